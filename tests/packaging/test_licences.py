"""The list of what is bundled is that of what this environment really holds."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import distribution, requires

import licences
import pytest

from packaging.requirements import Requirement
from tests.box import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def find_requirements(name: str) -> set[str]:
    """A distribution, and what is installed because it needs that, on this system."""
    results = {name}
    for line in requires(name) or ():
        requirement = Requirement(line)
        if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
            results |= find_requirements(re.sub(r"[-_.]+", "-", requirement.name).lower())
    return results


def test_it_names_all_that_the_program_needs_and_nothing_else() -> None:
    listed_names = {
        component.distribution.lower()
        for component in licences.COMPONENTS
        if component.distribution
    }
    needed_names: set[str] = set()
    for line in PROJECT["dependencies"]:
        needed_names |= find_requirements(Requirement(line).name.lower())
    assert needed_names == listed_names - {"pyinstaller"}


def test_it_stands_in_the_files_as_the_environment_says() -> None:
    """After new versions were pinned, `dev.py licences` writes it down."""
    for file, text in licences.generate_files().items():
        assert file.read_text("utf-8") == text, f"{file} is not up to date: dev.py licences"


@pytest.mark.parametrize(
    "component",
    [component for component in licences.COMPONENTS if component.distribution],
    ids=lambda component: component.name,
)
def test_a_licence_is_the_one_that_the_distribution_declares(
    component: licences.Component,
) -> None:
    metadata = distribution(component.distribution).metadata
    declared_licences = metadata[
        "License-Expression" if "License-Expression" in metadata else "License"
    ]
    stated_licence = component.licence.split(" WITH ")[0]
    licence = declared_licences.replace("GPLv2-or-later", "GPL-2.0-or-later")
    assert stated_licence in re.split(r" OR | with ", licence)


def test_every_text_is_there_and_none_is_left_over() -> None:
    named_files = {name for component in licences.COMPONENTS for name in component.files}
    existing_files = {file.name for file in licences.FOLDER.iterdir()}
    assert existing_files == named_files | {"index.json"}
    own_licence = (ROOT / "LICENSE").read_bytes()
    assert (licences.FOLDER / "GPL-3.0.txt").read_bytes() == own_licence


def test_qts_own_account_is_that_of_the_qt_that_is_shipped() -> None:
    match = re.search(
        r"sources of Qt (\d+\.\d+)\.", (licences.FOLDER / "Qt-third-party.txt").read_text()
    )
    assert match is not None
    shipped = distribution("PySide6-Essentials").version
    assert shipped.startswith(f"{match[1]}."), "packaging/devtools/qt_parts.py writes it"


def test_all_that_builds_and_tests_is_named() -> None:
    table = licences.TABLE.read_text("utf-8").lower()
    for extra in PROJECT["optional-dependencies"].values():
        for line in extra:
            assert Requirement(line).name.lower() in table, line


def test_the_table_explains_how_qt_is_replaced_and_where_its_sources_are() -> None:
    text = " ".join(licences.TABLE.read_text("utf-8").split())
    for phrase in ("versions of their own in their place", "their sources are at", "Lesser"):
        assert phrase in text
