"""Where the parts of a table lie on the screen, and whether they can be seen."""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QRect, QRectF

from twoheirs_qt.game.presentation.groups import AccessibleKey, Group, GroupKind, PanelButton
from twoheirs_qt.game.targets import LandCell
from twoheirs_qt.ui.table.hits import target_rect
from twoheirs_qt.ui.table.scene import TableScene
from twoheirs_qt.ui.table.view import TableView


def rect_of(view: TableView, key: AccessibleKey) -> QRect:
    """Where a part lies on the screen, in pixels; empty if it does not."""
    found = _in_scene(view.table, key)
    if found.isEmpty():
        return QRect()
    corner = view.viewport().mapToGlobal(found.topLeft())
    return QRectF(corner, found.size()).toRect()


def shows(view: TableView, key: AccessibleKey) -> tuple[bool, bool]:
    """Whether a part is on a visible table, and whether it lies where it can be seen."""
    scene = view.table
    found = _in_scene(scene, key)
    visible = view.isVisible() and not found.isEmpty()
    bounds = scene.area.field if isinstance(key, LandCell) else scene.sceneRect()
    return visible, visible and bounds.intersects(found)


def is_focused(view: TableView, key: AccessibleKey) -> bool:
    """Whether the cursor is on a part, and the table has the keyboard."""
    return shiboken6.isValid(view) and view.hasFocus() and view.cursor_target == key


def _in_scene(scene: TableScene, key: AccessibleKey) -> QRectF:
    match key:
        case Group(kind, heir):
            return _group_rect(scene, kind, heir)
        case PanelButton(index):
            count = len(scene.solo.turn_panel.buttons)
            return scene.solo.turn_panel.button(index) if index < count else QRectF()
    return target_rect(scene, key)


def _group_rect(scene: TableScene, kind: GroupKind, heir: object) -> QRectF:
    match kind:
        case GroupKind.RIBBON:
            return scene.ribbon.rect
        case GroupKind.RESERVE:
            return scene.area.reserve
        case GroupKind.LANDSCAPE:
            return scene.area.field
        case GroupKind.OFFER:
            return scene.offer.rect
        case GroupKind.TURN_PANEL:
            return scene.solo.turn_panel.rect
    solo = None if scene.snapshot is None else scene.snapshot.solo
    if solo is not None and heir is solo.henry:
        return scene.solo.layout.panel
    return scene.area.heirs[1 if heir is scene.placing.bottom else 0].panel
