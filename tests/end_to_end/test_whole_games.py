"""A game of 22 turns in the real program, by real events, with a pause in the middle.

By night the whole game is played; otherwise its first and last turns, and what is between is played
in the file while the program does not run.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.box import ROOT, load_box
from tests.end_to_end.screen import Screen, find_missing, virtual_screen
from tests.games.two_heirs.reading import load_save
from tests.long_run import LONG_RUN, choose_count
from tests.play import NO_CAMPS, play_on
from tests.reading import simplify
from twoheirs_qt.games.two_heirs.codec.position import dump_position
from twoheirs_qt.games.two_heirs.rules import EndTurn
from twoheirs_qt.tabletop.saves.files import write_save

PAUSE = choose_count(3, 12)
"""The turn in which the program is left."""
LAST_TURNS = 20
"""The turn that the file is played on to."""
LAST_TURN = 22


class ProgramRuns:
    """Runs the program again and again with the same folders."""

    def __init__(self, screen: Screen, folder: Path, shots: Path) -> None:
        self._screen = screen
        self._folder = folder
        self._shots = shots

    def play(self, person: str, seed: int, until_turn: int | None) -> dict[str, Any]:
        """Run the program and let a person play; returns the report of the person."""
        report = self._folder / "report.json"
        plan = self._folder / "plan.json"
        plan.write_text(
            json.dumps(
                {
                    "person": person,
                    "seed": seed,
                    "scale": self._screen.scale,
                    "until_turn": until_turn,
                    "shots": str(self._shots),
                    "report": str(report),
                }
            )
        )
        process = subprocess.run(
            [sys.executable, "-m", "tests.end_to_end.player", str(plan)],
            cwd=ROOT,
            env=self._screen.make_environment(),
            capture_output=True,
            text=True,
            timeout=280,
            check=False,
        )
        assert process.returncode == 0, process.stderr
        assert process.stderr == ""
        data: dict[str, Any] = json.loads(report.read_text())
        return data


@pytest.fixture(
    params=[("mouse", 1280, 720, 1.0), ("keys", 1920, 1080, 1.5)],
    ids=["mouse-1280x720", "keys-1920x1080-150%"],
)
def player(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, ProgramRuns]]:
    """Yield player and window; pictures go to the folder in TWOHEIRS_SCREENSHOTS, if set."""
    person, width, height, scale = request.param
    shots = Path(os.environ.get("TWOHEIRS_SCREENSHOTS", tmp_path / "shots"))
    with virtual_screen(width, height, scale) as screen:
        yield person, ProgramRuns(screen, tmp_path, shots / f"{width}x{height}")


@pytest.mark.window
@pytest.mark.slow
@pytest.mark.skipif(bool(find_missing()), reason=f"not installed: {', '.join(find_missing())}")
def test_a_whole_game(player: tuple[str, ProgramRuns]) -> None:
    person, program = player
    first_sitting = program.play(person, seed=11, until_turn=PAUSE)
    state_at_pause = first_sitting["left"]
    assert state_at_pause["turn"] == PAUSE
    assert state_at_pause["actions"] == state_at_pause["done"] + 1, "one action was left undone"
    file = Path(state_at_pause["file"])
    assert state_at_pause == describe(file)
    if not LONG_RUN:
        skip_turns(file)

    resumed_state = describe(file)
    second_sitting = program.play(person, seed=12, until_turn=None)
    assert second_sitting["resumed"] == resumed_state
    final_state = second_sitting["left"]
    assert final_state["turn"] == LAST_TURN
    assert final_state["over"]
    assert final_state["file"] == state_at_pause["file"]

    sheet = run_score(file)
    shown_lines = second_sitting["lines"]
    buildings = [line for heir in ("white", "blue") for line in sheet[heir]["buildings"]]
    assert len(shown_lines) >= len(buildings)
    for (_, place, points, _), (_, _, worth, doubled) in zip(shown_lines, buildings, strict=False):
        assert int(points) == worth * (2 if doubled else 1)
        assert ("× 2" in simplify(place)) is doubled
    assert second_sitting["totals"] == [sheet["white"]["total"], sheet["blue"]["total"]]
    totals = sorted(second_sitting["totals"])
    if totals[0] != totals[1]:
        assert f"{totals[1]} to {totals[0]}" in second_sitting["verdict"]


def describe(file: Path) -> dict[str, Any]:
    """Describe a saved game as the person beside the program does."""
    save = load_save(file, load_box())
    return {
        "position": json.loads(json.dumps(dump_position(save.state))),
        "turn": save.replay.turn_numbers[save.done_count],
        "done": save.done_count,
        "actions": len(save.actions),
        "file": str(file),
        "over": save.state.is_over,
    }


def skip_turns(file: Path) -> None:
    """Play a saved game on to its last turns, by chance, and take the last action back."""
    save = load_save(file, load_box())
    actions = list(save.actions[: save.done_count])
    turn = save.replay.turn_numbers[save.done_count]
    for _, action in play_on(save.state, Random(13), NO_CAMPS):
        if turn == LAST_TURNS and not isinstance(action, EndTurn):
            actions.append(action)
            break
        actions.append(action)
        turn += isinstance(action, EndTurn)
    later = replace(save, actions=actions, done_count=len(actions) - 1)
    assert later.replay.turn_numbers[later.done_count] == LAST_TURNS
    write_save(file, later)


def run_score(save: Path) -> dict[str, Any]:
    """Return the output of the command for the saved game."""
    process = subprocess.run(
        [sys.executable, "-m", "twoheirs_qt", "score", str(save), "--json"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    data: dict[str, Any] = json.loads(process.stdout)
    return data
