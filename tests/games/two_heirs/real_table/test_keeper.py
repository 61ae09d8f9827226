"""Henry at a real table takes, builds and scores as in the same game played by the rules."""

from __future__ import annotations

import pytest

from tests.games.two_heirs.real_table.keeping import (
    list_first_answers,
    make_random_options,
    play_random_game,
)
from tests.long_run import choose_count
from twoheirs_qt.games.two_heirs.codec.catalogue import load_installed_catalogue
from twoheirs_qt.games.two_heirs.real_table.entries import ImpossibleEntry
from twoheirs_qt.games.two_heirs.real_table.henry.answers import (
    EndedTurn,
    StartTerrain,
    TookTile,
    Uncovered,
)
from twoheirs_qt.games.two_heirs.real_table.henry.keeper import (
    EMPTY,
    Keeper,
    Question,
    answer,
    answer_all,
)
from twoheirs_qt.games.two_heirs.rules import (
    START,
    Event,
    HenryLooked,
    HenryPlaced,
    HenryTroopMoved,
    State,
    Terrain,
    TreasurePlaced,
    TreasureRemoved,
    create_game,
    make_score_sheet,
)

SEEDS = range(choose_count(12, 200))
HENRYS = (HenryLooked, HenryPlaced, HenryTroopMoved, TreasurePlaced, TreasureRemoved)


def view_of(state: State) -> object:
    """The view of a player on a game: of the starting tile only the terrain."""
    solo = state.solo
    assert solo is not None
    land = {
        at: face.terrain if at == START and face.owner is None else face
        for at, face in state.landscape.items()
    }
    return (
        land,
        state.slots,
        state.shield,
        dict(solo.treasures),
        len(solo.pile),
        solo.last_built,
        state.troops[state.south.opponent],
        state.turns_left,
    )


def list_henry_events(events: tuple[Event, ...]) -> list[Event]:
    return [event for event in events if isinstance(event, HENRYS)]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_entered_step_by_step_goes_as_it_did(seed: int) -> None:
    catalogue, keeper = load_installed_catalogue(), EMPTY
    for state, events, answers in play_random_game(catalogue, make_random_options(seed)):
        kept_events: tuple[Event, ...] = ()
        for one in answers:
            keeper = answer(one, keeper, catalogue)
            kept_events = keeper.events if not isinstance(one, Uncovered) else kept_events
        assert keeper.state is not None
        assert view_of(keeper.state) == view_of(state)
        if isinstance(answers[0], EndedTurn):
            assert list_henry_events(kept_events) == list_henry_events(events)
    assert keeper.question is Question.OVER
    assert keeper.state is not None
    assert make_score_sheet(keeper.state) == make_score_sheet(state)


def begin_keeper(seed: int = 1) -> Keeper:
    catalogue, options = load_installed_catalogue(), make_random_options(seed)
    return answer_all(list_first_answers(create_game(catalogue, options), options), catalogue)


def test_what_cannot_be_is_refused_in_one_sentence() -> None:
    keeper, catalogue = begin_keeper(), load_installed_catalogue()
    assert keeper.state is not None
    first = next(tile for tile in keeper.state.slots if tile is not None)
    for step, sentence in (
        (TookTile(keeper.state.shield), "No tile lies on this place of the reserve."),
        (Uncovered(first.id), "First answer what is asked."),
        (StartTerrain(Terrain.WOOD), "First answer what is asked."),
        (EndedTurn(None), "The supply still holds %n tiles: say which terrain lies on top."),
    ):
        with pytest.raises(ImpossibleEntry) as refusal:
            answer(step, keeper, catalogue)
        assert refusal.value.text.source == sentence
    keeper = answer(TookTile(keeper.state.slots.index(first)), keeper, catalogue)
    with pytest.raises(ImpossibleEntry) as refusal:
        answer(Uncovered(first.id), keeper, catalogue)
    assert refusal.value.text.source == "This tile is known already: {tile}."


def test_a_turn_against_henry_takes_few_answers() -> None:
    """Each answer is a click, laying a tile two; troops need not be told before the end."""
    catalogue, counts = load_installed_catalogue(), list[int]()
    for seed in range(10):
        inputs = 0
        for _, _, answers in play_random_game(catalogue, make_random_options(seed)):
            names = [type(one).__name__ for one in answers]
            if "Begin" in names:
                continue
            inputs += sum(
                {"LaidDown": 2, "TurnedOver": 2, "Stood": 0}.get(name, 1) for name in names
            )
            if "EndedTurn" in names:
                counts.append(inputs)
                inputs = 0
    assert sorted(counts)[len(counts) // 2] <= 8
