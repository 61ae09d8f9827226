"""Messages for wrong arguments and unusable files, and the help."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.commands.cases import make_own_catalogue
from tests.commands.conftest import Command
from tests.tabletop.files.documents import edit, make_duel
from twoheirs_qt import __version__

BAD_WORDS = [
    "",
    "jump",
    "new --mode trio",
    "new --level 4",
    "new --level two",
    "new --seed -1",
    "new --seed 1.5",
    "new --seed 18446744073709551616",
    f"new --seed {'9' * 5000}",
    "new --seed ²",
    "new --seed ٣",
    "new --south red",
    "new --first green",
    "new --see 1",
    "new extra",
    "score",
    "score --json",
    "legal a b",
    "play",
    "play a b c",
    "catalogue",
    "catalogue check",
    "catalogue burn",
]


@pytest.mark.parametrize("words", BAD_WORDS)
def test_bad_words_are_refused_in_english(words: str, run: Command) -> None:
    run(*words.split())
    assert run.status == 2
    assert run.out == ""
    assert "error: " in run.err.splitlines()[-1]
    assert "Traceback" not in run.err


def test_help_and_version(run: Command) -> None:
    for arguments in (["--help"], ["-h"], ["new", "-h"], ["catalogue", "show", "--help"]):
        run(*arguments)
        assert run.status == 0
        assert run.out.startswith("usage: twoheirs-qt")
        assert run.err == ""
    assert run("--version").out == f"twoheirs-qt {__version__}\n"


@pytest.mark.parametrize("word", ["score", "legal", "play"])
def test_every_fault_of_a_file_is_one_sentence(word: str, run: Command, tmp_path: Path) -> None:
    faults = {
        "empty": "",
        "half": '{"format": ',
        "deep": "[" * 100_000,
        "digits": '{"format": ' + "9" * 5000 + "}",
        "nan": '{"format": NaN}',
        "twice": '{"format": 1, "format": 2}',
        "newer": json.dumps(edit(make_duel(), ("version", 7))),
        "catalogue": json.dumps(make_own_catalogue()),
        "bom": "\ufeff{}",
    }
    for name, text in faults.items():
        file = run.write_file(text, name)
        assert run.expect_error(word, file).startswith(f"{file}: ")
    missing_file = str(tmp_path / "missing")
    assert run.expect_error(word, missing_file) == f"{missing_file}: there is no such file"
