"""Errors in the prose of rule book or tutorial are reported with file and line."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from compile_data import GAMES, CompileError, compile_all, read_prose
from prose.markdown import Block, make_text, read_blocks
from prose.packing import pack

from tests.box import ROOT
from twoheirs_qt.games.bunny_kingdom.prose.course import COURSE as BUNNY_COURSE
from twoheirs_qt.games.bunny_kingdom.prose.rule_book import BOOK as BUNNY_BOOK
from twoheirs_qt.games.two_heirs.prose.rule_book import BOOK
from twoheirs_qt.tabletop import data

PROSE = "resources/games/two_heirs"

# File, text there, wrong text instead, and a part of the message.
FAULTS = [
    # links, ids and what is referred to
    ("rulebook/turn.md", "(effects/camp)", "(effects/kamp)", "there is no section “effects/kamp”"),
    ("rulebook/turn.md", "(effects/camp)", "(effects/camp", "“[” belongs to nothing"),
    ("rulebook/turn.md", "{#turn/take}", "{#turn/reach}", "“#turn/reach” is no id"),
    ("rulebook/turn.md", " {#turn/take}", "", "“” is no id of a section"),
    ("rulebook/turn.md", "ruling R2", "ruling R99", "there is no section “ruling/R99”"),
    ("rulebook/turn.md", "# A turn", "A turn", "a chapter begins with its title"),
    ("rulebook/contents.md", "- turn\n", "", "“turn” has no file, or is a file that is not"),
    ("rulebook/contents.md", "- turn\n", "- trun\n", "“trun” has no file"),
    ("tutorial/build.md", "turn/access", "turn/acess", "there is no section “turn/acess”"),
    # marks of Markdown
    ("rulebook/turn.md", "**Take**", "**Take*", "“*” belongs to nothing"),
    ("rulebook/turn.md", "**Take**", "_Take_", "“_” belongs to nothing"),
    ("rulebook/turn.md", "like:\n\n", "like:\n", "an empty line is missing"),
    ("rulebook/turn.md", "## Your", "### Your", "an empty line is missing, or an indent"),
    ("rulebook/setup.md", "{set travel} |", "", "the rows of this table differ"),
    # directives and their options
    ("rulebook/turn.md", "::: example", "::: exampel", "“exampel” is unknown"),
    ("rulebook/turn.md", ":show:", ":shew:", "“example” takes no “shew”"),
    ("rulebook/turn.md", "reserve\n", "reserv\n", "“show” knows no “reserv”"),
    ("rulebook/turn.md", "example reach-gap", "example gap", "its position, gap.json, is missing"),
    ("rulebook/turn.md", ":do: take 2", ":do: grab 2", "“grab” is unknown; there are break-camp"),
    ("rulebook/turn.md", ":do: take 2", ":do: take", "“take”: “take” is followed by a number"),
    ("rulebook/turn.md", ":origin: 0,0", ":origin: 0", "“0” is no cell"),
    ("rulebook/turn.md", "ruling R2", "ruling R2\n:x: y", "“ruling” takes no “x”"),
    ("tutorial/build.md", ":light:", ":lit:", "“step” takes no “lit”"),
    ("tutorial/build.md", "tile inn-wheat", "tille inn", "“tille” is unknown; there are cell"),
    ("tutorial/build.md", "task build", "task erect", "“erect” is unknown"),
    ("tutorial/ways.md", "way take", "way grab", "'grab' is not a valid Gesture"),
    # living values
    ("rulebook/turn.md", "= reach white", "= raech white", "“raech” is unknown; there are"),
    ("rulebook/turn.md", "= reach white", "= reach green", "“reach green”: there is no “green”"),
    ("rulebook/turn.md", "= reach white", "= reach", "“reach”: “reach” is followed by an heir"),
    ("rulebook/turn.md", "{reach} = reach white\n", "", "“reach” has no value"),
    ("rulebook/turn.md", "reach: {reach}", "reach: 2", "its words do not use “reach”"),
    ("tutorial/build.md", "{cost} =", "{costs} =", "“cost” is used without a value"),
    # names, tiles and buildings
    ("rulebook/turn.md", "short-of bakery", "short-of baker", "there is no tile “baker”"),
    ("rulebook/turn.md", ":tile: bakery", ":tile: baker", "there is no tile “baker”"),
    ("rulebook/turn.md", "expand lodge", "expand lode", "there is no tile “lode”"),
    ("tutorial/build.md", ":tile: inn-wheat", ":tile: inn", "there is no tile “inn”"),
    ("rulebook/setup.md", "{set travel}", "{set travels}", "'travels' is not a valid TileSet"),
    ("rulebook/setup.md", "set/travel", "set/travels", "there is no picture “set/travels”"),
    ("rulebook/buildings.md", "## Inn", "## Tavern", "the name of the building is “Inn”"),
    ("rulebook/buildings.md", "example siege", "example seige", "“seige” is written twice, or not"),
]

# Faults in the prose of the other game, with a part of the message.
BUNNY_FAULTS = [
    ("rulebook/parchments.md", "## Fisher {", "## Angler {", "the name of the card is “Fisher”"),
    ("rulebook/parchments.md", "{#card/merchant}", "{#card/trader}", "“card/merchant” is missing"),
    ("rulebook/build.md", "::: ruling B13", "", "the ruling B13 stands in no section"),
    ("rulebook/rulings.md", "{#ruling/B7}", "{#ruling/B77}", "there is no section “ruling/B7”"),
    ("rulebook/build.md", "(build/posts)", "(build/post)", "there is no section “build/post”"),
    ("rulebook/build.md", "points E4", "points E9", "the example “towers” does not work"),
    ("rulebook/build.md", ":first: D3", ":first: D33", "there is no territory “D33”"),
    ("rulebook/build.md", ":last: F8\n", "", "the “first” and the “last” territory"),
    (
        "tutorial/build.md",
        "task build city-2 E4",
        "task build city-2 A1",
        "step 2 of “build”: 0 legal",
    ),
    (
        "tutorial/build.md",
        "task build city-2 E4",
        "task build city-2",
        "step 2 of “build”: 5 legal",
    ),
    ("tutorial/draft.md", "draft E4,H1", "draft E4,A1", "step 3 of “draft”: Draft("),
    ("tutorial/harvest.md", "task trade G6 fish", "task trade G6 gold", "step 1 of “harvest”: 0"),
]

# The same, but where it is found is somewhere else.
FOUND_ELSEWHERE = [
    ("rulebook/rulings.md", "You must", "- You must", "a ruling is a paragraph", "## No tile to"),
    ("rulebook/buildings.md", "#building/inn", "#building/in", "“building/inn” has", "::: build"),
    ("rulebook/buildings.md", "note area\n", "note\n", "“area” is written twice", "::: note area"),
    ("tutorial/build.md", "::: learned", "::: learnt", "a lesson is its title, steps", "# Build"),
    ("tutorial/ways.md", "way take", "way build", "“take” is missing", "::: way end-turn"),
]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with the prose, and nothing else."""
    for folder in ("rulebook", "tutorial"):
        shutil.copytree(ROOT / PROSE / folder, tmp_path / "checkout" / PROSE / folder)
    return tmp_path / "checkout"


def spoil(checkout: Path, name: str, right: str, wrong: str, prose: str = PROSE) -> str:
    """Write something else into a file; returns what it holds now."""
    file = checkout / prose / name
    content = file.read_text("utf-8")
    assert right in content
    spoilt_content = content.replace(right, wrong, 1)
    file.write_text(spoilt_content, "utf-8")
    return spoilt_content


@pytest.mark.parametrize(("name", "right", "wrong", "message"), FAULTS)
def test_an_error_is_reported_with_file_and_line(
    checkout: Path, name: str, right: str, wrong: str, message: str
) -> None:
    """The line is the first of the paragraph, list, table or directive."""
    offset = (ROOT / PROSE / name).read_text("utf-8").index(right)
    before = spoil(checkout, name, right, wrong)[:offset].rpartition("\n\n")
    line = "".join(before[:2]).count("\n") + 1
    with pytest.raises(CompileError) as fault:
        read_prose(checkout)
    assert str(fault.value).startswith(f"{PROSE}/{name}:{line}: ")
    assert message in str(fault.value)


@pytest.mark.parametrize(("name", "right", "wrong", "message"), BUNNY_FAULTS)
def test_the_other_game_is_checked_as_strictly(
    tmp_path: Path, name: str, right: str, wrong: str, message: str
) -> None:
    """Its examples and lessons are played, too."""
    game = "games/bunny_kingdom"
    shutil.copytree(ROOT / "resources" / game, tmp_path / "resources" / game)
    spoil(tmp_path, name, right, wrong, f"resources/{game}")
    with pytest.raises(CompileError) as fault:
        read_prose(tmp_path, game)
    assert message in str(fault.value)


@pytest.mark.parametrize(("name", "right", "wrong", "message", "there"), FOUND_ELSEWHERE)
def test_a_missing_part_is_reported_where_it_is_used(
    checkout: Path, name: str, right: str, wrong: str, message: str, there: str
) -> None:
    before, _, _ = spoil(checkout, name, right, wrong).partition(there)
    with pytest.raises(CompileError) as fault:
        read_prose(checkout)
    assert str(fault.value).startswith(f"{PROSE}/{name}:{before.count(chr(10)) + 1}: ")
    assert message in str(fault.value)


def test_nothing_is_compiled_of_prose_with_a_fault(checkout: Path) -> None:
    assert {"games/two_heirs/rulebook/book.json", "games/two_heirs/tutorial/course.json"} <= set(
        compile_all(checkout)
    )
    assert compile_all(checkout) == []
    compiled_book = checkout / "twoheirs_qt/_data/games/two_heirs/rulebook/book.json"
    before = compiled_book.read_bytes()
    spoil(checkout, "tutorial/take.md", "turn/take", "turn/tale")
    with pytest.raises(CompileError, match=r"tutorial/take\.md:\d+: there is no section"):
        compile_all(checkout)
    assert compiled_book.read_bytes() == before
    assert not list(compiled_book.parent.glob("*.md"))


def test_prose_is_compiled_without_pythonpath(checkout: Path) -> None:
    """The build of a wheel runs where the program is not installed."""
    (checkout / PROSE / "tutorial/take.md").write_text("", "utf-8")
    code = (
        f"import sys; sys.path.insert(0, {str(ROOT / 'packaging')!r}); import compile_data\n"
        f"compile_data.read_prose(compile_data.Path({str(checkout)!r}))"
    )
    process = subprocess.run(
        [sys.executable, "-I", "-c", code], capture_output=True, text=True, check=False
    )
    assert process.returncode == 1
    assert (
        "CompileError: resources/games/two_heirs/tutorial/take.md:1: the file is empty"
        in process.stderr
    )


def test_prose_is_read_where_pydantic_is_not_installed() -> None:
    """The build of a wheel has only PySide6; examples and lessons are played elsewhere."""
    code = (
        f"import sys; sys.path.insert(0, {str(ROOT / 'packaging')!r})\n"
        "sys.modules['pydantic'] = None\n"
        "import importlib.util as util; find = util.find_spec\n"
        "util.find_spec = lambda name, *rest: None if name == 'pydantic' else find(name, *rest)\n"
        "import compile_data\n"
        "print([len(compile_data.read_prose(compile_data.ROOT, game)[0].chapters)"
        " for game in compile_data.GAMES])"
    )
    process = subprocess.run(
        [sys.executable, "-I", "-c", code], capture_output=True, text=True, check=False
    )
    assert process.returncode == 0, process.stderr
    chapters = json.loads(process.stdout)
    assert len(chapters) == len(GAMES)
    assert min(chapters) >= 10


def test_what_is_packed_is_what_was_read() -> None:
    book, course = read_prose(ROOT)
    assert (
        pack(book)
        == pack(BOOK)
        == json.loads(data.find_path("games/two_heirs/rulebook/book.json").read_bytes())
    )
    assert pack(course) == json.loads(
        data.find_path("games/two_heirs/tutorial/course.json").read_bytes()
    )


def test_the_other_game_is_packed_as_it_was_read() -> None:
    book, course = read_prose(ROOT, "games/bunny_kingdom")
    path = "games/bunny_kingdom/rulebook/book.json"
    assert pack(book) == pack(BUNNY_BOOK) == json.loads(data.find_path(path).read_bytes())
    path = "games/bunny_kingdom/tutorial/course.json"
    assert pack(course) == pack(BUNNY_COURSE) == json.loads(data.find_path(path).read_bytes())


def test_blocks_are_separated_by_empty_lines(tmp_path: Path) -> None:
    file = tmp_path / "resources" / "prose.md"
    file.parent.mkdir()
    file.write_text(
        "<!-- A note\namong writers. -->\n\n# Title {.paged}\n\n\nA paragraph\nof two lines.\n\n"
        "1. One\n2. and\n   two\n\n| A | B |\n| --- | --- |\n| a | b |\n\n"
        "::: example name\n:show: it\n{n} = cells\nWords: {n}.\n",
        "utf-8",
    )
    place = "resources/prose.md"
    assert read_blocks(file) == [
        Block(f"{place}:4", "#", ".paged", (("Title",),)),
        Block(f"{place}:7", "paragraph", "", (("A paragraph of two lines.",),)),
        Block(f"{place}:10", "numbers", "", (("One",), ("and two",))),
        Block(f"{place}:14", "table", "", (("A", "B"), ("a", "b"))),
        Block(
            f"{place}:18", "example", "name", (("Words: {n}.",),), {"show": "it"}, {"n": "cells"}
        ),
    ]


def test_marks_become_tags_and_brackets_a_comment() -> None:
    text = make_text("**[Take](turn/take)** *one* & {tile}: 1 < 2. [rules §3 A]", "Rule book", "R1")
    assert text.source == ("<b><a href='turn/take'>Take</a></b> <i>one</i> &amp; {tile}: 1 &lt; 2.")
    assert (text.context, text.comment) == ("Rule book", "rules §3 A")
    assert make_text("Take", "Rule book", "R1").comment == "R1"
    assert make_text("{keys}", "Tutorial").context == ""
