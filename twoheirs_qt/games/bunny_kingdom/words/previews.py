"""Previews: what an action would bring, fief by fief, before anybody decides.

{strength} × {wealth} is a fief as it is, {new_strength} × {new_wealth} as it would be; {change} is
a difference of points with its sign, such as "+2". {name} is a lord, {card} a card, in the
nominative; {at} is a territory such as "E4".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from twoheirs_qt.games.bunny_kingdom.rules.fiefs import FiefYield
from twoheirs_qt.tabletop.text.text import Text, join_by_and, make_untranslated_text, translate

_NEW: Final = translate("Bunny previews", "New fief of {new_strength} × {new_wealth}: {change}")
_GROWS: Final = translate(
    "Bunny previews",
    "Your fief grows from {strength} × {wealth} to {new_strength} × {new_wealth}: {change}",
)
_SHRINKS: Final = translate(
    "Bunny previews",
    "Your fief shrinks from {strength} × {wealth} to {new_strength} × {new_wealth}: {change}",
)
_SAME: Final = translate("Bunny previews", "Your fief stays at {strength} × {wealth}: no change")
#: {fiefs} are at least two fiefs, such as "3 × 2 and 1 × 1".
_JOINS: Final = translate(
    "Bunny previews", "Your fiefs {fiefs} join to {new_strength} × {new_wealth}: {change}"
)
#: {fiefs} are at least two fiefs, such as "3 × 2 and 1 × 1".
_SPLITS: Final = translate(
    "Bunny previews", "Your fief of {strength} × {wealth} falls apart into {fiefs}: {change}"
)
_GONE: Final = translate("Bunny previews", "Your fief of {strength} × {wealth} is gone: {change}")
_OTHER_FIEF: Final = translate(
    "Bunny previews",
    "{name}: fief from {strength} × {wealth} to {new_strength} × {new_wealth}, {change}",
)
_OTHER_CAMP: Final = translate("Bunny previews", "{name} loses a camp on {at}: {change}")
_DENIES: Final = translate(
    "Bunny previews", "{name}: this territory would bring {change} in the next harvest"
)
_HARVEST: Final = translate("Bunny previews", "Your harvest: {before} now, {after} then")
_PARCHMENT: Final = translate("Bunny previews", "{card}: {before} now, {after} then")
_PARCHMENT_NOW: Final = translate(
    "Bunny previews", "Counts %n points if the game ended now", "", 1
).singular("Counts %n point if the game ended now")
#: A parchment that scores from a number of units on: {units} of them are there.
_UNITS_SO_FAR: Final = translate("Bunny previews", "{units} of {at_least} so far")
_PROVISIONS: Final = translate("Bunny previews", "Two unknown cards are drawn and played at once")
_BUILD_LATER: Final = translate(
    "Bunny previews", "A building: it brings points only when it is built"
)

# -- a fief on the map ----------------------------------------------------------------------------

#: {at} is the first territory of a fief.
_FIEF: Final = translate(
    "Bunny previews", "Fief of {at}: strength {strength} × wealth {wealth} = {points}"
)
#: {resources} are names in the nominative.
_PRODUCES: Final = translate("Bunny previews", "Produces: {resources}")
_PRODUCES_NOTHING: Final = translate("Bunny previews", "Produces nothing, so it yields nothing")
_NO_CITY: Final = translate("Bunny previews", "No city, so it yields nothing")
_ONE_TOWER_MORE: Final = translate("Bunny previews", "Every tower more: {change}")
_ONE_RESOURCE_MORE: Final = translate("Bunny previews", "Every new resource: {change}")
#: {territories} are those that would join two fiefs of a lord.
_WOULD_JOIN: Final = translate("Bunny previews", "Would join two fiefs: {territories}")


def describe_change(points: int) -> Text:
    """A difference with its sign: "+2", "−2" or "±0"."""
    return make_untranslated_text(
        f"+{points}" if points > 0 else f"\u2212{-points}" if points else "\u00b10"
    )


def format_product(fief: FiefYield) -> Text:
    """A fief as a product: "3 × 2"."""
    return make_untranslated_text(f"{fief.strength} × {fief.wealth}")


def describe_fief_change(before: Sequence[FiefYield], after: Sequence[FiefYield]) -> Text:
    """The own fiefs that an action touches, before and after: one, several or none each."""
    change = sum(fief.points for fief in after) - sum(fief.points for fief in before)
    if not before:
        return _fill_new(_NEW, after[0], change)
    if not after:
        return _fill_old(_GONE, before[0]).fill(change=describe_change(change))
    if len(before) > 1:
        fiefs = join_by_and([format_product(fief) for fief in before])
        return _fill_new(_JOINS, after[0], change).fill(fiefs=fiefs)
    if len(after) > 1:
        fiefs = join_by_and([format_product(fief) for fief in after])
        return _fill_old(_SPLITS, before[0]).fill(fiefs=fiefs, change=describe_change(change))
    (old,), (new,) = before, after
    if old == new:
        return _fill_old(_SAME, old)
    return _fill_new(_fill_old(_GROWS if change >= 0 else _SHRINKS, old), new, change)


def describe_other_fief_change(name: Text, before: FiefYield, after: FiefYield) -> Text:
    """A fief of another lord, before and after."""
    text = _fill_old(_OTHER_FIEF, before).fill(name=name)
    return _fill_new(text, after, after.points - before.points)


def describe_camp_loss(name: Text, at: str, change: int) -> Text:
    """The loss of a lord with a camp."""
    return _OTHER_CAMP.fill(name=name, at=at, change=describe_change(change))


def describe_gain_of_other(name: Text, change: int) -> Text:
    """The points that a territory would bring another lord."""
    return _DENIES.fill(name=name, change=describe_change(change))


def describe_harvest_change(before: int, after: int) -> Text:
    """The own harvest as it is, and as it would be."""
    return _HARVEST.fill(before=before, after=after)


def describe_parchment_change(card: Text, before: int, after: int) -> Text:
    """The points of an own parchment as they are, and as they would be."""
    return _PARCHMENT.fill(card=card, before=before, after=after)


def describe_parchment_points_now(points: int) -> Text:
    """The points of a parchment on the board as it is."""
    return _PARCHMENT_NOW.fill_n(points)


def describe_current_units(units: int, at_least: int) -> Text:
    """The units that are there of those that a parchment asks for."""
    return _UNITS_SO_FAR.fill(units=units, at_least=at_least)


def preview_provisions() -> Text:
    """The preview of Provisions."""
    return _PROVISIONS


def preview_building() -> Text:
    """The preview of a building card while cards are picked."""
    return _BUILD_LATER


def describe_fief(at: str, fief: FiefYield) -> Text:
    """A fief by its first territory, with its points."""
    return _FIEF.fill(at=at, strength=fief.strength, wealth=fief.wealth, points=fief.points)


def describe_products(resources: Sequence[Text]) -> Text:
    """The resources of a fief."""
    if not resources:
        return _PRODUCES_NOTHING
    return _PRODUCES.fill(resources=join_by_and(resources))


def list_improvements(fief: FiefYield) -> list[Text]:
    """The worth of a tower more and of a resource more; the lack of a city, if there is none."""
    lines = [] if fief.strength else [_NO_CITY]
    if fief.wealth:
        lines.append(_ONE_TOWER_MORE.fill(change=describe_change(fief.wealth)))
    if fief.strength:
        lines.append(_ONE_RESOURCE_MORE.fill(change=describe_change(fief.strength)))
    return lines


def describe_joins(territories: Sequence[str]) -> Text:
    """The territories that would join two fiefs of a lord."""
    return _WOULD_JOIN.fill(
        territories=join_by_and([make_untranslated_text(at) for at in territories])
    )


def _fill_old(text: Text, fief: FiefYield) -> Text:
    return text.fill(strength=fief.strength, wealth=fief.wealth)


def _fill_new(text: Text, fief: FiefYield, change: int) -> Text:
    return text.fill(
        new_strength=fief.strength, new_wealth=fief.wealth, change=describe_change(change)
    )
