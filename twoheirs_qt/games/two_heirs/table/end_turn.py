"""Ending a turn: asks about what is still open, or says what must be done first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from twoheirs_qt.games.two_heirs.drawing.art import Art, Look
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.prose.sections import describe_tile_points
from twoheirs_qt.games.two_heirs.rules import EndTurn, Why
from twoheirs_qt.games.two_heirs.rules.components import Heir, Tile
from twoheirs_qt.games.two_heirs.things.previews import describe_end_of_turn, describe_open_points
from twoheirs_qt.games.two_heirs.words import previews as texts
from twoheirs_qt.games.two_heirs.words.advice import list_open_points
from twoheirs_qt.games.two_heirs.words.names import name_terrain, name_tile
from twoheirs_qt.games.two_heirs.words.reasons import describe_reason
from twoheirs_qt.tabletop.drawing.charts import make_round_pen
from twoheirs_qt.tabletop.drawing.fonts import fit_font, make_text_font
from twoheirs_qt.tabletop.drawing.theme import find_current_theme
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import join_sentences
from twoheirs_qt.tabletop.widgets.dialog import Dialog
from twoheirs_qt.tabletop.widgets.label import Label, make_row
from twoheirs_qt.tabletop.widgets.legacy_screen_readers import announce

PICTURE_PX: Final = 120
_PAD_PX: Final = 7


class TileButton(QAbstractButton):
    """A tile as a picture with its name; checked, it is to be discarded."""

    def __init__(
        self,
        tile: Tile,
        name: str,
        description: str,
        owner: Heir,
        art: Art,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.tile = tile
        self._look = Look(tile, owner)
        self._art = art
        self.setCheckable(True)
        self.setText(name)
        self.setAccessibleName(name)
        self.setAccessibleDescription(description)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        line_height = QFontMetrics(make_text_font(13)).lineSpacing()
        return QSize(PICTURE_PX + 2 * _PAD_PX, PICTURE_PX + 2 * _PAD_PX + 2 * line_height + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        picture = QRectF(_PAD_PX, _PAD_PX, PICTURE_PX, PICTURE_PX)
        if self.hasFocus():
            # Dots alone, as on the shelf: gold would say that the tile is chosen.
            painter.setPen(QPen(find_current_theme().find_color("ink"), 2, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 9, 9)
        painter.setOpacity(0.5 if self.isChecked() else 1.0)
        painter.drawPixmap(
            picture.topLeft(),
            self._art.find_tile_pixmap(self._look, PICTURE_PX, self.devicePixelRatioF()),
        )
        painter.setOpacity(1.0)
        if self.isChecked():
            painter.setPen(make_round_pen(find_current_theme().find_color("danger"), 9))
            cross = picture.adjusted(30, 30, -30, -30)
            painter.drawLine(cross.topLeft(), cross.bottomRight())
            painter.drawLine(cross.topRight(), cross.bottomLeft())
        painter.setPen(find_current_theme().find_color("ink"))
        painter.setFont(fit_font(self.text(), PICTURE_PX, 13, 8))
        name_rect = QRectF(
            _PAD_PX, picture.bottom() + 3, PICTURE_PX, self.height() - picture.bottom() - 5
        )
        flags = int(Qt.AlignmentFlag.AlignHCenter) | int(Qt.TextFlag.TextWordWrap)
        painter.drawText(name_rect, flags, self.text())
        painter.end()


class EndTurnDialog(Dialog):
    """Names what is open and lets exactly `surplus` tiles be marked_ids.

    `tiles` is the hand, each with its name and what its picture tells, in words. `chosen` carries
    the ids of the tiles to go, sorted; closing the dialog otherwise leaves the turn running.
    """

    chosen = Signal(tuple)

    def __init__(
        self,
        open_points: Sequence[str],
        tiles: Sequence[tuple[Tile, str, str]],
        surplus: int,
        heir: Heir,
        art: Art,
        parent: QWidget | None,
    ) -> None:
        super().__init__(parent, spacing=10)
        self._surplus = surplus
        self._heading = Label("", self, make_text_font(18, bold=True))
        self.add_rows(self._heading)
        for point in open_points:
            label = Label(f"•  {point}", self, make_text_font(14), wrap=True)
            label.setMinimumWidth(400)
            label.setAccessibleName(point)
            self.add_rows(label)
        self.setAccessibleDescription(" ".join(open_points))
        self.tiles: list[TileButton] = []
        self._count = Label("", self, make_text_font(14, bold=True), wrap=True)
        self._count.setVisible(surplus > 0)
        if surplus > 0:
            for tile, name, description in tiles:
                button = TileButton(tile, name, description, heir, art, self)
                button.toggled.connect(lambda _, button=button: self._uncheck_others(button))
                self.tiles.append(button)
            self.column.addLayout(make_row(*self.tiles, None, spacing=10))
        self.add_rows(self._count)
        self.column.addSpacing(4)
        self.keep_playing = self.add_button(self.reject)
        self.end_turn = self.add_button(self._end, default=True)
        self.add_rows((None, self.keep_playing, self.end_turn))
        self.fix_size_to_contents()
        self.setWindowTitle(self.tr("End the turn"))
        self._heading.setText(self.tr("End the turn?"))
        self.keep_playing.setText(self.tr("&Keep playing"))
        self.end_turn.setText(self.tr("&End turn"))
        self._show_count()
        (self.tiles[0] if self.tiles else self.end_turn).setFocus()

    @property
    def marked_ids(self) -> tuple[str, ...]:
        """The ids of the tiles that are to go, sorted."""
        return tuple(sorted(button.tile.id for button in self.tiles if button.isChecked()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits mark the tiles from the left, arrows walk them."""
        number = event.key() - Qt.Key.Key_1
        if 0 <= number < len(self.tiles):
            self.tiles[number].setFocus()
            self.tiles[number].toggle()
        elif event.key() in (Qt.Key.Key_Right, Qt.Key.Key_Down):
            self.focusNextChild()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Up):
            self.focusPreviousChild()
        else:
            super().keyPressEvent(event)

    def _uncheck_others(self, button: TileButton) -> None:
        """Uncheck an older tile if too many are checked and just one is to be discarded."""
        if button.isChecked() and len(self.marked_ids) > self._surplus == 1:
            for other_button in self.tiles:
                if other_button is not button:
                    with QSignalBlocker(other_button):
                        other_button.setChecked(False)
        self._show_count()
        announce(self, self._count.text())

    def _show_count(self) -> None:
        missing = self._surplus - len(self.marked_ids)
        if missing > 0:
            self._count.setText(self.tr("Choose %n more tiles to discard.", "", missing))
        elif missing < 0:
            self._count.setText(self.tr("You have marked %n tile(s) too many.", "", -missing))
        elif self.tiles:
            names = ", ".join(button.text() for button in self.tiles if button.isChecked())
            self._count.setText(self.tr("To be discarded: {tiles}.").format(tiles=names))
        self.end_turn.setEnabled(missing == 0)
        self.end_turn.setToolTip("" if missing == 0 else self._count.text())

    def _end(self) -> None:
        tile_ids = self.marked_ids
        self.accept()
        self.chosen.emit(tile_ids)


_BLOCKING_REASONS: Final = (Why.MUST_TAKE, Why.RECORD_IS_FULL, Why.COMPUTERS_TURN)


def can_end_turn(session: GameSession) -> bool:
    """Whether the turn can end, whatever the player is asked before."""
    return not any(reason.why in _BLOCKING_REASONS for reason in session.options.why_not(EndTurn()))


def explain_no_end(session: GameSession) -> str:
    """The reason why the turn cannot end, whatever the player answers; empty if it can."""
    if can_end_turn(session):
        return ""
    first = session.options.why_not(EndTurn())[0]
    return localize(describe_reason(first, session.state.catalogue, session.names))


def format_end_of_turn(session: GameSession, action: QAction, *, with_points: bool) -> str:
    """The effects of the end of the turn, or what must be done first.

    `with_points`: whether to tell what could still be scored.
    """
    refusal = explain_no_end(session)
    if refusal:
        return refusal
    text = texts.END_TURN_EFFECTS.fill(
        name=action.iconText(), effects=describe_end_of_turn(session, with_points=with_points)
    )
    missed_points = describe_open_points(session) if with_points else None
    return join_sentences(localize(part) for part in (text, missed_points) if part is not None)


def end_turn(session: GameSession, art: Art, parent: QWidget, *, with_points: bool) -> str:
    """End the turn of the running game, or ask over `parent`; returns why it cannot end, if so.

    `with_points`: whether to ask as well if something could still be scored.
    """
    state = session.state
    refusal = explain_no_end(session)
    if refusal:
        return refusal
    open_texts = [*list_open_points(state)]
    missed_points = describe_open_points(session) if with_points else None
    if missed_points is not None:
        open_texts.append(missed_points)
    if not open_texts:
        session.play(EndTurn())
        return ""

    hand = [
        (tile, localize(name_tile(tile)), _describe_tile(tile))
        for tile in state.hands[state.active]
    ]
    surplus = session.options.surplus
    questions = [localize(text) for text in open_texts]
    dialog = EndTurnDialog(questions, hand, surplus, state.active, art, parent)
    dialog.chosen.connect(lambda tiles: session.play(EndTurn(tiles)))
    dialog.open()
    return ""


def _describe_tile(tile: Tile) -> str:
    """The terrain of a tile and what it is worth."""
    return join_sentences(
        (localize(name_terrain(tile.terrain)), localize(describe_tile_points(tile)))
    )
