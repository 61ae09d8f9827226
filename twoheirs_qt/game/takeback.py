"""How far a player may go back (the take-back rule of a game)."""

from __future__ import annotations

from collections.abc import Callable

from twoheirs_qt.files.save import TakeBack
from twoheirs_qt.game.command import ActionCommand
from twoheirs_qt.rules import EndTurn


def may_undo(last: ActionCommand | None, rule: TakeBack) -> bool:
    """Whether the last action that was done may be taken back."""
    if last is None or rule is TakeBack.OFF:
        return False
    return rule is TakeBack.FREE or not last.reveals


def turn_start(command: Callable[[int], ActionCommand], done: int, rule: TakeBack) -> int:
    """How many of the actions done stay when the turn is restarted; `command` has them by number.

    Those of the turns before; where `rule` forbids to go back so far, those up to the last one
    that cannot be taken back.
    """
    stay = done
    while stay:
        last = command(stay - 1)
        if isinstance(last.action, EndTurn) or not may_undo(last, rule):
            break
        stay -= 1
    return stay
