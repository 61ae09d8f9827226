"""Handing on a game without what nobody has seen: the order of supply and treasures.

What has been revealed stays as it was. The rest lies in the order of its names, but for the
topmost tile of the supply, whose terrain everyone sees: it stays a tile of that terrain. A field
`unseen` names the piles that lie so, `["stack"]` or `["stack", "pile"]`. Such a file is a valid
position or save like any other; a program that knows the field deals those piles again.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from twoheirs_qt.codec.position import Position, dump_position
from twoheirs_qt.files import error_texts as faults
from twoheirs_qt.files.errors import FileFault, in_file
from twoheirs_qt.files.limits import MOST_BYTES
from twoheirs_qt.files.reading import read_bytes
from twoheirs_qt.files.writing import laid_out
from twoheirs_qt.rules.components import Catalogue
from twoheirs_qt.rules.state import State
from twoheirs_qt.rules.unseen import RandRange, hide_unseen, redeal, replace_undrawn
from twoheirs_qt.saves.files import SaveGame, read_any
from twoheirs_qt.saves.log import log_of
from twoheirs_qt.saves.writer import Stamp, stamp_of


class Opened(NamedTuple):
    """A save, or the state of a position; `redealt`: what was unseen in it was dealt again.

    `stamp` is that of the file just before it was read, and `size` how much of it is a sound log
    (0: it is none). `comes_home`: the file does not hold it.
    """

    found: SaveGame | State
    redealt: bool = False
    stamp: Stamp | None = None
    size: int = 0
    comes_home: bool = False


# -- handing on -----------------------------------------------------------------------------------


def position_text(state: State, *, with_order: bool = False) -> str:
    """A position as text; without the order of what is unseen, unless asked for."""
    return laid_out(dump_position(state) if with_order else dump_covered(state)) + "\n"


def dump_covered(state: State) -> dict[str, object]:
    """The plain data of a position, without the order of what is unseen."""
    return dump_position(hide_unseen(state), _piles(state))


def save_text(save: SaveGame, *, with_order: bool = False) -> str:
    """A game as text; without the order of what is unseen, unless asked for."""
    return log_of(save if with_order else without_order(save)).decode("utf-8")


def without_order(save: SaveGame) -> SaveGame:
    """The same game up to now without what it would reveal later, what was taken back included."""
    now = save.state
    piles = _piles(now)
    if not piles or now.is_over or save.gave_up is not None:
        return save
    start = replace_undrawn(save.start, hide_unseen(now))
    return replace(save, start=start, actions=save.actions[: save.done], unseen=piles)


# -- opening --------------------------------------------------------------------------------------


def read_for_play(path: Path, catalogue: Catalogue, randrange: RandRange) -> Opened:
    """What a file holds, ready to be played on. Raises FileFault."""
    stamp = stamp_of(path)
    with in_file(path):
        return read_bytes_for_play(read_bytes(path), catalogue, randrange)._replace(stamp=stamp)


def parse_for_play(text: str, catalogue: Catalogue, randrange: RandRange) -> Opened:
    """What a text holds, such as the clipboard's, ready to be played on.

    Raises FileFault without a file's name.
    """
    if len(text) > MOST_BYTES:  # before it is copied: a clipboard may hold anything
        raise FileFault(faults.TOO_LARGE)
    try:
        raw = text.strip().encode("utf-8") + b"\n"
    except UnicodeEncodeError:
        raise FileFault(faults.BROKEN_TEXT) from None
    return read_bytes_for_play(raw, catalogue, randrange)


def read_bytes_for_play(raw: bytes, catalogue: Catalogue, randrange: RandRange) -> Opened:
    """What the bytes of a file hold, ready to be played on. Raises FileFault without its name."""
    found = read_any(raw, catalogue)
    if isinstance(found, Position):
        if not found.unseen:
            return Opened(found.state)
        return Opened(redeal(found.state, randrange), redealt=True)
    save = found.save
    if not save.unseen:
        return Opened(save, size=found.size)
    start = replace_undrawn(save.start, redeal(save.state, randrange))
    return Opened(replace(save, start=start, unseen=()), redealt=True)


def _piles(state: State) -> tuple[str, ...]:
    """The piles of which something is unseen."""
    found = ("stack",) if state.stack else ()
    return (*found, "pile") if state.solo is not None and state.solo.pile else found
