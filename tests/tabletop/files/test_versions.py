"""A file of each format and version that ever was; they stay here for ever, as they are.

When a format gets a new version, a file of the old one is here already, and its step in
its `Format` must bring it up to date. Files are added here, never changed.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.games.two_heirs.reading import load_save
from tests.tabletop.files.formats import list_formats
from tests.tabletop.files.whole import read_save_or_position
from twoheirs_qt.games.bunny_kingdom.game import BunnyKingdom
from twoheirs_qt.games.two_heirs.advice.practice_file import load_progress
from twoheirs_qt.games.two_heirs.codec.catalogue import load_catalogue, load_installed_catalogue
from twoheirs_qt.games.two_heirs.codec.position import dump_position, load_position
from twoheirs_qt.games.two_heirs.formats import PRACTICE_POSITIONS, REVIEW
from twoheirs_qt.games.two_heirs.real_table.henry.keeper_file import KEEPER_ANSWERS
from twoheirs_qt.games.two_heirs.real_table.table_file import TABLE_ENTRIES
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.files.log_lines import is_save_log
from twoheirs_qt.tabletop.results.store import load_results
from twoheirs_qt.tabletop.saves.game_log import read_whole_log

FOLDER = Path(__file__).parent / "versions"
CATALOGUE = load_installed_catalogue()
FILES = sorted(FOLDER.iterdir())
FORMATS = {format_.name: format_ for format_ in list_formats()}


def test_there_is_a_file_of_every_version_of_every_format() -> None:
    results = {(item["format"], item["version"]) for item in map(_read_data, FILES)}
    # A review can be made again, and positions for practice come with the program.
    stored_formats = [kind for kind in FORMATS.values() if kind not in (REVIEW, PRACTICE_POSITIONS)]
    assert {(kind.name, v) for kind in stored_formats for v in range(1, kind.newest + 1)} <= results


def _read_data(path: Path) -> dict[str, object]:
    text = path.read_text("utf-8")
    first, _, more = text.partition("\n")
    data: dict[str, object] = json.loads(first if more.startswith('{"action"') else text)
    return data


def read(path: Path) -> object:
    """Return the content of a file of any format."""
    match path.name.split("-")[0]:
        case "catalogue":
            return load_catalogue(path)
        case "results":
            return load_results(path)
        case "practice":
            return load_progress(path)
        case "table":
            return TABLE_ENTRIES.load(path)
        case "henry":
            return KEEPER_ANSWERS.load(path)
        case "bunny":
            return read_bunny(path)
    return read_save_or_position(path, CATALOGUE)


def read_bunny(path: Path) -> object:
    game = BunnyKingdom()
    if "catalogue" in path.name:
        return game.catalogues.parse(_read_data(path))
    raw, catalogue = path.read_bytes(), game.catalogues.load_for_program()
    if is_save_log(raw):
        return read_whole_log(raw, game, catalogue)
    return game.parse_position(_read_data(path), catalogue, for_score=False)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_it_is_read(path: Path) -> None:
    assert read(path)


def test_the_duel_is_the_one_that_was_played() -> None:
    save = load_save(FOLDER / "save-1-duel.twoheirs", CATALOGUE)
    assert (save.title, save.settings.names) == ("Sunday", ("Ann", "Ben"))
    assert (len(save.actions), save.done_count) == (99, 98)
    assert len(save.state.landscape) > 10


def test_the_solo_game_is_the_one_that_was_given_up() -> None:
    save = load_save(FOLDER / "save-1-solo.twoheirs", CATALOGUE)
    assert save.resigned_seat is save.start.south
    assert save.start.solo is not None
    assert save.start.solo.level == 2


@pytest.mark.parametrize("name", ["position-1-duel.json", "position-1-solo.json"])
def test_positions_say_the_same_when_written_again(name: str) -> None:
    position = load_position(FOLDER / name, CATALOGUE)
    assert dump_position(position.state) == _read_data(FOLDER / name)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_newer_one_is_refused_with_the_version_it_needs(path: Path, tmp_path: Path) -> None:
    document = _read_data(path)
    newest = FORMATS[str(document["format"])].newest
    newer = tmp_path / path.name
    newer.write_text(json.dumps({**document, "version": newest + 1}), "utf-8")
    with pytest.raises(FileError, match=f"version {newest + 1} is needed to read it"):
        read(newer)
