"""Lets the tests of the tools import what lies beside them."""

import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parent))
