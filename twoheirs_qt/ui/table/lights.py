"""What is lit on the table, gathered from all that lights something."""

from __future__ import annotations

from twoheirs_qt.game.session import GameSession
from twoheirs_qt.game.telling.held import Held
from twoheirs_qt.game.telling.highlights import Highlights
from twoheirs_qt.game.telling.holding import with_held
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.ui.table.changes import NOTHING_CHANGED, changes
from twoheirs_qt.ui.table.scene import TableScene


class Lights:
    """- `sources`: where what is told at the pointer comes from
    - `shown`: cells that something outside the table speaks of
    """

    def __init__(self, session: GameSession, scene: TableScene) -> None:
        self._session = session
        self._scene = scene
        self._changes = NOTHING_CHANGED
        self.sources: Highlights | None = None
        self.shown: frozenset[Cell] = frozenset()

    def follow(self) -> None:
        """The game has moved, on or back: other cells count as changed, no sources are told."""
        self._changes = changes(self._session.done_commands)
        self.sources = None

    def forget_game(self) -> None:
        """Another game is shown; where it goes on, the last turn is marked as it was before."""
        self.follow()
        self.shown = frozenset()

    def refresh(self, held: Held | None) -> None:
        """Light all of that, and what the piece in hand lights."""
        if not self._session.is_open:
            return
        sources = self.sources or Highlights()
        lit = Highlights(
            cells=sources.cells | self.shown,
            slots=sources.slots,
            wanted=sources.wanted,
            changed=self._changes.cells,
            changed_slots=self._changes.slots,
        )
        self._scene.light(with_held(lit, held, self._session.options))
