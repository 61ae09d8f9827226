"""Sections of the rule book for cards and for reasons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from twoheirs_qt.games.bunny_kingdom.rules.catalogue import Card, Kind
from twoheirs_qt.games.bunny_kingdom.rules.reasons import Reason, Why
from twoheirs_qt.games.bunny_kingdom.rules.state import Phase

_KINDS: Final[Mapping[Kind, str]] = {
    Kind.TERRITORY: "card/territory",
    Kind.CITY: "card/city",
    Kind.FARM: "card/farm",
    Kind.SKY_TOWER: "card/sky-tower",
    Kind.CAMP: "card/camp",
    Kind.PROVISIONS: "card/provisions",
}

_REASONS: Final[Mapping[Why, str]] = {
    Why.GAME_OVER: "end/winner",
    Why.HAS_PICKED: "explore/pick",
    Why.NOT_ASKED: "explore/pick",
    Why.WRONG_PHASE: "start/round",
    Why.UNKNOWN_CARD: "box/cards",
    Why.UNKNOWN_TERRITORY: "box/board",
    Why.PLAY_COUNT: "explore/pick",
    Why.DROP_COUNT: "explore/two",
    Why.UNSORTED: "explore/pick",
    Why.NOT_IN_HAND: "explore/pick",
    Why.NO_BUILDING: "build/overview",
    Why.NOT_KEPT: "build/overview",
    Why.CAMPS_ARE_OVER: "build/camps",
    Why.CAMPS_FIRST: "build/camps",
    Why.OTHER_CAMP_ASKED: "build/camps",
    Why.ANNOUNCE_FIRST: "build/camps",
    Why.NOTHING_WAITS: "build/camps",
    Why.NOT_CONTROLLED: "build/overview",
    Why.RABBIT_THERE: "build/camps",
    Why.BUILDING_THERE: "build/overview",
    Why.WRONG_TERRAIN: "build/where",
    Why.NO_SECOND_END: "build/towers",
    Why.ONE_TERRITORY: "build/where",
    Why.SAME_FIEF: "build/towers",
    Why.ENDS_REVERSED: "build/towers",
    Why.OTHER_POST_ASKED: "build/posts",
    Why.NOT_BASIC: "build/posts",
    Why.OTHER_COPY_ASKED: "end/copies",
    Why.NEIGHBOUR_LACKS: "end/copies",
    Why.CANNOT_BE_COPIED: "end/copies",
}

_PHASES: Final[Mapping[Phase, str]] = {
    Phase.DRAFT: "explore/pick",
    Phase.CAMPS: "build/camps",
    Phase.BUILD: "build/overview",
    Phase.TRADE: "build/posts",
    Phase.COPY: "end/copies",
    Phase.OVER: "end/winner",
}


def find_section(card: Card) -> str:
    """Return the id of the section about a card: a parchment has one of its own."""
    if card.parchment is not None:
        return f"card/{card.id}"
    return "card/trading-post" if card.is_trading_post else _KINDS[card.kind]


def find_section_for_reason(reason: Reason) -> str:
    """Return the id of the section with the rule behind a reason."""
    return _REASONS[reason.why]


def find_section_for_phase(phase: Phase) -> str:
    """Return the id of the section about a phase."""
    return _PHASES[phase]
