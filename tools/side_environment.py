"""Python environments beside the project's own, for what only one tool needs.

tools/NAME.lock pins what is in one, by hash. It is made from the name and version of the package asked for:

    echo distributed==2026.8.0 | uv pip compile --universal --python-version 3.11 --generate-hashes \\
        --no-annotate --no-header - -o tools/dask.lock
"""

import subprocess
import sys
import sysconfig
from pathlib import Path

from tools import environment

ROOT = Path(__file__).resolve().parent.parent


def python_with(name):
    """The interpreter of an environment .venv-NAME that holds what tools/NAME.lock pins, made
    when it is first needed; None, after saying why, if it cannot be made."""
    folder = ROOT / (".venv-" + name)
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    lock = ROOT / "tools" / (name + ".lock")
    complete = folder / "complete"
    # One of another Python would not do for packages_of.
    wanted = "# Python %d.%d\n" % sys.version_info[:2] + lock.read_text()

    def is_complete():
        return complete.exists() and complete.read_text() == wanted

    if is_complete():
        return str(python)
    with open(ROOT / (environment.FOLDER + ".lock"), "a") as guard:
        environment.wait_for(guard)
        if is_complete():  # another start has made it while this one waited
            return str(python)
        # Not among the output, which may be meant for another program.
        print(f"Making an environment for {name} ({folder.name}), once", file=sys.stderr, flush=True)
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(folder)], check=True)
        done = subprocess.run(
            [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check",
             "--no-deps", "--require-hashes", "-r", str(lock)], capture_output=True, text=True)
        if done.returncode:
            print(f"{name} cannot be installed here: " + done.stderr.strip()[-200:], file=sys.stderr)
            return None
        complete.write_text(wanted)
    return str(python)


def packages_of(name):
    """The folder of packages in that environment, for sys.path; None as in python_with."""
    if python_with(name) is None:
        return None
    folder = str(ROOT / (".venv-" + name))
    return sysconfig.get_path("purelib", "venv", {"base": folder, "platbase": folder})
