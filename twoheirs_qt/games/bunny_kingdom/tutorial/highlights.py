"""The highlights of a lesson's step: golden rings over the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, pi
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from twoheirs_qt.games.bunny_kingdom.drawing.canvas import Canvas
from twoheirs_qt.games.bunny_kingdom.drawing.fiefs import (
    Fief,
    paint_yield,
    place_labels,
)
from twoheirs_qt.games.bunny_kingdom.prose.lessons import (
    BeforeYou,
    InHand,
    OnTerritory,
    Part,
    Spot,
)
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import TERRITORY_INDEXES
from twoheirs_qt.games.bunny_kingdom.scene.layout import LIFT, divide_column, list_hand_rects
from twoheirs_qt.games.bunny_kingdom.scene.scene import BunnyScene
from twoheirs_qt.games.bunny_kingdom.things.areas import AreaGroup
from twoheirs_qt.games.bunny_kingdom.things.cards import HandCard, KeptBuilding, OwnParchment
from twoheirs_qt.games.bunny_kingdom.things.land import Land
from twoheirs_qt.games.bunny_kingdom.things.rounds import TrackPhase
from twoheirs_qt.games.bunny_kingdom.things.snapshot import Snapshot
from twoheirs_qt.games.bunny_kingdom.things.thing import Area, Thing
from twoheirs_qt.tabletop.drawing.theme import find_current_theme
from twoheirs_qt.tabletop.scene.animator import Animator, Clock
from twoheirs_qt.tabletop.tutorial.rings import PULSE_MS, PULSES, draw_golden_line, draw_ring

_Z_VALUE: Final = 4.5
"""Above the fan, below the columns of the end."""
_ROOM_PX: Final = 10.0
"""The room for the line of a ring around its rectangle."""


_AREAS: Final = {
    Part.MAP: Area.MAP,
    Part.FIEFS: Area.MAP,
    Part.HAND: Area.DECISION,
    Part.BUILDINGS: Area.DECISION,
    Part.PARCHMENTS: Area.PARCHMENTS,
    Part.LORDS: Area.LORDS,
    Part.CONFIRM: Area.DECISION,
}


def list_rows(snapshot: Snapshot, spots: Iterable[Spot]) -> list[Thing]:
    """The things of the outline that these spots are, in their order."""
    rows: list[Thing] = []
    for spot in spots:
        rows += _find_things(snapshot, spot)
        if isinstance(spot, Part) and spot in _AREAS:
            rows.append(AreaGroup(_AREAS[spot]))
    return rows


def _find_things(snapshot: Snapshot, spot: Spot) -> list[Thing]:
    """The things that a spot is; none if they do not lie there."""
    match spot:
        case OnTerritory(at):
            return [Land(TERRITORY_INDEXES[at])]
        case InHand(card):
            number = snapshot.catalogue.card_numbers[card]
            return [
                HandCard(index)
                for index, held_number in enumerate(snapshot.hand)
                if held_number == number
            ]
        case BeforeYou(card):
            number = snapshot.catalogue.card_numbers[card]
            kept: list[Thing] = [
                KeptBuilding(n)
                for n, held_number in enumerate(snapshot.kept)
                if held_number == number
            ]
            parchments = enumerate(snapshot.parchments)
            return kept + [
                OwnParchment(n) for n, held_number in parchments if held_number == number
            ]
        case _:
            return []


def _find_rects(scene: BunnyScene, spot: Spot) -> list[QRectF]:
    """The rectangles of a spot in the scene, empty where it is not there."""
    snapshot, layout = scene.snapshot, scene.layout
    match spot:
        case Part.MAP:
            return [layout.map_rect]
        case Part.HAND:
            return (
                [_unite(list_hand_rects(layout, snapshot.hand_size))] if snapshot.is_draft else []
            )
        case Part.BUILDINGS:
            return (
                []
                if _is_column_covered(scene)
                else [divide_column(layout, len(snapshot.kept)).kept]
            )
        case Part.PARCHMENTS:
            sheet = divide_column(layout, len(snapshot.kept)).parchments
            return [] if _is_column_covered(scene) else [sheet]
        case Part.LORDS:
            return [_unite(layout.plate_rects)]
        case Part.NEXT:
            return [layout.passing_rect] if snapshot.is_draft else []
        case _:
            return [_find_rect(scene, thing) for thing in _find_things(snapshot, spot)]


def _find_rect(scene: BunnyScene, thing: Thing) -> QRectF:
    """The rectangle of a thing; a card that is looked at is lifted."""
    rect = scene.find_rect(thing)
    is_lifted = isinstance(thing, HandCard) and thing == scene.looked_at
    return rect.translated(0, -LIFT) if is_lifted else rect


def _is_column_covered(scene: BunnyScene) -> bool:
    """Whether the left column shows something else than what is yours."""
    return scene.find_rect(TrackPhase(0)).isEmpty()


def _unite(rects: Iterable[QRectF]) -> QRectF:
    bounds = QRectF()
    for rect in rects:
        bounds = bounds.united(rect)
    return bounds


class HighlightRings(QGraphicsItem):
    """Golden rings over the table that follow what they are about; they pulse at first."""

    def __init__(self, scene: BunnyScene) -> None:
        super().__init__()
        self._scene = scene
        self._spots: tuple[Spot, ...] = ()
        self._strength = 1.0
        self._bounds = QRectF()
        self._land_rect = QRectF()
        """The place of the map when the fiefs were highlighted."""
        self._animator = Animator(Clock(scene), scene)
        self.rings: list[QRectF] = []
        """The highlighted rectangles, in the scene."""
        self.fiefs: list[Fief] = []
        """The highlighted fiefs: they have outlines, not rectangles."""
        self.setZValue(_Z_VALUE)
        scene.addItem(self)
        scene.changed.connect(self.follow)

    def highlight(self, spots: Sequence[Spot]) -> None:
        """Highlight these spots, and nothing else."""
        self._spots = tuple(spots)
        self._strength = 1.0
        self.follow()
        if self.rings or self.fiefs:
            self._animator.animate("tutorial", PULSE_MS, self._pulse)

    def follow(self, _changed: object = None) -> None:
        """Move to where the spots are now."""
        scene = self._scene
        rings, fiefs = list[QRectF](), list[Fief]()
        if scene.step is None and scene.finale is None:
            rects = [rect for spot in self._spots for rect in _find_rects(scene, spot)]
            rings = [rect for rect in rects if not rect.isEmpty()]
            if Part.FIEFS in self._spots:
                own = scene.snapshot.table.seats[scene.snapshot.seat_index]
                fiefs = [fief for fief in scene.fiefs if fief.seat is own]
        land = scene.grid.land_rect if fiefs else QRectF()
        if (rings, fiefs, land) == (self.rings, self.fiefs, self._land_rect):
            return
        self.prepareGeometryChange()
        self.rings, self.fiefs, self._land_rect = rings, fiefs, land
        room = (-_ROOM_PX, -_ROOM_PX, _ROOM_PX, _ROOM_PX)
        self._bounds = _unite([*rings, land]).adjusted(*room)
        self.setVisible(bool(rings or fiefs))

    def _pulse(self, progress: float) -> None:
        self._strength = 1.0 if progress >= 1 else 0.6 + 0.4 * cos(progress * 2 * pi * PULSES)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, grid = find_current_theme(), self._scene.grid
        for ring in self.rings:
            draw_ring(painter, theme, ring, self._strength)
        for fief in self.fiefs:
            path = QPainterPath()
            for outline in grid.list_outlines(fief.land, 0.0):
                path.addPolygon(outline)
            draw_golden_line(painter, theme, path, self._strength)
        # The line must not hide what a fief yields.
        canvas = Canvas(painter, self._scene.pictures, theme)
        everywhere = place_labels(grid, self._scene.fiefs) if self.fiefs else []
        for fief, rect in everywhere:
            if fief in self.fiefs:
                paint_yield(canvas, fief.seat, fief.output, rect)
