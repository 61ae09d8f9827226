"""A game against the computer in the window: begun, watched, hurried, paused, and gone on with."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.box import load_box
from tests.games.two_heirs.heir_results import make_heir_result
from tests.reading import simplify
from tests.timeouts import TIMEOUT_S
from tests.ui.conftest import find_dialog, process_events
from tests.ui.hands import ALT, CTRL, LEFT, Key, press
from tests.ui.heir_program import Program, ask_new
from twoheirs_qt.games.registry import TWO_HEIRS, load_game
from twoheirs_qt.games.two_heirs.new_game.choices import DUEL
from twoheirs_qt.games.two_heirs.new_game.page import NewGameDialog
from twoheirs_qt.games.two_heirs.opponents.greedy import Greedy
from twoheirs_qt.games.two_heirs.opponents.opponent import Budget
from twoheirs_qt.games.two_heirs.opponents.strengths import SCALE
from twoheirs_qt.games.two_heirs.rules import (
    Build,
    EndTurn,
    Heir,
    NewGame,
    State,
    Take,
    apply_silently,
    create_game,
    list_legal_actions,
    make_score_sheet,
)
from twoheirs_qt.games.two_heirs.things.turn_steps import list_gains
from twoheirs_qt.games.two_heirs.words.opponents import name_opponent
from twoheirs_qt.tabletop.accessibility.registry import Registry
from twoheirs_qt.tabletop.accessibility.table import AccessibleTable
from twoheirs_qt.tabletop.dice import Dice
from twoheirs_qt.tabletop.results.store import Results, write_results
from twoheirs_qt.tabletop.running.opponent_process import OpponentProcess
from twoheirs_qt.tabletop.running.programs_dialog import ProgramsDialog
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import render_english
from twoheirs_qt.tabletop.widgets.question import Question
from twoheirs_qt.tabletop.window.settings import TurnPace

HOSTILE = Path(__file__).parents[2] / "tabletop/opponents" / "hostile_program.py"


@pytest.fixture
def table(program: Program) -> Iterator[Program]:
    program.settings.turn_pace = TurnPace.STEP
    yield program
    program.computers.close()


def begin(qtbot: QtBot, program: Program, white: str, blue: str) -> None:
    """Begin a game by the dialog; empty for a human. White begins, and is called Ann."""
    ask_new(program)
    asked = find_dialog()
    assert isinstance(asked, NewGameDialog)
    qtbot.keyClicks(asked.names[0], "Ann")
    for choice, opponent in zip(asked.players, (white, blue), strict=True):
        choice.setCurrentIndex(choice.findData(opponent))
    asked.extra.first.setCurrentIndex(1)
    asked.extra.seed.setText("7")
    qtbot.mouseClick(asked.start, LEFT)
    process_events()


def play_own(program: Program) -> None:
    """A whole turn of the human's."""
    session, heir = program.session, program.session.state.active
    while session.state.active is heir:
        for action in Greedy().choose_turn(session.state, Budget(states=100), Dice(1)).actions:
            assert session.play(action)


def wait_for_turn(qtbot: QtBot, program: Program) -> None:
    """Until the computer's turn is shown."""
    turns = program.window.page.table.turns
    qtbot.waitUntil(lambda: turns.is_shown, timeout=round(TIMEOUT_S * 1000))


def test_the_computers_turn_is_shown_step_by_step(qtbot: QtBot, table: Program) -> None:
    begin(qtbot, table, "", "greedy")
    page, session = table.window.page, table.session
    play_own(table)
    process_events()
    assert simplify(page.bottom_bar.line) == "Greedy is thinking…"
    assert page.bottom_bar.end_turn.text().strip() == "Play now"
    assert page.bottom_bar.end_turn.isEnabled()
    wait_for_turn(qtbot, table)
    assert session.state.active is Heir.WHITE
    step = page.table.turns.step
    assert step is not None
    assert simplify(localize(step.text)).startswith("Greedy took the ")
    assert simplify(page.bottom_bar.line).startswith("Showing what Greedy played last: Space or ")
    press(qtbot, Key.Key_Escape)
    assert not page.table.table_scene.step_player.is_playing
    assert page.bottom_bar.end_turn.text().strip() == "End turn"
    table.window.menus.repeat_turn.trigger()
    assert page.table.table_scene.step_player.is_playing  # once more
    press(qtbot, Key.Key_Escape)
    table.window.menus.undo.trigger()
    assert session.state.active is Heir.WHITE
    assert session.turn == 1
    assert session.options.can(EndTurn())


def test_a_step_that_is_shown_is_announced_once(qtbot: QtBot, table: Program) -> None:
    begin(qtbot, table, "", "greedy")
    view = table.window.page.table
    registry = Registry.of(view)
    AccessibleTable(registry)
    process_events()
    announcements = list[str]()

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            announcements.append(simplify(event.message()))

    registry.send = hear
    play_own(table)
    wait_for_turn(qtbot, table)
    process_events()
    shown = list[str]()
    while view.table_scene.step_player.is_playing:
        assert view.turns.step is not None
        shown.append(simplify(localize(view.turns.step.text)))
        view.table_scene.step_player.show_next()
        process_events()
    all_words = ". ".join(announcements)
    assert "; Greedy gains access" in all_words
    for words in shown:
        assert words in all_words, "with what was gained"
        assert all_words.count(words.split("; ")[0]) == 1


def test_what_a_step_gained_is_what_it_gained(qtbot: QtBot, table: Program) -> None:
    begin(qtbot, table, "", "greedy")
    view, session = table.window.page.table, table.session
    result = 0
    for _ in range(4):
        play_own(table)
        # What White did may have changed Blue's points, too: a step gained what it added to these.
        before = make_score_sheet(session.state).heirs[Heir.BLUE].total
        wait_for_turn(qtbot, table)
        while view.turns.is_shown:
            step = view.turns.step
            assert step is not None
            words, points = simplify(localize(step.text)), step.snapshot.heirs[Heir.BLUE].points
            if points > before and not words.startswith("Greedy ended"):
                result += 1
                more = points - before
                assert f"Greedy gains {more} point{'s' * (more > 1)}" in words
            before = points
            view.table_scene.step_player.show_next()
    assert result
    assert session.turn == 9


def test_nothing_can_be_done_for_the_computer_but_to_hurry(qtbot: QtBot, table: Program) -> None:
    slow = f"{sys.executable} -I {HOSTILE} 1 1000 silence"
    table.settings.programs = {"Slow": slow}
    begin(qtbot, table, "", "Slow")
    play_own(table)
    qtbot.waitUntil(lambda: table.computers.seat == Heir.BLUE)
    assert not table.session.play(Take(1))
    menus = table.window.menus
    assert menus.hurry.isEnabled()
    assert menus.give_up.isEnabled()
    menus.pause.trigger()
    assert table.computers.seat is None
    line = simplify(table.window.page.bottom_bar.line)
    assert line == "Slow is to move; the computer is paused."
    button = table.window.page.bottom_bar.end_turn
    assert button.text().strip() == "Play on"
    qtbot.mouseClick(button, LEFT)
    qtbot.waitUntil(lambda: table.computers.seat == Heir.BLUE)
    assert not menus.pause.isChecked()
    menus.pause.trigger()
    menus.undo.trigger()
    assert table.session.state.active is Heir.WHITE
    menus.pause.trigger()
    assert not menus.hurry.isEnabled()


def test_a_computer_that_thinks_goes_on_in_another_language(qtbot: QtBot, table: Program) -> None:
    table.settings.programs = {"Slow": f"{sys.executable} -I {HOSTILE} 1 1000 silence"}
    begin(qtbot, table, "", "Slow")
    play_own(table)
    qtbot.waitUntil(lambda: table.computers.seat == Heir.BLUE)
    process = table.computers._processes[Heir.BLUE]
    table.languages.choose("de")
    process_events()
    assert table.computers.seat == Heir.BLUE
    assert table.computers._processes[Heir.BLUE] is process
    assert simplify(table.window.page.bottom_bar.line) == "Slow denkt nach …"
    menus = table.window.menus
    assert menus.hurry.isEnabled()
    menus.pause.trigger()
    assert table.computers.seat is None
    table.languages.choose("en")
    process_events()
    line = simplify(table.window.page.bottom_bar.line)
    assert line == "Slow is to move; the computer is paused."
    assert table.window.menus.pause.isChecked()


def test_another_goes_on_when_a_program_fails(qtbot: QtBot, table: Program) -> None:
    table.settings.programs = {"Eve": f"{sys.executable} -I {HOSTILE} 1 1000 death"}
    begin(qtbot, table, "", "Eve")
    play_own(table)
    asked: list[Question] = []

    def is_asked() -> bool:
        questions = table.window.findChildren(Question)
        asked[:] = [question for question in questions if question.isVisible()]
        return bool(asked)

    qtbot.waitUntil(is_asked, timeout=round(TIMEOUT_S * 1000))
    assert asked[0].windowTitle() == "Eve has stopped playing"
    assert asked[0].accessibleDescription() == "Eve has quit in the middle of the game."
    assert [simplify(button.text()) for button in asked[0].buttons] == [
        "Squire takes over",
        "I play for Eve",
        "Try again",
        "Later",
    ]
    qtbot.mouseClick(asked[0].buttons[0], LEFT)
    wait_for_turn(qtbot, table)
    assert table.session.settings.opponents == ("", "level-3")


def test_two_computers_are_watched_turn_by_turn(qtbot: QtBot, table: Program) -> None:
    begin(qtbot, table, "greedy", "greedy")
    give_up = table.window.menus.give_up
    assert not give_up.isEnabled()
    assert simplify(give_up.statusTip()).startswith("Only computers play here: pause them")
    show = table.window.page.table.table_scene.step_player
    for turn in (2, 3):
        wait_for_turn(qtbot, table)
        assert table.session.turn == turn
        process_events()
        assert table.session.turn == turn  # as long as it is shown
        show.skip()
    table.window.menus.pause.trigger()


def test_two_of_the_same_differ_by_colour(qtbot: QtBot, table: Program) -> None:
    table.computers.pause(True)
    for white, blue, title in (
        ("level-2", "level-2", "Ann and Page"),
        ("level-2", "greedy", "Page and Greedy"),
        ("level-2", "level-2", "White and Blue"),
    ):
        ask_new(table)
        asked = find_dialog()
        assert isinstance(asked, NewGameDialog)
        qtbot.mouseClick(asked.opponents[DUEL.word], LEFT)
        asked.names[0].setText("Ann" if "Ann" in title else "")
        for choice, opponent in zip(asked.players, (white, blue), strict=True):
            choice.setCurrentIndex(choice.findData(opponent))
        shown = [name.text() or name.placeholderText() for name in asked.names]
        assert simplify(" and ".join(shown)) == title
        qtbot.mouseClick(asked.start, LEFT)
        process_events()
        assert table.window.windowTitle().startswith(f"{title} · ")


def test_programs_are_added_by_name_and_command(qtbot: QtBot, table: Program) -> None:
    shown = ProgramsDialog(table.settings, load_game(TWO_HEIRS).opponents, table.window)
    shown.open()
    assert not shown.add.isEnabled()
    qtbot.keyClicks(shown.name, "greedy")
    qtbot.keyClicks(shown.command, "python3 'eve.py")
    assert not shown.add.isEnabled()
    shown.name.setText("Eve")
    assert not shown.add.isEnabled()  # the quotation mark
    shown.command.setText("python3 'my eve.py'")
    qtbot.mouseClick(shown.add, LEFT)
    assert table.settings.programs == {"Eve": "python3 'my eve.py'"}
    assert shown.list.count() == 1
    shown.list.setCurrentRow(0)
    qtbot.mouseClick(shown.remove, LEFT)
    assert table.settings.programs == {}
    shown.reject()


def test_programs_of_others_have_the_time_that_is_set(
    qtbot: QtBot, table: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Budget] = []
    monkeypatch.setattr(OpponentProcess, "ask", lambda _, __, budget: asked.append(budget))
    shown = ProgramsDialog(table.settings, load_game(TWO_HEIRS).opponents, table.window)
    shown.open()
    assert simplify(shown.thinking.currentText()) == "5 seconds"
    assert simplify(shown.thinking.itemText(0)) == "1 second"
    shown.thinking.setFocus()
    qtbot.keyClick(shown.thinking, Key.Key_Down)
    shown.reject()
    assert table.settings.thinking_s == 10
    table.settings.programs = {"Eve": "eve"}
    begin(qtbot, table, "Eve", "")
    qtbot.waitUntil(lambda: Budget(seconds=10.0) in asked)
    begin(qtbot, table, "greedy", "")
    qtbot.waitUntil(lambda: Budget(seconds=5.0) in asked)


@pytest.mark.parametrize("text", ["0", "61", "soon", "1e9"])
def test_a_time_that_makes_no_sense_is_as_if_not_set(table: Program, text: str) -> None:
    table.settings.write("games/thinking", text, "thinking_s")
    assert table.settings.thinking_s == 5


def test_what_a_take_prevented_is_what_the_other_could_have_gained() -> None:
    names, prevented, none = ("Ann", "Eve"), 0, 0
    for seed in range(5, 9):
        state = create_game(load_box(), NewGame(seed=seed, first=Heir.WHITE))
        takes = [action for action in list_legal_actions(state) if isinstance(action, Take)]
        for take in takes:
            words = "; ".join(render_english(gain) for gain in list_gains(state, take, names))
            # Ann takes another tile, and Eve does nothing else than take this one and build it.
            best = max(
                (
                    estimate_build(apply_silently(state, item), take)
                    for item in takes
                    if item != take
                ),
                default=0,
            )
            prevented, none = prevented + (best > 0), none + (best == 0)
            plural = "s" * (best != 1)
            could = f"Eve could have gained {best} point{plural} with it"
            assert (could in words) == (best > 0)
    assert prevented
    assert none


def estimate_build(state: State, take: Take) -> int:
    """The most points that taking and building a tile brings her whose turn begins now."""
    tile = state.slots[take.slot]
    assert tile is not None
    state = apply_silently(state, EndTurn())
    assert state.active is Heir.BLUE
    before = make_score_sheet(state).heirs[Heir.BLUE].total
    if take not in list_legal_actions(state):
        return 0
    taken = apply_silently(state, take)
    return max(
        (
            make_score_sheet(apply_silently(taken, action)).heirs[Heir.BLUE].total - before
            for action in list_legal_actions(taken)
            if isinstance(action, Build) and action.tile == tile.id
        ),
        default=0,
    )


def test_a_duel_with_the_suggested_level_begins_with_a_few_keys(
    qtbot: QtBot, table: Program
) -> None:
    press(qtbot, Key.Key_N, CTRL)
    press(qtbot, Key.Key_Return)
    process_events()
    asked = find_dialog()
    assert isinstance(asked, NewGameDialog)
    press(qtbot, Key.Key_U, ALT)
    qtbot.waitUntil(lambda: asked.computer.isVisible())
    assert asked.computer.opponent == "level-1"  # nobody has played yet
    press(qtbot, Key.Key_Return)
    assert table.session.settings.opponents == ("", "level-1")
    assert table.session.state.south is Heir.WHITE


def test_who_loses_to_the_weakest_is_promised_no_win_over_the_strongest(
    qtbot: QtBot, table: Program
) -> None:
    lost = [
        make_heir_result(f"g{number}", (20, 40), level=None, opponent="greedy")
        for number in range(3)
    ]
    write_results(table.store.folder.parent / "results.json", Results(tuple(lost)))
    ask_new(table)
    asked = find_dialog()
    assert isinstance(asked, NewGameDialog)
    qtbot.mouseClick(asked.opponents["computer"], LEFT)
    asked.computer.programs.setFocus()
    press(qtbot, Key.Key_End)
    [hint] = [label for label in asked.computer.findChildren(QLabel) if "match" in label.text()]
    assert "you would win 0 of 10 games." in simplify(hint.text())


def test_the_level_goes_with_the_rating_until_another_is_chosen(
    qtbot: QtBot, table: Program
) -> None:
    results = table.store.folder.parent / "results.json"
    won = [
        make_heir_result(f"g{number}", (60, 40), level=None, opponent=f"level-{number}")
        for number in (3, 4, 5)
    ]
    write_results(results, Results(tuple(won)))
    ask_new(table)
    asked = find_dialog()
    assert isinstance(asked, NewGameDialog)
    qtbot.mouseClick(asked.opponents["computer"], LEFT)
    rating = SCALE.rate(item.scores for item in won)
    assert rating is not None
    suggested = SCALE.suggest(rating)
    assert asked.computer.opponent == suggested > "level-3"
    [hint] = [label for label in asked.computer.findChildren(QLabel) if "match" in label.text()]
    assert "you would win 6 of 10 games. The best match for you." in simplify(hint.text())
    qtbot.mouseClick(asked.computer.colours[Heir.BLUE], LEFT)
    asked.computer.programs.setFocus()
    press(qtbot, Key.Key_Home)
    assert asked.computer.opponent == "greedy"
    name = simplify(localize(name_opponent(suggested)))
    own = round(rating.strength)
    assert simplify(hint.text()) == (
        "Takes what scores most at once; most beginners beat it. Plays at once. "
        f"Its rating: 1,000, yours: {own:,}. "
        f"Judging by your results, you would win 9 of 10 games. The best match for you: {name}."
    )
    qtbot.mouseClick(asked.start, LEFT)
    process_events()
    assert table.session.settings.opponents == ("greedy", "")
    assert table.session.state.south is Heir.BLUE
    ask_new(table)
    again = find_dialog()
    assert isinstance(again, NewGameDialog)
    assert again.against == "computer"
    assert again.computer.opponent == "greedy"
    again.reject()
