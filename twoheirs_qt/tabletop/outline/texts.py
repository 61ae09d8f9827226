"""Texts of every outline."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.tabletop.text.text import translate

NAME: Final = translate("Outline", "The game as an outline")
#: Heading of the column of names.
WHAT: Final = translate("Outline", "The game")
#: Heading of a column: terrain, owner, troops and points of what the row is about.
DETAILS: Final = translate("Outline", "Details")
#: Heading of a column of things that can be done: "take", "build on 3 cells".
POSSIBLE: Final = translate("Outline", "You can")
#: Heading above a list of things to do, and its name for screen readers.
CHOICES: Final = translate("Outline", "What can be done here")
#: The branch with the entries of the chronicle.
CHRONICLE: Final = translate("Outline", "Chronicle")
#: How many rows a branch of the outline has.
ENTRY_COUNT: Final = translate("Outline", "%n entries", "", 1).singular("%n entry")
#: {row} is what the row is, {choices} such as "take".
ROW_WITH_CHOICES: Final = translate("Outline", "{row}; you can {choices}")
#: What something would bring: {effects} such as "White +5; cost: 2 wood".
EFFECTS: Final = translate("Outline", "{choice}: {effects}")
#: Something that cannot be done, and all reasons why.
IMPOSSIBLE: Final = translate("Outline", "{choice}: not possible. {reasons}")
NOTHING: Final = translate("Outline", "Nothing can be done here now.")
#: Of an entry in the chronicle of a game that is only looked at: goes there.
SHOW_THEN: Final = translate("Outline", "Show the game as it was then")
