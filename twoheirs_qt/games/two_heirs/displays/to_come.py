"""The tiles that nobody has seen yet, as pictures by set, beside the running game."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QScrollArea, QWidget

from twoheirs_qt.games.two_heirs.drawing.art import Art, Look
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.play.unseen import Unseen, find_unseen
from twoheirs_qt.games.two_heirs.rules import Tile, TileSet
from twoheirs_qt.games.two_heirs.things.henry import list_unseen_treasure_lines
from twoheirs_qt.games.two_heirs.words.names import name_resource, name_set, name_terrain, name_tile
from twoheirs_qt.games.two_heirs.words.solo import HENRYS_PILE
from twoheirs_qt.tabletop.drawing.fonts import make_text_font
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import join_sentences
from twoheirs_qt.tabletop.widgets.dialog import Dialog
from twoheirs_qt.tabletop.widgets.label import Label

_TILE_PX: Final = 84
_TILES_PER_ROW: Final = 5


class ToComeDialog(Dialog):
    """Follows `session` until it is closed; the game can be played on meanwhile."""

    def __init__(self, session: GameSession, art: Art, parent: QWidget | None) -> None:
        super().__init__(parent, spacing=10)
        self._session = session
        self._art = art
        self._shown: object = None
        self._words = Label("", self, make_text_font(14), wrap=True)
        self._treasures = Label("", self, make_text_font(14), wrap=True)
        self._scroll_area = QScrollArea(self)
        self._scroll_area.setWidgetResizable(True)
        self._scroll_area.setFrameShape(QFrame.Shape.NoFrame)
        self._close_button = self.add_button(self.accept, default=True)
        self.column.setContentsMargins(18, 14, 18, 14)
        self.add_rows(self._words, self._treasures, self._scroll_area, (None, self._close_button))
        session.opened.connect(self.refresh)
        session.stepped.connect(self.refresh)
        self.refresh()
        self._fit()

    def refresh(self) -> None:
        """Show the tiles that are still to come now."""
        self.setWindowTitle(self.tr("Tiles still to come"))
        self._close_button.setText(self.tr("Close"))
        if not self._session.is_open:
            self.close()
            return
        tiles_to_come = find_unseen(self._session.state)
        self._words.setText(self._describe_tiles(tiles_to_come))
        treasures = list_unseen_treasure_lines(self._session, localize)
        solo = self._session.state.solo
        if solo is not None and treasures:
            heading, *lines = treasures
            names = ", ".join(line.text_after_glyphs for line in lines)
            pile = localize(HENRYS_PILE.fill_n(len(solo.pile)))
            self._treasures.setText(join_sentences((pile, f"{heading.text} {names}")))
        self._treasures.setVisible(bool(treasures))
        self._scroll_area.setAccessibleName(self.windowTitle())
        if tiles_to_come != self._shown:
            self._shown = tiles_to_come
            self._scroll_area.setAccessibleDescription(self._describe(tiles_to_come))
            self._scroll_area.setWidget(self._make_page(tiles_to_come))

    def _describe_tiles(self, tiles_to_come: Unseen) -> str:
        """The number of tiles still to come, and where they may be."""
        state = self._session.state
        if not tiles_to_come.count:
            return self.tr("Every tile in this game has been seen.")
        parts = [self.tr("These %n tile(s) have not been seen yet.", "", tiles_to_come.count)]
        if tiles_to_come.supply_count:
            parts.append(
                self.tr("%n of them is/are in the supply.", "", tiles_to_come.supply_count)
            )
            top = localize(name_resource(state.stack[0].terrain))
            parts.append(self.tr("The topmost shows {resource}.").format(resource=top))
        if tiles_to_come.includes_starting_tile:
            start = next(iter(state.landscape.values()))
            ground = localize(name_terrain(start.terrain))
            parts.append(
                self.tr(
                    "One of them is the starting tile ({terrain}), which stays face down."
                ).format(terrain=ground)
            )
        return " ".join(parts)

    def _describe(self, tiles_to_come: Unseen) -> str:
        """The whole contents as text, set by set, for screen readers."""
        treasures = "" if self._treasures.isHidden() else self._treasures.text()
        lines = [self._describe_tiles(tiles_to_come), treasures]
        for tile_set, tiles in tiles_to_come.tiles.items():
            names = ", ".join(localize(name_tile(tile)) for tile in tiles)
            lines.append(f"{self._format_head(tile_set, len(tiles))}; {names}")
        return join_sentences(lines)

    def _make_page(self, tiles_to_come: Unseen) -> QWidget:
        page = QWidget(self)
        grid = QGridLayout(page)
        grid.setContentsMargins(8, 4, 8, 6)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(6)
        row = 0
        for tile_set, tiles in tiles_to_come.tiles.items():
            heading = Label(
                self._format_head(tile_set, len(tiles)), page, make_text_font(15, bold=True)
            )
            grid.addWidget(heading, row, 0, 1, _TILES_PER_ROW)
            row += 1
            for number, tile in enumerate(tiles):
                row_offset, column = divmod(number, _TILES_PER_ROW)
                grid.addWidget(self._make_tile(page, tile), row + row_offset, column)
            row += (len(tiles) - 1) // _TILES_PER_ROW + 1
        grid.setRowStretch(row, 1)
        grid.setColumnStretch(_TILES_PER_ROW, 1)
        return page

    def _format_head(self, tile_set: TileSet, count: int) -> str:
        name = localize(name_set(tile_set))
        return self.tr("{set}: {count}").format(set=name, count=count)

    def _make_tile(self, page: QWidget, tile: Tile) -> QLabel:
        label = Label(parent=page)
        label.setObjectName("tile")
        label.setPixmap(self._art.find_tile_pixmap(Look(tile), _TILE_PX, self.devicePixelRatioF()))
        name = localize(name_tile(tile))
        label.setToolTip(name)
        label.setAccessibleName(name)
        return label

    def _fit(self) -> None:
        """Be as large as the pictures need, and never larger than the screen."""
        page_widget = self._scroll_area.widget()
        assert page_widget is not None
        page_size = page_widget.sizeHint()
        room = self.screen().availableSize()
        width = max(page_size.width(), _TILES_PER_ROW * (_TILE_PX + 8)) + 60
        width = min(width, round(room.width() * 0.9))
        other_height = (
            self.column.totalHeightForWidth(width) - self._scroll_area.sizeHint().height()
        )
        height = min(page_size.height() + 4 + other_height, round(room.height() * 0.85))
        self.resize(width, height)
