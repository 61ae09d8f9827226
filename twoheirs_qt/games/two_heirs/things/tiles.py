"""Words about tiles outside the landscape: their cost, whether it can be paid, their lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from twoheirs_qt.games.two_heirs.drawing.art import name_resource_glyph
from twoheirs_qt.games.two_heirs.play.snapshot import TableSnapshot
from twoheirs_qt.games.two_heirs.prose.sections import describe_tile_points, find_section_for_tile
from twoheirs_qt.games.two_heirs.rules.access import SourceKind
from twoheirs_qt.games.two_heirs.rules.components import Resources, Terrain, Tile
from twoheirs_qt.games.two_heirs.words import outline as outline_texts
from twoheirs_qt.games.two_heirs.words import previews as preview_texts
from twoheirs_qt.games.two_heirs.words import table as texts
from twoheirs_qt.games.two_heirs.words.names import (
    describe_cost,
    describe_missing_amounts,
    name_set,
    name_terrain,
    name_tile,
)
from twoheirs_qt.tabletop.play.note_line import (
    Localize,
    NoteLine,
    make_heading_line,
    make_small_line,
)
from twoheirs_qt.tabletop.text.text import Text, join_by_and, join_by_semicolons

_SOURCE_TEXTS: Final = {
    SourceKind.RESERVE: texts.FROM_RESERVE,
    SourceKind.TROOP: texts.FROM_TROOPS,
    SourceKind.BUILDING: texts.FROM_BUILDINGS,
}


def describe_tile(tile: Tile, name: Text | None = None) -> Text:
    """Describe a tile: its name, or `name`, its cost and its terrain."""
    return join_by_semicolons([name or name_tile(tile), describe_cost_and_terrain(tile)])


def describe_cost_and_terrain(tile: Tile) -> Text:
    """The cost of a tile, and its terrain."""
    return join_by_semicolons([describe_cost(tile) or texts.NO_COST, name_terrain(tile.terrain)])


def describe_sources(kinds: Iterable[SourceKind], discounts: int = 0) -> Text:
    """The numbers of resources from each kind of source, and open discounts.

    There must be at least one source.
    """
    sources = list(kinds)
    parts = [
        text.fill_n(sources.count(kind)) for kind, text in _SOURCE_TEXTS.items() if kind in sources
    ]
    return join_by_and([*parts, texts.DISCOUNTS.fill_n(discounts)] if discounts else parts)


def describe_payment(tile: str, snapshot: TableSnapshot) -> Text | None:
    """A sentence whether the active heir can pay for a tile; None without anything to pay."""
    missing, cost = snapshot.missing_resources.get(tile), snapshot.catalogue.tiles[tile].cost
    if missing is None or not any(cost):
        return None
    is_in_hand = any(tile in hand for hand in snapshot.hands)
    if not any(missing):
        return texts.AFFORDABLE if is_in_hand else texts.AFFORDABLE_ONCE_TAKEN
    lack_text = texts.MISSING_NOW if is_in_hand else texts.MISSING_ONCE_TAKEN
    return lack_text.fill(resources=describe_missing_amounts(missing))


def list_tile_lines(tile: Tile, localize: Localize) -> tuple[NoteLine, ...]:
    """The lines of a note about a tile that hold for any owner."""
    glyphs = tuple(
        name_resource_glyph(terrain) for terrain in Terrain for _ in range(tile.cost[terrain])
    )
    return (
        make_heading_line(localize(name_tile(tile))),
        NoteLine(localize(describe_tile_points(tile))),
        *((NoteLine(localize(preview_texts.ONCE_BUILT_CAN_STRIKE)),) if tile.can_be_broken else ()),
        make_small_line(localize(name_set(tile.tile_set))),
        make_small_line(localize(name_terrain(tile.terrain))),
        NoteLine(localize(texts.COSTS), glyphs) if glyphs else NoteLine(localize(texts.NO_COST)),
    )


def list_tile_and_payment_lines(
    name: str, snapshot: TableSnapshot, localize: Localize
) -> tuple[NoteLine, ...]:
    """The lines of a note about a tile that the active heir may build."""
    tile, payment = snapshot.catalogue.tiles[name], describe_payment(name, snapshot)
    return (
        *list_tile_lines(tile, localize),
        *(
            ()
            if payment is None
            else (
                NoteLine(localize(payment), color=_choose_color(snapshot.missing_resources[name])),
            )
        ),
    )


def list_tile_details(tile: Tile) -> Iterator[Text]:
    """The details of a tile that is not in the landscape."""
    yield name_terrain(tile.terrain)
    cost = describe_cost(tile)
    yield texts.NO_COST if cost is None else outline_texts.COST.fill(cost=cost)


def find_tile_section(tile: Tile | None, fallback: str) -> str:
    """The id of the section of the rule book about a tile, or `fallback` without one."""
    return fallback if tile is None else find_section_for_tile(tile)


def _choose_color(missing: Resources) -> str:
    return "danger" if any(missing) else "good"
