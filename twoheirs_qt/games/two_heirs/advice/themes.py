"""The themes of practice, and finding those of a better turn."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from twoheirs_qt.games.two_heirs.advice.reasons import Reasons, find_reasons
from twoheirs_qt.games.two_heirs.advice.whole_turn import Turn
from twoheirs_qt.games.two_heirs.opponents.opponent import deal_unseen
from twoheirs_qt.games.two_heirs.rules.events import Built
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.rules.turn import apply
from twoheirs_qt.tabletop.dice import Dice


class Theme(StrEnum):
    """A subject of practice: something in which the better turn is ahead of the turn played."""

    ROADS = "roads"
    SIEGE = "siege"
    DISCOUNTS = "discounts"
    REACH = "reach"
    DOUBLING = "doubling"
    LAST_TURN = "last-turn"
    TREASURES = "treasures"


_SEED: Final = 0
_MIN_POINTS: Final = 2
"""By so many points roads, doubling or treasures must differ to be a theme."""


def find_themes(start: State, better: Turn, played: Turn) -> frozenset[Theme]:
    """Find the themes of a better turn of the active heir of `start`; often there is none."""
    reasons = find_reasons(start, better, played)
    return frozenset(_list_themes(start, better, played, reasons))


def _list_themes(start: State, better: Turn, played: Turn, reasons: Reasons) -> Iterator[Theme]:
    roads, doubling, treasures = _sum_points(start, reasons)
    if roads >= _MIN_POINTS:
        yield Theme.ROADS
    if doubling >= _MIN_POINTS:
        yield Theme.DOUBLING
    if treasures >= _MIN_POINTS:
        yield Theme.TREASURES
    if better.destroyed - played.destroyed or len(reasons.protected) > len(reasons.endangered):
        yield Theme.SIEGE
    if _count_discounts(start, better) > _count_discounts(start, played):
        yield Theme.DISCOUNTS
    reach_before, reach_then = reasons.reach
    if reach_then > reach_before:
        yield Theme.REACH
    if start.turns_left is not None and start.turns_left <= 2:
        yield Theme.LAST_TURN


def _sum_points(start: State, reasons: Reasons) -> tuple[int, int, int]:
    """Sum up by how much roads, doubled buildings and treasures change the heir's lead."""
    roads = doubling = treasures = 0
    for change in reasons.score:
        points = change.points if change.heir is start.active else -change.points
        if change.cell is None:
            roads += points
        elif change.tile is None:
            treasures += points
        elif change.doubled is not None:
            doubling += points
    return roads, doubling, treasures


def _count_discounts(start: State, turn: Turn) -> int:
    """Count the discounts that a turn spends on its buildings."""
    state, spent = deal_unseen(start, Dice(_SEED)), 0
    for action in turn.actions:
        state, events = apply(state, action)
        spent += sum(event.discounts_used for event in events if isinstance(event, Built))
    return spent
