"""The public names that are the app's own, so that a board may have them shorter.

One name is replaced wherever it stands, whatever it means there. So it may be replaced if all that it means is
ours: a function or class of a module, a method or attribute of a class, an argument, a variable.
"""

import ast
import builtins
import re

from tools.firmware_names import firmware_names

_CAPITALS = re.compile("[A-Z][A-Z0-9_]*")
_TYPES = (str, bytes, bytearray, memoryview, list, tuple, dict, set, int, OSError, StopIteration)
"""Builtin types that have names of their own for what they can do."""


def own_names(trees, kept):
    """The names in capitals, and those of functions, classes, methods and attributes, that modules which are
    compiled together define, but for those that something else has too, or that are kept.

    trees: {module: its syntax tree}.
    """
    capitals = set().union(*map(_defined_capitals, trees.values()))
    for tree in trees.values():
        capitals -= _names_of_others(tree, trees)
    others = set(kept) | builtin_names() | firmware_names()
    names = set()
    for module, tree in trees.items():
        names |= defined_names(tree)
        others |= set(module.split(".")) | _names_of_others(tree, trees) | _names_given(module, tree)
    return capitals | {name for name in names - others if not name.startswith("_") and len(name) > 1}


def builtin_names():
    """What Python itself has, and its own types."""
    return set(dir(builtins)).union(*map(dir, _TYPES))


def defined_names(tree):
    """The functions and classes of a module; the methods and attributes of classes, and what is stored as an
    attribute of anything."""
    names = {node.name for node in tree.body if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            names |= {each.name for each in node.body if isinstance(each, (ast.FunctionDef, ast.ClassDef))}
            names |= {target.id for each in node.body if isinstance(each, ast.Assign)
                      for target in each.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            names.add(node.attr)
    return names


def stored_elsewhere(tree):
    """What a file stores as attributes of other things than self: they may be of any class or module."""
    return {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)
            and isinstance(node.ctx, ast.Store) and ast.unparse(node.value) != "self"}


def foreign_roots(tree, modules):
    """The names by which a file has modules that are not among these, or something out of them."""
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.asname or alias.name.split(".")[0] for alias in node.names if alias.name not in modules}
        elif isinstance(node, ast.ImportFrom) and node.module not in modules:
            names |= {alias.asname or alias.name for alias in node.names}
    return names


def root_of(node):
    """The name that a chain of attributes begins with; "" if it begins with something else."""
    while isinstance(node, ast.Attribute):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def _defined_capitals(tree):
    return {target.id for node in tree.body if isinstance(node, ast.Assign) for target in node.targets
            if isinstance(target, ast.Name) and _CAPITALS.fullmatch(target.id)}


def _names_of_others(tree, modules):
    """The names that come from modules which are not among these."""
    roots = foreign_roots(tree, modules)
    names = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute) and root_of(node) in roots}
    return names | {alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)
                    and node.module not in modules for alias in node.names} | roots


def _names_given(module, tree):
    """The names of arguments in calls, and those that a text may hold for something to be looked up by."""
    unused = _said_to_people(module, tree)
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.keyword):
            names.add(node.arg)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in unused:
            # A sentence names nothing.
            if re.fullmatch("[A-Za-z0-9_.]+", node.value):
                names.update(node.value.split("."))
    return names


def _said_to_people(module, tree):
    """The texts by which nothing is ever looked up: docstrings, and all of a module of words."""
    if module.startswith("handheld.words."):
        return {node for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)}
