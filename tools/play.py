"""Play Flunk on this computer: the handheld's own program, on a simulated board.

    python3 tools/play.py                        in a window, as on a PyBadge
    python3 tools/play.py --board picosystem     with another screen and other keys
    python3 tools/play.py --text                 in this terminal, in words
    python3 tools/play.py --script FILE --shots DIR    keys from a file, pictures into a folder

Without a window system the game is played as text, and says so. A game is kept in .saved/
and goes on with the next start, in the window or in words.
"""

import argparse
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))


def parse_arguments():
    from engine import pack
    from engine.flunk import bots

    parser = argparse.ArgumentParser(description="Play Flunk on this computer.")
    parser.add_argument("--board", default="pybadge", metavar="NAME",
                        help="pybadge, pygamer, picosystem, or what CircuitPython calls the board")
    parser.add_argument("--deal", type=int, metavar="N", help="number of a new game's first deal")
    parser.add_argument("--mode", choices=("solo", "rubber"), help="what kind of new game")
    parser.add_argument("--level", choices=bots.LEVELS, help="how well the bots play")
    parser.add_argument("--watch", action="store_true", help="let a bot play your seat too")
    parser.add_argument("--text", action="store_true", help="in words, in this terminal")
    parser.add_argument("--scale", type=int, metavar="N", help="how many times as large")
    parser.add_argument("--saved", metavar="DIR", type=Path, default=ROOT / ".saved",
                        help="where games are kept (.saved in the project)")
    parser.add_argument("--script", metavar="FILE", help="take the keys from a file, no window")
    parser.add_argument("--shots", metavar="DIR", help="where a script puts its pictures")
    options = parser.parse_args()
    if options.deal is not None and not 1 <= options.deal <= pack.LARGEST_NUMBER:
        parser.error(f"deals are numbered from 1 to {pack.LARGEST_NUMBER}")
    if options.shots and not options.script:
        parser.error("--shots goes with --script")
    if options.scale is not None and options.scale < 1:
        parser.error("--scale is at least 1")
    return options


def settings_of(options):
    """The lines of settings.toml that the options stand for."""
    settings = {}
    if options.deal is not None:
        settings["FLUNK_DEAL"] = str(options.deal)
    if options.mode:
        settings["FLUNK_MODE"] = options.mode
    if options.level:
        settings["FLUNK_LEVEL"] = options.level
    if options.watch:
        settings["FLUNK_WATCH"] = "yes"
    return settings


def run_script(board, options):
    """Keys from a file; nothing is kept."""
    from tools.desktop.machine import Machine
    from tools.desktop.script import ScriptDriver, ScriptError

    try:
        if options.shots:
            Path(options.shots).mkdir(parents=True, exist_ok=True)
        driver = ScriptDriver.from_file(options.script, board, shots=options.shots)
    except ScriptError as error:
        print(error, file=sys.stderr)
        return 2
    except OSError as error:
        print(f"{options.shots}: {error.strerror}", file=sys.stderr)
        return 2
    with Machine(board, driver, folder=ROOT, settings=settings_of(options)) as machine:
        return machine.run()


def run_window(board, options):
    """In a window, until it is closed."""
    from tools.desktop.machine import Machine
    from tools.desktop.window import WindowDriver

    driver = WindowDriver(board, title="Flunk", scale=options.scale)
    with Machine(board, driver, folder=ROOT, nvm_file=saved_file(board, options),
                 settings=settings_of(options)) as machine:
        return machine.run()


def run_text(board, options):
    """In words, on standard input and output."""
    import simulated

    from tools.desktop.machine import Machine

    with Machine(board, simulated.Driver(), folder=ROOT, nvm_file=saved_file(board, options),
                 settings=settings_of(options)):
        from handheld import text_game

        text_game.run(ask, say)
    return 0


def has_letters(text):
    """Whether the terminal has the letters of a text."""
    try:
        text.encode(sys.stdout.encoding or "ascii")
        return True
    except UnicodeEncodeError:
        return False


def printable(text):
    """A text with letters for the signs that the terminal does not have. Where it lacks whole
    scripts, what is printed from now on is UTF-8."""
    if has_letters(text):
        return text
    plain = text
    for sign, letter in (("♣", "C"), ("♦", "D"), ("♥", "H"), ("♠", "S"), ("−", "-")):
        plain = plain.replace(sign, letter)
    if has_letters(plain):
        return plain
    sys.stdout.reconfigure(encoding="utf-8")
    return text


def say(line):
    """Show a line."""
    print(printable(line))


def ask(prompt):
    """A line from the terminal, None at its end."""
    try:
        return input(printable(prompt))
    except EOFError:
        print()
        return None


def saving_trouble(folder):
    """None if games can be kept in a folder, else why not."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return None
    except OSError as error:
        return error.strerror


def saved_file(board, options):
    """Where the memory of a board is kept between starts."""
    return options.saved / (board.name + ".nvm")


def main():
    options = parse_arguments()
    from tools import desktop  # noqa: F401  puts `simulated` in place
    from simulated import boards

    try:
        board = boards.find(options.board)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    if options.script:
        return run_script(board, options)
    trouble = saving_trouble(options.saved)
    if trouble:
        print(f"{options.saved}: games cannot be kept there ({trouble}); "
              "name another folder with --saved", file=sys.stderr)
        return 2
    if not options.text:
        from tools.desktop.window import window_available

        trouble = window_available()
        if trouble is None:
            return run_window(board, options)
        print(f"Playing in this terminal, because {trouble}.")
    return run_text(board, options)


if __name__ == "__main__":
    from tools import endings, environment

    environment.ensure()
    endings.run(main)
