"""The controller of the table: what each input means now, by mouse, keys and screen readers alike.

One piece may be picked up: the selection. Putting it somewhere is an action that goes to the
session, and each step of the game, forward or back, comes from there and is shown once. What cannot
be done is explained beside the target, so no gesture does nothing in silence.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QMetaMethod, QObject, QPointF, Signal

from twoheirs_qt.games.two_heirs.displays.bubble import Bubble
from twoheirs_qt.games.two_heirs.displays.henry_plan import HenryPlan
from twoheirs_qt.games.two_heirs.displays.target_display import ActionButton, TargetDisplay
from twoheirs_qt.games.two_heirs.displays.turn_display import TurnDisplay
from twoheirs_qt.games.two_heirs.rules import (
    Action,
    BreakCamp,
    Build,
    Cell,
    Expand,
    Reason,
    Take,
    Withdraw,
)
from twoheirs_qt.games.two_heirs.scene.scene import TableScene
from twoheirs_qt.games.two_heirs.table.clicks import ClickEffect, ClickOutcome
from twoheirs_qt.games.two_heirs.table.cursor import Cursor
from twoheirs_qt.games.two_heirs.things.groups import OfferButton
from twoheirs_qt.games.two_heirs.things.offers import Commands
from twoheirs_qt.games.two_heirs.things.reserve import ReservePlace, SupplyPile
from twoheirs_qt.games.two_heirs.things.selection import (
    Refusal,
    SelectedHandTile,
    SelectedReserveTile,
    SelectedTroop,
    Selection,
    can_pick,
    choose_troop,
    explain_misplacement,
    find_action_on,
    find_cells_to_look_at,
    find_goals,
    format_hint,
    make_pick_announcement,
)
from twoheirs_qt.games.two_heirs.things.thing import Thing
from twoheirs_qt.games.two_heirs.things.troops import HeirTroop
from twoheirs_qt.games.two_heirs.words import table as texts
from twoheirs_qt.games.two_heirs.words.actions import name_action_here
from twoheirs_qt.games.two_heirs.words.names import name_tile_by_id
from twoheirs_qt.tabletop.play.history import Transition
from twoheirs_qt.tabletop.text.text import Text


class TableController(QObject):
    """Decides what an input means, and shows each step of the game once.

    - `selected`: what is picked up
    - `refused_drop`: what was dropped last, and where, if that was refused and nothing has happened
      since
    - `offer`: the button beside a target
    - `target`, `point`, `dragging`: what the pointer, or the cursor, is on, where, and whether the
      selection is dragged there
    - `by_keys`: whether the last gesture came by a key: then the focus ring is shown
    - `closed_reason`: why nothing can be done here, where the game is only looked at
    - `is_seen`: whether the table is visible: only then animations are shown
    - `hint`: what can be done with the selection, or while something is shown; empty for nothing
    """

    announced = Signal(str)
    """A text about what was done, for screen readers."""
    hint_changed = Signal(str)
    """The `hint`; a step of the game and another game empty it without this signal."""
    unseen_requested = Signal()
    """A click asks which tiles are still to come."""
    step_started = Signal(object)
    """A step of the game (`Transition`) that the table is about to show."""
    table_changed = Signal(object)
    """The table shows that step of the game (`Transition`); None: another game is shown."""

    def __init__(
        self,
        scene: TableScene,
        turns: TurnDisplay,
        bubble: Bubble,
        display: TargetDisplay,
        cursor: Cursor,
        closed_reason: Text | None,
    ) -> None:
        super().__init__(scene)
        self._scene = scene
        self._session = scene.session
        self._step_player = scene.step_player
        self._turns = turns
        self._bubble = bubble
        self._display = display
        self._cursor = cursor
        self.plan = HenryPlan(scene, self._find_planned_action)
        self.selected: Selection | None = None
        self.refused_drop: tuple[Selection, Thing] | None = None
        self.offer: ActionButton | None = None
        self.target: Thing | None = None
        self.point, self.dragging = QPointF(), False
        self.is_keyboard_active = False
        self.closed_reason = closed_reason
        self.hint = ""
        self._tried_target: Thing | None = None
        self._placed_selection: Selection | None = None
        self.is_seen = False
        self._session.opened.connect(self.open)
        self._session.stepped.connect(self._follow_step)
        self._session.refused.connect(self._refuse)
        self._step_player.hint_changed.connect(self._set_hint)
        bubble.expired.connect(self._resume)

    # -- what could be done ------------------------------------------------------------------

    def find_action(self, target: Thing | None) -> Action | None:
        """The action of putting the selection on a target; None if there is none."""
        if self.selected is None or target is None:
            return None
        return find_action_on(self.selected, target, self._session.options)

    @property
    def goals(self) -> frozenset[Cell]:
        """The cells where the selection can be put."""
        return find_goals(self.selected, self._session.options)

    def can_pick(self, target: Thing) -> bool:
        """Whether something on a target can be picked up."""
        return self.closed_reason is None and can_pick(self._session, target)

    def can_drag(self, target: Thing) -> bool:
        """Whether a drag may begin on a target."""
        return self._lies_on(target) or self.can_pick(target)

    def click_on(self, target: Thing) -> ClickOutcome:
        """Decide what a click on a target does, once no animated sequence runs."""
        offer, selected = self.offer, self.selected
        if not self._session.is_open:
            return ClickOutcome(ClickEffect.DESCRIBE)
        if offer is not None and (
            target == OfferButton() or (selected is None and target == offer.target)
        ):
            return ClickOutcome(ClickEffect.TAKE_OFFER, offer.action)
        if selected is None:
            return self._click_with_nothing(target)
        if target.is_origin_of(selected) and not isinstance(selected, SelectedReserveTile):
            return ClickOutcome(ClickEffect.PUT_BACK)
        action = self.find_action(target)
        is_legal = action is not None and not self._session.options.why_not(action)
        may_mean_another = action is None or isinstance(selected, SelectedTroop)
        if not is_legal and may_mean_another and can_pick(self._session, target):
            return self._click_with_nothing(target)
        if action is None:
            return ClickOutcome(ClickEffect.MISPLACE)
        return ClickOutcome(ClickEffect.PUT_DOWN, action, is_legal)

    def _click_with_nothing(self, target: Thing) -> ClickOutcome:
        """A click as if nothing were selected."""
        game, session = self._scene.game, self._session
        command = None if game is None else target.find_click_command(game)
        if command is not None and self.commands.find(command) is not None:
            return ClickOutcome(ClickEffect.COMMAND, command=command)
        if self.closed_reason is not None:
            return ClickOutcome(
                ClickEffect.CLOSED if can_pick(session, target) else ClickEffect.DESCRIBE
            )
        click_action = target.find_click_action(session)
        if click_action is not None:
            action, asks_first = click_action
            is_legal = not session.options.why_not(action)
            return ClickOutcome(
                ClickEffect.ASK if asks_first else ClickEffect.PLAY, action, is_legal
            )
        picked = target.pick(session)
        if picked is None:
            return ClickOutcome(ClickEffect.DESCRIBE)
        return ClickOutcome(
            ClickEffect.REFUSE if isinstance(picked, Refusal) else ClickEffect.PICK_UP,
            picked=picked,
        )

    @property
    def commands(self) -> Commands:
        """The commands of the table; the list of tiles still to come is shown by who listens."""
        lists_tiles = self.isSignalConnected(QMetaMethod.fromSignal(self.unseen_requested))
        return Commands(
            still_to_come=self._show_unseen if lists_tiles else None, plan=self.plan.toggle
        )

    def _lies_on(self, target: Thing) -> bool:
        return self.selected is not None and target.is_origin_of(self.selected)

    def _find_planned_action(self) -> Build | Expand | Take | None:
        """Taking the selection, or putting it down if it is a tile that can lie there."""
        if isinstance(self.selected, SelectedReserveTile):
            return Take(self.selected.slot)
        action = self.find_action(self.target)
        if isinstance(action, Build | Expand) and self._session.options.can(action):
            return action
        return None

    # -- pointing ----------------------------------------------------------------------------

    def begin(self) -> None:
        """An input begins: what is shown for a while ends."""
        self._step_player.skip()
        self._bubble.clear()
        self._scene.animator.finish()

    def point_at(self, target: Thing | None, point: QPointF, *, dragging: bool = False) -> None:
        """The pointer, or the cursor, is at `point` on `target`."""
        # While Henry's turn is shown, the table shows another state than that of the game.
        if (target is None or target.takes_cursor) and not self._scene.is_turn_shown:
            self.target, self.point, self.dragging = target, point, dragging
            self._show_target()

    def _show_target(self) -> None:
        """Show the note of the target under the pointer, or the preview of the selection there."""
        self.plan.follow()
        if self.selected is None:
            self._display.point_at(self.target, self.point)
        else:
            self._display.aim(self.selected, self.target, self.point, dragging=self.dragging)

    def leave(self) -> None:
        """The pointer has left the table."""
        self.target = None
        self.plan.follow()
        self._display.clear(self.selected)

    def show_cells(self, cells: Iterable[Cell] = ()) -> None:
        """Highlight cells for a widget outside the table, or no longer any."""
        self._display.show_cells(cells, self.selected)

    def refresh_highlights(self) -> None:
        """Highlight again after a change of the settings; the selection stays."""
        self._display.highlight(self.selected)

    def _resume(self) -> None:
        """Show the note that was not shown as long as the bubble was there."""
        if self.target is None or self._scene.animator.has_task("hover"):
            return
        if self.selected is None:
            self._display.show_note(self.target)
        else:
            self._show_target()

    # -- gestures ----------------------------------------------------------------------------

    def click(self, target: Thing | None) -> None:
        """A click on a target, or Enter on it: picks up, puts down or does what is offered.

        The input that leads to it has begun (`begin`) before.
        """
        selected = self.selected
        if self._step_player.is_playing:
            self._step_player.skip()
        elif target is not None:
            self._do_click(self.click_on(target), target)
        elif selected is not None:
            self._bubble.explain(explain_misplacement(selected))
        else:
            self.clear_offer()

    def _do_click(self, outcome: ClickOutcome, target: Thing) -> None:
        match outcome:
            case ClickOutcome(ClickEffect.TAKE_OFFER):
                self._take_offer()
            case ClickOutcome(ClickEffect.PUT_BACK):
                self.put_back()
            case ClickOutcome(ClickEffect.PUT_DOWN, action) if action is not None:
                self._play_action(action, target)
            case ClickOutcome(ClickEffect.MISPLACE):
                assert self.selected is not None
                self._bubble.explain(explain_misplacement(self.selected), target)
            case _:
                if self.selected is not None:
                    self._hold(None)
                self.clear_offer()
                if self._session.is_open:
                    self._do_with_nothing(outcome, target)

    def _do_with_nothing(self, outcome: ClickOutcome, target: Thing) -> None:
        """Do a click for which nothing is selected."""
        match outcome:
            case ClickOutcome(ClickEffect.ASK, action) if action is not None:
                self._make_offer(action, target)
            case ClickOutcome(ClickEffect.PLAY, action) if action is not None:
                self._play_action(action, target)
            case ClickOutcome(ClickEffect.COMMAND, command=command) if command is not None:
                run_command = self.commands.find(command)
                assert run_command is not None
                run_command()
            case ClickOutcome(ClickEffect.CLOSED):
                assert self.closed_reason is not None
                self._bubble.explain(self.closed_reason, target)
            case ClickOutcome(ClickEffect.DESCRIBE):
                self._describe(target)
            case _:
                self._pick_up_at(target, outcome.picked)

    def pick(self, target: Thing) -> bool:
        """Pick up what lies on a target (a drag begins, or a key names it); False if refused."""
        self.begin()
        if self._lies_on(target):
            return True
        self._hold(None)
        if self.closed_reason is not None:
            self._bubble.explain(self.closed_reason, target)
            return False
        return self._pick_up_at(target, target.pick(self._session))

    def drop(self, target: Thing | None) -> None:
        """A drag ends on a target: the action is done, or it is refused and the piece goes back."""
        selected = self.selected
        if selected is None:
            return
        if target is None or target.is_origin_of(selected):
            self.put_back()
            return
        action = self.find_action(target)
        if action is None:
            self._bubble.explain(explain_misplacement(selected), target)
            self._hold(None)
        elif not self._play_action(action, target):
            self._hold(None)
            self.refused_drop = (selected, target)

    def turn_over(self) -> None:
        """Turn the selected tile over: face down to expand, face up to build."""
        self.begin()
        if not isinstance(self.selected, SelectedHandTile):
            self._bubble.explain(texts.PICK_UP_TO_TURN_OVER)
            return
        self.selected = replace(self.selected, is_face_down=not self.selected.is_face_down)
        self._display.change_selection(self.selected)
        self.plan.follow()
        self._show_hint(format_hint(self._session, self.selected))
        self._announce(
            texts.TURNED_FACE_DOWN if self.selected.is_face_down else texts.TURNED_FACE_UP
        )
        if self.target is not None:  # its preview has changed
            self._show_target()

    def put_back(self) -> None:
        """Put the selection back where it came from."""
        self._hold(None)
        self._announce(texts.WAS_PUT_BACK)

    def cancel(self) -> bool:
        """Drop the selection and the offer; False if there was neither."""
        had_selection = self.selected is not None or self.offer is not None
        self.begin()
        self.clear_offer()
        self._scene.note.clear()
        self.show_cells()
        if self.selected is not None:
            self.put_back()
        return had_selection

    def escape(self) -> bool:
        """Esc: drop the selection or offer, or hide a message; False if there was nothing."""
        has_message = self._bubble.is_shown
        if not self.is_keyboard_active:  # at the keyboard cursor notes come and go by themselves
            has_message = (
                has_message or self._scene.note.isVisible() or bool(self._display.outside_cells)
            )
        return self.cancel() or has_message

    def withdraw(self, target: Thing) -> None:
        """Withdraw the selected troop, or the one on a target."""
        self.begin()
        if isinstance(self.selected, SelectedTroop):
            origin = self.selected.origin
        else:
            origin = target.find_troop_cell(self._session.state)
        if origin is None:
            self._bubble.explain(texts.NO_TROOP_OF_YOURS, target)
        else:
            self._play_action(Withdraw(origin), target)

    def break_camp(self, target: Thing) -> None:
        self.begin()
        if target.land_cell is not None:
            self._play_action(BreakCamp(target.land_cell), target)
        else:
            self._bubble.explain(texts.GO_TO_CELL_FIRST, target)

    def play(self, action: Action, target: Thing) -> None:
        """Do an action from a menu."""
        self.begin()
        self._play_action(action, target)

    def ask(self, target: Thing | None) -> None:
        """Tell what it would take to put down the selection, or to do something at a target.

        None: where the pointer is. A drop that was refused is asked about as long as that is shown.
        """
        selected, asked_target = self.selected, self.target if target is None else target
        dropped = self.refused_drop
        is_shown = bool(self._bubble.reasons)
        if selected is None and dropped is not None and (is_shown or asked_target == dropped[1]):
            selected, asked_target = dropped
        self.begin()
        self._bubble.answer(selected, asked_target)

    # -- starting ----------------------------------------------------------------------------

    def _pick_up_at(self, target: Thing, picked: Selection | Refusal | None) -> bool:
        """Hold what is picked up on a target; False if that is refused, or there is nothing."""
        if isinstance(picked, Refusal):
            self._bubble.refuse(picked, target)
        if picked is None or isinstance(picked, Refusal):
            return False
        self._hold(picked)
        # The cursor names what stays under it: it need not be announced as well.
        cursor_stays = target.keeps_cursor_when_picked or not find_cells_to_look_at(
            self._session, picked
        )
        announced_name = None if cursor_stays else self._name_piece(picked)
        self._announce(make_pick_announcement(self._session, picked, announced_name))
        return True

    def _describe(self, target: Thing) -> None:
        """Tell what a target is, at which nothing can be done."""
        if self.is_keyboard_active:  # a screen reader has read what lies there
            self._bubble.announce_refusal(texts.NOTHING_HERE)
        if not self._display.show_note(target):
            self._bubble.describe(target)

    def _show_unseen(self) -> None:
        """Ask for the list of what is still to come; the note beside the supply says it, too."""
        self.unseen_requested.emit()
        self._display.show_note(SupplyPile())

    def _name_piece(self, selected: Selection) -> Text:
        """The name of a piece for announcements."""
        if isinstance(selected, SelectedTroop):
            assert self._scene.game is not None
            return HeirTroop(selected.heir, selected.index).name(self._scene.game)
        return name_tile_by_id(selected.tile, self._session.state.catalogue)

    def _hold(self, selected: Selection | None) -> None:
        self.selected, self.refused_drop = selected, None
        self._display.change_selection(selected)
        self.plan.follow()
        if isinstance(selected, SelectedReserveTile):
            place = ReservePlace(selected.slot)
            self._set_offer(ActionButton(Take(selected.slot), place, texts.TAKE))
        elif self.offer is not None:
            self._set_offer(None)
        self._show_hint(format_hint(self._session, selected))

    def restore(self, selected: Selection | None) -> None:
        """Pick up what was selected at another table that showed the same state of the game."""
        if selected is not None:
            self._hold(selected)

    # -- offering ----------------------------------------------------------------------------

    def clear_offer(self) -> None:
        """Remove the button."""
        if self.offer is not None:
            self._set_offer(None)
            self._show_hint(format_hint(self._session, self.selected))

    def _set_offer(self, offer: ActionButton | None) -> None:
        self.offer = offer
        self._display.show_offer(offer)

    def _make_offer(self, action: Action, target: Thing) -> None:
        label = name_action_here(action, self._session.state)
        self._set_offer(ActionButton(action, target, label))
        self._show_hint(self._session.model.localize(texts.HINT_OFFER.fill(action=label)))
        self._announce(label)

    def _take_offer(self) -> None:
        offer = self.offer
        if offer is not None:
            self.clear_offer()
            self._play_action(offer.action, offer.target)

    # -- doing and refusing ------------------------------------------------------------------

    def _play_action(self, action: Action, target: Thing) -> bool:
        """Do an action, which clears the selection; False, and it stays, if that is refused."""
        if self.closed_reason is not None:
            self._bubble.explain(self.closed_reason, target)
            return False
        options, selected = self._session.options, self.selected
        self._tried_target = target
        self._placed_selection = (
            None if selected is None else choose_troop(selected, target, options)
        )
        is_done = self._session.play(action)
        is_refused = self._tried_target is None
        self._tried_target = None
        self._placed_selection = None
        if not is_refused and self.selected is not None:
            self._hold(None)
        return is_done

    def _refuse(self, _action: Action, reasons: tuple[Reason, ...]) -> None:
        """The session has refused an action, asked for here or elsewhere."""
        target, self._tried_target = self._tried_target, None
        if target is not None:
            self._bubble.refuse(Refusal(reasons), target)

    def _announce(self, text: Text) -> None:
        self.announced.emit(self._session.model.localize(text))

    def _show_hint(self, text: str) -> None:
        """Say what can be done with the selection, unless something shown has a hint."""
        if not self._step_player.is_playing:
            self._set_hint(text)

    def _set_hint(self, text: str) -> None:
        if text != self.hint:
            self.hint = text
            self.hint_changed.emit(text)

    # -- following the game ------------------------------------------------------------------

    def open(self) -> None:
        """Show the game that has been opened."""
        self._step_player.stop()
        self.begin()
        self._display.outside_cells = frozenset()
        self._clear_selection()
        self._scene.forget_game()
        self._scene.sync(animate=False)
        self.plan.refresh()
        self._cursor.forget_game()
        self.table_changed.emit(None)

    def _follow_step(self, change: Transition) -> None:
        """Show a step of the game, forward or back, once: nothing is in hand any more."""
        self.step_started.emit(change)
        self._clear_selection(self._placed_selection)
        self._step_player.stop()
        if not (self.is_seen and self._turns.play_turn(change)):
            self._scene.sync(animate=self.is_seen)
        self._bubble.follow(change)
        if change.after.solo is not None:
            self.plan.refresh()
        self.table_changed.emit(change)

    def _clear_selection(self, placed_selection: Selection | None = None) -> None:
        """Clear selection, offer and hint; the scene shows that when it is synced."""
        self.selected = self.refused_drop = self.offer = self.target = None
        self.hint = ""
        if not self._scene.is_hidden:
            self._display.follow_game(placed_selection)

    def uncover(self) -> None:
        """Show the game as it is now, after something was shown in place of the table."""
        self._display.follow_game(None)
        self._scene.set_hidden(False)
        self.refresh_solo()

    def refresh_solo(self) -> None:
        """Update the texts about Henry's turn and plan."""
        self._turns.refresh()
        self.plan.refresh()
