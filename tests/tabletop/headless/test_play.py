"""`legal` and `play`: what may be done, and doing it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.tabletop.files.documents import GONE, conformance, duel, edit
from tests.tabletop.files.saves import short_game
from tests.tabletop.headless.cases import END, TAKE, jsonl
from tests.tabletop.headless.conftest import Command
from twoheirs_qt.games.two_heirs.codec.position import dump_position
from twoheirs_qt.tabletop.saves.files import write_save

WRONG = "is not written in the right form"


@pytest.mark.parametrize("json_option", [[], ["--json"]])
def test_legal_actions_one_a_line(json_option: list[str], run: Command) -> None:
    case = conformance("legal.jsonl")[3]
    run("legal", run.file(case["position"]), *json_option)
    assert run.status == 0
    assert sorted(run.out.splitlines()) == sorted(json.dumps(action) for action in case["legal"])


def test_legal_needs_a_whole_position(run: Command) -> None:
    file = run.file(edit(duel(), ("stack", GONE)))
    assert run.error_of("legal", file) == f"{file}: stack: {WRONG} (stack: Field required)"


def test_legal_of_a_save(run: Command, tmp_path: Path) -> None:
    write_save(tmp_path / "game", short_game())
    run("legal", str(tmp_path / "game"))
    assert {"do": "end-turn", "discard": []} in run.lines()


def test_play_applies_actions_and_drops_unknown_fields(run: Command) -> None:
    document = edit(duel(), ("note", "mine"), ("landscape[0].note", "start"))
    position = run.file(document)
    after = run("play", position, run.file(f"\n{jsonl(TAKE)}\n{jsonl(END)}", "actions")).data()
    assert after["active"] == "blue"
    assert after["hands"]["white"] == ["mill"]
    assert "note" not in after
    assert "note" not in after["landscape"][0]
    assert run("play", position, stdin=jsonl(TAKE, END)).data() == after
    assert run("play", position, "-", stdin=jsonl(TAKE, END)).data() == after
    assert run("play", position, stdin="").data() == duel()


def test_play_writes_a_file(run: Command, tmp_path: Path) -> None:
    position, out = run.file(duel()), tmp_path / "out.json"
    run("play", position, "-o", str(out), stdin=jsonl(TAKE))
    assert (run.status, run.out, run.err) == (0, "", "")
    assert json.loads(out.read_text("utf-8"))["taken"] is True
    assert run("play", position, "-o", "-", stdin=jsonl(TAKE)).data()["taken"] is True
    run("play", position, "-o", position, stdin=jsonl(TAKE))  # its own file
    assert json.loads(Path(position).read_text("utf-8"))["taken"] is True


def test_play_goes_on_from_a_save(run: Command, tmp_path: Path) -> None:
    write_save(tmp_path / "game", short_game())
    after = run("play", str(tmp_path / "game"), stdin=jsonl(END)).data()
    assert after["active"] != dump_position(short_game().start)["active"]


def test_play_stops_at_the_first_illegal_action(run: Command, tmp_path: Path) -> None:
    position = run.file(duel())
    out = tmp_path / "out.json"
    sentence = run.error_of("play", position, "-o", str(out), stdin=jsonl(TAKE, TAKE, {}))
    taken = "You have already taken your tile this turn"
    empty = "There is no tile on this place of the royal reserve."
    assert sentence == f"standard input: action 2: {taken}. {empty}"
    assert not out.exists()
    actions = run.file(jsonl(TAKE, {"do": "take", "slot": "x"}), "actions.jsonl")
    assert run.error_of("play", position, actions) == (
        f"{actions}: action 2: take: {WRONG} (take.slot: Input should be a valid integer)"
    )
    broken = run.file(f'{jsonl(TAKE)}{{"do": "take", "slot": 1', "broken.jsonl")
    assert run.error_of("play", position, broken).startswith(f"{broken}: action 2: not JSON (at")


def test_play_says_which_of_the_files_is_wrong(run: Command, tmp_path: Path) -> None:
    position = run.file(edit(duel(), ("taken", 1)))
    assert (
        run.error_of("play", position)
        == f"{position}: taken: {WRONG} (taken: Input should be a valid boolean)"
    )
    missing_file = str(tmp_path / "none")
    sound = run.file(duel())
    assert run.error_of("play", sound, missing_file) == f"{missing_file}: there is no such file"
    assert run.error_of("play", sound, "-o", str(tmp_path)).startswith(
        f"{tmp_path}: this is a folder"
    )


def test_play_cannot_read_two_things_from_standard_input(run: Command) -> None:
    assert "cannot both be standard input" in run.error_of("play", "-")
    sound = run.file(duel())
    assert "cannot both be standard input" in run.error_of("play", sound, "--catalogue", "-")
    assert "cannot be both" in run.error_of("score", "-", "--catalogue", "-")
