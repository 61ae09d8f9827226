"""Finds what can be done now so that another action becomes possible after it."""

from __future__ import annotations

from dataclasses import dataclass

from twoheirs_qt.game.options import Options
from twoheirs_qt.rules import (
    Action,
    BreakCamp,
    Build,
    Deploy,
    Expand,
    Move,
    Reason,
    State,
    Why,
    Withdraw,
    after,
    why_not,
)

_TRIED = (Withdraw, Move, Deploy, Expand, Build, BreakCamp)
"""What is looked into: nothing that would bring an unknown tile to light, or end the turn."""


@dataclass(frozen=True, slots=True)
class Remedy:
    """A legal action. `solves`: the other action is possible right after it, else only nearer."""

    action: Action
    solves: bool


def remedies(options: Options, action: Action) -> tuple[Remedy, ...]:
    """The legal actions that bring `action`, which is not legal now, nearer by one step; the best
    first.

    Expansions all do the same, so there is at most one for each tile of the hand.
    """
    state, reasons = options.state, options.why_not(action)
    if not reasons:
        return ()
    found: list[Remedy] = []
    laid: set[str] = set()
    for other in options.legal:
        if not isinstance(other, _TRIED) or _uses_up(action, other):
            continue
        if isinstance(other, Expand) and other.tile in laid:
            continue
        left = _left(state, action, other)
        if _weight(left) < _weight(reasons):
            found.append(Remedy(other, not left))
            if isinstance(other, Expand):
                laid.add(other.tile)
    return tuple(sorted(found, key=lambda each: (not each.solves, _TRIED.index(type(each.action)))))


def _uses_up(action: Action, other: Action) -> bool:
    """Whether `other` needs the very tile that `action` is about."""
    mine = action.tile if isinstance(action, Build | Expand) else None
    return isinstance(other, Build | Expand) and other.tile == mine


def _left(state: State, action: Action, other: Action) -> tuple[Reason, ...]:
    return why_not(after(state, other), action)


def _weight(reasons: tuple[Reason, ...]) -> int:
    """How far something is from being possible: fewer reasons first, then smaller ones."""
    return sum(
        100
        + (sum(reason.missing) - reason.amount if reason.why is Why.MISSING_RESOURCES else 0)
        + (reason.amount if reason.why is Why.OUT_OF_REACH else 0)
        for reason in reasons
    )
