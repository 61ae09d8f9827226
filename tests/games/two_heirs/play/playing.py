"""Helpers for tests of a session: begin and play a duel, record the signals of the session."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from tests.games.two_heirs.reading import load_save
from tests.play import choose
from tests.timeouts import TIMEOUT_S
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.rules import Heir, NewGame, State, Take, list_clockwise
from twoheirs_qt.tabletop.saves.save import GameSettings, TakeBackRule
from twoheirs_qt.tabletop.saves.store import SaveKind, SaveState

FREE, UNTIL_REVEALED, OFF = TakeBackRule


def open_new(session: GameSession, rule: TakeBackRule = FREE, **options: Any) -> State:
    """Open a new duel that White begins."""
    new_game_options = NewGame(**{"seed": 5, "first": Heir.WHITE, **options})
    session.new(new_game_options, GameSettings(names=("Ann", ""), take_back_rule=rule))
    return session.state


def take(state: State) -> Take:
    """The take of the tile next to the shield."""
    return Take(list_clockwise(state)[0])


def play_all(session: GameSession, seed: int = 1) -> None:
    """Play to the end at random."""
    random = Random(seed)
    while not session.is_over:
        assert session.play(choose(session.state, random))


class SignalLog:
    """Records the signals of a session, in order."""

    def __init__(self, session: GameSession) -> None:
        self.calls: list[tuple[Any, ...]] = []
        for name in ("opened", "stepped", "refused", "game_ended"):
            getattr(session, name).connect(self._make_listener(name))

    def _make_listener(self, name: str) -> Callable[..., None]:
        return lambda *values: self.calls.append((name, *values))

    def list_names(self) -> list[str]:
        return [call[0] for call in self.calls]


def open_file(session: GameSession, path: Path, settings: GameSettings | None = None) -> bool:
    """Go on with what is in a file, as the program does; whether it was dealt anew."""
    opened = session.read(path)
    session.open_game(opened, path if session.can_save_in(path) else None, settings)
    return opened.redealt


def resume(session: GameSession) -> bool:
    """Continue the game of last time; False if there is none."""
    last = session.read_last()
    if last is not None:
        session.open_game(*last)
    return last is not None


def close_session(session: GameSession) -> SaveState:
    """Wait until all is on the disk; where that failed before, try once more."""
    session.store.flush()
    if session.save_state.kind is SaveKind.FAILED:
        session.store.write_queue.retry()
        session.store.flush()
    return session.save_state


def play(session: GameSession, count: int = 1) -> None:
    """Play some actions at random, and wait until they are saved, or cannot be."""
    random = Random(1)
    for _ in range(count):
        assert session.play(choose(session.state, random))
    session.store.flush(TIMEOUT_S)


def find_path(session: GameSession) -> Path:
    """The file of the running game."""
    assert session.store.path is not None
    return session.store.path


def count_done(session: GameSession, path: Path | None = None) -> int:
    """Count the actions done in a file, that of the running game if none is named."""
    return load_save(path or find_path(session), session.catalogue).done_count
