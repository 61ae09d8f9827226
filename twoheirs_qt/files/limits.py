"""The limits of every file and every game: what one part of the program writes, none refuses.

Whatever comes in (opened, pasted, dropped, handed over by another program) goes through
`reading.parse_json` and the readers of the formats, which hold these; whatever the program makes
itself is cut to them where it is made.
"""

from __future__ import annotations

import sys
from typing import Final

from twoheirs_qt.rules.cells import MAX_DISTANCE
from twoheirs_qt.rules.state import MAX_DISCOUNTS

__all__ = [
    "LATEST_START",
    "LONGEST_CATALOGUE",
    "LONGEST_GAME",
    "LONGEST_NAME",
    "LONGEST_TITLE",
    "MAX_DISCOUNTS",
    "MAX_DISTANCE",
    "MOST_ACTIONS",
    "MOST_BYTES",
    "MOST_DEPTH",
    "MOST_DIGITS",
    "MOST_FIELDS",
    "fitting",
]

LATEST_START: Final = 900_000
"""The latest turn from which a game goes on counting: a file has room for a million."""

MOST_BYTES: Final = 5 * 1024 * 1024
"""The greatest size of a file, or of a line of a file with one case a line."""

MOST_DEPTH: Final = 100
"""The deepest nesting of lists and objects."""

MOST_DIGITS: Final = sys.int_info.default_max_str_digits
"""The most digits of a whole number: Python itself reads and writes no longer ones."""

MOST_FIELDS: Final = 16 * 1024
"""The most fields of an object, far above what any format has."""

MOST_ACTIONS: Final = 5000
"""The most actions of a save, those taken back included: some games have a hundred."""

LONGEST_TITLE: Final = 200
LONGEST_NAME: Final = 100
"""Of an heir."""
LONGEST_GAME: Final = 200
"""Of the name of another game, from which one comes."""
LONGEST_CATALOGUE: Final = 60


def fitting(words: str, longest: int) -> str:
    """`words` as a file can hold them: not longer than that, and no half characters in them.

    The name of a file can have such halves, for bytes that are no text.
    """
    return words[:longest].encode("utf-8", errors="replace").decode("utf-8")
