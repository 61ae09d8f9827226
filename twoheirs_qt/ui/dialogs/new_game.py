"""The choices before a game: for two or for one, sets, seats, roads, take-backs and the seed."""

from __future__ import annotations

from random import SystemRandom
from typing import Final

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QGuiApplication, QRegularExpressionValidator
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from twoheirs_qt.rules.components import RECOMMENDED_SETS, Catalogue, Heir, TileSet
from twoheirs_qt.rules.setup import SETS_IN_PLAY
from twoheirs_qt.rules.shuffle import SEED_LIMIT
from twoheirs_qt.ui.art import Art
from twoheirs_qt.ui.dialogs.alone import AloneChoices
from twoheirs_qt.ui.dialogs.controls import Choice, Knob, Tick
from twoheirs_qt.ui.dialogs.dialog import Dialog
from twoheirs_qt.ui.dialogs.roomy import Roomy
from twoheirs_qt.ui.dialogs.set_card import SetCard
from twoheirs_qt.ui.fonts import scaled_font, text_scale
from twoheirs_qt.ui.label import Label
from twoheirs_qt.ui.language import say
from twoheirs_qt.ui.lines import NO_MARGINS, column, fill, row
from twoheirs_qt.ui.new_game_choices import FRESH_SEEDS, LONGEST_NAME, NewGameChoices
from twoheirs_qt.ui.theme import current_theme
from twoheirs_qt.words.names import heir_name

_CARDS_A_ROW: Final = 2
_LARGE: Final = 1.2
TAKE_BACKS: Final = ("free", "until-revealed", "off")
"""The take-back rules by their word in saves, in the order they are offered."""


class NewGameDialog(Dialog):
    """Begins with the choices of last time; `chosen` carries `NewGameChoices` and the seed."""

    chosen = Signal(object, object)

    def __init__(
        self,
        catalogue: Catalogue,
        choices: NewGameChoices,
        art: Art,
        parent: QWidget | None,
    ) -> None:
        super().__init__(parent, spacing=9)
        self.setFont(scaled_font(14))
        self._labels: dict[str, QLabel] = {}
        self.cards: dict[TileSet, SetCard] = {}
        page = QWidget(self)
        head = self._head()
        cards = QGridLayout()
        cards.setSpacing(8)
        for number, tile_set in enumerate(TileSet):
            card = SetCard(tile_set, catalogue.of_set(tile_set), art, self)
            card.toggled.connect(self._check)
            self.cards[tile_set] = card
            cards.addWidget(card, *divmod(number, 1 if self._large else _CARDS_A_ROW))
        self._duel = QWidget(self)
        self._duel.setLayout(self._heirs(choices))
        self.alone = AloneChoices(choices, self)
        self._players = QStackedWidget(self)
        for side in (self._duel, self.alone):
            self._players.addWidget(side)
        both = ((self._players, 1), (self._rules(choices), 1))
        below = fill(QBoxLayout(self._sideways), both, spacing=28)
        column(head, cards, below, of=page, margins=NO_MARGINS, spacing=9)
        self._fault = self._label("fault", 14, bold=True)
        self.cancel = self.button(self.reject)
        self.start = self.button(self._start, default=True)
        self.column.setContentsMargins(22, 16, 22, 16)
        self.show_all(Roomy(page, self), (self._fault, None, self.cancel, self.start))
        self.column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetMinAndMaxSize)
        self.for_one.toggled.connect(self._show_mode)
        self.for_one.setChecked(choices.alone)
        self._choose(choices.sets)
        self._retranslate()
        self.start.setFocus()

    # -- building it -----------------------------------------------------------------------------

    @property
    def _large(self) -> bool:
        """Whether the text is so large that widgets go below each other instead of side by side."""
        return text_scale() > _LARGE

    @property
    def _sideways(self) -> QBoxLayout.Direction:
        ways = QBoxLayout.Direction
        return ways.TopToBottom if self._large else ways.LeftToRight

    def _head(self) -> QBoxLayout:
        who = row(self._label("heading", 19, bold=True), 14, self._modes(), 14, None)
        count = self._label("count", 14)
        self.recommended = self.button(lambda: self._choose(RECOMMENDED_SETS))
        self.random_three = self.button(
            lambda: self._choose(tuple(SystemRandom().sample(list(TileSet), SETS_IN_PLAY)))
        )
        which = row((count, 1), self.recommended, self.random_three)
        return fill(QBoxLayout(self._sideways), (who, (which, 1)))

    def _modes(self) -> QHBoxLayout:
        """Two buttons of which one is pressed: a game for two, or for one."""
        self.for_two, self.for_one = QPushButton(self), QPushButton(self)
        theme, modes = current_theme(), QButtonGroup(self)
        for button in (self.for_two, self.for_one):
            button.setCheckable(True)
            button.setAutoDefault(False)
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            button.setStyleSheet(
                f"QPushButton:checked {{ background: {theme.gold}; color: {theme.gold_ink};"
                f" border-color: {theme.gold_deep}; }}"
            )
            modes.addButton(button)
        self.for_two.setChecked(True)
        return row(self.for_two, self.for_one, spacing=6)

    def _heirs(self, choices: NewGameChoices) -> QGridLayout:
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(8)
        self.names = (QLineEdit(choices.names[0], self), QLineEdit(choices.names[1], self))
        for heir, name in zip(Heir, self.names, strict=True):
            name.setMaxLength(LONGEST_NAME)
            self._row(grid, heir, f"name-{heir.word}", name)
        self._seats = QButtonGroup(self)
        self.south = (Knob(self), Knob(self))
        for heir, radio in zip(Heir, self.south, strict=True):
            radio.setChecked(heir is choices.south)
            self._seats.addButton(radio, heir)
        grid.addWidget(self._label("south", 14), 2, 0)
        grid.addLayout(row(*self.south, None), 2, 1, 1, 2)
        self.first = Choice(self)
        for first in (None, Heir.WHITE, Heir.BLUE):
            self.first.addItem("", None if first is None else int(first))
        self.first.setCurrentIndex(0 if choices.first is None else choices.first + 1)
        self._row(grid, 3, "first", self.first)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(4, 1)
        return grid

    def _rules(self, choices: NewGameChoices) -> QGridLayout:
        grid = QGridLayout()
        grid.setVerticalSpacing(8)
        self.roads = Tick(self)
        self.roads.setChecked(choices.score_roads)
        hint = self._label("roads-hint", 12, muted=True)
        self._alone_hint = self._label("alone-hint", 13, muted=True)
        self._alone_hint.setMinimumHeight(self.roads.sizeHint().height())
        self._alone_hint.hide()
        grid.addLayout(row(self.roads, (hint, 1), (self._alone_hint, 1)), 0, 0, 1, 4)
        self.take_back = Choice(self)
        for word in TAKE_BACKS:
            self.take_back.addItem("", word)
        known = choices.take_back in TAKE_BACKS
        self.take_back.setCurrentIndex(TAKE_BACKS.index(choices.take_back) if known else 0)
        self.take_back.currentIndexChanged.connect(self._explain)
        self._row(grid, 1, "take-back", self.take_back, 3)
        self.take_back_explained = self._label("take-back-hint", 12, muted=True)
        self.take_back_explained.setWordWrap(True)
        line = self.take_back_explained.fontMetrics().lineSpacing()
        self.take_back_explained.setMinimumHeight(2 * line)
        grid.addWidget(self.take_back_explained, 2, 1, 1, 3)
        self.seed = QLineEdit(str(SystemRandom().randrange(FRESH_SEEDS)), self)
        digits = QRegularExpression(r"\d{1,20}")
        self.seed.setValidator(QRegularExpressionValidator(digits, self.seed))
        self.seed.textChanged.connect(self._check)
        self.copy_seed = self.button(lambda: QGuiApplication.clipboard().setText(self.seed.text()))
        self.new_seed = self.button(
            lambda: self.seed.setText(str(SystemRandom().randrange(FRESH_SEEDS)))
        )
        self._row(grid, 3, "seed", self.seed, 1)
        grid.addWidget(self.copy_seed, 3, 2)
        grid.addWidget(self.new_seed, 3, 3)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(4, 1)
        return grid

    def _row(
        self, grid: QGridLayout, number: int, name: str, field: QWidget, columns: int = 2
    ) -> None:
        """A row with a label of that name and its field, so many columns wide."""
        label = self._label(name, 14)
        label.setBuddy(field)
        grid.addWidget(label, number, 0)
        grid.addWidget(field, number, 1, 1, columns)

    def _label(self, name: str, pixels: int, *, bold: bool = False, muted: bool = False) -> QLabel:
        label = Label("", self, scaled_font(pixels, bold=bold), muted=muted)
        self._labels[name] = label
        return label

    # -- words -----------------------------------------------------------------------------------

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("New game"))
        white, blue = (say(heir_name(heir)) for heir in Heir)
        words = self._labels
        words["heading"].setText(self.tr("New game"))
        words["name-white"].setText(self.tr("&White's name"))
        words["name-blue"].setText(self.tr("&Blue's name"))
        words["south"].setText(self.tr("Sits in the South"))
        words["first"].setText(self.tr("Be&gins"))
        words["alone-hint"].setText(self.tr("You begin, in the South, and roads are scored."))
        self.for_two.setText(self.tr("D&uel"))
        self.for_one.setText(self.tr("Alone against &Henry"))
        words["roads-hint"].setText(self.tr("best left off in your first game"))
        words["take-back"].setText(self.tr("Und&o"))
        words["seed"].setText(self.tr("S&eed"))
        for name, radio, colour in zip(self.names, self.south, (white, blue), strict=True):
            name.setPlaceholderText(colour)
            radio.setText(colour)
            radio.setAccessibleDescription(words["south"].text())
        self.first.setItemText(0, self.tr("decided by tossing the shield"))
        self.first.setItemText(1, white)
        self.first.setItemText(2, blue)
        self.roads.setText(self.tr("Score the &roads"))
        self.take_back.setItemText(0, self.tr("freely"))
        self.take_back.setItemText(1, self.tr("until something is revealed"))
        self.take_back.setItemText(2, self.tr("not at all"))
        self.seed.setToolTip(self.tr("The same seed and options always give the same shuffle."))
        self.copy_seed.setText(self.tr("Cop&y"))
        self.new_seed.setText(self.tr("&Draw anew"))
        self.recommended.setText(self.tr("Re&commended three"))
        self.random_three.setText(self.tr("Rando&m three"))
        self.cancel.setText(self.tr("Cancel"))
        self.start.setText(self.tr("&Start"))
        self._explain()
        self._check()

    def _explain(self) -> None:
        explained = (
            self.tr("Any action can be undone, back to the start of the game."),
            self.tr("Ended turns and revealed tiles can't be undone."),
            self.tr("What is done is done."),
        )
        self.take_back_explained.setText(explained[self.take_back.currentIndex()])

    # -- choosing --------------------------------------------------------------------------------

    def _show_mode(self, alone: bool) -> None:
        """Show what can be chosen for two, or for one."""
        self._players.setCurrentWidget(self.alone if alone else self._duel)
        self.roads.setHidden(alone)
        self._labels["roads-hint"].setHidden(alone)
        self._alone_hint.setVisible(alone)

    @property
    def sets(self) -> tuple[TileSet, ...]:
        """The sets chosen so far."""
        return tuple(tile_set for tile_set, card in self.cards.items() if card.isChecked())

    def _choose(self, sets: tuple[TileSet, ...]) -> None:
        for tile_set, card in self.cards.items():
            card.setChecked(tile_set in sets)

    def _check(self) -> None:
        """Say what is still wrong; only with nothing wrong can the game start."""
        missing = SETS_IN_PLAY - len(self.sets)
        if missing > 0:
            count = self.tr("Choose three sets: %n more.", "", missing)
        elif missing < 0:
            count = self.tr("Choose three sets: %n too many.", "", -missing)
        else:
            count = self.tr("Three sets are chosen.")
        self._labels["count"].setText(count)
        fault = ""
        if missing:
            fault = count
        elif not self._seed_is_good():
            fault = self.tr("The seed is a whole number from 0 to {most}.").format(
                most=SEED_LIMIT - 1
            )
        theme = current_theme()
        danger = f"color: {theme.danger};"
        self._labels["count"].setStyleSheet(danger if missing else f"color: {theme.muted};")
        self._labels["fault"].setStyleSheet(danger)
        self._labels["fault"].setText("" if missing else fault)
        self.start.setEnabled(not fault)
        self.start.setToolTip(fault)

    def _seed_is_good(self) -> bool:
        text = self.seed.text()
        return text.isascii() and text.isdecimal() and int(text) < SEED_LIMIT

    def _start(self) -> None:
        first = self.first.currentData()
        names = [name.text().strip() for name in self.names]
        if self.for_one.isChecked():
            names[self.alone.colour] = self.alone.name
        choices = NewGameChoices(
            sets=self.sets,
            names=(names[0], names[1]),
            alone=self.for_one.isChecked(),
            colour=self.alone.colour,
            level=self.alone.level,
            south=Heir(self._seats.checkedId()),
            first=None if first is None else Heir(first),
            score_roads=self.roads.isChecked(),
            take_back=self.take_back.currentData(),
        )
        seed = int(self.seed.text())
        self.accept()
        self.chosen.emit(choices, seed)
