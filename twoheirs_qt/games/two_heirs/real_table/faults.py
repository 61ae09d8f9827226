"""Faults of a layout, which no finished game can have: marked and explained, but not refused."""

from __future__ import annotations

from typing import NamedTuple

from twoheirs_qt.games.two_heirs.real_table.layout import Layout
from twoheirs_qt.games.two_heirs.rules.cells import NEIGHBOUR_CELLS, Cell
from twoheirs_qt.games.two_heirs.rules.components import Catalogue, Heir
from twoheirs_qt.games.two_heirs.rules.scoring import is_fulfilled, list_counted_cells
from twoheirs_qt.games.two_heirs.rules.setup import SETS_IN_PLAY, TREASURES_REMOVED
from twoheirs_qt.games.two_heirs.words import real_table as texts
from twoheirs_qt.games.two_heirs.words.names import name_cell, name_player, name_treasure
from twoheirs_qt.tabletop.text.text import Text


class Fault(NamedTuple):
    """A sentence, and the cells that it is about."""

    text: Text
    cells: tuple[Cell, ...] = ()


def find_faults(layout: Layout, catalogue: Catalogue) -> list[Fault]:
    """List the faults of a layout; without any it is a finished game."""
    faults = []
    if len(layout.sets) != SETS_IN_PLAY:
        faults.append(Fault(texts.THREE_SETS.fill_n(len(layout.sets))))
    if not layout.tiles:
        return [*faults, Fault(texts.NOTHING_LAID)]
    if all(laid.owner is not None for laid in layout.tiles.values()):
        faults.append(Fault(texts.NO_OPEN_TERRAIN))
    detached = _find_detached(layout)
    if detached:
        faults.append(Fault(texts.DETACHED.fill(cell=name_cell(detached[0])), detached))
    for heir in Heir:
        if heir is not layout.henry and layout.troops[heir][0] is None:
            faults.append(Fault(texts.NO_RETINUE.fill(heir=name_player(layout.names, heir))))
    if layout.level is not None:
        faults += _find_treasure_faults(layout, layout.level, catalogue)
    return faults


def _find_detached(layout: Layout) -> tuple[Cell, ...]:
    """The tiles that touch the largest group of tiles not even at a corner."""
    unvisited, groups = dict.fromkeys(layout.tiles), list[list[Cell]]()
    while unvisited:
        group, cells_to_visit = list[Cell](), [next(iter(unvisited))]
        del unvisited[cells_to_visit[0]]
        while cells_to_visit:
            cell = cells_to_visit.pop()
            group.append(cell)
            neighbours = [other for other in NEIGHBOUR_CELLS[cell] if other in unvisited]
            for other in neighbours:
                del unvisited[other]
            cells_to_visit += neighbours
        groups.append(group)
    largest_group = max(groups, key=len)
    return tuple(cell for group in groups if group is not largest_group for cell in group)


def _find_treasure_faults(layout: Layout, level: int, catalogue: Catalogue) -> list[Fault]:
    faults = []
    max_treasures = len(catalogue.treasures) - TREASURES_REMOVED[level]
    if layout.pile + len(layout.treasures) > max_treasures:
        faults.append(Fault(texts.TREASURES_OF_LEVEL.fill_n(max_treasures)))
    state = layout.make_state(catalogue)
    for cell, name in layout.treasures.items():
        treasure = catalogue.treasures[name]
        cells = list_counted_cells(state, cell, treasure)
        if is_fulfilled(treasure, cells):
            text = texts.TREASURE_IS_DUE.fill(
                cell=name_cell(cell), treasure=name_treasure(treasure)
            )
            faults.append(Fault(text, (cell, *cells)))
    return faults
