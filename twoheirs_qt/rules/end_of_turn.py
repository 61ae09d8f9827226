"""Passing the turn on, and the end of the game (rules §3, end, and §6)."""

from __future__ import annotations

from twoheirs_qt.rules.components import Troop
from twoheirs_qt.rules.events import Event, GameEnded, LastRoundTriggered, TurnBegan
from twoheirs_qt.rules.scoring import score_sheet
from twoheirs_qt.rules.state import LAST_TURNS, Draft


def pass_turn(draft: Draft, events: list[Event]) -> None:
    """Turn moved troops back, let discounts lapse, and make the opponent active.

    When the last turn has ended the game is over; `active` and `crown` then name the heir who
    would be next. R19: a position made by hand may have an empty supply that triggered nothing;
    the end is triggered now, so each heir has one more turn.
    """
    heir = draft.active
    for index, troop in enumerate(draft.troops[heir]):
        if troop.moved:
            draft.set_troop(heir, index, Troop(troop.kind, troop.at, False, troop.terrain))
    draft.discounts = 0
    draft.siege = ()
    draft.taken = False
    draft.active = heir.opponent
    draft.crown = draft.active
    if draft.turns_left is None and not draft.stack:
        draft.turns_left = LAST_TURNS
        events.append(LastRoundTriggered())
    if draft.turns_left is not None:
        draft.turns_left -= 1
    if draft.turns_left == 0:
        events.append(GameEnded(score_sheet(draft).winner))
    else:
        events.append(TurnBegan(draft.active, draft.turns_left))
