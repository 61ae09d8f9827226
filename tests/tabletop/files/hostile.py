"""Real files of every kind, and ways to spoil them."""

from __future__ import annotations

import copy
import json
import zlib
from collections.abc import Callable
from random import Random
from typing import Any

from tests.box import GAME
from tests.games.two_heirs.heir_results import make_heir_result
from tests.games.two_heirs.saves.version_1 import dump_document
from tests.play import make_random_options, play_random_game
from tests.tabletop.files.documents import make_duel, make_solo
from twoheirs_qt.games.two_heirs.codec.catalogue import dump_catalogue, load_installed_catalogue
from twoheirs_qt.games.two_heirs.codec.position import dump_position
from twoheirs_qt.games.two_heirs.rules import create_game
from twoheirs_qt.tabletop.files.json_text import dump_readable
from twoheirs_qt.tabletop.results.store import Results, dump_results
from twoheirs_qt.tabletop.saves.game_log import dump_log
from twoheirs_qt.tabletop.saves.save import GameSettings, Origin, SaveGame

NOON = "2025-01-31T12:00:00Z"
GAMES = ((1, None), (2, 2), (3, None))


def make_save(seed: int, level: int | None, max_actions: int = 200) -> SaveGame:
    """A random game; of its actions at most so many."""
    catalogue = load_installed_catalogue()
    options = make_random_options(Random(seed), level)
    actions = tuple(action for _, action in play_random_game(catalogue, seed, level))[:max_actions]
    start = create_game(catalogue, options)
    done_count = max(0, len(actions) - seed % 4)
    return SaveGame(
        GAME, Origin.new_game(options), start, GameSettings(), actions, done_count, NOON, NOON
    )


def make_valid_files() -> dict[str, list[str]]:
    """Sound files by kind, as the program writes them."""
    catalogue = load_installed_catalogue()
    positions: list[dict[str, object]] = [make_duel(), make_solo()]
    for seed, level in ((1, None), (2, 3)):
        states = [state for state, _ in play_random_game(catalogue, seed, level)]
        positions += [dump_position(states[number]) for number in (0, len(states) // 2, -1)]
    results = Results(tuple(make_heir_result(f"g{n}", (n, 9)) for n in range(20)))
    documents: dict[str, list[dict[str, object]]] = {
        "document": [dump_document(make_save(seed, level)) for seed, level in GAMES],
        "position": positions,
        "catalogue": [dump_catalogue(catalogue)],
        "results": [dump_results(results)],
    }
    files = {
        kind: [dump_readable(document) + "\n" for document in kind_documents]
        for kind, kind_documents in documents.items()
    }
    return {"save": [dump_log(make_save(seed, level)).decode() for seed, level in GAMES], **files}


# -- spoiling bytes -------------------------------------------------------------------------------


def truncate(raw: bytes, random: Random) -> bytes:
    return raw[: random.randrange(len(raw))]


def flip_bits(raw: bytes, random: Random) -> bytes:
    spoilt_raw = bytearray(raw)
    for _ in range(random.choice([1, 1, 1, 8])):
        spoilt_raw[random.randrange(len(spoilt_raw))] ^= 1 << random.randrange(8)
    return bytes(spoilt_raw)


def remove_bytes(raw: bytes, random: Random) -> bytes:
    begin = random.randrange(len(raw))
    return raw[:begin] + raw[begin + random.randrange(1, 200) :]


def duplicate_bytes(raw: bytes, random: Random) -> bytes:
    begin = random.randrange(len(raw))
    piece = raw[begin : begin + random.randrange(1, 200)]
    return raw[:begin] + piece * random.choice([2, 2, 50]) + raw[begin:]


def insert_noise(raw: bytes, random: Random) -> bytes:
    begin = random.randrange(len(raw))
    return raw[:begin] + random.randbytes(random.randrange(1, 30)) + raw[begin:]


def insert_huge_number(raw: bytes, random: Random) -> bytes:
    digits = [number for number, byte in enumerate(raw) if 48 <= byte <= 57]
    if not digits:
        return raw + b"9" * 5000
    at = random.choice(digits)
    number = random.choice([b"9" * 20, b"9" * 5000, b"1e999", b"-1", b"1.5", b"NaN", b"1e5"])
    return raw[:at] + number + raw[at + 1 :]


def insert_brackets(raw: bytes, random: Random) -> bytes:
    at = random.randrange(len(raw))
    levels = random.choice([50, 101, 2000, 100_000])
    return raw[:at] + b"[" * levels + random.choice([b"", b"]" * levels]) + raw[at:]


# -- spoiling data --------------------------------------------------------------------------------

WRONG: list[Any] = [
    None,
    True,
    0,
    -1,
    7,
    10**6 + 1,
    10**30,
    1.5,
    "",
    "white",
    "mill",
    "x" * 1000,
    "\u0000\u202e\n",
    "🏰",
    [],
    {},
    [[]],
    [0, 0],
    {"do": "take"},
    {"format": "twoheirs-save"},
]


def list_places(data: Any) -> list[tuple[Any, Any]]:
    """Every field and entry, as what holds it and its key."""
    fields: list[tuple[Any, Any]] = []
    unvisited = [data]
    while unvisited:
        holder = unvisited.pop()
        keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        fields += [(holder, key) for key in keys]
        unvisited += [holder[key] for key in keys if isinstance(holder[key], dict | list)]
    return fields


def seal(data: dict[str, Any]) -> bytes:
    """A line of a save whose checksum is right, whatever it says, as a forger would write it."""
    data = {name: value for name, value in data.items() if name != "crc"}
    body = json.dumps(data, ensure_ascii=False, separators=(",", ":"))[:-1].encode()
    return body + b',"crc":"%08x"}\n' % zlib.crc32(body)


def make_byte_spoiler(
    spoil: Callable[[list[tuple[Any, Any]], Random], None],
) -> Callable[..., bytes]:
    """A way to spoil data as a way to spoil the bytes of a file."""

    def spoil_bytes(raw: bytes, random: Random) -> bytes:
        def spoil_line(line: bytes) -> bytes:
            data = json.loads(line)
            for _ in range(random.choice([1, 1, 2])):
                spoil(list_places(data), random)
            return json.dumps(data).encode()

        if b'"crc":"' not in raw:
            return spoil_line(raw)
        lines = raw.splitlines(keepends=True)
        number = random.choice([0, random.randrange(len(lines))])
        line, _, _ = lines[number].rpartition(b',"crc":"')
        body = spoil_line(line + b"}")[:-1]
        lines[number] = body + b',"crc":"%08x"}\n' % zlib.crc32(body)  # as a forger would
        return b"".join(lines)

    spoil_bytes.__name__ = spoil.__name__
    return spoil_bytes


def change_type(fields: list[tuple[Any, Any]], random: Random) -> None:
    holder, key = random.choice(fields)
    holder[key] = copy.deepcopy(random.choice(WRONG))


def remove_value(fields: list[tuple[Any, Any]], random: Random) -> None:
    holder, key = random.choice(fields)
    del holder[key]


def exchange_values(fields: list[tuple[Any, Any]], random: Random) -> None:
    holder, key = random.choice(fields)
    other_holder, other_key = random.choice(fields)
    holder[key] = copy.deepcopy(other_holder[other_key])


def repeat_item(fields: list[tuple[Any, Any]], random: Random) -> None:
    lists = [(holder, key) for holder, key in fields if isinstance(holder, list)]
    if lists:
        holder, key = random.choice(lists)
        holder.extend([holder[key]] * random.choice([1, 1, 1001]))


def duplicate_key(raw: bytes, random: Random) -> bytes:
    colons = [number for number, byte in enumerate(raw) if byte == 58]
    at = raw.rfind(b'"', 0, raw.rfind(b'"', 0, random.choice(colons)))
    return raw[:at] + b'"format": 1, "format": 1, ' + raw[at:]


WAYS: list[Callable[[bytes, Random], bytes]] = [
    truncate,
    flip_bits,
    remove_bytes,
    duplicate_bytes,
    insert_noise,
    insert_huge_number,
    insert_brackets,
    duplicate_key,
    make_byte_spoiler(change_type),
    make_byte_spoiler(change_type),
    make_byte_spoiler(remove_value),
    make_byte_spoiler(exchange_values),
    make_byte_spoiler(repeat_item),
]
