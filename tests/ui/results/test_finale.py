"""The end of a game in the window: its points are counted, somebody is crowned, and what then."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.reading import simplify
from tests.ui.conftest import Start, play_to_the_end, process_events, start_game
from tests.ui.hands import LEFT, Key, press
from tests.ui.heir_program import Program
from tests.ui.shelf.conftest import make_game
from tests.ui.solo import begin_alone
from twoheirs_qt.games.two_heirs.results.counting import CountStep, list_counts, sum_counts
from twoheirs_qt.games.two_heirs.results.end_card import EndCard
from twoheirs_qt.games.two_heirs.rules import Heir, NewGame, make_score_sheet
from twoheirs_qt.games.two_heirs.things.shield_steps import Phase, ShieldStep
from twoheirs_qt.tabletop.saves.files import write_save
from twoheirs_qt.tabletop.saves.save import GameSettings
from twoheirs_qt.tabletop.text.text import make_untranslated_text


@pytest.fixture(autouse=True)
def motion(program: Program) -> None:
    program.window.page.table.table_scene.animator.duration_factor = 1.0


def find_card(program: Program) -> EndCard:
    result = program.window.page.score_sheet.card
    assert result is not None
    return result


def test_the_points_are_counted_line_by_line(qtbot: QtBot, program: Program) -> None:
    start_game(program, score_roads=True)
    play_to_the_end(program)
    page = program.window.page
    counting, tally, state = page.count_display, page.score_panel.tally, program.session.state
    show = page.table.table_scene.step_player
    assert counting.is_counting
    assert tally.isVisible()
    assert page.score_sheet.card is None, "nobody knows who has won"
    counts = list_counts(state)
    for done in range(len(counts)):
        show.hold()
        step = show.step
        assert isinstance(step, CountStep)
        assert step.number == done
        counting.show_frame(step, 0.9)
        lit = page.table.table_scene.highlights.cells
        assert lit == frozenset(page.score_sheet.lines[counts[done].line].line.cells)
        where, points = counts[done].at, page.table.table_scene.cell_points.points
        assert points == ({} if where is None else {where: (counts[done].points, 0)})
        places = [page.table.table_scene.find_panel(heir) for heir in Heir]
        assert [place._animated_points for place in places] == list(sum_counts(counts, done + 1))
        show.show_next()
    assert tally.totals == tuple(heir.total for heir in make_score_sheet(state).heirs)
    show.skip()
    assert [place._animated_points for place in places] == [None, None]
    assert not tally.isVisible()
    assert find_card(program).crowned == (make_score_sheet(state).winner,)
    assert page.table.table_scene.highlights.cells == frozenset()


def list_golden_places(program: Program) -> list[bool]:
    """List for each heir whether the place has a golden rim."""
    places = [program.window.page.table.table_scene.find_panel(heir) for heir in Heir]
    return [place.is_active and not place._hides_rim for place in places]


def test_it_ends_by_itself_and_the_winner_is_crowned(qtbot: QtBot, program: Program) -> None:
    page = program.window.page
    page.table.table_scene.animator.duration_factor = 0.1
    start_game(program)
    play_to_the_end(program)
    assert list_golden_places(program) == [False, False], "nobody knows who has won"
    qtbot.waitUntil(lambda: bool(list_crowned(program)))
    assert page.score_sheet.card is None
    winner = make_score_sheet(program.session.state).winner
    assert winner is not None
    assert list_crowned(program) == [winner]
    qtbot.waitUntil(lambda: not page.count_display.is_counting)
    assert list_crowned(program) == []
    assert find_card(program).isVisible()
    assert list_golden_places(program) == [heir is winner for heir in Heir]


def list_crowned(program: Program) -> list[Heir]:
    """List the heirs whose shields lie over the landscape."""
    shields = program.window.page.table.shields.shields
    return [heir for heir in Heir if shields[heir].isVisible()]


def go_to_crowning(program: Program) -> None:
    """Go on until all is counted and the winner is crowned."""
    show = program.window.page.table.table_scene.step_player
    while not isinstance(show.step, ShieldStep):
        show.show_next()


@pytest.mark.parametrize("letters", [100, 150])
@pytest.mark.parametrize("winners", [(Heir.BLUE,), tuple(Heir)])
def test_the_winner_lies_on_the_landscape_with_what_is_called(
    program: Program, winners: tuple[Heir, ...], letters: int
) -> None:
    program.window.resize(1280, 720)
    program.settings.text_size = letters
    process_events()
    start_game(program)
    play_to_the_end(program)
    display, table = program.window.page.table.shields, program.window.page.table.table_scene
    text = make_untranslated_text("Two heirs, one crown: it is shared.")
    table.step_player.play([ShieldStep(Phase.LIES, winners, 60_000, text)])
    shields = [display.shields[heir] for heir in list_crowned(program)]
    assert len(shields) == len(winners)
    for item in (*shields, display.call):
        assert item.isVisible()
        assert table.layout.landscape_rect.contains(item.rect), item
    assert not any(
        one.rect.intersects(other.rect) for one in shields for other in shields if one is not other
    )
    table.step_player.stop()


def test_a_key_ends_the_coronation_and_does_nothing_else(qtbot: QtBot, program: Program) -> None:
    start_game(program)
    play_to_the_end(program)
    page = program.window.page
    go_to_crowning(program)
    assert list_crowned(program)
    page.table.setFocus()
    press(qtbot, Key.Key_Space)
    assert not page.count_display.is_counting
    assert program.session.is_over
    assert find_card(program).isVisible()
    assert list_golden_places(program).count(True) == 1


def test_a_game_begun_meanwhile_is_not_golden(program: Program) -> None:
    start_game(program)
    play_to_the_end(program)
    go_to_crowning(program)
    program.window.page.table.table_scene.animator.duration_factor = 0
    start_game(program, seed=8)
    assert not program.window.page.count_display.is_counting
    assert list_golden_places(program) == [heir is program.session.state.active for heir in Heir]


def test_where_the_sheet_lies_over_the_table_it_comes_after_the_counting(
    qtbot: QtBot, program: Program
) -> None:
    program.window.resize(1280, 720)
    program.settings.text_size = 200
    process_events()
    page = program.window.page
    start_game(program)
    play_to_the_end(program)
    assert page.stage.overlaps_table
    assert page.count_display.is_counting
    assert page.score_panel.isHidden(), "what is counted is in sight"
    qtbot.mouseClick(page.table.viewport(), LEFT)
    assert page.score_panel.isVisible()
    assert find_card(program).isVisible()


@pytest.mark.parametrize("letters", [100, 125, 150])
def test_nothing_lies_over_the_landscape_or_the_heirs_while_they_are_counted(
    program: Program, letters: int
) -> None:
    program.window.resize(1280, 720)
    program.settings.text_size = letters
    process_events()
    start_game(program)
    play_to_the_end(program)
    process_events()
    page = program.window.page
    scene, panel = page.table.table_scene, page.score_panel
    assert page.count_display.is_counting
    assert panel.isVisible()
    shown = [scene.camera.find_scene_rect(cell) for cell in program.session.state.landscape]
    shown += [place.rect for place in scene.heir_places]
    left = min(rect.left() for rect in shown) + page.table.geometry().left()
    assert left >= panel.geometry().right()


def test_the_bar_below_keeps_what_can_still_be_done(qtbot: QtBot, program: Program) -> None:
    program.window.page.table.table_scene.animator.duration_factor = 0
    start_game(program)
    bar, menus = program.window.page.bottom_bar, program.window.menus
    assert all(button.isVisible() for button in bar.buttons)
    play_to_the_end(program)
    process_events()
    [sheet] = bar.at_end
    assert [button.isVisible() for button in bar.buttons] == [True, False, False, False]
    assert bar.line == program.window.page.score_sheet.verdict
    assert not sheet.isVisible(), "it is open"
    qtbot.mouseClick(program.window.page.score_panel.close_button, LEFT)
    process_events()
    assert program.window.page.score_panel.isHidden()
    qtbot.mouseClick(sheet, LEFT)
    assert program.window.page.score_panel.isVisible()
    menus.undo.trigger()
    assert all(button.isVisible() for button in bar.buttons)
    assert not sheet.isVisible()


@pytest.mark.parametrize("by", ["key", "table", "panel"])
def test_any_input_shows_the_result_and_nothing_else(
    qtbot: QtBot, program: Program, by: str
) -> None:
    start_game(program)
    play_to_the_end(program)
    page = program.window.page
    assert page.count_display.is_counting
    page.table.setFocus()
    if by == "key":
        press(qtbot, Key.Key_Space)
    elif by == "table":
        qtbot.mouseClick(page.table.viewport(), LEFT)
    else:
        qtbot.mouseClick(page.score_panel.tally, LEFT)
    process_events()
    assert not page.count_display.is_counting
    assert page.score_panel.isVisible()
    assert find_card(program).isVisible()
    assert program.session.is_over


def test_undo_shows_the_result_first_and_then_goes_back(qtbot: QtBot, program: Program) -> None:
    start_game(program)
    play_to_the_end(program)
    program.window.menus.undo.trigger()
    assert program.session.is_over
    assert not program.window.page.count_display.is_counting
    assert program.window.page.score_panel.isVisible()
    whole = program.window.page.table.width()
    program.window.menus.undo.trigger()
    assert not program.session.is_over
    assert program.window.page.score_panel.isHidden()
    assert program.window.page.table.width() >= whole, "the table has all its room again"
    assert program.window.page.table.width() == program.window.page.stage.width()
    program.window.menus.redo.trigger()
    assert program.session.is_over
    assert not program.window.page.count_display.is_counting, "it is counted once"


def test_without_motion_the_result_is_there_at_once(program: Program) -> None:
    program.window.page.table.table_scene.animator.duration_factor = 0
    start_game(program)
    play_to_the_end(program)
    assert not program.window.page.count_display.is_counting
    assert find_card(program).isVisible()


def test_a_game_given_up_crowns_no_heir(program: Program) -> None:
    start_game(program)
    program.session.give_up(Heir.WHITE)
    assert not program.window.page.count_display.is_counting
    assert find_card(program).crowned == ()
    assert "Nobody is crowned" in simplify(find_card(program).ending.text())


def test_henry_keeps_the_crown_or_loses_it(program: Program) -> None:
    outcomes = set()
    for seed in range(12):
        begin_alone(program, seed=seed, level=1)
        play_to_the_end(program, seed)
        program.window.page.table.table_scene.step_player.skip()
        won = make_score_sheet(program.session.state).winner is Heir.WHITE
        words = simplify(find_card(program).ending.text())
        assert words == ("The crown is yours." if won else words)
        assert ("keeps the crown" in words) == (not won)
        outcomes.add(won)
        if outcomes == {True, False}:
            break
    assert False in outcomes


def test_the_curve_is_that_of_the_turns_and_leads_to_them(qtbot: QtBot, program: Program) -> None:
    start_game(program)
    play_to_the_end(program)
    program.window.page.table.table_scene.step_player.skip()
    graph = find_card(program).graph
    sheet = make_score_sheet(program.session.state)
    assert graph._turn_scores[-1].points == tuple(heir.total for heir in sheet.heirs)
    assert [turn_score.done_count for turn_score in graph._turn_scores] == sorted(
        {turn_score.done_count for turn_score in graph._turn_scores}
    )
    process_events()
    xs = [graph.find_point(turn_score, Heir.WHITE).x() for turn_score in graph._turn_scores]
    widths = [after - before for before, after in pairwise(xs)]
    assert max(widths) - min(widths) < 1, "a turn of many actions is as wide as one of few"
    qtbot.mouseClick(graph, LEFT, pos=graph.rect().center())
    assert program.game_pages.replay.isVisible()
    assert 0 < program.game_pages.replay.done_count < len(program.session.done_commands)


def test_a_remarkable_moment_is_looked_at_with_a_click(qtbot: QtBot, program: Program) -> None:
    start_game(program)
    play_to_the_end(program)
    program.window.page.table.table_scene.step_player.skip()
    process_events()
    line = find_card(program).lines[0]
    assert simplify(line.line.name) == "Best turn"
    qtbot.mouseClick(line, LEFT)
    assert program.game_pages.replay.isVisible()


def test_the_buttons_do_what_they_say(qtbot: QtBot, program: Program) -> None:
    start_game(program)
    play_to_the_end(program)
    program.window.page.table.table_scene.step_player.skip()
    process_events()
    rematch, watch, *_ = find_card(program).buttons
    qtbot.mouseClick(watch, LEFT)
    assert program.game_pages.replay.isVisible()
    program.window.pages.show_table()
    process_events()
    qtbot.mouseClick(find_card(program).buttons[0], LEFT)
    press(qtbot, Key.Key_Return)
    assert not program.session.is_over
    assert rematch is not None


def test_a_finished_game_that_is_opened_is_not_counted(program: Program) -> None:
    start_game(program)
    play_to_the_end(program)
    save = program.session.save
    program.session.new(NewGame(seed=9), GameSettings())
    assert not program.window.page.count_display.is_counting
    program.session.open_save(save)
    assert program.session.is_over
    assert not program.window.page.count_display.is_counting
    assert find_card(program).isVisible()


def test_the_buttons_of_a_game_that_is_opened_at_its_end_can_be_pressed(
    start: Start, tmp_path: Path
) -> None:
    file = tmp_path / "ended.twoheirs"
    write_save(file, make_game(actions=400))
    program = start(file=file)
    process_events()
    assert program.session.is_over
    assert [button.isEnabled() for button in find_card(program).buttons] == [True] * 5


def test_enter_presses_what_lies_on_the_score_sheet(qtbot: QtBot, program: Program) -> None:
    start_game(program)
    play_to_the_end(program)
    page = program.window.page
    page.table.table_scene.step_player.skip()
    process_events()
    qtbot.keyClick(find_card(program).lines[0], Key.Key_Return)
    assert program.game_pages.replay.isVisible()
    program.window.pages.show_table()
    process_events()
    qtbot.keyClick(page.score_panel.close_button, Key.Key_Return)
    assert page.score_panel.isHidden()
    program.window.menus.points_so_far.trigger()
    process_events()
    qtbot.keyClick(find_card(program).buttons[0], Key.Key_Return)
    press(qtbot, Key.Key_Return)
    assert not program.session.is_over, "a rematch has begun"
