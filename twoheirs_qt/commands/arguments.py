"""The words and options of the commands."""

from __future__ import annotations

import argparse
from typing import Any

from twoheirs_qt import __version__

_PROGRAM = "twoheirs-qt"
_ABOUT = """\
The Two Heirs. Without a command, or with a file to open, it opens its window.
The commands need no display. If FILE is -, standard input is read."""
_MORE = "`twoheirs-qt COMMAND --help` says more. Exit status: 0 done, 1 a case failed, 2 refused."
_LEVELS = (1, 2, 3)
_LIMIT = 1 << 64


def parser() -> argparse.ArgumentParser:
    """The parser of all commands; which it is stands in `command`."""
    top = argparse.ArgumentParser(
        prog=_PROGRAM,
        description=_ABOUT,
        epilog=_MORE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    top.add_argument("--version", action="version", version=f"{_PROGRAM} {__version__}")
    # With `prog`, argparse need not measure the terminal to make one up.
    words = top.add_subparsers(dest="command", metavar="COMMAND", required=True, prog=_PROGRAM)
    _score(_command(words, "score", "print the score sheet of a position or a saved game"))
    _legal(
        _command(words, "legal", "print the legal actions in a position, one JSON object per line")
    )
    _play(_command(words, "play", "apply actions to a position and print the position after them"))
    _view(_command(words, "view", "print a position as one seat may see it"))
    _new(_command(words, "new", "print a starting position"))
    _catalogue(_command(words, "catalogue", "check or show a catalogue of tiles or cards"))
    _bot(_command(words, "bot", "a computer opponent that speaks JSON-RPC over its streams"))
    _tournament(_command(words, "tournament", "let opponents play against each other"))
    return top


def _command(words: Any, name: str, about: str) -> argparse.ArgumentParser:
    made: argparse.ArgumentParser = words.add_parser(
        name, help=about, description=about[0].upper() + about[1:] + ".", allow_abbrev=False
    )
    return made


def _cases(made: argparse.ArgumentParser, what: str) -> None:
    made.add_argument("file", metavar="FILE", help=what)
    made.add_argument(
        "--lines",
        action="store_true",
        help="FILE has one case per line, as JSON; each is answered with one line of JSON",
    )
    _box(made)


def _box(made: argparse.ArgumentParser) -> None:
    made.add_argument(
        "--catalogue", metavar="FILE", help="play with this catalogue, not the installed one"
    )


def _score(made: argparse.ArgumentParser) -> None:
    _cases(made, "a position or a saved game")
    made.add_argument("--json", action="store_true", help="answer in JSON")


def _legal(made: argparse.ArgumentParser) -> None:
    _cases(made, "a position or a saved game")
    made.add_argument(
        "--json", action="store_true", help="changes nothing: actions are always JSON"
    )


def _play(made: argparse.ArgumentParser) -> None:
    _cases(
        made,
        'a position or a saved game; with --lines, lines of {"position": …, "actions": […]}',
    )
    made.add_argument(
        "actions",
        metavar="ACTIONS",
        nargs="?",
        help="a file of actions, one JSON object per line (default: standard input)",
    )
    made.add_argument("-o", "--out", metavar="OUT", help="write the position to this file")


def _new(made: argparse.ArgumentParser) -> None:
    _game(made)
    made.add_argument(
        "--players", type=int, choices=(2, 3, 4), help="of Bunny Kingdom (default: 2)"
    )
    made.add_argument("--mode", choices=("duel", "solo"), help="default: duel")
    _which_sets(made)
    made.add_argument(
        "--level",
        type=_level,
        metavar="{1,2,3}",
        help="Henry's strength in a solo game (default: 1)",
    )
    made.add_argument(
        "--seed", type=_seed, metavar="N", help=f"0 to {_LIMIT - 1} (default: a new one)"
    )
    heirs = ("white", "blue")
    made.add_argument("--south", choices=heirs, help="default: white")
    made.add_argument("--first", choices=heirs, help="who goes first (default: the seed decides)")
    made.add_argument("--no-roads", action="store_true", default=None, help="do not score roads")
    _box(made)


def _game(made: argparse.ArgumentParser) -> None:
    made.add_argument(
        "--game",
        choices=("twoheirs", "bunny"),
        default="twoheirs",
        help="The Two Heirs or Bunny Kingdom (default: twoheirs)",
    )


def _view(made: argparse.ArgumentParser) -> None:
    _cases(
        made,
        'a position or a saved game; with --lines, lines of {"position": …, "seat": …}',
    )
    made.add_argument("--seat", metavar="SEAT", help="who looks, such as yellow")


def _which_sets(made: argparse.ArgumentParser) -> None:
    made.add_argument(
        "--sets",
        metavar="A,B,C",
        help="three of travel, land-industry, trade-church, war, patrol and crafts "
        "(default: the first three)",
    )


def _catalogue(made: argparse.ArgumentParser) -> None:
    words = made.add_subparsers(
        dest="command", metavar="check | show", required=True, prog=made.prog
    )
    check = _command(words, "check", "list every fault in a catalogue")
    check.add_argument("file", metavar="FILE", help="a catalogue")
    show = _command(words, "show", "print everything in it and where each fact comes from")
    show.add_argument(
        "file", metavar="FILE", nargs="?", help="a catalogue (default: the installed one)"
    )
    _game(show)
    show.add_argument(
        "--json", action="store_true", help="print a catalogue file that you can edit and use"
    )


def _bot(made: argparse.ArgumentParser) -> None:
    made.add_argument(
        "name",
        metavar="NAME",
        nargs="?",
        help="which opponent (default: the strongest)",
    )
    made.add_argument(
        "--seed", type=_seed, metavar="N", help="for its dice, until a new game brings another"
    )


def _tournament(made: argparse.ArgumentParser) -> None:
    made.description = (
        "Opponents play against each other, each deal from both seats. Games are kept as saves; "
        "games that are there already are not played again, so the same command resumes."
    )
    made.add_argument(
        "opponents",
        metavar="OPPONENT",
        nargs="+",
        help="the name of one that `twoheirs-qt bot` knows, or the command of a program",
    )
    made.add_argument("--deals", type=_count, metavar="N", default=10, help="default: 10")
    made.add_argument(
        "--jobs", type=_count, metavar="N", default=1, help="games at the same time (default: 1)"
    )
    made.add_argument("--seed", type=_seed, metavar="N", help="for the deals (default: a new one)")
    _which_sets(made)
    made.add_argument(
        "--states",
        type=_count,
        metavar="N",
        help="how many to look at for an answer (default: the program's own opponents think as "
        "long as they like, others have 5 seconds)",
    )
    made.add_argument("--time", type=_count, metavar="MS", help="time for an answer, for all")
    made.add_argument(
        "-o",
        "--games",
        metavar="FOLDER",
        help="where to keep the games (default: beside your own, in tournaments/SEED)",
    )
    made.add_argument("--json", action="store_true", help="answer in JSON")
    _box(made)


def _count(word: str) -> int:
    if not (word.isascii() and word.isdecimal() and 0 < int(word[:10]) <= 10**9):
        raise argparse.ArgumentTypeError("must be a whole number from 1 on")
    return int(word[:10])


def _level(word: str) -> int:
    if word not in map(str, _LEVELS):
        raise argparse.ArgumentTypeError("the level must be 1, 2 or 3")
    return int(word)


def _seed(word: str) -> int:
    # isdecimal lets no sign, blank or underscore pass; the length keeps int() from long work.
    if not (word.isascii() and word.isdecimal() and len(word) <= 100 and int(word) < _LIMIT):
        raise argparse.ArgumentTypeError(f"the seed must be a whole number from 0 to {_LIMIT - 1}")
    return int(word)
