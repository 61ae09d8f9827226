"""Buildings are told apart by their outline alone, however small."""

from __future__ import annotations

from itertools import combinations

from instruments.contact_sheets import find_silhouette

from twoheirs_qt.games.two_heirs.drawing.art import Art
from twoheirs_qt.games.two_heirs.rules.components import Building

SIZE = 48
SHIFT = 3
WIDTH = SIZE + 2 * SHIFT
MIN_DIFFERENCE = 0.18
"""The least share of two outlines together that only one of them covers."""


def make_bits(points: frozenset[tuple[int, int]], right: int = 0, down: int = 0) -> int:
    """A shape as one number, moved by so many pixels."""
    return sum(1 << ((y + down + SHIFT) * WIDTH + x + right + SHIFT) for x, y in points)


def test_any_two_buildings_differ_clearly_at_48_pixels(art: Art) -> None:
    shapes = {building: find_silhouette(art, building, SIZE) for building in Building}
    steps = range(-SHIFT, SHIFT + 1)
    moved = {
        b: [make_bits(shape, x, y) for x in steps for y in steps] for b, shape in shapes.items()
    }
    fixed = {b: make_bits(shape) for b, shape in shapes.items()}

    def measure_difference(one: Building, other: Building) -> float:
        # However they are laid over each other: a shape is no other for standing elsewhere.
        still = fixed[one]
        shares = ((still & m).bit_count() / (still | m).bit_count() for m in moved[other])
        return 1 - max(shares)

    pairs = sorted(
        (measure_difference(one, other), one, other) for one, other in combinations(Building, 2)
    )
    closest = [f"{share:.3f} {one.value} {other.value}" for share, one, other in pairs[:8]]
    assert pairs[0][0] >= MIN_DIFFERENCE, closest


def test_a_building_fills_its_place_but_not_the_whole_tile(art: Art) -> None:
    for building in Building:
        share = len(find_silhouette(art, building, SIZE)) / SIZE**2
        assert 0.1 < share < 0.55, (building, share)
