"""Ways into the tutorial, and that it leaves the running game alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest

from twoheirs_qt.games.two_heirs.rules import Heir, NewGame, Take
from twoheirs_qt.games.two_heirs.window.shortcuts import ShortcutsDialog
from twoheirs_qt.tabletop.book.glance import GlanceCard
from twoheirs_qt.tabletop.saves.save import GameSettings

if TYPE_CHECKING:
    from tests.ui.conftest import Start
    from tests.ui.heir_program import Program
    from twoheirs_qt.games.two_heirs.tutorial.window import TutorialWindow


def start_tutorial(start: Start) -> tuple[Program, TutorialWindow]:
    """The program with its tutorial."""
    program = start()
    program.side_windows.open_tutorial()
    assert program.side_windows.tutorial is not None
    return program, program.side_windows.tutorial


def test_the_start_page_leads_to_it(start: Start) -> None:
    program = start()
    program.game_pages.home.page.plain[program.window.menus.tutorial].click()
    QCoreApplication.processEvents()
    assert program.side_windows.tutorial is not None
    assert program.side_windows.tutorial.isVisible()
    assert program.store.list_games() == ()


def test_the_running_game_is_untouched(start: Start) -> None:
    program = start()
    session = program.session
    session.new(NewGame(seed=3, first=Heir.WHITE), GameSettings())
    session.play(Take(1))
    session.store.flush()
    state, games = session.state, session.store.list_games()
    content = games[0].read_bytes()
    program.window.menus.tutorial.trigger()
    tutorial = program.side_windows.tutorial
    assert tutorial is not None
    tutorial.begin("end")
    while tutorial.session.step is not None:
        if not tutorial.session.go_forward():
            tutorial.do_task()
    tutorial.close()
    session.store.flush()
    assert session.state is state
    assert session.store.list_games() == games
    assert games[0].read_bytes() == content
    assert session.can_undo


def test_it_opens_the_rule_book_and_a_new_game(start: Start) -> None:
    program, tutorial = start_tutorial(start)
    tutorial.begin("take")
    tutorial.rules.trigger()
    QCoreApplication.processEvents()
    assert program.side_windows.book is not None
    assert program.side_windows.book.isVisible()
    asked: list[bool] = []
    program.window.menus.new_game.triggered.connect(lambda: asked.append(True))
    tutorial.game_requested.emit()
    assert asked


def test_a_card_is_shown_over_it(start: Start) -> None:
    program, tutorial = start_tutorial(start)
    tutorial.begin("take")
    tutorial.turn_card.trigger()
    shown = tutorial.findChild(GlanceCard)
    assert isinstance(shown, GlanceCard)
    assert shown.isVisible()
    assert "Henry" not in shown.view.toPlainText()
    tutorial.turn_card.trigger()
    assert not shown.isVisible()
    assert program.side_windows.book is None


def test_the_list_of_keys_is_opened_over_it(start: Start) -> None:
    _, tutorial = start_tutorial(start)
    for lesson in ("", "build"):
        if lesson:
            tutorial.begin(lesson)
        tutorial.activateWindow()
        QCoreApplication.processEvents()
        QTest.keyClick(tutorial.focusWidget() or tutorial, Qt.Key.Key_Question)
        QCoreApplication.processEvents()
        dialogs = tutorial.findChildren(ShortcutsDialog)
        assert [dialog.isVisible() for dialog in dialogs] == [True]
        QTest.keyClick(dialogs[0], Qt.Key.Key_Escape)
        assert not dialogs[0].isVisible()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.processEvents()
        assert tutorial.isVisible()
    tutorial.close()


def test_a_lesson_that_is_continued_is_announced_from_its_step(start: Start) -> None:
    program, tutorial = start_tutorial(start)
    tutorial.begin("build")
    tutorial.close()
    announcements: list[str] = []
    tutorial.table.announce.connect(announcements.append)
    program.side_windows.open_tutorial()
    assert announcements == [tutorial.panel.spoken]
    tutorial.close()
