"""Lets the tests of the engine import the modules that lie beside them."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
