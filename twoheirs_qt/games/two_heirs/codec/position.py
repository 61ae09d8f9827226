"""Conversion of positions from and to plain data."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from twoheirs_qt.games.two_heirs.codec.position_reader import Position, PositionReader
from twoheirs_qt.games.two_heirs.formats import POSITION
from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.rules.components import (
    Catalogue,
    Face,
    Heir,
    Tile,
    Treasure,
    Troop,
)
from twoheirs_qt.games.two_heirs.rules.state import Solo, State
from twoheirs_qt.tabletop.files.errors import Source, add_file_to_errors
from twoheirs_qt.tabletop.files.reading import read_json

__all__ = [
    "Position",
    "dump_position",
    "load_position",
    "parse_position",
    "read_position",
]


def load_position(source: Source, catalogue: Catalogue) -> Position:
    """Read a position file. Raises FileError."""
    with add_file_to_errors(source):
        return read_position(read_json(source), catalogue)


def parse_position(data: object, catalogue: Catalogue) -> State:
    """Parse the state of a position. Raises FileError without the name of a file."""
    return read_position(data, catalogue).state


def read_position(data: object, catalogue: Catalogue, *, for_score: bool = False) -> Position:
    """Parse a position and check it, though not whether a game can reach it.

    `for_score`: fields that scoring does not need may be missing. Raises FileError without the name
    of a file.
    """
    from twoheirs_qt.games.two_heirs.codec.shapes import PositionShape, ScoredPositionShape
    from twoheirs_qt.tabletop.files.validation import validate

    document = POSITION.migrate(data)
    shape = validate(ScoredPositionShape if for_score else PositionShape, document)
    return PositionReader(shape, catalogue).read()


def dump_position(state: State, unseen: Sequence[str] = ()) -> dict[str, object]:
    """Dump a position as plain data, with its fields in the order of `FORMAT.md`."""
    document: dict[str, object] = {
        "format": POSITION.name,
        "version": POSITION.newest,
        "mode": "duel" if state.solo is None else "solo",
        "south": state.south.word,
        "score_roads": state.score_roads,
        "active": state.active.word,
        "landscape": [_dump_face(cell, face) for cell, face in state.landscape.items()],
        "troops": {
            heir.word: [_dump_troop(troop) for troop in state.troops[heir]] for heir in Heir
        },
        "reserve": {
            "slots": [None if tile is None else tile.id for tile in state.slots],
            "shield": state.shield,
            "crown": state.crown.word,
        },
        "hands": {heir.word: _list_ids(state.hands[heir]) for heir in Heir},
        "stack": _list_ids(state.stack),
        "taken": state.taken,
        "discounts": state.discounts,
        "siege": [list(cell) for cell in state.siege],
        "turns_left": state.turns_left,
    }
    if state.solo is not None:
        document["solo"] = _dump_solo(state.solo)
    if unseen:
        document["unseen"] = list(unseen)
    return document


def _list_ids(items: Iterable[Tile] | Iterable[Treasure]) -> list[str]:
    return [item.id for item in items]


def _dump_face(cell: Cell, face: Face) -> dict[str, object]:
    owner = None if face.owner is None else face.owner.word
    return {"at": list(cell), "tile": face.tile.id, "owner": owner}


def _dump_troop(troop: Troop) -> dict[str, object]:
    data: dict[str, object] = {
        "kind": troop.kind.value,
        "at": None if troop.at is None else list(troop.at),
        "moved": troop.moved,
    }
    if troop.terrain is not None:
        data["terrain"] = troop.terrain.word
    return data


def _dump_solo(solo: Solo) -> dict[str, object]:
    return {
        "level": solo.level,
        "pile": _list_ids(solo.pile),
        "treasures": [
            {"at": list(cell), "treasure": treasure.id} for cell, treasure in solo.treasures.items()
        ],
        "last_built": None if solo.last_built is None else list(solo.last_built),
        "start": list(solo.start),
    }
