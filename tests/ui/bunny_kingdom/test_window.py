"""A game of Bunny Kingdom from the start page to the shelf and back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QContextMenuEvent, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QFrame, QLabel, QMenu
from pytestqt.qtbot import QtBot

from tests.ui.bunny_kingdom.conftest import PEOPLE, Program, find_table, start_bunny
from tests.ui.conftest import Start, close, find_dialog, process_events, start_game
from tests.ui.hands import LEFT, Key
from twoheirs_qt.games.bunny_kingdom.things.cards import HandCard
from twoheirs_qt.games.bunny_kingdom.window.choices import BunnyChoices
from twoheirs_qt.games.bunny_kingdom.window.new_game import NewBunnyGameDialog
from twoheirs_qt.tabletop.pages.choose_game import ChooseGameDialog
from twoheirs_qt.tabletop.saves.files import write_save
from twoheirs_qt.tabletop.window.bottom_bar import ActionButton
from twoheirs_qt.tabletop.window.preferences import PreferencesDialog
from twoheirs_qt.tabletop.window.settings import Settings


def test_a_new_game_is_chosen_among_pictures(start: Start, qtbot: QtBot) -> None:
    program = start()
    program.window.menus.new_game.trigger()
    games = find_dialog()
    assert isinstance(games, ChooseGameDialog)
    qtbot.mouseClick(games.cards["bunny"], LEFT)
    page = find_dialog()
    assert isinstance(page, NewBunnyGameDialog)
    page.cards[3].click()
    page.seats[0].name.setText("Ada")
    page.seats[2].player.setCurrentIndex(0)
    qtbot.mouseClick(page.start, LEFT)
    process_events()
    assert program.session.game.name == "bunny"
    settings = program.session.settings
    assert settings.names == ("Ada", "", "")
    assert settings.players == ("human", "computer", "human")
    assert program.window.pages.is_at_table
    assert program.window.windowTitle() == "Ada, Kit and Black · Bunny Kingdom · The Two Heirs"
    assert program.window.bar.isVisible()


def test_the_start_page_leads_to_either_game(start: Start, qtbot: QtBot) -> None:
    program = start()
    qtbot.mouseClick(program.game_pages.home.page.covers["bunny"], LEFT)
    page = find_dialog()
    assert isinstance(page, NewBunnyGameDialog)
    QTest.keyClick(page, Key.Key_Escape)
    process_events()
    assert program.game_pages.at_home
    assert program.game_name == "twoheirs"


def test_a_page_that_is_left_keeps_the_game_before(start: Start) -> None:
    program = start()
    start_game(program)
    program.game_pages.ask_new("bunny")
    QTest.keyClick(find_dialog(), Key.Key_Escape)
    process_events()
    assert program.session.is_open
    assert program.session.game.name == "twoheirs"


def test_choices_are_offered_again_and_no_other_games(start: Start) -> None:
    program = start()
    choices = BunnyChoices(4, ("Ada", "", "", ""), ("", "level-2", "level-3", "greedy"))
    start_bunny(program, choices)
    assert BunnyChoices.load(program.settings) == choices
    program.settings.sync()
    assert BunnyChoices.load(Settings(program.settings.path)) == choices


def test_there_is_one_bar_below_the_table(bunny: Program) -> None:
    bars = bunny.window.findChildren(QFrame, "bottomBar")
    assert [bar for bar in bars if bar.isVisible()] == [find_table(bunny).bar]


def test_the_last_game_waits_at_the_next_start(start: Start, bunny: Program) -> None:
    state = bunny.session.state
    close(bunny)
    again = start(at_home=True)
    process_events()
    assert again.game_pages.at_home
    assert again.game_pages.home.page.last_game.lines[1] == "Ada and Berta"
    again.game_pages.home.leave()
    assert again.session.state == state
    assert again.window.pages.is_at_table


def test_games_of_both_kinds_are_opened_from_the_shelf(start: Start) -> None:
    program = start()
    start_game(program, names=("Anna", "Boris"))
    heirs_file = program.store.path
    bunny = start_bunny(program, PEOPLE)
    bunny_file = program.store.path
    assert heirs_file is not None
    assert bunny_file is not None
    for path, name in ((heirs_file, "twoheirs"), (bunny_file, "bunny")):
        program.store.flush()
        program.game_pages.library.show()
        program.game_pages.library.open(path)
        process_events()
        process_events()
        assert program.session.game.name == name
        assert program.window.pages.is_at_table
    assert heirs_file not in program.store.unsaved
    assert find_table(bunny).controller.snapshot.is_covered


def test_the_start_page_shows_the_map_amid_its_place(bunny: Program) -> None:
    image = QImage(600, 200, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    for paint in bunny.shown.start_art.make_game_strokes(QRectF(200, 0, 400, 200), 1.0):
        paint(painter)
    painter.end()
    painted = [x for x in range(image.width()) if image.pixelColor(x, 100).alpha() > 0]
    assert painted[0] == pytest.approx(300, abs=5)
    assert painted[-1] == pytest.approx(500, abs=5)


def test_a_file_of_the_other_game_opens(start: Start, bunny: Program) -> None:
    path = bunny.settings.path.parent / "friends.twoheirs"
    write_save(path, bunny.session.save)
    program = start(file=path)
    process_events()
    assert program.session.game.name == "bunny"


def test_the_menus_offer_what_the_game_has(bunny: Program) -> None:
    menus = bunny.window.menus
    texts = [a.text() for menu in bunny.window.findChildren(QMenu) for a in menu.actions()]
    assert len(texts) > 30
    assert not any("Henry" in text for text in texts), "he plays the other game"
    assert menus.review.isVisible()
    assert menus.save_as.isEnabled()
    assert menus.rematch.isEnabled()
    assert not menus.undo.isEnabled()
    assert menus.undo.statusTip() == "Nothing has been done yet."
    seed = bunny.session.save.origin.new_game_options.seed
    menus.rematch.trigger()
    process_events()
    assert bunny.session.settings.names == ("Ada", "Berta")
    assert bunny.session.save.origin.new_game_options.seed != seed


def test_a_copy_is_announced_without_tiles(bunny: Program) -> None:
    """The order of the deck is not copied, and cards are no tiles."""
    for command in (bunny.window.menus.copy_game, bunny.window.menus.copy_position):
        bunny.window.page.bubble.hide()
        command.trigger()
        process_events()
        assert bunny.window.page.bubble.isVisible()
        assert bunny.window.page.bubble.text == "Copied."


def test_another_language_keeps_the_game(bunny: Program) -> None:
    state = bunny.session.state
    bunny.window.choose_language("de")
    process_events()
    assert bunny.session.state is state
    assert bunny.window.pages.is_at_table
    assert find_table(bunny).isVisible()
    assert "Bunny Kingdom" in bunny.window.windowTitle()


def test_a_game_can_be_given_up(bunny: Program) -> None:
    bunny.window.menus.give_up.trigger()
    answers = find_dialog()
    QTest.keyClick(answers, Key.Key_Escape)
    bunny.session.give_up(0)
    process_events()
    assert bunny.session.is_over


def test_the_rule_book_opens_at_what_is_looked_at(bunny: Program) -> None:
    bunny.window.menus.rule_book.trigger()
    process_events()
    book = bunny.side_windows.book
    assert book is not None
    assert book.isVisible()
    assert book.windowTitle() == "Exploration – Rules of Bunny Kingdom"
    book.close()


def test_the_tutorial_leaves_the_running_game_alone(bunny: Program) -> None:
    state = bunny.session.state
    bunny.window.menus.tutorial.trigger()
    process_events()
    tutorial = bunny.side_windows.tutorial
    assert tutorial is not None
    assert tutorial.isVisible()
    tutorial.close()
    assert bunny.session.state is state


def test_the_page_of_a_new_game_leads_to_the_tutorial(start: Start, qtbot: QtBot) -> None:
    program = start()
    program.game_pages.ask_new("bunny")
    page = find_dialog()
    assert isinstance(page, NewBunnyGameDialog)
    qtbot.mouseClick(page.learn, LEFT)
    qtbot.waitUntil(lambda: program.game_name == "bunny")
    process_events()
    tutorial = program.side_windows.tutorial
    assert tutorial is not None
    assert tutorial.isVisible()
    assert tutorial.panel.shows_contents
    assert program.game_pages.at_home
    tutorial.close()


def test_a_replay_shows_what_onlookers_saw(bunny: Program) -> None:
    session = bunny.session
    for _ in range(2):
        session.play(
            session.game.list_legal_actions(
                session.state, session.game.list_seats_to_act(session.state)[0]
            )[0]
        )
    bunny.window.menus.watch.trigger()
    process_events()
    page = bunny.game_pages.replay
    assert page.isVisible()
    assert page.table is not None
    for done_count in range(session.stack.index() + 1):
        page.go_to(done_count)
        snapshot = page.table.controller.snapshot
        assert snapshot.hand == snapshot.parchments == b""
        assert not page.table.controller.commands
    assert page.controls.line.text() == "Round 1, action 2 of 2"
    QTest.keyClick(page, Key.Key_Escape)
    process_events()
    assert bunny.window.pages.is_at_table


def test_games_of_the_other_kind_are_watched_from_the_shelf(start: Start) -> None:
    program = start()
    start_game(program)
    heirs_file = program.store.path
    bunny = start_bunny(program, PEOPLE)
    bunny_file = program.store.path
    assert heirs_file is not None
    assert bunny_file is not None
    program.store.flush()
    bunny.game_pages.watch_file(heirs_file)
    process_events()
    process_events()
    assert program.game_name == "twoheirs"
    program.game_pages.watch_file(bunny_file)
    process_events()
    process_events()
    assert program.game_name == "bunny"
    assert not program.session.is_open


def test_nobodys_hand_is_shown_where_computers_play(start: Start) -> None:
    alone = BunnyChoices(2, ("",) * 4, ("level-1", "level-2", "", ""))
    program = start()
    bunny = start_bunny(program, alone)
    bunny.computers.pause(True)
    process_events()
    snapshot = find_table(bunny).controller.snapshot
    assert snapshot.hand == b""
    assert snapshot.parchments == b""
    assert not find_table(bunny).controller.commands
    assert "The game waits for" in find_table(bunny).hint


def test_at_the_end_one_may_play_again_or_watch(bunny: Program) -> None:
    session = bunny.session
    while not session.is_over:
        seat = session.game.list_seats_to_act(session.state)[0]
        assert session.play(session.game.list_legal_actions(session.state, seat)[0])
    table = find_table(bunny)
    table.step_player.skip()
    process_events()
    shown = {
        button.accessibleName()
        for button in table.bar.findChildren(ActionButton)
        if button.isVisible()
    }
    assert {"Rematch", "New game"} <= shown
    assert "Restart turn" not in shown


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)
def test_a_menu_offers_what_a_click_does_and_the_rules(bunny: Program) -> None:
    table = find_table(bunny)
    table.controller.uncover()
    view = table.view
    card = view.mapFromScene(table.scene.find_rect(HandCard(0)).center())
    reason = QContextMenuEvent.Reason.Mouse
    view.contextMenuEvent(QContextMenuEvent(reason, card, view.mapToGlobal(card)))
    [menu] = view.findChildren(QMenu)
    choose, rules = [action for action in menu.actions() if not action.isSeparator()]
    assert choose.text() == "Choose this card"
    choose.trigger()
    assert table.controller.snapshot.play_indexes or table.controller.snapshot.drop_indexes
    asked = list[str]()
    view.rules_requested.connect(asked.append)
    rules.trigger()
    assert len(asked) == 1
    menu.close()
    book = bunny.side_windows.book
    assert book is not None
    book.close()


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)
def test_a_menu_behind_the_curtain_names_no_card(bunny: Program) -> None:
    table = find_table(bunny)
    view = table.view
    card = view.mapFromScene(table.scene.find_rect(HandCard(0)).center())
    reason = QContextMenuEvent.Reason.Mouse
    view.contextMenuEvent(QContextMenuEvent(reason, card, view.mapToGlobal(card)))
    [menu] = view.findChildren(QMenu)
    words = [action.text() for action in menu.actions() if not action.isSeparator()]
    assert words == ["Nothing can be done here now", "What the &rules say"]
    asked = list[str]()
    view.rules_requested.connect(asked.append)
    menu.actions()[-1].trigger()
    assert not asked[0].startswith("card/")
    menu.close()
    book = bunny.side_windows.book
    assert book is not None
    book.close()


def test_the_preferences_offer_only_what_applies_to_this_game(bunny: Program) -> None:
    bunny.window.menus.preferences.trigger()
    process_events()
    dialog = bunny.window.findChild(PreferencesDialog)
    assert dialog is not None
    labels = [label.text() for label in dialog.findChildren(QLabel) if label.buddy() is not None]
    assert [label.replace("&", "") for label in labels] == [
        *("Theme", "Language", "Text size", "Motion", "Volume of sounds", "Turn playback"),
    ]
    buttons = dialog.findChildren(QAbstractButton)
    assert {button.text().replace("&", "") for button in buttons} == {
        "Play sounds",
        "Offer hints about the best turn",
        "Notify me when the computer has played in the background",
        "Close",
    }
    dialog.reject()
