"""The panel of a review: the forecast, the mistakes, and what is to be said about one of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QSizePolicy, QWidget

from twoheirs_qt.games.two_heirs.advice.review import ReviewedTurn, list_mistakes
from twoheirs_qt.games.two_heirs.advice.review_words import describe_heading, describe_verdict
from twoheirs_qt.games.two_heirs.reviews.curve import ForecastCurve
from twoheirs_qt.games.two_heirs.rules.components import Heir
from twoheirs_qt.games.two_heirs.words.names import NO_NAMES, Names, name_player
from twoheirs_qt.tabletop.drawing.fonts import make_text_font, scale_length
from twoheirs_qt.tabletop.drawing.theme import find_current_theme
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import join_sentences
from twoheirs_qt.tabletop.widgets.controls import ComboBox
from twoheirs_qt.tabletop.widgets.dialog import VerticalScrollArea
from twoheirs_qt.tabletop.widgets.flow_layout import FlowLayout
from twoheirs_qt.tabletop.widgets.label import Label, make_column
from twoheirs_qt.tabletop.window.bottom_bar import ActionButton

_WIDTH_PX: Final = 390
_MAX_SHARE: Final = 0.46
_LIST_ROWS: Final = 5
_CURVE_SHARE: Final = 0.22
_LIST_SHARE: Final = 0.25
"""The largest shares of the height: the texts need the rest, above all with large letters."""


class ReviewPanel(QFrame):
    """Shows the turns that are reviewed; `chosen` carries the one that the player chooses.

    `bar` has a button for each action, for a place below the panel and the table.
    """

    chosen = Signal(object)

    def __init__(
        self, golden_action: QAction, other_actions: Sequence[QAction], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._turns: tuple[ReviewedTurn, ...] = ()
        self._names: Names = NO_NAMES
        self.curve = ForecastCurve(self)
        self.progress = Label("", self, make_text_font(13), wrap=True, muted=True)
        self.owner_choice = ComboBox(self)
        self.mistake_list = QListWidget(self)
        self.mistake_list.setFont(make_text_font(14))
        self.mistake_list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        page = QWidget(self)
        self.title = Label("", page, make_text_font(16, bold=True), wrap=True)
        self.text_label = Label("", page, make_text_font(14), wrap=True)
        make_column(self.title, self.text_label, None, owner=page, margins=(2, 2, 8, 2), spacing=6)
        self._scroll_area = VerticalScrollArea(page, self)
        self._scroll_area.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # so that keys scroll it
        self.bar = QFrame(self)
        self.bar.setObjectName("bottomBar")
        self.buttons = [
            ActionButton(action, self.bar) for action in (*other_actions, golden_action)
        ]
        self.buttons[-1].setObjectName("endTurn")  # golden, as the main button
        flow = FlowLayout(self.buttons, self.bar)
        flow.setContentsMargins(14, 8, 12, 8)
        flow.setSpacing(8)
        make_column(
            *(
                self.curve,
                self.progress,
                self.owner_choice,
                self.mistake_list,
                (self._scroll_area, 1),
            ),
            owner=self,
            margins=(14, 10, 12, 10),
            spacing=8,
        )
        self.curve.picked.connect(self.chosen)
        self.mistake_list.currentRowChanged.connect(self._choose_row)
        self.owner_choice.currentIndexChanged.connect(self._fill_list)
        self._set_texts()

    def _set_texts(self) -> None:
        self.mistake_list.setAccessibleName(self.tr("Mistakes, the greatest first"))
        self.owner_choice.set_name(self.tr("Whose mistakes"))

    def calculate_width(self, width: int) -> int:
        """Return the width of the panel in a page of this width."""
        return min(scale_length(_WIDTH_PX), round(width * _MAX_SHARE))

    # -- contents --------------------------------------------------------------------------------

    def open(self, names: Names, owners: Sequence[Heir], heir: Heir | None) -> None:
        """Show a game of which nothing is reviewed yet.

        `owners`: whose turns are reviewed; `heir`: whose mistakes are listed, None: everybody's.
        """
        self._turns, self._names = (), names
        with QSignalBlocker(self.owner_choice):
            self.owner_choice.clear()
            self.owner_choice.addItem(self.tr("Mistakes of both"), None)
            for owner in owners:
                words = self.tr("Mistakes of {heir}")
                self.owner_choice.addItem(
                    words.format(heir=localize(name_player(names, owner))), owner
                )
        self.owner_choice.setVisible(len(owners) > 1)
        self.choose_owner(heir)
        self._fill_list()
        self.show_texts("", "")

    def choose_owner(self, heir: Heir | None) -> None:
        """List the mistakes of an heir; None: of both."""
        rows = range(self.owner_choice.count())
        self.owner_choice.setCurrentIndex(
            next((row for row in rows if self.owner_choice.itemData(row) == heir), 0)
        )

    def show_turns(self, turns: Sequence[ReviewedTurn], count: int) -> None:
        """Show the turns that are reviewed, of `count` in the whole game."""
        self._turns = tuple(turns)
        self.curve.show_turns(turns, count, self._names)
        self._fill_list()

    def show_current(self, turn: ReviewedTurn | None) -> None:
        """Mark a turn in the curve, and in the list if it is there."""
        self.curve.show_current(turn)
        mistakes = self.mistakes
        with QSignalBlocker(self.mistake_list):
            self.mistake_list.setCurrentRow(mistakes.index(turn) if turn in mistakes else -1)

    def show_texts(self, title: str, text: str) -> None:
        """Show the texts about the turn."""
        if text != self.text_label.text():
            self._scroll_area.verticalScrollBar().setValue(0)
        self.title.setText(title)
        self.title.setVisible(bool(title))
        self.text_label.setText(text)
        self._scroll_area.setAccessibleName(join_sentences((title, text)))

    @property
    def mistakes(self) -> list[ReviewedTurn]:
        """The mistakes that are listed, the greatest first."""
        heir: Heir | None = self.owner_choice.currentData()
        return list_mistakes(self._turns, heir)

    def _fill_list(self) -> None:
        row = self.mistake_list.currentRow()
        current = None if row < 0 else self.mistake_list.item(row).data(Qt.ItemDataRole.UserRole)
        with QSignalBlocker(self.mistake_list):
            self.mistake_list.clear()
            for turn in self.mistakes:
                line = join_sentences(
                    (
                        localize(describe_heading(turn, self._names)),
                        localize(describe_verdict(turn)),
                    )
                )
                item = QListWidgetItem(
                    localize(describe_heading(turn, self._names)), self.mistake_list
                )
                item.setData(Qt.ItemDataRole.UserRole, turn.number)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, line)
                item.setToolTip(localize(describe_verdict(turn)))
                if turn.number == current:
                    self.mistake_list.setCurrentItem(item)
        self._fit_list()

    def _fit_list(self) -> None:
        row_height = (
            self.mistake_list.sizeHintForRow(0) if self.mistake_list.count() else scale_length(24)
        )
        max_rows = max(min(round(self.height() * _LIST_SHARE / row_height), _LIST_ROWS), 1)
        rows = min(max(self.mistake_list.count(), 1), max_rows)
        frame_height = self.mistake_list.height() - self.mistake_list.viewport().height()
        self.mistake_list.setFixedHeight(rows * row_height + frame_height)

    def _choose_row(self, row: int) -> None:
        if row >= 0:
            self.chosen.emit(self.mistakes[row])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        height = round(self.height() * _CURVE_SHARE)
        self.curve.setFixedHeight(min(self.curve.sizeHint().height(), height))
        self._fit_list()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), find_current_theme()
        painter.fillRect(self.rect(), theme.find_color("parchment"))
        painter.fillRect(QRectF(0, 0, 2, self.height()), theme.find_color("ink"))
        painter.end()
