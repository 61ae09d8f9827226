"""Saves and positions that were read to be played, or are shared without their unseen part.

A shared game does not give away what nobody has seen. A program that reads such a file puts the
unseen part into a random order again.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import SystemRandom
from typing import Any, NamedTuple, TypeAlias

from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import FileError, add_file_to_errors
from twoheirs_qt.tabletop.files.json_text import dump_readable
from twoheirs_qt.tabletop.files.limits import MAX_FILE_BYTES
from twoheirs_qt.tabletop.files.reading import read_bytes
from twoheirs_qt.tabletop.game import AnyGame, StoredPosition
from twoheirs_qt.tabletop.games import Games
from twoheirs_qt.tabletop.saves.files import ParsedPosition, read_save_or_position
from twoheirs_qt.tabletop.saves.game_log import dump_log
from twoheirs_qt.tabletop.saves.save import SaveGame
from twoheirs_qt.tabletop.saves.writer import FileStamp, read_stamp

RandRange: TypeAlias = Callable[[int], int]
"""Draws a whole number from 0 up to below its argument, such as `SystemRandom().randrange`."""


class OpenedGame(NamedTuple):
    """A save, or the state of a position of `game`, read to be played.

    `redealt`: its hidden part was shuffled again. `stamp` is that of the file just before it was
    read, and `size` the number of its bytes that are a valid log (0: it is no log).
    `needs_saving`: the file has an older version.
    """

    game: AnyGame
    content: Any
    redealt: bool = False
    stamp: FileStamp | None = None
    size: int = 0
    needs_saving: bool = False


# -- sharing -------------------------------------------------------------------------------------


def format_position(game: AnyGame, state: Any, *, with_order: bool = False) -> str:
    """Dump a position as text; the hidden order only with `with_order`."""
    position = state if with_order else game.saves.remove_unseen_from_position(state)
    return dump_readable(game.dump_position(StoredPosition(position))) + "\n"


def format_save(save: SaveGame, *, with_order: bool = False) -> str:
    """Dump a game as text; the hidden order only with `with_order`."""
    return dump_log(save if with_order else remove_order(save)).decode("utf-8")


def remove_order(save: SaveGame) -> SaveGame:
    """Return the game up to now without what it would reveal later or what was taken back."""
    return save.game.saves.remove_unseen(save, SystemRandom().randrange)


# -- opening --------------------------------------------------------------------------------------


def read_for_play(path: Path, games: Games, randrange: RandRange) -> OpenedGame:
    """Read the game or position in a file, ready to play. Raises FileError."""
    stamp = read_stamp(path)
    with add_file_to_errors(path):
        return read_bytes_for_play(read_bytes(path), games, randrange)._replace(stamp=stamp)


def parse_for_play(text: str, games: Games, randrange: RandRange) -> OpenedGame:
    """Read the game or position in a text such as that of the clipboard, ready to play.

    Raises FileError without the name of a file.
    """
    if len(text) > MAX_FILE_BYTES:  # before it is copied: the text may be huge
        raise FileError(error_texts.TOO_LARGE)
    try:
        raw = text.strip().encode("utf-8") + b"\n"
    except UnicodeEncodeError:
        raise FileError(error_texts.BROKEN_TEXT) from None
    return read_bytes_for_play(raw, games, randrange)


def read_bytes_for_play(raw: bytes, games: Games, randrange: RandRange) -> OpenedGame:
    """Read the game or position in bytes, ready to play. Raises FileError without a file's name."""
    parsed = read_save_or_position(raw, games)
    if isinstance(parsed, ParsedPosition):
        game, stored = parsed
        if stored.is_view:
            raise FileError(error_texts.IS_VIEW)
        if not stored.unseen_piles:
            return OpenedGame(game, stored.position)
        return OpenedGame(
            game, game.saves.reshuffle_position(stored.position, randrange), redealt=True
        )
    save = parsed.save
    if not save.unseen_piles:
        return OpenedGame(save.game, save, size=parsed.size)
    return OpenedGame(save.game, save.game.saves.reshuffle(save, randrange), redealt=True)
