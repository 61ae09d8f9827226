"""The points of both heirs over the turns of a game, as two lines on parchment."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from twoheirs_qt.games.two_heirs.drawing.marks import find_heir_color
from twoheirs_qt.games.two_heirs.rules.components import Heir
from twoheirs_qt.games.two_heirs.words.names import Names, name_player
from twoheirs_qt.tabletop.drawing.theme import Theme
from twoheirs_qt.tabletop.play.replay import TurnScore
from twoheirs_qt.tabletop.results.graph import Dot, Line, PointGraph
from twoheirs_qt.tabletop.text.language import localize


def make_heir_lines(theme: Theme) -> tuple[Line, ...]:
    """Return the lines of both heirs: White's has discs, Blue's squares."""
    dots = {Heir.WHITE: Dot.DISC, Heir.BLUE: Dot.SQUARE}
    return tuple([Line(find_heir_color(theme, heir), dots[heir]) for heir in Heir])


class ScoreGraph(PointGraph):
    """The graph of the points of a game: White's line has discs, Blue's squares."""

    def __init__(self, parent: QWidget, *, by_actions: bool = False) -> None:
        super().__init__(make_heir_lines, parent, by_actions=by_actions)

    def show_scores(self, turn_scores: Sequence[TurnScore], names: Names) -> None:
        """Show the points of a game, and each turn's as a text for screen readers."""
        self.set_scores(turn_scores)
        self.setAccessibleName(self.tr("Points turn by turn"))
        white, blue = (localize(name_player(names, heir)) for heir in Heir)
        tooltip = self.tr("Points turn by turn: {white} has discs, {blue} squares")
        self.setToolTip(tooltip.format(white=white, blue=blue))
        turn = self.tr("Turn {turn}: {white} {white_points}, {blue} {blue_points}")
        end = self.tr("At the end: {white} {white_points}, {blue} {blue_points}")
        lines = [
            (end if turn_score is turn_scores[-1] else turn).format(
                turn=turn_score.turn,
                white=white,
                blue=blue,
                white_points=turn_score.points[0],
                blue_points=turn_score.points[1],
            )
            for turn_score in turn_scores
        ]
        self.setAccessibleDescription("\n".join(lines))
