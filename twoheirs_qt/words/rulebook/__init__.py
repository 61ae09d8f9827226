"""The rule book: what it says, as texts and examples, free of Qt.

`BOOK` is the whole of it; `points_of` and `points_of_tile` say what a building scores;
`section_for_tile` and `section_for_reason` say where it tells about something on the table.
Nothing of it is imported before it is opened or asked.
"""

from twoheirs_qt.words.rulebook.links import (
    points_of,
    points_of_tile,
    section_for_reason,
    section_for_tile,
)

__all__ = ["points_of", "points_of_tile", "section_for_reason", "section_for_tile"]
