"""Shared by tests of Henry on the table: a turn played up to his, and the steps of it as shown."""

from __future__ import annotations

from random import Random

from tests.play import choose
from tests.ui.table.conftest import Table
from twoheirs_qt.games.two_heirs.rules import (
    EndTurn,
    Event,
    HenryFoundNoCell,
    HenryLooked,
    HenryPlaced,
    HenryTroopMoved,
    State,
    Taken,
    TreasurePlaced,
    TreasureRemoved,
)
from twoheirs_qt.games.two_heirs.things.turn_steps import TurnStep, find_henrys_last_turn

SHOWN = (
    HenryLooked,
    Taken,
    HenryPlaced,
    HenryFoundNoCell,
    TreasurePlaced,
    TreasureRemoved,
    HenryTroopMoved,
)


def play_to_turns_end(table: Table, seed: int = 4) -> EndTurn:
    """Play until only the end of the turn is left; returns that action."""
    random = Random(seed)
    while not isinstance(action := choose(table.state, random), EndTurn):
        assert table.session.play(action)
    return action


def end_turn(table: Table, seed: int = 4) -> State:
    """Play until Henry's turn is being shown; returns the state before the end of the turn."""
    action = play_to_turns_end(table, seed)
    before = table.state
    assert table.session.play(action)
    return before


def find_step(table: Table) -> TurnStep | None:
    return table.view.turns.step


def list_shown_events(table: Table) -> tuple[Event, ...]:
    """List the events of Henry's last turn that have a step of their own."""
    turn = find_henrys_last_turn(table.session)
    assert turn is not None
    return tuple(event for step in turn.steps for event in step.events if isinstance(event, SHOWN))
