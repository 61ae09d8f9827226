"""Practice on the disk: the program's own positions, and the player's progress."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import Field

from twoheirs_qt.games.two_heirs.advice.practice import SOLUTIONS_NEEDED, PracticePosition, Progress
from twoheirs_qt.games.two_heirs.advice.review import ReviewedTurn
from twoheirs_qt.games.two_heirs.advice.review_file import ReviewedTurnShape, dump_turn
from twoheirs_qt.games.two_heirs.advice.themes import Theme
from twoheirs_qt.games.two_heirs.codec.position import parse_position
from twoheirs_qt.games.two_heirs.formats import PRACTICE, PRACTICE_POSITIONS
from twoheirs_qt.games.two_heirs.rules.components import Catalogue
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.saves.log import dump_visible_position
from twoheirs_qt.tabletop import data
from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import FileError, Source, add_file_to_errors, quote
from twoheirs_qt.tabletop.files.json_text import dump_compact
from twoheirs_qt.tabletop.files.reading import read_json
from twoheirs_qt.tabletop.files.validation import Count, Shape, make_enum_schema, validate
from twoheirs_qt.tabletop.files.writing import write_text

POSITIONS: Final = "games/two_heirs/practice/positions.json"
"""The program's own positions, among its data."""
_MAX_POSITIONS: Final = 20_000

Name = Annotated[str, Field(min_length=1, max_length=64)]
Day = Annotated[str, Field(pattern=r"^[0-9]{4}-[01][0-9]-[0-3][0-9]$")]


class ProgressShape(Shape):
    """The progress with a position; see `advice.practice.Progress`."""

    position: Name
    due: Day
    answers: Count
    solved: Annotated[int, Field(ge=0, le=SOLUTIONS_NEEDED)]


class PracticeShape(Shape):
    """A file of a player's progress."""

    format: Literal["twoheirs-practice"]
    version: Literal[1]
    progress: Annotated[list[ProgressShape], Field(max_length=_MAX_POSITIONS)]


class PositionShape(Shape):
    """A position to practise on: the state before a turn, and the turn as reviewed."""

    position: dict[str, object]
    themes: list[Annotated[Theme, make_enum_schema(Theme)]]
    reviewed: ReviewedTurnShape


class PositionsShape(Shape):
    """The file of the program's own positions."""

    format: Literal["twoheirs-practice-positions"]
    version: Literal[1]
    positions: Annotated[list[PositionShape], Field(max_length=_MAX_POSITIONS)]


# -- the program's positions -----------------------------------------------------------------------


def dump_position(start: State, reviewed: ReviewedTurn, themes: frozenset[Theme]) -> object:
    """Dump a position as plain data, without the order of what nobody has seen."""
    return {
        "position": dump_visible_position(start),
        "themes": sorted(themes),
        "reviewed": dump_turn(reviewed),
    }


def load_positions(catalogue: Catalogue, source: Source | None = None) -> list[PracticePosition]:
    """Read the program's own positions, or others like them. Raises FileError."""
    path = data.find_path(POSITIONS) if source is None else source
    with add_file_to_errors(path):
        document = PRACTICE_POSITIONS.migrate(read_json(path))
        shape = validate(PositionsShape, document)
        return [
            PracticePosition(
                parse_position(position.position, catalogue),
                position.reviewed.make_reviewed_turn(),
                frozenset(position.themes),
            )
            for position in shape.positions
        ]


# -- progress --------------------------------------------------------------------------------------


def load_progress(source: Source) -> dict[str, Progress]:
    """Read a player's progress by the names of positions. Raises FileError."""
    with add_file_to_errors(source):
        shape = validate(PracticeShape, PRACTICE.migrate(read_json(source)))
        progress_by_name: dict[str, Progress] = {}
        for number, entry in enumerate(shape.progress):
            location = f"progress[{number}]"
            if entry.position in progress_by_name:
                fault = error_texts.ID_TWICE.fill(value=quote(entry.position))
                raise FileError(fault, f"{location}.position")
            try:
                due = date.fromisoformat(entry.due)
            except ValueError:  # such as the 31st of June
                raise FileError(error_texts.NOT_IN_SHAPE, f"{location}.due") from None
            progress_by_name[entry.position] = Progress(due, entry.answers, entry.solved)
        return progress_by_name


def write_progress(path: Path, progress_by_name: Mapping[str, Progress]) -> None:
    """Write a player's progress and create the folder. Raises FileError."""
    with contextlib.suppress(OSError):  # writing raises an error then
        path.parent.mkdir(parents=True, exist_ok=True)
    newest = sorted(progress_by_name.items(), key=lambda item: item[1].due_date)[-_MAX_POSITIONS:]
    document = {
        "format": PRACTICE.name,
        "version": PRACTICE.newest,
        "progress": [
            {
                "position": name,
                "due": progress.due_date.isoformat(),
                "answers": progress.answer_count,
                "solved": progress.solved_count,
            }
            for name, progress in newest
        ],
    }
    write_text(path, dump_compact(document) + "\n")
