"""Records whole games by real events, and plays the events again: what is shown stays the same.

    python -m tests.games.two_heirs.golden.recording duel|henry [again]

plays a duel, or a game against Henry, with mouse and keys by turns, and keeps it beside this file:
each event, such as a click at a point of the window, and what was to be seen after it. `again` does
the same events and prints what is seen otherwise. Whoever changes what players see or do records
anew, and says in the commit what changed and why.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any, Final, TypeVar, cast

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor, QKeySequence, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.end_to_end import window_state
from tests.end_to_end.gestures import KeyboardUser, MouseUser, WindowUser
from tests.end_to_end.input_device import InputDevice
from tests.end_to_end.window_state import WindowThread, find_heir_page, find_window
from tests.play import NO_CAMPS, choose
from tests.timeouts import TIMEOUT_S
from tests.ui.heir_program import Program
from tests.ui.table.conftest import turn_wheel
from twoheirs_qt.games.two_heirs.codec.position import dump_position
from twoheirs_qt.games.two_heirs.rules import BreakCamp, EndTurn, Heir, NewGame, State
from twoheirs_qt.tabletop.saves.save import GameSettings
from twoheirs_qt.tabletop.window.settings import TurnPace

T = TypeVar("T")
HERE: Final = Path(__file__).parent
GAMES: Final = ("duel", "henry")
_LEFT, _NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
_WHEEL: Final = {4: 120, 5: -120}
_BUTTONS: Final = {1: _LEFT, 3: Qt.MouseButton.RightButton}


class ViewChanges:
    """Reports what has changed in the window, and the announcements."""

    def __init__(self) -> None:
        self._last: dict[str, str] = {}
        self._announcements: list[str] = []
        find_heir_page().table.announce.connect(self._announcements.append)

    def read_changes(self) -> dict[str, str]:
        """Return what has changed since the last call."""
        view = self._read_view()
        results = {name: text for name, text in view.items() if self._last.get(name) != text}
        self._last = view
        if self._announcements:
            results["said"] = " | ".join(self._announcements)
            self._announcements.clear()
        return results

    def _read_view(self) -> dict[str, str]:
        results = {"dialog": "", "note": "", "hint": "", "state": ""}
        active_dialog = QApplication.activeModalWidget()
        if active_dialog is not None:
            results["dialog"] = (
                f"{active_dialog.windowTitle()}: {active_dialog.accessibleDescription()}"
            )
        if window_state.find_session().is_open:
            position = json.dumps(dump_position(window_state.find_state()), sort_keys=True)
            results["state"] = sha256(position.encode()).hexdigest()[:12]
            results["note"] = find_heir_page().table.table_scene.note.words
            results["hint"] = find_heir_page().bottom_bar.line
        return results


class SameThread(WindowThread):
    """Runs functions in the thread of the window itself, which is the caller's."""

    def run(self, at: Callable[[], T]) -> T:
        settle()
        return at()

    def wait(self, until: Callable[[], object], description: str) -> None:
        end = monotonic() + TIMEOUT_S
        while not until():
            assert monotonic() < end, f"waited in vain: {description}"
            QTest.qWait(5)


def settle() -> None:
    """Process all pending events."""
    for _ in range(2):
        QApplication.processEvents()


class Recorder(InputDevice):
    """Performs events, and records each with the changes that follow it."""

    def __init__(self) -> None:
        super().__init__(1.0)
        self.lines: list[list[Any]] = []
        self._view_changes = ViewChanges()

    def click(self, x: float, y: float, button: int = 1) -> None:
        self._note("click", round(x), round(y), button)

    def go(self, x: float, y: float) -> None:
        self._note("go", round(x), round(y))

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        self._note("drag", *(round(item) for item in (*start, *end)))

    def press_keys(self, *names: str) -> None:
        for name in names:
            self._note("key", name)

    def type(self, text: str) -> None:
        self._note("type", text)

    def _note(self, *event: Any) -> None:
        do(list(event))
        self.lines.append([*event, self._view_changes.read_changes()])


def do(event: list[Any]) -> None:
    """Perform one event in the window in front."""
    kind, *arguments = event
    match kind:
        case "click" if arguments[2] in _WHEEL:
            _go(arguments[0], arguments[1])
            view = find_heir_page().table
            turn_wheel(
                view, view.mapFromGlobal(QPoint(arguments[0], arguments[1])), _WHEEL[arguments[2]]
            )
        case "click":
            _go(arguments[0], arguments[1])
            handle, at = _activate_front(), QPoint(arguments[0], arguments[1])
            QTest.mouseClick(handle, _BUTTONS[arguments[2]], _NONE, handle.mapFromGlobal(at))
        case "go":
            _go(arguments[0], arguments[1])
        case "drag":
            _drag(*arguments)
        case "key":
            _press(arguments[0])
        case "type":
            for letter in arguments[0]:
                QTest.keyClick(_activate_front(), letter)
    settle()


def _activate_front() -> QWindow:
    top = QApplication.activePopupWidget() or QApplication.activeModalWidget() or find_window()
    top.activateWindow()
    settle()
    handle = top.windowHandle()
    assert handle is not None
    return handle


def _go(x: int, y: int) -> None:
    """Move the pointer to a point by way of one beside it, as on a screen."""
    handle = _activate_front()
    for near in (1, 0):
        QCursor.setPos(x + near, y)
        QTest.mouseMove(handle, handle.mapFromGlobal(QPoint(x + near, y)))
        settle()


def _drag(x: int, y: int, to_x: int, to_y: int) -> None:
    _go(x, y)
    handle = _activate_front()
    QTest.mousePress(handle, _LEFT, _NONE, handle.mapFromGlobal(QPoint(x, y)))
    for step in range(1, 7):
        _go(x + (to_x - x) * step // 6, y + (to_y - y) * step // 6)
    QTest.mouseRelease(handle, _LEFT, _NONE, handle.mapFromGlobal(QPoint(to_x, to_y)))


def _press(name: str) -> None:
    # The stubs do not know that a sequence can be indexed.
    combined = QKeySequence(name)[0]  # type: ignore[index]
    QTest.keyClick(_activate_front(), combined.key(), combined.keyboardModifiers())


def begin(program: Program, game: str) -> None:
    """Begin the game of a recording."""
    program.settings.turn_pace = TurnPace.STEP
    level = 2 if game == "henry" else None
    options = NewGame(seed=21, level=level, south=Heir.WHITE, first=Heir.WHITE)
    program.session.new(options, GameSettings(names=("Ada", "Casimir")))
    settle()


def record(program: Program, game: str) -> list[list[Any]]:
    """Play a whole game, every other turn by mouse; returns the events with their changes."""
    begin(program, game)
    recorder, thread = Recorder(), SameThread()
    people: tuple[WindowUser, WindowUser] = (
        MouseUser(thread, recorder),
        KeyboardUser(thread, recorder),
    )
    random, session = Random(5), program.session
    while not session.is_over:
        while find_heir_page().table.table_scene.step_player.is_playing:
            recorder.press_keys("space")
        person = people[session.turn // 2 % 2]
        action = choose(session.state, random, NO_CAMPS)
        if isinstance(action, BreakCamp):
            action = EndTurn()
        before = session.state
        person.do(action)
        thread.wait(partial(_has_left, before), str(action))
        if random.random() < 0.1 and session.can_undo:
            person.undo()
            person.redo()
    return recorder.lines


def _has_left(before: State) -> bool:
    return window_state.find_state() is not before


def replay(program: Program, game: str, lines: list[list[Any]]) -> list[str]:
    """Perform the events again; returns the differences, in words."""
    begin(program, game)
    view_changes, differences = ViewChanges(), []
    for number, (*event, expected) in enumerate(lines):
        do(event)
        changes = view_changes.read_changes()
        if changes != expected:
            differences.append(
                f"{game}, event {number} {event}: expected {expected}, seen {changes}"
            )
    if not program.session.is_over:
        differences.append(f"{game} does not come to its end")
    return differences


def load_recording(game: str) -> list[list[Any]]:
    """The recording of a game."""
    return cast("list[list[Any]]", json.loads((HERE / f"{game}.json").read_text("utf-8")))


def _keep(game: str, lines: list[list[Any]]) -> None:
    """Write one event a line, so that a change can be read."""
    body = ",\n".join(json.dumps(line, ensure_ascii=False) for line in lines)
    (HERE / f"{game}.json").write_text(f"[\n{body}\n]\n", "utf-8")


def main(game: str, *more: str) -> int:
    """Record a game, or play its events again; the exit status."""
    from tests.ui.conftest import close, make_folders
    from tests.ui.heir_program import build
    from tests.ui.layout.walk import describe_screen
    from twoheirs_qt.tabletop.window.disk_work import DiskWork

    with TemporaryDirectory() as name:
        home = Path(name)
        (home / "screen.json").write_text(json.dumps(describe_screen(1280, 720, 1)))
        os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={home / 'screen.json'}"
        application = QApplication(["twoheirs-qt"])
        DiskWork.blocking_s = TIMEOUT_S
        program = build(application, make_folders(home), "en")
        program.settings.motion_factor = 0.0
        program.window.resize(1280, 720)
        program.window.show()
        program.games.begin(None)
        settle()
        if more:
            differences = replay(program, game, load_recording(game))
            print(*differences, sep="\n")
        else:
            differences = []
            _keep(game, record(program, game))
        close(program)
    return bool(differences)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
