"""Shows how the points of a finished game are counted, as people do it at a table."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.games.two_heirs.results.counting import CountStep, list_counting_steps
from twoheirs_qt.games.two_heirs.results.panel import ScorePanel
from twoheirs_qt.games.two_heirs.rules.components import Heir
from twoheirs_qt.games.two_heirs.table.view import TableView
from twoheirs_qt.games.two_heirs.things.highlights import find_joined_road
from twoheirs_qt.games.two_heirs.things.shield_steps import list_coronation_steps
from twoheirs_qt.tabletop.scene.show import Step
from twoheirs_qt.tabletop.text.language import localize

_ROLL_SHARE: Final = 0.5
"""The share of a step in which the total goes up."""


class CountDisplay:
    """Draws the steps of counting on `table` and in `panel`.

    `is_shown`: points are being counted, or their winner is being crowned
    """

    is_read_out = False

    def __init__(self, table: TableView, panel: ScorePanel) -> None:
        self._table = table
        self._scene = table.table_scene
        self._panel = panel
        self.is_counting = False
        table.table_scene.step_player.add_display(CountStep, self)

    def play(self) -> bool:
        """Count the points of the game that is over, and crown; False if that is not to be shown.

        A game that was given up has no winner to be crowned.
        """
        session, scene = self._table.session, self._scene
        is_seen = self._table.isVisible() and scene.animator.duration_factor > 0
        if session.resigned_seat is not None or not is_seen:
            return False
        steps: list[Step] = list(list_counting_steps(session.state))
        if steps:
            steps += list_coronation_steps(session.state, session.names)
        return scene.step_player.play(steps)

    def find_duration(self, step: CountStep) -> float:
        return step.duration * self._scene.animator.duration_factor

    def describe_hint(self, step: CountStep) -> str:
        return localize(step.hint)

    def begin(self, step: CountStep) -> None:
        """Light a line and the cells that its points come from, and show the points there."""
        if not self.is_counting:
            self._start()
        sheet, count = self._panel.sheet, step.counts[step.number]
        sheet.show_count(step.counts, step.number)
        cells = sheet.lines[count.line].line.cells
        self._table.controller.show_cells(cells)
        if count.heir is not None and count.at is not None:
            self._scene.cell_points.present({count.at: (count.points, 0)}, count.heir)
        else:
            self._scene.cell_points.present({}, Heir.WHITE)
        if step.is_road and cells:
            state = self._table.session.state
            self._table.effects.trace.begin(find_joined_road(state, cells[0]))
        self.show_frame(step, 0.0)

    def show_frame(self, step: CountStep, progress: float) -> None:
        """Let the totals go up, and a line run along a road."""
        rolled_progress = min(1.0, progress / _ROLL_SHARE)
        white, blue = (
            round(before + (after - before) * rolled_progress)
            for before, after in zip(step.before, step.after, strict=True)
        )
        self._show_totals(white, blue)
        if step.is_road:
            self._table.effects.trace.trace(progress)
        if progress >= 1 and step.number + 1 == len(step.counts):
            self._clear_table()

    def end(self) -> None:
        self.is_counting = False
        self._panel.tally.hide()
        for heir in Heir:
            panel = self._scene.find_panel(heir)
            panel.animate_points(None)
            panel.set_rim_hidden(False)
        self._clear_table()
        self._panel.sheet.end_count()

    def _start(self) -> None:
        self.is_counting = True
        self._scene.animator.forget("bubble")
        self._scene.bubble.clear()
        self._panel.sheet.begin_count()
        self._panel.tally.show()
        for heir in Heir:
            self._scene.find_panel(heir).set_rim_hidden(True)

    def _clear_table(self) -> None:
        """Let the table show nothing of what has been counted last."""
        self._table.effects.trace.trace(1.0)
        self._table.controller.show_cells()
        self._scene.cell_points.present({}, Heir.WHITE)

    def _show_totals(self, white: int, blue: int) -> None:
        self._panel.tally.show_totals(white, blue)
        for heir, points in zip(Heir, (white, blue), strict=True):
            self._scene.find_panel(heir).animate_points(points)
