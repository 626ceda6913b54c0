"""What a long run has done so far, in a file its user named: the same command goes on from there.

The first line says, as a JSON object, which run it is, by all that the results follow from. Then
comes a line for each job, in their order: [its place, its result].
"""

import json
import os
import stat

from tools import endings

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None

LONGEST_HEAD = 65536
KIND = "results of a long run of Flunk's tools"


class Kept:
    """The file. Made or opened for one run; endings.Failure, the file as it was, if it is
    another run's, or no such file at all.

    ahead: how many results are still to be taken with `take`; after these, `add` adds more.
    """

    def __init__(self, path, run):
        """run: a dict of JSON values by name, in words for the user; "code" is a digest."""
        self._path = path
        head = json.dumps({"file": KIND, **run}).encode() + b"\n"
        self._place = 0
        try:
            self._file = open(path, "a+b")
            try:
                self._hold()
                self.ahead = self._begin(head)
            except BaseException:
                self._file.close()
                raise
        except OSError as error:
            raise self._cannot(error) from None

    def take(self):
        """The next result, as JSON text."""
        line = self._file.readline()
        self.ahead -= 1
        self._place += 1
        return line[line.index(b",") + 1:-2].decode()

    def add(self, text):
        """Keep the next result, JSON text."""
        try:
            self._file.write(b"[%d,%s]\n" % (self._place, text.encode()))
            self._file.flush()
        except OSError as error:
            raise self._cannot(error) from None
        self._place += 1

    def close(self):
        try:
            self._file.close()
        except OSError:
            pass  # it was told of when it was written

    def _hold(self):
        """Nobody else's while it is open, where the system knows of such locks."""
        if not stat.S_ISREG(os.fstat(self._file.fileno()).st_mode):
            raise endings.Failure(f"{self._path} is no file in which results can be kept.")
        try:
            if fcntl:
                # Not flock, which the processes of the run would inherit.
                fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError):
            raise endings.Failure(f"{self._path}: another run is keeping its results there.") from None
        except OSError:
            pass  # a file system without locks

    def _begin(self, head):
        """Bring it into order and stand behind the head; how many results there are."""
        self._file.seek(0)
        first = self._file.readline(LONGEST_HEAD)
        if first != head:
            if not head.startswith(first):
                raise endings.Failure(f"{self._path} {_difference(first, json.loads(head))}.")
            # New, or stopped in the first line.
            self._file.truncate(0)
            self._file.write(head)
            self._file.flush()
            return 0
        count, end = 0, len(head)
        for line in self._file:
            if not line.endswith(b"\n"):
                self._file.truncate(end)  # cut off when the run was stopped
                break
            if not _is_result(line, count):
                raise endings.Failure(f"{self._path} is damaged from line {count + 2} on; "
                                      "without these lines it can be used.")
            count += 1
            end += len(line)
        self._file.seek(len(head))
        return count

    def _cannot(self, error):
        return endings.Failure(f"{self._path}: what is done cannot be kept there: {error.strerror or error}.")


def _is_result(line, place):
    try:
        value = json.loads(line)
        return line.startswith(b"[%d," % place) and len(value) == 2
    except (ValueError, RecursionError):
        return False


def _difference(first, run):
    """What a file's first line, which is not that of this run, makes of the file."""
    try:
        theirs = json.loads(first)
    except (ValueError, RecursionError):
        theirs = None
    if not isinstance(theirs, dict) or theirs.get("file") != KIND:
        return "is not a file of kept results; it is left as it is"
    for name, value in run.items():
        if name not in theirs or theirs[name] != value:
            if name == "code":
                return "keeps what another version of the bots played; begin another file"
            return f"keeps another run, with {name} {_shown(theirs.get(name))}, not {_shown(value)}; begin another file"
    return "keeps what another version of this tool played; begin another file"


def _shown(value):
    return " ".join(value) if isinstance(value, list) else "none" if value is None else value
