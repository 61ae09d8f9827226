"""Every refusal of a position, by place and fault."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.box import load_box
from tests.tabletop.files.documents import (
    GONE,
    edit,
    explain_form,
    make_duel,
    make_solo,
    make_troop,
)
from twoheirs_qt.games.two_heirs.codec.position import load_position, read_position
from twoheirs_qt.tabletop.files.errors import FileError

TOO_FAR = 201

DUEL: list[tuple[list[tuple[str, object]], str]] = [
    # format and version
    (
        [("format", "two-heirs")],
        "format: this is a two-heirs file, but a twoheirs-position file is needed",
    ),
    ([("format", GONE)], explain_form("format", "")),
    ([("format", 1)], explain_form("format", "")),
    (
        [("format", "twoheirs-save")],
        "format: this is a twoheirs-save file, but a twoheirs-position file is needed",
    ),
    (
        [("version", 2)],
        "version: made by a newer program: version 2 is needed to read it, "
        "this program reads up to version 1",
    ),
    (
        [("version", 10**50)],
        "version: made by a newer program: version 1000000000000000000… is needed to read it, "
        "this program reads up to version 1",
    ),
    ([("version", 0)], "version: there is no version 0 of this format"),
    ([("version", -3)], "version: there is no version -3 of this format"),
    ([("version", GONE)], explain_form("version", "")),
    ([("version", True)], explain_form("version", "")),
    ([("version", "1")], explain_form("version", "")),
    # missing and ill-typed fields
    ([("mode", "trio")], explain_form("mode")),
    ([("south", "red")], explain_form("south")),
    ([("score_roads", 1)], explain_form("score_roads")),
    ([("active", GONE)], explain_form("active")),
    ([("landscape", {})], explain_form("landscape")),
    ([("landscape[0]", [])], explain_form("landscape[0]")),
    ([("landscape[0].at", [1, 2, 3])], explain_form("landscape[0].at")),
    ([("landscape[0].at", [1, True])], explain_form("landscape[0].at[1]")),
    ([("landscape[0].at", [TOO_FAR, 0])], explain_form("landscape[0].at[0]")),
    ([("landscape[0].at", [0, -TOO_FAR])], explain_form("landscape[0].at[1]")),
    ([("landscape[0].at", [0, 10**4000])], explain_form("landscape[0].at[1]")),
    ([("landscape[0].tile", 7)], explain_form("landscape[0].tile")),
    ([("landscape[0].owner", GONE)], explain_form("landscape[0].owner")),
    (
        [("landscape[1].owner", "green")],
        explain_form("landscape[1].owner"),
    ),
    ([("landscape", [{}] * 1001)], explain_form("landscape")),
    ([("troops.red", [])], explain_form("troops.red")),
    ([("troops.blue", GONE)], explain_form("troops.blue")),
    ([("troops.white[1].kind", "army")], explain_form("troops.white[1].kind")),
    ([("troops.white[1].moved", GONE)], explain_form("troops.white[1].moved")),
    ([("troops.white[1].at", GONE)], explain_form("troops.white[1].at")),
    (
        [("troops.white[1].terrain", "wood")],
        "troops.white[1].terrain: only Henry's troops have a terrain",
    ),
    ([("reserve", GONE)], explain_form("reserve")),
    ([("reserve.slots[7]", None)], explain_form("reserve.slots")),
    ([("reserve.slots[1]", False)], explain_form("reserve.slots[1]")),
    ([("reserve.shield", 7)], explain_form("reserve.shield")),
    ([("reserve.shield", -1)], explain_form("reserve.shield")),
    ([("reserve.crown", GONE)], explain_form("reserve.crown")),
    ([("hands.blue", GONE)], explain_form("hands.blue")),
    ([("hands.green", [])], explain_form("hands.green")),
    ([("stack", None)], explain_form("stack")),
    ([("stack", ["mill"] * 1001)], explain_form("stack")),
    ([("taken", "no")], explain_form("taken")),
    ([("discounts", 55)], explain_form("discounts")),
    ([("siege", [1, 0])], explain_form("siege[0]")),
    ([("siege", [[1, "0"]])], explain_form("siege[0][1]")),
    ([("turns_left", GONE)], explain_form("turns_left")),
    # tiles
    ([("landscape[1].tile", "palace")], 'landscape[1].tile: the catalogue has no tile "palace"'),
    ([("stack[1]", "Mill")], 'stack[1]: the catalogue has no tile "Mill"'),
    ([("stack[1]", "a\nb")], 'stack[1]: the catalogue has no tile "a\\u000ab"'),
    (
        [("landscape[1].tile", "market-wood")],
        'landscape[1].tile: the tile "market-wood" is already at landscape[0].tile',
    ),
    ([("stack[0]", "mill")], 'stack[0]: the tile "mill" is already at reserve.slots[1]'),
    ([("stack[1]", "cowshed")], 'stack[1]: the tile "cowshed" is already at stack[0]'),
    (
        [("hands.white", ["inn-wheat"])],
        'hands.white[0]: the tile "inn-wheat" is already at landscape[1].tile',
    ),
    (
        [("hands.white", ["farm"]), ("hands.blue", ["farm"])],
        'hands.blue[0]: the tile "farm" is already at hands.white[0]',
    ),
    ([("landscape[1].at", [0, 0])], "landscape[1].at: there is already a tile on [0, 0]"),
    (
        [("reserve.slots[0]", "farm")],
        "reserve.slots[0]: no tile may lie where the shield is",
    ),
    ([("reserve.shield", 3)], "reserve.slots[3]: no tile may lie where the shield is"),
    # troops
    ([("troops.white[2].at", [5, 5])], "troops.white[2].at: there is no tile on [5, 5]"),
    ([("troops.white[1].at", [1, 0])], "troops.white[2].at: there is already a troop on [1, 0]"),
    ([("troops.blue[1].at", [1, 0])], "troops.blue[1].at: there is already a troop on [1, 0]"),
    ([("troops.blue[1].at", [0, 0])], "troops.blue[1].at: there is already a troop on [0, 0]"),
    ([("troops.blue[0].at", None)], "troops.blue[0].at: the retinue must be in the landscape"),
    (
        [("troops.white[1].kind", "retinue")],
        "troops.white[1].at: the retinue must be in the landscape",
    ),
    (
        [("troops.white[2].kind", "retinue")],
        "troops.white: an heir has 1 retinue and 2 troops, not 2 and 1",
    ),
    ([("troops.blue[2]", GONE)], "troops.blue: an heir has 1 retinue and 2 troops, not 1 and 1"),
    (
        [("troops.blue[3]", make_troop("troop", None))],
        "troops.blue: an heir has 1 retinue and 2 troops, not 1 and 3",
    ),
    ([("troops.blue", [])], "troops.blue: an heir has 1 retinue and 2 troops, not 0 and 0"),
    # the turn
    (
        [("reserve.crown", "blue")],
        "reserve.crown: the shield shows the opponent's crown though no tile has been taken",
    ),
    ([("siege", [[4, 4]])], "siege[0]: there is no building of the opponent on [4, 4]"),
    ([("siege", [[0, 0]])], "siege[0]: there is no building of the opponent on [0, 0]"),
    ([("siege", [[1, 0]])], "siege[0]: there is no building of the opponent on [1, 0]"),
    # solo
    ([("mode", "solo")], "troops.blue[0].terrain: Henry's retinue has the terrain wood"),
    ([("solo", None)], "solo: does not belong in a duel"),
    ([("solo", make_solo()["solo"])], "solo: does not belong in a duel"),
]

SOLO: list[tuple[list[tuple[str, object]], str]] = [
    ([("solo", GONE)], "solo: missing, though the mode is solo"),
    ([("solo", None)], "solo: missing, though the mode is solo"),
    ([("solo", [])], explain_form("solo")),
    ([("solo.level", 4)], explain_form("solo.level")),
    ([("solo.pile", GONE)], explain_form("solo.pile")),
    ([("solo.pile[0]", "gold")], 'solo.pile[0]: the catalogue has no treasure "gold"'),
    ([("solo.treasures[0].treasure", "gold")],
     'solo.treasures[0].treasure: the catalogue has no treasure "gold"'),
    ([("solo.pile[1]", "column-wood")],
     'solo.pile[1]: the treasure "column-wood" is already at solo.pile[0]'),
    ([("solo.pile[0]", "row-wood")],
     'solo.treasures[0].treasure: the treasure "row-wood" is already at solo.pile[0]'),
    ([("solo.treasures[1]", {"at": [0, 1], "treasure": "row-wheat"})],
     "solo.treasures[1].at: there is already a treasure on [0, 1]"),
    ([("solo.treasures[0].at", [9, 9])], "solo.treasures[0].at: there is no tile on [9, 9]"),
    ([("solo.treasures[0].at", None)], explain_form("solo.treasures[0].at")),
    ([("solo.last_built", GONE)], explain_form("solo.last_built")),
    ([("solo.last_built", [7, 7])], "solo.last_built: there is no tile on [7, 7]"),
    ([("solo.start", [7, 7])], "solo.start: there is no tile on [7, 7]"),
    ([("troops.blue[1].terrain", GONE)], "troops.blue[1].terrain: Henry's retinue has the"),
    ([("troops.blue[1].terrain", None)], "troops.blue[1].terrain: Henry's retinue has the"),
    ([("troops.blue[1].terrain", "sand")], explain_form("troops.blue[1].terrain")),
    ([("troops.blue[0].terrain", "stone"), ("troops.blue[2].terrain", "wood")],
     "troops.blue: Henry's retinue has the terrain wood, his troops have wheat and stone"),
    ([("troops.blue[1].terrain", "stone")],
     "troops.blue: Henry's retinue has the terrain wood, his troops have wheat and stone"),
    ([("troops.white[0].terrain", "wood")],
     "troops.white[0].terrain: only Henry's troops have a terrain"),
    ([("troops.white[0].at", None)],
     "troops.white[0].at: the retinue must be in the landscape"),
    ([("hands.blue", ["cathedral-wood"])], "hands.blue: Henry must not hold tiles"),
    ([("active", "blue"), ("reserve.crown", "blue")],
     "active: Henry cannot be the active heir before the end"),
    ([("active", "blue"), ("reserve.crown", "blue"), ("turns_left", 1)],
     "active: Henry cannot be the active heir before the end"),
]  # fmt: skip


def expect_error(document: object, *, for_score: bool = False) -> str:
    with pytest.raises(FileError) as caught:
        read_position(document, load_box(), for_score=for_score)
    return str(caught.value)


@pytest.mark.parametrize(("changes", "sentence"), DUEL, ids=[case[1] for case in DUEL])
def test_refused_in_a_duel(changes: list[tuple[str, object]], sentence: str) -> None:
    assert expect_error(edit(make_duel(), *changes)).startswith(sentence)


@pytest.mark.parametrize(("changes", "sentence"), SOLO, ids=[case[1] for case in SOLO])
def test_refused_in_solo(changes: list[tuple[str, object]], sentence: str) -> None:
    assert expect_error(edit(make_solo(), *changes)).startswith(sentence)


@pytest.mark.parametrize("document", [None, 3, "x", [], True])
def test_what_is_no_object_is_refused(document: object) -> None:
    assert expect_error(document) == "must be an object { … }"


def test_what_scoring_needs_may_not_be_missing_nor_anything_be_ill_typed() -> None:
    for field in ("mode", "south", "score_roads", "landscape", "troops"):
        assert (
            expect_error(edit(make_duel(), (field, GONE)), for_score=True)
            == explain_form(field) + "Field required)"
        )
    values = {"active": 1, "reserve": [], "hands": None, "stack": "x", "taken": 0, "siege": 1}
    for field, value in values.items():
        assert expect_error(edit(make_duel(), (field, value)), for_score=True).startswith(
            f"{field}: "
        )


def test_the_sentence_begins_with_the_file(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(edit(make_duel(), ("stack[1]", "castle"))), "utf-8")
    with pytest.raises(FileError) as caught:
        load_position(file, load_box())
    assert str(caught.value) == f'{file}: stack[1]: the catalogue has no tile "castle"'


ACCEPTED: dict[str, tuple[dict[str, Any], list[tuple[str, object]]]] = {
    "more than three sets": (
        make_duel(), [("stack", ["farm", "fortress-wood", "pottery-diagonal"])]
    ),
    "empty places beside a supply": (make_duel(), [("reserve.slots", [None] * 7)]),
    "detached tiles": (
        make_duel(), [("landscape[1].at", [40, -9]), ("troops.white[2].at", [40, -9])]
    ),
    "an empty supply and no end": (make_duel(), [("stack", [])]),
    "the farthest cells": (
        make_duel(), [("landscape[1].at", [-200, 200]), ("troops.white[2].at", [-200, 200])]
    ),
    "more than three tiles held": (
        make_duel(), [("hands.blue", ["farm", "quarry", "sawmill", "cathedral-wood"])]
    ),
    "the opponent's crown after a take": (
        make_duel(), [("reserve.crown", "blue"), ("taken", True)]
    ),
    "one's own crown after a Camp": (make_duel(), [("taken", True)]),
    "the game over": (
        make_duel(), [("turns_left", 0), ("active", "blue"), ("reserve.crown", "blue")]
    ),
    "Henry's retinue outside": (make_solo(), []),
    "both retinues on a cell in solo": (make_solo(), [("troops.blue[0].at", [0, 0])]),
    "nothing built yet": (make_solo(), [("solo.last_built", None)]),
    "Henry next, the game over": (
        make_solo(), [("active", "blue"), ("reserve.crown", "blue"), ("turns_left", 0)]
    ),
    "Henry's troops in another order": (
        make_solo(), [("troops.blue", [*reversed(make_solo()["troops"]["blue"])])]
    ),
    "no terrain said to be none": (make_duel(), [("troops.white[1].terrain", None)]),
    "a building besieged": (make_duel(), [("landscape[1].owner", "blue"), ("siege", [[1, 0]])]),
}  # fmt: skip


@pytest.mark.parametrize("name", ACCEPTED)
def test_accepted_though_hardly_reachable(name: str) -> None:
    document, changes = ACCEPTED[name]
    read_position(edit(document, *changes), load_box())
