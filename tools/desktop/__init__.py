"""A simulated handheld, on which the project's own code.py runs unchanged.

machine   puts the board in place and runs the app on it
window    a driver: a window and a keyboard
script    a driver: a file of keys, without a window, with pictures of the screen
screen    the display, and what it looks like
strict    what a real board would refuse, refused here too
standins/ modules named like those built into a board; they run on MicroPython as well
vm/       more of these, for MicroPython alone, where displayio is missing
"""

import importlib.util
import os
import pathlib
import sys

# Blinka is to look for no hardware. It reads this when it is first imported.
os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")

STANDINS = pathlib.Path(__file__).parent / "standins"
VM_STANDINS = pathlib.Path(__file__).parent / "vm"


def load(name, path):
    """Import the file or package folder at `path` under `name`, whatever sys.path says."""
    if path.is_dir():
        spec = importlib.util.spec_from_file_location(
            name, path / "__init__.py", submodule_search_locations=[str(path)]
        )
    else:
        spec = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


if "simulated" not in sys.modules:
    load("simulated", STANDINS / "simulated")
