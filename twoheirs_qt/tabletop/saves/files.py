"""Saves on the disk: logs of any game, and older documents, which can still be read."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from twoheirs_qt.tabletop.files.errors import FileError, Source, add_file_to_errors
from twoheirs_qt.tabletop.files.log_lines import is_save_log
from twoheirs_qt.tabletop.files.migrations import find_format_name
from twoheirs_qt.tabletop.files.reading import parse_json, read_bytes
from twoheirs_qt.tabletop.files.writing import write_bytes
from twoheirs_qt.tabletop.game import AnyGame, StoredPosition
from twoheirs_qt.tabletop.games import Games
from twoheirs_qt.tabletop.saves.game_log import ParsedLog, dump_log, read_log, read_whole_log
from twoheirs_qt.tabletop.saves.save import DamagedGame, SaveGame


class ParsedPosition(NamedTuple):
    """A position that was read, and its game."""

    game: AnyGame
    stored: StoredPosition[Any]


def load_save(source: Source, games: Games) -> SaveGame:
    """Read a save and replay it with all checks.

    The catalogue of `games` is used if the game was played with it, else one of the program's own
    of any version, else the one in the file. Raises FileError.
    """
    with add_file_to_errors(source):
        return read_save(read_bytes(source), games).save


def read_save(raw: bytes, games: Games) -> ParsedLog:
    """Parse a whole save; its size is 0 if it is no log.

    Raises FileError without the name of a file.
    """
    if is_save_log(raw):
        game = games.find_by_log(raw)
        return read_whole_log(raw, game, games.load_catalogue(game))
    data = parse_json(raw)
    game = games.find_by_document(data)
    save = game.saves.read_document(data, games.load_catalogue(game))
    return ParsedLog(save, 0, None)


def read_save_or_position(raw: bytes, games: Games) -> ParsedLog | ParsedPosition:
    """Parse a save or a position. Raises FileError without the name of a file."""
    return (
        read_save(raw, games)
        if is_save_log(raw)
        else parse_save_or_position(parse_json(raw), games)
    )


def parse_save_or_position(data: object, games: Games) -> ParsedLog | ParsedPosition:
    """Parse an old save or a position. Raises FileError without the name of a file."""
    game = games.find_by_document(data)
    catalogue = games.load_catalogue(game)
    if find_format_name(data) == game.saves.format.name:
        return ParsedLog(game.saves.read_document(data, catalogue), 0, None)
    return ParsedPosition(game, game.parse_position(data, catalogue, for_score=False))


def write_save(path: Path, save: SaveGame) -> None:
    """Write a whole save, or nothing; it is on the disk when this returns. Raises FileError."""
    write_bytes(path, dump_log(save))


def make_review_path(game: Path) -> Path:
    """Return the file for the review of the game in a file, beside it."""
    return game.with_name(f"{game.name}.review")


class Rescue(NamedTuple):
    """A game rescued from a damaged save, sound up to `turn`."""

    save: SaveGame
    turn: int


def rescue(source: Source, games: Games, name: str, now: str) -> Rescue | None:
    """Rescue the playable part of a damaged save; None if there is none.

    The origin of the result names the damaged game, `name`. `now` replaces times that are lost. A
    save of a newer program is not damaged, and not rescued.
    """
    try:
        raw = read_bytes(source)
        save = _rescue_log(raw, games) if is_save_log(raw) else _rescue_document(raw, games, now)
    except FileError:
        return None
    if save is None:
        return None
    turn = save.replay.turn_numbers[save.done_count]
    origin = replace(save.origin, damaged_game=DamagedGame(name, turn))
    return Rescue(replace(save, origin=origin), turn)


def _rescue_log(raw: bytes, games: Games) -> SaveGame:
    game = games.find_by_log(raw)
    return read_log(raw, game, games.load_catalogue(game)).save


def _rescue_document(raw: bytes, games: Games, now: str) -> SaveGame | None:
    """Rescue a document, which some games wrote before they wrote logs."""
    for game in map(games.find, games.names):
        save = game.saves.rescue_document(raw, games.load_catalogue(game), now)
        if save is not None:
            return save
    return None
