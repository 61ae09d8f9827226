"""Which cells the last turn of the other heir changed, until one's own next action."""

from __future__ import annotations

from collections.abc import Iterable

from twoheirs_qt.game.session import Step
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.events import (
    Built,
    CampBroken,
    Deployed,
    Destroyed,
    Event,
    Expanded,
    HenryPlaced,
    HenryTroopMoved,
    Marched,
    TreasureRemoved,
    TurnBegan,
)


class Changes:
    """Collects the cells of a turn, and shows them when the next heir's begins."""

    def __init__(self) -> None:
        self.cells: frozenset[Cell] = frozenset()
        self._collected: set[Cell] = set()

    def follow(self, step: Step) -> None:
        """Take a step of the game into account."""
        if step.forward:
            self.add(step.events)
        else:
            self.cells = frozenset()
            self._collected.clear()

    def add(self, events: Iterable[Event]) -> None:
        """Take what happened by an action into account."""
        self.cells = frozenset()
        for event in events:
            if isinstance(event, TurnBegan):
                self.cells = frozenset(self._collected)
                self._collected.clear()
            else:
                cell = cell_of(event)
                if cell is not None:
                    self._collected.add(cell)


def cell_of(event: Event) -> Cell | None:
    """The cell that an event changes, if it changes one."""
    match event:
        case Built(at=cell) | Expanded(at=cell) | Destroyed(at=cell) | CampBroken(at=cell):
            return cell
        case Marched(to=cell) | Deployed(to=cell) | HenryTroopMoved(to=cell):
            return cell
        case HenryPlaced(at=cell) | TreasureRemoved(at=cell):
            return cell
    return None
