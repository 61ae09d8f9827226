"""Entries about a real table come back from their file; a damaged file is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.games.two_heirs.real_table.entering import list_entries
from tests.games.two_heirs.real_table.keeping import make_random_options, play_random_game
from tests.games.two_heirs.real_table.test_conformance_layouts import list_positions
from twoheirs_qt.games.two_heirs.codec.catalogue import load_installed_catalogue
from twoheirs_qt.games.two_heirs.real_table.entries import (
    Arrange,
    Describe,
    DrawRoads,
    Hide,
    Lay,
    Own,
    PickUp,
    Shift,
    Stand,
    enter_all,
)
from twoheirs_qt.games.two_heirs.real_table.faults import find_faults
from twoheirs_qt.games.two_heirs.real_table.henry.answers import DrewRoads
from twoheirs_qt.games.two_heirs.real_table.henry.keeper_file import KEEPER_ANSWERS
from twoheirs_qt.games.two_heirs.real_table.record import Record
from twoheirs_qt.games.two_heirs.real_table.table_file import TABLE_ENTRIES
from twoheirs_qt.games.two_heirs.rules import Edge, Heir
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.text.text import render_english

LATER = (
    DrawRoads("mill", ((Edge.N, Edge.S),)),
    Describe(("Anna", ""), "2026-11-27", "by the fire"),
)


def test_entries_come_back_from_their_file(tmp_path: Path) -> None:
    catalogue = load_installed_catalogue()
    for number, (position, _) in enumerate(list_positions()[:20]):
        entries = (*list_entries(position), *LATER)
        record = Record(catalogue, entries, len(entries) - 1)
        file = tmp_path / f"{number}.json"
        TABLE_ENTRIES.write(file, record)
        assert TABLE_ENTRIES.load(file) == record


def test_what_was_entered_about_henry_comes_back_from_its_file(tmp_path: Path) -> None:
    catalogue, file = load_installed_catalogue(), tmp_path / "henry.json"
    played = [
        one for _, _, steps in play_random_game(catalogue, make_random_options(5)) for one in steps
    ]
    answers = (*played, DrewRoads("mill", ((Edge.N,), (Edge.E, Edge.S))))
    record = Record(catalogue, answers, len(answers))
    KEEPER_ANSWERS.write(file, record)
    assert KEEPER_ANSWERS.load(file) == record


@pytest.mark.parametrize(
    "change",
    [
        {"done": 9},
        {"entries": [{"do": "lay", "tile": "mill", "at": [0, 0]}]},
        {"entries": [{"do": "lay", "tile": "mill", "at": [0, 0], "owner": None}] * 2},
        {"entries": [{"do": "roads", "tile": "mill", "sections": ["XY"]}]},
        {"entries": [{"do": "stand", "heir": "white", "troop": 0, "at": [3, 3]}]},
        {"catalogue": {}},
        {"version": 2},
    ],
)
def test_a_damaged_file_is_refused(change: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    data = TABLE_ENTRIES.dump_record(Record(load_installed_catalogue()))
    file.write_text(json.dumps({**data, **change}))
    with pytest.raises(FileError):
        TABLE_ENTRIES.load(file)


def test_what_cannot_be_at_the_end_is_explained_and_marked() -> None:
    catalogue = load_installed_catalogue()
    layout = enter_all(
        (
            Arrange(1, Heir.WHITE, score_roads=True),
            Lay("mill", (0, 0), Heir.WHITE),
            Lay("mine", (4, 4), Heir.BLUE),
            Lay("bakery", (0, 1), None),
            Hide("column-wheat", (0, 1)),
        ),
        catalogue,
    )
    faults = {render_english(fault.text): fault.cells for fault in find_faults(layout, catalogue)}
    assert list(faults) == [
        "The tile at Q17 touches no other part of the landscape, not even at a corner.",
        "White's retinue is missing: it never leaves the landscape.",
    ]
    assert ((4, 4),) in faults.values()
    mended = enter_all(
        (
            Shift((4, 4), (1, 1)),
            Own((1, 1), None),
            Stand(Heir.WHITE, 0, (1, 1)),
            Lay("farm", (0, 2), Heir.WHITE),
        ),
        catalogue,
        layout,
    )
    [due] = find_faults(mended, catalogue)
    assert "should have been removed" in render_english(due.text)
    assert not find_faults(enter_all((PickUp((0, 2)),), catalogue, mended), catalogue)
