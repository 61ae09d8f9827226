"""The questions about a game at a real table: sets, players, day and note."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QDate, QLocale, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QDateEdit,
    QGridLayout,
    QLabel,
    QLineEdit,
    QWidget,
)

from twoheirs_qt.games.two_heirs.real_table.entries import Arrange, ChooseSets, Describe, Entry
from twoheirs_qt.games.two_heirs.real_table.layout import Layout
from twoheirs_qt.games.two_heirs.rules.components import Heir, TileSet
from twoheirs_qt.games.two_heirs.words.names import name_heir, name_level, name_set
from twoheirs_qt.tabletop.drawing.fonts import make_text_font
from twoheirs_qt.tabletop.files.limits import MAX_NAME_LENGTH, MAX_TITLE_LENGTH
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.widgets.controls import CheckBox, ComboBox, RadioButton
from twoheirs_qt.tabletop.widgets.dialog import Dialog, FittedScrollArea
from twoheirs_qt.tabletop.widgets.label import NO_MARGINS, Label, escape_mnemonics, make_row

_DAY: Final = "yyyy-MM-dd"
_SHORT: Final = QLocale.FormatType.ShortFormat
_LEVELS: Final = (1, 2, 3)


class GameForm(Dialog):
    """Asks about a game, one against Henry if it `is_solo`; `answered` carries the entries."""

    answered = Signal(object)

    def __init__(self, layout: Layout, parent: QWidget | None, *, is_solo: bool = False) -> None:
        super().__init__(parent)
        self._is_solo = is_solo
        self.setWindowTitle(self.tr("The game on your table"))
        page = QWidget(self)
        self._grid = QGridLayout(page)
        self._grid.setContentsMargins(0, 0, 6, 0)
        self._grid.setHorizontalSpacing(14)
        self._grid.setVerticalSpacing(9)
        self._grid.setColumnStretch(1, 1)
        self._add_sets(layout, page)
        self._add_players(layout, page)
        self._add_names(layout, page)
        heading = Label(self.windowTitle(), self, make_text_font(18, bold=True), wrap=True)
        self._scrolled = FittedScrollArea(page, self, has_own_keys=True)
        words = self.tr("&Begin") if self._is_solo else self.tr("&Lay the tiles")
        self.lay_tiles = self.add_button(self._answer, words, default=True)
        cancel = self.add_button(self.reject, self.tr("Cancel"))
        self.add_rows(heading, self._scrolled, (None, cancel, self.lay_tiles))
        self._follow_kind()
        self.fix_size_to_contents()

    def _add_row(self, name: str, field: QWidget, buddy: QWidget | None = None) -> QLabel:
        label: QLabel = Label(name, self, make_text_font(14, bold=True), wrap=False)
        label.setBuddy(buddy or field)
        number = self._grid.rowCount()
        self._grid.addWidget(label, number, 0)
        self._grid.addWidget(field, number, 1)
        return label

    def _add_sets(self, layout: Layout, page: QWidget) -> None:
        boxes = QWidget(page)
        grid = QGridLayout(boxes)
        grid.setContentsMargins(*NO_MARGINS)
        self.sets: dict[TileSet, CheckBox] = {}
        for number, tile_set in enumerate(TileSet):
            box = self.sets[tile_set] = CheckBox(boxes)
            box.setText(escape_mnemonics(localize(name_set(tile_set))))
            box.setChecked(tile_set in layout.sets)
            grid.addWidget(box, number // 2, number % 2)
        first = next(iter(self.sets.values()))
        self._add_row(self.tr("Three sets"), boxes, first)

    def _add_players(self, layout: Layout, page: QWidget) -> None:
        kinds = QWidget(page)
        self.duel, self.solo = RadioButton(kinds), RadioButton(kinds)
        self.duel.setText(self.tr("Two players"))
        self.solo.setText(self.tr("Alone against Henry"))
        group = QButtonGroup(self)
        for button in (self.duel, self.solo):
            group.addButton(button)
        (self.duel if layout.level is None else self.solo).setChecked(True)
        self.solo.toggled.connect(self._follow_kind)
        make_row(self.duel, self.solo, None, owner=kinds, margins=NO_MARGINS)
        kinds.setVisible(not self._is_solo)
        if self._is_solo:
            self.solo.setChecked(True)
        else:
            self._add_row(self.tr("Players"), kinds, self.duel)
        self.level = ComboBox(page)
        for level in _LEVELS:
            self.level.addItem(localize(name_level(level)), level)
        self.level.setCurrentIndex((layout.level or 1) - 1)
        self._solo_row = self._add_row(self.tr("Henry"), self.level), self.level
        self.south = ComboBox(page)
        for heir in Heir:
            self.south.addItem(localize(name_heir(heir)))
        self.south.setCurrentIndex(layout.south)
        self.south.currentIndexChanged.connect(self._follow_kind)
        words = self.tr("You play") if self._is_solo else self.tr("At the bottom sits")
        self._add_row(words, self.south)
        self.roads = CheckBox(page)
        self.roads.setText(self.tr("Roads are scored"))
        self.roads.setChecked(layout.score_roads)
        self._roads_row = self._add_row(self.tr("Roads"), self.roads), self.roads

    def _add_names(self, layout: Layout, page: QWidget) -> None:
        self.names: list[QLineEdit] = []
        self._name_rows: list[tuple[QWidget, QWidget]] = []
        for heir in Heir:
            name = QLineEdit(layout.names[heir], page)
            name.setFont(make_text_font(14))
            name.setMaxLength(MAX_NAME_LENGTH)
            self.names.append(name)
            words = self.tr("{heir} is played by").format(heir=localize(name_heir(heir)))
            label = self._add_row(self.tr("Your name") if self._is_solo else words, name)
            self._name_rows.append((label, name))
        day = QDate.fromString(layout.day, _DAY)
        self.day = QDateEdit(day if day.isValid() else QDate.currentDate(), page)
        self.day.setFont(make_text_font(14))
        self.day.setDisplayFormat(_add_century(QLocale().dateFormat(_SHORT)))
        self.day.setMinimumHeight(self.names[0].sizeHint().height())
        self._add_row(self.tr("Played on"), self.day)
        self.note = QLineEdit(layout.note, page)
        self.note.setFont(make_text_font(14))
        self.note.setMaxLength(MAX_TITLE_LENGTH)
        self._add_row(self.tr("Note"), self.note)

    def _follow_kind(self) -> None:
        """Ask for Henry's level and one name in his game only, where roads are always scored."""
        is_solo = self.solo.isChecked()
        south = Heir(self.south.currentIndex())
        if self._is_solo:  # it is the same player, whichever heir is chosen
            own, other = self.names[south], self.names[south.opponent]
            own.setText(own.text() or other.text())
            other.clear()
        rows: list[tuple[tuple[QWidget, QWidget], bool]] = [
            (self._solo_row, is_solo),
            (self._roads_row, not is_solo),
        ]
        rows += [(self._name_rows[heir], not is_solo or heir is south) for heir in Heir]
        for widgets, is_asked in rows:
            for widget in widgets:
                widget.setVisible(is_asked)

    def _answer(self) -> None:
        level = self.level.currentIndex() + 1 if self.solo.isChecked() else None
        south = Heir(self.south.currentIndex())
        names = [name.text().strip() for name in self.names]
        if level is not None:
            names[south.opponent] = ""
        entries: tuple[Entry, ...] = (
            ChooseSets(tuple(tile_set for tile_set, box in self.sets.items() if box.isChecked())),
            Arrange(level, south, self.roads.isChecked()),
            Describe(
                (names[0], names[1]), self.day.date().toString(_DAY), self.note.text().strip()
            ),
        )
        self.accept()
        self.answered.emit(entries)


def _add_century(date_format: str) -> str:
    """Return a format of dates whose years have four digits."""
    return date_format if "yyyy" in date_format else date_format.replace("yy", "yyyy")
