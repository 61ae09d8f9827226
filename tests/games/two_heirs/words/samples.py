"""One and more of everything that words speak of: every reason, event and action."""

from __future__ import annotations

from typing import Final

from tests.box import load_box
from twoheirs_qt.games.two_heirs.rules import (
    Action,
    BreakCamp,
    Build,
    Built,
    CampBroken,
    Deploy,
    Deployed,
    Destroy,
    Destroyed,
    Discarded,
    EndTurn,
    Event,
    Expand,
    Expanded,
    GameEnded,
    Heir,
    HenryCannotTake,
    HenryFoundNoCell,
    HenryLooked,
    HenryPlaced,
    HenryRule,
    HenryTroopMoved,
    LastRoundTriggered,
    Marched,
    Move,
    Reason,
    Refilled,
    Take,
    Taken,
    Terrain,
    TreasurePlaced,
    TreasureRemoved,
    Troop,
    TroopKind,
    TurnBegan,
    TurnEnded,
    Why,
    Withdraw,
    Withdrawn,
)
from twoheirs_qt.games.two_heirs.words.actions import name_action
from twoheirs_qt.games.two_heirs.words.events import describe_event
from twoheirs_qt.games.two_heirs.words.reasons import describe_reason
from twoheirs_qt.tabletop.text.text import Text

COUNTS: Final = (0, 1, 2, 3, 4, 5, 11, 21, 22)
"""Numbers that take every plural form of the four languages, and those that look as if."""

REASONS: Final = (
    *(
        Reason(why, amount=2, tile="inn-wheat", cell=(0, 1), heir=Heir.BLUE, missing=(0, 0, 3))
        for why in Why
    ),
    *(Reason(Why.MISSING_RESOURCES, tile="mill", missing=(n, 0, 0)) for n in COUNTS[1:]),
    *(Reason(Why.MISSING_RESOURCES, tile="mill", missing=(0, n, 0)) for n in COUNTS[1:]),
    *(Reason(Why.MISSING_RESOURCES, tile="mill", missing=(0, 0, n)) for n in COUNTS[1:]),
    Reason(Why.MISSING_RESOURCES, tile="mill", missing=(1, 2, 3)),
    *(Reason(Why.MISSING_RESOURCES, amount=n, tile="mill", missing=(n, 0, 1)) for n in COUNTS[1:]),
    Reason(Why.TROOP_HAS_MOVED),
    *(Reason(Why.DISCARD_COUNT, amount=n) for n in COUNTS),
    Reason(Why.UNKNOWN_TILE, tile="no-such-tile {tile}"),
    Reason(Why.NOT_IN_HAND, tile="no-such-tile"),
)

_RETINUE: Final = Troop(TroopKind.RETINUE, (0, 0))
_TROOP: Final = Troop(TroopKind.TROOP, (0, 0))
_CROSS: Final = Troop(TroopKind.TROOP, None, terrain=Terrain.WHEAT)

EVENTS: Final[tuple[Event, ...]] = (
    *(Taken(Heir.WHITE, tile, 3, 0) for tile in load_box().tiles),
    *(Refilled(0, "guild-pottery", count) for count in COUNTS),
    LastRoundTriggered(),
    *(Built(Heir.BLUE, "mill", (1, -1), count) for count in COUNTS),
    *(Expanded(Heir.WHITE, tile, (2, 0), 1) for tile in ("mill", "mine", "lodge")),
    Marched(Heir.WHITE, _RETINUE, (0, 0), (1, 1)),
    Marched(Heir.BLUE, _TROOP, (0, 0), (1, 1)),
    Deployed(Heir.BLUE, (1, 0)),
    Withdrawn(Heir.WHITE, (-1, 0)),
    CampBroken(Heir.WHITE, (0, 1), "camp-wood"),
    Destroyed(Heir.BLUE, (0, 1), "fortress-wood"),
    Discarded(Heir.WHITE, ("mill",)),
    Discarded(Heir.WHITE, ("mill", "inn-wood", "cathedral-stone")),
    *(TurnEnded(Heir.WHITE, lapsed) for lapsed in COUNTS),
    *(TurnBegan(Heir.BLUE, count) for count in (None, 2, 1)),
    GameEnded(None),
    GameEnded(Heir.BLUE),
    HenryLooked(Terrain.STONE, (), True),
    HenryLooked(Terrain.WOOD, ("mill", "mine"), True),
    HenryLooked(Terrain.WHEAT, ("mine", "cowshed"), False),
    HenryLooked(None, (), False),
    HenryCannotTake(),
    *(
        HenryPlaced(Heir.BLUE, "market-wood", (1, -1), (0, 0), rule, ((0, -1),))
        for rule in (HenryRule.JOINS_ROAD, HenryRule.BLOCKS_ROAD, HenryRule.FIRST_EMPTY)
    ),
    HenryFoundNoCell(Heir.BLUE, "market-wood", (0, 0)),
    *(TreasurePlaced("row-wood", (1, 1), count) for count in COUNTS),
    *(TreasureRemoved(treasure, (1, 1), ((0, 1), (2, 1))) for treasure in load_box().treasures),
    HenryTroopMoved(Heir.BLUE, _CROSS, None, (1, 1)),
    HenryTroopMoved(Heir.BLUE, _CROSS, (0, 0), (1, 1)),
)

ACTIONS: Final[tuple[Action, ...]] = (
    Take(1),
    Build("mill", (1, 0)),
    Expand("mill", (1, 0)),
    Move((0, 0), (1, 0)),
    Deploy((1, 0)),
    Withdraw((1, 0)),
    BreakCamp((1, 0)),
    Destroy((1, 0)),
    EndTurn(),
)


def list_texts() -> tuple[Text, ...]:
    """Return the texts of all samples."""
    return (
        *(describe_reason(reason, load_box()) for reason in REASONS),
        *(describe_event(event, load_box()) for event in EVENTS),
        *(name_action(action, load_box()) for action in ACTIONS),
    )
