"""Checks invariants while the program is played, by the signals of its window.

- whenever the window shows "saved", the file contains the game as it is shown
- a game that is opened again is as it was left
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

from PySide6.QtCore import QTimer

from tests.end_to_end import window_state
from tests.end_to_end.random_player import summarize_game
from tests.end_to_end.window_state import find_window
from tests.games.two_heirs.reading import load_save
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.tabletop.saves.store import SaveKind, SaveState


class Violation(AssertionError):
    """Raised for a broken invariant."""


class Observations:
    """The games seen so far: for each file, the game that it must contain at the end."""

    def __init__(self) -> None:
        self.held: dict[str, list[Any]] = {}
        """By file: the game as it was shown last."""
        self.exported: dict[str, list[Any]] = {}
        self.running = ""
        """The file of the game that the window was closed with."""
        self.ended: list[int] = []
        """The seeds of the games against Henry that came to their end."""
        self.counts: Counter[str] = Counter()

    def dump(self) -> dict[str, Any]:
        return {**vars(self), "counts": dict(self.counts)}


class InvariantChecker:
    """Compares the window with the disk; `faults` are the violations."""

    def __init__(self, observations: Observations) -> None:
        self.observations = observations
        self.faults: list[str] = []

    def check(self) -> None:
        """Raise Violation if there are faults."""
        if self.faults:
            raise Violation("\n".join(self.faults))

    def begin(self) -> None:
        """Start comparing, in the thread of the window."""
        find_window().menus._settings.motion_factor = 0.0
        session = window_state.find_session()
        session.save_state_changed.connect(self._on_save_state)
        session.opened.connect(self._on_opened)
        session.stepped.connect(lambda _: self.hold(session))
        if session.is_open:
            self.hold(session)

    def hold(self, session: GameSession) -> None:
        """Record the running game as it must be when it is opened again."""
        assert session.store.path is not None
        self.observations.held[str(session.store.path)] = summarize(session.save)

    def name(self, path: Path, title: str, *, failed: bool = False) -> None:
        """Record the new title of a game.

        If renaming `failed`, the file may have the new title or the old one.
        """
        *game, before = self.observations.held[str(path)]
        result = read_summary(path)[-1] if failed else title
        if result not in (before, title):
            self.faults.append(f"{path}: named {title!r} after {before!r}, it is called {result!r}")
        self.observations.held[str(path)] = [*game, result]

    def _on_opened(self) -> None:
        session = window_state.find_session()
        opened_game, expected_game = (
            summarize(session.save),
            self.observations.held.get(str(session.store.path)),
        )
        if expected_game is not None and opened_game != expected_game:
            self.faults.append(
                f"{session.store.path}: left as {expected_game}, and came back as {opened_game}"
            )
        self.hold(session)

    def _on_save_state(self, state: SaveState) -> None:
        self.observations.counts[f"said {state.kind.name.lower()}"] += 1
        # After the event, when the window shows the state.
        QTimer.singleShot(0, self._compare)

    def _compare(self) -> None:
        """Check that a game shown as saved is in the file."""
        state = window_state.find_session().save_state
        if state.kind is not SaveKind.SAVED or state.path is None:
            return
        shown_game = summarize(window_state.find_session().save)
        try:
            summary = read_summary(state.path)
        except (OSError, ValueError, KeyError) as fault:
            self.faults.append(f"{state.path} is said to be saved: {fault!r}")
            return
        if summary != shown_game:
            self.faults.append(
                f"{state.path}: said to be saved is {shown_game}, and there is {summary}"
            )


def summarize(save: Any) -> list[Any]:
    return [*summarize_game(save), save.title]


def read_summary(path: Path) -> list[Any]:
    """Summarize the game in a file as `summarize` does, without the rules."""
    from hashlib import sha256

    first, *changes = [json.loads(line) for line in path.read_bytes().split(b"\n")[:-1]]
    actions: list[Any] = []
    done_count, gave_up, title = 0, None, ""
    for change in changes:
        if "action" in change:
            actions[done_count:] = [change["action"]]
            done_count += 1
        done_count = change.get("done", done_count)
        gave_up, title = change.get("gave_up", gave_up), change.get("title", title)
    digest = sha256(json.dumps(actions).encode()).hexdigest()[:12]
    seed = first["origin"].get("seed")
    return [seed, len(actions), done_count, gave_up is not None, digest, title]


def load_summary(path: Path) -> list[Any]:
    """Summarize the game in a file, checked by the rules."""
    from twoheirs_qt.games.two_heirs.codec.catalogue import load_installed_catalogue

    return summarize(load_save(path, load_installed_catalogue()))
