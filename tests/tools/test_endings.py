"""Ctrl-C and a closed pipe end a tool with a word at most."""

import os
import pathlib
import signal
import subprocess
import sys
import time

import pytest

from tools import side_environment

TOOLS = pathlib.Path(__file__).resolve().parents[2] / "tools"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no Ctrl-C to send to one process")
@pytest.mark.parametrize("command", [("arena.py", "--deals", "20000"), ("make_estimates.py", "--deals", "20000")])
def test_ctrl_c_stops_a_long_run_with_one_word(command):
    side_environment.python_with("numpy")  # or the first start of make_estimates would tell of it
    process = subprocess.Popen([sys.executable, str(TOOLS / command[0]), *command[1:]], stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE, text=True, start_new_session=True,
                               # A shell that runs the tests in the background has Ctrl-C ignored.
                               preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
    time.sleep(6)  # it plays by now, on a slow machine too
    os.killpg(process.pid, signal.SIGINT)
    _, wrong = process.communicate(timeout=60)
    assert process.returncode == 130
    assert wrong.strip() == "Stopped."


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell's pipe")
def test_a_reader_who_has_enough_is_no_trouble():
    command = '"%s" "%s" --csv | head -1' % (sys.executable, TOOLS / "make_tables.py")
    done = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=60)
    assert done.stdout.startswith("contract,0,1") and done.stderr == ""
