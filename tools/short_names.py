"""Short names for a board, which keeps every name in memory, letter by letter.

Short become private names, which begin with one underscore, names in capitals that a module
of the app defines, functions and classes of modules where nothing else anywhere has their name, and the names of
arguments that no call gives by name.
"""

import ast
import builtins
import re

from tools.source_edits import Source

_PRIVATE = re.compile("_[A-Za-z][A-Za-z0-9_]*")
_CAPITALS = re.compile("[A-Z][A-Z0-9_]*")
_LETTERS = "abcdefghijklmnopqrstuvwxyz"


def short_names(texts, kept=()):
    """{name: short name} of modules that are compiled together, but for arguments and the names kept.

    Two names have the same short one unless they could meet: in one file, or in a class and
    what it inherits from a class of another file. texts: {module: source}.
    """
    sources = {module: Source(text) for module, text in texts.items()}
    capitals = set().union(*(_defined_capitals(source.tree) for source in sources.values()))
    for source in sources.values():
        capitals -= _names_of_others(source.tree, texts)
    public = capitals | _functions({module: source.tree for module, source in sources.items()}, kept)
    names = {module: {token.string for token in source.names
                      if _PRIVATE.fullmatch(token.string) or token.string in public}
             for module, source in sources.items()}
    meetings = [set().union(*(names[module] for module in family))
                for family in _families({module: source.tree for module, source in sources.items()})]
    places = {}
    for place, met in enumerate(meetings):
        for name in met:
            places.setdefault(name, set()).add(place)
    taken = [set() for _ in meetings]
    shorts = {}
    # What is in many files is the hardest to place.
    for name in sorted(places, key=lambda name: (-len(places[name]), name)):
        shorts[name] = _first_short(set().union(*(taken[place] for place in places[name])))
        for place in places[name]:
            taken[place].add(shorts[name])
    return shorts


def with_names(text, shorts):
    """Source with names replaced, by a dict from short_names()."""
    source = Source(text)
    for token in source.names:
        if token.string in shorts:
            source.replace_token(token, shorts[token.string])
    return source.edited()


def with_names_used(text, shorts):
    """Source of a program that uses the modules: what it imports from them, and what it looks up in them, by
    the short names. Its own names stay, for two names of modules that never meet may have one short name."""
    source = Source(text)
    lines = text.splitlines()
    imports = {(alias.lineno, alias.col_offset): alias for node in ast.walk(source.tree)
               if isinstance(node, ast.ImportFrom) for alias in node.names}
    for token in source.names:
        if token.string not in shorts:
            continue
        line, column = token.start
        short = shorts[token.string]
        alias = imports.get((line, len(lines[line - 1][:column].encode())))
        if alias:
            source.replace_token(token, short if alias.asname else short + " as " + token.string)
        elif lines[line - 1][:column].endswith("."):
            source.replace_token(token, short)
    return source.edited()


def _first_short(taken):
    number = 0
    while True:
        name = "_" + _LETTERS[number % len(_LETTERS)] + (str(number // len(_LETTERS)) if number >= len(_LETTERS) else "")
        if name not in taken:
            return name
        number += 1


def _defined_capitals(tree):
    return {target.id for node in tree.body if isinstance(node, ast.Assign) for target in node.targets
            if isinstance(target, ast.Name) and _CAPITALS.fullmatch(target.id)}


def _names_of_others(tree, texts):
    """The names that come from modules which are not among the texts."""
    modules = set()
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            modules |= {alias.asname or alias.name.split(".")[0] for alias in node.names
                        if alias.name not in texts}
        elif isinstance(node, ast.ImportFrom) and node.module not in texts:
            names |= {alias.asname or alias.name for alias in node.names}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and ast.unparse(node).split(".")[0] in modules | names:
            names.add(node.attr)
    return names


def _functions(trees, kept):
    """The names of functions and classes of modules, but for those that something else might have: a method or
    an attribute, an argument, a module, a text; or that are kept."""
    functions = set()
    others = set(dir(builtins)) | set(kept)
    for module, tree in trees.items():
        functions |= {node.name for node in tree.body if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
        others |= set(module.split("."))
        modules = _modules_in(tree, trees)
        unused = _said_to_people(module, tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                others |= {each.name for each in node.body if isinstance(each, ast.FunctionDef)}
            elif isinstance(node, ast.Attribute):
                if not (isinstance(node.value, ast.Name) and node.value.id in modules
                        or _is_borrowed(node.value, trees)):
                    others.add(node.attr)
            elif isinstance(node, ast.arg):
                others.add(node.arg)
            elif isinstance(node, ast.keyword):
                others.add(node.arg)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in unused:
                others.update(re.findall("[A-Za-z0-9_]+", node.value))
            elif isinstance(node, ast.ImportFrom) and node.module not in trees:
                others |= {alias.asname or alias.name for alias in node.names}
            elif isinstance(node, ast.Import):
                others |= {alias.asname or alias.name for alias in node.names}
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                others.add(node.id)
    return {name for name in functions - others if not name.startswith("_") and len(name) > 3}


def _said_to_people(module, tree):
    """The texts by which nothing is ever looked up: docstrings, and all of a module of words."""
    if module.startswith("handheld.words."):
        return {node for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)}


def _is_borrowed(node, trees):
    """Whether it is a call that gives a module of ours, as in borrow("handheld.battery")."""
    return (isinstance(node, ast.Call) and ast.unparse(node.func) == "borrow" and len(node.args) == 1
            and isinstance(node.args[0], ast.Constant) and node.args[0].value in trees)


def _modules_in(tree, trees):
    """The names that stand for modules of ours in a file."""
    return {alias.asname or alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)
            for alias in node.names if node.module + "." + alias.name in trees}


def _families(trees):
    """For each module the set of it and of those whose classes its own inherit from."""
    defined = {}
    bases = {}
    for module, tree in trees.items():
        bases[module] = set()
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                defined.setdefault(node.name, set()).add(module)
                bases[module] |= {ast.unparse(base).rpartition(".")[2] for base in node.bases}
    families = []
    for module in trees:
        family = set()
        found = {module}
        while found:
            family |= found
            found = {other for member in found for base in bases[member]
                     for other in defined.get(base, ())} - family
        families.append(family)
    return families


# Arguments ---------------------------------------------------------------------------


def keywords_in(text):
    """The names by which arguments are given in calls."""
    return {node.arg for node in ast.walk(ast.parse(text)) if isinstance(node, ast.keyword)}


def with_arguments(text, keywords):
    """Source with short names of arguments, but for keywords, the names that calls give.

    A function with another one inside stays as it is.
    """
    source = Source(text)
    for function in ast.walk(source.tree):
        if isinstance(function, ast.FunctionDef):
            inside = [node for statement in function.body for node in ast.walk(statement)]
            if not any(isinstance(node, (ast.FunctionDef, ast.Lambda, ast.ClassDef)) for node in inside):
                _shorten_arguments(source, function, inside, keywords)
    return source.edited()


def _shorten_arguments(source, function, inside, keywords):
    arguments = function.args.args + ([function.args.vararg] if function.args.vararg else [])
    names = [node for node in inside if isinstance(node, ast.Name)]
    taken = {node.id for node in names} | {argument.arg for argument in arguments}
    shorts = {}
    for argument in arguments:
        if argument.arg not in keywords:
            shorts[argument.arg] = _first_short(taken)
            taken.add(shorts[argument.arg])
            source.replace_argument(argument, shorts[argument.arg])
    for node in names:
        if node.id in shorts:
            source.replace(node, shorts[node.id])
