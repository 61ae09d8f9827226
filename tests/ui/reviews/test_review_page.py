"""A review as players see it: made in a process, kept, and nothing shown before it is asked for."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from tests.games.two_heirs.advice.reviewed_games import make_reviewed, play_game
from tests.ui.conftest import process_events
from tests.ui.hands import CTRL, LEFT, SHIFT, Key, find_question, press
from tests.ui.heir_program import Program
from tests.ui.share.test_share import find_sharing
from tests.ui.shelf.conftest import Put
from twoheirs_qt.app import Folders
from twoheirs_qt.games.two_heirs.advice.review import (
    PlayedTurn,
    ReviewedTurn,
    list_played_turns,
    review_turn,
)
from twoheirs_qt.games.two_heirs.advice.review_file import ReviewFile
from twoheirs_qt.games.two_heirs.reviews.page import ReviewPage
from twoheirs_qt.games.two_heirs.rules import Heir
from twoheirs_qt.tabletop.saves.files import make_review_path, write_save
from twoheirs_qt.tabletop.saves.save import SaveGame

NUMBERS = {4: (3.0, -3.0), 8: (6.0, -6.0), 12: (0.0, 0.0)}
"""The turns that were mistakes in the kept review, with the leads after the better turn and it."""


def review_of(turn: PlayedTurn) -> ReviewedTurn:
    """A review of a turn without a search: better would have been the take alone."""
    best, value = NUMBERS.get(turn.number, (0.0, 0.0))
    found = make_reviewed(turn, best=[best] * 4, value=[value] * 4, to_come=10)
    better = tuple(turn.actions[:1]) if best != value else ()
    return replace(found, better=better)


@pytest.fixture
def game(folders: Folders) -> Path:
    """A finished game in the folder of games, with a review of all its turns."""
    folders.games.mkdir(parents=True, exist_ok=True)
    path = folders.games / "20250101T100000Z-000000000001.twoheirs"
    save = play_game()
    write_save(path, save)
    turns = list_played_turns(save)
    file = ReviewFile(make_review_path(path), turns, 1, None)
    for turn in turns:
        file.add(review_of(turn))
    return path


def open_review(qtbot: QtBot, program: Program, path: Path) -> ReviewPage:
    """Ask for a review, and wait until it is ready."""
    program.game_pages.review_file(path)
    process_events()
    page = program.game_pages.review
    qtbot.waitUntil(lambda: not page.process.is_running, timeout=60_000)
    process_events()
    return page


def save_of(page: ReviewPage) -> SaveGame:
    assert page.save is not None
    return page.save


def test_a_mistake_is_tried_again_before_the_better_turn_is_shown(
    qtbot: QtBot, program: Program, game: Path
) -> None:
    page = open_review(qtbot, program, game)
    turns = {turn.number: turn for turn in list_played_turns(save_of(page))}
    assert len(page.turns) == len(turns), "the kept review is read"
    assert [turn.number for turn in page.panel.mistakes] == [8, 4]
    assert page.panel.mistake_list.count() == 2
    assert page.panel.title.text().startswith("Turn 8")
    assert page.session.state == turns[8].start, "the greatest is shown first, and nothing done yet"
    assert "Better" not in page.panel.text_label.text()
    press(qtbot, Key.Key_Right, CTRL)
    assert page.session.state == turns[4].start
    press(qtbot, Key.Key_Right, CTRL)
    assert page.panel.title.text().startswith("Turn 4"), "it was the last"
    press(qtbot, Key.Key_D, CTRL)
    assert "Better:\n1. Take" in page.panel.text_label.text()
    assert page.session.state.taken
    assert page.better.isChecked()
    press(qtbot, Key.Key_U, CTRL)
    assert "Better" not in page.panel.text_label.text()
    assert page.session.state == page.list_states(page.panel.mistakes[1], turns[4].actions)[-1]
    press(qtbot, Key.Key_U, CTRL)
    assert page.session.state == turns[4].start
    press(qtbot, Key.Key_Left, CTRL)
    assert page.panel.title.text().startswith("Turn 8")
    press(qtbot, Key.Key_B, CTRL)
    side = program.game_pages.side
    assert program.game_pages.is_at_side_board
    assert side.session.state == turns[8].start
    assert side.back.text() == "&Back to the review"
    press(qtbot, Key.Key_B, CTRL)
    assert program.game_pages.is_at_review
    press(qtbot, Key.Key_Escape)
    assert not program.game_pages.is_at_review


def test_a_wide_window_shows_the_better_turn_beside_the_one_played(
    qtbot: QtBot, program: Program, game: Path
) -> None:
    page = open_review(qtbot, program, game)
    board = page.better_board
    program.window.resize(1920, 1080)
    process_events()
    press(qtbot, Key.Key_D, CTRL)
    turn = page.panel.mistakes[0]
    assert board.isVisible()
    assert board.session.state == page.list_states(turn, turn.better)[-1]
    assert page.session.state == page.list_states(turn, turn.played)[-1]
    program.window.resize(1280, 720)
    process_events()
    assert not board.isVisible()
    assert page.session.state == page.list_states(turn, turn.better)[-1], "one table shows it, then"
    program.window.resize(1920, 1080)
    process_events()
    assert board.isVisible()
    press(qtbot, Key.Key_D, CTRL)
    assert not board.isVisible(), "the position alone is shown again"
    assert page.session.state == page.find_start(turn)


def test_any_turn_is_chosen_in_the_curve_and_mistakes_of_one_heir_are_listed(
    qtbot: QtBot, program: Program, game: Path
) -> None:
    page = open_review(qtbot, program, game)
    curve = page.panel.curve
    last = len(page.turns)
    QTest.mouseClick(curve, LEFT, pos=QPoint(curve.width() - 16, curve.height() // 2))
    assert page.panel.title.text().startswith(f"Turn {last}")
    assert not page.better.isEnabled(), "it was as good as the best"
    assert page.better.statusTip()
    assert curve.accessibleDescription().count("\n") == last - 1
    heirs = {turn.number: turn.heir for turn in page.turns}
    for heir in Heir:
        page.panel.owner_choice.setCurrentIndex(heir + 1)
        listed = [turn.number for turn in page.panel.mistakes]
        assert listed == [number for number in (8, 4) if heirs[number] is heir]


def test_a_review_is_made_in_a_process_stopped_and_gone_on_with(
    qtbot: QtBot, program: Program, folders: Folders
) -> None:
    folders.games.mkdir(parents=True, exist_ok=True)
    path = folders.games / "20250101T100000Z-000000000002.twoheirs"
    whole = play_game()
    first = list_played_turns(whole)[-2]
    save = replace(
        whole, start=first.start, actions=whole.actions[first.done_count :], origin=whole.origin
    )
    save = replace(save, done_count=len(save.actions))
    write_save(path, save)
    turns = list_played_turns(save)
    program.game_pages.review_file(path)
    process_events()
    page = program.game_pages.review
    assert page.process.is_running
    assert page.panel.progress.text()
    qtbot.waitUntil(lambda: bool(page.turns), timeout=60_000)
    press(qtbot, Key.Key_Escape)
    assert not page.process.is_running, "closing it stops it"
    kept = ReviewFile(make_review_path(path), turns, 1, None).turns
    assert kept, "what was reviewed is kept"
    page = open_review(qtbot, program, path)
    assert page.turns == tuple(review_turn(turn) for turn in turns)


def test_the_greatest_mistakes_become_a_picture(
    qtbot: QtBot, program: Program, game: Path, tmp_path: Path
) -> None:
    page = open_review(qtbot, program, game)
    moments = page.list_moments()
    assert [moment.heading[:6] for moment in moments] == ["Turn 8", "Turn 4"]
    assert all("Better" in moment.text for moment in moments)
    page.picture.trigger()
    dialog = program.window.findChild(QFileDialog)
    assert dialog is not None
    dialog.reject()
    for path in (tmp_path / "review.png", tmp_path / "review.svg"):
        find_sharing(program).write_moments(path)
        qtbot.waitUntil(path.exists, timeout=10_000)
        assert path.stat().st_size > 10_000


def test_a_review_is_asked_for_at_the_end_of_a_game_on_the_shelf_and_in_a_replay(
    qtbot: QtBot, program: Program, game: Path
) -> None:
    program.games.open(game)
    process_events()
    card = program.window.page.score_sheet.card
    assert card is not None
    [button] = [button for button in card.buttons if button.text() == "Review"]
    qtbot.mouseClick(button, LEFT)
    assert program.game_pages.is_at_review
    press(qtbot, Key.Key_Escape)
    program.game_pages.watch_running()
    process_events()
    press(qtbot, Key.Key_E, CTRL | SHIFT)
    assert program.game_pages.is_at_review
    press(qtbot, Key.Key_Escape)
    program.game_pages.library.show()
    process_events()
    program.game_pages.library.page.select(game)
    press(qtbot, Key.Key_E, CTRL | SHIFT)
    assert program.game_pages.is_at_review
    page = program.game_pages.review
    qtbot.waitUntil(lambda: not page.process.is_running, timeout=60_000)
    assert len(page.turns) == len(list_played_turns(play_game())), "all are about the same review"


def test_it_says_why_a_game_cannot_be_reviewed(program: Program, put: Put) -> None:
    program.game_pages.review_file(put(1, actions=1))
    process_events()
    assert "No turn of this game" in find_question().accessibleDescription()
    find_question().close()
    assert not program.game_pages.is_at_review


def test_a_game_in_the_trash_leaves_no_review(program: Program, game: Path) -> None:
    library = program.game_pages.library
    library.show()
    process_events()
    library.page.select(game)
    library.delete()
    process_events()
    assert not game.exists()
    assert not make_review_path(game).exists()


def test_the_same_turn_is_shown_in_another_language(
    qtbot: QtBot, program: Program, game: Path
) -> None:
    page = open_review(qtbot, program, game)
    page.choose(page.panel.mistakes[1])
    page.better.trigger()
    program.languages.choose("de")
    qtbot.waitUntil(lambda: program.game_pages.review is not page, timeout=10_000)
    page = program.game_pages.review
    qtbot.waitUntil(lambda: page.panel.title.text().startswith("Zug 4"), timeout=60_000)
    assert program.game_pages.is_at_review
    assert page.better.isChecked()
    assert "Besser:" in page.panel.text_label.text()


def test_in_a_low_window_with_large_text_the_words_about_a_mistake_have_room(
    qtbot: QtBot, program: Program, game: Path
) -> None:
    program.settings.text_size = 200
    program.window.resize(1280, 720)
    page = open_review(qtbot, program, game)
    press(qtbot, Key.Key_D, CTRL)
    process_events()
    panel = page.panel
    line = panel.text_label.fontMetrics().lineSpacing()
    words = panel._scroll_area.geometry()
    assert words.height() >= 4 * line
    assert words.top() >= panel.mistake_list.geometry().bottom()
    bar = panel.bar.rect()
    assert all(bar.contains(button.geometry()) for button in panel.buttons)
