"""Groups of things for screen readers, announcements of events, and the last turn in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias

from twoheirs_qt.play.chronicle import is_told
from twoheirs_qt.play.history import Transition
from twoheirs_qt.play.session import GameSession
from twoheirs_qt.play.snapshot import SoloSnapshot, TableSnapshot
from twoheirs_qt.play.targets import AccessGlyph, Target
from twoheirs_qt.rules import EndTurn, Event, Terrain, TurnBegan, TurnEnded
from twoheirs_qt.rules.components import Heir
from twoheirs_qt.rules.events import Refilled
from twoheirs_qt.text.text import Text, join_by_semicolons
from twoheirs_qt.things.describe import Describer, spoken_supply
from twoheirs_qt.things.turn_steps import played_henry
from twoheirs_qt.words import screen_reader, table
from twoheirs_qt.words import screen_reader as own
from twoheirs_qt.words import solo as solo_texts
from twoheirs_qt.words.events import event_text, gives_up
from twoheirs_qt.words.names import cell_name, tile_name_of


class GroupKind(Enum):
    """The kinds of groups, in the order in which they are read."""

    RIBBON = auto()
    """The last round has begun, or the game is over."""
    RESERVE = auto()
    LANDSCAPE = auto()
    HEIR = auto()
    OFFER = auto()
    """Buttons of what can be done at a place."""
    TURN_PANEL = auto()
    """Henry's turn, or where he will build, in words and with buttons."""


@dataclass(frozen=True, slots=True)
class Group:
    """A group of things on the table; `heir` for the place of one."""

    kind: GroupKind
    heir: Heir | None = None


@dataclass(frozen=True, slots=True)
class PanelButton:
    """A button of the turn panel."""

    index: int


Element: TypeAlias = Target | PanelButton
"""What lies in a group."""

AccessibleKey: TypeAlias = Element | Group
"""Stands for the same thing as long as it is on the table."""


def ribbon(snapshot: TableSnapshot) -> Text | None:
    """That the last round has begun, how many turns are left, or that the game is over."""
    if snapshot.active is None:
        return table.ENDED
    if snapshot.turns_left is None:
        return None
    if snapshot.turns_left >= 3:
        return table.LAST_ROUND
    return table.LAST_TURNS.count(snapshot.turns_left)


def reserve(snapshot: TableSnapshot) -> Text:
    """The royal reserve, and whose reach it shows."""
    if snapshot.active is None:
        return table.RESERVE
    if snapshot.active is snapshot.henry:
        return join_by_semicolons([table.RESERVE, solo_texts.REACH])
    heir = snapshot.heirs[snapshot.active]
    return join_by_semicolons(
        [table.RESERVE, table.REACH_OF.fill(heir=heir.name, reach=heir.reach)]
    )


def landscape(snapshot: TableSnapshot) -> Text:
    """How large the landscape is."""
    return screen_reader.LANDSCAPE.count(len(snapshot.land))


def extent(snapshot: TableSnapshot, sign: int) -> Text:
    """How large the landscape is, from the corner at the upper left; `sign` -1: of the North."""
    columns = sorted((x * sign for x, _ in snapshot.land))
    rows = sorted((y * sign for _, y in snapshot.land))
    first = (columns[0] * sign, rows[0] * sign)
    last = (columns[-1] * sign, rows[-1] * sign)
    words = landscape(snapshot)
    if first == last:
        return words
    return join_by_semicolons(
        [words, screen_reader.CORNERS.fill(first=cell_name(first), last=cell_name(last))]
    )


def place_of(heir: Heir, snapshot: TableSnapshot, *, points: bool) -> Text:
    """The place of an heir; `points`: the points so far, too."""
    return join_by_semicolons(list(_place_of(heir, snapshot, points)))


def _place_of(heir: Heir, snapshot: TableSnapshot, points: bool) -> Iterator[Text]:
    known = snapshot.heirs[heir]
    if snapshot.active is None or points:
        yield table.SAY_POINTS.count(known.points).fill(place=known.name)
    else:
        yield known.name
    if known.active:
        yield table.TO_MOVE
    if known.discounts and heir is not snapshot.henry:
        yield table.DISCOUNTS.count(known.discounts)


def centre(solo: SoloSnapshot) -> Text:
    """Around which cell Henry builds."""
    words = solo_texts.START if solo.scaffold is None else solo_texts.SCAFFOLD
    return screen_reader.CENTRE.fill(cell=cell_name(solo.centre), words=words)


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


def since_last_turn(session: GameSession) -> list[Text]:
    """What the opponent has done since the active heir's last turn ended; at least a sentence."""
    told = [
        event_text(event, session.state.catalogue, session.names)
        for event in _opponents(session)
        if is_told(event) and not isinstance(event, TurnBegan)
    ]
    return told or [own.NOTHING_SINCE]


def _opponents(session: GameSession) -> Iterator[Event]:
    done, heir = session.done_commands, session.state.active
    last = 0
    for number, command in enumerate(done):
        if isinstance(command.action, EndTurn) and command.before.state.active is heir:
            last = number + 1
    if last:
        events = done[last - 1].events
        ended = next(n for n, event in enumerate(events) if isinstance(event, TurnEnded))
        yield from events[ended + 1 :]  # Henry's turn belongs to the end of one's own
    for command in done[last:]:
        if command.before.state.active is not heir:
            yield from command.events


def means_spoken(describer: Describer, snapshot: TableSnapshot, sign: int) -> list[Text]:
    """The active heir's reach, and access to each resource with its sources; the landscape's size.

    `sign` is -1 where the table is seen from the North.
    """
    heir = snapshot.active
    if heir is None:
        return []
    return [
        reserve(snapshot),
        *(describer.spoken(AccessGlyph(heir, terrain), snapshot) for terrain in Terrain),
        extent(snapshot, sign),
        spoken_supply(snapshot),
    ]
