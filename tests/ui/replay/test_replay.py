"""A game looked at once more, and the board to try things out on."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.box import load_box
from tests.games.two_heirs.reading import load_save
from tests.reading import simplify
from tests.tabletop.files.whole import read_summary
from tests.ui.conftest import process_events, start_game
from tests.ui.hands import ALT, CTRL, LEFT, SHIFT, Key, find_question, press
from tests.ui.heir_program import Program
from tests.ui.shelf.conftest import Put, make_game
from twoheirs_qt.games.two_heirs.play.chronicler import TwoHeirsChronicler
from twoheirs_qt.games.two_heirs.replay.page import ReplayPage
from twoheirs_qt.games.two_heirs.rules import (
    Build,
    EndTurn,
    Heir,
    Take,
    apply,
    list_legal_actions,
    make_score_sheet,
)
from twoheirs_qt.games.two_heirs.things.heirs import HandTile
from twoheirs_qt.games.two_heirs.things.reserve import ReservePlace
from twoheirs_qt.games.two_heirs.things.thing import Thing
from twoheirs_qt.tabletop.play.replay import Recording, record_game
from twoheirs_qt.tabletop.window.settings import TurnPace


def watch(program: Program, put: Put, **what: object) -> ReplayPage:
    path = put(5, **what)
    program.game_pages.watch_file(path)
    process_events()
    return program.game_pages.replay


def record_shown_game(page: ReplayPage) -> Recording:
    assert page.save is not None
    return record_game(page.save, TwoHeirsChronicler())


def test_every_moment_turn_and_mark_of_a_recording() -> None:
    save = make_game(actions=400)
    recording = record_game(save, TwoHeirsChronicler())
    assert recording.action_count == len(save.actions)
    state = save.start
    for number, action in enumerate(save.actions, 1):
        state, _ = apply(state, action)
        assert recording.moments[number].state == state
    ends = [n for n, action in enumerate(save.actions, 1) if isinstance(action, EndTurn)]
    assert recording.turn_starts == (0, *ends[:-1])
    for mark in recording.turn_scores:
        sheet = make_score_sheet(recording.moments[mark.done_count].state)
        assert mark.points == (sheet.heirs[0].total, sheet.heirs[1].total)
    assert [mark.done_count for mark in recording.turn_scores] == [0, *ends]
    middle = ends[3] + 1
    assert recording.find_turn_start(middle) == ends[3]
    assert recording.find_turn_start(ends[3]) == ends[2]
    assert recording.find_next_turn_start(middle) == ends[4]
    assert recording.find_next_turn_start(recording.action_count) == recording.action_count
    for entry in range(len(recording.entries)):
        done = recording.count_actions_at_entry(entry)
        assert recording.find_entry_index(done) >= entry
        assert done == 0 or recording.find_entry_index(done - 1) < entry


def test_going_through_a_game_by_keys(qtbot: QtBot, program: Program, put: Put) -> None:
    page = watch(program, put)
    recording = record_shown_game(page)
    assert page.done_count == 0
    press(qtbot, Key.Key_Right, ALT)
    assert page.done_count == 1
    press(qtbot, Key.Key_Right, CTRL)
    assert page.done_count == recording.turn_starts[1]
    press(qtbot, Key.Key_End, CTRL)
    assert page.done_count == recording.action_count
    assert page.session.state == recording.moments[-1].state
    assert not page.controls.forward.isEnabled()
    press(qtbot, Key.Key_Left, CTRL)
    press(qtbot, Key.Key_Left, ALT)
    assert page.done_count == recording.find_turn_start(recording.action_count) - 1
    # The slider has the keys: an arrow is an action.
    press(qtbot, Key.Key_Home)
    press(qtbot, Key.Key_Right)
    assert page.done_count == 1
    press(qtbot, Key.Key_Escape)
    assert program.game_pages.library.is_shown


def test_the_score_is_that_of_the_moment(program: Program, put: Put) -> None:
    page = watch(program, put, actions=400)
    page.go_to(page.session.stack.count() // 2)
    white, blue = make_score_sheet(page.session.state).heirs
    assert page.banner.line.text() == f"Anna {white.total}, Boris {blue.total}"
    assert "Replay: Anna and Boris" in page.banner.title.text()


def test_the_score_is_that_of_the_step_of_henrys_turn_that_is_shown(
    program: Program, put: Put
) -> None:
    program.settings.turn_pace = TurnPace.STEP
    page = watch(program, put, actions=400, level=2)
    scene = page.table.table_scene
    steps, behind = 0, 0
    while steps < 20 and page.done_count < page.session.stack.count():
        page.go_to(page.done_count + 1)
        while scene.step_player.is_playing:
            assert scene.snapshot is not None
            points = [heir.points for heir in scene.snapshot.heirs]
            score = page.banner.line.text()
            assert [int(part.split()[-1]) for part in score.split(", ")] == points
            steps += 1
            behind += points != [line.total for line in make_score_sheet(page.session.state).heirs]
            scene.step_player.show_next()
        white, blue = make_score_sheet(page.session.state).heirs
        assert page.banner.line.text().split()[-1] == str(blue.total)
        assert f" {white.total}, " in page.banner.line.text()
    assert behind, "the game itself is further than what is told"


def test_jumping_by_chronicle_and_by_the_graph(qtbot: QtBot, program: Program, put: Put) -> None:
    page = watch(program, put)
    recording = record_shown_game(page)
    entry = len(recording.entries) // 2
    chronicle = page.chronicle.list
    chronicle.scrollTo(page.chronicle.model.index(entry))
    rect = chronicle.visualRect(page.chronicle.model.index(entry))
    qtbot.mouseClick(chronicle.viewport(), LEFT, pos=rect.center())
    assert page.done_count == recording.count_actions_at_entry(entry) > 0
    graph = page.graph
    mark = recording.turn_scores[2]
    place = graph.find_point(mark, Heir.WHITE)
    qtbot.mouseClick(graph, LEFT, pos=place.toPoint())
    assert page.done_count == mark.done_count
    along = (place.x() - graph.inset) / (graph.width() - 2 * graph.inset)
    assert along == pytest.approx(mark.done_count / recording.action_count), "like the slider"
    qtbot.mouseClick(graph, LEFT, pos=QPoint(graph.width() - 2, 20))
    assert page.done_count == recording.action_count


def test_playing_at_a_pace_until_the_end(qtbot: QtBot, program: Program, put: Put) -> None:
    page = watch(program, put, actions=4)
    controls = page.controls
    controls.pace.setCurrentIndex(2)
    press(qtbot, Key.Key_Space, CTRL)
    assert controls.is_playing
    controls._timer.setInterval(5)
    qtbot.waitUntil(lambda: page.done_count == 4)
    assert not controls.is_playing
    controls.play.trigger()  # from the end it begins anew
    assert controls.is_playing
    assert page.done_count == 0
    press(qtbot, Key.Key_Escape)
    assert not controls.is_playing


def test_space_plays_and_pauses_where_the_replay_begins(
    qtbot: QtBot, program: Program, put: Put
) -> None:
    controls = watch(program, put, actions=4).controls
    for plays in (True, False):
        press(qtbot, Key.Key_Space)
        assert controls.is_playing is plays


def at(page: ReplayPage, target: Thing) -> QPoint:
    return target.find_rect(page.table.table_scene).center().toPoint()


def test_nothing_changes_a_game_that_is_looked_at(qtbot: QtBot, program: Program, put: Put) -> None:
    page = watch(program, put)
    path = program.store.list_games()[0]
    content = path.read_bytes()
    page.go_to(9)
    before, session = page.session.state, page.session
    complaints: list[str] = []
    page.table.bubble.refusal_announced.connect(complaints.append)
    viewport = page.table.viewport()
    for slot, tile in enumerate(before.slots):
        if tile is not None:
            QTest.mouseClick(viewport, LEFT, pos=at(page, ReservePlace(slot)))
    for tile in before.hands[before.active]:
        place = at(page, HandTile(before.active, tile.id))
        QTest.mouseClick(viewport, LEFT, pos=place)
        QTest.mousePress(viewport, LEFT, pos=place)
        QTest.mouseMove(viewport, place - QPoint(300, 0))
        QTest.mouseRelease(viewport, LEFT, pos=place - QPoint(300, 0))
    page.table.setFocus()
    for key in (Key.Key_1, Key.Key_Return, Key.Key_W, Key.Key_C, Key.Key_F):
        press(qtbot, key)
    for key in (Key.Key_Z, Key.Key_Y, Key.Key_R, Key.Key_Return):
        press(qtbot, key, CTRL)
    for action in list_legal_actions(before):
        assert not session.play(action)
    assert not any((session.undo(), session.redo(), session.restart_turn()))
    assert not session.give_up(Heir.WHITE)
    assert page.session.state is before
    assert page.done_count == 9
    assert path.read_bytes() == content
    assert any("only watching" in words for words in complaints)
    assert not program.session.is_open


def test_a_game_left_for_one_from_a_replay_is_found_again(
    qtbot: QtBot, program: Program, put: Put
) -> None:
    start_game(program)
    program.session.play(Take(1))
    left = program.store.path
    page = watch(program, put)
    page.go_to(7)
    press(qtbot, Key.Key_P, CTRL)
    press(qtbot, Key.Key_Return)
    assert program.store.path != left
    assert left in program.settings.recent_files


def test_play_on_from_here_is_a_new_game_that_tells_its_origin(
    qtbot: QtBot, program: Program, put: Put
) -> None:
    page = watch(program, put, actions=400, title="The long winter")
    original = program.store.list_games()[0]
    content = original.read_bytes()
    recording = record_shown_game(page)
    page.go_to(20)
    press(qtbot, Key.Key_P, CTRL)
    assert "new game" in find_question().accessibleDescription()
    press(qtbot, Key.Key_Return)
    assert program.window.pages.is_at_table
    assert program.session.state == recording.moments[20].state
    assert program.session.names == ("Anna", "Boris")
    program.session.play(next(iter(list_legal_actions(program.session.state))))
    program.store.flush()
    assert original.read_bytes() == content
    path = program.store.path
    assert path is not None
    origin = json.loads(path.read_text().splitlines()[0])["origin"]
    turn = recording.moments[20].turn
    assert origin == {"kind": "position", "game": "The long winter", "turn": turn}
    first = program.window.page.chronicle.list.model().index(
        0, 0, program.window.page.chronicle.list.rootIndex()
    )
    assert simplify(first.data()) == f"Continues the game “The long winter” from turn {turn}"
    second = program.window.page.chronicle.list.model().index(
        1, 0, program.window.page.chronicle.list.rootIndex()
    )
    assert simplify(second.data()).startswith(f"Turn {turn}: "), "and counts on from there"
    assert program.session.turn == load_save(path, load_box()).replay.turn_numbers[-1] >= turn > 1
    program.window.menus.shelf.trigger()
    entry = program.game_pages.library.page.current
    assert entry is not None
    qtbot.waitUntil(lambda: entry.is_read)
    assert entry.origin == ("The long winter", turn)
    # At the end there is nothing to go on with, and it is said.
    program.game_pages.watch_file(original)
    page.go_to(10_000)
    assert not page.take_over.isEnabled()
    assert "over" in page.take_over.statusTip()


def test_going_on_from_a_running_game_gives_nothing_unseen_away(
    qtbot: QtBot, program: Program, put: Put
) -> None:
    path = put(5, actions=30)
    save = load_save(path, load_box())
    now = save.state
    program.games.open(path)
    press(qtbot, Key.Key_R, CTRL | SHIFT)
    page = program.game_pages.replay
    assert page.isVisible()
    page.go_to(10)
    page.take_over.trigger()
    assert "were reshuffled" in find_question().accessibleDescription()
    press(qtbot, Key.Key_Return)
    then = record_game(save, TwoHeirsChronicler()).moments[10].state
    ours = program.session.state
    seen = len(then.stack) - len(now.stack)
    assert ours.stack[:seen] == then.stack[:seen]
    assert ours.stack != then.stack
    assert sorted(t.id for t in ours.stack) == sorted(t.id for t in then.stack)
    assert ours.stack[seen].terrain is then.stack[seen].terrain


def test_a_given_up_game_is_reported_at_its_end(program: Program) -> None:
    start_game(program, names=("Anna", "Boris"))
    program.session.play(Take(1))
    program.session.give_up(Heir.BLUE)
    program.window.menus.watch.trigger()
    page = program.game_pages.replay
    assert page.banner.line.text() == "Anna 0, Boris 0"
    page.go_to(1)
    assert page.banner.line.text() == "Boris gave up."


# -- trying things out ----------------------------------------------------------------------------


def test_the_side_board_never_touches_the_game(qtbot: QtBot, program: Program) -> None:
    start_game(program, names=("Anna", "Boris"))
    program.session.play(Take(1))
    program.store.flush()
    path = program.store.path
    assert path is not None
    content, before = path.read_bytes(), program.session.state
    files = set(program.store.folder.iterdir())
    press(qtbot, Key.Key_B, CTRL)
    side = program.game_pages.side
    assert side.isVisible()
    assert "Sandbox" in side.banner.title.text()
    assert side.session.state.landscape == before.landscape
    assert side.session.state.stack != before.stack
    builds = [a for a in list_legal_actions(side.session.state) if isinstance(a, Build)]
    side.session.play(builds[0] if builds else next(iter(list_legal_actions(side.session.state))))
    after = side.session.state
    press(qtbot, Key.Key_Return, CTRL)  # the turn ends on the side board
    process_events()
    press(qtbot, Key.Key_Escape)
    press(qtbot, Key.Key_Z, CTRL)
    press(qtbot, Key.Key_Z, CTRL)
    assert side.session.state != after
    program.store.flush()
    assert program.session.state is before
    assert path.read_bytes() == content
    assert set(program.store.folder.iterdir()) == files
    press(qtbot, Key.Key_B, CTRL)
    assert program.window.pages.is_at_table
    assert program.session.state is before
    assert program.window.focusWidget() is program.window.page.table


def test_the_side_board_begins_again_and_counts_the_difference(program: Program, put: Put) -> None:
    program.games.open(put(5, actions=30))
    program.window.menus.try_out.trigger()
    side = program.game_pages.side
    start = side.session.state
    assert "Anna ±0, Boris ±0" in side.banner.line.text()
    for action in list(list_legal_actions(start)):
        if isinstance(action, Build):
            side.session.play(action)
            gained = [
                now.total - then.total
                for now, then in zip(
                    make_score_sheet(side.session.state).heirs,
                    make_score_sheet(start).heirs,
                    strict=True,
                )
            ]
            for name, change in zip(("Anna", "Boris"), gained, strict=True):
                words = f"+{change}" if change > 0 else f"−{-change}" if change else "±0"
                assert f"{name} {words}" in side.banner.line.text()
            break
    side.again.trigger()
    assert side.session.state == start


def test_trying_out_from_a_replay_comes_back_to_it(program: Program, put: Put) -> None:
    page = watch(program, put)
    page.go_to(12)
    page.side.trigger()
    assert program.game_pages.side.isVisible()
    program.game_pages.side.back.trigger()
    assert page.isVisible()
    assert page.done_count == 12


def test_replay_and_side_board_speak_the_language_chosen(program: Program, put: Put) -> None:
    page = watch(program, put)
    page.side.trigger()
    program.languages.choose("pseudo")
    process_events()
    page = program.game_pages.replay
    assert page.take_over.text().startswith("[")
    assert program.game_pages.side.banner.title.text().startswith("[")
    assert read_summary(program.store.list_games()[0]).names == ("Anna", "Boris")


def test_points_that_are_hidden_at_the_table_are_hidden_here(
    qtbot: QtBot, program: Program, put: Put
) -> None:
    page = watch(program, put)
    assert page.banner.line.text()
    assert page.graph.isVisible()
    program.window.menus.show_points.trigger()
    assert page.banner.line.text() == ""
    assert not page.graph.isVisible()
    press(qtbot, Key.Key_B, CTRL)
    side = program.game_pages.side
    assert "Points" not in side.banner.line.text()
    assert "shuffled" in side.banner.line.text()
    program.window.menus.show_points.trigger()
    assert "Points" in side.banner.line.text()
    assert page.banner.line.text()


def test_where_henry_will_build_is_a_key_away_here_too(
    qtbot: QtBot, program: Program, put: Put
) -> None:
    page = watch(program, put, level=2, actions=4)
    assert not page.table.plan.is_on
    press(qtbot, Key.Key_H)
    assert page.table.plan.is_on
    press(qtbot, Key.Key_B, CTRL)
    side = program.game_pages.side
    press(qtbot, Key.Key_H)
    assert side.table.plan.is_on
    assert not program.window.page.table.plan.is_on


def test_a_computers_turn_is_gone_through_action_by_action(program: Program, put: Put) -> None:
    program.settings.turn_pace = TurnPace.STEP
    page = watch(program, put, opponents=("", "greedy"), actions=60)
    last, show = page.session.stack.count(), page.table.table_scene.step_player
    assert last == 60
    while page.done_count < last:
        page.go_to(page.done_count + 1)
        assert not show.is_playing, "each action is seen when it is come to"
    page.go_to(0)
    page.controls.turn_forward.trigger()
    page.controls.turn_forward.trigger()
    assert page.session.turn == 3
    assert not show.is_playing, "who goes on by turns wants to see where that leads"
