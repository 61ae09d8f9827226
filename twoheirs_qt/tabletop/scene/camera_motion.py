"""The motion of the camera: it follows the growing landscape, pans and zooms."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from typing import Final, Protocol

from PySide6.QtCore import QPointF, QRectF

from twoheirs_qt.tabletop.play.grid_lines import Cell
from twoheirs_qt.tabletop.scene.animator import Animator, ease
from twoheirs_qt.tabletop.scene.camera import Camera, Sight

_GLIDE_MS: Final = 240.0
SHARPEN_MS: Final = 140.0
"""The delay after the last turn of a wheel until pictures are redrawn."""
_SETTLE_MS: Final = 50.0
"""The same after the landscape has been fitted again."""
_PER_PIECE_MS: Final = 16.0
"""The time per picture: many are redrawn one after another, so that the table stays responsive."""
_MAX_PIECES_PER_TICK: Final = 2
"""At most so many are redrawn between two frames."""


class ScaledPicture(Protocol):
    """A picture that moves with the camera."""

    def set_coarse(self, coarse: bool) -> None:
        """Scale the present picture, or draw it again at its size."""


class CameraMotion:
    """Moves the camera; `follow(coarse)` is called whenever it has moved.

    While it is moving, and right after, `coarse` is true: pictures are then scaled, and redrawn
    when it rests. `follow` returns the pieces that it has moved.
    """

    def __init__(
        self, camera: Camera, animator: Animator, follow: Callable[[bool], Iterable[ScaledPicture]]
    ) -> None:
        self._camera = camera
        self._animator = animator
        self._follow = follow
        self._fitted: Sight | None = None
        self._moment: object = None
        self._view_direction = 1

    def forget(self) -> None:
        """Make the next `keep_fitted` fit the view again."""
        self._fitted = None

    def keep_fitted(self, sight: Sight, moment: object, *, animate: bool) -> None:
        """Fit again if the landscape nears the edge of its room, unless the player has moved the
        view.

        As long as the `moment` is the same, cells do not move under the player's pointer if all
        new pieces are in sight.
        """
        old_moment, self._moment = self._moment, moment
        fitted = self._fitted if self._view_direction == self._camera.view_direction else None
        if not self._camera.follows_landscape or fitted == sight:
            return
        if fitted is not None and old_moment == moment:
            new_cells_needed = sight.cells - fitted.cells
            if sight.required and not sight.is_whole:
                new_cells_needed |= sight.required
            if all(
                sight.visible_rect.contains(self._camera.find_scene_rect(cell))
                for cell in new_cells_needed
            ):
                return
        if fitted is not None and self._camera.holds(sight):
            self._fitted = sight  # the room has changed, but no cell needs to move
            return
        was_fitted = self._fitted is not None
        # Without required cells, show those just laid.
        new_cells = sight.cells - fitted.cells if fitted is not None else frozenset()
        shown_sight = sight if sight.required else replace(sight, required=new_cells)
        self.fit(
            shown_sight,
            animate=animate and was_fitted,
            coarse=was_fitted,
            keep_position=fitted is not None,
        )
        self._fitted = sight

    def fit(
        self, sight: Sight, *, animate: bool, coarse: bool = False, keep_position: bool = False
    ) -> None:
        """Show `sight`, and follow the landscape from now on.

        `coarse`: without animation, scaled pictures are used for a moment; `keep_position`: move as
        little as possible.
        """
        camera = self._camera
        size, origin = camera.cell_side, camera.origin
        camera.fit(sight, keep_position=keep_position)
        self._fitted, self._view_direction = sight, camera.view_direction
        self._glide(size, origin, animate=animate, coarse=coarse)

    def show_whole(
        self, goals: Collection[Cell], landscape: Collection[Cell], room: QRectF
    ) -> None:
        """Bring all of `goals` into `room`, and keep the landscape there if it is there as a whole.

        A view that the player has moved stays as it is.
        """
        camera = self._camera
        if not camera.follows_landscape or room.contains(camera.find_bounds(goals)):
            return
        size, origin = camera.cell_side, camera.origin
        fits_whole = room.contains(camera.find_bounds(landscape))
        camera.bring_in({*goals, *landscape} if fits_whole else goals, room)
        self._glide(size, origin, animate=self._animator.duration_factor > 0, coarse=True)

    def _glide(self, size: float, origin: QPointF, *, animate: bool, coarse: bool) -> None:
        """Animate from the old size and origin to those of the camera."""
        camera = self._camera
        end_size, end_origin = camera.cell_side, camera.origin
        if not animate or (size == end_size and origin == end_origin):
            self._animator.forget("camera")
            if coarse and size != end_size:
                self._sharpen_after(_SETTLE_MS)
            else:
                self._follow(False)
            return

        def step(progress: float) -> None:
            eased = ease(progress)
            camera.cell_side = size + (end_size - size) * eased
            camera.origin = origin + (end_origin - origin) * eased
            if progress >= 1:
                camera.cell_side, camera.origin = end_size, end_origin
            if progress < 1:
                self._follow(True)
            else:
                self._sharpen_after(_SETTLE_MS)

        step(0.0)
        self._animator.animate("camera", _GLIDE_MS, step)

    def pan(self, offset: QPointF, cells: Collection[Cell], field: QRectF) -> None:
        """Move the landscape, but never out of sight."""
        self._camera.pan(offset)
        self._camera.keep_in(cells, field)
        self._follow(False)

    def zoom(self, factor: float, point: QPointF, cells: Collection[Cell], field: QRectF) -> None:
        """Zoom around a point of the scene."""
        self._animator.finish()
        self._camera.zoom(factor, point)
        self._camera.keep_in(cells, field)
        self._sharpen_after(SHARPEN_MS)

    def reveal(self, cell: Cell, room: QRectF) -> None:
        """Bring a cell into `room`, from where the camera is going."""
        self._animator.finish()
        if self._camera.reveal(cell, room):
            self._follow(False)

    def _sharpen_after(self, delay_ms: float) -> None:
        """Scale the present pictures, and redraw them one by one after `delay_ms` milliseconds."""
        sharpen_after(self._animator, self._follow(True), delay_ms)


def sharpen_after(
    animator: Animator, pieces: Iterable[ScaledPicture], delay_ms: float = SHARPEN_MS
) -> None:
    """Redraw coarse pieces one by one after `delay_ms` milliseconds without another call."""
    waiting_pieces = [*pieces]
    duration_ms = delay_ms + _PER_PIECE_MS * len(waiting_pieces)

    def step(progress: float) -> None:
        if progress < 1 and progress * duration_ms < delay_ms:
            return
        count = len(waiting_pieces) if progress >= 1 else _MAX_PIECES_PER_TICK
        for piece in waiting_pieces[:count]:
            piece.set_coarse(False)
        del waiting_pieces[:count]
        if not waiting_pieces:
            animator.forget("sharpen")

    animator.run_for("sharpen", duration_ms, step)
