"""From a save to what stands on the undo stack, and from a beginning to a save."""

from __future__ import annotations

from datetime import UTC, datetime

from twoheirs_qt.files.save import GameSettings, Origin, SaveGame
from twoheirs_qt.game import chronicle
from twoheirs_qt.game.history import ActionCommand
from twoheirs_qt.game.moment import Moment
from twoheirs_qt.rules import Action, Event, State, apply
from twoheirs_qt.words.names import Names


def utc_now() -> datetime:
    """What the clock says."""
    return datetime.now(UTC)


def stamp(time: datetime) -> str:
    """A time as saves have it."""
    return time.astimezone(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def fresh_save(start: State, origin: Origin, settings: GameSettings, now: datetime) -> SaveGame:
    """The save of a game that has just begun."""
    return SaveGame(
        origin=origin,
        start=start,
        settings=settings,
        actions=(),
        done=0,
        created=stamp(now),
        changed=stamp(now),
    )


def done(before: Moment, action: Action, names: Names) -> ActionCommand:
    """The command of an action; raises IllegalAction if it is not legal."""
    state, events = apply(before.state, action)
    return _command(before, action, state, events, names)


def commands_of(save: SaveGame, names: Names) -> tuple[Moment, list[ActionCommand]]:
    """How the game of a save begins, and the commands of all its actions. Raises FileFault."""
    moment = first = Moment(
        save.start, chronicle.first_chronicle(save.start, 1, names, save.origin)
    )
    commands: list[ActionCommand] = []
    played = save.played
    for action, state, events in zip(save.actions, played.states[1:], played.events, strict=True):
        command = _command(moment, action, state, events, names)
        commands.append(command)
        moment = command.after
    return first, commands


def _command(
    before: Moment, action: Action, state: State, events: tuple[Event, ...], names: Names
) -> ActionCommand:
    entries, turn = chronicle.extended(before.chronicle, before.turn, events, state, names)
    return ActionCommand(action, before, Moment(state, entries, turn), events)
