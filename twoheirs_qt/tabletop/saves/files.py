"""Saves on the disk: logs of version 2, and documents of version 1, which can still be read."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from twoheirs_qt.games.two_heirs.codec.position import Position, read_position
from twoheirs_qt.games.two_heirs.rules.components import Catalogue
from twoheirs_qt.games.two_heirs.rules.scoring import score_sheet
from twoheirs_qt.games.two_heirs.saves.log import ParsedLog, dump_log, read_log
from twoheirs_qt.games.two_heirs.saves.save import (
    GameSettings,
    Origin,
    Rescued,
    SaveGame,
    Summary,
    TakeBack,
)
from twoheirs_qt.games.two_heirs.saves.version_1 import parse_document, rescue_document
from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import FileError, Source, in_file
from twoheirs_qt.tabletop.files.log_lines import is_log
from twoheirs_qt.tabletop.files.migrations import POSITION, SAVE, format_of
from twoheirs_qt.tabletop.files.reading import parse_json, read_bytes
from twoheirs_qt.tabletop.files.writing import write_bytes

__all__ = [
    "GameSettings",
    "Origin",
    "Rescue",
    "SaveGame",
    "Summary",
    "TakeBack",
    "load_save",
    "parse_any",
    "read_any",
    "read_save",
    "rescue",
    "review_path",
    "summarize",
    "write_save",
]


def load_save(source: Source, catalogue: Catalogue) -> SaveGame:
    """Read a save and replay it with all checks.

    `catalogue` is used if the game was played with it, else one of the program's own of any
    version, else the one in the file. Raises FileError.
    """
    with in_file(source):
        return read_save(read_bytes(source), catalogue).save


def read_save(raw: bytes, catalogue: Catalogue) -> ParsedLog:
    """Parse a whole save; its size is 0 if it is no log.

    Raises FileError without the name of a file.
    """
    if not is_log(raw):
        return ParsedLog(parse_document(parse_json(raw), catalogue), 0, None)
    parsed = read_log(raw, catalogue)
    if parsed.fault is not None:
        raise parsed.fault
    return parsed


def read_any(raw: bytes, catalogue: Catalogue) -> ParsedLog | Position:
    """Parse a save or a position. Raises FileError without the name of a file."""
    return read_save(raw, catalogue) if is_log(raw) else parse_any(parse_json(raw), catalogue)


def parse_any(data: object, catalogue: Catalogue) -> ParsedLog | Position:
    """Parse a save of version 1 or a position. Raises FileError without the name of a file."""
    name = format_of(data)
    if name == SAVE.name:
        return ParsedLog(parse_document(data, catalogue), 0, None)
    if name != POSITION.name:
        raise FileError(error_texts.WRONG_FORMAT.fill(found=name, wanted=POSITION.name), "format")
    return read_position(data, catalogue)


def write_save(path: Path, save: SaveGame) -> None:
    """Write a whole save, or nothing; it is on the disk when this returns. Raises FileError."""
    write_bytes(path, dump_log(save))


def review_path(game: Path) -> Path:
    """Return the file for the review of the game in a file, beside it."""
    return game.with_name(f"{game.name}.review")


class Rescue(NamedTuple):
    """A game rescued from a damaged save, sound up to `turn`."""

    save: SaveGame
    turn: int


def rescue(source: Source, catalogue: Catalogue, name: str, now: str) -> Rescue | None:
    """Rescue the playable part of a damaged save; None if there is none.

    The origin of the result names the damaged game, `name`. `now` replaces times that are lost. A
    save of a newer program is not damaged, and not rescued.
    """
    try:
        raw = read_bytes(source)
        parsed = read_log(raw, catalogue).save if is_log(raw) else None
        save = parsed or rescue_document(raw, catalogue, now)
    except FileError:
        return None
    if save is None:
        return None
    turn = save.played.turns[save.done]
    origin = replace(save.origin, rescued=Rescued(name, turn))
    return Rescue(replace(save, origin=origin), turn)


def summarize(save: SaveGame) -> Summary:
    """Summarize a save for a list of games."""
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
