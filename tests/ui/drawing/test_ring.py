"""The ring of the reserve: its places, and what of it is in reach."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from tests.box import load_box
from tests.play import play_random_game
from twoheirs_qt.games.two_heirs.drawing.ring import Ring
from twoheirs_qt.games.two_heirs.play.snapshot import Moment, take_snapshot
from twoheirs_qt.games.two_heirs.rules import RING_SIZE, find_active_capabilities
from twoheirs_qt.tabletop.drawing.theme import DAYLIGHT


def test_the_ring_is_golden_behind_the_places_in_reach(qapp: QApplication) -> None:
    ring = Ring(QPointF(100, 100), 70)
    for state, _ in list(play_random_game(load_box(), 3))[:60:7]:
        snapshot = take_snapshot(Moment(state))
        assert tuple(snapshot.slots_in_reach) == find_active_capabilities(state).slots
        image = QImage(200, 200, QImage.Format.Format_RGB32)
        image.fill(DAYLIGHT.find_color("oak"))
        painter = QPainter(image)
        ring.paint(painter, DAYLIGHT, snapshot.slots_in_reach, Qt.PenStyle.NoPen)
        painter.end()
        plain = DAYLIGHT.find_color("parchment_dim")
        golden = {
            slot
            for slot in range(RING_SIZE)
            if image.pixelColor(ring.find_slot_rect(slot).center().toPoint()) != plain
        }
        assert golden == set(snapshot.slots_in_reach)
        assert image.pixelColor(100, 100) == DAYLIGHT.find_color("parchment")
