"""The section of the rule book about what a player looks at."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.games.bunny_kingdom.prose.sections import find_section, find_section_for_phase
from twoheirs_qt.games.bunny_kingdom.rules.actions import Copy
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import Terrain
from twoheirs_qt.games.bunny_kingdom.rules.state import EMPTY
from twoheirs_qt.games.bunny_kingdom.things.cards import (
    Answer,
    Curtain,
    HandCard,
    KeptBuilding,
    OwnParchment,
)
from twoheirs_qt.games.bunny_kingdom.things.land import Land
from twoheirs_qt.games.bunny_kingdom.things.lords import LordPlate
from twoheirs_qt.games.bunny_kingdom.things.rounds import STEP_COUNT, TrackPhase
from twoheirs_qt.games.bunny_kingdom.things.snapshot import Snapshot
from twoheirs_qt.games.bunny_kingdom.things.thing import Thing

_TRACK: Final = ("explore/pick", "build/overview", "harvest/yield")
"""The sections about the phases of a round, in the order of the track."""


def find_subject(snapshot: Snapshot, thing: Thing | None) -> str:
    """Return the id of the section about a thing; without one, about the present phase."""
    phase = find_section_for_phase(snapshot.table.phase)
    match thing:
        case HandCard(index) if index < len(snapshot.hand):
            return find_section(snapshot.find_card(snapshot.hand[index]))
        case KeptBuilding(index) if index < len(snapshot.kept):
            return find_section(snapshot.find_card(snapshot.kept[index]))
        case OwnParchment(index) if index < len(snapshot.parchments):
            return find_section(snapshot.find_card(snapshot.parchments[index]))
        case Answer():
            action = thing.find_action(snapshot)
            if isinstance(action, Copy):
                return find_section(
                    snapshot.find_card(snapshot.catalogue.card_numbers[action.parchment])
                )
            return phase
        case Land(index):
            return _find_section_of_land(snapshot, index)
        case LordPlate():
            return "explore/hidden"
        case TrackPhase(number):
            return "end/parchments" if number == STEP_COUNT - 1 else _TRACK[number % len(_TRACK)]
        case Curtain():
            return "ruling/B7"
        case _:
            return phase


def _find_section_of_land(snapshot: Snapshot, index: int) -> str:
    """The section about what stands on a territory, its fief, or the map."""
    built = snapshot.table.buildings[index]
    if built != EMPTY:
        return find_section(snapshot.find_card(built))
    if any(land >> index & 1 for land in snapshot.table.land):
        return "harvest/fief"
    is_city = snapshot.catalogue.territories[index].terrain is Terrain.CITY
    return "card/city" if is_city else "card/territory"
