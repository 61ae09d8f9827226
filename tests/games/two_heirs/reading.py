"""Reading files of The Two Heirs, to be played with a catalogue."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from tests.box import GAME
from twoheirs_qt.games.two_heirs.game import make_two_heirs_games
from twoheirs_qt.games.two_heirs.rules import Catalogue, State
from twoheirs_qt.tabletop.files.errors import Source
from twoheirs_qt.tabletop.saves import copies, files, game_log, opened, writer
from twoheirs_qt.tabletop.saves.copies import GameCopy
from twoheirs_qt.tabletop.saves.files import ParsedPosition, Rescue
from twoheirs_qt.tabletop.saves.game_log import ParsedLog
from twoheirs_qt.tabletop.saves.opened import OpenedGame, RandRange
from twoheirs_qt.tabletop.saves.save import SaveGame


def load_save(source: Source, catalogue: Catalogue) -> SaveGame:
    return files.load_save(source, make_two_heirs_games(catalogue))


def read_save(raw: bytes, catalogue: Catalogue) -> ParsedLog:
    return files.read_save(raw, make_two_heirs_games(catalogue))


def read_log(raw: bytes, catalogue: Catalogue) -> ParsedLog:
    return game_log.read_log(raw, GAME, catalogue)


def read_save_or_position(raw: bytes, catalogue: Catalogue) -> ParsedLog | ParsedPosition:
    return files.read_save_or_position(raw, make_two_heirs_games(catalogue))


def parse_save_or_position(data: object, catalogue: Catalogue) -> ParsedLog | ParsedPosition:
    return files.parse_save_or_position(data, make_two_heirs_games(catalogue))


def parse_document(data: object, catalogue: Catalogue) -> SaveGame:
    return GAME.saves.read_document(data, catalogue)


def rescue(source: Source, catalogue: Catalogue, name: str, now: str) -> Rescue | None:
    return files.rescue(source, make_two_heirs_games(catalogue), name, now)


def read_for_play(path: Path, catalogue: Catalogue, randrange: RandRange) -> OpenedGame:
    return opened.read_for_play(path, make_two_heirs_games(catalogue), randrange)


def parse_for_play(text: str, catalogue: Catalogue, randrange: RandRange) -> OpenedGame:
    return opened.parse_for_play(text, make_two_heirs_games(catalogue), randrange)


def format_position(state: State, *, with_order: bool = False) -> str:
    return opened.format_position(GAME, state, with_order=with_order)


def rename_save(path: Path, title: str, catalogue: Catalogue) -> None:
    writer.rename_save(path, title, make_two_heirs_games(catalogue))


def find_nearest_copy(
    save: SaveGame,
    paths: Sequence[Path],
    catalogue: Catalogue,
    find_pending_save: Callable[[Path], SaveGame | None] = lambda _: None,
) -> GameCopy | None:
    return copies.find_nearest_copy(save, paths, make_two_heirs_games(catalogue), find_pending_save)
