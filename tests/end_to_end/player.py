"""Runs the real program on the screen of this process and plays it, in another thread.

    python -m tests.end_to_end.player PLAN.json

The plan: `person` ("mouse" or "keys"), `seed`, `scale`, `until_turn` (null: to the end), `shots`
(a folder), `report` (a file for the observations, as JSON). Errors go to standard error, with exit
status 1 and a picture of the screen.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import traceback
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from tests.end_to_end import window_state
from tests.end_to_end.gestures import KeyboardUser, MouseUser, WindowUser
from tests.end_to_end.input_device import InputDevice
from tests.end_to_end.window_state import WindowThread, find_heir_page
from tests.play import NO_CAMPS, choose
from twoheirs_qt import cli
from twoheirs_qt.games.two_heirs.codec.position import dump_position
from twoheirs_qt.games.two_heirs.rules import BreakCamp, EndTurn, State, apply


class Play:
    """The actions of the person from the start of the program to its end."""

    def __init__(self, plan: dict[str, Any], thread: WindowThread, person: WindowUser) -> None:
        self._plan = plan
        self._thread = thread
        self._person = person
        self._random = Random(plan["seed"])
        self._shots = Path(plan["shots"])
        self.seen: dict[str, object] = {}

    def play_session(self) -> None:
        """Begin or continue a game, play, and leave."""
        thread = self._thread
        thread.wait(window_state.is_up, "the window comes up")
        thread.wait(
            lambda: window_state.find_home() is not None,
            "the program is up",
        )
        if not thread.run(lambda: window_state.find_session().is_open):
            self._save_picture("home")
            self._person.begin(self._plan["seed"])
            self._save_picture("start")
        else:
            self._note("resumed")
            self._save_picture("home")
            self._person.continue_game()
            self._save_picture("resumed")
            self._expect(self._person.redo, None, "what was undone is done again")
        self._play()
        if self._plan["until_turn"] is None:
            self._read_score_sheet()
        else:
            self._do_and_take_back()
        self._note("left")
        thread.run(lambda: window_state.find_session().store.flush())
        self._person.leave()

    def _play(self) -> None:
        last_turn = self._plan["until_turn"]
        while True:
            state, turn, is_over = self._thread.run(
                lambda: (
                    window_state.find_state(),
                    window_state.find_session().turn,
                    window_state.find_session().is_over,
                )
            )
            if is_over or (last_turn is not None and turn >= last_turn):
                return
            action = choose(state, self._random, NO_CAMPS)
            if isinstance(action, BreakCamp):
                action = EndTurn()  # a Camp is broken only where nothing else is left to do
            expected_state, _ = apply(state, action)
            self._expect(partial(self._person.do, action), expected_state, str(action))

    def _expect(
        self, do: Callable[[], object], expected_state: State | None, description: str
    ) -> None:
        before = self._thread.run(window_state.find_state)
        do()
        if expected_state is None:
            self._thread.wait(lambda: window_state.find_state() != before, description)
        else:
            self._thread.wait(lambda: window_state.find_state() == expected_state, description)

    def _do_and_take_back(self) -> None:
        """Do some actions, undo and redo them, restart the turn; finally leave one undone."""
        person = self._person
        states = [self._thread.run(window_state.find_state)]
        while len(states) < 3:
            action = choose(states[-1], self._random, NO_CAMPS)
            if isinstance(action, EndTurn | BreakCamp):
                break
            next_state, _ = apply(states[-1], action)
            self._expect(partial(person.do, action), next_state, str(action))
            states.append(next_state)
        assert len(states) > 1, "nothing can be done in this turn"
        for state in reversed(states[:-1]):
            self._expect(person.undo, state, "undo")
        for state in states[1:]:
            self._expect(person.redo, state, "redo")
        self._expect(person.restart_turn, states[0], "the turn is begun anew")
        for state in states[1:]:
            self._expect(person.redo, state, "redo")
        self._save_picture("middle")
        self._expect(person.undo, states[-2], "undo")

    def _read_score_sheet(self) -> None:
        self._thread.wait(lambda: find_heir_page().score_panel.isVisible(), "the score sheet opens")
        self._save_picture("counting")
        self._person.skip_show()
        self._thread.wait(lambda: find_heir_page().score_sheet.verdict != "", "all is counted")
        self._save_picture("end")

        def list_lines() -> list[tuple[str, str, str, list[list[int]]]]:
            return [
                (
                    line.line.name,
                    line.line.place,
                    line.line.points,
                    [list(c) for c in line.line.cells],
                )
                for line in find_heir_page().score_sheet.lines
            ]

        self.seen["lines"] = self._thread.run(list_lines)
        self.seen["totals"] = self._thread.run(lambda: find_heir_page().score_sheet.totals)
        self.seen["verdict"] = self._thread.run(lambda: find_heir_page().score_sheet.verdict)

    def _note(self, when: str) -> None:
        """Record the state of the game, to compare it with another."""
        session = self._thread.run(window_state.find_session)
        self.seen[when] = self._thread.run(
            lambda: {
                "position": dump_position(session.state),
                "turn": session.turn,
                "done": session.stack.index(),
                "actions": session.stack.count(),
                "file": str(session.store.path),
                "over": session.is_over,
            }
        )

    def _save_picture(self, name: str) -> None:
        self._thread.take_screenshot(self._shots / f"{name}.png")


def main(plan_file: Path) -> int:
    """Run the program as its user does, and the person beside it; returns the exit status."""
    plan = json.loads(plan_file.read_text("utf-8"))
    thread = WindowThread()
    device = InputDevice(plan["scale"])
    person: WindowUser = (
        MouseUser(thread, device) if plan["person"] == "mouse" else KeyboardUser(thread, device)
    )
    play = Play(plan, thread, person)
    failed = []

    def play_session() -> None:
        try:
            play.play_session()
        except BaseException:
            failed.append(traceback.format_exc())
            try:
                origin = thread.run(lambda: window_state.find_session().save.origin)
                failed.append(f"the game: {origin}")
                thread.take_screenshot(Path(plan["shots"]) / "failed.png")
            finally:
                print(*failed, sep="\n", file=sys.stderr, flush=True)
                os._exit(1)  # the program may hang

    actions = threading.Thread(target=play_session, name="person")
    actions.start()
    status = cli.window(["--fullscreen", "--language", "en"])
    actions.join()
    Path(plan["report"]).write_text(json.dumps(play.seen), "utf-8")
    return status or len(failed)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
