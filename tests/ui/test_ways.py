"""The ways through the house: which files hand on a press, a refusal and a save, one to the other.

A way is all files that are waiting on the stack when its effects come about: whoever follows the
code from one end to the other reads these, and each of them once. They are listed here for readers,
and compared with what the program does: a way that grows longer wants a reason.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

import twoheirs_qt
from tests.ui.conftest import Start, start_game
from tests.ui.table.conftest import move_pointer
from twoheirs_qt.game.targets import HandTile, LandCell, Target
from twoheirs_qt.program import Program
from twoheirs_qt.rules import Expand, Take, legal_actions
from twoheirs_qt.ui.table.hits import target_rect

PRESS: Final = """
ui/table/view ui/table/pointer ui/table/interaction game/session game/options rules/legality
game/replay rules/turn
game/history ui/table/game_follower ui/table/scene ui/table/placing ui/table/piece_items
ui/table/pieces
game/outbox game/store files/keeping files/save files/writing
"""
"""From the mouse to whether it may be done and what comes of it, to the picture, to the disk."""

REFUSAL: Final = """
ui/table/view ui/table/pointer ui/table/interaction game/session game/options rules/legality
ui/table/bubble words/reasons ui/language ui/table/notes
"""
"""From the mouse to the reasons, to a sentence in the player's language beside the pointer."""

SAVE: Final = """
ui/disk_work ui/opening game/session files/unseen files/save files/replay rules/turn
game/replay files/savegame game/model game/snapshot
ui/table/game_follower ui/table/scene ui/table/placing ui/table/piece_items
"""
"""From a file to a game whose actions are played once, to what is shown of it, to the table."""

_ROOT: Final = str(Path(twoheirs_qt.__file__).parent) + "/"
_EFFECTS: Final = {
    PRESS: """rules/legality:why_not rules/turn:apply ui/table/piece_items:put ui/table/pieces:paint
        files/writing:write_text""",
    REFUSAL: """rules/legality:why_not words/reasons:reason_text ui/language:say
        ui/table/notes:show_near""",
    SAVE: """rules/turn:apply files/savegame:played game/snapshot:take_snapshot
        ui/table/piece_items:put""",
}


class _Way:
    """The files on the stack of each effect when it comes about first."""

    def __init__(self, effects: str) -> None:
        self._left = set(effects.split())
        self.files: dict[str, None] = {}

    @contextmanager
    def followed(self) -> Iterator[None]:
        threading.setprofile(self._look)
        sys.setprofile(self._look)
        try:
            yield
        finally:
            sys.setprofile(None)
            threading.setprofile(None)
        assert not self._left, f"never reached: {self._left}"

    def _look(self, frame: FrameType, event: str, _argument: Any) -> None:
        if event == "call" and f"{_file(frame)}:{frame.f_code.co_name}" in self._left:
            self._left.remove(f"{_file(frame)}:{frame.f_code.co_name}")
            stack = []
            above: FrameType | None = frame
            while above is not None:
                stack.append(_file(above))
                above = above.f_back
            self.files.update(dict.fromkeys(each for each in reversed(stack) if each))


def _file(frame: FrameType) -> str:
    """The file of the program that is running; empty if it is none of it."""
    name = frame.f_code.co_filename
    return name.removeprefix(_ROOT).removesuffix(".py") if name.startswith(_ROOT) else ""


def _point(program: Program, target: Target) -> QPoint:
    return target_rect(program.window.page.table.table, target).center().toPoint()


def _press(program: Program, point: QPoint) -> None:
    move_pointer(program.window.page.table.viewport(), point)
    QTest.mousePress(program.window.page.table.viewport(), Qt.MouseButton.LeftButton, pos=point)


def _let_go(program: Program, point: QPoint) -> None:
    QTest.mouseRelease(program.window.page.table.viewport(), Qt.MouseButton.LeftButton, pos=point)


def _click(program: Program, point: QPoint) -> None:
    _press(program, point)
    _let_go(program, point)


def _with_a_tile_in_hand(start: Start) -> tuple[Program, Expand]:
    """A game in which a tile of the hand is picked up that could be laid face down."""
    program = start("pl")
    start_game(program)
    session = program.session
    while True:
        legal = legal_actions(session.state)
        expand = next((each for each in legal if isinstance(each, Expand)), None)
        if expand is not None:
            break
        session.play(next(each for each in legal if isinstance(each, Take)))
        QCoreApplication.processEvents()
    _click(program, _point(program, HandTile(session.state.active, expand.tile)))
    return program, expand


def _compare(way: _Way, listed: str) -> None:
    assert [*way.files] == listed.split()


def test_a_press_goes_to_the_picture_and_to_the_disk(start: Start) -> None:
    program, expand = _with_a_tile_in_hand(start)
    QTest.keyClick(program.window.page.table, Qt.Key.Key_F)
    point = _point(program, LandCell(expand.at))
    program.store.flush()
    _press(program, point)
    way = _Way(_EFFECTS[PRESS])
    with way.followed():
        _let_go(program, point)
        program.window.page.table.viewport().repaint()
        program.store.flush()
    assert expand.at in program.session.state.landscape
    _compare(way, PRESS)


def test_a_refusal_goes_to_a_sentence_beside_the_pointer(start: Start) -> None:
    program, _ = _with_a_tile_in_hand(start)
    cells = program.session.state.landscape
    occupied = _point(program, LandCell(next(iter(cells))))
    _press(program, occupied)
    way = _Way(_EFFECTS[REFUSAL])
    with way.followed():
        _let_go(program, occupied)
    assert program.window.page.table.table.bubble.words
    _compare(way, REFUSAL)


def test_a_save_goes_to_the_table(start: Start, qtbot: QtBot) -> None:
    program, _ = _with_a_tile_in_hand(start)
    program.store.flush()
    path = program.store.path
    assert path is not None
    before = program.session.state
    start_game(program, seed=9)
    way = _Way(_EFFECTS[SAVE])
    with way.followed():
        program.games.open(path)
        qtbot.waitUntil(lambda: program.session.state == before)
    _compare(way, SAVE)
