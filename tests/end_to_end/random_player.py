"""Runs the real program and plays it at random, almost without pause, until it is killed.

    python -m tests.end_to_end.random_player SEED

All actions go through the session of the window. Standard output has a JSON list a line:

- `["back", game, settings]`: the state after the start
- `["try", game, settings]`: the result of the next step, written before it is done
- `["saved"]`: the window shows "saved", so all steps written before must be in the file
- `["kept"]`: the last change of a setting is written
"""

from __future__ import annotations

import json
import sys
import threading
from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Any

from PySide6.QtCore import QObject, QTimer

from tests.end_to_end import window_state
from tests.end_to_end.window_state import WindowThread, find_heir_page, find_window
from tests.play import choose
from twoheirs_qt import cli
from twoheirs_qt.games.two_heirs.codec.actions import dump_action
from twoheirs_qt.games.two_heirs.new_game.choices import NewGameChoices
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.rules import Action, NewGame
from twoheirs_qt.tabletop.saves.save import GameSettings, SaveGame
from twoheirs_qt.tabletop.saves.store import SaveKind, SaveState
from twoheirs_qt.tabletop.window.settings import Settings

PAUSE_MS, LONG_PAUSE_MS = 3, 90
"""Milliseconds between two steps, and now and then: long enough for a game to be saved."""


def summarize(
    seed: int | None, actions: Sequence[Action], done_count: int, is_over: bool
) -> list[Any]:
    """Summarize a game, with the actions to redo."""
    action_json = json.dumps([dump_action(action) for action in actions])
    return [seed, len(actions), done_count, is_over, sha256(action_json.encode()).hexdigest()[:12]]


def summarize_game(save: SaveGame) -> list[Any]:
    """Summarize a save."""
    options = save.origin.new_game_options
    seed = None if options is None else options.seed
    return summarize(seed, save.actions, save.done_count, save.resigned_seat is not None)


def list_settings(settings: Settings) -> list[Any]:
    """The settings that are changed here."""
    return [settings.upright, settings.motion_factor, NewGameChoices.load(settings).names[0]]


class RandomPlayer(QObject):
    """Plays by a timer, in the thread of the window."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._random = Random(seed)
        self._session: GameSession = window_state.find_session()
        self._settings: Settings = find_window().menus._settings
        self._settings.save_state_changed.connect(self._on_settings)
        if self._session.is_open:
            find_window().pages.show_table()  # from the start page
        game = summarize_game(self._session.save) if self._session.is_open else None
        print_line("back", game, list_settings(self._settings))
        self._session.save_state_changed.connect(self._on_save_state)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._take_step)
        self._timer.start(PAUSE_MS)

    def _on_save_state(self, state: SaveState) -> None:
        if state.kind is SaveKind.SAVED:
            print_line("saved")

    def _on_settings(self) -> None:
        if not self._settings._unsaved:
            print_line("kept")

    def _take_step(self) -> None:
        session, random = self._session, self._random
        # Else the next undo does that, and no more.
        find_heir_page().table.table_scene.step_player.skip()
        self._timer.setInterval(LONG_PAUSE_MS if random.random() < 0.2 else PAUSE_MS)
        chance = random.random()
        if not session.is_open or session.is_over or chance < 0.01:
            new_seed = random.randrange(2**32)
            print_line("try", summarize(new_seed, (), 0, False), list_settings(self._settings))
            level = random.choice([None, None, 1, 2])
            session.new(NewGame(seed=new_seed, level=level), GameSettings(names=("Ann", "")))
            return
        save = session.save
        seed = None if save.origin.new_game_options is None else save.origin.new_game_options.seed
        if chance < 0.03:
            print_line(
                "try",
                summarize(seed, save.actions, save.done_count, True),
                list_settings(self._settings),
            )
            session.give_up(session.state.active)
        elif chance < 0.15 and session.can_undo:
            print_line(
                "try",
                summarize(seed, save.actions, save.done_count - 1, False),
                list_settings(self._settings),
            )
            find_window().menus.undo.trigger()
        elif chance < 0.25 and session.can_redo:
            print_line(
                "try",
                summarize(seed, save.actions, save.done_count + 1, False),
                list_settings(self._settings),
            )
            find_window().menus.redo.trigger()
        elif chance < 0.35:
            self._change_settings(summarize_game(save))
        else:
            action = choose(session.state, random)
            actions = (*save.actions[: save.done_count], action)
            print_line(
                "try", summarize(seed, actions, len(actions), False), list_settings(self._settings)
            )
            session.play(action)

    def _change_settings(self, game: list[Any]) -> None:
        settings, random = self._settings, self._random
        new_settings, number = list_settings(settings), random.randrange(3)
        new_settings[number] = (not settings.upright, random.random(), f"A{random.random()}"[:20])[
            number
        ]
        print_line("try", game, new_settings)
        if number == 2:
            NewGameChoices.load(settings)._replace(names=(new_settings[2], "")).save(settings)
        elif number == 1:
            settings.motion_factor = new_settings[1]
        else:
            settings.upright = new_settings[0]


def print_line(*words: object) -> None:
    """A line, at once."""
    sys.stdout.write(json.dumps(words) + "\n")
    sys.stdout.flush()


def main(seed: int) -> int:
    """Run the program as its user does; the exit status."""
    thread = WindowThread()
    players: list[RandomPlayer] = []

    def begin() -> None:
        thread.wait(window_state.is_shown, "the window comes up")
        thread.run(lambda: players.append(RandomPlayer(seed)))

    threading.Thread(target=begin, daemon=True).start()
    return cli.window(["--language", "en"])


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
