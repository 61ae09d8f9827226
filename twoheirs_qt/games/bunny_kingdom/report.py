"""The report of Bunny Kingdom on the page of results."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.games.bunny_kingdom.opponents.strengths import SCALE
from twoheirs_qt.games.bunny_kingdom.words.opponents import name_opponent
from twoheirs_qt.tabletop.results.report import Report
from twoheirs_qt.tabletop.text.text import translate

BUNNY_REPORT: Final = Report(
    "bunny",
    #: The name of the game.
    translate("Games", "Bunny Kingdom"),
    SCALE,
    name_opponent,
)
