"""The options in a state: what a table lights up, previews and refuses."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cached_property
from typing import Final

from twoheirs_qt.games.two_heirs.play.previews import (
    CapabilitySummary,
    MissedPoints,
    Preview,
    find_missed_points,
    preview,
    summarize_capabilities,
)
from twoheirs_qt.games.two_heirs.rules import (
    HAND_LIMIT,
    NEIGHBOUR_CELLS,
    Action,
    Build,
    Cell,
    Deploy,
    Expand,
    Move,
    Reason,
    ScoreSheet,
    State,
    Take,
    Why,
    find_active_capabilities,
    is_legal,
    list_legal_actions,
    make_score_sheet,
    why_not,
)


class Options:
    """The options in one state; each answer is worked out once.

    `closed_reason`: why nothing can be done although the rules would allow it: the game has been
    given up, its record is full, or the computer plays.
    """

    def __init__(self, state: State, closed_reason: Reason | None = None) -> None:
        self.state: Final = state
        self._closed_reason = Reason(Why.GAME_OVER) if state.is_over else closed_reason
        self._reasons: dict[Action, tuple[Reason, ...]] = {}
        self._cells: dict[tuple[Hashable, ...], frozenset[Cell]] = {}
        self._previews: dict[Action, Preview] = {}

    @cached_property
    def legal_actions(self) -> tuple[Action, ...]:
        """All legal actions, each once; `why_not` is quicker for a single one."""
        return () if self._closed_reason is not None else tuple(list_legal_actions(self.state))

    def why_not(self, action: Action) -> tuple[Reason, ...]:
        """All reasons against `action`; none if it can be done."""
        if self._closed_reason is not None:
            return (self._closed_reason,)
        if action not in self._reasons:
            self._reasons[action] = why_not(self.state, action)
        return self._reasons[action]

    def can(self, action: Action) -> bool:
        return self._closed_reason is None and is_legal(self.state, action)

    @property
    def unrestricted(self) -> Options:
        """All that the rules allow in this state; a lesson may allow less."""
        return self

    @cached_property
    def takeable_slots(self) -> frozenset[int]:
        """The places of the reserve from which a tile may be taken (rules §3 A)."""
        return frozenset(slot for slot in range(len(self.state.slots)) if self.can(Take(slot)))

    def list_build_cells(self, tile: str) -> frozenset[Cell]:
        """The cells where `tile` of the hand may be built (rules §3 B.1)."""
        return self._list_placing_cells("build", tile)

    def list_expand_cells(self, tile: str) -> frozenset[Cell]:
        """The cells where `tile` of the hand may be put face down (rules §3 B.2)."""
        return self._list_placing_cells("expand", tile)

    def _list_placing_cells(self, kind: str, tile: str) -> frozenset[Cell]:
        key = (kind, tile)
        if key not in self._cells:
            make = Build if kind == "build" else Expand
            cells = find_active_capabilities(self.state).cells
            self._cells[key] = frozenset(cell for cell in cells if self.can(make(tile, cell)))
        return self._cells[key]

    def list_destinations(self, origin: Cell | None) -> frozenset[Cell]:
        """The cells to which the troop on `origin` may move (rules §3 C).

        None: the cells where one may be deployed.
        """
        key = ("move", origin)
        if key not in self._cells:
            if origin is None:
                cells = [cell for cell in self.state.landscape if self.can(Deploy(cell))]
            else:
                cells = [cell for cell in NEIGHBOUR_CELLS[origin] if self.can(Move(origin, cell))]
            self._cells[key] = frozenset(cells)
        return self._cells[key]

    def list_siege_cells(self) -> frozenset[Cell]:
        """The buildings that may be destroyed right now (rules §4, R6)."""
        return frozenset() if self._closed_reason is not None else frozenset(self.state.siege)

    def preview(self, action: Action) -> Preview:
        """The preview of `action`."""
        if action not in self._previews:
            reasons = self.why_not(action)
            self._previews[action] = preview(
                self.state, action, reasons, *self._sheet_and_capabilities
            )
        return self._previews[action]

    @cached_property
    def missed_points(self) -> MissedPoints | None:
        """The points still to be scored in a last turn; None if none are found."""
        return None if self._closed_reason is not None else find_missed_points(self.state)

    @cached_property
    def _sheet_and_capabilities(self) -> tuple[ScoreSheet, CapabilitySummary]:
        return make_score_sheet(self.state), summarize_capabilities(self.state)

    @property
    def surplus(self) -> int:
        """The number of tiles that must go at the end of the turn as things stand (rules §3)."""
        return max(0, len(self.state.hands[self.state.active]) - HAND_LIMIT)
