"""The targets that a step of a lesson speaks of: golden rings on the table, rows of the outline."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from twoheirs_qt.game.targets import (
    HandTile,
    HeirArea,
    LandCell,
    ReservePlace,
    Section,
    Subject,
    SupplyPile,
    Target,
)
from twoheirs_qt.rules import Action, Heir, State, Take, means_of
from twoheirs_qt.words.tutorial.model import InHand, OnCell, OnPlace, Spot, Thing

_BRANCHES = {
    Thing.LANDSCAPE: Section.LANDSCAPE,
    Thing.HAND: Section.HANDS,
    Thing.TROOPS: Section.TROOPS,
    Thing.RING: Section.TROOPS,
}


def subjects_of(state: State, heir: Heir, spots: Sequence[Spot]) -> Iterator[Subject]:
    """The targets of the spots, for the player `heir`; not all of them need have a row."""
    for spot in spots:
        match spot:
            case OnCell(at):
                yield LandCell(at)
            case OnPlace(slot):
                yield ReservePlace(slot)
            case InHand(tile):
                yield HandTile(heir, tile)
            case Thing.REACH:
                yield from map(ReservePlace, means_of(state, heir).slots)
            case Thing.SHIELD:
                yield ReservePlace(state.shield)
            case Thing.SUPPLY:
                yield SupplyPile()
            case Thing.ACCESS | Thing.END_TURN:
                yield HeirArea(heir)
            case Thing.OPPONENT:
                yield HeirArea(heir.opponent)
            case _:
                yield _BRANCHES[spot]


def target_of(action: Action) -> Target | None:
    """The target beside which something is to be said about an action."""
    if isinstance(action, Take):
        return ReservePlace(action.slot)
    cell = getattr(action, "at", None) or getattr(action, "to", None)
    return None if cell is None else LandCell(cell)
