"""The program does as the descriptions of the formats say."""

from __future__ import annotations

import json
import random
import re
import zlib
from dataclasses import replace
from typing import Any

import pytest

from tests.box import ROOT, load_box
from tests.games.two_heirs.saves.version_1 import dump_document
from tests.tabletop.files.documents import make_duel, make_solo, read_conformance
from tests.tabletop.files.whole import parse_save_or_position
from tests.tabletop.saves.games import copy_document, make_short_game
from twoheirs_qt.games.two_heirs.codec.catalogue import dump_catalogue, find_catalogue_errors
from twoheirs_qt.games.two_heirs.codec.digest import calculate_state_digest, format_state
from twoheirs_qt.games.two_heirs.codec.position import dump_position, parse_position
from twoheirs_qt.games.two_heirs.rules import Heir, make_score_sheet
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.saves.game_log import dump_log
from twoheirs_qt.tabletop.saves.save import SaveGame

FORMAT = (ROOT / "twoheirs_qt/games/two_heirs/FORMAT.md").read_text("utf-8")
GUIDE = (ROOT / "twoheirs_qt/games/two_heirs/codec/CATALOGUE.md").read_text("utf-8")


def test_the_example_of_a_position_and_its_digest() -> None:
    (block,) = re.findall(r"```json\n(.*?)```", FORMAT, re.DOTALL)
    assert json.loads(block) == make_duel()
    state = parse_position(json.loads(block), load_box())
    (text,) = re.findall(r"```text\n(.*?)\n```", FORMAT, re.DOTALL)
    assert text == format_state(state)
    assert f"`{calculate_state_digest(state)}`" in FORMAT


def test_the_example_of_a_save_is_made_of_sound_lines() -> None:
    (block,) = re.findall(r"```jsonl\n(.*?)```", FORMAT, re.DOTALL)
    first_line, *changes = block.splitlines()
    written_lines = dump_log(make_short_game()).splitlines()
    shown_part, left_out = first_line.split(" … ")
    assert written_lines[0].startswith(shown_part.encode())
    assert written_lines[0].endswith(left_out.encode())
    assert changes[0].encode() == written_lines[1]
    for line in changes:
        body, _, crc = line.encode().rpartition(b',"crc":"')
        assert crc == b'%08x"}' % zlib.crc32(body)


LINES = [
    json.loads(line)
    for line in dump_log(replace(make_short_game(), resigned_seat=Heir.BLUE)).splitlines()
]


@pytest.mark.parametrize("data", [make_duel(), make_solo(), *LINES, dump_catalogue(load_box())])
def test_every_field_that_is_written_is_described(data: dict[str, Any]) -> None:
    def find_fields(value: object) -> set[str]:
        if isinstance(value, dict):
            return set(value).union(*map(find_fields, value.values()))
        return set().union(*map(find_fields, value)) if isinstance(value, list) else set()

    prose = re.sub(r"```.*?```", "", FORMAT, flags=re.DOTALL)
    described = set(re.findall(r"[a-z_]+", " ".join(re.findall(r"`([^`]+)`", prose))))
    assert find_fields(data) - described == set()


def test_the_guide_shows_a_tile_as_the_program_writes_it() -> None:
    shown_tiles = re.findall(
        r'^     ("(?:id|set|building|variant|terrain|cost|roads)": .*)$', GUIDE, re.M
    )
    written_tiles: Any = dump_catalogue(load_box())["tiles"]
    lines = [
        f'"{name}": {json.dumps(written_tiles[0][name])},' for name in list(written_tiles[0])[:7]
    ]
    assert shown_tiles == lines


# -- what is not sound is a fault, never an accident -----------------------------------------------

VALUES: list[object] = [
    None, True, 0, 1, -1, 7, 10**30, 1.5, "", "white", "mill", "x" * 300, [], {}, [0, 0], [1],
    ["a"], {"a": 1}, [[1, 0]], "solo", "henry", [None] * 7, ["N", "N"], [{}], [[]], "wood",
]  # fmt: skip

Steps = tuple[Any, ...]


def list_places(value: object, before: Steps = ()) -> list[Steps]:
    result = [before] if before else []
    if isinstance(value, dict):
        for name, inner in value.items():
            result += list_places(inner, (*before, name))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            result += list_places(inner, (*before, index))
    return result


def at(value: Any, steps: Steps) -> Any:
    for step in steps:
        value = value[step]
    return value


def spoil(value: dict[str, Any], chance: random.Random) -> None:
    all_steps = list_places(value)
    steps = chance.choice(all_steps)
    holder = at(value, steps[:-1])
    match chance.randrange(5):
        case 0:
            del holder[steps[-1]]
        case 1 | 2:
            holder[steps[-1]] = chance.choice(VALUES)
        case _:
            holder[steps[-1]] = json.loads(json.dumps(at(value, chance.choice(all_steps))))


def test_a_damaged_document_is_a_fault_of_one_line_or_can_be_used() -> None:
    chance = random.Random(20)
    sound = [make_duel(), make_solo(), copy_document(), dump_catalogue(load_box())]
    sound += [case["position"] for case in read_conformance("legal.jsonl")[:10]]
    texts = [json.dumps(item) for item in sound]
    used_count, sentences = 0, list[str]()
    for _ in range(1500):
        data = json.loads(chance.choice(texts))
        for _ in range(chance.choice((1, 1, 2))):
            spoil(data, chance)
        try:
            if "tiles" in data:
                for fault in find_catalogue_errors(data):
                    raise fault
            else:
                result = parse_save_or_position(data, load_box())
                state = result.start if isinstance(result, SaveGame) else result
                make_score_sheet(state)
                json.dumps(
                    dump_document(result) if isinstance(result, SaveGame) else dump_position(state)
                )
            used_count += 1
        except FileError as fault:
            sentences.append(str(fault))
    assert [sentence for sentence in sentences if len(sentence.splitlines()) != 1] == []
    assert len(sentences) > 1000
    assert used_count > 20
