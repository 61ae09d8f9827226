"""Chapter: the last round, the scoring and the winner."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.rules.components import Heir
from twoheirs_qt.words.rulebook import measures
from twoheirs_qt.words.rulebook.model import (
    Bullets,
    Chapter,
    Example,
    RulingBox,
    Section,
    View,
    paragraphs,
)
from twoheirs_qt.words.text import translate

_LAST_ROUND: Final = Section(
    "end/last-round",
    translate("Rule book end", "The last round", "rules §6"),
    (
        Bullets(
            (
                translate(
                    "Rule book end",
                    "When a refill takes the last tile of the supply, the end is near. The heir "
                    "whose turn it is finishes it as usual.",
                    "rules §6",
                ),
                translate(
                    "Rule book end",
                    "Then each heir has one more turn. Places of the royal reserve are no longer "
                    "refilled.",
                    "rules §6",
                ),
                translate(
                    "Rule book end",
                    "Then the landscape is scored.",
                    "rules §6",
                ),
            ),
            numbered=True,
        ),
        *paragraphs(
            translate(
                "Rule book end",
                "So both heirs have equally many chances to prepare: bring your troops onto the "
                "buildings that are worth most, or back to the royal reserve.",
                "rules §6",
            ),
            translate(
                "Rule book end",
                "Without Camps, a game for two has 22 turns.",
                "rules §8",
            ),
        ),
        RulingBox("R19"),
    ),
)

_SCORING: Final = Section(
    "end/scoring",
    translate("Rule book end", "Final scoring", "rules §5"),
    (
        Bullets(
            (
                translate(
                    "Rule book end",
                    "Each of your buildings scores its points: see <a "
                    "href='buildings/overview'>all buildings</a>.",
                    "rules §5",
                ),
                translate(
                    "Rule book end",
                    "A building of yours on which one of <i>your</i> troops stands scores double.",
                    "rules §5",
                ),
                translate(
                    "Rule book end",
                    "Opposing troops change nothing, and open terrain scores nothing for itself.",
                    "rules §5",
                ),
                translate(
                    "Rule book end",
                    "Then the <a href='roads/score'>roads</a> are scored, unless the heirs agreed "
                    "not to.",
                    "rules §5",
                ),
            )
        ),
        Example(
            "scoring",
            translate(
                "Rule book end",
                "White's Cathedral is doubled by the retinue on it: {cathedral}. Blue's troop on "
                "White's Camp changes nothing: {camp}. White's other troop stands on Blue's Market "
                "and doubles nothing there: {market}. In all, White: {white}. Blue: {blue}.",
                "rules §5",
            ),
            (
                ("cathedral", measures.counted((0, 0))),
                ("camp", measures.counted((0, 1))),
                ("market", measures.counted((1, 0))),
                ("white", measures.total(Heir.WHITE)),
                ("blue", measures.total(Heir.BLUE)),
            ),
            View(focus=((0, 0), (0, 1), (1, 0))),
        ),
        *paragraphs(
            translate(
                "Rule book end",
                "The program keeps the score sheet at all times, and shows on the table from which "
                "tiles the points of each line come.",
                "rules §5",
            ),
        ),
    ),
)

_WINNER: Final = Section(
    "end/winner",
    translate("Rule book end", "Who wins", "rules §5 Winner"),
    (
        Bullets(
            (
                translate(
                    "Rule book end",
                    "The heir with more points wins.",
                    "rules §5 Winner",
                ),
                translate(
                    "Rule book end",
                    "If both have the same, the heir with more troops in the royal reserve wins.",
                    "rules §5 Winner",
                ),
                translate(
                    "Rule book end",
                    "If that is equal too, the game is drawn.",
                    "rules §5 Winner",
                ),
            ),
            numbered=True,
        ),
        *paragraphs(
            translate(
                "Rule book end",
                "Against Henry it is <a href='solo/scoring'>not enough to draw</a>.",
                "rules §7 Solo scoring",
            ),
        ),
    ),
)

CHAPTER: Final = Chapter(
    "end",
    translate("Rule book end", "The end of the game", "rules §6"),
    (_LAST_ROUND, _SCORING, _WINNER),
)
