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
