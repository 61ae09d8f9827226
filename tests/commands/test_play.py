"""`legal` and `play`: what may be done, and doing it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.commands.cases import END, TAKE, format_jsonl
from tests.commands.conftest import Command
from tests.tabletop.files.documents import GONE, edit, make_duel, read_conformance
from tests.tabletop.saves.games import make_short_game
from twoheirs_qt.games.two_heirs.codec.position import dump_position
from twoheirs_qt.tabletop.saves.files import write_save

WRONG = "is not written in the right form"


@pytest.mark.parametrize("json_option", [[], ["--json"]])
def test_legal_actions_one_a_line(json_option: list[str], run: Command) -> None:
    case = read_conformance("legal.jsonl")[3]
    run("legal", run.write_file(case["position"]), *json_option)
    assert run.status == 0
    assert sorted(run.out.splitlines()) == sorted(json.dumps(action) for action in case["legal"])


def test_legal_needs_a_whole_position(run: Command) -> None:
    file = run.write_file(edit(make_duel(), ("stack", GONE)))
    assert run.expect_error("legal", file) == f"{file}: stack: {WRONG} (stack: Field required)"


def test_legal_of_a_save(run: Command, tmp_path: Path) -> None:
    write_save(tmp_path / "game", make_short_game())
    run("legal", str(tmp_path / "game"))
    assert {"do": "end-turn", "discard": []} in run.parse_lines()


def test_play_applies_actions_and_drops_unknown_fields(run: Command) -> None:
    document = edit(make_duel(), ("note", "mine"), ("landscape[0].note", "start"))
    position = run.write_file(document)
    after = run(
        "play", position, run.write_file(f"\n{format_jsonl(TAKE)}\n{format_jsonl(END)}", "actions")
    ).parse_line()
    assert after["active"] == "blue"
    assert after["hands"]["white"] == ["mill"]
    assert "note" not in after
    assert "note" not in after["landscape"][0]
    assert run("play", position, stdin=format_jsonl(TAKE, END)).parse_line() == after
    assert run("play", position, "-", stdin=format_jsonl(TAKE, END)).parse_line() == after
    assert run("play", position, stdin="").parse_line() == make_duel()


def test_play_writes_a_file(run: Command, tmp_path: Path) -> None:
    position, out = run.write_file(make_duel()), tmp_path / "out.json"
    run("play", position, "-o", str(out), stdin=format_jsonl(TAKE))
    assert (run.status, run.out, run.err) == (0, "", "")
    assert json.loads(out.read_text("utf-8"))["taken"] is True
    assert run("play", position, "-o", "-", stdin=format_jsonl(TAKE)).parse_line()["taken"] is True
    run("play", position, "-o", position, stdin=format_jsonl(TAKE))  # its own file
    assert json.loads(Path(position).read_text("utf-8"))["taken"] is True


def test_play_goes_on_from_a_save(run: Command, tmp_path: Path) -> None:
    write_save(tmp_path / "game", make_short_game())
    after = run("play", str(tmp_path / "game"), stdin=format_jsonl(END)).parse_line()
    assert after["active"] != dump_position(make_short_game().start)["active"]


def test_play_stops_at_the_first_illegal_action(run: Command, tmp_path: Path) -> None:
    position = run.write_file(make_duel())
    out = tmp_path / "out.json"
    sentence = run.expect_error(
        "play", position, "-o", str(out), stdin=format_jsonl(TAKE, TAKE, {})
    )
    taken = "You have already taken your tile this turn"
    empty = "There is no tile on this place of the royal reserve."
    assert sentence == f"standard input: action 2: {taken}. {empty}"
    assert not out.exists()
    actions = run.write_file(format_jsonl(TAKE, {"do": "take", "slot": "x"}), "actions.jsonl")
    assert run.expect_error("play", position, actions) == (
        f"{actions}: action 2: take: {WRONG} (take.slot: Input should be a valid integer)"
    )
    broken = run.write_file(f'{format_jsonl(TAKE)}{{"do": "take", "slot": 1', "broken.jsonl")
    assert run.expect_error("play", position, broken).startswith(
        f"{broken}: action 2: not JSON (at"
    )


def test_play_says_which_of_the_files_is_wrong(run: Command, tmp_path: Path) -> None:
    position = run.write_file(edit(make_duel(), ("taken", 1)))
    assert (
        run.expect_error("play", position)
        == f"{position}: taken: {WRONG} (taken: Input should be a valid boolean)"
    )
    missing_file = str(tmp_path / "none")
    sound = run.write_file(make_duel())
    assert run.expect_error("play", sound, missing_file) == f"{missing_file}: there is no such file"
    assert run.expect_error("play", sound, "-o", str(tmp_path)).startswith(
        f"{tmp_path}: this is a folder"
    )


def test_play_cannot_read_two_things_from_standard_input(run: Command) -> None:
    assert "cannot both be standard input" in run.expect_error("play", "-")
    sound = run.write_file(make_duel())
    assert "cannot both be standard input" in run.expect_error("play", sound, "--catalogue", "-")
    assert "cannot be both" in run.expect_error("score", "-", "--catalogue", "-")
