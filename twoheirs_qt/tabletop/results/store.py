"""Results of games of one person against computers, and their file."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import FileError, Source, add_file_to_errors, quote
from twoheirs_qt.tabletop.files.json_text import dump_compact
from twoheirs_qt.tabletop.files.limits import MAX_FILE_BYTES
from twoheirs_qt.tabletop.files.reading import read_json
from twoheirs_qt.tabletop.files.writing import write_text
from twoheirs_qt.tabletop.results.results_format import RESULTS


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a game; `points` and `places` are the person's, then those of the `opponents`.

    - `id`: names it, the same in every copy of its save
    - `game`: the name of the game that was played, such as `twoheirs`
    - `ended`: a time such as `2025-01-31T18:30:00Z`
    - `opponents`: the names of computer opponents in the order of the seats; empty if unknown, and
      for one without a name of its own
    - `places`: 1 is the best, and equal for those who share it
    - `details`: what the game says besides, see `GameSaves.collect_details`
    """

    id: str
    game: str
    ended: str
    opponents: tuple[str, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]
    gave_up: bool = False
    details: Mapping[str, Any] = field(default_factory=dict, hash=False)

    @property
    def place(self) -> int:
        """The place of the person."""
        return self.places[0]

    @property
    def is_shared(self) -> bool:
        """Whether somebody else has the same place."""
        return self.place in self.places[1:]

    @property
    def margin(self) -> int:
        """The points by which the person was ahead of the best opponent."""
        return self.points[0] - max(self.points[1:])

    @property
    def scores(self) -> list[tuple[str, float]]:
        """The name of each opponent, and 1 if the person was ahead of it, 0.5 if equal, else 0."""
        return [
            (opponent, (place > self.place) + (place == self.place) / 2)
            for opponent, place in zip(self.opponents, self.places[1:], strict=True)
        ]


@dataclass(frozen=True, slots=True)
class Results:
    """The results in a file, the oldest first, one a game."""

    results: tuple[Result, ...] = ()

    def add_result(self, result: Result) -> Results:
        """Return results with `result`, which replaces an older one of the same game."""
        others = tuple(other for other in self.results if other.id != result.id)
        return Results((*others, result))

    def filter_by_game(self, game: str) -> tuple[Result, ...]:
        """Return the results of a game (`Result.game`)."""
        return tuple([result for result in self.results if result.game == game])

    def remove_game(self, game: str) -> Results:
        """Return results without those of a game (`Result.game`)."""
        return Results(tuple(result for result in self.results if result.game != game))

    def find(self, id_: str) -> Result | None:
        """Find the result with this `id`; None if there is none."""
        return next((result for result in self.results if result.id == id_), None)


NO_RESULTS: Final = Results()


def rank_places(keys: Sequence[Any]) -> tuple[int, ...]:
    """Return the place of each key: 1 for the greatest; equal keys share a place."""
    return tuple([1 + sum(other > key for other in keys) for key in keys])


def load_results(source: Source) -> Results:
    """Read a file of results. Raises FileError."""
    with add_file_to_errors(source):
        return parse_results(read_json(source))


def write_results(path: Path, results: Results) -> None:
    """Write a file of results and create its folder. Raises FileError.

    If there are too many for a file (some 20,000 games) the oldest are left out.
    """
    with contextlib.suppress(OSError):  # writing raises an error then
        path.parent.mkdir(parents=True, exist_ok=True)
    write_text(path, format_results(results))


def format_results(results: Results) -> str:
    """Dump results as text, each on a line: all of them, or the newest that fit into a file."""
    document = dump_results(results)
    head = dump_compact({**document, "results": []}).removesuffix("]}")
    lines = [dump_compact(result) for result in document["results"]]
    free_bytes = MAX_FILE_BYTES - len(head) - len("\n]}\n")
    newest_lines: list[str] = []
    for line in reversed(lines):
        free_bytes -= len(line.encode("utf-8")) + len("\n ,")
        if free_bytes < 0:
            break
        newest_lines.append(line)
    body = ",".join(f"\n {line}" for line in reversed(newest_lines))
    return f"{head}{body}\n]}}\n"


def parse_results(data: object) -> Results:
    """Parse results. Raises FileError without the name of a file."""
    from twoheirs_qt.tabletop.files.validation import validate
    from twoheirs_qt.tabletop.results.shapes import ResultsShape

    shape = validate(ResultsShape, RESULTS.migrate(data))
    results: dict[str, Result] = {}
    for number, entry in enumerate(shape.results):
        location = f"results[{number}]"
        if not len(entry.points) == len(entry.places) == len(entry.opponents) + 1:
            raise FileError(error_texts.NOT_IN_SHAPE, f"{location}.points")
        if rank_places([-rank for rank in entry.places]) != tuple(entry.places):
            raise FileError(error_texts.NOT_IN_SHAPE, f"{location}.places")
        if entry.id in results:
            raise FileError(error_texts.ID_TWICE.fill(value=quote(entry.id)), f"{location}.id")
        results[entry.id] = Result(
            id=entry.id,
            game=entry.game,
            ended=entry.ended,
            opponents=tuple(entry.opponents),
            points=tuple(entry.points),
            places=tuple(entry.places),
            gave_up=entry.gave_up,
            details=entry.details,
        )
    return Results(tuple(results.values()))


def dump_results(results: Results) -> dict[str, Any]:
    """Dump results as plain data."""
    return {
        "format": RESULTS.name,
        "version": RESULTS.newest,
        "results": [_dump_result(result) for result in results.results],
    }


def _dump_result(result: Result) -> dict[str, object]:
    return {
        "id": result.id,
        "game": result.game,
        "ended": result.ended,
        "opponents": [*result.opponents],
        "points": [*result.points],
        "places": [*result.places],
        "gave_up": result.gave_up,
        "details": dict(result.details),
    }
