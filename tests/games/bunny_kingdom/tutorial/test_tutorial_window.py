"""The tutorial of Bunny Kingdom at its table: by mouse, by keys and by ear, in four languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QResource, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.games.bunny_kingdom.table.table_game import Hands
from tests.reading import simplify
from tests.ui.conftest import languages
from twoheirs_qt.games.bunny_kingdom.prose.course import COURSE, LESSONS
from twoheirs_qt.games.bunny_kingdom.prose.lessons import Gesture
from twoheirs_qt.games.bunny_kingdom.rules.actions import Build, Copy, Draft, Trade
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import TERRITORY_INDEXES
from twoheirs_qt.games.bunny_kingdom.rules.state import Phase
from twoheirs_qt.games.bunny_kingdom.things.areas import list_things
from twoheirs_qt.games.bunny_kingdom.things.cards import (
    Answer,
    HandCard,
    KeptBuilding,
    list_answers,
)
from twoheirs_qt.games.bunny_kingdom.things.land import Land
from twoheirs_qt.games.bunny_kingdom.things.thing import Area, Thing
from twoheirs_qt.games.bunny_kingdom.tutorial.window import BunnyTutorial
from twoheirs_qt.games.bunny_kingdom.words import table as table_words
from twoheirs_qt.tabletop import data
from twoheirs_qt.tabletop.drawing.theme import DAYLIGHT, format_stylesheet
from twoheirs_qt.tabletop.text.language import Languages, localize
from twoheirs_qt.tabletop.text.languages import ALL_LANGUAGES
from twoheirs_qt.tabletop.tutorial import texts
from twoheirs_qt.tabletop.window.settings import Settings

__all__ = ["languages"]

IDS = [lesson.id for lesson in LESSONS]
ENTER, CONTROL = Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier
lessons = pytest.mark.parametrize("lesson_id", IDS)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    result = Settings(tmp_path / "settings.ini")
    result.motion_factor = 0.0
    return result


@pytest.fixture
def open_tutorial(
    qtbot: QtBot, qapp: QApplication, settings: Settings
) -> Iterator[Callable[[], BunnyTutorial]]:
    """Opens the tutorial where the player left it, without motion."""
    assert QResource.registerResource(str(data.find_path("resources.rcc")))
    qapp.setStyleSheet(format_stylesheet(DAYLIGHT))
    windows: list[BunnyTutorial] = []

    def begin() -> BunnyTutorial:
        window = BunnyTutorial(settings)
        windows.append(window)
        window.resize(1280, 720)
        window.show()
        qtbot.waitExposed(window)
        window.resume()
        return window

    yield begin
    for window in windows:
        window.close()
        window.deleteLater()
    settings.sync()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()
    qapp.setStyleSheet("")


def find_wanted(window: BunnyTutorial) -> Draft | Build | Trade | Copy:
    (action,) = [a for a in window.session.list_legal_actions() if window.session.is_wanted(a)]
    assert isinstance(action, Draft | Build | Trade | Copy)
    return action


def list_task_things(window: BunnyTutorial) -> list[Thing]:
    """The things of a task in the order in which they are clicked."""
    snapshot, action = window.game.controller.snapshot, find_wanted(window)
    ids = snapshot.catalogue.card_ids
    match action:
        case Draft(play, discard):
            hand = [ids[number] for number in snapshot.hand]
            return [HandCard(hand.index(card)) for card in (*play, *discard)]
        case Build(card, at, to):
            kept = KeptBuilding([ids[number] for number in snapshot.kept].index(card))
            return [kept, *[Land(TERRITORY_INDEXES[end]) for end in (at, to) if end is not None]]
        case _:
            return [Answer(list_answers(snapshot).index(action))]


def do_by_mouse(window: BunnyTutorial) -> None:
    hands, action = Hands(window.game), find_wanted(window)
    things = list_task_things(window)
    if isinstance(action, Build) and action.to is None:
        hands.drag(*things)
        return
    for thing in things:
        hands.click(thing)
    if isinstance(action, Draft):
        hands.press(table_words.CONFIRM)


def do_by_keys(window: BunnyTutorial) -> None:
    """Reach each thing with the arrow keys, as `ways.md` says."""
    hands, action, view = Hands(window.game), find_wanted(window), window.table
    view.setFocus()
    hands.press_keys(Qt.Key.Key_Left)  # it shows the cursor
    controller = window.game.controller
    for thing in list_task_things(window):
        if isinstance(thing, Land):
            cursor = controller.cursor
            assert isinstance(cursor, Land)
            down, right = divmod(thing.index, 10)
            row, column = divmod(cursor.index, 10)
            hands.press_keys(*[Qt.Key.Key_Down if down > row else Qt.Key.Key_Up] * abs(down - row))
            keys = [Qt.Key.Key_Right if right > column else Qt.Key.Key_Left]
            hands.press_keys(*keys * abs(right - column))
        else:
            own = list_things(controller.snapshot, Area.DECISION)
            hands.press_keys(*[Qt.Key.Key_Left] * len(own))
            hands.press_keys(*[Qt.Key.Key_Right] * own.index(thing))
        assert controller.cursor == thing
        hands.press_keys(ENTER)
    if isinstance(action, Draft):
        QTest.keyClick(view, ENTER, CONTROL)


def toggle_outline(window: BunnyTutorial) -> None:
    QCoreApplication.processEvents()
    QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_F4)


def do_in_outline(window: BunnyTutorial) -> None:
    """Go to the row of each thing, and do what it offers, as `ways.md` says."""
    page, action = window.outline.page, find_wanted(window)
    assert page is not None
    assert page.isVisible()
    for thing in list_task_things(window):
        if isinstance(action, Build) and action.to is None and isinstance(thing, Land):
            words = [page.offer_list.item(row).text() for row in range(page.offer_list.count())]
            row = next(n for n, text in enumerate(words) if f"Build on {action.at}" in text)
            QTest.keyClick(page.offer_list, Qt.Key.Key_Home)
            for _ in range(row):
                QTest.keyClick(page.offer_list, Qt.Key.Key_Down)
            QTest.keyClick(page.offer_list, ENTER)
        else:
            page.go_to_one_of([thing])
            QTest.keyClick(page.tree, ENTER)
    if isinstance(action, Draft):
        QTest.keyClick(page.tree, ENTER, CONTROL)


def play_lesson(window: BunnyTutorial, do: Callable[[BunnyTutorial], None]) -> list[str]:
    """Go through the lesson; returns the words of each step."""
    shown = []
    while window.session.step is not None:
        shown.append(window.panel.words.text())
        number = window.session.number
        if window.session.step.task is None:
            QTest.mouseClick(window.panel.next, Qt.MouseButton.LeftButton)
        else:
            do(window)
        window.skip_show()
        assert window.session.number == number + 1, (window.session.lesson.id, number)
    return shown


@lessons
@pytest.mark.parametrize("do", [do_by_mouse, do_by_keys])
def test_a_lesson_is_played_to_its_end(
    lesson_id: str, do: Callable[[BunnyTutorial], None], open_tutorial: Callable[[], BunnyTutorial]
) -> None:
    window = open_tutorial()
    window.begin(lesson_id)
    shown = play_lesson(window, do)
    assert len(shown) == len(window.session.lesson.steps)
    assert "{" not in "".join(shown)
    assert lesson_id in window.progress.done


@lessons
def test_a_lesson_is_played_in_the_outline(
    lesson_id: str, open_tutorial: Callable[[], BunnyTutorial]
) -> None:
    window = open_tutorial()
    window.begin(lesson_id)
    toggle_outline(window)
    assert window.uses_outline
    shown = play_lesson(window, do_in_outline)
    assert len(shown) == len(window.session.lesson.steps)
    assert lesson_id in window.progress.done
    model = window.chronicle
    assert model.rowCount() > 1
    assert simplify(model.index(0, 0).data()).startswith("Round ")
    toggle_outline(window)
    assert window.table.isVisible()


def test_the_outline_of_a_lesson_says_how_stands_where_and_takes_back(
    open_tutorial: Callable[[], BunnyTutorial],
) -> None:
    window = open_tutorial()
    window.begin("build")
    window.go_forward()
    toggle_outline(window)
    page = window.outline.page
    assert page is not None
    how = simplify(window.panel.spoken)
    assert simplify(localize(COURSE.outline[Gesture.BUILD])) in how
    assert "Drag" not in how
    entries = window.chronicle.rowCount()
    do_in_outline(window)
    assert window.chronicle.rowCount() == entries + 1
    assert isinstance(page.current_thing, KeptBuilding), "the next step is about a building"
    QTest.keyClick(page.tree, Qt.Key.Key_Z, CONTROL)
    assert window.chronicle.rowCount() == entries
    window.begin("draft")
    QCoreApplication.processEvents()
    again = window.outline.page
    assert again is not None
    assert again.isVisible(), "the next lesson is shown in the same way"
    assert window.session.number == 0
    window.go_forward()
    page = window.outline.page
    assert page is not None
    assert window.focusWidget() is page.tree
    page.go_to_one_of([HandCard(0)])
    QTest.keyClick(page.tree, ENTER)
    page.go_to_one_of([HandCard(1)])
    QTest.keyClick(page.tree, ENTER)
    QTest.keyClick(page.tree, ENTER, CONTROL)
    assert window.session.number == 1
    assert "Choose City 2 and the Fisher here." in simplify(window.panel.trouble)
    toggle_outline(window)


def test_what_is_lit_lies_on_the_table(open_tutorial: Callable[[], BunnyTutorial]) -> None:
    """Every step lights something, but where the lesson's picture is the whole table."""
    window = open_tutorial()
    for lesson in LESSONS:
        window.begin(lesson.id)
        while window.session.step is not None:
            spots = window.session.step.spots
            if spots and window.game.scene.finale is None:
                rings = window.highlight_rings
                assert rings.rings or rings.fiefs, (lesson.id, window.session.number)
            if not window.session.go_forward():
                window.do_task()
                window.skip_show()


def test_other_cards_are_allowed_but_not_wanted(open_tutorial: Callable[[], BunnyTutorial]) -> None:
    window = open_tutorial()
    window.begin("draft")
    hands = Hands(window.game)

    def pick_others() -> str:
        for index in (0, 1):
            hands.click(HandCard(index))
        hands.press(table_words.CONFIRM)
        return window.panel.trouble

    assert pick_others() == localize(texts.READ_ON)
    window.go_forward()
    assert window.session.step is not None
    assert window.session.step.task is not None
    hands.press(table_words.CONFIRM)
    stray = localize(window.session.step.task.stray)
    assert window.panel.trouble == f"{localize(texts.LEGAL)} {stray}"
    assert window.session.number == 1
    assert window.session.state.table.phase is Phase.DRAFT


def test_a_building_put_elsewhere_goes_back_with_the_reason(
    open_tutorial: Callable[[], BunnyTutorial],
) -> None:
    window = open_tutorial()
    window.begin("build")
    window.go_forward()
    kept, _ = list_task_things(window)
    Hands(window.game).drag(kept, Land(TERRITORY_INDEXES["A1"]))
    assert "Build City 2 on E4" in simplify(window.panel.trouble)
    assert len(window.game.controller.snapshot.kept) == 3


def test_back_takes_back_what_was_done(open_tutorial: Callable[[], BunnyTutorial]) -> None:
    window = open_tutorial()
    window.begin("build")
    window.go_forward()
    before = window.session.state
    do_by_mouse(window)
    assert window.session.number == 2
    QTest.mouseClick(window.panel.previous, Qt.MouseButton.LeftButton)
    assert (window.session.number, window.session.state) == (1, before)
    assert len(window.game.controller.snapshot.kept) == 3
    do_by_mouse(window)
    window.undo.trigger()
    assert window.session.state == before


def test_the_tutorial_goes_on_where_it_was_left(
    open_tutorial: Callable[[], BunnyTutorial],
) -> None:
    first = open_tutorial()
    assert first.panel.shows_contents  # nothing is done yet
    first.begin("build")
    first.go_forward()
    first.do_task()
    first.close()
    second = open_tutorial()
    assert not second.panel.shows_contents
    assert (second.session.lesson.id, second.session.number) == ("build", 2)
    assert second.session.state == first.session.state


def test_f1_opens_the_rules_about_what_is_looked_at(
    open_tutorial: Callable[[], BunnyTutorial],
) -> None:
    window = open_tutorial()
    asked: list[str] = []
    window.rules_requested.connect(asked.append)
    window.begin("draft")
    window.rules.trigger()
    hands, ids = Hands(window.game), window.game.controller.snapshot.catalogue.card_ids
    hand = [ids[number] for number in window.game.controller.snapshot.hand]
    for thing in (HandCard(hand.index("fisher")), HandCard(hand.index("city-2"))):
        hands.point_at(thing)
        window.rules.trigger()
    hands.point_at(Land(TERRITORY_INDEXES["H6"]))
    window.rules.trigger()
    hands.point_at(Land(TERRITORY_INDEXES["A4"]))
    window.rules.trigger()
    wanted_sections = ["explore/pick", "card/fisher", "card/city", "card/territory", "harvest/fief"]
    assert asked == wanted_sections


@pytest.mark.parametrize("language", ALL_LANGUAGES)
def test_the_way_of_drafting_names_the_button_as_it_is_labelled(
    language: str, languages: Languages
) -> None:
    languages.choose(language)
    label = localize(table_words.CONFIRM).replace("&", "")
    assert label in localize(COURSE.mouse[Gesture.DRAFT])


@pytest.mark.parametrize("language", ALL_LANGUAGES)
def test_readers_say_every_step_and_how_its_task_is_done_by_keys(
    language: str, languages: Languages, open_tutorial: Callable[[], BunnyTutorial]
) -> None:
    languages.choose(language)
    window = open_tutorial()
    for lesson in LESSONS:
        window.begin(lesson.id)
        while window.session.step is not None:
            spoken = simplify(window.panel.spoken)
            assert "{" not in spoken
            assert "<" not in spoken
            task = window.session.step.task
            if task is not None:
                by_keys = simplify(localize(COURSE.keys[task.way]))
                assert by_keys.partition("{")[0] in spoken
            if not window.session.go_forward():
                window.do_task()
                window.skip_show()
