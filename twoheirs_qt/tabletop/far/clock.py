"""The clock of a game on two machines: the time that each player has used, and whose time is up.

Clocks of two machines differ, and a message may take days. So a turn's time is what the machine
that played it says: from when it had the turn to when it had ended it. While the other machine has
the turn, this one counts from when it learned so, which cannot be more than that machine counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from enum import Enum, auto
from typing import TYPE_CHECKING, Any, Final

from twoheirs_qt.tabletop.far.limits import MAX_SECONDS

if TYPE_CHECKING:
    from twoheirs_qt.tabletop.far.far_game import FarGame
    from twoheirs_qt.tabletop.far.record import Record
    from twoheirs_qt.tabletop.game import AnyGame

_MAX_DRIFT_S: Final = 5
"""The time by which two clocks may differ over a turn, which is given to the other player."""


class ClaimState(Enum):
    """The fate of a claim to the game, since a player's time is up."""

    WRONG = auto()
    """The player had time left, and was not to move."""
    VOID = auto()
    """The player ended the turn in time, or the rules have ended the game."""
    OPEN = auto()
    """The player has the turn, and some time left by the clock of the machine."""
    VALID = auto()
    """The player's time was up."""


def measure_seconds(since: str, now: str) -> int:
    """Measure the seconds between two times of a record; 0 if the clock was set back."""
    if not since:
        return 0
    elapsed = datetime.fromisoformat(now) - datetime.fromisoformat(since)
    return min(max(0, round(elapsed.total_seconds())), MAX_SECONDS)


def count_used_seconds(game: FarGame, seat: int, now: str) -> int:
    """The seconds that a player has used, with those of the running turn."""
    record, states = game.record, game.states
    total = _sum_seconds(game.game, record, states, seat, len(record.turns))
    is_running = bool(states) and not game.is_over
    if is_running and game.game.find_seat_in_turn(game.state) == seat:
        total += measure_seconds(record.turn_since, now)
    return total


def is_time_up(game: FarGame, seat: int, now: str) -> bool:
    """Whether a player has used more than the limit.

    The turn that the other machine has now counts only with some seconds to spare.
    """
    record = game.record
    if not record.clock:
        return False
    used = count_used_seconds(game, seat, now)
    ended = _sum_seconds(game.game, record, game.states, seat, len(record.turns))
    is_estimate = seat != record.seat and used > ended
    return used - (_MAX_DRIFT_S if is_estimate else 0) > record.clock


def may_claim(game: FarGame, now: str) -> bool:
    """Whether the player here may claim the game, since the other's time is up."""
    return bool(game.states) and not game.is_over and is_time_up(game, 1 - game.record.seat, now)


def judge_claim(
    game: AnyGame, record: Record, states: Sequence[Any], seat: int, length: int, now: str
) -> ClaimState:
    """Judge a claim, made after `length` turns, that the time of `seat` is up."""
    if not game.list_seats_to_act(states[-1]):
        return ClaimState.VOID
    limit = record.clock
    if not limit or length >= len(states):
        return ClaimState.WRONG
    if _sum_seconds(game, record, states, seat, length) > limit:
        return ClaimState.VALID
    if game.find_seat_in_turn(states[length]) != seat:
        return ClaimState.WRONG
    used = _sum_seconds(game, record, states, seat, length + 1)
    has_ended = length < len(record.turns)
    if not has_ended:
        used += measure_seconds(record.turn_since, now)
    if used > limit:
        return ClaimState.VALID
    return ClaimState.VOID if has_ended else ClaimState.OPEN


def _sum_seconds(
    game: AnyGame, record: Record, states: Sequence[Any], seat: int, length: int
) -> int:
    """The seconds of a player's turns among the first `length` turns."""
    turns = zip(record.turns[:length], states, strict=False)
    return sum(turn.seconds for turn, state in turns if game.find_seat_in_turn(state) == seat)
