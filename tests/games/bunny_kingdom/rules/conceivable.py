"""Actions that somebody could think of, most of them illegal."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from twoheirs_qt.games.bunny_kingdom.rules.actions import (
    Action,
    Announce,
    Build,
    Copy,
    Draft,
    Keep,
    Pass,
    Trade,
)

PLACES = ("A1", "A4", "B1", "C2", "D5", "D6", "E4", "J10", "K1")
CARDS = (
    *("A1", "city-1", "city-3", "farm-wood", "farm-pearl", "trading-post"),
    *("sky-tower-blue", "camp-1", "camp-4", "provisions", "royal-ring", "liberal", "wall"),
)
COPIERS = ("liberal", "socialist", "fisher")


def list_conceivable() -> Iterator[Action]:
    """Actions of every kind, with right and wrong parts."""
    yield Pass()
    for card in CARDS:
        yield Keep(card)
        yield Announce(card)
        for at in PLACES:
            yield Build(card, at)
    for card in ("sky-tower-blue", "sky-tower-green", "city-1"):
        for at, to in product(PLACES, PLACES):
            yield Build(card, at, to)
    for cards in product(CARDS, CARDS):
        yield Draft(cards)
        yield Draft(cards[:1], cards[1:])
    yield Draft(())
    yield Draft(("A1", "B1", "C1"), ("D1",))
    for at, resource in product(PLACES, ("wood", "fish", "carrots", "gold", "stone")):
        yield Trade(at, resource)
    for card, parchment in product(COPIERS, (*CARDS, "socialist", "fisher")):
        yield Copy(card, parchment)
