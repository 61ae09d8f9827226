"""What a gesture on a target means, by mouse and by keys alike.

One piece may be picked up: the selection. Putting it somewhere is an action that goes to the
session. What cannot be done is explained beside the target, so no gesture does nothing in silence.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, Signal

from twoheirs_qt.game import targets
from twoheirs_qt.game.presentation.describe import Describer
from twoheirs_qt.game.presentation.selection import (
    Refusal,
    SelectedHandTile,
    SelectedReserveTile,
    SelectedTroop,
    Selection,
    SelectionFinder,
    action_for,
    cells_to_look_at,
    goals,
    hint,
    lies_on,
    meant_for,
    picked_up,
    wrong_place,
)
from twoheirs_qt.game.targets import LandCell, PlaceTroop, ReservePlace, Target
from twoheirs_qt.rules import Action, BreakCamp, Cell, Reason, Take, Withdraw
from twoheirs_qt.ui.table.scene import TableScene
from twoheirs_qt.words import table as texts
from twoheirs_qt.words.actions import here_text
from twoheirs_qt.words.names import tile_name_of
from twoheirs_qt.words.text import Text


class Offer(NamedTuple):
    """A button beside a target: an action to be confirmed by a click on it."""

    action: Action
    target: Target
    label: Text


class Interaction(QObject):
    """- `selected`: what is picked up
    - `refused_drop`: what was dropped last, and where, if that was refused and nothing has happened
      since
    - `placing`: what is being put down while its action is done
    - `offer`: the button beside a target
    - `target`, `point`, `dragging`: what the pointer, or the cursor, is on, where, and whether the
      selection is dragged there
    - `closed`: why nothing can be done here, where the game is only looked at"""

    began = Signal()
    """An input begins: animation ends, and the bubble is removed."""
    pointed = Signal()
    """The pointer, or the cursor, is on the table."""
    left = Signal()
    """The pointer has left the table."""
    changed = Signal()
    """The selection has changed, or has been turned over."""
    offer_changed = Signal()
    cancelled = Signal()
    """Whatever was begun or is shown is to be removed."""
    refused = Signal(object, object)
    """A `Refusal`, and the target where it was tried."""
    objected = Signal(object, object)
    """A `Text` about what cannot be done, and the target that it is about; None for none."""
    asked = Signal(object)
    """A click that only asks what a target is."""
    plan_asked = Signal()
    """A click on the switch for Henry's plan."""
    announced = Signal(str)
    """What was done, for screen readers."""
    hint_changed = Signal(str)
    """What can be done with the selection; empty if there is none."""

    def __init__(self, scene: TableScene, describer: Describer, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session = scene.session
        self._describer = describer
        self._scene = scene
        self._finder = SelectionFinder(session)
        self.selected: Selection | None = None
        self.refused_drop: tuple[Selection, Target] | None = None
        self.placing: Selection | None = None
        self.offer: Offer | None = None
        self.target: Target | None = None
        self.point, self.dragging = QPointF(), False
        self.closed: Text | None = None
        self._aim: Target | None = None
        session.refused.connect(self._refuse)

    # -- what could be done ------------------------------------------------------------------

    def action(self, target: Target | None) -> Action | None:
        """The action of putting the selection on a target; None if there is none."""
        selected = self.meant(target)
        if selected is None or target is None:
            return None
        return action_for(selected, target, self._session.state.active)

    def meant(self, target: Target | None) -> Selection | None:
        """What would go to a target: of troops that look alike, one that can."""
        if self.selected is None or target is None:
            return self.selected
        return meant_for(self.selected, target, self._session.options)

    @property
    def goals(self) -> frozenset[Cell]:
        """The cells where the selection can be put."""
        return goals(self.selected, self._session.options)

    def can_pick(self, target: Target) -> bool:
        """Whether something on a target can be picked up."""
        return self.closed is None and self._finder.can_pick(target)

    def can_drag(self, target: Target) -> bool:
        """Whether a drag may begin on a target."""
        return self._lies_on(target) or self.can_pick(target)

    def is_goal(self, target: Target) -> bool:
        """Whether the selection can be put on a target."""
        action = self.action(target)
        return action is not None and self._session.options.can(action)

    def offers(self, target: Target) -> bool:
        """Whether a click on a target does something now."""
        if isinstance(target, targets.OfferButton | targets.PlanButton):
            return True
        if self.closed is not None:
            return False
        if self.selected is not None:
            return self.is_goal(target) or self._lies_on(target)
        if isinstance(target, LandCell):
            cell, options = target.cell, self._session.options
            if cell in options.siege() or options.can(BreakCamp(cell)):
                return True
        return self._finder.can_pick(target)

    def _lies_on(self, target: Target) -> bool:
        return self.selected is not None and lies_on(self.selected, target)

    # -- gestures ----------------------------------------------------------------------------

    def begin(self) -> None:
        """An input begins."""
        self._scene.show.skip()
        self.began.emit()

    def point_at(self, target: Target | None, point: QPointF, *, dragging: bool = False) -> None:
        """The pointer, or the cursor, is at `point` on `target`."""
        # While Henry's turn is shown, what is seen is not what could be spoken of.
        if not isinstance(target, targets.OfferButton) and self._scene.staged is None:
            self.target, self.point, self.dragging = target, point, dragging
            self.pointed.emit()

    def leave(self) -> None:
        """The pointer has left the table."""
        self.target = None
        self.left.emit()

    def click(self, target: Target | None) -> None:
        """A click on a target, or Enter on it: picks up, puts down or does what is offered."""
        self.begin()
        offer = self.offer if self.selected is None else None
        if isinstance(target, targets.OfferButton) or (offer and offer.target == target):
            self._take_offer()
        elif self.selected is None:
            self.clear_offer()
            if target is not None:
                self._begin_at(target)
        elif target is not None and not self._put_on(self.selected, target):
            if self._finder.can_pick(target):
                self._hold(None)
                self._begin_at(target)
            else:
                self.objected.emit(wrong_place(self.selected), target)
        elif target is None:
            self.objected.emit(wrong_place(self.selected), None)

    def _put_on(self, selected: Selection, target: Target) -> bool:
        """Put the selection on a target; False if the click cannot mean that."""
        if lies_on(selected, target) and not isinstance(selected, SelectedReserveTile):
            self.put_back()
            return True
        action = self.action(target)
        if action is None:
            return False
        another = isinstance(selected, SelectedTroop) and self._finder.can_pick(target)
        if another and self._session.options.why_not(action):
            return False
        self._do(action, target)
        return True

    def pick(self, target: Target) -> bool:
        """Pick up what lies on a target (a drag begins, or a key names it); False if refused."""
        self.begin()
        if self._lies_on(target):
            return True
        self._hold(None)
        if self.closed is not None:
            self.objected.emit(self.closed, target)
            return False
        return self._take_up(target)

    def drop(self, target: Target | None) -> None:
        """A drag ends on a target: the action is done, or it is refused and the piece goes back."""
        selected = self.selected
        if selected is None:
            return
        if target is None or lies_on(selected, target):
            self.put_back()
            return
        action = self.action(target)
        if action is None:
            self.objected.emit(wrong_place(selected), target)
            self._hold(None)
        elif not self._do(action, target):
            self._hold(None)
            self.refused_drop = (selected, target)

    def turn_over(self) -> None:
        """Turn the selected tile over: face down to expand, face up to build."""
        self.begin()
        if not isinstance(self.selected, SelectedHandTile):
            self.objected.emit(texts.TURN_WHAT, None)
            return
        self.selected = replace(self.selected, down=not self.selected.down)
        self.changed.emit()
        self._hint()
        self._announce(texts.SAY_TURNED_DOWN if self.selected.down else texts.SAY_TURNED_UP)
        if self.target is not None:  # what is shown at it is another now
            self.pointed.emit()

    def put_back(self) -> None:
        """Put the selection back where it came from."""
        self._hold(None)
        self._announce(texts.SAY_PUT_BACK)

    def cancel(self) -> bool:
        """Cancel whatever is begun; False if there was nothing."""
        begun = self.selected is not None or self.offer is not None
        self.begin()
        self.clear_offer()
        self.cancelled.emit()
        if self.selected is not None:
            self.put_back()
        return begun

    def withdraw(self, target: Target) -> None:
        """Withdraw the selected troop, or the one on a target."""
        self.begin()
        if isinstance(self.selected, SelectedTroop):
            origin = self.selected.origin
        else:
            origin = self._finder.troop_cell(target)
        if origin is None:
            self.objected.emit(texts.NO_TROOP_OF_YOURS, target)
        else:
            self._do(Withdraw(origin), target)

    def break_camp(self, target: Target) -> None:
        self.begin()
        if isinstance(target, LandCell):
            self._do(BreakCamp(target.cell), target)
        else:
            self.objected.emit(texts.ON_THE_LAND, target)

    def play(self, action: Action, target: Target) -> None:
        """Do an action from a menu."""
        self.begin()
        self._do(action, target)

    # -- beginning ---------------------------------------------------------------------------

    def _begin_at(self, target: Target) -> None:
        if not self._session.is_open:
            return
        if isinstance(target, targets.PlanButton):
            self.plan_asked.emit()
        elif self.closed is not None:
            if self._finder.can_pick(target):
                self.objected.emit(self.closed, target)
            else:
                self.asked.emit(target)
        elif not (isinstance(target, LandCell) and self._begin_on_land(target)):
            self._take_up(target, ask=True)

    def _begin_on_land(self, target: LandCell) -> bool:
        """Do what a click on a tile does beside picking up a troop; False if there is nothing."""
        found = self._finder.click_action(target.cell)
        if found is None:
            return False
        action, asks = found
        if asks:
            self._make_offer(action, target)
        else:
            self._do(action, target)
        return True

    def _take_up(self, target: Target, *, ask: bool = False) -> bool:
        """Pick up what lies on a target; where there is nothing, `ask` what the target is."""
        selected = self._finder.find(target)
        if isinstance(selected, Refusal):
            self.refused.emit(selected, target)
            return False
        if selected is None:
            if ask:
                self.asked.emit(target)
            return False
        self._hold(selected)
        # What stays under the cursor, as it lies there or can go nowhere, is named there.
        stays = isinstance(target, LandCell | ReservePlace)
        stays = stays or not cells_to_look_at(self._session, selected)
        name = None if stays else self._name(selected)
        self._announce(picked_up(self._session, selected, name))
        return True

    def _name(self, selected: Selection) -> Text:
        """The name of a piece for announcements."""
        if isinstance(selected, SelectedTroop):
            troop = PlaceTroop(selected.heir, selected.index)
            return self._describer.spoken(troop, self._session.model.snapshot)
        return tile_name_of(selected.tile, self._session.state.catalogue)

    def _hold(self, selected: Selection | None) -> None:
        self.selected, self.refused_drop = selected, None
        self.changed.emit()
        if isinstance(selected, SelectedReserveTile):
            place = ReservePlace(selected.slot)
            self._set_offer(Offer(Take(selected.slot), place, texts.TAKE))
        else:
            self.clear_offer()
        self._hint()

    def restore(self, selected: Selection | None) -> None:
        """Hold what was held at a table that showed the same moment of the game."""
        if selected is not None:
            self._hold(selected)

    def _hint(self) -> None:
        self.hint_changed.emit(hint(self._session, self.selected))

    # -- offering ----------------------------------------------------------------------------

    def clear_offer(self) -> None:
        """Remove the button."""
        if self.offer is not None:
            self._set_offer(None)
            self._hint()

    def _set_offer(self, offer: Offer | None) -> None:
        self.offer = offer
        self.offer_changed.emit()

    def _make_offer(self, action: Action, target: Target) -> None:
        label = here_text(action, self._session.state)
        self._set_offer(Offer(action, target, label))
        self.hint_changed.emit(self._session.model.say(texts.HINT_OFFER.fill(action=label)))
        self._announce(label)

    def _take_offer(self) -> None:
        offer = self.offer
        if offer is not None:
            self.clear_offer()
            self._do(offer.action, offer.target)

    # -- doing and refusing ------------------------------------------------------------------

    def _do(self, action: Action, target: Target) -> bool:
        """Do an action, which clears the selection; False, and it stays, if that is refused."""
        if self.closed is not None:
            self.objected.emit(self.closed, target)
            return False
        self._aim, self.placing = target, self.meant(target)
        done = self._session.play(action)
        refused, self._aim, self.placing = self._aim is None, None, None
        if not refused and self.selected is not None:
            self._hold(None)
        return done

    def _refuse(self, _action: Action, reasons: tuple[Reason, ...]) -> None:
        """The session has refused an action, asked for here or elsewhere."""
        target, self._aim = self._aim, None
        if target is not None:
            self.refused.emit(Refusal(reasons), target)

    def _announce(self, words: Text) -> None:
        self.announced.emit(self._session.model.say(words))

    # -- following ---------------------------------------------------------------------------

    def let_go(self) -> None:
        """The game has moved on, forward or back: clear the selection."""
        self.clear_offer()
        if self.selected is not None:
            self._hold(None)
        self.leave()

    def forget_game(self) -> None:
        """Another game is shown."""
        self._scene.show.stop()
        self.begin()
        self._hold(None)
