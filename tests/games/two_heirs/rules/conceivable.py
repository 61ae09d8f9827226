"""Everything that somebody might try in a state, legal or not, found without the rules' help."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from twoheirs_qt.games.two_heirs.rules import (
    NEIGHBOUR_CELLS,
    RING_SIZE,
    Action,
    BreakCamp,
    Build,
    Cell,
    Deploy,
    Destroy,
    EndTurn,
    Expand,
    Move,
    State,
    Take,
    Withdraw,
)
from twoheirs_qt.games.two_heirs.rules.cells import MAX_DISTANCE


def list_cells_around(state: State) -> list[Cell]:
    """All cells with a tile, all next to one, one far away and one beyond all others."""
    cells = dict.fromkeys(state.landscape)
    for cell in state.landscape:
        cells.update(dict.fromkeys(NEIGHBOUR_CELLS[cell]))
    far = max(x for x, _ in cells) + 7
    return [(MAX_DISTANCE + 1, 0), *cells, (far, 0)]


def list_conceivable(state: State) -> Iterator[Action]:
    """Each conceivable action once; discards in the order in which legal actions list them."""
    cells = list_cells_around(state)
    hands = [tile.id for hand in state.hands for tile in hand]
    elsewhere = [tile.id for tile in (*state.stack[:1], *state.slots[1:3]) if tile is not None]
    tiles = [*hands, *elsewhere, "castle"]
    for slot in range(-1, RING_SIZE + 1):
        yield Take(slot)
    for tile, cell in product(tiles, cells):
        yield Build(tile, cell)
        yield Expand(tile, cell)
    standing = {troop.at for side in state.troops for troop in side if troop.at is not None}
    origins = [*standing, next((c for c in state.landscape if c not in standing), cells[0])]
    for origin, to in product(dict.fromkeys([*origins, cells[-2]]), cells):
        yield Move(origin, to)
    for cell in cells:
        yield Deploy(cell)
        yield Withdraw(cell)
        yield BreakCamp(cell)
        yield Destroy(cell)
    own_tiles = sorted(tile.id for tile in state.hands[state.active])
    for count in range(min(len(own_tiles), 4) + 1):
        for discarded in combinations(own_tiles, count):
            yield EndTurn(discarded)
    for tile in tiles[-2:]:
        yield EndTurn((tile,))
        yield EndTurn((tile, tile))
