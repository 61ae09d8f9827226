"""Where the points of the heirs stand: a click on them asks what they are made of."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from twoheirs_qt.game.telling.targets import HeirArea
from twoheirs_qt.rules.components import Heir
from twoheirs_qt.ui.table.hits import target_at
from twoheirs_qt.ui.table.scene import TableScene


def points_rect(scene: TableScene, heir: Heir) -> QRectF:
    """The right end of the head of an heir's place, as wide as number and caption there; empty
    where the points are hidden."""
    reading = scene.reading
    if reading is None or not (scene.points_shown or reading.active is None):
        return QRectF()
    henrys = reading.solo is not None and heir is reading.solo.henry
    place = scene.solo.layout if henrys else scene.place_of(heir)
    seat = scene.solo.place if henrys else scene.places[heir]
    width = seat.points_width(reading, heir, folded=place.folded)
    rect = QRectF(place.header)
    rect.setLeft(rect.right() - min(width + 2, rect.width()))
    return rect


def on_points(scene: TableScene, point: QPointF) -> bool:
    """Whether the points of an heir lie under a point of the scene."""
    target = target_at(scene, point)
    return isinstance(target, HeirArea) and points_rect(scene, target.heir).contains(point)
