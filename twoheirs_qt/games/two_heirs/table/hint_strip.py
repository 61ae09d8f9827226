"""The strip below the table that tells a hint, stage by stage."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QProgressBar, QPushButton, QScrollArea, QSizePolicy, QWidget

from twoheirs_qt.games.two_heirs.advice.hint import Hint, Stage
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.table.hint_process import HintProcess
from twoheirs_qt.tabletop.drawing.fonts import make_text_font, scale_length
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import join_sentences, translate
from twoheirs_qt.tabletop.widgets.label import Label, make_column, make_row
from twoheirs_qt.tabletop.widgets.legacy_screen_readers import announce

_MAX_HEIGHT_SHARE: Final = 0.34
"""The share of the window's height that the words take at most; more can be scrolled to."""
_MARGINS: Final = (18, 8, 14, 8)
_MIN_LINES: Final = 2
_OTHER_PARTS_PX: Final = 500
"""The height that everything else in the window needs; a low one has two lines at least."""
_BAR_HEIGHT_PX: Final = 10
_HEADING_PX: Final = 14
_WORDS_PX: Final = 14

_SEARCHING: Final = translate("Hints", "Looking for the best turn…")
_FAILED: Final = translate("Hints", "No hint could be found. Please ask again.")
_HEADINGS: Final = {
    Stage.WHERE: translate("Hints", "Hint 1 of 3: where to look"),
    Stage.TILES: translate("Hints", "Hint 2 of 3: which tiles"),
    Stage.TURN: translate("Hints", "Hint 3 of 3: the whole turn"),
}
_CLOSE_LABEL: Final = translate("Hints", "Close")
_STOP_LABEL: Final = translate("Hints", "Stop looking")
_MORE_LABELS: Final = {
    #: A button: the second stage of a hint.
    Stage.WHERE: translate("Hints", "Which tiles?"),
    #: A button: the third stage of a hint.
    Stage.TILES: translate("Hints", "The whole turn"),
}


class HintStrip(QFrame):
    """Tells hints for the running game, one stage at each `ask`; hidden while there is none.

    Any change of the game ends a hint.

    - `lit`: the `LitPlaces` of the stage that is told, or None
    - `used`: a hint is told from its first stage on
    - `closed`: it has been put away by the player
    """

    lit = Signal(object)
    used = Signal()
    closed = Signal()

    def __init__(self, session: GameSession, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("hintStrip")
        self._session = session
        self._process = HintProcess(self)
        self._hint: Hint | None = None
        self._stage = Stage.WHERE
        self._heading = Label("", self, make_text_font(_HEADING_PX, bold=True), wrap=True)
        self._heading.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._words = Label("", self, make_text_font(_WORDS_PX), wrap=True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._scroll_area = QScrollArea(self)
        self._scroll_area.setWidgetResizable(True)
        self._scroll_area.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll_area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll_area.setWidget(self._words)
        self._bar = QProgressBar(self)
        self._bar.setRange(0, 0)
        self._bar.setTextVisible(False)
        self._bar.setFixedHeight(scale_length(_BAR_HEIGHT_PX))
        self.more, self.close_button = QPushButton("", self), QPushButton("", self)
        self.more.clicked.connect(self.ask)
        self.close_button.clicked.connect(self.hide_hint)
        for button in (self.more, self.close_button):
            button.setAutoDefault(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        head = make_row((self._heading, 1), self.more, self.close_button, spacing=10)
        make_column(head, self._bar, self._scroll_area, owner=self, margins=_MARGINS, spacing=6)
        self.hide()
        self._process.found.connect(self._show_hint)
        self._process.failed.connect(self._show_failure)
        session.stepped.connect(self.clear)
        session.opened.connect(self.clear)

    @property
    def hint(self) -> Hint | None:
        """The hint that is told; None while there is none."""
        return self._hint

    @property
    def stage(self) -> Stage:
        """The stage that is told."""
        return self._stage

    @property
    def words(self) -> str:
        """The sentences that are shown."""
        return self._words.text()

    @property
    def is_searching(self) -> bool:
        """Whether a hint is being looked for."""
        return self._process.is_running

    def ask(self) -> None:
        """Look for a hint, or tell its next stage."""
        if self._process.is_running:
            announce(self, localize(_SEARCHING))
        elif self._hint is None:
            self._process.ask(self._session.state)
            self._tell(localize(_SEARCHING), "")
        else:
            self._stage = self._stage.next
            self._show_stage()

    def clear(self) -> None:
        """Tell no hint any more, and look for none."""
        if not self.isHidden():  # a hidden strip has no search running
            self._process.cancel()
            self._hint = None
            self.hide()
            self.lit.emit(None)

    def hide_hint(self) -> bool:
        """Put the hint away, as the player wishes; False if there is none."""
        if self.isHidden():
            return False
        self.clear()
        self.closed.emit()
        return True

    # -- showing ---------------------------------------------------------------------------------

    def _show_hint(self, hint: Hint) -> None:
        self._hint, self._stage = hint, Stage.WHERE
        self.used.emit()
        self._show_stage()

    def _show_failure(self) -> None:
        self._tell(localize(_FAILED), "")
        announce(self, localize(_FAILED))

    def _show_stage(self) -> None:
        assert self._hint is not None
        texts = self._hint.list_texts(self._stage, self._session.names)
        words = [localize(text) for text in texts]
        self._tell(localize(_HEADINGS[self._stage]), "\n".join(words))
        self.lit.emit(self._hint.find_lit_places(self._stage))
        announce(self, join_sentences((localize(_HEADINGS[self._stage]), *words)))

    def _tell(self, heading: str, text: str) -> None:
        is_searching = self._process.is_running
        had_focus = self.more.hasFocus()
        self._heading.setText(heading)
        self._words.setText(text)
        self._scroll_area.setVisible(bool(text))
        self._scroll_area.verticalScrollBar().setValue(0)
        self._bar.setVisible(is_searching)
        self._bar.setAccessibleName(heading)
        self.close_button.setText(localize(_STOP_LABEL if is_searching else _CLOSE_LABEL))
        label = _MORE_LABELS.get(self._stage) if self._hint is not None else None
        self.more.setText("" if label is None else localize(label))
        self.more.setVisible(label is not None)
        if had_focus and label is None:
            self.close_button.setFocus()
        self.setAccessibleName(heading)
        self.setAccessibleDescription(text)
        self.show()
        self._fit()

    def _fit(self) -> None:
        """Give the words the height they need, up to a share of the window's."""
        width = max(
            1,
            self.width()
            - _MARGINS[0]
            - _MARGINS[2]
            - self._scroll_area.verticalScrollBar().sizeHint().width(),
        )
        height = self.window().height()
        min_height = self._words.fontMetrics().lineSpacing() * _MIN_LINES
        max_height = max(
            min_height, round(min(height * _MAX_HEIGHT_SHARE, height - _OTHER_PARTS_PX))
        )
        self._scroll_area.setFixedHeight(max(1, min(self._words.heightForWidth(width), max_height)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():  # no search for a strip that nobody sees
            self._process.cancel()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self._heading.setFont(make_text_font(_HEADING_PX, bold=True))
            self._words.setFont(make_text_font(_WORDS_PX))
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Escape or not self.hide_hint():
            super().keyPressEvent(event)

    def minimumSizeHint(self) -> QSize:
        return QSize(scale_length(320), super().minimumSizeHint().height())
