"""The prose of The Two Heirs: its notation, its blocks, its names."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from prose.markdown import Block
from prose.notation import Readers, member, parse
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
from twoheirs_qt.games.two_heirs.words.names import building_name, level_name, set_name
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


def cell(word: str) -> Cell:
    """Parse a cell, such as `-1,0`; ValueError if it is none."""
    column, comma, row = word.partition(",")
    if not comma:
        raise ValueError(f"“{word}” is no cell")
    return int(column), int(row)


def tile(word: str) -> str:
    """Parse the id of a tile of the catalogue; ValueError if there is none."""
    if word not in _tiles():
        raise ValueError(f"there is no tile “{word}”")
    return word


@cache
def _tiles() -> frozenset[str]:
    catalogue = json.loads((_RESOURCES / "games/two_heirs/catalogue.json").read_text("utf-8"))
    return frozenset(tile["id"] for tile in catalogue["tiles"])


_READERS: Readers = {
    "Cell": ("a cell", cell),
    "Heir": ("an heir", lambda word: member(Heir, word)),
    "Terrain": ("a terrain", lambda word: member(Terrain, word)),
    "int": ("a number", int),
    "str": ("a tile", tile),
}


class TwoHeirsProse:
    """The part of The Two Heirs in the reading of its prose."""

    folder = "games/two_heirs"
    context = ""
    facts = (INSTALLED_CATALOGUE, OWN_CATALOGUE)
    example_options = ("show", "heir", "focus", "origin", "tile")
    ways = Gesture
    names: Mapping[str, Callable[[str], Text]] = {
        "building": lambda word: building_name(Building(word)),
        "buildings": lambda words: join_by_and(
            [building_name(Building(word)) for word in words.split()]
        ),
        "set": lambda word: set_name(TileSet(word)),
        "level": lambda word: level_name(int(word)),
    }

    def title(self, section_id: str, written: Text) -> Text:
        kind, _, name = section_id.partition("/")
        if kind != "building":
            return written
        title = building_name(Building(name))
        if title.source != written.source:
            raise ValueError(f"the name of the building is “{title.source}”")
        return title

    def frame(self, section_id: str) -> tuple[tuple[model.Block, ...], tuple[model.Block, ...]]:
        return (), ()

    def block(self, block: Block, reader: Reader, section_id: str) -> model.Block:
        match block.kind:
            case "buildings":
                return replace(reader.table(block), rows=tuple(_overview(reader)))
            case "tiles":
                return Tiles(Building(block.argument))
            case "parts":
                return Parts(tile(block.argument), reader.items(block))
            case _:
                raise ValueError(f"“{block.kind}” is unknown")

    def measure(self, words: str) -> Measure:
        name, arguments = parse(MEASURES, words, _READERS)
        return MEASURES.bind(name.__name__.replace("_", "-"), *arguments)

    def actions(self, words: str) -> tuple[Action, ...]:
        calls = (parse(_ACTIONS, action, _READERS) for action in words.split(";"))
        return tuple(kind(*arguments) for kind, arguments in calls)

    def task(self, words: str) -> tuple[type[Any], tuple[Any, ...]]:
        return parse(_ACTIONS, words, _READERS, is_whole=False)

    def spot(self, words: str) -> object:
        if words in _PARTS:
            return _PARTS[words]
        kind, arguments = parse(_SPOTS, words, _READERS)
        return kind(*arguments)

    def thing(self, words: str) -> str:
        return tile(words)

    def view(self, options: Mapping[str, str]) -> View:
        """Parse the view of an example; `show` names its marks, and other flags of `View`."""
        shown_flags = set(options.get("show", "").split())
        marks = shown_flags - {"reserve", "before"}
        if unknown := marks - {mark.name.lower() for mark in Mark}:
            raise ValueError(f"“show” knows no “{min(unknown)}”")
        return View(
            focus=tuple(cell(word) for word in options.get("focus", "").split()),
            marks=frozenset(Mark[mark.upper()] for mark in marks),
            reserve="reserve" in shown_flags,
            heir=member(Heir, options["heir"]) if "heir" in options else None,
            tile=tile(options["tile"]) if "tile" in options else None,
            origin=cell(options["origin"]) if "origin" in options else None,
            before="before" in shown_flags,
        )

    def check(self, book: Book, course: Course, folder: Path) -> None:
        """Leave the rest to the tests: reading has checked what it refers to."""


def _overview(reader: Reader) -> Iterable[tuple[Entry, ...]]:
    for building in Building:
        link = f"building/{building.value}"
        if (link, "") not in reader.points:
            raise ValueError(f"no section “{link}” has its points")
        name = _LINKED.fill(link=link, building=building_name(building))
        yield name, reader.points[link, ""]
