"""The one way through: opening a game, playing, giving up."""

from __future__ import annotations

import pytest

from tests.games.two_heirs.play.mirror import Mirror
from tests.games.two_heirs.play.playing import (
    OFF,
    UNTIL_REVEALED,
    SignalLog,
    open_new,
    play_all,
    take,
)
from twoheirs_qt.games.two_heirs.game import TwoHeirs
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.rules import (
    Build,
    EndTurn,
    Event,
    Expand,
    Heir,
    NewGame,
    Reason,
    Refilled,
    Taken,
    TurnBegan,
    Why,
    create_game,
)
from twoheirs_qt.games.two_heirs.saves.log import TwoHeirsSaves
from twoheirs_qt.games.two_heirs.things.branches import TwoHeirsRows
from twoheirs_qt.games.two_heirs.things.thing import Section
from twoheirs_qt.tabletop.outline.rows import RowModel
from twoheirs_qt.tabletop.play.entries import Role
from twoheirs_qt.tabletop.play.history import ActionCommand, Transition
from twoheirs_qt.tabletop.saves.save import GameSettings, TakeBackRule
from twoheirs_qt.tabletop.text.text import render_english

# -- opening --------------------------------------------------------------------------------------


def test_without_a_game_nothing_can_be_done(session: GameSession) -> None:
    assert not session.is_open
    assert not session.undo()
    assert not session.redo()
    assert not session.restart_turn()
    assert not session.can_undo
    with pytest.raises(AttributeError, match="state"):
        _ = session.state


def test_a_new_game_is_shown_with_one_reset(session: GameSession) -> None:
    mirror = Mirror(RowModel(TwoHeirsRows(session.model)))
    log = SignalLog(session)
    state = open_new(session)
    assert mirror.resets == 1
    assert log.list_names() == ["opened"]
    assert session.model.state is state
    assert session.turn == 1
    assert session.names == ("Ann", "")
    assert session.model.chronicle.index(0).data() == "Turn 1: Ann"
    assert state == create_game(session.catalogue, NewGame(seed=5, first=Heir.WHITE))


def test_henry_has_his_name(session: GameSession) -> None:
    session.new(NewGame(seed=5, level=1), GameSettings(names=("Ann", "")))
    assert render_english(session.model.snapshot.heirs[Heir.WHITE].name) == "Ann"
    assert render_english(session.model.snapshot.heirs[Heir.BLUE].name) == "Henry"


# -- playing --------------------------------------------------------------------------------------


def test_an_action_is_shown_saved_and_announced_in_this_order(session: GameSession) -> None:
    before = open_new(session)
    session.store.flush()
    order: list[str] = []
    session.model.chronicle.rowsInserted.connect(lambda *_: order.append("model"))
    session.save_state_changed.connect(lambda *_: order.append("save"))
    session.stepped.connect(lambda *_: order.append("stepped"))
    log = SignalLog(session)
    assert session.play(take(before))
    assert list(dict.fromkeys(order)) == ["model", "save", "stepped"]
    ((_, change),) = log.calls
    assert isinstance(change, Transition)
    assert (change.before, change.after, change.is_forward) == (before, session.state, True)
    assert [type(event) for event in change.events] == [Taken, Refilled]
    assert session.stack.index() == 1


def test_what_is_not_legal_is_refused_with_all_reasons(session: GameSession) -> None:
    state = open_new(session)
    log = SignalLog(session)
    mirror = Mirror(RowModel(TwoHeirsRows(session.model)))
    action = Build("no-such-tile", (9, 9))
    assert not session.play(action)
    ((name, refused, reasons),) = log.calls
    assert (name, refused) == ("refused", action)
    assert {reason.why for reason in reasons} == {Why.UNKNOWN_TILE, Why.NO_TROOP_NEAR}
    assert session.state is state
    assert session.stack.count() == 0
    assert mirror.signals == []


def test_an_exception_on_the_way_leaves_no_command(
    session: GameSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = open_new(session)

    def fail(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(TwoHeirs, "apply", fail)
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
    chronicle = session.model.chronicle
    entries = [chronicle.index(row) for row in range(chronicle.rowCount())]
    assert [entry.data(Role.HEADING) for entry in entries] == [True, False, False, False, True]
    assert [entry.data(Role.SEAT) for entry in entries] == [0, 0, 0, 0, 1]
    lines = [str(entry.data()) for entry in entries]
    assert lines[0] == "Turn 1: Ann"
    assert lines[1].startswith("Ann took ")
    assert "1 discount" in lines[3], "what was lost is told"
    assert lines[4] == "Turn 2: Blue"
    assert session.turn == 2
    session.undo()
    assert session.model.chronicle.rowCount() == 3
    assert session.turn == 1


def test_the_end_is_announced_once(session: GameSession) -> None:
    open_new(session)
    log = SignalLog(session)
    play_all(session)
    assert log.list_names().count("game_ended") == 1
    assert log.list_names()[-1] == "game_ended"
    assert session.is_over
    assert session.turn >= 20
    assert not session.play(EndTurn())
    assert log.calls[-1][2][0].why is Why.GAME_OVER
    assert session.options.legal_actions == ()


def test_the_last_action_that_a_save_has_room_for_is_the_last(
    session: GameSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The 5,001st action was shown as saved, and the game was never read again."""
    monkeypatch.setattr(TwoHeirsSaves, "max_actions", 3)
    state = open_new(session)
    session.play(take(state))
    session.play(EndTurn())
    assert not session.is_at_action_limit
    assert "room" not in render_english(session.advice)
    log = SignalLog(session)
    assert session.play(take(session.state))
    assert session.is_at_action_limit
    assert not session.is_over
    assert "room" in render_english(session.advice)
    assert session.options.legal_actions == ()
    full = session.state
    assert not session.play(EndTurn())
    assert log.calls[-1][2] == (Reason(Why.RECORD_IS_FULL),)
    assert session.state is full
    assert len(session.save.actions) == 3
    assert session.undo()
    assert not session.is_at_action_limit
    assert session.redo()
    assert session.undo()
    assert session.play(session.options.legal_actions[0]), (
        "another one in its place, the redo tail gone"
    )
    assert len(session.save.actions) == 3


# -- giving up ------------------------------------------------------------------------------------


def test_giving_up_ends_the_game(session: GameSession) -> None:
    state = open_new(session)
    session.play(take(state))
    before = session.state
    log = SignalLog(session)
    mirror = Mirror(RowModel(TwoHeirsRows(session.model)))
    assert session.give_up(Heir.BLUE)
    assert session.is_over
    assert session.resigned_seat is Heir.BLUE
    assert log.list_names() == ["stepped", "game_ended"]
    assert session.state is before
    assert ("insert", (Section.CHRONICLE,), 2, 2) in mirror.signals
    assert session.model.snapshot.active is None
    assert session.model.chronicle.index(2).data() == "Blue gives up"
    assert not session.play(EndTurn())
    assert log.calls[-1][2][0].why is Why.GAME_OVER
    assert not session.give_up(Heir.WHITE)
    assert not session.options.takeable_slots
    assert not session.options.list_siege_cells()
    assert session.save.resigned_seat is Heir.BLUE


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
    assert session.model.chronicle.rowCount() == 2
    assert session.model.snapshot.active is session.state.active
    assert session.play(EndTurn())


@pytest.mark.parametrize("rule", [UNTIL_REVEALED, OFF])
def test_giving_up_is_final_elsewhere(session: GameSession, rule: TakeBackRule) -> None:
    open_new(session, rule)
    session.give_up(Heir.WHITE)
    assert not session.can_undo
    assert not session.undo()
    assert session.resigned_seat is Heir.WHITE


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
    log = SignalLog(session)
    session.play(EndTurn())
    events: tuple[Event, ...] = log.calls[-1][1].events
    assert sum(isinstance(event, TurnBegan) for event in events) == 2
    assert session.turn == 3
    session.undo()
    assert session.turn == 1
