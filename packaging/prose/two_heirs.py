"""The prose of The Two Heirs: its notation, its blocks, its names."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from prose.markdown import Block
from prose.notation import Readers, parse, parse_member
from prose.rulebook import Reader
from twoheirs_qt.games.two_heirs.prose.blocks import (
    INSTALLED_CATALOGUE,
    OWN_CATALOGUE,
    Mark,
    Parts,
    Tiles,
    View,
)
from twoheirs_qt.games.two_heirs.prose.measures import MEASURES
from twoheirs_qt.games.two_heirs.rules.actions import (
    Action,
    BreakCamp,
    Build,
    Deploy,
    Destroy,
    EndTurn,
    Expand,
    Move,
    Take,
    Withdraw,
)
from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.rules.components import Building, Heir, Terrain, TileSet
from twoheirs_qt.games.two_heirs.tutorial.model import Gesture, InHand, OnCell, OnPlace, Part, Spot
from twoheirs_qt.games.two_heirs.words.names import name_building, name_level, name_set
from twoheirs_qt.tabletop.prose import book_model as model
from twoheirs_qt.tabletop.prose.book_model import Book, Entry, Measure
from twoheirs_qt.tabletop.prose.course_model import Course
from twoheirs_qt.tabletop.text.text import Text, join_by_and

_RESOURCES = Path(__file__).resolve().parents[2] / "resources"

_ACTIONS: Mapping[str, type[Action]] = {
    "take": Take,
    "build": Build,
    "expand": Expand,
    "move": Move,
    "deploy": Deploy,
    "withdraw": Withdraw,
    "break-camp": BreakCamp,
    "destroy": Destroy,
    "end-turn": EndTurn,
}
_SPOTS: Mapping[str, type[Spot]] = {"cell": OnCell, "place": OnPlace, "tile": InHand}
_PARTS = {part.name.lower().replace("_", "-"): part for part in Part}

_LINKED = Text("", "<a href='{link}'>{building}</a>")


def parse_cell(word: str) -> Cell:
    """Parse a cell, such as `-1,0`; ValueError if it is none."""
    column, comma, row = word.partition(",")
    if not comma:
        raise ValueError(f"“{word}” is no cell")
    return int(column), int(row)


def parse_tile(word: str) -> str:
    """Parse the id of a tile of the catalogue; ValueError if there is none."""
    if word not in _read_tile_ids():
        raise ValueError(f"there is no tile “{word}”")
    return word


@cache
def _read_tile_ids() -> frozenset[str]:
    catalogue = json.loads((_RESOURCES / "games/two_heirs/catalogue.json").read_text("utf-8"))
    return frozenset(tile["id"] for tile in catalogue["tiles"])


_READERS: Readers = {
    "Cell": ("a cell", parse_cell),
    "Heir": ("an heir", lambda word: parse_member(Heir, word)),
    "Terrain": ("a terrain", lambda word: parse_member(Terrain, word)),
    "int": ("a number", int),
    "str": ("a tile", parse_tile),
}


class TwoHeirsProse:
    """The part of The Two Heirs in the reading of its prose."""

    folder = "games/two_heirs"
    context_prefix = ""
    placeholders = (INSTALLED_CATALOGUE, OWN_CATALOGUE)
    example_options = ("show", "heir", "focus", "origin", "tile")
    gesture_type = Gesture
    name_functions: Mapping[str, Callable[[str], Text]] = {
        "building": lambda word: name_building(Building(word)),
        "buildings": lambda words: join_by_and(
            [name_building(Building(word)) for word in words.split()]
        ),
        "set": lambda word: name_set(TileSet(word)),
        "level": lambda word: name_level(int(word)),
    }

    def choose_title(self, section_id: str, written_title: Text) -> Text:
        kind, _, name = section_id.partition("/")
        if kind != "building":
            return written_title
        title = name_building(Building(name))
        if title.source != written_title.source:
            raise ValueError(f"the name of the building is “{title.source}”")
        return title

    def list_blocks_around(
        self, section_id: str
    ) -> tuple[tuple[model.Block, ...], tuple[model.Block, ...]]:
        return (), ()

    def read_block(self, block: Block, reader: Reader, section_id: str) -> model.Block:
        match block.kind:
            case "buildings":
                return replace(reader.read_table(block), rows=tuple(_list_overview(reader)))
            case "tiles":
                return Tiles(Building(block.argument))
            case "parts":
                return Parts(parse_tile(block.argument), reader.read_items(block))
            case _:
                raise ValueError(f"“{block.kind}” is unknown")

    def parse_query(self, text: str) -> Measure:
        name, arguments = parse(MEASURES, text, _READERS)
        return MEASURES.bind(name.__name__.replace("_", "-"), *arguments)

    def parse_actions(self, text: str) -> tuple[Action, ...]:
        calls = (parse(_ACTIONS, action, _READERS) for action in text.split(";"))
        return tuple(kind(*arguments) for kind, arguments in calls)

    def parse_task(self, text: str) -> tuple[type[Any], tuple[Any, ...]]:
        return parse(_ACTIONS, text, _READERS, is_whole=False)

    def parse_spot(self, text: str) -> object:
        if text in _PARTS:
            return _PARTS[text]
        kind, arguments = parse(_SPOTS, text, _READERS)
        return kind(*arguments)

    def parse_shown_piece(self, text: str) -> str:
        return parse_tile(text)

    def parse_view(self, options: Mapping[str, str]) -> View:
        """Parse the view of an example; `show` names its marks, and other flags of `View`."""
        shown_flags = set(options.get("show", "").split())
        marks = shown_flags - {"reserve", "before"}
        if unknown := marks - {mark.name.lower() for mark in Mark}:
            raise ValueError(f"“show” knows no “{min(unknown)}”")
        return View(
            focus=tuple(parse_cell(word) for word in options.get("focus", "").split()),
            marks=frozenset(Mark[mark.upper()] for mark in marks),
            reserve="reserve" in shown_flags,
            heir=parse_member(Heir, options["heir"]) if "heir" in options else None,
            tile=parse_tile(options["tile"]) if "tile" in options else None,
            origin=parse_cell(options["origin"]) if "origin" in options else None,
            before="before" in shown_flags,
        )

    def check(self, book: Book, course: Course, prose_folder: Path) -> None:
        """Leave the rest to the tests: reading has checked what it refers to."""


def _list_overview(reader: Reader) -> Iterable[tuple[Entry, ...]]:
    for building in Building:
        link = f"building/{building.value}"
        if (link, "") not in reader.points:
            raise ValueError(f"no section “{link}” has its points")
        name = _LINKED.fill(link=link, building=name_building(building))
        yield name, reader.points[link, ""]
