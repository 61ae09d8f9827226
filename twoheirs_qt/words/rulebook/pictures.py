"""The pictures of examples told in words, for those who cannot see them."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.rules import Heir, State, means_of
from twoheirs_qt.words.names import cell_name, heir_name, henry_name, tile_name, treasure_name
from twoheirs_qt.words.played import Played
from twoheirs_qt.words.rows import (
    landscape_spoken,
    place_spoken,
    supply_spoken,
    troop_spoken,
)
from twoheirs_qt.words.rulebook.model import Example
from twoheirs_qt.words.text import Text, join_by_semicolons, sentences, translate

#: Everything that lies in the picture of an example: one thing after the other.
_PICTURE: Final = translate("Rule book", "In the picture: {things}.", "rules, introduction")
#: As “In the picture”, where one picture shows what was before and one what is now.
_BEFORE: Final = translate("Rule book", "In the first picture: {things}.", "rules, introduction")
_AFTER: Final = translate("Rule book", "In the second picture: {things}.", "rules, introduction")
#: A troop and whose it is: "White: retinue on M13".
_WHOSE: Final = translate("Rule book", "{heir}, {what}", "rules, introduction")
#: A treasure and where it lies.
_TREASURE: Final = translate("Rule book", "{cell}: treasure “{treasure}”", "rules §7")
#: Where the scaffold stands, beside the building built last.
_SCAFFOLD: Final = translate("Rule book", "{cell}: scaffold", "rules §7")
#: The tile that is about to be built.
_IN_HAND: Final = translate("Rule book", "to be built: {tile}", "rules §3 B.1")


def description(example: Example, played: Played) -> Text:
    """What lies in the picture, or the pictures, of an example."""
    if not example.view.before:
        return _PICTURE.fill(things=_things(example, played.after))
    return sentences(
        [
            _BEFORE.fill(things=_things(example, played.before)),
            _AFTER.fill(things=_things(example, played.after)),
        ]
    )


def _things(example: Example, state: State) -> Text:
    view = example.view
    things = [
        landscape_spoken(
            cell,
            face,
            None if face.owner is None else _called(state, face.owner),
            cell in state.siege,
        )
        for cell, face in state.landscape.items()
    ]
    for heir in Heir:
        henrys = heir is state.henry
        for troop in state.troops[heir]:
            if troop.at is not None or (view.reserve and not henrys):
                whose = _called(state, heir)
                things.append(_WHOSE.fill(heir=whose, what=troop_spoken(troop, henrys)))
    if state.solo is not None:
        for cell, treasure in state.solo.treasures.items():
            name = treasure_name(treasure)
            things.append(_TREASURE.fill(cell=cell_name(cell), treasure=name))
        if state.solo.last_built is not None:
            things.append(_SCAFFOLD.fill(cell=cell_name(state.solo.last_built)))
    if view.reserve:
        things += _reserve(state, state.active if view.heir is None else view.heir)
    if view.tile is not None:
        things.append(_IN_HAND.fill(tile=tile_name(state.catalogue.tiles[view.tile])))
    return join_by_semicolons(things)


def _reserve(state: State, heir: Heir) -> list[Text]:
    reached = means_of(state, heir).slots
    crown = _called(state, state.crown)
    order = [(state.shield + step) % len(state.slots) for step in range(len(state.slots))]
    things = [
        place_spoken(
            state.slots[slot],
            crown if slot == state.shield else None,
            reached.index(slot) + 1 if slot in reached else 0,
        )
        for slot in order
    ]
    top = state.stack[0].terrain if state.stack else None
    return [*things, supply_spoken(len(state.stack), top)]


def _called(state: State, heir: Heir) -> Text:
    return henry_name() if heir is state.henry else heir_name(heir)
