"""Undo and redo, the restart of a turn, and the three rules of taking back."""

from __future__ import annotations

from random import Random

from tests.games.two_heirs.play.mirror import Mirror, list_tree
from tests.games.two_heirs.play.playing import (
    FREE,
    OFF,
    UNTIL_REVEALED,
    SignalLog,
    open_new,
    play_all,
    take,
)
from tests.play import choose
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.rules import (
    Action,
    Deploy,
    EndTurn,
    Expand,
    Heir,
    Move,
    Refilled,
    Take,
)
from twoheirs_qt.games.two_heirs.things.branches import TwoHeirsRows
from twoheirs_qt.tabletop.outline.rows import RowModel

# -- undo and redo --------------------------------------------------------------------------------


def test_undo_and_redo_are_one_change_each(session: GameSession) -> None:
    before = open_new(session)
    mirror = Mirror(RowModel(TwoHeirsRows(session.model)))
    start = list_tree(session._moment, session.names)
    session.play(take(before))
    after = session.state
    log = SignalLog(session)
    assert session.undo()
    assert session.state is before
    assert mirror.rows == start
    assert session.redo()
    assert session.state is after
    assert mirror.rows == list_tree(session._moment, session.names)
    assert mirror.resets == 0
    (first, back), (second, forward) = log.calls
    assert (first, second) == ("stepped", "stepped")
    assert (back.is_forward, forward.is_forward) == (False, True)
    assert back.events == forward.events != ()


def test_undo_texts_name_the_action(session: GameSession) -> None:
    state = open_new(session)
    action = take(state)
    assert session.undo_text == "Undo"
    session.play(action)
    assert session.undo_text.startswith("Undo: Take the ")
    assert session.redo_text == "Redo"
    session.undo()
    assert session.state is state
    assert session.undo_text == "Undo"
    assert session.redo_text.startswith("Redo: Take the ")
    session.redo()
    assert session.redo_text == "Redo"
    assert session.state is not state


def test_a_new_action_forgets_what_was_undone(session: GameSession) -> None:
    open_new(session)
    first, second = (Take(slot) for slot in sorted(session.options.takeable_slots)[:2])
    session.play(first)
    session.undo()
    assert session.can_redo
    session.play(second)
    assert not session.can_redo
    assert session.save.actions == (second,)


def test_moving_the_stack_moves_the_game(session: GameSession) -> None:
    """A list of steps (QUndoView) sets the index by itself."""
    open_new(session)
    mirror = Mirror(RowModel(TwoHeirsRows(session.model)))
    play_all(session)
    log = SignalLog(session)
    session.stack.setIndex(3)
    assert log.list_names() == ["stepped"]
    assert mirror.rows == list_tree(session._moment, session.names)
    session.stack.setIndex(session.stack.count())
    assert log.list_names() == ["stepped", "stepped", "game_ended"]
    assert len(log.calls[1][1].events) > 50
    assert session.is_over


def test_what_has_become_possible_is_known_after_a_step(session: GameSession) -> None:
    def list_possible() -> tuple[bool, bool, bool]:
        return session.can_undo, session.can_redo, session.can_restart_turn

    emitted: list[tuple[bool, bool, bool]] = []
    session.stepped.connect(lambda _change: emitted.append(list_possible()))
    state = open_new(session)
    assert list_possible() == (False, False, False)
    session.play(take(state))
    session.undo()
    assert emitted == [(True, False, True), (False, True, False)]


# -- take-backs -----------------------------------------------------------------------------------


def make_turn(session: GameSession) -> list[Action]:
    """Take, expand, deploy."""
    action = take(session.state)
    tile = session.state.slots[action.slot]
    assert tile is not None
    return [action, Expand(tile.id, (1, 0)), Deploy((1, 0))]


def test_free_take_backs_go_to_the_start(session: GameSession) -> None:
    state = open_new(session)
    play_all(session)
    count = session.stack.count()
    assert all(session.undo() for _ in range(count))
    assert session.state == state
    assert not session.undo()
    assert all(session.redo() for _ in range(count))
    assert session.is_over


def test_off_takes_nothing_back(session: GameSession) -> None:
    open_new(session, OFF)
    for action in make_turn(session):
        assert session.play(action)
        assert not session.can_undo
        assert not session.can_restart_turn
    assert not session.undo()
    assert not session.restart_turn()
    assert session.stack.index() == 3


def test_what_was_revealed_cannot_be_unseen(session: GameSession) -> None:
    open_new(session, UNTIL_REVEALED)
    actions = make_turn(session)
    session.play(actions[0])
    assert any(isinstance(event, Refilled) for event in session.done_commands[0].events)
    assert not session.undo(), "the refill was seen"
    session.play(actions[1])
    session.play(actions[2])
    assert session.can_undo
    assert session.restart_turn()
    assert session.stack.index() == 1, "as far as may be"
    assert not session.can_undo
    assert not session.can_restart_turn
    session.redo()
    session.redo()
    session.play(EndTurn())
    assert not session.can_undo, "the other heir's turn has begun"


def test_a_take_without_a_refill_reveals_nothing(session: GameSession) -> None:
    open_new(session, UNTIL_REVEALED)
    random = Random(3)
    while session.state.stack or session.state.taken:
        session.play(choose(session.state, random))
    while not isinstance(action := choose(session.state, random), Take):
        session.play(action)
    session.play(action)
    assert session.can_undo
    before = session.stack.index()
    session.undo()
    assert session.stack.index() == before - 1


def test_a_finished_game_is_taken_back_by_the_same_rule(session: GameSession) -> None:
    for rule, possible in ((FREE, True), (UNTIL_REVEALED, False), (OFF, False)):
        open_new(session, rule)
        play_all(session)
        assert session.can_undo is possible
        assert session.undo() is possible
        assert session.is_over is not possible


def test_restarting_a_turn_is_one_change(session: GameSession) -> None:
    open_new(session)
    for action in make_turn(session):
        session.play(action)
    session.play(EndTurn())
    start = session.state
    begun = session.stack.index()
    assert not session.can_restart_turn
    assert session.play(take(start))
    assert session.play(Deploy((0, 0))) is False, "both retinues stand there"
    second = session.state.hands[Heir.BLUE][0]
    assert session.play(Expand(second.id, (0, 1)))
    assert session.play(Move((0, 0), (0, 1)))
    played = session.stack.index() - begun
    assert played == 3
    mirror = Mirror(RowModel(TwoHeirsRows(session.model)))
    log = SignalLog(session)
    tree = list_tree(session._moment, session.names)
    session.restart_turn()
    assert session.state is start
    assert session.stack.index() == begun
    assert log.list_names() == ["stepped"]
    step = log.calls[0][1]
    assert not step.is_forward
    assert mirror.rows == list_tree(session._moment, session.names)
    for _ in range(played):
        assert session.redo()
    assert mirror.rows == tree
    assert not session.can_redo
