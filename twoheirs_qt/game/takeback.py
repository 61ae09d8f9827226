"""How far a player may go back (the take-back rule of a game)."""

from __future__ import annotations

from collections.abc import Sequence

from twoheirs_qt.files.save import TakeBack
from twoheirs_qt.game.command import ActionCommand
from twoheirs_qt.rules import EndTurn


def may_undo(done: Sequence[ActionCommand], rule: TakeBack) -> bool:
    """Whether the last of the actions done may be taken back."""
    if not done or rule is TakeBack.OFF:
        return False
    return rule is TakeBack.FREE or not done[-1].reveals


def turn_start(done: Sequence[ActionCommand], rule: TakeBack) -> int:
    """How many actions stay when the turn is restarted.

    Those of the turns before; where `rule` forbids to go back so far, those up to the last one
    that cannot be taken back.
    """
    stay = len(done)
    while stay and not isinstance(done[stay - 1].action, EndTurn) and may_undo(done[:stay], rule):
        stay -= 1
    return stay
