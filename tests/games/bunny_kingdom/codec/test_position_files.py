"""Positions that are refused, each with the place and one clear sentence (formats.md)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bunny_kingdom.positions import deal, make_document, make_position
from twoheirs_qt.games.bunny_kingdom.codec.catalogue import load_program_catalogue
from twoheirs_qt.games.bunny_kingdom.codec.position import (
    dump_position,
    parse_position,
    read_position,
)
from twoheirs_qt.games.bunny_kingdom.rules.unseen import make_view
from twoheirs_qt.tabletop.files.errors import FileError

BUILD: dict[str, Any] = {"rabbits": {"yellow": "A1 A4 B1"}, "kept": {"yellow": "city-1"}}
DRAFT: dict[str, Any] = {"phase": "draft", "hands": {"yellow": "A1 A2", "pink": "B1 B2"}}
CAMPS: dict[str, Any] = {
    "phase": "camps",
    "active": "pink",
    "kept": {"yellow": "camp-1", "pink": "camp-4"},
    "camps": {"ask": [4], "waiting": [1], "announced": None, "before": []},
}
COPY: dict[str, Any] = {"phase": "copy", "parchments": {"yellow": "liberal", "pink": "fisher"}}
TOWER = [{"at": "A1", "card": "sky-tower-blue"}, {"at": "B1", "card": "sky-tower-blue"}]


def change_camps(**changes: object) -> dict[str, Any]:
    return {**CAMPS, "camps": {**CAMPS["camps"], **changes}}


ALWAYS: list[tuple[dict[str, Any], str]] = [
    ({"format": "bunny"}, "format"),
    ({"version": 9}, "version: made by a newer program"),
    ({"seats": ["yellow"]}, "seats"),
    ({"seats": ["yellow", "yellow"]}, 'seats[1]: the seat "yellow" is listed twice'),
    ({"seats": ["yellow", "green"]}, "seats"),
    ({"phase": "sleep"}, "phase"),
    ({"rabbits": {"yellow": "K1"}}, "rabbits"),
    ({"rabbits": {"red": "A1"}}, 'rabbits[0].seat: "red" is not a seat'),
    ({"rabbits": {"yellow": "A1 A1"}}, "rabbits[1].at: there is already a rabbit on A1"),
    ({"kept": {"yellow": "wall"}}, 'kept.yellow[0]: there is no card "wall"'),
    ({"kept": {"yellow": "camp-1 camp-1"}}, "kept.yellow[1]: the card"),
    ({"kept": {"yellow": "fisher"}}, 'kept.yellow[0]: "fisher" is not a building'),
    ({"parchments": {"yellow": "city-1"}}, 'parchments.yellow[0]: "city-1" is not a parchment'),
    ({"used": {"yellow": "fisher"}}, 'used.yellow[0]: "fisher" is a parchment'),
    ({"used": {"pink": "A1"}}, "used.pink: a rabbit of another seat is on A1"),
    ({"buildings": {"B1": "fisher"}}, 'buildings[0].card: "fisher" is not a building'),
    ({"buildings": {"B1": "wall"}}, "buildings[0].card: there is no card"),
    ({"buildings": {"A4": "city-1"}}, "buildings[0].at: there is already a building on A4"),
    (
        {"buildings": [{"at": "A1", "card": "city-1"}, {"at": "A1", "card": "city-2"}]},
        "buildings[1].at: there is already a building on A1",
    ),
    ({"buildings": {"C3": "city-1"}}, "buildings[0].at: there is no rabbit on C3"),
    ({"buildings": {"A1": "city-3"}}, 'buildings[0].at: "city-3" cannot be built on A1'),
    ({"buildings": {"A1": "farm-wood"}, "kept": {"yellow": "farm-wood"}}, "in another place"),
    ({"buildings": {"A1": "farm-wood", "B1": "farm-wood"}}, "more places than it has copies"),
    ({"buildings": TOWER[:1]}, '"sky-tower-blue" needs two ends'),
    ({"buildings": TOWER, "rabbits": {"yellow": "A1", "pink": "B1"}}, "needs two ends"),
    (
        {"buildings": TOWER, "kept": {"yellow": "city-1 sky-tower-blue"}},
        '"sky-tower-blue" is on the board and in another place',
    ),
    ({"buildings": [{"at": "A1", "card": "trading-post"}]}, "a trading post needs a resource"),
    (
        {"buildings": [{"at": "A1", "card": "trading-post", "resource": "gold"}]},
        "buildings",
    ),
    (
        {"buildings": [{"at": "A1", "card": "city-1", "resource": "fish"}]},
        "only a trading post has a resource",
    ),
    ({"harvests": {"yellow": [-1], "pink": []}}, "harvests.yellow: must be"),
    ({"harvests": {"yellow": [0] * 5, "pink": []}}, "harvests.yellow: must be"),
    ({"copies": {"fisher": "royal-ring"}}, "copies.fisher"),
    ({"copies": {"liberal": "royal-ring"}}, "copies.liberal"),
    ({**COPY, "copies": {"liberal": "explorer"}}, 'does not have "explorer" to be copied'),
    ({**COPY, "copies": {"liberal": None}}, "cannot be null"),
    (
        {
            "parchments": {"yellow": "liberal", "pink": "socialist"},
            "copies": {"liberal": "socialist"},
        },
        'does not have "socialist" to be copied',
    ),
    ({"hands": {"yellow": 3}}, "hands.yellow: cannot be covered"),
    ({"picked": {"yellow": True, "pink": None}}, "picked.yellow: cannot be covered"),
    ({"seen_by": "red"}, "seen_by"),
]

THREE: list[tuple[dict[str, Any], str]] = [
    ({"reserves": {"pink": "A5"}}, "reserves: must be empty with three"),
    ({"dropped": {"pink": "A5"}}, "dropped: must be empty with three"),
]

TO_PLAY: list[tuple[dict[str, Any], str]] = [
    ({"round": 5}, "round"),
    ({"kept": {"yellow": "city-1", "pink": []}, "hands": None}, "hands"),
    ({"harvests": {"yellow": []}}, "harvests: must have a field for each seat"),
    (
        {**DRAFT, "active": "pink", "picked": {"yellow": {"play": ["A5"]}, "pink": None}},
        "picked.yellow: must be two cards",
    ),
    (
        {"picked": {"yellow": {"play": ["A5"], "discard": ["A6"]}, "pink": None}},
        "picked.yellow: cards are picked in the draft only",
    ),
    (
        {**DRAFT, "picked": {"yellow": None, "pink": {"play": ["A5"], "discard": ["A6"]}}},
        "picked.pink: this seat is asked after the active one",
    ),
    ({"camps": CAMPS["camps"]}, "camps: must be null"),
    ({**CAMPS, "camps": None}, "camps: must be given"),
    (change_camps(waiting=[2]), "camps: nobody keeps the camp 2"),
    (change_camps(waiting=[9]), "camps: nobody keeps the camp 9"),
    (change_camps(ask=[1, 4]), "camps: the camp 1 is listed twice"),
    (change_camps(ask=[4, 1], waiting=[]), "camps.ask: must be in ascending order"),
    (change_camps(before=[4]), "camps.before: only lower waiting camps"),
    (change_camps(ask=[], announced=4, before=[4]), "camps.before: only lower waiting camps"),
    (change_camps(ask=[]), "phase: there is nothing to decide"),
    ({**CAMPS, "active": "yellow"}, 'active: by the rules, "pink" must decide now'),
    ({"active": "pink"}, 'active: by the rules, "yellow" must decide now'),
    ({"active": None}, 'active: by the rules, "yellow" must decide now'),
    ({"kept": {}}, "phase: there is nothing to decide"),
    ({**DRAFT, "hands": {"yellow": "A1", "pink": "B1"}}, "phase: there is nothing to decide"),
    ({**DRAFT, "active": "pink"}, 'active: by the rules, "yellow" must decide now'),
    ({"phase": "trade"}, "phase: there is nothing to decide"),
    ({"phase": "copy"}, "phase: there is nothing to decide"),
    ({"phase": "over"}, "active: must be null"),
    ({"round": 3}, "deck: too short: at least 40 cards"),
    ({"deck": ["provisions"]}, "deck: too short: at least 2 cards"),
]


def expect_error(data: dict[str, Any], *, for_score: bool = False) -> str:
    with pytest.raises(FileError) as fault:
        read_position(data, load_program_catalogue(), for_score=for_score)
    return str(fault.value)


@pytest.mark.parametrize(("changes", "expected"), ALWAYS)
def test_what_is_refused_always_is_refused_for_a_score_too(
    changes: dict[str, Any], expected: str
) -> None:
    data = make_document(**{**BUILD, **changes})
    assert expected in expect_error(data)
    assert expected in expect_error(data, for_score=True)


@pytest.mark.parametrize(("changes", "expected"), THREE)
def test_three_seats_have_no_reserves(changes: dict[str, Any], expected: str) -> None:
    assert expected in expect_error(make_document(3, **{**BUILD, **changes}))


@pytest.mark.parametrize(("changes", "expected"), TO_PLAY)
def test_what_a_game_cannot_go_on_from_can_be_scored(
    changes: dict[str, Any], expected: str
) -> None:
    data = make_document(
        **{**BUILD, **{k: v for k, v in changes.items() if v is not None or k != "hands"}}
    )
    if "hands" in changes and changes["hands"] is None:
        del data["hands"]
    assert expected in expect_error(data)
    read_position(data, load_program_catalogue(), for_score=True)


def test_a_position_need_not_be_reachable() -> None:
    state = make_position(
        phase="draft",
        rabbits={"yellow": "A1"},
        hands={"yellow": "B1 B2 B3 B4", "pink": "C1 C2"},
        kept={"pink": "city-1"},
    )
    assert parse_position(dump_position(state), load_program_catalogue()) == state


VIEW = dump_position(make_view(deal(2, 7), 0))


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"deck": []}, "deck: must be covered"),
        ({"reserves": {"yellow": ["A1"], "pink": 9}}, "reserves.yellow: must be covered"),
        ({"hands": {"yellow": 11, "pink": 11}}, "hands.yellow: cannot be covered"),
        ({"hands": {"yellow": ["A1", "A2"], "pink": ["B1"]}}, "hands.pink: must be covered"),
        (
            {"picked": {"yellow": None, "pink": {"play": ["A1"], "discard": ["A2"]}}},
            "picked.pink: must be covered",
        ),
        ({"picked": {"yellow": True, "pink": None}}, "picked.yellow: cannot be covered"),
        ({"deck": 10}, "deck: too short"),
    ],
)
def test_a_view_shows_and_covers_what_it_must(changes: dict[str, Any], expected: str) -> None:
    assert expected in expect_error({**VIEW, **changes})


def test_a_view_is_no_whole_position() -> None:
    with pytest.raises(FileError, match="what one seat sees"):
        parse_position(VIEW, load_program_catalogue())


def test_a_covered_neighbor_may_have_been_copied_from() -> None:
    state = make_position(
        **{**BUILD, **{"parchments": {"yellow": "liberal", "pink": "fisher"}}},
        copies={"liberal": "fisher"},
    )
    view = make_view(state, 0)
    assert read_position(dump_position(view), load_program_catalogue()) == view
