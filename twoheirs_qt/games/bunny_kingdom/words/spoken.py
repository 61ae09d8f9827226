"""Names for screen readers: at most 15 words for everything on the table, the main thing first.

{terrain} and {card} are names in the nominative, {name} is a player or a lord.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from twoheirs_qt.games.bunny_kingdom.rules.catalogue import Card, Kind, Territory
from twoheirs_qt.games.bunny_kingdom.rules.fiefs import FiefYield
from twoheirs_qt.games.bunny_kingdom.rules.reasons import Reason, Why
from twoheirs_qt.games.bunny_kingdom.words.cards import name_kind, name_terrain
from twoheirs_qt.games.bunny_kingdom.words.names import name_card
from twoheirs_qt.games.bunny_kingdom.words.reasons import describe_reason
from twoheirs_qt.tabletop.text.text import Text, join_by_and, translate

_FREE: Final = translate("Bunny spoken", "{at}, {terrain}, free")
_YOURS: Final = translate(
    "Bunny spoken", "{at}, {terrain}, yours, fief of %n, {strength} times {wealth}", "", 1
).singular("{at}, {terrain}, yours, fief of %n, {strength} times {wealth}")
_YOURS_BUILT: Final = translate(
    "Bunny spoken", "{at}, {terrain}, {card}, yours, fief of %n, {strength} times {wealth}", "", 1
).singular("{at}, {terrain}, {card}, yours, fief of %n, {strength} times {wealth}")
_OWNED: Final = translate(
    "Bunny spoken", "{at}, {terrain}, {name}, fief of %n, {strength} times {wealth}", "", 1
).singular("{at}, {terrain}, {name}, fief of %n, {strength} times {wealth}")
_OWNED_BUILT: Final = translate(
    "Bunny spoken", "{at}, {terrain}, {card}, {name}, fief of %n, {strength} times {wealth}", "", 1
).singular("{at}, {terrain}, {card}, {name}, fief of %n, {strength} times {wealth}")
_LAVA: Final = translate("Bunny spoken", "lava to {at}")

_CARD: Final = translate("Bunny spoken", "{card}, {kind}")
#: A territory card: {at} is its name.
_TERRITORY_CARD: Final = translate("Bunny spoken", "{at}, {terrain}, territory card")
#: The same three for a card whose name says its kind.
_NAME_CHOSEN: Final = translate("Bunny spoken", "{card}, chosen")
_NAME_PLAY: Final = translate("Bunny spoken", "{card}, to play")
_NAME_DROP: Final = translate("Bunny spoken", "{card}, to drop")
_CHOSEN: Final = translate("Bunny spoken", "{card}, {kind}, chosen")
_CHOSEN_PLAY: Final = translate("Bunny spoken", "{card}, {kind}, to play")
_CHOSEN_DROP: Final = translate("Bunny spoken", "{card}, {kind}, to drop")

#: A lord: the points, and how many territories.
_LORD: Final = translate(
    "Bunny spoken", "{name}: %n points, territories: {territories}, parchments: {parchments}", "", 1
).singular("{name}: %n point, territories: {territories}, parchments: {parchments}")
#: A fief in the list of fiefs.
_FIEF: Final = translate(
    "Bunny spoken", "Fief of {at}, %n territories, {strength} times {wealth}", "", 1
).singular("Fief of {at}, %n territory, {strength} times {wealth}")
_HAND: Final = translate("Bunny spoken", "Your hand, %n cards", "", 1).singular(
    "Your hand, %n card"
)
#: The land of a lord in the list of fiefs.
_LAND: Final = translate("Bunny spoken", "{name}: %n territories", "", 1).singular(
    "{name}: %n territory"
)
_FREE_LAND: Final = translate("Bunny spoken", "%n free territories", "", 1).singular(
    "%n free territory"
)
MAP: Final = translate("Bunny spoken", "Map")
LORDS: Final = translate("Bunny spoken", "Lords")
PARCHMENTS: Final = translate("Bunny spoken", "Your parchments")
BUILDINGS: Final = translate("Bunny spoken", "Your buildings")
#: The answers to a question, such as which resource a trading post produces.
ANSWERS: Final = translate("Bunny spoken", "Possible answers")
#: What is said about the cards that are passed on to a neighbor after each pick.
PASSING: Final = translate("Bunny spoken", "Cards that are passed on")
#: What an action of a screen reader does with anything on the table.
GO_THERE: Final = translate("Bunny spoken", "Put the cursor there")
#: Said after the name of a card of the own hand.
CHOOSE_TWO: Final = translate("Bunny spoken", "Choose two cards.")
#: Said after the name of a card of the own hand: two cards are to be chosen.
PLAY_AND_DROP: Final = translate("Bunny spoken", "Play one, drop one.")
#: Said after the name of a building of one's own.
BUILD_OR_FINISH: Final = translate("Bunny spoken", "Build or finish.")
#: The first territory of a sky tower is chosen.
SECOND_END: Final = translate("Bunny spoken", "Now the second tower.")
#: On how many territories a building can be put that is picked up.
_SITES: Final = translate("Bunny spoken", "%n places.", "", 1).singular("%n place.")
OPEN_MENU: Final = translate("Bunny spoken", "Everything that can be done here")
#: Said where a key asks for more about something, and there is no more.
NO_MORE: Final = translate("Bunny spoken", "There is nothing more to say about it.")
#: {target} is a territory to which a picked-up building may go, with what it would bring.
_TARGET: Final = translate("Bunny spoken", "{at}, {terrain}: {preview}")
#: A territory to which a picked-up building may not go, with the reason in few words.
_OBSTACLES: Final[Mapping[Why, Text]] = {
    Why.NOT_CONTROLLED: translate("Bunny spoken", "{at}, {terrain}: not yours"),
    Why.RABBIT_THERE: translate("Bunny spoken", "{at}, {terrain}: a rabbit is there already"),
    Why.BUILDING_THERE: translate("Bunny spoken", "{at}, {terrain}: a building is there already"),
    Why.WRONG_TERRAIN: translate("Bunny spoken", "{at}, {terrain}: the terrain does not suit"),
    Why.SAME_FIEF: translate("Bunny spoken", "{at}, {terrain}: in the fief of the first tower"),
}
#: The harvest of a fief, by its first territory.
_HARVEST: Final = translate("Bunny spoken", "Fief of {at}: {strength} times {wealth} is {points}.")
_WINNER: Final = translate("Bunny spoken", "{name} wins with %n points.", "", 1).singular(
    "{name} wins with %n point."
)
#: {names} are at least two lords.
_WINNERS: Final = translate("Bunny spoken", "{names} share the victory.")

#: Short questions about a camp.
_BUILD_CAMP: Final = translate("Bunny spoken", "{card}: build it, or keep it?")
_ANNOUNCE_CAMP: Final = translate("Bunny spoken", "{card}: announce it, or keep it?")
#: Another lord has announced a camp with a higher {number}.
_CAMP_FIRST: Final = translate("Bunny spoken", "{card}: build it before camp {number}?")
#: {card} is a copying card, {name} the neighbor whose parchment it may copy.
_COPY: Final = translate("Bunny spoken", "{card}: which parchment of {name} do you copy?")
_SELF_NAMED: Final = frozenset((Kind.SKY_TOWER, Kind.CAMP, Kind.PROVISIONS))
"""Kinds of cards that are in their names already."""


def ask_for_camp(card: Text, *, must_announce: bool) -> Text:
    """Ask for a camp in few words."""
    return (_ANNOUNCE_CAMP if must_announce else _BUILD_CAMP).fill(card=card)


def ask_for_copy(card: Text, name: Text) -> Text:
    """Ask in few words what a copying card counts as."""
    return _COPY.fill(card=card, name=name)


def ask_for_waiting_camp(card: Text, number: int) -> Text:
    """Ask in few words for a waiting camp before a higher one that is announced (B17)."""
    return _CAMP_FIRST.fill(card=card, number=number)


def describe_harvest(at: str, fief: FiefYield) -> Text:
    """Describe in few words what a fief yields, by its first territory."""
    return _HARVEST.fill(at=at, strength=fief.strength, wealth=fief.wealth, points=fief.points)


def announce_winners(names: Sequence[Text], points: int) -> Text:
    """Announce in few words who has won."""
    if len(names) == 1:
        return _WINNER.fill_n(points).fill(name=names[0])
    return _WINNERS.fill(names=join_by_and(names))


def describe_territory(
    territory: Territory,
    owner: Text | None,
    *,
    is_yours: bool = False,
    building: Text | None = None,
    fief: FiefYield = FiefYield(0, 0),  # noqa: B008 - a value, never changed
    territories: int = 0,
) -> Text:
    """Describe a territory with its building, lord and fief, which has so many `territories`."""
    if owner is None:
        return _FREE.fill(at=territory.at, terrain=name_terrain(territory.terrain))
    if is_yours:
        text = _YOURS if building is None else _YOURS_BUILT.fill(card=building)
    else:
        text = (_OWNED if building is None else _OWNED_BUILT.fill(card=building)).fill(name=owner)
    return text.fill_n(territories).fill(
        at=territory.at,
        terrain=name_terrain(territory.terrain),
        strength=fief.strength,
        wealth=fief.wealth,
    )


def describe_lava(to: str) -> Text:
    """Describe lava at the edge of a territory."""
    return _LAVA.fill(at=to)


def describe_card(card: Card, territory: Territory | None = None) -> Text:
    """Describe a card with its kind; a territory card with its terrain."""
    if card.kind is Kind.TERRITORY and territory is not None:
        return _TERRITORY_CARD.fill(at=territory.at, terrain=name_terrain(territory.terrain))
    return name_card(card.id) if card.kind in _SELF_NAMED else _fill_card(_CARD, card)


def describe_choice(card: Card, *, to_drop: bool | None = None) -> Text:
    """Describe a chosen card; with two lords it is to be played or dropped."""
    is_named = card.kind in _SELF_NAMED
    if to_drop is None:
        return _fill_card(_NAME_CHOSEN if is_named else _CHOSEN, card)
    if to_drop:
        return _fill_card(_NAME_DROP if is_named else _CHOSEN_DROP, card)
    return _fill_card(_NAME_PLAY if is_named else _CHOSEN_PLAY, card)


def describe_lord(name: Text, points: int, territories: int, parchments: int) -> Text:
    """Describe a lord with all that is open."""
    return _LORD.fill_n(points).fill(name=name, territories=territories, parchments=parchments)


def describe_fief(at: str, fief: FiefYield, territories: int) -> Text:
    """Describe a fief by its first territory."""
    return _FIEF.fill_n(territories).fill(at=at, strength=fief.strength, wealth=fief.wealth)


def describe_land(name: Text, territories: int) -> Text:
    """Describe the land of a lord, in which fiefs are listed."""
    return _LAND.fill_n(territories).fill(name=name)


def describe_free_land(territories: int) -> Text:
    """Describe the territories without a lord."""
    return _FREE_LAND.fill_n(territories)


def describe_hand(cards: int) -> Text:
    """Describe the own hand."""
    return _HAND.fill_n(cards)


def describe_sites(number: int) -> Text:
    """Describe the number of territories where a building can be put."""
    return _SITES.fill_n(number)


def describe_target(territory: Territory, preview: Text) -> Text:
    """Describe a territory to which a building may go, with what it would bring."""
    terrain = name_terrain(territory.terrain)
    return _TARGET.fill(at=territory.at, terrain=terrain, preview=preview)


def describe_obstacle(territory: Territory, reason: Reason) -> Text:
    """Describe a territory to which a building may not go, with one of the reasons."""
    text = _OBSTACLES.get(reason.why)
    if text is None:
        return describe_reason(reason)
    return text.fill(at=territory.at, terrain=name_terrain(territory.terrain))


def _fill_card(text: Text, card: Card) -> Text:
    return text.fill(card=name_card(card.id), kind=name_kind(card))
