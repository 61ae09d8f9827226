"""Henry's last turn of the running game, to be shown once more."""

from __future__ import annotations

from dataclasses import dataclass

from twoheirs_qt.game.session import GameSession
from twoheirs_qt.rules import EndTurn, HenryCannotTake, HenryLooked, State, Step, steps


@dataclass(frozen=True, slots=True)
class HenrysTurn:
    """The state before the human ended the turn, and the steps that followed."""

    before: State
    steps: tuple[Step, ...]


def henrys_last_turn(session: GameSession) -> HenrysTurn | None:
    """The last turn of Henry among the actions that are done; None if he has not played yet."""
    if not session.is_open or session.state.solo is None:
        return None
    for command in reversed(session.done_commands):
        if isinstance(command.action, EndTurn) and played_henry(command.events):
            before = command.before.state
            return HenrysTurn(before, steps(before, command.action))
    return None


def played_henry(events: tuple[object, ...]) -> bool:
    """Whether a turn of Henry's is among these events."""
    return any(isinstance(event, HenryLooked | HenryCannotTake) for event in events)
