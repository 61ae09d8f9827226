"""Look ahead: play actions and take them back, for opponents, hints and reviews.

    search = Search(state)
    for action in search.list_actions(): ...
    search.play(action)
    search.calculate_lead(Heir.WHITE), search.make_key()
    search.take_back()

The rules are those of `apply`, but without events and checks. To search in a state with its real
supply would be cheating: `unseen.redeal` makes one as an heir may imagine it.
"""

from __future__ import annotations

from twoheirs_qt.games.two_heirs.rules.access import count_access, list_slots_in_reach
from twoheirs_qt.games.two_heirs.rules.actions import Action
from twoheirs_qt.games.two_heirs.rules.components import Heir, Resources
from twoheirs_qt.games.two_heirs.rules.core import Core
from twoheirs_qt.games.two_heirs.rules.legality import list_actions
from twoheirs_qt.games.two_heirs.rules.scoring import calculate_totals, find_winner
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.rules.turn import play


class Search:
    """A position in the tree of states that can follow, and those before it."""

    __slots__ = ("_core", "_previous")

    def __init__(self, state: State) -> None:
        self._core = state.core
        self._previous: list[Core] = []

    def copy(self) -> Search:
        """Make a search in the same position that can be taken back as far."""
        search = Search(self.state)
        search._previous = self._previous[:]
        return search

    @property
    def state(self) -> State:
        """The current state."""
        return State.of(self._core)

    @property
    def active(self) -> Heir:
        """The heir whose turn it is, or would be next when the game is over."""
        return self._core.active

    @property
    def is_over(self) -> bool:
        """Whether the last turn has ended (rules §6)."""
        return self._core.turns_left == 0

    def list_actions(self) -> list[Action]:
        """The legal actions, in an order that depends only on the actions played so far."""
        return list_actions(self._core)

    def play(self, action: Action) -> None:
        """Do one of `list_actions`; any other action gives an invalid state."""
        self._previous.append(self._core)
        self._core = play(self._core, action, None)

    def take_back(self) -> None:
        """Take the last action back. Raises IndexError where none was played."""
        self._core = self._previous.pop()

    def make_key(self) -> tuple[object, ...]:
        """A key that is equal for equal states, in one run of the program.

        Different states share one with a probability of about 2**-60.
        """
        return self._core.make_key()

    def count_points(self) -> tuple[int, int]:
        """The points of White and of Blue, as if the game ended now."""
        return calculate_totals(self._core)

    def calculate_lead(self, heir: Heir) -> int:
        """The points by which `heir` leads, as if the game ended now."""
        white, blue = calculate_totals(self._core)
        return white - blue if heir is Heir.WHITE else blue - white

    def calculate_reach(self) -> int:
        """The number of tiles in reach of the active heir (rules §3, Reach)."""
        return len(list_slots_in_reach(self._core))

    def count_access(self) -> Resources:
        """The number of each resource that the active heir has access to (rules §3 B.1)."""
        return count_access(self._core)

    def find_winner(self) -> Heir | None:
        """The winner if the game ended now; None: drawn."""
        return find_winner(self._core)
