"""The points that a player gave away in reviewed games, by kinds of turns.

The losses of turns add up to more than a game is lost by, since a review looks two turns ahead: the
sum is told times what a point is worth in the end (`packaging/instruments/reviews.md`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from twoheirs_qt.games.two_heirs.advice.chance import load_point_worth
from twoheirs_qt.games.two_heirs.advice.review import (
    DEFAULT_SEED,
    PlayedTurn,
    ReviewedTurn,
    list_mistakes,
    list_played_turns,
)
from twoheirs_qt.games.two_heirs.advice.review_file import ReviewFile
from twoheirs_qt.games.two_heirs.advice.themes import Theme, find_themes
from twoheirs_qt.games.two_heirs.advice.whole_turn import Turn
from twoheirs_qt.games.two_heirs.rules.components import Heir
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.saves.save import SaveGame


class Loss(NamedTuple):
    """The turns of a kind that gave points away, and these points; either may be a fraction."""

    turns: float = 0.0
    points: float = 0.0


class Losses(NamedTuple):
    """The points that a player gave away in a game.

    - `mistakes`: the number of mistakes
    - `by_kind`: each turn is shared evenly among its kinds, None if it has none; not known against
      Henry, where what a point is worth has not been measured
    """

    mistakes: int
    by_kind: Mapping[Theme | None, Loss] | None

    @property
    def points(self) -> float | None:
        """The points given away in the whole game."""
        if self.by_kind is None:
            return None
        return sum(loss.points for loss in self.by_kind.values())


class KindRecord(NamedTuple):
    """The turns of a kind that gave points away: their number and points per game, and per turn."""

    kind: Theme | None
    turns: float
    points: float
    points_per_turn: float


def read_losses(save: SaveGame, review: Path, human: Heir) -> Losses | None:
    """Read what the human gave away from a review; None if not all turns have been reviewed."""
    if not review.exists():
        return None
    turns = list_played_turns(save)
    try:
        reviewed = ReviewFile(review, turns, DEFAULT_SEED, None).turns
    except FileError:
        return None  # a review can be made again
    if len(reviewed) < len(turns):
        return None
    own = [turn for turn in turns if turn.heir is human]
    by_kind = None if save.start.solo is not None else _sum_up(own, reviewed)
    return Losses(len(list_mistakes([*reviewed.values()], human)), by_kind)


def _sum_up(
    turns: Sequence[PlayedTurn], reviewed: Mapping[int, ReviewedTurn]
) -> dict[Theme | None, Loss]:
    worth, sums = load_point_worth(), dict[Theme | None, Loss]()
    for turn in turns:
        review = reviewed[turn.done_count]
        if review.is_as_good:
            continue
        better, played = (
            Turn.from_actions(turn.start, actions) for actions in (review.better, review.played)
        )
        kinds = find_themes(turn.start, better, played) or {None}
        for kind in kinds:
            sum_so_far = sums.get(kind, Loss())
            points = worth * review.loss / len(kinds)
            sums[kind] = Loss(sum_so_far.turns + 1 / len(kinds), sum_so_far.points + points)
    return sums


def group_by_kind(games: Iterable[Losses | None]) -> tuple[KindRecord, ...]:
    """Group what was given away in duels by the kind of turn, what cost most a game first."""
    recorded = [game.by_kind for game in games if game is not None and game.by_kind is not None]
    records: list[KindRecord] = []
    for kind in (*Theme, None):
        losses = [by_kind[kind] for by_kind in recorded if kind in by_kind]
        turns, points = sum(loss.turns for loss in losses), sum(loss.points for loss in losses)
        if losses:
            records.append(
                KindRecord(kind, turns / len(recorded), points / len(recorded), points / turns)
            )
    return tuple(sorted(records, key=lambda record: -record.points))
