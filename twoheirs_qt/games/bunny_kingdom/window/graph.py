"""The points of all lords over the rounds of a game, as lines on parchment."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from twoheirs_qt.games.bunny_kingdom.drawing.canvas import BunnyPictures
from twoheirs_qt.games.bunny_kingdom.drawing.fiefs import SEAT_COLORS
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import Seat
from twoheirs_qt.games.bunny_kingdom.rules.state import ROUND_COUNT, Phase, State
from twoheirs_qt.tabletop.drawing.theme import Theme
from twoheirs_qt.tabletop.play.moments import Moment
from twoheirs_qt.tabletop.play.replay import TurnScore
from twoheirs_qt.tabletop.results.graph import Dot, Line, PointGraph
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import Text, translate

_DOTS: Final = {
    Seat.YELLOW: Dot.DISC,
    Seat.PINK: Dot.SQUARE,
    Seat.BLACK: Dot.DIAMOND,
    Seat.RED: Dot.TRIANGLE,
}

#: The shape of the dots of a line in a graph; {lord} is a name.
_DOT_TEXTS: Final[dict[Dot, Text]] = {
    Dot.DISC: translate("Bunny graph", "{lord}: discs"),
    Dot.SQUARE: translate("Bunny graph", "{lord}: squares"),
    Dot.DIAMOND: translate("Bunny graph", "{lord}: diamonds"),
    Dot.TRIANGLE: translate("Bunny graph", "{lord}: triangles"),
}


def is_revealed(state: State) -> bool:
    """Whether all parchments lie face up."""
    return state.table.phase in (Phase.COPY, Phase.OVER)


def list_open_scores(moments: Sequence[Moment]) -> tuple[TurnScore, ...]:
    """List the points without parchments: at the start, after each harvest and at the last moment.

    The turn of each is the round that follows.
    """
    scores: list[TurnScore] = []
    for done_count, moment in enumerate(moments):
        harvests = moment.state.table.harvests
        is_last = done_count == len(moments) - 1
        if not done_count or is_last or harvests != moments[done_count - 1].state.table.harvests:
            points = tuple([sum(rounds) for rounds in harvests])
            scores.append(TurnScore(done_count, min(ROUND_COUNT, len(harvests[0]) + 1), points))
    return tuple(scores)


def describe_points(names: Sequence[str], points: Sequence[int]) -> str:
    """Return the points of all lords in one line."""
    return " · ".join(f"{name} {value}" for name, value in zip(names, points, strict=True))


class LordGraph(PointGraph):
    """The graph of the points of a game; each lord's line has dots of another shape."""

    def __init__(self, pictures: BunnyPictures, parent: QWidget) -> None:
        self._seats: tuple[Seat, ...] = ()
        super().__init__(
            partial(self._style_lines, pictures), parent, by_actions=True, number_step=1
        )

    def _style_lines(self, pictures: BunnyPictures, theme: Theme) -> list[Line]:
        pictures.set_theme(theme)
        return [
            Line(QColor(pictures.colors.apply(SEAT_COLORS[seat])), _DOTS[seat])
            for seat in self._seats
        ]

    def show_scores(
        self,
        scores: Sequence[TurnScore],
        harvest_count: int,
        seats: Sequence[Seat],
        names: Sequence[str],
    ) -> None:
        """Show points, and each round's as a text for screen readers.

        `harvest_count`: so many of them, after the first, are those after a harvest.
        """
        self._seats = tuple(seats)
        self.set_scores(scores)
        self.setAccessibleName(self.tr("Points round by round"))
        shapes = [
            localize(_DOT_TEXTS[_DOTS[seat]].fill(lord=name))
            for seat, name in zip(seats, names, strict=True)
        ]
        self.setToolTip("\n".join((self.tr("Points round by round"), *shapes)))
        after, end = self.tr("After round {round}: {points}"), self.tr("At the end: {points}")
        lines = [
            (after if number <= harvest_count else end).format(
                round=number, points=describe_points(names, score.points)
            )
            for number, score in enumerate(scores[1:], 1)
        ]
        self.setAccessibleDescription("\n".join(lines))
