"""What tests of a session share: a duel begun and played, and all that the session says."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from tests.play import choose
from twoheirs_qt.files.save import GameSettings, TakeBack
from twoheirs_qt.game.session import GameSession
from twoheirs_qt.rules import Heir, NewGame, State, Take, clockwise

FREE, UNTIL_REVEALED, OFF = TakeBack


def open_new(session: GameSession, rule: TakeBack = FREE, **options: Any) -> State:
    """Open a new duel that White begins."""
    wanted = NewGame(**{"seed": 5, "first": Heir.WHITE, **options})
    session.new(wanted, GameSettings(names=("Ann", ""), take_back=rule))
    return session.state


def take(state: State) -> Take:
    """The take of the tile next to the shield."""
    return Take(clockwise(state)[0])


def play_all(session: GameSession, seed: int = 1) -> None:
    """Play to the end at random."""
    random = Random(seed)
    while not session.is_over:
        assert session.play(choose(session.state, random))


class Heard:
    """Everything a session says, in order."""

    def __init__(self, session: GameSession) -> None:
        self.calls: list[tuple[Any, ...]] = []
        for name in ("opened", "played", "stepped", "refused", "over"):
            getattr(session, name).connect(self._listener(name))

    def _listener(self, name: str) -> Callable[..., None]:
        return lambda *values: self.calls.append((name, *values))

    def names(self) -> list[str]:
        return [call[0] for call in self.calls]
