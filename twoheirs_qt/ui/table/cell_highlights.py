"""The highlights on the cells of the landscape."""

from __future__ import annotations

from math import cos, pi
from typing import Final

from twoheirs_qt.game.presentation.highlights import Highlights
from twoheirs_qt.game.snapshot import TableSnapshot
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.ui.board.marks import Mark
from twoheirs_qt.ui.table.animator import Animator
from twoheirs_qt.ui.table.landscape import Marks, Points

_PULSE_MS: Final = 1800.0
_PULSES: Final = 3


class CellHighlights:
    """Sets the marks under and over the tiles, and points on them.

    Buildings that may be destroyed pulse a few times at first, and stay marked.
    """

    def __init__(self, below: Marks, above: Marks, points: Points, animator: Animator) -> None:
        self._below = below
        self._above = above
        self._points = points
        self._animator = animator
        self._siege: frozenset[Cell] = frozenset()

    def present(self, highlights: Highlights, snapshot: TableSnapshot) -> None:
        """Mark the cells as `highlights` says, and the besieged ones."""
        self._below.present({cell: {Mark.PLACE} for cell in highlights.place})
        siege = frozenset(cell for cell, land in snapshot.land.items() if land.besieged)
        over: dict[Cell, set[Mark]] = {}
        for cells, mark in (
            (highlights.go, Mark.GO),
            (highlights.cells, Mark.SOURCE),
            (highlights.wanted, Mark.WANTED),
            (siege, Mark.SIEGE),
            (highlights.changed, Mark.CHANGED),
        ):
            for cell in cells:
                over.setdefault(cell, set()).add(mark)
        self._above.present(over)
        self._points.present(highlights.points, snapshot.last_active)
        if siege != self._siege:
            self._siege = siege
            if siege:
                self._animator.after("siege", _PULSE_MS, self._pulse, motion=True)

    def _pulse(self, share: float) -> None:
        pulse = 0.5 - 0.5 * cos(share * 2 * pi * _PULSES)
        self._above.strength = 1.0 if share >= 1 else pulse
        self._above.update()
