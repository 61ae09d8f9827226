"""The start page: its cards, and the switch of the sounds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QHideEvent,
    QIcon,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from twoheirs_qt.tabletop.drawing.fonts import read_user_scale
from twoheirs_qt.tabletop.drawing.ground import paint_ground, paint_table_edge
from twoheirs_qt.tabletop.drawing.parchment import LEFT, draw_sheet, write_line
from twoheirs_qt.tabletop.drawing.pictures import Pictures
from twoheirs_qt.tabletop.drawing.theme import find_current_theme, make_serif_font
from twoheirs_qt.tabletop.pages.slow_picture import SlowPainter, SlowPicture
from twoheirs_qt.tabletop.pages.start_cards import StartArt
from twoheirs_qt.tabletop.saves.save import summarize
from twoheirs_qt.tabletop.saves.titles import ShelfTexts
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.sanitize import MAX_TITLE_LENGTH, sanitize
from twoheirs_qt.tabletop.widgets.picture_card import CardKind, PictureCard
from twoheirs_qt.tabletop.window.commands import make_icon
from twoheirs_qt.tabletop.window.context import AppContext, GameController
from twoheirs_qt.tabletop.window.menus import Menus

_SOUND_SIDE: Final = 42.0

if TYPE_CHECKING:
    from twoheirs_qt.tabletop.far.pages import StartNews


class SoundToggle(QAbstractButton):
    """A loudspeaker on parchment, crossed out while sounds are off; it toggles `action`."""

    def __init__(self, action: QAction, parent: QWidget) -> None:
        super().__init__(parent)
        self._action = action
        self._icons: tuple[QIcon, QIcon] | None = None
        self.unit = 1.0
        self.setCheckable(True)
        self.setChecked(action.isChecked())
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.toggled.connect(action.setChecked)
        action.toggled.connect(self._follow)
        self._set_texts()

    def sizeHint(self) -> QSize:
        side = round(_SOUND_SIDE * self.unit)
        return QSize(side, side)

    def _follow(self, on: bool) -> None:
        self.setChecked(on)
        self._set_texts()

    def _set_texts(self) -> None:
        self.setAccessibleName(self.tr("Sounds"))
        self.setToolTip(self.tr("Sounds are on") if self.isChecked() else self.tr("Sounds are off"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._icons is None:
            self._icons = make_icon("sound-off", "muted"), make_icon("sound", "ink")
        painter, theme = QPainter(self), find_current_theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sheet_rect = QRectF(self.rect()).adjusted(2, 1, -3, -6)
        if self.isDown():
            sheet_rect.translate(0, 1)
        draw_sheet(painter, theme, sheet_rect, active=self.underMouse())
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.find_color("gold_deep"), 2, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(sheet_rect.adjusted(4, 4, -4, -4), 4, 4)
        side = sheet_rect.width() * 0.6
        icon_rect = QRectF(0, 0, side, side)
        icon_rect.moveCenter(sheet_rect.center())
        self._icons[self.isChecked()].paint(painter, icon_rect.toRect())
        painter.end()


_PAGE_WIDTH, _PAGE_HEIGHT = 1280.0, 660.0
"""The size of the page at which its unit is one pixel."""
_COLUMN_WIDTH: Final = 630.0
_MARGIN: Final = 44.0
_GAP: Final = 14.0
_CORNER_GAP: Final = 14.0
_HEAD_HEIGHT: Final = 104.0
_GAME_CARD_HEIGHT: Final = 150.0
_OPPONENT_CARD_HEIGHT: Final = 132.0
_COVER_CARD_HEIGHT: Final = 96.0
_PLAIN_CARD_HEIGHT: Final = 46.0
_MIN_UNIT: Final = 0.62
_MAX_CARDS_SHARE: Final = 0.8
"""The largest share of the page's width to the left of the landscape."""
_MAX_PAGE_SHARE: Final = 0.94
"""The largest share of the page for the cards."""


class HomePage(QWidget):
    """The start page, scaled to its window like a picture.

    It has a row of cards for each game of `arts`, whose keys are the names of the games; `game` is
    the one that is shown, and `pictures` has the emblem of the program.

    - `continue_requested`: the last game is to be continued
    - `new_game_requested` carries the name of a game and the word of a card, for a new game
    """

    continue_requested = Signal()
    new_game_requested = Signal(str, str)

    def __init__(
        self, menus: Menus, pictures: Pictures, arts: Mapping[str, StartArt], game: str
    ) -> None:
        super().__init__()
        self.setObjectName("home")
        self._art, self._arts, self._shown_art = pictures, arts, arts[game]
        self._seed = SystemRandom().randrange(10**6)
        self._has_game = False
        self._unit = 1.0
        self._head_rect = QRectF()
        self._background: SlowPicture | None = None
        self._cards_by_picture: dict[SlowPicture, PictureCard] = {}
        self._painter = SlowPainter(self)
        self._painter.painted.connect(self._on_painted)
        self.last_game = PictureCard(CardKind.TABLE, pictures, self)
        self.last_game.clicked.connect(self.continue_requested)
        self.opponents: dict[str, PictureCard] = {}
        self.covers: dict[str, PictureCard] = {}
        self._rows: list[list[PictureCard]] = []
        for name, art in arts.items():
            self._rows.append(self._make_cards(name, art))
        self.news: list[PictureCard] = []
        self.plain: dict[QAction, PictureCard] = {}
        self._plain_rows: list[list[PictureCard]] = []
        for row in menus.start_cards:
            cards = []
            for action, text in row:
                card = self.plain[action] = PictureCard(CardKind.PLAIN, pictures, self)
                card.set_lines(localize(text))
                card.clicked.connect(action.trigger)
                cards.append(card)
            self._plain_rows.append(cards)
        self.sound = SoundToggle(menus.sound, self)
        self.setAccessibleName(self.tr("Start page"))
        self.show_game()

    def _make_cards(self, name: str, art: StartArt) -> list[PictureCard]:
        """Make the cards that lead to a new game of one kind: its row, or its cover."""
        if not art.cards:
            cover = self.covers[name] = PictureCard(CardKind.TABLE, self._art, self)
            cover.clicked.connect(partial(self.new_game_requested.emit, name, ""))
            cover.set_lines(localize(art.title), localize(art.line))
            return [cover]
        cards = []
        for choice in art.cards:
            card = PictureCard(CardKind.OPPONENT, art.pictures, self, choice.pieces)
            card.clicked.connect(partial(self.new_game_requested.emit, name, choice.word))
            card.set_lines(localize(choice.name), localize(choice.line))
            self.opponents[choice.word] = card
            cards.append(card)
        for card in cards:
            card.row_cards = cards
        return cards

    # -- contents ----------------------------------------------------------------------------------

    def show_game(self, lines: tuple[str, ...] = ()) -> None:
        """Show the running game with these lines on its card, and its picture; none without any."""
        self._has_game = bool(lines)
        self.last_game.setVisible(self._has_game)
        if self._has_game:
            self.last_game.set_lines(*lines)
        self.last_game.is_golden, self._first_card.is_golden = True, not self._has_game
        self._lay_out()

    def show_news(self, news: Sequence[StartNews]) -> None:
        """Show what waits for the player: a card for each, which opens it."""
        for card in self.news:
            card.hide()
            card.deleteLater()
        self.news = []
        previous_card = self.last_game
        for line, open_game in news:
            card = PictureCard(CardKind.PLAIN, self._art, self)
            card.set_lines(line)
            card.is_golden = True
            card.clicked.connect(open_game)
            self.setTabOrder(previous_card, card)
            card.show()
            self.news.append(card)
            previous_card = card
        self._lay_out()

    @property
    def _first_card(self) -> PictureCard:
        """The first card that leads to a new game."""
        return self._rows[0][0]

    def take_focus(self) -> None:
        """Give the focus to the main card."""
        (self.last_game if self._has_game else self._first_card).setFocus()

    # -- layout ------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        """Lay the cards out for the size of the page and of text, and start painting."""
        width, height = float(self.width()), float(self.height())
        rows = [([self.last_game], _GAME_CARD_HEIGHT)] if self._has_game else []
        if self.news:
            rows.append((self.news, _PLAIN_CARD_HEIGHT))
        rows += [
            (
                cards,
                _COVER_CARD_HEIGHT if cards[0] in self.covers.values() else _OPPONENT_CARD_HEIGHT,
            )
            for cards in self._rows
        ]
        rows += [(cards, _PLAIN_CARD_HEIGHT) for cards in self._plain_rows]
        needed_height = _HEAD_HEIGHT + sum(height + _GAP for _, height in rows)
        page_unit = min(width / _PAGE_WIDTH, height / _PAGE_HEIGHT)
        max_unit = min(
            height * _MAX_PAGE_SHARE / needed_height,
            width * _MAX_PAGE_SHARE / (_COLUMN_WIDTH + _MARGIN),
        )
        unit = self._unit = max(_MIN_UNIT, min(page_unit * read_user_scale(), max_unit))
        left = min(_MARGIN * unit, (width - _COLUMN_WIDTH * unit) / 2)
        top = (height - needed_height * unit) / 2
        self._head_rect = QRectF(left, top, _COLUMN_WIDTH * unit, _HEAD_HEIGHT * unit)
        y = self._head_rect.bottom() + _GAP * unit
        for cards, row_height in rows:
            self._place_row(cards, left, y, row_height)
            y += (row_height + _GAP) * unit
        self._place_sound(y - _GAP * unit)
        self._begin_pictures()

    def _place_sound(self, cards_bottom: float) -> None:
        """Place the switch of the sounds below the cards, or, without room, in the other corner."""
        unit = self.sound.unit = self._unit
        place = QRect(QPoint(), self.sound.sizeHint())
        place.moveBottom(self.height() - round(_CORNER_GAP * unit))
        if place.top() >= cards_bottom + _GAP * unit:
            place.moveLeft(round(self._head_rect.left()))
        else:
            place.moveRight(self.width() - round(_CORNER_GAP * unit))
        self.sound.setGeometry(place)

    def _place_row(self, cards: list[PictureCard], left: float, top: float, height: float) -> None:
        """Place cards side by side, together as wide as the column.

        All have the same width, unless one needs more for its text.
        """
        unit, gap, x = self._unit, _GAP * self._unit, left
        room = _COLUMN_WIDTH * unit - gap * (len(cards) - 1)
        for card in cards:
            card.unit = unit
        equal_width = int(room / len(cards))
        needed_widths = [card.sizeHint().width() for card in cards]
        if max(needed_widths) <= equal_width:
            needed_widths = [equal_width] * len(cards)
        for card, needed_width in zip(cards, needed_widths, strict=True):
            width = needed_width + (room - sum(needed_widths)) / len(cards)
            card.setGeometry(QRect(round(x), round(top), round(width), round(height * unit)))
            x += width + gap

    @property
    def _room(self) -> QRectF:
        """The room of the landscape: beside the cards, or, in a narrow window, behind them."""
        column = self._head_rect.right() + _MARGIN * self._unit * 0.4
        left = min(column, self.width() * _MAX_CARDS_SHARE)
        return QRectF(left, 0.0, self.width() - left, float(self.height()))

    # -- pictures --------------------------------------------------------------------------------

    def _begin_pictures(self) -> None:
        """Start painting all pictures; they are painted while the program is idle."""
        if not self.isVisible():
            return
        ratio, unit = self.devicePixelRatioF(), self._unit
        page, room, art = QRectF(self.rect()), self._room, self._shown_art
        background_unit = max(
            unit / read_user_scale(), min(page.width() / _PAGE_WIDTH, page.height() / _PAGE_HEIGHT)
        )
        small_pictures: dict[SlowPicture, PictureCard] = {}
        if self._has_game:
            size = self.last_game.frame.size()
            strokes = art.make_game_strokes(QRectF(QPointF(), size), unit)
            small_pictures[SlowPicture(size, ratio, strokes)] = self.last_game
        for name, cover in self.covers.items():
            size = cover.frame.size()
            stroke = partial(self._paint_cover, self._arts[name], size, ratio)
            small_pictures[SlowPicture(size, ratio, (stroke,))] = cover
        self._cards_by_picture = small_pictures
        background_strokes = art.make_background_strokes(page, room, background_unit, self._seed)
        self._background = SlowPicture(QSizeF(page.size()), ratio, background_strokes)
        self._painter.paint((*small_pictures, self._background))
        self.update()

    def _paint_cover(self, art: StartArt, size: QSizeF, ratio: float, painter: QPainter) -> None:
        art.paint_cover(painter, QRectF(QPointF(), size), ratio)

    def _on_painted(self, picture: SlowPicture) -> None:
        card = self._cards_by_picture.get(picture)
        if card is None:
            self.update()
        else:
            card.picture = picture.pixmap
            card.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme, ratio = QPainter(self), find_current_theme(), self.devicePixelRatioF()
        paint_ground(painter, event.rect(), theme, self._art, ratio)
        paint_table_edge(painter, event.rect(), QRectF(self.rect()), theme, ratio)
        if self._background is not None:
            painter.drawPixmap(0, 0, self._background.pixmap)
        if self._head_rect.toAlignedRect().intersects(event.rect()):
            self._paint_head(painter)
        painter.end()

    def _paint_head(self, painter: QPainter) -> None:
        """Paint the emblem and the title on the table."""
        theme, unit, head = find_current_theme(), self._unit, self._head_rect
        side = head.height() * 0.94
        emblem = self._art.find_pixmap("icon/program", side, side, self.devicePixelRatioF())
        painter.drawPixmap(head.topLeft(), emblem)
        text = head.adjusted(side + 16 * unit, head.height() * 0.1, 0, 0)
        title = QRectF(text.left(), text.top(), text.width(), text.height() * 0.58)
        motto = QRectF(text.left(), title.bottom(), text.width(), text.height() * 0.3)
        for line, where, font in (
            (self.tr("The Two Heirs"), title, make_serif_font(46 * unit, bold=True)),
            (
                self.tr("One kingdom, built together."),
                motto,
                make_serif_font(17 * unit, italic=True),
            ),
        ):
            shadow = where.translated(unit, 2 * unit)
            write_line(painter, shadow, LEFT, line, font, theme.find_color("shadow", 0.7))
            write_line(painter, where, LEFT, line, font, theme.find_color("on_oak"))

    # -- events ----------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._lay_out()

    def hideEvent(self, event: QHideEvent) -> None:
        """Free the pictures while the page is hidden."""
        super().hideEvent(event)
        self._painter.stop()
        self._background, self._cards_by_picture = None, {}
        for card in (self.last_game, *self.covers.values()):
            card.picture = None

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and self.isVisible():
            self._lay_out()


class Home(GameController):
    """The controller of the start page."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        session, window = context.session, context.window
        self._words = ShelfTexts(localize, session.games)
        windows = context.windows
        arts = {name: windows.find(name).start_art for name in session.games.names}
        self.page = HomePage(window.menus, context.art, arts, windows.game_name)
        window.pages.addWidget(self.page)
        self.page.continue_requested.connect(self.leave)

    @property
    def is_shown(self) -> bool:
        """Whether the window shows the start page."""
        return self._window.pages.currentWidget() is self.page

    def show(self) -> None:
        """Show the start page; the open game is the one to be continued."""
        self.page.show_game(self._list_lines() if self._session.is_open else ())
        self._window.pages.turn_to(self.page)
        self.page.take_focus()

    def leave(self) -> None:
        """Go back to the game."""
        if self._session.is_open:
            self._window.pages.show_table()
            self._window.page.take_focus()

    def _list_lines(self) -> tuple[str, ...]:
        """The lines of the card of the game: purpose, players, points, and date."""
        session, words = self._session, self._words
        summary = summarize(replace(session.save, changed=session.changed))
        return (
            self.tr("Back to the last game") if session.is_over else self.tr("Continue"),
            sanitize(summary.title, MAX_TITLE_LENGTH) or words.format_players(summary),
            words.format_progress(summary),
            words.format_time(summary.changed),
        )
