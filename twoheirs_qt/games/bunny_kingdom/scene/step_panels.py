"""The panels beside the map while cards are revealed, fiefs are counted, and at the end."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPen

from twoheirs_qt.games.bunny_kingdom.drawing.canvas import Canvas
from twoheirs_qt.games.bunny_kingdom.drawing.cards import (
    CARD_HEIGHT_PER_WIDTH,
    paint_card,
    paint_card_back,
)
from twoheirs_qt.games.bunny_kingdom.drawing.diagrams import choose_emblem
from twoheirs_qt.games.bunny_kingdom.drawing.fiefs import SEAT_COLORS
from twoheirs_qt.games.bunny_kingdom.drawing.pieces import (
    RABBIT_RATIO,
    paint_rabbit,
    paint_resource,
    paint_shield,
)
from twoheirs_qt.games.bunny_kingdom.drawing.plates import paint_crown
from twoheirs_qt.games.bunny_kingdom.play.steps import CardStep, FiefStep, FinaleStep
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import RESOURCES
from twoheirs_qt.games.bunny_kingdom.rules.fiefs import Harvest
from twoheirs_qt.games.bunny_kingdom.rules.scoring import ParchmentLine
from twoheirs_qt.games.bunny_kingdom.scene.layout import TableLayout
from twoheirs_qt.games.bunny_kingdom.scene.texts import make_card_text
from twoheirs_qt.games.bunny_kingdom.things.land import list_resources
from twoheirs_qt.games.bunny_kingdom.things.snapshot import Snapshot
from twoheirs_qt.games.bunny_kingdom.words import controls as words
from twoheirs_qt.games.bunny_kingdom.words import table as table_words
from twoheirs_qt.games.bunny_kingdom.words.names import name_card
from twoheirs_qt.games.bunny_kingdom.words.previews import describe_change
from twoheirs_qt.tabletop.drawing.parchment import (
    CENTER,
    LEFT,
    RIGHT,
    draw_sheet,
    write_line,
    write_lines,
)
from twoheirs_qt.tabletop.drawing.theme import make_serif_font
from twoheirs_qt.tabletop.text.language import localize


def paint_reveal(canvas: Canvas, layout: TableLayout, snapshot: Snapshot, step: CardStep) -> None:
    """Paint the cards of each lord that have been turned up, the newest with a golden rim."""
    left, text_scale, theme, painter = (
        layout.left_rect,
        layout.text_scale,
        canvas.theme,
        canvas.painter,
    )
    lord_count = len(step.table.seats)
    height = (left.height() - 8 * (lord_count - 1)) / lord_count
    for seat_index, seat in enumerate(step.table.seats):
        sheet = QRectF(left.left(), left.top() + seat_index * (height + 8), left.width(), height)
        draw_sheet(painter, theme, sheet, active=seat_index == step.seat_index)
        inner = sheet.adjusted(12, 10, -12, -10)
        side = min(inner.height() * 0.62, inner.width() * 0.24)
        rabbit = QRectF(inner.left(), inner.top(), side * RABBIT_RATIO, side)
        paint_rabbit(canvas, seat, rabbit)
        label = QRectF(
            inner.left(), inner.bottom() - 24 * text_scale, inner.width() * 0.34, 24 * text_scale
        )
        font = make_serif_font(16 * text_scale, bold=True)
        write_line(painter, label, LEFT, snapshot.names[seat_index], font, theme.find_color("ink"))
        cards = step.revealed_cards[seat_index]
        room = QRectF(
            label.right() + 6, inner.top(), inner.right() - label.right() - 6, inner.height()
        )
        _paint_row_of_cards(canvas, snapshot, cards, room)


def _paint_row_of_cards(
    canvas: Canvas, snapshot: Snapshot, cards: tuple[str | None, ...], room: QRectF
) -> None:
    if not cards:
        return
    width = round(min(room.height() / CARD_HEIGHT_PER_WIDTH, room.width() / 2 - 4))
    step = min(width + 8.0, (room.width() - width) / max(1, len(cards) - 1))
    height = round(width * CARD_HEIGHT_PER_WIDTH)
    for number, card in enumerate(cards):
        card_rect = QRectF(
            round(room.left() + number * step), round(room.center().y() - height / 2), width, height
        )
        if card is None:
            paint_card_back(canvas, card_rect)
        else:
            shown_card = snapshot.find_card(snapshot.catalogue.card_numbers[card])
            paint_card(
                canvas,
                snapshot.catalogue,
                shown_card,
                card_rect,
                make_card_text(snapshot.catalogue, shown_card),
            )


def paint_harvest(canvas: Canvas, layout: TableLayout, snapshot: Snapshot, step: FiefStep) -> None:
    """Paint a fief as towers times kinds, and below a bar of points for each lord."""
    left, text_scale, theme, painter = (
        layout.left_rect,
        layout.text_scale,
        canvas.theme,
        canvas.painter,
    )
    upper = QRectF(left.left(), left.top(), left.width(), left.height() * 0.5)
    draw_sheet(painter, theme, upper, active=True)
    inner = upper.adjusted(14, 12, -14, -12)
    ink, muted = theme.find_color("ink"), theme.find_color("muted")
    head = QRectF(inner.left(), inner.top(), inner.width(), inner.height() * 0.34)
    rabbit = QRectF(head.left(), head.top(), head.height() * RABBIT_RATIO, head.height())
    paint_rabbit(canvas, step.table.seats[step.seat_index], rabbit)
    font = make_serif_font(30 * text_scale, bold=True)
    points = localize(describe_change(step.output.points))
    width = write_line(painter, head, RIGHT, points, font, ink)
    name = QRectF(
        rabbit.right() + 10, head.top(), head.width() - rabbit.width() - width - 24, head.height()
    )
    write_line(
        painter,
        name,
        LEFT,
        snapshot.names[step.seat_index],
        make_serif_font(19 * text_scale, bold=True),
        ink,
    )
    row = QRectF(inner.left(), head.bottom() + 8, inner.width(), inner.height() * 0.34)
    _paint_product(canvas, step, row, text_scale)
    foot = QRectF(inner.left(), row.bottom() + 4, inner.width(), inner.bottom() - row.bottom() - 4)
    product = localize(table_words.format_fief_product(step.output.strength, step.output.wealth))
    write_line(painter, foot, LEFT, product, make_serif_font(18 * text_scale), muted)
    lower = QRectF(
        left.left(), upper.bottom() + 8, left.width(), left.bottom() - upper.bottom() - 8
    )
    draw_sheet(painter, theme, lower)
    _paint_bars(canvas, snapshot, step, lower.adjusted(14, 12, -14, -12), text_scale)


def _paint_product(canvas: Canvas, step: FiefStep, row: QRectF, text_scale: float) -> None:
    """Paint a tower for each of the strength, and each kind of resource once."""
    ranks = list_resources(Harvest(step.table), step.land)
    count = step.output.strength + len(ranks)
    font = make_serif_font(24 * text_scale, bold=True)
    side = min(row.height(), 34 * text_scale, (row.width() - 44) / max(1, count) - 4)
    x, y = row.left(), row.center().y() - side / 2
    for _ in range(step.output.strength):
        canvas.draw_picture("symbol/tower", QRectF(x, y, side, side))
        x += side + 3
    times = QRectF(x, row.top(), 36, row.height())
    write_line(canvas.painter, times, CENTER, "×", font, canvas.theme.find_color("ink"))
    x += 40
    for rank in ranks:
        paint_resource(canvas, RESOURCES[rank], QRectF(x, y, side, side))
        x += side + 3


def _paint_bars(
    canvas: Canvas, snapshot: Snapshot, step: FiefStep, room: QRectF, text_scale: float
) -> None:
    painter, theme, lord_count = canvas.painter, canvas.theme, len(step.points)
    height = min(room.height() / lord_count, 54 * text_scale)
    max_points = max(1, *step.points)
    font = make_serif_font(17 * text_scale, bold=True)
    for seat_index, points in enumerate(step.points):
        row = QRectF(room.left(), room.top() + seat_index * height, room.width(), height)
        seat = step.table.seats[seat_index]
        side = min(row.height() * 0.62, 30 * text_scale)
        shield = QRectF(row.left(), row.center().y() - side / 2, side * 32 / 38, side)
        paint_shield(canvas, seat, shield)
        name = QRectF(shield.right() + 8, row.top(), row.width() * 0.28, height)
        write_line(
            painter,
            name,
            LEFT,
            snapshot.names[seat_index],
            make_serif_font(15 * text_scale),
            theme.find_color("ink"),
        )
        number = QRectF(row.right() - 44 * text_scale, row.top(), 44 * text_scale, height)
        write_line(painter, number, RIGHT, str(points), font, theme.find_color("ink"))
        bar = QRectF(name.right() + 6, row.center().y() - 9, number.left() - name.right() - 12, 18)
        painter.setPen(QPen(theme.find_color("ink"), 1.6))
        painter.setBrush(theme.find_color("parchment_dim"))
        painter.drawRoundedRect(bar, 4, 4)
        color = canvas.adapt_to_theme(SEAT_COLORS[seat])
        bar_end = bar.width() * points / max_points
        old_bar_end = bar.width() * (points - step.harvest_points[seat_index]) / max_points
        painter.setBrush(color.lighter(135))
        if bar_end > 2:
            painter.drawRoundedRect(QRectF(bar.left(), bar.top(), bar_end, bar.height()), 4, 4)
        painter.setBrush(color)
        if old_bar_end > 2:
            painter.drawRoundedRect(QRectF(bar.left(), bar.top(), old_bar_end, bar.height()), 4, 4)


# -- the end --------------------------------------------------------------------------------------


_MAX_FINALE_LETTERS: Final = 1.4
"""The largest scale of letters in the columns, so that a dozen parchments fit."""
_HEAD_WIDTH: Final = 255
"""The width of a column for which its head is made, with letters of scale 1."""


def paint_finale(canvas: Canvas, layout: TableLayout, snapshot: Snapshot, step: FinaleStep) -> None:
    """Paint a column for each lord with the parchments counted so far, and crowns at the end."""
    lord_count, text_scale = len(step.table.seats), min(layout.text_scale, _MAX_FINALE_LETTERS)
    room = layout.rect.adjusted(16, 12, -16, -12)
    title = localize(table_words.PARCHMENTS_ARE_TURNED_UP)
    if step.winners:
        names = [snapshot.name_lord(seat_index) for seat_index in step.winners]
        title = localize(table_words.announce_winners(names, step.points[step.winners[0]]))
    font = make_serif_font(19 * text_scale, bold=True)
    title_width = QFontMetricsF(font).horizontalAdvance(title) + 40
    banner_width = min(max(room.width() * 0.48, title_width), room.width() * 0.88)
    banner = QRectF(room.center().x() - banner_width / 2, room.top(), banner_width, 38 * text_scale)
    _paint_banner(canvas, banner, title, text_scale)
    top = banner.bottom() + 22 * text_scale
    width = min(420.0 * text_scale, (room.width() - 14 * (lord_count - 1)) / lord_count)
    start = room.center().x() - (width * lord_count + 14 * (lord_count - 1)) / 2
    for seat_index in range(lord_count):
        sheet = QRectF(
            round(start + seat_index * (width + 14)),
            round(top),
            int(width),
            int(room.bottom() - top),
        )
        _paint_lord_column(canvas, snapshot, step, seat_index, sheet, text_scale)


def _paint_banner(canvas: Canvas, rect: QRectF, title: str, text_scale: float) -> None:
    painter, theme = canvas.painter, canvas.theme
    painter.setPen(QPen(theme.find_color("shadow"), 1.8))
    painter.setBrush(theme.find_color("gold_deep"))
    tail, slope = rect.height() * 0.9, rect.height() * 0.5
    for side, edge in ((-1, rect.left()), (1, rect.right())):
        painter.drawPolygon(
            [
                QPointF(edge - side * 8, rect.top() + 8),
                QPointF(edge + side * tail, rect.top() + 8),
                QPointF(edge + side * (tail - slope), rect.center().y() + 8),
                QPointF(edge + side * tail, rect.bottom() + 8),
                QPointF(edge - side * 8, rect.bottom() + 8),
            ]
        )
    painter.setBrush(theme.find_color("gold"))
    painter.drawRect(rect)
    font = make_serif_font(19 * text_scale, bold=True)
    write_line(
        painter, rect.adjusted(10, 0, -10, 0), CENTER, title, font, theme.find_color("gold_ink")
    )


def _paint_lord_column(
    canvas: Canvas,
    snapshot: Snapshot,
    step: FinaleStep,
    seat_index: int,
    sheet: QRectF,
    text_scale: float,
) -> None:
    painter, theme = canvas.painter, canvas.theme
    is_winner = seat_index in step.winners
    draw_sheet(painter, theme, sheet, active=is_winner or seat_index == step.seat_index)
    inner = sheet.adjusted(14, 12, -14, -12)
    ink, muted = theme.find_color("ink"), theme.find_color("muted")
    # In a narrow column the name has more room beside a smaller rabbit and smaller points.
    head_scale = min(text_scale, inner.width() / _HEAD_WIDTH)
    head = QRectF(inner.left(), inner.top(), inner.width(), 70 * head_scale)
    rabbit = QRectF(head.left(), head.top(), head.height() * RABBIT_RATIO, head.height())
    paint_rabbit(canvas, step.table.seats[seat_index], rabbit)
    if is_winner:
        paint_crown(canvas, rabbit)
    points = str(step.points[seat_index])
    width = write_line(
        painter, head, RIGHT, points, make_serif_font(30 * head_scale, bold=True), ink
    )
    name = QRectF(
        rabbit.right() + 10, head.top(), head.width() - rabbit.width() - width - 20, 40 * head_scale
    )
    write_line(
        painter,
        name,
        LEFT,
        snapshot.names[seat_index],
        make_serif_font(20 * head_scale, bold=True),
        ink,
    )
    if is_winner:
        below = name.translated(0, 32 * head_scale)
        ears = localize(table_words.BIG_EARS)
        write_line(painter, below, LEFT, ears, make_serif_font(15 * head_scale), muted)
    row = QRectF(inner.left(), head.bottom() + 6, inner.width(), 28 * text_scale)
    painter.setPen(QPen(theme.find_color("line"), 1))
    painter.drawLine(row.topLeft(), row.topRight())
    harvests = str(sum(step.table.harvests[seat_index]))
    write_line(painter, row, RIGHT, harvests, make_serif_font(16 * text_scale, bold=True), ink)
    label = row.adjusted(0, 0, -50, 0)
    write_line(
        painter,
        label,
        LEFT,
        localize(words.AFTER_HARVESTS),
        make_serif_font(15 * text_scale),
        muted,
    )
    lines = step.lines[seat_index]
    if lines:
        room = QRectF(
            inner.left(), row.bottom() + 4, inner.width(), inner.bottom() - row.bottom() - 4
        )
        height = min(36 * text_scale, room.height() / len(lines))
        for number, line in enumerate(lines):
            line_rect = QRectF(room.left(), room.top() + number * height, room.width(), height - 3)
            is_new = seat_index == step.seat_index and number == len(lines) - 1
            _paint_parchment_line(canvas, snapshot, line, line_rect, text_scale, is_new=is_new)


def _paint_parchment_line(
    canvas: Canvas,
    snapshot: Snapshot,
    line: ParchmentLine,
    row: QRectF,
    text_scale: float,
    *,
    is_new: bool,
) -> None:
    painter, theme = canvas.painter, canvas.theme
    painter.setPen(QPen(theme.find_color("gold_deep" if is_new else "line"), 2 if is_new else 1))
    painter.setBrush(theme.find_color("bubble"))
    painter.drawRoundedRect(row, 5, 5)
    side = min(row.height() - 4, 26 * text_scale)
    box = QRectF(row.left() + 6, row.center().y() - side / 2, side, side)
    card = snapshot.find_card(snapshot.catalogue.card_numbers[line.card])
    canvas.draw_picture(choose_emblem(card), box)
    font = make_serif_font(min(16 * text_scale, row.height() * 0.62), bold=True)
    ink = theme.find_color("ink")
    points_text = localize(describe_change(line.points))
    points_width = write_line(painter, row.adjusted(0, 0, -8, 0), RIGHT, points_text, font, ink)
    name = name_card(line.card)
    text = localize(name)
    if line.copied is not None:
        text = f"{text} → {localize(name_card(line.copied))}"
    name_width = row.right() - points_width - 16 - box.right() - 8
    label = QRectF(box.right() + 8, row.top(), name_width, row.height())
    write_lines(painter, label, LEFT, text, make_serif_font(font.pixelSize()), ink)
