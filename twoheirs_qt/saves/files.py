"""Saves on the disk: logs of version 2, and documents of version 1, which open for ever."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from twoheirs_qt.codec.position import Position, read_position
from twoheirs_qt.files import error_texts as faults
from twoheirs_qt.files.errors import FileFault, Source, in_file
from twoheirs_qt.files.migrations import POSITION, SAVE, format_of
from twoheirs_qt.files.reading import parse_json, read_bytes
from twoheirs_qt.files.writing import write_bytes
from twoheirs_qt.rules.components import Catalogue
from twoheirs_qt.rules.scoring import score_sheet
from twoheirs_qt.saves.log import LogRead, is_log, log_of, read_log
from twoheirs_qt.saves.save import GameSettings, Origin, Rescued, SaveGame, Summary, TakeBack
from twoheirs_qt.saves.version_1 import parse_document, rescued_document

__all__ = [
    "GameSettings",
    "Origin",
    "Rescue",
    "SaveGame",
    "Summary",
    "TakeBack",
    "load_save",
    "read_any",
    "read_save",
    "rescue",
    "summary_of",
    "write_save",
]


def load_save(source: Source, catalogue: Catalogue) -> SaveGame:
    """Read a save and replay it with every check.

    `catalogue` is used if the game was played with it, else the program's own, of whatever version,
    else the one in the file. Raises FileFault.
    """
    with in_file(source):
        return read_save(read_bytes(source), catalogue).save


def read_save(raw: bytes, catalogue: Catalogue) -> LogRead:
    """The game in the bytes of a save, all of it; its size is 0 if it is no log.

    Raises FileFault without a file's name.
    """
    if not is_log(raw):
        return LogRead(parse_document(parse_json(raw), catalogue), 0, None)
    found = read_log(raw, catalogue)
    if found.fault is not None:
        raise found.fault
    return found


def read_any(raw: bytes, catalogue: Catalogue, *, for_score: bool = False) -> LogRead | Position:
    """The save, or the position, in the bytes of a file; `for_score` as in `read_position`.

    Raises FileFault without a file's name.
    """
    if is_log(raw):
        return read_save(raw, catalogue)
    data = parse_json(raw)
    name = format_of(data)
    if name == SAVE.name:
        return LogRead(parse_document(data, catalogue), 0, None)
    if name != POSITION.name:
        raise FileFault(faults.WRONG_FORMAT.fill(found=name, wanted=POSITION.name), "format")
    return read_position(data, catalogue, for_score=for_score)


def write_save(path: Path, save: SaveGame) -> None:
    """Write a whole save, or nothing; it is on the disk when this returns. Raises FileFault."""
    write_bytes(path, log_of(save))


class Rescue(NamedTuple):
    """A game that was left of a damaged save, sound up to `turn`."""

    save: SaveGame
    turn: int


def rescue(source: Source, catalogue: Catalogue, name: str, now: str) -> Rescue | None:
    """What can be played of the save in a file; None if that is nothing.

    The game says in its origin that it is what was left of the game `name`. `now` stands for times
    that are lost. A save of a newer program is not damaged, and not rescued.
    """
    try:
        raw = read_bytes(source)
        found = read_log(raw, catalogue).save if is_log(raw) else None
        save = found or rescued_document(raw, catalogue, now)
    except FileFault:
        return None
    if save is None:
        return None
    turn = save.played.turns[save.done]
    left = replace(save.origin, rescued=Rescued(name, turn))
    return Rescue(replace(save, origin=left), turn)


def summary_of(save: SaveGame) -> Summary:
    """What a list of games shows of a save."""
    state, options = save.state, save.origin.options
    sheet = score_sheet(state)
    over = state.is_over or save.gave_up is not None
    winner = sheet.winner if save.gave_up is None else save.gave_up.opponent
    return Summary(
        title=save.title,
        created=save.created,
        changed=save.changed,
        mode="duel" if state.solo is None else "solo",
        level=None if state.solo is None else state.solo.level,
        names=save.settings.names,
        players=save.settings.players_of(save.start),
        opponents=save.settings.opponents,
        sets=tuple(save.start.sets if options is None else options.sets),
        turn=save.played.turns[save.done],
        active=state.active,
        points=(sheet.heirs[0].total, sheet.heirs[1].total),
        over=over,
        winner=winner if over else None,
    )
