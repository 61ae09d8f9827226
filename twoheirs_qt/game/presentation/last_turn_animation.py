"""The animation of the last turn that has ended."""

from __future__ import annotations

from collections.abc import Iterator

from twoheirs_qt.game.chronicle import is_told
from twoheirs_qt.game.command import ActionCommand
from twoheirs_qt.game.presentation.changes import cell_of
from twoheirs_qt.game.presentation.turn_animation import AnimationStep, TurnMarks
from twoheirs_qt.game.session import GameSession
from twoheirs_qt.game.snapshot import take_snapshot
from twoheirs_qt.rules.actions import EndTurn
from twoheirs_qt.rules.events import TurnBegan
from twoheirs_qt.words.events import event_text


def last_turn_animation_steps(session: GameSession) -> tuple[AnimationStep, ...]:
    """The steps of the turn before the running one, in order; empty if there is none."""
    return tuple(_steps(session))


def _commands(session: GameSession) -> list[ActionCommand]:
    """The actions of the last turn that has ended, from its first to its end."""
    done: list[ActionCommand] = []
    for command in reversed(session.done_commands):
        if isinstance(command.action, EndTurn):
            if done:
                break
            done.append(command)
        elif done:
            done.append(command)
    return done[::-1]


def _steps(session: GameSession) -> Iterator[AnimationStep]:
    for command in _commands(session):
        # Of the end of the turn it is told how the table looked before the next turn began.
        shown = command.before if isinstance(command.action, EndTurn) else command.after
        snapshot = take_snapshot(shown, session.names)
        for event in command.events:
            if isinstance(event, TurnBegan) or not is_told(event):
                continue
            text = event_text(event, session.state.catalogue, session.names)
            yield AnimationStep(event, snapshot, text, TurnMarks(chosen=cell_of(event)))
