"""A saved game as a value: its start, its actions and its settings.

Lists have an entry for each seat, in the order of the seats. States, actions and events are values
of the game's own. Names and titles are cut to the length that a file allows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.files.limits import (
    MAX_FIRST_TURN,
    MAX_GAME_NAME_LENGTH,
    MAX_NAME_LENGTH,
    MAX_TITLE_LENGTH,
    shorten_for_file,
)
from twoheirs_qt.tabletop.illegal_action import IllegalAction
from twoheirs_qt.tabletop.saves.save_log import Step

if TYPE_CHECKING:
    from twoheirs_qt.tabletop.game import AnyGame

HUMAN: Final = "human"
COMPUTER: Final = "computer"
"""Players of any game; a game may have others."""


def apply_action(game: AnyGame, state_before: Any, action: Any) -> Step[Any, Any]:
    """Apply an action; returns the step it makes. Raises FileError if it is not legal."""
    try:
        state, events = game.apply(state_before, action)
    except IllegalAction as refusal:
        raise FileError(game.words.describe_reasons(refusal.reasons, state_before)) from None
    return Step(state, events, game.find_turn_change(action, state_before, state, events).new_turns)


class Replay(NamedTuple):
    """The states and events of a game.

    `states` has one more entry than there are actions, `turn_numbers` the number of the turn in
    each. `events` has an entry for each action.
    """

    states: Sequence[Any]
    turn_numbers: Sequence[int]
    events: Sequence[tuple[Any, ...]]


def replay_actions(game: AnyGame, start: Any, actions: Sequence[Any], turn: int = 1) -> Replay:
    """Play `actions` from `start`, where the turn numbered `turn` is running.

    Raises FileError at the first action that is not legal.
    """
    states, turns, events = [start], [turn], []
    for index, action in enumerate(actions):
        try:
            step = apply_action(game, states[-1], action)
        except FileError as fault:
            location = error_texts.ACTION_OF_TURN.fill(number=str(index + 1), turn=str(turns[-1]))
            raise FileError(fault.text, location) from None
        states.append(step.state)
        turns.append(turns[-1] + step.new_turns)
        events.append(step.events)
    return Replay(tuple(states), tuple(turns), tuple(events))


class TakeBackRule(StrEnum):
    """The limits for taking back actions."""

    FREE = "free"
    UNTIL_REVEALED = "until-revealed"
    """Not after an action that showed hidden things, nor after the end of a turn."""
    OFF = "off"


@dataclass(frozen=True, slots=True)
class GameSettings:
    """The settings of one game: names, players, and whether actions may be taken back.

    An empty name stands for the seat's color. `opponents` are the names of computer opponents,
    built in or given by the player, never commands; empty for other players.
    """

    names: tuple[str, ...] = ("", "")
    players: tuple[str, ...] = (HUMAN, HUMAN)
    take_back_rule: TakeBackRule = TakeBackRule.FREE
    opponents: tuple[str, ...] = ("", "")

    def __post_init__(self) -> None:
        for field_name in ("names", "opponents"):
            shortened = tuple(
                [shorten_for_file(name, MAX_NAME_LENGTH) for name in getattr(self, field_name)]
            )
            object.__setattr__(self, field_name, shortened)

    @classmethod
    def for_seats(cls, count: int) -> GameSettings:
        """Return the settings of a game of so many humans without names."""
        return cls(("",) * count, (HUMAN,) * count, opponents=("",) * count)

    def replace_player(self, seat: int, player: str, opponent: str = "") -> GameSettings:
        """Return settings with a human, or the computer's `opponent`, in a seat."""
        players, opponents = [*self.players], [*self.opponents]
        players[seat], opponents[seat] = player, opponent if player == COMPUTER else ""
        return replace(self, players=tuple(players), opponents=tuple(opponents))


@dataclass(frozen=True, slots=True)
class DamagedGame:
    """A damaged game from which this one was rescued; it was sound up to this turn."""

    game_name: str
    turn: int

    def __post_init__(self) -> None:
        object.__setattr__(
            self, "game_name", shorten_for_file(self.game_name, MAX_GAME_NAME_LENGTH)
        )


@dataclass(frozen=True, slots=True)
class Origin:
    """The origin of a game: `new_game_options`, or None where it began from a position.

    These are a value of the game's own, which has a `seed`. `game_name` and `turn` name game
    and turn of the position, as far as known. `damaged_game` is set if the game continues a damaged
    save.
    """

    new_game_options: Any
    game_name: str = ""
    turn: int | None = None
    damaged_game: DamagedGame | None = None

    def __post_init__(self) -> None:
        object.__setattr__(
            self, "game_name", shorten_for_file(self.game_name, MAX_GAME_NAME_LENGTH)
        )

    @property
    def first_turn(self) -> int:
        """The number of the first turn, which continues that of the game of a position."""
        return self.turn if self.turn and self.turn <= MAX_FIRST_TURN else 1

    @classmethod
    def new_game(cls, options: Any) -> Origin:
        """Create the origin of a new game."""
        return cls(options)

    @classmethod
    def from_position(cls, game: str = "", turn: int | None = None) -> Origin:
        """Create the origin of a game that starts from a position."""
        return cls(None, game, turn)


class Beginning(NamedTuple):
    """The parts of a save that are in its first line only; `unseen_piles` as in `SaveGame`."""

    origin: Origin
    start: Any
    settings: GameSettings
    unseen_piles: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SaveGame:
    """The record of a game.

    `actions` includes those that can be redone; the first `done_count` of them count.
    `resigned_seat` is the seat that gave up. `created` and `changed` are times such as
    `2025-01-31T18:30:00Z`. `unseen_piles` names piles whose order is not known. `hint_counts` is
    the number of hints given to each seat, also in turns that were taken back.
    """

    game: AnyGame = field(repr=False, compare=False)
    origin: Origin
    start: Any
    settings: GameSettings
    actions: Sequence[Any]
    done_count: int
    created: str
    changed: str
    title: str = ""
    resigned_seat: int | None = None
    unseen_piles: tuple[str, ...] = ()
    hint_counts: tuple[int, ...] = ()
    _replay: Replay | None = field(default=None, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "title", shorten_for_file(self.title, MAX_TITLE_LENGTH))
        object.__setattr__(self, "hint_counts", self.hint_counts or (0,) * len(self.settings.names))

    @property
    def replay(self) -> Replay:
        """The replay of all actions, which happens on first use.

        Raises FileError if one of them is not legal.
        """
        if self._replay is None:
            turn = self.origin.first_turn
            self.set_replay(replay_actions(self.game, self.start, self.actions, turn))
        assert self._replay is not None
        return self._replay

    def set_replay(self, replay: Replay) -> None:
        """Set the replay of a game that has just been played."""
        object.__setattr__(self, "_replay", replay)

    @property
    def state(self) -> Any:
        """The current state of the game."""
        return self.replay.states[self.done_count]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended or been given up."""
        return self.resigned_seat is not None or not self.game.list_seats_to_act(self.state)


class Summary(NamedTuple):
    """A summary for the list of games; lists have an entry for each seat.

    - `game_name`: the name of the game
    - `turn`: the number of the running turn, or of the last one when the game is over
    - `active_seat`: the seat whose turn it is
    - `winners`: none while the game runs, all for a draw
    - `details`: further facts, defined by each game
    """

    game_name: str
    title: str
    created: str
    changed: str
    names: tuple[str, ...]
    players: tuple[str, ...]
    opponents: tuple[str, ...]
    turn: int
    active_seat: int
    points: tuple[int, ...]
    is_over: bool
    winners: tuple[int, ...]
    details: Mapping[str, Any]


def summarize(save: SaveGame) -> Summary:
    """Summarize a save for a list of games."""
    game, state, settings = save.game, save.state, save.settings
    seats = game.list_seats(state)
    points, winners = game.count_points(state), tuple[int, ...]()
    if save.resigned_seat is not None:
        rivals = [seat for seat in range(len(seats)) if seat != save.resigned_seat]
        best = max(points[seat] for seat in rivals)
        winners = tuple([seat for seat in rivals if points[seat] == best])
    elif save.is_over:
        winners = tuple([seats.index(seat) for seat in game.calculate_result(state).winners])
    return Summary(
        game_name=game.name,
        title=save.title,
        created=save.created,
        changed=save.changed,
        names=settings.names,
        players=game.saves.list_players(save),
        opponents=settings.opponents,
        turn=save.replay.turn_numbers[save.done_count],
        active_seat=game.find_seat_in_turn(state),
        points=points,
        is_over=save.is_over,
        winners=winners,
        details=game.saves.collect_details(save),
    )
