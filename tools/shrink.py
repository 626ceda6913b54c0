"""The app's sources made smaller for a board, without changing what they do.

What they say for people a board would keep in memory: each name, letter by letter, and what
a module defines, in a dict. So before they are compiled the files are rewritten, all that
belong together at once, since one uses the names of another:

- A public whole number, such as LEFT = 1, is written where it is used, in its own file and in
  those that import it, and is no longer defined. (Of a private one, such as _ROWS = 9, the
  compiler does the same; see vm.with_constants.)
- Names become short; see tools/short_names.py.
- Short texts of the modules of words do not become names; see tools/passing_texts.py.
"""

import ast
import re
from pathlib import Path

from tools import passing_texts, short_names
from tools.pc_only import is_pc_only
from tools.source_edits import Source

ROOT = Path(__file__).resolve().parent.parent
PLAIN_FILES = ("code.py", "boot.py", "safemode.py")
"""What a board gets as it is; it calls the app's functions by their names."""

_CAPITALS = re.compile("[A-Z][A-Z0-9_]*")


class Shrunk:
    """An app's files, rewritten: texts, {dotted name of a module: its source}."""

    def __init__(self, trees):
        """trees: .py files and package folders, each imported by its own name."""
        texts = {}
        for tree in map(Path, trees):
            paths = sorted(tree.rglob("*.py")) if tree.is_dir() else [tree]
            for path in paths:
                if is_pc_only(path):
                    continue
                texts[module_of(path, tree)] = path.read_text(encoding="utf-8")
        self._numbers = {module: numbers_in(text) for module, text in texts.items()}
        texts = {module: with_numbers(text, self._numbers, module) for module, text in texts.items()}
        kept = {token.string for name in PLAIN_FILES for token in Source((ROOT / name).read_text(encoding="utf-8")).names}
        self._modules = set(texts)
        self._names = short_names.short_names(texts, kept)
        keywords = set().union(*map(short_names.keywords_in, texts.values()))
        self.texts = {module: short_names.with_arguments(short_names.with_names(text, self._names), keywords)
                      for module, text in texts.items()}
        for module in filter(passing_texts.passes, self.texts):
            self.texts[module] = passing_texts.with_one_text(self.texts[module])

    def fit(self, text):
        """Source of a program that uses the app, with what the app calls otherwise now."""
        return short_names.with_names_used(with_numbers(text, self._numbers), self._names, self._modules)


def module_of(path, tree):
    """The dotted name by which a file of a tree is imported."""
    return ".".join(path.relative_to(tree.parent).with_suffix("").parts).removesuffix(".__init__")


def numbers_in(text):
    """{name: number} of the public whole numbers that a module defines once and for all."""
    tree = ast.parse(text)
    stored = [node.id for node in ast.walk(tree)
              if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]
    numbers = {}
    for node in tree.body:
        if isinstance(node, ast.Assign) and _CAPITALS.fullmatch(ast.unparse(node.targets)):
            name = node.targets[0].id
            try:
                number = ast.literal_eval(node.value)
            except ValueError:
                continue
            if type(number) is int and stored.count(name) == 1:
                numbers[name] = number
    return numbers


def with_numbers(text, numbers, module=""):
    """Source of a module that says the numbers of others, and its own, instead of their names.

    numbers: {module: {name: number}}.
    """
    source = Source(text)
    own = numbers.get(module, {})
    values, modules = _imported(source.tree, numbers)
    values.update(own)
    replaced = set()
    kept = set()
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            number = modules.get(node.value.id, {}).get(node.attr)
            if number is not None:
                source.replace(node, _written(number))
                replaced.add(node.value)
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Name) and node not in replaced:
            if isinstance(node.ctx, ast.Load) and node.id in values:
                source.replace(node, _written(values[node.id]))
            else:
                kept.add(node.id)
    gone = set(values) | {node.id for node in replaced} - kept
    for node in ast.walk(source.tree):
        if isinstance(node, ast.ImportFrom):
            names = [alias for alias in node.names if (alias.asname or alias.name) not in gone]
            if len(names) < len(node.names):
                node.names = names
                source.replace(node, ast.unparse(node) if names else "pass")
    for node in source.tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets) in own:
            source.replace(node, "pass")
    return source.edited()


def _imported(tree, numbers):
    """({name: number}, {name of a module: its numbers}), as a file imports them."""
    values = {}
    modules = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            modules.update((alias.asname or alias.name, numbers[alias.name])
                           for alias in node.names if alias.name in numbers)
        elif isinstance(node, ast.ImportFrom):
            for alias in node.names:
                name = alias.asname or alias.name
                if alias.name in numbers.get(node.module, {}):
                    values[name] = numbers[node.module][alias.name]
                elif node.module + "." + alias.name in numbers:
                    modules[name] = numbers[node.module + "." + alias.name]
    return values, modules


def _written(number):
    return str(number) if number >= 0 else "(" + str(number) + ")"
