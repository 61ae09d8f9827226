"""The rarer choices for a new game: seats, who begins, take-backs and the seed."""

from __future__ import annotations

from random import SystemRandom
from typing import Final

from PySide6.QtCore import QRectF, QRegularExpression, Signal
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QRegularExpressionValidator
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)

from twoheirs_qt.games.two_heirs.new_game.choices import DUEL, HENRY, NEW_SEED_LIMIT, NewGameChoices
from twoheirs_qt.games.two_heirs.rules.components import Heir
from twoheirs_qt.games.two_heirs.words.names import name_heir
from twoheirs_qt.tabletop.dice import SEED_LIMIT
from twoheirs_qt.tabletop.drawing.fonts import make_text_font
from twoheirs_qt.tabletop.drawing.parchment import draw_sheet
from twoheirs_qt.tabletop.drawing.theme import find_current_theme
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.widgets.controls import ComboBox, RadioButton
from twoheirs_qt.tabletop.widgets.label import NO_MARGINS, Label, add_parts, make_column, make_row

_GAP_PX: Final = 28
"""Pixels between the two halves."""
TAKE_BACKS: Final = ("free", "until-revealed", "off")
"""The take-back rules by their word in saves, in the order they are offered."""


class Sheet(QWidget):
    """A sheet of parchment for controls."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        draw_sheet(painter, find_current_theme(), QRectF(self.rect()).adjusted(2, 1, -3, -6))
        painter.end()


class MoreChoices(Sheet):
    """The rarer choices, at first the last ones; `seed_changed`: another seed has been typed."""

    seed_changed = Signal()

    def __init__(self, choices: NewGameChoices, parent: QWidget) -> None:
        super().__init__(parent)
        self._labels: dict[str, QLabel] = {}
        alone_hint = self._make_label("alone-hint", 13, muted=True)
        alone_hint.setWordWrap(True)
        left_half = QWidget(self)
        self._duel = self._make_duel_choices(choices)
        make_column(self._duel, alone_hint, None, owner=left_half, margins=NO_MARGINS)
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._left, self._right = left_half, self._make_rule_choices(choices)
        margins = (20, 12, 22, 16)
        add_parts(self._halves, ((left_half, 1), (self._right, 1)), margins, _GAP_PX)
        self._set_texts()

    def arrange(self, room: int) -> None:
        """Place the halves side by side if they fit into `room` pixels, else below each other."""
        margins = self._halves.contentsMargins()
        half_width = max(self._left.minimumSizeHint().width(), self._right.minimumSize().width())
        fit = 2 * half_width + _GAP_PX + margins.left() + margins.right() <= room
        directions = QBoxLayout.Direction
        self._halves.setDirection(directions.LeftToRight if fit else directions.TopToBottom)

    def _make_duel_choices(self, choices: NewGameChoices) -> QWidget:
        duel = QWidget(self)
        grid = QGridLayout(duel)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(8)
        self._seats = QButtonGroup(self)
        self.south = (RadioButton(self), RadioButton(self))
        for heir, radio in zip(Heir, self.south, strict=True):
            radio.setChecked(heir is choices.south)
            self._seats.addButton(radio, heir)
        grid.addWidget(self._make_label("south", 14), 0, 0)
        self._sides = QWidget(duel)
        self._sides.setLayout(make_row(*self.south, None))
        grid.addWidget(self._sides, 0, 1, 1, 2)
        self.first = ComboBox(self)
        for first in (None, Heir.WHITE, Heir.BLUE):
            self.first.addItem("", None if first is None else int(first))
        self.first.setCurrentIndex(0 if choices.first is None else choices.first + 1)
        self._add_row(grid, 1, "first", self.first, 2)
        grid.setColumnStretch(1, 1)
        return duel

    def _make_rule_choices(self, choices: NewGameChoices) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(8)
        self.take_back = ComboBox(self)
        for word in TAKE_BACKS:
            self.take_back.addItem("", word)
        is_known_rule = choices.take_back in TAKE_BACKS
        self.take_back.setCurrentIndex(TAKE_BACKS.index(choices.take_back) if is_known_rule else 0)
        self.take_back.currentIndexChanged.connect(self._explain)
        self._add_row(grid, 0, "take-back", self.take_back, 3)
        hint = self.take_back_hint = self._make_label("take-back-hint", 12, muted=True)
        hint.setWordWrap(True)
        hint.setMinimumHeight(2 * hint.fontMetrics().lineSpacing())
        grid.addWidget(hint, 1, 1, 1, 3)
        self.seed = QLineEdit(str(SystemRandom().randrange(NEW_SEED_LIMIT)), self)
        digits = QRegularExpression(r"\d{1,20}")
        self.seed.setValidator(QRegularExpressionValidator(digits, self.seed))
        self.seed.textChanged.connect(self.seed_changed)
        self.copy_seed, self.new_seed = QPushButton(self), QPushButton(self)
        self.copy_seed.clicked.connect(
            lambda: QGuiApplication.clipboard().setText(self.seed.text())
        )
        self.new_seed.clicked.connect(
            lambda: self.seed.setText(str(SystemRandom().randrange(NEW_SEED_LIMIT)))
        )
        self._add_row(grid, 2, "seed", self.seed, 1)
        for number, button in enumerate((self.copy_seed, self.new_seed), 2):
            button.setAutoDefault(False)
            grid.addWidget(button, 2, number)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(3, 1)
        return grid

    def _add_row(
        self, grid: QGridLayout, number: int, name: str, field: QWidget, width: int
    ) -> None:
        """Add a row with a label and its field, `width` columns wide."""
        label = self._make_label(name, 14)
        label.setBuddy(field)
        grid.addWidget(label, number, 0)
        grid.addWidget(field, number, 1, 1, width)

    def _make_label(self, name: str, pixels: float, *, muted: bool = False) -> QLabel:
        label = self._labels[name] = Label("", self, make_text_font(pixels), muted=muted)
        return label

    # -- choices -----------------------------------------------------------------------------------

    @property
    def south_heir(self) -> Heir:
        return Heir(self._seats.checkedId())

    @property
    def is_seed_valid(self) -> bool:
        """Whether the field of the seed contains a valid seed."""
        text = self.seed.text()
        return text.isascii() and text.isdecimal() and int(text) < SEED_LIMIT

    def show_opponent(self, word: str) -> None:
        """Show the choices for a game against the opponent with this word."""
        self._duel.setHidden(word == HENRY.word)
        self._labels["alone-hint"].setVisible(word == HENRY.word)
        for seat in (
            self._labels["south"],
            self._sides,
        ):  # alone, the human always sits in the South
            seat.setVisible(word == DUEL.word)

    # -- words -----------------------------------------------------------------------------------

    def _set_texts(self) -> None:
        white, blue = (localize(name_heir(heir)) for heir in Heir)
        labels = self._labels
        labels["south"].setText(self.tr("Plays South"))
        labels["first"].setText(self.tr("&Goes first"))
        labels["alone-hint"].setText(self.tr("You go first and play South; roads are scored."))
        labels["take-back"].setText(self.tr("Und&o"))
        labels["seed"].setText(self.tr("S&eed"))
        for radio, colour in zip(self.south, (white, blue), strict=True):
            radio.setText(colour)
            radio.setAccessibleDescription(labels["south"].text())
        self.first.setItemText(0, self.tr("decided by tossing the shield"))
        self.first.setItemText(1, white)
        self.first.setItemText(2, blue)
        self.take_back.setItemText(0, self.tr("freely"))
        self.take_back.setItemText(1, self.tr("until something is revealed"))
        self.take_back.setItemText(2, self.tr("not at all"))
        self.seed.setToolTip(self.tr("The same seed and options always give the same shuffle."))
        self.copy_seed.setText(self.tr("Cop&y"))
        self.new_seed.setText(self.tr("&Draw another"))
        self._explain()

    def _explain(self) -> None:
        hints = (
            self.tr("Any action can be undone, back to the start of the game."),
            self.tr("Ended turns and revealed tiles can't be undone."),
            self.tr("What's done is done."),
        )
        self.take_back_hint.setText(hints[self.take_back.currentIndex()])
