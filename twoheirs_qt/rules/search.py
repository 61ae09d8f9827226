"""Looking ahead: playing actions and taking them back, for opponents, hints and reviews.

    search = Search(state)
    for action in search.actions(): ...
    search.play(action)
    search.lead(Heir.WHITE), search.key()
    search.take_back()

The rules are those of `apply`, but nothing is told and nothing is checked. Nobody may look ahead
in a state that shows what no heir has seen: `unseen.redealt` makes one that may be.
"""

from __future__ import annotations

from twoheirs_qt.rules.access import access, slots_in_reach
from twoheirs_qt.rules.actions import Action
from twoheirs_qt.rules.components import Heir, Resources
from twoheirs_qt.rules.core import Core
from twoheirs_qt.rules.legality import allowed
from twoheirs_qt.rules.scoring import totals, winner
from twoheirs_qt.rules.state import State
from twoheirs_qt.rules.turn import play


class Search:
    """A place in the tree of what can follow on a state, and the way that led there."""

    __slots__ = ("_core", "_way")

    def __init__(self, state: State) -> None:
        self._core = state.core
        self._way: list[Core] = []

    def copy(self) -> Search:
        """Another one at the same place, with the same way behind it."""
        search = Search(self.state)
        search._way = self._way[:]
        return search

    @property
    def state(self) -> State:
        """The state here."""
        return State.of(self._core)

    @property
    def active(self) -> Heir:
        """Whose turn it is, or who would be next when the game is over."""
        return self._core.active

    @property
    def is_over(self) -> bool:
        """Whether the last turn has ended (rules §6)."""
        return self._core.turns_left == 0

    def actions(self) -> list[Action]:
        """The legal actions, in an order that depends on nothing but the way from a state here."""
        return allowed(self._core)

    def play(self, action: Action) -> None:
        """Do one of `actions`; any other makes nonsense of what follows."""
        self._way.append(self._core)
        self._core = play(self._core, action, None)

    def take_back(self) -> None:
        """Take the last action back. Raises IndexError where none was played."""
        self._core = self._way.pop()

    def key(self) -> tuple[object, ...]:
        """Equal for equal states, in one run of the program.

        Different ones share a key once in about 2**60 times.
        """
        return self._core.key()

    def points(self) -> tuple[int, int]:
        """The points of White and of Blue, as if the game ended now."""
        return totals(self._core)

    def lead(self, heir: Heir) -> int:
        """By how many points `heir` leads, as if the game ended now."""
        white, blue = totals(self._core)
        return white - blue if heir is Heir.WHITE else blue - white

    def reach(self) -> int:
        """How many tiles of the reserve the active heir reaches (rules §3, Reach)."""
        return len(slots_in_reach(self._core))

    def access(self) -> Resources:
        """How much of each resource the active heir has access to (rules §3 B.1)."""
        return access(self._core)

    def winner(self) -> Heir | None:
        """Who would win if the game ended now; None: drawn."""
        return winner(self._core)
