"""`catalogue`: another box of tiles chosen, checked and shown."""

from __future__ import annotations

import json

from tests.box import ROOT, load_box
from tests.commands.cases import make_own_catalogue
from tests.commands.conftest import Command
from tests.tabletop.files.documents import GONE, edit, make_duel

WRONG = "is not written in the right form"


def test_another_catalogue_can_be_chosen(run: Command) -> None:
    own_file = run.write_file(make_own_catalogue(), "mine.json")
    position = run.write_file(edit(make_duel(), ("hands.white", ["cathedral-wood"])))
    build = '{"do": "build", "tile": "cathedral-wood", "at": [-1, 0]}'
    assert build in run("legal", position, "--catalogue", own_file).out
    assert build not in run("legal", position).out
    assert (
        run("new", "--seed", "1", "--catalogue", own_file).parse_line()
        == run("new", "--seed", "1").parse_line()
    )
    broken = run.write_file(edit(make_own_catalogue(), ("name", 1)), "broken.json")
    sentence = f"{broken}: name: {WRONG} (Input should be a valid string)"
    for arguments in (
        ["score", position],
        ["new"],
        ["play", position],
        ["legal", "--lines", position],
    ):
        assert run.expect_error(*arguments, "--catalogue", broken) == sentence


def test_check_names_every_fault_on_a_line(run: Command) -> None:
    faulty = edit(
        make_own_catalogue(), ("tiles[9].cost.wood", 10), ("tiles[0].variant", None), ("name", "")
    )
    file = run.write_file(faulty)
    run("catalogue", "check", file)
    assert run.status == 2
    assert run.out == ""
    assert run.err.splitlines() == [
        f"{file}: name: {WRONG} (String should have at least 1 character)",
        f"{file}: tile mill, cost.wood: {WRONG} (Input should be less than or equal to 9)",
        f"{file}: tile inn-wheat, variant: the building inn needs the variant row or column",
    ]


def test_a_file_of_no_game_is_refused_by_its_format(run: Command) -> None:
    file = run.write_file(edit(make_own_catalogue(), ("format", "chess-catalogue")))
    sentence = f'{file}: format: "chess-catalogue" is not a format of this program'
    for arguments in (["catalogue", "check"], ["catalogue", "show"], ["score"], ["legal"]):
        assert run.expect_error(*arguments, file) == sentence
    assert run.expect_error("new", "--catalogue", file) == sentence


def test_check_says_that_a_catalogue_is_sound_and_what_is_odd(run: Command) -> None:
    run("catalogue", "check", run.write_file(make_own_catalogue()))
    assert run.status == 0
    assert run.out.startswith("my box: valid, 54 tiles and 10 treasures, digest ")
    assert run.out.count("\n") == 1
    odd = edit(make_own_catalogue(), ("tiles[9].terrain", "stone"))
    run("catalogue", "check", "-", stdin=json.dumps(odd))
    assert run.status == 0
    assert run.out.splitlines()[1] == (
        "Note: the set land-industry has 3 wood, 2 wheat, 4 stone; "
        "the rulebooks give each set three tiles of each terrain."
    )


def test_the_name_of_a_catalogue_cannot_steer_a_terminal(run: Command) -> None:
    data = run.write_file(edit(make_own_catalogue(), ("name", "my\n\x1b[2Jbox")))
    assert run("catalogue", "check", data).out.startswith("my\\u000a\\u001b[2Jbox: valid, ")
    assert run("catalogue", "show", data).out.startswith("my\\u000a\\u001b[2Jbox, digest ")


def test_show_has_every_tile_with_the_source_of_each_fact(run: Command) -> None:
    run("catalogue", "show")
    assert run.status == 0
    lines = run.out.splitlines()
    for tile in load_box().tiles:
        assert sum(line.split()[:1] == [tile] for line in lines) == 1
    (inn,) = [line.split() for line in lines if line.startswith("  inn-wood ")]
    assert " ".join(inn) == "inn-wood Inn (column) bb wood r 0 1 2 b NS r r"
    (site,) = [line for line in lines if line.startswith("  pilgrimage-site-stone ")]
    assert "N E S W b" in site
    assert sum("formation" in line for line in lines) == 4
    run("catalogue", "show", run.write_file(make_own_catalogue()))
    (inn,) = [line.split() for line in run.out.splitlines() if line.startswith("  inn-wood ")]
    assert inn[6:10] == ["0", "0", "0", "o"]


def test_show_as_a_file_can_be_checked_and_edited(run: Command) -> None:
    text = run("catalogue", "show", "--json").out
    assert "digest" not in json.loads(text)
    file = run.write_file(text, "mine.json")
    run("catalogue", "check", file)
    installed = json.loads((ROOT / "resources/games/two_heirs/catalogue.json").read_text("utf-8"))
    assert f"digest {installed['digest']}." in run.out


def test_show_refuses_what_is_not_sound(run: Command) -> None:
    file = run.write_file(edit(make_own_catalogue(), ("tiles[3]", GONE)))
    assert run.expect_error("catalogue", "show", file) == (
        f'{file}: tiles: the set "travel" must have 9 tiles, not 8'
    )
