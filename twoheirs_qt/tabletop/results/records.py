"""What results add up to: by opponent, by set of tiles, and by what gave points."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from typing import Final, NamedTuple, TypeAlias

from twoheirs_qt.games.two_heirs.advice.losses import Losses
from twoheirs_qt.games.two_heirs.rules.components import Building, Heir, TileSet
from twoheirs_qt.games.two_heirs.rules.scoring import HeirScore, score_sheet
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.tabletop.opponents.rating import STRENGTHS
from twoheirs_qt.tabletop.results.store import Result

OpponentKey: TypeAlias = tuple[int | None, str]
"""Henry's level, or the name of the computer's opponent."""


class Record(NamedTuple):
    """All games with the same sets against Henry at a `level`, or the computer's `opponent`.

    `best` and `average` are points of the human in games played to the end, or None.
    """

    level: int | None
    sets: tuple[TileSet, ...]
    games: int
    wins: int
    best: int | None
    average: float | None
    opponent: str = ""

    @property
    def rank(self) -> int:
        """The rank of the opponent: Henry's levels, the program's own, then others."""
        return opponent_rank(self.level, self.opponent)


class SetRecord(NamedTuple):
    """All games with a set of tiles.

    `average` and `theirs` are points in games played to the end, or None.
    """

    tile_set: TileSet
    games: int
    wins: int
    average: float | None
    theirs: float | None


class OtherSource(Enum):
    """What gives points besides buildings."""

    ROADS = "roads"
    TREASURES = "treasures"


PointSource: TypeAlias = Building | OtherSource


class Yield(NamedTuple):
    """The points that a source gave an heir, and how many buildings gave them."""

    points: int = 0
    number: int = 0


class GamePoints(NamedTuple):
    """The points of the human and the opponent at the end of a game, by what gave them.

    `possible` are the sources that its sets and rules have. `losses` is what the human gave away;
    None if the game has not been reviewed.
    """

    possible: frozenset[PointSource]
    own: Mapping[PointSource, Yield]
    theirs: Mapping[PointSource, Yield]
    losses: Losses | None = None


class SourceRecord(NamedTuple):
    """The points a game that a source gave, in the games that had it.

    `built` is the number of the human's buildings a game; `per_building` the
    points of one; None if there was none.
    """

    source: PointSource
    own: float
    theirs: float
    built: float
    per_building: float | None


def opponent_rank(level: int | None, opponent: str) -> int:
    """Return the rank of an opponent: Henry's levels, the program's own, then others."""
    if level is not None:
        return level
    names = [*STRENGTHS]
    return 10 + (names.index(opponent) if opponent in names else len(names))


def list_opponents(results: Iterable[Result]) -> list[OpponentKey]:
    """List the opponents of these games, the weakest first."""
    keys = {(result.level, result.opponent) for result in results}
    return sorted(keys, key=lambda key: (opponent_rank(*key), key[1]))


def select_results(
    results: Iterable[Result], opponent: OpponentKey | None, tile_set: TileSet | None
) -> tuple[Result, ...]:
    """Select the games against `opponent` and with `tile_set`; None stands for all."""
    return tuple(
        result
        for result in results
        if (opponent is None or opponent == (result.level, result.opponent))
        and (tile_set is None or tile_set in result.sets)
    )


def group_by_opponent(results: Iterable[Result]) -> tuple[Record, ...]:
    """Group results by opponent and sets."""
    groups: dict[tuple[int | None, str, tuple[TileSet, ...]], list[Result]] = {}
    for result in results:
        groups.setdefault((result.level, result.opponent, result.sets), []).append(result)
    order = {tile_set: number for number, tile_set in enumerate(TileSet)}

    def sort_key(record: Record) -> tuple[int, str, list[int]]:
        return record.rank, record.opponent, [order[tile_set] for tile_set in record.sets]

    return tuple(sorted(map(_create_record, groups.values()), key=sort_key))


def _create_record(results: list[Result]) -> Record:
    points = [result.points for result in results if not result.gave_up]
    return Record(
        level=results[0].level,
        opponent=results[0].opponent,
        sets=results[0].sets,
        games=len(results),
        wins=sum(result.won for result in results),
        best=max(points, default=None),
        average=_mean(points),
    )


def group_by_set(results: Sequence[Result]) -> tuple[SetRecord, ...]:
    """Count results once for each of their sets, in the order of the sets."""
    records: list[SetRecord] = []
    for tile_set in TileSet:
        chosen = [result for result in results if tile_set in result.sets]
        if chosen:
            ended = [result for result in chosen if not result.gave_up]
            records.append(
                SetRecord(
                    tile_set,
                    len(chosen),
                    sum(result.won for result in chosen),
                    _mean([result.points for result in ended]),
                    _mean([result.theirs for result in ended]),
                )
            )
    return tuple(records)


def _mean(values: Sequence[int]) -> float | None:
    return sum(values) / len(values) if values else None


def count_points(state: State, human: Heir) -> GamePoints:
    """Count the points at the end of a game by what gave them, doubled ones twice."""
    sheet = score_sheet(state)
    possible: set[PointSource] = {
        tile.building for tile in state.catalogue.tiles.values() if tile.tile_set in state.sets
    }
    if state.score_roads:
        possible.add(OtherSource.ROADS)
    if state.solo is not None:
        possible.add(OtherSource.TREASURES)
    return GamePoints(
        frozenset(possible),
        _yields(sheet.heirs[human]),
        _yields(sheet.heirs[human.opponent]),
    )


def _yields(score: HeirScore) -> dict[PointSource, Yield]:
    yields: dict[PointSource, Yield] = {}
    for line in score.buildings:
        building = line.tile.building
        old = yields.get(building, Yield())
        yields[building] = Yield(old.points + line.final_points, old.number + 1)
    yields[OtherSource.ROADS] = Yield(score.roads)
    yields[OtherSource.TREASURES] = Yield(score.treasures)
    return yields


_NOTHING: Final = Yield()


def group_by_source(games: Iterable[GamePoints]) -> tuple[SourceRecord, ...]:
    """Group the points of games by what gave them, what gave the human most first."""
    kept = list(games)
    sources: set[PointSource] = set().union(*(game.possible for game in kept))
    records: list[SourceRecord] = []
    for source in sources:
        those = [game for game in kept if source in game.possible]
        own = [game.own.get(source, _NOTHING) for game in those]
        points, built = sum(part.points for part in own), sum(part.number for part in own)
        theirs = sum(game.theirs.get(source, _NOTHING).points for game in those)
        records.append(
            SourceRecord(
                source,
                points / len(those),
                theirs / len(those),
                built / len(those),
                points / built if built else None,
            )
        )
    return tuple(sorted(records, key=lambda record: (-record.own, record.source.value)))
