"""Which buildings the opponent could destroy in the next turn, with tiles that can be seen now."""

from __future__ import annotations

from typing import Final, NamedTuple

from twoheirs_qt.rules import (
    HAND_LIMIT,
    ORTHOGONAL,
    Action,
    Build,
    Building,
    Cell,
    Deploy,
    Destroy,
    EndTurn,
    Heir,
    Move,
    State,
    Take,
    Withdraw,
    after,
    why_not,
)
from twoheirs_qt.rules.search import Search

_TOWER: Final = Building.SIEGE_TOWER


class Danger(NamedTuple):
    """A building that the opponent could destroy in the next turn (rules §4, Siege Tower).

    - `cell`: where it lies
    - `from_hand`: the opponent holds what it needs, and need not take a Siege Tower first
    - `change`: by how many points White's and Blue's would differ by the destruction
    """

    cell: Cell
    from_hand: bool
    change: tuple[int, int]


def dangers(state: State, unseen: int | None = None) -> tuple[Danger, ...]:
    """What could be destroyed right after this turn, the greatest loss of the active heir first.

    The opponent would move one troop for it at most. The tile of the reserve on the place `unseen`
    is left out.
    """
    heir, other = state.active, state.active.opponent
    if other is state.henry or state.turns_left == 1:  # R11: Henry never destroys
        return ()
    held = sum(tile.building is _TOWER for tile in state.hands[other])
    places = frozenset(
        slot
        for slot, tile in enumerate(state.slots)
        if tile is not None and tile.building is _TOWER and slot != unseen
    )
    standing = sum(
        face.owner is other and face.tile.building is _TOWER for face in state.landscape.values()
    )
    if not (held or places) or standing + held + bool(places) < 2:
        return ()
    hand = sorted(tile.id for tile in state.hands[heir])
    end = EndTurn(tuple(hand[: max(0, len(hand) - HAND_LIMIT)]))
    if why_not(state, end):
        return ()
    exploration = _Exploration(after(state, end), heir, places)
    exploration.explore(moved=False)
    return tuple(sorted(exploration.found.values(), key=lambda each: each.change[heir]))


class _Exploration:
    """Plays what can lead to a destruction: moves a troop, takes and builds Siege Towers.

    `found`: by cell, what is in danger; from the hand if that is possible.
    """

    def __init__(self, start: State, victim: Heir, places: frozenset[int]) -> None:
        self.found: dict[Cell, Danger] = {}
        self._search = Search(start)
        self._seen = {self._search.key()}
        self._victim = victim
        self._places = places
        self._towers = {
            tile.id for tile in start.catalogue.tiles.values() if tile.building is _TOWER
        }
        self._sites = {
            near
            for cell, face in start.landscape.items()
            if face.owner is victim
            for near in ORTHOGONAL[cell]
        }

    def explore(self, *, moved: bool) -> None:
        for action in self._search.actions():
            moves = isinstance(action, Move | Deploy | Withdraw)
            if (moves and not moved) or self._is_for_towers(action):
                self._search.play(action)
                key = self._search.key()
                if key not in self._seen:
                    self._seen.add(key)
                    if isinstance(action, Build):
                        self._note()
                    self.explore(moved=moved or moves)
                self._search.take_back()

    def _is_for_towers(self, action: Action) -> bool:
        match action:
            case Take(slot):
                return slot in self._places
            case Build(tile, at):
                return tile in self._towers and at in self._sites
        return False

    def _note(self) -> None:
        """Note what the Siege Tower that was just built threatens."""
        before, state = self._search.points(), self._search.state
        for cell in state.siege:
            known = self.found.get(cell)
            self._search.play(Destroy(cell))
            then = self._search.points()
            self._search.take_back()
            change = (then[0] - before[0], then[1] - before[1])
            new = Danger(cell, not state.taken, change)
            if known is None or self._rank(new) > self._rank(known):
                self.found[cell] = new

    def _rank(self, danger: Danger) -> tuple[bool, int]:
        return danger.from_hand, -danger.change[self._victim]
