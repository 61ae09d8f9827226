"""`twoheirs-qt bot`: an opponent in a process of its own, see `opponents/PROTOCOL.md`."""

from __future__ import annotations

import argparse
import os
import sys

from twoheirs_qt.commands.errors import CommandError
from twoheirs_qt.files.reading import read_numbered_lines
from twoheirs_qt.opponents.levels import OPPONENTS, STRONGEST
from twoheirs_qt.opponents.protocol.bot import serve
from twoheirs_qt.opponents.protocol.rpc import Message, line_of


def run(arguments: argparse.Namespace) -> int:
    """Answer the lines of standard input until they end; returns the exit status."""
    name = STRONGEST if arguments.name is None else arguments.name
    if name not in OPPONENTS:
        raise CommandError(
            f"bot: there is no opponent {name!r}: choose from {', '.join(OPPONENTS)}"
        )
    seed = arguments.seed
    if seed is None:
        seed = int.from_bytes(os.urandom(8), "big")
    try:
        serve((line for _, line in read_numbered_lines("-")), OPPONENTS[name](), seed, _write)
    except BrokenPipeError:
        os._exit(0)  # the other end is closed; the reading thread would keep Python from exiting
    return 0


def _write(message: Message) -> None:
    sys.stdout.write(line_of(message).decode("utf-8"))
    sys.stdout.flush()
