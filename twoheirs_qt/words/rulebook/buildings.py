"""Chapter: the 24 buildings, with an overview of what each scores."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.words.names import building_name
from twoheirs_qt.words.rulebook import (
    buildings_crafts,
    buildings_land,
    buildings_trade,
    buildings_travel,
    buildings_war,
)
from twoheirs_qt.words.rulebook.entry import Entry
from twoheirs_qt.words.rulebook.model import Chapter, Section, Table, paragraphs
from twoheirs_qt.words.text import Text, translate

ENTRIES: Final[tuple[Entry, ...]] = (
    *buildings_travel.ENTRIES,
    *buildings_land.ENTRIES,
    *buildings_trade.ENTRIES,
    *buildings_war.WAR,
    *buildings_war.PATROL,
    *buildings_crafts.ENTRIES,
)
"""All buildings, set by set."""


def _link(entry: Entry) -> Text:
    link = Text("", "<a href='{link}'>{building}</a>")
    return link.fill(link=entry.section_id, building=building_name(entry.building))


_OVERVIEW: Final = Section(
    "buildings/overview",
    translate("Rule book buildings", "All buildings at a glance", "rules §5"),
    (
        *paragraphs(
            translate(
                "Rule book buildings",
                "Points as at the end of the game, before they are doubled by a troop of yours on "
                "the building.",
                "rules §5",
            ),
        ),
        Table(
            (
                translate("Rule book buildings", "Building", "rules §5"),
                translate("Rule book buildings", "Points", "rules §5"),
            ),
            tuple((_link(entry), entry.points) for entry in ENTRIES),
        ),
    ),
)

CHAPTER: Final = Chapter(
    "buildings",
    translate("Rule book buildings", "The buildings", "rules §5"),
    (_OVERVIEW, *(entry.section() for entry in ENTRIES)),
    paged=True,
)
