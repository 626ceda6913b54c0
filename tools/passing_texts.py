"""Short texts that leave a board's memory with their module.

The compiler makes a name of every text of ten bytes or less, and names stay, in a table that grows by
doubling. So the modules of words, most of which come and go with a screen, get theirs out of one long text.
"""

import ast

from tools.source_edits import Source

_LONGEST_NAME = 10
_LIST = "_short"


def passes(module):
    """Whether it is a module of words."""
    return module.startswith("handheld.words.")


def with_one_text(text):
    """Source of a module of words, the short texts that it gives names in one; they may hold no line's end."""
    source = Source(text)
    keys = {id(key) for node in ast.walk(source.tree) if isinstance(node, ast.Dict) for key in node.keys}
    shorts = []
    for statement in source.tree.body:
        if isinstance(statement, ast.Assign):
            for node in ast.walk(statement.value):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in keys and (
                        len(node.value.encode()) <= _LONGEST_NAME):
                    if node.value not in shorts:
                        shorts.append(node.value)
                    source.replace(node, f"{_LIST}[{shorts.index(node.value)}]")
    joined = "\n".join(shorts)
    if len(joined.encode()) <= _LONGEST_NAME:
        return text
    return f"{_LIST} = {joined!r}.split({chr(10)!r})\n{source.edited()}\ndel {_LIST}\n"
