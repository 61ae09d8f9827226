"""The actions of a lord (rules §3 to §6), as frozen values.

An action is always that of the seat that is asked. Cards go by id, territories by name.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Draft:
    """Pick cards of the hand to play, and with two lords one to drop (rules §3).

    `play` is sorted.
    """

    play: tuple[str, ...]
    discard: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Build:
    """Put a building on a territory; a sky tower also on `to`, later in map order (rules §4)."""

    card: str
    at: str
    to: str | None = None


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep the camp that is asked for, for now (B17)."""

    card: str


@dataclass(frozen=True, slots=True)
class Announce:
    """Announce the camp that is asked for, so that lower ones may go before (B17)."""

    card: str


@dataclass(frozen=True, slots=True)
class Pass:
    """Build no more in this round (rules §4)."""


@dataclass(frozen=True, slots=True)
class Trade:
    """Choose what the trading post at a territory produces (B19)."""

    at: str
    resource: str


@dataclass(frozen=True, slots=True)
class Copy:
    """Let a copying card count as a parchment of the neighbour (rules §6)."""

    card: str
    parchment: str


Action: TypeAlias = Draft | Build | Keep | Announce | Pass | Trade | Copy
