"""The track of rounds and phases: explore, build and harvest four times, then the parchments."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPen

from twoheirs_qt.games.bunny_kingdom.drawing.canvas import Canvas
from twoheirs_qt.games.bunny_kingdom.rules.state import ROUND_COUNT, Phase
from twoheirs_qt.tabletop.drawing.charts import make_square
from twoheirs_qt.tabletop.drawing.parchment import CENTER
from twoheirs_qt.tabletop.drawing.theme import make_serif_font

PHASE_SYMBOLS: Final = ("symbol/territory", "symbol/tower", "symbol/basket")
"""The symbols of exploration, construction and harvest."""
END_SYMBOL: Final = "symbol/parchment"

STEP_COUNT: Final = ROUND_COUNT * len(PHASE_SYMBOLS) + 1
_NUMERALS: Final = ("I", "II", "III", "IV")
_BUILDING_PHASES: Final = (Phase.CAMPS, Phase.BUILD, Phase.TRADE)


def find_step(round_number: int, phase: Phase, *, is_harvest: bool = False) -> int:
    """The step on the track, from 0, of a phase in a round from 1; a harvest follows `TRADE`."""
    if phase in (Phase.COPY, Phase.OVER):
        return STEP_COUNT - 1
    phase_index = 2 if is_harvest else int(phase in _BUILDING_PHASES)
    return (round_number - 1) * len(PHASE_SYMBOLS) + phase_index


def find_step_rect(step: int, rect: QRectF) -> QRectF:
    """The square of a step of the track in `rect`, for the pointer to rest on."""
    pitch = rect.width() / STEP_COUNT
    side = min(pitch, rect.height() * 0.62)
    centre = QPointF(rect.left() + (step + 0.5) * pitch, rect.top() + rect.height() * 0.33)
    return make_square(centre, side)


def paint_track(canvas: Canvas, present_step: int, rect: QRectF) -> None:
    """Paint the track with the `present_step` step large and golden, and later ones pale."""
    painter, theme = canvas.painter, canvas.theme
    first_centre, last_centre = (
        find_step_rect(0, rect).center(),
        find_step_rect(STEP_COUNT - 1, rect).center(),
    )
    present_centre = find_step_rect(min(present_step, STEP_COUNT - 1), rect).center()
    for color, end in (("line", last_centre), ("gold_deep", present_centre)):
        painter.setPen(
            QPen(theme.find_color(color), canvas.scale_line_width(max(2.0, rect.height() * 0.05)))
        )
        painter.drawLine(first_centre, end)
    for step in range(STEP_COUNT):
        _paint_step(canvas, step, present_step, find_step_rect(step, rect))
    for number, numeral in enumerate(_NUMERALS):
        middle = find_step_rect(number * len(PHASE_SYMBOLS) + 1, rect)
        width, height = middle.width() * 3, rect.height() * 0.34
        box = QRectF(middle.center().x() - width / 2, rect.bottom() - height, width, height)
        is_present = present_step // len(PHASE_SYMBOLS) == number
        painter.setFont(make_serif_font(rect.height() * 0.25, bold=is_present))
        painter.setPen(theme.find_color("ink" if is_present else "muted"))
        painter.drawText(box, CENTER, numeral)


def _paint_step(canvas: Canvas, step: int, present_step: int, rect: QRectF) -> None:
    painter, theme = canvas.painter, canvas.theme
    is_present = step == present_step
    radius = rect.width() * (0.46 if is_present else 0.36)
    painter.setPen(
        QPen(theme.find_color("shadow"), canvas.scale_line_width(1.8 if is_present else 1.2))
    )
    painter.setBrush(theme.find_color("gold") if is_present else canvas.adapt_to_theme("#FBF4E2"))
    painter.drawEllipse(rect.center(), radius, radius)
    inner = radius * 1.2
    box = QRectF(rect.center().x() - inner / 2, rect.center().y() - inner / 2, inner, inner)
    symbol = END_SYMBOL if step == STEP_COUNT - 1 else PHASE_SYMBOLS[step % len(PHASE_SYMBOLS)]
    if step > present_step:
        painter.setOpacity(0.5)
    canvas.draw_picture(symbol, box)
    painter.setOpacity(1.0)
    painter.setBrush(Qt.BrushStyle.NoBrush)
