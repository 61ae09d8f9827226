"""A saved game as a value: what was played, from which start, under which settings.

Names and titles are cut to what a file can hold, wherever they come from.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, Literal, NamedTuple, TypeAlias

from twoheirs_qt.codec.digest import state_digest
from twoheirs_qt.files import error_texts as faults
from twoheirs_qt.files.errors import FileFault
from twoheirs_qt.files.limits import (
    LATEST_START,
    LONGEST_GAME,
    LONGEST_NAME,
    LONGEST_TITLE,
    fitting,
)
from twoheirs_qt.rules.actions import Action, EndTurn
from twoheirs_qt.rules.components import Heir, TileSet
from twoheirs_qt.rules.events import Event, TurnBegan
from twoheirs_qt.rules.reasons import IllegalAction
from twoheirs_qt.rules.setup import NewGame
from twoheirs_qt.rules.state import State
from twoheirs_qt.rules.turn import apply
from twoheirs_qt.text.text import Text
from twoheirs_qt.words.reasons import reasons_text


class Replay(NamedTuple):
    """What the actions of a game lead to.

    `states` has one more entry than there are actions, `turns` the number of the turn in each,
    counted with Henry's turns. `events` has an entry for each action.
    """

    states: Sequence[State]
    turns: Sequence[int]
    events: Sequence[tuple[Event, ...]]

    def digests(self, actions: Sequence[Action]) -> list[str]:
        """One for the start, after each end of a turn, and after the last action if that is none.

        `actions` are those that were played.
        """
        last = len(actions)
        kept = [n for n, action in enumerate(actions, 1) if type(action) is EndTurn or n == last]
        return [state_digest(self.states[number]) for number in (0, *kept)]


def replayed(
    start: State,
    actions: Sequence[Action],
    expected: Sequence[str] | None = None,
    *,
    turn: int = 1,
) -> Replay:
    """Play `actions` from `start`, where the turn numbered `turn` is running.

    Raises FileFault at the first action that is not legal, and, if digests are `expected`, at the
    first that differs.
    """
    state, compared = start, 0
    states, turns, happened = [start], [turn], []
    if expected is not None:
        _compare(expected, compared, state, faults.START_DIFFERS, turn)
    last = len(actions) - 1
    for index, action in enumerate(actions):
        try:
            state, events = apply(state, action)
        except IllegalAction as refusal:
            place = faults.ACTION_OF_TURN.fill(number=str(index + 1), turn=str(turn))
            reasons = reasons_text(refusal.reasons, start.catalogue)
            raise FileFault(reasons, place) from None
        ended = turn
        if type(action) is EndTurn:
            turn += sum(type(event) is TurnBegan for event in events)
        states.append(state)
        turns.append(turn)
        happened.append(events)
        if expected is not None and (type(action) is EndTurn or index == last):
            compared += 1
            fault = faults.TURN_DIFFERS if type(action) is EndTurn else faults.END_DIFFERS
            _compare(expected, compared, state, fault, ended)
    if expected is not None and len(expected) != compared + 1:
        raise FileFault(faults.NOT_IN_SHAPE, "digests")
    return Replay(tuple(states), tuple(turns), tuple(happened))


def _compare(expected: Sequence[Any], index: int, state: State, fault: Text, turn: int) -> None:
    if index >= len(expected):
        raise FileFault(faults.NOT_IN_SHAPE, "digests")
    if expected[index] != state_digest(state):
        told = fault if fault is faults.START_DIFFERS else fault.fill(turn=str(turn))
        raise FileFault(told, f"digests[{index}]")


Player: TypeAlias = Literal["human", "henry", "computer"]


class TakeBack(StrEnum):
    """How far players may go back."""

    FREE = "free"
    UNTIL_REVEALED = "until-revealed"
    """Not behind a take that refilled the reserve, nor behind the end of a turn."""
    OFF = "off"


@dataclass(frozen=True, slots=True)
class GameSettings:
    """What belongs to one game beside its rules.

    `names`, `players` and `opponents` are indexed by `Heir`; an empty name stands for the heir's
    colour. In a solo game Henry's heir is played by Henry, whatever `players` say. `opponents`
    are the names of those that play for a computer: one that the program brings along, or one that
    the player gave to a program, never what would start it. Else they are empty.
    """

    names: tuple[str, str] = ("", "")
    players: tuple[Player, Player] = ("human", "human")
    take_back: TakeBack = TakeBack.FREE
    opponents: tuple[str, str] = ("", "")

    def __post_init__(self) -> None:
        for field_ in ("names", "opponents"):
            white, blue = (fitting(name, LONGEST_NAME) for name in getattr(self, field_))
            object.__setattr__(self, field_, (white, blue))

    def with_player(self, heir: Heir, player: Player, opponent: str = "") -> GameSettings:
        """The same with a human, or the computer's `opponent`, in the seat of `heir`."""
        players, opponents = [*self.players], [*self.opponents]
        players[heir], opponents[heir] = player, opponent if player == "computer" else ""
        return replace(
            self, players=(players[0], players[1]), opponents=(opponents[0], opponents[1])
        )

    def players_of(self, start: State) -> tuple[Player, Player]:
        """Who plays each heir in a game from `start`."""
        if start.henry is None:
            return self.players
        return ("henry", "human") if start.henry is Heir.WHITE else ("human", "henry")


@dataclass(frozen=True, slots=True)
class Rescued:
    """What was left of a damaged save: it was sound up to this turn of this game."""

    game: str
    turn: int

    def __post_init__(self) -> None:
        object.__setattr__(self, "game", fitting(self.game, LONGEST_GAME))


@dataclass(frozen=True, slots=True)
class Origin:
    """How a game came about: by `options`, or (None) from a position.

    `game` and `turn` tell of which game and turn the position is, as far as known. `rescued`:
    it goes on from what was left of a damaged save.
    """

    options: NewGame | None
    game: str = ""
    turn: int | None = None
    rescued: Rescued | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "game", fitting(self.game, LONGEST_GAME))

    @property
    def first_turn(self) -> int:
        """The number of the turn with which the game begins: it goes on counting from where it
        left another one."""
        return self.turn if self.turn and self.turn <= LATEST_START else 1

    @classmethod
    def of(cls, options: NewGame) -> Origin:
        """A new game."""
        return cls(options)

    @classmethod
    def position(cls, game: str = "", turn: int | None = None) -> Origin:
        """A game begun from a position."""
        return cls(None, game, turn)


@dataclass(frozen=True, slots=True)
class SaveGame:
    """The record of a game.

    `actions` are all that were done, the redo tail included; the first `done` of them count.
    `gave_up`: the heir who gave the game up, if one did. `created` and `changed` are times such
    as `2025-01-31T18:30:00Z`. `unseen` names the piles whose order is not known (`files.unseen`).
    """

    origin: Origin
    start: State
    settings: GameSettings
    actions: Sequence[Action]
    done: int
    created: str
    changed: str
    title: str = ""
    gave_up: Heir | None = None
    unseen: tuple[str, ...] = ()
    _played: Replay | None = field(default=None, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "title", fitting(self.title, LONGEST_TITLE))

    @property
    def played(self) -> Replay:
        """What all of its actions lead to, played when this is asked first.

        Raises FileFault if one of them is not legal.
        """
        if self._played is None:
            self.leads_to(replayed(self.start, self.actions, turn=self.origin.first_turn))
        assert self._played is not None
        return self._played

    def leads_to(self, played: Replay) -> None:
        """Remember what its actions lead to: it has just been played."""
        object.__setattr__(self, "_played", played)

    @property
    def state(self) -> State:
        """The state in which the game stands."""
        return self.played.states[self.done]


class Summary(NamedTuple):
    """What a list of games shows; pairs are indexed by `Heir`.

    `turn` is the number of the running turn, or of the last one when the game is over; Henry's
    turns count. `winner` is None while the game runs, and for a draw.
    """

    title: str
    created: str
    changed: str
    mode: Literal["duel", "solo"]
    level: int | None
    names: tuple[str, str]
    players: tuple[Player, Player]
    opponents: tuple[str, str]
    sets: tuple[TileSet, ...]
    turn: int
    active: Heir
    points: tuple[int, int]
    over: bool
    winner: Heir | None
