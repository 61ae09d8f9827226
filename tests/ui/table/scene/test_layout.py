"""The table's layout keeps its pieces readable in letters of every size."""

from __future__ import annotations

import pytest

from twoheirs_qt.games.two_heirs.scene.layout import calculate_text_px, lay_out


@pytest.mark.parametrize("height", [580, 600, 625])
def test_the_ring_stays_large_while_letters_grow(height: int) -> None:
    for pixels in range(12, 25):
        layout = lay_out(1280, height, calculate_text_px(1280, height, pixels))
        assert layout.ring.tile_side > 48, pixels
        assert layout.ring.disc_radius * 2 <= layout.reserve_rect.width()
        assert layout.supply_rect.bottom() <= layout.reserve_rect.bottom()
        if pixels < 17:
            assert layout.chronicle_rect.height() > 5 * layout.line_height, (
                "which has room below the ring"
            )


@pytest.mark.parametrize("chosen", [1.25, 1.5, 2.0])
def test_larger_letters_on_a_large_table_leave_ring_and_places_their_room(chosen: float) -> None:
    usual = lay_out(1920, 980, calculate_text_px(1920, 980, 13))
    text = calculate_text_px(1920, 980, 13, chosen)
    larger = lay_out(1920, 980, text)
    assert text > usual.text_px
    assert larger.ring.radius > usual.ring.radius * 0.85
    assert larger.heirs[0].tile_side > text * 2.6
    assert larger.chronicle_rect.height() > 0


@pytest.mark.parametrize("size", [(1280, 640), (1920, 980), (1000, 560)])
@pytest.mark.parametrize("pixels", [12, 18, 24])
def test_the_place_of_a_note_lies_outside_ring_field_and_places(
    size: tuple[int, int], pixels: int
) -> None:
    layout = lay_out(*size, calculate_text_px(*size, pixels))
    assert not layout.note_rect.intersects(layout.landscape_rect)
    assert not any(layout.note_rect.intersects(heir.panel_rect) for heir in layout.heirs)
    assert layout.rect.contains(layout.note_rect)
    assert (
        layout.note_rect.top()
        >= max(layout.ring.find_slot_rect(slot).bottom() for slot in range(7)) - 1
    )
