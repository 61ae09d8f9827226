"""Results of games against Henry and the computer, and their file."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from twoheirs_qt.games.two_heirs.rules.components import TileSet
from twoheirs_qt.games.two_heirs.rules.setup import SETS_IN_PLAY
from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import FileError, Source, in_file, quote
from twoheirs_qt.tabletop.files.json_text import dump_readable
from twoheirs_qt.tabletop.files.limits import MAX_FILE_BYTES
from twoheirs_qt.tabletop.files.migrations import RESULTS
from twoheirs_qt.tabletop.files.reading import read_json
from twoheirs_qt.tabletop.files.writing import write_text


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a game.

    `game` names it, the same in every copy of its save; `ended` is a time such as
    `2025-01-31T18:30:00Z`. `level` is Henry's, None in a duel against the computer's `opponent`,
    which is empty else. `sets` are in the order of `TileSet`. `points` are the human's, `theirs`
    Henry's or the computer's. A game that was given up is neither `won` nor `drawn`.
    """

    game: str
    ended: str
    level: int | None
    sets: tuple[TileSet, ...]
    points: int
    theirs: int
    won: bool
    gave_up: bool = False
    opponent: str = ""
    drawn: bool = False


@dataclass(frozen=True, slots=True)
class Results:
    """The results in a file, the oldest first, one a game."""

    results: tuple[Result, ...] = ()

    def with_result(self, result: Result) -> Results:
        """Return results with `result`, which replaces an older one of the same game."""
        others = tuple(other for other in self.results if other.game != result.game)
        return Results((*others, result))

    def find(self, game: str) -> Result | None:
        """Find the result of a game; None if it has none."""
        return next((result for result in self.results if result.game == game), None)


NO_RESULTS: Final = Results()


def load_results(source: Source) -> Results:
    """Read a file of results. Raises FileError."""
    with in_file(source):
        return parse_results(read_json(source))


def write_results(path: Path, results: Results) -> None:
    """Write a file of results and create its folder. Raises FileError.

    If there are too many for a file (some 25,000 games) the oldest are left out.
    """
    with contextlib.suppress(OSError):  # writing raises an error then
        path.parent.mkdir(parents=True, exist_ok=True)
    write_text(path, results_text(results))


def results_text(results: Results) -> str:
    """Dump results as text: all of them, or the newest that fit into a file."""
    text = dump_readable(dump_results(results)) + "\n"
    while len(text.encode("utf-8")) > MAX_FILE_BYTES:
        oldest = len(results.results) // 50 + 1
        results = Results(results.results[oldest:])
        text = dump_readable(dump_results(results)) + "\n"
    return text


def parse_results(data: object) -> Results:
    """Parse results. Raises FileError without the name of a file."""
    from twoheirs_qt.tabletop.files.validation import validate
    from twoheirs_qt.tabletop.results.shapes import ResultsShape

    shape = validate(ResultsShape, RESULTS.migrate(data))
    results: dict[str, Result] = {}
    for number, entry in enumerate(shape.results):
        place = f"results[{number}]"
        sets = tuple(tile_set for tile_set in TileSet if tile_set in entry.sets)
        if len(sets) != SETS_IN_PLAY:
            raise FileError(error_texts.DIFFERENT_SETS, f"{place}.sets")
        if entry.game in results:
            raise FileError(error_texts.ID_TWICE.fill(value=quote(entry.game)), f"{place}.game")
        results[entry.game] = Result(
            game=entry.game,
            ended=entry.ended,
            level=entry.level,
            sets=sets,
            points=entry.points,
            theirs=entry.theirs,
            won=entry.won,
            gave_up=entry.gave_up,
            opponent=entry.opponent,
            drawn=entry.drawn,
        )
    return Results(tuple(results.values()))


def dump_results(results: Results) -> dict[str, object]:
    """Dump results as plain data."""
    return {
        "format": RESULTS.name,
        "version": RESULTS.newest,
        "results": [_dump_result(result) for result in results.results],
    }


def _dump_result(result: Result) -> dict[str, object]:
    return {
        "game": result.game,
        "ended": result.ended,
        "level": result.level,
        "sets": [tile_set.value for tile_set in result.sets],
        "points": result.points,
        "theirs": result.theirs,
        "won": result.won,
        "gave_up": result.gave_up,
        "opponent": result.opponent,
        "drawn": result.drawn,
    }
