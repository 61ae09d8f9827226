"""The table of The Two Heirs for screen readers: its groups, and what they hold."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from twoheirs_qt.games.two_heirs.play.snapshot import TableSnapshot
from twoheirs_qt.games.two_heirs.rules.access import find_active_capabilities
from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.rules.components import Heir
from twoheirs_qt.games.two_heirs.table.hit_testing import (
    find_thing_at,
    list_heir_things,
    list_reserve_things,
)
from twoheirs_qt.games.two_heirs.table.reading.actions import list_thing_actions
from twoheirs_qt.games.two_heirs.table.reading.announcer import TableAnnouncer
from twoheirs_qt.games.two_heirs.table.reading.properties import PropertyReader
from twoheirs_qt.games.two_heirs.things.groups import (
    HeirGroup,
    LandGroup,
    OfferButton,
    OfferGroup,
    PanelButton,
    ReserveGroup,
    Ribbon,
    TurnPanel,
)
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.games.two_heirs.things.thing import Thing
from twoheirs_qt.games.two_heirs.words import table as texts
from twoheirs_qt.tabletop import thing as things
from twoheirs_qt.tabletop.accessibility.reader import (
    AccessibleAction,
    Contents,
    Properties,
    TableReader,
)

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.table.view import TableView


class TwoHeirsReader(TableReader):
    """The table of The Two Heirs as screen readers find it."""

    def __init__(self, view: TableView) -> None:
        scene = view.table_scene
        changes = (
            view.session.opened,
            view.session.stepped,
            view.cursor_moved,
            view.hint_changed,
            scene.step_player.ended,
            view.announce,
            scene.camera_moved,
            scene.highlights_changed,
            view.bubble.refusal_announced,
        )
        super().__init__(view, TableAnnouncer(view), changes)
        self._view = view
        self._properties = PropertyReader(view)

    @property
    def cursor(self) -> Thing:
        return self._view.cursor_target

    def list_contents(self) -> Contents:
        return list_groups(self._view)

    def make_fingerprint(self) -> object:
        view = self._view
        scene, session = view.table_scene, view.session
        return (
            session.state if session.is_open else None,
            session.options if session.is_open else None,  # a lesson narrows them step by step
            scene.snapshot,
            not scene.is_turn_shown,
            scene.points_shown,
            view.controller.selected,
            view.controller.closed_reason,
            view.plan.is_on,
            scene.unseen_shown,
            session.is_open and session.is_over,
            scene.offer.label,
            [button.words for button in scene.solo.turn_panel.buttons],
            scene.solo.turn_panel.words,
            scene.ribbon.words,
            session.model.localize(texts.TABLE),
        )

    def describe_properties(self, thing: things.Thing) -> Properties:
        assert isinstance(thing, Thing)
        return self._properties.describe_properties(thing)

    def list_actions(self, thing: things.Thing) -> Sequence[AccessibleAction]:
        assert isinstance(thing, Thing)
        return list_thing_actions(self._view, thing)

    def find_rect(self, thing: things.Thing) -> QRectF:
        assert isinstance(thing, Thing)
        return thing.find_rect(self._view.table_scene)

    def find_bounds(self, thing: things.Thing) -> QRectF:
        assert isinstance(thing, Thing)
        scene = self._view.table_scene
        return scene.layout.landscape_rect if thing.land_cell is not None else scene.sceneRect()

    def find_thing_at(self, point: QPointF) -> Thing | None:
        return find_thing_at(self._view.table_scene, point)

    def find_key(self, thing: things.Thing) -> str:
        assert isinstance(thing, Thing)
        digit = thing.find_digit(self._view.session.state)
        return "" if digit is None else str(digit)


def list_groups(view: TableView) -> Contents:
    """All groups, in the order in which they are read, with their things; empty before a game."""
    scene = view.table_scene
    snapshot = scene.snapshot
    if snapshot is None or not view.session.is_open:
        return {}
    groups: Contents = {}
    if scene.ribbon.words:
        groups[Ribbon()] = ()
    groups[ReserveGroup()] = tuple(list_reserve_things(scene, snapshot))
    groups[LandGroup()] = tuple(map(LandCell, _list_cells(view, snapshot)))
    for heir in Heir:
        groups[HeirGroup(heir)] = tuple(list_heir_things(heir, snapshot))
    if scene.offer.isVisible():
        groups[OfferGroup()] = (OfferButton(),)
    turn_panel = scene.solo.turn_panel
    if turn_panel.words:
        groups[TurnPanel()] = tuple(map(PanelButton, range(len(turn_panel.buttons))))
    return groups


def _list_cells(view: TableView, snapshot: TableSnapshot) -> list[Cell]:
    """The tiles, the empty cells that matter now and the one under the cursor, in reading order."""
    cells = set(snapshot.land) | view.controller.goals
    state = view.session.state
    if not view.table_scene.is_turn_shown and not view.session.is_over:
        cells.update(find_active_capabilities(state).cells)
    under_cursor = view.cursor_target.land_cell
    if under_cursor is not None:
        cells.add(under_cursor)
    return sorted(cells, key=itemgetter(1, 0), reverse=view.table_scene.camera.view_direction < 0)
