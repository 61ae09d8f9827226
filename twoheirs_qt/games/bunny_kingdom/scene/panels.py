"""Sheets of parchment beside the map: what is yours, a card with its forecast, the curtain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPen

from twoheirs_qt.games.bunny_kingdom.drawing.canvas import INK, Canvas
from twoheirs_qt.games.bunny_kingdom.drawing.cards import CARD_HEIGHT_PER_WIDTH, paint_card
from twoheirs_qt.games.bunny_kingdom.drawing.diagrams import choose_emblem
from twoheirs_qt.games.bunny_kingdom.drawing.pieces import (
    RABBIT_RATIO,
    paint_building,
    paint_rabbit,
    paint_shield,
)
from twoheirs_qt.games.bunny_kingdom.drawing.track import find_step, paint_track
from twoheirs_qt.games.bunny_kingdom.play.forecasts import FiefChange, Forecast
from twoheirs_qt.games.bunny_kingdom.rules.state import Phase
from twoheirs_qt.games.bunny_kingdom.scene.layout import (
    TableLayout,
    calculate_head_height,
    calculate_heading_scale,
    divide_column,
    find_track_rect,
    list_kept_rects,
    list_parchment_rects,
)
from twoheirs_qt.games.bunny_kingdom.scene.texts import (
    format_points,
    format_products,
    make_card_text,
)
from twoheirs_qt.games.bunny_kingdom.things.cards import (
    explain_numbered_card,
    list_card_forecast_lines,
    list_points,
)
from twoheirs_qt.games.bunny_kingdom.things.lords import find_giver, find_receiver
from twoheirs_qt.games.bunny_kingdom.things.snapshot import Snapshot
from twoheirs_qt.games.bunny_kingdom.words import controls as words
from twoheirs_qt.games.bunny_kingdom.words import spoken
from twoheirs_qt.games.bunny_kingdom.words import table as table_words
from twoheirs_qt.games.bunny_kingdom.words.names import name_card
from twoheirs_qt.games.bunny_kingdom.words.previews import describe_change
from twoheirs_qt.tabletop.drawing.parchment import (
    CENTER,
    LEFT,
    RIGHT,
    draw_sheet,
    paint_button,
    write_line,
    write_lines,
)
from twoheirs_qt.tabletop.drawing.theme import make_serif_font
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import Text

_MARGIN: Final = 12.0
_TOP_LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


_MIN_LETTER_SHARE: Final = 0.8
"""The smallest share of letters before the note beside a heading is left out."""


def paint_heading(
    canvas: Canvas, sheet: QRectF, text: str, note: str = "", text_scale: float = 1.0
) -> None:
    """Paint the heading of a sheet, with a note on the right."""
    text_scale = calculate_heading_scale(text_scale)
    row = QRectF(sheet.left() + 14, sheet.top() + 6, sheet.width() - 28, 26 * text_scale)
    ink, muted = canvas.theme.find_color("ink"), canvas.theme.find_color("muted")
    font, note_font = make_serif_font(16 * text_scale, bold=True), make_serif_font(13 * text_scale)
    note_width = QFontMetricsF(note_font).horizontalAdvance(note) + 10 if note else 0.0
    if (
        QFontMetricsF(font).horizontalAdvance(text) * _MIN_LETTER_SHARE + note_width * 0.8
        > row.width()
    ):
        note, note_width = "", 0.0
    left = row.adjusted(0, 0, -note_width * 0.8, 0)
    heading_width = write_line(canvas.painter, left, LEFT, text, font, ink)
    right = row.adjusted(heading_width + 10, 0, 0, 0)
    write_line(canvas.painter, right, RIGHT, note, note_font, muted)


# -- what is yours --------------------------------------------------------------------------------


def paint_overview(
    canvas: Canvas, layout: TableLayout, snapshot: Snapshot, *, is_harvest: bool
) -> None:
    """Paint the track of rounds, the own buildings and the own parchments."""
    kept, text_scale, painter = snapshot.kept, layout.text_scale, canvas.painter
    column = divide_column(layout, len(kept))
    _paint_track(canvas, layout, snapshot, column.track, is_harvest=is_harvest)
    draw_sheet(painter, canvas.theme, column.kept)
    count = localize(table_words.describe_buildings(len(kept))) if kept else ""
    heading = snapshot.name_lord(snapshot.seat_index) if snapshot.is_watched else spoken.BUILDINGS
    paint_heading(canvas, column.kept, localize(heading), count, text_scale)
    empty_text = table_words.WATCHED if snapshot.is_watched else table_words.NOTHING_TO_BUILD
    if not kept:
        _write_muted(canvas, column.kept, localize(empty_text), text_scale)
    for number, rect in zip(kept, list_kept_rects(layout, len(kept)), strict=True):
        paint_kept(canvas, snapshot, number, rect)
    _paint_parchments(canvas, layout, snapshot, column.parchments)


def _paint_track(
    canvas: Canvas, layout: TableLayout, snapshot: Snapshot, sheet: QRectF, *, is_harvest: bool
) -> None:
    table, text_scale = snapshot.table, layout.text_scale
    draw_sheet(canvas.painter, canvas.theme, sheet)
    phase = table_words.CONSTRUCTION
    if table.phase is Phase.DRAFT:
        phase = table_words.EXPLORATION
    elif table.phase in (Phase.COPY, Phase.OVER):
        phase = table_words.END
    if is_harvest:
        phase = table_words.HARVEST
    heading = localize(table_words.name_round(table.round))
    paint_heading(canvas, sheet, heading, localize(phase), text_scale)
    rect = find_track_rect(layout, len(snapshot.kept))
    paint_track(canvas, find_step(table.round, table.phase, is_harvest=is_harvest), rect)


def _write_muted(canvas: Canvas, sheet: QRectF, text: str, text_scale: float) -> None:
    room = sheet.adjusted(14, calculate_head_height(text_scale), -14, -10)
    muted = canvas.theme.find_color("muted")
    write_lines(canvas.painter, room, _TOP_LEFT, text, make_serif_font(14 * text_scale), muted)


def paint_kept(canvas: Canvas, snapshot: Snapshot, number: int, rect: QRectF) -> None:
    """Paint an own building that waits; what is picked up leaves a pale place."""
    painter, theme, card = canvas.painter, canvas.theme, snapshot.find_card(number)
    is_held = snapshot.held_card == card.id
    pen = QPen(theme.find_color("gold_deep" if is_held else "ink"), 1.8)
    if is_held:
        pen.setStyle(Qt.PenStyle.DashLine)
    painter.setPen(pen)
    painter.setBrush(
        theme.find_color("gold", 0.35) if is_held else canvas.adapt_to_theme("#FBF4E2")
    )
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 6, 6)
    foot = rect.height() * 0.34
    side = min(rect.height() - foot - 4, rect.width() - 6)
    top = rect.bottom() - foot - side
    box = QRectF(rect.center().x() - side / 2, max(rect.top() + 3, top), side, side)
    if is_held:
        painter.setOpacity(0.45)
    paint_building(canvas, card, box)
    painter.setOpacity(1.0)
    label = QRectF(rect.left() + 4, rect.bottom() - foot - 2, rect.width() - 8, foot)
    text = make_card_text(snapshot.catalogue, card).title
    ink = theme.find_color("ink") if is_held else canvas.adapt_to_theme(INK)
    write_lines(painter, label, CENTER, text, make_serif_font(foot * 0.5, bold=True), ink)


def _paint_parchments(
    canvas: Canvas, layout: TableLayout, snapshot: Snapshot, sheet: QRectF
) -> None:
    text_scale, painter, theme = layout.text_scale, canvas.painter, canvas.theme
    draw_sheet(painter, theme, sheet)
    count = snapshot.parchment_count
    heading = table_words.PARCHMENTS if snapshot.is_watched else spoken.PARCHMENTS
    paint_heading(canvas, sheet, localize(heading), str(count) if count else "", text_scale)
    if count and not snapshot.parchments:
        line = table_words.describe_parchments(snapshot.name_lord(snapshot.seat_index), count)
        _write_muted(canvas, sheet, localize(line), text_scale)
        return
    points = list_points(snapshot) if snapshot.parchments else []
    rects = list_parchment_rects(layout, len(snapshot.kept), len(snapshot.parchments))
    for number, rect, value in zip(snapshot.parchments, rects, points, strict=True):
        card, height = snapshot.find_card(number), rect.height()
        side = min(height - 4, 26 * text_scale)
        box = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
        canvas.draw_picture(choose_emblem(card), box)
        font = make_serif_font(min(15 * text_scale, height * 0.62), bold=True)
        room = QRectF(box.right() + 8, rect.top(), rect.width() - side - 44, height)
        write_line(painter, room, LEFT, localize(name_card(card.id)), font, theme.find_color("ink"))
        points_rect = QRectF(rect.right() - 36, rect.top(), 34, height)
        color = theme.find_color("ink" if value else "muted")
        write_line(painter, points_rect, RIGHT, str(value), font, color)


# -- a card that is looked at ---------------------------------------------------------------------


def paint_card_panel(canvas: Canvas, layout: TableLayout, snapshot: Snapshot, number: int) -> None:
    """Paint a card large, with what it would bring."""
    left, text_scale, theme, painter = (
        layout.left_rect,
        layout.text_scale,
        canvas.theme,
        canvas.painter,
    )
    draw_sheet(painter, theme, left)
    inner = left.adjusted(14, 14, -14, -12)
    height = min(inner.height() * 0.56, inner.width() * 0.55 * CARD_HEIGHT_PER_WIDTH)
    width = round(height / CARD_HEIGHT_PER_WIDTH)
    card, card_rect = (
        snapshot.find_card(number),
        QRectF(inner.left(), inner.top(), width, round(width * CARD_HEIGHT_PER_WIDTH)),
    )
    paint_card(
        canvas,
        snapshot.catalogue,
        card,
        card_rect,
        make_card_text(snapshot.catalogue, card, is_large=True),
    )
    text_rect = QRectF(
        card_rect.right() + 14,
        inner.top(),
        inner.right() - card_rect.right() - 14,
        width * CARD_HEIGHT_PER_WIDTH,
    )
    _paint_words_beside(canvas, snapshot, number, text_rect, text_scale)
    below = QRectF(inner.left(), card_rect.bottom() + 12, inner.width(), 0)
    below.setBottom(inner.bottom())
    forecast = snapshot.forecast_card_in_hand(number)
    if forecast is None:
        lines = list_card_forecast_lines(snapshot, number)
        _write_paragraphs(canvas, below, lines, 15 * text_scale)
        return
    _paint_forecast(canvas, snapshot, forecast, below, text_scale)


def _paint_words_beside(
    canvas: Canvas, snapshot: Snapshot, number: int, room: QRectF, text_scale: float
) -> None:
    painter, theme = canvas.painter, canvas.theme
    name = localize(name_card(snapshot.find_card(number).id))
    head = QRectF(room.left(), room.top(), room.width(), 46 * text_scale)
    font = make_serif_font(20 * text_scale, bold=True)
    write_lines(painter, head, _TOP_LEFT, name, font, theme.find_color("ink"))
    text_rect = room.adjusted(0, head.height() + 4, 0, 0)
    text = localize(explain_numbered_card(snapshot, number))
    write_lines(
        painter,
        text_rect,
        _TOP_LEFT,
        text,
        make_serif_font(15 * text_scale),
        theme.find_color("muted"),
    )


def _write_paragraphs(canvas: Canvas, room: QRectF, lines: Sequence[Text], pixels: float) -> None:
    text = "\n".join(localize(line) for line in lines)
    ink = canvas.theme.find_color("ink")
    write_lines(canvas.painter, room, _TOP_LEFT, text, make_serif_font(pixels), ink)


_ROW_PX, _NARROW_ROW_PX = 34.0, 46.0
_MIN_WIDE_PX: Final = 250.0
"""The height of a row, of one in a narrow column, and the width from which one is wide."""


def _paint_forecast(
    canvas: Canvas, snapshot: Snapshot, forecast: Forecast, room: QRectF, text_scale: float
) -> None:
    """Paint a row for each lord and each parchment: before, after, and the difference."""
    changes = [change for change in (forecast.own, forecast.loser) if change is not None]
    changes += forecast.others
    parchment_changes = forecast.parchments if snapshot.shows_secrets else ()
    rows = len(changes) + max(1, len(parchment_changes)) + bool(changes)
    full_height = _NARROW_ROW_PX if room.width() < _MIN_WIDE_PX * text_scale else _ROW_PX
    row_height = min(full_height * text_scale, room.height() / rows)
    y = room.top()
    if changes:
        head = QRectF(room.left(), y, room.width(), row_height)
        font = make_serif_font(min(16 * text_scale, row_height * 0.6), bold=True)
        text = localize(words.EVERY_HARVEST)
        write_line(canvas.painter, head, LEFT, text, font, canvas.theme.find_color("ink"))
        y += row_height
    for change in changes:
        _paint_change(canvas, snapshot, change, QRectF(room.left(), y, room.width(), row_height))
        y += row_height
    for parchment in parchment_changes:
        row = QRectF(room.left(), y, room.width(), row_height)
        texts = (f"{parchment.before} → ", f"{parchment.after}")
        name = localize(name_card(parchment.card))
        points = parchment.after - parchment.before
        card = snapshot.find_card(snapshot.catalogue.card_numbers[parchment.card])
        _paint_row(canvas, row, choose_emblem(card), name, texts, points)
        y += row_height
    if not parchment_changes:
        row = QRectF(room.left(), y, room.width(), row_height)
        _paint_row(canvas, row, "symbol/parchment", localize(spoken.PARCHMENTS), ("", ""), None)


def _paint_change(canvas: Canvas, snapshot: Snapshot, change: FiefChange, row: QRectF) -> None:
    seat = snapshot.table.seats[change.seat_index]
    before = format_products(change.before)
    if change.before:
        before += f" = {format_points(change.before)}"
    after = f"{format_products(change.after)} = {format_points(change.after)}"
    texts = (f"{before} → ", after)
    name = snapshot.names[change.seat_index]
    _paint_row(canvas, row, f"shield/{seat.value}", name, texts, change.points)


def _paint_row(
    canvas: Canvas,
    row: QRectF,
    picture: str,
    name: str,
    texts: tuple[str, str],
    change: int | None,
) -> None:
    painter, theme, height = canvas.painter, canvas.theme, row.height()
    painter.setPen(QPen(theme.find_color("line"), 1))
    painter.drawLine(row.topLeft(), row.topRight())
    side = height * 0.66
    ratio = 32 / 38 if picture.startswith("shield") else 1.0
    box = QRectF(row.left() + 2, row.center().y() - side / 2, side * ratio, side)
    canvas.draw_picture(picture, box)
    font = make_serif_font(min(height * 0.46, 17), bold=True)
    ink, muted = theme.find_color("ink"), theme.find_color("muted")
    if row.width() < _MIN_WIDE_PX:
        _write_two_lines(canvas, row.adjusted(side + 8, 0, 0, 0), name, texts, change)
        return
    if change is None:
        label = row.adjusted(side + 10, 0, -96, 0)
        write_line(painter, label, LEFT, name, font, ink)
        plain = make_serif_font(font.pixelSize())
        write_line(
            painter, row.adjusted(0, 0, -2, 0), RIGHT, localize(words.NO_CHANGE), plain, muted
        )
        return
    share = 0.28 if texts[0] and "×" in texts[1] else 0.55
    label = QRectF(row.left() + side + 10, row.top(), row.width() * share - side - 8, height)
    write_line(painter, label, LEFT, name, font, ink)
    change_rect = QRectF(row.right() - 40, row.top(), 38, height)
    change_label = localize(describe_change(change))
    color = theme.find_color("muted" if not change else "good" if change > 0 else "danger")
    write_line(painter, change_rect, RIGHT, change_label, font, color)
    middle = QRectF(label.right() + 4, row.top(), change_rect.left() - label.right() - 10, height)
    plain = make_serif_font(font.pixelSize())
    write_line(painter, middle, RIGHT, "".join(texts), plain, ink)


def _write_two_lines(
    canvas: Canvas, room: QRectF, name: str, texts: tuple[str, str], change: int | None
) -> None:
    """Write a row in a narrow column: a fief's shield stands for its lord's name."""
    painter, theme, height = canvas.painter, canvas.theme, room.height()
    ink, muted = theme.find_color("ink"), theme.find_color("muted")
    bold, plain = (
        make_serif_font(min(height * 0.33, 15), bold=True),
        make_serif_font(min(height * 0.33, 15)),
    )
    line_height = height * 0.42
    upper = QRectF(room.left(), room.top() + height * 0.08, room.width() - 2, line_height)
    lower = upper.translated(0, line_height)
    if change is None:
        write_line(painter, upper, LEFT, name, bold, ink)
        write_line(painter, lower, LEFT, localize(words.NO_CHANGE), plain, muted)
        return
    if "×" in texts[1]:
        write_line(painter, upper, LEFT, texts[0], plain, ink)
    else:
        write_line(painter, upper, LEFT, name, bold, ink)
    after = texts[1] if "×" in texts[1] else "".join(texts)
    write_line(painter, lower.adjusted(0, 0, -42, 0), LEFT, after, plain, ink)
    color = theme.find_color("muted" if not change else "good" if change > 0 else "danger")
    write_line(painter, lower, RIGHT, localize(describe_change(change)), bold, color)


# -- the curtain ----------------------------------------------------------------------------------


def find_curtain_button(layout: TableLayout) -> QRectF:
    """The place of the button that shows the hand."""
    left, text_scale = layout.left_rect, layout.text_scale
    width, height = min(left.width() - 40, 230 * text_scale), 42 * text_scale
    return QRectF(
        left.center().x() - width / 2, left.bottom() - height - left.height() * 0.1, width, height
    )


def paint_curtain(canvas: Canvas, layout: TableLayout, snapshot: Snapshot) -> None:
    """Paint whose turn it is to look, and the button that shows the hand."""
    left, text_scale, painter, theme = (
        layout.left_rect,
        layout.text_scale,
        canvas.painter,
        canvas.theme,
    )
    draw_sheet(painter, theme, left)
    button = find_curtain_button(layout)
    rabbit_height = min(left.height() * 0.42 / max(1.0, text_scale * 0.8), left.width() * 0.6)
    rabbit_width = rabbit_height * RABBIT_RATIO
    rabbit = QRectF(
        left.center().x() - rabbit_width / 2,
        left.top() + left.height() * 0.06,
        rabbit_width,
        rabbit_height,
    )
    paint_rabbit(canvas, snapshot.table.seats[snapshot.seat_index], rabbit)
    title = localize(table_words.ask_to_look(snapshot.name_lord(snapshot.seat_index)))
    bold = make_serif_font(min(20 * text_scale, 26), bold=True)
    text_width = left.width() - 32
    lines = 1 if QFontMetricsF(bold).horizontalAdvance(title) <= text_width else 2
    line_height = QFontMetricsF(bold).lineSpacing() + 2
    head = QRectF(left.left() + 16, rabbit.bottom() + 8, text_width, line_height * lines)
    write_lines(painter, head, CENTER, title, bold, theme.find_color("ink"))
    advice_rect = QRectF(
        head.left(), head.bottom() + 4, head.width(), button.top() - head.bottom() - 12
    )
    font, muted = make_serif_font(min(15 * text_scale, 21)), theme.find_color("muted")
    flags = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
    write_lines(painter, advice_rect, flags, localize(table_words.CURTAIN_ADVICE), font, muted)
    label = localize(table_words.SHOW_CARDS).replace("&", "")
    paint_button(
        painter, theme, button, label, make_serif_font(16 * text_scale, bold=True), golden=True
    )


# -- beside the fan -------------------------------------------------------------------------------


def paint_pick(canvas: Canvas, layout: TableLayout, snapshot: Snapshot) -> None:
    """Paint the round, the number of the pick, and how many are left."""
    sheet, text_scale, theme, painter = (
        layout.pick_rect,
        layout.text_scale,
        canvas.theme,
        canvas.painter,
    )
    draw_sheet(painter, theme, sheet)
    inner = sheet.adjusted(14, 8, -14, -8)
    row = inner.height() / 4
    ink, muted = theme.find_color("ink"), theme.find_color("muted")
    text = localize(table_words.name_round(snapshot.table.round))
    first = QRectF(inner.left(), inner.top(), inner.width(), row)
    write_line(painter, first, LEFT, text, make_serif_font(16 * text_scale, bold=True), ink)
    if not snapshot.is_draft:
        phase_rect = inner.adjusted(0, row, 0, 0)
        text = localize(table_words.describe_phase(snapshot.table.phase))
        write_lines(painter, phase_rect, _TOP_LEFT, text, make_serif_font(14 * text_scale), muted)
        return
    pick, picks = min(snapshot.pick_number, snapshot.pick_count), snapshot.pick_count
    text = localize(words.describe_pick(pick, picks))
    write_line(painter, first.translated(0, row), LEFT, text, make_serif_font(15 * text_scale), ink)
    _paint_pips(canvas, first.translated(0, 2 * row), pick, picks)
    text = localize(table_words.describe_remaining_picks(picks - pick + 1))
    last = QRectF(inner.left(), first.top() + 2.9 * row, inner.width(), 1.1 * row + 4)
    write_lines(painter, last, LEFT, text, make_serif_font(13.5 * text_scale), muted)


def _paint_pips(canvas: Canvas, row: QRectF, pick: int, picks: int) -> None:
    painter, theme = canvas.painter, canvas.theme
    step = min(row.width() / picks, row.height() * 1.2)
    radius = min(step * 0.42, row.height() * 0.36)
    for number in range(1, picks + 1):
        centre = QPointF(row.left() + (number - 0.5) * step, row.center().y())
        color = "gold" if number <= pick else "parchment_dim"
        painter.setPen(QPen(theme.find_color("ink" if number <= pick else "line"), 1.4))
        painter.setBrush(theme.find_color(color))
        size = radius * (1.15 if number == pick else 0.8)
        painter.drawEllipse(centre, size, size)


def paint_passing(canvas: Canvas, layout: TableLayout, snapshot: Snapshot) -> None:
    """Paint who gets the rest of the hand, and whose hand comes next."""
    sheet, text_scale, theme, painter = (
        layout.passing_rect,
        layout.text_scale,
        canvas.theme,
        canvas.painter,
    )
    draw_sheet(painter, theme, sheet)
    inner = sheet.adjusted(14, 8, -14, -8)
    receiver, giver = find_receiver(snapshot), find_giver(snapshot)
    lines = (
        (
            receiver,
            table_words.name_hand_receiver(
                snapshot.name_lord(receiver), to_right=snapshot.table.round % 2 == 1
            ),
        ),
        (giver, table_words.name_hand_giver(snapshot.name_lord(giver))),
    )
    row_height = inner.height() / 2
    for number, (seat_index, line) in enumerate(lines):
        row = QRectF(inner.left(), inner.top() + number * row_height, inner.width(), row_height - 2)
        side = min(row.height() * 0.62, 34 * text_scale)
        box = QRectF(row.left(), row.center().y() - side / 2, side * 32 / 38, side)
        paint_shield(canvas, snapshot.table.seats[seat_index], box)
        text_rect = row.adjusted(box.width() + 10, 0, 0, 0)
        write_lines(
            painter,
            text_rect,
            LEFT,
            localize(line),
            make_serif_font(14 * text_scale),
            theme.find_color("ink"),
        )
