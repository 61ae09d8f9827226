"""The values that examples and lessons calculate from the rules."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from twoheirs_qt.games.bunny_kingdom.rules.catalogue import Resource, Seat
from twoheirs_qt.games.bunny_kingdom.rules.events import Event
from twoheirs_qt.games.bunny_kingdom.rules.scoring import FiefLine, SeatScore, make_score_sheet
from twoheirs_qt.games.bunny_kingdom.rules.state import StateOrView
from twoheirs_qt.tabletop.prose.compiled import Measures

TerritoryName: TypeAlias = str
"""A territory, such as `E4`."""
CardId: TypeAlias = str


class PlayedActions(NamedTuple):
    """An example or a step with its positions before and after the actions, and the events."""

    before: StateOrView
    after: StateOrView
    events: tuple[Event, ...] = ()


MEASURES: Final = Measures()
"""All calculated values by their names in prose."""


def find_fief(position: StateOrView, at: str) -> FiefLine:
    """Find the fief with a territory; KeyError if nobody controls it."""
    for column in make_score_sheet(position).columns.values():
        for fief in column.fiefs:
            if at in fief.cells:
                return fief
    raise KeyError(at)


def _find_score(position: StateOrView, seat: Seat) -> SeatScore:
    return make_score_sheet(position).columns[seat]


@MEASURES.add
def strength(at: TerritoryName, played: PlayedActions) -> int:
    """Return the strength of the fief at a territory."""
    return find_fief(played.after, at).strength


@MEASURES.add
def wealth(at: TerritoryName, played: PlayedActions) -> int:
    """Return the wealth of the fief at a territory."""
    return find_fief(played.after, at).wealth


@MEASURES.add
def points(at: TerritoryName, played: PlayedActions) -> int:
    """Return the harvest of the fief at a territory."""
    return find_fief(played.after, at).points


@MEASURES.add
def points_before(at: TerritoryName, played: PlayedActions) -> int:
    """Return the harvest of the fief at a territory before the actions."""
    return find_fief(played.before, at).points


@MEASURES.add
def territories(at: TerritoryName, played: PlayedActions) -> int:
    """Count the territories of the fief at a territory."""
    return len(find_fief(played.after, at).cells)


@MEASURES.add
def fiefs(seat: Seat, played: PlayedActions) -> int:
    """Count the fiefs of a lord."""
    return len(_find_score(played.after, seat).fiefs)


@MEASURES.add
def units(seat: Seat, resource: Resource, played: PlayedActions) -> int:
    """Count the units of a resource that a lord produces."""
    lines = _find_score(played.after, seat).fiefs
    return sum(len(line.sources.get(resource.value, ())) for line in lines)


@MEASURES.add
def harvest(seat: Seat, played: PlayedActions) -> int:
    """Return the points of all fiefs of a lord."""
    return sum(line.points for line in _find_score(played.after, seat).fiefs)


@MEASURES.add
def all_harvests(seat: Seat, played: PlayedActions) -> int:
    """Return the points of a lord from all harvests so far."""
    return sum(_find_score(played.after, seat).harvests)


@MEASURES.add
def parchment(seat: Seat, card: CardId, played: PlayedActions) -> int:
    """Return the points of a parchment of a lord."""
    lines = _find_score(played.after, seat).parchments
    return next(line.points for line in lines if line.card == card)


@MEASURES.add
def total(seat: Seat, played: PlayedActions) -> int:
    """Return all points of a lord."""
    return _find_score(played.after, seat).total
