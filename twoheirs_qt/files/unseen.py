"""Handing on a game without what nobody has seen: the order of supply and treasures.

What has been revealed stays as it was. The rest lies in the order of its names, but for the
topmost tile of the supply, whose terrain everyone sees: it stays a tile of that terrain. A field
`unseen` names the piles that lie so, `["stack"]` or `["stack", "pile"]`. Such a file is a valid
position or save like any other; a program that knows the field deals those piles anew.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from twoheirs_qt.files.extras import NO_EXTRAS, PILE, STACK, UNSEEN, Extras
from twoheirs_qt.files.fault import in_file
from twoheirs_qt.files.keeping import Stamp, stamp_of
from twoheirs_qt.files.migrations import POSITION, format_of
from twoheirs_qt.files.position import dump_position, read_position
from twoheirs_qt.files.reading import parse_json, parse_text, read_bytes
from twoheirs_qt.files.save import SaveGame, dump_save, parse_any
from twoheirs_qt.files.writing import laid_out
from twoheirs_qt.rules.components import Catalogue
from twoheirs_qt.rules.state import State
from twoheirs_qt.rules.unseen import Below, covered, redealt, with_rest


class Opened(NamedTuple):
    """A save, or the state of a position; `redealt`: what was unseen in it was dealt anew.

    `stamp` is that of the file just before it was read. `comes_home`: the file does not hold it.
    """

    found: SaveGame | State
    redealt: bool = False
    stamp: Stamp | None = None
    comes_home: bool = False


# -- handing on -----------------------------------------------------------------------------------


def position_text(state: State, *, with_order: bool = False) -> str:
    """A position as text; without the order of what is unseen, unless asked for."""
    return laid_out(dump_position(state) if with_order else dump_covered(state)) + "\n"


def dump_covered(state: State) -> dict[str, object]:
    """The plain data of a position, without the order of what is unseen."""
    piles = _piles(state)
    return dump_position(covered(state), Extras({UNSEEN: piles}) if piles else NO_EXTRAS)


def save_text(save: SaveGame, *, with_order: bool = False) -> str:
    """A game as text; without the order of what is unseen, unless asked for."""
    return laid_out(dump_save(save if with_order else without_order(save))) + "\n"


def without_order(save: SaveGame) -> SaveGame:
    """The same game up to now without what it would reveal later, what was taken back included."""
    now = save.state
    piles = _piles(now)
    if not piles or now.is_over or save.gave_up is not None:
        return save
    extras = Extras({**save.extras.own, UNSEEN: piles}, save.extras.parts)
    start = with_rest(save.start, covered(now))
    return replace(save, start=start, actions=save.actions[: save.done], extras=extras)


# -- opening --------------------------------------------------------------------------------------


def read_for_play(path: Path, catalogue: Catalogue, below: Below) -> Opened:
    """What a file holds, ready to be played on. Raises FileFault."""
    stamp = stamp_of(path)
    with in_file(path):
        return read_bytes_for_play(read_bytes(path), catalogue, below)._replace(stamp=stamp)


def parse_for_play(text: str, catalogue: Catalogue, below: Below) -> Opened:
    """What a text holds, ready to be played on. Raises FileFault without a file's name."""
    return _opened(parse_text(text), catalogue, below)


def read_bytes_for_play(raw: bytes, catalogue: Catalogue, below: Below) -> Opened:
    """What the bytes of a file hold, ready to be played on. Raises FileFault without its name."""
    return _opened(parse_json(raw), catalogue, below)


def _opened(data: object, catalogue: Catalogue, below: Below) -> Opened:
    if format_of(data) == POSITION.name:
        position = read_position(data, catalogue)
        if UNSEEN not in position.extras.own:
            return Opened(position.state)
        return Opened(redealt(position.state, below), redealt=True)
    save = parse_any(data, catalogue)
    if not isinstance(save, SaveGame) or UNSEEN not in save.extras.own:
        return Opened(save)
    own = {name: value for name, value in save.extras.own.items() if name != UNSEEN}
    start = with_rest(save.start, redealt(save.state, below))
    return Opened(replace(save, start=start, extras=Extras(own, save.extras.parts)), redealt=True)


def _piles(state: State) -> list[str]:
    """The piles of which something is unseen."""
    found = [STACK] if state.stack else []
    return [*found, PILE] if state.solo is not None and state.solo.pile else found
