"""What is said of the parts of the table that hold things."""

from __future__ import annotations

from collections.abc import Iterator

from twoheirs_qt.game.reading import Reading, SoloRead
from twoheirs_qt.rules.components import Heir
from twoheirs_qt.rules.state import HAND_LIMIT
from twoheirs_qt.ui.accessible.facts import Facts
from twoheirs_qt.ui.accessible.keys import Group, Place
from twoheirs_qt.ui.sounding import chained
from twoheirs_qt.ui.table.view import TableView
from twoheirs_qt.words import solo as solo_texts
from twoheirs_qt.words import spoken as own
from twoheirs_qt.words import table as texts
from twoheirs_qt.words.names import cell_name
from twoheirs_qt.words.text import Text, one_by_one


class GroupNarrator:
    """Says what the table shows in each of its parts."""

    def __init__(self, view: TableView) -> None:
        self._scene = view.table
        self._say = view.session.model.say

    def facts(self, group: Group) -> Facts:
        """All that is said of a part of the table."""
        reading, scene = self._scene.reading, self._scene
        assert reading is not None
        match group:
            case Group(Place.RIBBON):
                return Facts(scene.ribbon.words)
            case Group(Place.RESERVE):
                return Facts(self._say(_reserve(reading)))
            case Group(Place.LANDSCAPE):
                return Facts(self._say(_landscape(reading, scene.camera.sign)))
            case Group(Place.OFFER):
                return Facts(self._say(own.OFFER))
            case Group(Place.SCROLL):
                return Facts(chained((scene.solo.scroll.heading, scene.solo.scroll.words)))
            case Group(Place.HEIR, heir) if heir is not None:
                name = self._say(one_by_one(list(self._heir(heir, reading))))
                solo = reading.solo
                if solo is None or heir is not solo.henry:
                    return Facts(name)
                return Facts(name, self._say(_henry(solo)))
        raise ValueError(group)

    def _heir(self, heir: Heir, reading: Reading) -> Iterator[Text]:
        known, solo = reading.heirs[heir], reading.solo
        yield known.name
        if reading.active is not None:
            yield texts.TO_MOVE if known.active else texts.WAITING
        if reading.active is None:
            yield own.FINAL_POINTS.count(known.points)
        elif self._scene.points_shown:
            yield own.POINTS_SO_FAR.count(known.points)
        if solo is not None and heir is solo.henry:
            return
        yield texts.REACH.fill(reach=known.reach)
        yield texts.HAND.fill(count=len(reading.hands[heir]), limit=HAND_LIMIT)
        if known.discounts:
            yield texts.DISCOUNTS.count(known.discounts)


def _reserve(reading: Reading) -> Text:
    if reading.active is None:
        return texts.RESERVE
    heir = reading.heirs[reading.active]
    if reading.solo is not None and reading.active is reading.solo.henry:
        return one_by_one([texts.RESERVE, solo_texts.REACH])
    reach = texts.REACH_OF.fill(heir=heir.name, reach=heir.reach)
    return one_by_one([texts.RESERVE, reach])


def _landscape(reading: Reading, sign: int) -> Text:
    columns = sorted((x * sign for x, _ in reading.land))
    rows = sorted((y * sign for _, y in reading.land))
    first = (columns[0] * sign, rows[0] * sign)
    last = (columns[-1] * sign, rows[-1] * sign)
    words = own.LANDSCAPE.count(len(reading.land))
    if first == last:
        return words
    return one_by_one([words, own.CORNERS.fill(first=cell_name(first), last=cell_name(last))])


def _henry(solo: SoloRead) -> Text:
    """Around which cell he builds."""
    words = solo_texts.START if solo.scaffold is None else solo_texts.SCAFFOLD
    return own.CENTRE.fill(cell=cell_name(solo.centre), words=words)
