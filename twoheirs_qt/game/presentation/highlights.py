"""What is highlighted on the table at a moment, as one value."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from twoheirs_qt.rules.access import AccessSource
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.components import Heir


@dataclass(frozen=True, slots=True)
class Highlights:
    """- `place`: empty cells for the selected tile; `go`: tiles for the selected troop
    - `cells`, `slots`: where a shown value comes from; `wanted`: empty cells that it still lacks
    - `changed`, `changed_slots`: what the other heir's last turn changed
    - `ring`: a troop may withdraw; `hand`: the heir whose hand takes the selected tile
    - `picked_tile`, `picked_troop`: the selection"""

    place: frozenset[Cell] = frozenset()
    go: frozenset[Cell] = frozenset()
    cells: frozenset[Cell] = frozenset()
    slots: frozenset[int] = frozenset()
    wanted: frozenset[Cell] = frozenset()
    changed: frozenset[Cell] = frozenset()
    changed_slots: frozenset[int] = frozenset()
    ring: bool = False
    hand: Heir | None = None
    picked_tile: str | None = None
    picked_troop: tuple[Heir, int] | None = None


NO_HIGHLIGHTS = Highlights()


def highlighted_sources(sources: Iterable[AccessSource]) -> Highlights:
    """The highlights of where resources come from."""
    found = tuple(sources)
    return Highlights(
        cells=frozenset(each.cell for each in found if each.cell is not None),
        slots=frozenset(each.slot for each in found if each.slot is not None),
    )
