"""What steps tell in numbers and names, asked of the rules for the state on the table.

`Played.before` is the state before the player's last action, `after` the one of now, `events` what
came of that action.
"""

from __future__ import annotations

from twoheirs_qt.rules.access import coverage
from twoheirs_qt.rules.components import Heir, Terrain
from twoheirs_qt.rules.events import Taken
from twoheirs_qt.rules.scoring import score_sheet
from twoheirs_qt.words.names import resource_amount, resource_name, tile_name
from twoheirs_qt.words.rulebook.model import Measure, Played
from twoheirs_qt.words.text import Text, listed


def cost(tile: str) -> Measure:
    """What `tile` costs: "1 wheat and 2 stone"."""

    def measure(played: Played) -> Text:
        amounts = zip(Terrain, played.after.catalogue.tiles[tile].cost, strict=True)
        return listed([resource_amount(terrain, n) for terrain, n in amounts if n])

    return measure


def missing(tile: str) -> Measure:
    """What the active heir lacks for `tile`: "1 stone"."""

    def measure(played: Played) -> Text:
        short = coverage(played.after, played.after.catalogue.tiles[tile]).short
        amounts = zip(Terrain, short, strict=True)
        return listed([resource_amount(terrain, n) for terrain, n in amounts if n])

    return measure


def taken(played: Played) -> Text:
    """The name of the tile that was taken."""
    for event in played.events:
        if isinstance(event, Taken):
            return tile_name(played.after.catalogue.tiles[event.tile])
    raise LookupError("no tile was taken")


def on_place(slot: int) -> Measure:
    """The name of the tile on a place of the reserve."""

    def measure(played: Played) -> Text:
        tile = played.after.slots[slot]
        assert tile is not None
        return tile_name(tile)

    return measure


def supply(played: Played) -> int:
    """How many tiles are left in the supply."""
    return len(played.after.stack)


def supply_terrain(played: Played) -> Text:
    """The terrain on top of the supply before the last action, as a resource."""
    return resource_name(played.before.stack[0].terrain)


def heir_total(heir: Heir) -> Measure:
    """All points of `heir`, as a number."""
    return lambda played: score_sheet(played.after).heirs[heir].total


def road_points(heir: Heir) -> Measure:
    """The points of `heir` for roads, as a number."""
    return lambda played: score_sheet(played.after).heirs[heir].roads
