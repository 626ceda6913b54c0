"""What all tests have in common: where the code is, and which tests wait to be asked for."""

import os
import pathlib
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parent.parent

# As on the handheld: the root and lib/. But at the end, or our code.py would hide the
# standard library's `code`, which debuggers import.
sys.path[:] = [path for path in sys.path if pathlib.Path(path).resolve() != ROOT]
sys.path += [str(ROOT), str(ROOT / "lib")]

# Read by Blinka when it is first imported, whichever test does it.
os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")


def pytest_addoption(parser):
    parser.addoption("--long", action="store_true", help="run the long tests too")
    parser.addoption("--record", action="store_true", help="""write the pictures in tests/golden
        anew, as the screens are now:  tools/check.py --record tests/handheld/test_golden.py""")


def pytest_collection_modifyitems(config, items):
    if config.getoption("--long"):
        return
    skip = pytest.mark.skip(reason="takes minutes: run with --long")
    for item in items:
        if "long" in item.keywords:
            item.add_marker(skip)
