"""The words on cards and plates in the player's language."""

from __future__ import annotations

from collections.abc import Iterable

from twoheirs_qt.games.bunny_kingdom.drawing.cards import CardText
from twoheirs_qt.games.bunny_kingdom.drawing.fiefs import Fief
from twoheirs_qt.games.bunny_kingdom.drawing.plates import Plate
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import Card, Catalogue, Kind
from twoheirs_qt.games.bunny_kingdom.rules.fiefs import FiefYield
from twoheirs_qt.games.bunny_kingdom.rules.legality import list_seats_to_act
from twoheirs_qt.games.bunny_kingdom.rules.state import Table
from twoheirs_qt.games.bunny_kingdom.things.lords import count_points, describe_status
from twoheirs_qt.games.bunny_kingdom.things.snapshot import Snapshot
from twoheirs_qt.games.bunny_kingdom.words import controls as words
from twoheirs_qt.games.bunny_kingdom.words.cards import (
    name_kind,
    name_terrain,
    shorten_name,
)
from twoheirs_qt.games.bunny_kingdom.words.names import name_card
from twoheirs_qt.tabletop.text.language import localize


def make_card_text(catalogue: Catalogue, card: Card, *, is_large: bool = False) -> CardText:
    """The words on a card; a large one has room for its whole name."""
    if card.kind is Kind.TERRITORY:
        territory = catalogue.territories[
            catalogue.territory_by_card[catalogue.card_numbers[card.id]]
        ]
        return CardText(localize(name_terrain(territory.terrain)))
    name = localize(name_card(card.id) if is_large else shorten_name(card))
    return CardText(name, _choose_note(card))


def _choose_note(card: Card) -> str:
    if card.parchment is not None:
        return localize(name_kind(card))
    if card.kind is Kind.CAMP:
        return localize(words.UNOCCUPIED)
    if card.kind is Kind.PROVISIONS:
        return localize(words.TWO_MORE)
    return localize(name_terrain(min(card.terrains))) if card.terrains else ""


def make_plate(
    snapshot: Snapshot,
    seat_index: int,
    table: Table,
    fiefs: Iterable[Fief],
    points: int | None = None,
) -> Plate:
    """The plate of a lord on a table, which may be an earlier one than the snapshot's.

    `fiefs` are all of those on it.
    """
    seat = table.seats[seat_index]
    outputs = [fief.output for fief in fiefs if fief.seat is seat]
    harvest = sum([output.points for output in outputs])
    is_active = seat_index in list_seats_to_act(snapshot.view) and (
        seat_index == snapshot.seat_index or not snapshot.is_draft
    )
    forecast = "" if snapshot.is_over else localize(words.describe_current_harvest(harvest))
    return Plate(
        seat=seat,
        name=snapshot.names[seat_index],
        status=localize(describe_status(snapshot, seat_index)),
        points=count_points(snapshot, seat_index) if points is None else points,
        unit=localize(words.POINTS),
        counts=(
            table.land[seat_index].bit_count(),
            sum([output.strength for output in outputs]),
            snapshot.count_parchments(seat_index),
        ),
        kept=tuple([snapshot.find_card(number) for number in snapshot.table.kept[seat_index]]),
        forecast=forecast,
        is_active=is_active,
    )


def format_products(yields: tuple[FiefYield, ...]) -> str:
    """Fiefs as products: "1 × 2 + 3 × 1"; a dash for none."""
    if not yields:
        return "\u2013"
    return "\u2009+\u2009".join(f"{y.strength}\u2009×\u2009{y.wealth}" for y in yields)


def format_points(yields: tuple[FiefYield, ...]) -> str:
    """The points of fiefs together."""
    return str(sum([output.points for output in yields]))
