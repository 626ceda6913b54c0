"""The tool that makes the score table, run as a user runs it."""

import csv
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests" / "engine"))

from score_literals import DUMP_CSV_ROW, TABLE  # noqa: E402

TABLES = ("engine/flunk/score_table.py", "engine/one_player_short/score_table.py",
          "engine/three_handed_bridge/score_table.py")

PRINTED = ROOT / "tests" / "data" / "flunk_printed_table.csv"


def run(root, *options):
    """The finished process of make_tables.py in a tree that starts at root."""
    return subprocess.run(
        [sys.executable, str(root / "tools" / "make_tables.py"), *options],
        capture_output=True, text=True, cwd=root.parent, timeout=60,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
    )


@pytest.fixture
def copy(tmp_path):
    """A copy of the tool and the module it makes, free to be damaged."""
    root = tmp_path / "project"
    (root / "tools").mkdir(parents=True)
    (root / "engine").mkdir()
    for name in ("__init__.py", "bridge_tables.py", "byte_text.py", "endings.py", "make_tables.py"):
        shutil.copy(ROOT / "tools" / name, root / "tools")
    for table in TABLES:
        (root / table).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / table, root / table)
    return root


def test_the_committed_module_is_what_the_tool_makes():
    done = run(ROOT, "--check")
    assert (done.returncode, done.stderr) == (0, "")


def test_csv_is_the_whole_table_in_the_printed_format():
    done = run(ROOT, "--csv")
    assert (done.returncode, done.stderr) == (0, "")
    rows = list(csv.reader(done.stdout.splitlines()))
    with PRINTED.open(newline="") as file:
        printed = list(csv.reader(file))
    assert rows[0] == printed[0]
    assert [len(row) for row in rows] == [15] * 30
    assert [row[0] for row in rows[1:29]] == list(TABLE)
    for row in rows[1:29]:
        assert [int(cell) for cell in row[1:]] == TABLE[row[0]]
    assert rows[29] == ["dump"] + DUMP_CSV_ROW


def test_csv_differs_from_print_in_the_errata_alone():
    with PRINTED.open(newline="") as file:
        printed = list(csv.reader(file))
    rows = list(csv.reader(run(ROOT, "--csv").stdout.splitlines()))
    different = [
        (line, column, old, new)
        for line, (old_row, new_row) in enumerate(zip(printed, rows))
        for column, (old, new) in enumerate(zip(old_row, new_row))
        if old != new
    ]
    assert different == [
        (4, 0, "tr 4", "tr 3"),
        (5, 0, "tr 3", "tr 4"),
        (15, 14, "-205", "-195"),
        (29, 11, "--", "-10..-130"),
        (29, 12, "--", "-50..-130"),
        (29, 13, "--", "-90..-130"),
    ]


def test_making_the_modules_again_changes_nothing(copy):
    before = [(copy / table).read_bytes() for table in TABLES]
    done = run(copy)
    assert (done.returncode, done.stderr) == (0, "")
    assert [(copy / table).read_bytes() for table in TABLES] == before


def test_check_writes_nothing_and_passes_on_a_faithful_copy(copy):
    before = [(copy / table).stat().st_mtime_ns for table in TABLES]
    assert run(copy, "--check").returncode == 0
    assert [(copy / table).stat().st_mtime_ns for table in TABLES] == before


@pytest.mark.parametrize("table, old, new", [
    (TABLES[0], "\\x46\\x01", "\\x47\\x01"),
    (TABLES[0], "CELLS = (", "CELLS = ( "),
    (TABLES[0], "# suit 7,", "# suit 8,"),
    (TABLES[0], '    b"\\xba', '    b"\\xbb'),
    (TABLES[0], "\n)\n", ")\n"),
    (TABLES[1], "\\x64\\x68", "\\x63\\x68"),
    (TABLES[1], "# 1 minor suit: -28", "# 1 minor suit: -27"),
    (TABLES[1], "\n)\n", ")\n"),
    (TABLES[2], "\\x00\\x06", "\\x00\\x07"),
    (TABLES[2], "# clubs, doubled 0 times: 0", "# clubs, doubled 0 times: 1"),
    (TABLES[2], "\n)\n", ")\n"),
])
def test_check_finds_a_changed_module(copy, table, old, new):
    module = copy / table
    text = module.read_text()
    assert old in text
    damaged = text.replace(old, new, 1)
    module.write_text(damaged)
    done = run(copy, "--check")
    assert done.returncode == 1
    assert table + " is not what this tool makes" in done.stdout + done.stderr
    assert "not what this tool makes" not in (done.stdout + done.stderr).replace(table + " is not", "", 1)
    assert module.read_text() == damaged


@pytest.mark.parametrize("table", TABLES)
def test_a_changed_module_is_mended_by_running_the_tool(copy, table):
    module = copy / table
    right = module.read_bytes()
    module.write_text("CELLS = b''\n")
    assert run(copy).returncode == 0
    assert module.read_bytes() == right


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("content", [None, b"", b"\xff\xfe\x80"], ids=["none", "empty", "bytes"])
def test_check_of_a_missing_or_unreadable_module_says_so_without_a_traceback(copy, table, content):
    module = copy / table
    module.unlink()
    if content is not None:
        module.write_bytes(content)
    done = run(copy, "--check")
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert table in done.stdout + done.stderr


def test_unknown_and_contradicting_options_are_refused():
    for options in (["--cvs"], ["--csv", "--check"], ["now"]):
        done = run(ROOT, *options)
        assert done.returncode == 2
        assert "usage:" in done.stderr
