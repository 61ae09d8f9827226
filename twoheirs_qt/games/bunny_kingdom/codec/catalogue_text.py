"""A catalogue as lines for people, in English."""

from __future__ import annotations

from twoheirs_qt.games.bunny_kingdom.rules.catalogue import Card, Catalogue, Kind
from twoheirs_qt.games.bunny_kingdom.words.names import name_card
from twoheirs_qt.tabletop.text.sanitize import sanitize
from twoheirs_qt.tabletop.text.text import render_english


def summarize_catalogue(catalogue: Catalogue) -> str:
    """Say that a catalogue is valid, in a line ending with a line feed."""
    return (
        f"{sanitize(catalogue.name)}: valid, {len(catalogue.territories)} territories and "
        f"{len(catalogue.list_deck())} cards, digest {catalogue.digest}.\n"
    )


def describe_catalogue(catalogue: Catalogue) -> str:
    """The board and the cards with the source of each fact, each line ending with a line feed."""
    lines = [f"{sanitize(catalogue.name)}, digest {catalogue.digest}", "", "Territories"]
    lines += [
        f"  {territory.at:<3}  {territory.terrain:<8}  {territory.source}"
        for territory in catalogue.territories
    ]
    lines += ["", "Lava"]
    lines += [f"  {edge.first:<3}  {edge.second:<8}  {edge.source}" for edge in catalogue.lava]
    lines += ["", "Cards"]
    for card in catalogue.cards:
        if card.kind is not Kind.TERRITORY:
            name = render_english(name_card(card.id))
            lines.append(
                f"  {card.copies} {card.id:<24}  {name:<24}  {_list_facts(card):<44}  {card.source}"
            )
    return "\n".join(lines) + "\n"


def _list_facts(card: Card) -> str:
    """The facts that an owner of the box may correct."""
    if card.parchment is not None:
        parchment = card.parchment
        at_least = f", at least {parchment.at_least}" if parchment.at_least else ""
        return f"{parchment.rule} {parchment.counts}{at_least}, {parchment.points} points"
    if card.kind in (Kind.CITY, Kind.FARM):
        return "any terrain" if card.terrains is None else " or ".join(sorted(card.terrains))
    return ""
