"""The examples of the rule book: positions, played by the rules, and their descriptions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from twoheirs_qt.games.two_heirs.codec.position import load_position
from twoheirs_qt.games.two_heirs.play.snapshot import Moment, TableSnapshot, take_snapshot
from twoheirs_qt.games.two_heirs.prose.measures import Played
from twoheirs_qt.games.two_heirs.rules import (
    Catalogue,
    Event,
    Heir,
    State,
    Tile,
    apply,
    make_capabilities,
)
from twoheirs_qt.games.two_heirs.things.land import describe_cell
from twoheirs_qt.games.two_heirs.things.reserve import describe_supply, describe_tile_in_reserve
from twoheirs_qt.games.two_heirs.things.troops import describe_troop
from twoheirs_qt.games.two_heirs.words import outline
from twoheirs_qt.games.two_heirs.words.names import NO_NAMES, fill_in_henry, name_tile
from twoheirs_qt.tabletop import data
from twoheirs_qt.tabletop.prose.book_model import Example
from twoheirs_qt.tabletop.text.text import Text, join_by_semicolons, join_whole_sentences, translate


class Examples:
    """Plays each example once, when it is first needed.

    `catalogue` is the installed one: the numbers in the book do not depend on a player's own.
    """

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._results: dict[str, Played] = {}

    def play(self, example: Example) -> Played:
        """Play the actions of an example in its position. Raises FileError."""
        result = self._results.get(example.id)
        if result is None:
            path = data.find_path(f"games/two_heirs/rulebook/{example.id}.json")
            before = load_position(path, self._catalogue).state
            after, events = before, list[Event]()
            for action in example.actions:
                after, step_events = apply(after, action)
                events += step_events
            result = self._results[example.id] = Played(before, after, tuple(events))
        return result

    def make_caption(self, example: Example) -> Text:
        """The caption, its placeholders filled with values from the rules."""
        played = self.play(example)
        return example.caption.fill(**{name: value_of(played) for name, value_of in example.values})

    def find_tile(self, tile: str) -> Tile:
        """A tile of the catalogue of the examples, by its id."""
        return self._catalogue.tiles[tile]


#: Everything that lies in the picture of an example: one thing after the other.
_PICTURE: Final = translate("Rule book", "In the picture: {things}.", "rules, introduction")
#: As “In the picture”, where one picture shows what was before and one what is now.
_BEFORE: Final = translate("Rule book", "In the first picture: {things}.", "rules, introduction")
_AFTER: Final = translate("Rule book", "In the second picture: {things}.", "rules, introduction")
#: {heir} is the name of a player, in the nominative.
_SHIELD: Final = translate("Outline", "Royal shield, crown: {heir}")
#: The tile that is about to be built.
_IN_HAND: Final = translate("Rule book", "to be built: {tile}", "rules §3 B.1")


def describe_example(example: Example, played: Played) -> Text:
    """Describe the picture, or the pictures, of an example."""
    if not example.view.before:
        return _PICTURE.fill(things=_describe_things(example, played.after))
    return join_whole_sentences(
        [
            _BEFORE.fill(things=_describe_things(example, played.before)),
            _AFTER.fill(things=_describe_things(example, played.after)),
        ]
    )


def _describe_things(example: Example, state: State) -> Text:
    view, snapshot = (
        example.view,
        take_snapshot(Moment(state), fill_in_henry(NO_NAMES, state.henry)),
    )
    things = [describe_cell(cell, snapshot) for cell in snapshot.land]
    if view.reserve:
        heir = state.active if view.heir is None else view.heir
        things += [
            describe_troop(troop_heir, index, snapshot)
            for troop_heir in Heir
            for index, troop in enumerate(snapshot.troops[troop_heir])
            if troop.at is None and troop_heir is not snapshot.henry
        ]
        things += _describe_reserve(snapshot, make_capabilities(state, heir).slots)
    if view.tile is not None:
        things.append(_IN_HAND.fill(tile=name_tile(state.catalogue.tiles[view.tile])))
    return join_by_semicolons(things)


def _describe_reserve(snapshot: TableSnapshot, reached: tuple[int, ...]) -> Iterator[Text]:
    """Describe the ring from the shield on, and the supply."""
    yield _SHIELD.fill(heir=snapshot.heirs[snapshot.crown].name)
    for step in range(1, len(snapshot.places)):
        slot = (snapshot.shield + step) % len(snapshot.places)
        tile = snapshot.places[slot].tile
        if tile is None:
            yield outline.EMPTY_PLACE
        else:
            number = reached.index(slot) + 1 if slot in reached else 0
            yield describe_tile_in_reserve(snapshot.catalogue.tiles[tile], number)
    yield describe_supply(snapshot)
