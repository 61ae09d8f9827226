"""`twoheirs-qt review`: what each turn of a game was worth, and the better one that there was."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from twoheirs_qt.commands.cases import Catalogues
from twoheirs_qt.commands.errors import CommandError
from twoheirs_qt.games.registry import TWO_HEIRS, find_game, load_game
from twoheirs_qt.games.two_heirs.advice.review import (
    DEFAULT_SEED,
    ReviewedTurn,
    explain_no_review,
    list_played_turns,
    review_turn,
)
from twoheirs_qt.games.two_heirs.advice.review_file import ReviewFile, dump_turn
from twoheirs_qt.games.two_heirs.advice.review_words import (
    compare,
    describe_heading,
    describe_loss_by_deal,
    describe_summary,
    describe_verdict,
    forecast,
)
from twoheirs_qt.games.two_heirs.words.names import Names
from twoheirs_qt.games.two_heirs.words.opponents import name_players
from twoheirs_qt.tabletop.files.errors import add_file_to_errors, format_source
from twoheirs_qt.tabletop.files.json_text import dump_compact
from twoheirs_qt.tabletop.files.log_lines import find_log_format, is_save_log
from twoheirs_qt.tabletop.files.reading import parse_json, read_bytes
from twoheirs_qt.tabletop.saves.files import ParsedPosition, parse_save_or_position, read_save
from twoheirs_qt.tabletop.saves.save import SaveGame
from twoheirs_qt.tabletop.text.text import Text, join_whole_sentences, render_english


def run(arguments: argparse.Namespace) -> int:
    """Print each turn as soon as it is reviewed; returns the exit status."""
    save = _read(arguments.file, Catalogues(arguments))
    settings = save.settings
    names = name_players(settings.names, save.start.henry, settings.opponents)
    turns: list[ReviewedTurn] = []
    for turn in _review(save, arguments):
        turns.append(turn)
        if arguments.json:
            print(dump_compact(_dump_turn(turn, save, names)), flush=True)
        else:
            print(_format_turn(turn, save, names), flush=True)
    if not arguments.json:
        print(render_english(describe_summary(turns, names)))
    return 0


def _read(source: str, catalogues: Catalogues) -> SaveGame:
    """Read a save that can be reviewed. Raises FileError and CommandError."""
    name = _name_source(source)
    with add_file_to_errors(source):
        raw, game = read_bytes(source), load_game(TWO_HEIRS)
        is_save = is_save_log(raw)
        data = {"format": find_log_format(raw)} if is_save else parse_json(raw)
        if find_game(data) is not game:
            raise CommandError(f"{name}: only games of The Two Heirs can be reviewed")
        games = catalogues.make_games(game)
        parsed = read_save(raw, games) if is_save else parse_save_or_position(data, games)
    if isinstance(parsed, ParsedPosition):
        raise CommandError(f"{name}: a position has no turns: a review needs a saved game")
    refusal = explain_no_review(parsed.save)
    if refusal is not None:
        raise CommandError(f"{name}: {render_english(refusal)}")
    return parsed.save


def _name_source(source: str) -> str:
    name = format_source(source)
    return render_english(name) if isinstance(name, Text) else name


def _review(save: SaveGame, arguments: argparse.Namespace) -> Iterator[ReviewedTurn]:
    """Review the turns in order; those that the file of `-o` holds are only read there."""
    turns = list_played_turns(save)
    seed = DEFAULT_SEED if arguments.seed is None else arguments.seed
    file = None
    if arguments.out is not None:
        file = ReviewFile(Path(arguments.out), turns, seed, arguments.states)
    for turn in turns:
        stored = None if file is None else file.turns.get(turn.done_count)
        reviewed = stored or review_turn(turn, seed, arguments.states)
        if file is not None and stored is None:
            file.add(reviewed)
        yield reviewed


def _dump_turn(turn: ReviewedTurn, save: SaveGame, names: Names) -> dict[str, object]:
    """A turn as JSON: what the file holds, figures that follow from it, and reasons in words."""
    comparison = compare(turn, save.replay.states[turn.done_count], names)
    reasons: list[str] = []
    if comparison is not None:
        reasons = [render_english(text) for text in (comparison.reason, *comparison.lines) if text]
    return {
        **dump_turn(turn),
        "forecast": round(turn.forecast, 2),
        "spread": round(turn.spread, 2),
        "loss": round(turn.loss, 2),
        "error": None if turn.error is None else round(turn.error, 2),
        "chance": round(turn.win_chance, 3),
        "chance_lost": round(turn.win_chance_lost, 3),
        "grade": None if turn.grade is None else turn.grade.value,
        "reasons": reasons,
    }


def _format_turn(turn: ReviewedTurn, save: SaveGame, names: Names) -> str:
    comparison = compare(turn, save.replay.states[turn.done_count], names)
    better_turn_texts = (
        (None, None) if comparison is None else (describe_loss_by_deal(turn), comparison.sentences)
    )
    texts = [
        text
        for text in (describe_verdict(turn), *better_turn_texts, forecast(turn, names))
        if text is not None
    ]
    heading, sentences = describe_heading(turn, names), join_whole_sentences(texts)
    return f"{render_english(heading)}: {render_english(sentences)}"
