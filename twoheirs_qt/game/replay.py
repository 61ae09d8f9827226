"""From actions to what stands on the undo stack."""

from __future__ import annotations

from twoheirs_qt.files.save import GameSettings
from twoheirs_qt.game import log
from twoheirs_qt.game.command import ActionCommand
from twoheirs_qt.game.moment import Moment
from twoheirs_qt.rules import Action, Heir, State, apply
from twoheirs_qt.words.names import Names, henry_name


def names_of(settings: GameSettings, state: State) -> Names:
    """The players' names, and Henry's."""
    white, blue = (
        henry_name() if heir is state.henry and not name else name
        for heir, name in zip(Heir, settings.names, strict=True)
    )
    return white, blue


def done(before: Moment, actions: tuple[Action, ...], names: Names) -> ActionCommand:
    """The command of the last of `actions`; raises IllegalAction if it is not legal."""
    state, events = apply(before.state, actions[-1])
    entries, turn = log.extended(before.log, before.turn, events, state, names)
    return ActionCommand(actions[-1], before, Moment(state, entries, turn), events, actions)


def replayed(first: Moment, actions: tuple[Action, ...], names: Names) -> list[ActionCommand]:
    """The commands of `actions` from the moment `first`; raises IllegalAction."""
    commands: list[ActionCommand] = []
    moment = first
    for count in range(1, len(actions) + 1):
        command = done(moment, actions[:count], names)
        commands.append(command)
        moment = command.after
    return commands
