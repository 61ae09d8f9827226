"""The checker of names and docstrings lists what it should, and nothing else."""

from __future__ import annotations

from pathlib import Path

import check_names
import pytest

GOOD = '''
"""A module."""

class Building:
    """A house."""

    @property
    def closed(self) -> bool:
        """Whether it is closed."""
        return True

    def feed(self, untold_riches: int) -> None:
        """Feed whoever is told to come."""

    def boundingRect(self) -> None:
        """Return the rectangle."""
'''
BAD = '''
"""How it is done."""

class Told:
    """What was told."""

    def found(self, whatever: int) -> None:
        """Whether it does."""
        self.said = 1

async def _closing_soon() -> None: ...
'''
FINDINGS = [
    "participles: found",
    "participles: _closing_soon",
    "relative clauses: How it is done.",
    "relative clauses: What was told.",
    "relative clauses: Whether it does.",
    "forbidden words: heard.py",
    "forbidden words: Told",
    "forbidden words: whatever",
    "forbidden words: said",
]


def test_every_finding_is_listed_with_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "heard.py").write_text(BAD)
    assert check_names.main([str(tmp_path)]) == 0
    *findings, summary = capsys.readouterr().out.splitlines()
    assert sorted(line.split(": ", 1)[1] for line in findings) == sorted(FINDINGS)
    assert f"{tmp_path / 'heard.py'}:4: forbidden words: Told" in findings
    assert "participles 100.00 % of 2 functions" in summary
    assert "relative clauses 100.00 % of 3 docstrings" in summary
    assert "forbidden words 4" in summary


def test_plain_names_are_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "plain.py").write_text(GOOD)
    check_names.main([str(tmp_path)])
    assert len(capsys.readouterr().out.splitlines()) == 1


def test_a_folder_above_a_limit_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check_names, "ROOT", tmp_path)
    (tmp_path / "program").mkdir()
    (tmp_path / "program" / "module.py").write_text(BAD)
    monkeypatch.setattr(check_names, "LIMITS", {"program": check_names.Figures(100, 100, 3)})
    assert check_names.main([]) == 0
    monkeypatch.setattr(check_names, "LIMITS", {"program": check_names.Figures(100, 100, 2)})
    assert check_names.main([]) == 1
    assert "program/module.py:4: forbidden words: Told" in capsys.readouterr().out
