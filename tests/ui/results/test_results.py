"""Results of games: shown for each game, cleared, kept in spite of damage."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.games.two_heirs.advice.reviewed_games import make_reviewed, play_game
from tests.games.two_heirs.heir_results import make_heir_result
from tests.reading import simplify
from tests.ui.conftest import find_dialog, play_to_the_end, process_events
from tests.ui.hands import LEFT, Key, click, press
from tests.ui.heir_program import Program
from tests.ui.solo import begin_alone, load_kept_results, make_mixed_results, make_results
from twoheirs_qt.games.two_heirs.advice.chance import load_point_worth
from twoheirs_qt.games.two_heirs.advice.review import DEFAULT_SEED, list_played_turns
from twoheirs_qt.games.two_heirs.advice.review_file import ReviewFile
from twoheirs_qt.games.two_heirs.opponents.strengths import SCALE
from twoheirs_qt.games.two_heirs.results.report import TwoHeirsReport
from twoheirs_qt.games.two_heirs.rules import Heir, NewGame, make_score_sheet
from twoheirs_qt.tabletop.drawing.charts import format_signed
from twoheirs_qt.tabletop.results.dialog import ResultsDialog
from twoheirs_qt.tabletop.results.margin_graph import MarginGraph
from twoheirs_qt.tabletop.results.results import make_result_id
from twoheirs_qt.tabletop.results.store import Results, write_results
from twoheirs_qt.tabletop.saves.files import make_review_path, write_save
from twoheirs_qt.tabletop.saves.save import GameSettings, Origin
from twoheirs_qt.tabletop.saves.titles import format_date

OPPONENT, _, GAMES, WINS, BEST, AVERAGE = range(6)
"""The columns of records; for games `DAY` and so on follow the first two."""
DAY, POINTS, MARGIN, MISTAKES, GIVEN_AWAY = range(2, 7)


def open_results(program: Program) -> ResultsDialog:
    program.window.menus.results.trigger()
    shown_dialog = find_dialog()
    assert isinstance(shown_dialog, ResultsDialog)
    return shown_dialog


def read_column(shown: ResultsDialog, number: int) -> list[str]:
    model = shown.table.model()
    return [simplify(model.index(row, number).data()) for row in range(model.rowCount())]


def test_results_are_shown_by_level_and_sets_and_sorted(qtbot: QtBot, program: Program) -> None:
    write_results(program.store.folder.parent / "results.json", make_results())
    shown = open_results(program)
    assert simplify(shown.summary.text()) == "4 games, won: 2"
    assert read_column(shown, OPPONENT) == ["Henry the Poor", "Henry the Brave", "Henry the Hammer"]
    assert read_column(shown, GAMES) == ["1", "2", "1"]
    assert read_column(shown, AVERAGE) == ["70.0", "50.5", "–"]
    press(qtbot, Key.Key_3)
    assert read_column(shown, GAMES) == ["2", "1", "1"]
    press(qtbot, Key.Key_5)
    assert read_column(shown, BEST) == ["70", "60", "–"]
    press(qtbot, Key.Key_5)
    assert read_column(shown, BEST) == ["–", "60", "70"]
    head = shown.table.horizontalHeader()
    where = head.rect().center()
    where.setX(head.sectionPosition(OPPONENT) + 20)
    qtbot.mouseClick(head.viewport(), LEFT, pos=where)
    assert read_column(shown, OPPONENT)[0] in ("Henry the Poor", "Henry the Hammer")
    shown.close()
    program.languages.choose("de")
    process_events()
    shown = open_results(program)
    assert "Heinrich der Hammer" in read_column(shown, OPPONENT)
    assert "50,5" in read_column(shown, AVERAGE)


def test_each_game_tells_its_day_and_margin_the_newest_first(
    qtbot: QtBot, program: Program
) -> None:
    results = make_results()
    write_results(program.store.folder.parent / "results.json", results)
    shown = open_results(program)
    qtbot.mouseClick(shown.views["game"], LEFT)
    days = [
        format_date(result.ended)
        for result in sorted(results.results, key=lambda result: result.ended)
    ]
    assert read_column(shown, DAY) == days[::-1]
    margins = read_column(shown, MARGIN)
    assert sorted(zip(read_column(shown, POINTS), margins, strict=True)) == sorted(
        (
            f"{result.points[0]} : {result.points[1]}",
            "given up" if result.gave_up else format_signed(result.margin),
        )
        for result in results.results
    )
    assert any(margin.startswith("+") for margin in margins)
    assert "given up" in margins
    press(qtbot, Key.Key_5)
    assert read_column(shown, MARGIN)[-1] == "given up"
    press(qtbot, Key.Key_8)
    assert read_column(shown, MARGIN)[-1] == "given up", "there is no eighth column"
    qtbot.mouseClick(shown.views["opponent"], LEFT)
    assert read_column(shown, GAMES) == ["1", "2", "1"]


def test_a_result_leads_to_its_game_as_long_as_that_is_kept(qtbot: QtBot, program: Program) -> None:
    begin_alone(program)
    play_to_the_end(program)
    ended = program.session.save
    program.store.flush()
    begin_alone(program, seed=5)  # within the same second
    shown = open_results(program)
    qtbot.mouseClick(shown.views["game"], LEFT)
    press(qtbot, Key.Key_Return)
    process_events()
    assert QApplication.activeModalWidget() is None
    assert program.session.is_over
    assert program.session.save.actions == ended.actions


def test_a_game_that_is_gone_is_reported(qtbot: QtBot, program: Program) -> None:
    write_results(program.store.folder.parent / "results.json", make_results())
    shown = open_results(program)
    qtbot.mouseClick(shown.views["game"], LEFT)
    press(qtbot, Key.Key_Return)
    process_events()
    notice = QApplication.activeModalWidget()
    assert notice is not None
    assert notice.windowTitle() == "This game is no longer in your list"
    press(qtbot, Key.Key_Escape)
    assert QApplication.activeModalWidget() is shown


def test_results_are_cleared_only_when_confirmed(qtbot: QtBot, program: Program) -> None:
    write_results(program.store.folder.parent / "results.json", make_results())
    shown = open_results(program)
    qtbot.mouseClick(shown.clear_button, LEFT)
    process_events()
    press(qtbot, Key.Key_Escape)
    assert len(load_kept_results(program)) == 4
    qtbot.mouseClick(shown.clear_button, LEFT)
    process_events()
    click(qtbot, "Clear them")
    assert load_kept_results(program) == ()
    assert simplify(shown.summary.text()) == "No game against Henry or the computer has ended yet."
    assert not shown.clear_button.isEnabled()


def test_a_damaged_file_of_results_is_reported(program: Program) -> None:
    file = program.store.folder.parent / "results.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("rubbish")
    begin_alone(program)
    play_to_the_end(program)
    program.store.flush()
    process_events()
    notice = QApplication.activeModalWidget()
    assert notice is not None
    assert notice.windowTitle() == "The results cannot be read"
    assert "results.json.broken" in notice.accessibleDescription()
    assert len(load_kept_results(program)) == 1
    assert file.with_name("results.json.broken").read_text() == "rubbish"


def test_results_that_cannot_be_kept_are_reported(program: Program) -> None:
    program.store.folder.parent.mkdir(parents=True, exist_ok=True)
    (program.store.folder.parent / "results.json").mkdir()
    begin_alone(program)
    play_to_the_end(program)
    program.store.flush()
    process_events()
    notice = QApplication.activeModalWidget()
    assert notice is not None
    assert "cannot be" in notice.windowTitle()


def test_points_by_building_are_read_from_the_games(qtbot: QtBot, program: Program) -> None:
    begin_alone(program)
    play_to_the_end(program)
    program.store.flush()
    human = program.session.only_human
    assert human is not None
    total = make_score_sheet(program.session.state).heirs[human].total
    shown = open_results(program)
    for _ in range(2):  # from the first to the last, and to the one before
        press(qtbot, Key.Key_PageUp, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: shown.table.rowCount() > 0)
    own = [float(simplify(text).replace("−", "-")) for text in read_column(shown, 1)]
    assert sum(own) == total
    assert own == sorted(own, reverse=True)
    assert "Treasures" in read_column(shown, 0)


def test_an_opponent_and_a_set_narrow_the_results(program: Program) -> None:
    write_results(program.store.folder.parent / "results.json", make_results())
    shown = open_results(program)
    shown.opponent.setCurrentIndex(shown.opponent.findText("Henry the Brave"))
    assert simplify(shown.summary.text()) == "2 games, won: 1"
    assert read_column(shown, OPPONENT) == ["Henry the Brave"]
    shown.opponent.setCurrentIndex(0)
    shown.filter.setCurrentIndex(shown.filter.findText("Crafts"))
    assert simplify(shown.summary.text()) == "2 games, won: 1"
    assert read_column(shown, OPPONENT) == ["Henry the Poor", "Henry the Hammer"]


def test_a_game_clicked_on_in_the_graph_is_selected(qtbot: QtBot, program: Program) -> None:
    write_results(program.store.folder.parent / "results.json", make_results())
    shown = open_results(program)
    qtbot.mouseClick(shown.views["game"], LEFT)
    process_events()
    qtbot.mouseClick(shown.graph, LEFT, pos=shown.graph.find_point(3).toPoint())
    assert shown.table.selected_game == "d"
    assert shown.table.hasFocus()


def test_a_reviewed_game_has_its_mistakes_and_the_points_given_away(
    qtbot: QtBot, program: Program
) -> None:
    options, save = NewGame(seed=3), play_game()
    save = replace(save, settings=GameSettings().replace_player(Heir.BLUE, "computer", "level-2"))
    path = program.store.folder / "20260101T000000Z.twoheirs"
    path.parent.mkdir(parents=True, exist_ok=True)
    write_save(path, save)
    turns = list_played_turns(save)
    kept = ReviewFile(make_review_path(path), turns, DEFAULT_SEED, None)
    for turn in turns:
        review = make_reviewed(turn, best=(90.0, 90.0), value=(-90.0, -90.0))
        kept.add(replace(review, better=turn.actions))
    facts: dict[str, Any] = {"ended": save.changed, "level": None, "sets": options.sets}
    game, other = (
        make_heir_result(id_, opponent="level-2", **facts)
        for id_ in (make_result_id(save), "not there")
    )
    write_results(program.store.folder.parent / "results.json", Results((game, other)))
    shown = open_results(program)
    qtbot.mouseClick(shown.views["game"], LEFT)
    own = [turn for turn in turns if turn.heir is Heir.WHITE]
    expected = str(len(own))
    qtbot.waitUntil(lambda: expected in read_column(shown, MISTAKES))
    assert sorted(read_column(shown, MISTAKES)) == sorted([expected, "–"])
    lost = 180 * len(own) * load_point_worth()
    assert sorted(read_column(shown, GIVEN_AWAY)) == sorted([f"{lost:,.1f}", "–"])
    qtbot.mouseClick(shown.views["kind"], LEFT)
    kinds = [float(text.replace(",", "")) for text in read_column(shown, 1)]
    assert sum(kinds) == pytest.approx(lost, abs=1), "the kinds of turns add up to the game"
    assert simplify(shown._note_label.text()).startswith("Means of 1 reviewed duel:")


def test_points_given_away_are_plotted_over_time_and_described(program: Program) -> None:
    results = make_results().results
    graph = MarginGraph(program.window)
    graph.show_results(TwoHeirsReport(), results, {results[0].id: 12.5, results[1].id: 7.0})
    assert graph.accessibleName() == "Points given away game by game"
    assert simplify(graph.description) == "Points given away per game: 9.8."
    assert graph.find_point(0).y() < graph.find_point(1).y(), "more points are higher"


def test_ratings_are_written_as_the_language_writes_numbers(program: Program) -> None:
    program.window.choose_language("de")
    write_results(program.store.folder.parent / "results.json", make_results())
    process_events()
    strongest = f"{max(SCALE.strengths.values()):,}".replace(",", ".")
    assert f"von 1.000 bis {strongest}." in simplify(open_results(program)._note_label.text())


def test_with_large_text_all_of_a_view_stays_on_a_small_screen(
    qtbot: QtBot, program: Program
) -> None:
    program.settings.text_size = 200
    rated = make_heir_result("e", level=None, opponent="level-2")
    results = Results((*make_results().results, rated))
    write_results(program.store.folder.parent / "results.json", results)
    shown = open_results(program)
    assert shown._ladder is not None, "the player has a rating"
    shown.resize(1180, 662)
    process_events()
    qtbot.mouseClick(shown.views["game"], LEFT)
    process_events()
    assert shown.graph.isVisible()
    assert shown.height() == 662
    assert shown.table.viewport().height() >= shown.table.rowHeight(0)


def test_of_several_games_one_is_chosen(qtbot: QtBot, program: Program) -> None:
    write_results(program.store.folder.parent / "results.json", make_results())
    shown = open_results(program)
    assert not shown.game.isVisible(), "there is only one game to choose"
    shown.close()
    write_results(program.store.folder.parent / "results.json", make_mixed_results())
    shown = open_results(program)
    assert shown.game.isVisible()
    assert shown.game.currentText() == "Bunny Kingdom", "the newest result is of it"
    assert simplify(shown.summary.text()) == "3 games, won: 2", "a shared victory is one"
    assert [button.text() for button in shown.views.values() if button.isVisible()] == [
        "&By opponent",
        "&Game by game",
    ]
    assert not shown.filter.isVisible(), "it has no sets"
    assert "1,000 to 1,727" in simplify(shown._note_label.text())
    assert simplify(shown.rating.text()).startswith("Your rating: ")
    shown.game.setCurrentIndex(shown.game.findText("The Two Heirs"))
    assert simplify(shown.summary.text()) == "4 games, won: 2"
    assert read_column(shown, OPPONENT) == ["Henry the Poor", "Henry the Brave", "Henry the Hammer"]
    assert len([button for button in shown.views.values() if button.isVisible()]) == 5
    assert simplify(shown.rating.text()) == "Play against the computer to get a rating."


def test_a_game_of_several_tells_the_place(qtbot: QtBot, program: Program) -> None:
    write_results(program.store.folder.parent / "results.json", make_mixed_results())
    shown = open_results(program)
    qtbot.mouseClick(shown.views["game"], LEFT)
    assert read_column(shown, 0) == ["Kit · Scout", "Kit · Scout · Duke", "Kit"]
    assert read_column(shown, 2) == ["1 of 3, shared", "2 of 4, shared", "1 of 2"]
    assert read_column(shown, 3) == ["70 : 61 : 70", "40 : 61 : 40 : 30", "55 : 50"]
    assert read_column(shown, 4) == ["±0", "−21", "+5"]
    assert shown.graph.isVisible()
    press(qtbot, Key.Key_3)
    assert read_column(shown, 2) == ["1 of 3, shared", "1 of 2", "2 of 4, shared"]
    shown.opponent.setCurrentIndex(shown.opponent.findText("Duke"))
    assert read_column(shown, 0) == ["Kit · Scout · Duke"]


def test_the_results_of_one_game_are_cleared_alone(qtbot: QtBot, program: Program) -> None:
    write_results(program.store.folder.parent / "results.json", make_mixed_results())
    shown = open_results(program)
    qtbot.mouseClick(shown.clear_button, LEFT)
    process_events()
    asked = QApplication.activeModalWidget()
    assert asked is not None
    assert "All results of Bunny Kingdom" in simplify(asked.accessibleDescription())
    click(qtbot, "Clear them")
    assert load_kept_results(program) == make_results().results
    assert not shown.game.isVisible()
    assert read_column(shown, OPPONENT) == ["Henry the Poor", "Henry the Brave", "Henry the Hammer"]


def test_a_result_from_a_real_table_leads_to_its_game(qtbot: QtBot, program: Program) -> None:
    begin_alone(program)
    program.session.open_position(program.session.state, GameSettings(), Origin.from_position())
    entered = program.session.save
    program.shown.services.book.add(
        make_heir_result(make_result_id(entered), opponent="Ben", level=None)
    )
    program.store.flush()
    begin_alone(program, seed=5)
    shown = open_results(program)
    qtbot.mouseClick(shown.views["game"], LEFT)
    assert read_column(shown, OPPONENT) == ["Ben"]
    press(qtbot, Key.Key_Return)
    process_events()
    assert program.session.save.origin == Origin.from_position()
    assert program.session.state == entered.state
