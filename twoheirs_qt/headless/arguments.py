"""The words and options of the commands."""

from __future__ import annotations

import argparse
from typing import Any

from twoheirs_qt import __version__

_PROGRAM = "twoheirs-qt"
_ABOUT = """\
The Two Heirs. Without a command, or with a file to open, the window opens.
The commands need no display. FILE may be -, which is standard input."""
_MORE = "`twoheirs-qt COMMAND --help` tells more. Exit status: 0 done, 1 a case failed, 2 refused."
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
    _score(_command(words, "score", "the score sheet of a position or a save, as it stands"))
    _legal(_command(words, "legal", "the legal actions of a position, one JSON object a line"))
    _play(_command(words, "play", "apply actions to a position and print the position after them"))
    _new(_command(words, "new", "print a starting position"))
    _catalogue(_command(words, "catalogue", "check or show a catalogue of tiles"))
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
        help="FILE has one case a line, as JSON; each is answered by one line of JSON",
    )
    _box(made)


def _box(made: argparse.ArgumentParser) -> None:
    made.add_argument(
        "--catalogue", metavar="FILE", help="play with this catalogue, not with the installed one"
    )


def _score(made: argparse.ArgumentParser) -> None:
    _cases(made, "a position or a save")
    made.add_argument("--json", action="store_true", help="answer in JSON")


def _legal(made: argparse.ArgumentParser) -> None:
    _cases(made, "a position or a save")
    made.add_argument("--json", action="store_true", help="changes nothing: actions are JSON")


def _play(made: argparse.ArgumentParser) -> None:
    _cases(
        made,
        'a position or a save; with --lines, lines of {"position": …, "actions": […]}',
    )
    made.add_argument(
        "actions",
        metavar="ACTIONS",
        nargs="?",
        help="a file of actions, one JSON object a line (default: standard input)",
    )
    made.add_argument("-o", "--out", metavar="OUT", help="write the position to this file")


def _new(made: argparse.ArgumentParser) -> None:
    made.add_argument("--mode", choices=("duel", "solo"), default="duel", help="default: duel")
    made.add_argument(
        "--sets",
        metavar="A,B,C",
        help="three of travel, land-industry, trade-church, war, patrol and crafts "
        "(default: the first three)",
    )
    made.add_argument(
        "--level",
        type=_level,
        metavar="{1,2,3}",
        help="Henry's strength, in solo (default: 1)",
    )
    made.add_argument(
        "--seed", type=_seed, metavar="N", help=f"0 to {_LIMIT - 1} (default: a fresh one)"
    )
    heirs = ("white", "blue")
    made.add_argument("--south", choices=heirs, default="white", help="default: white")
    made.add_argument("--first", choices=heirs, help="who begins (default: the seed decides)")
    made.add_argument("--no-roads", action="store_true", help="roads are not scored")
    _box(made)


def _catalogue(made: argparse.ArgumentParser) -> None:
    words = made.add_subparsers(
        dest="command", metavar="check | show", required=True, prog=made.prog
    )
    check = _command(words, "check", "name every fault of a catalogue")
    check.add_argument("file", metavar="FILE", help="a catalogue")
    show = _command(words, "show", "a table of all tiles and where each fact comes from")
    show.add_argument(
        "file", metavar="FILE", nargs="?", help="a catalogue (default: the installed one)"
    )
    show.add_argument(
        "--json", action="store_true", help="as a catalogue file, to be edited and used"
    )


def _level(word: str) -> int:
    if word not in map(str, _LEVELS):
        raise argparse.ArgumentTypeError("the level is 1, 2 or 3")
    return int(word)


def _seed(word: str) -> int:
    # isdecimal lets no sign, blank or underscore pass; the length keeps int() from long work.
    if not (word.isascii() and word.isdecimal() and len(word) <= 100 and int(word) < _LIMIT):
        raise argparse.ArgumentTypeError(f"a seed is a whole number from 0 to {_LIMIT - 1}")
    return int(word)
