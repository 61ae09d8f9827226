from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import SIGNAL, QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.box import load_box
from tests.reading import simplify
from tests.ui.conftest import Start, find_dialog, start_game
from tests.ui.dialogs import DIALOGS
from tests.ui.heir_program import Program, ask_new
from twoheirs_qt.games.two_heirs.drawing.art import Art
from twoheirs_qt.games.two_heirs.new_game.choices import NewGameChoices
from twoheirs_qt.games.two_heirs.new_game.page import NewGameDialog
from twoheirs_qt.games.two_heirs.rules import Heir, TileSet
from twoheirs_qt.games.two_heirs.table.end_turn import EndTurnDialog
from twoheirs_qt.games.two_heirs.words.names import name_tile
from twoheirs_qt.tabletop.drawing.theme import DAYLIGHT
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.widgets.question import Answer, AnswerKeys, Question

Key = Qt.Key
RECOMMENDED = (TileSet.TRAVEL, TileSet.LAND_INDUSTRY, TileSet.TRADE_CHURCH)


@pytest.mark.parametrize("name", DIALOGS)
def test_keys_press_the_button_that_has_the_focus(
    qtbot: QtBot, program: Program, name: str
) -> None:
    start_game(program)
    DIALOGS[name](program)
    shown = find_dialog()
    activate(qtbot, shown.window())
    buttons = [
        button
        for button in shown.findChildren(QPushButton)
        if button.isVisible() and button.isEnabled() and button.focusPolicy()
    ]
    pressed: list[QPushButton] = []
    for button in buttons:
        if button.receivers(SIGNAL("clicked(bool)")):  # nothing is to happen but that it is heard
            button.clicked.disconnect()
        button.clicked.connect(partial(pressed.append, button))
    assert buttons
    for key in (Key.Key_Return, Key.Key_Enter, Key.Key_Space):
        pressed.clear()
        for button in buttons:
            button.setFocus()
            qtbot.keyClick(button, key)
        assert pressed == buttons, key
    shown.reject()


def activate(qtbot: QtBot, dialog: QWidget) -> None:
    """No window manager gives a dialog the keyboard here."""
    dialog.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is dialog)


class Asked:
    """A new-game dialog on the screen, and what it answers."""

    def __init__(self, qtbot: QtBot, art: Art, choices: NewGameChoices | None = None) -> None:
        self.answers: list[tuple[NewGameChoices, int]] = []
        self.dialog = NewGameDialog(load_box(), choices or NewGameChoices(), ("greedy",), art, None)
        self.dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        self.dialog.chosen.connect(lambda choices, seed: self.answers.append((choices, seed)))
        qtbot.addWidget(self.dialog)
        self.dialog.open()
        activate(qtbot, self.dialog)


@pytest.fixture
def new_game(qtbot: QtBot, art: Art) -> Asked:
    return Asked(qtbot, art)


def test_enter_alone_starts_the_recommended_game(qtbot: QtBot, new_game: Asked) -> None:
    qtbot.keyClick(new_game.dialog, Key.Key_Return)
    [(choices, seed)] = new_game.answers
    assert choices == NewGameChoices()
    assert 0 <= seed < 10**9


def test_every_game_gets_a_seed_of_its_own(qtbot: QtBot, art: Art) -> None:
    assert len({Asked(qtbot, art).dialog.extra.seed.text() for _ in range(4)}) > 1


def test_other_than_three_sets_cannot_start(qtbot: QtBot, new_game: Asked) -> None:
    dialog = new_game.dialog
    card = dialog.cards[TileSet.TRAVEL]
    qtbot.mouseClick(card, Qt.MouseButton.LeftButton)
    assert not dialog.start.isEnabled()
    assert "1 more" in simplify(dialog.start.toolTip())
    qtbot.mouseClick(card, Qt.MouseButton.LeftButton)
    assert dialog.start.isEnabled()
    dialog.cards[TileSet.WAR].setFocus()
    qtbot.keyClick(dialog.cards[TileSet.WAR], Key.Key_Space)
    assert not dialog.start.isEnabled()
    assert "1 too many" in simplify(dialog.start.toolTip())
    qtbot.keyClick(dialog, Key.Key_Return)
    assert new_game.answers == []


def test_random_three_are_three_different_ones(qtbot: QtBot, new_game: Asked) -> None:
    results = set()
    for _ in range(30):
        qtbot.mouseClick(new_game.dialog.random_three, Qt.MouseButton.LeftButton)
        assert len(new_game.dialog.sets) == 3
        results.add(new_game.dialog.sets)
    assert len(results) > 1
    qtbot.mouseClick(new_game.dialog.recommended, Qt.MouseButton.LeftButton)
    assert new_game.dialog.sets == RECOMMENDED


def test_a_game_is_chosen_with_keys_alone(qtbot: QtBot, new_game: Asked) -> None:
    """Alt and the underlined letter go everywhere; so the letters must differ."""
    dialog = new_game.dialog
    alt = Qt.KeyboardModifier.AltModifier

    def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        qtbot.keyClick(QGuiApplication.focusWindow() or dialog, key, modifier)

    dialog.cards[TileSet.TRAVEL].setFocus()
    press(Key.Key_Space)
    dialog.cards[TileSet.CRAFTS].setFocus()
    press(Key.Key_Space)
    press(Key.Key_W, alt)
    assert dialog.names[0].hasFocus()
    qtbot.keyClicks(dialog.names[0], "Anna")
    press(Key.Key_Tab)
    qtbot.keyClicks(dialog.names[1], "Boris")
    press(Key.Key_M, alt)
    qtbot.waitUntil(dialog.extra.isVisible)
    press(Key.Key_G, alt)
    assert dialog.extra.first.hasFocus()
    press(Key.Key_Down)
    press(Key.Key_Down)
    press(Key.Key_R, alt)
    press(Key.Key_O, alt)
    press(Key.Key_Down)
    press(Key.Key_E, alt)
    assert dialog.extra.seed.hasFocus()
    dialog.extra.seed.selectAll()
    qtbot.keyClicks(dialog.extra.seed, "42")
    press(Key.Key_S, alt)
    qtbot.waitUntil(lambda: bool(new_game.answers))
    [(choices, seed)] = new_game.answers
    assert choices == NewGameChoices(
        sets=(TileSet.LAND_INDUSTRY, TileSet.TRADE_CHURCH, TileSet.CRAFTS),
        names=("Anna", "Boris"),
        first=Heir.BLUE,
        score_roads=True,
        take_back="until-revealed",
    )
    assert seed == 42


def test_the_last_choices_come_back(qtbot: QtBot, art: Art) -> None:
    choices = NewGameChoices(
        sets=(TileSet.WAR, TileSet.PATROL, TileSet.CRAFTS),
        names=("Ann", ""),
        south=Heir.BLUE,
        first=Heir.WHITE,
        score_roads=True,
        take_back="off",
    )
    new_game = Asked(qtbot, art, choices)
    qtbot.mouseClick(new_game.dialog.start, Qt.MouseButton.LeftButton)
    assert new_game.answers[0][0] == choices


@pytest.mark.parametrize("seed", ["", "18446744073709551616"])
def test_a_seed_that_is_none_is_named(qtbot: QtBot, new_game: Asked, seed: str) -> None:
    new_game.dialog.extra.seed.setText(seed)
    assert not new_game.dialog.start.isEnabled()
    assert "from 0 to 18446744073709551615" in simplify(new_game.dialog.start.toolTip())


def test_letters_cannot_be_typed_into_the_seed(qtbot: QtBot, new_game: Asked) -> None:
    new_game.dialog.more.click()
    new_game.dialog.extra.seed.clear()
    qtbot.keyClicks(new_game.dialog.extra.seed, "a1-2 b3")
    assert new_game.dialog.extra.seed.text() == "123"


def test_the_seed_can_be_copied_and_drawn_again(qtbot: QtBot, new_game: Asked) -> None:
    new_game.dialog.more.click()
    qtbot.mouseClick(new_game.dialog.extra.copy_seed, Qt.MouseButton.LeftButton)
    before = new_game.dialog.extra.seed.text()
    assert QGuiApplication.clipboard().text() == before
    qtbot.mouseClick(new_game.dialog.extra.new_seed, Qt.MouseButton.LeftButton)
    assert new_game.dialog.extra.seed.text() != before


def test_escape_begins_nothing(qtbot: QtBot, new_game: Asked) -> None:
    qtbot.keyClick(new_game.dialog, Key.Key_Escape)
    assert new_game.answers == []
    assert not new_game.dialog.isVisible()


def test_each_take_back_rule_is_explained(new_game: Asked) -> None:
    explained = set()
    for number in range(new_game.dialog.extra.take_back.count()):
        new_game.dialog.extra.take_back.setCurrentIndex(number)
        explained.add(new_game.dialog.extra.take_back_hint.text())
    assert len(explained) == 3


class Ending:
    """An end-turn dialog with five tiles in hand, of which two are to go."""

    def __init__(self, qtbot: QtBot, art: Art, surplus: int = 2) -> None:
        self.chosen: list[tuple[str, ...]] = []
        self.hand = list(load_box().tiles.values())[: 3 + surplus]
        tiles = [(tile, localize(name_tile(tile)), "wheat field") for tile in self.hand]
        self.dialog = EndTurnDialog(["Something is open."], tiles, surplus, Heir.BLUE, art, None)
        self.dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        self.dialog.chosen.connect(self.chosen.append)
        qtbot.addWidget(self.dialog)
        self.dialog.open()
        activate(qtbot, self.dialog)


def test_exactly_the_surplus_goes(qtbot: QtBot, art: Art) -> None:
    ending = Ending(qtbot, art)
    dialog = ending.dialog
    assert not dialog.end_turn.isEnabled()
    for number, enabled in ((4, False), (1, True), (2, False), (2, True)):
        qtbot.mouseClick(dialog.tiles[number], Qt.MouseButton.LeftButton)
        assert dialog.end_turn.isEnabled() is enabled
    qtbot.mouseClick(dialog.end_turn, Qt.MouseButton.LeftButton)
    assert ending.chosen == [tuple(sorted([ending.hand[1].id, ending.hand[4].id]))]


def test_tiles_are_marked_by_digits_and_arrows(qtbot: QtBot, art: Art) -> None:
    ending = Ending(qtbot, art)
    dialog = ending.dialog
    qtbot.keyClick(dialog, Key.Key_5)
    assert dialog.tiles[4].hasFocus()
    qtbot.keyClick(dialog.tiles[4], Key.Key_Left)
    assert dialog.tiles[3].hasFocus()
    qtbot.keyClick(dialog.tiles[3], Key.Key_Space)
    going = ", ".join(button.text() for button in dialog.tiles[3:])
    assert f"To be discarded: {going}." in [label.text() for label in dialog.findChildren(QLabel)]
    qtbot.keyClick(dialog.tiles[3], Key.Key_Return)
    assert ending.chosen == [tuple(sorted(tile.id for tile in ending.hand[3:]))]


def test_the_keyboard_on_a_tile_is_no_choice_for_the_eye(qtbot: QtBot, art: Art) -> None:
    """The dots around it leave the ground as it is; a mark is a cross, with the keyboard or not."""
    dialog = Ending(qtbot, art, surplus=1).dialog
    tile = dialog.tiles[0]
    assert tile.hasFocus()
    assert dialog.marked_ids == ()
    focused = tile.grab().toImage()
    dialog.tiles[1].setFocus()
    plain = tile.grab().toImage()
    tile.toggle()
    marked = tile.grab().toImage()
    middle, beside = QPoint(67, 67), QPoint(5, 67)
    assert focused != plain
    assert focused.pixelColor(beside) == plain.pixelColor(beside)
    assert focused.pixelColor(middle) == plain.pixelColor(middle)
    assert marked.pixelColor(middle) == DAYLIGHT.find_color("danger")


def test_where_one_goes_a_second_choice_replaces_the_first(qtbot: QtBot, art: Art) -> None:
    ending = Ending(qtbot, art, surplus=1)
    qtbot.mouseClick(ending.dialog.tiles[0], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(ending.dialog.tiles[2], Qt.MouseButton.LeftButton)
    assert ending.dialog.marked_ids == (ending.hand[2].id,)


def test_going_on_playing_ends_no_turn(qtbot: QtBot, art: Art) -> None:
    ending = Ending(qtbot, art, surplus=1)
    qtbot.keyClick(ending.dialog, Key.Key_Escape)
    assert ending.chosen == []


def test_without_a_surplus_only_what_is_open_is_named(qtbot: QtBot, art: Art) -> None:
    ending = Ending(qtbot, art, surplus=0)
    assert ending.dialog.tiles == []
    qtbot.keyClick(ending.dialog, Key.Key_Return)
    assert ending.chosen == [()]


@pytest.mark.parametrize(
    ("key", "done"), [(Key.Key_Return, ["enter"]), (Key.Key_Escape, ["escape"])]
)
def test_a_question_knows_enter_and_escape(qtbot: QtBot, key: Qt.Key, done: list[str]) -> None:
    answers: list[str] = []
    question = Question(
        "Title",
        "Words",
        (
            Answer("Other", lambda: answers.append("other")),
            Answer("Escape", lambda: answers.append("escape"), AnswerKeys.ESCAPE),
            Answer("Enter", lambda: answers.append("enter"), AnswerKeys.ENTER),
        ),
        None,
    )
    question.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(question)
    question.open()
    activate(qtbot, question)
    qtbot.keyClick(question, key)
    assert answers == done
    assert not question.isVisible()


@pytest.mark.parametrize("language", ["pl", "de"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_all_sets_are_in_sight_before_anything_is_scrolled(
    start: Start, language: str, size: tuple[int, int]
) -> None:
    program = start(language)
    program.window.resize(*size)
    ask_new(program)
    shown = find_dialog()
    assert isinstance(shown, NewGameDialog)
    page = shown.scrolled.viewport().rect()
    for card in shown.cards.values():
        where = QRect(card.mapTo(shown.scrolled.viewport(), QPoint()), card.size())
        assert page.contains(where), card.tile_set
