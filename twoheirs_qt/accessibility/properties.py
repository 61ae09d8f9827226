"""The accessible properties of things on the table: name, description and states."""

from __future__ import annotations

from dataclasses import dataclass

from twoheirs_qt.accessibility.actions import menu_choices
from twoheirs_qt.play.snapshot import TableSnapshot
from twoheirs_qt.play.targets import (
    AccessGlyph,
    DiscardPile,
    HandTile,
    LandCell,
    OfferButton,
    PlaceTroop,
    PlanButton,
    ReservePlace,
    RingTroop,
    Section,
    Target,
    TreasurePile,
    TreasureToken,
)
from twoheirs_qt.rules.actions import Action, Take
from twoheirs_qt.table.view import TableView
from twoheirs_qt.text.text import Text, join_by_semicolons, join_sentences
from twoheirs_qt.things import groups
from twoheirs_qt.things import solo as describe_solo
from twoheirs_qt.things.describe import (
    cell_in_short,
    cost_and_terrain,
    payment,
    place_in_short,
    score_line,
    terrain_and_points,
    tile_spoken,
    troop_in_short,
)
from twoheirs_qt.things.groups import AccessibleKey, Group, GroupKind, PanelButton
from twoheirs_qt.things.offers import placement_effects, placement_outcome
from twoheirs_qt.things.selection import (
    Refusal,
    SelectedHandTile,
    SelectedReserveTile,
    SelectedTroop,
    SelectionFinder,
    goals,
    goals_of,
    lies_on,
)
from twoheirs_qt.words import outline, table
from twoheirs_qt.words import screen_reader as own
from twoheirs_qt.words.names import cost_text, tile_name_of

_ONLY_TOLD = AccessGlyph | DiscardPile | TreasurePile | TreasureToken
"""Nothing can be done with these but to hear of them."""


@dataclass(frozen=True, slots=True)
class Properties:
    """The accessible properties of a thing at a moment.

    - `name`: what it is, and what could be done there; `description`: more, or why it cannot
    - `enabled`: whether pressing it could do something
    - `selected`: it is picked up; `checked`: a switch that is on, None for what is no switch
    """

    name: str
    description: str = ""
    enabled: bool = True
    selected: bool = False
    checked: bool | None = None


class PropertyReader:
    """Reads properties from the table of `view`, as it is shown at the moment."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._session = view.session
        self._scene = view.table
        self._controller = view.controller
        self._finder = SelectionFinder(view.session)
        self._say = view.session.model.say

    def properties(self, key: AccessibleKey) -> Properties:
        """The properties of anything that is on the table now."""
        snapshot = self._scene.snapshot
        if isinstance(key, Group):
            return self._group(key)
        if isinstance(key, PanelButton):
            return Properties(self._scene.solo.turn_panel.buttons[key.index].words)
        if isinstance(key, OfferButton):
            return Properties(self._scene.offer.label)
        assert snapshot is not None
        if self._scene.staged is not None:  # an earlier moment: it is looked at, and no more
            return Properties(self._say(self._what(key, snapshot)), self._details(key, snapshot))
        selected = None if isinstance(key, _ONLY_TOLD) else self._controller.selected
        if selected is not None and lies_on(selected, key):
            return self._picked_up(key, snapshot)
        action = None if selected is None else self._controller.action(key)
        if action is not None:
            return self._goal(key, action, snapshot)
        return self._at_rest(key, snapshot)

    def _group(self, group: Group) -> Properties:
        """The properties of a group."""
        scene, say = self._scene, self._say
        snapshot, turn_panel = scene.snapshot, scene.solo.turn_panel
        assert snapshot is not None
        match group:
            case Group(GroupKind.RIBBON):
                return Properties(scene.ribbon.words)
            case Group(GroupKind.RESERVE):
                return Properties(say(table.RESERVE))
            case Group(GroupKind.LANDSCAPE):
                return Properties(say(outline.SECTION_NAMES[Section.LANDSCAPE]))
            case Group(GroupKind.OFFER):
                return Properties(say(own.OFFER))
            case Group(GroupKind.TURN_PANEL):
                return Properties(join_sentences((turn_panel.heading, turn_panel.words)))
            case Group(GroupKind.HEIR, heir) if heir is not None:
                name = say(groups.place_of(heir, snapshot, points=scene.points_shown))
                solo = snapshot.solo
                henrys = solo is not None and heir is solo.henry
                return Properties(name, say(groups.centre(solo)) if solo and henrys else "")
        raise ValueError(group)

    # -- while something is selected -----------------------------------------------------------

    def _picked_up(self, key: Target, snapshot: TableSnapshot) -> Properties:
        selected = self._controller.selected
        if isinstance(selected, SelectedReserveTile | SelectedHandTile):
            what = tile_name_of(selected.tile, snapshot.catalogue)
        elif isinstance(selected, SelectedTroop):
            what = self._what(PlaceTroop(selected.heir, selected.index), snapshot)
        else:
            what = self._what(key, snapshot)
        down = isinstance(selected, SelectedHandTile) and selected.down
        words = own.FACE_DOWN if down else own.PICKED_UP
        more = ""
        if isinstance(selected, SelectedReserveTile):
            # Who comes by its number has not heard what it costs.
            lacks = any(snapshot.short.get(selected.tile, ()))
            costs = cost_text(snapshot.catalogue.tiles[selected.tile])
            pays = payment(selected.tile, snapshot) if lacks else None
            more = join_sentences(self._say(each) for each in (costs, pays) if each is not None)
        return Properties(self._say(words.fill(what=what)), more, selected=True)

    def _goal(self, key: Target, action: Action, snapshot: TableSnapshot) -> Properties:
        """The properties of a thing on which the selection could be put."""
        place = self._what(key, snapshot)
        reasons = self._session.options.why_not(action)
        if reasons:
            why = self._finder.why(Refusal(reasons))
            return Properties(self._say(place), self._say(why), enabled=False)
        points = self._scene.points_shown
        what = join_by_semicolons([*placement_effects(self._session, action, points=points)])
        name = own.CAN_BE_DONE.fill(place=place, deed=what)
        if isinstance(action, Take):  # all that follows from it is a long story, told when asked
            return Properties(self._say(name))
        outcome = placement_outcome(self._session, action, points=points)
        return Properties(self._say(name), "" if outcome is None else self._say(outcome))

    # -- while nothing is selected -------------------------------------------------------------

    def _at_rest(self, key: Target, snapshot: TableSnapshot) -> Properties:
        name = self._say(self._what(key, snapshot))
        if isinstance(key, PlanButton):
            return Properties(name, checked=self._view.plan.on)
        if isinstance(key, _ONLY_TOLD):
            return Properties(name)
        details, more = self._details(key, snapshot), self._more(key, snapshot)
        refusal = self._refusal(key)
        if refusal is not None:
            # Of the tiles that may not be taken, one after another, the reason would be the same,
            # and of those out of reach the name has said it: how far, and what helps, is asked for.
            told = isinstance(key, ReservePlace) and self._controller.closed is None
            why = "" if told else self._say(refusal)
            return Properties(name, join_sentences((why, details, more)), enabled=False)
        # That a tile in reach can be taken is what its name says.
        deeds = "" if isinstance(key, ReservePlace) else self._menu_actions(key)
        return Properties(name, join_sentences((details, self._goes(key), deeds, more)))

    def _refusal(self, key: Target) -> Text | None:
        """Why a piece cannot be picked up; None if it can, and where there is none."""
        if not isinstance(key, ReservePlace | HandTile | RingTroop | PlaceTroop):
            return None
        found = self._finder.find(key)
        why = self._finder.why(found) if isinstance(found, Refusal) else None
        return self._controller.closed or why

    def _details(self, key: Target, snapshot: TableSnapshot) -> str:
        """What its name leaves out: it would be said again whenever that changes in part."""
        match key:
            case ReservePlace(slot) if (tile := snapshot.places[slot].tile) is not None:
                return self._say(cost_and_terrain(snapshot.catalogue.tiles[tile]))
            case LandCell(cell):
                told = self._view.describer.tells_points
                line = score_line(self._session.state, cell) if told else None
                details = terrain_and_points(cell, snapshot, line)
                return "" if details is None else self._say(details)
        return ""

    def _more(self, key: Target, snapshot: TableSnapshot) -> str:
        """What a tile in reach lacks to be paid for, and where Henry would put one."""
        tile = snapshot.places[key.slot].tile if isinstance(key, ReservePlace) else None
        if not isinstance(key, ReservePlace) or tile is None:
            return ""
        lacks = snapshot.places[key.slot].in_reach and any(snapshot.short.get(tile, ()))
        pays = payment(tile, snapshot) if lacks else None
        state, helps = self._session.state, self._session.helps
        henry = describe_solo.would_go_spoken(state, key.slot) if helps else None
        return join_sentences(self._say(each) for each in (henry, pays) if each is not None)

    def _goes(self, key: Target) -> str:
        """That a piece which can be picked up can go nowhere, and why."""
        found = self._finder.find(key) if self._controller.can_pick(key) else None
        if found is None or isinstance(found, Refusal) or self._controller.selected is not None:
            return ""
        if goals(found, self._session.options):
            return ""  # as is expected; where, is told once it is picked up
        goes = goals_of(self._session, found)
        return "" if goes is None else self._say(goes)

    def _menu_actions(self, key: Target) -> str:
        """What can be done at a thing beside picking it up: the first of it, its menu has all."""
        if isinstance(key, LandCell) and self._finder.click_action(key.cell) is None:
            return ""  # what could be put there is told once it is picked up
        choices = menu_choices(self._session, self._controller, key)
        more = " …" if len(choices) > 1 else ""
        return f"{choices[0].label}{more}" if choices else ""

    # -- words ---------------------------------------------------------------------------------

    def _what(self, key: Target, snapshot: TableSnapshot) -> Text:
        match key:
            case HandTile(_, tile):  # whose hand it is in, its group tells
                return tile_spoken(self._session.state.catalogue.tiles[tile])
            case ReservePlace(slot):
                return place_in_short(slot, snapshot)
            case LandCell(cell):
                return cell_in_short(cell, snapshot)
            case RingTroop(heir, index):
                return troop_in_short(heir, index, snapshot)
            case AccessGlyph(heir, terrain):
                return self._view.describer.access_in_short(heir, terrain, snapshot)
        return self._view.describer.spoken(key, snapshot)
