"""The two entry points: the command, which also answers without a display, and the window.

Nothing heavy is imported here: a headless command must not pay for Qt, and the window must not
pay for the headless commands.

What makes the window come sooner, by the work that it saves a start at the table with its game
(1,150 ms where a bare window of PySide6 takes 240; medians of 6 to 12 starts in turns):

- Garbage is not looked for until the window is there, and seldom afterwards: 125 ms. Seldom alone
  would save 30 of them.
- `import_reading`: 65 ms.
- What a start does not show is imported inside functions: pages, the dialog of a new game, the
  search and the programs of opponents (150 ms together), rule book and tutorial (100), and what
  only screen readers need (50). So is pydantic, for commands that read no file.
"""

import gc
import sys

# What is imported stays: there is no garbage to be found in it.
gc.set_threshold(20_000)

# The first word decides; anything else is for the window (a file to open, Qt's own options).
HEADLESS_WORDS = frozenset(
    {"score", "legal", "play", "new", "catalogue", "bot", "tournament", "-h", "--help", "--version"}
)

# The words of processes that the program starts for itself.
SOUNDS = "sounds"
"""Plays what the window tells it."""
GUARD = "guard"
"""Runs the program of an opponent."""


def main(argv: list[str] | None = None) -> int:
    """Run `twoheirs-qt`: a headless command if the first word names one, else the window.

    `argv` is without the program's name; None takes the process's own. Returns the exit status.
    """
    arguments = sys.argv[1:] if argv is None else argv
    if arguments and arguments[0] in HEADLESS_WORDS:
        from twoheirs_qt.commands import command_line

        return command_line.main(arguments)
    if arguments[:1] == [SOUNDS]:
        from twoheirs_qt.sound import serve

        return serve.main(arguments[1:])
    if arguments[:1] == [GUARD]:
        from twoheirs_qt.opponents.protocol import guard

        return guard.main(arguments[1:])
    return window(arguments)


def window(argv: list[str] | None = None) -> int:
    """Open the window, whatever the words; on Windows this entry point has no console.

    `argv` is without the program's name; None takes the process's own. Returns the exit status.
    """
    gc.disable()  # until the window is there
    import_reading()
    from twoheirs_qt import app

    return app.main(sys.argv[1:] if argv is None else argv)


def import_reading() -> None:
    """Import what reads the game of last time, which needs no Qt.

    Once PySide is there, it reads the source of every module that is imported, to see whether it
    is for Qt; that takes as long as the import itself.
    """
    import twoheirs_qt.codec.shapes
    import twoheirs_qt.files.validation
    import twoheirs_qt.saves.files
    import twoheirs_qt.saves.shapes  # noqa: F401
