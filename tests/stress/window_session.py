"""Runs the real program on a disk that fails by chance, and plays in it by its window and shelf.

    python -m tests.stress.window_session PLAN.json

The plan: `seed`, `control` (that of the disk), `elsewhere` (a folder beside), `report` (a file that
gets what was seen, as JSON). What breaks a promise goes to standard error, with exit status 1:

- each time the window says "saved", the file holds the game as it is shown
- a game that is opened again is as it was left
- a fault is reported in one sentence of decent length
- with space back, closing asks nothing

The report names what must be on the disk then: see `Observations`.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from tests.end_to_end import window_state
from tests.end_to_end.window_state import WindowThread, find_window
from tests.play import NO_CAMPS, choose
from tests.stress.clicker import DISCARD_BUTTONS, RandomClicker, is_idle, is_titled_dialog_open
from tests.stress.failing_disk import ALL, Kind, patch_python, switch
from tests.stress.invariants import Violation, summarize
from twoheirs_qt import cli
from twoheirs_qt.games.two_heirs.new_game.choices import NewGameChoices
from twoheirs_qt.games.two_heirs.pages.games import Games
from twoheirs_qt.games.two_heirs.rules import Heir
from twoheirs_qt.tabletop.pages.game_pages import GamePages
from twoheirs_qt.tabletop.saves.listing import Entry
from twoheirs_qt.tabletop.saves.store import SaveKind
from twoheirs_qt.tabletop.shelf.library import RenameDialog
from twoheirs_qt.tabletop.shelf.page import ShelfPage
from twoheirs_qt.tabletop.widgets.question import Question

CHANCES: Final = (0, 3, 10, 30, 60, 100)
"""Of a hundred calls, so many fail."""


class WindowSession(RandomClicker):
    """One player from the start of the program to its end."""

    def __init__(self, plan: dict[str, Any], thread: WindowThread) -> None:
        super().__init__(thread, Random(plan["seed"]), Path(plan["elsewhere"]))
        self._control = Path(plan["control"])
        self._seed = plan["seed"]

    # -- the disk --------------------------------------------------------------------------------

    def _set_failures(self, chance: int | None = None) -> None:
        kinds = ALL if self._random.random() < 0.6 else self._random.choice(list(Kind))
        pause = 0.02 if self._random.random() < 0.2 else 0.0
        percentage = self._random.choice(CHANCES) if chance is None else chance
        switch(self._control, percentage, kinds, pause if percentage else 0.0)

    # -- what a person does ----------------------------------------------------------------------

    def play_session(self) -> None:
        """Play, use the shelf and leave, in an order that the seed decides."""
        self._wait(window_state.is_shown, "the window is shown")
        self._run(self._watch.begin)
        self._begin()
        steps: list[Callable[[], object]] = [
            self._play_some,
            self._play_some,
            self._undo_some,
            self._begin,
            self._return_by_shelf,
            self._return_by_shelf,
            self._rename,
            self._export,
            self._delete_and_undo,
            self._save_elsewhere,
            self._copy,
            self._play_henry,
        ]
        self._random.shuffle(steps)
        self._play_some()
        for step in steps:
            self._set_failures()
            step()
            self._answer_all()
        self._leave()

    def _find_pages(self) -> GamePages:
        pages = find_window().findChild(GamePages)
        assert pages is not None
        return pages

    def _find_page(self) -> ShelfPage:
        return self._find_pages().library.page

    def _begin(self, level: int | None = None) -> int:
        """Begin a new game; returns its seed."""
        seed = self._random.randrange(1 << 32)

        def begin() -> None:
            games = find_window().findChild(Games)
            assert games is not None
            first = self._random.choice([None, *Heir])
            against = "duel" if level is None else "henry"
            choices = NewGameChoices(first=first, against=against, level=level or 1)
            games.start_new(choices, seed)

        self._run(begin)
        self._answer_all()
        self.observations.counts["games"] += 1
        return seed

    def _play_some(self, max_actions: int = 12) -> None:
        for _ in range(self._random.randrange(2, max_actions)):
            self._play_one()
            if self._random.random() < 0.15:
                self._set_failures()
            if self._random.random() < 0.3:
                self._wait_until_quiet()
            self._answer_all()

    def _play_one(self) -> None:
        def play() -> None:
            session = window_state.find_session()
            if session.is_open and not session.is_over:
                session.play(choose(session.state, self._random, NO_CAMPS))
                self.observations.counts["actions"] += 1

        self._run(play)

    def _wait_until_quiet(self) -> None:
        """Wait until everything was written, or failed."""
        self._wait(_is_quiet, "what was played is saved, or it is said why not")

    def _undo_some(self) -> None:
        for _ in range(self._random.randrange(1, 4)):
            self._run(lambda: find_window().menus.undo.trigger())
            self._answer_all()
        if self._random.random() < 0.5:
            self._run(lambda: find_window().menus.redo.trigger())

    def _enter_shelf(self, *, running: bool) -> Entry | None:
        """Open the shelf, on a game that runs or on one that does not; None if there is none."""

        def enter() -> None:
            if not self._find_pages().library.is_shown:
                find_window().menus.shelf.trigger()

        def select() -> None:
            store = window_state.find_session().store
            existing = [
                Path(name)
                for name in self.observations.held
                if os.path.exists(name) and store.holds(Path(name))
            ]
            candidates = [path for path in sorted(existing) if (path == store.path) is running]
            if candidates:
                self._find_page().select(self._random.choice(candidates))

        def read_selection() -> Entry | None:
            """Return the selected game once all was answered: by an answer a game may move."""
            entry, running_path = self._find_page().current, window_state.find_session().store.path
            if entry is None or str(entry.path) not in self.observations.held:
                return None
            return entry if (entry.path == running_path) is running else None

        self._run(enter)
        self._wait(is_idle, "the shelf lists all games")
        self._run(select)
        self._wait(
            lambda: all(item.is_read for item in self._find_pages().library.model._entries),
            "the shelf has read all games",
        )
        self._answer_all()
        result: Entry | None = self._run(read_selection)
        return result

    def _is_at(self, entry: Entry) -> bool:
        """Whether the cursor is still on this game; updating the list may move it."""
        current_entry = self._find_page().current
        return current_entry is not None and current_entry.path == entry.path

    def _ask(self, entry: Entry, effect: QAction) -> QWidget | None:
        """Trigger an action for a game; returns the dialog that it opens, or None."""

        def ask() -> QWidget | None:
            if self._is_at(entry):
                effect.trigger()
            return QApplication.activeModalWidget()

        widget: QWidget | None = self._run(ask)
        return widget

    def _leave_shelf(self) -> None:
        self._run(lambda: self._find_pages().library.leave())
        self._answer_all()

    def _return_by_shelf(self) -> None:
        if self._enter_shelf(running=False):
            self._run(lambda: self._find_page().continue_game.trigger())
            self.observations.counts["came back"] += 1
            self._answer_all()
        self._leave_shelf()
        self._play_some(4)

    def _rename(self) -> None:
        running = self._random.random() < 0.5
        if entry := self._enter_shelf(running=running):
            dialog = self._ask(entry, self._find_page().rename)
            if isinstance(dialog, RenameDialog):
                self._enter_title(entry, dialog, f"Title {self._random.randrange(1000)}", running)
                self.observations.counts["renamed"] += 1
            self._answer_all()
        self._leave_shelf()

    def _enter_title(self, entry: Entry, dialog: RenameDialog, title: str, running: bool) -> None:
        """Enter a title for a game, and record the outcome."""

        def name() -> None:
            dialog.line.setText(title)
            if running:  # it is named at once, and may be said to be saved before this ends
                self._watch.name(entry.path, title)
            dialog.accept()

        def note_title() -> None:
            self._watch.name(
                entry.path, title, failed=is_titled_dialog_open("The game could not be renamed")
            )

        self._run(name)
        self._wait(is_idle, "it is named, or it is said why not")
        if not running:
            self._run(note_title)

    def _export(self) -> None:
        if entry := self._enter_shelf(running=self._random.random() < 0.7):
            dialog = self._ask(entry, self._find_page().export)
            if isinstance(dialog, QFileDialog):
                self._run(lambda: dialog.selectNameFilter(dialog.nameFilters()[-1]))
                path = self._choose_file(dialog)
                self._wait(is_idle, "it is exported, or it is said why not")
                if self._run(lambda: self._find_page().line.text()).startswith("Exported"):
                    self.observations.exported[str(path)] = self.observations.held[str(entry.path)]
                    self.observations.counts["exported"] += 1
            self._answer_all()
        self._leave_shelf()

    def _delete_and_undo(self) -> None:
        if entry := self._enter_shelf(running=False):

            def delete() -> bool:
                if entry.path in window_state.find_session().store.unsaved or not self._is_at(
                    entry
                ):
                    return False  # what could not be saved of it would make it anew
                self._find_page().delete.trigger()
                return True

            dialog = self._run(delete)
            self._wait(is_idle, "it is deleted, or it is said why not")
            deleted = dialog and not os.path.exists(entry.path)
            self._answer_all()
            if deleted:
                self.observations.counts["deleted"] += 1
                self._set_failures(0)
                self._run(lambda: self._find_page().undo.trigger())
                self._wait(is_idle, "it is back, or it is said why not")
                self._answer_all()
        self._leave_shelf()

    def _save_elsewhere(self) -> None:
        def ask() -> None:
            games = find_window().findChild(Games)
            assert games is not None
            games.ask_save_elsewhere()

        self._run(ask)
        self._answer_all()
        self._play_some(4)

    def _copy(self) -> None:
        def copy() -> list[Any]:
            games = find_window().findChild(Games)
            assert games is not None
            games.save_as(path)
            return summarize(window_state.find_session().save)

        self._files += 1
        path = self._elsewhere / f"{self._files}.twoheirs"
        copied = self._run(copy)
        self._wait(is_idle, "the copy is not written")
        failed = self._run(QApplication.activeModalWidget) is not None
        self._answer_all()
        if not failed:
            self.observations.exported[str(path)] = copied
            self.observations.counts["copied"] += 1

    def _play_henry(self) -> None:
        seed = self._begin(self._random.choice([1, 2, 3]))
        for number in range(400):
            if self._run(lambda: window_state.find_session().is_over):
                break
            self._play_one()
            if number % 10 == 9:
                self._set_failures()
                self._answer_all()
            if number > 25 and self._seed % 3:  # giving up is an end, too
                self._run(
                    lambda: window_state.find_session().give_up(window_state.find_state().active)
                )
        self._answer_all()
        self.observations.ended.append(seed)
        self._set_failures(0)
        self._answer_all()

    def _leave(self) -> None:
        """Close the window on a disk with space: no question may be about a loss."""
        self._answer_all()
        self._set_failures(0)
        self._wait(is_idle, "what was asked of the disk is done")
        self._close()
        end = time.monotonic() + 60
        while not self._thread.run(_is_closed):
            active_dialog = self._run(QApplication.activeModalWidget)
            if isinstance(active_dialog, Question):
                message = self._run(active_dialog.accessibleDescription)
                if any(button.text() in DISCARD_BUTTONS for button in active_dialog.buttons):
                    raise Violation(f"with space back, closing asks: {message}")
                self._answer_all()
                self._close()
            if time.monotonic() > end:
                raise Violation("the window does not close")
            time.sleep(0.01)

    def _close(self) -> None:
        def close() -> None:
            self.observations.running = str(window_state.find_session().store.path)
            find_window().close()

        self._run(close)


def _is_quiet() -> bool:
    return window_state.find_session().save_state.kind is not SaveKind.SAVING


def _is_closed() -> bool:
    return not any(widget.isVisible() for widget in QApplication.topLevelWidgets())


def main(plan_file: Path) -> int:
    """Run the program as its user does, and the person beside it; the exit status."""
    patch_python()
    plan = json.loads(plan_file.read_text("utf-8"))
    thread = WindowThread()
    session = WindowSession(plan, thread)
    report = Path(plan["report"])

    def play_session() -> None:
        try:
            session.play_session()
        except BaseException:
            print(traceback.format_exc(), file=sys.stderr, flush=True)
            os._exit(1)  # the program may hang, and nobody is there to close it

    actions = threading.Thread(target=play_session, name="person", daemon=True)
    actions.start()
    status = cli.window(["--language", "en"])
    actions.join(10)
    report.write_text(json.dumps(session.observations.dump()), "utf-8")
    return status


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
