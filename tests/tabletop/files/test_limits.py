"""The limits of files: each holds at every door, and what is written can be read again."""

from __future__ import annotations

import copy
import json
import time
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.box import GAME
from tests.games.two_heirs.heir_results import make_heir_result
from tests.games.two_heirs.reading import (
    load_save,
    parse_document,
    parse_for_play,
    read_save,
    rescue,
)
from tests.long_run import choose_count
from tests.tabletop.files.documents import make_duel
from tests.tabletop.files.hostile import make_save, make_valid_files
from tests.tabletop.files.whole import parse_save_or_position
from twoheirs_qt.games.two_heirs.codec.catalogue import load_installed_catalogue, parse_catalogue
from twoheirs_qt.games.two_heirs.codec.position import dump_position, parse_position
from twoheirs_qt.games.two_heirs.rules import Action, Catalogue, EndTurn, Move
from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.files.limits import MAX_ACTIONS, MAX_FILE_BYTES, MAX_GAME_NAME_LENGTH
from twoheirs_qt.tabletop.files.reading import parse_json
from twoheirs_qt.tabletop.results import store as results_store
from twoheirs_qt.tabletop.results.store import Results, format_results, parse_results
from twoheirs_qt.tabletop.saves.files import write_save
from twoheirs_qt.tabletop.saves.game_log import dump_log
from twoheirs_qt.tabletop.saves.opened import format_save
from twoheirs_qt.tabletop.saves.save import DamagedGame, GameSettings, Origin, SaveGame

CATALOGUE = load_installed_catalogue()
NOON = "2025-01-31T12:00:00Z"
FILES = make_valid_files()
TOO_MUCH = "an object in it has too many fields"
BELOW = Random(1).randrange


@cache
def _find_text(kind: str) -> str:
    return FILES[kind][0]


def make_document(kind: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(_find_text(kind))
    return data


def parse(kind: str, data: object) -> object:
    match kind:
        case "catalogue":
            return parse_catalogue(data)
        case "results":
            return parse_results(data)
    return parse_save_or_position(data, CATALOGUE)


def test_masses_of_fields_are_refused_before_they_are_looked_at() -> None:
    raw = "{" + ",".join(f'"{n}":0' for n in range(100_000)) + "}"
    started_at = time.thread_time()
    with pytest.raises(FileError, match=TOO_MUCH):
        parse_json(b'{"hands":' + raw.encode() + b"}")
    assert time.thread_time() - started_at < 1


# -- at every door --------------------------------------------------------------------------------


def test_pasted_text_has_the_limit_of_a_file() -> None:
    """50 MB of text became a save of 131 MB."""
    for text in (" " * (MAX_FILE_BYTES + 1), "ž" * (MAX_FILE_BYTES // 2 + 1), "x" * 50_000_000):
        with pytest.raises(FileError, match="larger than 5 MiB"):
            parse_for_play(text, CATALOGUE, BELOW)
    with pytest.raises(FileError, match="larger than 5 MiB"):
        parse_json(b" " * (MAX_FILE_BYTES + 1))


def make_long_game(count: int) -> dict[str, Any]:
    """A save whose heirs do nothing but end their turns."""
    data = make_document("document")
    data["start"]["reserve"].update(slots=[None] * 7, shield=0)
    data["start"].update(stack=[], turns_left=10_000)
    data.update(actions=[{"do": "end-turn", "discard": []}] * count, done=count, digests=[])
    return data


def test_a_save_has_at_most_so_many_actions() -> None:
    with pytest.raises(FileError, match="actions: is not written in the right form"):
        parse_document(make_long_game(MAX_ACTIONS + 1), CATALOGUE)


# -- what is written can be read ------------------------------------------------------------------

NASTY = st.text(st.sampled_from('a\0\x1b"\\ \u2028\ud83d\udcffž\U0001d538{}%n<b>'), max_size=400)


def make_settings(count: int) -> settings:
    return settings(
        max_examples=choose_count(count, 20 * count),
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )


@make_settings(10)
@given(NASTY, st.tuples(NASTY, NASTY), NASTY, st.booleans())
def test_a_save_can_be_read_again_with_any_names(
    title: str, names: tuple[str, str], game: str, rescued: bool
) -> None:
    read = make_save(1, None, max_actions=5)
    origin = replace(
        read.origin if rescued else Origin.from_position(game, 3),
        damaged_game=DamagedGame(game, 7) if rescued else None,
    )
    changed_save = replace(
        read, title=title, settings=replace(read.settings, names=names), origin=origin
    )
    assert read_save(dump_log(changed_save), CATALOGUE).save == changed_save
    assert parse_for_play(format_save(changed_save), CATALOGUE, BELOW)


def make_long_catalogue() -> Catalogue:
    """An owner's, with names as long as they may be."""
    data = make_document("catalogue")
    data["name"] = "\0" * 60
    for entry in [*data["tiles"], *data["treasures"]]:
        entry["id"] = f"{entry['id']}-".ljust(60, "x")
    return parse_catalogue(data)


def make_fullest_save() -> SaveGame:
    """A save in which everything is as long and as much as it may be."""
    catalogue = make_long_catalogue()
    data = json.loads(json.dumps(dump_position(parse_position(make_duel(), CATALOGUE))))

    def make_long(name: str | None) -> str | None:
        return None if name is None else f"{name}-".ljust(60, "x")

    for troop in data["landscape"]:
        troop.update(tile=make_long(troop["tile"]), at=[troop["at"][0] - 200, -200])
    for troop in [*data["troops"]["white"], *data["troops"]["blue"]]:
        troop["at"] = None if troop["at"] is None else [troop["at"][0] - 200, -200]
    data["landscape"].append({"at": [-198, -200], "tile": make_long("mill"), "owner": None})
    data["reserve"]["slots"] = [None] * 7
    data["stack"] = []
    data["turns_left"] = 10_000
    data["troops"]["white"][2]["moved"] = False
    data["troops"]["white"][2]["at"] = None
    start = parse_position(data, catalogue)
    west, east = (-199, -200), (-198, -200)
    actions: list[Action] = [Move((-200, -200), west), EndTurn(), EndTurn()]
    while len(actions) < MAX_ACTIONS:
        actions += [Move(west, east), EndTurn(), EndTurn()]
        west, east = east, west
    del actions[MAX_ACTIONS:]
    names = ("\0" * 101, "\udcff" * 300)
    save = SaveGame(
        GAME,
        Origin.from_position("\1" * 999, 10**6), start, GameSettings(names), tuple(actions), 0,
        NOON, NOON, "\2" * 999,
    )  # fmt: skip
    return save


def test_the_fullest_save_is_far_from_the_limit_of_size(tmp_path: Path) -> None:
    """So no game can grow beyond it by being played on: of one that is undone thousands of times
    the log is written anew."""
    save = make_fullest_save()
    assert len(save.actions) == MAX_ACTIONS
    file = tmp_path / "full.twoheirs"
    write_save(file, save)
    assert file.stat().st_size < MAX_FILE_BYTES / 3
    assert load_save(file, CATALOGUE) == save


def test_results_lose_their_oldest_before_they_can_not_be_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """They grow for ever, and a file of them does not."""
    many = Results(tuple(make_heir_result(f"{n}" + "\0" * 90, (n, 0)) for n in range(120)))
    assert parse_results(parse_json(format_results(many).encode())) == many
    monkeypatch.setattr(results_store, "MAX_FILE_BYTES", 40_000)
    text = format_results(many)
    assert 39_000 < len(text.encode()) <= 40_000
    kept_results = parse_results(parse_json(text.encode())).results
    assert kept_results == many.results[-len(kept_results) :]


def test_a_rescued_game_is_readable_with_any_file_name(tmp_path: Path) -> None:
    """Half characters stand in the names of files that are no text, and none could be written."""
    spoilt_document = make_document("document")
    spoilt_document["actions"][9] = {}
    file = tmp_path / "x.twoheirs"
    file.write_text(json.dumps(spoilt_document), "utf-8")
    rescued = rescue(file, CATALOGUE, "\udcff" * 300, NOON)
    assert rescued is not None
    assert len(rescued.save.actions) == 9
    assert rescued.save.origin.damaged_game is not None
    assert rescued.save.origin.damaged_game.game_name == "?" * MAX_GAME_NAME_LENGTH
    write_save(file, rescued.save)
    assert load_save(file, CATALOGUE) == rescued.save


# -- sentences ------------------------------------------------------------------------------------

LONG = st.sampled_from(["k" * 100_000, "\0" * 100_000, "k" * 61, "\u2028" * 61, "ž" * 59, "\\"])


@make_settings(60)
@given(st.sampled_from(sorted(FILES.keys() - {"save"})), LONG, st.randoms(use_true_random=False))
def test_a_sentence_has_a_bounded_length_for_any_file(
    kind: str, words: str, random: Random
) -> None:
    """A field name of 5 MB was told in full, and the window stood still for 18 s."""
    data = copy.deepcopy(make_document(kind))
    holder: Any = data
    while True:
        keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        key = random.choice(keys)
        if not isinstance(holder[key], dict | list) or not holder[key] or random.random() < 0.1:
            break
        holder = holder[key]
    if isinstance(holder, dict) and random.random() < 0.6:
        holder[words] = holder.pop(key)
    else:
        holder[key] = words
    started_at = time.thread_time()
    try:
        parse(kind, parse_json(json.dumps(data).encode()))
    except FileError as fault:
        message = str(fault.add_file("/" + words))
        assert len(message) <= 600, message
        assert message.isprintable()
    assert time.thread_time() - started_at < 1


def test_a_field_of_five_megabytes_is_named_at_once() -> None:
    started_at = time.thread_time()
    data = parse_json(('{"k%s": 1}' % ("k" * 5_000_000)).encode())
    assert isinstance(data, dict)
    for field_name in ("troops", "hands"):
        with pytest.raises(FileError) as caught:
            parse_save_or_position(
                make_duel() | {field_name: {**make_duel()[field_name], **data}}, CATALOGUE
            )
        assert len(str(caught.value)) < 200
        assert caught.value.fault.source == error_texts.NOT_IN_SHAPE.source
    assert time.thread_time() - started_at < 1
