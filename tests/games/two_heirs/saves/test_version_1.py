"""Saves of version 1: they open for ever, and everything that can be wrong with one is named."""

from __future__ import annotations

import copy
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.box import load_box
from tests.games.two_heirs.reading import load_save, parse_document
from tests.games.two_heirs.saves.version_1 import dump_document
from tests.tabletop.files.documents import GONE, edit, explain_form
from tests.tabletop.saves.games import copy_document, make_short_game
from twoheirs_qt.games.two_heirs.codec.catalogue import dump_catalogue, parse_catalogue
from twoheirs_qt.games.two_heirs.rules import Catalogue, Take, list_legal_actions
from twoheirs_qt.tabletop.files.errors import FileError


def expect_error(data: object) -> str:
    with pytest.raises(FileError) as caught:
        parse_document(data, load_box())
    return str(caught.value)


# -- there and back -------------------------------------------------------------------------------


def test_in_solo_henry_plays_his_heir() -> None:
    save = make_short_game(level=2)
    data = json.loads(json.dumps(dump_document(save)))
    assert data["settings"]["heirs"]["blue"]["player"] == "henry"
    assert parse_document(data, load_box()).settings.players == ("human", "henry")
    white = edit(data, ("settings.heirs.blue.player", "human"))
    assert (
        expect_error(white)
        == 'settings.heirs.blue.player: "human" cannot play this heir in this game'
    )


def find_other_take(number: int) -> int:
    """Another place from which a tile could have been taken in the short game."""
    save = make_short_game()
    state = replace(save, done_count=number).state
    (taken,) = save.actions[number : number + 1]
    takes = [action for action in list_legal_actions(state) if isinstance(action, Take)]
    return next(action.slot for action in takes if action != taken)


DAMAGE: list[tuple[list[tuple[str, object]], str]] = [
    ([("actions[2].slot", 6)], "action 3 (turn 2): 2 tiles beyond your reach"),
    ([("actions[1]", GONE)], "action 2 (turn 1): You have already taken your tile this turn"),
    (
        [("actions[0].slot", find_other_take(0))],
        "digests[1]: the state after turn 1 is not the one",
    ),
    (
        [("actions[4].slot", find_other_take(4))],
        "digests[3]: the state after turn 3 is not the one",
    ),
    ([("actions[6].slot", find_other_take(6))], "digests[4]: the state in turn 4 is not the one"),
    ([("actions[6]", GONE)], explain_form("digests", "")),
    ([("digests[4]", GONE)], explain_form("digests", "")),
    ([("digests[2]", "000000000000")], "digests[2]: the state after turn 2 is not the one"),
    ([("digests", [])], explain_form("digests", "")),
    (
        [("start.stack[18]", copy_document()["start"]["stack"][19]),
         ("start.stack[19]", copy_document()["start"]["stack"][18])],
        "digests[0]: the starting position is not the one that was saved",
    ),
    ([("start.score_roads", False)], "digests[0]: the starting position is not the one"),
    ([("done", 8)], explain_form("done", "")),
    ([("done", -1)], explain_form("done")),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "sentence"), DAMAGE)
def test_an_edited_or_damaged_save_is_found(
    changes: list[tuple[str, object]], sentence: str
) -> None:
    assert expect_error(edit(copy_document(), *changes)).startswith(sentence)


def test_a_computer_plays_by_its_opponents_name() -> None:
    changes = [("settings.heirs.blue.player", "computer"), ("settings.heirs.blue.opponent", "Eve")]
    data = edit(copy_document(), *changes, ("settings.heirs.white.opponent", "of no use"))
    save = parse_document(data, load_box())
    assert save.settings.players == ("human", "computer")
    assert save.settings.opponents == ("", "Eve")
    assert parse_document(dump_document(save), load_box()) == save


# -- other refusals -------------------------------------------------------------------------------

REFUSED: list[tuple[list[tuple[str, object]], str]] = [
    ([("version", 3)], "version: made by a newer program: version 3 is needed"),
    ([("version", 2)], "damaged, or changed by another program"),
    ([("version", 0)], "version: there is no version 0 of this format"),
    ([("rules", 3)],
     "rules: made by a newer program: it follows version 3 of the rules, "
     "this program knows up to version 2"),
    ([("rules", 0)], explain_form("rules")),
    ([("title", 7)], explain_form("title")),
    ([("title", "x" * 201)], explain_form("title")),
    ([("created", "yesterday")], "created: is not written in the right form"),
    ([("changed", GONE)], explain_form("changed")),
    ([("origin", GONE)], explain_form("origin")),
    ([("origin.kind", "gift")], explain_form("origin")),
    ([("origin.kind", GONE)], explain_form("origin")),
    ([("origin.seed", 2**64)], explain_form("origin.new.seed")),
    ([("origin.sets[2]", "war"), ("origin.sets[1]", "war")],
     "origin.sets: must name three different sets"),
    ([("origin.sets[2]", GONE)], explain_form("origin.new.sets")),
    ([("origin.level", 5)], explain_form("origin.new.level")),
    ([("settings.take_back", "maybe")], explain_form("settings.take_back")),
    ([("settings.heirs.white.name", "x" * 101)],
     explain_form("settings.heirs.white.name")),
    ([("settings.heirs.white.player", "dog")],
     explain_form("settings.heirs.white.player")),
    ([("settings.heirs.blue.player", "computer")], "settings.heirs.blue.opponent: is not"),
    ([("settings.heirs.blue.player", "computer"), ("settings.heirs.blue.opponent", "")],
     explain_form("settings.heirs.blue.opponent")),
    ([("settings.heirs.white.player", "henry")],
     'settings.heirs.white.player: "henry" cannot play this heir in this game'),
    ([("settings.heirs.green", {})], explain_form("settings.heirs.green")),
    ([("start", [])], explain_form("start")),
    ([("start.version", 9)], "start.version: made by a newer program"),
    ([("start.stack[0]", "castle")], 'start.stack[0]: the catalogue has no tile "castle"'),
    ([("start.format", "twoheirs-save")], "start.format: this is a twoheirs-save file"),
    ([("actions[1].do", "jump")], explain_form("actions[1]")),
    ([("actions[0].slot", GONE)], explain_form("actions[0].take.slot")),
    ([("actions[0]", None)], explain_form("actions[0]")),
    ([("actions", GONE)], explain_form("actions")),
    ([("gave_up", "red")], explain_form("gave_up")),
    ([("digests", None)], explain_form("digests")),
    ([("digests[0]", 5)], explain_form("digests[0]")),
    ([("catalogue.digest", "123456789abc")],
     'catalogue: played with the catalogue "reconstruction-1", which is neither in the file'),
    ([("catalogue.content", 4)], explain_form("catalogue.content")),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "sentence"), REFUSED)
def test_refused(changes: list[tuple[str, object]], sentence: str) -> None:
    assert expect_error(edit(copy_document(), *changes)).startswith(sentence)


def test_what_may_be_missing() -> None:
    assert parse_document(edit(copy_document(), ("title", GONE)), load_box()).title == ""
    assert (
        parse_document(edit(copy_document(), ("gave_up", GONE)), load_box()).resigned_seat is None
    )
    assert parse_document(edit(copy_document(), ("summary", GONE)), load_box()) == make_short_game()


def test_unknown_fields_are_dropped() -> None:
    data = edit(copy_document(), ("note", 1), ("start.note", [2]), ("actions[1].note", {}))
    assert parse_document(data, load_box()) == make_short_game()


def test_the_sentence_begins_with_the_file(tmp_path: Path) -> None:
    file = tmp_path / "game.twoheirs"
    file.write_text(json.dumps(edit(copy_document(), ("actions[2].slot", 6))), "utf-8")
    with pytest.raises(FileError) as caught:
        load_save(file, load_box())
    assert str(caught.value).startswith(f"{file}: action 3 (turn 2): ")


# -- catalogues -----------------------------------------------------------------------------------


def make_own_box() -> Catalogue:
    data: Any = copy.deepcopy(dump_catalogue(load_box()))
    data["name"] = "my box"
    for entry in data["tiles"]:
        entry["cost"] = {"wood": 0, "wheat": 0, "stone": 0}
    return parse_catalogue(data)


def test_a_catalogue_of_ones_own_travels_inside() -> None:
    own_catalogue = make_own_box()
    save = make_short_game(own_catalogue)
    data = json.loads(json.dumps(dump_document(save)))
    assert data["catalogue"]["name"] == "my box"
    for catalogue in (load_box(), own_catalogue):
        reread = parse_document(data, catalogue)
        assert reread == save
        assert reread.start.catalogue.name == "my box"
    assert parse_document(data, own_catalogue).start.catalogue is own_catalogue
    assert "content" not in copy_document()["catalogue"]


def test_a_game_with_the_installed_tiles_is_read_beside_ones_own() -> None:
    reread = parse_document(copy_document(), make_own_box())
    assert reread.start.catalogue.digest == load_box().digest


def test_a_catalogue_inside_is_checked_whole() -> None:
    data = json.loads(json.dumps(dump_document(make_short_game(make_own_box()))))
    faulty = edit(data, ("catalogue.content.tiles[9].cost.wood", 10))
    assert expect_error(faulty) == (
        "catalogue.content, tile mill, cost.wood: is not written in the right form "
        "(Input should be less than or equal to 9)"
    )
    other_cost = edit(data, ("catalogue.content.tiles[9].cost.wood", 9))
    assert expect_error(other_cost) == (
        "catalogue.digest: the catalogue in the file is not the one it was played with"
    )
    without = edit(data, ("catalogue.content", GONE))
    assert expect_error(without).startswith("catalogue: played with the catalogue ")
