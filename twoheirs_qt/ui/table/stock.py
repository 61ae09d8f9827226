"""The pieces on the table, one item each for a game: where they belong, how they get there."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem

from twoheirs_qt.rules.components import Heir, Tile
from twoheirs_qt.ui.art import Art, Look
from twoheirs_qt.ui.table.camera import Camera
from twoheirs_qt.ui.table.pieces import PictureItem, Piece, TileItem
from twoheirs_qt.ui.table.presenter import Presenter
from twoheirs_qt.ui.theme import Theme

Where = tuple[object, ...]
"""A place of the table as a value: a piece whose place is another one glides there."""


class Stock:
    """Tiles by id, troops by heir and number, the `"shield"`, and what `others` knows by its key.

    Pieces are put down anew between `begin` and `end`; what was not, is hidden. `add` puts an item
    into the scene, `landscape` is the parent of what lies in the landscape.
    """

    def __init__(
        self,
        art: Art,
        theme: Theme,
        camera: Camera,
        presenter: Presenter,
        landscape: QGraphicsItem,
        add: Callable[[QGraphicsItem], None],
        others: Callable[[object], Piece | None],
    ) -> None:
        self._art = art
        self._theme = theme
        self._camera = camera
        self._presenter = presenter
        self._landscape = landscape
        self._add = add
        self._others = others
        self.shield = PictureItem(art, theme, "shield/white")
        self._tiles: dict[str, TileItem] = {}
        self._troops: dict[tuple[Heir, int], PictureItem] = {}
        self._where: dict[object, Where] = {}
        self._was: dict[object, Where] = {}
        self._from: dict[object, QRectF] = {}
        self._seen: dict[object, QRectF] = {}
        add(self.shield)
        self.shield.hide()

    def set_theme(self, theme: Theme) -> None:
        """Draw everything in other colours."""
        self._theme = theme
        pieces: list[Piece] = [*self._tiles.values(), *self._troops.values(), self.shield]
        for piece in pieces:
            piece.set_theme(theme)

    # -- the pieces --------------------------------------------------------------------------

    def tile(self, tile: Tile) -> TileItem:
        """The item of a tile, made when it is first asked for."""
        item = self._tiles.get(tile.id)
        if item is None:
            item = self._tiles[tile.id] = TileItem(self._art, self._theme, Look(tile))
            self._add(item)
            item.hide()
        return item

    def troop(self, key: tuple[Heir, int]) -> PictureItem:
        """The item of a troop, made when it is first asked for."""
        item = self._troops.get(key)
        if item is None:
            item = self._troops[key] = PictureItem(self._art, self._theme, "")
            self._add(item)
        return item

    def tiles(self) -> Iterator[tuple[str, TileItem]]:
        """All tiles that have been on the table, by id."""
        yield from self._tiles.items()

    def troops(self) -> Iterator[tuple[tuple[Heir, int], PictureItem]]:
        """All troops that have been on the table."""
        yield from self._troops.items()

    def piece(self, key: object) -> Piece | None:
        """The item of a tile (by id), a troop (heir and number), a token or `"shield"`."""
        other = self._others(key)
        if other is not None:
            return other
        if key == "shield":
            return self.shield
        if isinstance(key, str):
            return self._tiles.get(key)
        return self._troops.get(key) if isinstance(key, tuple) else None

    def where(self, key: object) -> Where | None:
        """Where a piece belongs; None if it is not on the table."""
        return self._where.get(key)

    # -- putting them down -------------------------------------------------------------------

    def forget(self) -> None:
        """Another game is shown: nothing glides over from the one before."""
        self._where.clear()

    def begin_from(self, key: object, rect: QRectF) -> None:
        """The next flight of a piece starts at `rect`."""
        self._from[key] = QRectF(rect)

    def look_around(self) -> None:
        """Remember where each piece is seen now, to glide from there."""
        self._seen = {}
        for key in self._where:
            item = self.piece(key)
            if item is not None and item.isVisible():
                self._seen[key] = item.shown_in_scene()

    def begin(self) -> None:
        """All pieces are put down anew."""
        self._was = dict(self._where)
        self._where.clear()

    def keep(self, key: object) -> bool:
        """A piece stays where it lies; False if it has to be put down, as it lay nowhere."""
        where = self._was.get(key)
        if where is None or key in self._from:
            return False
        self._where[key] = where
        return True

    def settle(
        self,
        key: object,
        item: Piece,
        where: Where,
        rect: QRectF,
        z: float,
        *,
        origin: QRectF,
        land: bool = False,
    ) -> None:
        """Put a piece down on `rect`, of the landscape if `land`.

        `origin`: where it comes from if it is not on the table yet.
        """
        self._where[key] = where
        if not item.isVisible() and key not in self._from:
            self._from[key] = QRectF(origin)
            item.show()
        snap = self._camera.snap
        snapped = QRectF(snap(rect.x()), snap(rect.y()), snap(rect.width()), snap(rect.height()))
        item.settle(self._landscape if land else None, snapped, z)

    def keep_on_land(self, item: Piece, rect: QRectF, z: float) -> None:
        """A piece of the landscape stays, but the camera shows its place elsewhere."""
        item.settle(self._landscape, rect, z)

    def end(self, *, animate: bool) -> None:
        """All pieces are put down: hide the rest, and let those glide whose place is another."""
        pieces: list[tuple[object, Piece]] = [*self._tiles.items(), *self._troops.items()]
        for key, item in pieces:
            shown = key in self._where
            if shown is not item.isVisible():
                item.setVisible(shown)
        if animate and self._was:
            self._glide()
        self._from.clear()
        self._seen = {}

    def _glide(self) -> None:
        starts = {**self._seen, **self._from}
        for key, where in self._where.items():
            item, start = self.piece(key), starts.get(key)
            if item is None or start is None:
                continue
            if self._was.get(key) == where and key not in self._from:
                continue
            if (start.center() - item.home_in_scene().center()).manhattanLength() > 2:
                self._presenter.fly(item, start, item.home_in_scene)
