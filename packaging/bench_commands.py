"""How much work the commands without a window do to start, beside `import pydantic` alone."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from twoheirs_qt.files.catalogue import installed_catalogue
from twoheirs_qt.files.position import dump_position
from twoheirs_qt.rules import NewGame, new_game

ROOT = Path(__file__).resolve().parent.parent


class Starts:
    """Each command as a program of its own; its position lies in `folder`."""

    def __init__(self, folder: Path) -> None:
        self._position = folder / "position.json"
        state = new_game(installed_catalogue(), NewGame(seed=1))
        self._position.write_text(json.dumps(dump_position(state)), "utf-8")

    def new(self) -> float:
        """Milliseconds of work to deal a game."""
        return _work([*_program(), "new", "--seed", "1"])

    def of(self, command: str) -> Callable[[], float]:
        """What measures the milliseconds of work of a command that reads a position."""
        return lambda: _work([*_program(), command, str(self._position)])

    def pydantic(self) -> float:
        """Milliseconds of work to import pydantic and do nothing with it."""
        return _work([sys.executable, "-c", "import pydantic"])


def _program() -> list[str]:
    return [sys.executable, "-m", "twoheirs_qt"]


def _work(command: list[str]) -> float:
    """Milliseconds that the processor works for a command, in Python and in the system."""
    # What is installed is compiled, too.
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(
        command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL, check=True,
    )  # fmt: skip
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return 1000 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
