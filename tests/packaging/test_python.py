"""The sources for Python's index hold everything that a build needs."""

from __future__ import annotations

import tarfile
from pathlib import Path

import pytest
from devtools.errors import Stop
from python import build

from tests.box import ROOT


def test_the_sources_hold_all_that_a_build_needs(tmp_path: Path) -> None:
    from hatchling.builders.sdist import SdistBuilder

    (archive_path,) = SdistBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    with tarfile.open(archive_path) as archive:
        names = {name.split("/", 1)[-1] for name in archive.getnames()}
        metadata_text = archive.extractfile(
            next(member for member in archive.getnames() if member.endswith("PKG-INFO"))
        )
        assert metadata_text is not None
        metadata = metadata_text.read().decode()
    for needed_file in (
        "pyproject.toml",
        "LICENSE",
        "README.md",
        "CHANGELOG.md",
        "tests/conftest.py",
    ):
        assert needed_file in names
    for folder in ("twoheirs_qt", "resources", "translations", "packaging"):
        members = {
            file.relative_to(ROOT).as_posix()
            for file in (ROOT / folder).rglob("*")
            if file.is_file() and not {"__pycache__", "_data"} & set(file.parts)
        }
        assert members - names == set()
    assert not [name for name in names if "/_data/" in name or name.startswith((".venv", "build/"))]
    assert "Description-Content-Type: text/markdown" in metadata
    assert "Project-URL: Homepage, https://" in metadata


def test_a_program_that_says_another_version_is_refused(tmp_path: Path) -> None:
    (tmp_path / "twoheirs-qt").write_text("#!/bin/sh\necho twoheirs-qt 0.0.1\n")
    (tmp_path / "twoheirs-qt").chmod(0o755)
    with pytest.raises(Stop, match="does not print"):
        build.use(tmp_path, tmp_path / "aside")
