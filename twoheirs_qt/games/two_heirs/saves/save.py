"""A saved game as a value: its start, its actions and its settings.

Names and titles are cut to the length that a file allows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, Literal, NamedTuple, TypeAlias

from twoheirs_qt.games.two_heirs.codec.digest import state_digest
from twoheirs_qt.games.two_heirs.rules.actions import Action, EndTurn
from twoheirs_qt.games.two_heirs.rules.components import Heir, TileSet
from twoheirs_qt.games.two_heirs.rules.events import Event, TurnBegan
from twoheirs_qt.games.two_heirs.rules.setup import NewGame
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.rules.turn import apply
from twoheirs_qt.games.two_heirs.words.reasons import reasons_text
from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.files.limits import (
    MAX_FIRST_TURN,
    MAX_GAME_NAME_LENGTH,
    MAX_NAME_LENGTH,
    MAX_TITLE_LENGTH,
    fit,
)
from twoheirs_qt.tabletop.illegal_action import IllegalAction
from twoheirs_qt.tabletop.text.text import Text


class Replay(NamedTuple):
    """The states and events of a game.

    `states` has one more entry than there are actions, `turns` the number of the turn in each,
    counted with Henry's turns. `events` has an entry for each action.
    """

    states: Sequence[State]
    turns: Sequence[int]
    events: Sequence[tuple[Event, ...]]

    def digests(self, actions: Sequence[Action]) -> list[str]:
        """Calculate digests of the start, of each end of a turn and of the last state.

        `actions` are those of the game.
        """
        last = len(actions)
        numbers = [n for n, action in enumerate(actions, 1) if type(action) is EndTurn or n == last]
        return [state_digest(self.states[number]) for number in (0, *numbers)]


def replay_actions(
    start: State,
    actions: Sequence[Action],
    expected: Sequence[str] | None = None,
    *,
    turn: int = 1,
) -> Replay:
    """Play `actions` from `start`, where the turn numbered `turn` is running.

    Raises FileError at the first action that is not legal, and, if digests are `expected`, at the
    first that differs.
    """
    state, compared = start, 0
    states, turns, all_events = [start], [turn], []
    if expected is not None:
        _compare(expected, compared, state, error_texts.START_DIFFERS, turn)
    last = len(actions) - 1
    for index, action in enumerate(actions):
        try:
            state, events = apply(state, action)
        except IllegalAction as refusal:
            place = error_texts.ACTION_OF_TURN.fill(number=str(index + 1), turn=str(turn))
            reasons = reasons_text(refusal.reasons, start.catalogue)
            raise FileError(reasons, place) from None
        old_turn = turn
        if type(action) is EndTurn:
            turn += sum(type(event) is TurnBegan for event in events)
        states.append(state)
        turns.append(turn)
        all_events.append(events)
        if expected is not None and (type(action) is EndTurn or index == last):
            compared += 1
            fault = error_texts.TURN_DIFFERS if type(action) is EndTurn else error_texts.END_DIFFERS
            _compare(expected, compared, state, fault, old_turn)
    if expected is not None and len(expected) != compared + 1:
        raise FileError(error_texts.NOT_IN_SHAPE, "digests")
    return Replay(tuple(states), tuple(turns), tuple(all_events))


def _compare(expected: Sequence[Any], index: int, state: State, fault: Text, turn: int) -> None:
    if index >= len(expected):
        raise FileError(error_texts.NOT_IN_SHAPE, "digests")
    if expected[index] != state_digest(state):
        message = fault if fault is error_texts.START_DIFFERS else fault.fill(turn=str(turn))
        raise FileError(message, f"digests[{index}]")


Player: TypeAlias = Literal["human", "henry", "computer"]


class TakeBack(StrEnum):
    """The limits for taking back actions."""

    FREE = "free"
    UNTIL_REVEALED = "until-revealed"
    """Not after a take that refilled the reserve, nor after the end of a turn."""
    OFF = "off"


@dataclass(frozen=True, slots=True)
class GameSettings:
    """The settings of one game: names, players, and whether actions may be taken back.

    `names`, `players` and `opponents` are indexed by `Heir`; an empty name stands for the heir's
    colour. In a solo game Henry plays his heir, whatever `players` contains. `opponents` are the
    names of computer opponents, built in or given by the player, never commands; or empty.
    """

    names: tuple[str, str] = ("", "")
    players: tuple[Player, Player] = ("human", "human")
    take_back: TakeBack = TakeBack.FREE
    opponents: tuple[str, str] = ("", "")

    def __post_init__(self) -> None:
        for field_ in ("names", "opponents"):
            white, blue = (fit(name, MAX_NAME_LENGTH) for name in getattr(self, field_))
            object.__setattr__(self, field_, (white, blue))

    def with_player(self, heir: Heir, player: Player, opponent: str = "") -> GameSettings:
        """Return settings with a human, or the computer's `opponent`, in the seat of `heir`."""
        players, opponents = [*self.players], [*self.opponents]
        players[heir], opponents[heir] = player, opponent if player == "computer" else ""
        return replace(
            self, players=(players[0], players[1]), opponents=(opponents[0], opponents[1])
        )

    def players_of(self, start: State) -> tuple[Player, Player]:
        """Return the players of a game from `start`."""
        if start.henry is None:
            return self.players
        return ("henry", "human") if start.henry is Heir.WHITE else ("human", "henry")


@dataclass(frozen=True, slots=True)
class Rescued:
    """A damaged game from which this one was rescued; it was sound up to this turn."""

    game: str
    turn: int

    def __post_init__(self) -> None:
        object.__setattr__(self, "game", fit(self.game, MAX_GAME_NAME_LENGTH))


@dataclass(frozen=True, slots=True)
class Origin:
    """The origin of a game: `options` of a new one, or None for a position.

    `game` and `turn` name game and turn of the position, as far as known. `rescued` is set if the
    game continues a damaged save.
    """

    options: NewGame | None
    game: str = ""
    turn: int | None = None
    rescued: Rescued | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "game", fit(self.game, MAX_GAME_NAME_LENGTH))

    @property
    def first_turn(self) -> int:
        """The number of the first turn, which continues that of the game of a position."""
        return self.turn if self.turn and self.turn <= MAX_FIRST_TURN else 1

    @classmethod
    def of(cls, options: NewGame) -> Origin:
        """Create the origin of a new game."""
        return cls(options)

    @classmethod
    def position(cls, game: str = "", turn: int | None = None) -> Origin:
        """Create the origin of a game that starts from a position."""
        return cls(None, game, turn)


@dataclass(frozen=True, slots=True)
class SaveGame:
    """The record of a game.

    `actions` includes those that can be redone; the first `done` of them count. `gave_up` is the
    heir who gave up, if one did. `created` and `changed` are times such as `2025-01-31T18:30:00Z`.
    `unseen` names the piles whose order is not known (`saves.unseen`). `hints` counts those that
    White and Blue were told, also in turns that were taken back.
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
    hints: tuple[int, int] = (0, 0)
    _played: Replay | None = field(default=None, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "title", fit(self.title, MAX_TITLE_LENGTH))

    @property
    def played(self) -> Replay:
        """The replay of all actions, which happens on first use.

        Raises FileError if one of them is not legal.
        """
        if self._played is None:
            self.leads_to(replay_actions(self.start, self.actions, turn=self.origin.first_turn))
        assert self._played is not None
        return self._played

    def leads_to(self, played: Replay) -> None:
        """Set the replay of a game that has just been played."""
        object.__setattr__(self, "_played", played)

    @property
    def state(self) -> State:
        """The current state of the game."""
        return self.played.states[self.done]


class Summary(NamedTuple):
    """A summary for the list of games; pairs are indexed by `Heir`.

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
