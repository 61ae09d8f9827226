"""Every building is in the lists that are kept by hand (CONTRIBUTING, *Add a building*)."""

from __future__ import annotations

import csv

import pytest

from tests.box import ROOT
from twoheirs_qt.games.two_heirs.rules.components import Building
from twoheirs_qt.games.two_heirs.words.names import name_building
from twoheirs_qt.tabletop.text.text import render_english

FORMAT = (ROOT / "twoheirs_qt/games/two_heirs/FORMAT.md").read_text("utf-8")
GUIDE = (ROOT / "resources/games/two_heirs/art/GUIDE.md").read_text("utf-8")
GLOSSARY = ROOT / "tests/translations/glossary.csv"


@pytest.mark.parametrize("building", Building)
def test_the_list_in_the_format_has_it(building: Building) -> None:
    (paragraph,) = [part for part in FORMAT.split("\n- ") if part.startswith("`building`: string")]
    assert f"`{building.value}`" in paragraph


@pytest.mark.parametrize("building", Building)
def test_the_guide_to_pictures_names_its_own_feature(building: Building) -> None:
    assert f"| {render_english(name_building(building))} |" in GUIDE


@pytest.mark.parametrize("building", Building)
def test_the_glossary_has_its_name_in_every_language(building: Building) -> None:
    with GLOSSARY.open(encoding="utf-8", newline="") as stream:
        rows = [row for row in csv.reader(stream) if row[:1] == [f"building {building.value}"]]
    assert [all(row) for row in rows] == [True]
