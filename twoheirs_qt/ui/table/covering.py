"""What lies over the table where notes and lines go, and had better not be covered by them."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from twoheirs_qt.ui.table.scene import TableScene


def told(scene: TableScene) -> list[QRectF]:
    """What is being told in the field: the last round, Henry's turn or plan."""
    panel = scene.solo.turn_panel
    return [each.rect for each in (scene.ribbon, panel) if each.isVisible()]


def words(scene: TableScene) -> list[QRectF]:
    """Where anything is written that a line would cross out."""
    written = [*scene.coordinates.words(), *scene.cell_points.words()]
    return [*scene.note.panels, scene.area.chronicle, *told(scene), *written]
