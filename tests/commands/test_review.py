"""`review`: a line for each turn of a game, kept and gone on with, and what it refuses."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.commands.conftest import Command
from tests.games.two_heirs.advice.reviewed_games import play_game, save_of
from tests.tabletop.files.documents import make_duel
from twoheirs_qt.commands import review
from twoheirs_qt.games.two_heirs.advice.review import (
    PlayedTurn,
    ReviewedTurn,
    list_played_turns,
    review_turn,
)
from twoheirs_qt.tabletop.saves.game_log import dump_log
from twoheirs_qt.tabletop.saves.save import SaveGame


def write_game(save: SaveGame, run: Command, name: str = "game.twoheirs") -> str:
    return run.write_file(dump_log(save).decode(), name)


@pytest.fixture
def end() -> SaveGame:
    """The last three turns of a game, begun from their position."""
    save = play_game()
    first = list_played_turns(save)[-3]
    return save_of(first.start, save.actions[first.done_count :])


def test_each_turn_is_a_line_and_the_review_is_kept_and_gone_on_with(
    end: SaveGame, run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    review_file = str(tmp_path / "kept.review")
    first = list_played_turns(end)[0]
    unfinished_file = write_game(replace(end, done_count=len(first.actions)), run)
    arguments = ("review", unfinished_file, "--json", "-o", review_file)
    (line,) = run(*arguments).parse_lines()
    assert (line["turn"], line["done"], line["heir"]) == (1, 0, first.heir.word)
    assert line["loss"] == pytest.approx(
        sum(line["best"]) / len(line["best"]) - sum(line["value"]) / len(line["value"]), abs=0.01
    )
    searched_turns: list[int] = []

    def search(turn: PlayedTurn, seed: int, states: int | None) -> ReviewedTurn:
        searched_turns.append(turn.number)
        return review_turn(turn, seed, states)

    monkeypatch.setattr(review, "review_turn", search)
    whole_file = write_game(end, run)
    lines = run("review", whole_file, "--json", "-o", review_file).parse_lines()
    assert lines[0] == line
    assert searched_turns == [2, 3], "the first one is kept"
    assert run("review", whole_file, "--json", "-o", review_file).parse_lines() == lines
    assert searched_turns == [2, 3]
    text = run("review", whole_file, "-o", review_file).out.splitlines()
    assert [arguments.partition(",")[0] for arguments in text[:3]] == ["Turn 1", "Turn 2", "Turn 3"]
    assert text[3].endswith(".")


def test_it_says_why_a_game_cannot_be_reviewed(run: Command, end: SaveGame) -> None:
    position = run.write_file(make_duel())
    assert "a review needs a saved game" in run.expect_error("review", position)
    unplayed = write_game(replace(end, done_count=1), run)
    assert run.expect_error("review", unplayed).startswith(f"{unplayed}: No turn of this game")
    bunny = run.write_file({"format": "bunny-position", "version": 1})
    assert "The Two Heirs" in run.expect_error("review", bunny)
    newer_save = run.write_file(json.dumps({"format": "twoheirs-save", "version": 99}))
    assert "newer program" in run.expect_error("review", newer_save)
