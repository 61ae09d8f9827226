"""Saves of version 1: they open for ever, and everything that can be wrong with one is named."""

from __future__ import annotations

import copy
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.box import box
from tests.files.documents import GONE, changed
from tests.files.saves import document, short_game
from tests.files.version_1 import dump_document
from twoheirs_qt.files.catalogue import dump_catalogue, parse_catalogue
from twoheirs_qt.files.fault import FileFault
from twoheirs_qt.files.save import load_save
from twoheirs_qt.files.version_1 import parse_document
from twoheirs_qt.rules import (
    Catalogue,
    Take,
    legal_actions,
)


def refusal(data: object) -> str:
    with pytest.raises(FileFault) as caught:
        parse_document(data, box())
    return str(caught.value)


# -- there and back -------------------------------------------------------------------------------


def test_in_solo_henry_plays_his_heir() -> None:
    save = short_game(level=2)
    data = json.loads(json.dumps(dump_document(save)))
    assert data["settings"]["heirs"]["blue"]["player"] == "henry"
    assert parse_document(data, box()).settings.players == ("human", "henry")
    white = changed(data, ("settings.heirs.blue.player", "human"))
    assert (
        refusal(white) == 'settings.heirs.blue.player: "human" cannot play this heir in this game'
    )


def other_take(number: int) -> int:
    """Another place from which a tile could have been taken in the short game."""
    save = short_game()
    state = replace(save, done=number).state
    (took,) = save.actions[number : number + 1]
    takes = [action for action in legal_actions(state) if isinstance(action, Take)]
    return next(action.slot for action in takes if action != took)


DAMAGE: list[tuple[list[tuple[str, object]], str]] = [
    ([("actions[2].slot", 6)], "action 3 (turn 2): 2 tiles beyond your reach"),
    ([("actions[1]", GONE)], "action 2 (turn 1): You have already taken your tile this turn"),
    ([("actions[0].slot", other_take(0))], "digests[1]: the state after turn 1 is not the one"),
    ([("actions[4].slot", other_take(4))], "digests[3]: the state after turn 3 is not the one"),
    ([("actions[6].slot", other_take(6))], "digests[4]: the state in turn 4 is not the one"),
    ([("actions[6]", GONE)], "digests: must have exactly 4 entries"),
    ([("digests[4]", GONE)], "digests[4]: missing"),
    ([("digests[2]", "000000000000")], "digests[2]: the state after turn 2 is not the one"),
    ([("digests", [])], "digests[0]: missing"),
    (
        [("start.stack[18]", document()["start"]["stack"][19]),
         ("start.stack[19]", document()["start"]["stack"][18])],
        "digests[0]: the starting position is not the one that was saved",
    ),
    ([("start.score_roads", False)], "digests[0]: the starting position is not the one"),
    ([("done", 8)], "done: must be 7 or less"),
    ([("done", -1)], "done: must be 0 or more"),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "sentence"), DAMAGE)
def test_an_edited_or_damaged_save_is_found(
    changes: list[tuple[str, object]], sentence: str
) -> None:
    assert refusal(changed(document(), *changes)).startswith(sentence)


def test_a_computer_plays_by_its_opponents_name() -> None:
    changes = [("settings.heirs.blue.player", "computer"), ("settings.heirs.blue.opponent", "Eve")]
    data = changed(document(), *changes, ("settings.heirs.white.opponent", "of no use"))
    save = parse_document(data, box())
    assert save.settings.players == ("human", "computer")
    assert save.settings.opponents == ("", "Eve")
    assert parse_document(dump_document(save), box()) == save


# -- other refusals -------------------------------------------------------------------------------

REFUSED: list[tuple[list[tuple[str, object]], str]] = [
    ([("version", 3)], "version: made by a newer program: version 3 is needed"),
    ([("version", 2)], "damaged, or changed by another program"),
    ([("version", 0)], "version: there is no version 0 of this format"),
    ([("rules", 3)],
     "rules: made by a newer program: it follows version 3 of the rules, "
     "this program knows up to version 2"),
    ([("rules", 0)], "rules: must be 1 or more"),
    ([("title", 7)], "title: must be text in quotation marks"),
    ([("title", "x" * 201)], "title: must have at most 200 characters"),
    ([("created", "yesterday")], "created: is not written in the right form"),
    ([("changed", GONE)], "changed: missing"),
    ([("origin", GONE)], "origin: missing"),
    ([("origin.kind", "gift")], "origin.kind: must be new or position"),
    ([("origin.kind", GONE)], "origin.kind: missing"),
    ([("origin.seed", 2**64)], "origin.seed: must be 18446744073709551615 or less"),
    ([("origin.sets[2]", "war"), ("origin.sets[1]", "war")],
     "origin.sets: must name three different sets"),
    ([("origin.sets[2]", GONE)], "origin.sets: must have at least 3 entries"),
    ([("origin.level", 5)], "origin.level: must be 3 or less"),
    ([("settings.take_back", "maybe")], "settings.take_back: must be free, until-revealed or off"),
    ([("settings.heirs.white.name", "x" * 101)],
     "settings.heirs.white.name: must have at most 100 characters"),
    ([("settings.heirs.white.player", "dog")],
     "settings.heirs.white.player: must be human, henry or computer"),
    ([("settings.heirs.blue.player", "computer")], "settings.heirs.blue.opponent: missing"),
    ([("settings.heirs.blue.player", "computer"), ("settings.heirs.blue.opponent", "")],
     "settings.heirs.blue.opponent: must not be empty"),
    ([("settings.heirs.white.player", "henry")],
     'settings.heirs.white.player: "henry" cannot play this heir in this game'),
    ([("settings.heirs.green", {})], 'settings.heirs.green: "green" is not an heir'),
    ([("start", [])], "start: must be an object { … }"),
    ([("start.version", 9)], "start.version: made by a newer program"),
    ([("start.stack[0]", "castle")], 'start.stack[0]: the catalogue has no tile "castle"'),
    ([("start.format", "twoheirs-save")], "start.format: this is a twoheirs-save file"),
    ([("actions[1].do", "jump")], "actions[1].do: must be take, build"),
    ([("actions[0].slot", GONE)], "actions[0].slot: missing"),
    ([("actions[0]", None)], "actions[0]: must be an object { … }"),
    ([("actions", GONE)], "actions: missing"),
    ([("gave_up", "red")], 'gave_up: "red" is not an heir: it must be white or blue'),
    ([("digests", None)], "digests: must be a list [ … ]"),
    ([("digests[0]", 5)], "digests[0]: must be text in quotation marks"),
    ([("catalogue.digest", "123456789abc")],
     'catalogue: played with the tiles of "reconstruction-1", which are neither in the file'),
    ([("catalogue.content", 4)], "catalogue.content: must be an object { … }"),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "sentence"), REFUSED)
def test_refused(changes: list[tuple[str, object]], sentence: str) -> None:
    assert refusal(changed(document(), *changes)).startswith(sentence)


def test_what_may_be_missing() -> None:
    assert parse_document(changed(document(), ("title", GONE)), box()).title == ""
    assert parse_document(changed(document(), ("gave_up", GONE)), box()).gave_up is None
    assert parse_document(changed(document(), ("summary", GONE)), box()) == short_game()


def test_unknown_fields_are_dropped() -> None:
    data = changed(document(), ("note", 1), ("start.note", [2]), ("actions[1].note", {}))
    assert parse_document(data, box()) == short_game()


def test_the_sentence_begins_with_the_file(tmp_path: Path) -> None:
    file = tmp_path / "game.twoheirs"
    file.write_text(json.dumps(changed(document(), ("actions[2].slot", 6))), "utf-8")
    with pytest.raises(FileFault) as caught:
        load_save(file, box())
    assert str(caught.value).startswith(f"{file}: action 3 (turn 2): ")


# -- catalogues -----------------------------------------------------------------------------------


def my_box() -> Catalogue:
    data: Any = copy.deepcopy(dump_catalogue(box()))
    data["name"] = "my box"
    for entry in data["tiles"]:
        entry["cost"] = {"wood": 0, "wheat": 0, "stone": 0}
    return parse_catalogue(data)


def test_a_catalogue_of_ones_own_travels_inside() -> None:
    mine = my_box()
    save = short_game(mine)
    data = json.loads(json.dumps(dump_document(save)))
    assert data["catalogue"]["name"] == "my box"
    for offered in (box(), mine):
        again = parse_document(data, offered)
        assert again == save
        assert again.start.catalogue.name == "my box"
    assert parse_document(data, mine).start.catalogue is mine
    assert "content" not in document()["catalogue"]


def test_a_game_with_the_installed_tiles_is_read_beside_ones_own() -> None:
    again = parse_document(document(), my_box())
    assert again.start.catalogue.digest == box().digest


def test_a_catalogue_inside_is_checked_whole() -> None:
    data = json.loads(json.dumps(dump_document(short_game(my_box()))))
    faulty = changed(data, ("catalogue.content.tiles[9].cost.wood", 10))
    assert refusal(faulty) == ("catalogue.content, tile mill, cost.wood: must be 9 or less")
    other = changed(data, ("catalogue.content.tiles[9].cost.wood", 9))
    assert refusal(other) == (
        "catalogue.digest: the tiles in the file are not the ones it was played with"
    )
    without = changed(data, ("catalogue.content", GONE))
    assert refusal(without).startswith("catalogue: played with the tiles of ")
