"""The report of The Two Heirs on the page of results: sets, buildings and what was given away."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLocale

from twoheirs_qt.games.two_heirs.advice.losses import group_by_kind, read_losses
from twoheirs_qt.games.two_heirs.advice.themes import Theme
from twoheirs_qt.games.two_heirs.opponents.strengths import SCALE
from twoheirs_qt.games.two_heirs.results.records import (
    GamePoints,
    OtherSource,
    PointSource,
    count_points,
    find_level,
    find_sets,
    group_by_set,
    group_by_source,
    is_won,
)
from twoheirs_qt.games.two_heirs.rules.components import Heir, TileSet
from twoheirs_qt.games.two_heirs.rules.setup import TREASURES_REMOVED
from twoheirs_qt.games.two_heirs.words.names import name_building, name_level, name_set
from twoheirs_qt.games.two_heirs.words.opponents import name_opponent
from twoheirs_qt.games.two_heirs.words.practice import name_theme
from twoheirs_qt.tabletop.results.report import (
    RUNNING_MEAN_LENGTH,
    Cell,
    Content,
    Filter,
    OpponentKey,
    Report,
    Row,
    Selection,
    View,
    make_count_cell,
    make_mean_cell,
)
from twoheirs_qt.tabletop.results.results import find_only_human
from twoheirs_qt.tabletop.results.store import Result
from twoheirs_qt.tabletop.saves.save import SaveGame
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import Text, translate

#: The name of the game.
_TITLE: Final = translate("Games", "The Two Heirs")

_SETS: Final = translate("ResultsTable", "Sets")
_MISTAKES: Final = translate("ResultsTable", "Mistakes")
_GIVEN_AWAY: Final = translate("ResultsTable", "Given away")
_SET_HEADS: Final = (
    translate("ResultsTable", "Set"),
    translate("ResultsTable", "Games"),
    translate("ResultsTable", "Wins"),
    translate("ResultsTable", "Your average"),
    translate("ResultsTable", "Opponent's average"),
)
_SOURCE_HEADS: Final = (
    translate("ResultsTable", "Building"),
    translate("ResultsTable", "Your points per game"),
    translate("ResultsTable", "Opponent's points per game"),
    translate("ResultsTable", "Built per game"),
    translate("ResultsTable", "Points each"),
)
_KIND_HEADS: Final = (
    translate("ResultsTable", "Kind of turn"),
    translate("ResultsTable", "Given away per game"),
    translate("ResultsTable", "Turns per game"),
    translate("ResultsTable", "Points per turn"),
)
_OTHER: Final = translate("ResultsTable", "Other")
_ROADS: Final = translate("ResultsTable", "Roads")
_TREASURES: Final = translate("ResultsTable", "Treasures")

_BY_SET: Final = translate("ResultsDialog", "By &set")
_BY_BUILDING: Final = translate("ResultsDialog", "By b&uilding")
_BY_KIND: Final = translate("ResultsDialog", "Given &away")
_NO_GAME: Final = translate("ResultsDialog", "No game against Henry or the computer has ended yet.")
_SETS_NOTE: Final = translate(
    "ResultsDialog",
    "Each game counts once for each of its three sets. Averages are points in games "
    "played to the end.",
)
_GAMES_NOTE: Final = translate(
    "ResultsDialog",
    "Points are yours and your opponent's. In the picture, discs are games you won, "
    "squares games you did not win, crosses games you gave up; the line is the mean "
    "margin of the last {number} games. Mistakes are yours, in games that have been "
    "reviewed. Double-click a game, or press Enter, to open it.",
)
_READING: Final = translate("ResultsDialog", "Your games are being read…")
_NO_REVIEW: Final = translate(
    "ResultsDialog", "Review your duels: then you see here which turns cost you most."
)
_KINDS_NOTE: Final = translate(
    "ResultsDialog",
    "Means of %n reviewed duels: by how many points your turns made the end worse.",
    "",
    1,
).singular("Means of %n reviewed duel: by how many points your turns made the end worse.")
_SOURCES_NOTE: Final = translate(
    "ResultsDialog",
    "Means of %n games that are still in your list and were played to the end, each "
    "building only of those with its set. Doubled points count twice.",
    "",
    1,
).singular(
    "Means of %n game that is still in your list and was played to the end, each building "
    "only of those with its set. Doubled points count twice."
)


def _list_sets(results: Sequence[Result]) -> list[tuple[Text, TileSet]]:
    return [(name_set(record.tile_set), record.tile_set) for record in group_by_set(results)]


class TwoHeirsReport(Report):
    """The report of The Two Heirs; Henry's levels are opponents, too."""

    no_game = _NO_GAME
    reads_games = True
    kind_heads = (_SETS,)
    more_heads = (_MISTAKES, _GIVEN_AWAY)
    filter = Filter(
        translate("ResultsDialog", "Set of tiles"),
        translate("ResultsDialog", "All sets"),
        _list_sets,
        lambda result, tile_set: TileSet(tile_set) in find_sets(result),
    )

    def __init__(self) -> None:
        super().__init__("twoheirs", _TITLE, SCALE, name_opponent)

    @property
    def views(self) -> tuple[View, ...]:
        by_opponent, by_game = super().views
        return (
            by_opponent,
            View("set", _BY_SET, self._make_sets),
            by_game._replace(shows_game_contents=True),
            View("source", _BY_BUILDING, self._make_sources, shows_game_contents=True),
            View("kind", _BY_KIND, self._make_kinds, shows_game_contents=True),
        )

    def read(self, save: SaveGame, review: Path) -> GamePoints | None:
        """Count what gave points, and read from its review what was given away."""
        human = find_only_human(save)
        if human is None or not save.state.is_over:
            return None
        heir = Heir(human)
        return count_points(save.state, heir)._replace(losses=read_losses(save, review, heir))

    def is_won(self, result: Result) -> bool:
        """Whether a game was won; a draw is no victory."""
        return is_won(result)

    # -- opponents and sets ------------------------------------------------------------------------

    def find_opponents(self, result: Result) -> tuple[OpponentKey, ...]:
        level = find_level(result)
        return super().find_opponents(result) if level is None else ((level, ""),)

    def name_opponent(self, opponent: OpponentKey) -> str:
        level, name = opponent
        if not name and level in TREASURES_REMOVED:
            return localize(name_level(level))
        return super().name_opponent(opponent)

    def find_kind(self, result: Result) -> tuple[int, ...]:
        return tuple([number for number, item in enumerate(TileSet) if item in find_sets(result)])

    def make_kind_cells(self, result: Result) -> tuple[Cell, ...]:
        names = " · ".join(localize(name_set(tile_set)) for tile_set in find_sets(result))
        return (Cell(names, names),)

    # -- views -------------------------------------------------------------------------------------

    def make_more_cells(self, result: Result, read: GamePoints | None) -> tuple[Cell, ...]:
        losses = None if read is None else read.losses
        return (
            make_count_cell(None if losses is None else losses.mistakes),
            make_mean_cell(None if losses is None else losses.points),
        )

    def format_games_note(self) -> str:
        return localize(_GAMES_NOTE.fill(number=RUNNING_MEAN_LENGTH))

    def _make_sets(self, selection: Selection) -> Content:
        """Make the table of the sets, in the order of the box."""
        records, locale = group_by_set(selection.results), QLocale()
        scale = _find_maximum([value for item in records for value in (item.average, item.theirs)])
        rows = [
            Row(
                (
                    Cell(localize(name_set(record.tile_set)), number),
                    Cell(locale.toString(record.games), record.games),
                    Cell(locale.toString(record.wins), record.wins, record.wins / record.games),
                    make_mean_cell(record.average, scale),
                    make_mean_cell(record.theirs, scale),
                )
            )
            for number, record in enumerate(records)
        ]
        return Content(_SET_HEADS, rows, 1, sorted_by=0, is_even=True, note=localize(_SETS_NOTE))

    def _make_sources(self, selection: Selection) -> Content:
        """Make the table of the sources of points, the most points a game first."""
        games = _read_games(selection)
        records = group_by_source(games)
        scale = _find_maximum([value for item in records for value in (item.own, item.theirs)])
        rows = [
            Row(
                (
                    Cell(name := localize(_name_source(record.source)), name),
                    make_mean_cell(record.own, scale),
                    make_mean_cell(record.theirs, scale),
                    make_mean_cell(
                        None if isinstance(record.source, OtherSource) else record.built
                    ),
                    make_mean_cell(record.per_building),
                )
            )
            for record in records
        ]
        note = _READING if selection.is_reading else _SOURCES_NOTE.fill_n(len(games))
        return Content(
            _SOURCE_HEADS, rows, 1, sorted_by=1, descending=True, is_even=True, note=localize(note)
        )

    def _make_kinds(self, selection: Selection) -> Content:
        """Make the table of the kinds of turns that gave points away, the costliest first."""
        records = group_by_kind(game.losses for game in _read_games(selection))
        scale = _find_maximum([record.points for record in records])
        rows = [
            Row(
                (
                    Cell(name := localize(_name_kind(record.kind)), name),
                    make_mean_cell(record.points, scale),
                    make_mean_cell(record.turns),
                    make_mean_cell(record.points_per_turn),
                )
            )
            for record in records
        ]
        losses = _read_losses(selection)
        note = _NO_REVIEW if not losses else _KINDS_NOTE.fill_n(len(losses))
        return Content(
            _KIND_HEADS,
            rows,
            1,
            sorted_by=1,
            descending=True,
            is_even=True,
            note=localize(_READING if selection.is_reading else note),
            has_graph=True,
            points_given_away=losses,
            has_trend=bool(losses) and not selection.is_reading,
        )


def _read_games(selection: Selection) -> list[GamePoints]:
    """The points of those of the chosen games that have been read."""
    read = selection.game_contents
    return [read[result.id] for result in selection.results if result.id in read]


def _read_losses(selection: Selection) -> dict[str, float]:
    """The points given away in each of the chosen games of which they are known."""
    losses: dict[str, float] = {}
    for result in selection.results:
        game: GamePoints | None = selection.game_contents.get(result.id)
        if game is not None and game.losses is not None and game.losses.points is not None:
            losses[result.id] = game.losses.points
    return losses


def _name_kind(kind: Theme | None) -> Text:
    return _OTHER if kind is None else name_theme(kind)


def _name_source(source: PointSource) -> Text:
    if source is OtherSource.ROADS:
        return _ROADS
    if source is OtherSource.TREASURES:
        return _TREASURES
    assert not isinstance(source, OtherSource)
    return name_building(source)


def _find_maximum(values: Iterable[float | None]) -> float:
    """Return the value of the longest bar."""
    return max((value for value in values if value is not None), default=0.0)
