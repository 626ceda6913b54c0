"""A Dask cluster on this machine's loopback: a scheduler and workers that know nothing of Flunk."""

import json
import os
import pathlib
import signal
import subprocess
import sys
import time


class SmallCluster:
    """Runs while it is used with `with`. python: an interpreter with distributed. folder: empty;
    the workers live in it. preload: Python files by the kind of member that runs them first."""

    def __init__(self, python, folder, workers=2, preload=()):
        self._preload = dict(preload)
        self._python = python
        self._folder = pathlib.Path(folder)
        self._wanted = workers
        self._processes = []

    def __enter__(self):
        try:
            told = self._folder / "scheduler.json"
            # Should nobody be left to stop them, they end by themselves.
            self.scheduler = self._start("scheduler", "--port", "0", "--scheduler-file", str(told), "--idle-timeout", "120s",
                                         "--dashboard-address", "127.0.0.1:0")
            deadline = time.monotonic() + 60
            while not told.exists() or not told.read_text().endswith("}"):
                assert time.monotonic() < deadline and self.scheduler.poll() is None, "no scheduler"
                time.sleep(0.05)
            self.address = json.loads(told.read_text())["address"].removeprefix("tcp://")
            self.workers = [self._start("worker", self.address, "--nthreads", "1", "--no-nanny", "--name", f"w{place}",
                                        "--death-timeout", "60") for place in range(self._wanted)]
        except BaseException:
            self.__exit__()
            raise
        return self

    def wait_for_workers(self):
        """Until all are there."""
        program = "import distributed, sys; distributed.Client(sys.argv[1]).wait_for_workers(int(sys.argv[2]), timeout=60)"
        subprocess.run([self._python, "-c", program, self.address, str(self._wanted)], check=True, timeout=90,
                       stderr=subprocess.DEVNULL)

    def _start(self, kind, *arguments):
        if kind in self._preload:
            arguments += ("--preload", str(self._preload[kind]))
        # Elsewhere and without our folders, or the workers would find the project by themselves.
        variables = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        with open(self._folder / f"log{len(self._processes)}", "wb") as log:
            process = subprocess.Popen(
                [self._python, "-m", "distributed.cli.dask_" + kind, *arguments, "--host", "127.0.0.1", "--no-dashboard"],
                cwd=self._folder, stdout=log, stderr=log, start_new_session=sys.platform != "win32",
                env=dict(variables, DASK_CONFIG=str(self._folder), DASK_TEMPORARY_DIRECTORY=str(self._folder)))
        self._processes.append(process)
        return process

    def __exit__(self, *_):
        for process in self._processes:
            if sys.platform == "win32":
                process.kill()
            else:
                try:  # and whom it has started
                    os.killpg(process.pid, signal.SIGKILL)
                except ProcessLookupError:
                    pass
        for process in self._processes:
            process.wait(timeout=60)
