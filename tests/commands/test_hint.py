"""`hint`: the best turns in a position, from what everybody sees."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from tests.commands.conftest import Command
from tests.games.two_heirs.advice.positions import play_random_turns
from tests.tabletop.saves.games import play_game
from twoheirs_qt.games.two_heirs.advice.judge import judge
from twoheirs_qt.games.two_heirs.advice.judgement_data import parse_judgement
from twoheirs_qt.games.two_heirs.codec.position import dump_position
from twoheirs_qt.games.two_heirs.rules import Heir, State, apply_silently
from twoheirs_qt.games.two_heirs.rules.unseen import redeal
from twoheirs_qt.tabletop.dice import Dice
from twoheirs_qt.tabletop.saves.files import write_save

LIMITS = ("--states", "300", "--seed", "4")


def play_to_middle(*, solo: bool = False) -> State:
    return [start for start, _ in play_random_turns(3, solo=solo)][6]


def test_the_answer_is_that_of_the_judge(run: Command) -> None:
    state = play_to_middle()
    file = run.write_file(dump_position(state))
    data = run("hint", file, *LIMITS, "--json").parse_line()
    assert parse_judgement(data, state) == judge(state, seed=4, states=300)
    assert data["seed"] == 4
    lines = run("hint", file, *LIMITS).out.splitlines()
    assert lines == data["words"]
    assert lines[0].startswith("The whole turn: ")


def test_the_order_of_the_supply_changes_nothing(run: Command) -> None:
    state = play_to_middle(solo=True)
    answers = {
        run("hint", run.write_file(dump_position(reordered)), *LIMITS, "--json").out
        for reordered in (state, redeal(state, Dice(1).randrange), redeal(state, Dice(2).randrange))
    }
    assert len(answers) == 1


def test_a_save_is_judged_as_it_stands(run: Command, tmp_path: Path) -> None:
    save = play_game(0)
    file = tmp_path / "game.twoheirs"
    write_save(file, replace(save, done_count=0))
    assert run("hint", str(file), *LIMITS, "--json").parse_line()["choices"]
    write_save(file, save)
    assert run.expect_error("hint", str(file)) == "hint: the game in FILE is over"
    write_save(file, replace(save, done_count=0, resigned_seat=Heir.WHITE))
    assert run.expect_error("hint", str(file)) == "hint: the game in FILE is over"


def test_what_cannot_be_judged_is_refused_in_one_sentence(run: Command) -> None:
    *_, (state, actions) = play_random_turns(3, solo=False)
    for action in actions:
        state = apply_silently(state, action)
    finished_game = run.write_file(dump_position(state))
    assert run.expect_error("hint", finished_game) == "hint: the game in FILE is over"
    bunny = run("new", "--game", "bunny", "--seed", "1").out
    message = "hint: FILE is of Bunny Kingdom; hints are for The Two Heirs"
    assert run.expect_error("hint", run.write_file(bunny)) == message
    assert "not JSON" in run.expect_error("hint", run.write_file("{"))
    assert "format" in run.expect_error("hint", run.write_file({"format": "x"}))
