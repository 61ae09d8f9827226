"""The things of each area in their order, for keys, readers and an outline."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from twoheirs_qt.games.bunny_kingdom.rules.catalogue import BOARD_SIZE, TERRITORY_COUNT
from twoheirs_qt.games.bunny_kingdom.rules.state import Phase
from twoheirs_qt.games.bunny_kingdom.things.cards import (
    Answer,
    Curtain,
    HandCard,
    KeptBuilding,
    OwnParchment,
    list_answers,
)
from twoheirs_qt.games.bunny_kingdom.things.land import Land
from twoheirs_qt.games.bunny_kingdom.things.lords import LordPlate
from twoheirs_qt.games.bunny_kingdom.things.rounds import PassingNote, PassingPart
from twoheirs_qt.games.bunny_kingdom.things.snapshot import Snapshot
from twoheirs_qt.games.bunny_kingdom.things.thing import Area, Thing
from twoheirs_qt.games.bunny_kingdom.words import spoken
from twoheirs_qt.tabletop.text.text import Text
from twoheirs_qt.tabletop.thing import ReaderRole


@dataclass(frozen=True, slots=True)
class AreaGroup(Thing):
    """An area of the table, as the group of the things that lie there."""

    group: Area
    role: ClassVar[ReaderRole] = ReaderRole.GROUP
    is_group: ClassVar[bool] = True
    takes_cursor: ClassVar[bool] = False

    def name(self, snapshot: Snapshot) -> Text:
        match self.group:
            case Area.DECISION:
                return _name_own_area(snapshot)
            case Area.MAP:
                return spoken.MAP
            case Area.LORDS:
                return spoken.LORDS
            case Area.PARCHMENTS:
                return spoken.PARCHMENTS
            case Area.PASSING:
                return spoken.PASSING


def _name_own_area(snapshot: Snapshot) -> Text:
    """Name what the seat decides with: its hand, its buildings, or answers."""
    if snapshot.is_draft:
        return spoken.describe_hand(snapshot.hand_size)
    is_asked = snapshot.table.phase in (Phase.TRADE, Phase.COPY)
    return spoken.ANSWERS if is_asked else spoken.BUILDINGS


def list_things(snapshot: Snapshot, area: Area) -> Sequence[Thing]:
    """The things of an area, in the order of the arrow keys."""
    match area:
        case Area.DECISION:
            return _list_own(snapshot)
        case Area.MAP:
            return [Land(index) for index in range(TERRITORY_COUNT)]
        case Area.LORDS:
            lords = len(snapshot.table.seats)
            return [
                LordPlate((snapshot.seat_index + 1 + number) % lords) for number in range(lords)
            ]
        case Area.PARCHMENTS:
            return [OwnParchment(index) for index in range(len(snapshot.parchments))]
        case Area.PASSING:
            return [PassingNote(part) for part in PassingPart] if snapshot.is_draft else []


def _list_own(snapshot: Snapshot) -> Sequence[Thing]:
    if snapshot.is_draft:
        if snapshot.is_covered:
            return [Curtain()] if snapshot.is_curtain_shown else []
        return [HandCard(index) for index in range(snapshot.hand_size)]
    if snapshot.table.phase in (Phase.TRADE, Phase.COPY):
        return [Answer(index) for index in range(len(list_answers(snapshot)))]
    return [KeptBuilding(index) for index in range(len(snapshot.kept))]


def is_there(snapshot: Snapshot, thing: Thing) -> bool:
    """Whether a thing lies on the table now."""
    if not thing.takes_cursor:
        return True
    return thing in list_things(snapshot, thing.area) or (
        isinstance(thing, HandCard) and snapshot.is_draft
    )


def find_neighbour(snapshot: Snapshot, thing: Thing, right: int, down: int) -> Thing:
    """The next thing in a direction, within the same area; the same one at its end."""
    if isinstance(thing, Land):
        row, column = divmod(thing.index, BOARD_SIZE)
        row, column = row + down, column + right
        is_inside = 0 <= row < BOARD_SIZE and 0 <= column < BOARD_SIZE
        return Land(row * BOARD_SIZE + column) if is_inside else thing
    things = list_things(snapshot, thing.area)
    if thing not in things:
        return things[0] if things else thing
    number = things.index(thing) + (right or down)
    return things[min(max(number, 0), len(things) - 1)]
