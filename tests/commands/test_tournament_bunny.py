"""`tournament --game bunny`: two, three or four seats, each deal from all of them."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Any, ClassVar

import pytest

from tests.commands.conftest import Command as Run
from tests.games.bunny_kingdom.reading import read_save
from twoheirs_qt.commands import tournament
from twoheirs_qt.commands.tournament import Outcome, plan_matches, summarize_pairs
from twoheirs_qt.games.bunny_kingdom.codec.catalogue import load_program_catalogue
from twoheirs_qt.tabletop.game import AnyGame
from twoheirs_qt.tabletop.opponent import Budget
from twoheirs_qt.tabletop.opponents import texts
from twoheirs_qt.tabletop.opponents.protocol.limits import Limits
from twoheirs_qt.tabletop.opponents.protocol.opponent_error import OpponentError
from twoheirs_qt.tabletop.own_command import ProcessCommand

SEATS = ("yellow", "pink", "black")
THREE = ("tournament", "--game", "bunny", "--players", "3", "greedy", "level-1", "eve")


class Quick:
    """A program without a process, which does the first thing that is legal; `eve` may refuse."""

    refuses = False
    seats: ClassVar[list[tuple[str, ...]]] = []

    def __init__(self, command: ProcessCommand, limits: Limits, game: AnyGame) -> None:
        self._is_eve = command.arguments == ("eve",)
        self._game = game

    def greet(self) -> None:
        if self._is_eve and self.refuses:
            raise OpponentError(texts.DIED)

    def begin_game(self, catalogue: object, seed: int, seats: list[str], seat: str) -> None:
        self.seats.append((*seats, seat))

    def ask_for_actions(self, state: object, budget: Budget) -> tuple[Any, ...]:
        seat = self._game.list_seats_to_act(state)[0]
        return (self._game.list_legal_actions(self._game.make_view(state, seat), seat)[0],)

    def close(self) -> None:
        """Nothing is left of it."""


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> type[Quick]:
    monkeypatch.setattr(tournament, "Program", Quick)
    monkeypatch.setattr(Quick, "seats", [])
    return Quick


def test_every_opponent_has_every_seat_and_the_games_are_kept(
    run: Run, tmp_path: Path, quick: type[Quick]
) -> None:
    arguments = (*THREE, "--seed", "3", "--deals", "1", "-o", str(tmp_path))
    pairs = run(*arguments, "--json").parse_line()["pairs"]
    assert [pair["games"] for pair in pairs] == [3, 3, 3]
    assert all(0 <= pair["interval"][0] <= pair["rate"] <= pair["interval"][1] for pair in pairs)
    assert quick.seats[:3] == [("yellow", "pink", "black", seat) for seat in SEATS]
    files = sorted(tmp_path.glob("*.twoheirs"))
    saves = [read_save(file.read_bytes(), load_program_catalogue()) for file in files]
    assert {save.state.table.active for save in saves} == {None}
    assert {save.settings.players for save in saves} == {("computer",) * 3}
    assert {save.settings.names.index("greedy") for save in saves} == {0, 1, 2}
    assert len({save.start for save in saves}) == 1
    reread_pairs = run(*arguments, "--json").parse_line()["pairs"]
    assert reread_pairs == pairs
    assert len(quick.seats) == 9, "games that are there are not played again"


def test_who_breaks_the_rules_loses_and_does_not_spoil_it_for_the_others(
    run: Run, tmp_path: Path, quick: type[Quick], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quick, "refuses", True)
    arguments = (*THREE, "--seed", "3", "--deals", "1", "-o", str(tmp_path), "--json")
    pairs = run(*arguments).parse_line()["pairs"]
    assert run.err.count("eve has quit in the middle of the game") == 3
    assert [(pair["games"], pair["rate"]) for pair in pairs] == [(3, 1.0), (3, 1.0)]
    assert run(*arguments).parse_line()["pairs"] == pairs


def test_a_program_of_the_first_version_is_refused(run: Run, tmp_path: Path) -> None:
    old = tmp_path / "old.py"
    old.write_text(
        "import json\n"
        "call = json.loads(input())\n"
        'result = {"protocol": 1, "name": "Old"}\n'
        'print(json.dumps({"jsonrpc": "2.0", "id": call["id"], "result": result}), flush=True)\n'
        "input()\n",
        "utf-8",
    )
    arguments = ("--game", "bunny", "greedy", shlex.join([sys.executable, "-I", str(old)]))
    run("tournament", *arguments, "--seed", "1", "--deals", "1", "-o", str(tmp_path / "games"))
    assert run.err.count("speaks version 1 of the protocol, but 2 is needed") == 2


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("--game bunny --players 3 greedy greedy", "name at least three opponents"),
        ("--game bunny --sets travel,war,crafts greedy greedy", "--sets belongs to --game"),
        ("--players 3 greedy greedy greedy", "--players belongs to --game bunny"),
    ],
)
def test_what_is_no_tournament(words: str, message: str, run: Run) -> None:
    assert message in run.expect_error("tournament", *words.split())


def test_every_group_plays_each_deal_from_all_seats(tmp_path: Path) -> None:
    seats = [match.seats for match in plan_matches(tmp_path, [7], 4, 3)]
    assert seats[:3] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert len(seats) == len(set(seats)) == 12


def test_pairs_at_a_table_are_compared_by_points() -> None:
    games = [
        Outcome((0, 1, 2), (30, 20, 20), (0,)),
        Outcome((1, 2, 0), (9, 8, 7), (1, 2), gave_up=0),
    ]
    first, second, third = summarize_pairs(games, 3)
    assert (first.players, first.games, first.won) == ((0, 1), 2, 1)
    assert (second.players, second.games, second.won) == ((0, 2), 2, 1)
    assert (third.players, third.games, third.drawn) == ((1, 2), 1, 1)
