"""What a game against Henry adds to the score sheet: the verdict, and a line a treasure."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.rules.components import Heir
from twoheirs_qt.rules.scoring import TREASURE_POINTS, Decision, ScoreSheet
from twoheirs_qt.rules.state import State
from twoheirs_qt.ui.language import say
from twoheirs_qt.ui.score_line import ScoreLineText
from twoheirs_qt.words.names import cell_name, level_name, level_object, treasure_name
from twoheirs_qt.words.text import Text, translate

#: {level} is Henry with the name of his level, in the accusative.
_WON: Final = translate("Score solo", "You beat {level}, {more} points to {less}!")
#: {level} is Henry with the name of his level, in the nominative.
_LOST: Final = translate("Score solo", "{level} beats you, {more} points to {less}.")
#: %n is how many both have.
_EQUAL: Final = translate(
    "Score solo",
    "%n points each. A tie isn't enough against Henry: you lose.",
    "",
    1,
).singular("%n point each. A tie isn't enough against Henry: you lose.")
#: {level} is Henry with the name of his level, in the nominative.
_GIVEN_UP: Final = translate("Score solo", "You gave up, so {level} wins.")
#: Under Henry's buildings.
THREE_BEST: Final = translate("Score solo", "His three best count double.")
_TREASURE: Final = translate("Score solo", "Treasure")
#: Treasures that still lie face down.
_PILE: Final = translate("Score solo", "%n treasures", "", 1).singular("%n treasure")
_ON_PILE: Final = translate("Score solo", "on the pile")
#: {treasure} is like "Row: wheat field", {cell} like M13; read aloud.
_SAY_TREASURE: Final = translate("Score solo", "{treasure}, at {cell}: {points} points")
_SAY_PILE: Final = translate("Score solo", "{treasures} on the pile: {points} points")


def solo_verdict(sheet: ScoreSheet, state: State, gave_up: Heir | None) -> Text:
    """Whether the human has won, and why."""
    assert state.solo is not None
    level = level_name(state.solo.level)
    human, henry = sheet.heirs[state.south].total, sheet.heirs[state.south.opponent].total
    if gave_up is not None:
        return _GIVEN_UP.fill(level=level)
    if sheet.decided_by is Decision.HENRY:
        return _EQUAL.count(human)
    if human > henry:
        return _WON.fill(level=level_object(state.solo.level), more=human, less=henry)
    return _LOST.fill(level=level, more=henry, less=human)


def treasure_lines(state: State) -> list[ScoreLineText]:
    """A line for each treasure on a tile, and one for the pile."""
    if state.solo is None:
        return []
    lines = []
    points = str(TREASURE_POINTS)
    for cell, treasure in state.solo.treasures.items():
        name, place = treasure_name(treasure), cell_name(cell)
        lines.append(
            ScoreLineText(
                name=say(_TREASURE),
                place=say(place),
                sum="",
                points=points,
                tip=say(name),
                spoken=say(_SAY_TREASURE.fill(treasure=name, cell=place, points=points)),
                cells=(cell,),
                picture=f"treasure/{treasure.id}",
            )
        )
    count = len(state.solo.pile)
    if count:
        treasures, total = _PILE.count(count), str(TREASURE_POINTS * count)
        spoken = say(_SAY_PILE.fill(treasures=treasures, points=total))
        lines.append(
            ScoreLineText(
                name=say(treasures),
                place=say(_ON_PILE),
                sum="",
                points=total,
                tip=spoken,
                spoken=spoken,
                cells=(),
                picture="treasure/back",
            )
        )
    return lines
