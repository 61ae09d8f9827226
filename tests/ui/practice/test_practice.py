"""Practice: a turn is compared with ours, counted, and shown; own mistakes come first."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.games.two_heirs.advice.reviewed_games import play_game
from tests.reading import simplify
from tests.ui.conftest import process_events
from tests.ui.hands import Key, press
from tests.ui.heir_program import Program
from twoheirs_qt.games.two_heirs.advice.practice import INTERVALS, Progress, choose_turn_of_day
from twoheirs_qt.games.two_heirs.advice.practice_file import load_progress
from twoheirs_qt.games.two_heirs.advice.review import DEFAULT_SEED, list_played_turns, review_turn
from twoheirs_qt.games.two_heirs.advice.review_file import ReviewFile
from twoheirs_qt.games.two_heirs.advice.themes import Theme
from twoheirs_qt.games.two_heirs.practice.page import PracticePage, Stage
from twoheirs_qt.games.two_heirs.rules import Action, list_legal_actions
from twoheirs_qt.tabletop.saves.files import make_review_path, write_save

CONTROL = Qt.KeyboardModifier.ControlModifier


def practise(program: Program, *, of_day: bool = False) -> PracticePage:
    menus = program.window.menus
    (menus.turn_of_day if of_day else menus.practice).trigger()
    process_events()
    assert program.shown.practice.is_shown
    return program.shown.practice.page


def play(qtbot: QtBot, page: PracticePage, actions: tuple[Action, ...]) -> None:
    """Play a turn, and wait until it has been compared."""
    with qtbot.waitSignal(page.solved, timeout=20_000):
        for action in actions:
            assert page.session.play(action)
        assert page.stage is Stage.COMPARED


def find_file(program: Program) -> Path:
    return program.store.folder.parent / "practice.json"


def load_kept_progress(program: Program) -> dict[str, Progress]:
    program.store.flush()
    return load_progress(find_file(program))


def test_our_turn_solves_a_position_which_comes_back(qtbot: QtBot, program: Program) -> None:
    page = practise(program)
    position = page.position
    assert position is not None
    assert page.panel.title.text().endswith("find the best turn.")
    play(qtbot, page, position.reviewed_turn.better)
    assert page.panel.title.text() == "Solved: this is our turn, too."
    assert "This position comes back on" in page.panel.words.text()
    progress = load_kept_progress(program)[position.name]
    assert (progress.answer_count, progress.solved_count) == (1, 1)
    assert progress.due_date == date.today() + timedelta(INTERVALS[1])
    press(qtbot, Key.Key_Right, CONTROL)
    assert page.position != position
    assert page.stage is Stage.ASKED


def test_a_worse_turn_gets_its_points_and_ours_is_shown_with_its_reasons(
    qtbot: QtBot, program: Program
) -> None:
    page = practise(program)
    practice = program.shown._practice_book.read()
    page.open(practice)
    costliest = max(practice.shipped, key=lambda position: position.reviewed_turn.loss)
    page._choose(costliest)
    play(qtbot, page, costliest.reviewed_turn.played)
    assert page.panel.title.text() == "Not solved yet."
    assert "fewer than with our turn" in page.panel.words.text()
    assert "Ours:" not in page.panel.words.text(), "nothing is shown before it is asked for"
    done = page.session.state
    assert not page.session.play(list_legal_actions(done)[0]), "the turn is over"
    press(qtbot, Key.Key_D, CONTROL)
    assert page.panel.words.text().count("Ours:\n1. ") == 1
    assert page.session.state != done
    press(qtbot, Key.Key_D, CONTROL)
    assert "Ours:" not in page.panel.words.text()
    press(qtbot, Key.Key_B, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert page.stage is Stage.ASKED
    play(qtbot, page, costliest.reviewed_turn.better)
    assert page.panel.title.text() == "Solved: this is our turn, too."
    progress = load_kept_progress(program)[costliest.name]
    assert (progress.answer_count, progress.solved_count) == (1, 0), (
        "only the first answer on a day counts"
    )


def test_a_key_whose_action_is_disabled_says_why(qtbot: QtBot, program: Program) -> None:
    page = practise(program)
    press(qtbot, Key.Key_D, CONTROL)
    assert page.bubble.text == "Play and end the turn first."


def test_keys_scroll_a_long_answer(qtbot: QtBot, program: Program) -> None:
    program.settings.text_size = 200
    program.window.resize(1280, 720)
    process_events()
    page = practise(program)
    costliest = max(
        program.shown._practice_book.read().shipped,
        key=lambda position: position.reviewed_turn.loss,
    )
    page._choose(costliest)
    play(qtbot, page, costliest.reviewed_turn.played)
    press(qtbot, Key.Key_D, CONTROL)
    process_events()
    press(qtbot, Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    press(qtbot, Key.Key_PageDown)
    assert page.panel._scroll_area.verticalScrollBar().value() > 0
    press(qtbot, Key.Key_Right, CONTROL)
    assert page.panel._scroll_area.verticalScrollBar().value() == 0, (
        "another position begins at the top"
    )


def test_the_pointer_may_rest_where_the_button_of_a_turn_appears(program: Program) -> None:
    button = program.shown.practice.page.bar.end_turn
    at = QPointF(button.rect().center())
    QApplication.sendEvent(button, QEnterEvent(at, at, at))
    page = practise(program)
    assert page.session.is_open
    QApplication.sendEvent(button, QEnterEvent(at, at, at))
    assert page.end_turn.statusTip()


def test_the_turn_of_the_day_stays_in_another_language(program: Program) -> None:
    page = practise(program, of_day=True)
    of_day = choose_turn_of_day(program.shown._practice_book.read().shipped, date.today())
    assert page.position == of_day
    assert page.banner.title.text() == "Turn of the day"
    program.window.choose_language("de")
    process_events()
    page = program.shown.practice.page
    assert program.shown.practice.is_shown
    assert page.position == of_day
    assert page.banner.title.text() == "Zug des Tages"


def test_a_theme_narrows_the_positions(program: Program) -> None:
    page = practise(program)
    for row in range(1, page.panel.themes.count()):
        theme = page.panel.themes.itemData(row)
        page.panel.themes.setCurrentIndex(row)
        assert page.position is not None
        assert theme in page.position.themes
        assert page.panel.themes.currentData() == theme
        assert page.panel.themes.itemText(row).endswith("solved")


def test_taking_treasures_from_henry_is_practised(qtbot: QtBot, program: Program) -> None:
    page = practise(program)
    rows = range(page.panel.themes.count())
    names = [page.panel.themes.itemData(row) for row in rows]
    page.panel.themes.setCurrentIndex(names.index(Theme.TREASURES))
    position = page.position
    assert position is not None
    assert position.start.solo is not None
    assert simplify(page.banner.line.text()).endswith("of a computer's game against Henry.")
    play(qtbot, page, position.reviewed_turn.better)
    assert page.panel.title.text() == "Solved: this is our turn, too."


def test_one_goes_back_to_the_page_before(qtbot: QtBot, program: Program) -> None:
    assert program.game_pages.at_home
    practise(program)
    press(qtbot, Key.Key_B, CONTROL)
    assert program.game_pages.at_home


def test_own_mistakes_of_reviewed_games_come_first(program: Program) -> None:
    save = play_game()
    turns = list_played_turns(save)
    path = program.store.folder / "20260101T000000Z.twoheirs"
    path.parent.mkdir(parents=True, exist_ok=True)
    write_save(path, save)
    kept = ReviewFile(make_review_path(path), turns, DEFAULT_SEED, None)
    costly = next(turn for turn in reversed(turns[:-1]) if len(turn.actions) > 2)
    bad = replace(review_turn(costly, states=200), best_leads=(9.0, 9.0), played_leads=(-9.0, -9.0))
    bad = bad if bad.better else replace(bad, better=turns[-1].actions[-1:])
    kept.add(bad)
    page = practise(program)
    assert page.position is not None
    assert page.position.reviewed_turn == bad
    assert page.banner.line.text() == f"Turn {bad.number} of your game “White and Blue”."


@pytest.mark.parametrize("content", ["rubbish", '{"format": "twoheirs-results", "version": 2}'])
def test_a_damaged_or_foreign_file_is_reported_in_a_sentence_and_stays(
    qtbot: QtBot, program: Program, content: str
) -> None:
    file = find_file(program)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(content)
    page = practise(program)
    notice = QApplication.activeModalWidget()
    assert notice is not None
    assert notice.windowTitle() == "Your progress in practice cannot be read"
    assert "practice.json.broken" in notice.accessibleDescription()
    press(qtbot, Key.Key_Escape)
    assert page.position is not None
    assert file.with_name("practice.json.broken").read_text() == content
    play(qtbot, page, page.position.reviewed_turn.better)
    assert page.position.name in load_kept_progress(program)
