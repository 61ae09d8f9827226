"""Checks of a catalogue: all errors, each with its tile and field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

from twoheirs_qt.games.two_heirs.codec import fault_texts
from twoheirs_qt.games.two_heirs.codec.catalogue_shapes import (
    CatalogueShape,
    TileShape,
    TreasureShape,
)
from twoheirs_qt.games.two_heirs.rules.cells import COMPASS_OFFSETS, Edge
from twoheirs_qt.games.two_heirs.rules.components import VARIANTS, TileSet, TreasureKind
from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import FileError, NameOrText, quote
from twoheirs_qt.tabletop.files.validation import FieldPath, find_mistakes, format_path, validate
from twoheirs_qt.tabletop.text.sanitize import sanitize
from twoheirs_qt.tabletop.text.text import Text

SET_SIZE: Final = 9
TREASURE_COUNT: Final = 10
_FORMATION_CELLS: Final = 2
_EDGES: Final = frozenset(edge.name for edge in Edge)


def find_catalogue_faults(document: Mapping[str, Any]) -> list[FileError]:
    """Find everything that is wrong with a catalogue of the newest version, its shape first."""
    errors: list[FileError] = []
    invalid_entries: set[tuple[int | str, ...]] = set()
    for path, message in find_mistakes(CatalogueShape, document):
        invalid_entries.add(path[:2])
        location = _describe_location(document, path)
        errors.append(FileError(error_texts.NOT_IN_SHAPE, location, details=message))
    tiles = _select_valid(document, "tiles", invalid_entries)
    treasures = _select_valid(document, "treasures", invalid_entries)
    for tile in tiles.values():
        errors.extend(_check_tile(validate(TileShape, tile)))
    for treasure in treasures.values():
        errors.extend(_check_treasure(validate(TreasureShape, treasure)))
    errors.extend(_check_ids(tiles, "tiles"))
    errors.extend(_check_ids(treasures, "treasures"))
    if not errors:  # the counts are wrong if a tile could not be read
        errors.extend(_check_counts(tiles, treasures))
    return errors


def _select_valid(
    document: Mapping[str, Any], field: str, invalid_entries: set[tuple[int | str, ...]]
) -> dict[int, Mapping[str, Any]]:
    entries = document.get(field)
    if not isinstance(entries, list) or (field,) in invalid_entries:
        return {}
    return {
        index: entry for index, entry in enumerate(entries) if (field, index) not in invalid_entries
    }


def _describe_location(document: Mapping[str, Any], path: FieldPath) -> NameOrText:
    """Describe the place of an error: in which tile or treasure, if in one, and in which field."""
    if len(path) > 2 and path[0] in ("tiles", "treasures"):
        name = document[path[0]][path[1]].get("id")
        if isinstance(name, str) and name and path[2] != "id":
            return _describe_field(str(path[0]), name, format_path(path[2:]))
    return format_path(path)


def _describe_field(kind: str, name: str, field: str) -> Text:
    if kind == "tiles":
        return fault_texts.TILE_FIELD.fill(tile=sanitize(name), field=field)
    return fault_texts.TREASURE_FIELD.fill(treasure=sanitize(name), field=field)


def _check_tile(tile: TileShape) -> Iterator[FileError]:
    def make_error(field: str, message: Text) -> FileError:
        return FileError(message, _describe_field("tiles", tile.id, field))

    variants = VARIANTS.get(tile.building, ())
    if tile.variant is not None and not variants:
        yield make_error("variant", fault_texts.NO_VARIANTS.fill(building=tile.building))
    elif variants and tile.variant not in variants:
        arguments = {
            "building": tile.building.value,
            "choices": error_texts.describe_choices(variants),
        }
        yield make_error("variant", fault_texts.WRONG_VARIANT.fill(**arguments))
    used_edges: set[str] = set()
    for index, section in enumerate(tile.roads):
        if not section or not set(section) <= _EDGES:
            yield make_error(f"roads[{index}]", fault_texts.NOT_EDGES)
            continue
        for letter in section:
            if letter in used_edges:
                yield make_error(f"roads[{index}]", fault_texts.EDGE_TWICE.fill(edge=letter))
                break
            used_edges.add(letter)


def _check_treasure(treasure: TreasureShape) -> Iterator[FileError]:
    def make_error(field: str, message: Text) -> FileError:
        return FileError(message, _describe_field("treasures", treasure.id, field))

    unknown_indices = [
        index for index, point in enumerate(treasure.cells) if point not in COMPASS_OFFSETS
    ]
    for index in unknown_indices:
        message = fault_texts.NOT_COMPASS.fill(
            choices=error_texts.describe_choices(list(COMPASS_OFFSETS))
        )
        yield make_error(f"cells[{index}]", message)
    if treasure.kind is TreasureKind.FORMATION:
        if treasure.terrain != "any":
            yield make_error("terrain", fault_texts.FORMATION_TERRAIN)
        if not unknown_indices and not (
            len(treasure.cells) == len(set(treasure.cells)) == _FORMATION_CELLS
        ):
            yield make_error("cells", fault_texts.FORMATION_CELLS)
    else:
        if treasure.terrain == "any":
            yield make_error("terrain", fault_texts.TREASURE_TERRAIN)
        if treasure.cells and not unknown_indices:
            yield make_error("cells", fault_texts.TREASURE_CELLS)


def _check_ids(entries: Mapping[int, Mapping[str, Any]], field: str) -> Iterator[FileError]:
    seen_ids: set[str] = set()
    for index, entry in entries.items():
        if entry["id"] in seen_ids:
            message = error_texts.ID_TWICE.fill(value=quote(entry["id"]))
            yield FileError(message, f"{field}[{index}].id")
        seen_ids.add(entry["id"])


def _check_counts(
    tiles: Mapping[int, Mapping[str, Any]], treasures: Mapping[int, Mapping[str, Any]]
) -> Iterator[FileError]:
    count = Counter(entry["set"] for entry in tiles.values())
    for tile_set in TileSet:
        if count[tile_set] != SET_SIZE:
            numbers = {"wanted": str(SET_SIZE), "found": str(count[tile_set])}
            message = fault_texts.SET_COUNT.fill(set=quote(tile_set.value), **numbers)
            yield FileError(message, "tiles")
    if len(treasures) != TREASURE_COUNT:
        numbers = {"wanted": str(TREASURE_COUNT), "found": str(len(treasures))}
        yield FileError(fault_texts.TREASURE_COUNT.fill(**numbers), "treasures")
