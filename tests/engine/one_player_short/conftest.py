"""Lets these tests import the modules beside them, and those of the tests of the engine."""

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
# Modules beside the other tests are found first, so names here must not be theirs.
sys.path += [str(HERE), str(HERE.parent)]
