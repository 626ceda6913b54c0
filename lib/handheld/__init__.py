"""The handheld: boards, drawing, screens and storage around the engine."""

import sys


class BoardError(Exception):
    """This board cannot play as it is; the text is a sentence that says what is missing."""


def borrow(name):
    """Import a module of ours that is needed only now; its memory is free when the caller is
    done with it."""
    module = __import__(name, None, None, ("",))
    forget(name)
    return module


def forget(name):
    """Let go of a module; whoever still uses it keeps it."""
    package, _, short = name.rpartition(".")
    del sys.modules[name]
    delattr(sys.modules[package], short)


def forget_all(package, names):
    """Let go of those modules anywhere in a package, "engine." or "handheld.", that are loaded and
    whose own names, without what they lie in, are among these."""
    for name in list(sys.modules):
        if name.startswith(package) and name.rpartition(".")[2] in names:
            forget(name)
