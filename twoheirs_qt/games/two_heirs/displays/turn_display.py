"""Shows Henry's or a computer's turn step by step, with a panel that tells each of them."""

from __future__ import annotations

from math import inf
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal

from twoheirs_qt.games.two_heirs.scene.scene import TableScene
from twoheirs_qt.games.two_heirs.scene.turn_panel import TurnPanelButton
from twoheirs_qt.games.two_heirs.things.turn_steps import (
    NO_TURN_MARKS,
    TurnStep,
    list_last_turn_steps,
    list_new_turn_steps,
)
from twoheirs_qt.games.two_heirs.words import solo as solo_texts
from twoheirs_qt.games.two_heirs.words import table as texts
from twoheirs_qt.tabletop.play.history import Transition
from twoheirs_qt.tabletop.text.text import Text
from twoheirs_qt.tabletop.window.settings import TurnPace


class _Pace(NamedTuple):
    """Durations of a step, for every letter of its sentence, of a step and of a turn at most.

    All in milliseconds.
    """

    step_ms: float
    letter_ms: float
    max_step_ms: float
    max_turn_ms: float


_PACES: Final = {
    TurnPace.QUICK: _Pace(300.0, 3.0, 700.0, 3_000.0),
    TurnPace.NORMAL: _Pace(600.0, 10.0, 1_500.0, 6_000.0),
    TurnPace.READABLE: _Pace(1_500.0, 42.0, inf, inf),
}
_PACE_WORDS: Final = {
    TurnPace.OFF: texts.PACE_AT_ONCE,
    TurnPace.QUICK: texts.PACE_QUICK,
    TurnPace.NORMAL: texts.PACE_NORMAL,
    TurnPace.READABLE: texts.PACE_SLOW,
    TurnPace.STEP: texts.PACE_STEP,
}
_PANEL_GUARD_TASK: Final = "panel guard"
_PANEL_GUARD_MS: Final = 500.0
"""A press where the panel was still counts for it so long after it has gone by itself."""
_COUNT_TASK: Final = "cells counted"
_COUNT_CELL_MS: Final = 130.0
"""Milliseconds for each cell that he tries."""
_NEXT_KEYS: Final = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_MODIFIERS: Final = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
)


class TurnDisplay(QObject):
    """Draws the steps of turns on `scene`, and handles presses and keys while one is shown.

    `pace_requested`: the button of the pace, at a rectangle of the scene, has been pressed
    """

    pace_requested = Signal(QRectF)
    is_read_out = True

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._step_player = scene.step_player
        self._panel = scene.solo.turn_panel
        self._pace = TurnPace.NORMAL
        self.offers_pace = False
        """Whether the panel has a button for the pace."""
        self._panel_rect = QRectF()
        """The last rectangle of the panel."""
        scene.step_player.add_display(TurnStep, self)
        scene.step_player.ended.connect(self._guard_panel)

    @property
    def step(self) -> TurnStep | None:
        """The step of a turn that is shown; None if none is."""
        step = self._step_player.step
        return step if isinstance(step, TurnStep) else None

    @property
    def is_shown(self) -> bool:
        """Whether a turn is being shown."""
        return isinstance(self._step_player.step, TurnStep)

    @property
    def pace(self) -> TurnPace:
        """The pace of the steps; another one holds at once."""
        return self._pace

    @pace.setter
    def pace(self, pace: TurnPace) -> None:
        if pace is self._pace:
            return
        self._pace = pace
        if self.is_shown and pace is TurnPace.OFF:
            self._step_player.skip()
        elif self.is_shown:
            self.refresh()
            self._step_player.resume()

    def play_turn(self, change: Transition) -> bool:
        """Show Henry's or a computer's turn if this change of the game ends with one.

        Returns False if it does not, or if the pace is off.
        """
        if self._pace is TurnPace.OFF:
            return False
        return self._step_player.play(list_new_turn_steps(self._scene.session, change))

    def repeat_last(self) -> Text | None:
        """Show the last turn once more, Henry's or a duel's; or say why that is not possible."""
        self._step_player.skip()
        session = self._scene.session
        if self._step_player.play(list_last_turn_steps(session)):
            return None
        return texts.NO_LAST_TURN if session.state.solo is None else solo_texts.NOT_PLAYED

    # -- input while something is shown --------------------------------------------------------

    def press(self, point: QPointF) -> bool:
        """A mouse button is pressed at a point; returns whether that was for what is shown."""
        if not self._step_player.is_playing:
            return self._scene.animator.has_task(_PANEL_GUARD_TASK) and self._panel_rect.contains(
                point
            )
        if self.is_shown:
            if self._scene.overview.covers(point):
                return False
            if self._panel.covers(point):
                button = self._panel.find_button_at(point)
                if button is not None:
                    button.do()
                return True
        self._step_player.skip()
        return True

    def handle_key(self, key: Qt.Key) -> bool:
        """A key is pressed; returns whether it was for what is shown."""
        if key in _MODIFIERS:  # the first key of a combination
            return False
        if self.is_shown and self._pace is TurnPace.STEP and key in _NEXT_KEYS:
            self._step_player.show_next()
            return True
        return self._step_player.skip()

    # -- drawing -------------------------------------------------------------------------------

    def find_duration(self, step: TurnStep) -> float:
        """The milliseconds of a step, by the letters of its sentence and of the whole turn."""
        if self._pace is TurnPace.STEP:
            return inf
        # If the pace is off, the player asked for this turn: it has the normal pace.
        pace = _PACES.get(self._pace, _PACES[TurnPace.NORMAL])
        lengths = [
            min(
                pace.step_ms + pace.letter_ms * len(self._scene.localize(step.text)),
                pace.max_step_ms,
            )
            for step in self._step_player.steps
            if isinstance(step, TurnStep)
        ]
        return lengths[self._step_player.number] * min(1.0, pace.max_turn_ms / sum(lengths))

    def describe_hint(self, step: TurnStep) -> str:
        is_by_step = self._pace is TurnPace.STEP
        return self._scene.localize(step.hint_by_step if is_by_step else step.hint)

    def begin(self, step: TurnStep) -> None:
        scene, is_first = self._scene, self._step_player.number == 0
        if is_first:
            scene.animator.forget("bubble")
            scene.bubble.clear()
        scene.override_snapshot(step.snapshot, animate=not (is_first and step.is_again))
        self._show_texts(step)
        self._count(step)

    def show_frame(self, step: TurnStep, progress: float) -> None:
        """Change nothing: a step of a turn is shown as a whole from its beginning."""

    def end(self) -> None:
        scene = self._scene
        self._panel_rect = self._panel.rect
        scene.animator.forget(_COUNT_TASK)
        self._panel.clear()
        scene.mark(NO_TURN_MARKS)
        scene.snapshot_override = None

    def refresh(self) -> None:
        """Update the texts of the panel after a change of its size or of the pace."""
        if self.step is not None:
            self._show_texts(self.step)

    def _show_texts(self, step: TurnStep) -> None:
        localize = self._scene.localize
        self._scene.mark(step.marks)
        words = localize(solo_texts.STEP_SENTENCE.fill(sentence=step.text))
        self._panel.show_texts(localize(step.heading), words, tuple(self._make_buttons()))

    def _make_buttons(self) -> list[TurnPanelButton]:
        localize, player = self._scene.localize, self._step_player
        is_last = player.number + 1 == len(player.steps)
        words = localize(solo_texts.DONE if is_last else solo_texts.NEXT_STEP)
        buttons = [TurnPanelButton(words, player.show_next, True)]
        if not is_last:
            buttons.append(TurnPanelButton(localize(solo_texts.TO_END), player.skip))
        if self.offers_pace:
            pace = _PACE_WORDS[self._pace]
            words = localize(texts.PACE.fill(pace=pace))
            buttons.append(
                TurnPanelButton(f"{words} ▾", self._ask_pace, short_label=f"{localize(pace)} ▾")
            )
        return buttons

    def _ask_pace(self) -> None:
        self.pace_requested.emit(self._panel.find_button_rect(len(self._panel.buttons) - 1))

    def _count(self, step: TurnStep) -> None:
        """Let the numbers of the cells that he tries appear one by one."""
        marks, count = self._scene.solo.marks, len(step.marks.ordered_cells)

        def show_numbers(progress: float) -> None:
            marks.numbered_count = max(1, round(progress * count))
            marks.update()

        if count:
            self._scene.animator.animate(_COUNT_TASK, _COUNT_CELL_MS * count, show_numbers)

    def _guard_panel(self, step: object, is_complete: bool) -> None:
        """Let presses where the panel was be meant for it for a moment, if it went by itself."""
        if is_complete and isinstance(step, TurnStep):
            self._scene.animator.run_for(_PANEL_GUARD_TASK, _PANEL_GUARD_MS, lambda progress: None)
