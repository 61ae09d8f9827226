"""From a save to what stands on the undo stack or is looked at, and from a beginning to a save."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

from twoheirs_qt.tabletop.game import AnyGame
from twoheirs_qt.tabletop.play.history import ActionCommand
from twoheirs_qt.tabletop.play.moments import Chronicler, Moment, Names
from twoheirs_qt.tabletop.saves.save import GameSettings, Origin, SaveGame


def stamp(time: datetime) -> str:
    """A time in the form that saves use."""
    return time.astimezone(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def fresh_save(
    game: AnyGame, start: Any, origin: Origin, settings: GameSettings, now: datetime
) -> SaveGame:
    """The save of a game that has just begun."""
    return SaveGame(
        game=game,
        origin=origin,
        start=start,
        settings=settings,
        actions=(),
        done=0,
        created=stamp(now),
        changed=stamp(now),
    )


class CommandMaker:
    """Makes the commands of a game, whose players have these names."""

    def __init__(self, game: AnyGame, chronicler: Chronicler, names: Names) -> None:
        self._game = game
        self._chronicler = chronicler
        self._names = names

    def do(self, before: Moment, action: Any) -> ActionCommand:
        """The command that does an action; raises IllegalAction if it is not legal."""
        state, events = self._game.apply(before.state, action)
        return self.make(before, action, state, events)

    def make(
        self, before: Moment, action: Any, state: Any, events: tuple[Any, ...]
    ) -> ActionCommand:
        """The command of an action that led to a state."""
        game = self._game
        turns = game.count_turns(action, before.state, state, events)
        return ActionCommand(
            action,
            before,
            self._chronicler.go_on(before, state, events, turns, self._names),
            events,
            ends_turn=game.ends_turn(action, before.state, state),
            reveals=game.reveals(events),
        )


def commands_of(
    save: SaveGame, chronicler: Chronicler, names: Names
) -> tuple[Moment, list[ActionCommand]]:
    """The first moment of a saved game, and the commands of all its actions. Raises FileError."""
    moment = first = chronicler.begin(save, names)
    maker = CommandMaker(save.game, chronicler, names)
    commands: list[ActionCommand] = []
    played = save.played
    for action, state, events in zip(save.actions, played.states[1:], played.events, strict=True):
        command = maker.make(moment, action, state, events)
        commands.append(command)
        moment = command.after
    return first, commands


Points = tuple[int, ...]


class TurnScore(NamedTuple):
    """The points of all seats after `done_count` actions, for the graph."""

    done_count: int
    turn: int
    points: Points


class Recording(NamedTuple):
    """The moments of a game: `moments[n]` is the one after `n` actions.

    `starts`: after how many actions each turn begins, in order. `turn_scores`: the points at the
    start, after each turn and at the end.
    """

    names: Names
    moments: tuple[Moment, ...]
    starts: tuple[int, ...]
    turn_scores: tuple[TurnScore, ...]

    @property
    def last(self) -> int:
        """The number of actions."""
        return len(self.moments) - 1

    @property
    def entries(self) -> Sequence[Any]:
        """The whole chronicle."""
        return self.moments[-1].chronicle

    def entry_of(self, done_count: int) -> int:
        """The newest entry of the chronicle after so many actions; -1 if there is none."""
        return len(self.moments[done_count].chronicle) - 1

    def moment_of(self, entry: int) -> int:
        """After how many actions an entry of the chronicle has just been written."""
        lengths = [len(moment.chronicle) for moment in self.moments]
        return bisect_left(lengths, entry + 1)

    def turn_before(self, done_count: int) -> int:
        """The number of actions before the running turn; at its beginning, before the last one."""
        at = bisect_left(self.starts, done_count) - 1
        return self.starts[max(at, 0)]

    def turn_after(self, done_count: int) -> int:
        """The number of actions before the next turn, or of all."""
        at = bisect_right(self.starts, done_count)
        return self.starts[at] if at < len(self.starts) else self.last


def record_game(save: SaveGame, chronicler: Chronicler) -> Recording:
    """The game as far as it is played. Raises FileError."""
    names = chronicler.find_names(save)
    first, commands = commands_of(save, chronicler, names)
    del commands[save.done :]
    moments = (first, *(command.after for command in commands))
    ends = _ends(commands)
    return Recording(
        names=names,
        moments=moments,
        starts=tuple(n for n in (0, *ends) if n < len(moments) - 1 or n == 0),
        turn_scores=turn_scores_of(save.game, moments, commands),
    )


def turn_scores_of(
    game: AnyGame, moments: Sequence[Moment], commands: Sequence[ActionCommand]
) -> tuple[TurnScore, ...]:
    """The points at the beginning, after each turn and at the end."""
    marked = sorted({0, *_ends(commands), len(commands)})
    return tuple(TurnScore(n, moments[n].turn, game.points(moments[n].state)) for n in marked)


def _ends(commands: Sequence[ActionCommand]) -> list[int]:
    """After how many actions each turn has ended."""
    return [n for n, command in enumerate(commands, 1) if command.ends_turn]
