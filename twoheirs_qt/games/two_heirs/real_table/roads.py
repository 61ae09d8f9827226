"""Drawing the roads of tiles: what a click on an edge makes of them."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.games.two_heirs.rules.cells import Edge
from twoheirs_qt.games.two_heirs.rules.components import Sections, Tile
from twoheirs_qt.games.two_heirs.words import real_table as texts
from twoheirs_qt.tabletop.text.text import Text, join_by_and, join_by_semicolons

CROSSROADS: Final[Sections] = tuple((edge,) for edge in Edge)
"""Four ends that do not meet."""

EDGE_NAMES: Final = {
    Edge.N: texts.NORTH,
    Edge.E: texts.EAST,
    Edge.S: texts.SOUTH,
    Edge.W: texts.WEST,
}


def list_sections(tile: Tile) -> Sections:
    """Return the roads of a tile as its owner sees them."""
    return tuple(tuple(sorted(section)) for section in tile.roads)


def dump_roads(sections: Sections) -> list[str]:
    """Return road sections as words, such as `NS`."""
    return ["".join(edge.name for edge in sorted(section)) for section in sections]


def toggle_edge(sections: Sections, edge: Edge) -> Sections:
    """Return the roads of a tile with one more end, or one less, at an edge.

    Up to three ends meet in one section; four are a crossroads whose ends do not meet.
    """
    edges = {end for section in sections for end in section} ^ {edge}
    if len(edges) == len(Edge):
        return CROSSROADS
    return (tuple(sorted(edges)),) if edges else ()


def toggle_cell_edge(tile: Tile, edge: Edge, *, is_upright: bool) -> Sections:
    """Return the roads of a tile with one more end, or one less, at an edge of its cell.

    `is_upright`: it lies as its owner sees it; else it is turned by half a turn.
    """
    return toggle_edge(list_sections(tile), edge if is_upright else edge.opposite)


def toggle_junction(tile: Tile) -> Sections:
    """Return the roads of a tile with its ends joined in one section, or, if they are, apart."""
    sections = list_sections(tile)
    edges = sorted(edge for section in sections for edge in section)
    joined: Sections = (tuple(edges),)
    return tuple((edge,) for edge in edges) if sections == joined else joined


def describe_roads(tile: Tile) -> Text:
    """Return the roads of a tile in words."""
    if not tile.roads:
        return texts.NO_ROADS
    if len(tile.roads) == len(Edge):
        return texts.CROSSROADS
    sections = [
        [texts.EDGES[edge] for edge in sorted(section)]
        for section in sorted(tile.roads, key=sorted)
    ]
    return join_by_semicolons([texts.JOINED.fill(edges=join_by_and(edges)) for edges in sections])
