"""`--lines`: many cases in one file, each answered on a line of its own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.commands.cases import END, TAKE, format_jsonl
from tests.commands.conftest import Command
from tests.tabletop.files.documents import edit, make_duel
from twoheirs_qt.tabletop.files import reading

WRONG = "is not written in the right form"
OBJECT = "Input should be an object"


def test_lines_answer_each_case_and_go_on_behind_faulty_ones(run: Command) -> None:
    good, bad = make_duel(), edit(make_duel(), ("stack[1]", "castle"))
    text = format_jsonl(good, bad) + '{"half": \n\n[]\n' + json.dumps(good)
    file = run.write_file(text, "cases.jsonl")
    run("score", "--lines", file)
    assert run.status == 1
    assert run.err == ""
    first, second, third, fourth, fifth = run.parse_lines()
    assert first == fifth
    assert first["winner"] == "white"
    assert second == {"error": f'{file}, line 2: stack[1]: the catalogue has no tile "castle"'}
    assert third["error"].startswith(f"{file}, line 3: not JSON (at line ")
    assert fourth == {"error": f"{file}, line 5: must be an object {{ … }}"}


def test_lines_of_legal_and_play(run: Command) -> None:
    run("legal", "--lines", "-", stdin=format_jsonl(make_duel(), {}))
    assert run.status == 1
    assert {"do": "take", "slot": 1} in run.parse_lines()[0]
    assert run.parse_lines()[1] == {"error": f"standard input, line 2: format: {WRONG}"}
    cases: list[object] = [
        {"position": edit(make_duel(), ("note", 1)), "actions": [TAKE, END]},
        {"position": make_duel(), "actions": [TAKE, TAKE, {}]},
        {"position": make_duel(), "actions": [TAKE, {"do": "take"}, TAKE]},
        {"position": make_duel(), "actions": [5]},
        {"position": edit(make_duel(), ("taken", 1)), "actions": []},
        {"position": make_duel()},
        {"actions": []},
        {"position": make_duel(), "actions": {}},
        [],
        {"position": make_duel(), "actions": []},
    ]
    run("play", "--lines", "-", stdin=format_jsonl(*cases))
    assert run.status == 1
    answers = run.parse_lines()
    assert "note" not in answers[0], "what the format does not know is dropped"
    assert answers[0]["active"] == "blue"
    line = "standard input, line"
    taken = "You have already taken your tile this turn"
    taken += ". There is no tile on this place of the royal reserve."
    assert answers[1:9] == [
        {"error": f"{line} 2: actions[1]: {taken}", "action": 1},
        {"error": f"{line} 3: actions[1].take: {WRONG} (take.slot: Field required)", "action": 1},
        {"error": f"{line} 4: actions[0]: {WRONG} ({OBJECT})", "action": 0},
        {"error": f"{line} 5: position.taken: {WRONG} (taken: Input should be a valid boolean)"},
        {"error": f"{line} 6: actions: {WRONG} (actions: Field required)"},
        {"error": f"{line} 7: position: {WRONG} (position: Field required)"},
        {"error": f"{line} 8: actions: {WRONG} (actions: Input should be a valid list)"},
        {"error": f"{line} 9: {WRONG} ({OBJECT})"},
    ]
    assert answers[9] == make_duel()


def test_lines_without_a_fault_and_without_a_case(run: Command) -> None:
    assert run("score", "--lines", "-", stdin="").status == 0
    assert run.out == ""
    assert run("score", "--json", "--lines", "-", stdin=format_jsonl(make_duel())).status == 0
    assert len(run.parse_lines()) == 1


def test_a_line_above_the_limit_is_a_case_that_cannot_be_used(
    run: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "MAX_FILE_BYTES", 3000)
    long = edit(make_duel(), ("note", "x" * 3000))
    run("score", "--lines", "-", stdin=format_jsonl(make_duel(), long, make_duel()))
    assert run.status == 1
    assert run.parse_lines()[1]["error"].startswith("standard input, line 2: larger than 5 MiB")
    assert run.parse_lines()[0] == run.parse_lines()[2]


def test_limits_hold_for_each_line(run: Command) -> None:
    far = edit(make_duel(), ("landscape[1].at", [1_000_000, 0]))
    full = edit(make_duel(), ("note", {str(number): 0 for number in range(20_000)}))
    run("score", "--lines", "-", stdin=format_jsonl(far, full, make_duel()))
    answers = run.parse_lines()
    assert f"line 1: landscape: {WRONG} (landscape[1].at[0]: " in answers[0]["error"]
    assert answers[1]["error"].endswith("line 2: an object in it has too many fields")
    assert "error" not in answers[2]
    assert run.expect_error("legal", run.write_file(format_jsonl(full))).endswith("too many fields")


def test_lines_need_a_file_that_can_be_read(run: Command, tmp_path: Path) -> None:
    assert run.expect_error("legal", "--lines", str(tmp_path)).endswith("a folder, not a file")
    file = run.write_file("")
    assert "with --lines" in run.expect_error("play", "--lines", file, file)
    assert "with --lines" in run.expect_error("play", "--lines", file, "-o", str(tmp_path / "x"))
