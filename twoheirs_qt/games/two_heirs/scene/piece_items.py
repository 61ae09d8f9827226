"""The items of all pieces, one each for a game: their places, and their motion there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from twoheirs_qt.games.two_heirs.drawing.art import Art, Look
from twoheirs_qt.games.two_heirs.drawing.marks import PAPER
from twoheirs_qt.games.two_heirs.rules.components import Tile
from twoheirs_qt.games.two_heirs.scene.pieces import Drawing, PictureItem, Piece, TileItem
from twoheirs_qt.tabletop.drawing.charts import make_square
from twoheirs_qt.tabletop.drawing.theme import find_current_theme
from twoheirs_qt.tabletop.scene.animator import DURATION, Animator
from twoheirs_qt.tabletop.scene.camera import Camera

_TOKEN_SHARE: Final = 0.34
"""The side of a token over that of its tile, so that the tile and a troop stay readable."""
_MIN_TOKEN_PX: Final = 25.0
_MAX_TOKEN_SHARE: Final = 0.46
"""On small tiles a token is so large in pixels, up to that share of the tile."""


class TokenItem(PictureItem):
    """A token; `leaving` crosses it out before it is removed.

    A round one has a light rim and a shadow, so that it stands out from any building.
    """

    def __init__(self, art: Art, picture: str) -> None:
        super().__init__(art, picture)
        self._is_round = picture != "scaffold"
        self.leaving = False

    def set_leaving(self, leaving: bool) -> None:
        if leaving != self.leaving:
            self.leaving = leaving
            self.update()

    def _paint_below(self, painter: QPainter, size: QRectF) -> None:
        if not self._is_round:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        edge = max(1.6, size.width() * 0.06)
        rim = size.adjusted(-edge, -edge, edge, edge)
        painter.setBrush(find_current_theme().find_color("shadow", 0.6))
        painter.drawEllipse(rim.adjusted(-1, 0, 1, 2))
        painter.setBrush(PAPER)
        painter.drawEllipse(rim)

    def _paint_above(self, painter: QPainter, size: QRectF) -> None:
        if not self.leaving:
            return
        edge = size.width() * 0.14
        inner = size.adjusted(edge, edge, -edge, -edge)
        for color, share in (("parchment_edge", 0.2), ("danger", 0.11)):
            painter.setPen(QPen(find_current_theme().find_color(color), size.width() * share))
            painter.drawLine(inner.topLeft(), inner.bottomRight())
            painter.drawLine(inner.topRight(), inner.bottomLeft())


def find_token_rect(tile_rect: QRectF, *, is_low: bool) -> QRectF:
    """A token's rectangle at the left of a tile: a treasure in the middle, the scaffold `is_low`.

    Troops stand at the right.
    """
    full_width = tile_rect.width()
    side = max(full_width * _TOKEN_SHARE, min(_MIN_TOKEN_PX, full_width * _MAX_TOKEN_SHARE))
    middle = 0.66 if is_low else 0.5
    centre = QPointF(
        tile_rect.left() + full_width * 0.045 + side / 2, tile_rect.top() + full_width * middle
    )
    return make_square(centre, side)


_Piece = TypeVar("_Piece", bound=Piece)
PlaceKey = tuple[object, ...]
"""A place on the table as a value: a piece glides when its place has changed."""


class PieceItems:
    """Finds the item of a piece by its key, and places all of them.

    Keys are the id of a tile, heir and number of a troop, `("treasure", id)`, `"scaffold"` and
    `"shield"`. All pieces are placed between `begin` and `end`; those without a place are hidden.
    `add` puts an item into the scene, `landscape` is the parent of items in the landscape.
    """

    def __init__(
        self,
        art: Art,
        camera: Camera,
        animator: Animator,
        landscape: QGraphicsItem,
        add: Callable[[QGraphicsItem], None],
    ) -> None:
        self._art = art
        self._camera = camera
        self._animator = animator
        self._landscape = landscape
        self._add = add
        self._pieces: dict[object, Piece] = {}
        self._place_keys: dict[object, PlaceKey] = {}
        self._home_rects: dict[object, tuple[Callable[[], QRectF], float]] = {}
        self._place_keys_before: dict[object, PlaceKey] = {}
        self._flight_starts: dict[object, QRectF] = {}
        self._shown_before: dict[object, QRectF] = {}
        self._drawings_before_turn: dict[object, Drawing] = {}
        self._supply = QRectF()
        self._animated = False

    # -- the pieces, made on demand ------------------------------------------------------------

    def find_tile_item(self, tile: Tile) -> TileItem:
        item = self._pieces.get(tile.id)
        if isinstance(item, TileItem):
            return item
        return self._find_or_make(tile.id, TileItem, lambda: TileItem(self._art, Look(tile)))

    def find_picture_item(
        self, key: object, picture: str, *, turns_over: bool = False
    ) -> PictureItem:
        """The item of a troop or the shield; with `turns_over` it turns over to a new picture."""
        item = self._find_or_make(key, PictureItem, lambda: PictureItem(self._art, picture))
        if turns_over and self._animated and item.isVisible() and picture != item.shown:
            self._drawings_before_turn[key] = item.drawing
        item.show_picture(picture)
        return item

    def find_token_item(self, key: object, picture: str) -> TokenItem:
        """The item of a treasure or the scaffold, with that picture."""
        return self._find_or_make(key, TokenItem, lambda: TokenItem(self._art, picture))

    def _find_or_make(self, key: object, kind: type[_Piece], make: Callable[[], _Piece]) -> _Piece:
        item = self._pieces.get(key)
        if item is None:
            item = self._pieces[key] = make()
            self._add(item)
            item.hide()
        assert isinstance(item, kind)
        return item

    def list_pieces(self) -> Iterable[tuple[object, Piece]]:
        """All pieces that have been on the table, with their keys."""
        return self._pieces.items()

    def find_piece(self, key: object) -> Piece | None:
        """The item of a key; None if it has never been on the table."""
        return self._pieces.get(key)

    def find_place_key(self, key: object) -> PlaceKey | None:
        """The place of a piece; None if it is not on the table."""
        return self._place_keys.get(key)

    # -- placing ----------------------------------------------------------------------------------

    def forget(self) -> None:
        """Forget all places, so that nothing glides over from the game before."""
        self._place_keys.clear()

    def start_flight_at(self, key: object, rect: QRectF) -> None:
        """Make the next flight of a piece start at `rect`."""
        self._flight_starts[key] = QRectF(rect)

    def remember_positions(self) -> None:
        """Remember where each piece is shown now, as the start of its flight."""
        self._shown_before = {}
        for key in self._place_keys:
            item = self.find_piece(key)
            if item is not None and item.isVisible():
                self._shown_before[key] = item.find_rect_in_scene()

    def show_look(self, key: object, item: TileItem, look: Look, *, down: bool = False) -> None:
        """Give a tile a look; if that is its other side, it is turned over.

        `down`: it appears face down, if it is not on the table yet.
        """
        # A tile placed from its ghost is turned already.
        if self._animated and key not in self._flight_starts:
            before = (
                item.look
                if item.isVisible()
                else Look(look.tile, is_face_down=down or look.is_face_down)
            )
            if before.is_face_down is not look.is_face_down:
                self._drawings_before_turn[key] = item.make_drawing(before)
        item.show_look(look)

    def begin(self, supply: QRectF, *, animate: bool) -> None:
        """Begin to place all pieces; new ones fly from the `supply` unless they have another
        origin.

        With `animate` pieces glide to their places.
        """
        self._supply, self._animated = supply, animate
        self._drawings_before_turn.clear()
        self._place_keys_before = dict(self._place_keys)
        self._place_keys.clear()

    def keep(self, key: object) -> bool:
        """Leave a piece where it is; False if it is not on the table."""
        place_key = self._place_keys_before.get(key)
        if place_key is None or key in self._flight_starts:
            return False
        self._place_keys[key] = place_key
        return True

    def place(
        self,
        key: object,
        item: Piece,
        place_key: PlaceKey,
        rect: QRectF | Callable[[], QRectF],
        z: float,
        *,
        origin: QRectF | None = None,
    ) -> None:
        """Place a piece on `rect`; a function is called again whenever the camera moves.

        `place_key` begins with `"land"` in the landscape. `origin`: the start of its flight if it
        is not on the table yet; by default the supply.
        """
        self._place_keys[key] = place_key
        if not item.isVisible() and key not in self._flight_starts:
            self._flight_starts[key] = QRectF(origin or self._supply)
            item.show()
        if callable(rect):
            self._home_rects[key] = (rect, z)
            item.set_home(self._landscape, self._camera.snap_rect(rect()), z)
        else:
            item.set_home(None, self._camera.snap_rect(rect), z)

    def follow_camera(self, *, coarse: bool) -> list[Piece]:
        """Move the pieces in the landscape after the camera has moved, and return them."""
        moved_items = []
        for key, place_key in self._place_keys.items():
            if place_key[0] == "land":
                item, (rect, z) = self._pieces[key], self._home_rects[key]
                item.set_coarse(coarse)
                item.set_home(self._landscape, rect(), z)
                moved_items.append(item)
        return moved_items

    def end(self) -> None:
        """Finish placing: hide all other pieces, and animate those that have moved."""
        for key, item in self._pieces.items():
            is_placed = key in self._place_keys
            if is_placed is not item.isVisible():
                item.setVisible(is_placed)
        if self._animated and self._place_keys_before:
            self._glide()
            self._turn()
        self._flight_starts.clear()
        self._shown_before = {}

    def _turn(self) -> None:
        for key, before in self._drawings_before_turn.items():
            item = self._pieces[key]
            item.begin_turn(before)
            self._animator.animate(f"turn {key}", DURATION, item.turn)

    def _glide(self) -> None:
        starts = {**self._shown_before, **self._flight_starts}
        for key, place_key in self._place_keys.items():
            item, start = self.find_piece(key), starts.get(key)
            if item is None or start is None:
                continue
            if self._place_keys_before.get(key) == place_key and key not in self._flight_starts:
                continue
            if (start.center() - item.find_home_rect().center()).manhattanLength() > 2:
                self._animator.glide(item, start, item.find_home_rect)
