"""The checks of a catalogue: every fault, named by tile and field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

from twoheirs_qt.codec.shapes import CatalogueShape, TileShape, TreasureShape
from twoheirs_qt.files import error_texts as faults
from twoheirs_qt.files.errors import FileFault, Name, quoted
from twoheirs_qt.files.validation import Steps, findings, path_of, shaped
from twoheirs_qt.rules.cells import COMPASS, Edge
from twoheirs_qt.rules.components import VARIANTS, TileSet, TreasureKind
from twoheirs_qt.text.sanitize import shown
from twoheirs_qt.text.text import Text

TILES_IN_SET: Final = 9
TREASURES: Final = 10
_FORMATION_CELLS: Final = 2
_EDGES: Final = frozenset(edge.name for edge in Edge)


def faults_of(document: Mapping[str, Any]) -> list[FileFault]:
    """All faults of a catalogue of the newest version; what is ill-typed is not checked further."""
    found: list[FileFault] = []
    broken: set[tuple[int | str, ...]] = set()
    for steps, words in findings(CatalogueShape, document):
        broken.add(steps[:2])
        place = _place(document, steps)
        found.append(FileFault(faults.NOT_IN_SHAPE, place, details=words))
    tiles = _sound(document, "tiles", broken)
    treasures = _sound(document, "treasures", broken)
    for tile in tiles.values():
        found.extend(_tile_faults(shaped(TileShape, tile)))
    for treasure in treasures.values():
        found.extend(_treasure_faults(shaped(TreasureShape, treasure)))
    found.extend(_used_twice(tiles, "tiles"))
    found.extend(_used_twice(treasures, "treasures"))
    if not found:  # a set is short if a tile of it could not be read
        found.extend(_count_faults(tiles, treasures))
    return found


def _sound(
    document: Mapping[str, Any], field: str, broken: set[tuple[int | str, ...]]
) -> dict[int, Mapping[str, Any]]:
    entries = document.get(field)
    if not isinstance(entries, list) or (field,) in broken:
        return {}
    return {index: entry for index, entry in enumerate(entries) if (field, index) not in broken}


def _place(document: Mapping[str, Any], steps: Steps) -> Name:
    """The place of a fault: by the name of the tile or treasure where there is one."""
    if len(steps) > 2 and steps[0] in ("tiles", "treasures"):
        name = document[steps[0]][steps[1]].get("id")
        if isinstance(name, str) and name and steps[2] != "id":
            return _tile_or_treasure(str(steps[0]), name, path_of(steps[2:]))
    return path_of(steps)


def _tile_or_treasure(kind: str, name: str, field: str) -> Text:
    if kind == "tiles":
        return faults.TILE_FIELD.fill(tile=shown(name), field=field)
    return faults.TREASURE_FIELD.fill(treasure=shown(name), field=field)


def _tile_faults(tile: TileShape) -> Iterator[FileFault]:
    def fault(field: str, sentence: Text) -> FileFault:
        return FileFault(sentence, _tile_or_treasure("tiles", tile.id, field))

    variants = VARIANTS.get(tile.building, ())
    if tile.variant is not None and not variants:
        yield fault("variant", faults.NO_VARIANTS.fill(building=tile.building))
    elif variants and tile.variant not in variants:
        fitting = {"building": tile.building.value, "choices": faults.choices(variants)}
        yield fault("variant", faults.WRONG_VARIANT.fill(**fitting))
    seen: set[str] = set()
    for index, section in enumerate(tile.roads):
        if not section or not set(section) <= _EDGES:
            yield fault(f"roads[{index}]", faults.NOT_EDGES)
            continue
        for letter in section:
            if letter in seen:
                yield fault(f"roads[{index}]", faults.EDGE_TWICE.fill(edge=letter))
                break
            seen.add(letter)


def _treasure_faults(treasure: TreasureShape) -> Iterator[FileFault]:
    def fault(field: str, sentence: Text) -> FileFault:
        return FileFault(sentence, _tile_or_treasure("treasures", treasure.id, field))

    unknown = [index for index, point in enumerate(treasure.cells) if point not in COMPASS]
    for index in unknown:
        sentence = faults.NOT_COMPASS.fill(choices=faults.choices(list(COMPASS)))
        yield fault(f"cells[{index}]", sentence)
    if treasure.kind is TreasureKind.FORMATION:
        if treasure.terrain != "any":
            yield fault("terrain", faults.FORMATION_TERRAIN)
        if not unknown and not (
            len(treasure.cells) == len(set(treasure.cells)) == _FORMATION_CELLS
        ):
            yield fault("cells", faults.FORMATION_CELLS)
    else:
        if treasure.terrain == "any":
            yield fault("terrain", faults.TREASURE_TERRAIN)
        if treasure.cells and not unknown:
            yield fault("cells", faults.TREASURE_CELLS)


def _used_twice(entries: Mapping[int, Mapping[str, Any]], field: str) -> Iterator[FileFault]:
    seen: set[str] = set()
    for index, entry in entries.items():
        if entry["id"] in seen:
            sentence = faults.ID_TWICE.fill(value=quoted(entry["id"]))
            yield FileFault(sentence, f"{field}[{index}].id")
        seen.add(entry["id"])


def _count_faults(
    tiles: Mapping[int, Mapping[str, Any]], treasures: Mapping[int, Mapping[str, Any]]
) -> Iterator[FileFault]:
    count = Counter(entry["set"] for entry in tiles.values())
    for tile_set in TileSet:
        if count[tile_set] != TILES_IN_SET:
            numbers = {"wanted": str(TILES_IN_SET), "found": str(count[tile_set])}
            sentence = faults.SET_COUNT.fill(set=quoted(tile_set.value), **numbers)
            yield FileFault(sentence, "tiles")
    if len(treasures) != TREASURES:
        numbers = {"wanted": str(TREASURES), "found": str(len(treasures))}
        yield FileFault(faults.TREASURE_COUNT.fill(**numbers), "treasures")
