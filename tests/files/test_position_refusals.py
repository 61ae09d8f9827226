"""Every refusal of a position, by place and fault."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.box import box
from tests.files.documents import GONE, changed, duel, solo, troop
from twoheirs_qt.files.fault import FileFault
from twoheirs_qt.files.position import load_position, read_position

FAR = 201

DUEL: list[tuple[list[tuple[str, object]], str]] = [
    # format and version
    ([("format", "two-heirs")], 'format: "two-heirs" is not a format of this program'),
    ([("format", GONE)], "format: missing"),
    ([("format", 1)], "format: must be text in quotation marks"),
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
    ([("version", GONE)], "version: missing"),
    ([("version", True)], "version: must be a whole number"),
    ([("version", 1.0)], "version: must be a whole number"),
    ([("version", "1")], "version: must be a whole number"),
    # missing and ill-typed fields
    ([("mode", "trio")], "mode: must be duel or solo"),
    ([("mode", None)], "mode: must be duel or solo"),
    ([("south", "red")], 'south: "red" is not an heir: it must be white or blue'),
    ([("south", ["white"])], "south: must be white or blue"),
    ([("score_roads", 1)], "score_roads: must be true or false"),
    ([("active", GONE)], "active: missing"),
    ([("landscape", {})], "landscape: must be a list [ … ]"),
    ([("landscape[0]", [])], "landscape[0]: must be an object { … }"),
    ([("landscape[0].at", "x")], "landscape[0].at: must be a cell such as [2, -1]"),
    ([("landscape[0].at", [1])], "landscape[0].at: must be a cell such as [2, -1]"),
    ([("landscape[0].at", [1, 2, 3])], "landscape[0].at: must be a cell such as [2, -1]"),
    ([("landscape[0].at", [1, True])], "landscape[0].at: must be a cell such as [2, -1]"),
    ([("landscape[0].at", [1, 2.0])], "landscape[0].at: must be a cell such as [2, -1]"),
    ([("landscape[0].at", None)], "landscape[0].at: must be a cell such as [2, -1]"),
    ([("landscape[0].at", [FAR, 0])], "landscape[0].at[0]: must be 200 or less"),
    ([("landscape[0].at", [0, -FAR])], "landscape[0].at[1]: must be -200 or more"),
    ([("landscape[0].at", [0, 10**4000])], "landscape[0].at[1]: must be 200 or less"),
    ([("landscape[0].tile", 7)], "landscape[0].tile: must be text in quotation marks"),
    ([("landscape[0].owner", GONE)], "landscape[0].owner: missing"),
    (
        [("landscape[1].owner", "green")],
        'landscape[1].owner: "green" is not an heir: it must be white or blue',
    ),
    ([("landscape", [{}] * 1001)], "landscape: must have at most 1000 entries"),
    ([("troops.red", [])], 'troops.red: "red" is not an heir: it must be white or blue'),
    ([("troops.blue", GONE)], "troops.blue: missing"),
    ([("troops.white[1].kind", "army")], "troops.white[1].kind: must be retinue or troop"),
    ([("troops.white[1].moved", GONE)], "troops.white[1].moved: missing"),
    ([("troops.white[1].moved", 0)], "troops.white[1].moved: must be true or false"),
    ([("troops.white[1].at", GONE)], "troops.white[1].at: missing"),
    (
        [("troops.white[1].terrain", "wood")],
        "troops.white[1].terrain: only Henry's troops have a terrain",
    ),
    ([("reserve", GONE)], "reserve: missing"),
    ([("reserve.slots[6]", GONE)], "reserve.slots: must have exactly 7 entries"),
    ([("reserve.slots[7]", None)], "reserve.slots: must have exactly 7 entries"),
    ([("reserve.slots[1]", False)], "reserve.slots[1]: must be text in quotation marks"),
    ([("reserve.shield", 7)], "reserve.shield: must be 6 or less"),
    ([("reserve.shield", -1)], "reserve.shield: must be 0 or more"),
    ([("reserve.shield", None)], "reserve.shield: must be a whole number"),
    ([("reserve.crown", GONE)], "reserve.crown: missing"),
    ([("hands.blue", GONE)], "hands.blue: missing"),
    ([("hands.green", [])], 'hands.green: "green" is not an heir: it must be white or blue'),
    ([("hands.white", "mill")], "hands.white: must be a list [ … ]"),
    ([("stack", None)], "stack: must be a list [ … ]"),
    ([("stack", ["mill"] * 1001)], "stack: must have at most 1000 entries"),
    ([("taken", "no")], "taken: must be true or false"),
    ([("discounts", -1)], "discounts: must be 0 or more"),
    ([("discounts", 55)], "discounts: must be 54 or less"),
    ([("discounts", 1.5)], "discounts: must be a whole number"),
    ([("siege", [1, 0])], "siege[0]: must be a cell such as [2, -1]"),
    ([("siege", [[1, "0"]])], "siege[0]: must be a cell such as [2, -1]"),
    ([("siege", {})], "siege: must be a list [ … ]"),
    ([("turns_left", -1)], "turns_left: must be 0 or more"),
    ([("turns_left", GONE)], "turns_left: missing"),
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
        [("troops.blue[3]", troop("troop", None))],
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
    ([("mode", "solo")], "troops.blue[0].terrain: missing"),
    ([("solo", None)], "solo: does not belong in a duel"),
    ([("solo", solo()["solo"])], "solo: does not belong in a duel"),
]

SOLO: list[tuple[list[tuple[str, object]], str]] = [
    ([("solo", GONE)], "solo: missing, though the mode is solo"),
    ([("solo", None)], "solo: missing, though the mode is solo"),
    ([("solo", [])], "solo: must be an object { … }"),
    ([("solo.level", 0)], "solo.level: must be 1 or more"),
    ([("solo.level", 4)], "solo.level: must be 3 or less"),
    ([("solo.level", True)], "solo.level: must be a whole number"),
    ([("solo.pile", GONE)], "solo.pile: missing"),
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
    ([("solo.treasures[0].at", None)], "solo.treasures[0].at: must be a cell such as [2, -1]"),
    ([("solo.last_built", GONE)], "solo.last_built: missing"),
    ([("solo.last_built", [7, 7])], "solo.last_built: there is no tile on [7, 7]"),
    ([("solo.last_built", [7])], "solo.last_built: must be a cell such as [2, -1]"),
    ([("solo.start", [7, 7])], "solo.start: there is no tile on [7, 7]"),
    ([("troops.blue[1].terrain", GONE)], "troops.blue[1].terrain: missing"),
    ([("troops.blue[1].terrain", None)], "troops.blue[1].terrain: must be wood, wheat or stone"),
    ([("troops.blue[1].terrain", "sand")], "troops.blue[1].terrain: must be wood, wheat or stone"),
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


def refusal(document: object, *, for_score: bool = False) -> str:
    with pytest.raises(FileFault) as caught:
        read_position(document, box(), for_score=for_score)
    return str(caught.value)


@pytest.mark.parametrize(("changes", "sentence"), DUEL, ids=[case[1] for case in DUEL])
def test_refused_in_a_duel(changes: list[tuple[str, object]], sentence: str) -> None:
    assert refusal(changed(duel(), *changes)) == sentence


@pytest.mark.parametrize(("changes", "sentence"), SOLO, ids=[case[1] for case in SOLO])
def test_refused_in_solo(changes: list[tuple[str, object]], sentence: str) -> None:
    assert refusal(changed(solo(), *changes)) == sentence


@pytest.mark.parametrize("document", [None, 3, "x", [], True])
def test_what_is_no_object_is_refused(document: object) -> None:
    assert refusal(document) == "must be an object { … }"


def test_what_scoring_needs_may_not_be_missing_nor_anything_be_ill_typed() -> None:
    for field in ("mode", "south", "score_roads", "landscape", "troops"):
        assert refusal(changed(duel(), (field, GONE)), for_score=True) == f"{field}: missing"
    wrong = {"active": 1, "reserve": [], "hands": None, "stack": "x", "taken": 0, "siege": 1}
    for field, value in wrong.items():
        assert refusal(changed(duel(), (field, value)), for_score=True).startswith(f"{field}: ")


def test_the_sentence_begins_with_the_file(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(changed(duel(), ("stack[1]", "castle"))), "utf-8")
    with pytest.raises(FileFault) as caught:
        load_position(file, box())
    assert str(caught.value) == f'{file}: stack[1]: the catalogue has no tile "castle"'


ACCEPTED: dict[str, tuple[dict[str, Any], list[tuple[str, object]]]] = {
    "more than three sets": (duel(), [("stack", ["farm", "fortress-wood", "pottery-diagonal"])]),
    "empty places beside a supply": (duel(), [("reserve.slots", [None] * 7)]),
    "detached tiles": (duel(), [("landscape[1].at", [40, -9]), ("troops.white[2].at", [40, -9])]),
    "an empty supply and no end": (duel(), [("stack", [])]),
    "the farthest cells": (
        duel(), [("landscape[1].at", [-200, 200]), ("troops.white[2].at", [-200, 200])]
    ),
    "more than three tiles held": (
        duel(), [("hands.blue", ["farm", "quarry", "sawmill", "cathedral-wood"])]
    ),
    "the opponent's crown after a take": (duel(), [("reserve.crown", "blue"), ("taken", True)]),
    "one's own crown after a Camp": (duel(), [("taken", True)]),
    "the game over": (duel(), [("turns_left", 0), ("active", "blue"), ("reserve.crown", "blue")]),
    "Henry's retinue outside": (solo(), []),
    "both retinues on a cell in solo": (solo(), [("troops.blue[0].at", [0, 0])]),
    "nothing built yet": (solo(), [("solo.last_built", None)]),
    "Henry next, the game over": (
        solo(), [("active", "blue"), ("reserve.crown", "blue"), ("turns_left", 0)]
    ),
    "Henry's troops in another order": (
        solo(), [("troops.blue", [*reversed(solo()["troops"]["blue"])])]
    ),
    "no terrain said to be none": (duel(), [("troops.white[1].terrain", None)]),
    "a building besieged": (duel(), [("landscape[1].owner", "blue"), ("siege", [[1, 0]])]),
}  # fmt: skip


@pytest.mark.parametrize("name", ACCEPTED)
def test_accepted_though_hardly_reachable(name: str) -> None:
    document, changes = ACCEPTED[name]
    read_position(changed(document, *changes), box())
