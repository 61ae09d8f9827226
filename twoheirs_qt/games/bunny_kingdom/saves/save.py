"""A saved game as a value: its start, its actions and its settings.

Names and titles are cut to the length that a file allows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from twoheirs_qt.games.bunny_kingdom.rules.actions import Action
from twoheirs_qt.games.bunny_kingdom.rules.state import State
from twoheirs_qt.tabletop.files.limits import MAX_NAME_LENGTH, MAX_TITLE_LENGTH, fit

MAX_ACTIONS: Final = 1000
"""The maximum number of actions in a save: a game has about 120, and never more than 300."""

Player: TypeAlias = Literal["human", "computer"]


@dataclass(frozen=True, slots=True)
class GameSettings:
    """The settings of one game; lists go by the seats' places.

    - `names`: an empty one stands for the color of the seat
    - `opponents`: names of computer opponents, never commands; empty for humans
    - `covers_hands`: whether hands are covered between the seats at one screen; then a pick that
      has been revealed cannot be taken back
    """

    names: tuple[str, ...]
    players: tuple[Player, ...]
    opponents: tuple[str, ...]
    covers_hands: bool = True

    def __post_init__(self) -> None:
        for field in ("names", "opponents"):
            cut = tuple([fit(name, MAX_NAME_LENGTH) for name in getattr(self, field)])
            object.__setattr__(self, field, cut)

    def with_player(self, place: int, player: Player, opponent: str = "") -> GameSettings:
        """Return settings with a human, or the computer's `opponent`, in a seat."""
        players, opponents = [*self.players], [*self.opponents]
        players[place] = player
        opponents[place] = opponent if player == "computer" else ""
        return GameSettings(self.names, tuple(players), tuple(opponents), self.covers_hands)


@dataclass(frozen=True, slots=True)
class SaveGame:
    """The record of a game.

    - `seed`: of a new game; None for one that began from a position
    - `states`: one more than there are actions
    - `actions`: with those that can be redone; the first `done` of them count
    - `gave_up`: the place of a seat that gave up
    - `created`, `changed`: times such as `2025-01-31T18:30:00Z`
    """

    seed: int | None
    settings: GameSettings
    states: Sequence[State]
    actions: Sequence[Action]
    done: int
    created: str
    changed: str
    title: str = ""
    gave_up: int | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "title", fit(self.title, MAX_TITLE_LENGTH))

    @property
    def start(self) -> State:
        """The state before the first action."""
        return self.states[0]

    @property
    def state(self) -> State:
        """The current state of the game."""
        return self.states[self.done]
