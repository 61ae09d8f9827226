"""Positions and views: plain data to the values of the rules and back."""

from __future__ import annotations

from collections.abc import Sequence

from twoheirs_qt.games.bunny_kingdom.formats import POSITION
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import (
    TERRITORY_NAMES,
    Catalogue,
    Pile,
    list_indices,
)
from twoheirs_qt.games.bunny_kingdom.rules.state import (
    EMPTY,
    Camps,
    Pick,
    State,
    StateOrView,
    Table,
)
from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import FileError


def parse_position(data: object, catalogue: Catalogue) -> State:
    """The whole position that `data` describe. Raises FileError without a file's name."""
    position = read_position(data, catalogue)
    if not isinstance(position, State):
        raise FileError(error_texts.IS_VIEW, "seen_by")
    return position


def read_position(data: object, catalogue: Catalogue, *, for_score: bool = False) -> StateOrView:
    """The position or view that `data` describe, all checked but that it can be reached.

    `for_score`: what scoring does not need may be missing. Raises FileError without a file's name.
    """
    from twoheirs_qt.games.bunny_kingdom.codec.position_reader import PositionReader
    from twoheirs_qt.games.bunny_kingdom.codec.shapes import PositionShape, ScoredPositionShape
    from twoheirs_qt.tabletop.files.validation import validate

    document = POSITION.migrate(data)
    shape = validate(ScoredPositionShape if for_score else PositionShape, document)
    return PositionReader(shape, catalogue, for_score=for_score).make_position()


def dump_position(position: StateOrView) -> dict[str, object]:
    """The plain data of a position or view, in the order of the format's description."""
    table = position.table
    catalogue, seats = table.catalogue, table.seats

    def dump_pile(pile: Pile | int) -> list[str] | int:
        return pile if isinstance(pile, int) else list(catalogue.list_ids(pile))

    def dump_piles(piles: Sequence[Pile | int]) -> dict[str, object]:
        return {seat.value: dump_pile(pile) for seat, pile in zip(seats, piles, strict=True)}

    document: dict[str, object] = {
        "format": POSITION.name,
        "version": POSITION.newest,
        "seats": [seat.value for seat in seats],
        "round": table.round,
        "phase": table.phase.value,
        "active": None if table.active is None else seats[table.active].value,
        "rabbits": [
            {"at": TERRITORY_NAMES[index], "seat": seat.value}
            for seat, land in zip(seats, table.land, strict=True)
            for index in list_indices(land)
        ],
        "buildings": _dump_buildings(table),
        "hands": dump_piles(position.hands),
        "reserves": dump_piles(position.reserves),
        "picked": {
            seat.value: _dump_pick(pick, catalogue)
            for seat, pick in zip(seats, position.picked, strict=True)
        },
        "kept": dump_piles(table.kept),
        "parchments": dump_piles(position.parchments),
        "used": dump_piles(table.used),
        "dropped": dump_piles(position.dropped),
        "deck": dump_pile(position.deck),
        "harvests": {
            seat.value: list(points) for seat, points in zip(seats, table.harvests, strict=True)
        },
        "camps": None if table.camps is None else _dump_camps(table.camps),
        "copies": {
            catalogue.card_ids[card]: None if copied is None else catalogue.card_ids[copied]
            for card, copied in table.copies
        },
    }
    if not isinstance(position, State):
        document["seen_by"] = seats[position.seat].value
    return document


def _dump_buildings(table: Table) -> list[dict[str, object]]:
    trading_posts = dict(table.trading_posts)
    buildings: list[dict[str, object]] = []
    for index, number in enumerate(table.buildings):
        if number == EMPTY:
            continue
        data: dict[str, object] = {
            "at": TERRITORY_NAMES[index],
            "card": table.catalogue.card_ids[number],
        }
        if index in trading_posts:
            resource = trading_posts[index]
            data["resource"] = None if resource is None else resource.value
        buildings.append(data)
    return buildings


def _dump_pick(pick: Pick | bool | None, catalogue: Catalogue) -> object:
    if not isinstance(pick, Pick):
        return pick
    return {
        "play": list(catalogue.list_ids(pick.play)),
        "discard": list(catalogue.list_ids(pick.discard)),
    }


def _dump_camps(camps: Camps) -> dict[str, object]:
    return {
        "ask": list(camps.ask),
        "waiting": list(camps.waiting),
        "announced": camps.announced,
        "before": list(camps.before),
    }
