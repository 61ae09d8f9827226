"""`twoheirs-qt guard`: runs an opponent's program, then ends it and all processes it has started.

It is a process of its own, so that no process of the program escapes: on Linux a descendant
whose parent has ended becomes a child of this process, in whatever session it is. On Windows all
belong to one job, which ends with this process. Elsewhere they are known by a variable of their
environment.

The guard ends when the program does, when the program takes too much, and when the process that it
was started by ends or sends SIGTERM.
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

EXIT_ENDED: Final = 0
"""Exit status: the program has ended, or was ended since nobody needs it any longer."""
EXIT_NOT_STARTED: Final = 3
"""Exit status: the program could not be started; why is on standard error."""
EXIT_TOO_MUCH_MEMORY: Final = 4
"""Exit status: the program was ended since it took too much memory."""

_MARK_VARIABLE: Final = "TWOHEIRS_OPPONENT"
"""The variable by which descendants are known."""

_MEMORY_LIMIT_FACTOR: Final = 4
"""Between two checks one process may ask for so many times the memory that all may take."""

_KILL_TIMEOUT_S: Final = 10.0
"""Seconds for which processes that do not end, or keep starting others, are killed again."""

_PR_SET_CHILD_SUBREAPER: Final = 36


class GuardedProgram(NamedTuple):
    """A program to be run, and its limits.

    - `parent_pid`: the process that asks for it, with which it ends
    - `max_bytes`: the memory that it may take; `check_interval_s`: seconds between checks of that
    - `mark`: the value of the variable by which its processes are known
    """

    parent_pid: int
    max_bytes: int
    check_interval_s: float
    mark: str
    command: tuple[str, ...]

    @property
    def arguments(self) -> tuple[str, ...]:
        """The arguments of the command `guard`, which `main` reads."""
        parent_pid, max_bytes, check_interval_s, mark, command = self
        return ("guard", str(parent_pid), str(max_bytes), str(check_interval_s), mark, *command)


def main(arguments: list[str]) -> int:
    """Run a program; returns the exit status.

    `arguments` are those of `GuardedProgram`, without the first.
    """
    parent_pid, max_bytes, check_interval_s, mark, *command = arguments
    return _run(
        GuardedProgram(
            int(parent_pid), int(max_bytes), float(check_interval_s), mark, tuple(command)
        )
    )


def find_marked_processes(mark: str) -> Iterator[psutil.Process]:
    """Find all processes whose environment holds this mark: what a guarded program has started."""
    for process in psutil.process_iter():
        with contextlib.suppress(psutil.Error, OSError):
            if process.environ().get(_MARK_VARIABLE) == mark:
                yield process


def _adopt_orphans() -> bool:
    """Make descendants whose parent ends children of this process; False if that is impossible."""
    if sys.platform == "linux":
        with contextlib.suppress(ImportError, OSError):  # bundled, it needs a library of the system
            import ctypes

            status: int = ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
            return status == 0
    return False


def _list_descendants(mark: str) -> Iterator[psutil.Process]:
    """List the program and the processes that it started: this one's, and those with the mark."""
    yield from psutil.Process().children(recursive=True)
    if mark:
        yield from find_marked_processes(mark)


def _exceeds_memory_limit(max_bytes: int, mark: str) -> bool:
    used_bytes = 0
    for process in set(_list_descendants(mark)):
        with contextlib.suppress(psutil.Error):
            used_bytes += process.memory_info().rss
    return used_bytes > max_bytes


if sys.platform != "win32":

    def _run(guarded: GuardedProgram) -> int:
        import resource

        mark = "" if _adopt_orphans() else guarded.mark
        signal_reader, signal_writer = os.pipe()
        for end in (signal_reader, signal_writer):
            os.set_blocking(end, False)
        signal.set_wakeup_fd(signal_writer, warn_on_full_buffer=False)
        for number in (signal.SIGTERM, signal.SIGCHLD):
            signal.signal(number, lambda *_: None)

        def set_limits() -> None:
            os.nice(10)
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            limit = guarded.max_bytes * _MEMORY_LIMIT_FACTOR
            with contextlib.suppress(OSError, ValueError):  # a lower limit is there already
                resource.setrlimit(resource.RLIMIT_DATA, (limit, limit))

        try:
            program = subprocess.Popen(
                guarded.command,
                stderr=subprocess.DEVNULL,
                env={**os.environ, _MARK_VARIABLE: guarded.mark},
                start_new_session=True,
                preexec_fn=set_limits,  # there are no threads here
            )
        except (OSError, ValueError, subprocess.SubprocessError) as error:
            return _report_not_started(error)
        null_device = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1):  # they are the program's alone
            os.dup2(null_device, stream)
        try:
            return _watch(guarded, program, mark, signal_reader)
        finally:
            _kill_all(mark)

    def _watch(
        guarded: GuardedProgram, program: subprocess.Popen[bytes], mark: str, signal_reader: int
    ) -> int:
        """Wait until there is a reason to end; returns the exit status."""
        next_check = time.monotonic()
        while os.getppid() == guarded.parent_pid:
            if time.monotonic() >= next_check:
                if _exceeds_memory_limit(guarded.max_bytes, mark):
                    return EXIT_TOO_MUCH_MEMORY
                next_check = time.monotonic() + guarded.check_interval_s
            if select.select([signal_reader], [], [], max(next_check - time.monotonic(), 0))[0]:
                if signal.SIGTERM in os.read(signal_reader, 4096):
                    break
                peak_bytes = _reap(program)
                if peak_bytes is not None:
                    return EXIT_TOO_MUCH_MEMORY if peak_bytes > guarded.max_bytes else EXIT_ENDED
        return EXIT_ENDED

    def _reap(program: subprocess.Popen[bytes]) -> int | None:
        """Reap processes that have ended; returns the peak memory of the program if it has."""
        peak_bytes = None
        with contextlib.suppress(ChildProcessError):
            while (ended := os.wait4(-1, os.WNOHANG))[0]:
                pid, status, usage = ended
                if pid == program.pid:
                    program.returncode = status
                    peak_bytes = usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024)
        return peak_bytes

    def _kill_all(mark: str) -> None:
        deadline = time.monotonic() + _KILL_TIMEOUT_S
        while processes := list(_list_descendants(mark)):
            for process in processes:
                with contextlib.suppress(psutil.Error):
                    process.kill()
            with contextlib.suppress(ChildProcessError):
                while os.waitpid(-1, os.WNOHANG)[0]:
                    pass
            if time.monotonic() > deadline:
                return
            time.sleep(0.001)

else:

    def _run(guarded: GuardedProgram) -> int:
        from twoheirs_qt.tabletop.opponents.protocol.windows_job import enter_job

        enter_job(guarded.max_bytes * _MEMORY_LIMIT_FACTOR)
        try:
            program = subprocess.Popen(
                guarded.command,
                stdin=sys.stdin,
                stdout=sys.stdout,
                stderr=subprocess.DEVNULL,
                creationflags=subprocess.BELOW_NORMAL_PRIORITY_CLASS,
            )
        except (OSError, ValueError) as error:
            return _report_not_started(error)
        for stream in (sys.stdin, sys.stdout):  # they are the program's alone
            stream.close()
        while psutil.pid_exists(guarded.parent_pid):
            with contextlib.suppress(subprocess.TimeoutExpired):
                program.wait(guarded.check_interval_s)
                return EXIT_ENDED
            if _exceeds_memory_limit(guarded.max_bytes, ""):
                return EXIT_TOO_MUCH_MEMORY
        return EXIT_ENDED


def _report_not_started(error: Exception) -> int:
    sys.stderr.write(getattr(error, "strerror", None) or str(error))
    return EXIT_NOT_STARTED
