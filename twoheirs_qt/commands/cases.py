"""The common parts of `score`, `legal`, `play` and `view`: a catalogue, many cases one a line."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import Any

from twoheirs_qt.commands.errors import CommandError
from twoheirs_qt.games.registry import find_game, make_games
from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import (
    FileError,
    NameOrText,
    add_file_to_errors,
    format_source,
)
from twoheirs_qt.tabletop.files.json_text import dump_compact
from twoheirs_qt.tabletop.files.log_lines import is_save_log
from twoheirs_qt.tabletop.files.reading import (
    parse_json,
    read_bytes,
    read_json,
    read_numbered_lines,
)
from twoheirs_qt.tabletop.game import AnyGame, StoredPosition
from twoheirs_qt.tabletop.games import Games
from twoheirs_qt.tabletop.text.text import make_untranslated_text


class Catalogues:
    """The catalogue for each game: that of `--catalogue`, or the installed one.

    Never a player's own. With `--catalogue`, the files of other games are refused.
    """

    def __init__(self, arguments: argparse.Namespace) -> None:
        """Read the file of `--catalogue`. Raises FileError."""
        self._chosen: tuple[AnyGame, Any] | None = None
        if arguments.catalogue is None:
            return
        if arguments.catalogue == "-" == getattr(arguments, "file", None):
            raise CommandError("standard input: cannot be both the catalogue and FILE")
        with add_file_to_errors(arguments.catalogue):
            data = read_json(arguments.catalogue)
            game = find_game(data)
            self._chosen = (game, game.catalogues.parse(data))

    def load_for_game(self, game: AnyGame) -> Any:
        """The catalogue for a game. Raises FileError if that of another one was chosen."""
        if self._chosen is None:
            return game.catalogues.load_for_program()
        chosen_game, catalogue = self._chosen
        if chosen_game is not game:
            raise FileError(error_texts.OTHER_GAME)
        return catalogue

    def make_games(self, game: AnyGame) -> Games:
        """One game alone, to be played with its catalogue. Raises FileError as `load_for_game`."""
        return Games.of(game, self.load_for_game(game))


def read_position_or_save(
    source: str, catalogues: Catalogues, *, for_score: bool = False
) -> tuple[AnyGame, StoredPosition[Any]]:
    """The game of a file, and its position or that in which its save stands.

    `for_score` as in `Game.parse`. Raises FileError.
    """
    with add_file_to_errors(source):
        raw = read_bytes(source)
        if not is_save_log(raw):
            return parse_position_or_save(parse_json(raw), catalogues, for_score=for_score)
        from twoheirs_qt.tabletop.saves.game_log import read_whole_log  # positions do not need it

        game = make_games().find_by_log(raw)
        save = read_whole_log(raw, game, catalogues.load_for_game(game)).save
        return game, StoredPosition(save.state, names=save.settings.names)


def parse_position_or_save(
    data: object, catalogues: Catalogues, *, for_score: bool = False
) -> tuple[AnyGame, StoredPosition[Any]]:
    """The game of a document, and its position or that in which a save of one object stands.

    `for_score` as in `Game.parse`. Raises FileError without a file's name.
    """
    game = find_game(data)
    return game, game.parse_position(data, catalogues.load_for_game(game), for_score=for_score)


def read_playable(source: str, catalogues: Catalogues) -> tuple[AnyGame, StoredPosition[Any]]:
    """`read_position_or_save` of what a game can go on from: FileError for a view."""
    game, stored = read_position_or_save(source, catalogues)
    if stored.is_view:
        raise FileError(error_texts.IS_VIEW, file=format_source(source))
    return game, stored


def parse_playable(data: object, catalogues: Catalogues) -> tuple[AnyGame, StoredPosition[Any]]:
    """`parse_position_or_save` of what a game can go on from: FileError for a view."""
    game, stored = parse_position_or_save(data, catalogues)
    if stored.is_view:
        raise FileError(error_texts.IS_VIEW)
    return game, stored


class CaseError(Exception):
    """A case that cannot be used; `answer` is printed in its place."""

    def __init__(self, answer: dict[str, object]) -> None:
        super().__init__(answer)
        self.answer = answer


def print_answers(file: str, answer: Callable[[object, NameOrText], object]) -> int:
    """Print a line of JSON for each line of `file`; returns the exit status.

    `answer` gets the data and the name of a line, and raises FileError or CaseError for a case that
    cannot be used.
    """
    status = 0
    for number, line in read_numbered_lines(file):
        name = error_texts.LINE.fill(file=_name_to_text(format_source(file)), line=str(number))
        result: object
        try:
            if line is None:
                raise FileError(error_texts.TOO_LARGE)
            result = answer(parse_json(line), name)
        except FileError as fault:
            result = {"error": str(fault.add_file(name))}
            status = 1
        except CaseError as fault:
            result = fault.answer
            status = 1
        sys.stdout.write(dump_compact(result) + "\n")
        sys.stdout.flush()
    return status


def _name_to_text(name: NameOrText) -> NameOrText:
    return make_untranslated_text(name) if isinstance(name, str) else name
