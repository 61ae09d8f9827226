"""How the games against Henry and the computer ended here: plain data to values and back."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from twoheirs_qt.files import error_texts as faults
from twoheirs_qt.files.errors import FileFault, Source, in_file, quoted
from twoheirs_qt.files.limits import MOST_BYTES
from twoheirs_qt.files.migrations import RESULTS
from twoheirs_qt.files.reading import read_json
from twoheirs_qt.files.writing import laid_out, write_text
from twoheirs_qt.rules.components import TileSet
from twoheirs_qt.rules.setup import SETS_IN_PLAY


@dataclass(frozen=True, slots=True)
class Result:
    """How one game ended.

    `game` names it, the same in every copy of its save; `ended` is a time such as
    `2025-01-31T18:30:00Z`. `level` is Henry's, None in a duel against the computer's `opponent`,
    which is empty else. `sets` are in the order of the box. `points` are the human's, `theirs`
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
        """These and one more, in the place of an older one of the same game."""
        kept = tuple(each for each in self.results if each.game != result.game)
        return Results((*kept, result))

    def of_game(self, game: str) -> Result | None:
        """The result of a game, None if it has none."""
        return next((each for each in self.results if each.game == game), None)


NO_RESULTS: Final = Results()


def load_results(source: Source) -> Results:
    """The results in a file. Raises FileFault."""
    with in_file(source):
        return parse_results(read_json(source))


def write_results(path: Path, results: Results) -> None:
    """Write a file of results, whole or not at all, with its folder. Raises FileFault.

    Of more than a file can hold (some 25,000 games) the oldest are left out.
    """
    with contextlib.suppress(OSError):  # writing says why it cannot be done
        path.parent.mkdir(parents=True, exist_ok=True)
    write_text(path, results_text(results))


def results_text(results: Results) -> str:
    """Results as the text of a file: all of them, or the newest ones that fit into one."""
    text = laid_out(dump_results(results)) + "\n"
    while len(text.encode("utf-8")) > MOST_BYTES:
        oldest = len(results.results) // 50 + 1
        results = Results(results.results[oldest:])
        text = laid_out(dump_results(results)) + "\n"
    return text


def parse_results(data: object) -> Results:
    """The results that `data` hold. Raises FileFault without the name of a file."""
    from twoheirs_qt.files.validation import shaped
    from twoheirs_qt.results.shapes import ResultsShape

    shape = shaped(ResultsShape, RESULTS.opened(data))
    found: dict[str, Result] = {}
    for number, each in enumerate(shape.results):
        place = f"results[{number}]"
        sets = tuple(tile_set for tile_set in TileSet if tile_set in each.sets)
        if len(sets) != SETS_IN_PLAY:
            raise FileFault(faults.DIFFERENT_SETS, f"{place}.sets")
        if each.game in found:
            raise FileFault(faults.ID_TWICE.fill(value=quoted(each.game)), f"{place}.game")
        found[each.game] = Result(
            game=each.game,
            ended=each.ended,
            level=each.level,
            sets=sets,
            points=each.points,
            theirs=each.theirs,
            won=each.won,
            gave_up=each.gave_up,
            opponent=each.opponent,
            drawn=each.drawn,
        )
    return Results(tuple(found.values()))


def dump_results(results: Results) -> dict[str, object]:
    """Results as data."""
    return {
        "format": RESULTS.name,
        "version": RESULTS.newest,
        "results": [_dumped(each) for each in results.results],
    }


def _dumped(result: Result) -> dict[str, object]:
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
