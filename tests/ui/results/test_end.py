"""The end of a duel in the window: the score sheet, giving up, a rematch."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.play import NO_CAMPS, choose
from tests.ui.conftest import find_dialog, play_to_the_end, process_events, start_game
from tests.ui.hands import CTRL, LEFT, Key, click, press, read_tip
from tests.ui.heir_program import Program
from tests.ui.solo import begin_alone
from tests.ui.table.conftest import move_pointer
from twoheirs_qt.games.two_heirs.displays import target_display
from twoheirs_qt.games.two_heirs.opponents.strengths import SCALE
from twoheirs_qt.games.two_heirs.results.line import ScoreLine
from twoheirs_qt.games.two_heirs.results.sheet import ScoreSheetView
from twoheirs_qt.games.two_heirs.rules import Cell, Heir, NewGame, TileSet, make_score_sheet
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.tabletop.saves.save import GameSettings


def test_the_end_opens_the_score_sheet(qtbot: QtBot, program: Program) -> None:
    start_game(program, score_roads=True, names=("Anna", "Boris"))
    play_to_the_end(program)
    window, sheet = program.window, make_score_sheet(program.session.state)
    assert window.page.score_panel.isVisible()
    lines = window.page.score_sheet.lines
    buildings = [line for column in sheet.heirs for line in column.buildings]
    assert len(lines) == len(buildings) + len(sheet.roads)
    for line, building in zip(lines, buildings, strict=False):
        assert line.line.points == str(building.final_points)
        assert line.line.cells == (building.cells or (building.at,))
    assert sheet.winner is not None
    verdict = window.page.score_sheet.format_verdict(sheet)
    assert ("Anna", "Boris")[sheet.winner] in verdict
    assert str(sheet.heirs[sheet.winner].total) in verdict
    assert not window.page.bottom_bar.end_turn.isEnabled()
    assert read_tip(window.page.bottom_bar.end_turn) == "The game is over."


def test_the_sheet_at_the_end_is_written_once(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[bool] = []
    rebuild = ScoreSheetView._rebuild

    def count_rebuild(sheet: ScoreSheetView) -> None:
        written.append(True)
        rebuild(sheet)

    monkeypatch.setattr(ScoreSheetView, "_rebuild", count_rebuild)
    start_game(program)
    play_to_the_end(program)
    assert program.window.page.score_sheet.lines
    assert len(written) == 1


def test_a_line_lights_the_cells_it_comes_from(qtbot: QtBot, program: Program) -> None:
    start_game(program, score_roads=True)
    play_to_the_end(program)
    window = program.window
    line = max(window.page.score_sheet.lines, key=lambda line: len(line.line.cells))
    assert len(line.line.cells) > 1

    def find_highlights() -> frozenset[Cell]:
        return window.page.table.table_scene.highlights.cells

    line.setFocus()
    assert find_highlights() == frozenset(line.line.cells)
    window.page.table.setFocus()
    assert find_highlights() == frozenset()
    hover(qtbot, line)
    assert find_highlights() == frozenset(line.line.cells)
    qtbot.mouseMove(window.page.bottom_bar)
    qtbot.waitUntil(lambda: find_highlights() == frozenset())
    line.setFocus()
    press(qtbot, Key.Key_Escape)
    assert not window.page.score_panel.isVisible()
    assert find_highlights() == frozenset()


def test_the_score_sheet_is_walked_by_arrows_and_read(qtbot: QtBot, program: Program) -> None:
    start_game(program)
    play_to_the_end(program)
    first, second, *_ = program.window.page.score_sheet.lines
    assert first.accessibleName() == first.line.spoken
    assert first.line.name in first.line.spoken
    assert first.line.points in first.line.spoken
    first.setFocus()
    press(qtbot, Key.Key_Down)
    assert program.window.focusWidget() is second
    press(qtbot, Key.Key_Up)
    assert program.window.focusWidget() is first
    sheet = program.window.page.score_sheet
    for key in (*[Key.Key_Down] * 60, *[Key.Key_Up] * 60):
        press(qtbot, key)
        focus = program.window.focusWidget()
        assert focus is not None
        assert sheet.isAncestorOf(focus), "arrows stay on the sheet"


def test_above_the_first_line_of_the_score_sheet_there_is_none(
    qtbot: QtBot, program: Program
) -> None:
    start_game(program)
    window, session, random = program.window, program.session, Random(8)
    for _ in range(60):
        session.play(choose(session.state, random, NO_CAMPS))
    press(qtbot, Key.Key_T, CTRL)
    lines = window.page.score_sheet.lines
    assert len(lines) > 2
    for line, key, beside in ((lines[0], Key.Key_Up, 1), (lines[-1], Key.Key_Down, -2)):
        line.setFocus()
        press(qtbot, key)
        assert window.focusWidget() is line
        press(qtbot, Key.Key_Down if key == Key.Key_Up else Key.Key_Up)
        assert window.focusWidget() is lines[beside]


def hover(qtbot: QtBot, line: ScoreLine) -> None:
    qtbot.mouseMove(line)
    qtbot.waitUntil(line.underMouse)


def test_points_so_far_follow_the_game(qtbot: QtBot, program: Program) -> None:
    start_game(program, score_roads=True)
    window, session = program.window, program.session
    press(qtbot, Key.Key_T, CTRL)
    assert window.page.score_panel.isVisible()
    assert window.page.score_sheet.lines == []
    random = Random(8)
    for _ in range(60):
        session.play(choose(session.state, random, NO_CAMPS))
    count = sum(len(column.buildings) for column in make_score_sheet(session.state).heirs)
    count += len(make_score_sheet(session.state).roads)
    assert len(window.page.score_sheet.lines) == count > 0
    press(qtbot, Key.Key_T, CTRL)
    assert not window.page.score_panel.isVisible()


@pytest.mark.parametrize("score", [True, False])
def test_a_sum_of_roads_stands_where_they_are_score(program: Program, score: bool) -> None:
    start_game(program, score_roads=score)
    program.window.menus.points_so_far.setChecked(True)
    words = [label.text() for label in program.window.page.score_sheet.findChildren(QLabel)]
    assert words.count("Buildings") == 1
    assert words.count("Roads") == (2 if score else 1), "a heading, and a sum"


def test_escape_closes_the_score_sheet_once_nothing_is_in_hand(
    qtbot: QtBot, program: Program
) -> None:
    start_game(program)
    window = program.window
    press(qtbot, Key.Key_T, CTRL)
    window.page.table.setFocus()
    press(qtbot, Key.Key_1)
    assert window.page.table.controller.selected is not None
    press(qtbot, Key.Key_Escape)
    assert window.page.table.controller.selected is None
    assert window.page.score_panel.isVisible()
    press(qtbot, Key.Key_Escape)
    assert not window.page.score_panel.isVisible()
    assert not window.menus.points_so_far.isChecked()
    press(qtbot, Key.Key_T, CTRL)
    window.page.bottom_bar.end_turn.setFocus()
    press(qtbot, Key.Key_Escape)
    assert not window.page.score_panel.isVisible()


@pytest.mark.parametrize("heir", Heir)
@pytest.mark.parametrize("henry", [False, True])
def test_a_click_on_the_points_opens_the_score_sheet(
    qtbot: QtBot, program: Program, heir: Heir, henry: bool
) -> None:
    if henry:
        begin_alone(program)
    else:
        start_game(program)
    window, table = program.window, program.window.page.table
    points = table.pointer.find_points_rect(heir)
    beside = points.center().toPoint() - QPoint(round(points.width() / 2) + 8, 0)
    qtbot.mouseClick(table.viewport(), LEFT, pos=beside)
    assert not window.page.score_panel.isVisible()
    qtbot.mouseClick(table.viewport(), LEFT, pos=points.center().toPoint())
    assert window.page.score_panel.isVisible()
    assert window.menus.points_so_far.isChecked()


def test_the_sheet_floats_while_the_pointer_rests_on_the_points(
    qtbot: QtBot, program: Program
) -> None:
    """With that heir's points, beside all tiles they come from; a click makes all of it stay."""
    start_game(program, score_roads=True)
    dice = Random(4)
    for _ in range(90):
        program.session.play(choose(program.session.state, dice))
    page = program.window.page
    table, panel = page.table, page.score_panel
    points = table.pointer.find_points_rect(Heir.WHITE).center().toPoint()
    before, cell = table.geometry(), table.table_scene.camera.find_scene_rect((0, 0))
    move_pointer(table.viewport(), points - QPoint(0, 200))
    move_pointer(table.viewport(), points)
    qtbot.waitUntil(panel.isVisible, timeout=5000)
    assert (table.geometry(), table.table_scene.camera.find_scene_rect((0, 0))) == (before, cell)
    assert not panel.geometry().contains(points), "the points stay in sight"
    assert not panel.geometry().intersects(table.table_scene.layout.landscape_rect.toRect())
    own = make_score_sheet(program.session.state).heirs[Heir.WHITE]
    numbers = [line.line.points for line in page.score_sheet.lines]
    assert numbers[: len(own.buildings)] == [str(line.final_points) for line in own.buildings]
    assert len(numbers) == len(own.buildings) + len(page.score_sheet.roads)
    assert table.hasFocus()
    move_pointer(table.viewport(), points - QPoint(0, 200))
    assert not panel.isVisible()
    move_pointer(table.viewport(), points)
    qtbot.waitUntil(panel.isVisible, timeout=5000)
    qtbot.mouseClick(table.viewport(), LEFT, pos=points)
    assert program.window.menus.points_so_far.isChecked()
    both = [
        line for heir in make_score_sheet(program.session.state).heirs for line in heir.buildings
    ]
    assert len(page.score_sheet.lines) == len(both) + len(page.score_sheet.roads)
    move_pointer(table.viewport(), QPoint(5, 5))
    assert panel.isVisible()


def test_giving_up_names_who_and_can_be_undone(qtbot: QtBot, program: Program) -> None:
    start_game(program, names=("Anna", "Boris"), first=Heir.BLUE)
    program.window.menus.give_up.trigger()
    press(qtbot, Key.Key_Return)
    assert not program.session.is_over
    program.window.menus.give_up.trigger()
    click(qtbot, "Boris gives up")
    assert program.session.resigned_seat is Heir.BLUE
    sheet = make_score_sheet(program.session.state)
    assert program.window.page.score_sheet.format_verdict(sheet) == "Boris gave up: Anna wins."
    assert "Boris gave up" in program.window.page.bottom_bar.line
    snapshot = program.window.page.table.table_scene.snapshot
    assert snapshot is not None
    assert snapshot.active is None, "the places say final things, as at any end"
    assert not any(place.is_active for place in program.window.page.table.table_scene.heir_places)
    press(qtbot, Key.Key_Z, CTRL)
    assert not program.session.is_over
    assert program.window.page.table.table_scene.heir_places[Heir.BLUE].is_active


@pytest.mark.parametrize(
    ("answer", "south"),
    [("At the bottom (south)", Heir.WHITE), ("At the top (north)", Heir.BLUE)],
)
def test_after_a_rematch_of_two_people_the_other_begins_and_the_second_chooses_a_seat(
    qtbot: QtBot, program: Program, answer: str, south: Heir
) -> None:
    sets = (TileSet.WAR, TileSet.PATROL, TileSet.CRAFTS)
    start_game(program, sets=sets, names=("Anna", "Boris"), score_roads=True, first=Heir.WHITE)
    before = program.session.save
    program.window.menus.rematch.trigger()
    asked = find_dialog()
    assert asked.windowTitle() == "Boris goes first"
    assert program.session.save.origin == before.origin, "nothing has begun yet"
    click(qtbot, answer)
    after = program.session.save
    assert after.start.south is south
    assert after.start.active is Heir.BLUE
    assert program.window.page.table.table_scene.placer.bottom_heir is south
    assert after.settings == before.settings
    assert after.start.score_roads
    assert after.origin.new_game_options is not None
    assert set(after.origin.new_game_options.sets) == set(sets)
    assert before.origin.new_game_options is not None
    assert after.origin.new_game_options.seed != before.origin.new_game_options.seed
    assert after.done_count == 0


def test_the_loser_of_the_toss_may_choose_or_leave_the_rematch(
    qtbot: QtBot, program: Program
) -> None:
    start_game(program)
    before = program.session.save
    program.window.menus.rematch.trigger()
    press(qtbot, Key.Key_Escape)
    assert program.session.save.origin == before.origin
    program.window.menus.rematch.trigger()
    first = Heir.WHITE if find_dialog().windowTitle().startswith("White") else Heir.BLUE
    press(qtbot, Key.Key_Return)
    after = program.session.save
    assert after.start.active is first
    assert after.start.south is first.opponent
    assert after.origin.new_game_options is not None
    assert after.origin.new_game_options.first is None, "the next rematch is tossed for, too"


@pytest.mark.parametrize("human", list(Heir))
@pytest.mark.parametrize("first", [None, *Heir])
def test_the_person_at_this_screen_sits_south_after_every_rematch(
    program: Program, human: Heir, first: Heir | None
) -> None:
    players: tuple[str, str] = ("human", "computer")
    opponents = ("", "greedy")
    if human is Heir.BLUE:
        players, opponents = players[::-1], opponents[::-1]
    settings = GameSettings(("Anna", ""), players, opponents=opponents)
    # As games of earlier versions have it: the computer's heir sits South.
    options = NewGame(seed=3, south=human.opponent, first=first)
    program.computers.pause(True)
    program.session.new(options, settings)
    scene = program.window.page.table.table_scene
    program.settings.facing_player = True  # it turns for two people only
    begins = first
    for _ in range(3):
        assert scene.placer.bottom_heir is human
        assert scene.find_heir_layout(human) == scene.layout.heirs[1]
        program.window.menus.rematch.trigger()
        process_events()
        after = program.session.save
        assert after.start.south is human
        assert after.settings == settings
        begins = None if begins is None else begins.opponent
        assert begins is None or after.start.active is begins


def test_a_finished_game_stands_upright_again(program: Program) -> None:
    program.settings.facing_player = True
    start_game(program, first=Heir.WHITE)
    scene, session = program.window.page.table.table_scene, program.session
    random = Random(4)
    while session.state.active is Heir.WHITE:
        session.play(choose(session.state, random, NO_CAMPS))
    bottoms = [scene.placer.bottom_heir]
    session.give_up(Heir.BLUE)
    process_events()
    bottoms.append(scene.placer.bottom_heir)
    assert bottoms == [Heir.BLUE, Heir.WHITE]


def test_no_note_lies_under_the_score_sheet(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(target_display, "_NOTE_DELAY_MS", 0.0)
    program.window.resize(1280, 720)
    start_game(program)
    play_to_the_end(program)
    page = program.window.page
    scene, panel = page.table.table_scene, page.score_panel
    assert panel.isVisible()
    sheet = QRectF(panel.geometry()).translated(-QPointF(page.table.pos()))
    assert scene.sceneRect().intersects(sheet), "it lies over the reserve"
    shown = 0
    for cell in program.session.state.landscape:
        target = LandCell(cell)
        page.table.controller.point_at(target, target.find_rect(scene).center())
        shown += scene.note.isVisible()
        note = scene.note.scene_rect.adjusted(2, 2, -2, -2)
        assert not scene.note.isVisible() or not note.intersects(sheet)
    assert shown > 5


def begin_against_level(program: Program, level: str, human: Heir = Heir.WHITE) -> None:
    players: tuple[str, str] = ("human", "computer")
    opponents = ("", level)
    if human is Heir.BLUE:
        players, opponents = players[::-1], opponents[::-1]
    program.computers.pause(True)
    settings = GameSettings(("", ""), players, opponents=opponents)
    program.session.new(NewGame(seed=3, first=human), settings)
    process_events()


@pytest.mark.parametrize("human", list(Heir))
def test_the_end_against_a_level_shows_where_one_stands_and_leads_to_the_next(
    qtbot: QtBot, program: Program, human: Heir
) -> None:
    begin_against_level(program, "level-2", human)
    program.session.give_up(human)
    process_events()
    card = program.window.page.score_sheet.card
    assert card is not None
    assert card.ladder is not None
    words = [label.text() for label in card.ladder.findChildren(QLabel)]
    names, strengths = words[::2], [int(word.replace(",", "")) for word in words[1::2]]
    assert names[0] == "Master"
    assert strengths == sorted(strengths, reverse=True)
    rating = SCALE.rate([[("level-2", 0.0)]])
    assert rating is not None
    assert strengths[names.index("You")] == round(rating.strength)
    assert any(
        label.isVisible() and label.text().startswith("Your rating: ")
        for label in card.findChildren(QLabel)
    )
    [higher] = [button for button in card.buttons if button.text() == "Next level"]
    qtbot.mouseClick(higher, LEFT)
    process_events()
    assert not program.session.is_over
    assert program.session.settings.opponents[human.opponent] == "level-3"
    assert program.session.settings.opponents[human] == ""
    assert program.session.save.start.south is human


def test_there_is_no_level_above_the_last_nor_between_two_people(program: Program) -> None:
    higher = program.window.menus.next_level
    begin_against_level(program, "level-7")
    assert not higher.isVisible()
    start_game(program)
    program.session.give_up(Heir.BLUE)
    assert not higher.isVisible()
    card = program.window.page.score_sheet.card
    assert card is not None
    assert card.ladder is None
    begin_alone(program, level=2)
    assert higher.isVisible()
    higher.trigger()
    assert program.session.state.solo is not None
    assert program.session.state.solo.level == 3
    assert not higher.isVisible()


def test_points_on_lit_cells_are_offered_once_after_the_second_game(
    qtbot: QtBot, program: Program
) -> None:
    offered = []
    for number in range(4):
        start_game(program, seed=number)
        program.session.give_up(Heir.WHITE)
        process_events()
        card = program.window.page.score_sheet.card
        assert card is not None
        offered.append(card.offer is not None)
        if card.offer is not None:
            qtbot.mouseClick(card.offer, LEFT)
            assert program.settings.cell_points_shown
            qtbot.mouseClick(card.offer, LEFT)
            assert not program.settings.cell_points_shown
    assert offered == [False, True, False, False]
    program.settings.games_ended = 1
    program.settings.no_help = True
    start_game(program)
    program.session.give_up(Heir.WHITE)
    process_events()
    assert program.window.page.score_sheet.offer is None


def test_points_on_lit_cells_have_a_button_at_the_table(qtbot: QtBot, program: Program) -> None:
    start_game(program)
    button = program.window.page.bottom_bar.switches[-1]
    assert button is not None
    for on in (True, False):
        qtbot.mouseClick(button, LEFT)
        assert program.settings.cell_points_shown is on
        assert button.isChecked() is on
    press(qtbot, Key.Key_P)
    assert button.isChecked()
    assert "(P)" in button.toolTip()
    program.session.give_up(Heir.WHITE)
    assert not button.isVisible()
