"""The index of the shelf: whatever is wrong with it, the games are listed as they are."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from random import Random

import pytest

from tests.games.two_heirs.reading import load_save
from tests.long_run import choose_count
from tests.tabletop.files.hostile import WAYS, make_save
from tests.tabletop.files.whole import read_summary
from twoheirs_qt.games.two_heirs.codec.catalogue import load_installed_catalogue
from twoheirs_qt.games.two_heirs.game import make_two_heirs_games
from twoheirs_qt.games.two_heirs.pages.shelf_card import parse_tiles
from twoheirs_qt.tabletop.saves.files import write_save
from twoheirs_qt.tabletop.saves.listing import Entry, ShelfIndex

CATALOGUE = load_installed_catalogue()
SUFFIX = ".twoheirs"


@pytest.fixture
def index(tmp_path: Path) -> ShelfIndex:
    """An index of three games, in which all is known."""
    folder = tmp_path / "games"
    folder.mkdir()
    for seed, level in ((1, None), (2, 2), (3, None)):
        write_save(folder / f"{seed}{SUFFIX}", make_save(seed, level, max_actions=15))
    result = ShelfIndex(folder, tmp_path / "shelf.json", SUFFIX)
    learn(result)
    result.write()
    return result


def learn(index: ShelfIndex) -> None:
    for entry in index.list_entries():
        if not entry.is_read:
            index.read(entry, make_two_heirs_games(CATALOGUE))


def list_entries(index: ShelfIndex) -> list[tuple[object, ...]]:
    """All that is shown of the games."""
    learn(index)
    return [
        (
            *(entry.name, entry.is_sound, entry.created, entry.changed),
            *(entry.summary, entry.origin, entry.picture),
        )
        for entry in sorted(index.list_entries(), key=lambda item: item.name)
    ]


def reopen(index: ShelfIndex) -> ShelfIndex:
    """The index of the same games, read from its file."""
    return ShelfIndex(index.folder, index.folder.parent / "shelf.json", SUFFIX)


def test_a_sound_index_is_trusted(index: ShelfIndex) -> None:
    assert all(entry.is_read for entry in reopen(index).list_entries())
    assert list_entries(reopen(index)) == list_entries(index)
    assert list_entries(index)[0][4] == read_summary(index.folder / f"1{SUFFIX}")


def test_the_landscape_is_that_of_the_game(index: ShelfIndex) -> None:
    for entry in reopen(index).list_entries():
        state = load_save(entry.path, CATALOGUE).state
        faces = state.landscape.items()
        assert entry.picture is not None
        assert sorted(parse_tiles(entry.picture)) == sorted(
            (cell, face.tile.id, face.owner) for cell, face in faces
        )
        assert entry.picture.startswith(f"{state.south.word};{CATALOGUE.digest};")


def test_the_index_forgets_games_that_have_gone(index: ShelfIndex) -> None:
    (index.folder / f"2{SUFFIX}").unlink()
    later = reopen(index)
    later.list_entries()
    later.write()
    index_data = json.loads((index.folder.parent / "shelf.json").read_text("utf-8").splitlines()[0])
    assert sorted(index_data["games"]) == [f"1{SUFFIX}", f"3{SUFFIX}"]


def test_a_spoilt_index_spoils_no_list(index: ShelfIndex) -> None:
    file = index.folder.parent / "shelf.json"
    sound, expected_entries, random = file.read_bytes(), list_entries(index), Random(1)
    text, summed = sound.splitlines()
    for number in range(choose_count(4 * len(WAYS), 4000)):
        damage_file = WAYS[number % len(WAYS)]
        raw = damage_file(text, random) + b"\n" + summed + b"\n"
        file.write_bytes(raw)
        assert list_entries(reopen(index)) == expected_entries, raw[:500]


def test_a_damaged_index_is_rebuilt(index: ShelfIndex) -> None:
    file = index.folder.parent / "shelf.json"
    file.write_bytes(b"[" * 100_000)
    result = reopen(index)
    learn(result)
    result.write()
    assert all(entry.is_read for entry in reopen(index).list_entries())


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no named pipes in folders")
def test_nothing_waits_for_what_is_no_file(index: ShelfIndex) -> None:
    file = index.folder.parent / "shelf.json"
    expected_entries = list_entries(index)
    file.unlink()
    os.mkfifo(file)
    result = reopen(index)
    assert list_entries(result) == expected_entries
    result.write()
    file.unlink()
    file.mkdir()
    result = reopen(index)
    assert list_entries(result) == expected_entries
    result.write()
    file.rmdir()
    file.symlink_to(file)
    assert list_entries(reopen(index)) == expected_entries


@pytest.mark.parametrize("time", [10**21, -(10**21), 2**63, 0, -1])
def test_any_time_of_a_file_can_be_shown(tmp_path: Path, time: int) -> None:
    entry = Entry(tmp_path, "a.twoheirs", 1, time)
    assert len(entry.changed) == len("2025-01-31T18:30:00Z")
