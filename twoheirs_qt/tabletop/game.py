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


@dataclass(frozen=True, slots=True)
class Record(Generic[State, Action]):
    """A game between computer opponents from its start to its end.

    - `options`, `seed`: as in `Game.new`
    - `names`: of the opponents, in the order of the seats
    - `created`, `changed`: times such as `2025-01-31T18:30:00Z`
    - `gave_up`: a seat whose opponent has stopped playing; it has lost
    """

    options: Mapping[str, Any]
    seed: int
    start: State
    names: tuple[str, ...]
    actions: tuple[Action, ...]
    created: str
    changed: str
    gave_up: str | None = None


class Ending(NamedTuple):
    """The end of a recorded game; `gave_up` as in `Record`."""

    result: Result
    gave_up: str | None


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

    # -- rules ------------------------------------------------------------------------------------

    def new(self, catalogue: Catalogue, options: Mapping[str, Any], seed: int) -> State:
        """The first state; the same options and seed give the same one everywhere."""

    def question(self, state: State) -> Question | None:
        """The open question, None when the game is over; of several, the first in seat order."""

    def seats_to_act(self, state: State | View) -> tuple[str, ...]:
        """The seats that have to decide: none when the game is over, several if all choose."""

    def legal(self, state: State | View, seat: str) -> list[Action]:
        """The legal actions of a seat, none if it has nothing to decide."""

    def why_not(self, state: State, action: Action) -> tuple[Reason, ...]:
        """All reasons against an action of the seat that is asked; none if it is legal."""

    def apply(self, state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
        """The state after an action, and what happened. Raises IllegalAction."""

    def reveals(self, events: Sequence[Event]) -> bool:
        """Whether the events show hidden things, so that taking back stops here."""

    def view(self, state: State, seat: str) -> View:
        """All that a seat may see of a state."""

    def guess(self, view: View, seed: int) -> State:
        """A state that looks like this to its seat; what is hidden is dealt at random."""

    def result(self, state: State | View) -> Result:
        """The points as if the game ended now."""

    # -- catalogues -------------------------------------------------------------------------------

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
        """What a sound catalogue holds, as lines in English, each ending with a line feed."""

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

    # -- saved games ------------------------------------------------------------------------------

    def read_save(self, log: bytes, catalogue: Catalogue) -> StoredPosition[State]:
        """The position in which a saved game stands."""

    def dump_record(self, record: Record[State, Action]) -> bytes:
        """The saved game of a record."""

    def read_ending(self, log: bytes, catalogue: Catalogue) -> Ending:
        """The end of a recorded game."""

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
