"""All tests, in the project's own environment:  python3 tools/check.py [--long] [pytest's options]

Runs pytest on all cores and ends with its exit status. --long runs the long tests too.
Files are named from the project's root: tools/check.py tests/engine/test_cards.py
"""

import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from tools import environment


def options(arguments):
    """pytest's command line for what the user asked for."""
    chosen = ["-rfEs"]  # what failed, and the reason for each test that is skipped
    if not any(argument.startswith(("-n", "--numprocesses", "--pdb")) for argument in arguments):
        chosen += ["-n", "auto", "--dist", "worksteal"]
    return chosen + list(arguments)


def main(arguments):
    environment.ensure()
    import pytest

    os.chdir(environment.ROOT)
    for reason in environment.missing().values():
        print(reason)
    return int(pytest.main(options(arguments)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
