"""Counts the points of a finished game before one's eyes, as people do it at a table, and crowns.

The game is over already, and nothing waits for this: any input shows its result at once.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal

from twoheirs_qt.game.presentation.counting import Count, counting, totals_after
from twoheirs_qt.game.presentation.joined_roads import joined_road
from twoheirs_qt.game.session import GameSession
from twoheirs_qt.rules.components import Heir
from twoheirs_qt.rules.scoring import score_sheet
from twoheirs_qt.sound.names import Sound
from twoheirs_qt.ui.language import say
from twoheirs_qt.ui.score_panel import ScorePanel
from twoheirs_qt.ui.sounds import Sounds
from twoheirs_qt.ui.table.coronation import Coronation
from twoheirs_qt.ui.table.view import TableView
from twoheirs_qt.words.finale import ending_words

_COUNT: Final = 430.0
_ALL: Final = 14_000.0
"""Milliseconds of one step, and of all of them at most, at normal pace."""
_ROLLS: Final = 0.5
"""The share of a step in which the total goes up."""
_NAME: Final = "finale"


class Finale(QObject):
    """Shows how the points of `session` are counted, on `table` and in `panel`, and who is crowned.

    `ended`: all has been shown, or nobody wanted to wait for it.
    """

    ended = Signal()

    def __init__(
        self, session: GameSession, table: TableView, panel: ScorePanel, sounds: Sounds
    ) -> None:
        super().__init__(table)
        self._session = session
        self._table = table
        self._panel = panel
        self._sounds = sounds
        self._coronation = Coronation(table.table, self._end)
        self._counts: tuple[Count, ...] = ()
        self._done = -1
        table.henry.skips.append(self.skip)

    @property
    def busy(self) -> bool:
        """Whether points are being counted, or somebody is being crowned."""
        return bool(self._counts)

    def begin(self) -> bool:
        """Count the points of the game that has just ended; False if that is not to be shown."""
        self.forget()
        session, scene = self._session, self._table.table
        pace = scene.animator.pace
        shown = session.gave_up is None and pace > 0 and self._table.isVisible()
        self._counts = counting(session.state) if shown else ()
        if not self._counts:
            return False
        self._done = -1
        scene.animator.forget("bubble")
        scene.bubble.clear()
        self._panel.sheet.begin_count()
        self._show_totals(0, 0)
        self._panel.tally.show()
        for heir in Heir:
            scene.panel_of(heir).await_gold(True)
        # Not one of the table's own motions: those end when the panel beside it opens.
        scene.animator.after(_NAME, min(_ALL, _COUNT * len(self._counts)) * pace, self._step)
        return True

    def skip(self) -> bool:
        """Show the result now; returns whether it was still being shown how that comes about."""
        if not self._counts:
            return False
        if not self._coronation.busy:
            self._sounds.play(Sound.FANFARE)
        self._end()
        return True

    def forget(self) -> None:
        """The game has moved on: nothing more is shown."""
        if not self._counts:
            return
        scene = self._table.table
        scene.animator.forget(_NAME)
        self._coronation.forget()
        self._counts = ()
        self._panel.tally.hide()
        for heir in Heir:
            place = scene.panel_of(heir)
            place.roll(None)
            place.await_gold(False)
        self._clear_table()
        self._panel.sheet.end_count()

    def _end(self) -> None:
        self.forget()
        self.ended.emit()

    def _clear_table(self) -> None:
        """Let the table tell nothing of what has been counted last."""
        self._table.drama.trace.trace(1.0)
        self._table.highlighter.show_cells()
        self._table.table.cell_points.present({}, Heir.WHITE)

    def _step(self, share: float) -> None:
        if share >= 1:
            self._crown()
            return
        at = share * len(self._counts)
        done = int(at)
        if done != self._done:
            self._done = done
            self._show(self._counts[done])
        self._roll(done, min(1.0, (at - done) / _ROLLS))
        if self._counts[done].at is None:
            self._table.drama.trace.trace(at - done)

    def _crown(self) -> None:
        """All is counted."""
        state = self._session.state
        self._show_totals(*totals_after(self._counts, len(self._counts)))
        self._clear_table()
        self._sounds.play(Sound.FANFARE)
        words = say(ending_words(state, self._session.names, None))
        self._coronation.begin(score_sheet(state).winners, words)

    def _show(self, count: Count) -> None:
        """Light a line and the cells that its points come from, and tell the points there."""
        sheet, table = self._panel.sheet, self._table
        sheet.show_count(self._counts, self._done)
        cells = sheet.lines[count.line].line.cells
        table.highlighter.show_cells(cells)
        if count.heir is not None and count.at is not None:
            table.table.cell_points.present({count.at: (count.points, 0)}, count.heir)
        else:
            table.table.cell_points.present({}, Heir.WHITE)
        is_road = count.line >= len(sheet.lines) - len(sheet.roads)
        if is_road and cells:
            table.drama.trace.begin(joined_road(self._session.state, cells[0]))
        self._sounds.play(Sound.TROOP if count.doubles else Sound.TAKE)

    def _roll(self, done: int, share: float) -> None:
        """Let the totals go up to what is counted with this step."""
        before, after = (totals_after(self._counts, done + more) for more in (0, 1))
        white, blue = (
            round(low + (high - low) * share) for low, high in zip(before, after, strict=True)
        )
        self._show_totals(white, blue)

    def _show_totals(self, white: int, blue: int) -> None:
        self._panel.tally.show_totals(white, blue)
        for heir, points in zip(Heir, (white, blue), strict=True):
            self._table.table.panel_of(heir).roll(points)
