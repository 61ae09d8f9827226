"""Each name once in each slot of each sentence: `python -m tests.translations.slots pl`.

Names are put in one at a time, with a usual one in every other slot. Left out are joints of lists
names of cells, of programs and addresses, and the rule book and the tutorial, whose slots hold
amounts of one example.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from tests.box import load_box
from tests.translations.catalogues import FORMS, read_committed
from twoheirs_qt.games.two_heirs.advice.themes import Theme
from twoheirs_qt.games.two_heirs.rules import Reason, Why
from twoheirs_qt.games.two_heirs.rules.components import Building, Heir, Terrain, TileSet, TroopKind
from twoheirs_qt.games.two_heirs.words import names, practice
from twoheirs_qt.games.two_heirs.words.reasons import describe_reason, describe_reasons
from twoheirs_qt.tabletop.text.language import Languages, localize
from twoheirs_qt.tabletop.text.text import (
    Arg,
    Text,
    join_by_and,
    join_by_or,
    make_untranslated_text,
)

_LEFT_OUT: Final = (
    *("Cells", "Lists", "Rule book", "Tutorial", "Programs", "AboutDialog"),
    "Bunny",  # its names stand alone: tests/games/bunny_kingdom/words/test_table_words.py
)
_NUMBERS: Final = {2: (1, 5), 3: (1, 2, 5)}
"""One for each form of a counted text, by how many forms a language has."""
_SLOT: Final = re.compile(r"\{(\w+)\}")

_TILES: Final = {names.name_tile(tile): tile for tile in load_box().tiles.values()}
_OBJECTS: Final = [names.name_tile_as_object(tile) for tile in _TILES.values()]
_TREASURES: Final = {treasure.kind: treasure for treasure in load_box().treasures.values()}
_CELL: Final = names.name_cell((1, -1))
_CELLS: Final = join_by_and([names.name_cell((0, 0)), _CELL])
_HEIRS: Final = [make_untranslated_text("Ada"), names.name_heir(Heir.WHITE), names.name_henry()]
_AMOUNTS: Final = names.describe_amounts((1, 2, 5))
_REASON: Final = Reason(Why.NO_TROOP_NEAR)


def _fill(context: str, source: str, **args: Arg) -> Text:
    """A sentence of the program, which stands in a slot of another."""
    key = (context, source, "")
    assert key in read_committed("pl"), source
    return Text(context, source).fill(**args)


_SENTENCE: Final = _fill("Chronicle", "{heir} took {tile}", heir=_HEIRS[0], tile=_OBJECTS[0])
_PLACE: Final = _fill(
    "Table", "{cell}: {heir}'s {tile}", cell=_CELL, tile=next(iter(_TILES)), heir=_HEIRS[1]
)
_ACTION: Final = _fill("Actions", "Build {tile} at {cell}", tile=_OBJECTS[0], cell=_CELL)
_FAULT: Final = make_untranslated_text("Xyz.")

_KINDS: Final[Mapping[str, Sequence[Arg]]] = {
    "access": [names.name_resource_as_access(terrain) for terrain in Terrain],
    "accusative": _OBJECTS,
    "accusatives": [join_by_and(_OBJECTS[:2]), names.combine_equal_names([_OBJECTS[0]] * 2)[0]],
    "action": [_ACTION],
    "amounts": [_AMOUNTS],
    "building": [names.name_building(building) for building in Building],
    "cell": [_CELL],
    "cells": [_CELLS],
    "destroyed": [
        join_by_or(
            [_fill("Advice", "{tile} at {cell}", tile=item, cell=_CELL) for item in _OBJECTS[:2]]
        )
    ],
    "entry": [_SENTENCE],
    "fault": [_FAULT],
    "heir": _HEIRS,
    "label": [_fill("Table", "Build {tile} here", tile=_OBJECTS[0])],
    "level": [names.name_level(item) for item in (1, 2, 3)],
    "level_object": [names.name_level_as_object(item) for item in (1, 2, 3)],
    "missing": [
        names.describe_missing_amounts(item)
        for item in ((1, 0, 0), (0, 2, 0), (0, 0, 5), (1, 2, 5))
    ],
    "nominative": list(_TILES),
    "nominatives": [
        join_by_or(list(_TILES)[:2]),
        names.combine_equal_names([next(iter(_TILES))] * 2)[0],
    ],
    "number": [5],
    "options": [
        join_by_or([_fill("Advice", item) for item in ("build", "expand", "move a troop")])
    ],
    "others": [_fill("Henry", f"two other {terrain.word} tiles") for terrain in Terrain],
    "pace": [_fill("Table", item) for item in ("slow", "normal", "quick", "at once", "by steps")],
    "place": [_PLACE],
    "raw": [make_untranslated_text("xyz")],
    "reason": [describe_reason(_REASON, load_box())],
    "reasons": [describe_reasons([_REASON, Reason(Why.CELL_TAKEN)], load_box())],
    "resource": [names.name_resource(terrain) for terrain in Terrain],
    "set": [names.name_set(tile_set) for tile_set in TileSet],
    "terrain": [names.name_terrain(terrain) for terrain in Terrain],
    "theme": [practice.name_theme(theme) for theme in Theme],
    "time": [make_untranslated_text("20:15")],
    "treasure": [names.name_treasure(item) for item in _TREASURES.values()],
    "troop": [names.name_troop(troop_kind) for troop_kind in TroopKind],
    "turns": [join_by_and([_fill("Review", "turn {turn} ({heir})", turn="5", heir=_HEIRS[1])] * 2)],
    "variant": [names.name_variant(tile.variant) for tile in _TILES.values() if tile.variant],
    "whole": [_fill("Table", "This place of the royal reserve is empty.")],
}


_BY_SLOT: Final = {
    **dict.fromkeys(("action", "actions", "choice"), "action"),
    **dict.fromkeys(("before", "after", "count", "done", "found", "kept"), "number"),
    **dict.fromkeys(("last", "less", "limit", "more", "most", "number", "percent"), "number"),
    **dict.fromkeys(("points", "reach", "shared", "shown", "step", "stone", "turn"), "number"),
    **dict.fromkeys(("wheat", "wins", "wood"), "number"),
    **dict.fromkeys(("own", "rating", "strength", "strongest", "uncertain", "weakest"), "number"),
    **dict.fromkeys(("best", "chance", "lead", "least", "mean", "spread", "tenth"), "number"),
    **dict.fromkeys(("blue_points", "white_points", "blue_count", "white_count"), "number"),
    **dict.fromkeys(("blue", "loser", "white", "winner"), "heir"),
    **dict.fromkeys(("cell", "centre", "first", "origin"), "cell"),
    **dict.fromkeys(("cost", "effects", "means", "sources"), "amounts"),
    **dict.fromkeys(("change", "changes", "counts", "error"), "raw"),
    **dict.fromkeys(("day", "file", "folder", "game", "hints", "language"), "raw"),
    **dict.fromkeys(("name", "opponent", "page", "road", "row"), "raw"),
    **dict.fromkeys(("scores", "sets", "supply", "top", "version"), "raw"),
    **dict.fromkeys(("entry", "event", "gains", "lines", "looked", "sentence"), "entry"),
    **dict.fromkeys(("heading", "plan", "question", "remedy", "words"), "whole"),
    **dict.fromkeys(("date", "time", "when"), "time"),
    "building": "building",
    "buildings": "destroyed",
    "cells": "cells",
    "choices": "options",
    "effect": "label",
    "fault": "fault",
    "heir": "heir",
    "level": "level",
    "near": "place",
    "options": "options",
    "pace": "pace",
    "place": "place",
    "reason": "reason",
    "reasons": "reasons",
    "resource": "resource",
    "resources": "missing",
    "set": "set",
    "terrain": "terrain",
    "tile": "nominative",
    "tiles": "nominatives",
    "theme": "theme",
    "treasure": "treasure",
    "treasures": "number",
    "troop": "troop",
    "turns": "turns",
    "variant": "variant",
    "what": "nominative",
}
"""What goes into a slot of this name, where no sentence says otherwise."""

_ELSEWHERE: Final = {
    ("{heir} against {level}", "level"): "level",
    ("You beat {level}, {more} points to {less}!", "level"): "level_object",
    ("The royal reserve has places 0 to 6, but no place {place}", "place"): "number",
    ("Undone: {what}", "what"): "entry",
    ("{whole}.{tenth}", "whole"): "number",
    ("{step} ({points})", "step"): "entry",
    ("{heir} gains access to {resources}", "resources"): "amounts",
    ("{heir} gains access to {resources} and loses access to {lost}", "lost"): "amounts",
    ("{heir} gains access to {resources} and loses access to {lost}", "resources"): "amounts",
    ("Removed once its column has {tiles}.", "tiles"): "others",
    ("Removed once its row has {tiles}.", "tiles"): "others",
    ("Out of the game: {tiles}.", "tiles"): "nominatives",
    ("{heir} took {tile}", "tile"): "accusative",
    ("Pick up {tile}", "tile"): "accusative",
    ("Expand here with {tile}", "tile"): "accusative",
}
"""What goes into a slot of this sentence."""

_CASE: Final = re.compile(
    r"\{tiles?\}[^;]*\b(?:accusative|objects)|accusatives?\b or more|objects:"
)
_HARD: Final = frozenset("bcdfghjklmnpqrstvwxz")
_ACCESS: Final = '"Access to resources"'


def find_kind(source: str, hint: str, slot: str) -> str:
    """The kind of names for a slot, from the hint for translators too; KeyError if none says it."""
    kind = _ELSEWHERE.get((source, slot)) or _BY_SLOT[slot]
    if slot in ("tile", "tiles") and _CASE.search(hint):
        return "accusative" if slot == "tile" else "accusatives"
    return "access" if slot == "resource" and _ACCESS in hint else kind


def keep_one_of_a_kind(texts: Sequence[Arg]) -> list[Arg]:
    """The first of names that take the same forms in the present language.

    These have the same article or, without one, end alike: hard consonants do.
    """
    if not isinstance(texts[0], Text) or not texts[0].context.startswith("Buildings"):
        return list(texts)
    kinds: dict[str, Arg] = {}
    for item in texts:
        assert isinstance(item, Text)
        article, _, name = localize(item).split(" (")[0].rpartition(" ")
        end = "hard" if name[-1] in _HARD else name[-1]
        kinds.setdefault(article if article.islower() else end, item)
    return list(kinds.values())


def list_lines(*, to_read: bool) -> Iterator[tuple[str, str]]:
    """Every sentence with a slot or a number, and what it says in the present language.

    `to_read`: not with each building, but with one of those whose names take the same forms.
    """
    numbers = _NUMBERS[FORMS[QLocale().name()[:2]]]
    for (context, source, comment), message in read_committed("pl").items():
        slots = list(dict.fromkeys(_SLOT.findall(source)))
        if context.startswith(_LEFT_OUT) or not (slots or message.counted):
            continue
        raw = context == "Faults"
        kinds = {slot: "raw" if raw else find_kind(source, message.hint, slot) for slot in slots}
        usual = Text(context, source, comment=comment, n=5 if message.counted else None).fill(
            **{slot: _KINDS[kind][0] for slot, kind in kinds.items()}
        )
        texts = [usual.fill_n(n) for n in numbers] if message.counted else [usual]
        for slot, kind in kinds.items():
            result = keep_one_of_a_kind(_KINDS[kind]) if to_read else _KINDS[kind]
            texts += [usual.fill(**{slot: item}) for item in result]
        yield from ((source, item) for item in dict.fromkeys(map(localize, texts)))


def main(language: str) -> None:
    """Print the sentences of a language, below each source."""
    application = QCoreApplication([])
    languages = Languages(application)
    languages.choose(language)
    before = ""
    for source, texts in list_lines(to_read=True):
        if source != before:
            print(f"\n{source}")
            before = source
        print(f"    {texts}")


if __name__ == "__main__":
    main(*sys.argv[1:])
