"""The commands without a display (see `COMMANDS.md`): they speak English and never import Qt.

Exit status 0: done; 1: with `--lines`, a case could not be used; 2: nothing could be done, and
standard error says why in one sentence.
"""

from __future__ import annotations

import argparse
import errno
import io
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from twoheirs_qt.commands.arguments import parser
from twoheirs_qt.commands.cases import Stop
from twoheirs_qt.files.errors import FileFault

_DONE, _REFUSED, _INTERRUPTED = 0, 2, 130


def main(argv: Sequence[str]) -> int:
    """Run the command that `argv` (without the program's name) names; returns the exit status."""
    _have_streams()
    _speak_utf8()
    try:
        status = _run(parser().parse_args(argv))
        sys.stdout.flush()
        return status
    except SystemExit as leaving:  # argparse, after help or a complaint
        return leaving.code if isinstance(leaving.code, int) else _REFUSED
    except (Stop, FileFault) as stop:
        print(stop, file=sys.stderr)
        return _REFUSED
    except BrokenPipeError:
        _forget_output()
        return _DONE  # whoever read has read enough
    except FileNotFoundError as error:  # the program's own data: it says what to do
        print(error, file=sys.stderr)
        return _REFUSED
    except OSError as error:
        _forget_output()
        print(f"standard output: {error.strerror or error}", file=sys.stderr)
        return _REFUSED
    except KeyboardInterrupt:
        return _INTERRUPTED


def _run(arguments: argparse.Namespace) -> int:
    """Do what was asked for; what another command needs is not imported."""
    match arguments.command:
        case "score":
            from twoheirs_qt.commands.score import run
        case "legal":
            from twoheirs_qt.commands.legal import run
        case "play":
            from twoheirs_qt.commands.play import run
        case "view":
            from twoheirs_qt.commands.view import run
        case "new":
            from twoheirs_qt.commands.new import run
        case "bot":
            from twoheirs_qt.commands.bot import run
        case "tournament":
            from twoheirs_qt.commands.tournament import run
        case "check":
            from twoheirs_qt.commands.catalogue import check as run
        case _:
            from twoheirs_qt.commands.catalogue import show as run
    return run(arguments)


class _Closed(io.TextIOBase):
    """A stream that the program was started without: nothing can be written to it."""

    def write(self, words: str) -> NoReturn:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))


class _Nowhere(io.TextIOBase):
    """Standard error that the program was started without: what is written to it is dropped."""

    def write(self, words: str) -> int:
        return len(words)


def _have_streams() -> None:
    """Python has None for streams that are closed, and print would take another one."""
    if sys.stdout is None:
        sys.stdout = _Closed()
    if sys.stderr is None:
        sys.stderr = _Nowhere()


def _speak_utf8() -> None:
    """Answers are the same everywhere, also where the system's own encoding is another."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="backslashreplace", newline="\n")


def _forget_output() -> None:
    """Keep Python from writing at exit what could not be written now."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
    except (OSError, ValueError):  # no real stream
        pass
