"""What of the project a board does not get."""

import pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent

# The level expert: it needs CPython and much memory, so nothing compiled has it.
PC_ONLY = frozenset(f"engine/flunk/bots/{name}.py"
                    for name in ("exact", "expert", "layouts", "likelihood", "open_cards", "worlds"))


def is_pc_only(path):
    """Whether a file of the project is left out wherever there is no CPython."""
    path = pathlib.Path(path).resolve()
    return path.is_relative_to(ROOT) and path.relative_to(ROOT).as_posix() in PC_ONLY
