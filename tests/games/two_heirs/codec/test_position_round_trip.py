"""Positions keep everything when read and written: the state, and fields nobody here knows."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.box import load_box
from tests.tabletop.files.documents import GONE, edit, make_duel, make_solo, read_conformance
from tests.tabletop.files.whole import write_position
from twoheirs_qt.games.two_heirs.codec.digest import calculate_state_digest
from twoheirs_qt.games.two_heirs.codec.position import (
    Position,
    dump_position,
    load_position,
    parse_position,
    read_position,
)
from twoheirs_qt.games.two_heirs.rules import Heir, Terrain, list_legal_actions, make_score_sheet

POSITIONS = [case["position"] for case in read_conformance("legal.jsonl")]
POSITIONS += [case[when] for case in read_conformance("games.jsonl") for when in ("start", "end")]


def test_position_after_parse_is_identity() -> None:
    assert len(POSITIONS) > 100
    for document in POSITIONS:
        state = parse_position(document, load_box())
        written_document = json.loads(json.dumps(dump_position(state)))
        # The order of fields in objects differs for Henry's troops; JSON objects have none.
        assert {**written_document, "siege": sorted(document["siege"])} == {
            **document,
            "siege": sorted(document["siege"]),
        }
        reread = parse_position(written_document, load_box())
        assert reread == state
        assert hash(reread) == hash(state)


def test_the_fields_come_in_the_order_of_the_description() -> None:
    assert json.dumps(dump_position(parse_position(make_duel(), load_box()))) == json.dumps(
        make_duel()
    )
    assert list(dump_position(parse_position(make_solo(), load_box())))[-1] == "solo"


def shuffle(document: dict[str, Any]) -> dict[str, Any]:
    """The same position with every list reversed whose order means nothing."""
    data: dict[str, Any] = json.loads(json.dumps(document))
    for holder, names in ((data, ("landscape", "siege")), (data["hands"], ("white", "blue"))):
        for name in names:
            holder[name].reverse()
    for heir in ("white", "blue"):
        data["troops"][heir].reverse()
    if "solo" in data:
        data["solo"]["treasures"].reverse()
    return data


def test_the_order_of_most_lists_carries_no_meaning() -> None:
    for document in POSITIONS:
        ordered = parse_position(document, load_box())
        shuffled = parse_position(shuffle(document), load_box())
        assert calculate_state_digest(ordered) == calculate_state_digest(shuffled)
        assert set(list_legal_actions(ordered)) == set(list_legal_actions(shuffled))
        assert make_score_sheet(ordered).winner == make_score_sheet(shuffled).winner
        retinue, *troops = shuffled.troops[Heir.BLUE]
        assert retinue.kind.value == "retinue"
        if shuffled.solo is not None and shuffled.henry is Heir.BLUE:
            assert [troop.terrain for troop in troops] == [Terrain.WHEAT, Terrain.STONE]


STEPS: list[list[tuple[str, object]]] = [
    [("south", "blue")],
    [("score_roads", False)],
    [
        ("landscape[0].at", [0, 1]),
        ("troops.white[0].at", [0, 1]),
        ("troops.blue[0].at", [0, 1]),
    ],
    [("landscape[1].owner", "blue")],
    [("landscape[1].owner", "blue"), ("siege", [[1, 0]])],
    [("landscape[1].tile", "inn-wood")],
    [("troops.white[1].moved", True)],
    [("troops.white[2].at", None)],
    [("reserve.slots[1]", None)],
    [("reserve.slots[0]", "mill"), ("reserve.slots[1]", None), ("reserve.shield", 1)],
    [("active", "blue"), ("reserve.crown", "blue")],
    [("reserve.crown", "blue"), ("taken", True)],
    [("hands.white", ["farm"])],
    [("hands.blue", ["farm"])],
    [("stack", ["lodge", "cowshed"])],
    [("taken", True)],
    [("discounts", 1)],
    [("turns_left", 3)],
]
ALONE: list[list[tuple[str, object]]] = [
    [("solo.level", 2)],
    [("solo.last_built", None)],
    [("solo.start", [1, 0])],
    [("solo.treasures", [])],
    [("solo.pile", ["row-stone", "column-wood"])],
]


def test_a_digest_differs_with_every_field() -> None:
    documents = [make_duel(), make_solo()]
    documents += [edit(make_duel(), *step) for step in STEPS]
    documents += [edit(make_solo(), *step) for step in ALONE]
    digests = [
        calculate_state_digest(parse_position(document, load_box())) for document in documents
    ]
    assert len(set(digests)) == len(digests)


def test_a_digest_is_the_same_for_ever() -> None:
    """The example of `FORMAT.md` is read; a change would make all saves unreadable."""
    assert calculate_state_digest(parse_position(make_duel(), load_box())) == "41fdfe7cb3bc"
    assert calculate_state_digest(parse_position(make_solo(), load_box())) == "a9c3e9c10b9d"


def test_unknown_fields_are_dropped() -> None:
    unknown = [("note", {"by": ["me"]}), ("landscape[1].note", "an inn"), ("solo.note", True)]
    assert read_position(edit(make_solo(), *unknown), load_box()) == read_position(
        make_solo(), load_box()
    )


@pytest.mark.parametrize(
    "field", ["active", "reserve", "hands", "stack", "taken", "discounts", "siege", "turns_left"]
)
def test_for_a_score_this_may_be_missing(field: str) -> None:
    full = read_position(make_duel(), load_box(), for_score=True).state
    less = read_position(edit(make_duel(), (field, GONE)), load_box(), for_score=True).state
    assert make_score_sheet(less).heirs == make_score_sheet(full).heirs


def test_for_a_score_all_of_that_may_be_missing() -> None:
    document = {
        name: value
        for name, value in make_solo().items()
        if name
        in ("format", "version", "mode", "south", "score_roads", "landscape", "troops", "solo")
    }
    state = read_position(document, load_box(), for_score=True).state
    whole_state = read_position(make_solo(), load_box()).state
    assert make_score_sheet(state).heirs == make_score_sheet(whole_state).heirs


def test_the_tiles_out_of_the_game_are_known_where_the_sets_are() -> None:
    three_sets = edit(make_duel(), ("stack", ["farm"]))
    state = parse_position(three_sets, load_box())
    assert len(state.removed_tiles) == 27 - 2 - 6 - 1
    assert (
        parse_position(make_duel(), load_box()).removed_tiles == ()
    )  # two sets: which is the third?
    assert (
        read_position(
            edit(three_sets, ("stack", GONE)), load_box(), for_score=True
        ).state.removed_tiles
        == ()
    )


def test_what_is_written_is_the_position(tmp_path: Path) -> None:
    state = parse_position(make_solo(), load_box())
    file = tmp_path / "p.json"
    write_position(file, Position(state))
    assert load_position(file, load_box()) == Position(state)
