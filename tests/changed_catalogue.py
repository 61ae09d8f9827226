"""A version of the program whose catalogue has other tiles than before."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from devtools import make_catalogue

from tests.box import ROOT
from twoheirs_qt.games.two_heirs.codec import catalogue as catalogues
from twoheirs_qt.tabletop import data

REMOVED_TILE, NEW_TILE = "watchtower-wood-row", "watchtower-of-tomorrow"
"""A tile that the changed catalogue does not have, and the one in its place."""


def make_changed_catalogue(folder: Path, name: str = "reconstruction-of-tomorrow") -> str:
    """Make the text of a catalogue with another tile, and with another cost of each Mill."""
    tables = folder / "tables"
    shutil.copytree(make_catalogue.TABLES, tables, dirs_exist_ok=True)
    tiles = tables / "tiles.csv"
    text = (
        tiles.read_text("utf-8")
        .replace(REMOVED_TILE, NEW_TILE)
        .replace(",mill,,wheat,0,1,2", ",mill,,wheat,3,3,3")
    )
    tiles.write_text(text, "utf-8", newline="\n")
    return make_catalogue.build_catalogue_text(tables, name)


@contextmanager
def use_changed_catalogue(folder: Path) -> Iterator[Path]:
    """Install a changed catalogue, made as developers make it; yields its resources."""
    resources = folder / "resources"
    (resources / catalogues.FILE_NAME).parent.mkdir(parents=True)
    shutil.copy(ROOT / "resources" / catalogues.FILE_NAME, resources / catalogues.FILE_NAME)
    make_catalogue.write(resources, make_changed_catalogue(folder))
    compiled = data.find_path

    def find_path(name: str) -> Path:
        ours = resources / name
        return ours if ours.exists() else compiled(name)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(data, "find_path", find_path)
        forget()
        yield resources
    forget()


def forget() -> None:
    """Clear the caches of catalogues."""
    catalogues.load_installed_catalogue.cache_clear()
    catalogues._read_former_catalogue.cache_clear()
