"""Every word of the window, its menus and its dialogs passes through translation."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.play import NO_CAMPS, choose
from tests.pseudo import find_untranslated_words
from tests.ui.conftest import Start, find_dialog, process_events, start_game
from tests.ui.dialogs import DIALOGS
from tests.ui.hands import read_tip
from tests.ui.heir_program import Program
from twoheirs_qt import HOME
from twoheirs_qt.games.two_heirs.results.line import ScoreLine
from twoheirs_qt.games.two_heirs.rules import Heir
from twoheirs_qt.tabletop.far.mail.dialogs import PageDialog
from twoheirs_qt.tabletop.play.entries import Role
from twoheirs_qt.tabletop.text.language import PSEUDO
from twoheirs_qt.tabletop.text.languages import LANGUAGES
from twoheirs_qt.tabletop.widgets.dialog import Dialog

NAMES = {
    HOME,
    *LANGUAGES.values(),
    *("Ondřej Cigánek", "Ivan Dostál", "Oldřich Rejl", "Qt", "Python", "pydantic"),
    *("platformdirs", "MIT", "LGPL", "GNU", "Anna", "Boris"),
    *("reconstruction", "opponents/PROTOCOL.md"),
}
"""What is the same in every language."""
_WITH_KEY = re.compile(r" \((?:Ctrl|Alt|Shift|Esc|Del)\b")
"""In a tip its key stands behind, as the system calls it."""
KEYS = {"Ctrl", "Shift", "Alt", "Return", "Enter", "Space", "Tab", "Esc", "Menu", "F11", "Del"}
KEYS |= {"Left", "Right", "Home", "End", "PgUp", "PgDown"}


def list_texts(widget: QWidget) -> Iterator[str]:
    """List the texts of a widget: shown, in its tip, and for screen readers."""
    yield widget.toolTip()
    yield widget.accessibleName()
    yield widget.accessibleDescription()
    if widget.isWindow():
        yield widget.windowTitle()
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    if isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    if isinstance(widget, QComboBox):
        yield from (widget.itemText(number) for number in range(widget.count()))
    if isinstance(widget, QMenu):
        yield widget.title()
    if isinstance(widget, ScoreLine):
        line = widget.line
        yield from (line.name, line.place, line.scorer, line.tip, line.spoken)
    for action in widget.actions():
        yield from (action.text(), action.statusTip(), action.toolTip())


def find_untranslated(root: QWidget, *, keys: bool = False) -> dict[str, list[str]]:
    """Find what of a window was not translated, by the text it stands in."""
    allowed = NAMES | KEYS if keys else NAMES
    results = {}
    for widget in (root, *root.findChildren(QWidget)):
        for text in list_texts(widget):
            words = find_untranslated_words(_WITH_KEY.split(text)[0], allowed)
            if words:
                results[text] = words
    return results


@pytest.fixture
def program(start: Start) -> Program:
    """The program in the language that nobody speaks."""
    return start(PSEUDO)


def test_the_start_page_and_the_menus(program: Program) -> None:
    assert program.game_pages.home.is_shown
    assert find_untranslated(program.window) == {}
    program.settings.add_recent_file(program.settings.path)
    menus = program.window.menus
    assert len(menus.list_menu_actions()) > 18
    menu_texts = [text for menu in program.window.findChildren(QMenu) for text in list_texts(menu)]
    assert any("áɱé" in text for text in menu_texts)


def play(program: Program, actions: int, seed: int = 8) -> None:
    random = Random(seed)
    for _ in range(actions):
        if program.session.is_over:
            return
        program.session.play(choose(program.session.state, random, NO_CAMPS))


@pytest.mark.parametrize("actions", [0, 40, 400])
def test_a_game_with_its_score_sheet(program: Program, actions: int) -> None:
    start_game(program, names=("Anna", ""), score_roads=True)
    play(program, actions)
    program.window.menus.points_so_far.setChecked(True)
    process_events()
    read_tip(program.window.page.bottom_bar.end_turn)
    assert find_untranslated(program.window) == {}
    assert find_untranslated_words(program.window.page.bottom_bar.line, NAMES) == []
    chronicle = program.shown.model.chronicle
    for row in range(chronicle.rowCount()):
        assert find_untranslated_words(chronicle.index(row).data(), NAMES) == []


@pytest.mark.parametrize("name", DIALOGS)
def test_a_dialog(program: Program, name: str) -> None:
    start_game(program, names=("Anna", "Boris"))
    DIALOGS[name](program)
    shown = find_dialog()
    untranslated = find_untranslated(shown, keys=name == "shortcuts")
    # The names of files are the player's.
    untranslated = {
        text: words
        for text, words in untranslated.items()
        if str(program.settings.path.parent) not in text and "1.json" not in text
    }
    assert untranslated == {}
    shown.reject()


@pytest.mark.parametrize("way", ["ask_open", "ask_save_as"])
def test_the_title_and_the_filters_of_a_file_dialog(program: Program, way: str) -> None:
    Path.home().mkdir(exist_ok=True)
    (Path.home() / "a game.twoheirs").write_text("{}")  # patterns are tried on what is there
    start_game(program)
    getattr(program.games, way)()
    files = find_dialog()
    assert isinstance(files, QFileDialog)
    assert find_untranslated_words(files.windowTitle()) == []
    for words in files.nameFilters():
        assert find_untranslated_words(words.split("(")[0]) == []
        assert words.endswith(")")  # or Qt takes the words for patterns
    files.reject()


def test_the_note_beside_end_turn(program: Program) -> None:
    start_game(program)
    program.window.page.end_turn()
    assert program.window.page.bubble.text
    assert find_untranslated_words(program.window.page.bubble.text, NAMES) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_program_starts_in_every_language(start: Start, language: str) -> None:
    program = start(language)
    start_game(program)
    title = {
        "en": "The Two Heirs",
        "pl": "Dwóch następców",
        "sk": "Dvaja bratia",
        "de": "Die zwei Erben",
    }[language]
    assert title in program.window.windowTitle()
    assert program.languages.current == language


def test_the_language_changes_while_a_game_runs_and_nothing_is_lost(start: Start) -> None:
    program = start("en")
    start_game(program, first=Heir.WHITE)
    session, window = program.session, program.window
    play(program, 30)
    window.menus.points_so_far.setChecked(True)
    session.undo()
    state = session.state
    words = {"en": "Undo", "pl": "Cofnij", "sk": "Späť", "de": "Rückgängig"}
    seen = set()
    for language in ("pl", "sk", "de", "en"):
        window.choose_language(language)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)
        process_events()
        seen.add(window.page.bottom_bar.undo.text().strip())
        assert session.state is state
        assert session.can_redo
        assert window.page.score_panel.isVisible()
        assert program.settings.language == language
        heading = program.shown.model.chronicle.index(0)
        assert heading.data(Role.HEADING)
        seen.add(heading.data())
        seen.add(window.page.bottom_bar.line)
    assert len(seen) == 3 * len(words)


def test_a_dialog_that_has_to_be_answered_is_answered_first(qtbot: QtBot, start: Start) -> None:
    program = start("en")
    start_game(program)
    window = program.window
    window.menus.give_up.trigger()
    shown = find_dialog()
    before = window.menus
    program.languages.choose("pl")
    process_events()
    assert window.menus is before
    assert "Keep playing" in {button.text() for button in shown.findChildren(QAbstractButton)}
    shown.reject()
    qtbot.waitUntil(lambda: window.menus is not before)
    assert window.menus.game_menu.title() == "&Gra"


def test_all_that_is_open_changes_its_language(start: Start) -> None:
    """Game, score sheet, rule book and the windows beside the game; nothing is lost by it."""
    program = start("en")
    start_game(program, names=("Anna", ""), score_roads=True)
    play(program, 60)
    menus, window = program.window.menus, program.window
    menus.points_so_far.setChecked(True)
    menus.preferences.trigger()
    menus.still_to_come.trigger()
    program.side_windows.open_book("turn/build")
    book = program.side_windows.book
    assert book is not None
    process_events()
    beside = [
        shown
        for shown in QApplication.topLevelWidgets()
        if shown.isVisible() and shown is not window and not isinstance(shown, QMenu)
    ]
    assert {type(shown).__name__ for shown in beside} >= {
        *("PreferencesDialog", "ToComeDialog", "RuleBookWindow"),
    }
    state, page = program.session.state, book.windowTitle()
    program.languages.choose(PSEUDO)
    process_events()
    assert find_untranslated(window) == {}
    kinds = set()
    for shown in QApplication.topLevelWidgets():
        if shown.isVisible() and not isinstance(shown, QMenu):
            assert find_untranslated(shown, keys=True) == {}, type(shown)
            kinds.add(type(shown).__name__)
    assert kinds >= {"PreferencesDialog", "RuleBookWindow"}
    book = program.side_windows.book
    assert book is not None
    assert find_untranslated_words(book.view.toPlainText(), NAMES | {"twoheirs"}) == []
    assert program.session.state is state
    assert window.page.score_panel.isVisible()
    program.languages.choose("en")
    process_events()
    book = program.side_windows.book
    assert book is not None
    assert book.windowTitle() == page


def test_no_dialog_is_left_out() -> None:
    """A dialog written later wants a line above, or in the scenes of the layout."""
    for kind in _list_dialogs():
        assert kind.__name__ in {
            "AboutDialog",
            "AccountDialog",
            "AccountSettingsDialog",
            "ChangesDialog",
            "ChooseGameDialog",
            "EndTurnDialog",
            "FarGamesDialog",
            "GameForm",
            "InvitationDialog",
            "InviteDialog",
            "LicencesDialog",
            "NearbyDialog",
            "NewBunnyGameDialog",
            "NewGameDialog",
            "PeopleDialog",
            "PreferencesDialog",
            "ProgramsDialog",
            "Question",
            "RenameDialog",
            "ReportDialog",
            "ResultsDialog",
            "ShortcutsDialog",
            "ToComeDialog",
            "WaitingDialog",
            "WordsDialog",
        }


def _list_dialogs() -> list[type[QDialog]]:
    assert QApplication.instance() is not None
    kinds = *QDialog.__subclasses__(), *Dialog.__subclasses__(), *PageDialog.__subclasses__()
    own = [kind for kind in kinds if kind.__module__.startswith("twoheirs_qt")]
    own.remove(Dialog)  # what they all have
    own.remove(PageDialog)
    assert own
    return own
