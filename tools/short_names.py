"""Short names for a board, which keeps every name in memory, letter by letter.

Short become private names, which begin with one underscore, names in capitals that a module
of the app defines, and the names of arguments that no call gives by name.
"""

import ast
import re

from tools.source_edits import Source

_PRIVATE = re.compile("_[A-Za-z][A-Za-z0-9_]*")
_CAPITALS = re.compile("[A-Z][A-Z0-9_]*")
_LETTERS = "abcdefghijklmnopqrstuvwxyz"


def short_names(texts):
    """{name: short name} of modules that are compiled together, but for arguments.

    Two names have the same short one unless they could meet: in one file, or in a class and
    what it inherits from a class of another file. texts: {module: source}.
    """
    sources = {module: Source(text) for module, text in texts.items()}
    capitals = set().union(*(_defined_capitals(source.tree) for source in sources.values()))
    for source in sources.values():
        capitals -= _names_of_others(source.tree, texts)
    names = {module: {token.string for token in source.names
                      if _PRIVATE.fullmatch(token.string) or token.string in capitals}
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
