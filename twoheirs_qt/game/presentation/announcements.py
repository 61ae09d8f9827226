"""What has happened in the game, as sentences for screen readers."""

from __future__ import annotations

from collections.abc import Iterator

from twoheirs_qt.game.history import Transition
from twoheirs_qt.game.presentation.turn_steps import played_henry
from twoheirs_qt.game.session import GameSession
from twoheirs_qt.rules.events import Event, Refilled, TurnBegan, TurnEnded
from twoheirs_qt.words import screen_reader as own
from twoheirs_qt.words.events import event_text, gives_up
from twoheirs_qt.words.names import tile_name_of
from twoheirs_qt.words.text import Text, join_by_semicolons


def announcements(session: GameSession, change: Transition) -> list[Text]:
    """The sentences of a `change`, in order; for an undo, one sentence."""
    return list(_forward(session, change)) if change.forward else [_back(session, change)]


def _forward(session: GameSession, change: Transition) -> Iterator[Text]:
    if not change.events and session.gave_up is not None:
        yield gives_up(session.gave_up, session.names)
    for event in change.events:
        if not isinstance(event, TurnEnded) or event.discounts_lapsed:
            yield _told(session, event)


def _back(session: GameSession, change: Transition) -> Text:
    """The text of an undo: what the heir did, without what followed from it."""
    done = [event for event in change.events if not isinstance(event, Refilled | TurnBegan)]
    if played_henry(change.events):
        ends = [number for number, each in enumerate(done) if isinstance(each, TurnEnded)]
        done = done[: ends[0] + 1]
    if not done:
        return own.JUST_TAKEN_BACK
    return own.TAKEN_BACK.fill(what=join_by_semicolons([_told(session, event) for event in done]))


def _told(session: GameSession, event: Event) -> Text:
    if isinstance(event, Refilled):  # how many are left, the supply tells
        return own.NEW_TILE.fill(tile=tile_name_of(event.tile, session.state.catalogue))
    return event_text(event, session.state.catalogue, session.names)
