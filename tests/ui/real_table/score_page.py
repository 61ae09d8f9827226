"""A player at the page for a game at a real table: lays it out by mouse or keys, and counts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.games.two_heirs.real_table.entering import HEIRS, list_entries, make_cell
from tests.ui.conftest import find_dialog, process_events
from tests.ui.heir_program import Program
from twoheirs_qt.games.two_heirs.codec.catalogue import load_installed_catalogue
from twoheirs_qt.games.two_heirs.real_table.entries import Arrange, ChooseSets, CountPile
from twoheirs_qt.games.two_heirs.real_table.form import GameForm
from twoheirs_qt.games.two_heirs.real_table.page import ScorePage
from twoheirs_qt.games.two_heirs.real_table.palette import Palette
from twoheirs_qt.games.two_heirs.real_table.tray import (
    Piece,
    TerrainPiece,
    TilePiece,
    TreasurePiece,
    TroopPiece,
)
from twoheirs_qt.games.two_heirs.rules import Cell, Heir

Key = Qt.Key
_OWNER_KEYS = {Heir.WHITE: Key.Key_1, Heir.BLUE: Key.Key_2, None: Key.Key_3}
_TROOP_KEYS = {
    TroopPiece(Heir.WHITE, is_retinue=True): Key.Key_4,
    TroopPiece(Heir.WHITE, is_retinue=False): Key.Key_5,
    TroopPiece(Heir.BLUE, is_retinue=True): Key.Key_6,
    TroopPiece(Heir.BLUE, is_retinue=False): Key.Key_7,
}


def open_page(program: Program) -> ScorePage:
    """Open the page from the start page, and leave the questions about the game as they are."""
    program.game_pages.home.page.plain[program.window.menus.score_table].click()
    process_events()
    form = find_dialog()
    assert isinstance(form, GameForm)
    form.lay_tiles.click()
    process_events()
    page = program.window.pages.currentWidget()
    assert isinstance(page, ScorePage)
    return page


class Player:
    """Does by real events what a player does, and counts clicks and keys."""

    def __init__(self, page: ScorePage) -> None:
        self.page = page
        self.inputs = 0

    # -- mouse -------------------------------------------------------------------------------------

    def click(self, widget: QWidget, point: QPoint | None = None) -> None:
        QTest.mouseClick(
            widget,
            Qt.MouseButton.LeftButton,
            pos=widget.rect().center() if point is None else point,
        )
        self.inputs += 1

    def click_cell(self, cell: Cell) -> None:
        self.click(self.page.board, self.page.board.find_rect(cell).center().toPoint())

    def choose(self, palette: Palette, piece: Piece) -> None:
        """Click a piece in a list, scrolled to it."""
        row = palette.keys.index(piece)
        item = palette.item(row)
        palette.scrollToItem(item)
        self.click(palette.viewport(), palette.visualItemRect(item).center())

    def choose_owner(self, owner: Heir | None) -> None:
        """Click the button for whose tiles are laid."""
        self.click(self.page.tray.owners[2 if owner is None else owner])

    def prepare(self, position: dict[str, Any]) -> None:
        """Answer what the form asks."""
        for entry in list_entries(position):
            if isinstance(entry, ChooseSets | Arrange):
                self.page.entry_stack.enter(entry)

    def lay_by_mouse(self, position: dict[str, Any]) -> None:
        """Lay out a position by clicks."""
        page, tray = self.page, self.page.tray
        self.prepare(position)
        for owner in (*Heir, None):
            tiles = [tile for tile in position["landscape"] if HEIRS.get(tile["owner"]) is owner]
            if tiles:
                self.choose_owner(owner)
            for tile in tiles:
                self.choose(tray.tiles, make_piece(tile))
                self.click_cell(make_cell(tile["at"]))
        for piece, cell in list_troop_cells(position):
            self.choose(tray.troops, piece)
            self.click_cell(cell)
        for treasure in position.get("solo", {}).get("treasures", ()):
            self.choose(tray.treasures, TreasurePiece(treasure["treasure"]))
            self.click_cell(make_cell(treasure["at"]))
        page.entry_stack.enter(CountPile(len(position.get("solo", {}).get("pile", ()))))

    # -- keys --------------------------------------------------------------------------------------

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.page.board, key)
            self.inputs += 1

    def type_text(self, text: str) -> None:
        for letter in text:
            QTest.keyClicks(self.page.board, letter)
            self.inputs += 1

    def go_to(self, cell: Cell) -> None:
        (x, y), (to_x, to_y) = self.page.board.current, cell
        self.press(*[Key.Key_Right if to_x > x else Key.Key_Left] * abs(to_x - x))
        self.press(*[Key.Key_Down if to_y > y else Key.Key_Up] * abs(to_y - y))

    def lay_by_keys(self, position: dict[str, Any]) -> None:
        """Lay out a position by keys, along the rows and back."""
        self.prepare(position)
        owner: Heir | None = Heir.WHITE
        troops = {cell: piece for piece, cell in list_troop_cells(position)}
        for tile in sorted(position["landscape"], key=lambda tile: order_along_rows(tile["at"])):
            cell, tile_owner = make_cell(tile["at"]), HEIRS.get(tile["owner"])
            self.go_to(cell)
            if tile_owner is not owner:
                owner = tile_owner
                self.press(_OWNER_KEYS[owner])
            self.find(make_piece(tile))
            self.press(Key.Key_Return)
            if cell in troops:
                self.press(_TROOP_KEYS[troops[cell]])

    def find(self, piece: Piece) -> None:
        """Type as little of a tile's name as finds it."""
        name = self.page.name_piece(piece)
        for length in range(1, len(name) + 1):
            matches = self.page.find_tiles(name[:length])
            if piece in matches[: 1 + (length > 1)]:
                self.type_text(name[:length])
                self.press(*[Key.Key_PageDown] * matches.index(piece))
                return
        self.type_text(name[:3])
        self.press(*[Key.Key_PageDown] * self.page.find_tiles(name[:3]).index(piece))


def make_piece(placed: dict[str, Any]) -> Piece:
    """The piece for a tile of a position: face down, only its terrain matters."""
    tile = load_installed_catalogue().tiles[placed["tile"]]
    return TerrainPiece(tile.terrain) if placed["owner"] is None else TilePiece(tile.id)


def order_along_rows(at: list[int]) -> tuple[int, int]:
    """The order of cells in which a cursor goes along the rows and back."""
    x, y = at
    return y, x if y % 2 == 0 else -x


def list_troop_cells(position: dict[str, Any]) -> Iterable[tuple[TroopPiece, Cell]]:
    """The troops in the landscape, but for Henry's."""
    for word, heir in HEIRS.items():
        if position["mode"] == "solo" and word != position["south"]:
            continue
        for troop in position["troops"][word]:
            if troop["at"] is not None:
                yield TroopPiece(heir, troop["kind"] == "retinue"), make_cell(troop["at"])
