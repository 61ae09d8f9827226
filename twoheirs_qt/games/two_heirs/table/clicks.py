"""Effect of a click on a thing: one answer for the pointer, for keys and for screen readers."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final, NamedTuple

from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.rules import Action
from twoheirs_qt.games.two_heirs.things.offers import OfferKind, name_command, name_spoken_action
from twoheirs_qt.games.two_heirs.things.selection import (
    Refusal,
    SelectedHandTile,
    SelectedReserveTile,
    Selection,
)
from twoheirs_qt.games.two_heirs.words import screen_reader
from twoheirs_qt.games.two_heirs.words import table as texts
from twoheirs_qt.games.two_heirs.words.actions import name_action_here
from twoheirs_qt.games.two_heirs.words.names import name_building_as_object_by_id
from twoheirs_qt.tabletop.text.text import Text


class ClickEffect(Enum):
    """The kinds of effects of a click."""

    PICK_UP = auto()
    PUT_BACK = auto()
    PUT_DOWN = auto()
    """Tries the action of putting the selection there."""
    PLAY = auto()
    """Tries an action that needs no selection."""
    ASK = auto()
    """Shows a button that asks before such an action."""
    TAKE_OFFER = auto()
    """Does what the button beside the thing says."""
    COMMAND = auto()
    """Runs a command that is no action of the rules."""
    REFUSE = auto()
    """Tells why nothing can be picked up."""
    CLOSED = auto()
    """Tells why nothing can be done in a game that is only looked at."""
    MISPLACE = auto()
    """Tells that the selection cannot be meant to go there."""
    DESCRIBE = auto()
    """Tells what the thing is."""


_EXPLAINING_EFFECTS: Final = frozenset(
    (ClickEffect.REFUSE, ClickEffect.CLOSED, ClickEffect.MISPLACE, ClickEffect.DESCRIBE)
)


class ClickOutcome(NamedTuple):
    """A click on a thing, as it would be now.

    `action` is the one that it tries or asks for, and `is_legal` whether that can be done;
    `command` is the command that it does, and `picked` what it picks up, or why not.
    """

    effect: ClickEffect
    action: Action | None = None
    is_legal: bool = True
    command: OfferKind | None = None
    picked: Selection | Refusal | None = None

    @property
    def does_something(self) -> bool:
        """Whether it does more than explain."""
        return self.effect not in _EXPLAINING_EFFECTS and self.is_legal

    def describe(self, session: GameSession) -> Text:
        """The words for what it does."""
        if not self.does_something:
            return screen_reader.TELL_MORE
        if self.effect is ClickEffect.PUT_BACK:
            return texts.PUT_BACK
        if self.command is not None:
            return name_command(self.command)
        if self.action is None:
            return pick_words(self.picked, session)
        words = name_spoken_action if self.effect is ClickEffect.PUT_DOWN else name_action_here
        return words(self.action, session.state)


def pick_words(picked: Selection | Refusal | None, session: GameSession) -> Text:
    """The words for picking something up."""
    if isinstance(picked, SelectedReserveTile | SelectedHandTile):
        return texts.PICK_UP_TILE.fill(
            tile=name_building_as_object_by_id(picked.tile, session.state.catalogue)
        )
    return texts.PICK_UP_TROOP
