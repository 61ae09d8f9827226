"""Played without help, nothing tells what an action would change, and whoever asks is told so."""

from __future__ import annotations

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from tests.play import NO_CAMPS, choose
from tests.reading import simplify
from tests.ui.conftest import play_to_the_end, process_events, start_game
from tests.ui.hands import CTRL, LEFT, Key, press, read_tip
from tests.ui.heir_program import Program
from tests.ui.table.conftest import move_pointer
from twoheirs_qt.games.two_heirs.rules import Heir, Take
from twoheirs_qt.games.two_heirs.table.view import TableView
from twoheirs_qt.games.two_heirs.things.heirs import HandTile
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.games.two_heirs.things.reserve import ReservePlace
from twoheirs_qt.games.two_heirs.things.thing import Thing
from twoheirs_qt.tabletop.window.preferences import PreferencesDialog

OFF = "Help is off. You can switch it on in the settings."


@pytest.fixture
def view(program: Program) -> TableView:
    """The table of a game with a tile in hand, played without help as the settings say."""
    start_game(program, first=Heir.WHITE)
    chance = Random(4)
    session = program.session
    while not (session.state.taken and session.state.hands[session.state.active]):
        session.play(choose(session.state, chance, NO_CAMPS))
    program.window.menus.preferences.trigger()
    process_events()
    settings = program.window.findChild(PreferencesDialog)
    assert settings is not None
    settings.ticks["no_help"].click()
    settings.close()
    process_events()
    return program.window.page.table


def hover(view: TableView, target: Thing) -> None:
    centre = target.find_rect(view.table_scene).center().toPoint()
    move_pointer(view.viewport(), centre)
    view.table_scene.animator.finish()
    process_events()


def find_hand_tile(program: Program) -> HandTile:
    state = program.session.state
    return HandTile(state.active, state.hands[state.active][0].id)


def test_no_preview_no_tick_and_no_points_are_shown(
    qtbot: QtBot, program: Program, view: TableView
) -> None:
    scene = view.table_scene
    assert scene.snapshot is not None
    assert scene.snapshot.missing_resources == {}
    assert not scene.points_shown
    tile = find_hand_tile(program)
    qtbot.mouseClick(view.viewport(), LEFT, pos=tile.find_rect(scene).center().toPoint())
    assert view.controller.selected is not None
    for cell in view.controller.goals or {(0, 1)}:
        hover(view, LandCell(cell))
        assert not scene.note.isVisible()
        assert not scene.connectors.isVisible()
    program.settings.no_help = False
    view.controller.cancel()
    assert scene.snapshot.missing_resources != {}
    assert scene.points_shown


def test_e_and_p_say_that_help_is_off(qtbot: QtBot, program: Program, view: TableView) -> None:
    hover(view, find_hand_tile(program))
    press(qtbot, Key.Key_E)
    assert simplify(view.table_scene.bubble.words) == OFF
    press(qtbot, Key.Key_Escape)
    assert simplify(view.table_scene.bubble.words) != OFF or not view.table_scene.bubble.isVisible()
    press(qtbot, Key.Key_P)
    assert simplify(view.table_scene.bubble.words) == OFF
    assert not program.settings.cell_points_shown
    program.settings.no_help = False
    press(qtbot, Key.Key_P)
    assert program.settings.cell_points_shown


def test_the_button_of_points_on_lit_cells_is_off_with_the_help(
    program: Program, view: TableView
) -> None:
    button = program.window.page.bottom_bar.switches[-1]
    assert button is not None
    program.settings.no_help = False
    button.click()
    assert button.isChecked()
    program.settings.no_help = True
    assert not button.isChecked()


def test_e_in_the_outline_says_so_too(qtbot: QtBot, program: Program, view: TableView) -> None:
    press(qtbot, Key.Key_F4)
    assert program.shown.outline.page is not None
    press(qtbot, Key.Key_E)
    assert OFF in simplify(program.window.page.bubble.text)
    rows = program.shown.outline.page.offer_list
    assert all("+" not in rows.item(number).text() for number in range(rows.count()))


def test_a_tile_of_the_ring_tells_what_it_is_and_no_more(program: Program, view: TableView) -> None:
    state = program.session.state
    program.session.undo()
    while program.session.state.taken:
        program.session.undo()
    slot = min(program.session.options.takeable_slots)
    scene = view.table_scene
    assert scene.game is not None
    lines = ReservePlace(slot).list_lines(scene.game)
    words = " ".join(line.text for line in lines)
    assert "then" not in words
    assert "Once taken" not in words
    assert program.session.options.can(Take(slot))
    assert state.active is not None


def test_the_last_turn_ends_without_a_question_of_points_and_the_end_counts_them(
    qtbot: QtBot, program: Program, view: TableView
) -> None:
    session, chance, menus = program.session, Random(4), program.window.menus
    press(qtbot, Key.Key_T, CTRL)
    assert program.window.page.score_panel.isHidden()
    assert not menus.points_so_far.isEnabled()
    assert simplify(menus.points_so_far.statusTip()) == OFF
    while (
        session.options.missed_points is None or not session.state.taken or session.options.surplus
    ):
        session.play(choose(session.state, chance, NO_CAMPS))
    active = session.state.active
    assert "improve" not in simplify(read_tip(program.window.page.bottom_bar.end_turn))
    if not session.state.discounts and not session.state.siege:
        press(qtbot, Key.Key_Return, CTRL)
        assert session.is_over or session.state.active is not active
    play_to_the_end(program)
    process_events()
    assert menus.points_so_far.isEnabled()
    assert program.window.page.score_panel.isVisible()
