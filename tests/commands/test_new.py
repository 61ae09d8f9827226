"""`new`: the start of a game by its options and its seed."""

from __future__ import annotations

import re

import pytest

from tests.box import ROOT, load_box
from tests.commands.conftest import Command
from twoheirs_qt.games.two_heirs.codec.position import dump_position, parse_position
from twoheirs_qt.games.two_heirs.rules import Heir, NewGame, TileSet, create_game


def test_new_is_the_same_for_ever(run: Command) -> None:
    """A seed that was written down must give the same game in every version and on every system."""
    document = run("new", "--seed", "1").parse_line()
    assert run.err == ""
    assert document == dump_position(create_game(load_box(), NewGame(seed=1)))
    assert document["landscape"] == [{"at": [0, 0], "tile": "trading-post-sawmill", "owner": None}]
    assert document["active"] == "blue"
    assert document["stack"][:3] == ["mine", "pilgrimage-site-stone", "cathedral-stone"]
    assert parse_position(document, load_box()) == create_game(load_box(), NewGame(seed=1))


def test_new_with_options(run: Command) -> None:
    arguments = ["--sets", "crafts, war,patrol", "--seed", "0", "--south", "blue", "--no-roads"]
    sets = (TileSet.WAR, TileSet.PATROL, TileSet.CRAFTS)
    document = run("new", *arguments, "--first", "white").parse_line()
    options = NewGame(seed=0, sets=sets, south=Heir.BLUE, first=Heir.WHITE, score_roads=False)
    assert document == dump_position(create_game(load_box(), options))
    alone = run("new", "--mode", "solo", "--level", "3", "--seed", str(2**64 - 1)).parse_line()
    assert alone == dump_position(create_game(load_box(), NewGame(seed=2**64 - 1, level=3)))
    assert run("new", "--mode", "solo", "--seed", "5").parse_line()["solo"]["level"] == 1


def test_the_example_in_the_page_of_commands_is_one(run: Command) -> None:
    page = (ROOT / "twoheirs_qt" / "commands" / "COMMANDS.md").read_text("utf-8")
    (example,) = re.findall(r"(?m)^twoheirs-qt (new .*?) +#", page)
    assert parse_position(run(*example.split()).parse_line(), load_box()).active


def test_a_fresh_seed_is_printed(run: Command) -> None:
    document = run("new").parse_line()
    word, seed = run.err.split()
    assert word == "seed"
    assert run("new", "--seed", seed).parse_line() == document


def test_a_level_has_no_meaning_in_a_duel(run: Command) -> None:
    document = run("new", "--seed", "1", "--level", "2").parse_line()
    assert "changes nothing" in run.err
    assert "solo" not in document


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("--mode solo --first white", "so --first cannot be used"),
        ("--mode solo --no-roads", "so --no-roads cannot be used"),
        ("--sets travel,war", "three different sets"),
        ("--sets travel,war,war", "three different sets"),
        ("--sets travel,war,crafts,patrol", "three different sets"),
        ("--sets travel,war,farming", "there is no set 'farming': choose from travel,"),
        ("--sets ,", "there is no set ''"),
    ],
)
def test_new_refuses(words: str, message: str, run: Command) -> None:
    assert message in run.expect_error("new", *words.split())
