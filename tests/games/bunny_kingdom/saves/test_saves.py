"""Saved games of Bunny Kingdom: logs that survive what happens to files."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from devtools.make_schemas import build_schemas

from tests.commands.conftest import Command
from tests.commands.conftest import run as run
from tests.games.bunny_kingdom.positions import make_position, play_game_by_chance
from tests.games.bunny_kingdom.reading import GAME, read_log, read_save
from tests.long_run import choose_count
from twoheirs_qt.games.bunny_kingdom.codec.catalogue import (
    dump_catalogue,
    load_program_catalogue,
    parse_catalogue,
)
from twoheirs_qt.games.bunny_kingdom.codec.position import dump_position
from twoheirs_qt.games.bunny_kingdom.rules.setup import create_game
from twoheirs_qt.games.bunny_kingdom.saves.log import NewGame, calculate_state_digest
from twoheirs_qt.tabletop.files.error_texts import explain_problem
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.files.log_lines import dump_line
from twoheirs_qt.tabletop.saves.game_log import dump_lines_between, dump_log
from twoheirs_qt.tabletop.saves.save import GameSettings, Origin, SaveGame, TakeBackRule
from twoheirs_qt.tabletop.text.text import render_english

TIME = "2026-01-31T18:30:00Z"
CATALOGUE = load_program_catalogue()


@cache
def make_game(players: int = 3, seed: int = 5) -> SaveGame:
    """A whole game in which a computer has the second seat."""
    states, actions, _ = play_game_by_chance(players, seed)
    others = players - 2
    human: str = "human"
    settings = GameSettings(
        names=("Ana", "", *["Zoë"] * others),
        players=(human, "computer", *[human] * others),
        opponents=("", "level-2", *[""] * others),
    )
    origin = Origin.new_game(NewGame(seed, players))
    save = SaveGame(
        GAME, origin, states[0], settings, tuple(actions), len(actions), TIME, TIME, title="One"
    )
    assert save.replay.states == tuple(states)
    return save


def make_lines(**first: Any) -> list[dict[str, Any]]:
    """The lines of a game, with other fields in the first one."""
    data = [json.loads(line) for line in dump_log(make_game()).splitlines()]
    data[0].update(first)
    for line in data:
        del line["crc"]
    return data


def expect_error(data: list[dict[str, Any]]) -> str:
    """The error in these lines, whose checksums are right."""
    with pytest.raises(FileError) as caught:
        read_save(b"".join(map(dump_line, data)), CATALOGUE)
    return str(caught.value)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_is_read_as_it_was_written(players: int) -> None:
    save = make_game(players)
    raw = dump_log(save)
    found = read_save(raw, CATALOGUE)
    assert found == save
    assert dump_log(found) == raw
    assert len(save.actions) <= 300


def test_changes_are_lines_that_are_appended() -> None:
    end = make_game()
    begun = replace(end, actions=(), done_count=0, title="")
    raw = dump_log(begun)
    now = replace(end, actions=end.actions[:20], done_count=20)
    undone = replace(now, done_count=12)
    other = replace(
        now,
        actions=end.actions[:12],
        done_count=12,
        resigned_seat=1,
        settings=end.settings.replace_player(2, "computer", "greedy"),
    )
    before = begun
    for after in (now, undone, other, end):
        appended = dump_lines_between(before, after)
        assert appended is not None
        raw += appended
        found = read_save(raw, CATALOGUE)
        assert (found.done_count, found.state) == (after.done_count, after.state)
        assert (found.resigned_seat, found.settings) == (after.resigned_seat, after.settings)
        before = after
    assert dump_lines_between(begun, replace(begun, origin=Origin.new_game(NewGame(6, 3)))) is None


def test_a_file_that_is_cut_off_goes_on_from_there() -> None:
    raw, save = dump_log(make_game()), make_game()
    rng = random.Random(1)
    head = raw.index(b"\n") + 1
    for cut in [
        head,
        head + 1,
        len(raw) - 1,
        *rng.sample(range(head, len(raw)), choose_count(7, 3000)),
    ]:
        parsed = read_log(raw[:cut], CATALOGUE)
        done = parsed.save.done_count
        assert parsed.fault is None
        assert parsed.save.actions == tuple(save.actions[:done])
        assert parsed.save.state == save.replay.states[done]
        whole = raw[:cut].rfind(b"\n") + 1
        assert parsed.size in (whole, 0)
        assert done == raw[: parsed.size or cut].count(b'{"action"')
    for cut in rng.sample(range(head - 1), choose_count(5, 500)):
        with pytest.raises(FileError):
            read_log(raw[:cut], CATALOGUE)


def test_a_flipped_bit_never_makes_another_game() -> None:
    raw, save = dump_log(make_game()), make_game()
    rng = random.Random(2)
    for _ in range(choose_count(12, 5000)):
        damaged = bytearray(raw)
        damaged[rng.randrange(len(raw))] ^= 1 << rng.randrange(8)
        try:
            parsed = read_log(bytes(damaged), CATALOGUE)
        except FileError:
            continue
        done = parsed.save.done_count
        assert parsed.save.actions == tuple(save.actions[:done])
        assert parsed.save.settings == save.settings
        assert parsed.fault is not None or done == len(save.actions) or parsed.size == 0


def test_the_commands_read_a_save(run: Command) -> None:
    save = replace(make_game(), done_count=30)
    text = dump_log(save).decode()
    file = run.write_file(text, "game.twoheirs")
    state = save.state
    seat = state.table.active_seat
    assert seat is not None
    assert run("play", file, stdin="").parse_line() == dump_position(state)
    assert run("view", file, "--seat", seat.value).parse_line()["seen_by"] == seat.value
    assert run("legal", file).parse_lines()
    assert set(run("score", file, "--json").parse_line()["seats"]) == {"yellow", "pink", "black"}
    damaged = text.replace("level-2", "level-3", 1)
    assert "damaged" in run.expect_error("score", run.write_file(damaged, "bad.twoheirs"))


@pytest.mark.parametrize(
    ("first", "message"),
    [
        ({"version": 2}, "version 2"),
        ({"rules": 2}, "version 2 of the rules"),
        ({"digest": "0" * 12}, "the starting position is not the one"),
        ({"catalogue": {"name": "Mine", "digest": "0"}}, 'the catalogue "Mine"'),
        (
            {"catalogue": {"name": "x", "digest": "0", "content": dump_catalogue(CATALOGUE)}},
            "the catalogue in the file is not the one",
        ),
        ({"settings": {"seats": {}, "covers_hands": True}}, "a field for each seat"),
        ({"origin": {"kind": "new", "players": 5, "seed": 1}}, "origin"),
        ({"start": {"format": "bunny-position", "version": 1}}, "start"),
        ({"created": "today"}, "created"),
    ],
)
def test_a_first_line_that_is_wrong_is_refused(first: dict[str, Any], message: str) -> None:
    assert message in expect_error(make_lines(**first))


def test_a_game_with_other_cards_is_not_called_damaged() -> None:
    data = make_lines(catalogue={"name": "Mine", "digest": "0"})
    with pytest.raises(FileError) as caught:
        read_save(b"".join(map(dump_line, data)), CATALOGUE)
    problem = explain_problem("a.twoheirs", caught.value.fault, caught.value.location)
    assert problem is not None
    assert "played with a custom catalogue" in render_english(problem)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ({"more": 1}, "contains nothing that this program knows"),
        ({"done": 10**6}, "done"),
        ({"seat": "red", "player": "human"}, "red"),
        ({"seat": "pink", "player": "computer"}, "opponent"),
        ({"gave_up": "red"}, "red"),
        ({"action": {"do": "pass"}, "digest": ""}, "line 2"),
        ({"title": "x" * 201}, "title"),
    ],
)
def test_a_change_that_is_wrong_is_named(line: dict[str, Any], message: str) -> None:
    assert message in expect_error([make_lines()[0], {**line, "time": TIME}])


def test_an_action_that_leads_elsewhere_is_refused() -> None:
    data = make_lines()[:2]
    data[1]["digest"] = "0" * 12
    assert "another state than was saved" in expect_error(data)


def test_a_game_with_corrected_cards_brings_them_along() -> None:
    document = dump_catalogue(CATALOGUE)
    ring = next(card for card in document["cards"] if card["card"] == "royal-ring")
    ring["points"] = 2
    catalogue = parse_catalogue(document)
    start = create_game(catalogue, 2, 1)
    settings = GameSettings(take_back_rule=TakeBackRule.FREE)
    save = SaveGame(GAME, Origin.from_position(), start, settings, (), 0, TIME, TIME)
    found = read_save(dump_log(save), CATALOGUE)
    assert found.start == start
    assert found.start.table.catalogue.digest == catalogue.digest
    assert (found.origin, found.settings.take_back_rule) == (
        Origin.from_position(),
        TakeBackRule.FREE,
    )


def test_the_digest_does_not_depend_on_the_order_of_lists() -> None:
    state = make_position(rabbits={"yellow": "A3 A4 B1", "pink": "C2"}, kept={"yellow": "city-1"})
    other = make_position(rabbits={"pink": "C2", "yellow": "B1 A4 A3"}, kept={"yellow": "city-1"})
    assert calculate_state_digest(state) == calculate_state_digest(other)
    moved = make_position(rabbits={"pink": "C2 B1", "yellow": "A4 A3"}, kept={"yellow": "city-1"})
    assert calculate_state_digest(moved) != calculate_state_digest(state)


def test_the_schema_knows_every_line_that_is_written() -> None:
    schema = json.loads(build_schemas()["bunny-save.schema.json"])
    kinds = [schema["$defs"][item["$ref"].rpartition("/")[2]] for item in schema["anyOf"]]
    for line in map(json.loads, dump_log(replace(make_game(), resigned_seat=0)).splitlines()):
        assert any(set(kind["required"]) <= set(line) <= set(kind["properties"]) for kind in kinds)
