"""A review on the disk: appended turn by turn, gone on with, and thrown away if it does not fit."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.games.two_heirs.advice.reviewed_games import make_reviewed, play_game
from twoheirs_qt.games.two_heirs.advice import review_file
from twoheirs_qt.games.two_heirs.advice.review import PlayedTurn, list_played_turns
from twoheirs_qt.games.two_heirs.advice.review_file import ReviewFile
from twoheirs_qt.games.two_heirs.rules import EndTurn
from twoheirs_qt.tabletop.saves.files import make_review_path

TURNS = 6


@pytest.fixture
def turns() -> list[PlayedTurn]:
    return list_played_turns(play_game())[:TURNS]


@pytest.fixture
def path(tmp_path: Path, turns: list[PlayedTurn]) -> Path:
    """A review of all these turns."""
    path = make_review_path(tmp_path / "game.twoheirs")
    file = ReviewFile(path, turns, 1, None)
    for turn in turns:
        file.add(make_reviewed(turn, best=[turn.number, 1.5], value=[-0.25, 1.0]))
    return path


def read(path: Path, turns: list[PlayedTurn]) -> ReviewFile:
    return ReviewFile(path, turns, 1, None)


def test_what_was_reviewed_is_read_again(path: Path, turns: list[PlayedTurn]) -> None:
    expected = [make_reviewed(turn, best=[turn.number, 1.5], value=[-0.25, 1.0]) for turn in turns]
    assert [*read(path, turns).turns.values()] == expected
    assert path.name == "game.twoheirs.review"


def test_wherever_it_was_cut_or_spoilt_the_turns_before_are_kept(
    path: Path, turns: list[PlayedTurn]
) -> None:
    raw = path.read_bytes()
    ends = [number + 1 for number, byte in enumerate(raw) if byte == ord("\n")]
    for size in range(0, len(raw), 97):
        whole = max(sum(end <= size for end in ends) - 1, 0)
        path.write_bytes(raw[:size])
        file = read(path, turns)
        assert len(file.turns) == whole
        path.write_bytes(raw[:size] + bytes([raw[size] ^ 4]) + raw[size + 1 :])
        assert len(read(path, turns).turns) == whole
    for turn in turns[len(file.turns) :]:
        file.add(make_reviewed(turn))
    assert len(read(path, turns).turns) == TURNS


def test_turns_that_were_played_otherwise_are_reviewed_again(
    path: Path, turns: list[PlayedTurn]
) -> None:
    changed = replace(turns[4], actions=(EndTurn(),))
    now = [*turns[:4], changed]
    file = read(path, now)
    assert [*file.turns] == [turn.done_count for turn in turns[:4]]
    file.add(make_reviewed(changed))
    assert [*read(path, now).turns] == [turn.done_count for turn in now]
    assert [*read(path, turns).turns] == [turn.done_count for turn in turns[:4]]


def test_another_judge_begins_with_no_turn(
    path: Path, turns: list[PlayedTurn], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not ReviewFile(path, turns, 2, None).turns
    assert not ReviewFile(path, turns, 1, 500).turns
    monkeypatch.setattr(review_file, "calculate_judge_digest", lambda **_: "another")
    file = read(path, turns)
    assert not file.turns
    file.add(make_reviewed(turns[0]))
    assert len(read(path, turns).turns) == 1
