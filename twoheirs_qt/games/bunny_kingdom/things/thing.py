"""The base class of everything on the table of Bunny Kingdom.

Mouse, keys and readers name things and ask them for their words and for what can be done there;
nothing outside of this folder tells their kinds apart.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import ClassVar

from twoheirs_qt.games.bunny_kingdom.rules.actions import Action
from twoheirs_qt.games.bunny_kingdom.rules.reasons import Reason
from twoheirs_qt.games.bunny_kingdom.things.snapshot import Snapshot
from twoheirs_qt.games.bunny_kingdom.words.reasons import describe_reasons
from twoheirs_qt.tabletop import thing
from twoheirs_qt.tabletop.text.text import Text


class Area(Enum):
    """The areas of the table, in the order in which Tab goes through them."""

    DECISION = auto()
    """The area with which the seat decides: the hand, buildings, or answers to a question."""
    MAP = auto()
    LORDS = auto()
    PARCHMENTS = auto()
    PASSING = auto()
    """The cards that are passed on: to whom, from whom, and how many picks are left."""


@dataclass(frozen=True, slots=True)
class Offer:
    """Something to do with a thing: its name, and what it makes of the snapshot or the game.

    - `snapshot`: the snapshot with what is begun by it
    - `action`: the action that it is; it may be illegal, which tells the reasons
    - `why_not`: why it cannot be done, where that is known before
    """

    text: Text
    snapshot: Snapshot | None = None
    action: Action | None = None
    why_not: Text | None = None

    @property
    def kind(self) -> Hashable:
        """Offers with equal words are of a kind."""
        return self.text

    @property
    def is_possible(self) -> bool:
        """Whether it can be done now, as far as is known."""
        return self.why_not is None


class Thing(thing.Thing):
    """A thing on the table, as a value: equal things are the same one."""

    area: ClassVar[Area]

    def name(self, snapshot: Snapshot) -> Text:
        """The thing in at most 15 words, for readers."""
        raise NotImplementedError(type(self))

    def list_lines(self, snapshot: Snapshot) -> Sequence[Text]:
        """The lines of its note; they tell nothing that the snapshot does not show."""
        return ()

    def list_offers(self, snapshot: Snapshot) -> Sequence[Offer]:
        """The offers of it now; a click or Enter does the first one."""
        return ()

    def list_refusals(self, snapshot: Snapshot) -> Sequence[Reason]:
        """The reasons why nothing can be done with it, where somebody may expect it."""
        return ()

    def describe_refusal(self, snapshot: Snapshot) -> Text | None:
        """Say why nothing can be done with it; None where nobody expects it."""
        reasons = self.list_refusals(snapshot)
        return describe_reasons(reasons) if reasons else None
