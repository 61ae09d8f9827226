"""The interface of a game: all that commands, and later the window, know of one.

Seats are words such as `white` or `yellow`. States, views, actions, events and reasons are values
of the game's own; what is done with them goes through its `Game`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from twoheirs_qt.tabletop.opponent import Opponent
from twoheirs_qt.tabletop.text.text import Text

if TYPE_CHECKING:
    from twoheirs_qt.tabletop.files.errors import FileError
    from twoheirs_qt.tabletop.files.migrations import Format
    from twoheirs_qt.tabletop.saves.save import (
        Beginning,
        GameSettings,
        Origin,
        SaveGame,
        Summary,
    )

State = TypeVar("State")
View = TypeVar("View")
Action = TypeVar("Action")
Event = TypeVar("Event")
Reason = TypeVar("Reason")
Catalogue = TypeVar("Catalogue")


@dataclass(frozen=True, slots=True)
class Question:
    """An open question to a seat.

    - `about`: the kind of answer; equal words ask for equal kinds of actions
    - `because`: the thing that asks, such as a card or a territory; empty if the turn itself does
    - `waits`: things that are asked for after this one
    - `is_private`: the seat looks at things that others may not see, so a shared screen is covered
    - `is_optional`: the seat may decline
    """

    seat: str
    about: str
    because: str = ""
    waits: tuple[str, ...] = ()
    is_private: bool = False
    is_optional: bool = False


class StoredPosition(NamedTuple, Generic[State]):
    """A position with what else its file holds: a state or a view.

    - `names`: names of the players, empty where a file has none
    - `notes`: what the game's files say besides, such as piles in an unknown order
    - `is_view`: `position` is a view, from which the game cannot go on
    """

    position: State
    names: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    is_view: bool = False


@dataclass(frozen=True, slots=True)
class Result:
    """The points of each seat, in the order of the seats, and who has won or leads.

    `sheet` is the whole score sheet as plain data, in which each point can be traced.
    """

    points: Mapping[str, int]
    winners: tuple[str, ...]
    sheet: Mapping[str, object] = field(repr=False)


class GameSaves(Protocol):
    """The part of a game in saves: its own fields in their lines, and what is unseen in them.

    Functions that read raise FileError, without the name of a file.
    """

    @property
    def format(self) -> Format:
        """The format of saves."""

    @property
    def rules(self) -> int:
        """The version of the rules that new saves follow."""

    # -- the lines of a log -----------------------------------------------------------------------

    def first_line(self) -> type[Any]:
        """The shape of the first line."""

    def changes(self) -> Mapping[str, type[Any]]:
        """The shape of a change by the field that only lines of its kind have."""

    def begin(self, line: Any, catalogue: Any) -> Beginning:
        """The beginning that a first line says, checked whole."""

    def check(self, settings: GameSettings, start: Any) -> None:
        """Raise FileError if these players cannot play a game from `start`."""

    def dump_beginning(self, save: SaveGame) -> dict[str, object]:
        """The game's own fields of the first line."""

    def digest(self, state: Any) -> str:
        """The digest of a state, by which a reader knows that a replay went as the game did."""

    def first_turn(self, origin: Origin, start: Any) -> int:
        """The number of the turn that runs at the start."""

    # -- documents of former versions -------------------------------------------------------------

    def read_document(self, data: object, catalogue: Any) -> SaveGame:
        """The game of a document, with all checks."""

    def rescue_document(self, raw: bytes, catalogue: Any, now: str) -> SaveGame | None:
        """The playable part of a damaged document; None if there is none."""

    # -- the unseen part --------------------------------------------------------------------------

    def as_known(self, state: Any) -> Any:
        """A value that is equal for states that differ only in what nobody has seen."""

    def cover(self, save: SaveGame, randrange: Callable[[int], int]) -> SaveGame:
        """The game up to now, without what it would reveal later or what was taken back."""

    def deal_again(self, save: SaveGame, randrange: Callable[[int], int]) -> SaveGame:
        """A game whose `unseen` part is in a random order again."""

    def cover_position(self, state: Any) -> Any:
        """A position without what nobody has seen."""

    def deal_position(self, state: Any, randrange: Callable[[int], int]) -> Any:
        """A position whose unseen part is in a random order again."""

    # -- the list of games ------------------------------------------------------------------------

    def players(self, save: SaveGame) -> tuple[str, ...]:
        """The kind of player in each seat."""

    def details(self, save: SaveGame) -> Mapping[str, Any]:
        """Further facts of the game's own for the list of games, as plain data."""

    def picture(self, save: SaveGame) -> str:
        """Words for a small picture of the position, with nothing that a seat may not see."""


class GameWords(Protocol):
    """The words of a game about a whole game, for lists and questions.

    `names`, `players` and `opponents` are those of the seats: see `GameSettings`.
    """

    def names(
        self, names: Sequence[str], players: Sequence[str], opponents: Sequence[str]
    ) -> tuple[Text, ...]:
        """The names of all seats; without one, a computer has its opponent's, others a color."""

    def opponent_name(self, opponent: str) -> Text:
        """The name of a computer opponent, used like that of a player."""

    def describe_players(
        self,
        names: Sequence[str],
        players: Sequence[str],
        opponents: Sequence[str],
        details: Mapping[str, Any],
    ) -> Text:
        """The players of a game as one text, its title as long as it has no other."""

    def describe_progress(self, summary: Summary) -> Text:
        """The text on how far a game is and whose turn it is, or on its result."""

    def describe_points(self, summary: Summary) -> Text:
        """The points of all players, with their names."""

    def describe_details(self, summary: Summary) -> list[Text]:
        """Further texts about a game, which searches find, too."""


class Game(Protocol[State, View, Action, Event, Reason, Catalogue]):
    """A game. Functions that read data raise FileError for what cannot be used."""

    @property
    def name(self) -> str:
        """The word for the game in commands."""

    @property
    def players(self) -> tuple[int, ...]:
        """The possible numbers of seats."""

    @property
    def max_actions(self) -> int:
        """The maximum number of actions in a saved game."""

    @property
    def opponents(self) -> Mapping[str, Callable[[], Opponent[View, Action]]]:
        """Name -> function that makes the computer opponent, the weakest first."""

    @property
    def saves(self) -> GameSaves:
        """The part of the game in saves."""

    @property
    def words(self) -> GameWords:
        """The words about a whole game."""

    # -- rules ------------------------------------------------------------------------------------

    def new(self, catalogue: Catalogue, options: Mapping[str, Any], seed: int) -> State:
        """The first state; the same options and seed give the same one everywhere."""

    def question(self, state: State) -> Question | None:
        """The open question, None when the game is over; of several, the first in seat order."""

    def seats(self, state: State | View) -> tuple[str, ...]:
        """The words of all seats, in their order."""

    def seat_in_turn(self, state: State) -> int:
        """The place of the seat whose turn it is; when the game is over, of any."""

    def seats_to_act(self, state: State | View) -> tuple[str, ...]:
        """The seats that have to decide: none when the game is over, several if all choose."""

    def legal(self, state: State | View, seat: str) -> list[Action]:
        """The legal actions of a seat, none if it has nothing to decide."""

    def why_not(self, state: State, action: Action) -> tuple[Reason, ...]:
        """All reasons against an action of the seat that is asked; none if it is legal."""

    def apply(self, state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
        """The state after an action, and what happened. Raises IllegalAction."""

    def count_turns(
        self, action: Action, before: State, after: State, events: Sequence[Event]
    ) -> int:
        """The number of turns that began by the action between two states."""

    def ends_turn(self, action: Action, before: State, after: State) -> bool:
        """Whether an action was the last one of a turn: restarting the turn stops after it."""

    def reveals(self, events: Sequence[Event]) -> bool:
        """Whether taking back stops here: hidden things were shown, or another one goes on."""

    def view(self, state: State, seat: str) -> View:
        """All that a seat may see of a state."""

    def guess(self, view: View, seed: int) -> State:
        """A state that looks like this to its seat; what is hidden is dealt at random."""

    def choosing(self, state: State, seat: str) -> State:
        """A state in which one of several seats that have to decide is asked.

        What others choose at the same time is made up; the seat sees nothing of it.
        """

    def points(self, state: State | View) -> tuple[int, ...]:
        """The points of all seats so far, as everybody at the table may know them."""

    def result(self, state: State | View) -> Result:
        """The points as if the game ended now."""

    # -- catalogues -------------------------------------------------------------------------------

    def catalogue_of(self, state: State | View) -> Catalogue:
        """The catalogue with which a state is played."""

    def program_catalogue(self) -> Catalogue:
        """The catalogue that comes with the program."""

    def parse_catalogue(self, data: object) -> Catalogue:
        """A catalogue of a file, checked whole."""

    def catalogue_faults(self, data: object) -> list[FileError]:
        """All that is wrong with a catalogue of a file, each with its place."""

    def dump_catalogue(self, catalogue: Catalogue) -> dict[str, object]:
        """The document of a catalogue, to be edited."""

    def describe_catalogue(self, catalogue: Catalogue) -> str:
        """All facts with their sources, as lines in English, each ending with a line feed."""

    def summarize_catalogue(self, catalogue: Catalogue) -> str:
        """The content of a sound catalogue, as lines in English, each ending with a line feed."""

    # -- positions and actions --------------------------------------------------------------------

    def parse(self, data: object, catalogue: Catalogue, *, for_score: bool) -> StoredPosition[Any]:
        """The position, view or saved game that a document describes.

        `for_score`: what scoring does not need may be missing.
        """

    def dump(self, stored: StoredPosition[Any]) -> dict[str, object]:
        """The document of a position or view."""

    def parse_action(self, data: object) -> Action:
        """The action that data describe, legal or not."""

    def dump_action(self, action: Action) -> dict[str, object]:
        """The data of an action."""

    # -- new games --------------------------------------------------------------------------------

    def origin(self, options: Mapping[str, Any], seed: int) -> Origin:
        """The origin of a new game, with its options as a value of the game's own."""

    # -- words ------------------------------------------------------------------------------------

    def describe_action(self, action: Action, state: State) -> Text:
        """The name of an action, as behind "Undo:"."""

    def describe_events(self, events: Sequence[Event], state: State, seat: str) -> list[Text]:
        """Sentences of the chronicle, as a seat may read them; `state` is the one before."""

    def describe_reasons(self, reasons: Sequence[Reason], state: State) -> Text:
        """At least one reason as whole sentences."""

    def describe_result(self, stored: StoredPosition[Any]) -> str:
        """The score sheet as lines in English, each ending with a line feed."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any]
