"""Henry's plan: his eight cells in order, and which tile would go where."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from twoheirs_qt.game.presentation.turn_animation import NO_TURN_MARKS, plan_marks, plan_words
from twoheirs_qt.rules.henry_outlook import outlook
from twoheirs_qt.ui.table.scene import TableScene
from twoheirs_qt.words import solo as solo_texts


class HenryPlan(QObject):
    """Shown or hidden by the player, and kept so from turn to turn.

    - `toggled`: it is shown, or hidden, from now on
    - `told`: what it says, when it is switched on
    """

    toggled = Signal(bool)
    told = Signal(str)

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._session = scene.session
        self._scene = scene
        self.on = False

    def set_on(self, on: bool) -> None:
        """Show or hide it."""
        if on != self.on:
            self.on = self._scene.solo.plan_shown = on
            self._scene.sync(animate=True)  # it leaves room for the panel
            self.refresh()
            self.toggled.emit(on)
            say = self._scene.say
            state = solo_texts.SAY_WHERE_ON if on else solo_texts.SAY_WHERE_OFF
            words = self._scene.solo.turn_panel.words or say(state.fill(question=solo_texts.WHERE))
            self.told.emit(words)

    def toggle(self) -> None:
        self.set_on(not self.on)

    def refresh(self) -> None:
        """Update it, unless Henry's turn is being shown."""
        scene = self._scene
        if scene.snapshot is None or scene.staged is not None:
            return
        if not self.on or self._session.is_over or scene.snapshot.solo is None:
            scene.mark(NO_TURN_MARKS)
            scene.solo.turn_panel.clear()
            return
        found = outlook(self._session.state)
        scene.mark(plan_marks(found))
        heading, words = plan_words(found, self._session.state, self._session.names)
        scene.solo.turn_panel.tell(scene.say(heading), scene.say(words))
