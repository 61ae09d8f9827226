"""The examples of the rule book, read from their position files and played by the rules."""

from __future__ import annotations

from twoheirs_qt import data
from twoheirs_qt.files.position import load_position
from twoheirs_qt.rules import Catalogue, Event, Tile, apply
from twoheirs_qt.words.played import Played
from twoheirs_qt.words.rulebook.model import Example
from twoheirs_qt.words.text import Text


class Examples:
    """Plays each example once, when it is first asked for.

    `catalogue` is the installed one: the numbers of the book do not depend on a player's own.
    """

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._played: dict[str, Played] = {}

    def played(self, example: Example) -> Played:
        """The position of the example and what came of its actions. Raises FileFault."""
        found = self._played.get(example.id)
        if found is None:
            path = data.path(f"rulebook/{example.id}.json")
            before = load_position(path, self._catalogue).state
            after, events = before, list[Event]()
            for action in example.actions:
                after, happened = apply(after, action)
                events += happened
            found = self._played[example.id] = Played(before, after, tuple(events))
        return found

    def caption(self, example: Example) -> Text:
        """The caption, its placeholders filled with what the rules give."""
        played = self.played(example)
        return example.caption.fill(**{name: ask(played) for name, ask in example.values})

    def tile(self, tile: str) -> Tile:
        """A tile of the catalogue of the examples, by its id."""
        return self._catalogue.tiles[tile]
