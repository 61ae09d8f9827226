"""Reviews on the disk: a log beside the saved game, to which each turn reviewed is appended.

The first line names the judge, each other one is a turn; each ends with the checksum of its bytes.
What a file holds is used as far as it is sound, by the same judge and about the game as it is now.
The rest can be found out again, so nothing is ever reported as damaged.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import Field

from twoheirs_qt.games.two_heirs.advice.review import (
    PlayedTurn,
    ReviewedTurn,
    calculate_judge_digest,
)
from twoheirs_qt.games.two_heirs.codec.action_shapes import ActionShape
from twoheirs_qt.games.two_heirs.codec.actions import dump_action
from twoheirs_qt.games.two_heirs.codec.word_shapes import HeirWord
from twoheirs_qt.games.two_heirs.formats import REVIEW
from twoheirs_qt.tabletop.files.error_texts import NOT_IN_SHAPE
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.files.limits import MAX_ACTIONS
from twoheirs_qt.tabletop.files.log_lines import dump_line, parse_line
from twoheirs_qt.tabletop.files.reading import read_bytes
from twoheirs_qt.tabletop.files.validation import Count, Shape, validate
from twoheirs_qt.tabletop.files.writing import append_bytes, write_bytes

_MAX_TRIALS: Final = 100
Actions = Annotated[list[ActionShape], Field(max_length=MAX_ACTIONS)]
Lead = Annotated[float, Field(ge=-10_000, le=10_000)]
Leads = Annotated[list[Lead], Field(min_length=1, max_length=_MAX_TRIALS)]


class ReviewShape(Shape):
    """The first line of a review: by what judge, with which seed and bound of states."""

    format: Literal["twoheirs-review"]
    version: Literal[1]
    judge: Annotated[str, Field(max_length=64)]
    seed: Annotated[int, Field(ge=0, le=2**64 - 1)]
    states: Count | None


class ReviewedTurnShape(Shape):
    """A turn of a review; see `advice.review.ReviewedTurn`."""

    turn: Count
    done: Count
    heir: HeirWord
    digest: Annotated[str, Field(max_length=64)]
    played: Actions
    better: Actions
    best: Leads
    value: Leads
    to_come: Count
    solo: bool = False

    def make_reviewed_turn(self) -> ReviewedTurn:
        return ReviewedTurn(
            number=self.turn,
            done_count=self.done,
            heir=self.heir,
            digest=self.digest,
            played=tuple(shape.make_action() for shape in self.played),
            better=tuple(shape.make_action() for shape in self.better),
            best_leads=tuple(self.best),
            played_leads=tuple(self.value),
            turns_to_come=self.to_come,
            solo=self.solo,
        )


def dump_turn(turn: ReviewedTurn) -> dict[str, object]:
    """Dump a turn as plain data."""
    return {
        "turn": turn.number,
        "done": turn.done_count,
        "heir": turn.heir.word,
        "digest": turn.digest,
        "played": [dump_action(action) for action in turn.played],
        "better": [dump_action(action) for action in turn.better],
        "best": list(turn.best_leads),
        "value": list(turn.played_leads),
        "to_come": turn.turns_to_come,
        **({"solo": True} if turn.solo else {}),
    }


def parse_turn(data: object) -> ReviewedTurn:
    """Parse a turn. Raises FileError."""
    shape = validate(ReviewedTurnShape, data)
    if len(shape.best) != len(shape.value):
        raise FileError(NOT_IN_SHAPE, "value")
    return shape.make_reviewed_turn()


class ReviewFile:
    """A review on the disk, for the turns of a game as it is now.

    `turns` are those that need not be reviewed again, by the number of actions before them. What
    does not match is gone with the first `add`.
    """

    def __init__(self, path: Path, turns: Sequence[PlayedTurn], seed: int, states: int | None):
        """Read what is there. Raises FileError if it is there but cannot be read."""
        self._path = path
        self._beginning: dict[str, object] = {
            "format": REVIEW.name,
            "version": REVIEW.newest,
            "judge": calculate_judge_digest(solo=bool(turns) and turns[0].start.solo is not None),
            "seed": seed,
            "states": states,
        }
        self._size = 0
        self.turns: dict[int, ReviewedTurn] = {}
        self._read({turn.done_count: turn for turn in turns})

    def add(self, turn: ReviewedTurn) -> None:
        """Append a turn; it is on the disk when this returns. Raises FileError."""
        self.turns[turn.done_count] = turn
        line = dump_line(dump_turn(turn))
        if self._size:
            append_bytes(self._path, self._size, line)
            self._size += len(line)
        else:
            lines = [self._beginning, *(dump_turn(self.turns[done]) for done in sorted(self.turns))]
            content = b"".join(map(dump_line, lines))
            write_bytes(self._path, content)
            self._size = len(content)

    def _read(self, turns_by_done_count: dict[int, PlayedTurn]) -> None:
        if not self._path.exists():
            return
        lines = read_bytes(self._path).split(b"\n")[:-1]  # what follows the last is half written
        size, is_complete = 0, True
        for number, line in enumerate(lines):
            try:
                data = parse_line(line)
                if number == 0:
                    if validate(ReviewShape, data) != validate(ReviewShape, self._beginning):
                        return
                else:
                    turn = parse_turn(data)
                    if turn.done_count in turns_by_done_count and turn.is_about(
                        turns_by_done_count[turn.done_count]
                    ):
                        self.turns[turn.done_count] = turn
                    else:
                        is_complete = False
            except FileError:
                break
            size += len(line) + 1
        self._size = size if is_complete else 0
