"""Short names for a board, which keeps every name in memory, letter by letter.

Short become private names, which begin with one underscore, public ones that are the app's own (see
tools/own_names.py), and the names of arguments that no call gives by name.
"""

import ast
import re

from tools.own_names import foreign_roots, own_names, root_of, stored_elsewhere
from tools.source_edits import Source

_PRIVATE = re.compile("_[A-Za-z][A-Za-z0-9_]*")
_LETTERS = "abcdefghijklmnopqrstuvwxyz"


def short_names(texts, kept=()):
    """{name: short name} of modules that are compiled together, but for arguments and the names kept.

    Two names have the same short one unless they could meet: in one file, or in a class and
    what it inherits from a class of another file. What a file stores in things that may be of any class
    meets all. texts: {module: source}.
    """
    sources = {module: Source(text) for module, text in texts.items()}
    trees = {module: source.tree for module, source in sources.items()}
    public = own_names(trees, kept)
    names = {module: {token.string for token in source.names
                      if _PRIVATE.fullmatch(token.string) or token.string in public}
             for module, source in sources.items()}
    everywhere = set().union(*map(stored_elsewhere, trees.values())) & set().union(*names.values())
    meetings = [everywhere.union(*(names[module] for module in family)) for family in _families(trees)]
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


def with_names_used(text, shorts, modules):
    """Source of a program that uses the modules: what it imports from them, and what it looks up in them and
    their objects, by the short names. Its own names stay, for two names of modules that never meet may have
    one short name; and so does what it looks up in other modules. modules: the dotted names of ours."""
    source = Source(text)
    lines = text.splitlines()
    imports = {(alias.lineno, alias.col_offset): alias for node in ast.walk(source.tree)
               if isinstance(node, ast.ImportFrom) for alias in node.names}
    roots = foreign_roots(source.tree, modules)
    foreign = {(node.end_lineno, node.end_col_offset) for node in ast.walk(source.tree)
               if isinstance(node, ast.Attribute) and root_of(node) in roots}
    for token in source.names:
        if token.string not in shorts:
            continue
        line, column = token.start
        short = shorts[token.string]
        start = len(lines[line - 1][:column].encode())
        alias = imports.get((line, start))
        if alias:
            source.replace_token(token, short if alias.asname else short + " as " + token.string)
        elif lines[line - 1][:column].endswith(".") and (line, start + len(token.string.encode())) not in foreign:
            source.replace_token(token, short)
    return source.edited()


def _first_short(taken):
    number = 0
    while True:
        name = "_" + _LETTERS[number % len(_LETTERS)] + (str(number // len(_LETTERS)) if number >= len(_LETTERS) else "")
        if name not in taken:
            return name
        number += 1


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
