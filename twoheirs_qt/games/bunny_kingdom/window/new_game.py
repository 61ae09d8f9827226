"""The page of a new game of Bunny Kingdom: how many lords, and who plays for each."""

from __future__ import annotations

from collections.abc import Sequence
from random import SystemRandom
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from twoheirs_qt.games.bunny_kingdom.drawing.canvas import BunnyPictures, Canvas
from twoheirs_qt.games.bunny_kingdom.drawing.pieces import RABBIT_RATIO, paint_rabbit
from twoheirs_qt.games.bunny_kingdom.opponents.strengths import SCALE
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import Seat
from twoheirs_qt.games.bunny_kingdom.rules.setup import PLAYERS
from twoheirs_qt.games.bunny_kingdom.window.choices import NEW_SEED_LIMIT, BunnyChoices
from twoheirs_qt.games.bunny_kingdom.words.game_words import BunnyWords
from twoheirs_qt.games.bunny_kingdom.words.names import name_seat
from twoheirs_qt.games.bunny_kingdom.words.opponents import describe_strength, name_opponent
from twoheirs_qt.tabletop.drawing.fonts import make_text_font, read_text_scale, scale_length
from twoheirs_qt.tabletop.drawing.ground import paint_ground, paint_table_edge
from twoheirs_qt.tabletop.drawing.parchment import draw_sheet, find_pixel_ratio
from twoheirs_qt.tabletop.drawing.theme import find_current_theme
from twoheirs_qt.tabletop.files.limits import MAX_NAME_LENGTH
from twoheirs_qt.tabletop.opponents.rating import Rating
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.widgets.controls import ComboBox
from twoheirs_qt.tabletop.widgets.dialog import Dialog, VerticalScrollArea
from twoheirs_qt.tabletop.widgets.label import NO_MARGINS, Label, make_column, make_row
from twoheirs_qt.tabletop.widgets.picture_card import CardKind, PictureCard

_CARD_SIZE: Final = (230, 122)
_RABBIT_PX: Final = 58


class _Rabbit(QWidget):
    """The rabbit of a lord."""

    def __init__(self, seat: Seat, pictures: BunnyPictures, parent: QWidget) -> None:
        super().__init__(parent)
        self._seat, self._pictures = seat, pictures
        height = scale_length(_RABBIT_PX)
        self.setFixedSize(round(height * RABBIT_RATIO), height)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        canvas = Canvas(painter, self._pictures, find_current_theme(), find_pixel_ratio(painter))
        paint_rabbit(canvas, self._seat, QRectF(self.rect()))
        painter.end()


class _Sheet(QWidget):
    """A sheet of parchment for controls."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_sheet(painter, find_current_theme(), QRectF(self.rect()).adjusted(2, 1, -3, -6))
        painter.end()


class SeatRow:
    """The choices for a seat: a name, and who plays, with a line about it."""

    def __init__(
        self,
        seat: Seat,
        name: str,
        opponent: str,
        opponents: Sequence[str],
        pictures: BunnyPictures,
        parent: QWidget,
    ) -> None:
        self.seat = seat
        self.rabbit = _Rabbit(seat, pictures, parent)
        self.color = Label(localize(name_seat(seat)), parent, make_text_font(15, bold=True))
        self.name = QLineEdit(name, parent)
        self.name.setMaxLength(MAX_NAME_LENGTH)
        self.name.setFont(make_text_font(14))
        self.player = ComboBox(parent)
        for word in ("", *opponents):
            self.player.addItem("", word)
        self.player.setCurrentIndex(max(0, self.player.findData(opponent)))
        self.line = Label("", parent, make_text_font(12.5), wrap=True, muted=True)
        self.color.setBuddy(self.name)

    @property
    def opponent(self) -> str:
        """The name of the computer that plays; empty for a person."""
        return str(self.player.currentData())

    @property
    def widgets(self) -> tuple[QWidget, ...]:
        """Its widgets from left to right."""
        return self.rabbit, self.color, self.name, self.player, self.line


class NewBunnyGameDialog(Dialog):
    """The choices for a new game; `chosen` carries `BunnyChoices` and the seed.

    It is shown as a page of the window; Enter starts the game, Esc leaves.
    """

    chosen = Signal(object, object)
    leave_requested = Signal()
    learn_requested = Signal()
    """The tutorial is asked for; the page is left."""

    def __init__(
        self,
        choices: BunnyChoices,
        opponents: Sequence[str],
        pictures: BunnyPictures,
        parent: QWidget,
    ) -> None:
        super().__init__(parent, spacing=12)
        self._pictures = pictures
        self._opponents = opponents
        self._suggested = ""
        page = QWidget(self)
        self._heading = Label("", self, make_text_font(27, bold=True))
        self._heading.setStyleSheet(f"color: {find_current_theme().on_oak};")
        stretched_cards = [(card, 10) for card in self._make_cards(choices.players, page)]
        cards = make_row(*stretched_cards, None, spacing=10)
        sheet = _Sheet(page)
        sheet.setLayout(self._make_seats(choices, sheet))
        sheet.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self._curtain = Label("", page, make_text_font(14), wrap=True)
        self._curtain.setStyleSheet(f"color: {find_current_theme().on_oak};")
        make_column(cards, sheet, self._curtain, None, owner=page, margins=NO_MARGINS, spacing=12)
        self.learn = self.add_button(self._learn)
        self.cancel = self.add_button(self.reject)
        self.start = self.add_button(self._start)
        self.start.setObjectName("endTurn")  # golden, as the main button
        scrolled = VerticalScrollArea(page, self)
        self.column.setContentsMargins(26, 12, 26, 14)
        self.column.addLayout(make_row(self._heading, None))
        self.column.addWidget(scrolled, 1)
        self.column.addLayout(make_row(self.learn, None, self.cancel, self.start, spacing=12))
        self._set_texts()
        self._show_seats()

    # -- building it -----------------------------------------------------------------------------

    def _make_cards(self, players: int, parent: QWidget) -> list[PictureCard]:
        """Make a card for each number of lords."""
        self.cards: dict[int, PictureCard] = {}
        group = QButtonGroup(self)
        width, height = (scale_length(length) for length in _CARD_SIZE)
        for number in PLAYERS:
            rabbits = [f"rabbit/{seat.value}" for seat in [*Seat][:number]]
            card = PictureCard(CardKind.OPPONENT, self._pictures, parent, rabbits)
            card.unit = read_text_scale()
            card.setCheckable(True)
            card.setAutoExclusive(True)  # so that readers describe it as one of several
            # Large letters leave less room for each: its texts shrink then.
            card.setMinimumSize(width // 3, height)
            card.setMaximumSize(width, height)
            card.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            group.addButton(card)
            self.cards[number] = card
        cards = list(self.cards.values())
        for card in cards:
            card.row_cards = cards
        self.cards[players].setChecked(True)
        for card in cards:
            card.toggled.connect(self._show_seats)
        return cards

    def _make_seats(self, choices: BunnyChoices, parent: QWidget) -> QGridLayout:
        grid = QGridLayout()
        grid.setContentsMargins(22, 14, 24, 20)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(6)
        self.seats: list[SeatRow] = []
        for number, seat in enumerate(Seat):
            seat_row = SeatRow(
                *(seat, choices.names[number], choices.opponents[number]),
                *(self._opponents, self._pictures, parent),
            )
            for seat_index, widget in enumerate(seat_row.widgets):
                grid.addWidget(widget, number, seat_index, Qt.AlignmentFlag.AlignVCenter)
            seat_row.player.currentIndexChanged.connect(self._show_names)
            seat_row.name.textChanged.connect(self._show_names)
            self.seats.append(seat_row)
        grid.setColumnStretch(2, 3)
        grid.setColumnStretch(4, 4)
        return grid

    def _set_texts(self) -> None:
        self.setWindowTitle(self.tr("New game of Bunny Kingdom"))
        self._heading.setText(self.windowTitle())
        for number, card in self.cards.items():
            card.set_lines(
                self.tr("%n lords", "", number),
                self.tr("With two, each pick plays one card and drops one.")
                if number == min(PLAYERS)
                else self.tr("Each pick plays two cards."),
            )
        for seat_row in self.seats:
            color = localize(name_seat(seat_row.seat))
            seat_row.name.setAccessibleName(self.tr("Name of {color}").format(color=color))
            seat_row.player.set_name(self.tr("Plays for {color}").format(color=color))
            seat_row.player.setItemText(0, self.tr("a person"))
            for number, opponent in enumerate(self._opponents, 1):
                words = self.tr("computer: {opponent}")
                name = localize(name_opponent(opponent))
                seat_row.player.setItemText(number, words.format(opponent=name))
        self.learn.setText(self.tr("Learn in ten minutes"))
        self.cancel.setText(self.tr("Cancel"))
        self.start.setText(self.tr("&Start"))
        self._show_names()

    # -- choosing --------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """The chosen number of lords."""
        return next(number for number, card in self.cards.items() if card.isChecked())

    @property
    def _choices(self) -> BunnyChoices:
        return BunnyChoices(
            self.players,
            tuple(seat_row.name.text().strip() for seat_row in self.seats),
            tuple(seat_row.opponent for seat_row in self.seats),
        )

    def suggest(self, rating: Rating) -> None:
        """Suggest a computer player for that rating."""
        self._suggested = SCALE.suggest(rating)
        self._show_names()

    def _show_seats(self) -> None:
        """Show the seats in play."""
        for number, seat_row in enumerate(self.seats):
            for widget in seat_row.widgets:
                widget.setVisible(number < self.players)
        self._show_names()

    def _show_names(self) -> None:
        """Show the names that lords get if none is typed, and what each choice means."""
        choices, players = self._choices, self.players
        kinds = [""] * players
        names = BunnyWords().name_seats(choices.names[:players], kinds, choices.opponents[:players])
        people = choices.opponents[:players].count("")
        for number, seat_row in enumerate(self.seats):
            opponent = seat_row.opponent
            line = localize(describe_strength(opponent)) if opponent else ""
            seat_row.line.setText(line)
            if number < players and not seat_row.name.text().strip():
                seat_row.name.setPlaceholderText(localize(names[number]))
        if people > 1:
            text = self.tr("A curtain hides every hand until its owner looks.")
        elif people == 1:
            text = self.tr("Computers choose at the same time as you.")
            if self._suggested:
                name = localize(name_opponent(self._suggested))
                match = self.tr("The best match for you: {opponent}.").format(opponent=name)
                text = f"{text} {match}"
        else:
            text = self.tr("Only computers play: you watch, and see no hand.")
        self._curtain.setText(text)

    def _start(self) -> None:
        choices = self._choices
        self.accept()
        self.chosen.emit(choices, SystemRandom().randrange(NEW_SEED_LIMIT))

    def _learn(self) -> None:
        self.reject()
        self.learn_requested.emit()

    # -- events ----------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # In a dialog shown as a page, Qt does not restore the default button.
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and not isinstance(self.focusWidget(), QPushButton):
            self.start.click()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.leave_requested.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme, ratio = QPainter(self), find_current_theme(), self.devicePixelRatioF()
        paint_ground(painter, event.rect(), theme, self._pictures, ratio)
        paint_table_edge(painter, event.rect(), QRectF(self.rect()), theme, ratio)
        painter.end()
