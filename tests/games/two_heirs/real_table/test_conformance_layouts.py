"""Every position of the independent cases, laid out entry by entry, has the score of the cases."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.games.two_heirs.conformance.test_conformance import find_henry, make_comparable
from tests.games.two_heirs.real_table.entering import list_entries
from twoheirs_qt.games.two_heirs.codec.catalogue import load_installed_catalogue
from twoheirs_qt.games.two_heirs.real_table.entries import enter_all
from twoheirs_qt.games.two_heirs.rules import make_score_sheet
from twoheirs_qt.games.two_heirs.score_sheet import dump_sheet

CASES = Path(__file__).parents[1] / "conformance"


def list_positions() -> list[tuple[dict[str, Any], dict[str, Any]]]:
    def read_lines(name: str) -> list[dict[str, Any]]:
        return [json.loads(line) for line in (CASES / name).read_text("utf-8").splitlines()]

    positions = [(case["position"], case["score"]) for case in read_lines("scores.jsonl")]
    return positions + [(case["end"], case["score"]) for case in read_lines("games.jsonl")]


def test_every_position_that_is_laid_out_gives_its_score_sheet() -> None:
    cases = list_positions()
    assert len(cases) == 89
    for position, score in cases:
        layout = enter_all(list_entries(position), load_installed_catalogue())
        sheet = json.loads(
            json.dumps(dump_sheet(make_score_sheet(layout.make_state(load_installed_catalogue()))))
        )
        henry = find_henry(position)
        assert make_comparable(sheet, henry) == make_comparable(score, henry)
