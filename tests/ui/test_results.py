"""Results of games: shown for each game, cleared, kept in spite of damage."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.games.two_heirs.advice.reviewed_games import played_game, reviewed
from tests.games.two_heirs.heir_results import heir_result
from tests.reading import as_read
from tests.ui.conftest import dialog, events, play_to_the_end
from tests.ui.hands import LEFT, Key, click, press
from tests.ui.heir_program import Program
from tests.ui.solo import alone, both_games, load_kept_results, some_results
from twoheirs_qt.games.two_heirs.advice.chance import load_point_worth
from twoheirs_qt.games.two_heirs.advice.review import DEFAULT_SEED, played_turns
from twoheirs_qt.games.two_heirs.advice.review_file import ReviewFile
from twoheirs_qt.games.two_heirs.opponents.strengths import SCALE
from twoheirs_qt.games.two_heirs.results.report import HeirReport
from twoheirs_qt.games.two_heirs.rules import Heir, NewGame, score_sheet
from twoheirs_qt.tabletop.drawing.charts import format_change
from twoheirs_qt.tabletop.results.dialog import ResultsDialog
from twoheirs_qt.tabletop.results.margin_graph import MarginGraph
from twoheirs_qt.tabletop.results.results import result_id
from twoheirs_qt.tabletop.results.store import Results, write_results
from twoheirs_qt.tabletop.saves.files import review_path, write_save
from twoheirs_qt.tabletop.saves.save import GameSettings, Origin
from twoheirs_qt.tabletop.saves.titles import format_date

OPPONENT, _, GAMES, WINS, BEST, AVERAGE = range(6)
"""The columns of records; for games `DAY` and so on follow the first two."""
DAY, POINTS, MARGIN, MISTAKES, GIVEN_AWAY = range(2, 7)


def results_dialog(program: Program) -> ResultsDialog:
    program.window.menus.results.trigger()
    shown_dialog = dialog()
    assert isinstance(shown_dialog, ResultsDialog)
    return shown_dialog


def column(shown: ResultsDialog, number: int) -> list[str]:
    model = shown.table.model()
    return [as_read(model.index(row, number).data()) for row in range(model.rowCount())]


def test_results_are_shown_by_level_and_sets_and_sorted(qtbot: QtBot, program: Program) -> None:
    write_results(program.store.folder.parent / "results.json", some_results())
    shown = results_dialog(program)
    assert as_read(shown.summary.text()) == "4 games, won: 2"
    assert column(shown, OPPONENT) == ["Henry the Poor", "Henry the Brave", "Henry the Hammer"]
    assert column(shown, GAMES) == ["1", "2", "1"]
    assert column(shown, AVERAGE) == ["70.0", "50.5", "–"]
    press(qtbot, Key.Key_3)
    assert column(shown, GAMES) == ["2", "1", "1"]
    press(qtbot, Key.Key_5)
    assert column(shown, BEST) == ["70", "60", "–"]
    press(qtbot, Key.Key_5)
    assert column(shown, BEST) == ["–", "60", "70"]
    head = shown.table.horizontalHeader()
    where = head.rect().center()
    where.setX(head.sectionPosition(OPPONENT) + 20)
    qtbot.mouseClick(head.viewport(), LEFT, pos=where)
    assert column(shown, OPPONENT)[0] in ("Henry the Poor", "Henry the Hammer")
    shown.close()
    program.languages.choose("de")
    events()
    shown = results_dialog(program)
    assert "Heinrich der Hammer" in column(shown, OPPONENT)
    assert "50,5" in column(shown, AVERAGE)


def test_each_game_tells_its_day_and_margin_the_newest_first(
    qtbot: QtBot, program: Program
) -> None:
    results = some_results()
    write_results(program.store.folder.parent / "results.json", results)
    shown = results_dialog(program)
    qtbot.mouseClick(shown.views["game"], LEFT)
    days = [
        format_date(result.ended)
        for result in sorted(results.results, key=lambda result: result.ended)
    ]
    assert column(shown, DAY) == days[::-1]
    margins = column(shown, MARGIN)
    assert sorted(zip(column(shown, POINTS), margins, strict=True)) == sorted(
        (
            f"{result.points[0]} : {result.points[1]}",
            "given up" if result.gave_up else format_change(result.margin),
        )
        for result in results.results
    )
    assert any(margin.startswith("+") for margin in margins)
    assert "given up" in margins
    press(qtbot, Key.Key_5)
    assert column(shown, MARGIN)[-1] == "given up"
    press(qtbot, Key.Key_8)
    assert column(shown, MARGIN)[-1] == "given up", "there is no eighth column"
    qtbot.mouseClick(shown.views["opponent"], LEFT)
    assert column(shown, GAMES) == ["1", "2", "1"]


def test_a_result_leads_to_its_game_as_long_as_that_is_kept(qtbot: QtBot, program: Program) -> None:
    alone(program)
    play_to_the_end(program)
    ended = program.session.save
    program.store.flush()
    alone(program, seed=5)  # within the same second
    shown = results_dialog(program)
    qtbot.mouseClick(shown.views["game"], LEFT)
    press(qtbot, Key.Key_Return)
    events()
    assert QApplication.activeModalWidget() is None
    assert program.session.is_over
    assert program.session.save.actions == ended.actions


def test_a_game_that_is_gone_is_reported(qtbot: QtBot, program: Program) -> None:
    write_results(program.store.folder.parent / "results.json", some_results())
    shown = results_dialog(program)
    qtbot.mouseClick(shown.views["game"], LEFT)
    press(qtbot, Key.Key_Return)
    events()
    notice = QApplication.activeModalWidget()
    assert notice is not None
    assert notice.windowTitle() == "This game is no longer in your list"
    press(qtbot, Key.Key_Escape)
    assert QApplication.activeModalWidget() is shown


def test_results_are_cleared_only_when_confirmed(qtbot: QtBot, program: Program) -> None:
    write_results(program.store.folder.parent / "results.json", some_results())
    shown = results_dialog(program)
    qtbot.mouseClick(shown.clear_button, LEFT)
    events()
    press(qtbot, Key.Key_Escape)
    assert len(load_kept_results(program)) == 4
    qtbot.mouseClick(shown.clear_button, LEFT)
    events()
    click(qtbot, "Clear them")
    assert load_kept_results(program) == ()
    assert as_read(shown.summary.text()) == "No game against Henry or the computer has ended yet."
    assert not shown.clear_button.isEnabled()


def test_a_damaged_file_of_results_is_reported(program: Program) -> None:
    file = program.store.folder.parent / "results.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("rubbish")
    alone(program)
    play_to_the_end(program)
    program.store.flush()
    events()
    notice = QApplication.activeModalWidget()
    assert notice is not None
    assert notice.windowTitle() == "The results cannot be read"
    assert "results.json.broken" in notice.accessibleDescription()
    assert len(load_kept_results(program)) == 1
    assert file.with_name("results.json.broken").read_text() == "rubbish"


def test_results_that_cannot_be_kept_are_reported(program: Program) -> None:
    program.store.folder.parent.mkdir(parents=True, exist_ok=True)
    (program.store.folder.parent / "results.json").mkdir()
    alone(program)
    play_to_the_end(program)
    program.store.flush()
    events()
    notice = QApplication.activeModalWidget()
    assert notice is not None
    assert "cannot be" in notice.windowTitle()


def test_points_by_building_are_read_from_the_games(qtbot: QtBot, program: Program) -> None:
    alone(program)
    play_to_the_end(program)
    program.store.flush()
    human = program.session.only_human
    assert human is not None
    total = score_sheet(program.session.state).heirs[human].total
    shown = results_dialog(program)
    for _ in range(2):  # from the first to the last, and to the one before
        press(qtbot, Key.Key_PageUp, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: shown.table.rowCount() > 0)
    own = [float(as_read(text).replace("−", "-")) for text in column(shown, 1)]
    assert sum(own) == total
    assert own == sorted(own, reverse=True)
    assert "Treasures" in column(shown, 0)


def test_an_opponent_and_a_set_narrow_the_results(program: Program) -> None:
    write_results(program.store.folder.parent / "results.json", some_results())
    shown = results_dialog(program)
    shown.opponent.setCurrentIndex(shown.opponent.findText("Henry the Brave"))
    assert as_read(shown.summary.text()) == "2 games, won: 1"
    assert column(shown, OPPONENT) == ["Henry the Brave"]
    shown.opponent.setCurrentIndex(0)
    shown.filter.setCurrentIndex(shown.filter.findText("Crafts"))
    assert as_read(shown.summary.text()) == "2 games, won: 1"
    assert column(shown, OPPONENT) == ["Henry the Poor", "Henry the Hammer"]


def test_a_game_clicked_on_in_the_graph_is_selected(qtbot: QtBot, program: Program) -> None:
    write_results(program.store.folder.parent / "results.json", some_results())
    shown = results_dialog(program)
    qtbot.mouseClick(shown.views["game"], LEFT)
    events()
    qtbot.mouseClick(shown.graph, LEFT, pos=shown.graph.point_of(3).toPoint())
    assert shown.table.selected_game == "d"
    assert shown.table.hasFocus()


def test_a_reviewed_game_has_its_mistakes_and_the_points_given_away(
    qtbot: QtBot, program: Program
) -> None:
    options, save = NewGame(seed=3), played_game()
    save = replace(save, settings=GameSettings().with_player(Heir.BLUE, "computer", "level-2"))
    path = program.store.folder / "20260101T000000Z.twoheirs"
    path.parent.mkdir(parents=True, exist_ok=True)
    write_save(path, save)
    turns = played_turns(save)
    kept = ReviewFile(review_path(path), turns, DEFAULT_SEED, None)
    for turn in turns:
        review = reviewed(turn, best=(90.0, 90.0), value=(-90.0, -90.0))
        kept.add(replace(review, better=turn.actions))
    facts: dict[str, Any] = {"ended": save.changed, "level": None, "sets": options.sets}
    game, other = (
        heir_result(id_, opponent="level-2", **facts) for id_ in (result_id(save), "not there")
    )
    write_results(program.store.folder.parent / "results.json", Results((game, other)))
    shown = results_dialog(program)
    qtbot.mouseClick(shown.views["game"], LEFT)
    own = [turn for turn in turns if turn.heir is Heir.WHITE]
    expected = str(len(own))
    qtbot.waitUntil(lambda: expected in column(shown, MISTAKES))
    assert sorted(column(shown, MISTAKES)) == sorted([expected, "–"])
    lost = 180 * len(own) * load_point_worth()
    assert sorted(column(shown, GIVEN_AWAY)) == sorted([f"{lost:,.1f}", "–"])
    qtbot.mouseClick(shown.views["kind"], LEFT)
    kinds = [float(text.replace(",", "")) for text in column(shown, 1)]
    assert sum(kinds) == pytest.approx(lost, abs=1), "the kinds of turns add up to the game"
    assert as_read(shown._note_label.text()).startswith("Means of 1 reviewed duel:")


def test_points_given_away_are_plotted_over_time_and_described(program: Program) -> None:
    results = some_results().results
    graph = MarginGraph(program.window)
    graph.show_results(HeirReport(), results, {results[0].id: 12.5, results[1].id: 7.0})
    assert graph.accessibleName() == "Points given away game by game"
    assert as_read(graph.description) == "Points given away per game: 9.8."
    assert graph.point_of(0).y() < graph.point_of(1).y(), "more points are higher"


def test_ratings_are_written_as_the_language_writes_numbers(program: Program) -> None:
    program.window.choose_language("de")
    write_results(program.store.folder.parent / "results.json", some_results())
    events()
    strongest = f"{max(SCALE.strengths.values()):,}".replace(",", ".")
    assert f"von 1.000 bis {strongest}." in as_read(results_dialog(program)._note_label.text())


def test_with_large_text_all_of_a_view_stays_on_a_small_screen(
    qtbot: QtBot, program: Program
) -> None:
    program.settings.text_size = 200
    rated = heir_result("e", level=None, opponent="level-2")
    results = Results((*some_results().results, rated))
    write_results(program.store.folder.parent / "results.json", results)
    shown = results_dialog(program)
    assert shown._ladder is not None, "the player has a rating"
    shown.resize(1180, 662)
    events()
    qtbot.mouseClick(shown.views["game"], LEFT)
    events()
    assert shown.graph.isVisible()
    assert shown.height() == 662
    assert shown.table.viewport().height() >= shown.table.rowHeight(0)


def test_of_several_games_one_is_chosen(qtbot: QtBot, program: Program) -> None:
    write_results(program.store.folder.parent / "results.json", some_results())
    shown = results_dialog(program)
    assert not shown.game.isVisible(), "there is only one game to choose"
    shown.close()
    write_results(program.store.folder.parent / "results.json", both_games())
    shown = results_dialog(program)
    assert shown.game.isVisible()
    assert shown.game.currentText() == "Bunny Kingdom", "the newest result is of it"
    assert as_read(shown.summary.text()) == "3 games, won: 2", "a shared victory is one"
    assert [button.text() for button in shown.views.values() if button.isVisible()] == [
        "&By opponent",
        "&Game by game",
    ]
    assert not shown.filter.isVisible(), "it has no sets"
    assert "1,000 to 1,727" in as_read(shown._note_label.text())
    assert as_read(shown.rating.text()).startswith("Your rating: ")
    shown.game.setCurrentIndex(shown.game.findText("The Two Heirs"))
    assert as_read(shown.summary.text()) == "4 games, won: 2"
    assert column(shown, OPPONENT) == ["Henry the Poor", "Henry the Brave", "Henry the Hammer"]
    assert len([button for button in shown.views.values() if button.isVisible()]) == 5
    assert as_read(shown.rating.text()) == "Play against the computer to get a rating."


def test_a_game_of_several_tells_the_place(qtbot: QtBot, program: Program) -> None:
    write_results(program.store.folder.parent / "results.json", both_games())
    shown = results_dialog(program)
    qtbot.mouseClick(shown.views["game"], LEFT)
    assert column(shown, 0) == ["Kit · Scout", "Kit · Scout · Duke", "Kit"]
    assert column(shown, 2) == ["1 of 3, shared", "2 of 4, shared", "1 of 2"]
    assert column(shown, 3) == ["70 : 61 : 70", "40 : 61 : 40 : 30", "55 : 50"]
    assert column(shown, 4) == ["±0", "−21", "+5"]
    assert shown.graph.isVisible()
    press(qtbot, Key.Key_3)
    assert column(shown, 2) == ["1 of 3, shared", "1 of 2", "2 of 4, shared"]
    shown.opponent.setCurrentIndex(shown.opponent.findText("Duke"))
    assert column(shown, 0) == ["Kit · Scout · Duke"]


def test_the_results_of_one_game_are_cleared_alone(qtbot: QtBot, program: Program) -> None:
    write_results(program.store.folder.parent / "results.json", both_games())
    shown = results_dialog(program)
    qtbot.mouseClick(shown.clear_button, LEFT)
    events()
    asked = QApplication.activeModalWidget()
    assert asked is not None
    assert "All results of Bunny Kingdom" in as_read(asked.accessibleDescription())
    click(qtbot, "Clear them")
    assert load_kept_results(program) == some_results().results
    assert not shown.game.isVisible()
    assert column(shown, OPPONENT) == ["Henry the Poor", "Henry the Brave", "Henry the Hammer"]


def test_a_result_from_a_real_table_leads_to_its_game(qtbot: QtBot, program: Program) -> None:
    alone(program)
    program.session.open_position(program.session.state, GameSettings(), Origin.position())
    entered = program.session.save
    program.shown.services.book.add(heir_result(result_id(entered), opponent="Ben", level=None))
    program.store.flush()
    alone(program, seed=5)
    shown = results_dialog(program)
    qtbot.mouseClick(shown.views["game"], LEFT)
    assert column(shown, OPPONENT) == ["Ben"]
    press(qtbot, Key.Key_Return)
    events()
    assert program.session.save.origin == Origin.position()
    assert program.session.state == entered.state
