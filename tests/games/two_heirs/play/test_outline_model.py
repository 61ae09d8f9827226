"""Rows kept by the outline are never out of date."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from PySide6.QtCore import QModelIndex, Qt

from tests.games.two_heirs.play.playing import open_new
from tests.play import choose
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.rules import Heir
from twoheirs_qt.games.two_heirs.table.reading.outline import TwoHeirsOutline
from twoheirs_qt.tabletop.outline.model import DETAILS_COLUMN, OFFERS_COLUMN, OutlineModel
from twoheirs_qt.tabletop.outline.rows import NAME_COLUMN

_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)


def list_texts(model: OutlineModel) -> list[object]:
    """Everything that the rows say."""

    def list_below(parent: QModelIndex) -> Iterator[object]:
        for row in range(model.rowCount(parent)):
            for column in (NAME_COLUMN, OFFERS_COLUMN, DETAILS_COLUMN):
                index = model.index(row, column, parent)
                yield from (index.data(role) for role in _ROLES)
            yield from list_below(model.index(row, NAME_COLUMN, parent))

    return list(list_below(QModelIndex()))


def test_rows_say_what_a_new_outline_says(session: GameSession) -> None:
    points = True
    outline = OutlineModel(TwoHeirsOutline(session, lambda: points))
    session.stepped.connect(outline.refresh)

    def check() -> None:
        before = list_texts(outline)
        assert before == list_texts(outline)
        assert before == list_texts(OutlineModel(TwoHeirsOutline(session, lambda: points)))

    open_new(session)
    check()
    chance = Random(3)
    for number in range(60):
        assert session.play(choose(session.state, chance))
        check()
        if number % 10 == 9:
            assert session.undo()
            check()
    points = False
    outline.refresh()
    check()
    outline.follow(False)
    assert session.redo()
    outline.follow(True)
    check()
    session.give_up(Heir.WHITE)
    check()
    open_new(session, seed=8)
    check()
