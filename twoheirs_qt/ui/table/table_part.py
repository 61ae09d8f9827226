"""The base class of the objects that react to gestures on the table."""

from __future__ import annotations

from PySide6.QtCore import QObject

from twoheirs_qt.ui.table.interaction import Interaction
from twoheirs_qt.ui.table.scene import TableScene


class TablePart(QObject):
    """Has the scene, its session and the interaction of one table."""

    def __init__(self, scene: TableScene, interaction: Interaction) -> None:
        super().__init__(scene)
        self._scene = scene
        self._session = scene.session
        self._interaction = interaction
