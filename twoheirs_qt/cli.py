"""The two entry points: the command, which also works without a display, and the window.

Nothing heavy is imported here: a headless command does not need Qt, nor the window the headless
commands.

Measures for a fast start, with the work that they save of a start at the table with its game
(1,100 ms where a bare window of PySide6 takes 240; medians of 6 to 12 starts in turns):

- Garbage collection is off until the window is shown, and rare afterwards: 125 ms. Rare alone would
  save 30 of them.
- `import_qt`: 150 ms.
- Another game is loaded when it is played, or when its cover is painted, after the first picture of
  the window: 50 ms.
- Modules that a start does not show are imported inside functions: pages, dialogs, files to be
  shared, the search and the programs of opponents (150 ms together), rule book and tutorial (100),
  and those for screen readers (50). So is pydantic, for commands that read no file.
- The table and its modules are made when it is first shown: an eighth of the work of a start page.
"""

import builtins
import gc
import sys

# Imported modules live as long as the process: there is no garbage among them.
gc.set_threshold(20_000)

# The first argument decides; all others are for the window (a file to open, Qt's own options).
HEADLESS_COMMANDS = frozenset(
    {
        *("score", "legal", "play", "view", "new", "catalogue", "hint", "review"),
        *("bot", "tournament"),
        *("-h", "--help", "--version"),
    }
)

# The commands of processes that the program starts itself.
SOUNDS = "sounds"
"""Plays sounds for the window."""
GUARD = "guard"
"""Runs the program of an opponent."""


def main(argv: list[str] | None = None) -> int:
    """Run `twoheirs-qt`: a headless command if the first word names one, else the window.

    `argv` is without the program's name; None takes the process's own. Returns the exit status.
    """
    arguments = sys.argv[1:] if argv is None else argv
    if arguments and arguments[0] in HEADLESS_COMMANDS:
        from twoheirs_qt.commands import command_line

        return command_line.main(arguments)
    if arguments[:1] == [SOUNDS]:
        from twoheirs_qt.tabletop.sound import serve

        return serve.main(arguments[1:])
    if arguments[:1] == [GUARD]:
        from twoheirs_qt.tabletop.opponents.protocol import guard

        return guard.main(arguments[1:])
    return window(arguments)


def window(argv: list[str] | None = None) -> int:
    """Open the window; on Windows this entry point has no console.

    `argv` is without the program's name; None takes the process's own. Returns the exit status.
    """
    gc.disable()  # until the window is shown
    import_qt()
    from twoheirs_qt import app

    return app.main(sys.argv[1:] if argv is None else argv)


def import_qt() -> None:
    """Import PySide, and keep it from looking at what is imported later.

    PySide replaces Python's import by its own, which reads the source of every module to see if it
    uses `from __feature__ import`; none does here. That takes as long as the import itself, and in
    a second thread it fails at times with pydantic, whose modules import others when they are asked
    for a name that they do not have.
    """
    import PySide6.QtCore  # noqa: F401

    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
