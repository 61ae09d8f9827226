"""Older data are brought up to date step by step, and newer ones refused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tabletop.files.formats import list_formats
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.files.migrations import Data, Format


def add_first_step(data: Data) -> Data:
    return {**data, "steps": ["first"]}


def add_second_step(data: Data) -> Data:
    steps: Any = data["steps"]
    return {**data, "steps": [*steps, "second"]}


PAST = Format("twoheirs-position", newest=4, steps={2: add_first_step, 3: add_second_step})


def test_each_step_is_taken_in_order_and_the_given_data_stay() -> None:
    data: Data = {"format": "twoheirs-position", "version": 2, "kept": 1}
    assert PAST.migrate(data) == {
        "format": "twoheirs-position",
        "version": 4,
        "kept": 1,
        "steps": ["first", "second"],
    }
    assert data == {"format": "twoheirs-position", "version": 2, "kept": 1}
    assert PAST.migrate({**data, "version": 3, "steps": []})["steps"] == ["second"]
    assert PAST.migrate({**data, "version": 4}) == {**data, "version": 4}


@pytest.mark.parametrize("version", [1, 0, -1])
def test_what_no_step_leads_from_is_refused(version: int) -> None:
    with pytest.raises(FileError, match=f"there is no version {version} of this format"):
        PAST.migrate({"format": "twoheirs-position", "version": version})


def test_newer_data_name_the_version_they_need() -> None:
    with pytest.raises(FileError, match="version 5 is needed to read it, this program reads up to"):
        PAST.migrate({"format": "twoheirs-position", "version": 5})


def test_every_format_can_take_each_of_its_steps() -> None:
    formats = list_formats()
    assert {"twoheirs-position", "twoheirs-results", "bunny-save"} <= {
        item.name for item in formats
    }
    for item in formats:
        assert sorted(item.steps) == list(range(item.newest - len(item.steps), item.newest))
