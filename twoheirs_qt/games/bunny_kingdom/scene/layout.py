"""The layout of the table, for any size of the window and of letters."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from twoheirs_qt.games.bunny_kingdom.drawing.cards import CARD_HEIGHT_PER_WIDTH

GAP: Final = 8.0
_CARD_SHARE: Final = 90 / 640
"""The width of a card of the fan over the height of the table."""
_CARD_WIDTH_SHARE: Final = 0.078
"""The same at most over its width, so that cards do not hide each other."""
_MIN_CARD_PX, _MAX_CARD_PX = 64.0, 150.0
LIFT: Final = 12.0
"""The height by which the card that is looked at is lifted."""
_MIN_COLUMN_SHARE: Final = 0.22
"""The least width of the columns beside the map over that of the table."""
_ARC_PX: Final = 7.0
"""The height by which the outer cards of the fan lie lower."""
_MAX_PLATE_PX: Final = 200.0


class TableLayout(NamedTuple):
    """The places of all areas of the table, which fills `rect`.

    - `fan_rect`: the cards of the hand; while there is none, it is empty, and so are `pick_rect`
      (round and number of the pick) and `passing_rect` (who gets the rest of the hand)
    - `left_rect`: what is yours, or the card that is looked at
    - `plate_rects`: a plate for each lord, from above
    """

    rect: QRectF
    text_scale: float
    map_rect: QRectF
    left_rect: QRectF
    plate_rects: tuple[QRectF, ...]
    fan_rect: QRectF
    pick_rect: QRectF
    passing_rect: QRectF
    card_width: float


def lay_out(
    width: float, height: float, lords: int, text_scale: float = 1.0, *, has_fan: bool
) -> TableLayout:
    """Lay the table out: the map as large as the fan and two columns allow."""
    whole = QRectF(0, 0, width, height)
    card = max(_MIN_CARD_PX, min(height * _CARD_SHARE, width * _CARD_WIDTH_SHARE, _MAX_CARD_PX))
    strip_height = card * CARD_HEIGHT_PER_WIDTH + LIFT + GAP if has_fan else 0.0
    side = height - 2 * GAP - strip_height
    side = min(side, width * (1 - 2 * _MIN_COLUMN_SHARE))
    side = float(int(side))
    map_rect = QRectF(round((width - side) / 2), GAP, side, side)
    column = map_rect.left() - 2 * GAP
    foot_top = height - GAP - strip_height
    left = QRectF(GAP, GAP, column, foot_top - GAP)
    right = QRectF(map_rect.right() + GAP, GAP, column, foot_top - GAP)
    plate_height = min(_MAX_PLATE_PX * text_scale, (right.height() - GAP * (lords - 1)) / lords)
    top = right.bottom() - plate_height * lords - GAP * (lords - 1)
    plates = tuple(
        [
            QRectF(
                right.left(), round(top + number * (plate_height + GAP)), column, int(plate_height)
            )
            for number in range(lords)
        ]
    )
    fan = pick = passing = QRectF()
    if has_fan:
        box_width = min(column, width * 0.155 * max(1.0, min(text_scale, 1.25)))
        y, foot_height = foot_top + GAP, strip_height - GAP
        pick = QRectF(GAP, y, box_width, foot_height)
        passing = QRectF(width - GAP - box_width, y, box_width, foot_height)
        fan = QRectF(pick.right() + GAP, y, passing.left() - pick.right() - 2 * GAP, foot_height)
    return TableLayout(whole, text_scale, map_rect, left, plates, fan, pick, passing, card)


def list_hand_rects(layout: TableLayout, count: int) -> list[QRectF]:
    """The places of the cards of the fan, from the left; each covers a part of the one before."""
    width, height = layout.card_width, layout.card_width * CARD_HEIGHT_PER_WIDTH
    if not count:
        return []
    room = layout.fan_rect.width() - width
    step = min(width + 6, room / (count - 1)) if count > 1 else 0.0
    start = layout.fan_rect.center().x() - (step * (count - 1) + width) / 2
    rects = []
    for number in range(count):
        distance = abs(number - (count - 1) / 2) / max(1.0, (count - 1) / 2)
        y = layout.fan_rect.bottom() - height - _ARC_PX + _ARC_PX * distance * distance
        rects.append(QRectF(round(start + number * step), round(y), width, height))
    return rects


class Column(NamedTuple):
    """The sheets of the left column: track, own buildings, own parchments."""

    track: QRectF
    kept: QRectF
    parchments: QRectF


def divide_column(layout: TableLayout, kept: int) -> Column:
    """Divide the left column among its sheets; more buildings get more room, none a line."""
    left, text_scale = layout.left_rect, layout.text_scale
    track = QRectF(
        left.left(), left.top(), left.width(), min(left.height() * 0.24, 100 * text_scale)
    )
    rows = 1 if kept <= _count_kept_in_row(left.width(), kept, text_scale) else 2
    content_height = rows * 92 * text_scale if kept else 26 * text_scale
    height = min(left.height() * 0.42, calculate_head_height(text_scale) + content_height + 12)
    kept_rect = QRectF(left.left(), track.bottom() + GAP, left.width(), height)
    parchments_rect = QRectF(
        left.left(),
        kept_rect.bottom() + GAP,
        left.width(),
        left.bottom() - kept_rect.bottom() - GAP,
    )
    return Column(track, kept_rect, parchments_rect)


def find_track_rect(layout: TableLayout, kept: int) -> QRectF:
    """The place of the track on its sheet."""
    sheet = divide_column(layout, kept).track
    return sheet.adjusted(12, calculate_head_height(layout.text_scale) - 2, -12, -6)


def calculate_head_height(text_scale: float) -> float:
    """The height of the heading of a sheet."""
    return 6 + 30.0 * calculate_heading_scale(text_scale)


def calculate_heading_scale(text_scale: float) -> float:
    """The scale of letters in headings, which leave room for what is below them."""
    return min(text_scale, 1.4)


def _count_kept_in_row(width: float, kept: int, text_scale: float) -> int:
    per_row = max(1, int((width - 24) / (62 * min(text_scale, 1.5))))
    return max(1, kept) if kept <= per_row else (kept + 1) // 2


def list_kept_rects(layout: TableLayout, count: int) -> list[QRectF]:
    """The places of the own buildings on their sheet."""
    if not count:
        return []
    sheet = divide_column(layout, count).kept
    head = calculate_head_height(layout.text_scale)
    inner = sheet.adjusted(12, head, -12, -10)
    in_row = _count_kept_in_row(layout.left_rect.width(), count, layout.text_scale)
    rows = (count + in_row - 1) // in_row
    height = (inner.height() - 4 * (rows - 1)) / rows
    width = min((inner.width() - 6 * (in_row - 1)) / in_row, height * 1.1)
    rects = []
    for number in range(count):
        row, column = divmod(number, in_row)
        x, y = inner.left() + column * (width + 6), inner.top() + row * (height + 4)
        rects.append(QRectF(x, y, width, height))
    return rects


def list_parchment_rects(layout: TableLayout, kept: int, count: int) -> list[QRectF]:
    """The places of the own parchments on their sheet, in one column or two."""
    if not count:
        return []
    sheet = divide_column(layout, kept).parchments
    inner = sheet.adjusted(12, calculate_head_height(layout.text_scale), -12, -10)
    min_step = 22 * layout.text_scale
    columns = 1 if inner.height() / count >= min_step else 2
    rows = (count + columns - 1) // columns
    height = min(32 * layout.text_scale, inner.height() / rows)
    width = (inner.width() - 10 * (columns - 1)) / columns
    rects = []
    for number in range(count):
        column, row = divmod(number, rows)
        corner = QPointF(inner.left() + column * (width + 10), inner.top() + row * height)
        rects.append(QRectF(corner.x(), corner.y(), width, height))
    return rects


def order_plates(lords: int, own_place: int) -> list[int]:
    """The places of the lords from above: clockwise from the next one, the own lowest."""
    return [(own_place + 1 + number) % lords for number in range(lords)]
