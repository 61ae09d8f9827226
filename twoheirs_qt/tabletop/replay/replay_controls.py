"""The bar below a replay: graph, slider, steps by action and by turn, and playing at a pace."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QSizePolicy, QSlider, QWidget

from twoheirs_qt.tabletop.drawing.fonts import make_text_font
from twoheirs_qt.tabletop.play.replay import Recording
from twoheirs_qt.tabletop.text.text import translate
from twoheirs_qt.tabletop.widgets.controls import ComboBox
from twoheirs_qt.tabletop.widgets.label import Label, make_column, make_row
from twoheirs_qt.tabletop.widgets.legacy_screen_readers import announce
from twoheirs_qt.tabletop.window.bottom_bar import ActionButton
from twoheirs_qt.tabletop.window.commands import (
    Command,
    add_actions,
    draw_actions,
    list_actions,
    make_icon,
    name_actions,
)

PACES_MS: Final = (2600, 1300, 500)
"""The time for which an action is shown."""


class ReplayControls(QFrame):
    """The bar with which a replay is controlled.

    `moved` carries the number of actions after which the game should be shown; `graph` lies above
    the slider. The next action is played when `is_table_animated` returns False.
    """

    moved = Signal(int)

    to_start = Command(
        translate("ReplayControls", "To the beginning"), "Ctrl+Home", picture="to-start"
    )
    turn_back = Command(
        translate("ReplayControls", "One turn back"), "Ctrl+Left", picture="turn-back"
    )
    back = Command(translate("ReplayControls", "One action back"), "Alt+Left", picture="step-back")
    play = Command(None, "Ctrl+Space", picture="play", ink="gold_ink")
    forward = Command(
        translate("ReplayControls", "One action forward"), "Alt+Right", picture="step-forward"
    )
    turn_forward = Command(
        translate("ReplayControls", "One turn forward"), "Ctrl+Right", picture="turn-forward"
    )
    to_end = Command(translate("ReplayControls", "To the end"), "Ctrl+End", picture="to-end")

    def __init__(
        self, parent: QWidget, is_table_animated: Callable[[], bool], graph: QWidget
    ) -> None:
        super().__init__(parent)
        self.setObjectName("bottomBar")
        self._recording: Recording | None = None
        self._done_count = 0
        self._is_table_animated = is_table_animated
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.line = Label(parent=self)
        self.slider.setMinimumHeight(22)
        self.pace = ComboBox(self)
        self._timer = QTimer(self)
        add_actions(self)
        self._lay_out(graph)
        self._connect()
        draw_actions(self)
        self._set_texts()

    def _lay_out(self, graph: QWidget) -> None:
        buttons = []
        for _, action in list_actions(self):
            button = ActionButton(action, self)
            button.set_compact(True)
            button.setMaximumWidth(58)
            if action is self.play:
                button.setObjectName("endTurn")
            buttons.append(button)
        self.line.setFont(make_text_font(15, bold=True))
        self.line.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        controls = make_row(*buttons, 10, self.pace, spacing=6)
        left = make_column(self.line, controls, None, spacing=8)
        right = make_column(graph, self.slider, spacing=2)
        make_row(left, (right, 1), owner=self, margins=(18, 8, 14, 6), spacing=20)

    def _connect(self) -> None:
        self.to_start.triggered.connect(lambda: self.go_to(0))
        self.to_end.triggered.connect(lambda: self.go_to(self._action_count))
        self.back.triggered.connect(lambda: self.go_to(self._done_count - 1))
        self.forward.triggered.connect(lambda: self.go_to(self._done_count + 1))
        self.turn_back.triggered.connect(self._turn_back)
        self.turn_forward.triggered.connect(self._turn_forward)
        self.play.triggered.connect(self._toggle_playing)
        # As in video players; otherwise the key presses the focused button.
        space = QShortcut(QKeySequence(Qt.Key.Key_Space), self.slider, self.play.trigger)
        space.setContext(Qt.ShortcutContext.WidgetShortcut)
        self.slider.valueChanged.connect(self.go_to)
        self.pace.currentIndexChanged.connect(self._set_pace)
        self._timer.timeout.connect(self._show_next_action)

    # -- position --------------------------------------------------------------------------------

    @property
    def _action_count(self) -> int:
        return 0 if self._recording is None else self._recording.action_count

    @property
    def is_playing(self) -> bool:
        """Whether the game is played automatically."""
        return self._timer.isActive()

    def open(self, recording: Recording) -> None:
        """Set the game that is replayed."""
        self.stop()
        self._recording = recording
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, recording.action_count)
        self.slider.setPageStep(max(1, recording.action_count // 20))

    def show_done(self, done_count: int, line: str) -> None:
        """Update the bar after the game was shown after `done_count` actions."""
        self._done_count = done_count
        self.line.setText(line)
        with QSignalBlocker(self.slider):
            self.slider.setValue(done_count)
        at_start, at_end = done_count == 0, done_count == self._action_count
        for action in (self.to_start, self.turn_back, self.back):
            action.setEnabled(not at_start)
            action.setStatusTip(self.tr("This is the beginning.") if at_start else "")
        for action in (self.forward, self.turn_forward, self.to_end):
            action.setEnabled(not at_end)
            action.setStatusTip(self.tr("This is the end.") if at_end else "")
        if at_end:
            self.stop()

    def stop(self) -> None:
        self._timer.stop()
        self._show_playing()

    def go_to(self, done_count: int) -> None:
        """Stop playing, and ask for the moment after so many actions."""
        self.stop()
        self.moved.emit(min(max(done_count, 0), self._action_count))

    def _turn_back(self) -> None:
        if self._recording is not None:
            self.go_to(self._recording.find_turn_start(self._done_count))

    def _turn_forward(self) -> None:
        if self._recording is not None:
            self.go_to(self._recording.find_next_turn_start(self._done_count))

    def _toggle_playing(self) -> None:
        if self.is_playing:
            self.stop()
            announce(self, self.tr("Paused"))
            return
        if self._done_count == self._action_count:
            self.moved.emit(0)
        self._set_pace()
        self._timer.start()
        self._show_playing()
        announce(self, self.tr("Playing"))

    def _set_pace(self) -> None:
        self._timer.setInterval(PACES_MS[max(self.pace.currentIndex(), 0)])

    def _show_next_action(self) -> None:
        if not self._is_table_animated():
            self.moved.emit(self._done_count + 1)

    def hideEvent(self, event: QHideEvent) -> None:
        self.stop()
        super().hideEvent(event)

    # -- icons and texts --------------------------------------------------------------------------

    def _show_playing(self) -> None:
        self.play.setText(self.tr("Pause") if self.is_playing else self.tr("Play"))
        self.play.setIcon(make_icon("pause" if self.is_playing else "play", "gold_ink"))

    def _set_texts(self) -> None:
        name_actions(self)
        self._show_playing()
        self.pace.addItems([self.tr("slow"), self.tr("medium"), self.tr("fast")])
        self.pace.setCurrentIndex(1)
        self.pace.set_name(self.tr("Pace"))
        self.slider.setAccessibleName(self.tr("Position in the replay"))
