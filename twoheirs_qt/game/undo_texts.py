"""The menu's names of Undo and Redo, with what they undo and redo."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.game.command import ActionCommand
from twoheirs_qt.words import Text, translate
from twoheirs_qt.words.actions import undo_text

#: {action} is what was done, such as "Build the Mill at M13".
_UNDO: Final = translate("Session", "Undo: {action}")
#: {action} is what was done, such as "Build the Mill at M13".
_REDO: Final = translate("Session", "Redo: {action}")
_NOTHING_TO_UNDO: Final = translate("Session", "Undo")
_NOTHING_TO_REDO: Final = translate("Session", "Redo")
#: Taken back by "Undo: …" after a player gave the game up.
_GIVING_UP: Final = translate("Session", "Giving up")
RESTART_TURN: Final = translate("Session", "Restart turn")


def undo(command: ActionCommand | None) -> Text:
    """Taking `command` back; None: there is nothing to take back."""
    return _NOTHING_TO_UNDO if command is None else _UNDO.fill(action=_called(command))


def undo_giving_up() -> Text:
    """Taking it back that an heir gave up."""
    return _UNDO.fill(action=_GIVING_UP)


def redo(command: ActionCommand | None) -> Text:
    """Doing `command` again; None: there is nothing to do again."""
    return _NOTHING_TO_REDO if command is None else _REDO.fill(action=_called(command))


def _called(command: ActionCommand) -> Text:
    before = command.before.state
    return undo_text(command.action, before.catalogue, before)
