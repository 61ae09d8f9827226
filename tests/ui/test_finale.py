"""The end of a game in the window: its points are counted, somebody is crowned, and what then."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.reading import as_read
from tests.ui.conftest import events, play_to_the_end, start_game
from tests.ui.hands import LEFT, Key, press
from tests.ui.solo import alone
from twoheirs_qt.files.save import GameSettings
from twoheirs_qt.game.presentation.counting import counting
from twoheirs_qt.program import Program
from twoheirs_qt.rules import Heir, NewGame, score_sheet
from twoheirs_qt.ui.close_card import CloseCard


@pytest.fixture(autouse=True)
def motion(program: Program) -> None:
    program.window.page.table.table.animator.pace = 1.0


def card(program: Program) -> CloseCard:
    found = program.window.page.score_sheet.card
    assert found is not None
    return found


def test_the_points_are_counted_line_by_line(qtbot: QtBot, program: Program) -> None:
    start_game(program, score_roads=True)
    play_to_the_end(program)
    page = program.window.page
    finale, tally, state = page.finale, page.score_panel.tally, program.session.state
    assert finale.busy
    assert tally.isVisible()
    assert page.score_sheet.card is None, "nobody knows who has won"
    counts = counting(state)
    for done in (0, len(counts) // 2, len(counts) - 1):
        finale._step((done + 0.9) / len(counts))
        lit = page.table.table.highlights.cells
        assert lit == frozenset(page.score_sheet.lines[counts[done].line].line.cells)
    totals = tuple(heir.total for heir in score_sheet(state).heirs)
    assert tally.totals == totals
    places = [page.table.table.panel_of(heir) for heir in Heir]
    assert [place._rolled for place in places] == list(totals)
    finale._step(0.5 / len(counts))
    assert [place._rolled for place in places] != list(totals), "a place tells what is not counted"
    finale.skip()
    assert [place._rolled for place in places] == [None, None]
    assert not tally.isVisible()
    assert card(program).crowned == (score_sheet(state).winner,)
    assert page.table.table.highlights.cells == frozenset()


def test_it_ends_by_itself(qtbot: QtBot, program: Program) -> None:
    program.window.page.table.table.animator.pace = 0.01
    start_game(program)
    play_to_the_end(program)
    qtbot.waitUntil(lambda: not program.window.page.finale.busy)
    assert card(program).isVisible()


@pytest.mark.parametrize("by", ["key", "table", "panel"])
def test_any_input_shows_the_result_and_nothing_else(
    qtbot: QtBot, program: Program, by: str
) -> None:
    start_game(program)
    play_to_the_end(program)
    page = program.window.page
    assert page.finale.busy
    page.table.setFocus()
    if by == "key":
        press(qtbot, Key.Key_Space)
    elif by == "table":
        qtbot.mouseClick(page.table.viewport(), LEFT)
    else:
        qtbot.mouseClick(page.score_panel.tally, LEFT)
    events()
    assert not page.finale.busy
    assert page.score_panel.isVisible()
    assert card(program).isVisible()
    assert program.session.is_over


def test_undo_shows_the_result_first_and_then_goes_back(qtbot: QtBot, program: Program) -> None:
    start_game(program)
    play_to_the_end(program)
    program.window.menus.undo.trigger()
    assert program.session.is_over
    assert not program.window.page.finale.busy
    program.window.menus.undo.trigger()
    assert not program.session.is_over
    program.window.menus.redo.trigger()
    assert program.session.is_over
    assert not program.window.page.finale.busy, "it is counted once"


def test_without_motion_the_result_is_there_at_once(program: Program) -> None:
    program.window.page.table.table.animator.pace = 0
    start_game(program)
    play_to_the_end(program)
    assert not program.window.page.finale.busy
    assert card(program).isVisible()


def test_a_game_given_up_crowns_nobody(program: Program) -> None:
    start_game(program)
    program.session.give_up(Heir.WHITE)
    assert not program.window.page.finale.busy
    assert card(program).crowned == ()
    assert "Nobody is crowned" in as_read(card(program).ending.text())


def test_henry_keeps_the_crown_or_loses_it(program: Program) -> None:
    said = set()
    for seed in range(12):
        alone(program, seed=seed, level=1)
        play_to_the_end(program, seed)
        program.window.page.finale.skip()
        won = score_sheet(program.session.state).winner is Heir.WHITE
        words = as_read(card(program).ending.text())
        assert words == ("The crown is yours." if won else words)
        assert ("keeps the crown" in words) == (not won)
        said.add(won)
        if said == {True, False}:
            break
    assert False in said


def test_the_curve_is_that_of_the_turns_and_leads_to_them(qtbot: QtBot, program: Program) -> None:
    start_game(program)
    play_to_the_end(program)
    program.window.page.finale.skip()
    graph = card(program).graph
    sheet = score_sheet(program.session.state)
    assert graph._turn_scores[-1].points == tuple(heir.total for heir in sheet.heirs)
    assert [each.done for each in graph._turn_scores] == sorted(
        {each.done for each in graph._turn_scores}
    )
    events()
    qtbot.mouseClick(graph, LEFT, pos=graph.rect().center())
    assert program.game_pages.replay.isVisible()
    assert 0 < program.game_pages.replay.done < len(program.session.done_commands)


def test_a_remarkable_moment_is_looked_at_with_a_click(qtbot: QtBot, program: Program) -> None:
    start_game(program)
    play_to_the_end(program)
    program.window.page.finale.skip()
    events()
    line = card(program).lines[0]
    assert as_read(line.line.name) == "Largest turn"
    qtbot.mouseClick(line, LEFT)
    assert program.game_pages.replay.isVisible()


def test_the_buttons_do_what_they_say(qtbot: QtBot, program: Program) -> None:
    start_game(program)
    play_to_the_end(program)
    program.window.page.finale.skip()
    events()
    rematch, watch, *_ = card(program).buttons
    qtbot.mouseClick(watch, LEFT)
    assert program.game_pages.replay.isVisible()
    program.window.pages.show_table()
    events()
    qtbot.mouseClick(card(program).buttons[0], LEFT)
    events()
    assert not program.session.is_over
    assert rematch is not None


def test_a_finished_game_that_is_opened_is_not_counted(program: Program) -> None:
    start_game(program)
    play_to_the_end(program)
    save = program.session.save
    program.session.new(NewGame(seed=9), GameSettings())
    assert not program.window.page.finale.busy
    program.session.open_save(save)
    assert program.session.is_over
    assert not program.window.page.finale.busy
    assert card(program).isVisible()
