"""Report of a game on the page of results: its opponents, and the contents of its table.

A game whose results have more to tell makes a report of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from PySide6.QtCore import QLocale

from twoheirs_qt.tabletop.drawing.charts import format_signed
from twoheirs_qt.tabletop.opponents.rating import Scale
from twoheirs_qt.tabletop.results.records import Record, group_results
from twoheirs_qt.tabletop.results.store import Result
from twoheirs_qt.tabletop.saves.save import SaveGame
from twoheirs_qt.tabletop.saves.titles import format_date
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import Text, translate

RUNNING_MEAN_LENGTH: Final = 10
"""The number of games of the running mean."""

OpponentKey: TypeAlias = tuple[int, str]
"""The rank of an opponent, the weakest first, and its name."""

Rank: TypeAlias = float | str | tuple[OpponentKey, ...]

NO_VALUE: Final = float("-inf")

_OPPONENT: Final = translate("ResultsTable", "Opponent")
_OPPONENTS: Final = translate("ResultsTable", "Opponents")
_GAMES: Final = translate("ResultsTable", "Games")
_WINS: Final = translate("ResultsTable", "Wins")
_BEST: Final = translate("ResultsTable", "Best")
_AVERAGE: Final = translate("ResultsTable", "Average")
_DATE: Final = translate("ResultsTable", "Date")
_POINTS: Final = translate("ResultsTable", "Points")
_MARGIN: Final = translate("ResultsTable", "Margin")
#: The heading of a column with places such as "2 of 4": the player came second of four.
_PLACE: Final = translate("ResultsTable", "Place")
#: The player's place among all players of a game, such as "2 of 4".
_PLACE_OF: Final = translate("ResultsTable", "{place} of {count}")
#: The same where another player has as many points.
_SHARED_PLACE_OF: Final = translate("ResultsTable", "{place} of {count}, shared")
_GIVEN_UP: Final = translate("ResultsTable", "given up")
_COMPUTER: Final = translate("ResultsTable", "the computer")
_ENDED_GAMES: Final = translate("ResultsTable", "Counting only games played to the end")

_BY_OPPONENT: Final = translate("ResultsDialog", "&By opponent")
_BY_GAME: Final = translate("ResultsDialog", "&Game by game")
_NO_GAME: Final = translate("ResultsDialog", "No game against the computer has ended yet.")
_GAMES_NOTE: Final = translate(
    "ResultsDialog",
    "Points are yours and your opponents'; the margin is to the best of them. In the picture, "
    "discs are games you won, squares games you did not win, crosses games you gave up; the line "
    "is the mean margin of the last {number} games. Double-click a game, or press Enter, to open "
    "it.",
)
_RECORDS_NOTE: Final = translate(
    "ResultsDialog",
    "Best and average are your points in games played to the end. A game you gave up "
    "counts as lost; if you undo the end and play on, only the final result counts. "
    "The ratings of the program's own opponents go from {weakest} to {strongest}.",
)


class Cell(NamedTuple):
    """A cell, sorted by `rank`: numbers, names of opponents, or a text as the language sorts it.

    A cell with a `share` (0 to 1) has a bar of that length behind its text.
    """

    text: str
    rank: Rank
    share: float | None = None
    tip: str = ""


class Row(NamedTuple):
    """A row of the table, which opens the game `id` if there is one."""

    cells: tuple[Cell, ...]
    id: str = ""


@dataclass(frozen=True)
class Content:
    """Contents of a view: the table, the note below it, and perhaps the graph.

    - `text_columns`: the number of columns with words, which come first
    - `is_even`: all columns with numbers have the same width
    - `has_graph`: the graph shows the margins of the games, or what was given away in them: the
      `points_given_away` in each, by its id, if these are given
    - `has_trend`: the note begins with the trend of the graph
    """

    heads: Sequence[Text]
    rows: Sequence[Row]
    text_columns: int
    sorted_by: int
    note: str
    descending: bool = False
    is_even: bool = False
    has_graph: bool = False
    points_given_away: Mapping[str, float] | None = None
    has_trend: bool = False


class Selection(NamedTuple):
    """The chosen results, and what was read of their games so far (`Report.read`)."""

    results: tuple[Result, ...]
    game_contents: Mapping[str, Any]
    is_reading: bool


class View(NamedTuple):
    """A kind of rows that the table shows: the text on its button, and what makes the contents.

    `shows_game_contents`: they change while games are read (`Report.read`).
    """

    name: str
    title: Text
    make: Callable[[Selection], Content]
    shows_game_contents: bool = False


@dataclass(frozen=True)
class Filter:
    """A choice between games: its name, the word for all of them, and the entries in order."""

    name: Text
    all_games: Text
    entries: Callable[[Sequence[Result]], Sequence[tuple[Text, Any]]]
    matches: Callable[[Result, Any], bool]


class Report:
    """The report of a game: its name in results, its title, and how strong its opponents are.

    `name_computer` names a computer opponent.
    """

    no_game: Text = _NO_GAME
    """The sentence for a player without results."""
    filter: Filter | None = None
    reads_games: bool = False
    """Whether views show more of games than their results, see `read`."""
    kind_heads: tuple[Text, ...] = ()
    """The headings of the cells that tell kinds of games apart, after their opponents."""
    more_heads: tuple[Text, ...] = ()
    """The headings of further cells of a game."""

    def __init__(
        self, game: str, title: Text, scale: Scale, name_computer: Callable[[str], Text]
    ) -> None:
        self.game, self.title, self.scale = game, title, scale
        self.name_computer = name_computer

    @property
    def views(self) -> tuple[View, ...]:
        """The views in the order of their buttons; the first one is shown first."""
        return (
            View("opponent", _BY_OPPONENT, self.make_records),
            View("game", _BY_GAME, self.make_games),
        )

    def read(self, save: SaveGame, review: Path) -> object | None:
        """Read what views show of a finished game besides its result, in a thread; None: nothing.

        It is called if `reads_games`; `review` is where the review of the game is, if there is one.
        """
        return None

    def is_won(self, result: Result) -> bool:
        """Whether a game was won; a shared victory is one."""
        return result.place == 1

    # -- opponents ---------------------------------------------------------------------------------

    def find_opponents(self, result: Result) -> tuple[OpponentKey, ...]:
        """The opponents of a game, the weakest first."""
        return tuple(sorted(map(self._make_key, result.opponents)))

    def _make_key(self, opponent: str) -> OpponentKey:
        names = [*self.scale.strengths]
        return 10 + (names.index(opponent) if opponent in names else len(names)), opponent

    def name_opponent(self, opponent: OpponentKey) -> str:
        """The name of an opponent."""
        name = opponent[1]
        if name:
            return localize(self.name_computer(name))
        return localize(_COMPUTER)

    def name_opponents(self, result: Result) -> str:
        """The names of all opponents of a game."""
        return " · ".join(map(self.name_opponent, self.find_opponents(result)))

    def list_opponents(self, results: Sequence[Result]) -> list[OpponentKey]:
        """List the opponents of these games, the weakest first."""
        return sorted({key for result in results for key in self.find_opponents(result)})

    # -- views -------------------------------------------------------------------------------------

    def find_kind(self, result: Result) -> tuple[int, ...]:
        """The kind of a game; records are made of games of one kind, in the order of kinds."""
        return ()

    def make_kind_cells(self, result: Result) -> tuple[Cell, ...]:
        """The cells that tell the kind of a game."""
        return ()

    def make_more_cells(self, result: Result, content: Any) -> tuple[Cell, ...]:
        """Further cells of a game, with its `content` (`read`), or None."""
        return ()

    def format_records_note(self) -> str:
        """The note below records."""
        locale, strengths = QLocale(), self.scale.strengths.values()
        return localize(_RECORDS_NOTE).format(
            weakest=locale.toString(min(strengths)), strongest=locale.toString(max(strengths))
        )

    def format_games_note(self) -> str:
        """The note below games."""
        return localize(_GAMES_NOTE).format(number=RUNNING_MEAN_LENGTH)

    def make_records(self, selection: Selection) -> Content:
        """Records by opponents and kind, the weakest opponents first."""
        results = selection.results
        has_places = _has_places(results)
        places = (_PLACE,) if has_places else ()
        records = group_results(
            results,
            lambda result: (self.find_opponents(result), self.find_kind(result)),
            self.is_won,
        )
        return Content(
            (
                _OPPONENTS if has_places else _OPPONENT,
                *self.kind_heads,
                *(_GAMES, _WINS),
                *places,
                *(_BEST, _AVERAGE),
            ),
            [self._make_record_row(record, has_places=has_places) for record in records],
            text_columns=1 + len(self.kind_heads),
            sorted_by=0,
            note=self.format_records_note(),
        )

    def _make_head_cells(self, result: Result) -> tuple[Cell, ...]:
        return (
            Cell(self.name_opponents(result), self.find_opponents(result)),
            *self.make_kind_cells(result),
        )

    def _make_record_row(self, record: Record, *, has_places: bool) -> Row:
        """Create the row of a record; those without a finished game are sorted last."""
        locale, best, tip = QLocale(), record.best, localize(_ENDED_GAMES)
        places = [Cell(locale.toString(record.place, "f", 1), -record.place)]
        return Row(
            (
                *self._make_head_cells(record.first),
                Cell(locale.toString(record.games), record.games),
                Cell(locale.toString(record.wins), record.wins, record.wins / record.games),
                *(places if has_places else ()),
                make_count_cell(best)._replace(tip=tip),
                make_mean_cell(record.average)._replace(tip=tip),
            )
        )

    def make_games(self, selection: Selection) -> Content:
        """Games, the newest first."""
        results = selection.results
        has_places = _has_places(results)
        places = (_PLACE,) if has_places else ()
        return Content(
            (
                _OPPONENTS if has_places else _OPPONENT,
                *self.kind_heads,
                _DATE,
                *places,
                *(_POINTS, _MARGIN),
                *self.more_heads,
            ),
            [
                self._make_game_row(
                    result, selection.game_contents.get(result.id), has_places=has_places
                )
                for result in results
            ],
            text_columns=1 + len(self.kind_heads),
            sorted_by=1 + len(self.kind_heads),
            descending=True,
            note=self.format_games_note(),
            has_graph=True,
        )

    def _make_game_row(self, result: Result, content: Any, *, has_places: bool) -> Row:
        return Row(
            (
                *self._make_head_cells(result),
                Cell(format_date(result.ended), result.ended),
                *((make_place_cell(result),) if has_places else ()),
                Cell(format_points(result), result.points[0]),
                Cell(localize(_GIVEN_UP), NO_VALUE)
                if result.gave_up
                else Cell(format_signed(result.margin), result.margin),
                *self.make_more_cells(result, content),
            ),
            result.id,
        )


def _has_places(results: Sequence[Result]) -> bool:
    """Whether a place says more than who has won: with more than two players."""
    return any(len(result.places) > 2 for result in results)


def format_points(result: Result) -> str:
    """The points of the player and of the opponents."""
    return " : ".join(map(str, result.points))


def make_place_cell(result: Result) -> Cell:
    """The cell of a place, such as "2 of 4"; a better place is greater."""
    text = _SHARED_PLACE_OF if result.is_shared else _PLACE_OF
    words = localize(text.fill(place=result.place, count=len(result.places)))
    return Cell(words, -result.place)


def make_mean_cell(value: float | None, scale: float | None = None) -> Cell:
    """The cell of a mean, with a bar if the longest one (`scale`) is given."""
    if value is None:
        return Cell("–", NO_VALUE)
    share = max(0.0, value / scale) if scale else None
    return Cell(QLocale().toString(value, "f", 1), value, share)


def make_count_cell(count: int | None) -> Cell:
    """The cell of a number, which may be unknown."""
    return Cell("–", NO_VALUE) if count is None else Cell(QLocale().toString(count), count)
