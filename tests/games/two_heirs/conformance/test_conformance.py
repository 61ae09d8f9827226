"""The cases of an independent implementation, through the commands that a stranger would use."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from twoheirs_qt.commands import command_line

HERE = Path(__file__).parent


def read_cases(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (HERE / name).read_text("utf-8").splitlines()]


def run_cases(
    word: str, lines: list[object], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> list[Any]:
    """Run `twoheirs-qt WORD --lines` on these cases; none may fail. Returns the answers."""
    file = tmp_path / "cases.jsonl"
    file.write_text("".join(f"{json.dumps(line)}\n" for line in lines), "utf-8")
    status = command_line.main([word, "--lines", str(file)])
    replies = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert status == 0, [answer for answer in replies if "error" in answer][:3]
    assert len(replies) == len(lines)
    return replies


def make_comparable(score: dict[str, Any], henry: str | None) -> dict[str, Any]:
    """A score in which only what may differ between implementations is left open."""
    columns = {}
    for heir in ("white", "blue"):
        column = dict(score[heir])
        buildings = [(tuple(at), tile, points, d) for at, tile, points, d in column["buildings"]]
        if heir == henry:  # of equal buildings of Henry any may be among the doubled three
            doubled = Counter(points for _, _, points, d in buildings if d)
            column["doubled"] = doubled
            buildings = [(at, tile, points, False) for at, tile, points, _ in buildings]
        column["buildings"] = sorted(buildings)
        columns[heir] = column
    return {**columns, "winner": score["winner"]}


def find_henry(position: dict[str, Any]) -> str | None:
    if position["mode"] == "duel":
        return None
    return "blue" if position["south"] == "white" else "white"


def sort_lists(position: dict[str, Any]) -> dict[str, Any]:
    """A position in which the lists whose order means nothing are sorted."""
    data: dict[str, Any] = json.loads(json.dumps(position))
    for lists in ([data], [data["troops"]], [data["hands"]], [data.get("solo", {})]):
        for holder in lists:
            for name, value in holder.items():
                if isinstance(value, list) and name not in ("stack", "pile", "last_built", "start"):
                    holder[name] = sorted(value, key=lambda item: json.dumps(item, sort_keys=True))
    return data


def test_every_score(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wanted = read_cases("scores.jsonl")
    replies = run_cases("score", [case["position"] for case in wanted], tmp_path, capsys)
    assert len(wanted) == 60
    for case, score in zip(wanted, replies, strict=True):
        henry = find_henry(case["position"])
        assert make_comparable(score, henry) == make_comparable(case["score"], henry)


def test_every_list_of_legal_actions(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wanted = read_cases("legal.jsonl")
    replies = run_cases("legal", [case["position"] for case in wanted], tmp_path, capsys)
    assert len(wanted) == 84
    for case, legal in zip(wanted, replies, strict=True):
        texts = [json.dumps(action) for action in legal]
        assert len(set(texts)) == len(texts)  # each action once
        # The order of the fields is fixed, too.
        assert sorted(texts) == sorted(json.dumps(action) for action in case["legal"])


def test_every_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wanted = read_cases("games.jsonl")
    lines: list[object] = [
        {"position": case["start"], "actions": case["actions"]} for case in wanted
    ]
    ends = run_cases("play", lines, tmp_path, capsys)
    assert len(wanted) == 29
    for case, end in zip(wanted, ends, strict=True):
        assert sort_lists(end) == sort_lists(case["end"])
    scores = run_cases("score", ends, tmp_path, capsys)
    for case, score in zip(wanted, scores, strict=True):
        henry = find_henry(case["end"])
        assert make_comparable(score, henry) == make_comparable(case["score"], henry)


def test_a_game_that_is_over_has_no_legal_actions(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ends = [case["end"] for case in read_cases("games.jsonl")]
    assert run_cases("legal", list(ends), tmp_path, capsys) == [[] for _ in ends]
