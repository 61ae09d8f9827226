"""The pages for a real table by keys alone, with all that a screen reader would say of each key."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from tests.reading import simplify
from tests.ui.conftest import process_events
from tests.ui.heir_program import Program
from tests.ui.keyboard.listener import NONE, Listener
from twoheirs_qt.games.two_heirs.codec.catalogue import load_installed_catalogue
from twoheirs_qt.games.two_heirs.real_table import board, entry_page, page
from twoheirs_qt.games.two_heirs.real_table.catalogue import page as catalogue_page
from twoheirs_qt.games.two_heirs.real_table.catalogue.page import CataloguePage
from twoheirs_qt.games.two_heirs.real_table.henry import page as henry_page
from twoheirs_qt.games.two_heirs.real_table.henry.page import HenryPage
from twoheirs_qt.games.two_heirs.real_table.page import ScorePage
from twoheirs_qt.games.two_heirs.real_table.palette import Palette
from twoheirs_qt.games.two_heirs.rules import Heir, Terrain
from twoheirs_qt.tabletop.widgets import callout

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
MAX_WORDS = 15
_SPEAKERS = board, entry_page, page, henry_page, catalogue_page, callout


class Ear(Listener):
    """Presses keys, and returns what is read of each: announcements, and where the focus goes."""

    def __init__(self, program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__(program)
        self._announced: list[str] = []

        def announce(widget: QWidget, text: str, *, at_once: bool = False) -> None:
            if text and widget.isVisible():
                self._announced.append(simplify(text))

        for module in _SPEAKERS:
            monkeypatch.setattr(module, "announce", announce)

    def press_key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> str:
        """Press a key; returns what is read, which is never long."""
        place = _find_place()
        self._announced.clear()
        self.press(key, modifiers=modifiers)
        process_events()
        is_moved = _find_place() != place
        spoken = [*self._announced, *((self.hear(), self.hear_more()) if is_moved else ())]
        words = " ".join(part for part in spoken if part)
        assert len(words.split()) <= MAX_WORDS, f"{key}: {words}"
        return words

    def type_text(self, letters: str) -> str:
        """Type letters; returns what is read of the last one."""
        return [self.press_key(Key(ord(letter.upper()))) for letter in letters][-1]


def _find_place() -> object:
    """The focus: a widget, and of a list the choice."""
    widget = QApplication.focusWidget()
    return widget, widget.keys[widget.currentRow()] if isinstance(widget, Palette) else None


@pytest.fixture
def ear(program: Program, monkeypatch: pytest.MonkeyPatch) -> Ear:
    return Ear(program, monkeypatch)


def test_a_table_is_laid_out_by_ear(program: Program, ear: Ear) -> None:
    program.window.menus.score_table.trigger()
    process_events()
    ear.press_key(Key.Key_Return)
    shown = program.window.pages.currentWidget()
    assert isinstance(shown, ScorePage)
    assert ear.type_text("bak") == "“bak”: Bakery. Enter lays it here; Page Down goes on."
    assert ear.press_key(Key.Key_Return) == "M13: Bakery. White. 1 point"
    assert ear.press_key(Key.Key_4).startswith("M13: Bakery. White. 2 points. Retinue")
    assert ear.press_key(Key.Key_Down) == "M14: empty"
    assert ear.press_key(Key.Key_3) == "Tiles are laid for: Face down"
    ear.type_text("whe")
    assert ear.press_key(Key.Key_Return) == "M14: wheat field, face down"
    assert ear.press_key(Key.Key_6).startswith("M14: wheat field, face down. Retinue")
    assert ear.press_key(Key.Key_Delete).startswith("M14: empty")
    assert ear.press_key(Key.Key_Z, CTRL) == "Undone"
    assert shown.table.tiles[0, 1].owner is None
    ear.press_key(Key.Key_S, CTRL)
    assert program.session.is_over
    assert program.session.state.landscape[0, 0].owner is Heir.WHITE


def test_henrys_part_is_kept_by_ear(program: Program, ear: Ear) -> None:
    program.window.menus.solo_table.trigger()
    process_events()
    assert ear.press_key(Key.Key_Return).startswith(
        "Which tile of the reserve is first, clockwise from the shield?"
    )
    shown = program.window.pages.currentWidget()
    assert isinstance(shown, HenryPage)
    for number in range(2, 7):
        assert ear.press_key(Key.Key_Return).startswith(f"And on place {number}?")
    assert ear.press_key(Key.Key_Return).startswith("Which terrain has the starting tile?")
    ear.press_key(Key.Key_Right)
    ear.press(Key.Key_Return)  # a turn is explained at length
    assert shown.tray.reserve.hasFocus()
    assert ear.press_key(Key.Key_Return).startswith("Which tile came from the supply?")
    ear.press(Key.Key_Return)
    assert shown.tray.hand.hasFocus()
    ear.press_key(Key.Key_Return)
    assert shown.board.hasFocus()
    assert ear.press_key(Key.Key_Up) == "M12: empty"
    assert ear.press_key(Key.Key_Return).startswith("M12: ")
    state = shown.keeper.state
    assert state is not None
    assert state.landscape[0, -1].owner is Heir.WHITE


def test_tiles_are_corrected_by_ear(program: Program, ear: Ear) -> None:
    program.window.menus.own_catalogue.trigger()
    process_events()
    shown = program.window.pages.currentWidget()
    assert isinstance(shown, CataloguePage)
    first = load_installed_catalogue().tiles[shown.tile.id]
    assert "wood" in ear.press_key(Key.Key_1)
    assert shown.tile.cost[Terrain.WOOD] == first.cost[Terrain.WOOD] + 1
    ear.press_key(Key.Key_4)
    assert shown.tile.cost == first.cost
    assert ear.press_key(Key.Key_Tab).startswith("Large tile: arrows draw roads")
    assert ear.press_key(Key.Key_Up).startswith(("joined", "no roads"))
    assert ear.press_key(Key.Key_Return, CTRL).startswith("Noted. Next: ")
    assert ear.press_key(Key.Key_Z, CTRL).startswith("Undone")
    ear.press_key(Key.Key_PageUp)
    assert ear.press_key(Key.Key_R, CTRL).startswith("As in the program")
    assert shown.tile == first
