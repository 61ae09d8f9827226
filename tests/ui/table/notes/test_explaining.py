"""Asked what a deed would take, the table tells what lacks, by which rule, and what to do now."""

from __future__ import annotations

from PySide6.QtCore import Qt

from tests.ui.table.conftest import Position, Table
from twoheirs_qt.games.two_heirs.rules import Heir, State, Take, Withdraw
from twoheirs_qt.games.two_heirs.things.heirs import HandTile
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.games.two_heirs.things.requirements import Remedy, find_remedies
from twoheirs_qt.games.two_heirs.things.reserve import ReserveArea, ReservePlace

WHITE = Heir.WHITE


def test_asked_what_it_takes_it_tells_reasons_rules_and_steps(table: Table, market: State) -> None:
    table.open(market)
    table.click(HandTile(WHITE, "cathedral-stone"))
    table.hover(LandCell((0, 1)))
    table.ask()
    answer = table.bubble
    assert "missing" in answer
    assert "• Missing" not in answer, "it is told once"
    assert "If you own the Quarry" in answer
    assert "Farm" not in answer, "a Farm gives no stone"
    assert "What you can do now" in answer
    assert "Expand with the Market" in answer
    table.clock.advance(60_000)
    assert table.bubble == answer, "it stays as long as it is read"
    seen, announced = answer.splitlines(), table.announcements[-1].splitlines()
    assert [words for words in announced if words not in seen] == [
        "covered by 1 wood and 1 wheat",
        "Missing 2 stone",
    ], "what glyphs show is said in words"
    table.press(Qt.Key.Key_Escape)
    assert table.bubble == ""


def test_an_answer_goes_when_what_is_held_is_moved_on(table: Table, market: State) -> None:
    table.open(market)
    table.click(HandTile(WHITE, "cathedral-stone"))
    table.hover(LandCell((0, 1)))
    table.ask()
    assert "If you own the Quarry" in table.bubble
    table.hover(LandCell((2, 1)))
    assert table.bubble == ""
    assert "None of your troops is next to this cell" in table.note


def test_a_building_of_another_game_is_not_listed_as_help(table: Table, position: Position) -> None:
    state = position(
        landscape=[{"at": [0, 0], "tile": "mill"}],
        hands={"white": ["lodge"], "blue": []},
        reserve={"slots": [None, "inn-wheat", "bakery", "camp-wheat", "mine", "smithy", None]},
        stack=[],
    )
    table.open(state)
    table.click(HandTile(WHITE, "lodge"))
    table.hover(LandCell((0, 1)))
    table.ask()
    assert "missing" in table.bubble
    assert "What helps" in table.bubble
    assert "Quarry" not in table.bubble


def test_asked_after_a_refused_drop_it_tells_of_what_was_dropped(
    table: Table, market: State
) -> None:
    table.open(market)
    table.drag(HandTile(WHITE, "cathedral-stone"), LandCell((0, 1)))
    assert table.bubble == "Missing 2 stone"
    table.ask()
    assert table.bubble.startswith("Build the Cathedral")
    assert "What you can do now" in table.bubble
    seen = table.scene.bubble.sceneBoundingRect().adjusted(24, 24, -24, -24)
    assert table.scene.layout.landscape_rect.contains(seen), "nothing lies over it"
    assert not seen.intersects(LandCell((0, 0)).find_rect(table.scene))
    table.press(Qt.Key.Key_Escape)
    table.ask()
    assert table.bubble.startswith("Build the Cathedral"), "the pointer is there still"
    table.click(HandTile(WHITE, "market-wood"))
    table.press(Qt.Key.Key_Escape)
    table.hover(LandCell((0, 1)))
    table.ask()
    assert not table.bubble.startswith("Build"), "that was something else"


def test_a_tile_out_of_reach_comes_nearer_by_withdrawing(table: Table, position: Position) -> None:
    state = position(
        troops={
            "white": [
                {"kind": "retinue", "at": [0, 0]},
                {"kind": "troop", "at": [1, 0]},
                {"kind": "troop"},
            ],
            "blue": [{"kind": "retinue", "at": [2, 0]}, {"kind": "troop"}, {"kind": "troop"}],
        },
        landscape=[
            {"at": [0, 0], "tile": "mill"},
            {"at": [1, 0], "tile": "farm"},
            {"at": [2, 0], "tile": "lodge"},
        ],
    )
    table.open(state)
    out = next(
        slot
        for slot in range(7)
        if state.slots[slot] and slot not in table.session.options.takeable_slots
    )
    assert Remedy(Withdraw((1, 0)), True) in find_remedies(table.session.options, Take(out))
    table.hover(ReservePlace(out))
    table.ask()
    assert "Withdraw from" in table.bubble
    assert "that would do it" in table.bubble
    assert "Each troop withdrawn" in table.bubble


def test_with_all_troops_in_the_reserve_none_is_advised_to_be_withdrawn(
    table: Table, position: Position
) -> None:
    state = position(landscape=[{"at": [0, 0], "tile": "mill"}])
    assert all(troop.at is None for troop in state.troops[WHITE][1:])
    table.open(state)
    out = next(
        slot
        for slot in range(7)
        if state.slots[slot] and slot not in table.session.options.takeable_slots
    )
    table.hover(ReservePlace(out))
    table.ask()
    assert "What stands in the way" in table.bubble
    assert "withdrawn" not in table.bubble


def test_after_the_end_a_click_does_not_say_what_to_pick_up(table: Table, market: State) -> None:
    """Neither tiles in reach nor pieces to build with are spoken of in a game that is over."""
    table.open(market)
    table.click(ReserveArea())
    assert "golden sector" in table.bubble
    table.session.give_up(WHITE)
    for target in (ReserveArea(), LandCell((9, 9))):
        table.click(target)
        assert table.bubble == "The game is over"
