"""`score`: the score sheet of a position or a game, for people and as data."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.commands.conftest import Command
from tests.tabletop.files.documents import edit, make_duel, make_solo, read_conformance
from tests.tabletop.saves.games import play_game
from twoheirs_qt.tabletop.saves.files import write_save


def test_score_of_a_position(run: Command) -> None:
    case = read_conformance("scores.jsonl")[1]
    score = run("score", run.write_file(case["position"]), "--json").parse_line()
    assert score["white"]["total"] == case["score"]["white"]["total"]
    assert list(score) == ["white", "blue", "winner"]
    assert list(score["white"]) == ["buildings", "roads", "treasures", "total", "in_reserve"]
    assert run("score", "-", "--json", stdin=json.dumps(case["position"])).parse_line() == score


def test_score_for_people(run: Command) -> None:
    case = read_conformance("scores.jsonl")[0]  # against Henry
    run("score", run.write_file(case["position"]))
    assert run.status == 0
    assert run.err == ""
    lines = run.out.splitlines()
    assert lines[0] == "White"
    assert "Henry (Blue)" in lines
    assert lines[-1] == "As it stands, Henry (Blue) wins: more points."
    (cathedral,) = [line for line in lines if "cathedral-wood" in line]
    assert cathedral.split("  ", 2)[1].strip() == "[0, 0]"
    assert cathedral.endswith("10  doubled: 5 × 2")
    (treasures,) = [line for line in lines if "Treasures" in line]
    assert treasures.split()[-1] == "30"
    ends = {len(line) for line in lines if "Total" in line or "Roads" in line}
    assert len(ends) == 1  # numbers stand under one another
    assert sum("in the royal reserve" in line for line in lines) == 1


def test_score_of_a_save_is_of_the_position_in_which_it_stands(
    run: Command, tmp_path: Path
) -> None:
    for number in (0, 1):
        save = play_game(number)
        file = tmp_path / "game.twoheirs"
        write_save(file, save)
        expected_score = read_conformance("games.jsonl")[number]["score"]
        assert run("score", str(file), "--json").parse_line()["winner"] == expected_score["winner"]
        run("score", str(file))
        assert "Žofie (White)" in run.out
        assert "As it stands" not in run.out


def test_names_cannot_steer_a_terminal(run: Command, tmp_path: Path) -> None:
    game = play_game(0)
    names = ("\x1b[2JŽofie\nTotal 99", "\u202eBoris")
    file = tmp_path / "game.twoheirs"
    write_save(file, replace(game, settings=replace(game.settings, names=names)))
    run("score", str(file))
    assert "\\u001b[2JŽofie\\u000aTotal 99 (White)" in run.out.splitlines()
    assert "\\u202eBoris (Blue)" in run.out.splitlines()


@pytest.mark.parametrize(
    ("position", "verdict"),
    [
        (make_duel(), "As it stands, White wins: more points."),
        (
            edit(make_duel(), ("landscape[1].owner", None)),
            "As it stands, Blue wins: more troops in the royal reserve.",
        ),
        (
            edit(make_duel(), ("landscape[1].owner", None), ("troops.white[2].at", None)),
            "As it stands, the game is drawn.",
        ),
        (
            edit(
                make_solo(),
                ("turns_left", 0),
                ("landscape[1].owner", None),
                ("solo.pile", []),
                ("solo.treasures", []),
            ),
            "Henry (Blue) wins: a draw goes to Henry.",
        ),
    ],
)
def test_the_verdict(position: dict[str, Any], verdict: str, run: Command) -> None:
    run("score", run.write_file(position))
    assert run.out.splitlines()[-1] == verdict
