"""How far a player may go back by the take-back rule of a game, and the names of those steps."""

from __future__ import annotations

from dataclasses import dataclass

from twoheirs_qt.files.save import TakeBack
from twoheirs_qt.game import undo_texts
from twoheirs_qt.game.command import ActionCommand
from twoheirs_qt.game.history import History
from twoheirs_qt.rules import EndTurn
from twoheirs_qt.words import Text


def may_undo(last: ActionCommand | None, rule: TakeBack) -> bool:
    """Whether the last action that was done may be taken back."""
    if last is None or rule is TakeBack.OFF:
        return False
    return rule is TakeBack.FREE or not last.reveals


@dataclass(frozen=True, slots=True)
class UndoState:
    """What of `history` may be undone by `rule`, and redone, at the time it is asked.

    `given_up`: the game has been given up, which is undone before any action.
    """

    history: History
    rule: TakeBack
    given_up: bool

    @property
    def can_undo(self) -> bool:
        if self.given_up:
            return self.rule is TakeBack.FREE
        return may_undo(self.history.last, self.rule)

    @property
    def can_redo(self) -> bool:
        return not self.given_up and self.history.next is not None

    @property
    def can_restart_turn(self) -> bool:
        """Whether something of the running turn may be taken back."""
        return not self.given_up and self.turn_start < self.history.index

    @property
    def turn_start(self) -> int:
        """How many of the actions done stay when the turn is restarted.

        Those of the turns before; where the rule forbids to go back so far, those up to the last
        one that cannot be taken back.
        """
        stay = self.history.index
        for last in reversed(self.history.done_commands):
            if isinstance(last.action, EndTurn) or not may_undo(last, self.rule):
                break
            stay -= 1
        return stay

    @property
    def undo_text(self) -> Text:
        """The menu's name of what is undone."""
        if self.given_up:
            return undo_texts.undo_giving_up()
        return undo_texts.undo(self.history.last if self.can_undo else None)

    @property
    def redo_text(self) -> Text:
        """The menu's name of what is redone."""
        return undo_texts.redo(self.history.next if self.can_redo else None)
