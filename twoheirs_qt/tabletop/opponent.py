"""A computer opponent of any game: what it is asked, and what it answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from twoheirs_qt.tabletop.dice import Dice

Action = TypeVar("Action")
ViewOf = TypeVar("ViewOf", contravariant=True)


class Budget(NamedTuple):
    """The bounds of thinking about one answer, whichever ends first; None is no bound.

    Looking at so many `states` leads to the same answer everywhere, so many `seconds` may not.
    A bound that ends at once still leaves time for an answer by the rules.
    """

    states: int | None = None
    seconds: float | None = None


class Proposal(NamedTuple, Generic[Action]):
    """The answer of an opponent, final or the best so far.

    - `actions`: at least one; not more than up to the first that shows hidden things or after which
      another seat is asked
    - `lead`: the points by which it expects to win (below 0: to lose)
    - `states`: how many it looked at
    """

    actions: tuple[Action, ...]
    lead: float
    states: int


OnProgress: TypeAlias = Callable[[Proposal[Any]], None]
Stop: TypeAlias = Callable[[], bool]


class Opponent(Protocol[ViewOf, Action]):
    """A computer opponent, which is given views of its seat and nothing else."""

    def answer(
        self, view: ViewOf, budget: Budget, dice: Dice, on_progress: OnProgress, stop: Stop
    ) -> Proposal[Action]:
        """Find what the seat that is asked in a view does.

        Equal dice and a budget in states give equal answers. `on_progress` receives each better
        plan, `stop` is asked often and ends the thinking. Raises ValueError when there is nothing
        to decide.
        """
