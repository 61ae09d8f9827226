"""The headless commands as processes: what they import, streams, and how fast they start."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.box import ROOT
from tests.tabletop.files.documents import edit, make_duel
from tests.timeouts import TIMEOUT_S
from twoheirs_qt.commands import command_line
from twoheirs_qt.games.two_heirs.codec.catalogue import load_installed_catalogue
from twoheirs_qt.tabletop import data

PROGRAM = [sys.executable, "-m", "twoheirs_qt"]


def run(*arguments: str, stdin: bytes = b"", **env: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*PROGRAM, *arguments],
        input=stdin,
        capture_output=True,
        cwd=ROOT,
        env={**os.environ, **env},
        timeout=TIMEOUT_S,
        check=False,
    )


@pytest.fixture
def position(tmp_path: Path) -> str:
    file = tmp_path / "position.json"
    cathedral = edit(make_duel(), ("landscape[1].tile", "cathedral-wood"))
    file.write_text(json.dumps(cathedral), "utf-8")
    return str(file)


def test_commands_import_no_qt_no_other_game_and_pydantic_only_for_a_file(
    position: str,
) -> None:
    code = (
        "import contextlib, io, sys\n"
        "from twoheirs_qt.cli import main\n"
        "for words in sys.argv[1:]:\n"
        "    with contextlib.redirect_stdout(io.StringIO()):\n"
        "        main(words.split())\n"
        "    heavy = {'PySide6', 'shiboken6', 'pydantic', 'pydantic_core',\n"
        "        'twoheirs_qt.games.bunny_kingdom',\n"
        "        'twoheirs_qt.tabletop.saves'} & sys.modules.keys()\n"
        "    print(words.split()[0], *sorted(heavy))\n"
    )
    commands = [
        "new --seed 1",
        "catalogue show",
        f"legal {position}",
        f"score {position}",
        "--help",
    ]
    commands.append(f"play {position}")
    process = subprocess.run(
        [sys.executable, "-c", code, *commands],
        capture_output=True, text=True, cwd=ROOT, timeout=TIMEOUT_S, check=False, input="",
    )  # fmt: skip
    assert process.stderr == ""
    assert process.stdout.splitlines() == [
        "new",
        "catalogue",
        "legal pydantic pydantic_core",
        "score pydantic pydantic_core",
        "--help pydantic pydantic_core",
        "play pydantic pydantic_core",
    ]


@pytest.mark.parametrize("words", ["--version", "bot --help", "tournament --help"])
def test_what_needs_no_game_loads_none(words: str) -> None:
    code = (
        "import sys\n"
        "from twoheirs_qt.cli import main\n"
        "main(sys.argv[1:])\n"
        "games = {'twoheirs_qt.games.bunny_kingdom', 'twoheirs_qt.games.two_heirs.rules'}\n"
        "games &= sys.modules.keys()\n"
        "print(*games, file=sys.stderr, end='')\n"
    )
    process = subprocess.run(
        [sys.executable, "-c", code, *words.split()],
        capture_output=True, text=True, cwd=ROOT, timeout=TIMEOUT_S, check=False, input="",
    )  # fmt: skip
    assert (process.returncode, process.stderr) == (0, "")
    assert process.stdout


def test_output_is_utf8_on_all_systems(position: str) -> None:
    process = run("score", position, PYTHONIOENCODING="ascii", LC_ALL="C", PYTHONUTF8="0")
    assert process.returncode == 0
    assert "doubled: 5 × 2" in process.stdout.decode("utf-8")
    process = run("score", "--json", "žluť", PYTHONIOENCODING="ascii")
    assert process.stderr.decode("utf-8") == "žluť: there is no such file\n"


def test_a_reader_that_has_read_enough_is_no_fault(position: str, tmp_path: Path) -> None:
    cases = tmp_path / "cases.jsonl"
    cases.write_text((Path(position).read_text("utf-8") + "\n") * 3000, "utf-8")
    with subprocess.Popen(
        [*PROGRAM, "score", "--lines", str(cases)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT,
    ) as child:  # fmt: skip
        assert child.stdout is not None
        assert child.stderr is not None
        assert json.loads(child.stdout.readline())["winner"] == "white"
        child.stdout.close()
        assert child.stderr.read() == b""
        assert child.wait(60) == 0


def test_each_case_is_answered_before_the_next_one_is_read(position: str) -> None:
    child = subprocess.Popen(
        [*PROGRAM, "legal", "--lines", "-"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT,
    )  # fmt: skip
    assert child.stdin is not None
    assert child.stdout is not None
    for _ in range(3):
        child.stdin.write(Path(position).read_bytes() + b"\n")
        child.stdin.flush()
        assert {"do": "take", "slot": 1} in json.loads(child.stdout.readline())
    child.stdin.close()
    child.stdout.close()
    assert child.wait(60) == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has this device")
@pytest.mark.parametrize("words", [["new", "--seed", "1"], ["score", "--lines", "-"]])
def test_a_full_disk_is_one_sentence(words: list[str]) -> None:
    with open("/dev/full", "wb") as full:
        process = subprocess.run(
            [*PROGRAM, *words],
            input=json.dumps(make_duel()).encode(),
            stdout=full, stderr=subprocess.PIPE, cwd=ROOT, timeout=TIMEOUT_S, check=False,
        )  # fmt: skip
    assert process.returncode == 2
    assert process.stderr == b"standard output: No space left on device\n"


def test_words_that_are_no_utf8_are_no_traceback(tmp_path: Path) -> None:
    process = run("score", os.fsdecode(b"\xff.json"))
    assert process.returncode == 2
    assert process.stderr == b"\\udcff.json: there is no such file\n"
    process = run("score", "--lines", "-", stdin=b'\xff\n{"format": "\xc3\xa9"}\n')
    assert process.returncode == 1
    assert "é" in json.loads(process.stdout.splitlines()[1])["error"]


def test_data_of_the_program_that_are_missing_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(data, "_FOLDER", tmp_path)
    load_installed_catalogue.cache_clear()
    try:
        assert command_line.main(["new", "--seed", "1"]) == 2
    finally:
        load_installed_catalogue.cache_clear()
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.startswith(
        f"{tmp_path / 'games/two_heirs/catalogue.json'} is missing: in a checkout, run "
    )
