from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QByteArray

from twoheirs_qt.rules import Heir, TileSet
from twoheirs_qt.ui.new_game_choices import NewGameChoices
from twoheirs_qt.ui.settings import MOST_RECENT, Settings

WAR = (TileSet.WAR, TileSet.PATROL, TileSet.CRAFTS)


def test_everything_is_there_again_at_the_next_start(qapp: object, tmp_path: Path) -> None:
    path = tmp_path / "a" / "settings.ini"
    choices = NewGameChoices(
        sets=WAR,
        names=("Anna, die Erste", "@Łukasz"),
        south=Heir.BLUE,
        first=Heir.BLUE,
        score_roads=True,
        take_back="off",
    )
    before = Settings(path)
    before.facing = before.upright = True
    before.show_points = False
    before.motion = 0.5
    before.language = "pl"
    before.theme = "candlelight"
    before.geometry = QByteArray(b"\0\1@\xff")
    choices.save(before)
    before.add_recent(tmp_path / "a, b.twoheirs")
    assert before.sync()

    after = Settings(path)
    assert (after.facing, after.upright, after.show_points) == (True, True, False)
    assert (after.motion, after.language, after.theme) == (0.5, "pl", "candlelight")
    assert after.geometry == QByteArray(b"\0\1@\xff")
    assert NewGameChoices.load(after) == choices
    assert after.recent == (tmp_path / "a, b.twoheirs",)


def test_a_first_game_has_the_recommended_sets_and_no_roads(qapp: object, tmp_path: Path) -> None:
    choices = NewGameChoices.load(Settings(tmp_path / "settings.ini"))
    assert choices.sets == (TileSet.TRAVEL, TileSet.LAND_INDUSTRY, TileSet.TRADE_CHURCH)
    assert not choices.score_roads
    assert choices.take_back == "free"


def test_recent_games_are_the_last_ten_newest_first(qapp: object, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    paths = [tmp_path / f"{number}.twoheirs" for number in range(MOST_RECENT + 3)]
    for path in paths:
        settings.add_recent(path)
    assert settings.recent == tuple(reversed(paths[3:]))
    settings.add_recent(paths[5])
    assert settings.recent[0] == paths[5]
    assert len(set(settings.recent)) == MOST_RECENT == 10, "none is named twice"
    settings.forget_recent(paths[5])
    assert paths[5] not in settings.recent
    settings.forget_recent()
    assert settings.recent == ()


def test_a_change_is_told_once(qapp: object, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    told: list[str] = []
    settings.changed.connect(told.append)
    settings.upright = True
    settings.upright = True
    settings.motion = 0.0
    assert told == ["upright", "motion"]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\0\1\2\xff",
        b"[table\nfacing",
        b"no ini file at all",
        b"[table]\nfacing=perhaps\nupright=3\npoints=1,2\nmotion=fast\n",
        b"[table]\nmotion=1e400\nfacing=@Invalid()\n",
        b'[games]\nchoices="{]"\nrecent="{}"\n[window]\ngeometry=%%%\n',
        b'[games]\nchoices="{\\"sets\\": [1, 2], \\"names\\": 3, \\"south\\": \\"x\\"}"\n',
    ],
)
def test_a_broken_file_counts_as_nothing_chosen(
    qapp: object, tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "settings.ini"
    path.write_bytes(content)
    settings = Settings(path)
    read_all(settings)
    assert NewGameChoices.load(settings) == NewGameChoices()
    assert settings.pace == 1.0
    assert settings.recent == ()
    settings.upright = True
    settings.sync()
    assert Settings(path).upright


def test_of_a_file_that_is_no_text_a_copy_is_kept(qapp: object, tmp_path: Path) -> None:
    path = tmp_path / "settings.ini"
    path.write_bytes(b"\0\xffsomething")
    Settings(path)
    assert (tmp_path / "settings.ini.broken").read_bytes() == b"\0\xffsomething"


@pytest.mark.parametrize("kind", ["pipe", "folder", "link loop", "large"])
@pytest.mark.skipif(sys.platform == "win32", reason="made as only Unix can")
def test_what_is_no_file_of_settings_stops_nothing(qapp: object, tmp_path: Path, kind: str) -> None:
    path = tmp_path / "settings.ini"
    match kind:
        case "pipe":
            os.mkfifo(path)
        case "folder":
            path.mkdir()
        case "link loop":
            path.symlink_to(path)
        case "large":
            path.write_bytes(b"[table]\n" + b"facing=true\n" * 500_000)
    begun = time.thread_time()
    settings = Settings(path)
    read_all(settings)
    settings.upright = True
    settings.sync()
    assert settings.upright
    assert time.thread_time() - begun < 2
    assert kind == "link loop" or Settings(path).upright


def test_a_folder_that_cannot_be_made_stops_nothing(qapp: object, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    settings = Settings(tmp_path / "file" / "settings.ini")
    settings.upright = True
    assert settings.upright
    assert not settings.sync()


@settings(max_examples=60, deadline=None)
@given(content=st.binary(max_size=200))
def test_any_bytes_can_be_read(
    qapp: object, tmp_path_factory: pytest.TempPathFactory, content: bytes
) -> None:
    path = tmp_path_factory.mktemp("any") / "settings.ini"
    path.write_bytes(b"[table]\nfacing=" + content)
    read_all(Settings(path))


def read_all(settings: Settings) -> None:
    for name, kind in vars(Settings).items():
        if isinstance(kind, property):
            getattr(settings, name)
