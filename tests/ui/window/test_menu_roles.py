"""On macOS three entries belong into the menu that bears the program's name, and no other does."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar

from tests.ui.bunny_kingdom.conftest import PEOPLE, start_bunny
from tests.ui.heir_program import Program
from twoheirs_qt.tabletop.text.languages import LANGUAGES
from twoheirs_qt.tabletop.window.commands import list_actions

Role = QAction.MenuRole


def test_about_settings_and_quit_have_their_places(program: Program) -> None:
    menus = program.window.menus
    assert menus.about.menuRole() is Role.AboutRole
    assert menus.preferences.menuRole() is Role.PreferencesRole
    assert menus.quit.menuRole() is Role.QuitRole


def test_no_other_entry_is_moved_for_the_words_it_is_called(program: Program) -> None:
    """Qt guesses by words such as "Setup" or "Quit" unless it is told not to."""
    menus = program.window.menus
    program.settings.add_recent_file(program.settings.path.with_name("options.twoheirs"))
    moved = {menus.about, menus.preferences, menus.quit}
    others = [action for menu in list_bar_menus(program) for action in menu.actions()]
    others = [a for a in others if a not in moved and a.text() and a.menu() is None]
    assert len(others) > 40
    roles = {action.text(): action.menuRole() for action in others}
    assert [text for text, role in roles.items() if role is not Role.NoRole] == []


def test_each_action_is_in_one_menu_and_none_is_long(program: Program) -> None:
    results = [menu.actions() for menu in list_bar_menus(program)]
    entries = [action for actions in results for action in actions if action.text()]
    assert len(entries) == len(set(entries))
    assert {action for _, action in list_actions(program.window.menus)} <= set(entries)
    for actions in results:
        assert sum(not action.isSeparator() for action in actions) <= 15


def test_a_game_is_ended_and_looked_at_again_in_its_own_menu(program: Program) -> None:
    menus = program.window.menus
    game, edit = menus.game_menu.actions(), menus.edit_menu.actions()
    assert {menus.new_game, menus.rematch, menus.watch, menus.review, menus.give_up} <= {*game}
    assert {menus.undo, menus.copy_game, menus.paste, menus.find, menus.preferences} <= {*edit}
    assert game[-1] is menus.quit


def test_no_menu_that_is_offered_is_empty(program: Program) -> None:
    titles = {menu.title() for menu in list_bar_menus(program)}
    start_bunny(program, PEOPLE)
    menus = list_bar_menus(program)
    for menu in menus:
        if menu is not program.window.menus.recent_menu:
            assert any(action.isVisible() and action.text() for action in menu.actions())
    assert {"S&hare", "&Table"} < titles - {menu.title() for menu in menus}


def test_the_language_is_in_the_settings_alone(program: Program) -> None:
    entries = [action.text() for menu in list_bar_menus(program) for action in menu.actions()]
    assert [text for text in entries if "anguage" in text or text in LANGUAGES.values()] == []


def list_bar_menus(program: Program) -> list[QMenu]:
    """The menus of the menu bar, and those within them."""
    (bar,) = program.window.findChildren(QMenuBar)
    waiting, menus = [action.menu() for action in bar.actions()], []
    while waiting:
        menu = waiting.pop()
        if isinstance(menu, QMenu):
            menus.append(menu)
            waiting += [action.menu() for action in menu.actions()]
    return menus
