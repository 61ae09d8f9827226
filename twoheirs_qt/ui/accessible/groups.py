"""What is said of each part of the table, as facts."""

from __future__ import annotations

from twoheirs_qt.game.telling import groups
from twoheirs_qt.ui.accessible.facts import Facts
from twoheirs_qt.ui.accessible.keys import Group, Place
from twoheirs_qt.ui.sounding import chained
from twoheirs_qt.ui.table.scene import TableScene
from twoheirs_qt.words import spoken


def group_facts(group: Group, scene: TableScene) -> Facts:
    """All that is said of a part of the table now."""
    reading, say, scroll = scene.reading, scene.say, scene.solo.scroll
    assert reading is not None
    match group:
        case Group(Place.RIBBON):
            return Facts(scene.ribbon.words)
        case Group(Place.RESERVE):
            return Facts(say(groups.reserve(reading)))
        case Group(Place.LANDSCAPE):
            return Facts(say(groups.landscape(reading, scene.camera.sign)))
        case Group(Place.OFFER):
            return Facts(say(spoken.OFFER))
        case Group(Place.SCROLL):
            return Facts(chained((scroll.heading, scroll.words)))
        case Group(Place.HEIR, heir) if heir is not None:
            name = say(groups.place_of(heir, reading, points=scene.points_shown))
            solo = reading.solo
            henrys = solo is not None and heir is solo.henry
            return Facts(name, say(groups.centre(solo)) if solo and henrys else "")
    raise ValueError(group)
