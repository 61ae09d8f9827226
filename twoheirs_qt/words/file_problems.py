"""What a fault of a file means for a player, and what can be done about it.

The faults themselves name a place in the file, for whoever made or changed it; here each is one of
a few things that can be wrong with a game that somebody wants to open.
"""

from __future__ import annotations

from typing import Final

from twoheirs_qt.words import faults
from twoheirs_qt.words.text import Text, translate

# {file} is the name of a file, such as "game.twoheirs".

_GONE: Final = translate(
    "Faults",
    "“{file}” isn't there. It may have been moved, renamed or deleted: look for it, or open "
    "another game.",
)
_FOLDER: Final = translate("Faults", "“{file}” is a folder. Choose a file instead.")
_EMPTY: Final = translate(
    "Faults", "“{file}” is empty. Open another file, or an older copy of this one."
)
_TOO_LARGE: Final = translate(
    "Faults", "“{file}” is too large to be a game of The Two Heirs. Open another file."
)
_NO_GAME: Final = translate(
    "Faults",
    "“{file}” is not a game of The Two Heirs, or it is damaged. Open another file, or an older "
    "copy of this one.",
)
_OTHER_KIND: Final = translate(
    "Faults", "“{file}” belongs to The Two Heirs, but it is not a game. Open another file."
)
_NEWER: Final = translate(
    "Faults", "“{file}” comes from a newer version of The Two Heirs. Update yours to open it."
)
_OTHER_TILES: Final = translate(
    "Faults",
    "“{file}” was played with a custom catalogue of tiles that isn't in the file. Ask whoever"
    " made it for that catalogue.",
)
_RULES_CORRECTED: Final = translate(
    "Faults",
    "A mistake in the rules has been fixed since “{file}” was played, so the game can't be "
    "continued.",
)
_DAMAGED: Final = translate(
    "Faults",
    "“{file}” is damaged, or was changed outside the game. Open an older copy of it, if there is "
    "one.",
)

_PROBLEMS: Final = {
    fault.source: problem
    for problem, kinds in (
        (_GONE, (faults.NOT_FOUND,)),
        (_FOLDER, (faults.IS_FOLDER,)),
        (_EMPTY, (faults.EMPTY,)),
        (_TOO_LARGE, (faults.TOO_LARGE,)),
        (
            _NO_GAME,
            (
                *(faults.NOT_UTF8, faults.BYTE_ORDER_MARK, faults.NOT_JSON, faults.BROKEN_TEXT),
                *(faults.TOO_MANY_DIGITS, faults.TOO_DEEP, faults.NOT_A_NUMBER),
                *(faults.UNKNOWN_FORMAT, faults.TWICE_IN_OBJECT),
            ),
        ),
        (_OTHER_KIND, (faults.WRONG_FORMAT,)),
        (_NEWER, (faults.NEWER_VERSION, faults.NEWER_RULES)),
        (_OTHER_TILES, (faults.NO_CATALOGUE,)),
        (_RULES_CORRECTED, (faults.RULES_CORRECTED,)),
        (_DAMAGED, (faults.DAMAGED_LINE,)),
    )
    for fault in kinds
}


def problem_with(file: str, fault: Text, place: Text | str) -> Text | None:
    """What a fault of this file means; None if the fault itself says all, as of a full disk.

    `place` is where in the file the fault is, empty if that is all of it.
    """
    if fault.source in _PROBLEMS:
        problem = _PROBLEMS[fault.source]
    elif place == "format" or (not place and fault.source == faults.NOT_OBJECT.source):
        problem = _NO_GAME
    elif place:
        problem = _DAMAGED
    else:
        return None
    return problem.fill(file=file)
