"""The examples of the rule book hold what their words say: the numbers come from the rules."""

from __future__ import annotations

import re

import pytest

from tests.box import ROOT, load_box
from twoheirs_qt.games.two_heirs.codec.position import load_position
from twoheirs_qt.games.two_heirs.prose.measures import Played
from twoheirs_qt.games.two_heirs.prose.rule_book import BOOK
from twoheirs_qt.games.two_heirs.rules import (
    Building,
    Event,
    Heir,
    State,
    Terrain,
    apply,
    find_coverage,
    is_legal,
    make_capabilities,
    make_score_sheet,
)
from twoheirs_qt.games.two_heirs.rules.actions import Build
from twoheirs_qt.tabletop.prose.book_model import Example
from twoheirs_qt.tabletop.text.text import Arg, Text, render_english

FOLDER = ROOT / "resources/games/two_heirs/rulebook"
EXAMPLES = {example.id: example for example in BOOK.list_examples()}

# Counted by hand in the pictures, by the rules of §3, §5 and §7: what each caption must say.
CAPTION_VALUES: dict[str, dict[str, str]] = {
    "reach-gap": {"reach": "2 tiles"},
    "reach-withdraw": {"before": "2 tiles", "now": "3 tiles"},
    "reach-take": {"before": "0", "now": "2"},
    "build-cells": {"cells": "12"},
    "access-sources": {"wood": "1", "wheat": "1", "stone": "2", "short": "0"},
    "access-farm": {"wood": "1", "wheat": "3", "stone": "1", "short": "0"},
    "discount-one": {"short": "1", "open": "1"},
    "discount-two": {"short": "2", "open": "2", "used": "2"},
    "march": {"steps": "3 tiles"},
    "camp-break": {"before": "5 points", "now": "3 points"},
    "siege": {"before": "10 points", "now": "0 points"},
    "building-inn": {"points": "5 points"},
    "building-market": {"points": "4 points"},
    "building-pilgrimage-site": {"points": "4 points"},
    "building-robber-baron": {"points": "6 points"},
    "building-mill": {"points": "4 points"},
    "building-mine": {"points": "3 points", "counted": "6 points"},
    "building-cowshed": {"points": "4 points"},
    "building-bakery": {"points": "3 points"},
    "building-smithy": {"points": "4 points"},
    "building-lodge": {"points": "3 points"},
    "building-camp": {"camp": "2 points"},
    "building-farm": {"wood": "0", "wheat": "1", "stone": "1", "points": "0 points"},
    "building-sawmill": {"wood": "2", "wheat": "0", "stone": "0", "points": "0 points"},
    "building-quarry": {"white": "1", "blue": "1", "points": "0 points"},
    "building-trading-post": {"white": "3 points", "blue": "0 points"},
    "building-cathedral": {"white": "10 points", "blue": "5 points"},
    "building-fortress": {"points": "4 points"},
    "building-watchtower": {"points": "3 points"},
    "building-garrison": {"points": "4 points"},
    "building-basketry": {"points": "6 points"},
    "building-pottery": {"points": "3 points"},
    "building-cooperage": {"points": "3 points"},
    "building-guild": {"pottery": "4 points", "guild": "0 points"},
    "road-turned": {"white": "2", "blue": "1", "points": "1 point"},
    "road-difference": {"white": "3", "blue": "1", "points": "2 points"},
    "road-equal": {"white": "1", "blue": "1", "points": "0 points"},
    "road-crossroads": {
        "white_a": "2",
        "blue_a": "0",
        "white_b": "1",
        "blue_b": "1",
        "points": "2 points",
    },
    "road-ring": {"white": "3", "blue": "1", "points": "2 points"},
    "scoring": {
        "cathedral": "10 points",
        "camp": "2 points",
        "market": "3 points",
        "white": "12 points",
        "blue": "3 points",
    },
    "henry-take": {"tile": "Cowshed"},
    "henry-joins": {"tile": "Mill", "cell": "O13", "rule": "A", "tries": "3"},
    "henry-blocks": {"tile": "Cathedral", "cell": "O13", "rule": "B"},
    "henry-any": {"cell": "O12", "rule": "C", "tries": "2"},
    "henry-none": {"tile": "Sawmill"},
    "treasure": {"treasure": "Row: wheat field", "left": "2"},
    "henry-score": {
        "buildings": "23",
        "treasures": "10",
        "henry": "33 points",
        "you": "16 points",
    },
}


def play_example(example: Example) -> Played:
    before = load_position(FOLDER / f"{example.id}.json", load_box()).state
    after, events = before, list[Event]()
    for action in example.actions:
        after, happened = apply(after, action)
        events += happened
    return Played(before, after, tuple(events))


def _render(value: Arg) -> str:
    return render_english(value) if isinstance(value, Text) else str(value)


def test_every_example_is_counted_by_hand_and_every_file_is_shown() -> None:
    assert set(EXAMPLES) == set(CAPTION_VALUES)
    assert {path.stem for path in FOLDER.glob("*.json")} == set(EXAMPLES)


@pytest.mark.parametrize("name", CAPTION_VALUES)
def test_what_the_rules_give_is_what_was_counted(name: str) -> None:
    example = EXAMPLES[name]
    shown = play_example(example)
    assert {key: _render(ask(shown)) for key, ask in example.values} == CAPTION_VALUES[name]


@pytest.mark.parametrize("name", CAPTION_VALUES)
def test_captions_hold_no_number_that_the_rules_did_not_give(name: str) -> None:
    """A figure in the words of a caption would stay when the position changes."""
    source = re.sub(r"\{\w+\}", "", EXAMPLES[name].caption.source)
    figures = set(re.findall(r"\d+", source))
    assert figures <= {"1"}, source  # "1 wheat by itself": the rule, not a count


@pytest.mark.parametrize("building", Building)
def test_the_example_of_a_building_says_what_the_score_sheet_says(building: Building) -> None:
    section = BOOK.find_section(f"building/{building.value}")
    examples = [block for block in section.blocks if isinstance(block, Example)]
    shown_values: list[str] = []
    scored: list[str] = []
    for example in examples:
        shown = play_example(example)
        shown_values += [_render(ask(shown)) for _, ask in example.values]
        for state in (shown.before, shown.after):
            for column in make_score_sheet(state).heirs:
                scored.append(_format_points(column.total))
                for line in column.buildings:
                    if line.tile.building is building:
                        scored += [_format_points(line.points), _format_points(line.final_points)]
    assert set(shown_values) & set(scored)


def _format_points(count: int) -> str:
    return f"{count} point" if count == 1 else f"{count} points"


def test_there_are_examples_enough_of_each_matter() -> None:
    def count(*sections: str) -> int:
        return sum(
            isinstance(block, Example)
            for name in sections
            for block in BOOK.find_section(name).blocks
        )

    assert count("roads/sections", "roads/score", "roads/crossroads") >= 4
    assert count("turn/access", "turn/expand") >= 3
    assert count("turn/reach", "turn/take") >= 2
    assert count("solo/take", "solo/place", "solo/treasures", "solo/scoring") >= 3


def test_what_an_example_says_can_be_built_can_be_built() -> None:
    for name in ("access-sources", "access-farm", "discount-one", "discount-two"):
        example = EXAMPLES[name]
        state: State = play_example(example).after
        assert example.view.tile is not None
        tile = state.catalogue.tiles[example.view.tile]
        assert find_coverage(state, tile).missing_resources == (0, 0, 0)
        assert any(
            is_legal(state, Build(tile.id, cell))
            for cell in make_capabilities(state, Heir.WHITE).cells
        )


def test_an_opponents_sawmill_gives_only_its_terrain() -> None:
    state = play_example(EXAMPLES["access-farm"]).after
    assert make_capabilities(state, Heir.WHITE).access[Terrain.WOOD] == 1
    assert make_capabilities(state, Heir.BLUE).access[Terrain.WOOD] >= 1


def test_henry_uses_each_of_his_rules_once() -> None:
    letters = []
    for name in ("henry-joins", "henry-blocks", "henry-any"):
        example = EXAMPLES[name]
        letters.append(dict(example.values)["rule"](play_example(example)))
    assert letters == ["A", "B", "C"]
    shown = play_example(EXAMPLES["henry-none"])
    gone = set(shown.after.removed_tiles) - set(shown.before.removed_tiles)
    assert [tile.id for tile in gone] == ["sawmill"]
    assert shown.after.landscape == shown.before.landscape
