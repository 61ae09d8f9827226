"""How the view of the landscape moves: it follows the growing landscape, pans and zooms."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.ui.table.camera import Camera
from twoheirs_qt.ui.table.presenter import Presenter, ease

_GLIDE_MS: Final = 240.0
_SHARPEN_MS: Final = 140.0


class Framing:
    """Moves the camera; `follow(coarse)` is called whenever it has moved.

    Coarse is while it is moving: pictures are scaled then, and drawn anew when it rests.
    """

    def __init__(
        self, camera: Camera, presenter: Presenter, follow: Callable[[bool], None]
    ) -> None:
        self._camera = camera
        self._presenter = presenter
        self._follow = follow
        self._fitted: object = None

    def forget(self) -> None:
        """The next `keep_fitted` fits anew."""
        self._fitted = None

    def keep_fitted(
        self, cells: Collection[Cell], room: QRectF, largest: float, *, animate: bool
    ) -> None:
        """Fit again if the landscape or its room changed, unless the player chose a view."""
        camera = self._camera
        wanted = (frozenset(cells), camera.sign, room.getRect())
        if camera.auto and self._fitted != wanted:
            self.fit(cells, room, largest, animate=animate and self._fitted is not None)

    def fit(self, cells: Collection[Cell], room: QRectF, largest: float, *, animate: bool) -> None:
        """Show all cells and one more around them in `room`, and follow them from now on."""
        camera = self._camera
        size, origin = camera.size, camera.origin
        camera.fit(cells, room, largest)
        self._fitted = (frozenset(cells), camera.sign, room.getRect())
        end_size, end_origin = camera.size, camera.origin
        if not animate or (size == end_size and origin == end_origin):
            self._presenter.forget("camera")
            self._follow(False)
            return

        def step(share: float) -> None:
            eased = ease(share)
            camera.size = size + (end_size - size) * eased
            camera.origin = origin + (end_origin - origin) * eased
            if share >= 1:
                camera.size, camera.origin = end_size, end_origin
            self._follow(share < 1)

        step(0.0)
        self._presenter.after("camera", _GLIDE_MS, step, motion=True)

    def pan(self, by: QPointF, cells: Collection[Cell], field: QRectF) -> None:
        """Move the landscape, never out of sight."""
        self._camera.pan(by)
        self._camera.keep_in(cells, field)
        self._follow(False)

    def zoom(self, factor: float, at: QPointF, cells: Collection[Cell], field: QRectF) -> None:
        """Enlarge around a point of the scene."""
        self._presenter.finish()
        self._camera.zoom(factor, at)
        self._camera.keep_in(cells, field)
        self._follow(True)
        self._presenter.after("sharpen", _SHARPEN_MS, self._sharpen)

    def reveal(self, cell: Cell, room: QRectF) -> None:
        """Bring a cell into `room`."""
        if self._camera.reveal(cell, room):
            self._follow(False)

    def _sharpen(self, share: float) -> None:
        if share >= 1:
            self._follow(False)
