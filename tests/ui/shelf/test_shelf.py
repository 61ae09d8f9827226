"""The shelf: what it shows, and how one goes about it."""

from __future__ import annotations

import json
from time import thread_time
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QApplication, QFocusFrame
from pytestqt.qtbot import QtBot

from tests.box import load_box
from tests.games.two_heirs.reading import load_save
from tests.reading import simplify
from tests.tabletop.files.whole import read_summary
from tests.ui.conftest import Start, play_to_the_end, process_events, start_game
from tests.ui.hands import CTRL, Key, find_question, press
from tests.ui.heir_program import Program
from tests.ui.shelf.conftest import (
    Put,
    find_library,
    find_page,
    list_titles,
    make_game,
    wait_for_reading,
)
from twoheirs_qt.app import Folders
from twoheirs_qt.games.two_heirs.game import make_two_heirs_games
from twoheirs_qt.games.two_heirs.pages.shelf_card import parse_tiles
from twoheirs_qt.games.two_heirs.rules import Take
from twoheirs_qt.tabletop.drawing.parchment import write_line
from twoheirs_qt.tabletop.saves.files import write_save
from twoheirs_qt.tabletop.saves.listing import ShelfIndex
from twoheirs_qt.tabletop.shelf import card
from twoheirs_qt.tabletop.shelf.model import ShelfRole
from twoheirs_qt.tabletop.text.languages import LANGUAGES
from twoheirs_qt.tabletop.widgets.focus_frame import FocusMark


def test_without_games_it_says_what_to_do(program: Program) -> None:
    find_library(program).show()
    assert find_page(program).nothing.isVisible()
    assert program.window.focusWidget() is find_page(program).new_button
    assert simplify(find_page(program).line.text()) == "Start a new game, or open one."
    assert not find_page(program).search.isVisible()


def test_all_games_lie_on_it_the_last_played_first(three: Program) -> None:
    assert find_library(three).is_shown
    assert not find_page(three).nothing.isVisible()
    assert list_titles(three) == ["The long winter", "Celia and Dora", "Anna and Boris"]
    spoken = find_library(three).model.index(1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "Celia and Dora. Finished after turn" in spoken
    assert "won" in spoken or "drawn" in spoken


def test_the_running_game_is_first_however_it_is_sorted(qtbot: QtBot, three: Program) -> None:
    press(qtbot, Key.Key_Down)
    press(qtbot, Key.Key_Down)
    for _ in range(5):
        press(qtbot, Key.Key_Right)
    press(qtbot, Key.Key_Return)
    assert three.session.names == ("Anna", "Boris")
    assert three.window.pages.is_at_table
    press(qtbot, Key.Key_G, CTRL)
    assert find_library(three).is_shown
    for number in range(find_page(three).sort.count()):
        find_page(three).sort.setCurrentIndex(number)
        assert list_titles(three)[0] == "Anna and Boris"
    assert three.session.turn > 1
    press(qtbot, Key.Key_Escape)
    assert three.window.pages.is_at_table


def test_sorting(three: Program) -> None:
    def sort_by(number: int) -> list[str]:
        find_page(three).sort.setCurrentIndex(number)
        return list_titles(three)

    assert sort_by(2) == ["Anna and Boris", "Celia and Dora", "The long winter"]
    assert sort_by(0)[0] == "The long winter"
    assert sort_by(3)[0] == "Celia and Dora"  # it is over: no other has come so far


def test_search_finds_names_sets_and_titles(qtbot: QtBot, three: Program) -> None:
    search = find_page(three).search
    search.setFocus()
    qtbot.keyClicks(search, "celia")
    assert list_titles(three) == ["Celia and Dora"]
    assert simplify(find_page(three).line.text()) == "1 of 3 games"
    search.setText("henry brave")
    assert list_titles(three) == ["The long winter"]
    search.setText("nobody at all")
    assert list_titles(three) == []
    assert "No games match" in find_page(three).nothing.labels[0].text()
    press(qtbot, Key.Key_Escape)
    assert len(list_titles(three)) == 3


def test_the_search_is_entered_and_left_by_keys(qtbot: QtBot, three: Program) -> None:
    shelf = find_page(three)
    shelf.show_message("“Anna and Boris” has been restored.")
    press(qtbot, Key.Key_F, CTRL)
    assert QApplication.focusWidget() is shelf.search
    qtbot.keyClicks(shelf.search, "CELIA")
    assert list_titles(three) == ["Celia and Dora"]
    assert simplify(shelf.line.text()) == "1 of 3 games"
    press(qtbot, Key.Key_Down)
    assert QApplication.focusWidget() is shelf.list
    press(qtbot, Key.Key_Escape)
    assert QApplication.focusWidget() is shelf.search
    press(qtbot, Key.Key_Escape)
    assert len(list_titles(three)) == 3


def test_what_may_be_meant_is_searched_for_by_a_click(qtbot: QtBot, three: Program) -> None:
    shelf = find_page(three)
    shelf.search.setText("ccellia")
    assert list_titles(three) == []
    like = shelf.nothing.suggestion
    assert like.text() == "Celia"
    qtbot.mouseClick(like, Qt.MouseButton.LeftButton)
    assert list_titles(three) == ["Celia and Dora"]


def test_pictures_are_made_when_seen_and_kept(three: Program, qtbot: QtBot) -> None:
    entry = find_library(three).model.find_entry(1)
    assert entry is not None
    qtbot.waitUntil(lambda: entry.picture is not None)
    process_events()
    state = load_save(entry.path, load_box()).state
    assert entry.picture
    assert {cell for cell, _, _ in parse_tiles(entry.picture)} == set(state.landscape)
    find_page(three).hide()
    file = three.store.folder.parent / "shelf.json"

    def is_kept() -> bool:
        if not file.exists():  # a thread writes it
            return False
        index = json.loads(file.read_text().splitlines()[0])
        return bool(index["games"][entry.name][-1])

    qtbot.waitUntil(is_kept)


def test_a_file_that_is_no_game_is_reported_and_left_alone(
    put: Put, start: Start, folders: Folders, qtbot: QtBot
) -> None:
    program = start()
    put(1)
    broken = folders.games / "20250102T100000Z-aaaaaa.twoheirs"
    broken.write_text("no game")
    find_library(program).show()
    wait_for_reading(qtbot, program)
    assert any(broken.name in title for title in list_titles(program))
    find_page(program).select(broken)
    assert not find_page(program).watch.isEnabled()
    assert "cannot be read" in find_page(program).watch.statusTip()
    press(qtbot, Key.Key_Return)
    assert find_question()
    press(qtbot, Key.Key_Escape)
    assert broken.read_text() == "no game"


def test_ten_thousand_games_open_in_half_a_second(
    put: Put, start: Start, folders: Folders, qtbot: QtBot
) -> None:
    content = put(1).read_bytes()
    for number in range(9999):
        (folders.games / f"20240101T100000Z-{number:06x}.twoheirs").write_bytes(content)
    index = ShelfIndex(folders.games, folders.shelf, ".twoheirs")
    entries = index.list_entries()
    assert len(entries) == 10_000
    index.read(entries[0], make_two_heirs_games(load_box()))
    for entry in entries[1:]:  # as if read, and looked at: they are equal
        entry._changed, entry._summary_json, entry._picture = entries[0].dump_for_index()[-3:]  # type: ignore[assignment]
    index.write()
    start_of_all = thread_time()
    again = ShelfIndex(folders.games, folders.shelf, ".twoheirs").list_entries()
    assert all(entry.is_read for entry in again)
    read_in = thread_time() - start_of_all
    program = start()
    find_library(program).model.stop_reading()
    find_library(program)._window.pages.show_table()
    began = thread_time()
    find_library(program).show()
    program.window.grab()
    shown_in = thread_time() - began
    print(f"index {read_in:.3f} s, shelf {shown_in:.3f} s")
    assert simplify(find_page(program).line.text()) == "10000 game(s)" or find_page(
        program
    ).line.text().startswith("10")
    # Of the processor, whatever else the machine does; three times what it takes.
    assert read_in < 1.0
    assert shown_in < 1.5


def test_a_changed_file_is_read_again_and_a_broken_index_does_not_matter(
    put: Put, folders: Folders
) -> None:
    path = put(1)
    index = ShelfIndex(folders.games, folders.shelf, ".twoheirs")
    [entry] = index.list_entries()
    index.read(entry, make_two_heirs_games(load_box()))
    index.write()
    [known] = ShelfIndex(folders.games, folders.shelf, ".twoheirs").list_entries()
    assert known.summary is not None
    assert known.summary.title == ""
    assert known.summary == read_summary(path)
    write_save(path, make_game(title="Another"))
    [stale] = ShelfIndex(folders.games, folders.shelf, ".twoheirs").list_entries()
    assert not stale.is_fresh
    for broken in ("", "[]", '{"format": "twoheirs-shelf", "version": 1, "games": {"a": 1}}'):
        folders.shelf.write_text(broken)
        [unread] = ShelfIndex(folders.games, folders.shelf, ".twoheirs").list_entries()
        assert not unread.is_read


def test_nothing_happens_at_the_table_behind_the_shelf(qtbot: QtBot, program: Program) -> None:
    start_game(program)
    program.session.play(Take(1))
    before = program.session.state
    press(qtbot, Key.Key_G, CTRL)
    for key in (Key.Key_Z, Key.Key_Return, Key.Key_R):
        press(qtbot, key, CTRL)
    assert program.session.state is before
    assert not program.window.menus.undo.isEnabled()
    press(qtbot, Key.Key_Escape)
    press(qtbot, Key.Key_Z, CTRL)
    assert program.session.state is not before


def test_it_speaks_the_language_chosen(three: Program) -> None:
    three.languages.choose("pseudo")
    process_events()
    assert find_page(three).continue_game.text().startswith("[")
    three.languages.choose("en")


def test_the_card_shows_the_keyboard_and_no_frame_runs_around_the_page(
    qtbot: QtBot, three: Program
) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    FocusMark(application, three.window)
    shelf = find_page(three)

    def has_focus_frame() -> bool:
        shelf.search.setFocus()
        shelf.list.setFocus()
        frames = [w for w in QApplication.allWidgets() if isinstance(w, QFocusFrame)]
        return any(frame.widget() is shelf.list for frame in frames)

    assert not has_focus_frame()
    with_keyboard = shelf.list.grab().toImage()
    shelf.search.setFocus()
    assert shelf.list.grab().toImage() != with_keyboard
    shelf.search.setText("no game is called so")
    qtbot.waitUntil(lambda: not list_titles(three))
    assert has_focus_frame(), "without cards nothing else would show the keyboard"


def test_the_running_game_has_as_much_room_for_its_title_as_any(
    qtbot: QtBot, three: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    start_game(three, names=("Wenceslaus", "Maximilian"))
    find_library(three).show()
    wait_for_reading(qtbot, three)
    widths: dict[str, float] = {}

    def record_width(painter: QPainter, rect: QRectF, flags: int, text: str, *how: Any) -> float:
        widths[text] = rect.width()
        return write_line(painter, rect, flags, text, *how)

    monkeypatch.setattr(card, "write_line", record_width)
    find_page(three).list.grab()
    assert widths["Wenceslaus and Maximilian"] == widths["Anna and Boris"]
    badge = next(
        width
        for text, width in widths.items()
        if text == find_library(three).model.texts.format_in_progress()
    )
    assert badge < widths["Anna and Boris"] / 2


def test_games_of_the_same_players_look_different(
    put: Put, start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in (1, 2, 3):
        put(number, names=("Łukasz", "Zoë"))
    put(4, names=("Anna", "Boris"))
    program = start()
    find_library(program).show()
    wait_for_reading(qtbot, program)
    alike = ["Łukasz and Zoë (3)", "Łukasz and Zoë (2)", "Łukasz and Zoë (1)"]
    qtbot.waitUntil(lambda: list_titles(program) == ["Anna and Boris", *alike])
    texts: list[str] = []

    def record_text(painter: QPainter, rect: QRectF, flags: int, text: str, *how: Any) -> float:
        texts.append(simplify(text))
        return write_line(painter, rect, flags, text, *how)

    monkeypatch.setattr(card, "write_line", record_text)
    find_page(program).list.grab()
    assert {"1", "2", "3"} <= set(texts)
    clocks = [text for text in texts if text.startswith("1/") and ":30" in text]
    assert len(clocks) == len(set(clocks)) == 4, "each card says the day and the time"
    press(qtbot, Key.Key_F, CTRL)
    qtbot.keyClicks(find_page(program).search, "lukasz zoe")
    assert list_titles(program) == alike


def test_a_game_that_is_over_runs_no_more(qtbot: QtBot, program: Program) -> None:
    start_game(program, seed=4)
    find_library(program).show()
    model = find_library(program).model
    qtbot.waitUntil(lambda: bool(model.index(0).data(ShelfRole.RUNNING)))
    find_library(program).leave()
    play_to_the_end(program)
    program.store.flush()
    find_library(program).show()
    wait_for_reading(qtbot, program)
    assert "Finished" in model.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "in progress" not in model.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert not model.index(0).data(ShelfRole.RUNNING)
    assert not model.index(0).data(ShelfRole.UNFINISHED)
    assert find_page(program).continue_game.iconText() == "Look at it"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_buttons_for_a_finished_game_are_called_the_same(
    qtbot: QtBot, start: Start, put: Put, language: str
) -> None:
    """One shows how it ended, another plays it back."""
    put(1, actions=400)
    program = start(language)
    find_library(program).show()
    wait_for_reading(qtbot, program)
    entry = find_page(program).current
    assert entry is not None
    assert entry.summary is not None
    assert entry.summary.is_over
    buttons = find_page(program).findChildren(QAbstractButton)
    texts = [button.text().replace("&", "") for button in buttons if button.isVisible()]
    named = [text for text in texts if text]
    assert find_page(program).continue_game.iconText() in named
    assert len(named) == len({*named})


def test_every_game_that_can_be_played_on_says_so(three: Program) -> None:
    find_library(three).show()
    process_events()
    model = find_library(three).model
    rows = [model.index(row) for row in range(model.rowCount())]
    in_progress = ["in progress" in row.data(Qt.ItemDataRole.AccessibleTextRole) for row in rows]
    unfinished = [not row.data(ShelfRole.ENTRY).summary.is_over for row in rows]
    assert in_progress == unfinished
    assert unfinished.count(True) > 1
    assert [row.data(ShelfRole.RUNNING) for row in rows].count(True) <= 1


def test_points_are_hidden_there_too_until_a_game_is_over(three: Program) -> None:
    model = find_library(three).model

    def check_points() -> list[bool]:
        rows = [model.index(row) for row in range(3)]
        spoken = [str(row.data(Qt.ItemDataRole.AccessibleTextRole)) for row in rows]
        shown = [bool(row.data(ShelfRole.POINTS)) for row in rows]
        names = (("Emil", "Henry"), ("Celia", "Dora"), ("Anna", "Boris"))
        says = [f"{a} " in s and f", {b} " in s for (a, b), s in zip(names, spoken, strict=True)]
        assert says == shown
        return shown

    assert check_points() == [True, True, True]
    before = find_page(three).list.grab().toImage()
    three.window.menus.show_points.trigger()
    assert check_points() == [False, True, False]
    assert find_page(three).list.grab().toImage() != before
    find_page(three).sort.setCurrentIndex(4)
    assert list_titles(three)[0] == "Celia and Dora"
