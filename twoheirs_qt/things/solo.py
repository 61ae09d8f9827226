"""Texts of a game against Henry: his treasures, the scaffold, and where he would build."""

from __future__ import annotations

from itertools import chain

from twoheirs_qt.play.grid_lines import near
from twoheirs_qt.play.note_line import NoteLine, Say, aside
from twoheirs_qt.play.session import GameSession
from twoheirs_qt.play.snapshot import TableSnapshot, TreasureSnapshot
from twoheirs_qt.play.unseen import unseen_treasures
from twoheirs_qt.rules.cells import Cell, beside
from twoheirs_qt.rules.components import Treasure, TreasureKind, Troop
from twoheirs_qt.rules.henry import Prospect, prospect
from twoheirs_qt.rules.scoring import TREASURE_POINTS
from twoheirs_qt.rules.state import State
from twoheirs_qt.text.text import Text, sentences
from twoheirs_qt.things.highlights import Highlights
from twoheirs_qt.words import screen_reader as spoken
from twoheirs_qt.words import solo as solo_texts
from twoheirs_qt.words.names import cell_name, resource_name, treasure_name


def pile(snapshot: TableSnapshot) -> Text:
    """How many treasures Henry's pile has."""
    count = 0 if snapshot.solo is None else snapshot.solo.pile
    return solo_texts.SAY_PILE.count(count)


def treasure(snapshot: TableSnapshot, cell: Cell) -> Text:
    """The treasure on a cell, when it goes, and what it still lacks."""
    found = None if snapshot.solo is None else snapshot.solo.on(cell)
    if found is None:
        return cell_name(cell)
    known = snapshot.catalogue.treasures[found.treasure]
    named = solo_texts.SAY_TREASURE.fill(cell=cell_name(cell), treasure=treasure_name(known))
    parts = [named, _condition(known)]
    if found.lacks:
        parts.append(solo_texts.LACKS.count(found.lacks))
    return sentences(parts)


def with_tokens(place: Text, snapshot: TableSnapshot, cell: Cell) -> Text:
    """The description of a tile, with the tokens on it."""
    solo = snapshot.solo
    if solo is None:
        return place
    found = solo.on(cell)
    if found is not None:
        name = treasure_name(snapshot.catalogue.treasures[found.treasure])
        place = solo_texts.WITH_TREASURE.fill(place=place, treasure=name)
    return solo_texts.WITH_SCAFFOLD.fill(place=place) if solo.scaffold == cell else place


def cross_line(troop: Troop, say: Say) -> tuple[NoteLine, ...]:
    """What is told of the cross of a troop of Henry's beside where it stands."""
    if troop.terrain is None:
        return ()
    return (aside(say(solo_texts.CROSS.fill(resource=resource_name(troop.terrain)))),)


def pile_lines(snapshot: TableSnapshot, say: Say) -> tuple[NoteLine, ...]:
    """The note about Henry's pile."""
    solo = snapshot.solo
    if solo is None:
        return ()
    left = solo.pile + len(solo.treasures)
    worth = solo_texts.WORTH.count(left * TREASURE_POINTS)
    return NoteLine(say(pile(snapshot))), aside(say(worth))


def to_come_lines(session: GameSession, say: Say) -> tuple[NoteLine, ...]:
    """Which treasures may lie on Henry's pile, as far as anybody can know it.

    Of a game begun with a position nobody knows which of them were removed before.
    """
    solo = session.state.solo
    if solo is None or not solo.pile:
        return ()
    events = chain.from_iterable(command.events for command in session.done_commands)
    found = unseen_treasures(session.state, events)
    origin = session.save.origin
    known = origin.options is not None and origin.rescued is None
    some = solo_texts.SOME_TO_COME if known else solo_texts.REST_UNKNOWN
    all_come = len(found) == len(solo.pile)
    head = solo_texts.TO_COME if all_come else some.count(len(solo.pile))
    lines = [NoteLine("", (f"treasure/{each.id}",), say(treasure_name(each))) for each in found]
    return NoteLine(say(head), bold=True), *lines


def treasure_lines(snapshot: TableSnapshot, cell: Cell, say: Say) -> tuple[NoteLine, ...]:
    """The note about the treasure on a cell; empty without one."""
    found = None if snapshot.solo is None else snapshot.solo.on(cell)
    if found is None:
        return ()
    known = snapshot.catalogue.treasures[found.treasure]
    title = solo_texts.TREASURE_AT.fill(treasure=treasure_name(known), cell=cell_name(cell))
    lines = [NoteLine(say(title), bold=True, named=True), NoteLine(say(_condition(known)))]
    if found.lacks:
        lines.append(NoteLine(say(solo_texts.LACKS.count(found.lacks)), bold=True))
    return tuple(lines)


def scaffold_lines(snapshot: TableSnapshot, cell: Cell, say: Say) -> tuple[NoteLine, ...]:
    """What the scaffold on a cell means, or the starting tile before there is one."""
    solo = snapshot.solo
    if solo is None or cell != solo.centre:
        return ()
    words = solo_texts.START if solo.scaffold is None else solo_texts.SCAFFOLD
    return (aside(say(words)),)


def would_go_lines(state: State, slot: int, say: Say) -> tuple[NoteLine, ...]:
    """Where Henry would put the tile on a place of the reserve."""
    found = _prospect(state, slot)
    if found is None:
        return ()
    words = solo_texts.WOULD_GO[found.rule]
    if found.at is not None:
        words = words.fill(cell=cell_name(found.at))
    return (aside(say(words)),)


def would_go_spoken(state: State, slot: int) -> Text | None:
    """The same without the reason, which H gives when it is asked for."""
    found = _prospect(state, slot)
    if found is None:
        return None
    if found.at is None:
        return solo_texts.WOULD_GO[found.rule]
    return spoken.HENRY_THERE.fill(cell=cell_name(found.at))


def would_go(state: State, slot: int) -> Highlights | None:
    """The cell where Henry would put the tile on a place of the reserve."""
    found = _prospect(state, slot)
    if found is None or found.at is None:
        return None
    return Highlights(wanted=frozenset((found.at,)))


def _prospect(state: State, slot: int) -> Prospect | None:
    """What Henry would do with the tile on a place of the reserve; None if there is none."""
    if state.solo is None or state.is_over or state.slots[slot] is None:
        return None
    return prospect(state, slot)


def counted(snapshot: TableSnapshot, cell: Cell) -> Highlights | None:
    """The cell of a treasure, those that count for it, and the empty ones that could."""
    found = None if snapshot.solo is None else snapshot.solo.on(cell)
    if found is None:
        return None
    wanted = _could_count(found, snapshot) - snapshot.land.keys()
    return Highlights(cells=frozenset((cell, *found.counted)), wanted=wanted)


def _could_count(found: TreasureSnapshot, snapshot: TableSnapshot) -> frozenset[Cell]:
    """The cells of a formation; of a column or row, those in and just around the landscape."""
    known, (x, y) = snapshot.catalogue.treasures[found.treasure], found.cell
    if known.kind is TreasureKind.FORMATION:
        return frozenset(beside(found.cell, point) for point in known.cells)
    if known.kind is TreasureKind.COLUMN:
        return frozenset((x, row) for row in near(row for _, row in snapshot.land))
    return frozenset((column, y) for column in near(column for column, _ in snapshot.land))


def _condition(known: Treasure) -> Text:
    text = solo_texts.CONDITIONS[known.kind]
    if known.kind is TreasureKind.FORMATION or known.terrain is None:
        return text
    return text.fill(tiles=solo_texts.TWO_OTHERS[known.terrain])
