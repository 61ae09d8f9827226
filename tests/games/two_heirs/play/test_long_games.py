"""A game as long as it may be: an action does no more and takes no more room than in a new one."""

from __future__ import annotations

import sys
import tracemalloc
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import Any

from tests.games.two_heirs.play.playing import open_new, take
from twoheirs_qt.games.two_heirs.play.chronicle import extend
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.play.snapshot import Moment
from twoheirs_qt.games.two_heirs.rules import Action, list_legal_actions
from twoheirs_qt.tabletop.files.limits import MAX_ACTIONS
from twoheirs_qt.tabletop.play.history import ActionCommand

MAX_SLOWDOWN = 1.5


def count_calls(act: Callable[[], object]) -> int:
    """Count the calls made meanwhile; each step of a generator counts."""
    calls = 0

    def count(_frame: FrameType, event: str, _argument: Any) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        act()
    finally:
        sys.setprofile(None)
    return calls


def measure_room(act: Callable[[], object]) -> int:
    """The most bytes that it takes beside those there were before."""
    tracemalloc.start()
    try:
        act()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def prolong(session: GameSession) -> None:
    """Let the running game have as many actions as a game may, but for a few.

    No rules allow so long a game, so that one action is told again and again.
    """
    first = session._moment
    change = session._command_maker.apply(first, take(first.state))
    commands: list[ActionCommand] = []
    moment = first
    for _ in range(MAX_ACTIONS - 100):
        chronicle, turn = extend(
            moment.chronicle, moment.turn, change.events, first.state, session.names
        )
        after = Moment(first.state, chronicle, turn)
        commands.append(
            ActionCommand(
                *(change.action, moment, after, change.events),
                ends_turn=change.ends_turn,
                reveals=change.reveals,
            )
        )
        moment = after
    session._history.open(first, commands, len(commands))


def count_action_calls(session: GameSession) -> list[int]:
    """The calls made for each of the first actions of a game."""
    results = []
    for _ in range(6):
        action: Action = next(iter(list_legal_actions(session.state)))
        results.append(count_calls(lambda: session.play(action)))  # noqa: B023
        session.store.flush()
    return results


def test_an_action_does_no_more_in_a_long_game(session: GameSession) -> None:
    open_new(session)
    in_new = count_action_calls(session)
    open_new(session)
    prolong(session)
    in_long = count_action_calls(session)
    assert session.stack.index() > MAX_ACTIONS - 100
    assert all(long <= MAX_SLOWDOWN * new for new, long in zip(in_new, in_long, strict=True)), (
        f"{in_new} calls became {in_long}"
    )


def test_undo_and_redo_do_no_more_in_a_long_game(session: GameSession) -> None:
    open_new(session)
    for _ in range(2):
        session.play(take(session.state))
    in_new = [count_calls(session.undo), count_calls(session.redo)]
    open_new(session)
    prolong(session)
    session.play(take(session.state))
    in_long = [count_calls(session.undo), count_calls(session.redo)]
    assert all(long <= MAX_SLOWDOWN * new for new, long in zip(in_new, in_long, strict=True)), (
        f"{in_new} calls became {in_long}"
    )


def test_a_moment_takes_no_more_room_in_a_long_game(session: GameSession) -> None:
    def measure_least() -> int:
        """Of a few actions, since a list grows by leaps."""
        rooms = []
        for _ in range(3):
            action = next(iter(list_legal_actions(session.state)))
            apply = session._command_maker.apply
            rooms.append(measure_room(partial(apply, session._moment, action)))
            session.play(action)
        return min(rooms)

    open_new(session)
    in_new = measure_least()
    open_new(session)
    prolong(session)
    in_long = measure_least()
    assert in_long <= MAX_SLOWDOWN * in_new, f"{in_new} bytes became {in_long}"


def test_a_save_takes_no_more_room_in_a_long_game(session: GameSession) -> None:
    """Neither the one that is written after an action nor what views ask of the actions done."""

    def measure_save() -> int:
        session.play(next(iter(list_legal_actions(session.state))))
        return measure_room(lambda: (session.save, session.done_commands))

    open_new(session)
    in_new = min(measure_save() for _ in range(3))
    open_new(session)
    prolong(session)
    in_long = min(measure_save() for _ in range(3))
    assert in_long <= MAX_SLOWDOWN * in_new, f"{in_new} bytes became {in_long}"
