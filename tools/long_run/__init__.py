"""Long computations: the same function for many jobs, on all cores or on a Dask cluster, with a
progress bar, and so that a run that was stopped can go on.

A job is a JSON value, and so is what the function makes of it; the function stands at the top of
a module of the project. Results come in the order of the jobs, whoever worked on them, and
as JSON gives them back (a tuple becomes a list), wherever they come from.
"""

import argparse
import contextlib
import functools
import hashlib
import json
import os
import re
import sys
from pathlib import Path

from tools import endings
from tools.long_run.kept import Kept

ROOT = Path(__file__).resolve().parents[2]

SHARES = 8
"""Into at least so many chunks the work of a process is cut, so that all end together."""


def add_options(parser):
    """Who works: --processes and --cluster."""
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--processes", type=_processes, metavar="N", help="how many (one a core)")
    who.add_argument("--cluster", type=_address, metavar="HOST:PORT",
                     help="work on the Dask cluster whose scheduler has this address")


def _processes(text):
    if not re.fullmatch("[0-9]{1,4}", text) or not int(text):
        raise argparse.ArgumentTypeError("a number from 1 to 9999 is wanted")
    return int(text)


def _address(text):
    """HOST:PORT as a pair."""
    found = re.fullmatch(r"(?:\[([0-9A-Fa-f:.]+)\]|([A-Za-z0-9._-]+)):([0-9]{1,5})", text)
    if not found or not 1 <= int(found[3]) <= 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is no HOST:PORT, such as 127.0.0.1:8786")
    return found[1] or found[2], int(found[3])


def digest_of(*names, without=()):
    """A digest of Python files of the project, and of all but some in folders of it: whoever keeps
    results keeps it with them, to know whether they would be the same today."""
    digest = hashlib.sha256()
    for name in names:
        path = ROOT / name
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            name = file.relative_to(ROOT).as_posix()
            if name not in without:
                content = file.read_bytes()
                digest.update(f"{name} {len(content)}\n".encode() + content)
    return digest.hexdigest()


class Run:
    """One start of a tool, with the options of add_options; to be used with `with`.

    keep: a file to keep the results in, or None. run: a dict that says what the results
    follow from, see Kept. Raises endings.Failure.
    """

    def __init__(self, options, keep=None, run=None):
        self._processes = options.processes
        self._cluster = None
        with contextlib.ExitStack() as stack:
            self._kept = Kept(keep, run) if keep is not None else None
            if self._kept:
                stack.callback(self._kept.close)
            if options.cluster:
                from tools.long_run.cluster import Cluster

                self._cluster = Cluster(options.cluster)
                stack.callback(self._cluster.close)
            self._closing = stack.pop_all()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._closing.close()

    def at_the_start(self, value):
        """A JSON value, or if results are kept, what it was when the run was begun."""
        if self._kept and self._kept.ahead:
            return json.loads(self._kept.take())
        if self._kept:
            self._kept.add(json.dumps(value))
        return value

    def results(self, function, jobs, most=50, fresh=False, name=None, done=0):
        """Yield function(job) for each job, in order; what is kept of them is not done again.

        most: so many jobs at most go to a process at a time; few, if each takes long. fresh:
        start new interpreters, which load every module anew. name: of the work, at the progress
        bar. done: how many deals were there before.
        """
        from tqdm import tqdm

        jobs = list(jobs)
        ahead = min(self._kept.ahead, len(jobs)) if self._kept else 0
        with tqdm(desc=name, initial=done + ahead, total=done + len(jobs), unit="deal", disable=None) as bar:
            for _ in range(ahead):
                yield json.loads(self._kept.take())
            for text in self._texts(function, jobs[ahead:], most, fresh):
                if self._kept:
                    self._kept.add(text)
                bar.update()
                yield json.loads(text)

    def _texts(self, function, jobs, most, fresh):
        def chunk_of(workers):
            return max(1, min(most, len(jobs) // (workers * SHARES)))

        if not jobs:
            return
        if self._cluster:
            yield from self._cluster.texts((_module_of(function), function.__name__), jobs, chunk_of)
            return
        workers = self._processes or os.cpu_count() or 1
        with endings.workers(workers, fresh) as pool:
            yield from pool.imap(functools.partial(_told, function), jobs, chunksize=chunk_of(workers))


def _told(function, job):
    return json.dumps(function(job))


def _module_of(function):
    """By what name others can import the module of a function, also if it was started."""
    if function.__module__ != "__main__":
        return function.__module__
    return "tools." + Path(sys.modules["__main__"].__file__).stem
