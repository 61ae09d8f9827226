from __future__ import annotations

import os
import sys
import threading
import time
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QByteArray, QLockFile
from PySide6.QtWidgets import QApplication, QDialog

from tests.long_run import choose_count
from tests.timeouts import TIMEOUT_S
from tests.ui import conftest
from tests.ui.conftest import Start, close, find_dialog, process_events
from tests.ui.heir_program import Program
from twoheirs_qt.app import show_update_news
from twoheirs_qt.games.two_heirs.new_game.choices import NewGameChoices
from twoheirs_qt.games.two_heirs.rules import Heir, TileSet
from twoheirs_qt.tabletop.files.settings_file import write_settings
from twoheirs_qt.tabletop.folders import Folders
from twoheirs_qt.tabletop.window import settings as settings_module
from twoheirs_qt.tabletop.window.preferences import PreferencesDialog
from twoheirs_qt.tabletop.window.settings import MAX_RECENT_FILES, Settings, _Setting

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
    before.facing_player = before.upright = True
    before.points_wanted = False
    before.motion_factor = 0.5
    before.language = "pl"
    before.theme = "candlelight"
    before.geometry = QByteArray(b"\0\1@\xff")
    choices.save(before)
    before.add_recent_file(tmp_path / "a, b.twoheirs")
    assert before.sync(TIMEOUT_S)

    after = Settings(path)
    assert (after.facing_player, after.upright, after.points_wanted) == (True, True, False)
    assert (after.motion_factor, after.language, after.theme) == (0.5, "pl", "candlelight")
    assert after.geometry == QByteArray(b"\0\1@\xff")
    assert NewGameChoices.load(after) == choices
    assert after.recent_files == (tmp_path / "a, b.twoheirs",)


def test_a_first_game_has_the_recommended_sets_and_no_roads(qapp: object, tmp_path: Path) -> None:
    choices = NewGameChoices.load(Settings(tmp_path / "settings.ini"))
    assert choices.sets == (TileSet.TRAVEL, TileSet.LAND_INDUSTRY, TileSet.TRADE_CHURCH)
    assert not choices.score_roads
    assert choices.take_back == "free"


def test_recent_games_are_the_last_ten_newest_first(qapp: object, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    paths = [tmp_path / f"{number}.twoheirs" for number in range(MAX_RECENT_FILES + 3)]
    for path in paths:
        settings.add_recent_file(path)
    assert settings.recent_files == tuple(reversed(paths[3:]))
    settings.add_recent_file(paths[5])
    assert settings.recent_files[0] == paths[5]
    assert len(set(settings.recent_files)) == MAX_RECENT_FILES == 10, "none is named twice"
    settings.forget_recent_files(paths[5])
    assert paths[5] not in settings.recent_files
    settings.forget_recent_files()
    assert settings.recent_files == ()


def test_a_change_is_signalled_once(qapp: object, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    changes: list[str] = []
    settings.changed.connect(changes.append)
    settings.upright = True
    settings.upright = True
    settings.motion_factor = 0.0
    assert changes == ["upright", "motion_factor"]


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
    assert settings.duration_factor == 1.0
    assert settings.recent_files == ()
    settings.upright = True
    assert settings.sync(TIMEOUT_S)
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
    assert read_all(settings) == read_all(Settings(tmp_path / "none.ini"))
    settings.upright = True
    settings.sync(TIMEOUT_S)
    assert settings.upright
    assert time.thread_time() - begun < 2
    assert kind == "link loop" or Settings(path).upright


def test_a_folder_that_cannot_be_made_stops_nothing(qapp: object, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    settings = Settings(tmp_path / "file" / "settings.ini")
    settings.upright = True
    assert settings.upright
    assert not settings.sync()


@settings(max_examples=choose_count(60, 5000), deadline=None)
@given(content=st.binary(max_size=200))
def test_any_bytes_can_be_read(
    qapp: object, tmp_path_factory: pytest.TempPathFactory, content: bytes
) -> None:
    path = tmp_path_factory.mktemp("any") / "settings.ini"
    path.write_bytes(content)
    read_all(Settings(path))


@settings(max_examples=choose_count(30, 3000), deadline=None)
@given(text=st.text() | st.from_type(float).map(str) | st.integers().map(str))
@example("9" * 5000)
@example("[" * 100_000)
@example('{"a": 1}')
def test_any_text_in_place_of_a_setting_leaves_one_of_its_kind(
    qapp: object, tmp_path_factory: pytest.TempPathFactory, text: str
) -> None:
    path = tmp_path_factory.mktemp("any") / "settings.ini"
    write_settings(path, dict.fromkeys(KEYS, text))
    settings = Settings(path)
    for name, usual in DEFAULTS.items():
        result = getattr(settings, name)
        assert type(result) is type(usual), name
        if name in BOUNDS:
            assert result == usual or BOUNDS[name][0] <= result <= BOUNDS[name][1], name


GARBAGE = (
    *("", "9" * 5000, "-1", "nan", "1e400", "true", "null", "{}", "[" * 100_000, "\x01\n\ufffe"),
    *("a" * 30_000, '{"lesson": "access", "done": 1, "number": 1e999, "actions": [{}]}', "1.2.3"),
)


@pytest.mark.parametrize("text", GARBAGE, ids=range(len(GARBAGE)))
def test_the_program_starts_with_any_settings(start: Start, folders: Folders, text: str) -> None:
    """A version of 5,000 digits ended the start."""
    write_settings(folders.settings, dict.fromkeys(KEYS, text))
    program = start("")
    show_update_news(program)
    for command in ("preferences", "new_game", "tutorial", "rule_book"):
        if isinstance(QApplication.activeModalWidget(), QDialog):
            find_dialog().reject()
        getattr(program.window.menus, command).trigger()
        process_events()
    assert program.window.isVisible()


# -- where settings cannot be saved ----------------------------------------------------------------


def test_a_lock_that_another_program_holds_blocks_nothing(qapp: object, tmp_path: Path) -> None:
    """Qt waited in the window's thread for such a lock, for ever."""
    path = tmp_path / "settings.ini"
    lock = QLockFile(f"{path}.lock")
    assert lock.tryLock(0)
    settings = Settings(path)
    settings.upright = True
    assert settings.sync(TIMEOUT_S)
    assert Settings(path).upright


def test_a_lock_left_behind_by_a_process_whose_number_is_used_again_counts_for_nothing(
    qapp: object, tmp_path: Path
) -> None:
    path = tmp_path / "settings.ini"
    (tmp_path / "settings.ini.lock").write_text(f"{os.getpid()}\npytest\n\n\n\n")
    settings = Settings(path)
    settings.upright = True
    assert settings.sync(TIMEOUT_S)
    assert Settings(path).upright


def test_a_folder_in_which_nothing_can_be_removed_or_replaced(
    program: Program, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is said where settings are chosen, and in the log, and they are worn all the same."""
    settings = program.settings
    assert settings.sync(TIMEOUT_S)
    program.window.menus.preferences.trigger()
    preferences = program.window.findChild(PreferencesDialog)
    assert preferences is not None
    assert not preferences.unsaved.isVisible()

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", "settings.ini")

    with monkeypatch.context() as folder:
        for name in ("unlink", "replace", "rename", "remove"):
            folder.setattr(os, name, refuse)
        preferences.ticks["coordinates_shown"].click()
        assert not settings.sync(TIMEOUT_S)
        assert not settings.coordinates_shown
        assert preferences.unsaved.isVisible()
        assert "Your settings cannot be saved" in preferences.unsaved.text()
        assert not settings.sync(TIMEOUT_S)
    noted = [
        message
        for message in caplog.messages
        if message.startswith("The settings could not be saved")
    ]
    assert len(noted) == 1, "once, however often it is tried"
    preferences.ticks["upright"].click()
    assert settings.sync(TIMEOUT_S)
    assert not preferences.unsaved.isVisible()
    assert (Settings(settings.path).coordinates_shown, Settings(settings.path).upright) == (
        False,
        True,
    )
    preferences.reject()


def test_a_disk_that_does_not_answer_keeps_neither_window_nor_its_end_waiting(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer, asked = threading.Event(), threading.Event()

    def write(*_: object) -> dict[str, str]:
        asked.set()
        assert answer.wait(TIMEOUT_S)
        return {}

    assert program.settings.sync(TIMEOUT_S)
    monkeypatch.setattr(settings_module, "write_settings", write)
    monkeypatch.setattr(settings_module, "_CLOSE_TIMEOUT_S", 0.05)
    program.settings.coordinates_shown = False
    assert not program.settings.sync(0.05)
    assert asked.is_set()
    program.settings.facing_player = True
    process_events()
    monkeypatch.setattr(conftest, "TIMEOUT_S", 0.05)
    close(program)  # while nothing has answered
    assert not answer.is_set()
    answer.set()


def test_two_windows_keep_what_each_has_changed(qapp: object, tmp_path: Path) -> None:
    path = tmp_path / "settings.ini"
    one, other = Settings(path), Settings(path)
    one.theme = "candlelight"
    assert one.sync(TIMEOUT_S)
    other.language = "pl"
    assert other.sync(TIMEOUT_S)
    one.upright = True
    assert one.sync(TIMEOUT_S)
    results = Settings(path)
    assert (results.theme, results.language, results.upright) == ("candlelight", "pl", True)


DEFAULTS = {
    name: kind._default for name, kind in vars(Settings).items() if isinstance(kind, _Setting)
}
KEYS = [
    *(kind._key for kind in vars(Settings).values() if isinstance(kind, _Setting)),
    *("games/recent", "games/folder", "games/choices"),
]
BOUNDS = {
    "volume": (0.01, 1.0),
    "motion_factor": (0.0, 1.0),
    "text_size": (100, 200),
    "thinking_s": (1, 60),
}


def read_all(settings: Settings) -> dict[str, object]:
    """Every setting by its name, as the program reads it."""
    results = {
        name: getattr(settings, name)
        for name, kind in vars(Settings).items()
        if isinstance(kind, property | _Setting)
    }
    assert len(results) >= 24, "none is left out"
    return results
