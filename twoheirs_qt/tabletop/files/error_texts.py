"""Texts about errors in files, and in reading and writing them.

The name of the file and the place in it come first: "game.json: options.seed: is not
written in the right form". So each text begins in lower case and ends without a full stop. {value},
{field} and the like are copied from the file and have quotation marks already.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from twoheirs_qt.tabletop.text.text import Text, join_by_or, make_untranslated_text, translate

# -- the frame -----------------------------------------------------------------------------------

#: The name of a file and what is wrong with it: "game.json: is not JSON".
IN_FILE: Final = translate("Faults", "{file}: {fault}")
#: {place} is the field of the file where the fault is, such as "troops.white[1].at".
AT_PLACE: Final = translate("Faults", "{place}: {fault}")
#: In place of the name of a file.
STANDARD_INPUT: Final = translate("Faults", "standard input")
#: A line of a file with many cases, in place of the name of a file.
LINE: Final = translate("Faults", "{file}, line {line}")
#: An action of a saved game, as the place of a fault.
ACTION_OF_TURN: Final = translate("Faults", "action {number} (turn {turn})")
#: A line of a saved game, as the place of a fault.
LINE_OF_TURN: Final = translate("Faults", "line {number} (turn {turn})")
#: An action of a list of actions, as the place of a fault.
ACTION: Final = translate("Faults", "action {number}")

#: A place within a place: "catalogue.content, card city-1, copies".
WITHIN: Final = translate("Faults", "{outer}, {place}")

# -- reading and writing --------------------------------------------------------------------------

NOT_FOUND: Final = translate("Faults", "there is no such file")
IS_FOLDER: Final = translate("Faults", "this is a folder, not a file")
NO_FOLDER: Final = translate("Faults", "there is no such folder")
NOT_ALLOWED: Final = translate("Faults", "you do not have permission to use this file")
DISK_FULL: Final = translate("Faults", "no space is left on the disk")
READ_ONLY: Final = translate("Faults", "the disk is read-only")
#: {error} is the system's own message.
UNREADABLE: Final = translate("Faults", "the file cannot be read ({error})")
#: {error} is the system's own message.
UNWRITABLE: Final = translate("Faults", "the file cannot be written ({error})")
SILENT_PIPE: Final = translate("Faults", "this is a pipe, and nothing comes through it")
UNREAD_PIPE: Final = translate("Faults", "this is a pipe, and nobody reads from it")
NO_ANSWER: Final = translate("Faults", "the disk is not responding")
TOO_LARGE: Final = translate("Faults", "larger than 5 MiB; no file of this game is that large")
EMPTY: Final = translate("Faults", "it is empty")
BYTE_ORDER_MARK: Final = translate(
    "Faults", "begins with a byte order mark: save it as UTF-8 without one"
)
NOT_UTF8: Final = translate("Faults", "not UTF-8 text (at byte {offset})")
NOT_JSON: Final = translate("Faults", "not JSON (at line {line}, column {column})")
TWICE_IN_OBJECT: Final = translate("Faults", "the field {field} appears twice in one object")
NOT_A_NUMBER: Final = translate("Faults", "{value} is not a number that JSON allows")
TOO_MANY_DIGITS: Final = translate("Faults", "a number in it has too many digits")
TOO_DEEP: Final = translate("Faults", "its lists and objects are nested too deeply")
TOO_MANY_FIELDS: Final = translate("Faults", "an object in it has too many fields")
BROKEN_TEXT: Final = translate("Faults", "a text in it contains half a character")

# -- format and version ---------------------------------------------------------------------------

UNKNOWN_FORMAT: Final = translate("Faults", "{value} is not a format of this program")
WRONG_FORMAT: Final = translate("Faults", "this is a {found} file, but a {wanted} file is needed")
NEWER_VERSION: Final = translate(
    "Faults",
    "made by a newer program: version {version} is needed to read it, "
    "this program reads up to version {newest}",
)
OTHER_GAME: Final = translate("Faults", "this file and the catalogue are of different games")
UNKNOWN_SEAT: Final = translate("Faults", "{seat} is not a seat of this game")
IS_VIEW: Final = translate(
    "Faults", "this is what one seat sees, but a whole position is needed to go on"
)
UNKNOWN_VERSION: Final = translate("Faults", "there is no version {version} of this format")
NEWER_RULES: Final = translate(
    "Faults",
    "made by a newer program: it follows version {version} of the rules, "
    "this program knows up to version {newest}",
)

# -- shape ----------------------------------------------------------------------------------------

NOT_OBJECT: Final = translate("Faults", "must be an object { … }")
NOT_IN_SHAPE: Final = translate("Faults", "is not written in the right form")
ID_TWICE: Final = translate("Faults", "the name {value} is used twice")

# -- saves ----------------------------------------------------------------------------------------

START_DIFFERS: Final = translate("Faults", "the starting position is not the one that was saved")
TURN_DIFFERS: Final = translate(
    "Faults", "the state after turn {turn} is not the one that was saved"
)
END_DIFFERS: Final = translate("Faults", "the state in turn {turn} is not the one that was saved")
#: {fault} tells where the game first goes otherwise now, and how.
RULES_CORRECTED: Final = translate(
    "Faults", "a mistake in the rules has been fixed since this game was played: {fault}"
)
DAMAGED_LINE: Final = translate("Faults", "damaged, or changed by another program")
UNKNOWN_LINE: Final = translate("Faults", "contains nothing that this program knows")
ACTION_DIFFERS: Final = translate("Faults", "the action leads to another state than was saved")
NO_CATALOGUE: Final = translate(
    "Faults", "played with the catalogue {name}, which is neither in the file nor on this computer"
)
OTHER_CATALOGUE: Final = translate(
    "Faults", "the catalogue in the file is not the one it was played with"
)

# -- what to do ------------------------------------------------------------------------------------

_REMEDIES: Final = {
    DISK_FULL: translate("Faults", "Free some space on this disk, or save the game elsewhere."),
    READ_ONLY: translate("Faults", "Save the game on another disk."),
    NOT_ALLOWED: translate(
        "Faults",
        "Another program may be using the file, or the folder may belong to someone "
        "else: try again, or save the game elsewhere.",
    ),
    NO_FOLDER: translate("Faults", "Try again, or save the game elsewhere."),
}
_ANY_REMEDY: Final = translate("Faults", "Try again, or save the game elsewhere.")


def describe_remedy(fault: Text | None) -> Text:
    """Return a text with what the player can do when a game cannot be saved."""
    return _ANY_REMEDY if fault is None else _REMEDIES.get(fault, _ANY_REMEDY)


def describe_choices(words: Sequence[str]) -> Text:
    """List the words that a field may have: "wood, wheat or stone"."""
    return join_by_or([make_untranslated_text(word) for word in words])


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
_OTHER_CATALOGUE: Final = translate(
    "Faults",
    "“{file}” was played with a custom catalogue that isn't in the file. Ask whoever made it for "
    "that catalogue.",
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
        (_GONE, (NOT_FOUND,)),
        (_FOLDER, (IS_FOLDER,)),
        (_EMPTY, (EMPTY,)),
        (_TOO_LARGE, (TOO_LARGE,)),
        (
            _NO_GAME,
            (
                *(NOT_UTF8, BYTE_ORDER_MARK, NOT_JSON, BROKEN_TEXT),
                *(TOO_MANY_DIGITS, TOO_DEEP, NOT_A_NUMBER),
                *(UNKNOWN_FORMAT, TWICE_IN_OBJECT),
            ),
        ),
        (_OTHER_KIND, (WRONG_FORMAT,)),
        (_NEWER, (NEWER_VERSION, NEWER_RULES)),
        (_OTHER_CATALOGUE, (NO_CATALOGUE,)),
        (_RULES_CORRECTED, (RULES_CORRECTED,)),
        (_DAMAGED, (DAMAGED_LINE,)),
    )
    for fault in kinds
}


def explain_problem(file: str, fault: Text, location: Text | str) -> Text | None:
    """Explain an error of a file; None if its own text says all, such as for a full disk.

    `location` is the place of the error in the file, empty for the file as a whole.
    """
    if fault.source in _PROBLEMS:
        problem = _PROBLEMS[fault.source]
    elif location == "format" or (not location and fault.source == NOT_OBJECT.source):
        problem = _NO_GAME
    elif location:
        problem = _DAMAGED
    else:
        return None
    return problem.fill(file=file)
