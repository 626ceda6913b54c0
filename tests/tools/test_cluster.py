"""Long runs on a Dask cluster: a real scheduler and real workers on this machine's loopback, which
know nothing of Flunk. What comes out is what comes out here, also if a worker dies."""

import json
import pathlib
import signal
import socket
import subprocess
import sys
import threading
import time

import pytest

from small_cluster import SmallCluster
from tools import side_environment
from tools.long_run.cluster import misfit

ROOT = pathlib.Path(__file__).resolve().parents[2]
ARENA = [sys.executable, str(ROOT / "tools" / "arena.py")]

# The first half of make_estimates and a round of tune_bots, with fewer deals; their files elsewhere.
TABLES = """
import hashlib, pathlib, sys
sys.path.append(sys.argv.pop(1))
from argparse import ArgumentParser
from tools import endings, long_run, make_estimates, tune_bots
make_estimates.RECORDS = pathlib.Path(sys.argv.pop(1))
make_estimates.players = lambda: "they take a while to be told from others"
parser = ArgumentParser()
long_run.add_options(parser)
parser.add_argument("--deals", type=int, default=3)
options = parser.parse_args()
make_estimates.play(options)
print(hashlib.sha256(make_estimates.RECORDS.read_bytes()).hexdigest())
with long_run.Run(options) as run:
    print(tune_bots.learn(run.results(tune_bots.study_deal, range(200_001, 200_003), fresh=True)))
"""


@pytest.fixture(scope="module")
def python():
    found = side_environment.python_with("dask")
    if found is None:
        pytest.skip("distributed is not to be had here, so there is no cluster to try")
    return found


def figures(said):
    told = json.loads(said)
    del told["decision_ms"]
    return told


def run(command, *arguments):
    """(exit status, output, errors) of a command."""
    done = subprocess.run([*command, *map(str, arguments)], capture_output=True, text=True, timeout=120)
    return done.returncode, done.stdout, done.stderr


def test_a_cluster_plays_and_learns_like_this_machine(python, tmp_path):
    job = ("--deals", 21, "--declarer", "easy", "--seed", 5, "--against", "random", "easy", "--json")
    here, there = tmp_path / "here.pbn", tmp_path / "there.pbn"
    tables = [sys.executable, "-c", TABLES, str(ROOT)]
    with SmallCluster(python, tmp_path) as cluster:
        cluster.wait_for_workers()
        played = run(ARENA, *job, "--pbn", there, "--cluster", cluster.address)
        learned = run(tables, tmp_path / "there", "--cluster", cluster.address)
        modules = run([python, "-c", "import distributed, sys; client = distributed.Client(sys.argv[1]); print(client.run("
                       "lambda: [name for name in __import__('sys').modules if name.split('.')[0] in ('engine', 'tools')]))"],
                      cluster.address)
    assert played[0] == 0 and played[2] == "" and learned[0] == 0 and learned[2] == ""
    assert figures(played[1]) == figures(run(ARENA, *job, "--pbn", here, "--processes", 2)[1])
    assert here.read_bytes() == there.read_bytes()
    assert learned == run(tables, tmp_path / "here", "--processes", 1)
    # They are left as they were.
    assert modules[0] == 0 and modules[1].count("[]") == 2, modules


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no Ctrl-C to send to one process")
def test_a_stop_and_the_death_of_a_worker_change_nothing(python, tmp_path):
    kept = tmp_path / "kept"
    job = [*ARENA, "--deals", "160", "--declarer", "easy", "--json"]
    with SmallCluster(python, tmp_path) as cluster:
        cluster.wait_for_workers()
        command = [*job, "--keep", str(kept), "--cluster", cluster.address]

        def start():
            return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                    preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))

        def lines():
            return kept.read_bytes().count(b"\n") if kept.exists() else 0

        def wait_for(count, process):
            deadline = time.monotonic() + 60
            while lines() < count:
                assert process.poll() is None and time.monotonic() < deadline
                time.sleep(0.02)

        process = start()
        wait_for(20, process)
        process.send_signal(signal.SIGINT)
        assert process.communicate(timeout=30) == ("", "\nStopped.\n") and process.returncode == 130
        reached = lines()
        process = start()
        wait_for(reached + 20, process)
        cluster.workers[0].kill()
        assert lines() < 161, "too late to show anything"
        said, wrong = process.communicate(timeout=120)
        assert process.returncode == 0 and wrong == "" and lines() == 161
        assert cluster.workers[1].poll() is None
    assert figures(said) == figures(run(job)[1])


def test_a_scheduler_that_goes_away_is_told_in_a_sentence(python, tmp_path):
    kept = tmp_path / "kept"
    with SmallCluster(python, tmp_path) as cluster:
        process = subprocess.Popen([*ARENA, "--deals", "2000", "--keep", str(kept), "--cluster", cluster.address],
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        while not kept.exists() or kept.read_bytes().count(b"\n") < 5:
            assert process.poll() is None
            time.sleep(0.05)
        cluster.scheduler.kill()
        said, wrong = process.communicate(timeout=60)
    assert (process.returncode, said) == (1, "")
    # A loaded machine may be told first that no worker is there yet.
    assert wrong.endswith(f"The scheduler at {cluster.address} does not answer any more.\n") and "Traceback" not in wrong


def test_addresses_where_nobody_fits_are_told_in_a_sentence(python, tmp_path):
    status, said, wrong = run(ARENA, "--cluster", "nonsense")
    assert status == 2 and wrong.splitlines()[-1].endswith("'nonsense' is no HOST:PORT, such as 127.0.0.1:8786")
    status, said, wrong = run(ARENA, "--cluster", "127.0.0.1:99", "--processes", "2")
    assert status == 2 and "not allowed with argument" in wrong
    with socket.create_server(("127.0.0.1", 0)) as silent, socket.create_server(("127.0.0.1", 0)) as closed:
        silent_port, closed_port = [each.getsockname()[1] for each in (silent, closed)]
        closed.close()
        results = {}
        threads = [threading.Thread(target=lambda port: results.update({port: timed(port)}), args=(port,))
                   for port in (silent_port, closed_port)]

        def timed(port):
            start = time.monotonic()
            return run(ARENA, "--cluster", f"127.0.0.1:{port}"), time.monotonic() - start

        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert set(results) == {silent_port, closed_port}
    for port, (outcome, seconds) in results.items():
        assert outcome == (1, "", f"No Dask scheduler answers at 127.0.0.1:{port}.\n")
        assert seconds < 20  # 4 of patience, and starts on a busy machine


OLDER = """
import sys

from distributed import versions


def get_versions(packages=None, told=versions.get_versions):
    found = told(packages)
    return dict(found, packages=dict(found["packages"], distributed="2020.1.0"))


told = versions.get_versions
for module in list(sys.modules.values()):
    if getattr(module, "get_versions", None) is told:
        module.get_versions = get_versions
"""


@pytest.mark.parametrize("member, name", [("scheduler", "its scheduler"), ("worker", "its worker tcp://127.0.0.1:")])
def test_another_dask_is_told_in_a_sentence(python, tmp_path, member, name):
    (tmp_path / "older.py").write_text(OLDER)
    with SmallCluster(python, tmp_path, workers=1, preload={member: tmp_path / "older.py"}) as cluster:
        cluster.wait_for_workers()
        status, said, wrong = run(ARENA, "--deals", 2, "--cluster", cluster.address)
    assert (status, said) == (1, "") and len(wrong.splitlines()) == 1
    assert wrong.startswith(f"The cluster at {cluster.address} does not fit: {name}")
    assert " has Python 3.%d with distributed 2020.1.0, and this needs Python 3.%d with distributed 20" % (
        (sys.version_info[1],) * 2) in wrong


def test_only_pythons_and_dasks_that_differ_do_not_fit():
    def told(python, version):
        return {"host": {"python": python}, "packages": {"distributed": version}}

    ours = told("3.11.7.final.0", "2026.8.0")
    assert misfit(ours, ours) is None
    assert misfit(ours, told("3.11.2.final.0", "2026.8.0")) is None
    assert misfit(ours, told("3.12.0.final.0", "2026.8.0")) == (
        "has Python 3.12 with distributed 2026.8.0, and this needs Python 3.11 with distributed 2026.8.0")
    assert misfit(ours, told("3.11.7.final.0", "2026.8.1")) == (
        "has Python 3.11 with distributed 2026.8.1, and this needs Python 3.11 with distributed 2026.8.0")
