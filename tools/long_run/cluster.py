"""Jobs of a long run on the workers of a Dask cluster, which need to know nothing of Flunk.

Each chunk of jobs is sent with our code, as a zip. The worker unpacks it once, among its own
temporary files, and does the chunk in a process of its own: the engine keeps what it works on
in its modules, which must not be shared by a worker's threads, and the worker is not left with
modules of ours. Our own Python finds Dask in an environment beside it, tools/dask.lock.
"""

import asyncio
import collections
import hashlib
import io
import json
import logging
import sys
import warnings
import zipfile

from tools import endings, side_environment

PATIENCE = 4
"""Seconds in which a scheduler has to answer."""
AHEAD = 4
"""So many chunks are sent for each thread of the workers, so that none waits for its next one."""
RETRIES = 3
"""So often a chunk is given out again whose process was ended, for instance for want of memory."""
CODE = ("engine", "tools")


def code():
    """Our code as the bytes of a zip, the same for the same code."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        for folder in CODE:
            for path in sorted((side_environment.ROOT / folder).rglob("*.py")):
                name = zipfile.ZipInfo(path.relative_to(side_environment.ROOT).as_posix())
                file.writestr(name, path.read_bytes(), zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def new_task():
    """What a worker does with a chunk. A function within a function, because Dask sends these
    as they are, and others as the name of a module that the worker has not got."""
    def work(packed, digest, request):
        import io
        import os
        import shutil
        import subprocess
        import sys
        import tempfile
        import zipfile

        from distributed import get_worker

        room = get_worker().local_directory
        folder = os.path.join(room, "flunk-" + digest)
        if not os.path.isdir(folder):
            beside = tempfile.mkdtemp(dir=room)
            with zipfile.ZipFile(io.BytesIO(packed)) as file:
                file.extractall(beside)
            try:
                os.rename(beside, folder)
            except OSError:  # another thread was faster
                shutil.rmtree(beside)
        program = os.path.join(folder, "tools", "long_run", "chunk.py")
        with subprocess.Popen([sys.executable, program], stdin=subprocess.PIPE,
                              stdout=subprocess.PIPE) as process:
            process.stdin.write(request)
            process.stdin.flush()
            answer = process.stdout.read()
            status = process.wait()
        if status:
            raise RuntimeError(f"a process on {get_worker().address} ended with status {status}")
        return answer

    return work


def misfit(ours, theirs):
    """Why a member of a cluster cannot work with us, as words; None if it can. Both as Dask's
    members tell of themselves."""
    wanted, found = [("Python " + ".".join(told["host"]["python"].split(".")[:2]),
                      "distributed " + told["packages"]["distributed"]) for told in (ours, theirs)]
    if found == wanted:
        return None
    return f"has {found[0]} with {found[1]}, and this needs {wanted[0]} with {wanted[1]}"


async def scheduler_versions(address):
    """What a scheduler tells of itself. Asked for before a Client is made, which waits for ever
    for somebody who is silent, and does not understand older schedulers."""
    from distributed.core import connect, send_recv
    from distributed.security import Security

    comm = await connect(address, timeout=PATIENCE, **Security().get_connection_args("client"))
    try:
        return await send_recv(comm, op="versions")
    finally:
        comm.abort()


class Cluster:
    """The workers of the cluster whose scheduler has an address, a pair of host and port."""

    def __init__(self, address):
        host, port = address
        self._address = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
        packages = side_environment.packages_of("dask")
        if packages is None:
            raise endings.Failure("Without the packages in tools/dask.lock no cluster can be used.")
        if packages not in sys.path:
            sys.path.append(packages)
        import distributed

        # What goes wrong is told below, once.
        logging.disable(logging.CRITICAL)
        warnings.filterwarnings("ignore", module="distributed")
        ours = distributed.versions.get_versions()
        try:
            scheduler = asyncio.run(asyncio.wait_for(scheduler_versions(self._address), PATIENCE))
            reason = misfit(ours, scheduler)
            if not reason:
                self._client = distributed.Client(self._address, timeout=PATIENCE, set_as_default=False)
        except Exception:  # by whatever is there in its place
            raise endings.Failure(f"No Dask scheduler answers at {self._address}.") from None
        if reason:
            raise endings.Failure(f"The cluster at {self._address} does not fit: its scheduler {reason}.")
        try:
            self._look_at_workers(ours)
        except BaseException:
            self._client.close()
            raise

    def _look_at_workers(self, ours):
        workers = self._client.get_versions()["workers"]
        for worker, theirs in sorted(workers.items()):
            reason = misfit(ours, theirs)
            if reason:
                raise endings.Failure(f"The cluster at {self._address} does not fit: its worker {worker} {reason}.")
        if not workers:
            print(f"The cluster at {self._address} has no workers yet: waiting for them", file=sys.stderr, flush=True)

    def close(self):
        self._client.close()

    def texts(self, function, jobs, chunk_of):
        """The results as JSON texts, in the order of the jobs. function: (module, name).
        chunk_of: how many jobs make a chunk for so many threads."""
        from distributed import KilledWorker

        packed = code()
        digest = hashlib.sha256(packed).hexdigest()[:16]
        task, sent = new_task(), collections.deque()
        try:
            size = chunk_of(self._threads())
            places = range(0, len(jobs), size)
            while places or sent:
                room = AHEAD * self._threads() - len(sent)  # there may be more workers by now
                for place in places[:max(0, room)]:
                    request = json.dumps({"module": function[0], "function": function[1],
                                          "jobs": jobs[place:place + size]}).encode() + b"\n"
                    sent.append(self._client.submit(task, packed, digest, request, pure=False, retries=RETRIES))
                places = places[max(0, room):]
                yield from self._results(sent.popleft().result())
        except endings.Failure:
            raise
        except KilledWorker:
            raise endings.Failure(
                f"Several workers of the cluster at {self._address} died while they did the same jobs.") from None
        except Exception as error:
            # Some of its errors are connections that broke, before the client has noticed.
            if self._client.status != "running" or isinstance(error, OSError):
                raise endings.Failure(f"The scheduler at {self._address} does not answer any more.") from None
            raise endings.Failure(f"The cluster at {self._address} failed: {error}.") from None

    def _threads(self):
        return max(1, sum(self._client.nthreads().values()))

    def _results(self, answer):
        told = json.loads(answer)
        if "error" in told:
            raise endings.Failure(f"Jobs on the cluster at {self._address} failed:\n{told['error']}")
        return told["results"]
