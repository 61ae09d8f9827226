"""The commands without a display (see `COMMANDS.md`): they print English and never import Qt.

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

from twoheirs_qt.commands.arguments import create_parser
from twoheirs_qt.commands.errors import CommandError
from twoheirs_qt.tabletop.files.errors import FileError

_DONE, _REFUSED, _INTERRUPTED = 0, 2, 130


def main(argv: Sequence[str]) -> int:
    """Run the command that `argv` (without the program's name) names; returns the exit status."""
    _replace_missing_streams()
    _set_utf8()
    try:
        status = _run(create_parser(argv[0] if argv else "").parse_args(argv))
        sys.stdout.flush()
        return status
    except SystemExit as exit_:  # argparse, after help or a complaint
        return exit_.code if isinstance(exit_.code, int) else _REFUSED
    except (CommandError, FileError) as error:
        print(error, file=sys.stderr)
        return _REFUSED
    except BrokenPipeError:
        _discard_output()
        return _DONE  # the reader has closed the pipe
    except FileNotFoundError as error:  # data of the program: the message says what to do
        print(error, file=sys.stderr)
        return _REFUSED
    except OSError as error:
        _discard_output()
        print(f"standard output: {error.strerror or error}", file=sys.stderr)
        return _REFUSED
    except KeyboardInterrupt:
        return _INTERRUPTED


def _run(arguments: argparse.Namespace) -> int:
    """Run a command; only its own modules are imported."""
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
        case "hint":
            from twoheirs_qt.commands.hint import run
        case "bot":
            from twoheirs_qt.commands.bot import run
        case "tournament":
            from twoheirs_qt.commands.tournament import run
        case "review":
            from twoheirs_qt.commands.review import run
        case "check":
            from twoheirs_qt.commands.catalogue import check as run
        case _:
            from twoheirs_qt.commands.catalogue import show as run
    return run(arguments)


class _ClosedStream(io.TextIOBase):
    """Replaces a missing standard output: writing raises an error."""

    def write(self, text: str) -> NoReturn:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))


class _NullStream(io.TextIOBase):
    """Replaces a missing standard error: text is dropped."""

    def write(self, text: str) -> int:
        return len(text)


def _replace_missing_streams() -> None:
    """Replace streams that are None because they are closed."""
    if sys.stdout is None:
        sys.stdout = _ClosedStream()
    if sys.stderr is None:
        sys.stderr = _NullStream()


def _set_utf8() -> None:
    """Set UTF-8 for output, so that it does not depend on the system."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="backslashreplace", newline="\n")


def _discard_output() -> None:
    """Prevent Python from writing at exit what could not be written now."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
    except (OSError, ValueError):  # no real stream
        pass
