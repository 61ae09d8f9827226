"""Shared by tests of games against Henry: one begun and played, and results kept."""

from __future__ import annotations

from typing import Any

from twoheirs_qt.games.two_heirs.rules import RECOMMENDED_SETS, Heir, NewGame, TileSet
from twoheirs_qt.program import Program
from twoheirs_qt.tabletop.results.store import Result, Results, load_results
from twoheirs_qt.tabletop.saves.save import GameSettings
from twoheirs_qt.tabletop.window.settings import HenryPace


def alone(program: Program, seed: int = 4, level: int = 2, south: Heir = Heir.WHITE) -> None:
    """Begin a game against Henry, whose turns are not shown."""
    program.settings.henry_pace = HenryPace.OFF
    program.session.new(NewGame(seed=seed, level=level, south=south), GameSettings())


def load_kept_results(program: Program) -> tuple[Result, ...]:
    program.store.flush()
    return load_results(program.store.folder.parent / "results.json").results


def some_results() -> Results:
    facts: dict[str, Any] = {"ended": "2025-01-31T18:30:00Z", "theirs": 50}
    crafts = (TileSet.WAR, TileSet.PATROL, TileSet.CRAFTS)
    return Results(
        (
            Result(game="a", level=2, sets=RECOMMENDED_SETS, points=60, won=True, **facts),
            Result(game="b", level=2, sets=RECOMMENDED_SETS, points=41, won=False, **facts),
            Result(game="c", level=1, sets=crafts, points=70, won=True, **facts),
            Result(game="d", level=3, sets=crafts, points=2, won=False, gave_up=True, **facts),
        )
    )
