"""tools/passing_texts.py: short texts that leave memory with their module."""

import ast

import pytest

from tools import passing_texts
from tools.vm import ROOT

WORDS = '''\
"""Words of a screen."""

TITLE = "Flunk"
MANY = ("one", "a text that is long enough", ("two", "one"))
BY_NAME = {"easy": "leicht"}
SIGNS = "♣♦♥♠"
NUMBER = 7
'''


def defined(text):
    names = {}
    exec(text, names)
    return {name: value for name, value in names.items() if not name.startswith("__")}


def test_a_module_of_words_says_the_same():
    changed = passing_texts.with_one_text(WORDS)
    assert defined(changed) == defined(WORDS)


def test_no_short_text_is_left_but_keys():
    tree = ast.parse(passing_texts.with_one_text(WORDS))
    short = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)
             and isinstance(node.value, str) and len(node.value.encode()) <= 10]
    assert short == ["\n", "easy"]


def test_a_module_without_short_texts_stays_as_it_is():
    text = 'LONG = "more than ten letters"\n'
    assert passing_texts.with_one_text(text) == text


@pytest.mark.parametrize("module, passes", [
    ("handheld.words.english_deal", True), ("handheld.words.english", True), ("handheld.words", False), ("handheld.score_words", False)])
def test_only_words(module, passes):
    assert passing_texts.passes(module) == passes


def test_all_modules_of_words_say_the_same():
    paths = [path for path in (ROOT / "lib" / "handheld" / "words").glob("[a-z]*.py")
             if passing_texts.passes("handheld.words." + path.stem)]
    assert len(paths) > 5
    for path in paths:
        text = path.read_text(encoding="utf-8")
        assert defined(passing_texts.with_one_text(text)) == defined(text), path.name
