"""The pictures of the rule book: cards, and examples on a part of the map."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from twoheirs_qt.tabletop.prose.book_model import GameBlock


@dataclass(frozen=True, slots=True)
class CardPictures(GameBlock):
    """Pictures of cards by their ids, each with its name."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BoardPicture(GameBlock):
    """A picture of the whole map as it is printed."""


@dataclass(frozen=True, slots=True)
class MapView:
    """The picture of an example: a part of the map.

    - `first`, `last`: its corners at the top left and the bottom right
    - `focus`: territories whose fiefs are shown with strength, wealth and points
    - `shows_state_before`: the position before the actions is drawn, too
    """

    first: str
    last: str
    focus: tuple[str, ...] = ()
    shows_state_before: bool = False


class Evidence(StrEnum):
    """Kinds of sources for the facts of a card."""

    RULEBOOK = "rulebook"
    """The rulebook shows or says it."""
    PARTLY = "partly"
    """A part of it is in the rulebook, a part in owners' lists alone."""
    LISTS = "lists"
    """Several owners' lists agree; the rulebook does not show it."""
    ONE_LIST = "one list"
    """One owner's list has it, and nothing confirms it."""


def judge_evidence(source: str) -> Evidence:
    """Judge the source of a fact, as the catalogue has it.

    A and B are two lists by owners of the box, D is a third that names resources.
    """
    parts = source.replace(";", ",").split(",")
    has_lists = any(part.strip()[:1] in {"A", "B", "D"} or ": A" in part for part in parts)
    if "rulebook and A" in source:  # both have all of it
        return Evidence.RULEBOOK
    if "rulebook" in source:  # such as "A (points); rulebook (that treasures count)"
        return Evidence.PARTLY if has_lists else Evidence.RULEBOOK
    # Such as "A+B", or "A (terrain), D (name)"; else "A only".
    return Evidence.LISTS if "+" in source or "," in source else Evidence.ONE_LIST
