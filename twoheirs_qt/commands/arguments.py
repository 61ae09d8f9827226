"""The arguments and options of the commands."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any, Final

from twoheirs_qt import __version__
from twoheirs_qt.games.registry import GAMES, TWO_HEIRS
from twoheirs_qt.tabletop.dice import SEED_LIMIT

_PROGRAM = "twoheirs-qt"
_DESCRIPTION = """\
The Two Heirs. Without a command, or with a file to open, it opens its window.
The commands need no display. If FILE is -, standard input is read."""
_EPILOG = "`twoheirs-qt COMMAND --help` says more. Exit status: 0 done, 1 a case failed, 2 refused."
_LEVELS = (1, 2, 3)


def create_parser(command: str = "") -> argparse.ArgumentParser:
    """Create the parser of one command, or of all if there is none of that name.

    The arguments that it parses have the name of the command in `command`.
    """
    parser = argparse.ArgumentParser(
        prog=_PROGRAM,
        description=_DESCRIPTION,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"{_PROGRAM} {__version__}")
    # With `prog`, argparse does not have to measure the terminal.
    commands = parser.add_subparsers(
        dest="command", metavar="COMMAND", required=True, prog=_PROGRAM
    )
    for name in [command] if command in _COMMANDS else _COMMANDS:
        about, add_arguments = _COMMANDS[name]
        add_arguments(_add_command(commands, name, about))
    return parser


def _add_command(commands: Any, name: str, about: str) -> argparse.ArgumentParser:
    command: argparse.ArgumentParser = commands.add_parser(
        name, help=about, description=about[0].upper() + about[1:] + ".", allow_abbrev=False
    )
    return command


def _add_case_arguments(command: argparse.ArgumentParser, file_help: str) -> None:
    command.add_argument("file", metavar="FILE", help=file_help)
    command.add_argument(
        "--lines",
        action="store_true",
        help="FILE has one case per line, as JSON; each is answered with one line of JSON",
    )
    _add_catalogue_option(command)


def _add_catalogue_option(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--catalogue", metavar="FILE", help="play with this catalogue, not the installed one"
    )


def _add_score(command: argparse.ArgumentParser) -> None:
    _add_case_arguments(command, "a position or a saved game")
    command.add_argument("--json", action="store_true", help="answer in JSON")


def _add_legal(command: argparse.ArgumentParser) -> None:
    _add_case_arguments(command, "a position or a saved game")
    command.add_argument(
        "--json", action="store_true", help="changes nothing: actions are always JSON"
    )


def _add_play(command: argparse.ArgumentParser) -> None:
    _add_case_arguments(
        command,
        'a position or a saved game; with --lines, lines of {"position": …, "actions": […]}',
    )
    command.add_argument(
        "actions",
        metavar="ACTIONS",
        nargs="?",
        help="a file of actions, one JSON object per line (default: standard input)",
    )
    command.add_argument("-o", "--out", metavar="OUT", help="write the position to this file")


def _add_hint(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", metavar="FILE", help="a position or a saved game")
    command.add_argument(
        "--states",
        type=_parse_count,
        metavar="N",
        help="how many to look at (default: as many as the strongest opponent does)",
    )
    command.add_argument(
        "--seed", type=_parse_seed, metavar="N", help="for the order of tiles or cards (default: 1)"
    )
    command.add_argument("--json", action="store_true", help="answer in JSON")
    _add_catalogue_option(command)


def _add_new(command: argparse.ArgumentParser) -> None:
    _add_game_option(command)
    _add_players_option(command)
    command.add_argument("--mode", choices=("duel", "solo"), help="default: duel")
    _add_sets_option(command)
    command.add_argument(
        "--level",
        type=_parse_level,
        metavar="{1,2,3}",
        help="Henry's strength in a solo game (default: 1)",
    )
    command.add_argument(
        "--seed", type=_parse_seed, metavar="N", help=f"0 to {SEED_LIMIT - 1} (default: a new one)"
    )
    heirs = ("white", "blue")
    command.add_argument("--south", choices=heirs, help="default: white")
    command.add_argument(
        "--first", choices=heirs, help="who goes first (default: the seed decides)"
    )
    command.add_argument("--no-roads", action="store_true", default=None, help="do not score roads")
    _add_catalogue_option(command)


def _add_game_option(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--game",
        choices=GAMES,
        default=TWO_HEIRS,
        help="The Two Heirs or Bunny Kingdom (default: twoheirs)",
    )


def _add_players_option(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--players", type=int, choices=(2, 3, 4), help="of Bunny Kingdom (default: 2)"
    )


def _add_view(command: argparse.ArgumentParser) -> None:
    _add_case_arguments(
        command,
        'a position or a saved game; with --lines, lines of {"position": …, "seat": …}',
    )
    command.add_argument("--seat", metavar="SEAT", help="who looks, such as yellow")


def _add_sets_option(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--sets",
        metavar="A,B,C",
        help="three of travel, land-industry, trade-church, war, patrol and crafts "
        "(default: the first three)",
    )


def _add_catalogue(command: argparse.ArgumentParser) -> None:
    commands = command.add_subparsers(
        dest="command", metavar="check | show", required=True, prog=command.prog
    )
    check = _add_command(commands, "check", "list every fault in a catalogue")
    check.add_argument("file", metavar="FILE", help="a catalogue")
    show = _add_command(commands, "show", "print everything in it and where each fact comes from")
    show.add_argument(
        "file", metavar="FILE", nargs="?", help="a catalogue (default: the installed one)"
    )
    _add_game_option(show)
    show.add_argument(
        "--json", action="store_true", help="print a catalogue file that you can edit and use"
    )


def _add_bot(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "name",
        metavar="NAME",
        nargs="?",
        help="which opponent (default: the strongest)",
    )
    command.add_argument(
        "--seed",
        type=_parse_seed,
        metavar="N",
        help="for its dice, until a new game brings another",
    )


def _add_tournament(command: argparse.ArgumentParser) -> None:
    command.description = (
        "Opponents play against each other, each deal from all seats. Games are kept as saves; "
        "games that are there already are not played again, so the same command resumes."
    )
    command.add_argument(
        "opponents",
        metavar="OPPONENT",
        nargs="+",
        help="the name of one that `twoheirs-qt bot` knows, or the command of a program",
    )
    _add_game_option(command)
    _add_players_option(command)
    command.add_argument("--deals", type=_parse_count, metavar="N", default=10, help="default: 10")
    command.add_argument(
        "--jobs",
        type=_parse_count,
        metavar="N",
        default=1,
        help="games at the same time (default: 1)",
    )
    command.add_argument(
        "--seed", type=_parse_seed, metavar="N", help="for the deals (default: a new one)"
    )
    _add_sets_option(command)
    command.add_argument(
        "--states",
        type=_parse_count,
        metavar="N",
        help="how many to look at for an answer (default: the program's own opponents think as "
        "long as they like, others have 5 seconds)",
    )
    command.add_argument(
        "--time", type=_parse_count, metavar="MS", help="time for an answer, for all"
    )
    command.add_argument(
        "-o",
        "--games",
        metavar="FOLDER",
        help="where to keep the games (default: beside your own, in tournaments/SEED)",
    )
    command.add_argument("--json", action="store_true", help="answer in JSON")
    _add_catalogue_option(command)


def _add_review(command: argparse.ArgumentParser) -> None:
    command.description = (
        "Each turn of a game is compared with the best one that a search finds. With -o the review "
        "is kept, turn by turn, so the same command resumes."
    )
    command.add_argument("file", metavar="FILE", help="a saved game")
    command.add_argument("--json", action="store_true", help="one JSON object per turn")
    command.add_argument(
        "--states",
        type=_parse_count,
        metavar="N",
        help="how many to look at to find the best turn (default: as many as it takes)",
    )
    command.add_argument(
        "--seed", type=_parse_seed, metavar="N", help="for the deals of unseen tiles (default: 1)"
    )
    command.add_argument("-o", "--out", metavar="OUT", help="keep the review in this file")
    _add_catalogue_option(command)


def _parse_count(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and 0 < int(text[:10]) <= 10**9):
        raise argparse.ArgumentTypeError("must be a whole number from 1 on")
    return int(text[:10])


def _parse_level(text: str) -> int:
    if text not in map(str, _LEVELS):
        raise argparse.ArgumentTypeError("the level must be 1, 2 or 3")
    return int(text)


def _parse_seed(text: str) -> int:
    # isdecimal rejects signs, blanks and underscores; the limit of length keeps int() fast.
    if not (text.isascii() and text.isdecimal() and len(text) <= 100 and int(text) < SEED_LIMIT):
        raise argparse.ArgumentTypeError(
            f"the seed must be a whole number from 0 to {SEED_LIMIT - 1}"
        )
    return int(text)


_COMMANDS: Final[dict[str, tuple[str, Callable[[argparse.ArgumentParser], None]]]] = {
    "score": ("print the score sheet of a position or a saved game", _add_score),
    "legal": ("print the legal actions in a position, one JSON object per line", _add_legal),
    "play": ("apply actions to a position and print the position after them", _add_play),
    "view": ("print a position as one seat may see it", _add_view),
    "new": ("print a starting position", _add_new),
    "hint": ("print the best turns, with reasons for the best one", _add_hint),
    "catalogue": ("check or show a catalogue of tiles or cards", _add_catalogue),
    "bot": ("a computer opponent that speaks JSON-RPC over its streams", _add_bot),
    "tournament": ("let opponents play against each other", _add_tournament),
    "review": ("say what each turn of a saved game was worth", _add_review),
}
"""A description of each command, and the function that adds its arguments."""
