"""Python environments beside the project's own, for what only one tool needs."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def python_with(name):
    """The interpreter of an environment .venv-NAME that holds what tools/NAME.lock pins, made
    when it is first needed; None, after saying why, if it cannot be made."""
    folder = ROOT / (".venv-" + name)
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    lock = ROOT / "tools" / (name + ".lock")
    complete = folder / "complete"
    if not complete.exists() or complete.read_text() != lock.read_text():
        print(f"Making an environment for {name} ({folder.name}), once", flush=True)
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(folder)], check=True)
        done = subprocess.run(
            [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check",
             "--no-deps", "--require-hashes", "-r", str(lock)], capture_output=True, text=True)
        if done.returncode:
            print(f"{name} cannot be installed here: " + done.stderr.strip()[-200:])
            return None
        complete.write_text(lock.read_text())
    return str(python)
