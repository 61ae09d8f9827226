"""A new box orphans no game: those begun with a former one go on with its tiles."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from devtools import make_catalogue

from tests.box import ROOT, load_box
from tests.changed_catalogue import (
    NEW_TILE,
    REMOVED_TILE,
    make_changed_catalogue,
    use_changed_catalogue,
)
from tests.games.two_heirs.reading import load_save, parse_document, rescue
from tests.games.two_heirs.saves.version_1 import dump_document
from tests.tabletop.files.whole import read_summary
from tests.tabletop.saves.games import copy_document
from twoheirs_qt.commands.command_line import main
from twoheirs_qt.games.two_heirs.codec.catalogue import (
    FILE_NAME,
    FORMER_FOLDER,
    load_catalogue,
    load_installed_catalogue,
)
from twoheirs_qt.games.two_heirs.game import make_two_heirs_games
from twoheirs_qt.games.two_heirs.pages.shelf_card import parse_tiles
from twoheirs_qt.games.two_heirs.rules import apply, create_game, list_legal_actions
from twoheirs_qt.games.two_heirs.rules.setup import NewGame
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.saves.files import write_save
from twoheirs_qt.tabletop.saves.listing import ShelfIndex

SAVES = sorted((Path(__file__).parent / "versions").glob("save-*"))
BOXES = ROOT / "resources" / FORMER_FOLDER


@pytest.fixture
def resources(tmp_path: Path) -> Iterator[Path]:
    """Those of a program with another box."""
    with use_changed_catalogue(tmp_path / "tomorrow") as folder:
        yield folder


def test_the_box_is_another_one(resources: Path) -> None:
    assert load_installed_catalogue().digest != load_box().digest
    assert NEW_TILE in load_installed_catalogue().tiles
    assert REMOVED_TILE not in load_installed_catalogue().tiles
    assert (
        create_game(load_installed_catalogue(), NewGame(seed=1)).catalogue
        is load_installed_catalogue()
    )


@pytest.mark.parametrize("file", SAVES, ids=lambda file: file.name)
def test_saves_of_earlier_versions_are_opened_played_on_and_read_again(
    file: Path, resources: Path, tmp_path: Path
) -> None:
    save = load_save(file, load_installed_catalogue())
    assert save.start.catalogue.digest == load_box().digest
    assert save.state.catalogue.tiles["mill"].cost == (0, 1, 2)
    unfinished = replace(save, resigned_seat=None, actions=save.actions[: save.done_count])
    action = list_legal_actions(unfinished.state)[0]
    continued = replace(
        unfinished, actions=(*unfinished.actions, action), done_count=unfinished.done_count + 1
    )
    assert continued.state == apply(unfinished.state, action)[0]
    new_file = tmp_path / "again.twoheirs"
    write_save(new_file, continued)
    assert load_save(new_file, load_installed_catalogue()) == continued
    new_start, old_start = (json.JSONDecoder().raw_decode(path.read_text("utf-8"))[0]
                       for path in (new_file, file))  # fmt: skip
    assert new_start["catalogue"] == old_start["catalogue"]


def test_without_the_former_box_they_would_be_lost(resources: Path) -> None:
    (former_box,) = (resources / FORMER_FOLDER).iterdir()
    former_box.unlink()
    with pytest.raises(FileError, match=r"played with the catalogue .reconstruction-1"):
        load_save(SAVES[0], load_installed_catalogue())


def test_a_damaged_former_box_is_none_and_the_tiles_in_a_save_are_used(resources: Path) -> None:
    (former_box,) = (resources / FORMER_FOLDER).iterdir()
    former_box.write_text(former_box.read_text("utf-8").replace('"wood": 0', '"wood": 1'), "utf-8")
    save = parse_document(make_save_with_content(), load_installed_catalogue())
    assert save.start.catalogue.digest == load_box().digest
    assert "content" in dump_document(save)["catalogue"]
    with pytest.raises(FileError, match=r"played with the catalogue .reconstruction-1"):
        load_save(SAVES[0], load_installed_catalogue())


def make_save_with_content() -> dict[str, object]:
    """A save that brings its tiles along, as that of a box of one's own does."""
    data = copy_document()
    content = json.loads((ROOT / "resources/games/two_heirs/catalogue.json").read_text("utf-8"))
    return {**data, "catalogue": {**data["catalogue"], "content": content}}


@pytest.mark.parametrize("digest", ["../catalogue", "0" * 12, "", "a" * 64])
def test_an_unknown_box_is_looked_for_nowhere_else(digest: str, resources: Path) -> None:
    (resources / f"{'0' * 12}.json").write_text("no box", "utf-8")
    data = {**copy_document(), "catalogue": {"name": "strange", "digest": digest}}
    with pytest.raises(FileError, match=r"played with the catalogue .strange"):
        parse_document(data, load_installed_catalogue())


def test_a_damaged_save_is_rescued_with_the_tiles_it_was_played_with(
    resources: Path, tmp_path: Path
) -> None:
    whole_save = load_save(SAVES[0], load_installed_catalogue())
    text = SAVES[0].read_text("utf-8")
    cut = tmp_path / "cut.twoheirs"
    cut.write_text(text[: text.index('"digests"')], "utf-8")
    for catalogue in (load_installed_catalogue(), load_box()):
        rescued = rescue(cut, catalogue, "cut", "2026-01-01T00:00:00Z")
        assert rescued is not None
        assert rescued.save.start.catalogue.digest == load_box().digest
        assert rescued.save.actions == whole_save.actions


def test_the_list_of_games_knows_them(resources: Path, tmp_path: Path) -> None:
    games = tmp_path / "games"
    games.mkdir()
    (games / SAVES[0].name).write_bytes(SAVES[0].read_bytes())
    index = ShelfIndex(games, tmp_path / "shelf.json", ".twoheirs")
    (entry,) = index.list_entries()
    index.read(entry, make_two_heirs_games(load_installed_catalogue()))
    index.write()
    state = load_save(SAVES[0], load_installed_catalogue()).state
    for listed_game in (
        entry,
        *ShelfIndex(games, tmp_path / "shelf.json", ".twoheirs").list_entries(),
    ):
        assert listed_game.summary == read_summary(SAVES[0])
        assert listed_game.picture is not None
        assert listed_game.picture.split(";")[1] == load_box().digest
        assert parse_tiles(listed_game.picture) == tuple(
            (cell, face.tile.id, face.owner) for cell, face in state.landscape.items()
        )


def test_commands_open_them(resources: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", str(SAVES[0]), "--json"]) == 0
    sheet = json.loads(capsys.readouterr().out)
    points = read_summary(SAVES[0]).points
    assert [sheet[heir]["total"] for heir in ("white", "blue")] == list(points)


# -- making one -----------------------------------------------------------------------------------


def test_the_former_one_is_kept_as_it_was_and_once(resources: Path, tmp_path: Path) -> None:
    before = (ROOT / "resources/games/two_heirs/catalogue.json").read_bytes()
    (former_box,) = (resources / FORMER_FOLDER).iterdir()
    assert (former_box.name, former_box.read_bytes()) == (f"{load_box().digest}.json", before)
    text = make_changed_catalogue(tmp_path)
    assert make_catalogue.write(resources, text) == [resources / FILE_NAME]
    assert [*(resources / FORMER_FOLDER).iterdir()] == [former_box]


def test_other_tiles_need_another_name(tmp_path: Path) -> None:
    before = (ROOT / "resources/games/two_heirs/catalogue.json").read_bytes()
    (tmp_path / FILE_NAME).parent.mkdir(parents=True)
    (tmp_path / FILE_NAME).write_bytes(before)
    with pytest.raises(SystemExit, match="Other tiles than those of reconstruction-1 need another"):
        make_catalogue.write(tmp_path, make_changed_catalogue(tmp_path, load_box().name))
    assert (tmp_path / FILE_NAME).read_bytes() == before
    assert not (tmp_path / FORMER_FOLDER).exists()


def test_former_boxes_are_sound_and_bear_their_digest_and_a_name_of_their_own() -> None:
    former = [(file, load_catalogue(file)) for file in sorted(BOXES.glob("*"))]
    for file, catalogue in former:
        assert file.name == f"{catalogue.digest}.json"
        assert catalogue.digest != load_box().digest, "it is the box of today"
    names = [catalogue.name for catalogue in (load_box(), *(catalogue for _, catalogue in former))]
    assert len(set(names)) == len(names)
