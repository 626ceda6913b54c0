"""Long runs on the cores of one machine: whoever works and however often they are stopped, the
results are the same; files of kept results that are not this run's are refused and left alone."""

import argparse
import json
import os
import pathlib
import signal
import subprocess
import sys
import time

import pytest

from tools import endings, long_run, tune_bots
from tools.long_run.kept import Kept

ROOT = pathlib.Path(__file__).resolve().parents[2]
RUN = {"tool": "test", "deals": 5, "against": ["easy", "hard"], "code": "abc"}


def arena(*arguments):
    """arena.py as somebody types it: (exit status, its figures but the times, errors)."""
    done = subprocess.run([sys.executable, str(ROOT / "tools" / "arena.py"), "--json", *map(str, arguments)],
                          capture_output=True, text=True, timeout=120)
    figures = json.loads(done.stdout) if done.stdout else {}
    figures.pop("decision_ms", None)
    return done.returncode, figures, done.stderr


def options(*arguments):
    parser = argparse.ArgumentParser()
    long_run.add_options(parser)
    return parser.parse_args(arguments)


def square(number):
    return number, number * number / 3


@pytest.mark.parametrize("fresh", [False, True])
def test_results_come_in_the_order_of_the_jobs(fresh):
    for processes in ("1", "3"):
        with long_run.Run(options("--processes", processes)) as run:
            assert list(run.results(square, range(100), most=4, fresh=fresh)) == [[n, n * n / 3] for n in range(100)]
            assert list(run.results(square, [])) == []


def test_what_is_kept_is_not_done_again(tmp_path):
    path = tmp_path / "kept"
    with long_run.Run(options(), path, RUN) as run:
        assert run.at_the_start("one") == "one"
        assert list(run.results(square, range(10))) == [list(square(n)) for n in range(10)]
        stopped = run.results(square, range(10, 20))
        assert next(stopped) == [10, 100 / 3]
        stopped.close()
    assert len(path.read_text().splitlines()) == 1 + 1 + 11
    # Another result where one was kept: whoever finds it did not work it out.
    path.write_text(path.read_text().replace("[3,[2,", "[3,[777,"))
    with long_run.Run(options(), path, RUN) as run:
        assert run.at_the_start("two") == "one"
        assert next(run.results(square, range(10))) == [0, 0]
    with long_run.Run(options(), path, RUN) as run:
        run.at_the_start("two")
        assert list(run.results(square, range(10)))[2] == [777, 4 / 3]
        assert list(run.results(square, range(10, 20))) == [list(square(n)) for n in range(10, 20)]
    assert len(path.read_text().splitlines()) == 1 + 1 + 20


def write(path, count):
    kept = Kept(path, RUN)
    for number in range(kept.ahead, count):
        kept.add(json.dumps([number, "x"]))
    kept.close()


def read(path):
    kept = Kept(path, RUN)
    found = [json.loads(kept.take()) for _ in range(kept.ahead)]
    assert kept.ahead == 0
    kept.close()
    return found


def test_wherever_a_file_is_cut_off_it_goes_on(tmp_path):
    path = tmp_path / "kept"
    write(path, 3)
    whole = path.read_bytes()
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        found = read(path)
        assert found == [[number, "x"] for number in range(len(found))]
        assert len(found) == max(0, whole[:length].count(b"\n") - 1)
        kept = Kept(path, RUN)
        for _ in range(kept.ahead):
            kept.take()
        for number in range(len(found), 3):
            kept.add(json.dumps([number, "x"]))
        kept.close()
        assert path.read_bytes() == whole


@pytest.mark.parametrize("changed, words", [
    ({"deals": 6}, "keeps another run, with deals 5, not 6; begin another file."),
    ({"tool": "other"}, "keeps another run, with tool test, not other; begin another file."),
    ({"against": None}, "keeps another run, with against easy hard, not none; begin another file."),
    ({"more": True}, "keeps another run, with more none, not True; begin another file."),
    ({"code": "abd"}, "keeps what another version of the bots played; begin another file."),
])
def test_another_run_is_refused_and_its_file_left_alone(tmp_path, changed, words):
    path = tmp_path / "kept"
    write(path, 3)
    before = path.read_bytes()
    with pytest.raises(endings.Failure) as told:
        Kept(path, dict(RUN, **changed))
    assert str(told.value) == f"{path} {words}"
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [
    b"hello", b"hello\n", b"\n", b"{}\n", b"[1, 2]\n", b"17\n", b"\x00" * 5000, b"\xff\xfe\x00", b"[" * 100000,
    b'{"file": "something else"}\n', b"{" * 70000 + b"\n"], ids=range(11))
def test_what_is_no_such_file_is_refused_and_left_alone(tmp_path, content):
    path = tmp_path / "kept"
    path.write_bytes(content)
    with pytest.raises(endings.Failure, match="is not a file of kept results; it is left as it is.$"):
        Kept(path, RUN)
    assert path.read_bytes() == content


@pytest.mark.parametrize("line", [b"nonsense\n", b"[1]\n", b"[2,[1,2]]\n", b"[1,\n", b"\x00\xff\n", b"\n", b"[1,2,3]\n"])
def test_damage_in_the_middle_is_told_with_its_place(tmp_path, line):
    path = tmp_path / "kept"
    write(path, 4)
    lines = path.read_bytes().splitlines(keepends=True)
    lines[2] = line
    path.write_bytes(b"".join(lines))
    with pytest.raises(endings.Failure, match="is damaged from line 3 on; without these lines it can be used.$"):
        Kept(path, RUN)
    assert path.read_bytes() == b"".join(lines)


def test_places_where_nothing_can_be_kept_are_told(tmp_path):
    with pytest.raises(endings.Failure, match="kept: what is done cannot be kept there: No such file or directory.$"):
        Kept(tmp_path / "no" / "kept", RUN)
    with pytest.raises(endings.Failure, match="cannot be kept there: Is a directory.$|Permission denied.$"):
        Kept(tmp_path, RUN)
    if os.path.exists("/dev/zero"):
        with pytest.raises(endings.Failure, match="^/dev/zero is no file in which results can be kept.$"):
            Kept("/dev/zero", RUN)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no locks of this kind")
def test_two_runs_do_not_keep_in_one_file(tmp_path):
    path = tmp_path / "kept"
    kept = Kept(path, RUN)
    program = "import sys; sys.path.append(%r)\nfrom tools.long_run.kept import Kept\nKept(%r, %r)" % (str(ROOT), str(path), RUN)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    kept.close()
    assert done.stderr.strip().endswith("another run is keeping its results there.")
    assert subprocess.run([sys.executable, "-c", program], timeout=60).returncode == 0


def wait_for_lines(path, count, process):
    deadline = time.monotonic() + 60
    while not path.exists() or path.read_bytes().count(b"\n") < count:
        assert process.poll() is None and time.monotonic() < deadline
        time.sleep(0.02)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals to send")
def test_an_arena_stopped_in_every_way_ends_like_one_that_was_not(tmp_path):
    path = tmp_path / "kept"
    command = ("--deals", 300, "--declarer", "easy", "--defenders", "easy", "--against", "random", "easy")
    lines = 20
    for sent, processes in ((signal.SIGKILL, 2), (signal.SIGTERM, 1), (signal.SIGINT, 2)):
        process = subprocess.Popen(
            [sys.executable, str(ROOT / "tools" / "arena.py"), *map(str, command), "--keep", str(path), "--processes",
             str(processes)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
        wait_for_lines(path, lines, process)
        process.send_signal(sent)
        # All who work for it hold these pipes: nobody is left behind.
        said, wrong = process.communicate(timeout=20)
        assert process.returncode == (130 if sent == signal.SIGINT else -sent) and "Traceback" not in wrong
        reached = path.read_bytes().count(b"\n")
        assert lines <= reached < 600, "stopped too late to show anything"
        lines = reached + 20
    kept = path.read_bytes()
    kept = kept[:kept.rindex(b"\n") + 1]
    stopped = arena(*command, "--keep", path)
    assert path.read_bytes().startswith(kept) and path.read_bytes().count(b"\n") == 601
    assert stopped[0] == 0 and stopped == arena(*command, "--processes", 3)
    # Nothing is left to play, and the times are the kept ones.
    before = path.read_bytes()
    assert arena(*command, "--keep", path) == stopped and path.read_bytes() == before
    for other, words in ((("--seed", 2), "with seed 1, not 2"), (("--first", 2), "with first 1, not 2"),
                         (("--pbn", tmp_path / "pbn"), "with PBN False, not True"), (("--deals", 9), "with deals 300, not 9"),
                         (("--defenders", "hard"), "with defenders easy, not hard")):
        status, figures, wrong = arena(*command, "--keep", path, *other)
        assert (status, figures, wrong) == (1, {}, f"{path} keeps another run, {words}; begin another file.\n")
    assert path.read_bytes() == before


def test_learning_stopped_in_its_second_round_ends_like_one_that_was_not(tmp_path, monkeypatch):
    path, files = tmp_path / "kept", [tmp_path / name for name in tune_bots.FILES]
    first = [(tune_bots.BOTS / name).read_text() for name in tune_bots.FILES]
    monkeypatch.setattr(tune_bots, "BOTS", tmp_path)
    monkeypatch.setattr(sys, "argv", ["tune_bots.py", "--rounds", "2", "--deals", "2", "--keep", str(path)])
    tune_bots.write(first)
    assert tune_bots.main() == 0
    learned, lines = [file.read_text() for file in files], path.read_bytes().splitlines(keepends=True)
    assert learned[0] != first[0] and learned[1] != first[1] and len(lines) == 1 + 1 + 4
    assert json.loads(lines[1]) == [0, first]
    # Only the last deal is missing, and the weights are not the first ones any more.
    path.write_bytes(b"".join(lines[:-1]))
    assert tune_bots.main() == 0
    assert [file.read_text() for file in files] == learned and path.read_bytes() == b"".join(lines)
    monkeypatch.setattr(sys, "argv", ["tune_bots.py", "--rounds", "2", "--deals", "3", "--keep", str(path)])
    with pytest.raises(endings.Failure, match="keeps another run, with deals 2, not 3; begin another file.$"):
        tune_bots.main()
    assert [file.read_text() for file in files] == learned


def test_a_digest_is_of_names_and_contents():
    engine = long_run.digest_of("engine")
    assert engine == long_run.digest_of("engine") != long_run.digest_of("engine", "tools/arena.py")
    assert engine != long_run.digest_of("engine", without=("engine/cards.py",))


@pytest.mark.parametrize("text, address", [
    ("localhost:8786", ("localhost", 8786)), ("10.0.0.7:1", ("10.0.0.7", 1)), ("[::1]:65535", ("::1", 65535)),
    ("my-node_2.cluster:80", ("my-node_2.cluster", 80))])
def test_addresses(text, address):
    assert options("--cluster", text).cluster == address


@pytest.mark.parametrize("text", ["nonsense", "host:99999", "host:0", "host:", ":8786", "", "host:-1", "host:8786x", "a b:1",
                                  "http://host:80", "::1:8786", "[::1]", "host:8786\n", "h\u00f6st:1", "host:\u0661"])
def test_what_is_no_address_is_told_in_a_sentence(text, capsys):
    with pytest.raises(SystemExit):
        options("--cluster", text)
    assert capsys.readouterr().err.splitlines()[-1].endswith("is no HOST:PORT, such as 127.0.0.1:8786")


@pytest.mark.parametrize("text", ["0", "-1", "x", "", "1.5", "99999"])
def test_what_is_no_number_of_processes_is_told_in_a_sentence(text, capsys):
    with pytest.raises(SystemExit):
        options("--processes=" + text)
    assert "a number from 1 to 9999 is wanted" in capsys.readouterr().err
