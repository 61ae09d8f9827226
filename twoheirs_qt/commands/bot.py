"""`twoheirs-qt bot`: an opponent in a process of its own, see `opponents/PROTOCOL.md`."""

from __future__ import annotations

import argparse
import os
import sys

from twoheirs_qt.commands.errors import CommandError
from twoheirs_qt.games.registry import GAMES, load_game
from twoheirs_qt.tabletop.files.reading import read_numbered_lines
from twoheirs_qt.tabletop.opponents.protocol.bot import BotGame, serve
from twoheirs_qt.tabletop.opponents.protocol.rpc import Message, dump_line


def run(arguments: argparse.Namespace) -> int:
    """Answer the lines of standard input until they end; returns the exit status."""
    name = arguments.name

    def find_game(game_name: str) -> BotGame | None:
        if game_name not in GAMES:
            return None
        game = load_game(game_name)
        opponent_name = name or [*game.opponents][-1]  # the strongest comes last
        return (
            BotGame(game, game.opponents[opponent_name])
            if opponent_name in game.opponents
            else None
        )

    if not any(map(find_game, GAMES)):
        opponent_names = dict.fromkeys(
            opponent_name for game_name in GAMES for opponent_name in load_game(game_name).opponents
        )
        raise CommandError(
            f"bot: there is no opponent {name!r}: choose from {', '.join(opponent_names)}"
        )
    seed = arguments.seed
    if seed is None:
        seed = int.from_bytes(os.urandom(8), "big")
    try:
        lines = (line for _, line in read_numbered_lines("-"))
        serve(lines, name or "strongest", find_game, seed, _write)
    except BrokenPipeError:
        os._exit(0)  # the other end is closed; the reading thread would keep Python from exiting
    return 0


def _write(message: Message) -> None:
    sys.stdout.write(dump_line(message).decode("utf-8"))
    sys.stdout.flush()
