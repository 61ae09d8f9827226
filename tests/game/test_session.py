"""The one way through: playing, taking back, giving up."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.game.mirror import Mirror, shown
from tests.play import choose
from twoheirs_qt.files.save import GameSettings, TakeBack
from twoheirs_qt.game.command import ActionCommand
from twoheirs_qt.game.roles import Role, Section
from twoheirs_qt.game.rows import view_tree
from twoheirs_qt.game.session import GameSession, Step
from twoheirs_qt.rules import (
    Action,
    Build,
    Deploy,
    EndTurn,
    Event,
    Expand,
    Heir,
    Move,
    NewGame,
    Refilled,
    State,
    Take,
    Taken,
    TurnBegan,
    Why,
    clockwise,
    new_game,
)

FREE, UNTIL_REVEALED, OFF = TakeBack


def open_new(session: GameSession, rule: TakeBack = FREE, **options: Any) -> State:
    """Open a new duel that White begins."""
    wanted = NewGame(**{"seed": 5, "first": Heir.WHITE, **options})
    session.new(wanted, GameSettings(names=("Ann", ""), take_back=rule))
    return session.state


def take(state: State) -> Take:
    """The take of the tile next to the shield."""
    return Take(clockwise(state)[0])


def play_all(session: GameSession, seed: int = 1) -> None:
    """Play to the end at random."""
    random = Random(seed)
    while not session.is_over:
        assert session.play(choose(session.state, random))


class Heard:
    """Everything a session says, in order."""

    def __init__(self, session: GameSession) -> None:
        self.calls: list[tuple[Any, ...]] = []
        for name in ("opened", "played", "stepped", "refused", "over"):
            getattr(session, name).connect(self._listener(name))

    def _listener(self, name: str) -> Callable[..., None]:
        return lambda *values: self.calls.append((name, *values))

    def names(self) -> list[str]:
        return [call[0] for call in self.calls]


# -- opening --------------------------------------------------------------------------------------


def test_without_a_game_nothing_can_be_done(session: GameSession) -> None:
    assert not session.is_open
    assert not session.undo()
    assert not session.redo()
    assert not session.restart_turn()
    assert not session.can_undo
    with pytest.raises(RuntimeError, match="no game"):
        _ = session.state


def test_a_new_game_is_shown_with_one_reset(session: GameSession) -> None:
    mirror = Mirror(session.model)
    heard = Heard(session)
    state = open_new(session)
    assert mirror.resets == 1
    assert heard.names() == ["opened"]
    assert session.model.state is state
    assert session.turn == 1
    assert session.names == ("Ann", "")
    assert session.model.index_of(Section.LOG, 0).data() == "Turn 1: Ann"
    assert state == new_game(session.catalogue, NewGame(seed=5, first=Heir.WHITE))


def test_henry_has_his_name(session: GameSession) -> None:
    session.new(NewGame(seed=5, level=1), GameSettings(names=("Ann", "")))
    assert session.model.index_of(Section.HEIRS, 0).data(Role.NAME) == "Ann"
    assert session.model.index_of(Section.HEIRS, 1).data(Role.NAME) == "Henry"


# -- playing --------------------------------------------------------------------------------------


def test_an_action_is_shown_saved_and_announced_in_this_order(session: GameSession) -> None:
    before = open_new(session)
    session.store.flush()
    order: list[str] = []
    session.model.dataChanged.connect(lambda *_: order.append("model"))
    session.save_state_changed.connect(lambda *_: order.append("save"))
    session.stepped.connect(lambda *_: order.append("stepped"))
    session.played.connect(lambda *_: order.append("played"))
    heard = Heard(session)
    assert session.play(take(before))
    assert list(dict.fromkeys(order)) == ["model", "save", "stepped", "played"]
    (_, step), (_, events) = heard.calls
    assert isinstance(step, Step)
    assert (step.before, step.after, step.forward) == (before, session.state, True)
    assert step.events == events
    assert [type(event) for event in events] == [Taken, Refilled]
    assert session.stack.index() == 1


def test_what_is_not_legal_is_refused_with_all_reasons(session: GameSession) -> None:
    state = open_new(session)
    heard = Heard(session)
    mirror = Mirror(session.model)
    action = Build("no-such-tile", (9, 9))
    assert not session.play(action)
    ((name, refused, reasons),) = heard.calls
    assert (name, refused) == ("refused", action)
    assert {reason.why for reason in reasons} == {Why.UNKNOWN_TILE, Why.NO_TROOP_NEAR}
    assert session.state is state
    assert session.stack.count() == 0
    assert mirror.told == []


def test_an_exception_on_the_way_leaves_no_command(
    session: GameSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = open_new(session)

    def fail(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr("twoheirs_qt.game.replay.apply", fail)
        with pytest.raises(ZeroDivisionError):
            session.play(take(state))
    assert session.stack.count() == 0
    assert session.state is state
    assert "redo" not in vars(ActionCommand), "nothing of ours runs while the stack changes"
    assert session.play(take(state))
    assert session.stack.count() == session.stack.index() == 1


def test_the_chronicle_tells_turns_and_deeds(session: GameSession) -> None:
    state = open_new(session)
    action = take(state)
    tile = state.slots[action.slot]
    assert tile is not None
    session.play(action)
    session.play(Expand(tile.id, (1, 0)))
    session.play(EndTurn())
    log = session.model.index_of(Section.LOG)
    entries = [session.model.index(row, 0, log) for row in range(session.model.rowCount(log))]
    assert [entry.data(Role.HEADING) for entry in entries] == [True, False, False, False, True]
    assert [entry.data(Role.TURN) for entry in entries] == [1, 1, 1, 1, 2]
    assert [entry.data(Role.HEIR) for entry in entries] == [0, 0, 0, 0, 1]
    told = [str(entry.data()) for entry in entries]
    assert told[0] == "Turn 1: Ann"
    assert told[1].startswith("Ann took ")
    assert "1 discount" in told[3], "what was lost is told"
    assert told[4] == "Turn 2: Blue"
    assert isinstance(entries[4].data(Role.EVENT), TurnBegan)
    assert session.turn == 2
    session.undo()
    assert session.model.rowCount(session.model.index_of(Section.LOG)) == 3
    assert session.turn == 1


def test_the_end_is_announced_once(session: GameSession) -> None:
    open_new(session)
    heard = Heard(session)
    play_all(session)
    assert heard.names().count("over") == 1
    assert heard.names()[-1] == "over"
    assert session.is_over
    assert session.turn >= 20
    assert not session.play(EndTurn())
    assert heard.calls[-1][2][0].why is Why.GAME_OVER
    assert session.options.legal == ()


# -- undo and redo --------------------------------------------------------------------------------


def test_undo_and_redo_are_one_change_each(session: GameSession) -> None:
    before = open_new(session)
    mirror = Mirror(session.model)
    start = view_tree(session._moment, session.names)
    session.play(take(before))
    after = session.state
    heard = Heard(session)
    assert session.undo()
    assert session.state is before
    assert mirror.rows == shown(start)
    assert session.redo()
    assert session.state is after
    assert mirror.rows == shown(view_tree(session._moment, session.names))
    assert mirror.resets == 0
    (first, back), (second, forward), (third, events) = heard.calls
    assert (first, second, third) == ("stepped", "stepped", "played")
    assert (back.forward, forward.forward) == (False, True)
    assert back.events == forward.events == events


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
    first, second = (Take(slot) for slot in sorted(session.options.takes())[:2])
    session.play(first)
    session.undo()
    assert session.can_redo
    session.play(second)
    assert not session.can_redo
    assert session.save.actions == (second,)


def test_whoever_moves_the_stack_moves_the_game(session: GameSession) -> None:
    """A list of steps (QUndoView) sets the index by itself."""
    open_new(session)
    mirror = Mirror(session.model)
    play_all(session)
    heard = Heard(session)
    session.stack.setIndex(3)
    assert heard.names() == ["stepped"]
    assert mirror.rows == shown(view_tree(session._moment, session.names))
    session.stack.setIndex(session.stack.count())
    assert heard.names() == ["stepped", "stepped", "played", "over"]
    assert len(heard.calls[2][1]) == len(heard.calls[1][1].events) > 50
    assert session.is_over


def test_signals_tell_what_has_become_possible(session: GameSession) -> None:
    said: list[tuple[str, bool]] = []
    session.can_undo_changed.connect(lambda can: said.append(("undo", can)))
    session.can_redo_changed.connect(lambda can: said.append(("redo", can)))
    session.can_restart_turn_changed.connect(lambda can: said.append(("restart", can)))
    state = open_new(session)
    assert said == []
    session.play(take(state))
    assert said == [("undo", True), ("restart", True)]
    said.clear()
    session.undo()
    assert said == [("undo", False), ("redo", True), ("restart", False)]


# -- take-backs -----------------------------------------------------------------------------------


def some_turn(session: GameSession) -> list[Action]:
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
    for action in some_turn(session):
        assert session.play(action)
        assert not session.can_undo
        assert not session.can_restart_turn
    assert not session.undo()
    assert not session.restart_turn()
    assert session.stack.index() == 3


def test_what_was_revealed_cannot_be_unseen(session: GameSession) -> None:
    open_new(session, UNTIL_REVEALED)
    actions = some_turn(session)
    session.play(actions[0])
    assert any(isinstance(event, Refilled) for event in session._command(0).events)
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
    for action in some_turn(session):
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
    mirror = Mirror(session.model)
    heard = Heard(session)
    tree = view_tree(session._moment, session.names)
    session.restart_turn()
    assert session.state is start
    assert session.stack.index() == begun
    assert heard.names() == ["stepped"]
    step = heard.calls[0][1]
    assert not step.forward
    assert mirror.rows == shown(view_tree(session._moment, session.names))
    for _ in range(played):
        assert session.redo()
    assert mirror.rows == shown(tree)
    assert not session.can_redo


# -- giving up ------------------------------------------------------------------------------------


def test_giving_up_ends_the_game(session: GameSession) -> None:
    state = open_new(session)
    session.play(take(state))
    before = session.state
    heard = Heard(session)
    mirror = Mirror(session.model)
    assert session.give_up(Heir.BLUE)
    assert session.is_over
    assert session.gave_up is Heir.BLUE
    assert heard.names() == ["stepped", "over"]
    assert session.state is before
    assert mirror.told == [("insert", (Section.LOG,), 2, 2)]
    assert session.model.index_of(Section.LOG, 2).data() == "Blue gives up"
    assert not session.play(EndTurn())
    assert heard.calls[-1][2][0].why is Why.GAME_OVER
    assert not session.give_up(Heir.WHITE)
    assert not session.options.takes()
    assert not session.options.siege()
    assert session.save.gave_up is Heir.BLUE


def test_giving_up_is_taken_back_where_take_backs_are_free(session: GameSession) -> None:
    state = open_new(session)
    session.play(take(state))
    after = session.state
    session.give_up(Heir.BLUE)
    assert session.undo_text == "Undo: Giving up"
    assert not session.can_restart_turn
    assert session.undo()
    assert session.state is after
    assert not session.is_over
    assert session.options.why_not(EndTurn()) == ()
    assert session.model.rowCount(session.model.index_of(Section.LOG)) == 2
    assert session.play(EndTurn())


@pytest.mark.parametrize("rule", [UNTIL_REVEALED, OFF])
def test_giving_up_is_final_elsewhere(session: GameSession, rule: TakeBack) -> None:
    open_new(session, rule)
    session.give_up(Heir.WHITE)
    assert not session.can_undo
    assert not session.undo()
    assert session.gave_up is Heir.WHITE


def test_a_given_up_game_with_a_redo_tail_is_not_redone(session: GameSession) -> None:
    state = open_new(session)
    session.play(take(state))
    session.undo()
    session.give_up(Heir.WHITE)
    assert not session.can_redo
    assert not session.redo()
    session.undo()
    assert session.redo()


def test_events_of_henrys_turn_come_with_the_end_of_ones_own(session: GameSession) -> None:
    session.new(NewGame(seed=2, level=1), GameSettings())
    session.play(take(session.state))
    heard = Heard(session)
    session.play(EndTurn())
    events: tuple[Event, ...] = heard.calls[-1][1]
    assert sum(isinstance(event, TurnBegan) for event in events) == 2
    assert session.turn == 3
    session.undo()
    assert session.turn == 1
