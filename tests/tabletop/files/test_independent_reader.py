"""A reader of saves written from `FORMAT.md` alone, with nothing of the program but its files.

Whoever writes one in another language needs no more than that page: everything below follows it.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.tabletop.files.hostile import make_save, seal
from twoheirs_qt.games.two_heirs.codec.actions import dump_action
from twoheirs_qt.tabletop.saves.files import write_save

Object = dict[str, Any]


class Refused(Exception):
    """Not a file of this format."""


# -- All files ------------------------------------------------------------------------------------


def check_fields(pairs: list[tuple[str, Any]]) -> Object:
    results = dict(pairs)
    if len(results) != len(pairs):
        raise Refused("a field twice")
    return results


def read_lines(path: Path) -> list[Object]:
    """The lines up to the first that is not sound."""
    raw = path.read_bytes()
    if len(raw) > 5_242_880:
        raise Refused("too large")
    results = []
    for line in raw.split(b"\n")[:-1]:  # what ends without a line feed was never finished
        body, _, crc = line.rpartition(b',"crc":"')
        if crc != b'%08x"}' % zlib.crc32(body):
            break
        results.append(json.loads(line.decode("utf-8"), object_pairs_hook=check_fields))
    return results


# -- The digest of a state ------------------------------------------------------------------------


def format_cell(value: list[int] | None) -> str:
    return "-" if value is None else f"{value[0]},{value[1]}"


def format_flag(value: bool) -> str:
    return "1" if value else "0"


def format_optional(value: object) -> str:
    return "-" if value is None else str(value)


def format_troops(entries: list[Object]) -> str:
    pieces = []
    for entry in entries:
        piece = f"{entry['kind']}:{format_cell(entry['at'])}:{format_flag(entry['moved'])}"
        if entry.get("terrain") is not None:
            piece += f":{entry['terrain']}"
        pieces.append(piece)
    return " ".join(sorted(pieces))


def format_digest_text(position: Object) -> str:
    reserve = position["reserve"]
    lines = [
        f"{position['south']} {format_flag(position['score_roads'])} {position['active']}",
        " ".join(
            sorted(
                f"{format_cell(item['at'])}:{item['tile']}:{format_optional(item['owner'])}"
                for item in position["landscape"]
            )
        ),
        format_troops(position["troops"]["white"]),
        format_troops(position["troops"]["blue"]),
        " ".join(
            [*map(format_optional, reserve["slots"]), str(reserve["shield"]), reserve["crown"]]
        ),
        " ".join(sorted(position["hands"]["white"])),
        " ".join(sorted(position["hands"]["blue"])),
        " ".join(position["stack"]),
        f"{format_flag(position['taken'])} {position['discounts']}"
        f" {format_optional(position['turns_left'])}",
        " ".join(sorted(format_cell(item) for item in position["siege"])),
    ]
    if position["mode"] == "solo":
        solo = position["solo"]
        lines += [
            f"{solo['level']} {format_cell(solo['last_built'])} {format_cell(solo['start'])}",
            " ".join(solo["pile"]),
            " ".join(
                sorted(
                    f"{format_cell(treasure['at'])}:{treasure['treasure']}"
                    for treasure in solo["treasures"]
                )
            ),
        ]
    return "\n".join(lines)


def calculate_digest(position: Object) -> str:
    return hashlib.sha256(format_digest_text(position).encode("utf-8")).hexdigest()[:12]


# -- Save -----------------------------------------------------------------------------------------

FIELDS = {
    "take": {"slot"},
    "build": {"tile", "at"},
    "expand": {"tile", "at"},
    "move": {"from", "to"},
    "deploy": {"to"},
    "withdraw": {"from"},
    "break-camp": {"at"},
    "destroy": {"at"},
    "end-turn": {"discard"},
}


class Game:
    """A game as far as the lines of its save can be checked without the rules."""

    def __init__(self, path: Path) -> None:
        first, *changes = read_lines(path)
        if first["format"] != "twoheirs-save" or first["version"] != 2:
            raise Refused("another format")
        if calculate_digest(first["start"]) != first["digest"]:
            raise Refused("the start is not the one that was saved")
        self.first, self.title, self.gave_up = first, "", None
        self.actions: list[Object] = []
        self.done = 0
        for change in changes:
            self.change(change)

    def change(self, change: Object) -> None:
        if "action" in change:
            action = change["action"]
            if set(action) - {"do"} != FIELDS[action["do"]]:
                raise Refused(f"not an action: {action}")
            self.actions[self.done :] = [action]
            self.done += 1
        elif "done" in change:
            self.done = change["done"]
            if not 0 <= self.done <= len(self.actions):
                raise Refused("done")
        elif "title" in change:
            self.title = change["title"]
        elif "seat" in change:
            self.first["settings"]["heirs"][change["seat"]].update(change)
        elif "gave_up" in change:
            self.gave_up = change["gave_up"]
        else:
            raise Refused("an unknown line")


@pytest.mark.parametrize(("seed", "level"), [(1, None), (2, 1), (3, 3), (6, None), (7, 2)])
def test_a_reader_from_the_page_alone_reads_our_saves(
    tmp_path: Path, seed: int, level: int | None
) -> None:
    path = tmp_path / "game.twoheirs"
    game = replace(make_save(seed, level), title="Sunday")
    write_save(path, game)
    read = Game(path)
    assert read.actions == [dump_action(action) for action in game.actions]
    assert (read.done, read.title, read.gave_up) == (game.done_count, "Sunday", None)
    assert set(read.first["settings"]["heirs"]) == {"white", "blue"}


def test_it_sees_what_was_changed(tmp_path: Path) -> None:
    path = tmp_path / "game.twoheirs"
    write_save(path, make_save(1, None))
    first, *more = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(first.replace(b'"shield":0', b'"shield":1') + b"".join(more))
    with pytest.raises(ValueError, match="not enough"):
        Game(path)
    document = json.loads(first)
    document["start"]["stack"].reverse()
    path.write_bytes(seal(document) + b"".join(more))
    with pytest.raises(Refused, match="the start"):
        Game(path)


def test_the_example_of_the_page_has_the_digest_of_the_page() -> None:
    page = (Path(__file__).parents[3] / "twoheirs_qt/games/two_heirs/FORMAT.md").read_text("utf-8")
    example = json.loads(page.split("```json\n")[1].split("```")[0])
    text = page.split("```text\n")[1].split("```")[0].removesuffix("\n")
    assert format_digest_text(example) == text
    assert f"`{calculate_digest(example)}`" in page
