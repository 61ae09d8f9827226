"""The mail program behind games far away: a process of its own, spoken to in lines of JSON-RPC.

It is the core of Delta Chat, `deltachat-rpc-server`. It is started only for who has an account or
makes one. It ends when its standard input is closed, so also when this program is killed.
"""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import sys
import time
from collections.abc import Callable, Generator
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal
from shiboken6 import isValid

from twoheirs_qt.tabletop.far.mail import texts
from twoheirs_qt.tabletop.text.text import Text

_NAME: Final = "deltachat-rpc-server"
_PACKAGE: Final = "deltachat_rpc_server"
_MIN_BACK_OFF_MS: Final = 500
_MAX_BACK_OFF_MS: Final = 60_000
_STABLE_S: Final = 30.0
"""The time after which a process counts as sound, and a later end as the first one."""
_END_TIMEOUT_MS: Final = 2000


class CoreError(Exception):
    """The mail program refuses a call, or has ended meanwhile; in its own words, not translated."""


class Call(NamedTuple):
    """A call of a function of the mail program."""

    method: str
    arguments: tuple[Any, ...]


Steps: TypeAlias = Generator[Call, Any, None]
"""Calls one after another: each `yield` returns the result of its call, or raises CoreError."""


def make_call(method: str, *arguments: Any) -> Call:
    """Make a call."""
    return Call(method, arguments)


def find_core() -> Path | None:
    """The mail program, if it is installed: as Python's package, by pipx, or on the path."""
    spec = importlib.util.find_spec(_PACKAGE)
    if spec is not None and spec.origin is not None:
        name = f"{_NAME}.exe" if sys.platform == "win32" else _NAME
        path = Path(spec.origin).with_name(name)
        if path.is_file():
            return path
    folders = os.environ.get("PATH", ""), str(Path.home() / ".local" / "bin")
    found = shutil.which(_NAME, path=os.pathsep.join(folders))
    return None if found is None else Path(found)


class MailCore(QObject):
    """Runs the mail program with its data in `folder`, and starts it again if it ends by itself."""

    ready = Signal()
    """The process runs, for the first time or again."""
    received = Signal(object)
    """An event of the mail program, as a dict."""
    failed = Signal(object)
    """The process cannot be started or has ended, with a sentence; it is started again."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._process: QProcess | None = None
        self._is_wanted = False
        self._next_id = 0
        self._events_id = 0
        """The call that waits for events."""
        self._waiting: dict[int, Callable[[Any, str], None]] = {}
        self._back_off_ms = _MIN_BACK_OFF_MS
        self._start_time = 0.0
        self._restart_timer = QTimer(self, singleShot=True)
        self._restart_timer.timeout.connect(self._start_process)

    @property
    def is_running(self) -> bool:
        """Whether the process runs."""
        return self._process is not None

    @property
    def process_id(self) -> int:
        """The number of the process, 0 without one."""
        return 0 if self._process is None else self._process.processId()

    def start(self) -> None:
        """Start the process, unless it runs."""
        self._is_wanted = True
        if self._process is None and not self._restart_timer.isActive():
            self._start_process()

    def stop(self) -> None:
        """End the process; what it has not sent is sent when it runs again."""
        self._is_wanted = False
        self._restart_timer.stop()
        process, self._process = self._process, None
        if process is not None:
            process.blockSignals(True)
            process.closeWriteChannel()
            if not process.waitForFinished(_END_TIMEOUT_MS):
                process.kill()
                process.waitForFinished(_END_TIMEOUT_MS)
            process.deleteLater()
        self._waiting.clear()

    def finish(self, seconds: float, is_idle: Callable[[], bool]) -> None:
        """End the process when all is sent, or after some seconds: the program ends.

        `is_idle` returns whether nothing more will be said to the process.
        """
        deadline = time.monotonic() + seconds
        is_sent = False

        def note(result: Any, error: str) -> None:
            nonlocal is_sent
            is_sent = bool(result) or bool(error)

        while self._process is not None and not is_sent and time.monotonic() < deadline:
            if is_idle() and set(self._waiting) <= {self._events_id}:
                self._call(make_call("is_sending_finished"), note)
            self._process.waitForReadyRead(50)
        self.stop()

    def run(self, steps: Steps, on_error: Callable[[CoreError], object] | None = None) -> None:
        """Take steps one after another; `on_error` gets the error that they do not handle."""
        self._take_step(steps, on_error, None, "")

    def _take_step(
        self,
        steps: Steps,
        on_error: Callable[[CoreError], object] | None,
        result: Any,
        error: str,
    ) -> None:
        try:
            step = steps.throw(CoreError(error)) if error else steps.send(result)
        except StopIteration:
            return
        except CoreError as unhandled:
            if on_error is not None:
                on_error(unhandled)
            return
        self._call(step, partial(self._take_step, steps, on_error))

    def _call(self, step: Call, on_done: Callable[[Any, str], None]) -> None:
        """Send a call; `on_done` gets its result, and its error if there is one."""
        if self._process is None:
            QTimer.singleShot(0, self, partial(on_done, None, "the mail program does not run"))
            return
        self._next_id += 1
        self._waiting[self._next_id] = on_done
        request = {
            "jsonrpc": "2.0",
            "id": self._next_id,
            "method": step.method,
            "params": step.arguments,
        }
        self._process.write(json.dumps(request).encode() + b"\n")

    # -- the process -----------------------------------------------------------------------------

    def _start_process(self) -> None:
        program = find_core()
        if program is None:
            self._fail(texts.NOT_INSTALLED)
            return
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._folder.chmod(0o700)
        except OSError as error:
            self._fail(texts.NO_FOLDER, str(error))
            return
        process = self._process = QProcess(self)
        environment = QProcessEnvironment.systemEnvironment()
        environment.insert("DC_ACCOUNTS_PATH", str(self._folder / "accounts"))
        environment.insert("RUST_LOG", "error")
        process.setProcessEnvironment(environment)
        process.readyReadStandardOutput.connect(partial(self._read, process))
        process.finished.connect(partial(self._on_ended, process))
        process.errorOccurred.connect(partial(self._on_ended, process))
        self._start_time = time.monotonic()
        process.start(str(program), [])
        self._call(make_call("get_all_account_ids"), partial(self._on_first_answer, process))

    def _on_first_answer(self, process: QProcess, _result: Any, error: str) -> None:
        if process is self._process and not error:
            self._ask_events(process)
            self.ready.emit()

    def _ask_events(self, process: QProcess) -> None:
        """Ask for the next events; the answer comes when there are some."""
        self._call(make_call("get_next_event_batch"), partial(self._on_events, process))
        self._events_id = self._next_id

    def _on_events(self, process: QProcess, batch: Any, error: str) -> None:
        if process is not self._process or error:
            return
        self._ask_events(process)
        for entry in batch:
            self.received.emit(entry["event"])

    def _read(self, process: QProcess) -> None:
        while process is self._process and process.canReadLine():
            line = bytes(process.readLine().data())
            try:
                answer = json.loads(line)
                on_done = self._waiting.pop(answer["id"], None)
            except (ValueError, KeyError, TypeError):
                continue  # no answer
            if on_done is not None:
                error = answer.get("error")
                on_done(answer.get("result"), "" if error is None else str(error.get("message")))

    def _on_ended(self, process: QProcess, *_: Any) -> None:
        """Tell all who wait, and start the process again after a while."""
        if not isValid(process) or process is not self._process:
            return
        if process.state() is not QProcess.ProcessState.NotRunning:
            return
        self._process = None
        messages = bytes(process.readAllStandardError().data()).decode("utf-8", "replace")
        process.deleteLater()
        waiting, self._waiting = self._waiting, {}
        for on_done in waiting.values():
            on_done(None, "the mail program has ended")
        if time.monotonic() - self._start_time > _STABLE_S:
            self._back_off_ms = _MIN_BACK_OFF_MS
        is_locked = "lock" in messages.lower()
        self._fail(texts.LOCKED if is_locked else texts.ENDED, messages)

    def _fail(self, sentence: Text, details: str = "") -> None:
        if details:
            print(details.strip(), file=sys.stderr)
        if self._is_wanted:
            self._restart_timer.start(self._back_off_ms)
            self._back_off_ms = min(2 * self._back_off_ms, _MAX_BACK_OFF_MS)
        self.failed.emit(sentence)
