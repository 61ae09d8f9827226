"""The page of a new game: opponents, sets of tiles, and under More all other choices."""

from __future__ import annotations

from collections.abc import Sequence
from random import SystemRandom
from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QWidget,
)

from twoheirs_qt.games.two_heirs.drawing.art import Art
from twoheirs_qt.games.two_heirs.new_game.alone import AloneChoices, ComputerChoices
from twoheirs_qt.games.two_heirs.new_game.choices import (
    COMPUTER,
    DUEL,
    HENRY,
    MAX_NAME_LENGTH,
    OPPONENTS,
    NewGameChoices,
)
from twoheirs_qt.games.two_heirs.new_game.more import MoreChoices, Sheet
from twoheirs_qt.games.two_heirs.new_game.set_card import MIN_CARD_WIDTH, SetCard, TileNote
from twoheirs_qt.games.two_heirs.rules.components import (
    RECOMMENDED_SETS,
    Catalogue,
    Heir,
    Tile,
    TileSet,
)
from twoheirs_qt.games.two_heirs.rules.setup import SETS_IN_PLAY
from twoheirs_qt.games.two_heirs.words.names import name_heir, name_player
from twoheirs_qt.games.two_heirs.words.opponents import name_opponent, name_players
from twoheirs_qt.tabletop.dice import SEED_LIMIT
from twoheirs_qt.tabletop.drawing.fonts import make_text_font, read_text_scale, scale_length
from twoheirs_qt.tabletop.drawing.ground import paint_ground, paint_table_edge
from twoheirs_qt.tabletop.drawing.theme import find_current_theme
from twoheirs_qt.tabletop.opponents.rating import Rating
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.widgets.controls import CheckBox, ComboBox
from twoheirs_qt.tabletop.widgets.dialog import Dialog, VerticalScrollArea
from twoheirs_qt.tabletop.widgets.label import NO_MARGINS, Label, add_parts, make_column, make_row
from twoheirs_qt.tabletop.widgets.legacy_screen_readers import announce
from twoheirs_qt.tabletop.widgets.picture_card import CardKind, PictureCard

_MAX_CARDS_PER_ROW: Final = 3
_MAX_WIDTH: Final = 2400
_ROADS_ROW: Final = 6
_OPPONENT_CARD_SIZE: Final = (196, 122)
_LOW_CARD_HEIGHT: Final = 105


class _Page(QWidget):
    """A page that emits `size_changed` when its contents need another size."""

    size_changed = Signal()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.size_changed.emit()
        return super().event(event)


class NewGameDialog(Dialog):
    """Asks for a new game; `chosen` carries `NewGameChoices` and the seed.

    It is shown as a page of the window; Enter starts the game, Esc leaves. `far_requested`: the
    game is to be played on two machines.
    """

    chosen = Signal(object, object)
    leave_requested = Signal()
    far_requested = Signal()

    def __init__(
        self,
        catalogue: Catalogue,
        choices: NewGameChoices,
        opponents: Sequence[str],
        art: Art,
        parent: QWidget | None,
    ) -> None:
        super().__init__(parent, spacing=8)
        self.setFont(make_text_font(14))
        self._art = art
        self._programs = opponents
        self._last_choices = choices
        self._columns = 0
        self._labels: dict[str, QLabel] = {}
        page = _Page(self)
        cards = make_row(*self._make_opponent_cards(), None, spacing=10)
        details = self._make_details(choices)
        layout = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        opponent_row = self._opponent_row = add_parts(layout, (cards, (details, 1)), spacing=10)
        more_choices = self.extra = MoreChoices(choices, page)
        more_choices.hide()
        more_choices.seed_changed.connect(self._check)
        grid = self._make_set_cards(catalogue)
        make_column(
            opponent_row, (grid, 1), more_choices, owner=page, margins=NO_MARGINS, spacing=8
        )
        self._fault = self._make_label("fault", 14, bold=True, oak=True)
        self.more = QPushButton(self)
        self.more.setAutoDefault(False)
        self.more.setCheckable(True)
        self.more.toggled.connect(self._show_more)
        self.far = self.add_button(self._leave_for_far)
        self.cancel = self.add_button(self.reject)
        self.start = self.add_button(self._start)
        self.start.setObjectName("endTurn")  # golden, as the main button
        page.size_changed.connect(self._arrange)
        self.scrolled = VerticalScrollArea(page, self)
        self.column.setContentsMargins(26, 12, 26, 14)
        self.column.addLayout(self._make_head())
        self.column.addWidget(self.scrolled, 1)
        foot = (self.more, self.far, None, self._fault, self.cancel, self.start)
        self.column.addLayout(make_row(*foot, spacing=12))
        self.note = TileNote(art, self)
        self._choose_sets(choices.sets)
        self.opponents[choices.against].setChecked(True)
        self._set_texts()
        self._announced_count = self._labels["count"].text()  # readers read it with the page
        self.start.setFocus()

    # -- building it -----------------------------------------------------------------------------

    def _make_head(self) -> QHBoxLayout:
        count = self._make_label("count", 15, oak=True)
        count.setWordWrap(True)
        self.recommended = self.add_button(lambda: self._choose_sets(RECOMMENDED_SETS))
        self.random_three = self.add_button(
            lambda: self._choose_sets(tuple(SystemRandom().sample(list(TileSet), SETS_IN_PLAY)))
        )
        heading = self._make_label("heading", 27, bold=True, oak=True)
        return make_row(heading, 18, (count, 1), self.recommended, self.random_three)

    def _make_opponent_cards(self) -> list[PictureCard]:
        self.opponents: dict[str, PictureCard] = {}
        group = QButtonGroup(self)
        for opponent in OPPONENTS:
            card = PictureCard(CardKind.OPPONENT, self._art, self, opponent.pictures)
            card.setCheckable(True)
            card.setAutoExclusive(True)  # so that readers describe it as one of several
            card.toggled.connect(self._show_opponent)
            group.addButton(card)
            self.opponents[opponent.word] = card
        for card in (cards := list(self.opponents.values())):
            card.row_cards = cards
        return cards

    def _make_details(self, choices: NewGameChoices) -> QWidget:
        """Make the choices for each opponent: names and players, or colour, name and level."""
        panel = self._panel = Sheet(self)
        duel = QWidget(panel)
        duel.setLayout(self._make_heirs(choices))
        self.alone = AloneChoices(choices, panel)
        self.computer = ComputerChoices(choices, self._programs, panel)
        self._players = QStackedWidget(panel)
        self._details_by_opponent = {
            DUEL.word: duel,
            HENRY.word: self.alone,
            COMPUTER.word: self.computer,
        }
        for details in self._details_by_opponent.values():
            self._players.addWidget(details)
        self.roads = CheckBox(panel)
        self.roads.setChecked(choices.score_roads)
        roads_hint = self._make_label("roads-hint", 12)
        roads_hint.setStyleSheet(f"color: {find_current_theme().muted};")
        self._roads = QWidget(panel)
        make_row(self.roads, (roads_hint, 1), owner=self._roads, margins=NO_MARGINS)
        make_column(self._players, owner=panel, margins=(18, 10, 20, 14))
        panel.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        return panel

    def _size_details(self) -> None:
        """Size the panel for the tallest details beside the cards, else for the present ones."""
        is_side_by_side = self._opponent_row.direction() is QBoxLayout.Direction.LeftToRight
        preferred, ignored = QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored
        for details in self._details_by_opponent.values():
            is_measured = is_side_by_side or details is self._players.currentWidget()
            details.setSizePolicy(preferred, preferred if is_measured else ignored)
        self._players.updateGeometry()

    def _make_set_cards(self, catalogue: Catalogue) -> QGridLayout:
        self.cards: dict[TileSet, SetCard] = {}
        grid = self._grid = QGridLayout()
        grid.setSpacing(6)
        for tile_set in TileSet:
            card = SetCard(tile_set, catalogue.list_tiles_of_set(tile_set), self._art, self)
            card.toggled.connect(self._check)
            card.tile_pointed.connect(
                lambda tile, tile_rect, card=card: self._show_tile(card, tile, tile_rect)
            )
            self.cards[tile_set] = card
        for card in self.cards.values():
            card.row_cards = tuple(self.cards.values())
        return grid

    def _arrange_cards(self) -> None:
        """Lay the cards of the sets side by side, as many as fit."""
        spacing = self._grid.spacing()
        fit = (self._room + spacing) // (scale_length(MIN_CARD_WIDTH) + spacing)
        columns = max(1, min(_MAX_CARDS_PER_ROW, fit))
        if columns == self._columns:
            return
        self._columns = columns
        for number, card in enumerate(self.cards.values()):
            self._grid.addWidget(card, *divmod(number, columns))
        for number in range(_MAX_CARDS_PER_ROW):
            self._grid.setColumnStretch(number, int(number < columns))

    def _show_tile(self, card: SetCard, tile: Tile | None, tile_rect: QRectF) -> None:
        """Show a large picture of a tile of a card beside it."""
        self.note.show_tile(tile, tile_rect.translated(card.mapTo(self, card.rect().topLeft())))

    def _make_heirs(self, choices: NewGameChoices) -> QGridLayout:
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(8)
        grid.setRowStretch(0, 1)
        self.names = (QLineEdit(choices.names[0], self), QLineEdit(choices.names[1], self))
        for heir, name in zip(Heir, self.names, strict=True):
            name.setMaxLength(MAX_NAME_LENGTH)
            label = self._make_label(f"name-{heir.word}", 14)
            label.setBuddy(name)
            grid.addWidget(label, heir + 1, 0)
            grid.addWidget(name, heir + 1, 1)
        self.players = (ComboBox(self), ComboBox(self))
        for heir, player in zip(Heir, self.players, strict=True):
            for opponent in ("", *self._programs):
                player.addItem("", opponent)
            player.setCurrentIndex(max(0, player.findData(choices.opponents[heir])))
            player.currentIndexChanged.connect(self._show_names)
            self.names[heir].textChanged.connect(self._show_names)
            grid.addWidget(player, heir + 1, 2)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(3, 1)
        return grid

    def _make_label(
        self, name: str, pixels: float, *, bold: bool = False, oak: bool = False
    ) -> QLabel:
        label = Label("", self, make_text_font(pixels, bold=bold))
        self._labels[name] = label
        if oak:
            label.setStyleSheet(f"color: {find_current_theme().on_oak};")
        return label

    # -- words -----------------------------------------------------------------------------------

    def _set_texts(self) -> None:
        self.setWindowTitle(self.tr("New game"))
        white, blue = (localize(name_heir(heir)) for heir in Heir)
        labels = self._labels
        labels["heading"].setText(self.tr("New game"))
        labels["name-white"].setText(self.tr("&White's name"))
        labels["name-blue"].setText(self.tr("&Blue's name"))
        for kind in OPPONENTS:
            self.opponents[kind.word].set_lines(localize(kind.name), localize(kind.line))
        self.roads.setText(self.tr("Score the &roads"))
        self.more.setText(self.tr("&More"))
        self.far.setText(self.tr("On t&wo machines…"))
        for player, colour in zip(self.players, (white, blue), strict=True):
            player.setItemText(0, self.tr("a human"))
            for number, opponent in enumerate(self._programs, 1):
                player.setItemText(number, localize(name_opponent(opponent)))
            player.set_name(self.tr("Plays for {heir}").format(heir=colour))
        self._show_names()
        self.recommended.setText(self.tr("Re&commended three"))
        self.random_three.setText(self.tr("Ra&ndom three"))
        self.cancel.setText(self.tr("Cancel"))
        self.start.setText(self.tr("&Start"))
        self._check()

    def _show_names(self) -> None:
        """Show the names that the heirs get if none is typed."""
        white, blue = (str(player.currentData()) for player in self.players)
        own_white, own_blue = (name.text().strip() for name in self.names)
        names = name_players((own_white, own_blue), None, (white, blue))
        for heir, name in zip(Heir, self.names, strict=True):
            name.setPlaceholderText(localize(name_player(names, heir)))

    # -- choosing --------------------------------------------------------------------------------

    @property
    def against(self) -> str:
        """The word of the chosen opponent."""
        return next(word for word, card in self.opponents.items() if card.isChecked())

    def suggest(self, rating: Rating) -> None:
        """Suggest a computer player for that rating."""
        self.computer.suggest(rating)

    def _show_opponent(self, checked: bool) -> None:
        """Show the choices for the opponent."""
        if checked:
            details = self._details_by_opponent[self.against]
            self._players.setCurrentWidget(details)
            grid = details.layout()
            asks_roads = self.against != HENRY.word  # against him they are always scored
            if asks_roads:
                assert isinstance(grid, QGridLayout)
                grid.addWidget(self._roads, _ROADS_ROW, 0, 1, 3)
            self._roads.setVisible(asks_roads)
            self._size_details()
            self.extra.show_opponent(self.against)

    def _show_more(self, shown: bool) -> None:
        self.extra.setVisible(shown)
        if shown:
            QTimer.singleShot(0, self.extra, lambda: self.scrolled.ensureWidgetVisible(self.extra))

    @property
    def sets(self) -> tuple[TileSet, ...]:
        """The sets chosen so far."""
        return tuple(tile_set for tile_set, card in self.cards.items() if card.isChecked())

    def _choose_sets(self, sets: tuple[TileSet, ...]) -> None:
        for tile_set, card in self.cards.items():
            card.setChecked(tile_set in sets)

    def _check(self) -> None:
        """Show what is wrong; the game can only start if nothing is."""
        missing = SETS_IN_PLAY - len(self.sets)
        if TileSet.TRAVEL in self.sets:
            roads_hint = self.tr("recommended with Travel, after your first game")
        else:
            roads_hint = self.tr("best left off in your first game")
        self._labels["roads-hint"].setText(roads_hint)
        if missing > 0:
            count_text = self.tr("Choose three sets: %n more.", "", missing)
        elif missing < 0:
            count_text = self.tr("Choose three sets: %n too many.", "", -missing)
        else:
            count_text = self.tr("Three sets are chosen.")
        self._labels["count"].setText(count_text)
        QTimer.singleShot(
            0, self, self._announce_count
        )  # once, even if several are chosen together
        fault = ""
        if missing:
            fault = count_text
        elif not self.extra.is_seed_valid:
            fault = self.tr("The seed must be a whole number from 0 to {most}.").format(
                most=SEED_LIMIT - 1
            )
        self._labels["fault"].setText("" if missing else fault)
        self.start.setEnabled(not fault)
        self.start.setToolTip(fault)

    def _announce_count(self) -> None:
        """Announce how many sets are missing or too many, when that has changed."""
        count = self._labels["count"].text()
        if count != self._announced_count:
            self._announced_count = count
            announce(self, count)

    def _leave_for_far(self) -> None:
        self.reject()
        self.far_requested.emit()

    def _start(self) -> None:
        more_choices = self.extra
        first = more_choices.first.currentData()
        names = [name.text().strip() for name in self.names]
        is_computer = self.against == COMPUTER.word
        human = self.computer if is_computer else self.alone
        if self.against != DUEL.word:
            names[human.colour] = human.name
        choices = NewGameChoices(
            sets=self.sets,
            names=(names[0], names[1]),
            opponents=(self.players[0].currentData(), self.players[1].currentData()),
            against=self.against,
            computer=self.computer.opponent if is_computer else self._last_choices.computer,
            follows_rating=self.computer.follows_rating
            if is_computer
            else self._last_choices.follows_rating,
            colour=human.colour,
            level=self.alone.level,
            south=more_choices.south_heir,
            first=None if first is None else Heir(first),
            score_roads=self.roads.isChecked(),
            take_back=more_choices.take_back.currentData(),
        )
        seed = int(more_choices.seed.text())
        self.accept()
        self.chosen.emit(choices, seed)

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

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @property
    def _room(self) -> int:
        """The width of the page in pixels, without a scroll bar."""
        margins = self.column.contentsMargins()
        bar = self.scrolled.verticalScrollBar().sizeHint().width()
        return self.width() - margins.left() - margins.right() - bar

    def _arrange(self) -> None:
        """Lay everything out, side by side if there is room."""
        side_margin = max(26, (self.width() - scale_length(_MAX_WIDTH)) // 2)
        self.column.setContentsMargins(side_margin, 12, side_margin, 14)
        width, height = (scale_length(side) for side in _OPPONENT_CARD_SIZE)
        count = len(self.opponents)
        width = min(width, (self._room - 10 * (count - 1)) // count)
        beside_cards = self._room - count * (width + 10)
        directions = QBoxLayout.Direction
        is_side_by_side = beside_cards >= self._panel.minimumSizeHint().width()
        self._opponent_row.setDirection(
            directions.LeftToRight if is_side_by_side else directions.TopToBottom
        )
        self._panel.setMinimumHeight(height if is_side_by_side else 0)
        self._size_details()
        # Above the panel they are lower, to leave more room for the sets.
        height = (
            max(height, self._panel.sizeHint().height())
            if is_side_by_side
            else scale_length(_LOW_CARD_HEIGHT)
        )
        for card in self.opponents.values():  # letters grow with the window
            card.unit = read_text_scale()
            card.setFixedSize(width, height)
        for set_card in self.cards.values():
            set_card.setMaximumHeight(SetCard.calculate_max_height())
        self._arrange_cards()
        self.extra.arrange(self._room)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme, ratio = QPainter(self), find_current_theme(), self.devicePixelRatioF()
        paint_ground(painter, event.rect(), theme, self._art, ratio)
        paint_table_edge(painter, event.rect(), QRectF(self.rect()), theme, ratio)
        painter.end()
