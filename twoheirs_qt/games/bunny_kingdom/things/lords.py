"""The lords, with all that lies openly before them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from twoheirs_qt.games.bunny_kingdom.play.forecasts import sum_harvest
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import name_first_territory
from twoheirs_qt.games.bunny_kingdom.rules.fiefs import Harvest, split_fiefs
from twoheirs_qt.games.bunny_kingdom.rules.legality import list_seats_to_act
from twoheirs_qt.games.bunny_kingdom.rules.state import (
    Phase,
    find_left_neighbour,
    find_right_neighbour,
)
from twoheirs_qt.games.bunny_kingdom.things.snapshot import Snapshot
from twoheirs_qt.games.bunny_kingdom.things.thing import Area, Thing
from twoheirs_qt.games.bunny_kingdom.words import controls as words
from twoheirs_qt.games.bunny_kingdom.words import previews, spoken
from twoheirs_qt.games.bunny_kingdom.words import table as table_words
from twoheirs_qt.games.bunny_kingdom.words.names import name_card
from twoheirs_qt.tabletop.text.text import Text, join_by_commas


@dataclass(frozen=True, slots=True)
class LordPlate(Thing):
    """The plate of a lord, by the place."""

    seat_index: int
    area: ClassVar[Area] = Area.LORDS

    def name(self, snapshot: Snapshot) -> Text:
        return spoken.describe_lord(
            snapshot.name_lord(self.seat_index),
            count_points(snapshot, self.seat_index),
            snapshot.table.land[self.seat_index].bit_count(),
            snapshot.count_parchments(self.seat_index),
        )

    def list_lines(self, snapshot: Snapshot) -> Sequence[Text]:
        """The fiefs that yield points, cards that are covered by number, buildings by name."""
        table, seat_index = snapshot.table, self.seat_index
        name, harvest = snapshot.name_lord(seat_index), Harvest(table)
        fiefs = [
            (harvest.find_yield(fief), fief) for fief in split_fiefs(table, table.land[seat_index])
        ]
        lines = [
            words.describe_current_harvest(sum_harvest(table, seat_index)),
            *[
                previews.describe_fief(name_first_territory(fief), output)
                for output, fief in fiefs
                if output.points
            ],
            table_words.describe_parchments(name, snapshot.count_parchments(seat_index)),
        ]
        hand = snapshot.view.hands[seat_index]
        cards = hand if isinstance(hand, int) else len(hand)
        if cards:
            lines.insert(0, table_words.describe_hand(name, cards))
        kept = [name_card(snapshot.catalogue.card_ids[number]) for number in table.kept[seat_index]]
        if kept:
            lines += [table_words.describe_buildings(len(kept)), join_by_commas(kept)]
        return lines


def count_points(snapshot: Snapshot, seat_index: int) -> int:
    """The points of a lord: of all harvests, and of the parchments when the game is over."""
    if snapshot.is_over:
        return snapshot.score_sheet.columns[snapshot.table.seats[seat_index]].total
    return sum(snapshot.table.harvests[seat_index])


def describe_status(snapshot: Snapshot, seat_index: int) -> Text:
    """The text on what a lord does now."""
    table = snapshot.table
    if snapshot.is_over:
        seat = table.seats[seat_index]
        return table_words.BIG_EARS if seat in snapshot.score_sheet.winners else words.WAITS
    if seat_index not in list_seats_to_act(snapshot.view):
        return words.HAS_CHOSEN if table.phase is Phase.DRAFT else words.WAITS
    if table.phase is Phase.DRAFT:
        return words.CHOOSES
    return words.BUILDS if table.phase is Phase.BUILD else words.DECIDES


def find_receiver(snapshot: Snapshot) -> int:
    """The place of the lord who gets the rest of the own hand (B6)."""
    table = snapshot.table
    to_right = table.round % 2 == 1
    return (find_right_neighbour if to_right else find_left_neighbour)(table, snapshot.seat_index)


def find_giver(snapshot: Snapshot) -> int:
    """The place of the lord from whom the next hand comes."""
    table = snapshot.table
    to_right = table.round % 2 == 1
    return (find_left_neighbour if to_right else find_right_neighbour)(table, snapshot.seat_index)
