"""Hints: asked for three times they say where to look, which tiles, and the whole turn."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.games.two_heirs.reading import read_save
from tests.reading import simplify
from tests.ui.conftest import Start, play_to_the_end, process_events, start_game
from tests.ui.hands import Key, press
from tests.ui.heir_program import Program
from twoheirs_qt.games.two_heirs.advice.hint import Hint, Stage
from twoheirs_qt.games.two_heirs.advice.judge import judge
from twoheirs_qt.games.two_heirs.rules import Heir, State, Take
from twoheirs_qt.games.two_heirs.table.hint_process import HintProcess
from twoheirs_qt.games.two_heirs.table.hint_strip import HintStrip
from twoheirs_qt.tabletop.files.reading import read_bytes
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.window.preferences import PreferencesDialog

_PROCESS_TIMEOUT_MS = 120_000


class Asked:
    """Stands in for the process: keeps the states, and answers when `answer` is called.

    The answer is that of few states, made at once.
    """

    def __init__(self) -> None:
        self.states: list[State] = []
        self.running: HintProcess | None = None

    def answer(self) -> Hint:
        process = self.running
        assert process is not None
        hint = Hint(self.states[-1], judge(self.states[-1], seed=1, states=300))
        self.running = None
        process.found.emit(hint)
        process_events()
        return hint


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    calls = Asked()

    def ask(process: HintProcess, state: State) -> None:
        calls.states.append(state)
        calls.running = process

    def cancel(process: HintProcess) -> None:
        calls.running = None

    monkeypatch.setattr(HintProcess, "ask", ask)
    monkeypatch.setattr(HintProcess, "cancel", cancel)
    monkeypatch.setattr(
        HintProcess, "is_running", property(lambda process: calls.running is process)
    )
    return calls


@pytest.fixture
def strip(program: Program) -> HintStrip:
    start_game(program, first=Heir.WHITE)
    return program.window.page.hints


def list_hint_lines(hint: Hint, stage: Stage, program: Program) -> list[str]:
    return [simplify(localize(text)) for text in hint.list_texts(stage, program.session.names)]


def test_three_presses_tell_the_three_stages(
    qtbot: QtBot, program: Program, strip: HintStrip, asked: Asked
) -> None:
    light = program.window.page.table.table_scene.hint_light
    assert strip.isHidden()
    press(qtbot, Key.Key_T)
    assert strip.isVisible()
    assert strip.is_searching
    assert simplify(strip.accessibleName()) == "Looking for the best turn…"
    hint = asked.answer()
    for stage in Stage:
        assert strip.stage is stage
        assert [simplify(line) for line in strip.words.split("\n")] == list_hint_lines(
            hint, stage, program
        )
        assert (light.slot, light.cells) == hint.find_lit_places(stage)
        assert light.slot is not None
        press(qtbot, Key.Key_T)
    assert strip.stage is Stage.TURN
    assert len(asked.states) == 1
    assert program.session.hints == (1, 0)


def test_a_hint_goes_when_the_position_changes(
    qtbot: QtBot, program: Program, strip: HintStrip, asked: Asked
) -> None:
    press(qtbot, Key.Key_T)
    hint = asked.answer()
    program.session.play(hint.turn.actions[0])
    assert strip.isHidden()
    assert strip.hint is None
    light = program.window.page.table.table_scene.hint_light
    assert (light.slot, light.cells) == (None, frozenset())
    press(qtbot, Key.Key_T)
    assert asked.states[1] == program.session.state


def test_looking_can_be_stopped_and_is_stopped_by_an_action(
    qtbot: QtBot, program: Program, strip: HintStrip, asked: Asked
) -> None:
    press(qtbot, Key.Key_T)
    qtbot.mouseClick(strip.close_button, Qt.MouseButton.LeftButton)
    assert strip.isHidden()
    assert asked.running is None
    press(qtbot, Key.Key_T)
    program.session.play(
        next(a for a in program.session.options.legal_actions if isinstance(a, Take))
    )
    assert asked.running is None
    assert strip.isHidden()
    assert program.session.hints == (0, 0)


def test_escape_puts_a_hint_away(
    qtbot: QtBot, program: Program, strip: HintStrip, asked: Asked
) -> None:
    press(qtbot, Key.Key_T)
    asked.answer()
    press(qtbot, Key.Key_Escape)
    assert strip.isHidden()
    assert program.window.page.table.hasFocus()


def test_hints_can_be_switched_off(
    program: Program, strip: HintStrip, asked: Asked, qtbot: QtBot
) -> None:
    menus = program.window.menus
    press(qtbot, Key.Key_T)
    asked.answer()
    menus.preferences.trigger()
    process_events()
    settings = program.window.findChild(PreferencesDialog)
    assert settings is not None
    settings.ticks["hints_offered"].click()
    settings.close()
    process_events()
    assert strip.isHidden()
    assert not menus.hint.isEnabled()
    assert simplify(menus.hint.statusTip()) == "Hints are switched off in the settings."


def test_hints_are_counted_in_the_save_and_on_the_card_of_the_end(
    qtbot: QtBot, program: Program, strip: HintStrip, asked: Asked
) -> None:
    press(qtbot, Key.Key_T)
    program.session.play(asked.answer().turn.actions[0])
    press(qtbot, Key.Key_T)
    asked.answer()
    play_to_the_end(program)
    path = program.session.store.path
    assert path is not None
    catalogue = program.session.catalogue
    qtbot.waitUntil(lambda: read_save(read_bytes(str(path)), catalogue).save.hint_counts == (2, 0))
    process_events()
    card = program.window.page.score_sheet.card
    assert card is not None
    assert card.hints is not None
    assert simplify(card.hints.text()) == "Hints taken: White: 2"


def test_there_are_hints_in_the_outline_too(
    qtbot: QtBot, program: Program, strip: HintStrip, asked: Asked
) -> None:
    press(qtbot, Key.Key_F4)
    press(qtbot, Key.Key_T)
    hint = asked.answer()
    assert strip.isVisible()
    assert [simplify(line) for line in strip.words.split("\n")] == list_hint_lines(
        hint, Stage.WHERE, program
    )


def test_large_letters_are_scrolled_not_cut(
    qtbot: QtBot, program: Program, strip: HintStrip, asked: Asked
) -> None:
    program.settings.text_size = 200
    process_events()
    strip = program.window.page.hints
    press(qtbot, Key.Key_T)
    asked.answer()
    press(qtbot, Key.Key_T)
    press(qtbot, Key.Key_T)
    page = program.window.page
    assert strip.stage is Stage.TURN
    assert strip.height() < page.height() * 0.55
    assert page.bottom_bar.geometry().bottom() <= page.rect().bottom()


def test_the_process_beside_the_window_finds_the_same_as_the_judge(
    qtbot: QtBot, start: Start
) -> None:
    """In the last turn of a game few states are left to look at."""
    program = start()
    start_game(program, first=Heir.WHITE)
    session = program.session
    play_to_the_end(program)
    session.undo()
    session.restart_turn()
    assert session.state.turns_left == 1
    page = program.window.page
    page.hints.ask()
    assert page.hints.is_searching
    qtbot.waitUntil(lambda: not page.hints.is_searching, timeout=_PROCESS_TIMEOUT_MS)
    assert page.hints.hint is not None
    assert page.hints.hint.judgement == judge(session.state, seed=1)
