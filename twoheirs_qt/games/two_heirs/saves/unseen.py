"""Sharing a game without its hidden part: the order of supply and treasures.

What has been revealed stays. All else is sorted by name, except the topmost tile of the supply,
whose terrain is visible: a tile of that terrain stays there. The field `unseen` names the sorted
piles, `["stack"]` or `["stack", "pile"]`. Such a file is a valid position or save like any other; a
program that knows the field shuffles those piles again.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from twoheirs_qt.games.two_heirs.codec.position import Position, dump_position
from twoheirs_qt.games.two_heirs.rules.components import Catalogue
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.rules.unseen import RandRange, hide_unseen, redeal, replace_undrawn
from twoheirs_qt.games.two_heirs.saves.log import dump_log
from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import FileError, in_file
from twoheirs_qt.tabletop.files.json_text import dump_readable
from twoheirs_qt.tabletop.files.limits import MAX_FILE_BYTES
from twoheirs_qt.tabletop.files.reading import read_bytes
from twoheirs_qt.tabletop.saves.files import SaveGame, read_any
from twoheirs_qt.tabletop.saves.writer import Stamp, read_stamp


class Opened(NamedTuple):
    """A save, or the state of a position; `redealt`: its hidden part was shuffled again.

    `stamp` is that of the file just before it was read, and `size` the bytes of a sound log in it
    (0: it is no log). `comes_home`: the file does not hold it.
    """

    content: SaveGame | State
    redealt: bool = False
    stamp: Stamp | None = None
    size: int = 0
    comes_home: bool = False


# -- sharing -------------------------------------------------------------------------------------


def position_text(state: State, *, with_order: bool = False) -> str:
    """Dump a position as text; the hidden order only with `with_order`."""
    return dump_readable(dump_position(state) if with_order else dump_covered(state)) + "\n"


def dump_covered(state: State) -> dict[str, object]:
    """Dump a position as plain data without the hidden order."""
    return dump_position(hide_unseen(state), _piles(state))


def save_text(save: SaveGame, *, with_order: bool = False) -> str:
    """Dump a game as text; the hidden order only with `with_order`."""
    return dump_log(save if with_order else without_order(save)).decode("utf-8")


def without_order(save: SaveGame) -> SaveGame:
    """Return the game up to now without what it would reveal later or what was taken back."""
    now = save.state
    piles = _piles(now)
    if not piles or now.is_over or save.gave_up is not None:
        return save
    start = replace_undrawn(save.start, hide_unseen(now))
    return replace(save, start=start, actions=save.actions[: save.done], unseen=piles)


# -- opening --------------------------------------------------------------------------------------


def read_for_play(path: Path, catalogue: Catalogue, randrange: RandRange) -> Opened:
    """Read the game or position in a file, ready to play. Raises FileError."""
    stamp = read_stamp(path)
    with in_file(path):
        return read_bytes_for_play(read_bytes(path), catalogue, randrange)._replace(stamp=stamp)


def parse_for_play(text: str, catalogue: Catalogue, randrange: RandRange) -> Opened:
    """Read the game or position in a text such as that of the clipboard, ready to play.

    Raises FileError without the name of a file.
    """
    if len(text) > MAX_FILE_BYTES:  # before it is copied: the text may be huge
        raise FileError(error_texts.TOO_LARGE)
    try:
        raw = text.strip().encode("utf-8") + b"\n"
    except UnicodeEncodeError:
        raise FileError(error_texts.BROKEN_TEXT) from None
    return read_bytes_for_play(raw, catalogue, randrange)


def read_bytes_for_play(raw: bytes, catalogue: Catalogue, randrange: RandRange) -> Opened:
    """Read the game or position in bytes, ready to play. Raises FileError without a file's name."""
    parsed = read_any(raw, catalogue)
    if isinstance(parsed, Position):
        if not parsed.unseen:
            return Opened(parsed.state)
        return Opened(redeal(parsed.state, randrange), redealt=True)
    save = parsed.save
    if not save.unseen:
        return Opened(save, size=parsed.size)
    start = replace_undrawn(save.start, redeal(save.state, randrange))
    return Opened(replace(save, start=start, unseen=()), redealt=True)


def _piles(state: State) -> tuple[str, ...]:
    """List the piles that are not empty."""
    piles = ("stack",) if state.stack else ()
    return (*piles, "pile") if state.solo is not None and state.solo.pile else piles
