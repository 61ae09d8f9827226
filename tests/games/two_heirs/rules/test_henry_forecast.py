"""Henry then does as the forecast says."""

from __future__ import annotations

from collections import Counter

from tests.box import load_box
from tests.play import play_random_game
from twoheirs_qt.games.two_heirs.rules import (
    EndTurn,
    HenryForecast,
    HenryFoundNoCell,
    HenryLooked,
    HenryPlaced,
    HenryRule,
    NewGame,
    State,
    Take,
    Taken,
    apply,
    create_game,
    forecast_henry_turn,
    list_legal_actions,
)

GAMES = 60


def find_henrys_turn(state: State) -> tuple[HenryLooked | None, Taken | None, object]:
    """Find how Henry looks, takes and places after the turn is ended in `state`."""
    end = next(action for action in list_legal_actions(state) if isinstance(action, EndTurn))
    _, events = apply(state, end)
    looked = next((event for event in events if isinstance(event, HenryLooked)), None)
    taken = next((event for event in events if isinstance(event, Taken)), None)
    placed = next(
        (event for event in events if isinstance(event, HenryPlaced | HenryFoundNoCell)), None
    )
    return looked, taken, placed


def is_foreseen(forecast: HenryForecast, taken: Taken, placed: object) -> bool:
    """Whether a forecast of a tile says just this take and this placing."""
    for tile_forecast in forecast.tile_forecasts:
        if tile_forecast.tile.id == taken.tile and tile_forecast.slot == taken.slot:
            if isinstance(placed, HenryPlaced):
                placing = (tile_forecast.rule, tile_forecast.at, tile_forecast.tried)
                return placing == (placed.rule, placed.at, placed.tried)
            return tile_forecast.rule is HenryRule.NO_CELL and tile_forecast.at is None
    return False


def test_what_is_certain_happens() -> None:
    seen: Counter[HenryRule] = Counter()
    for seed in range(GAMES):
        for state, action in play_random_game(load_box(), seed, level=3):
            if not isinstance(action, EndTurn):
                continue
            result = forecast_henry_turn(state)
            looked, taken, placed = find_henrys_turn(state)
            if result is None:
                assert taken is None
                continue
            assert result.search_event == looked
            assert not result.may_take_refill
            if taken is None:
                assert result.tile_forecasts == ()
                continue
            (tile_forecast,) = result.tile_forecasts
            seen[tile_forecast.rule] += 1
            assert is_foreseen(result, taken, placed)
    assert set(seen) == set(HenryRule)


def test_before_the_take_every_possibility_is_named_and_no_other_tile_is_taken() -> None:
    named: Counter[str] = Counter()
    for seed in range(GAMES):
        for state, _ in play_random_game(load_box(), seed, level=1):
            if state.taken:
                continue
            result = forecast_henry_turn(state)
            if result is None:
                continue
            assert result.search_event is None
            for action in list_legal_actions(state):
                if not isinstance(action, Take):
                    continue
                after, _ = apply(state, action)
                _, taken, placed = find_henrys_turn(after)
                assert taken is not None
                once = forecast_henry_turn(state, action.slot)
                assert once is not None
                assert set(once.tile_forecasts) <= set(result.tile_forecasts)
                named["fewer"] += len(once.tile_forecasts) < len(result.tile_forecasts)
                if taken.slot == state.shield:
                    assert once.may_take_refill
                else:
                    assert is_foreseen(once, taken, placed)
                if taken.slot == state.shield:
                    assert result.may_take_refill
                    named["unseen"] += 1
                else:
                    assert is_foreseen(result, taken, placed)
                    named["known"] += 1
    assert named["unseen"] > 5
    assert named["known"] > 500
    assert named["fewer"] > 500


def test_in_a_duel_and_at_the_end_nothing_is_foreseen() -> None:
    assert forecast_henry_turn(create_game(load_box(), NewGame(seed=1))) is None
    last = [state for state, _ in play_random_game(load_box(), 3, level=2)][-1]
    assert last.turns_left in (1, 2)
    over, _ = apply(last, next(a for a in list_legal_actions(last) if isinstance(a, EndTurn)))
    assert over.is_over
    assert forecast_henry_turn(over) is None
    if last.turns_left == 1:
        assert forecast_henry_turn(last) is None
