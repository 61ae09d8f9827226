"""The interface of a game for commands and the window.

Seats are words such as `white` or `yellow`. States, views, actions, events and reasons are values
of the game's own, which only its `Game` can read.
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


class StoredPosition(NamedTuple, Generic[State]):
    """A position of a file, a state or a view, with other content of the file.

    - `names`: names of the players, empty where a file has none
    - `unseen_piles`: names of the piles whose order the file does not give
    - `is_view`: `position` is a view, from which the game cannot continue
    """

    position: State
    names: tuple[str, ...] = ()
    unseen_piles: tuple[str, ...] = ()
    is_view: bool = False


@dataclass(frozen=True, slots=True)
class Result:
    """The points of each seat, in the order of the seats, and who has won or leads.

    `sheet` is the whole score sheet as plain data, in which each point can be traced.
    """

    points: Mapping[str, int]
    winners: tuple[str, ...]
    sheet: Mapping[str, object] = field(repr=False)


class TurnChange(NamedTuple):
    """Change that an action makes to turns.

    - `new_turns`: how many turns began with it
    - `ends_turn`: it was the last one of a turn: restarting the turn stops after it
    - `reveals`: taking back stops there: it showed hidden things, or ended a turn
    """

    new_turns: int
    ends_turn: bool
    reveals: bool


class GameSaves(Protocol):
    """The part of a game in saves: its own fields in their lines, and their unseen part.

    Functions that read raise FileError, without the name of a file.
    """

    @property
    def format(self) -> Format:
        """The format of saves."""

    @property
    def rules(self) -> int:
        """The version of the rules that new saves follow."""

    @property
    def max_actions(self) -> int:
        """The maximum number of actions in a saved game."""

    def make_origin(self, options: Mapping[str, Any], seed: int) -> Origin:
        """Return the origin of a new game, with its options as a value of the game's own."""

    # -- the lines of a log -----------------------------------------------------------------------

    def get_first_line_shape(self) -> type[Any]:
        """Return the shape of the first line."""

    def list_change_shapes(self) -> Mapping[str, type[Any]]:
        """Return the shapes of changes, each by the field that only lines of its kind have."""

    def parse_beginning(self, line: Any, catalogue: Any) -> Beginning:
        """Parse a first line, with all checks."""

    def check_players(self, settings: GameSettings, start: Any) -> None:
        """Raise FileError if these players cannot play a game from `start`."""

    def dump_beginning(self, save: SaveGame) -> dict[str, object]:
        """Dump the game's own fields of the first line."""

    def calculate_digest(self, state: Any) -> str:
        """Return the digest of a state, by which a reader checks a replay."""

    def find_first_turn(self, origin: Origin, start: Any) -> int:
        """Return the number of the first turn."""

    # -- documents of older versions --------------------------------------------------------------

    def read_document(self, data: object, catalogue: Any) -> SaveGame:
        """Read the game of a document, with all checks."""

    def rescue_document(self, raw: bytes, catalogue: Any, now: str) -> SaveGame | None:
        """Rescue the playable part of a damaged document; None if there is none."""

    # -- the unseen part --------------------------------------------------------------------------

    def extract_known_part(self, state: Any) -> Any:
        """Return a value that is equal for states which differ only in their unseen part."""

    def remove_unseen(self, save: SaveGame, randrange: Callable[[int], int]) -> SaveGame:
        """Return the game up to now, without its unseen part and without undone actions."""

    def reshuffle(self, save: SaveGame, randrange: Callable[[int], int]) -> SaveGame:
        """Return a game whose `unseen` part is in a new random order."""

    def remove_unseen_from_position(self, state: Any) -> Any:
        """Return a position without its unseen part."""

    def reshuffle_position(self, state: Any, randrange: Callable[[int], int]) -> Any:
        """Return a position whose unseen part is in a new random order."""

    # -- the list of games ------------------------------------------------------------------------

    def list_players(self, save: SaveGame) -> tuple[str, ...]:
        """Return the kind of player in each seat."""

    def collect_details(self, save: SaveGame) -> Mapping[str, Any]:
        """Return further facts for the list of games, as plain data."""

    def describe_picture(self, save: SaveGame) -> str:
        """Describe a small picture of the position, with nothing that a seat may not see."""


class GameWords(Protocol):
    """The words of a game about a whole game, for lists and questions, and about an action.

    `names`, `players` and `opponents` are those of the seats: see `GameSettings`.
    """

    def name_seats(
        self, names: Sequence[str], players: Sequence[str], opponents: Sequence[str]
    ) -> tuple[Text, ...]:
        """Return the names of all seats; the default is that of the opponent, or a color."""

    def name_opponent(self, opponent: str) -> Text:
        """Return the name of a computer opponent, used like that of a player."""

    def describe_players(
        self,
        names: Sequence[str],
        players: Sequence[str],
        opponents: Sequence[str],
        details: Mapping[str, Any],
    ) -> Text:
        """Describe the players of a game in one text, its default title."""

    def describe_progress(self, summary: Summary) -> Text:
        """Describe how far a game is and whose turn it is, or its result."""

    def describe_points(self, summary: Summary) -> Text:
        """Describe the points of all players, with their names."""

    def describe_action(self, action: Any, state: Any) -> Text:
        """Name an action, as behind "Undo:"."""

    def describe_reasons(self, reasons: Sequence[Any], state: Any) -> Text:
        """Describe at least one reason in whole sentences."""

    def describe_details(self, summary: Summary) -> list[Text]:
        """Return further texts about a game, which searches find, too."""

    def describe_invitation(self, options: Any, settings: GameSettings, seat: int) -> list[Text]:
        """Describe a game to which the player of a seat is invited, in whole sentences."""


class GameCatalogues(Protocol):
    """The catalogues of a game: what is on its pieces.

    Functions that read raise FileError, without the name of a file.
    """

    def get_for_state(self, state: Any) -> Any:
        """Return the catalogue with which a state is played."""

    def load_for_program(self) -> Any:
        """Return the catalogue that comes with the program."""

    def parse(self, data: object) -> Any:
        """Parse the catalogue of a file, with all checks."""

    def find_faults(self, data: object) -> list[FileError]:
        """Find all mistakes in the catalogue of a file, each with its place."""

    def dump(self, catalogue: Any) -> dict[str, object]:
        """Dump a catalogue as a document, to be edited."""

    def describe(self, catalogue: Any) -> str:
        """Describe all facts with their sources in lines of English, each with a line feed."""

    def summarize(self, catalogue: Any) -> str:
        """Summarize a valid catalogue in lines of English, each with a line feed."""


class Game(Protocol[State, View, Action, Event]):
    """A game. Functions that read data raise FileError for what cannot be used."""

    @property
    def name(self) -> str:
        """The word for the game in commands."""

    @property
    def opponents(self) -> Mapping[str, Callable[[], Opponent[View, Action]]]:
        """Name -> function that makes the computer opponent, the weakest first."""

    @property
    def saves(self) -> GameSaves:
        """The part of the game in saves."""

    @property
    def words(self) -> GameWords:
        """The words about a whole game, and about an action."""

    @property
    def catalogues(self) -> GameCatalogues:
        """The catalogues with which it is played."""

    @property
    def can_be_played_far(self) -> bool:
        """Whether it can be played on two machines; its window has `far_pages` then."""

    # -- rules ------------------------------------------------------------------------------------

    def make_first_state(self, catalogue: Any, options: Mapping[str, Any], seed: int) -> State:
        """Return the first state; the same options and seed give the same one everywhere."""

    def list_seats(self, state: State | View) -> tuple[str, ...]:
        """Return the words of all seats, in their order."""

    def find_seat_in_turn(self, state: State) -> int:
        """Return the place of the seat whose turn it is; any when the game is over."""

    def list_seats_to_act(self, state: State | View) -> tuple[str, ...]:
        """Return the seats that have to act: none when the game is over, several if all choose.

        The first one is asked first.
        """

    def list_legal_actions(self, state: State | View, seat: str) -> list[Action]:
        """Return the legal actions of a seat, none if it has nothing to decide."""

    def why_not(self, state: State, action: Action) -> tuple[Any, ...]:
        """Return all reasons against an action of the seat that is asked; none if it is legal."""

    def apply(self, state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
        """Return the state after an action, and its events. Raises IllegalAction."""

    def find_turn_change(
        self, action: Action, before: State, after: State, events: Sequence[Event]
    ) -> TurnChange:
        """Return what the action between two states does to turns."""

    def make_view(self, state: State, seat: str) -> View:
        """Return all that a seat may see of a state."""

    def ask_seat(self, state: State, seat: str) -> State:
        """Return a state in which this one of several seats that have to act is asked.

        The choices of the others at the same time are invented; the seat sees nothing of them.
        """

    def count_points(self, state: State | View) -> tuple[int, ...]:
        """Return the points of all seats so far, as everybody at the table may know them."""

    def calculate_result(self, state: State | View) -> Result:
        """Return the points as if the game ended now."""

    # -- positions and actions --------------------------------------------------------------------

    def parse_position(
        self, data: object, catalogue: Any, *, for_score: bool
    ) -> StoredPosition[Any]:
        """Parse the position, view or saved game of a document.

        `for_score`: the parts that scoring does not need may be missing.
        """

    def dump_position(self, stored: StoredPosition[Any]) -> dict[str, object]:
        """Dump a position or view as a document."""

    def parse_action(self, data: object) -> Action:
        """Parse an action, legal or not."""

    def dump_action(self, action: Action) -> dict[str, object]:
        """Dump an action as data."""

    # -- words ------------------------------------------------------------------------------------

    def describe_result(self, stored: StoredPosition[Any]) -> str:
        """Describe the score sheet in lines of English, each with a line feed."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
