"""Shows the royal shield, large over the landscape, as a game begins and as an heir is crowned.

It is tossed, what it decides is called out below it, and it goes to its place. As a game begins,
the ring is dealt meanwhile.
"""

from __future__ import annotations

from math import cos, pi
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter

from twoheirs_qt.games.two_heirs.drawing.art import Art
from twoheirs_qt.games.two_heirs.rules.components import Heir
from twoheirs_qt.games.two_heirs.scene.pieces import Piece
from twoheirs_qt.games.two_heirs.scene.scene import TableScene
from twoheirs_qt.games.two_heirs.things.shield_steps import Phase, ShieldStep, list_opening_steps
from twoheirs_qt.tabletop.drawing.parchment import (
    CENTER,
    draw_bubble,
    find_pixel_ratio,
    write_lines,
)
from twoheirs_qt.tabletop.drawing.theme import Theme, make_serif_font
from twoheirs_qt.tabletop.scene.animator import ease, interpolate_rect
from twoheirs_qt.tabletop.scene.item import Overlay

_WIDTH_SHARE: Final = 96 / 112
"""The width of the shield over its height."""
_SPACING_SHARE: Final = 1.2
"""The distance of the middles of two shields, over their width."""
_TURN_COUNT: Final = 3
"""The number of times that it shows each side in the air."""
_TOSS_HEIGHT: Final = 0.3
"""The height to which it is tossed, over its own height."""
_Z: Final = 90.0
_DEAL_INTERVAL_MS: Final = 90.0
_FLIGHT_MS: Final = 300.0
"""Milliseconds between one tile and the next, and of a tile's way."""
_FADE_MS: Final = 140.0
"""Milliseconds in which what is called fades while the shield goes."""


class TossedShield(Overlay):
    """The shield in the lower part of its rectangle, above which it is tossed."""

    def __init__(self, art: Art) -> None:
        super().__init__(_Z)
        self._art = art
        self._picture_size = QSizeF()
        self.heir = Heir.WHITE
        self.turn_cosine = 1.0
        self._lift = 0.0

    def show_lying(self, shield: QRectF) -> None:
        """Lie at `shield`; the first size is that of the picture, which is scaled afterwards."""
        if not self.isVisible():
            self._picture_size = shield.size()
            self.show()
        self.cover(shield.adjusted(0, -shield.height() * _TOSS_HEIGHT, 0, 0))

    def toss(self, progress: float, heir: Heir) -> None:
        """Show it `progress` of its way through the air: it slows down, and lands on a side."""
        turn = (1 - (1 - progress) ** 2) * _TURN_COUNT * 2 * pi
        self.turn_cosine, self._lift = (
            (cos(turn), 4 * progress * (1 - progress)) if progress < 1 else (1.0, 0.0)
        )
        self.heir = heir if self.turn_cosine >= 0 else heir.opponent
        self.update()

    def draw(self, painter: QPainter, theme: Theme) -> None:
        shield_height = self.rect.height() / (1 + _TOSS_HEIGHT)
        lying_rect = self.rect.adjusted(0, shield_height * _TOSS_HEIGHT, 0, 0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.find_color("shadow", 0.3 - 0.15 * self._lift))
        ground = QRectF(0, 0, lying_rect.width() * (0.9 - 0.3 * self._lift), shield_height * 0.12)
        ground.moveCenter(QPointF(lying_rect.center().x(), lying_rect.bottom()))
        painter.drawEllipse(ground)
        width, height = self._picture_size.width(), self._picture_size.height()
        pixmap = self._art.find_pixmap(
            f"shield/{self.heir.word}", width, height, find_pixel_ratio(painter)
        )
        shown_rect = lying_rect.translated(0, -shield_height * _TOSS_HEIGHT * self._lift)
        side = max(2.0, shown_rect.width() * abs(self.turn_cosine))
        shown_rect.adjust((shown_rect.width() - side) / 2, 0, (side - shown_rect.width()) / 2, 0)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(shown_rect, pixmap, QRectF(pixmap.rect()))


class CallBubble(Overlay):
    """The words called out, on a bubble."""

    def __init__(self) -> None:
        super().__init__(_Z)
        self.words = ""
        self._text_px = 13.0

    def show_words(self, words: str, shield: QRectF, room: QRectF, text_px: float) -> None:
        """Show `words` below a shield, in letters as large as `room` allows."""
        self.words, self._text_px = words, text_px
        text_width = QFontMetricsF(make_serif_font(text_px * 1.5, bold=True)).horizontalAdvance(
            words
        )
        width = min(room.width() - text_px, text_width + text_px * 4)
        lines = 1 if text_width + 28 <= width else 2
        rect = QRectF(0, shield.bottom() + text_px, width, text_px * (0.7 + 2.1 * lines))
        rect.moveCenter(QPointF(room.center().x(), rect.center().y()))
        self.cover(rect)
        self.show()

    def draw(self, painter: QPainter, theme: Theme) -> None:
        draw_bubble(painter, theme, self.rect.adjusted(2, 2, -2, -4))
        inner = self.rect.adjusted(14, 0, -14, -2)
        font = make_serif_font(self._text_px * 1.5, bold=True)
        write_lines(painter, inner, CENTER, self.words, font, theme.find_color("ink"))


def find_shield_rect(field: QRectF, text_px: float, count: int = 1) -> QRectF:
    """The rectangle of the shield in the middle of a field, with room for a call below it.

    There is room for so many of that size side by side, too.
    """
    height = min(
        field.height() * 0.4, text_px * 13, field.width() / (count * _SPACING_SHARE * _WIDTH_SHARE)
    )
    shield = QRectF(0, 0, height * _WIDTH_SHARE, height)
    shield.moveCenter(field.center() - QPointF(0, text_px))
    return shield


class ShieldDisplay(QObject):
    """Draws the steps of the shield on `scene`.

    `tile_dealt`: a tile has come to its place in the ring
    """

    tile_dealt = Signal()
    is_read_out = False

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self.shields = {heir: TossedShield(scene.art) for heir in Heir}
        self.call = CallBubble()
        self._ring: list[Piece] = []
        for item in (*self.shields.values(), self.call):
            scene.addItem(item)
        scene.step_player.add_display(ShieldStep, self)

    def play_opening(self, *, tossed: bool) -> None:
        """Show how the game on the table begins; `tossed`: the shield decided who goes first."""
        session = self._scene.session
        if self._scene.animator.duration_factor > 0:
            self._scene.step_player.play(
                list_opening_steps(session.state, session.names, tossed=tossed)
            )

    def find_duration(self, step: ShieldStep) -> float:
        return step.duration * self._scene.animator.duration_factor

    def describe_hint(self, step: ShieldStep) -> str:
        return "" if step.hint is None else self._scene.localize(step.hint)

    def begin(self, step: ShieldStep) -> None:
        pieces = map(self._scene.pieces.find_piece, step.tiles)
        self._ring = [piece for piece in pieces if piece is not None]
        self._scene.hide_turn(step.hidden_entry_count > 0)
        self.show_frame(step, 0.0)

    def show_frame(self, step: ShieldStep, progress: float) -> None:
        field, text_px = self._scene.layout.landscape_rect, self._scene.layout.text_px
        shield_rect = find_shield_rect(field, text_px, len(step.heirs))
        for number, heir in enumerate(step.heirs):
            offset = shield_rect.width() * _SPACING_SHARE * (number - (len(step.heirs) - 1) / 2)
            lying_rect, shield = shield_rect.translated(offset, 0), self.shields[heir]
            shield.toss(progress if step.phase is Phase.TOSSED else 1.0, heir)
            is_leaving = step.phase is Phase.GOES
            shield.show_lying(
                interpolate_rect(lying_rect, self._find_home(heir), ease(progress))
                if is_leaving
                else lying_rect
            )
        self._deal(progress * step.duration if step.phase is Phase.DEALS else 0.0)
        self._show_own_shield(not self._is_opening)
        if step.text is None:
            self.call.hide()
            return
        self.call.show_words(self._scene.localize(step.text), shield_rect, field, text_px)
        remaining_ms = step.duration * (1 - progress) if step.phase is Phase.GOES else _FADE_MS
        self.call.setOpacity(min(1.0, remaining_ms / _FADE_MS))

    def end(self) -> None:
        for item in (*self.shields.values(), self.call):
            item.hide()
        for piece in self._ring:
            piece.land()
        self._ring = []
        self._show_own_shield(True)
        self._scene.hide_turn(False)

    @property
    def _is_opening(self) -> bool:
        """Whether a game begins, and not one that is over crowns its winner."""
        snapshot = self._scene.snapshot
        return snapshot is not None and snapshot.active is not None

    def _find_home(self, heir: Heir) -> QRectF:
        """The rectangle that the shield goes to: its place in the ring, or an heir's flag."""
        snapshot = self._scene.snapshot
        if snapshot is not None and self._is_opening:
            return self._scene.layout.ring.find_shield_rect(snapshot.shield)
        header = self._scene.find_heir_layout(heir).header_rect
        return QRectF(header.left(), header.top(), header.height() * _WIDTH_SHARE, header.height())

    def _deal(self, elapsed_ms: float) -> None:
        """Show the tiles where they are so many milliseconds after the first has left."""
        supply = self._scene.layout.supply_rect
        start = QRectF(supply.left(), supply.top(), supply.height(), supply.height())
        for number, piece in enumerate(self._ring):
            progress = (elapsed_ms - number * _DEAL_INTERVAL_MS) / _FLIGHT_MS
            if progress < 1:
                piece.lift(
                    interpolate_rect(start, piece.find_home_rect(), ease(max(0.0, progress)))
                )
            elif piece.is_in_flight:
                piece.land()
                self.tile_dealt.emit()

    def _show_own_shield(self, shown: bool) -> None:
        """Show the shield in the ring, or not while it is somewhere else."""
        shield = self._scene.pieces.find_piece("shield")
        if shield is not None:
            shield.setVisible(shown)
