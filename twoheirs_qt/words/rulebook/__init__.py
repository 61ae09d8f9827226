"""The rule book: what it says, as texts and examples, free of Qt.

`BOOK` is the whole of it; `section_for_tile` and `section_for_reason` say where it tells about
something on the table. Nothing of it is imported before it is opened.
"""

from twoheirs_qt.words.rulebook.links import section_for_reason, section_for_tile

__all__ = ["section_for_reason", "section_for_tile"]
