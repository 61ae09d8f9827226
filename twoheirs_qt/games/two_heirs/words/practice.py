"""The sentences of practice: themes, tasks and answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from twoheirs_qt.tabletop.text.text import Text, translate

#: What turns are practised on; a name in a list. Here: roads on tiles.
_THEMES: Final[Mapping[str, Text]] = {
    "roads": translate("Practice", "Roads"),
    #: A name in a list: turns that destroy buildings, or keep them from being destroyed.
    "siege": translate("Practice", "Siege"),
    #: A name in a list: turns that spend discounts.
    "discounts": translate("Practice", "Discounts"),
    #: A name in a list: turns after which more of the reserve is within reach.
    "reach": translate("Practice", "Reach"),
    #: A name in a list: turns in which buildings are doubled by troops.
    "doubling": translate("Practice", "Doubling"),
    #: A name in a list: the last turn of each heir.
    "last-turn": translate("Practice", "Last turn"),
    #: A name in a list: turns that take treasures from Henry.
    "treasures": translate("Practice", "Henry's treasures"),
}


def name_theme(theme: str) -> Text:
    """Return the name of a theme by its word."""
    return _THEMES[theme]


ALL_THEMES: Final = translate("Practice", "All themes")
#: {theme} is a name such as "Roads"; a line of a list.
THEME_LINE: Final = translate("Practice", "{theme}: {done} of {count} solved")

#: {heir} is a player's name, in the nominative.
TASK: Final = translate("Practice", "{heir}: find the best turn.")
TURN_OF_DAY: Final = translate("Practice", "The turn of the day, the same for everybody today.")
#: {game} is a title such as "Ada and Bob".
FROM_GAME: Final = translate("Practice", "Turn {turn} of your game “{game}”.")
FROM_PROGRAM: Final = translate("Practice", "Turn {turn} of a game between computers.")
FROM_SOLO: Final = translate("Practice", "Turn {turn} of a computer's game against Henry.")
HOW_TO: Final = translate(
    "Practice",
    "Play the whole turn and end it: it is then compared with ours. One that is as good counts as "
    "solved.",
)
NOT_DUE: Final = translate(
    "Practice", "This position is not due today, so your answer is just for practice."
)
DUE: Final = translate("Practice", "Due today: %n positions.", "", 1).singular(
    "Due today: %n position."
)
NONE_DUE: Final = translate("Practice", "Nothing is due today.")

COMPARING: Final = translate("Practice", "Your turn is being compared with ours…")
SOLVED: Final = translate("Practice", "Solved: this is our turn, too.")
SOLVED_AS_GOOD: Final = translate("Practice", "Solved: as good as our turn.")
NOT_SOLVED: Final = translate("Practice", "Not solved yet.")
#: Points by which the player's turn is worse than ours.
FEWER_POINTS: Final = translate(
    "Practice", "About %n points fewer than with our turn.", "", 1
).singular("About %n point fewer than with our turn.")
LITTLE_FEWER: Final = translate("Practice", "Less than one point worse than our turn.")
TRY_OR_SHOW: Final = translate("Practice", "Try again, or have our turn shown.")
IS_DONE: Final = translate(
    "Practice", "You have solved this position twice, so it does not come back."
)
#: {date} is a day such as 31/12/2026.
COMES_BACK: Final = translate("Practice", "This position comes back on {date}.")
COMPARED: Final = translate("Practice", "Compared with your turn:")
#: A title above lines like "Take the Mill" and "Build the Mill at M13".
OURS: Final = translate("Practice", "Ours:")
CLOSED: Final = translate(
    "Practice", "Your turn has been played: try again, or go on to the next position."
)


def describe_fewer_points(loss: float) -> Text:
    """Say how much worse a turn is than ours."""
    points = round(loss)
    return FEWER_POINTS.fill_n(points) if points else LITTLE_FEWER
