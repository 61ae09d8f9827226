"""Saves: there and back, and everything that can be wrong with one."""

from __future__ import annotations

import copy
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.box import box
from tests.files.documents import GONE, changed, conformance, duel
from tests.files.saves import CHANGED, CREATED, document, played_game, short_game
from tests.files.whole import read_any, summary_in
from twoheirs_qt.files.catalogue import dump_catalogue, parse_catalogue
from twoheirs_qt.files.digest import state_digest
from twoheirs_qt.files.fault import FileFault
from twoheirs_qt.files.position import dump_position, parse_position
from twoheirs_qt.files.save import (
    Origin,
    dump_save,
    load_save,
    parse_any,
    parse_save,
    write_save,
)
from twoheirs_qt.rules import (
    Catalogue,
    EndTurn,
    Heir,
    NewGame,
    Take,
    TileSet,
    apply,
    legal_actions,
    score_sheet,
)


def refusal(data: object) -> str:
    with pytest.raises(FileFault) as caught:
        parse_save(data, box())
    return str(caught.value)


# -- there and back -------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(0, 29, 4))
def test_load_after_save_is_identity(number: int, tmp_path: Path) -> None:
    save = played_game(number)
    if save.start.solo is not None:
        players = save.settings.players_of(save.start)
        save = replace(save, settings=replace(save.settings, players=players))
    file = tmp_path / "game.twoheirs"
    write_save(file, save)
    again = load_save(file, box())
    assert again == save
    write_save(tmp_path / "again", again)
    assert (tmp_path / "again").read_bytes() == file.read_bytes()
    assert again.state == parse_position(conformance("games.jsonl")[number]["end"], box())


def test_the_redo_tail_and_the_options_are_kept() -> None:
    save = short_game()
    again = parse_save(json.loads(json.dumps(dump_save(save))), box())
    assert again == save
    assert again.done == len(again.actions) - 2
    assert again.state != replace(again, done=len(again.actions)).state
    assert again.origin == Origin.of(NewGame(seed=7))
    assert again.gave_up is None


def test_in_solo_henry_plays_his_heir() -> None:
    save = short_game(level=2)
    data = json.loads(json.dumps(dump_save(save)))
    assert data["settings"]["heirs"]["blue"]["player"] == "henry"
    assert parse_save(data, box()).settings.players == ("human", "henry")
    assert data["summary"]["level"] == 2
    assert data["summary"]["turn"] == 5  # Henry's turns count: the human's third is running
    white = changed(data, ("settings.heirs.blue.player", "human"))
    assert (
        refusal(white) == 'settings.heirs.blue.player: "human" cannot play this heir in this game'
    )


def test_a_position_or_a_save_can_be_read(tmp_path: Path) -> None:
    file = tmp_path / "file"
    write_save(file, short_game())
    assert read_any(file, box()) == short_game()
    file.write_text(json.dumps(duel()), "utf-8")
    assert read_any(file, box()) == parse_position(duel(), box())
    file.write_text(json.dumps(dump_catalogue(box())), "utf-8")
    with pytest.raises(
        FileFault, match="this is a twoheirs-catalogue file, but a twoheirs-position"
    ):
        read_any(file, box())
    with pytest.raises(FileFault, match=r"^format: missing"):
        parse_any({}, box())


def test_unknown_fields_are_kept_everywhere() -> None:
    data = document()
    for path in (
        "note",
        "summary.note",
        "catalogue.note",
        "origin.note",
        "settings.note",
        "settings.heirs.blue.note",
        "start.note",
        "start.landscape[0].note",
        "start.troops.white[0].note",
        "actions[1].note",
    ):
        data = changed(data, (path, {"kept": [path]}))
    save = parse_save(data, box())
    assert json.loads(json.dumps(dump_save(save))) == data
    # Another action in its place has nothing to do with the note.
    other = replace(save, actions=(save.actions[0],), done=1)
    assert "note" not in json.dumps(dump_save(other)["actions"])


# -- digests --------------------------------------------------------------------------------------


def test_there_is_a_digest_for_the_start_each_turn_and_an_unfinished_turn() -> None:
    save = short_game()
    state = save.start
    wanted = [state_digest(state)]
    for action in save.actions:
        state, _ = apply(state, action)
        if isinstance(action, EndTurn):
            wanted.append(state_digest(state))
    wanted.append(state_digest(state))
    assert dump_save(save)["digests"] == wanted
    assert len(wanted) == 5
    ended = replace(save, actions=save.actions[:-1], done=0)
    assert dump_save(ended)["digests"] == wanted[:-1]
    assert dump_save(replace(save, actions=(), done=0))["digests"] == wanted[:1]


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
    save = parse_save(data, box())
    assert save.settings.players == ("human", "computer")
    assert save.settings.opponents == ("", "Eve")
    written = dump_save(save)
    assert parse_save(written, box()) == save
    assert written["summary"]["players"]["blue"] == "computer"  # type: ignore[index]


# -- other refusals -------------------------------------------------------------------------------

REFUSED: list[tuple[list[tuple[str, object]], str]] = [
    ([("version", 2)], "version: made by a newer program: version 2 is needed"),
    ([("rules", 3)],
     "rules: made by a newer program: it follows version 3 of the rules, "
     "this program knows up to version 2"),
    ([("rules", 0)], "rules: must be 1 or more"),
    ([("title", 7)], "title: must be text in quotation marks"),
    ([("title", "x" * 201)], "title: must have at most 200 characters"),
    ([("created", "yesterday")], "created: is not written in the right form"),
    ([("changed", GONE)], "changed: missing"),
    ([("summary", GONE)], "summary: missing"),
    ([("summary.names.red", "")], 'summary.names.red: "red" is not an heir'),
    ([("summary.winner", "red")], 'summary.winner: "red" is not an heir: it must be white or blue'),
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
    assert parse_save(changed(document(), ("title", GONE)), box()).title == ""
    assert parse_save(changed(document(), ("gave_up", GONE)), box()).gave_up is None


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
    data = json.loads(json.dumps(dump_save(save)))
    assert data["catalogue"]["name"] == "my box"
    for offered in (box(), mine):
        again = parse_save(data, offered)
        assert again == save
        assert again.start.catalogue.name == "my box"
    assert parse_save(data, mine).start.catalogue is mine
    assert "content" not in document()["catalogue"]


def test_a_game_with_the_installed_tiles_is_read_beside_ones_own() -> None:
    again = parse_save(document(), my_box())
    assert again.start.catalogue.digest == box().digest


def test_a_catalogue_inside_is_checked_whole() -> None:
    data = json.loads(json.dumps(dump_save(short_game(my_box()))))
    faulty = changed(data, ("catalogue.content.tiles[9].cost.wood", 10))
    assert refusal(faulty) == ("catalogue.content, tile mill, cost.wood: must be 9 or less")
    other = changed(data, ("catalogue.content.tiles[9].cost.wood", 9))
    assert refusal(other) == (
        "catalogue.digest: the tiles in the file are not the ones it was played with"
    )
    without = changed(data, ("catalogue.content", GONE))
    assert refusal(without).startswith("catalogue: played with the tiles of ")


# -- summaries ------------------------------------------------------------------------------------


def test_a_list_of_games_need_not_replay_them(tmp_path: Path) -> None:
    file = tmp_path / "game"
    save = replace(played_game(0), done=0)
    write_save(file, save)
    summary = summary_in(file)
    assert (summary.title, summary.created, summary.changed) == (save.title, CREATED, CHANGED)
    assert (summary.mode, summary.level) == ("duel", None)
    assert (summary.names, summary.players) == (("Žofie", ""), ("human", "human"))
    assert summary.sets == (TileSet.TRAVEL, TileSet.TRADE_CHURCH, TileSet.WAR)
    assert summary.turn == save.origin.first_turn == 3, "it goes on from another game"
    assert (summary.active, summary.points) == (Heir.WHITE, (0, 0))
    assert (summary.over, summary.winner) == (False, None)
    damaged = json.loads(file.read_text("utf-8"))
    damaged["actions"] = "gone"
    file.write_text(json.dumps(damaged), "utf-8")
    assert summary_in(file) == summary
    del damaged["summary"]["turn"]
    file.write_text(json.dumps(damaged), "utf-8")
    with pytest.raises(FileFault, match=r"summary\.turn: missing"):
        summary_in(file)


def test_the_summary_of_a_game_that_is_over(tmp_path: Path) -> None:
    save = played_game(0)
    write_save(tmp_path / "game", save)
    summary = summary_in(tmp_path / "game")
    sheet = score_sheet(save.state)
    assert summary.over
    assert summary.winner is sheet.winner
    assert summary.points == (sheet.heirs[0].total, sheet.heirs[1].total)
    ended = sum(isinstance(action, EndTurn) for action in save.actions)
    assert summary.turn == save.origin.first_turn + ended - 1


def test_giving_up_ends_a_game_for_the_opponent(tmp_path: Path) -> None:
    save = replace(short_game(), gave_up=Heir.WHITE)
    write_save(tmp_path / "game", save)
    assert load_save(tmp_path / "game", box()) == save
    summary = summary_in(tmp_path / "game")
    assert (summary.over, summary.winner) == (True, Heir.BLUE)


def test_the_start_in_the_file_is_a_position_of_its_own() -> None:
    assert document()["start"] == json.loads(json.dumps(dump_position(short_game().start)))
