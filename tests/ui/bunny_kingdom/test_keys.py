"""Bunny Kingdom in the window by keys alone: whole games at the table, and the outline."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from tests.long_run import LONG_RUN
from tests.ui.bunny_kingdom.conftest import Program, find_table, start_bunny
from tests.ui.conftest import Start
from twoheirs_qt.games.bunny_kingdom.rules.state import Phase
from twoheirs_qt.games.bunny_kingdom.table.reading.outline import BunnyOutlineSwitch
from twoheirs_qt.games.bunny_kingdom.things.areas import list_things
from twoheirs_qt.games.bunny_kingdom.things.thing import Area
from twoheirs_qt.games.bunny_kingdom.window.choices import BunnyChoices

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
_MAX_TABS = 14
_LOOK_MS = 20


class KeyPlayer:
    """Plays for all people at the screen: looks at the table, and uses keys alone."""

    def __init__(self, program: Program, seed: int) -> None:
        self._program = program
        self._random = Random(seed)

    def press(self, *keys: Qt.Key, control: bool = False) -> None:
        """Click keys in the window one after the other."""
        for key in keys:
            handle = self._program.window.windowHandle()
            QTest.keyClick(handle, key, CTRL if control else Qt.KeyboardModifier.NoModifier)
            QCoreApplication.processEvents()

    def play(self) -> None:
        """Play to the end of the game."""
        for _ in range(5000):
            if self._program.session.is_over:
                return
            self._decide()
        raise AssertionError("the game does not end")

    def _decide(self) -> None:
        table = find_table(self._program)
        snapshot = table.controller.snapshot
        if table.step_player.is_playing:
            self.press(Key.Key_Escape)
        elif snapshot.is_covered:
            self.press(Key.Key_Space)
        elif not snapshot.legal_actions:
            QTest.qWait(_LOOK_MS)  # a computer thinks
        elif snapshot.table.phase is Phase.DRAFT:
            self._pick(snapshot.hand_size)
        elif snapshot.table.phase is Phase.CAMPS:
            self._answer_camp()
        elif snapshot.table.phase is Phase.BUILD:
            self._build()
        else:
            self._go_to(Area.DECISION)
            self.press(*[Key.Key_Right] * self._random.randrange(3), Key.Key_Return)

    def _go_to(self, area: Area) -> None:
        """Press Tab until the cursor is seen in an area."""
        controller = find_table(self._program).controller
        for _ in range(_MAX_TABS):
            has_keys = find_table(self._program).view.hasFocus() and controller.is_keyboard_active
            if has_keys and controller.area is area:
                return
            self.press(Key.Key_Tab)
        raise AssertionError(f"Tab never comes to {area}")

    def _pick(self, cards: int) -> None:
        first, second = self._random.sample(range(cards), 2)
        for number in (first, second):
            self._go_to(Area.DECISION)
            self.press(*[Key.Key_Left] * cards, *[Key.Key_Right] * number, Key.Key_Return)
        self.press(Key.Key_Return, control=True)

    def _build(self) -> None:
        snapshot = find_table(self._program).controller.snapshot
        kept = list_things(snapshot, Area.DECISION)
        if kept and self._random.random() < 0.7:
            self._go_to(Area.DECISION)
            rights = self._random.randrange(len(kept))
            self.press(*[Key.Key_Left] * len(kept), *[Key.Key_Right] * rights, Key.Key_Return)
            if find_table(self._program).controller.snapshot.held_card is not None:
                self.press(*[Key.Key_N] * self._random.randrange(3), Key.Key_Return)
                if find_table(self._program).controller.snapshot.first_tower_end is not None:
                    self.press(Key.Key_N, Key.Key_Return)
                return
        self.press(Key.Key_Return, control=True)

    def _answer_camp(self) -> None:
        if find_table(self._program).controller.snapshot.sites and self._random.random() < 0.6:
            self._go_to(Area.MAP)
            self.press(Key.Key_N, Key.Key_Return)
            return
        for _ in range(_MAX_TABS):
            focus = QApplication.focusWidget()
            if isinstance(focus, QPushButton) and focus.text() in ("&Keep", "&Announce"):
                self.press(Key.Key_Return)
                return
            self.press(Key.Key_Tab)
        raise AssertionError("Tab never comes to the answers")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lords", "computers"),
    [
        (3, 2),
        pytest.param(2, 0, marks=pytest.mark.skipif(not LONG_RUN, reason="`dev.py night`")),
        pytest.param(4, 3, marks=pytest.mark.skipif(not LONG_RUN, reason="`dev.py night`")),
    ],
)
def test_a_whole_game_by_keys_alone(start: Start, lords: int, computers: int) -> None:
    people = lords - computers
    names = tuple(["Ada", "Berta", "Casimir", "Dora"][:people] + [""] * (4 - people))
    levels = ("",) * people + ("level-1",) * computers + ("",) * (4 - lords)
    program = start_bunny(start(), BunnyChoices(lords, names, levels))
    KeyPlayer(program, seed=lords).play()
    table = program.session.state.table
    assert table.phase is Phase.OVER
    assert all(land.bit_count() > 8 for land in table.land)


def test_f4_shows_the_outline_in_place_of_the_table(bunny: Program) -> None:
    keys, table = KeyPlayer(bunny, seed=1), find_table(bunny)
    keys.press(Key.Key_F4)
    (switch,) = table.findChildren(BunnyOutlineSwitch)
    assert switch.is_shown
    assert not table.view.isVisible()
    assert switch.page is not None
    assert QApplication.focusWidget() is switch.page.tree
    keys.press(Key.Key_Down, Key.Key_Return)
    assert not table.controller.snapshot.is_covered, "Ada looks"
    keys.press(Key.Key_1, Key.Key_Down, Key.Key_Return)
    keys.press(Key.Key_1, Key.Key_Down, Key.Key_Down, Key.Key_Return)
    keys.press(Key.Key_Return, control=True)
    assert len(bunny.session.done_commands) == 1
    assert table.controller.snapshot.is_covered
    keys.press(Key.Key_F4)
    assert table.view.isVisible()
    assert QApplication.focusWidget() is table.view
