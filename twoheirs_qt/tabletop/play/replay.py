"""The replay of a save: the commands of its actions, and a recording to look at."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

from twoheirs_qt.tabletop.game import AnyGame
from twoheirs_qt.tabletop.play.history import ActionCommand
from twoheirs_qt.tabletop.play.moments import Chronicler, Moment, Names
from twoheirs_qt.tabletop.saves.save import GameSettings, Origin, SaveGame


def format_time(time: datetime) -> str:
    """Format a time as saves do."""
    return time.astimezone(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def make_save(
    game: AnyGame, start: Any, origin: Origin, settings: GameSettings, now: datetime
) -> SaveGame:
    """Make the save of a game that has just begun."""
    return SaveGame(
        game=game,
        origin=origin,
        start=start,
        settings=settings,
        actions=(),
        done_count=0,
        created=format_time(now),
        changed=format_time(now),
    )


class CommandMaker(NamedTuple):
    """Makes the commands of a game; `names` are those of its players."""

    game: AnyGame
    chronicler: Chronicler
    names: Names

    def apply(self, before: Moment, action: Any) -> ActionCommand:
        """Apply an action to a moment and return its command. Raises IllegalAction."""
        state, events = self.game.apply(before.state, action)
        return self.make_command(before, action, state, events)

    def make_command(
        self, before: Moment, action: Any, state: Any, events: tuple[Any, ...]
    ) -> ActionCommand:
        """Make the command of an action that led to a state."""
        change = self.game.find_turn_change(action, before.state, state, events)
        after = self.chronicler.make_next_moment(
            before, state, events, change.new_turns, self.names
        )
        return ActionCommand(
            action, before, after, events, ends_turn=change.ends_turn, reveals=change.reveals
        )


def make_commands(
    save: SaveGame, chronicler: Chronicler, names: Names
) -> tuple[Moment, list[ActionCommand]]:
    """Make the first moment of a saved game and the commands of all actions. Raises FileError."""
    moment = first = chronicler.make_first_moment(save, names)
    maker = CommandMaker(save.game, chronicler, names)
    commands: list[ActionCommand] = []
    replay = save.replay
    for action, state, events in zip(save.actions, replay.states[1:], replay.events, strict=True):
        command = maker.make_command(moment, action, state, events)
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

    `turn_starts`: the number of actions before each turn, in order. `turn_scores`: the points at
    the start, after each turn and at the end.
    """

    names: Names
    moments: tuple[Moment, ...]
    turn_starts: tuple[int, ...]
    turn_scores: tuple[TurnScore, ...]

    @property
    def action_count(self) -> int:
        """The number of actions."""
        return len(self.moments) - 1

    @property
    def entries(self) -> Sequence[Any]:
        """The whole chronicle."""
        return self.moments[-1].chronicle

    def find_entry_index(self, done_count: int) -> int:
        """Return the index of the newest chronicle entry after `done_count` actions, or -1."""
        return len(self.moments[done_count].chronicle) - 1

    def count_actions_at_entry(self, entry: int) -> int:
        """Return the number of actions after which a chronicle entry is the newest."""
        lengths = [len(moment.chronicle) for moment in self.moments]
        return bisect_left(lengths, entry + 1)

    def find_turn_start(self, done_count: int) -> int:
        """Return the number of actions at the start of this turn, or of the one before it.

        The latter if `done_count` is at the start of a turn.
        """
        index = bisect_left(self.turn_starts, done_count) - 1
        return self.turn_starts[max(index, 0)]

    def find_next_turn_start(self, done_count: int) -> int:
        """Return the number of actions before the next turn, or of all."""
        index = bisect_right(self.turn_starts, done_count)
        return self.turn_starts[index] if index < len(self.turn_starts) else self.action_count


def record_game(save: SaveGame, chronicler: Chronicler) -> Recording:
    """Record a game up to its current state. Raises FileError."""
    names = chronicler.find_names(save)
    first, commands = make_commands(save, chronicler, names)
    del commands[save.done_count :]
    moments = (first, *(command.after for command in commands))
    turn_ends = _list_turn_ends(commands)
    return Recording(
        names=names,
        moments=moments,
        turn_starts=tuple(n for n in (0, *turn_ends) if n < len(moments) - 1 or n == 0),
        turn_scores=list_turn_scores(save.game, moments, commands),
    )


def list_turn_scores(
    game: AnyGame, moments: Sequence[Moment], commands: Sequence[ActionCommand]
) -> tuple[TurnScore, ...]:
    """List the points at the beginning, after each turn and at the end."""
    counts = sorted({0, *_list_turn_ends(commands), len(commands)})
    return tuple(TurnScore(n, moments[n].turn, game.count_points(moments[n].state)) for n in counts)


def _list_turn_ends(commands: Sequence[ActionCommand]) -> list[int]:
    """Return the number of actions up to the end of each turn."""
    return [n for n, command in enumerate(commands, 1) if command.ends_turn]
