"""What a player reads or hears stands in handheld/words, in every language; the code has none of it."""

import ast
import re

from sitting import ROOT

# Texts of more than one word that are in the code, and why a player never sees them as they are.
REVIEWED = {
    # Names of the words' NOTICES, and what a screen is opened for.
    "not saved", "low battery", "no records", "no expert", "take back",
    # What is typed, as it is typed.
    "new ", "set ", "why ", " of ", " 9 s", " 3 s",
    # What settings.toml can say, as it says it.
    "yes, no",
    # The ranks of the cards, in a row.
    "2 3 4 5 6 7 8 9 10J Q K A ",
    # For programmers.
    "All four hands lie open once the deal is over",
    # In PBN files, for other programs.
    "Solo ", "Rubber ",
}


def texts(path):
    """The texts in a module, but for its docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            yield node.value


def is_prose(text):
    return " " in text and re.search(r"[^\W\d_]", text) is not None


def test_no_text_for_a_player_is_in_the_code():
    found = {}
    for path in sorted((ROOT / "lib" / "handheld").rglob("*.py")) + [ROOT / "code.py"]:
        if path.parent.name != "words":
            for text in filter(is_prose, texts(path)):
                found.setdefault(text, path.name)
    assert {text: name for text, name in found.items() if text not in REVIEWED} == {}
    assert REVIEWED <= set(found), "these are in the code no more"


def test_nothing_is_told_in_the_words_of_an_exception():
    """The engine's sentences are for programmers. Only what was raised with the player's words is shown."""
    allowed = {"console.py": 1, "stored.py": 1}
    found = {}
    for path in sorted((ROOT / "lib" / "handheld").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        caught = {node.name for node in ast.walk(tree) if isinstance(node, ast.ExceptHandler) and node.name} | {"error"}
        shown = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
                 and node.func.id == "str" and node.args and isinstance(node.args[0], ast.Name) and node.args[0].id in caught]
        if shown:
            found[path.name] = len(shown)
    # The console shows what is Refused, in the player's language; stored has names, not sentences.
    assert found == allowed
