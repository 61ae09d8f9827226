"""Gathers the highlights of the table from all their sources."""

from __future__ import annotations

from collections.abc import Iterable

from twoheirs_qt.game.presentation.highlights import NO_HIGHLIGHTS, Highlights, changes
from twoheirs_qt.game.presentation.previews import points_on
from twoheirs_qt.game.presentation.selection import with_selection
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.ui.table.interaction import Interaction
from twoheirs_qt.ui.table.scene import TableScene


class Highlighter:
    """Highlights cells for the selection, a value's sources, and the last turn's changes.

    `tells_points`: cells for the selection carry the points that it would bring there.
    """

    def __init__(self, scene: TableScene, interaction: Interaction) -> None:
        self._session = scene.session
        self._scene = scene
        self._interaction = interaction
        self.tells_points = False
        self._changes = NO_HIGHLIGHTS
        self._sources = NO_HIGHLIGHTS
        self.shown: frozenset[Cell] = frozenset()

    def show_sources(self, sources: Highlights | None) -> None:
        """Highlight the sources of the value in a note."""
        self._sources = sources or NO_HIGHLIGHTS
        self.refresh()

    def show_cells(self, cells: Iterable[Cell] = ()) -> None:
        """Highlight cells for a widget outside the table, or no longer any."""
        self.shown = frozenset(cells)
        self.refresh()

    def follow(self) -> None:
        """The game has moved, forward or back, and with it the changes of the last turn."""
        self._changes = changes(self._session.done_commands)
        self.show_sources(None)

    def forget_game(self) -> None:
        """Another game is shown; its last turn is marked as well."""
        self.shown = frozenset()
        self.follow()

    def refresh(self) -> None:
        """The selection has changed."""
        if not self._session.is_open:
            return
        sources = self._sources
        highlights = Highlights(
            cells=sources.cells | self.shown,
            slots=sources.slots,
            wanted=sources.wanted,
            changed=self._changes.changed,
            changed_slots=self._changes.changed_slots,
        )
        selected = self._interaction.selected
        if self.tells_points and self._scene.points_shown:
            highlights = highlights._replace(points=points_on(self._session, selected))
        self._scene.highlight(with_selection(highlights, selected, self._session.options))
