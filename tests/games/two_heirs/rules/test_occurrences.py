"""Random play meets everything often: what is never played is never tested by it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final, get_args

import pytest

from tests.box import load_box
from tests.games.two_heirs.rules.conceivable import list_conceivable
from tests.games.two_heirs.rules.scenario import fill_position
from tests.play import (
    IDLE,
    NO_CAMPS,
    RESTLESS,
    WEIGHTS,
    play_on,
    play_random_game,
    vary_options,
)
from twoheirs_qt.games.two_heirs.codec.position import parse_position
from twoheirs_qt.games.two_heirs.rules import (
    Action,
    BreakCamp,
    Building,
    Built,
    Event,
    HenryLooked,
    HenryPlaced,
    HenryRule,
    NewGame,
    State,
    TileSet,
    TreasureKind,
    TreasureRemoved,
    Why,
    apply,
    list_legal_actions,
    why_not,
)

OFTEN: Final = 20

BARE: Final = {
    "landscape": [
        {"at": [0, 0], "tile": "market-stone"},
        {"at": [1, 0], "tile": "camp-wood", "owner": "white"},
        {"at": [0, 1], "tile": "camp-wheat", "owner": "blue"},
    ],
    "reserve": {"slots": [None, "mine", "mill", None, None, None, None]},
    "stack": [],
    "turns_left": 9,
}
"""Play from a new game never empties the reserve so far."""


def play_games() -> Iterator[Iterator[tuple[State, Action]]]:
    """Duels and games alone, with all sets, by heirs of several minds."""
    for seed in range(120):
        for weights in (WEIGHTS, RESTLESS):
            yield play_random_game(load_box(), seed, options=vary_options(seed), weights=weights)
    warlike = (TileSet.TRADE_CHURCH, TileSet.LAND_INDUSTRY, TileSet.WAR)
    for seed in range(60):
        yield play_random_game(
            load_box(), seed, options=NewGame(seed=seed, sets=warlike), weights=NO_CAMPS
        )
    for seed in range(40):
        yield play_random_game(
            load_box(), seed, options=vary_options(seed, solo=True), weights=IDLE
        )
    for seed in range(30):
        for given in (BARE, {**BARE, "solo": {}}):
            yield play_on(parse_position(fill_position(given), load_box()), Random(seed))


@pytest.fixture(scope="module")
def counts() -> Counter[object]:
    """Count each kind of action, event and reason, each building and branch that occurred."""
    counted: Counter[object] = Counter()
    for number, game in enumerate(play_games()):
        random = Random(number)
        for state, action in game:
            counted[type(action)] += 1
            after, events = apply(state, action)
            for event in events:
                counted[type(event)] += 1
                counted.update(_list_particulars(event, state))
            tried = [state] if random.random() < 0.1 else []
            for there in [
                *tried,
                *([after] if after.is_over or isinstance(action, BreakCamp) else []),
            ]:
                for attempt in random.sample(list(list_conceivable(there)), 25):
                    reasons = why_not(there, attempt)
                    assert (attempt in list_legal_actions(there)) == (not reasons)
                    counted.update(reason.why for reason in reasons)
    return counted


def _list_particulars(event: Event, state: State) -> Iterator[object]:
    """Generate what is worth counting in an event beside its kind."""
    if isinstance(event, Built):
        yield state.catalogue.tiles[event.tile].building
    elif isinstance(event, HenryPlaced):
        yield event.rule
        yield len(event.tried)
    elif isinstance(event, HenryLooked):
        yield "supply empty" if event.terrain is None else ("terrain found", event.found)
    elif isinstance(event, TreasureRemoved):
        yield state.catalogue.treasures[event.treasure].kind


@pytest.mark.parametrize("kind", [*get_args(Action), *get_args(Event)], ids=lambda k: k.__name__)
def test_each_kind_of_action_and_event_occurs_often(kind: type, counts: Counter[object]) -> None:
    assert counts[kind] >= OFTEN


@pytest.mark.parametrize("building", Building)
def test_each_building_is_built_often(building: Building, counts: Counter[object]) -> None:
    assert counts[building] >= OFTEN


OF_THE_GAME = (Why.RECORD_IS_FULL, Why.COMPUTERS_TURN)
"""Reasons that the rules do not know."""


@pytest.mark.parametrize("why", [why for why in Why if why not in OF_THE_GAME])
def test_each_reason_occurs_often(why: Why, counts: Counter[object]) -> None:
    assert counts[why] >= OFTEN


@pytest.mark.parametrize("rule", [r for r in HenryRule if r is not HenryRule.NO_CELL])
def test_each_rule_of_henrys_choice_occurs_often(rule: HenryRule, counts: Counter[object]) -> None:
    assert counts[rule] >= OFTEN  # D is an event of its own


@pytest.mark.parametrize("passed", range(8))
def test_henry_reaches_each_of_the_eight_cells_often(passed: int, counts: Counter[object]) -> None:
    assert counts[passed] >= OFTEN


@pytest.mark.parametrize(
    "look", [("terrain found", True), ("terrain found", False), "supply empty"]
)
def test_henry_looks_for_a_terrain_in_every_way_often(
    look: object, counts: Counter[object]
) -> None:
    assert counts[look] >= OFTEN


@pytest.mark.parametrize("kind", TreasureKind)
def test_each_kind_of_treasure_is_removed_often(
    kind: TreasureKind, counts: Counter[object]
) -> None:
    assert counts[kind] >= OFTEN
