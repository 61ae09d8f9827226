"""A state of the game: one immutable value from which it can go on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NoReturn, cast

from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.components import Catalogue, Face, Heir, Tile, Treasure, Troop
from twoheirs_qt.rules.landscape import Landscape

if TYPE_CHECKING:
    from twoheirs_qt.rules.access import Means

PLACES: Final = 7
"""Places of the royal reserve, the shield's included."""

HAND_LIMIT: Final = 3
"""Tiles that an heir may hold at the end of a turn."""

LAST_TURNS: Final = 3
"""Turns still to end when the end is triggered: the running one, and one more of each heir."""

MOST_DISCOUNTS: Final = 54
"""One for each tile of the box; only a position made by hand comes near it."""


@dataclass(frozen=True, slots=True)
class Solo:
    """What a game against Henry adds (rules §7).

    `pile`: treasures face down, top first. `treasures`: those on the landscape, by cell.
    `last_built`: where the scaffold stands, None before the human has built. `start`: the
    starting tile.
    """

    level: int
    pile: tuple[Treasure, ...]
    treasures: Mapping[Cell, Treasure]
    last_built: Cell | None
    start: Cell

    def __hash__(self) -> int:
        treasures = frozenset(self.treasures.items())
        return hash((self.level, self.pile, treasures, self.last_built, self.start))

    @property
    def centre(self) -> Cell:
        """The cell around which Henry places his tiles."""
        return self.start if self.last_built is None else self.last_built


class Fields:
    """The fields that a `State` and the `Draft` of one share."""

    __slots__ = (
        "_hash",
        "_means",
        "active",
        "catalogue",
        "crown",
        "discounts",
        "hands",
        "landscape",
        "out",
        "score_roads",
        "shield",
        "siege",
        "slots",
        "solo",
        "south",
        "stack",
        "taken",
        "troops",
        "turns_left",
    )

    catalogue: Catalogue
    south: Heir
    score_roads: bool
    active: Heir
    landscape: Landscape
    troops: tuple[tuple[Troop, ...], tuple[Troop, ...]]
    slots: tuple[Tile | None, ...]
    shield: int
    crown: Heir
    hands: tuple[tuple[Tile, ...], tuple[Tile, ...]]
    stack: tuple[Tile, ...]
    taken: bool
    discounts: int
    siege: tuple[Cell, ...]
    turns_left: int | None
    solo: Solo | None
    out: tuple[Tile, ...]
    _means: Means | None
    _hash: int | None

    @property
    def is_over(self) -> bool:
        """Whether the last turn has ended (rules §6)."""
        return self.turns_left == 0

    @property
    def henry(self) -> Heir | None:
        """The heir that Henry plays, None in a duel; the human is South (rules §7)."""
        return None if self.solo is None else self.south.opponent

    def draft(self) -> Draft:
        """A copy that may be changed, for `apply`."""
        draft = Draft()
        draft.catalogue = self.catalogue
        draft.south = self.south
        draft.score_roads = self.score_roads
        draft.active = self.active
        draft.landscape = self.landscape
        draft.troops = self.troops
        draft.slots = self.slots
        draft.shield = self.shield
        draft.crown = self.crown
        draft.hands = self.hands
        draft.stack = self.stack
        draft.taken = self.taken
        draft.discounts = self.discounts
        draft.siege = self.siege
        draft.turns_left = self.turns_left
        draft.solo = self.solo
        draft.out = self.out
        draft._means = None
        draft._hash = None
        return draft


class State(Fields):
    """An immutable state. Compare by value; change by `rules.apply` only.

    - `catalogue`: the tiles and treasures in play
    - `south`: the heir at the bottom of the board; `active`: whose turn it is, or who would be
      next when the game is over
    - `landscape`: which tile lies where, in the order in which they were placed
    - `troops`: per heir, a retinue and two troops, which keep their places in the tuple
    - `slots`: the 7 places of the royal reserve, clockwise; `slots[shield]` is None
    - `crown`: whose crown the shield shows; `taken`: this turn's obligatory take is done
    - `hands`: per heir, in the order in which the tiles came
    - `stack`: the supply, top first
    - `discounts`: open discounts of this turn
    - `siege`: cells of buildings that may be destroyed right now, sorted
    - `turns_left`: None until the end is triggered, then the turns still to end, this included
    - `solo`: None in a duel
    - `out`: tiles that left the game, as far as known. It follows from the rest, so it does not
      count in equality.

    Equal are states from which the same can follow: which of two alike troops stands where, and
    the order of a hand, are for those who look on.
    """

    __slots__ = ()

    def __init__(
        self,
        *,
        catalogue: Catalogue,
        south: Heir,
        score_roads: bool,
        active: Heir,
        landscape: Mapping[Cell, Face],
        troops: tuple[tuple[Troop, ...], tuple[Troop, ...]],
        slots: tuple[Tile | None, ...],
        shield: int,
        crown: Heir,
        hands: tuple[tuple[Tile, ...], tuple[Tile, ...]] = ((), ()),
        stack: tuple[Tile, ...] = (),
        taken: bool = False,
        discounts: int = 0,
        siege: tuple[Cell, ...] = (),
        turns_left: int | None = None,
        solo: Solo | None = None,
        out: tuple[Tile, ...] = (),
    ) -> None:
        values = {
            "catalogue": catalogue,
            "south": south,
            "score_roads": score_roads,
            "active": active,
            "landscape": Landscape(landscape),
            "troops": troops,
            "slots": slots,
            "shield": shield,
            "crown": crown,
            "hands": hands,
            "stack": stack,
            "taken": taken,
            "discounts": discounts,
            "siege": siege,
            "turns_left": turns_left,
            "solo": solo,
            "out": out,
            "_means": None,
            "_hash": None,
        }
        for name, value in values.items():
            object.__setattr__(self, name, value)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a State is immutable: cannot set {name}")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a State is immutable: cannot delete {name}")

    def _value(self) -> tuple[object, ...]:
        """What counts in equality: alike troops (R4) and the tiles of a hand have no order."""
        return (
            self.catalogue.digest,
            self.south,
            self.score_roads,
            self.active,
            self.landscape,
            *(frozenset(troops) for troops in self.troops),
            self.slots,
            self.shield,
            self.crown,
            *(frozenset(hand) for hand in self.hands),
            self.stack,
            self.taken,
            self.discounts,
            self.siege,
            self.turns_left,
            self.solo,
        )

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return self._value() == other._value() if isinstance(other, State) else NotImplemented

    def __hash__(self) -> int:
        if self._hash is None:
            object.__setattr__(self, "_hash", hash(self._value()))
        assert self._hash is not None
        return self._hash

    def __repr__(self) -> str:
        return f"<State {self.active.word} to move, {len(self.landscape)} tiles in the landscape>"


class Draft(Fields):
    """A state in the making: its fields may be set anew, what they hold is never changed.

    Opponents make millions of states. Setting plain slots and then freezing the object costs a
    third of building a frozen dataclass.
    """

    __slots__ = ()

    def freeze(self) -> State:
        """Turn this object itself into a `State`; do not use it as a draft afterwards."""
        # Both classes have the same layout, which is what makes this assignment legal.
        self.__class__ = State  # type: ignore[assignment]
        return cast(State, self)

    def lay(self, cell: Cell, face: Face) -> None:
        """Put `face` on `cell`, in place of what lies there."""
        self.landscape = self.landscape.lay(cell, face)

    def set_troop(self, heir: Heir, index: int, troop: Troop) -> None:
        """Replace troop number `index` of `heir`."""
        own = self.troops[heir]
        own = (*own[:index], troop, *own[index + 1 :])
        self.troops = (own, self.troops[1]) if heir == 0 else (self.troops[0], own)

    def set_hand(self, heir: Heir, hand: tuple[Tile, ...]) -> None:
        """Replace the hand of `heir`."""
        self.hands = (hand, self.hands[1]) if heir == 0 else (self.hands[0], hand)
