"""The accessible properties of things on the table: name, description and states."""

from __future__ import annotations

from typing import TYPE_CHECKING

from twoheirs_qt.games.two_heirs.rules.actions import Action, Take
from twoheirs_qt.games.two_heirs.table.reading.actions import list_other_entries
from twoheirs_qt.games.two_heirs.things.offers import (
    describe_effects_beside_points,
    list_point_texts,
)
from twoheirs_qt.games.two_heirs.things.selection import (
    Refusal,
    SelectedHandTile,
    SelectedReserveTile,
    SelectedTroop,
    Selection,
    describe_goals,
    explain_refusal,
    find_goals,
)
from twoheirs_qt.games.two_heirs.things.thing import GameView, Thing
from twoheirs_qt.games.two_heirs.things.tiles import describe_payment
from twoheirs_qt.games.two_heirs.things.troops import HeirTroop
from twoheirs_qt.games.two_heirs.words import screen_reader as spoken
from twoheirs_qt.games.two_heirs.words.names import describe_cost, name_tile_by_id
from twoheirs_qt.tabletop.accessibility.reader import Properties
from twoheirs_qt.tabletop.text.text import Text, join_by_semicolons, join_sentences
from twoheirs_qt.tabletop.thing import ReaderRole

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.table.view import TableView


class PropertyReader:
    """Reads properties from the table of `view`, as it is shown at the moment."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._session = view.session
        self._scene = view.table_scene
        self._controller = view.controller
        self._localize = view.session.model.localize

    def describe_properties(self, thing: Thing) -> Properties:
        """The properties of anything that is on the table now."""
        painted_text = None if thing.takes_cursor else thing.find_painted_text(self._scene)
        if painted_text is not None:
            return Properties(painted_text)
        game = self._scene.game
        assert game is not None
        if thing.is_group or self._scene.is_turn_shown:  # nothing can be done with it
            description = thing.find_accessible_description(game)
            return Properties(
                self._localize(thing.name_in_short(game)), self._join_sentences(description)
            )
        is_picture = thing.role is ReaderRole.PICTURE  # nothing can be put down there
        selected = None if is_picture else self._controller.selected
        if selected is not None and thing.is_origin_of(selected):
            return self._describe_selection(thing, game)
        action = None if selected is None else self._controller.find_action(thing)
        if action is not None:
            return self._describe_goal(thing, action, game)
        return self._describe_unselected(thing, game)

    # -- while something is selected -----------------------------------------------------------

    def _describe_selection(self, thing: Thing, game: GameView) -> Properties:
        selected, snapshot = self._controller.selected, game.snapshot
        if isinstance(selected, SelectedReserveTile | SelectedHandTile):
            piece_name = name_tile_by_id(selected.tile, snapshot.catalogue)
        elif isinstance(selected, SelectedTroop):
            piece_name = HeirTroop(selected.heir, selected.index).name_in_short(game)
        else:
            piece_name = thing.name_in_short(game)
        is_face_down = isinstance(selected, SelectedHandTile) and selected.is_face_down
        words = spoken.FACE_DOWN if is_face_down else spoken.PICKED_UP
        description = ""
        if isinstance(selected, SelectedReserveTile):
            # With a number key, the cost has not been read out yet.
            lacks_resources = any(snapshot.missing_resources.get(selected.tile, ()))
            cost = describe_cost(snapshot.catalogue.tiles[selected.tile])
            payment_text = describe_payment(selected.tile, snapshot) if lacks_resources else None
            description = self._join_sentences(cost, payment_text)
        return Properties(self._localize(words.fill(what=piece_name)), description, selected=True)

    def _describe_goal(self, thing: Thing, action: Action, game: GameView) -> Properties:
        """The properties of a thing on which the selection could be put."""
        place = thing.name_in_short(game)
        reasons = self._session.options.why_not(action)
        if reasons:
            why = explain_refusal(self._session, Refusal(reasons))
            return Properties(self._localize(place), self._localize(why), enabled=False)
        effects = list_point_texts(self._session, action, with_points=game.shows_points)
        name = spoken.PLACE_WITH_EFFECT.fill(place=place, effect=join_by_semicolons([*effects]))
        if isinstance(action, Take):  # its outcome is long: it is told when asked for
            return Properties(self._localize(name))
        outcome = describe_effects_beside_points(
            self._session, action, with_points=game.shows_points
        )
        return Properties(self._localize(name), self._join_sentences(outcome))

    # -- while nothing is selected -------------------------------------------------------------

    def _describe_unselected(self, thing: Thing, game: GameView) -> Properties:
        name = self._localize(thing.name_in_short(game))
        if thing.role is ReaderRole.SWITCH:
            return Properties(name, checked=self._view.plan.is_on)
        if thing.role is ReaderRole.PICTURE:
            return Properties(name)
        description = self._join_sentences(thing.find_accessible_description(game))
        notes = self._join_sentences(*thing.list_reader_notes(game)) if thing.is_piece else ""
        picked = thing.pick(self._session)
        refusal = self._explain_refusal(picked) if thing.is_piece else None
        if refusal is not None:
            # Of the tiles that may not be taken, one after another, the reason would be the same,
            # and of those out of reach the name has said it: how far, and what helps, is asked for.
            is_known = thing.name_tells_reach and self._controller.closed_reason is None
            why = "" if is_known else self._localize(refusal)
            return Properties(name, join_sentences((why, description, notes)), enabled=False)
        no_goal_text, menu_actions = self._explain_no_goal(picked), self._format_menu_actions(thing)
        return Properties(name, join_sentences((description, no_goal_text, menu_actions, notes)))

    def _explain_refusal(self, picked: Selection | Refusal | None) -> Text | None:
        """The reasons why a piece cannot be picked up; None if it can."""
        why = explain_refusal(self._session, picked) if isinstance(picked, Refusal) else None
        return self._controller.closed_reason or why

    def _explain_no_goal(self, picked: Selection | Refusal | None) -> str:
        """The sentence that a piece which can be picked up can go nowhere, and why."""
        if picked is None or isinstance(picked, Refusal):
            return ""
        if self._controller.closed_reason is not None or self._controller.selected is not None:
            return ""
        if find_goals(picked, self._session.options):
            return ""  # the goals are announced once it is picked up
        return self._join_sentences(describe_goals(self._session, picked))

    def _format_menu_actions(self, thing: Thing) -> str:
        """The first of what can be done beside picking it up: its menu has all."""
        if not thing.announces_offers(self._session):
            return ""
        entries = list_other_entries(self._session, self._controller, thing)
        ellipsis = " …" if len(entries) > 1 else ""
        return f"{entries[0].label}{ellipsis}" if entries else ""

    # -- words ---------------------------------------------------------------------------------

    def _join_sentences(self, *texts: Text | None) -> str:
        return join_sentences(self._localize(text) for text in texts if text is not None)
