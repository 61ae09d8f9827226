"""Fiefs and what they yield (rules §5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from twoheirs_qt.games.bunny_kingdom.rules.catalogue import (
    BOARD_SIZE,
    PRODUCTS,
    RESOURCE_RANKS,
    RESOURCES,
    Catalogue,
    Kind,
    Mask,
    Terrain,
    list_indices,
)
from twoheirs_qt.games.bunny_kingdom.rules.state import Table


def split_fiefs(table: Table, land: Mask) -> list[Mask]:
    """The fiefs of a lord with this land, by their first territories in map order."""
    catalogue = table.catalogue
    pairs = [pair for pair in list_tower_pairs(table) if pair & land == pair]
    fiefs: list[Mask] = []
    while land:
        fief = _fill_connected(catalogue, land & -land, land)
        for _ in pairs:
            for pair in pairs:
                if fief & pair and pair & ~fief:
                    fief = _fill_connected(catalogue, fief | pair, land)
        fiefs.append(fief)
        land &= ~fief
    return fiefs


def list_tower_pairs(table: Table) -> Iterator[Mask]:
    """The two ends of each sky tower on the board."""
    buildings = table.buildings
    for tower in table.catalogue.sky_towers:
        end = buildings.find(tower)
        if end >= 0:
            yield 1 << end | 1 << buildings.rfind(tower)


def _fill_connected(catalogue: Catalogue, fief: Mask, land: Mask) -> Mask:
    """All of `land` that is connected with `fief` without sky towers."""
    east, south = catalogue.open_east, catalogue.open_south
    while True:
        larger = fief | (fief & east) << 1 | fief >> 1 & east
        larger = (larger | (fief & south) << BOARD_SIZE | fief >> BOARD_SIZE & south) & land
        if larger == fief:
            return fief
        fief = larger


class FiefYield(NamedTuple):
    """The strength and the wealth of a fief."""

    strength: int
    wealth: int

    @property
    def points(self) -> int:
        """The harvest of the fief."""
        return self.strength * self.wealth


class Harvest:
    """The worth of land on one table: cities, and sets of territories that produce.

    - `city_strengths`: territory -> strength of the city on it
    - `producers`: for each resource, by rank, the territories that produce it by terrain, and those
      that have a farm of it
    """

    __slots__ = ("_cities_by_strength", "city_strengths", "producers")

    def __init__(self, table: Table) -> None:
        catalogue = table.catalogue
        self.city_strengths = dict.fromkeys(list_indices(catalogue.land[Terrain.CITY]), 1)
        terrain = [0] * len(RESOURCES)
        for terrain_kind, resource in PRODUCTS.items():
            terrain[RESOURCE_RANKS[resource]] = catalogue.land[terrain_kind]
        farms = [0] * len(RESOURCES)
        for index in list_indices(table.built_land & ~catalogue.land[Terrain.CITY]):
            card = catalogue.cards_by_number[table.buildings[index]]
            if card.kind is Kind.CITY:
                self.city_strengths[index] = card.strength
            elif card.resource is not None:
                farms[RESOURCE_RANKS[card.resource]] |= 1 << index
        for index, post_resource in table.trading_posts:
            if post_resource is not None:
                farms[RESOURCE_RANKS[post_resource]] |= 1 << index
        self.producers = tuple(zip(terrain, farms, strict=True))
        by_strength = [0, 0, 0]
        for index, strength in self.city_strengths.items():
            by_strength[strength - 1] |= 1 << index
        self._cities_by_strength = tuple(by_strength)

    def find_yield(self, fief: Mask) -> FiefYield:
        """The strength and wealth of a fief."""
        one, two, three = self._cities_by_strength
        strength = (fief & one).bit_count()
        strength += 2 * (fief & two).bit_count() + 3 * (fief & three).bit_count()
        wealth = sum([1 for terrain, farms in self.producers if fief & (terrain | farms)])
        return FiefYield(strength, wealth)

    def list_units(self, land: Mask, rank: int) -> list[int]:
        """The territories that produce a resource, one as often as it does."""
        terrain, farms = self.producers[rank]
        return sorted([*list_indices(land & terrain), *list_indices(land & farms)])

    @property
    def cities(self) -> Mask:
        """The territories with a city."""
        one, two, three = self._cities_by_strength
        return one | two | three

    @property
    def productive_land(self) -> Mask:
        """The territories that produce anything."""
        land = 0
        for terrain, farms in self.producers:
            land |= terrain | farms
        return land
