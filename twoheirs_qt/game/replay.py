"""From a save to what stands on the undo stack, and from a beginning to a save."""

from __future__ import annotations

from datetime import UTC, datetime

from twoheirs_qt.files.save import GameSettings, Origin, SaveGame
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


def first_moment(save: SaveGame, names: Names) -> Moment:
    """How the game of a save begins."""
    return Moment(save.start, log.first_log(save.start, 1, names, save.origin), 1)


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
