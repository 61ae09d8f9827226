"""`twoheirs-qt guard`: runs an opponent's program, and ends with it all that it has started.

It is a process of its own, so that nothing of the program is lost sight of: on Linux a descendant
whose parent has ended becomes a child of this process, in whatever session it is. On Windows all
belong to one job, which ends with this process. Elsewhere they are known by a variable of their
environment.

The guard ends when the program does, when the program takes too much, and when the process that it
was started by ends or asks for it (SIGTERM), however that came about.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Final, NamedTuple

import psutil

ENDED: Final = 0
NOT_STARTED: Final = 3
"""Exit status: the program could not be started; why is on standard error."""
TOO_MUCH_MEMORY: Final = 4

_MARK: Final = "TWOHEIRS_OPPONENT"
"""The variable by which descendants are known."""

_MOST_AT_ONCE: Final = 4
"""How many times its memory one process may ask for between two looks."""

_STUBBORN: Final = 10.0
"""Seconds for which processes are killed again that do not end, or start others ever anew."""

_PR_SET_CHILD_SUBREAPER: Final = 36


class Guarded(NamedTuple):
    """A program to be run.

    - `parent`: the process that asks for it
    - `memory`: bytes that it may take, and `look`: seconds between looks at that
    - `mark`: the value of a variable by which its processes are known
    """

    parent: int
    memory: int
    look: float
    mark: str
    words: tuple[str, ...]

    @property
    def arguments(self) -> tuple[str, ...]:
        """The words of the command, which `main` reads."""
        parent, memory, look, mark, words = self
        return ("guard", str(parent), str(memory), str(look), mark, *words)


def main(arguments: list[str]) -> int:
    """Run a program by the arguments of `Guarded`, without their first; the exit status."""
    parent, memory, look, mark, *words = arguments
    return _run(Guarded(int(parent), int(memory), float(look), mark, tuple(words)))


def find_marked(mark: str) -> Iterator[psutil.Process]:
    """All processes with that mark in their environment."""
    for process in psutil.process_iter():
        with contextlib.suppress(psutil.Error, OSError):
            if process.environ().get(_MARK) == mark:
                yield process


def _adopts_orphans() -> bool:
    """Whether descendants whose parent ends become children of this process from now on."""
    if sys.platform == "linux":
        with contextlib.suppress(ImportError, OSError):  # bundled, it needs a library of the system
            import ctypes

            done: int = ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
            return done == 0
    return False


def _descendants(mark: str) -> Iterator[psutil.Process]:
    """All that the program has started, and itself; without a mark, those that have a parent."""
    yield from psutil.Process().children(recursive=True)
    if mark:
        yield from find_marked(mark)


def _takes_more(most: int, mark: str) -> bool:
    taken = 0
    for process in set(_descendants(mark)):
        with contextlib.suppress(psutil.Error):
            taken += process.memory_info().rss
    return taken > most


if sys.platform != "win32":

    def _run(guarded: Guarded) -> int:
        import resource

        mark = "" if _adopts_orphans() else guarded.mark
        woken, wakes = os.pipe()
        for end in (woken, wakes):
            os.set_blocking(end, False)
        signal.set_wakeup_fd(wakes, warn_on_full_buffer=False)
        for number in (signal.SIGTERM, signal.SIGCHLD):
            signal.signal(number, lambda *_: None)

        def limit() -> None:
            os.nice(10)
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            most = guarded.memory * _MOST_AT_ONCE
            with contextlib.suppress(OSError, ValueError):  # a lower limit is there already
                resource.setrlimit(resource.RLIMIT_DATA, (most, most))

        try:
            program = subprocess.Popen(
                guarded.words,
                stderr=subprocess.DEVNULL,
                env={**os.environ, _MARK: guarded.mark},
                start_new_session=True,
                preexec_fn=limit,  # there are no threads here
            )
        except (OSError, ValueError, subprocess.SubprocessError) as error:
            return _not_started(error)
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1):  # they are the program's alone
            os.dup2(nowhere, stream)
        try:
            return _watch(guarded, program, mark, woken)
        finally:
            _kill_all(mark)

    def _watch(guarded: Guarded, program: subprocess.Popen[bytes], mark: str, woken: int) -> int:
        """Wait until there is a reason to end; the exit status."""
        look = time.monotonic()
        while os.getppid() == guarded.parent:
            if time.monotonic() >= look:
                if _takes_more(guarded.memory, mark):
                    return TOO_MUCH_MEMORY
                look = time.monotonic() + guarded.look
            if select.select([woken], [], [], max(look - time.monotonic(), 0))[0]:
                if signal.SIGTERM in os.read(woken, 4096):
                    break
                most = _reap(program)
                if most is not None:
                    return TOO_MUCH_MEMORY if most > guarded.memory else ENDED
        return ENDED

    def _reap(program: subprocess.Popen[bytes]) -> int | None:
        """Reap whoever has ended; the most memory that the program had, once it is among them."""
        found = None
        with contextlib.suppress(ChildProcessError):
            while (ended := os.wait4(-1, os.WNOHANG))[0]:
                if ended[0] == program.pid:
                    program.returncode = ended[1]
                    found = ended[2].ru_maxrss * (1 if sys.platform == "darwin" else 1024)
        return found

    def _kill_all(mark: str) -> None:
        until = time.monotonic() + _STUBBORN
        while them := list(_descendants(mark)):
            for process in them:
                with contextlib.suppress(psutil.Error):
                    process.kill()
            with contextlib.suppress(ChildProcessError):
                while os.waitpid(-1, os.WNOHANG)[0]:
                    pass
            if time.monotonic() > until:
                return
            time.sleep(0.001)

else:

    def _run(guarded: Guarded) -> int:
        from twoheirs_qt.opponents.protocol.windows_job import enter_job

        enter_job(guarded.memory * _MOST_AT_ONCE)
        try:
            program = subprocess.Popen(
                guarded.words,
                stdin=sys.stdin,
                stdout=sys.stdout,
                stderr=subprocess.DEVNULL,
                creationflags=subprocess.BELOW_NORMAL_PRIORITY_CLASS,
            )
        except (OSError, ValueError) as error:
            return _not_started(error)
        for stream in (sys.stdin, sys.stdout):  # they are the program's alone
            stream.close()
        while psutil.pid_exists(guarded.parent):
            with contextlib.suppress(subprocess.TimeoutExpired):
                program.wait(guarded.look)
                return ENDED
            if _takes_more(guarded.memory, ""):
                return TOO_MUCH_MEMORY
        return ENDED


def _not_started(error: Exception) -> int:
    sys.stderr.write(getattr(error, "strerror", None) or str(error))
    return NOT_STARTED
