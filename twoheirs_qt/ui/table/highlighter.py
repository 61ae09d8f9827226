"""What is lit on the table, gathered from all that lights something."""

from __future__ import annotations

from twoheirs_qt.game.presentation.highlights import (
    NO_HIGHLIGHTS,
    NOTHING_CHANGED,
    Highlights,
    changes,
)
from twoheirs_qt.game.presentation.selection import with_selection
from twoheirs_qt.game.session import GameSession
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.ui.table.interaction import Interaction
from twoheirs_qt.ui.table.scene import TableScene


class Highlighter:
    """Lights the cells for what is in hand, and what the others say."""

    def __init__(self, session: GameSession, scene: TableScene, interaction: Interaction) -> None:
        self._session = session
        self._scene = scene
        self._interaction = interaction
        self._changes = NOTHING_CHANGED
        self._sources = NO_HIGHLIGHTS
        self.shown: frozenset[Cell] = frozenset()

    def show_sources(self, sources: Highlights | None) -> None:
        """Light where what is told at the pointer comes from."""
        self._sources = sources or NO_HIGHLIGHTS
        self.refresh()

    def show_cells(self, cells: frozenset[Cell]) -> None:
        """Light cells that something outside the table speaks of."""
        self.shown = cells
        self.refresh()

    def follow(self) -> None:
        """The game has moved, on or back: other cells count as changed."""
        self._changes = changes(self._session.done_commands)
        self.show_sources(None)

    def forget_game(self) -> None:
        """Another game is shown; where it goes on, the last turn is marked as it was before."""
        self.shown = frozenset()
        self.follow()

    def refresh(self) -> None:
        """Something else is held, or nothing."""
        if not self._session.is_open:
            return
        sources = self._sources
        highlights = Highlights(
            cells=sources.cells | self.shown,
            slots=sources.slots,
            wanted=sources.wanted,
            changed=self._changes.cells,
            changed_slots=self._changes.slots,
        )
        self._scene.highlight(
            with_selection(highlights, self._interaction.selected, self._session.options)
        )
