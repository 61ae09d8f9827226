"""The page of a new game is whole in windows and letters of every size, in every language."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.long_run import LONG_RUN
from tests.ui.conftest import Start, find_dialog, process_events
from tests.ui.hands import LEFT
from tests.ui.heir_program import ask_new
from tests.ui.layout.widgets import find_cuts
from twoheirs_qt.games.two_heirs.new_game.page import NewGameDialog
from twoheirs_qt.tabletop.text.languages import LANGUAGES
from twoheirs_qt.tabletop.window.preferences import SIZES

WINDOWS = ((1280, 720), (1366, 705), (1600, 900), (1920, 1036), (1920, 1080), (2560, 1400))
SMALLEST, USUAL = WINDOWS[0], WINDOWS[3]


@pytest.mark.parametrize(
    ("language", "window"), [*zip(LANGUAGES, (USUAL, SMALLEST) * 2, strict=True)], ids=LANGUAGES
)
def test_nothing_of_it_is_cut_off(
    qtbot: QtBot, start: Start, language: str, window: tuple[int, int]
) -> None:
    """Each language in one of two windows; in all windows by night."""
    program = start(language)
    ask_new(program)
    page = find_dialog()
    assert isinstance(page, NewGameDialog)
    results: dict[str, dict[str, str]] = {}
    for size in WINDOWS if LONG_RUN else (window,):
        program.window.resize(*size)
        for text in SIZES:
            program.settings.text_size = text
            for word, card in page.opponents.items():
                qtbot.mouseClick(card, LEFT)
                for more in (False, True):
                    page.more.setChecked(more)
                    for _ in range(3):  # one layout asks for the next
                        process_events()
                    if cuts := find_cuts(program.window):
                        results[f"{size} {text} % {word}, more: {more}"] = cuts
    assert results == {}
