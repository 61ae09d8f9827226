"""Passing the turn on, and the end of the game (rules §3, end, and §6)."""

from __future__ import annotations

from twoheirs_qt.rules.components import OPPONENT
from twoheirs_qt.rules.core import LAST_TURNS, Core
from twoheirs_qt.rules.events import Event, GameEnded, LastRoundTriggered, TurnBegan
from twoheirs_qt.rules.scoring import winner


def pass_turn(core: Core, told: list[Event] | None) -> None:
    """Turn moved troops back, let discounts lapse, and make the opponent active.

    When the last turn has ended the game is over; `active` and `crown` then name the heir who
    would be next. R19: a position made by hand may have an empty supply that triggered nothing;
    the end is triggered now, so each heir has one more turn.
    """
    heir = core.active
    if core.moved[heir]:
        core.moved = (0, core.moved[1]) if heir == 0 else (core.moved[0], 0)
    core.discounts = 0
    core.siege = ()
    core.taken = False
    core.active = core.crown = OPPONENT[heir]
    core.forget()
    if core.turns_left is None and not core.left:
        core.turns_left = LAST_TURNS
        if told is not None:
            told.append(LastRoundTriggered())
    if core.turns_left is not None:
        core.turns_left -= 1
    if told is not None:
        if core.turns_left == 0:
            told.append(GameEnded(winner(core)))
        else:
            told.append(TurnBegan(core.active, core.turns_left))
