"""Shared by tests of games against Henry: one begun and played, and results kept."""

from __future__ import annotations

from tests.games.two_heirs.heir_results import make_heir_result
from tests.ui.heir_program import Program
from twoheirs_qt.games.two_heirs.rules import Heir, NewGame, TileSet
from twoheirs_qt.tabletop.results.store import Result, Results, load_results, rank_places
from twoheirs_qt.tabletop.saves.save import GameSettings
from twoheirs_qt.tabletop.window.settings import TurnPace


def begin_alone(program: Program, seed: int = 4, level: int = 2, south: Heir = Heir.WHITE) -> None:
    """Begin a game against Henry, whose turns are not shown."""
    program.settings.turn_pace = TurnPace.OFF
    program.session.new(NewGame(seed=seed, level=level, south=south), GameSettings())


def load_kept_results(program: Program) -> tuple[Result, ...]:
    program.store.flush()
    return load_results(program.store.folder.parent / "results.json").results


def make_results() -> Results:
    crafts = (TileSet.WAR, TileSet.PATROL, TileSet.CRAFTS)
    return Results(
        (
            make_heir_result("a", (60, 50), level=2),
            make_heir_result("b", (41, 50), level=2),
            make_heir_result("c", (70, 50), level=1, sets=crafts),
            make_heir_result("d", (2, 50), level=3, sets=crafts, gave_up=True),
        )
    )


def make_bunny_result(
    id_: str, points: tuple[int, ...], opponents: tuple[str, ...], *, day: int = 1
) -> Result:
    ended = f"2026-02-{day:02}T18:30:00Z"
    return Result(id_, "bunny", ended, opponents, points, rank_places(points))


def make_mixed_results() -> Results:
    """Results of The Two Heirs, and newer ones of Bunny Kingdom with two to four seats."""
    return Results(
        (
            *make_results().results,
            make_bunny_result("k", (55, 50), ("level-1",), day=1),
            make_bunny_result("l", (40, 61, 40, 30), ("level-4", "level-1", "level-2"), day=2),
            make_bunny_result("m", (70, 61, 70), ("level-1", "level-2"), day=3),
        )
    )
