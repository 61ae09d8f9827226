"""The chronicle: what has happened, turn by turn, on a sheet of parchment over the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import QFrame

from twoheirs_qt.games.two_heirs.drawing.marks import find_heir_color
from twoheirs_qt.games.two_heirs.rules.components import Heir
from twoheirs_qt.tabletop.drawing.parchment import draw_sheet
from twoheirs_qt.tabletop.drawing.theme import find_current_theme, make_serif_font
from twoheirs_qt.tabletop.play.chronicle import ChronicleModel
from twoheirs_qt.tabletop.widgets.entry_list import EntryList
from twoheirs_qt.tabletop.widgets.entry_painter import ENTRY_GAP_PX, EntryPainter
from twoheirs_qt.tabletop.widgets.label import Label, make_column

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.table.view import TableView

_DOT_PX: Final = 10
_SHADOW_PX: Final = (2, 1, -2, -5)
"""The margins of the parchment in the widget, as room for its shadow."""
_MARGINS_PX: Final = (14, 10, 8, 10)
_NARROW_MARGINS_PX: Final = (10, 6, 8, 8)
_MIN_LETTERS_WITH_TITLE: Final = 5.5
_MIN_LETTERS_WITH_LINES: Final = 8.2
"""The height of a sheet with a title, and of one with more than a few lines, in its letters."""
_MIN_LINE_SHARE: Final = 0.75
"""A line cut off at the edge stays if at least this share of its height is visible."""
_MAX_HEIGHT_PX: Final = 16_777_215
"""The height that lifts the limit of a widget: QWIDGETSIZE_MAX in Qt."""


def paint_heir(painter: QPainter, rect: QRectF, heir: int) -> None:
    """Paint the dot of an heir where an entry begins."""
    theme = find_current_theme()
    dot = QRectF(rect.left() + 5, rect.center().y() - _DOT_PX / 2 + 1, _DOT_PX, _DOT_PX)
    painter.setPen(QPen(theme.find_color("ink"), 1.6))
    painter.setBrush(find_heir_color(theme, Heir(heir)))
    # Shape tells the heirs apart, too: White a disc, Blue a square.
    if heir:
        painter.drawRoundedRect(dot.adjusted(0.5, 0.5, -0.5, -0.5), 1.5, 1.5)
    else:
        painter.drawEllipse(dot)


class EntrySheet(QFrame):
    """A list of entries below a title, on a sheet of parchment in its place on `table`."""

    def __init__(self, table: TableView, *, follows_end: bool = False) -> None:
        super().__init__(table)
        self._table = table
        self._has_room, self._covered = True, False
        self._title = Label(parent=self)
        self.list = EntryList(self, follows_end=follows_end)
        self._column = make_column(
            self._title, (self.list, 1), owner=self, margins=_MARGINS_PX, spacing=4
        )

    def _show(self, painter: EntryPainter, model: ChronicleModel) -> None:
        self._painter = painter
        self.list.show_model(model, painter)
        self._table.laid_out.connect(self.fit_to_table)
        self._table.table_scene.notes_moved.connect(self._uncover_notes)

    def fit_to_table(self) -> None:
        """Lie where the table has room for it now."""
        self.lay_out(self._table.chronicle_rect, self._table.table_scene.layout.text_px)

    def lay_out(self, rect: QRect, font_size: float) -> None:
        """Lay the parchment over `rect` of the parent, with letters `font_size` pixels high."""
        left, top, right, bottom = _SHADOW_PX
        if font_size != self._painter.size:
            self._painter.size = font_size
            self.list.doItemsLayout()  # the heights of its rows change
        self._title.setFont(make_serif_font(font_size * 1.28, bold=True))
        # With large letters there may be room for the newest entries alone, in whole lines.
        has_title = rect.height() >= font_size * _MIN_LETTERS_WITH_TITLE
        self._title.setVisible(has_title)
        self.list.set_whole_rows(not has_title or self.list.follows_end)
        before, above, after, below = _MARGINS_PX if has_title else _NARROW_MARGINS_PX
        follows_end = self.list.follows_end
        # Where few lines fit, none is cut, and a list that follows the game shows its last entry.
        if rect.height() < font_size * _MIN_LETTERS_WITH_LINES and (follows_end or not has_title):
            title_height = (
                self._title.sizeHint().height() + self._column.spacing() if has_title else 0
            )
            line_height = QFontMetrics(make_serif_font(font_size)).lineSpacing()
            height = rect.height() + top - bottom - title_height - above - below
            row_height = line_height if follows_end else line_height + 2 * ENTRY_GAP_PX
            cut_height = (height - ENTRY_GAP_PX) % row_height
            below += (
                cut_height
                if row_height < height and cut_height < row_height * _MIN_LINE_SHARE
                else 0
            )
        self._column.setContentsMargins(before, above, after, below)
        self._has_room = has_room = rect.height() > 0
        self._allow_focus()
        self.setMinimumHeight(0)
        self.setMaximumHeight(_MAX_HEIGHT_PX if has_room else 0)
        self.setGeometry(rect.adjusted(-left, -top, -right, -bottom))

    def _uncover_notes(self, notes: list[QRectF]) -> None:
        """Cut holes into the sheet where notes of the table lie under it."""
        # Opaque widgets within the sheet would hide the notes: each needs a mask of its own.
        for widget in (self, self.list.viewport(), self.list.verticalScrollBar()):
            visible_region = QRegion(widget.rect())
            for note in notes:
                note_rect = note.translated(-widget.mapTo(self._table, QPoint())).toAlignedRect()
                visible_region -= QRegion(note_rect.adjusted(-8, -4, 8, 8))
            if visible_region == QRegion(widget.rect()):
                widget.clearMask()
            else:  # an empty mask would be none
                widget.setMask(QRegion(0, 0, 1, 1) if visible_region.isEmpty() else visible_region)

    def set_covered(self, covered: bool) -> None:
        """Set whether something lies over the sheet: then Tab skips it."""
        self._covered = covered
        self._allow_focus()

    def _allow_focus(self) -> None:
        policies, is_visible = Qt.FocusPolicy, self._has_room and not self._covered
        self.list.setFocusPolicy(policies.StrongFocus if is_visible else policies.NoFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        draw_sheet(painter, find_current_theme(), QRectF(self.rect()).adjusted(*_SHADOW_PX))
        painter.end()


class Chronicle(EntrySheet):
    """The chronicle of the game on `table` as a list that scrolls to the newest entry."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table, follows_end=True)
        self.setObjectName("chronicle")
        self._model = model = table.session.model.chronicle
        self._show(EntryPainter(self.list, model, paint_heir), model)
        self._held_back = 0
        for change_signal in (model.modelReset, model.rowsInserted, model.rowsRemoved):
            change_signal.connect(self._hide_held_back)
        table.table_scene.step_player.hidden_entries_changed.connect(self.hold_back)
        self._hide_held_back()
        self._title.setText(self.tr("Chronicle"))
        self.list.setAccessibleName(self.tr("Chronicle"))

    def hold_back(self, entries: int) -> None:
        """Hide so many of the newest entries, which tell of what is still to be shown."""
        self._held_back = entries
        self._hide_held_back()

    def _hide_held_back(self) -> None:
        """Hide what is held back, and the heading of a turn in which nothing has been done yet.

        Where there is room for few entries, it would take that of what the last turn brought.
        """
        entries = self._model.entries
        entry_count = len(entries)
        # Another game may have been opened meanwhile.
        shown_count = max(0, entry_count - self._held_back)
        if shown_count > 1 and entries[shown_count - 1].is_heading:
            shown_count -= 1
        self.list.show_at_most(shown_count if shown_count < entry_count else None)
