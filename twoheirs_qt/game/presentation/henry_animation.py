"""The animation of Henry's turn: its steps, each with its sentence and its marks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from twoheirs_qt.game.henry_turn import HenrysTurn
from twoheirs_qt.game.moment import Moment
from twoheirs_qt.game.presentation.turn_animation import NO_TURN_MARKS, AnimationStep, TurnMarks
from twoheirs_qt.game.snapshot import TableSnapshot, TreasureSnapshot, take_snapshot
from twoheirs_qt.rules.access import clockwise
from twoheirs_qt.rules.cells import NEIGHBOURS, Cell
from twoheirs_qt.rules.events import (
    Event,
    HenryCannotTake,
    HenryFoundNoCell,
    HenryLooked,
    HenryPlaced,
    HenryTroopMoved,
    LastRoundTriggered,
    Taken,
    TreasurePlaced,
    TreasureRemoved,
)
from twoheirs_qt.rules.state import State
from twoheirs_qt.rules.turn import Step
from twoheirs_qt.words.events import event_text
from twoheirs_qt.words.names import Names


def henry_animation_steps(turn: HenrysTurn, names: Names) -> tuple[AnimationStep, ...]:
    """All steps of a turn, in order; at least one."""
    return tuple(_Cutter(turn, names).cut())


class _Cutter:
    """Goes through a turn; `_now` is the snapshot after the steps made so far."""

    def __init__(self, turn: HenrysTurn, names: Names) -> None:
        self._turn = turn
        self._names = names
        self._state = turn.before
        self._now = self._take_snapshot(turn.before)

    def cut(self) -> Iterator[AnimationStep]:
        for step in self._turn.steps:
            after = self._take_snapshot(step.state)
            # Treasures that go in this step lie there until their going is told.
            waiting = [_due(event) for event in step.events if isinstance(event, TreasureRemoved)]
            for event in step.events:
                yield from self._animation_steps(event, step, after, waiting)
            self._now, self._state = after, step.state

    def _animation_steps(
        self, event: Event, step: Step, after: TableSnapshot, waiting: list[TreasureSnapshot]
    ) -> Iterator[AnimationStep]:
        match event:
            case HenryLooked():
                yield self._animation_step(event, self._looked(event, step))
            case HenryCannotTake() | LastRoundTriggered():
                yield self._animation_step(event)
            case Taken(tile=tile):
                self._now = _with(after, waiting, taken=tile)
                yield self._animation_step(event)
            case HenryPlaced(at=at, centre=centre, tried=tried):
                self._now = _with(after, waiting)
                order = NEIGHBOURS[centre][: len(tried) + 1]
                marks = TurnMarks(order=order, tried=frozenset(tried), chosen=at, centre=centre)
                yield self._animation_step(event, marks)
            case HenryFoundNoCell(centre=centre):
                order = NEIGHBOURS[centre]
                marks = TurnMarks(order=order, tried=frozenset(order), centre=centre)
                yield self._animation_step(event, marks)
            case TreasurePlaced(at=at):
                self._now = _with(after, waiting)
                yield self._animation_step(event, TurnMarks(chosen=at))
            case TreasureRemoved(at=at, by=by):
                self._now = _with(after, waiting, leaving=at)
                yield self._animation_step(event, TurnMarks(cells=frozenset(by)))
                waiting[:] = [each for each in waiting if each.cell != at]
            case HenryTroopMoved(to=to):
                self._now = _with(after, waiting)
                yield self._animation_step(event, TurnMarks(chosen=to))

    def _looked(self, event: HenryLooked, step: Step) -> TurnMarks:
        """The places passed over, in the reserve as it is before he takes."""
        passed = [slot for slot in clockwise(self._state) if self._tile(slot) in event.passed]
        taken = next(each.slot for each in step.events if isinstance(each, Taken))
        struck = frozenset(slot for slot in passed if slot != taken)
        return TurnMarks(passed=struck, slot=taken, supply=event.terrain is not None)

    def _tile(self, slot: int) -> str | None:
        tile = self._state.slots[slot]
        return None if tile is None else tile.id

    def _animation_step(self, event: Event, marks: TurnMarks = NO_TURN_MARKS) -> AnimationStep:
        text = event_text(event, self._state.catalogue, self._names)
        return AnimationStep(event, self._now, text, marks)

    def _take_snapshot(self, state: State) -> TableSnapshot:
        """How the table looks in a state that the game has passed through."""
        return take_snapshot(Moment(state), self._names)


def _due(event: TreasureRemoved) -> TreasureSnapshot:
    return TreasureSnapshot(event.treasure, event.at, event.by, 0)


def _with(
    snapshot: TableSnapshot,
    waiting: list[TreasureSnapshot],
    *,
    taken: str | None = None,
    leaving: Cell | None = None,
) -> TableSnapshot:
    solo = snapshot.solo
    assert solo is not None
    treasures = (*solo.treasures, *waiting)
    return replace(snapshot, solo=replace(solo, treasures=treasures, taken=taken, leaving=leaving))
