"""`constraints.txt`: nothing is installed but the very files that were looked up."""

from __future__ import annotations

import hashlib
import zipfile
from pathlib import Path

import pytest
from devtools import environment, lock
from devtools.errors import Stop
from packaging.requirements import Requirement

PINS = {pin.name: pin for pin in lock.pins()}


@pytest.mark.parametrize("group", lock.GROUPS)
def test_what_pyproject_asks_for_is_pinned_where_it_is_needed(group: str) -> None:
    for line in lock.requirements(group):
        wanted, pin = Requirement(line), PINS[lock.name_of(line)]
        assert group in pin.groups, f"{line}: dev.py lock"
        assert wanted.specifier.contains(pin.version), f"{line}: dev.py lock"


def test_every_package_has_its_digests_and_somebody_who_needs_it() -> None:
    assert len(PINS) == len(lock.pins()) > 50
    for pin in PINS.values():
        assert pin.digests
        assert pin.groups
        assert pin.groups <= set(lock.GROUPS)


def test_all_systems_and_pythons_find_their_files() -> None:
    """As many files as Qt has for its systems, and as the checks of files have for Pythons."""
    assert len(PINS["pyside6-essentials"].digests) >= 5
    assert len(PINS["pydantic-core"].digests) >= 3 * 5
    for name, system in {"colorama": "win32", "pefile": "win32", "macholib": "darwin"}.items():
        assert system in PINS[name].lines


def test_the_files_that_were_kept_are_the_pinned_ones() -> None:
    small = [file for file in environment.WHEELS.iterdir() if file.stat().st_size < 1_000_000]
    digests = {digest for pin in PINS.values() for digest in pin.digests}
    for file in small:
        assert hashlib.sha256(file.read_bytes()).hexdigest() in digests, file.name
    assert len(small) > 20


def test_a_purpose_installs_no_more_than_it_needs(tmp_path: Path) -> None:
    text = lock.wanted(("program", "bundle"), tmp_path).read_text("utf-8")
    found = {pin.name for pin in lock.pins(text)}
    assert {"pydantic", "pyinstaller", "packaging"} <= found
    assert not found & {"pytest", "uv", "hatchling", "pillow"}


def test_another_file_under_a_pinned_name_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The file was taken as it came, and from then on for good."""
    wheel = Path("stranger-1.0-py3-none-any.whl")
    kept, served = tmp_path / "kept", tmp_path / "served"
    for folder in (kept, served):
        folder.mkdir()
        with zipfile.ZipFile(folder / wheel, "w") as archive:
            about = "Metadata-Version: 2.1\nName: stranger\nVersion: 1.0\n"
            archive.writestr("stranger-1.0.dist-info/METADATA", about)
            archive.writestr("stranger-1.0.dist-info/WHEEL", "Wheel-Version: 1.0\n")
            archive.writestr("stranger-1.0.dist-info/RECORD", "")
    constraints = tmp_path / "constraints.txt"
    digest = "0" * 64
    constraints.write_text(f"# for program\nstranger==1.0 \\\n    --hash=sha256:{digest}\n")
    monkeypatch.setattr(lock, "CONSTRAINTS", constraints)
    monkeypatch.setattr(environment, "WHEELS", kept)
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(served))
    with pytest.raises(Stop, match=r"Expected sha256 0{64}[\s\S]*dev\.py lock"):
        environment._provide(("program",))
    assert f"{wheel} is not the pinned one: removed" in capsys.readouterr().err
    assert not (kept / wheel).exists()


def test_a_package_that_nobody_looked_up_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    constraints = tmp_path / "constraints.txt"
    constraints.write_text("# for program\nstranger==1.0\n")
    monkeypatch.setattr(lock, "CONSTRAINTS", constraints)
    with pytest.raises(Stop, match=r"asks for PySide6-Essentials.*dev\.py lock"):
        lock.check(("program",))
