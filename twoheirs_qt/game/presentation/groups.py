"""What there is on the table to be read: what holds its targets, and what is said of that."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias

from twoheirs_qt.game.snapshot import SoloSnapshot, TableSnapshot
from twoheirs_qt.game.targets import Target
from twoheirs_qt.rules.components import Heir
from twoheirs_qt.words import screen_reader, table
from twoheirs_qt.words import solo as solo_texts
from twoheirs_qt.words.names import cell_name
from twoheirs_qt.words.text import Text, join_by_semicolons


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
