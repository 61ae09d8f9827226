"""Saves of version 1: they open for ever, and everything that can be wrong with one is named."""

from __future__ import annotations

import copy
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.box import box
from tests.games.two_heirs.reading import load_save, parse_document
from tests.tabletop.files.documents import GONE, edit, wrong
from tests.tabletop.files.saves import document, short_game
from tests.tabletop.files.version_1 import dump_document
from twoheirs_qt.games.two_heirs.codec.catalogue import dump_catalogue, parse_catalogue
from twoheirs_qt.games.two_heirs.rules import Catalogue, Take, legal_actions
from twoheirs_qt.tabletop.files.errors import FileError


def refusal(data: object) -> str:
    with pytest.raises(FileError) as caught:
        parse_document(data, box())
    return str(caught.value)


# -- there and back -------------------------------------------------------------------------------


def test_in_solo_henry_plays_his_heir() -> None:
    save = short_game(level=2)
    data = json.loads(json.dumps(dump_document(save)))
    assert data["settings"]["heirs"]["blue"]["player"] == "henry"
    assert parse_document(data, box()).settings.players == ("human", "henry")
    white = edit(data, ("settings.heirs.blue.player", "human"))
    assert (
        refusal(white) == 'settings.heirs.blue.player: "human" cannot play this heir in this game'
    )


def other_take(number: int) -> int:
    """Another place from which a tile could have been taken in the short game."""
    save = short_game()
    state = replace(save, done_count=number).state
    (taken,) = save.actions[number : number + 1]
    takes = [action for action in legal_actions(state) if isinstance(action, Take)]
    return next(action.slot for action in takes if action != taken)


DAMAGE: list[tuple[list[tuple[str, object]], str]] = [
    ([("actions[2].slot", 6)], "action 3 (turn 2): 2 tiles beyond your reach"),
    ([("actions[1]", GONE)], "action 2 (turn 1): You have already taken your tile this turn"),
    ([("actions[0].slot", other_take(0))], "digests[1]: the state after turn 1 is not the one"),
    ([("actions[4].slot", other_take(4))], "digests[3]: the state after turn 3 is not the one"),
    ([("actions[6].slot", other_take(6))], "digests[4]: the state in turn 4 is not the one"),
    ([("actions[6]", GONE)], wrong("digests", "")),
    ([("digests[4]", GONE)], wrong("digests", "")),
    ([("digests[2]", "000000000000")], "digests[2]: the state after turn 2 is not the one"),
    ([("digests", [])], wrong("digests", "")),
    (
        [("start.stack[18]", document()["start"]["stack"][19]),
         ("start.stack[19]", document()["start"]["stack"][18])],
        "digests[0]: the starting position is not the one that was saved",
    ),
    ([("start.score_roads", False)], "digests[0]: the starting position is not the one"),
    ([("done", 8)], wrong("done", "")),
    ([("done", -1)], wrong("done")),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "sentence"), DAMAGE)
def test_an_edited_or_damaged_save_is_found(
    changes: list[tuple[str, object]], sentence: str
) -> None:
    assert refusal(edit(document(), *changes)).startswith(sentence)


def test_a_computer_plays_by_its_opponents_name() -> None:
    changes = [("settings.heirs.blue.player", "computer"), ("settings.heirs.blue.opponent", "Eve")]
    data = edit(document(), *changes, ("settings.heirs.white.opponent", "of no use"))
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
    ([("rules", 0)], wrong("rules")),
    ([("title", 7)], wrong("title")),
    ([("title", "x" * 201)], wrong("title")),
    ([("created", "yesterday")], "created: is not written in the right form"),
    ([("changed", GONE)], wrong("changed")),
    ([("origin", GONE)], wrong("origin")),
    ([("origin.kind", "gift")], wrong("origin")),
    ([("origin.kind", GONE)], wrong("origin")),
    ([("origin.seed", 2**64)], wrong("origin.new.seed")),
    ([("origin.sets[2]", "war"), ("origin.sets[1]", "war")],
     "origin.sets: must name three different sets"),
    ([("origin.sets[2]", GONE)], wrong("origin.new.sets")),
    ([("origin.level", 5)], wrong("origin.new.level")),
    ([("settings.take_back", "maybe")], wrong("settings.take_back")),
    ([("settings.heirs.white.name", "x" * 101)],
     wrong("settings.heirs.white.name")),
    ([("settings.heirs.white.player", "dog")],
     wrong("settings.heirs.white.player")),
    ([("settings.heirs.blue.player", "computer")], "settings.heirs.blue.opponent: is not"),
    ([("settings.heirs.blue.player", "computer"), ("settings.heirs.blue.opponent", "")],
     wrong("settings.heirs.blue.opponent")),
    ([("settings.heirs.white.player", "henry")],
     'settings.heirs.white.player: "henry" cannot play this heir in this game'),
    ([("settings.heirs.green", {})], wrong("settings.heirs.green")),
    ([("start", [])], wrong("start")),
    ([("start.version", 9)], "start.version: made by a newer program"),
    ([("start.stack[0]", "castle")], 'start.stack[0]: the catalogue has no tile "castle"'),
    ([("start.format", "twoheirs-save")], "start.format: this is a twoheirs-save file"),
    ([("actions[1].do", "jump")], wrong("actions[1]")),
    ([("actions[0].slot", GONE)], wrong("actions[0].take.slot")),
    ([("actions[0]", None)], wrong("actions[0]")),
    ([("actions", GONE)], wrong("actions")),
    ([("gave_up", "red")], wrong("gave_up")),
    ([("digests", None)], wrong("digests")),
    ([("digests[0]", 5)], wrong("digests[0]")),
    ([("catalogue.digest", "123456789abc")],
     'catalogue: played with the catalogue "reconstruction-1", which is neither in the file'),
    ([("catalogue.content", 4)], wrong("catalogue.content")),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "sentence"), REFUSED)
def test_refused(changes: list[tuple[str, object]], sentence: str) -> None:
    assert refusal(edit(document(), *changes)).startswith(sentence)


def test_what_may_be_missing() -> None:
    assert parse_document(edit(document(), ("title", GONE)), box()).title == ""
    assert parse_document(edit(document(), ("gave_up", GONE)), box()).gave_up is None
    assert parse_document(edit(document(), ("summary", GONE)), box()) == short_game()


def test_unknown_fields_are_dropped() -> None:
    data = edit(document(), ("note", 1), ("start.note", [2]), ("actions[1].note", {}))
    assert parse_document(data, box()) == short_game()


def test_the_sentence_begins_with_the_file(tmp_path: Path) -> None:
    file = tmp_path / "game.twoheirs"
    file.write_text(json.dumps(edit(document(), ("actions[2].slot", 6))), "utf-8")
    with pytest.raises(FileError) as caught:
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
    own_catalogue = my_box()
    save = short_game(own_catalogue)
    data = json.loads(json.dumps(dump_document(save)))
    assert data["catalogue"]["name"] == "my box"
    for catalogue in (box(), own_catalogue):
        reread = parse_document(data, catalogue)
        assert reread == save
        assert reread.start.catalogue.name == "my box"
    assert parse_document(data, own_catalogue).start.catalogue is own_catalogue
    assert "content" not in document()["catalogue"]


def test_a_game_with_the_installed_tiles_is_read_beside_ones_own() -> None:
    reread = parse_document(document(), my_box())
    assert reread.start.catalogue.digest == box().digest


def test_a_catalogue_inside_is_checked_whole() -> None:
    data = json.loads(json.dumps(dump_document(short_game(my_box()))))
    faulty = edit(data, ("catalogue.content.tiles[9].cost.wood", 10))
    assert refusal(faulty) == (
        "catalogue.content, tile mill, cost.wood: is not written in the right form "
        "(Input should be less than or equal to 9)"
    )
    other_cost = edit(data, ("catalogue.content.tiles[9].cost.wood", 9))
    assert refusal(other_cost) == (
        "catalogue.digest: the catalogue in the file is not the one it was played with"
    )
    without = edit(data, ("catalogue.content", GONE))
    assert refusal(without).startswith("catalogue: played with the catalogue ")
