"""Lets the tests of Three-handed Bridge import the modules that lie beside them, and the engine's."""

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]
