"""The commands with Bunny Kingdom's files, as a stranger uses them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.commands.conftest import Command
from tests.commands.conftest import run as run
from tests.games.bunny_kingdom.positions import make_document
from twoheirs_qt.games.bunny_kingdom.codec.catalogue import dump_catalogue, load_program_catalogue

BUILDER: dict[str, Any] = {
    "rabbits": {"yellow": "A3 A4", "pink": "C2"},
    "kept": {"yellow": "city-1", "pink": "city-3"},
    "parchments": {"pink": "royal-ring", "yellow": "liberal"},
}


def test_new_deals_the_first_round(run: Command) -> None:
    data = run("new", "--game", "bunny", "--players", "3", "--seed", "7").parse_line()
    assert data["format"] == "bunny-position"
    assert [len(hand) for hand in data["hands"].values()] == [12, 12, 12]
    assert run("new", "--game", "bunny", "--seed", "7").parse_line()["seats"] == ["yellow", "pink"]


def test_new_says_a_fresh_seed(run: Command) -> None:
    data = run("new", "--game", "bunny").parse_line()
    word, seed = run.err.split()
    assert word == "seed"
    assert run("new", "--game", "bunny", "--seed", seed).parse_line() == data


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("--game bunny --mode solo", "--mode belongs to --game twoheirs"),
        ("--game bunny --no-roads", "--no-roads belongs to --game twoheirs"),
        ("--players 2", "--players belongs to --game bunny"),
    ],
)
def test_options_of_another_game_are_refused(words: str, message: str, run: Command) -> None:
    assert message in run.expect_error("new", *words.split())


def test_legal_and_play_lead_through_a_game(run: Command) -> None:
    file = run.write_file(make_document(**BUILDER))
    assert run("legal", file).parse_lines() == [
        {"do": "build", "card": "city-1", "at": "A3"},
        {"do": "pass"},
    ]
    built = run("play", file, stdin='{"do": "build", "card": "city-1", "at": "A3"}').parse_line()
    assert built["active"] == "pink"
    refusal = run.expect_error("play", file, stdin='{"do": "build", "card": "city-1", "at": "A4"}')
    assert refusal == "standard input: action 1: A building is on A4 already."


def test_play_takes_picks_in_any_order(run: Command) -> None:
    file = run.write_file(
        run("new", "--game", "bunny", "--players", "4", "--seed", "1").parse_line()
    )
    first, second = json.loads(run("legal", file).out.splitlines()[0])["play"]
    played = run(
        "play", file, stdin=json.dumps({"do": "draft", "play": [second, first]})
    ).parse_line()
    assert played["picked"]["yellow"] == {"play": [first, second], "discard": []}


def test_score_traces_each_point(run: Command) -> None:
    file = run.write_file(
        {name: make_document(**BUILDER)[name] for name in ("format", "version", "seats")}
        | {"rabbits": [{"at": "A3", "seat": "pink"}, {"at": "A4", "seat": "pink"}]}
    )
    data = run("score", file, "--json").parse_line()
    assert data["seats"]["pink"]["fiefs"][0]["points"] == 1
    assert data["seats"]["pink"]["total"] == 0
    assert data["winners"] == ["yellow", "pink"]


@pytest.mark.parametrize(
    ("fields", "verdict"),
    [
        ({"harvests": {"yellow": [1], "pink": [0]}}, "Yellow leads."),
        ({}, "Pink leads."),
        ({"harvests": {"yellow": [1], "pink": [0]}}, "Yellow and Pink share the lead."),
    ],
)
def test_score_speaks_to_people(fields: dict[str, Any], verdict: str, run: Command) -> None:
    parchments = {} if verdict == "Yellow leads." else BUILDER["parchments"]
    out = run(
        "score", run.write_file(make_document(**{**BUILDER, "parchments": parchments, **fields}))
    ).out
    assert out.endswith(f"{verdict}\n")
    assert "Fief of A3: strength 1 × wealth 1 = 1 a harvest" in out


def test_a_finished_game_names_winner_and_copies(run: Command) -> None:
    fields: dict[str, Any] = {**BUILDER, "kept": {}, "phase": "over", "active": None}
    out = run(
        "score", run.write_file(make_document(**fields, copies={"liberal": "royal-ring"}))
    ).out
    assert "Liberal (Royal Ring)" in out
    assert out.endswith("Yellow and Pink share the victory.\n")
    out = run("score", run.write_file(make_document(**fields))).out
    assert out.endswith("Pink wins.\n")


def test_view_covers_and_legal_reads_it(run: Command) -> None:
    file = run.write_file(run("new", "--game", "bunny", "--seed", "7").parse_line())
    own = run("view", file, "--seat", "yellow").parse_line()
    assert own["seen_by"] == "yellow"
    assert own["deck"] == 142
    assert own["hands"]["pink"] == 11
    assert run("legal", run.write_file(own, "own.json")).out == run("legal", file).out
    other = run.write_file(run("view", file, "--seat", "pink").parse_line(), "other.json")
    assert run.expect_error("legal", other).endswith("this seat does not have to decide now")
    assert "a whole position is needed" in run.expect_error("play", other)
    assert "a whole position is needed" in run.expect_error("view", other, "--seat", "pink")
    assert run("score", other, "--json").parse_line()["winners"] == ["yellow", "pink"]


def test_view_answers_lines(run: Command) -> None:
    position = make_document(**BUILDER)
    lines = [{"position": position, "seat": seat} for seat in ("yellow", "green")]
    lines.append({"position": {**position, "seats": 1}, "seat": "yellow"})
    run("view", "--lines", "-", stdin="".join(f"{json.dumps(line)}\n" for line in lines))
    view, unknown, broken = run.parse_lines()
    assert run.status == 1
    assert view["parchments"] == {"yellow": ["liberal"], "pink": 1}
    assert '"green" is not a seat' in unknown["error"]
    assert "position.seats" in broken["error"]
    assert "--seat cannot be used" in run.expect_error("view", "--lines", "-", "--seat", "pink")
    assert "--seat is needed" in run.expect_error("view", "-")


def test_the_two_heirs_have_views_too(run: Command) -> None:
    file = run.write_file(run("new", "--seed", "1").parse_line())
    view = run("view", file, "--seat", "blue").parse_line()
    assert view["unseen"] == ["stack"]
    assert '"red" is not a seat' in run.expect_error("view", file, "--seat", "red")


def test_a_catalogue_can_be_shown_corrected_and_used(run: Command) -> None:
    out = run("catalogue", "show", "--game", "bunny").out
    assert "rulebook and A" in out
    assert "at least 7" in out
    own = run("catalogue", "show", "--game", "bunny", "--json").out
    assert json.loads(own) == dump_catalogue(load_program_catalogue())
    own = own.replace('"at_least": 7', '"at_least": 6')
    file = run.write_file(own, "own.json")
    assert "100 territories and 182 cards" in run("catalogue", "check", file).out
    assert run("catalogue", "show", file, "--json").out == own
    position = run.write_file(
        make_document(
            rabbits={"yellow": "A1 A2 A3 A8 D10 E1", "pink": "C2"},
            kept={"yellow": "city-1"},
            parchments={"yellow": "woodland-king"},
        )
    )
    usual = run("score", position, "--json").parse_line()["seats"]["yellow"]["total"]
    changed = run("score", position, "--json", "--catalogue", file).parse_line()
    assert (usual, changed["seats"]["yellow"]["total"]) == (0, 20)
    two_heirs = run.write_file(run("new", "--seed", "1").parse_line())
    assert "of different games" in run.expect_error("legal", two_heirs, "--catalogue", file)


def test_faults_of_a_catalogue_are_listed(run: Command) -> None:
    data = dump_catalogue(load_program_catalogue())
    data["territories"][3]["terrain"] = "swamp"
    run("catalogue", "check", run.write_file(data))
    assert run.status == 2
    assert "territories[3].terrain" in run.err
