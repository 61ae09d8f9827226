"""Sentences that are read aloud: changes, the opponent's last turn, reach and access."""

from __future__ import annotations

from collections.abc import Iterator

from twoheirs_qt.games.two_heirs.play.chronicle import has_entry
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.play.snapshot import TableSnapshot
from twoheirs_qt.games.two_heirs.rules import EndTurn, Event, Terrain, TurnBegan, TurnEnded
from twoheirs_qt.games.two_heirs.rules.events import Refilled
from twoheirs_qt.games.two_heirs.things.heirs import AccessGlyph
from twoheirs_qt.games.two_heirs.things.reserve import SupplyPile
from twoheirs_qt.games.two_heirs.things.thing import GameView
from twoheirs_qt.games.two_heirs.things.turn_steps import includes_henrys_turn
from twoheirs_qt.games.two_heirs.words import screen_reader, table
from twoheirs_qt.games.two_heirs.words import solo as solo_texts
from twoheirs_qt.games.two_heirs.words.events import describe_event, describe_giving_up
from twoheirs_qt.games.two_heirs.words.names import name_cell, name_tile_by_id
from twoheirs_qt.tabletop.play.history import Transition
from twoheirs_qt.tabletop.text.text import Text, join_by_semicolons


def list_announcements(session: GameSession, change: Transition) -> list[Text]:
    """The sentences of a `change`, in order; for an undo, one sentence."""
    return (
        list(_describe_step(session, change))
        if change.is_forward
        else [_describe_undo(session, change)]
    )


def _describe_step(session: GameSession, change: Transition) -> Iterator[Text]:
    if not change.events and session.resigned_seat is not None:
        yield describe_giving_up(session.resigned_seat, session.names)
    for event in change.events:
        if not isinstance(event, TurnEnded) or event.discounts_lapsed:
            yield _describe_event(session, event)


def _describe_undo(session: GameSession, change: Transition) -> Text:
    """The text of an undo: the heir's own actions, without events such as a refill."""
    events = [event for event in change.events if not isinstance(event, Refilled | TurnBegan)]
    if includes_henrys_turn(change.events):
        end_numbers = [
            number for number, event in enumerate(events) if isinstance(event, TurnEnded)
        ]
        events = events[: end_numbers[0] + 1]
    if not events:
        return screen_reader.UNDONE_WITHOUT_SENTENCE
    return screen_reader.UNDONE.fill(
        what=join_by_semicolons([_describe_event(session, event) for event in events])
    )


def _describe_event(session: GameSession, event: Event) -> Text:
    if isinstance(event, Refilled):  # how many are left, the supply tells
        return screen_reader.NEW_TILE.fill(
            tile=name_tile_by_id(event.tile, session.state.catalogue)
        )
    return describe_event(event, session.state.catalogue, session.names)


def list_events_since_last_turn(session: GameSession) -> list[Text]:
    """The actions of the opponent since the active heir's last turn ended; at least a sentence."""
    sentences = [
        describe_event(event, session.state.catalogue, session.names)
        for event in _list_opponent_events(session)
        if has_entry(event) and not isinstance(event, TurnBegan)
    ]
    return sentences or [screen_reader.NOTHING_SINCE_LAST_TURN]


def _list_opponent_events(session: GameSession) -> Iterator[Event]:
    commands, heir = session.done_commands, session.state.active
    first_number = 0
    for number, command in enumerate(commands):
        if isinstance(command.action, EndTurn) and command.before.state.active is heir:
            first_number = number + 1
    if first_number:
        events = commands[first_number - 1].events
        end_index = next(n for n, event in enumerate(events) if isinstance(event, TurnEnded))
        yield from events[end_index + 1 :]  # Henry's turn belongs to the end of one's own
    for command in commands[first_number:]:
        if command.before.state.active is not heir:
            yield from command.events


def describe_reach_and_access(game: GameView, view_direction: int) -> list[Text]:
    """The active heir's reach, and access to each resource with its sources; the landscape's size.

    `view_direction` is -1 where the table is seen from the North.
    """
    snapshot = game.snapshot
    heir = snapshot.active
    if heir is None:
        return []
    return [
        _describe_reach(snapshot),
        *(AccessGlyph(heir, terrain).name(game) for terrain in Terrain),
        _describe_extent(snapshot, view_direction),
        SupplyPile().name(game),
    ]


def _describe_reach(snapshot: TableSnapshot) -> Text:
    """The royal reserve, and whose reach it shows."""
    if snapshot.active is None:
        return table.RESERVE
    if snapshot.active is snapshot.henry:
        return join_by_semicolons([table.RESERVE, solo_texts.HENRYS_REACH])
    heir = snapshot.heirs[snapshot.active]
    return join_by_semicolons(
        [table.RESERVE, table.REACH_OF.fill(heir=heir.name, reach=heir.reach)]
    )


def _describe_extent(snapshot: TableSnapshot, view_direction: int) -> Text:
    """The size of the landscape, from the corner at the upper left."""
    columns = sorted((x * view_direction for x, _ in snapshot.land))
    rows = sorted((y * view_direction for _, y in snapshot.land))
    first = (columns[0] * view_direction, rows[0] * view_direction)
    last = (columns[-1] * view_direction, rows[-1] * view_direction)
    words = screen_reader.LANDSCAPE.fill_n(len(snapshot.land))
    if first == last:
        return words
    return join_by_semicolons(
        [words, screen_reader.CORNERS.fill(first=name_cell(first), last=name_cell(last))]
    )
