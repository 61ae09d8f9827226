"""From a save to what stands on the undo stack or is looked at, and from a beginning to a save."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from twoheirs_qt.games.two_heirs.play import chronicle
from twoheirs_qt.games.two_heirs.play.entries import Entries
from twoheirs_qt.games.two_heirs.play.snapshot import Moment
from twoheirs_qt.games.two_heirs.rules import Action, EndTurn, Event, State, apply, score_sheet
from twoheirs_qt.games.two_heirs.words.names import Names
from twoheirs_qt.games.two_heirs.words.opponents import with_players
from twoheirs_qt.tabletop.play.history import ActionCommand
from twoheirs_qt.tabletop.saves.files import GameSettings, Origin, SaveGame


def stamp(time: datetime) -> str:
    """A time in the form that saves use."""
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


def command_for(before: Moment, action: Action, names: Names) -> ActionCommand:
    """The command that does an action; raises IllegalAction if it is not legal."""
    state, events = apply(before.state, action)
    return _command(before, action, state, events, names)


def commands_of(save: SaveGame, names: Names) -> tuple[Moment, list[ActionCommand]]:
    """The first moment of a saved game, and the commands of all its actions. Raises FileError."""
    turn = save.origin.first_turn
    moment = first = Moment(
        save.start, chronicle.first_chronicle(save.start, turn, names, save.origin), turn
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
    entries, turn = chronicle.extend(before.chronicle, before.turn, events, state, names)
    return ActionCommand(action, before, Moment(state, entries, turn), events)


Points = tuple[int, int]


class TurnScore(NamedTuple):
    """The points of White and Blue after `done_count` actions, for the graph."""

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
    def entries(self) -> Entries:
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


def record_game(save: SaveGame) -> Recording:
    """The game as far as it is played. Raises FileError."""
    names = with_players(save.settings.names, save.start.henry, save.settings.opponents)
    first, commands = commands_of(save, names)
    del commands[save.done :]
    moments = (first, *(command.after for command in commands))
    ends = _ends(commands)
    return Recording(
        names=names,
        moments=moments,
        starts=tuple(n for n in (0, *ends) if n < len(moments) - 1 or n == 0),
        turn_scores=turn_scores_of(moments, commands),
    )


def turn_scores_of(
    moments: Sequence[Moment], commands: Sequence[ActionCommand]
) -> tuple[TurnScore, ...]:
    """The points at the beginning, after each turn and at the end."""
    marked = sorted({0, *_ends(commands), len(commands)})
    return tuple(TurnScore(n, moments[n].turn, _points(moments[n])) for n in marked)


def _ends(commands: Sequence[ActionCommand]) -> list[int]:
    """After how many actions each turn has ended."""
    return [n for n, command in enumerate(commands, 1) if isinstance(command.action, EndTurn)]


def _points(moment: Moment) -> Points:
    white, blue = score_sheet(moment.state).heirs
    return white.total, blue.total
