"""Henry's plan: his eight cells in order, and which tile would go where."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible

from twoheirs_qt.games.two_heirs.rules import Build, Expand, State, Take, apply_silently
from twoheirs_qt.games.two_heirs.rules.henry import forecast_henry_turn
from twoheirs_qt.games.two_heirs.scene.scene import TableScene
from twoheirs_qt.games.two_heirs.things.turn_steps import (
    NO_TURN_MARKS,
    plan_marks,
    plan_with,
    plan_words,
)
from twoheirs_qt.games.two_heirs.words import solo as solo_texts


class HenryPlan(QObject):
    """The display of Henry's plan, which the player shows or hides for all turns.

    With a tile held over a cell where it can lie, it is his plan for the table with that tile; with
    one of the royal reserve, for when that is taken.
    `planned_action` returns that action.

    - `toggled`: it is shown, or hidden, from now on
    - `described`: what it says, when it is switched on
    """

    toggled = Signal(bool)
    described = Signal(str)

    def __init__(
        self, scene: TableScene, planned_action: Callable[[], Build | Expand | Take | None]
    ) -> None:
        super().__init__(scene)
        self._scene = scene
        self._session = scene.session
        self._planned_action = planned_action
        self.is_on = False
        self._described_state: State | None = None
        self._shown_action: Build | Expand | Take | None = None

    def set_on(self, on: bool) -> None:
        """Show or hide it."""
        if on == self.is_on:
            return
        # With a screen reader it is read again in each new turn; asked twice, it is hidden.
        is_asked_again = (
            not on and QAccessible.isActive() and self._described_state is not self._session.state
        )
        self.is_on = self._scene.solo.plan_shown = on = on or is_asked_again
        self._described_state = self._session.state
        self._scene.sync(animate=True)  # it leaves room for the panel
        self.refresh()
        self.toggled.emit(on)
        localize = self._scene.localize
        state = solo_texts.PLAN_IS_SHOWN if on else solo_texts.PLAN_IS_HIDDEN
        words = self._scene.solo.turn_panel.words or localize(
            state.fill(question=solo_texts.WHERE_HENRY_BUILDS)
        )
        self.described.emit(words)

    def toggle(self) -> None:
        self.set_on(not self.is_on)

    def refresh(self) -> None:
        """Update it, unless Henry's turn is being shown."""
        scene = self._scene
        if scene.snapshot is None or scene.is_turn_shown:
            return
        if not self.is_on or self._session.is_over or scene.snapshot.solo is None:
            scene.mark(NO_TURN_MARKS)
            scene.solo.turn_panel.clear()
            return
        action = self._shown_action = self._planned_action()
        taken_slot = action.slot if isinstance(action, Take) else None
        state = self._session.state
        if isinstance(action, Build | Expand):
            state = apply_silently(state, action)
        plan = forecast_henry_turn(state, taken_slot)
        scene.mark(plan_marks(plan))
        heading, words = plan_words(plan, state, self._session.names)
        if action is not None:
            heading = plan_with(heading, action, state)
        scene.solo.turn_panel.show_texts(scene.localize(heading), scene.localize(words))

    def follow(self) -> None:
        """Update it if another tile is held, or over another cell."""
        if self.is_on and self._planned_action() != self._shown_action:
            self.refresh()
