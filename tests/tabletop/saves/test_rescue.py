"""Damaged saves are rescued as far as they can be read."""

from __future__ import annotations

import json
import time
import tracemalloc
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.box import GAME
from tests.games.two_heirs.reading import load_save, parse_document, rescue
from tests.games.two_heirs.saves.version_1 import dump_document
from tests.long_run import LONG_RUN
from tests.play import make_random_options, play_random_game
from twoheirs_qt.games.two_heirs.codec.catalogue import load_installed_catalogue
from twoheirs_qt.games.two_heirs.rules import EndTurn, create_game
from twoheirs_qt.games.two_heirs.saves import log as save_log
from twoheirs_qt.games.two_heirs.saves import version_1
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.files.limits import MAX_FILE_BYTES
from twoheirs_qt.tabletop.saves.files import Rescue, write_save
from twoheirs_qt.tabletop.saves.save import GameSettings, Origin, SaveGame

NOON = "2025-01-31T12:00:00Z"
LATER_TIME = "2026-01-31T12:00:00Z"
CATALOGUE = load_installed_catalogue()


def make_save(level: int | None = None, actions_left: int = 3) -> SaveGame:
    """A whole random game with names, some actions taken back."""
    actions = tuple(action for _, action in play_random_game(CATALOGUE, 4, level))
    options = make_random_options(Random(4), level)
    settings = GameSettings(names=("Ann", "" if level else "Ben"))
    start = create_game(CATALOGUE, options)
    done_count = len(actions) - actions_left
    return SaveGame(
        GAME, Origin.new_game(options), start, settings, actions, done_count, NOON, NOON, "Sunday"
    )


SAVE = make_save()


def make_document(level: int | None = None) -> dict[str, Any]:
    result: Any = dump_document(SAVE if level is None else make_save(level))
    return dict(json.loads(json.dumps(result)))


def rescue_text(tmp_path: Path, content: object) -> Rescue | None:
    path = tmp_path / "x.twoheirs"
    if isinstance(content, bytes):
        path.write_bytes(content)
    else:
        path.write_text(json.dumps(content), "utf-8")
    rescued = rescue(path, CATALOGUE, "x", LATER_TIME)
    if rescued is not None:  # what is offered can be saved and loaded
        rescued_file = tmp_path / "again.twoheirs"
        write_save(rescued_file, rescued.save)
        assert load_save(rescued_file, CATALOGUE) == rescued.save
        assert rescued.save.origin.damaged_game is not None
        assert rescued.save.origin.damaged_game.turn == rescued.turn
    return rescued


def turn_of(index: int) -> int:
    return 1 + sum(type(action) is EndTurn for action in SAVE.actions[:index])


@pytest.mark.parametrize("version", [1, 2])
def test_what_was_cut_off_is_gone_and_the_rest_is_there(tmp_path: Path, version: int) -> None:
    path = tmp_path / "whole.twoheirs"
    write_save(path, SAVE)
    raw = json.dumps(make_document()).encode() if version == 1 else path.read_bytes()
    number = 0
    for cut in range(len(raw) // 2, len(raw) - 1, 401):
        result = rescue_text(tmp_path, raw[:cut])
        assert result is not None
        kept_actions = result.save.actions
        assert kept_actions == SAVE.actions[: len(kept_actions)]
        assert len(kept_actions) >= number, "the more is left, the more can be played"
        number = len(kept_actions)
    assert number > len(SAVE.actions) * 0.9


def test_a_document_is_sound_up_to_what_was_overwritten(tmp_path: Path) -> None:
    raw = json.dumps(make_document()).encode()
    for offset in range(raw.index(b'"actions"') + 12, raw.index(b'"done"'), 701):
        result = rescue_text(tmp_path, raw[:offset] + b"\0#\\\xff" + raw[offset + 4 :])
        assert result is not None
        kept_count = len(result.save.actions)
        assert result.save.actions == SAVE.actions[:kept_count]
        assert kept_count >= raw[:offset].count(b'"do"') - 1


def test_what_stands_before_the_place_of_a_cut_is_kept(tmp_path: Path) -> None:
    raw = json.dumps(make_document()).encode()
    result = rescue_text(tmp_path, raw[: raw.index(b'"done"')])
    assert result is not None
    assert result.save.actions == SAVE.actions
    assert result.save.settings == SAVE.settings
    assert result.save.origin.new_game_options == SAVE.origin.new_game_options


def test_an_illegal_action_ends_what_is_kept(tmp_path: Path) -> None:
    spoilt_document = make_document()
    spoilt_document["actions"][40] = {"do": "take", "slot": 99}
    result = rescue_text(tmp_path, spoilt_document)
    assert result is not None
    assert result.save.actions == SAVE.actions[:40]
    assert (result.turn, result.save.done_count) == (turn_of(40), 40)


def test_an_action_exchanged_for_another_legal_one_ends_it_where_the_digests_did(
    tmp_path: Path,
) -> None:
    ends = [index for index, action in enumerate(SAVE.actions) if type(action) is EndTurn]
    for spot in range(ends[5] + 1, ends[6]):
        spoilt_document = make_document()
        del spoilt_document["actions"][spot]
        with pytest.raises(FileError):
            parse_document(spoilt_document, CATALOGUE)
        result = rescue_text(tmp_path, spoilt_document)
        assert result is not None
        assert ends[5] + 1 <= len(result.save.actions) <= ends[6]
        assert result.save.actions[: ends[5] + 1] == SAVE.actions[: ends[5] + 1]


def test_a_damaged_digest_costs_nothing_where_a_later_one_agrees(tmp_path: Path) -> None:
    spoilt_document = make_document()
    spoilt_document["digests"][3] = "000000000000"
    result = rescue_text(tmp_path, spoilt_document)
    assert result is not None
    assert result.save.actions == SAVE.actions
    assert result.save.done_count == SAVE.done_count


def test_all_digests_from_one_on_wrong_leave_what_agrees(tmp_path: Path) -> None:
    """As when the rules have changed: what agrees is kept, and the game can be played on."""
    spoilt_document = make_document()
    spoilt_document["digests"][6:] = ["000000000000"] * len(spoilt_document["digests"][6:])
    result = rescue_text(tmp_path, spoilt_document)
    assert result is not None
    assert result.turn == 6
    assert result.save.actions[-1] == EndTurn(getattr(result.save.actions[-1], "discard", ()))


@pytest.mark.parametrize("agrees", [None, 4])
def test_a_wrong_digest_of_the_start_doubts_all_that_no_later_one_confirms(
    tmp_path: Path, agrees: int | None
) -> None:
    spoilt_document = make_document()
    sound = spoilt_document["digests"]
    spoilt_document["digests"] = ["000000000000"] * len(sound)
    kept_count = 0
    if agrees is not None:
        spoilt_document["digests"][agrees] = sound[agrees]
        ends = [number for number, action in enumerate(SAVE.actions) if type(action) is EndTurn]
        kept_count = ends[agrees - 1] + 1
    result = rescue_text(tmp_path, spoilt_document)
    assert result is not None
    assert len(result.save.actions) == kept_count


def test_a_wrong_digest_of_the_start_alone_doubts_the_first_turn(tmp_path: Path) -> None:
    result: Any = dump_document(replace(SAVE, actions=SAVE.actions[:1], done_count=1))
    for digest, kept_digests in ((result["digests"][0], 1), ("000000000000", 0)):
        rescued = rescue_text(tmp_path, {**result, "digests": [digest]})
        assert rescued is not None
        assert len(rescued.save.actions) == kept_digests


def make_save_within_turn() -> dict[str, Any]:
    """A save that ends within a turn: its last digest is of what lies behind the last turn."""
    ends = [index for index, action in enumerate(SAVE.actions) if type(action) is EndTurn]
    count = next(end + 2 for end, next_end in pairwise(ends) if end > 30 and next_end - end > 3)
    result: Any = dump_document(replace(SAVE, actions=SAVE.actions[:count], done_count=count))
    return dict(json.loads(json.dumps(result)))


@pytest.mark.parametrize("earlier", [False, True])
@pytest.mark.parametrize("wrong", [False, True])
def test_what_follows_the_last_turn_is_doubted_where_its_digest_is_wrong(
    tmp_path: Path, wrong: bool, earlier: bool
) -> None:
    """With an `earlier` digest that is wrong, too, that confirms nothing if the last one agrees."""
    saved = make_save_within_turn()
    count, turns = len(saved["actions"]), len(saved["digests"]) - 2
    end = max(n for n, action in enumerate(saved["actions"]) if action["do"] == "end-turn")
    assert end < count - 1
    if wrong:
        saved["digests"][-1] = "000000000000"
    if earlier:
        saved["digests"][turns] = "000000000000"
        end = max(
            n for n, action in enumerate(saved["actions"][:end]) if action["do"] == "end-turn"
        )
    result = rescue_text(tmp_path, saved)
    assert result is not None
    assert len(result.save.actions) == (end + 1 if wrong else count)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("title", 5),
        ("created", "yesterday"),
        ("summary", None),
        ("settings", []),
        ("origin", {"kind": "dream"}),
        ("done", -1),
        ("gave_up", "red"),
        ("digests", None),
        ("rules", "one"),
        ("catalogue", 0),
    ],
)
@pytest.mark.parametrize("level", [None, 2])
def test_a_damaged_field_beside_the_game_does_not_cost_the_game(
    tmp_path: Path, field: str, value: object, level: int | None
) -> None:
    spoilt_document = make_document(level)
    spoilt_document[field] = value
    result = rescue_text(tmp_path, spoilt_document)
    assert result is not None
    assert len(result.save.actions) == len(spoilt_document["actions"])


@pytest.mark.parametrize(
    "content",
    [b"", b"{}", b"[" * 100_000, b"\xff" * 50, b'{"format": "twoheirs-position"}', b"1" * 5000],
)
def test_where_there_is_nothing_nothing_is_offered(tmp_path: Path, content: bytes) -> None:
    assert rescue_text(tmp_path, content) is None


def test_a_newer_programs_game_is_not_damaged(tmp_path: Path) -> None:
    for field in ("version", "rules"):
        newer = make_document()
        newer[field] = 99
        assert rescue_text(tmp_path, newer) is None


def test_no_rescue_without_the_start(tmp_path: Path) -> None:
    spoilt_document = make_document()
    spoilt_document["start"]["stack"][0] = "no-such-tile"
    assert rescue_text(tmp_path, spoilt_document) is None


def test_a_corrected_rule_is_reported_and_the_game_goes_on_from_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = make_document()
    old["digests"][6:] = ["000000000000"] * len(old["digests"][6:])
    monkeypatch.setattr(version_1, "RULES_VERSION", 3)
    monkeypatch.setattr(save_log, "RULES_VERSION", 3)
    with pytest.raises(FileError, match=r"fixed since this game was played: .* turn 6 "):
        parse_document(old, CATALOGUE)
    result = rescue_text(tmp_path, old)
    assert result is not None
    assert result.turn == 6


# -- limits ---------------------------------------------------------------------------------------


def make_endless_save() -> dict[str, Any]:
    """A save whose heirs do nothing but end their turns, for as long as one likes."""
    result = make_document()
    result["start"]["reserve"].update(slots=[None] * 7, shield=0)
    result["start"].update(stack=[], turns_left=10**6)
    return {**result, "actions": [], "digests": [], "done": 0}


def fill_up(head: str, unit: str, size: int = MAX_FILE_BYTES) -> bytes:
    """Text that begins with `head` and goes on with `unit` up to the size of the largest file."""
    count = (size - len(head.encode())) // len(unit.encode())
    return (head + unit * count).encode()


END = json.dumps({"do": "end-turn", "discard": []})


def make_hostile(name: str) -> bytes:
    """A file as large as files may be."""
    head = json.dumps(make_document())[:-1]
    long_list = json.dumps({**make_endless_save(), "actions": ["@"]})
    match name:
        case "as many actions as fit":
            return long_list.replace('"@"', ", ".join([END] * 120_000)).encode()
        case "actions without an end":
            return fill_up(long_list[: long_list.index('"@"')], END + ",")
        case "numbers for actions":
            return fill_up(head[: head.index('"actions": [') + 12], "0,")
        case "many fields":
            return fill_up(head, ', "a": [1]')
    return fill_up(head + ', "x": [', name)


AT_DAY = ["actions without an end", "many fields"]
AT_NIGHT = [
    *AT_DAY,
    *("numbers for actions", "as many actions as fit"),
    *("[],", '{"a":0},', '"ž",', "[" * 60 + "]" * 60 + ","),
]


def test_a_rescue_takes_little_time(tmp_path: Path) -> None:
    """291,000 actions froze the window for 20 s; broken text took 3.5 s."""
    path = tmp_path / "x.twoheirs"
    for name in AT_NIGHT if LONG_RUN else AT_DAY:
        path.write_bytes(make_hostile(name))
        started_at = time.thread_time()
        rescued = rescue(path, CATALOGUE, "x", LATER_TIME)
        assert time.thread_time() - started_at < 2, f"{name}: 0.6 s at most where nothing else runs"
        expected = 0 if "numbers" in name else 5000 if "actions" in name else len(SAVE.actions)
        assert rescued is not None, name
        assert len(rescued.save.actions) == expected, name


@pytest.mark.skipif(not LONG_RUN, reason="to trace memory takes long")
def test_a_rescue_takes_little_room(tmp_path: Path) -> None:
    """It took 483 MB more."""
    path = tmp_path / "x.twoheirs"
    for name in ("[],", '"ž",'):
        path.write_bytes(make_hostile(name))
        tracemalloc.start()
        try:
            assert rescue(path, CATALOGUE, "x", LATER_TIME)
            assert tracemalloc.get_traced_memory()[1] < 150_000_000
        finally:
            tracemalloc.stop()


NOT_ALLOWED = {
    "too deep": "[" * 150 + "]" * 150,
    "half a character": '"\\ud83d"',
    "too much": "[" + "0, " * 40_000 + "0]",
}


@pytest.mark.parametrize("name", NOT_ALLOWED)
def test_unknown_fields_that_no_file_may_have_do_not_cost_the_game(
    tmp_path: Path, name: str
) -> None:
    """As those of a game saved when more of them were allowed: what is kept can be read again."""
    text = f'{json.dumps(make_document())[:-1]}, "x": {NOT_ALLOWED[name]}}}'
    result = rescue_text(tmp_path, text.encode())
    assert result is not None
    assert result.save.actions == SAVE.actions
