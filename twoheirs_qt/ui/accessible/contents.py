"""Which things lie on the table at a moment, in the order in which they are read."""

from __future__ import annotations

from twoheirs_qt.game.presentation.groups import Element, Group, GroupKind, PanelButton
from twoheirs_qt.game.snapshot import TableSnapshot
from twoheirs_qt.game.targets import LandCell, OfferButton
from twoheirs_qt.rules.access import means
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.components import Heir
from twoheirs_qt.ui.table.hits import reserve_things, things_of
from twoheirs_qt.ui.table.view import TableView

Contents = dict[Group, tuple[Element, ...]]


def contents(view: TableView) -> Contents:
    """All groups and what they hold; empty before a game is open."""
    scene = view.table
    snapshot = scene.snapshot
    if snapshot is None or not view.session.is_open:
        return {}
    found: Contents = {}
    if scene.ribbon.words:
        found[Group(GroupKind.RIBBON)] = ()
    found[Group(GroupKind.RESERVE)] = tuple(reserve_things(scene, snapshot))
    found[Group(GroupKind.LANDSCAPE)] = tuple(map(LandCell, _cells(view, snapshot)))
    for heir in Heir:
        found[Group(GroupKind.HEIR, heir)] = tuple(things_of(heir, snapshot))
    if scene.offer.isVisible():
        found[Group(GroupKind.OFFER)] = (OfferButton(),)
    turn_panel = scene.solo.turn_panel
    if turn_panel.words:
        found[Group(GroupKind.TURN_PANEL)] = tuple(map(PanelButton, range(len(turn_panel.buttons))))
    return found


def _cells(view: TableView, snapshot: TableSnapshot) -> list[Cell]:
    """The tiles, the empty cells that matter now and the one under the cursor, in reading order."""
    cells = set(snapshot.land) | view.controller.goals
    state = view.session.state
    if view.table.staged is None and not view.session.is_over:
        cells.update(means(state).cells)
    cursor = view.cursor_target
    if isinstance(cursor, LandCell):
        cells.add(cursor.cell)
    sign = view.table.camera.sign
    return sorted(cells, key=lambda cell: (cell[1] * sign, cell[0] * sign))
