"""The limits of all files and games, so that no part of the program refuses what another writes.

All input (opened, pasted, dropped, sent by another program) goes through `reading.parse_json` and
the readers of the formats, which check these limits; the program cuts its own data to them.
"""

from __future__ import annotations

import sys
from typing import Final

MAX_FIRST_TURN: Final = 900_000
"""The latest turn from which a game continues counting: the limit of a file is a million."""

MAX_FILE_BYTES: Final = 5 * 1024 * 1024
"""The maximum size of a file, or of a line of a file with one case a line."""

MAX_DEPTH: Final = 100
"""The maximum nesting of lists and objects."""

MAX_DIGITS: Final = sys.int_info.default_max_str_digits
"""The maximum number of digits of an integer, which is that of Python itself."""

MAX_FIELDS: Final = 16 * 1024
"""The maximum number of fields of an object, far more than any format has."""

MAX_ACTIONS: Final = 5000
"""The maximum number of actions in a save, with those taken back: a game has about a hundred."""

MAX_SEATS: Final = 8
"""The maximum number of seats in a result, more than any game has."""

MAX_TITLE_LENGTH: Final = 200
MAX_NAME_LENGTH: Final = 100
"""The maximum length of the name of a player."""
MAX_GAME_NAME_LENGTH: Final = 200
"""The maximum length of the name of a game from which another one comes."""
MAX_CATALOGUE_NAME_LENGTH: Final = 60


def shorten_for_file(text: str, max_length: int) -> str:
    """Shorten a text to `max_length` and replace half characters, which files cannot store.

    The name of a file can have half characters, for bytes that are no text.
    """
    return text[:max_length].encode("utf-8", errors="replace").decode("utf-8")
