"""Plays the animation of Henry's or a computer's turn, or of how a game begins.

All are shown over a game that has already gone on.

Nothing waits for it: `skip` may be called at any time and shows the game as it is.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible

from twoheirs_qt.game.chronicle import entries_after
from twoheirs_qt.game.history import Transition
from twoheirs_qt.game.presentation.turn_animation import (
    NO_TURN_MARKS,
    AnimationStep,
    henry_animation_steps,
    henrys_last_turn,
    last_turn_animation_steps,
    played_computer,
    played_henry,
    who_played_last,
)
from twoheirs_qt.rules.events import Event
from twoheirs_qt.ui.settings import HenryPace
from twoheirs_qt.ui.table.opening_show import OpeningShow
from twoheirs_qt.ui.table.scene import TableScene
from twoheirs_qt.ui.table.turn_panel import TurnPanelButton
from twoheirs_qt.words import solo as solo_texts
from twoheirs_qt.words import table as texts
from twoheirs_qt.words.names import called
from twoheirs_qt.words.text import Text


class _Pace(NamedTuple):
    """How long a step is shown, and for every letter of its sentence; a step and a turn at most.

    All in milliseconds.
    """

    step: float
    letter: float
    max_step: float
    max_turn: float


_PACES: Final = {
    HenryPace.QUICK: _Pace(300.0, 3.0, 700.0, 3_000.0),
    HenryPace.NORMAL: _Pace(600.0, 10.0, 1_500.0, 6_000.0),
    HenryPace.READABLE: _Pace(1_500.0, 42.0, inf, inf),
}
_PACE_WORDS: Final = {
    HenryPace.OFF: texts.PACE_AT_ONCE,
    HenryPace.QUICK: texts.PACE_QUICK,
    HenryPace.NORMAL: texts.PACE_NORMAL,
    HenryPace.READABLE: texts.PACE_SLOW,
    HenryPace.STEP: texts.PACE_STEP,
}
_GONE: Final = "henry-gone"
_GONE_MS: Final = 500.0
"""How long a press where the turn panel was is still meant for it, once it has gone by itself."""
_COUNT_MS: Final = 130.0
"""Milliseconds for each cell that he tries."""
_ON: Final = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_NO_INPUT: Final = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
)
"""Keys that begin others."""


class HenryPlayer(QObject):
    """Shows the steps of a turn at a pace.

    - `told`: the sentence of the step that is shown now
    - `hint_changed`: what can be done meanwhile; empty at the end
    - `untold`: how many of the newest entries of the chronicle tell of steps still to be shown
    - `ended`: the table shows the game as it is again
    - `pace_asked`: the button of the pace, at a rectangle of the scene, has been pressed
    """

    told = Signal(str)
    hint_changed = Signal(str)
    untold = Signal(int)
    ended = Signal()
    pace_asked = Signal(QRectF)

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._session = scene.session
        self._scene = scene
        self._pace = HenryPace.NORMAL
        self.offers_pace = False
        """Whether the panel has a button for the pace."""
        self.opening = OpeningShow(scene)
        self.opening.told.connect(self.hint_changed)
        self.opening.untold.connect(self.untold)
        self.skips: list[Callable[[], bool]] = [self.opening.skip]
        """What ends another show than that of a turn, and returns whether there was one."""
        self._steps: tuple[AnimationStep, ...] = ()
        self._number = 0
        self._again = False
        self._untold: tuple[int, ...] = ()
        self._lay = QRectF()
        """Where the turn panel was last."""

    @property
    def busy(self) -> bool:
        """Whether a turn is being shown."""
        return bool(self._steps)

    @property
    def pace(self) -> HenryPace:
        """How steps follow each other; another one holds at once."""
        return self._pace

    @pace.setter
    def pace(self, pace: HenryPace) -> None:
        if pace is self._pace:
            return
        self._pace = pace
        if pace is HenryPace.OFF and self.busy:
            self._end(animate=False)
        elif self.busy:
            self.refresh()
            self.go_on()

    @property
    def step(self) -> AnimationStep | None:
        """The step that is shown, None if no turn is."""
        return self._steps[self._number] if self._steps else None

    def begin(self, change: Transition) -> bool:
        """Show Henry's or a computer's turn if this change of the game ends with one.

        Returns False if it does not, or if the pace is off.
        """
        self.forget()
        if not change.forward or self.pace is HenryPace.OFF:
            return False
        if played_henry(change.events):
            return self._play(self._henrys_steps(), change.events)
        if played_computer(self._session, change.events):
            return self._play(last_turn_animation_steps(self._session), change.events)
        return False

    def repeat_last(self) -> Text | None:
        """Show the last turn once more, Henry's or a duel's; or say why that is not possible."""
        self.skip()
        alone = self._session.state.solo is not None
        steps = self._henrys_steps() if alone else last_turn_animation_steps(self._session)
        if self._play(steps):
            return None
        return solo_texts.NOT_PLAYED if alone else texts.NO_LAST_TURN

    def _henrys_steps(self) -> tuple[AnimationStep, ...]:
        turn = henrys_last_turn(self._session)
        return () if turn is None else henry_animation_steps(turn, self._session.names)

    def _play(self, steps: tuple[AnimationStep, ...], events: tuple[Event, ...] = ()) -> bool:
        """Begin to show `steps`; `events` have just happened, none for a repetition."""
        if not steps:
            return False
        again = not events
        self._steps, self._number, self._again = steps, 0, again
        self._untold = entries_after(events, [step.event for step in steps])
        self._scene.animator.forget("bubble")
        self._scene.bubble.clear()
        self._show(animate=not again)
        self._hint()
        return True

    def wait(self) -> None:
        """Show the present step until `go_on`."""
        self._scene.animator.forget("henry")

    def go_on(self) -> None:
        """Let the present step pass as long as it lasts, from now on."""
        if self._steps and self.pace is not HenryPace.STEP:
            self._scene.animator.after("henry", self._lasts(), self._pass)
        else:
            self.wait()

    def _hint(self) -> None:
        stepwise = self.pace is HenryPace.STEP
        if self._session.state.solo is None:
            names, heir = self._session.names, who_played_last(self._session)
            hint = texts.HINT_LAST_STEP if stepwise else texts.HINT_LAST
            hint = hint if heir is None else hint.fill(heir=called(names, heir))
        else:
            hint = solo_texts.HINT_STEP if stepwise else solo_texts.HINT_PLAY
        self.hint_changed.emit(self._scene.say(hint))

    def next(self) -> None:
        """Show the next step, or the game as it is after the last one."""
        if not self._steps:
            return
        if self._number + 1 < len(self._steps):
            self._number += 1
            self._show(animate=True)
        else:
            self._lay = self._scene.solo.turn_panel.rect
            self._end(animate=True)
            self._scene.animator.after(_GONE, _GONE_MS, lambda share: None)

    def skip(self) -> bool:
        """Show the game as it is, now; returns whether a turn was being shown.

        An input that skips does nothing else: it was meant for what was on the screen until then.
        """
        shown = self.busy
        if shown:
            self._end(animate=False)
        return self._skip_motion() or shown

    def _skip_motion(self) -> bool:
        """Do `skip_others` for a key; returns whether it was meant for that.

        Who hears the table knows of no motion: the key does what it does else.
        """
        return self.skip_others() and not QAccessible.isActive()

    def skip_others(self) -> bool:
        """End how the game begins, or how its points are counted; returns whether it was shown."""
        ended = [skip() for skip in self.skips]
        return any(ended)

    def forget(self) -> None:
        """Stop, as the game has moved on; the caller updates the table."""
        if self._steps:
            self._stop()
            self._scene.staged = None
            self.hint_changed.emit("")
            self.ended.emit()

    def refresh(self) -> None:
        """Show the step anew: the table has another size, or speaks another language."""
        if self._steps:
            self._tell(self._steps[self._number])
            self._hint()

    # -- input while it plays ----------------------------------------------------------------

    def press(self, point: QPointF) -> bool:
        """A mouse button is pressed at a point; returns whether that was for the animation."""
        if self.skip_others():
            return True
        if not self._steps and self._scene.animator.waits(_GONE) and self._lay.contains(point):
            return True
        if not self._steps or self._scene.overview.covers(point):
            return False
        button = self._scene.solo.turn_panel.at(point)
        if button is not None:
            button.do()
        elif not self._scene.solo.turn_panel.covers(point):
            self.skip()
        return True

    def key(self, key: Qt.Key) -> bool:
        """A key is pressed; returns whether it was for the animation."""
        if key in _NO_INPUT:
            return False
        if self._skip_motion():
            return True
        if not self._steps:
            return False
        if self.pace is HenryPace.STEP and key in _ON:
            self.next()
            return True
        return self.skip()

    # -- inside ------------------------------------------------------------------------------

    def _show(self, *, animate: bool) -> None:
        step = self._steps[self._number]
        scene = self._scene
        scene.stage(step.snapshot, animate=animate)
        self._tell(step)
        self._count(step)
        if self._untold:
            self.untold.emit(self._untold[self._number])
        words = scene.say(step.text)
        self.told.emit(words)
        self.go_on()

    def _tell(self, step: AnimationStep) -> None:
        scene, say = self._scene, self._scene.say
        scene.mark(step.marks)
        heading = solo_texts.AGAIN_OF if self._again else solo_texts.STEP_OF
        if self._session.state.solo is None:
            heading = texts.TURN_OF if self._again else texts.COMPUTERS_TURN
        last = self._number + 1 == len(self._steps)
        buttons = [
            TurnPanelButton(say(solo_texts.DONE if last else solo_texts.NEXT), self.next, True)
        ]
        if not last:
            buttons.append(TurnPanelButton(say(solo_texts.TO_END), self.skip))
        if self.offers_pace:
            pace = _PACE_WORDS[self.pace]
            words = say(texts.PACE.fill(pace=pace))
            buttons.append(TurnPanelButton(f"{words} ▾", self._ask_pace, short=f"{say(pace)} ▾"))
        scene.solo.turn_panel.tell(
            say(heading.fill(number=self._number + 1, count=len(self._steps))),
            say(solo_texts.TOLD.fill(sentence=step.text)),
            tuple(buttons),
        )

    def _ask_pace(self) -> None:
        panel = self._scene.solo.turn_panel
        self.pace_asked.emit(panel.button(len(panel.buttons) - 1))

    def _count(self, step: AnimationStep) -> None:
        """Let the numbers of the cells that he tries appear one by one."""
        marks, count = self._scene.solo.marks, len(step.marks.order)

        def show_numbers(share: float) -> None:
            marks.count = max(1, round(share * count))
            marks.update()

        if count:
            self._scene.animator.after("henry-count", _COUNT_MS * count, show_numbers, motion=True)

    def _lasts(self) -> float:
        """The milliseconds of the present step."""
        # Where turns are else shown at once, one was asked for.
        pace = _PACES.get(self.pace, _PACES[HenryPace.NORMAL])
        lengths = [
            min(pace.step + pace.letter * len(self._scene.say(step.text)), pace.max_step)
            for step in self._steps
        ]
        return lengths[self._number] * min(1.0, pace.max_turn / sum(lengths))

    def _pass(self, share: float) -> None:
        if share >= 1:
            self.next()

    def _end(self, *, animate: bool) -> None:
        self._stop()
        self._scene.stage(None, animate=animate)
        self.hint_changed.emit("")
        self.ended.emit()

    def _stop(self) -> None:
        scene = self._scene
        self._steps = ()
        self._untold = ()
        self.untold.emit(0)
        scene.animator.forget("henry")
        scene.animator.forget("henry-count")
        scene.solo.turn_panel.clear()
        scene.mark(NO_TURN_MARKS)
