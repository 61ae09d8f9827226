"""Draws pictures that the next action is likely to show, while the program is idle.

A tile is drawn from a dozen drawings, which takes longer than all the rest of an action together.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from twoheirs_qt.ui.art import Look
from twoheirs_qt.ui.table.animator import DURATION
from twoheirs_qt.ui.table.scene import TableScene

_WAIT_MS: Final = 120.0
_A_PICTURE_MS: Final = 16.0


class Prefetcher:
    """Draws one picture at each tick of the clock, a while after an action has been shown."""

    def __init__(self, scene: TableScene) -> None:
        self._session = scene.session
        self._scene = scene

    def refresh(self) -> None:
        """The table has changed, and with it the pictures that may be next."""
        scene = self._scene
        if scene.snapshot is None:
            return
        art, ratio = scene.art, scene.camera.ratio
        wanted = list(dict.fromkeys(self._wanted()))

        length = _WAIT_MS + DURATION * scene.animator.pace + _A_PICTURE_MS * len(wanted)

        def step(share: float) -> None:
            if share * length < _WAIT_MS or scene.animator.busy:
                return
            before = art.drawn
            while wanted and art.drawn == before:
                look, side = wanted.pop(0)
                art.tile(look, side, ratio)

        scene.animator.after("warm", length, step)

    def _wanted(self) -> Iterator[tuple[Look, float]]:
        """Tiles as they would lie, with their sizes, the likeliest first."""
        scene, state = self._scene, self._session.state
        snapshot, snap, area = scene.snapshot, scene.camera.snap, scene.area
        if snapshot is None or self._session.is_over:
            return
        if state.stack:  # what comes to the reserve after the next take
            yield Look(state.stack[0]), snap(area.ring.place(0).width())
        hand = state.hands[state.active]
        for tile in hand:
            for owner in (state.active, None):
                yield scene.placing.look(tile.id, owner), scene.camera.size
        place = scene.placing.place_of(state.active)
        side = snap(place.hand_tile(len(hand), len(hand) + 1).width())
        for each in snapshot.places:
            if each.tile is not None and each.in_reach:
                yield Look(state.catalogue.tiles[each.tile]), side
