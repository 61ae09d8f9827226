"""A save as a log in JSON Lines: the first line begins the game, each later one is a change.

Lines are only ever appended. Each ends with the checksum of its own bytes. A game is read up to the
first line that is not sound, and can be continued from there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.files.log_lines import dump_line, find_log_version, parse_line
from twoheirs_qt.tabletop.files.migrations import Format
from twoheirs_qt.tabletop.prefix import measure_common_prefix

State = TypeVar("State")
Action = TypeVar("Action")
Event = TypeVar("Event")
Save = TypeVar("Save")
SaveOut = TypeVar("SaveOut", covariant=True)


class ParsedLog(NamedTuple, Generic[Save]):
    """A save as far as its lines are sound.

    `size` is the number of these bytes, or 0 if nothing may be appended because the last line lacks
    its line feed. `fault` is the error in the next line. A last line that was only half written is
    no error: it was never reported as saved.
    """

    save: Save
    size: int
    fault: FileError | None


class LogReader(Protocol[SaveOut]):
    """A game to which lines after the first are applied."""

    @property
    def turn(self) -> int:
        """The number of the running turn."""

    def apply_line(self, data: dict[str, object]) -> None:
        """Apply a line after the first. Raises FileError and then changes nothing."""

    def make_save(self) -> SaveOut:
        """Return the game as far as it has been read."""


# -- reading --------------------------------------------------------------------------------------


def read_lines(
    raw: bytes, format_: Format, begin: Callable[[dict[str, object]], LogReader[Save]]
) -> ParsedLog[Save]:
    """Read a log, with all checks, up to the first line that is not sound.

    `begin` starts a game by the first line. Raises FileError, without the name of a file, if that
    is not sound.
    """
    *lines, tail = raw.split(b"\n")
    first = lines[0] if lines else tail
    version = find_log_version(first)
    if version > format_.newest:  # its lines may end in another way
        format_.migrate({"format": format_.name, "version": version})
    game = begin(format_.migrate(parse_line(first)))
    size, fault = len(first) + 1 if lines else 0, None
    for number, line in enumerate(lines[1:], 2):
        try:
            if line.strip():
                game.apply_line(parse_line(line))
        except FileError as error:
            location = error_texts.LINE_OF_TURN.fill(number=str(number), turn=str(game.turn))
            fault = FileError(error.text, location, details=error.details)
            break
        size += len(line) + 1
    if lines and fault is None:
        with suppress(FileError):
            game.apply_line(parse_line(tail))
            size = 0
    return ParsedLog(game.make_save(), size, fault)


class Step(NamedTuple, Generic[State, Event]):
    """The state after an action, its events, and the number of turns that began with it."""

    state: State
    events: tuple[Event, ...]
    new_turns: int


class LoggedGame(Generic[State, Action, Event]):
    """The states of a game as its actions are read.

    `apply` does an action, and raises FileError for one that is not legal; `digest` returns the
    digest of a state; `turn` is the number of the first turn.
    """

    def __init__(
        self,
        start: State,
        apply: Callable[[State, Action], Step[State, Event]],
        digest: Callable[[State], str],
        max_actions: int,
        turn: int = 1,
    ) -> None:
        self._apply = apply
        self._digest = digest
        self._max_actions = max_actions
        self.states = [start]
        self.turns = [turn]
        self.events: list[tuple[Event, ...]] = []
        self.actions: list[Action] = []
        self.done_count = 0

    @property
    def turn(self) -> int:
        """The number of the running turn."""
        return self.turns[self.done_count]

    def play(self, action: Action, digest: str) -> None:
        """Do an action; what had been undone is forgotten. Raises FileError."""
        if self.done_count >= self._max_actions:
            raise FileError(error_texts.NOT_IN_SHAPE, "action")
        state, events, new_turns = self._apply(self.states[self.done_count], action)
        if self._digest(state) != digest:
            raise FileError(error_texts.ACTION_DIFFERS)
        turn = self.turn + new_turns
        self.actions[self.done_count :] = [action]
        self.events[self.done_count :] = [events]
        self.done_count += 1
        self.states[self.done_count :] = [state]
        self.turns[self.done_count :] = [turn]

    def set_done_count(self, count: int) -> None:
        """Undo or redo actions until `count` of them are done. Raises FileError."""
        if count > len(self.actions):
            raise FileError(error_texts.NOT_IN_SHAPE, "done")
        self.done_count = count


# -- writing --------------------------------------------------------------------------------------


class LoggedSettings(Protocol):
    """The settings of a save that change while the game runs, in the order of the seats."""

    @property
    def players(self) -> Sequence[str]:
        """The kind of player in each seat, `computer` for an opponent."""

    @property
    def opponents(self) -> Sequence[str]:
        """The names of opponents; empty for other players."""


class LoggedSave(Protocol):
    """The parts of a save that change while the game runs."""

    @property
    def settings(self) -> LoggedSettings: ...
    @property
    def actions(self) -> Sequence[Any]: ...
    @property
    def done_count(self) -> int: ...
    @property
    def title(self) -> str: ...
    @property
    def resigned_seat(self) -> int | None: ...
    @property
    def changed(self) -> str: ...


class GameDumper(NamedTuple):
    """Dumps a game's own data: the words of its seats, an action, and digests of states.

    `calculate_digest_after` returns the digest of the state after the action with this index.
    """

    seats: Sequence[str]
    dump_action: Callable[[Any], Mapping[str, object]]
    calculate_digest_after: Callable[[int], str]


def dump_changes(before: LoggedSave, after: LoggedSave, dumper: GameDumper) -> bytes | None:
    """Dump the lines that turn the log of `before` into that of `after`; None if no lines can.

    Both have the same start. The time needed depends only on what is new, not on the length of the
    game.
    """
    shared = measure_common_prefix(before.actions, after.actions)
    if shared == len(after.actions) < len(before.actions):
        # Only an action makes a log forget what was undone: so the last one is repeated.
        if shared == 0:
            return None
        shared -= 1
    return b"".join(
        dump_line({**change, "time": after.changed})
        for change in _dump_changes(before, after, shared, dumper)
    )


def _dump_changes(
    before: LoggedSave, after: LoggedSave, shared: int, dumper: GameDumper
) -> Iterator[dict[str, object]]:
    for place, seat in enumerate(dumper.seats):
        player, opponent = after.settings.players[place], after.settings.opponents[place]
        old = (before.settings.players[place], before.settings.opponents[place])
        if (player, opponent) != old:
            opponent_field = {"opponent": opponent} if player == "computer" else {}
            yield {"seat": seat, "player": player, **opponent_field}
    done_count = before.done_count
    if shared < len(after.actions) and done_count != shared:
        yield {"done": (done_count := shared)}
    for index in range(shared, len(after.actions)):
        yield {
            "action": dumper.dump_action(after.actions[index]),
            "digest": dumper.calculate_digest_after(index),
        }
        done_count = index + 1
    if done_count != after.done_count:
        yield {"done": after.done_count}
    if before.title != after.title:
        yield {"title": after.title}
    if before.resigned_seat != after.resigned_seat:
        yield {
            "gave_up": None if after.resigned_seat is None else dumper.seats[after.resigned_seat]
        }
