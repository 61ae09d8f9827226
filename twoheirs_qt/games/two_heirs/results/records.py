"""The sums of results of The Two Heirs: by set of tiles, and by source of points."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from typing import Final, NamedTuple, TypeAlias

from twoheirs_qt.games.two_heirs.advice.losses import Losses
from twoheirs_qt.games.two_heirs.rules.components import Building, Heir, TileSet
from twoheirs_qt.games.two_heirs.rules.scoring import HeirScore, make_score_sheet
from twoheirs_qt.games.two_heirs.rules.setup import TREASURES_REMOVED
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.tabletop.results.records import calculate_mean
from twoheirs_qt.tabletop.results.store import Result


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
    """The sources of points besides buildings."""

    ROADS = "roads"
    TREASURES = "treasures"


PointSource: TypeAlias = Building | OtherSource


class SourcePoints(NamedTuple):
    """The points that a source gave an heir, and how many buildings gave them."""

    points: int = 0
    building_count: int = 0


class GamePoints(NamedTuple):
    """The points of the human and the opponent at the end of a game, by what gave them.

    `possible` are the sources that its sets and rules have. `losses` is what the human gave away;
    None if the game has not been reviewed.
    """

    possible: frozenset[PointSource]
    own: Mapping[PointSource, SourcePoints]
    theirs: Mapping[PointSource, SourcePoints]
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


def find_sets(result: Result) -> tuple[TileSet, ...]:
    """Return the sets of a game that its result names, in the order of the box."""
    words = result.details.get("sets")
    return tuple(
        [tile_set for tile_set in TileSet if isinstance(words, list) and tile_set.value in words]
    )


def find_level(result: Result) -> int | None:
    """Return Henry's level; None in a duel."""
    level = result.details.get("level")
    return level if isinstance(level, int) and level in TREASURES_REMOVED else None


def is_won(result: Result) -> bool:
    """Return whether the player has won; a draw is no victory."""
    return result.place == 1 and not result.is_shared


def group_by_set(results: Sequence[Result]) -> tuple[SetRecord, ...]:
    """Count results once for each of their sets, in the order of the sets."""
    records: list[SetRecord] = []
    for tile_set in TileSet:
        set_results = [result for result in results if tile_set in find_sets(result)]
        if set_results:
            ended_points = [result.points for result in set_results if not result.gave_up]
            records.append(
                SetRecord(
                    tile_set,
                    len(set_results),
                    sum(map(is_won, set_results)),
                    calculate_mean([own for own, _ in ended_points]),
                    calculate_mean([theirs for _, theirs in ended_points]),
                )
            )
    return tuple(records)


def count_points(state: State, human: Heir) -> GamePoints:
    """Count the points at the end of a game by what gave them, doubled ones twice."""
    sheet = make_score_sheet(state)
    possible: set[PointSource] = {
        tile.building for tile in state.catalogue.tiles.values() if tile.tile_set in state.sets
    }
    if state.score_roads:
        possible.add(OtherSource.ROADS)
    if state.solo is not None:
        possible.add(OtherSource.TREASURES)
    return GamePoints(
        frozenset(possible),
        _sum_yields(sheet.heirs[human]),
        _sum_yields(sheet.heirs[human.opponent]),
    )


def _sum_yields(score: HeirScore) -> dict[PointSource, SourcePoints]:
    yields: dict[PointSource, SourcePoints] = {}
    for line in score.buildings:
        building = line.tile.building
        old = yields.get(building, SourcePoints())
        yields[building] = SourcePoints(old.points + line.final_points, old.building_count + 1)
    yields[OtherSource.ROADS] = SourcePoints(score.roads)
    yields[OtherSource.TREASURES] = SourcePoints(score.treasures)
    return yields


_NOTHING: Final = SourcePoints()


def group_by_source(games: Iterable[GamePoints]) -> tuple[SourceRecord, ...]:
    """Group the points of games by what gave them, what gave the human most first."""
    game_list = list(games)
    sources: set[PointSource] = set().union(*(game.possible for game in game_list))
    records: list[SourceRecord] = []
    for source in sources:
        games_with_source = [game for game in game_list if source in game.possible]
        own_yields = [game.own.get(source, _NOTHING) for game in games_with_source]
        points = sum(part.points for part in own_yields)
        built = sum(part.building_count for part in own_yields)
        theirs = sum(game.theirs.get(source, _NOTHING).points for game in games_with_source)
        records.append(
            SourceRecord(
                source,
                points / len(games_with_source),
                theirs / len(games_with_source),
                built / len(games_with_source),
                points / built if built else None,
            )
        )
    return tuple(sorted(records, key=lambda record: (-record.own, record.source.value)))
