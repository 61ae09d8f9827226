"""What a computer opponent is asked, and what it answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol, TypeAlias

from twoheirs_qt.rules.actions import Action, Take
from twoheirs_qt.rules.components import Resources
from twoheirs_qt.rules.setup import Dice
from twoheirs_qt.rules.state import State
from twoheirs_qt.rules.unseen import hide_unseen, redeal


class Budget(NamedTuple):
    """How long an opponent may think about one answer; whichever ends first, None is no bound.

    Looking at so many `states` leads to the same answer everywhere, so many `seconds` may not.
    A bound that ends at once still leaves time for an answer by the rules.
    """

    states: int | None = None
    seconds: float | None = None


class Gain(NamedTuple):
    """What one action of an answer changed at once, for the heir who plays it.

    - `own` and `theirs`: points of the heir and of the opponent, as if the game ended then
    - `access`: how much more of each resource, and `reach`: how many more tiles of the reserve
    - `worth`: points that the player expects from it in the end, beyond those of `own - theirs`;
      0 where it does not look beyond them
    """

    own: int
    theirs: int
    access: Resources
    reach: int
    worth: float = 0.0


class Answer(NamedTuple):
    """What an opponent plays now: the rest of its turn, or as far as nothing unseen is turned up.

    After a take that turns up a tile it is asked again. `gains`: one for each action. `lead`: the
    points by which it expects to win (below 0: to lose). `states`: how many it looked at.
    """

    actions: tuple[Action, ...]
    gains: tuple[Gain, ...]
    lead: float
    states: int


class Thought(NamedTuple):
    """What an opponent would play if it had to answer now; see `Answer`."""

    actions: tuple[Action, ...]
    lead: float
    states: int


Tell: TypeAlias = Callable[[Thought], None]
Stop: TypeAlias = Callable[[], bool]


class Opponent(Protocol):
    """A computer opponent in a duel."""

    @property
    def name(self) -> str:
        """The name by which it is chosen, such as `greedy`."""
        ...

    def turn(
        self,
        known: State,
        budget: Budget,
        dice: Dice,
        tell: Tell | None = None,
        stop: Stop | None = None,
    ) -> Answer:
        """What the active heir of `known` plays now.

        Of what nobody has seen in `known` nothing is used, nor does the answer depend on it. Equal
        dice and a budget in states give equal answers. `tell` hears of each better plan, `stop` is
        asked often and ends the thinking. Raises ValueError when the game is over.
        """
        ...


def imagined(known: State, dice: Dice) -> State:
    """A state that may be behind what is seen of `known`; it depends on nothing else but `dice`."""
    return redeal(hide_unseen(known), dice.randrange)


def turns_up(known: State, plan: Sequence[Action]) -> bool:
    """Whether the last action of a plan that begins in `known` turns up a tile (rules §3 A)."""
    return bool(plan) and type(plan[-1]) is Take and bool(known.stack)


def playable(known: State, plan: Sequence[Action]) -> tuple[Action, ...]:
    """The actions of a plan that begins in `known`, up to the first that turns up a tile."""
    for number in range(1, len(plan)):
        if turns_up(known, plan[:number]):
            return tuple(plan[:number])
    return tuple(plan)
