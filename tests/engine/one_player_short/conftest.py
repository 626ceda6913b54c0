"""Lets these tests import the modules beside them, and those of the tests of the engine."""

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]
