"""The points over the turns, as lines: where each moment is, and which moment is where."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from twoheirs_qt.games.two_heirs.results.graph import make_heir_lines
from twoheirs_qt.tabletop.drawing.fonts import make_text_font
from twoheirs_qt.tabletop.drawing.theme import find_current_theme
from twoheirs_qt.tabletop.play.replay import TurnScore
from twoheirs_qt.tabletop.results.graph import PointCurves

DONES = (0, 1, 9, 12, 40)
SCORES = [TurnScore(done, turn, (30, turn)) for turn, done in enumerate(DONES, 1)]
RECT = QRectF(10, 10, 400, 90)


@pytest.mark.parametrize("by_actions", [False, True])
def test_every_moment_is_found_where_it_is_painted(
    qapp: QGuiApplication, *, by_actions: bool
) -> None:
    curves = PointCurves(SCORES, RECT, make_text_font(11), by_actions=by_actions)
    xs = [curves.calculate_x(done) for done in range(DONES[-1] + 1)]
    assert xs == sorted(xs)
    assert [curves.find_done(x) for x in xs] == [*range(DONES[-1] + 1)]
    assert curves.find_done(-1000) == 0
    assert curves.find_done(1000) == DONES[-1]


def test_on_a_slider_the_lines_are_as_wide_as_it_is(qapp: QGuiApplication) -> None:
    curves = PointCurves(SCORES, RECT, make_text_font(11), by_actions=True)
    assert (curves.calculate_x(0), curves.calculate_x(40)) == (RECT.left(), RECT.right())


def test_no_line_covers_the_numbers_of_points(qapp: QGuiApplication) -> None:
    """They stand left of the lines, also where an heir begins with 30."""
    curves = PointCurves(SCORES, RECT, make_text_font(11))
    image = QImage(420, 110, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    painter = QPainter(image)
    curves.paint(painter, find_current_theme(), make_heir_lines(find_current_theme()))
    painter.end()
    ink = find_current_theme().find_color("ink").rgb()
    columns = [x for x in range(420) for y in range(110) if image.pixel(x, y) == ink]
    assert min(columns) > curves.calculate_x(0) - 6
    assert curves.calculate_x(0) > RECT.left() + 12
