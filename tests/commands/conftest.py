"""Fixtures of the tests of the headless commands."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from twoheirs_qt.commands import command_line
from twoheirs_qt.tabletop.files import reading


class Command:
    """Runs `twoheirs-qt` with arguments; keeps exit status, output and errors."""

    def __init__(
        self, folder: Path, capsys: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch
    ) -> None:
        self._folder = folder
        self._capsys = capsys
        self._patch = patch
        self.status = -1
        self.out = ""
        self.err = ""

    def __call__(self, *arguments: str, stdin: str = "") -> Command:
        raw = stdin.encode("utf-8")
        self._patch.setattr(reading, "find_standard_input", lambda: io.BytesIO(raw))
        self.status = command_line.main(arguments)
        self.out, self.err = self._capsys.readouterr()
        return self

    def write_file(self, content: object, name: str = "case.json") -> str:
        """Write a file with this content, as JSON unless it is text; returns its path."""
        path = self._folder / name
        text = content if isinstance(content, str) else json.dumps(content)
        path.write_text(text, "utf-8")
        return str(path)

    def expect_error(self, *arguments: str, stdin: str = "") -> str:
        """Run a command that must fail; returns its message."""
        self(*arguments, stdin=stdin)
        assert self.status == 2
        assert self.out == ""
        assert self.err.endswith("\n")
        assert self.err.count("\n") == 1
        return self.err[:-1]

    def parse_line(self) -> Any:
        """Parse the answer, one line of JSON."""
        assert self.status == 0, self.err
        assert self.out.count("\n") == 1
        return json.loads(self.out)

    def parse_lines(self) -> list[Any]:
        """Parse the answers, each a line of JSON."""
        return [json.loads(line) for line in self.out.splitlines()]


@pytest.fixture
def run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Command:
    return Command(tmp_path, capsys, monkeypatch)
