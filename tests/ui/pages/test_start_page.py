"""The start page: what it offers, what it shows, and that it is never cut."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QFont, QPainter
from pytestqt.qtbot import QtBot

from tests.box import load_box
from tests.ui.conftest import Start, play_to_the_end, process_events, start_game
from tests.ui.hands import ALT, LEFT, Key, press
from tests.ui.heir_program import Program
from twoheirs_qt.games.two_heirs.new_game.choices import OPPONENTS
from twoheirs_qt.games.two_heirs.pages.start_landscape import arrange_random_tiles
from twoheirs_qt.games.two_heirs.rules.cells import Edge
from twoheirs_qt.games.two_heirs.rules.components import Heir
from twoheirs_qt.tabletop.drawing.fonts import read_user_scale
from twoheirs_qt.tabletop.pages.start_page import HomePage
from twoheirs_qt.tabletop.widgets import picture_card
from twoheirs_qt.tabletop.widgets.picture_card import PictureCard


def find_home(program: Program) -> HomePage:
    return program.game_pages.home.page


def wait_for_pictures(qtbot: QtBot, page: HomePage) -> None:
    qtbot.waitUntil(lambda: page._background is not None and page._background.is_done)


def test_the_first_start_offers_each_opponent_and_the_tutorial(program: Program) -> None:
    page = find_home(program)
    assert page.isVisible()
    assert not page.last_game.isVisible()
    assert [*page.opponents] == [opponent.word for opponent in OPPONENTS]
    shown = (*page.opponents.values(), *page.plain.values())
    assert all(card.isVisible() and card.accessibleName() for card in shown)
    assert program.window.focusWidget() is page.opponents["duel"]


def test_the_game_of_last_time_waits_for_one_key(qtbot: QtBot, at_home: Program) -> None:
    page = find_home(at_home)
    assert page.isVisible()
    heading, who, standing, when = page.last_game.lines
    assert (heading, who, standing) == ("Continue", "Anna and Boris", "Turn 1 · Anna to move")
    assert when.startswith("today")
    press(qtbot, Key.Key_Return)
    assert at_home.window.pages.is_at_table
    assert at_home.window.focusWidget() is at_home.window.page.table


def test_the_card_is_clicked_as_well(qtbot: QtBot, at_home: Program) -> None:
    qtbot.mouseClick(find_home(at_home).last_game, LEFT)
    assert at_home.window.pages.is_at_table


def test_one_comes_back_to_it_from_the_table(qtbot: QtBot, program: Program) -> None:
    start_game(program, names=("Anna", ""), first=Heir.BLUE)
    assert not find_home(program).isVisible()
    press(qtbot, Key.Key_Home, ALT)
    assert find_home(program).isVisible()
    assert find_home(program).last_game.lines[2] == "Turn 1 · Blue to move"
    assert not program.window.menus.end_turn.isEnabled()
    find_home(program).last_game.click()
    assert program.window.menus.end_turn.isEnabled()


def test_a_finished_game_is_not_to_be_continued(program: Program) -> None:
    start_game(program)
    play_to_the_end(program)
    program.window.menus.home.trigger()
    heading, _, standing, _ = find_home(program).last_game.lines
    assert heading == "Back to the last game"
    assert standing.startswith("Finished")


def test_it_speaks_another_language_at_once(at_home: Program) -> None:
    at_home.languages.choose("de")
    process_events()
    assert "Anna" in find_home(at_home).last_game.lines[2]
    assert "Turn" not in find_home(at_home).last_game.lines[2]


def test_the_landscape_behind_is_that_of_the_game(qtbot: QtBot, program: Program) -> None:
    start_game(program)
    play_to_the_end(program)
    page = find_home(program)
    program.window.menus.home.trigger()
    wait_for_pictures(qtbot, page)
    assert page._background is not None
    of_game = page._background.pixmap.toImage()
    page.show_game(page.last_game.lines)
    wait_for_pictures(qtbot, page)
    assert page._background.pixmap.toImage() == of_game
    program.session.close()
    page.show_game()
    wait_for_pictures(qtbot, page)
    assert page._background.pixmap.toImage() != of_game


def test_nothing_is_kept_or_painted_while_it_is_not_seen(qtbot: QtBot, at_home: Program) -> None:
    page = find_home(at_home)
    wait_for_pictures(qtbot, page)
    page.last_game.click()
    assert page._background is None
    assert page.last_game.picture is None
    assert not page._painter._timer.isActive()


@pytest.mark.parametrize("letters", [100, 150, 200])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160)])
def test_every_card_is_in_the_window_and_none_covers_another(
    at_home: Program, size: tuple[int, int], letters: int
) -> None:
    at_home.settings.text_size = letters
    at_home.window.resize(*size)
    process_events()
    page = find_home(at_home)
    cards = page.findChildren(PictureCard)
    assert len(cards) == 1 + len(page.plain) + len(OPPONENTS) + len(page.covers)
    for number, card in enumerate(cards):
        assert page.rect().contains(card.geometry())
        assert not any(
            QRect(card.geometry()).intersects(other.geometry()) for other in cards[:number]
        )
    # As large as the page allows: like a picture, not like a dialog.
    assert page.last_game.width() >= min(0.36, 0.3 * read_user_scale()) * page.width()


def test_cards_side_by_side_are_written_in_the_same_letters(
    qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: dict[str, set[int]] = {"write_line": set(), "write_lines": set()}

    def listen(name: str) -> None:
        paint = getattr(picture_card, name)

        def record(
            painter: QPainter, rect: QRectF, flags: int, text: str, font: QFont, c: QColor
        ) -> None:
            written[name].add(font.pixelSize())
            paint(painter, rect, flags, text, font, c)

        monkeypatch.setattr(picture_card, name, record)

    page = find_home(start("pl"))
    listen("write_line")
    listen("write_lines")
    fonts = [card._fit_column_fonts() for card in page.opponents.values()]
    assert len({font.pixelSize() for _, font in fonts}) > 1, "they differ in length"
    for card in page.opponents.values():
        card.grab()
    assert [len(item) for item in written.values()] == [1, 1]


@pytest.mark.parametrize("letters", [100, 150])
def test_the_title_does_not_stand_on_the_landscape(at_home: Program, letters: int) -> None:
    at_home.settings.text_size = letters
    at_home.window.resize(1280, 720)
    process_events()
    page = find_home(at_home)
    assert page._room.left() > max(card.geometry().right() for card in page.opponents.values())
    assert page._room.width() > 0.15 * page.width()


def test_a_landscape_by_chance_is_in_one_piece_and_its_roads_go_on() -> None:
    for seed in range(20):
        looks = arrange_random_tiles(load_box(), 6, 5, Random(seed))
        assert len({look.tile.id for look in looks.values()}) == len(looks) >= 20
        reached, visited = [next(iter(looks))], set()
        while reached:
            cell = reached.pop()
            visited.add(cell)
            for step in ((0, -1), (1, 0), (0, 1), (-1, 0)):
                beside = (cell[0] + step[0], cell[1] + step[1])
                if beside in looks and beside not in visited:
                    reached.append(beside)
        assert visited == set(looks)


def test_most_roads_of_a_landscape_by_chance_meet() -> None:
    met = torn = 0
    for seed in range(20):
        looks = arrange_random_tiles(load_box(), 6, 5, Random(seed))
        ends = {
            cell: set()
            if look.is_face_down
            else {e for part in look.tile.sections[look.is_turned] for e in part}
            for cell, look in looks.items()
        }
        for (x, y), own in ends.items():
            for edge, beside in ((Edge.E, (x + 1, y)), (Edge.S, (x, y + 1))):
                if beside in ends and (edge in own or edge.opposite in ends[beside]):
                    both = edge in own and edge.opposite in ends[beside]
                    met, torn = met + both, torn + (not both)
    assert met > torn


def test_the_same_landscape_stays_while_the_window_is_sized(qtbot: QtBot, program: Program) -> None:
    page = find_home(program)
    wait_for_pictures(qtbot, page)
    assert page._background is not None
    before = page._background.pixmap.toImage()
    program.window.resize(program.window.width() + 1, program.window.height())
    program.window.resize(program.window.width() - 1, program.window.height())
    process_events()
    wait_for_pictures(qtbot, page)
    assert page._background.pixmap.toImage() == before
