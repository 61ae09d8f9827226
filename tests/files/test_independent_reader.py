"""A reader of saves written from `FORMAT.md` alone, with nothing of the program but its files.

Whoever writes one in another language needs no more than that page: everything below follows it.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from tests.files.hostile import a_save
from twoheirs_qt.files.save import write_save

Object = dict[str, Any]


class Refused(Exception):
    """Not a file of this format."""


# -- All files ------------------------------------------------------------------------------------


def no_field_twice(pairs: list[tuple[str, Any]]) -> Object:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise Refused("a field twice")
    return found


def read(path: Path, wanted: str) -> Object:
    raw = path.read_bytes()
    if len(raw) > 5_242_880:
        raise Refused("too large")
    document = json.loads(raw.decode("utf-8"), object_pairs_hook=no_field_twice)
    if not isinstance(document, dict) or document.get("format") != wanted:
        raise Refused("another format")
    if document["version"] != 1:
        raise Refused(f"version {document['version']} is needed")
    return document


# -- The digest of a state ------------------------------------------------------------------------


def cell(value: list[int] | None) -> str:
    return "-" if value is None else f"{value[0]},{value[1]}"


def one(value: bool) -> str:
    return "1" if value else "0"


def null(value: object) -> str:
    return "-" if value is None else str(value)


def troops(entries: list[Object]) -> str:
    pieces = []
    for entry in entries:
        piece = f"{entry['kind']}:{cell(entry['at'])}:{one(entry['moved'])}"
        if entry.get("terrain") is not None:
            piece += f":{entry['terrain']}"
        pieces.append(piece)
    return " ".join(sorted(pieces))


def digest_text(position: Object) -> str:
    reserve = position["reserve"]
    lines = [
        f"{position['south']} {one(position['score_roads'])} {position['active']}",
        " ".join(
            sorted(
                f"{cell(each['at'])}:{each['tile']}:{null(each['owner'])}"
                for each in position["landscape"]
            )
        ),
        troops(position["troops"]["white"]),
        troops(position["troops"]["blue"]),
        " ".join([*map(null, reserve["slots"]), str(reserve["shield"]), reserve["crown"]]),
        " ".join(sorted(position["hands"]["white"])),
        " ".join(sorted(position["hands"]["blue"])),
        " ".join(position["stack"]),
        f"{one(position['taken'])} {position['discounts']} {null(position['turns_left'])}",
        " ".join(sorted(cell(each) for each in position["siege"])),
    ]
    if position["mode"] == "solo":
        solo = position["solo"]
        lines += [
            f"{solo['level']} {cell(solo['last_built'])} {cell(solo['start'])}",
            " ".join(solo["pile"]),
            " ".join(
                sorted(f"{cell(each['at'])}:{each['treasure']}" for each in solo["treasures"])
            ),
        ]
    return "\n".join(lines)


def digest(position: Object) -> str:
    return hashlib.sha256(digest_text(position).encode("utf-8")).hexdigest()[:12]


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


def read_save(path: Path) -> Object:
    """What the page says that can be checked without the rules of the game."""
    save = read(path, "twoheirs-save")
    if digest(save["start"]) != save["digests"][0]:
        raise Refused("the start is not the one that was saved")
    for action in save["actions"]:
        if set(action) - {"do"} != FIELDS[action["do"]]:
            raise Refused(f"not an action: {action}")
    if not 0 <= save["done"] <= len(save["actions"]):
        raise Refused("done")
    ends = sum(action["do"] == "end-turn" for action in save["actions"])
    behind = bool(save["actions"]) and save["actions"][-1]["do"] != "end-turn"
    if len(save["digests"]) != 1 + ends + behind:
        raise Refused("digests")
    return save


@pytest.mark.parametrize(("seed", "level"), [(1, None), (2, 1), (3, 3), (6, None), (7, 2)])
def test_a_reader_from_the_page_alone_reads_our_saves(
    tmp_path: Path, seed: int, level: int | None
) -> None:
    path = tmp_path / "game.twoheirs"
    game = a_save(seed, level)
    write_save(path, game)
    save = read_save(path)
    assert len(save["actions"]) == len(game.actions)
    assert save["done"] == game.done
    assert save["summary"]["mode"] == ("duel" if level is None else "solo")
    assert set(save["settings"]["heirs"]) == {"white", "blue"}
    assert save["gave_up"] is None


def test_it_sees_what_was_changed(tmp_path: Path) -> None:
    path = tmp_path / "game.twoheirs"
    write_save(path, a_save(1, None))
    document = json.loads(path.read_text("utf-8"))
    document["start"]["stack"].reverse()
    path.write_text(json.dumps(document), "utf-8")
    with pytest.raises(Refused, match="the start"):
        read_save(path)


def test_the_example_of_the_page_has_the_digest_of_the_page() -> None:
    page = (Path(__file__).parents[2] / "twoheirs_qt/files/FORMAT.md").read_text("utf-8")
    example = json.loads(page.split("```json\n")[1].split("```")[0])
    text = page.split("```text\n")[1].split("```")[0].removesuffix("\n")
    assert digest_text(example) == text
    assert f"`{digest(example)}`" in page
