"""Results of Bunny Kingdom in the window: games that end count, and the page leads back to them."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from tests.games.bunny_kingdom.computers import play_to_the_end
from tests.games.two_heirs.heir_results import make_heir_result
from tests.reading import simplify
from tests.ui.bunny_kingdom.conftest import start_bunny
from tests.ui.conftest import Start, find_dialog, process_events, start_game
from tests.ui.hands import LEFT, Key, press
from twoheirs_qt.games.bunny_kingdom.window.choices import BunnyChoices
from twoheirs_qt.games.bunny_kingdom.window.new_game import NewBunnyGameDialog
from twoheirs_qt.games.two_heirs.new_game.page import NewGameDialog
from twoheirs_qt.games.two_heirs.rules import NewGame
from twoheirs_qt.games.two_heirs.window.window import TwoHeirsWindow
from twoheirs_qt.program import Program
from twoheirs_qt.tabletop.results.dialog import ResultsDialog
from twoheirs_qt.tabletop.results.store import Result, Results, write_results
from twoheirs_qt.tabletop.saves.save import GameSettings

AGAINST_TWO = BunnyChoices(3, ("", "", "", ""), ("", "level-1", "level-2", ""))


def write(program: Program, *results: Result) -> None:
    write_results(program.store.folder.parent / "results.json", Results(results))


def start_heirs(heirs: TwoHeirsWindow) -> None:
    """Begin a game of The Two Heirs."""
    heirs.session.new(NewGame(seed=4), GameSettings())


def test_a_game_that_ends_is_a_result_that_leads_to_it(start: Start, qtbot: QtBot) -> None:
    program = start()
    bunny = start_bunny(program, AGAINST_TWO)
    bunny.computers.pause(True)
    play_to_the_end(bunny.session)
    process_events()
    table = bunny.window.page.table
    assert table is not None
    table.step_player.skip()
    assert "Your rating: " in simplify(table.hint)
    ended = bunny.session.state
    program.turn_to("twoheirs", start_heirs)
    process_events()
    assert program.game_name == "twoheirs"
    program.window.menus.results.trigger()
    shown = find_dialog()
    assert isinstance(shown, ResultsDialog)
    assert simplify(shown.summary.text()).startswith("1 game, won: ")
    qtbot.mouseClick(shown.views["game"], LEFT)
    model = shown.table.model()
    place = simplify(model.index(0, 2).data())
    assert place[:4] in ("1 of", "2 of", "3 of")
    press(qtbot, Key.Key_Return)
    process_events()
    process_events()
    assert program.game_name == "bunny"
    assert program.session.state == ended
    assert program.session.is_over


def test_an_opponent_is_suggested_whichever_game_the_window_shows(start: Start) -> None:
    program = start()
    lost = Result("a", "bunny", "2026-01-31T18:30:00Z", ("greedy",), (20, 50), (2, 1))
    won = make_heir_result("b", (60, 40), level=None, opponent="level-6")
    write(program, lost, won)
    start_game(program)
    program.game_pages.ask_new("bunny")
    page = find_dialog()
    assert isinstance(page, NewBunnyGameDialog)
    assert "The best match for you: Greedy." in simplify(page._curtain.text())
    page.close()
    process_events()
    start_bunny(program, AGAINST_TWO)
    program.game_pages.ask_new("twoheirs")
    heirs = find_dialog()
    assert isinstance(heirs, NewGameDialog)
    assert heirs.computer.opponent > "level-2"
