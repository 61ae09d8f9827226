"""A seat of the computer's in the session: whole turns, and the way back to one's own last turn."""

from __future__ import annotations

import pytest

from tests.games.two_heirs.play.conftest import Begin
from tests.games.two_heirs.play.playing import SignalLog, resume
from twoheirs_qt.games.two_heirs.opponents.greedy import Greedy
from twoheirs_qt.games.two_heirs.opponents.opponent import Budget
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.rules import (
    Action,
    EndTurn,
    Heir,
    IllegalAction,
    NewGame,
    Reason,
    State,
    Take,
    Why,
    apply_silently,
)
from twoheirs_qt.tabletop.dice import Dice
from twoheirs_qt.tabletop.saves.save import GameSettings, TakeBackRule


def turn_of(state: State) -> list[Action]:
    """A whole turn."""
    heir, actions = state.active, list[Action]()
    while state.active is heir and not state.is_over:
        for action in Greedy().choose_turn(state, Budget(states=200), Dice(1)).actions:
            state = apply_silently(state, action)
            actions.append(action)
    return actions


def begin_against(
    session: GameSession,
    rule: TakeBackRule = TakeBackRule.FREE,
    first: Heir = Heir.WHITE,
    *,
    both: bool = False,
) -> None:
    """Ann, or a computer, as White against a computer."""
    players: tuple[str, str] = ("computer" if both else "human", "computer")
    settings = GameSettings(("Ann", ""), players, rule, ("greedy" if both else "", "greedy"))
    session.new(NewGame(seed=5, first=first), settings)


def play_own(session: GameSession) -> None:
    for action in turn_of(session.state):
        assert session.play(action)


def test_only_the_computer_plays_in_its_turn(session: GameSession) -> None:
    begin_against(session)
    assert session.seat_elsewhere is None
    assert session.model.localize(session.names[1]) == "Greedy"  # type: ignore[arg-type]
    play_own(session)
    assert session.seat_elsewhere is Heir.BLUE
    log = SignalLog(session)
    assert not session.play(EndTurn())
    reason = Reason(Why.COMPUTERS_TURN, heir=Heir.BLUE)
    assert log.calls == [("refused", EndTurn(), (reason,))]
    assert session.options.legal_actions == ()
    turn = turn_of(session.state)
    before = session.state
    with pytest.raises(IllegalAction):
        session.play_turn([*turn[:1], Take(6), *turn[1:]])
    assert session.state is before
    session.play_turn(turn)
    assert session.seat_elsewhere is None
    assert log.list_names() == ["refused", "stepped"]


def test_taking_back_leads_to_ones_own_last_turn(session: GameSession) -> None:
    begin_against(session)
    play_own(session)
    own = session.stack.index()
    thinking = session.state
    assert session.undo()  # while it thinks
    assert session.stack.index() == own - 1
    assert session.undo_text.startswith("Undo: ")
    assert session.redo()
    assert session.state == thinking
    session.play_turn(turn_of(session.state))
    played = session.state
    log = SignalLog(session)
    assert session.undo_text == "Undo: End the turn"
    assert session.undo()
    assert session.stack.index() == own - 1
    assert session.redo()
    assert session.state == played
    assert log.list_names() == ["stepped", "stepped"]


@pytest.mark.parametrize("rule", [TakeBackRule.UNTIL_REVEALED, TakeBackRule.OFF])
def test_other_rules_hold_against_the_computer_too(
    session: GameSession, rule: TakeBackRule
) -> None:
    begin_against(session, rule)
    play_own(session)
    session.play_turn(turn_of(session.state))
    assert not session.can_undo


def test_a_computer_that_began_has_nothing_to_be_taken_back(session: GameSession) -> None:
    begin_against(session, first=Heir.BLUE)
    session.play_turn(turn_of(session.state))
    assert not session.can_undo


def test_where_only_computers_play_turns_are_taken_back(session: GameSession) -> None:
    begin_against(session, both=True)
    for _ in range(3):
        session.play_turn(turn_of(session.state))
    index, turn = session.stack.index(), session.turn
    assert session.undo()
    assert session.turn == turn - 1
    assert session.redo()
    assert session.stack.index() == index


def test_seats_are_part_of_the_save_and_can_be_given_away(begin: Begin) -> None:
    session = begin()
    begin_against(session)
    play_own(session)
    session.give_seat(Heir.BLUE, "human")
    assert session.seat_elsewhere is None
    assert session.options.legal_actions
    session.give_seat(Heir.BLUE, "computer", "Eve")
    session.store.flush()
    again = begin()
    assert resume(again)
    assert again.settings.opponents == ("", "Eve")
    assert again.seat_elsewhere is Heir.BLUE
