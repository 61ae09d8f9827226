"""Hidden information (rules §8): what a seat sees of a state, and states that it may be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from twoheirs_qt.games.bunny_kingdom.rules.catalogue import Kind, Pile
from twoheirs_qt.games.bunny_kingdom.rules.legality import DROP_COUNTS, PLAY_COUNTS
from twoheirs_qt.games.bunny_kingdom.rules.state import Phase, Pick, State, View
from twoheirs_qt.games.bunny_kingdom.rules.state_builder import make_sorted_pile
from twoheirs_qt.tabletop.dice import Dice


def make_view(state: State, seat_index: int) -> View:
    """All that the seat at this place may see; states that differ elsewhere have equal views."""

    def cover(piles: Sequence[Pile]) -> tuple[Pile | int, ...]:
        return tuple([pile if n == seat_index else len(pile) for n, pile in enumerate(piles)])

    is_revealed = state.table.phase in (Phase.COPY, Phase.OVER)
    return View(
        seat=seat_index,
        table=state.table,
        hands=cover(state.hands),
        picked=tuple([p if n == seat_index else p and True for n, p in enumerate(state.picked)]),
        parchments=state.parchments if is_revealed else cover(state.parchments),
        dropped=cover(state.dropped),
        reserves=tuple([len(pile) for pile in state.reserves]),
        deck=len(state.deck),
    )


def guess(view: View, seed: int) -> State:
    """A state that looks like this to the seat: all that is covered is dealt at random.

    The same seed gives the same state. Raises ValueError if the view covers more cards than are
    left, or more parchments.
    """
    return StateGuesser(view, Dice(seed)).guess_state()


def redeal(state: State, seat_indexes: Iterable[int], seed: int) -> State:
    """The same moment for these seats: all that none of them sees is dealt again.

    With no seats, so is all that onlookers do not see. The same seed gives the same state.
    """
    view = make_view(state, 0).hide_secrets()
    hands, picked = list(view.hands), list(view.picked)
    parchments, dropped = list(view.parchments), list(view.dropped)
    for index in seat_indexes:
        hands[index], picked[index] = state.hands[index], state.picked[index]
        parchments[index], dropped[index] = state.parchments[index], state.dropped[index]
    view = view._replace(
        hands=tuple(hands),
        picked=tuple(picked),
        parchments=tuple(parchments),
        dropped=tuple(dropped),
    )
    return guess(view, seed)


class StateGuesser:
    """Deals the cards that a seat does not see to where it does not see them."""

    def __init__(self, view: View, dice: Dice) -> None:
        self._view = view
        self._undealt = dice.shuffle(find_hidden_cards(view))

    def guess_state(self) -> State:
        """The whole state; parchments are dealt first, for they lie where nothing else may."""
        view = self._view
        parchments = self._fill(view.parchments, only=Kind.PARCHMENT)
        hands, dropped = self._fill(view.hands), self._fill(view.dropped)
        picked = tuple([self._guess_pick(pick) for pick in view.picked])
        reserves = tuple([bytes(self._take(count)) for count in view.reserves])
        deck = bytes(self._take(view.deck))
        return State(view.table, hands, picked, parchments, dropped, reserves, deck)

    def _fill(self, piles: Iterable[Pile | int], only: Kind | None = None) -> tuple[Pile, ...]:
        return tuple(
            [
                make_sorted_pile(self._take(pile, only)) if isinstance(pile, int) else pile
                for pile in piles
            ]
        )

    def _guess_pick(self, pick: Pick | bool | None) -> Pick | None:
        if pick is not True:
            return pick or None
        players = len(self._view.table.seats)
        return Pick(
            make_sorted_pile(self._take(PLAY_COUNTS[players])),
            bytes(self._take(DROP_COUNTS[players])),
        )

    def _take(self, count: int, only: Kind | None = None) -> list[int]:
        kinds = self._view.table.catalogue.cards_by_number
        taken: list[int] = []
        undealt: list[int] = []
        for number in self._undealt:
            is_fitting = only is None or kinds[number].kind is only
            (taken if is_fitting and len(taken) < count else undealt).append(number)
        if len(taken) < count:
            raise ValueError("a view covers more cards than there are")
        self._undealt = undealt
        return taken


def find_hidden_cards(view: View) -> list[int]:
    """The cards that the seat of a view does not see, by number: none of them lies open to it."""
    catalogue = view.table.catalogue
    hidden_counts = Counter(
        {number: card.copies for number, card in enumerate(catalogue.cards_by_number)}
    )
    for piles in (view.table.kept, view.table.used, view.hands, view.parchments, view.dropped):
        for pile in piles:
            if not isinstance(pile, int):
                hidden_counts.subtract(pile)
    for pick in view.picked:
        if isinstance(pick, Pick):
            hidden_counts.subtract(pick.play + pick.discard)
    return [number for number, count in hidden_counts.items() for _ in range(count)]
