"""A game against Henry in the window: begun by keys, watched, ended, repeated."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QScrollArea
from pytestqt.qtbot import QtBot

from tests.play import choose
from tests.reading import simplify
from tests.ui.conftest import Start, find_dialog, play_to_the_end, process_events, start_game
from tests.ui.hands import ALT, CTRL, LEFT, SHIFT, Key, click, find_question, press
from tests.ui.heir_program import Program, ask_new
from tests.ui.solo import begin_alone, load_kept_results
from twoheirs_qt.games.two_heirs.displays.to_come import ToComeDialog
from twoheirs_qt.games.two_heirs.new_game.choices import COMPUTER, DUEL, HENRY
from twoheirs_qt.games.two_heirs.new_game.page import NewGameDialog
from twoheirs_qt.games.two_heirs.play.unseen import find_unseen
from twoheirs_qt.games.two_heirs.results.sheet import describe_solo_result
from twoheirs_qt.games.two_heirs.rules import (
    RECOMMENDED_SETS,
    Decision,
    EndTurn,
    Heir,
    NewGame,
    ScoreSheet,
    TileSet,
    make_score_sheet,
)
from twoheirs_qt.games.two_heirs.table.hit_testing import find_thing_at
from twoheirs_qt.games.two_heirs.things.heirs import HeirArea
from twoheirs_qt.games.two_heirs.things.henry import PlanButton
from twoheirs_qt.games.two_heirs.words.names import name_treasure
from twoheirs_qt.tabletop.saves.save import GameSettings, TakeBackRule
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import render_english
from twoheirs_qt.tabletop.window.settings import TurnPace


def open_new_game(program: Program) -> NewGameDialog:
    ask_new(program)
    opened = find_dialog()
    assert isinstance(opened, NewGameDialog)
    return opened


def test_who_goes_straight_to_henry_is_not_asked_about_roads(qtbot: QtBot, start: Start) -> None:
    """Nothing of the other opponents' choices lies over his, also if he is the first one seen."""
    program = start(at_home=True)
    card = program.game_pages.home.page.opponents[HENRY.word]
    qtbot.mouseClick(card, LEFT)
    asked = find_dialog()
    assert isinstance(asked, NewGameDialog)
    assert asked.alone.isVisible()
    assert not asked.roads.isVisible()
    qtbot.mouseClick(asked.opponents[COMPUTER.word], LEFT)
    assert asked.roads.isVisible()


def test_a_game_against_henry_by_keyboard(qtbot: QtBot, program: Program) -> None:
    press(qtbot, Key.Key_N, CTRL)
    press(qtbot, Key.Key_Return)
    process_events()
    asked = find_dialog()
    assert isinstance(asked, NewGameDialog)
    press(qtbot, Key.Key_H, ALT)
    qtbot.waitUntil(lambda: asked.against == HENRY.word)
    press(qtbot, Key.Key_3, ALT)
    qtbot.waitUntil(lambda: asked.alone.level == 3)
    press(qtbot, Key.Key_A, ALT)
    qtbot.keyClicks(asked.alone.name_edit, "Anna")
    press(qtbot, Key.Key_M, ALT)
    qtbot.waitUntil(asked.extra.isVisible)
    press(qtbot, Key.Key_E, ALT)
    press(qtbot, Key.Key_A, CTRL)
    qtbot.keyClicks(asked.extra.seed, "77")
    press(qtbot, Key.Key_Return)
    session = program.session
    assert session.state.solo is not None
    assert session.state.solo.level == 3
    assert session.save.origin.new_game_options == NewGame(seed=77, sets=RECOMMENDED_SETS, level=3)
    assert session.settings.names == ("Anna", "")
    assert session.state.active is Heir.WHITE
    assert session.state.score_roads


def test_what_is_only_for_two_is_not_asked_alone(qtbot: QtBot, program: Program) -> None:
    asked = open_new_game(program)
    asked.more.click()
    assert asked.roads.isVisible()
    assert asked.extra.first.isVisible()
    assert not asked.alone.isVisible()
    qtbot.mouseClick(asked.opponents[HENRY.word], LEFT)
    for hidden in (asked.roads, asked.extra.first, *asked.names, *asked.extra.south):
        assert not hidden.isVisible()
    for level, words in (
        (1, "easiest: 4 treasures removed"),
        (2, "easier: 2 treasures removed"),
        (3, "hardest: all ten treasures stay"),
    ):
        knob = asked.alone.levels[level]
        assert knob.isVisible()
        assert simplify(knob.accessibleDescription()) == words
    qtbot.mouseClick(asked.opponents[DUEL.word], LEFT)
    assert asked.roads.isVisible()
    assert not asked.alone.isVisible()


def test_roads_are_recommended_with_travel(qtbot: QtBot, program: Program) -> None:
    asked = open_new_game(program)
    words = {label.text() for label in asked.findChildren(QLabel) if label.isVisible()}
    assert "recommended with Travel, after your first game" in words
    qtbot.mouseClick(asked.cards[TileSet.TRAVEL], LEFT)
    words = {label.text() for label in asked.findChildren(QLabel) if label.isVisible()}
    assert "best left off in your first game" in words
    qtbot.mouseClick(asked.cards[TileSet.TRAVEL], LEFT)
    qtbot.mouseClick(asked.opponents[COMPUTER.word], LEFT)
    qtbot.mouseClick(asked.roads, LEFT)
    qtbot.mouseClick(asked.start, LEFT)
    process_events()
    assert program.session.state.score_roads


def test_the_choices_of_last_time_are_offered_again(qtbot: QtBot, program: Program) -> None:
    asked = open_new_game(program)
    qtbot.mouseClick(asked.opponents[HENRY.word], LEFT)
    qtbot.mouseClick(asked.alone.levels[2], LEFT)
    qtbot.mouseClick(asked.alone.colours[Heir.BLUE], LEFT)
    qtbot.keyClicks(asked.alone.name_edit, "Ben")
    asked.extra.take_back.setCurrentIndex(2)
    qtbot.mouseClick(asked.start, LEFT)
    process_events()
    state = program.session.state
    assert (state.south, state.active, state.henry) == (Heir.BLUE, Heir.BLUE, Heir.WHITE)
    assert program.session.settings.take_back_rule is TakeBackRule.OFF
    assert program.session.settings.names == ("", "Ben")
    again = open_new_game(program)
    assert again.against == HENRY.word
    assert (again.alone.colour, again.alone.level, again.alone.name) == (Heir.BLUE, 2, "Ben")
    qtbot.mouseClick(again.opponents[DUEL.word], LEFT)
    assert again.names[Heir.BLUE].text() == "Ben"
    qtbot.mouseClick(again.start, LEFT)
    process_events()
    assert program.session.state.solo is None
    third = open_new_game(program)
    assert third.against == DUEL.word
    assert third.alone.level == 2


def test_a_rematch_keeps_colour_and_level(program: Program) -> None:
    begin_alone(program, level=3, south=Heir.BLUE)
    before = program.session.save
    program.window.menus.rematch.trigger()
    after = program.session.save
    assert after.start.south is Heir.BLUE
    assert after.start.solo is not None
    assert after.start.solo.level == 3
    assert after.origin.new_game_options is not None
    assert before.origin.new_game_options is not None
    assert after.origin.new_game_options.seed != before.origin.new_game_options.seed


def test_menu_and_keys_show_where_henry_will_build(qtbot: QtBot, program: Program) -> None:
    menus, window = program.window.menus, program.window
    assert not menus.plan.isEnabled()
    begin_alone(program)
    window.page.table.setFocus()
    assert menus.plan.isEnabled()
    press(qtbot, Key.Key_H)
    assert menus.plan.isChecked()
    scroll = window.page.table.table_scene.solo.turn_panel
    assert scroll.words
    press(qtbot, Key.Key_H)
    assert not menus.plan.isChecked()
    assert not scroll.words
    window.page.table.plan.toggle()
    assert menus.plan.isChecked()
    program.session.new(NewGame(seed=1), GameSettings())
    assert not menus.plan.isEnabled()
    assert menus.plan.statusTip() == "Henry does not play here."


def end_turn(program: Program, seed: int = 4) -> None:
    random, session = Random(seed), program.session
    while not isinstance(action := choose(session.state, random), EndTurn):
        assert session.play(action)
    assert session.play(action)


def test_his_turn_is_shown_and_shown_again(qtbot: QtBot, program: Program) -> None:
    begin_alone(program)
    table, menus = program.window.page.table, program.window.menus
    step = menus.choices["turn_pace"][TurnPace.STEP]
    step.trigger()
    assert program.settings.turn_pace is TurnPace.STEP
    end_turn(program)
    assert table.table_scene.step_player.is_playing
    assert "Space" in program.window.page.bottom_bar.line
    table.setFocus()
    press(qtbot, Key.Key_Escape)
    assert not table.table_scene.step_player.is_playing
    assert "take a tile" in simplify(program.window.page.bottom_bar.line)
    press(qtbot, Key.Key_H, SHIFT)
    assert table.table_scene.step_player.is_playing
    press(qtbot, Key.Key_Z, CTRL)
    assert not table.table_scene.step_player.is_playing
    assert not program.session.can_redo, "what skips a show only skips"
    menus.repeat_turn.trigger()
    menus.end_turn.trigger()
    assert not table.table_scene.step_player.is_playing
    assert program.window.page.bubble.isHidden()
    press(qtbot, Key.Key_Z, CTRL)
    assert program.session.can_redo


_WORDS = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)


def test_the_chronicle_tells_his_turn_as_far_as_it_is_shown(program: Program) -> None:
    begin_alone(program)
    program.settings.turn_pace = TurnPace.STEP
    end_turn(program)
    window = program.window
    table, entries = window.page.table, window.page.chronicle.list

    def read_entries() -> list[str]:
        """All that can be read, from the oldest on, with what is read by pointing at it."""
        model, root = entries.model(), entries.rootIndex()
        rows = [model.index(row, 0, root) for row in range(model.rowCount(root))]
        seen = [index for index in rows if not entries.isIndexHidden(index)]
        return [index.data(role) for index in seen for role in _WORDS if index.data(role)]

    shown, counts, before = list[str](), list[int](), len(read_entries())
    while table.turns.step is not None:
        shown.append(localize(table.turns.step.text))
        counts.append(len(read_entries()))
        table.table_scene.step_player.show_next()
    assert len(shown) > 2
    assert counts == sorted(counts)
    assert counts[0] < counts[-1]
    whole = read_entries()
    assert len(whole) > before
    assert set(shown) <= set(whole)
    root = entries.rootIndex()
    rows = [entries.model().index(row, 0, root) for row in range(entries.model().rowCount(root))]
    lines = [row.data() for row in rows if not entries.isIndexHidden(row)]
    assert max(len(line.split()) for line in lines) < 12, "reasons are read by pointing at it"
    assert not lines[-1].startswith("Turn"), "the human's turn is not told before it has an entry"
    window.page.table.repeat_turn()
    assert read_entries() == whole, "what has been told stays told"


def test_the_last_turn_is_seen_before_the_score_sheet(program: Program) -> None:
    for seed in range(20):
        begin_alone(program, seed=seed)
        session, random = program.session, Random(seed)
        while session.state.turns_left != 2:
            assert session.play(choose(session.state, random))
        program.settings.turn_pace = TurnPace.STEP
        end_turn(program, seed)
        if not session.is_over:
            continue  # the last turn was the human's
        window = program.window
        assert window.page.table.table_scene.step_player.is_playing
        assert not window.page.score_panel.isVisible()
        while window.page.table.table_scene.step_player.is_playing:
            window.page.table.table_scene.step_player.show_next()
        assert window.page.score_panel.isVisible()
        window.menus.points_so_far.setChecked(False)
        window.page.table.repeat_turn()
        window.page.table.table_scene.step_player.skip()
        assert not window.page.score_panel.isVisible(), "it opens by itself once"
        return
    pytest.fail("Henry never had the last turn")


def test_only_the_human_can_give_up_and_has_lost(qtbot: QtBot, program: Program) -> None:
    begin_alone(program, level=1)
    scene = program.window.page.table.table_scene
    assert find_thing_at(scene, PlanButton().find_rect(scene).center()) == PlanButton()
    program.window.menus.give_up.trigger()
    assert [button.text() for button in find_question().buttons] == [
        "White gives up",
        "Keep playing",
    ]
    click(qtbot, "White gives up")
    sheet = program.window.page.score_sheet
    assert sheet.verdict == "You gave up, so Henry the Poor wins."
    assert scene.snapshot is not None
    assert scene.snapshot.active is None
    where = PlanButton().find_rect(scene).center()
    assert find_thing_at(scene, where) == HeirArea(Heir.BLUE), "he will not build any more"
    [result] = load_kept_results(program)
    assert (result.places, result.gave_up, result.details["level"]) == ((2, 1), True, 1)


def test_the_score_sheet_shows_his_doubled_three_and_his_treasures(program: Program) -> None:
    begin_alone(program, level=3)
    play_to_the_end(program)
    window, state = program.window, program.session.state
    sheet = make_score_sheet(state)
    henry = sheet.heirs[Heir.BLUE]
    lines = [line.line for line in window.page.score_sheet.lines]
    assert window.page.score_panel.isVisible()
    doubled = [line for line in lines if "× 2" in simplify(line.place) and line.look is not None]
    assert sum(line.look.owner is Heir.BLUE for line in doubled if line.look is not None) == 3
    solo = state.solo
    assert solo is not None
    treasures = [line for line in lines if line.picture.startswith("treasure/")]
    assert sum(int(line.points) for line in treasures) == henry.treasures
    assert {line.cells for line in treasures if line.cells} == {(cell,) for cell in solo.treasures}
    verdict = simplify(window.page.score_sheet.verdict)
    more, less = henry.total, sheet.heirs[Heir.WHITE].total
    assert verdict == f"Henry the Hammer beats you, {more} points to {less}."
    assert len(load_kept_results(program)) == 1


def make_sheet(program: Program, mine: int, his: int) -> ScoreSheet:
    """A score sheet with these totals."""
    sheet = make_score_sheet(program.session.state)
    heirs: Any = [
        type(column)(column.heir, (), 0, 0, total, 0)
        for column, total in zip(sheet.heirs, (mine, his), strict=True)
    ]
    decided = Decision.HENRY if mine == his else Decision.POINTS
    winner = Heir.WHITE if mine > his else Heir.BLUE
    return ScoreSheet((heirs[0], heirs[1]), (), winner, decided)


@pytest.mark.parametrize(
    ("mine", "his", "words"),
    [
        (60, 50, "You beat Henry the Brave, 60 points to 50!"),
        (50, 60, "Henry the Brave beats you, 60 points to 50."),
        (50, 50, "50 points each. A tie isn't enough against Henry: you lose."),
    ],
)
def test_the_end_words_win_and_loss_and_a_draw_is_lost(
    program: Program, mine: int, his: int, words: str
) -> None:
    begin_alone(program, level=2)
    sheet = make_sheet(program, mine, his)
    assert render_english(describe_solo_result(sheet, program.session.state, None)) == words


def test_the_chronicle_tells_his_turn_in_the_language_of_now(program: Program) -> None:
    begin_alone(program, level=1)
    end_turn(program)

    def read_chronicle() -> list[str]:
        chronicle = program.shown.model.chronicle
        return [chronicle.index(row).data() for row in range(chronicle.rowCount())]

    assert any(words.startswith("Henry placed ") for words in read_chronicle())
    program.languages.choose("pl")
    process_events()
    assert any(words.startswith("Henryk kładzie ") for words in read_chronicle())


def test_the_treasures_still_to_come_are_listed_beside_the_tiles(program: Program) -> None:
    begin_alone(program)
    program.window.menus.still_to_come.trigger()
    process_events()
    shown = next(w for w in program.window.findChildren(ToComeDialog) if w.isVisible())
    words = " ".join(simplify(label.text()) for label in shown.findChildren(QLabel))
    solo = program.session.state.solo
    assert solo is not None
    assert f"Henry's pile: {len(solo.pile)} treasure" in words
    assert all(simplify(localize(name_treasure(treasure))) in words for treasure in solo.pile)
    shown.close()


@pytest.mark.parametrize("letters", [100, 150])
def test_one_tile_still_to_come_is_shown_whole(program: Program, letters: int) -> None:
    program.settings.text_size = letters
    start_game(program)
    dice = Random(4)
    while find_unseen(program.session.state).count > 1:
        program.session.play(choose(program.session.state, dice))
    program.window.menus.still_to_come.trigger()
    process_events()
    shown = next(w for w in program.window.findChildren(ToComeDialog) if w.isVisible())
    area = shown.findChild(QScrollArea)
    assert isinstance(area, QScrollArea)
    assert area.verticalScrollBar().maximum() == 0
    shown.close()
