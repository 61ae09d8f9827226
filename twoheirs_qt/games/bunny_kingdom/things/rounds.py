"""The steps of the track, the round, and the cards that are passed on in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import ClassVar, Final

from twoheirs_qt.games.bunny_kingdom.rules.state import ROUND_COUNT, Phase
from twoheirs_qt.games.bunny_kingdom.things.lords import find_giver, find_receiver
from twoheirs_qt.games.bunny_kingdom.things.snapshot import Snapshot
from twoheirs_qt.games.bunny_kingdom.things.thing import Area, Thing
from twoheirs_qt.games.bunny_kingdom.words import table as table_words
from twoheirs_qt.tabletop.text.text import Text
from twoheirs_qt.tabletop.thing import ReaderRole

_PHASES: Final = (
    (table_words.EXPLORATION, table_words.describe_phase(Phase.DRAFT)),
    (table_words.CONSTRUCTION, table_words.describe_phase(Phase.BUILD)),
    (table_words.HARVEST, table_words.HARVEST_LINE),
)
_END: Final = (table_words.END, table_words.PARCHMENTS_ARE_TURNED_UP)
STEP_COUNT: Final = ROUND_COUNT * len(_PHASES) + 1
"""The number of steps of the track: the phases of all rounds, and the end."""


@dataclass(frozen=True, slots=True)
class TrackPhase(Thing):
    """A phase on the track of rounds, by its number from 0; only the mouse reaches it."""

    number: int
    area: ClassVar[Area] = Area.DECISION
    takes_cursor: ClassVar[bool] = False

    def name(self, snapshot: Snapshot) -> Text:
        return self._words[0]

    def list_lines(self, snapshot: Snapshot) -> Sequence[Text]:
        line = self._words[1]
        if self.number == STEP_COUNT - 1:
            return [line]
        return [table_words.name_round(self.number // len(_PHASES) + 1), line]

    @property
    def _words(self) -> tuple[Text, Text]:
        return _END if self.number == STEP_COUNT - 1 else _PHASES[self.number % len(_PHASES)]


class PassingPart(Enum):
    """The sentences about the cards that are passed on: one about each of these."""

    RECEIVER = auto()
    GIVER = auto()
    PICKS = auto()


@dataclass(frozen=True, slots=True)
class PassingNote(Thing):
    """A sentence about the cards that are passed on after a pick; nothing can be done with it."""

    part: PassingPart
    area: ClassVar[Area] = Area.PASSING
    role: ClassVar[ReaderRole] = ReaderRole.PICTURE

    def name(self, snapshot: Snapshot) -> Text:
        match self.part:
            case PassingPart.RECEIVER:
                to_right = snapshot.table.round % 2 == 1
                return table_words.name_hand_receiver(
                    snapshot.name_lord(find_receiver(snapshot)), to_right=to_right
                )
            case PassingPart.GIVER:
                return table_words.name_hand_giver(snapshot.name_lord(find_giver(snapshot)))
            case PassingPart.PICKS:
                return table_words.describe_remaining_picks(
                    snapshot.pick_count - snapshot.pick_number + 1
                )
