"""The examples of the rule book: positions, played by the rules, and their captions."""

from __future__ import annotations

from typing import Any

from twoheirs_qt.games.bunny_kingdom.codec.catalogue import load_program_catalogue
from twoheirs_qt.games.bunny_kingdom.codec.position import read_position
from twoheirs_qt.games.bunny_kingdom.prose.measures import PlayedActions
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import Catalogue
from twoheirs_qt.games.bunny_kingdom.rules.events import Event
from twoheirs_qt.games.bunny_kingdom.rules.state import State
from twoheirs_qt.games.bunny_kingdom.rules.turn import apply
from twoheirs_qt.tabletop import data
from twoheirs_qt.tabletop.files.errors import add_file_to_errors
from twoheirs_qt.tabletop.files.reading import read_json
from twoheirs_qt.tabletop.prose.book_model import Example
from twoheirs_qt.tabletop.text.text import Text


def play_example(example: Example) -> PlayedActions:
    """Play the actions of an example in its position. Raises FileError."""
    path = data.find_path(f"games/bunny_kingdom/rulebook/{example.id}.json")
    with add_file_to_errors(path):
        return play_document(read_json(path), example, load_program_catalogue())


def play_document(document: Any, example: Example, catalogue: Catalogue) -> PlayedActions:
    """Play the actions of an example in the position of a document.

    Without actions, the position may leave out all that scoring does not need.
    """
    before = read_position(document, catalogue, for_score=not example.actions)
    after, events = before, list[Event]()
    for action in example.actions:
        assert isinstance(after, State)
        after, new_events = apply(after, action)
        events += new_events
    return PlayedActions(before, after, tuple(events))


def make_caption(example: Example, played: PlayedActions) -> Text:
    """The caption of an example, its placeholders filled by the rules."""
    return example.caption.fill(**{name: value_of(played) for name, value_of in example.values})
