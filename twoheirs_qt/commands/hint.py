"""`twoheirs-qt hint`: the best turns in a position, with the reasons for the best one."""

from __future__ import annotations

import argparse
from typing import Final

from twoheirs_qt.commands.cases import Catalogues
from twoheirs_qt.commands.errors import CommandError
from twoheirs_qt.games.registry import TWO_HEIRS, find_game, load_game
from twoheirs_qt.games.two_heirs.advice.hint import Hint, Stage
from twoheirs_qt.games.two_heirs.advice.judge import judge
from twoheirs_qt.games.two_heirs.advice.judgement_data import dump_judgement
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.words.names import Names, fill_in_henry
from twoheirs_qt.tabletop.files.errors import add_file_to_errors
from twoheirs_qt.tabletop.files.json_text import dump_compact
from twoheirs_qt.tabletop.files.log_lines import find_log_format, is_save_log
from twoheirs_qt.tabletop.files.reading import parse_json, read_bytes
from twoheirs_qt.tabletop.saves.files import ParsedPosition, parse_save_or_position, read_save
from twoheirs_qt.tabletop.text.text import render_english

_DEFAULT_SEED: Final = 1
"""The seed if none is given: so the same question has the same answer."""


def run(arguments: argparse.Namespace) -> int:
    """Print the best turns; returns the exit status."""
    state, names = _read(arguments.file, Catalogues(arguments))
    seed = _DEFAULT_SEED if arguments.seed is None else arguments.seed
    judgement = judge(state, seed=seed, states=arguments.states)
    texts = Hint(state, judgement).list_texts(Stage.TURN, names)
    words = [render_english(text) for text in texts]
    if arguments.json:
        print(dump_compact({**dump_judgement(judgement), "seed": seed, "words": words}))
    else:
        print("\n".join(words))
    return 0


def _read(source: str, catalogues: Catalogues) -> tuple[State, Names]:
    """Read a position, or that in which a save stands. Raises FileError and CommandError."""
    with add_file_to_errors(source):
        raw, game = read_bytes(source), load_game(TWO_HEIRS)
        is_save = is_save_log(raw)
        data = {"format": find_log_format(raw)} if is_save else parse_json(raw)
        if find_game(data) is not game:
            raise CommandError("hint: FILE is of Bunny Kingdom; hints are for The Two Heirs")
        games = catalogues.make_games(game)
        parsed = read_save(raw, games) if is_save else parse_save_or_position(data, games)
    if isinstance(parsed, ParsedPosition):
        state, is_over = parsed.stored.position, False
        names: tuple[str, ...] = ("", "")
    else:
        save = parsed.save
        state, is_over = save.state, save.resigned_seat is not None
        names = save.settings.names
    if is_over or state.is_over:
        raise CommandError("hint: the game in FILE is over")
    return state, fill_in_henry(names, state.henry)
