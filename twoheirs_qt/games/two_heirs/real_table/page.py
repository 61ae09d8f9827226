"""The page on which a game at a real table is laid out and scored."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFileDialog, QMenu

from twoheirs_qt.games.two_heirs.play.snapshot import Moment, TableSnapshot, take_snapshot
from twoheirs_qt.games.two_heirs.real_table.board import UnusablePhoto, read_photo
from twoheirs_qt.games.two_heirs.real_table.cell_offers import (
    CellOffer,
    list_road_offers,
)
from twoheirs_qt.games.two_heirs.real_table.entries import (
    CountPile,
    DrawRoads,
    Entry,
    Hide,
    Lay,
    Open,
    Own,
    PickUp,
    Shift,
    Stand,
)
from twoheirs_qt.games.two_heirs.real_table.entry_stack import SavedEntryStack
from twoheirs_qt.games.two_heirs.real_table.faults import Fault, find_faults
from twoheirs_qt.games.two_heirs.real_table.form import GameForm
from twoheirs_qt.games.two_heirs.real_table.landscape_page import LandscapePage
from twoheirs_qt.games.two_heirs.real_table.layout import Layout
from twoheirs_qt.games.two_heirs.real_table.roads import describe_roads, toggle_cell_edge
from twoheirs_qt.games.two_heirs.real_table.tray import (
    Piece,
    TerrainPiece,
    TilePiece,
    Tray,
    TreasurePiece,
    TroopPiece,
    name_piece,
)
from twoheirs_qt.games.two_heirs.rules import Heir, make_score_sheet
from twoheirs_qt.games.two_heirs.rules.cells import Cell, Edge
from twoheirs_qt.games.two_heirs.rules.components import Tile
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.share import texts as share_texts
from twoheirs_qt.games.two_heirs.share.score_pad import ScorePad, join_line
from twoheirs_qt.games.two_heirs.table.context import TwoHeirsContext
from twoheirs_qt.games.two_heirs.words import real_table as texts
from twoheirs_qt.games.two_heirs.words.names import (
    Names,
    fill_in_henry,
    name_cell,
    name_heir,
    name_player,
    name_set,
    name_terrain,
    name_tile,
    name_treasure,
)
from twoheirs_qt.tabletop.replay.banner import Banner
from twoheirs_qt.tabletop.saves.titles import format_date
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.search import fold
from twoheirs_qt.tabletop.text.text import join_sentences, translate
from twoheirs_qt.tabletop.widgets.legacy_screen_readers import announce
from twoheirs_qt.tabletop.window.bottom_bar import BottomBar
from twoheirs_qt.tabletop.window.commands import Command, add_actions, draw_actions, name_actions

_Keys = QKeySequence.StandardKey
_SHEET_PX: Final = 440
_MAX_SHEET_SHARE: Final = 0.36
_OWNERS: Final = (Heir.WHITE, Heir.BLUE, None)
_TROOP_KEYS: Final = {
    Qt.Key.Key_4: TroopPiece(Heir.WHITE, is_retinue=True),
    Qt.Key.Key_5: TroopPiece(Heir.WHITE, is_retinue=False),
    Qt.Key.Key_6: TroopPiece(Heir.BLUE, is_retinue=True),
    Qt.Key.Key_7: TroopPiece(Heir.BLUE, is_retinue=False),
}


class ScorePage(LandscapePage):
    """Lays out a finished game and shows its score sheet, which grows with every entry.

    `back_requested` is emitted when the player closes the page, `keep_requested` when the game is
    to go on the shelf, `clear_requested` when the next game is to be laid out.
    """

    back_requested = Signal()
    keep_requested = Signal()
    clear_requested = Signal()

    undo = Command(translate("SideBoard", "&Undo"), _Keys.Undo, picture="undo")
    redo = Command(translate("SideBoard", "&Redo"), _Keys.Redo, "Ctrl+Y", picture="redo")
    white = Command(texts.WHITE_TILES, "Ctrl+1", checkable=True)
    blue = Command(texts.BLUE_TILES, "Ctrl+2", checkable=True)
    open_terrain = Command(texts.FACE_DOWN, "Ctrl+3", checkable=True)
    game = Command(translate("ScorePage", "&Game and players…"), "Ctrl+E")
    roads = Command(translate("ScorePage", "Draw r&oads"), "Ctrl+D", checkable=True)
    photo = Command(
        translate("ScorePage", "Pho&to…"), "Ctrl+Shift+O", picture="open", checkable=True
    )
    print_sheet = Command(translate("ScorePage", "&Print…"), _Keys.Print)
    pdf = Command(translate("ScorePage", "Save as P&DF…"), "Ctrl+Shift+S")
    more = Command(translate("ScorePage", "&More…"), "Ctrl+M")
    clear = Command(translate("ScorePage", "C&lear the table"), "Ctrl+Shift+N")
    keep = Command(translate("ScorePage", "&Keep the game"), "Ctrl+S")
    back = Command(translate("ScorePage", "&Back"), "Ctrl+B")

    def __init__(
        self, context: TwoHeirsContext, entry_stack: SavedEntryStack[Entry, Layout]
    ) -> None:
        super().__init__(context)
        self.setObjectName("realTable")
        add_actions(self)
        self.entry_stack = entry_stack
        self._owner: Heir | None = Heir.WHITE
        self._piece: Piece | None = None
        self._search = ""
        self.tray = Tray((self.white, self.blue, self.open_terrain), context.art, self)
        banner_actions = self.game, self.more, self.back, self.keep
        banner = Banner(banner_actions, self, golden_action=self.keep)
        bar = BottomBar((self.undo, self.redo, self.photo, self.roads), self)
        bar.end_turn.setObjectName("")  # drawing roads is nothing golden
        self._arrange(banner, (self.tray, self.outline.container, self.sheet), bar)
        draw_actions(self)
        name_actions(self)
        self.banner.set_texts(self.tr("Score a real game"), "")
        self._connect()
        self._show()

    def _connect(self) -> None:
        entry_stack, board, tray = self.entry_stack, self.board, self.tray
        entry_stack.changed.connect(self._show)
        entry_stack.refused.connect(self.report)
        self.undo.triggered.connect(partial(self._undo, entry_stack))
        self.redo.triggered.connect(partial(self._redo, entry_stack))
        for action, owner in zip(self._owner_actions, _OWNERS, strict=True):
            action.triggered.connect(partial(self._choose_owner, owner))
        self.game.triggered.connect(self.ask_game)
        self.roads.toggled.connect(self._draw_roads)
        self.photo.triggered.connect(self._ask_photo)
        self.print_sheet.triggered.connect(self._ask_printer)
        self.pdf.triggered.connect(self._ask_pdf)
        self.more.triggered.connect(self._open_more)
        self.clear.triggered.connect(self.clear_requested)
        self.keep.triggered.connect(self._keep)
        self.back.triggered.connect(self.back_requested)
        tray.chosen.connect(self._choose)
        tray.accepted.connect(self._go_to_board)
        self.outline.message.connect(self.report)
        tray.dragged.connect(self._drag_over)
        tray.dropped.connect(self._drop)
        tray.pile_counted.connect(lambda count: entry_stack.enter(CountPile(count)))
        board.picked.connect(self._put_piece)
        board.edge_picked.connect(self._toggle_edge)
        board.menu_requested.connect(self._open_menu)
        board.tile_moved.connect(self._move_tile)
        board.troop_moved.connect(self._move_troop)
        board.cursor_moved.connect(self._describe)
        board.typed.connect(self._handle_key)
        self.sheet.pointed.connect(board.point_at)

    @property
    def _owner_actions(self) -> tuple[QAction, ...]:
        return self.white, self.blue, self.open_terrain

    # -- what is shown -----------------------------------------------------------------------------

    @property
    def table(self) -> Layout:
        """The things that lie on the table."""
        return self.entry_stack.value

    @property
    def faults(self) -> list[Fault]:
        """The faults of what lies on the table."""
        return find_faults(self.table, self.entry_stack.catalogue)

    @property
    def names(self) -> Names:
        """The names of the players, Henry's own included."""
        return fill_in_henry(self.table.names, self.table.henry)

    @property
    def state(self) -> State:
        """The state of the finished game on the table."""
        return self.table.make_state(self.entry_stack.catalogue)

    def _take_snapshot(self) -> TableSnapshot:
        return take_snapshot(Moment(self.state), self.names)

    def _show(self) -> None:
        entry_stack = self.entry_stack
        if self._piece not in self._list_pieces_left():
            self._piece = None
        cells = {cell for fault in self.faults for cell in fault.cells}
        self.board.show_layout(self._take_snapshot(), cells)
        self.outline.show_state(self.state if self.table.tiles else None, self.table.names)
        self._show_tray()
        for action, owner in zip(self._owner_actions, _OWNERS, strict=True):
            action.setChecked(owner is self._owner)
        self._show_undo(entry_stack, self.undo, self.redo)
        self.photo.setChecked(self.board.has_photo)
        self._show_ghost()
        self._show_line()
        self._sheet_timer.start()  # so that quick entries lay out the sheet once

    def _show_tray(self) -> None:
        entry_stack = self.entry_stack
        is_down = self._owner is None
        self.tray.show_layout(self.table, entry_stack.catalogue, self._piece, face_down=is_down)

    def _show_sheet(self) -> None:
        """Show the score sheet, and who wins, of what lies on the table now."""
        state, tiles = self.state, self.table.tiles
        # As a game that still runs: there is no end card, since nothing was watched.
        self.sheet.show_state(state.replace(turns_left=1), self.names)
        verdict = (
            self.sheet.format_verdict(make_score_sheet(state), for_others=True) if tiles else ""
        )
        self.banner.set_texts(self.tr("Score a real game"), verdict)

    def _show_ghost(self) -> None:
        layout, entry_stack = self.table, self.entry_stack
        self.board.draws_roads = self.roads.isChecked()
        self.board.ghost = None
        if self._piece is not None and not self.roads.isChecked():
            catalogue = layout.correct_catalogue(entry_stack.catalogue)
            picture = self.tray.find_picture
            side = self.board.side
            self.board.ghost = picture(self._piece, layout, catalogue, self._owner, side)
        self.board.update()

    def _show_line(self) -> None:
        """Say what can be done now, or what cannot be on the table."""
        faults = self.faults
        if self._search:
            line = self._format_search_line()
        elif self.roads.isChecked():
            line = localize(texts.ROADS_HINT)
        elif self._piece is not None:
            line = self.tr("{piece}: click the cell where it lies, or press Enter there.").format(
                piece=self.name_piece(self._piece)
            )
        elif not self.table.tiles:
            line = self.tr(
                "Choose a tile on the left, or type its name, then click the cell where it lies."
            )
        elif faults:
            line = localize(faults[0].text)
        else:
            line = self.tr("All is laid out: keep the game, print its sheet, or correct it.")
        self.bar.show_line(line)

    def _format_search_line(self) -> str:
        if self._piece is None:
            return self.tr("No tile that is left is called “{words}”.").format(words=self._search)
        return self.tr("“{words}”: {piece}. Enter lays it here; Page Down goes on.").format(
            words=self._search, piece=self.name_piece(self._piece)
        )

    def name_piece(self, piece: Piece) -> str:
        """The name of a piece as it can be typed and is read out."""
        return name_piece(piece, self.table, self.entry_stack.catalogue)

    def _list_pieces_left(self) -> set[Piece | None]:
        layout, catalogue = self.table, self.entry_stack.catalogue
        tiles_left = layout.list_tiles_left(catalogue)
        tiles: set[Piece | None] = {TilePiece(tile.id) for tile in tiles_left}
        if self._owner is None:
            tiles = {TerrainPiece(tile.terrain) for tile in tiles_left}
        heirs = [heir for heir in Heir if heir is not layout.henry]
        troops = {TroopPiece(heir, is_retinue) for heir in heirs for is_retinue in (True, False)}
        if layout.level is None:
            return tiles | troops
        return tiles | troops | {TreasurePiece(treasure) for treasure in catalogue.treasures}

    def _describe_cell(self, cell: Cell) -> str:
        layout = self.table
        place = localize(name_cell(cell))
        laid = layout.tiles.get(cell)
        if laid is None:
            return self.tr("{cell}: empty").format(cell=place)
        tile = self.entry_stack.catalogue.tiles[laid.tile]
        if laid.owner is None:
            open_terrain = self.tr("{terrain}, face down").format(
                terrain=localize(name_terrain(tile.terrain))
            )
            parts = [f"{place}: {open_terrain}"]
        else:
            owner = localize(name_player(self.names, laid.owner))
            parts = [f"{place}: {localize(name_tile(tile))}", owner]
            line = self._take_snapshot().buildings.get(cell)
            if line is not None:
                parts.append(self.tr("%n point(s)", "", line.final_points))
        parts += [
            self.name_piece(TroopPiece(heir, index == 0))
            for heir, index in layout.list_troops(cell)
        ]
        if cell in layout.treasures:
            parts.append(self.name_piece(TreasurePiece(layout.treasures[cell])))
        return join_sentences(parts)

    # -- choosing ----------------------------------------------------------------------------------

    def _choose(self, piece: Piece | None) -> None:
        self._piece, self._search = piece, ""
        if self.roads.isChecked() and piece is not None:
            self.roads.setChecked(False)
        self._show_ghost()
        self._show_line()

    def _choose_owner(self, owner: Heir | None) -> None:
        self._owner = owner
        self._show()
        name = self.tr("Face down") if owner is None else localize(name_player(self.names, owner))
        announce(self, self.tr("Tiles are laid for: {owner}").format(owner=name))

    def _draw_roads(self, is_on: bool) -> None:
        if is_on:
            self._piece, self._search = None, ""
        self._show()

    # -- entries -----------------------------------------------------------------------------------

    def _put_piece(self, cell: Cell) -> None:
        """Put the chosen piece on a cell; without one, say what lies there."""
        layout = self.table
        match self._piece:
            case None:
                if self._search:
                    self.report(self._format_search_line())
                    self._choose(None)
                elif cell in layout.tiles:
                    self.bar.show_line(self._describe_cell(cell))
                    line = self._take_snapshot().buildings.get(cell)
                    self.board.point_at((cell,) if line is None else (cell, *line.cells))
                else:
                    self.report(
                        self.tr(
                            "Choose first what lies here: click it on the left, or type its name."
                        )
                    )
                return
            case TilePiece(tile):
                is_done = self.entry_stack.enter(Lay(tile, cell, self._owner))
            case TerrainPiece(terrain):
                is_done = self.entry_stack.enter(Open(terrain, cell))
            case TroopPiece() as piece:
                is_done = self._place_troop(piece, cell)
            case TreasurePiece(treasure):
                is_done = self.entry_stack.enter(Hide(treasure, cell))
        if is_done:
            self.tray.show_none()
            self._choose(None)
            self._describe(cell)
            self.outline.arrange()

    def _place_troop(self, piece: TroopPiece, cell: Cell | None) -> bool:
        """Put a troop on a cell; of the two that are alike, one that waits in the reserve."""
        cells = self.table.troops[piece.heir]
        if piece.is_retinue:
            return self.entry_stack.enter(Stand(piece.heir, 0, cell))
        waiting = [index for index in (1, 2) if cells[index] is None]
        return self.entry_stack.enter(Stand(piece.heir, waiting[0] if waiting else 1, cell))

    def _toggle_troop(self, piece: TroopPiece, cell: Cell) -> None:
        """Put a troop on a cell, or take it away from there."""
        for heir, index in self.table.list_troops(cell):
            if TroopPiece(heir, index == 0) == piece:
                self.entry_stack.enter(Stand(heir, index, None))
                break
        else:
            self._place_troop(piece, cell)
        self._describe(cell)

    def _move_tile(self, origin: Cell, cell: Cell) -> None:
        if self.entry_stack.enter(Shift(origin, cell)):
            self.board.move_cursor(cell)

    def _move_troop(self, heir: Heir, index: int, cell: Cell) -> None:
        """Move a troop to another tile, or off the landscape into the royal reserve."""
        on_tile = cell in self.table.tiles
        self.entry_stack.enter(Stand(heir, index, cell if on_tile else None))

    def _set_owner(self, cell: Cell, owner: Heir | None) -> None:
        if self.entry_stack.enter(Own(cell, owner)):
            self._describe(cell)

    def _turn_tile(self, cell: Cell) -> None:
        """Turn the tile on a cell to its next owner: White, Blue, face down."""
        laid = self.table.tiles.get(cell)
        owner = Heir.WHITE if laid is None else _OWNERS[(_OWNERS.index(laid.owner) + 1) % 3]
        self._set_owner(cell, owner)

    # -- roads -------------------------------------------------------------------------------------

    def _find_building(self, cell: Cell) -> Tile | None:
        """The building on a cell as its roads are drawn now; reports that there is none."""
        laid = self.table.tiles.get(cell)
        if laid is None or laid.owner is None:
            self.report(localize(texts.ONLY_BUILDINGS))
            return None
        return self.table.correct_catalogue(self.entry_stack.catalogue).tiles[laid.tile]

    def _toggle_edge(self, cell: Cell, edge: Edge) -> None:
        """Draw a road to an edge as it lies, or erase it."""
        tile = self._find_building(cell)
        if tile is not None:
            is_upright = self.table.tiles[cell].owner is self.table.south
            sections = toggle_cell_edge(tile, edge, is_upright=is_upright)
            self.entry_stack.enter(DrawRoads(tile.id, sections))
            drawn = self.table.correct_catalogue(self.entry_stack.catalogue).tiles[tile.id]
            announce(self.board, localize(describe_roads(drawn)), at_once=True)

    # -- menu of a cell ----------------------------------------------------------------------------

    def list_offers(self, cell: Cell) -> list[CellOffer]:
        """List what can be done with the tile on a cell."""
        table, laid = self.table, self.table.tiles.get(cell)
        if laid is None:
            return []
        offers = [
            CellOffer(
                self.tr("&Face down")
                if owner is None
                else self.tr("A tile of {heir}").format(heir=localize(name_heir(owner))),
                partial(self._set_owner, cell, owner),
                owner is laid.owner,
            )
            for owner in _OWNERS
        ]
        troops_here = [TroopPiece(heir, index == 0) for heir, index in table.list_troops(cell)]
        offers += [
            CellOffer(
                self.name_piece(piece),
                partial(self._toggle_troop, piece, cell),
                piece in troops_here,
            )
            for piece in _TROOP_KEYS.values()
            if piece.heir is not table.henry
        ]
        if table.level is not None:
            offers += self._list_treasure_offers(cell)
        if laid.owner is not None:
            tile = table.correct_catalogue(self.entry_stack.catalogue).tiles[laid.tile]
            original = self.entry_stack.catalogue.tiles[laid.tile]
            offers += list_road_offers(
                tile,
                original,
                lambda roads: self.entry_stack.enter(DrawRoads(tile.id, roads)),
                is_upright=laid.owner is table.south,
            )
        take_off = partial(self.entry_stack.enter, PickUp(cell))
        return [*offers, CellOffer(self.tr("Take the tile &off"), take_off)]

    def _list_treasure_offers(self, cell: Cell) -> Iterator[CellOffer]:
        kind = self.tr("&Treasure")
        present = self.table.treasures.get(cell)
        if present is not None:
            take_away = partial(self.entry_stack.enter, Hide(present, None))
            yield CellOffer(self.tr("Take it a&way"), take_away, kind=kind)
        for treasure in self.table.list_treasures_left(self.entry_stack.catalogue):
            put = partial(self.entry_stack.enter, Hide(treasure.id, cell))
            yield CellOffer(localize(name_treasure(treasure)), put, kind=kind)

    def _open_menu(self, cell: Cell, place: QPoint) -> None:
        self._show_menu(
            cell, place, self.tr("There is no tile here. Choose one on the left first.")
        )

    # -- keys on the landscape ---------------------------------------------------------------------

    def _handle_key(self, event: QKeyEvent) -> None:
        """Follow a key on the landscape: what lies on the cell of the cursor, or a search."""
        cell, key = self.board.current, Qt.Key(event.key())
        text = event.text()
        event.accept()
        if key == Qt.Key.Key_Escape:
            self._clear_choice(event)
        elif key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            self._choose_next(1 if key == Qt.Key.Key_PageDown else -1)
        elif key == Qt.Key.Key_Backspace and self._search:
            self._search_for(self._search[:-1])
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            if self.entry_stack.enter(PickUp(cell)):
                self._describe(cell)
        elif key == Qt.Key.Key_Space and not self._search:
            self._turn_tile(cell)
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_3:
            self._choose_owner(_OWNERS[key - Qt.Key.Key_1])
        elif key in _TROOP_KEYS:
            self._toggle_troop(_TROOP_KEYS[key], cell)
        elif text in ("+", "-") and self.table.level is not None:
            self.entry_stack.enter(CountPile(self.table.pile + (1 if text == "+" else -1)))
        elif text > " " or (text == " " and self._search):
            self._search_for(self._search + text)
        else:
            event.ignore()

    def _clear_choice(self, event: QKeyEvent) -> None:
        self.outline.arrange()
        if self._piece is None and not self._search and not self.roads.isChecked():
            event.ignore()
            return
        self._piece, self._search = None, ""
        self.roads.setChecked(False)
        self._show()

    def find_tiles(self, search: str) -> list[Piece]:
        """Find what is left and has words in its name that begin like those of the search."""
        searched_words = fold(search).split()
        pieces = []
        for piece in self.tray.tile_pieces:
            words = fold(self.name_piece(piece)).replace("(", " ").split()
            if all(
                any(word.startswith(searched_word) for word in words)
                for searched_word in searched_words
            ):
                pieces.append(piece)
        return pieces

    def _search_for(self, search: str) -> None:
        """Choose the first tile whose name begins like what was typed."""
        self._search = search
        pieces = self.find_tiles(search) if search else []
        self._piece = pieces[0] if pieces else None
        self._show_tray()
        self.board.hover(self.board.find_rect(self.board.current).center())
        self._show_ghost()
        self._show_line()
        announce(self.board, self.bar.line, at_once=True)

    def _choose_next(self, step: int) -> None:
        """Choose the next tile of the search, or of all that are left."""
        pieces = self.find_tiles(self._search)
        if not pieces:
            return
        index = pieces.index(self._piece) + step if self._piece in pieces else 0
        search = self._search
        self._piece = pieces[index % len(pieces)]
        self._show_tray()
        self._search = search
        self._show_ghost()
        self._show_line()
        announce(self.board, self.name_piece(self._piece), at_once=True)

    # -- the game ----------------------------------------------------------------------------------

    def ask_game(self) -> None:
        """Ask who played, with which sets, and when."""
        form = GameForm(self.table, self)
        form.answered.connect(lambda entries: self.entry_stack.enter(*entries))
        form.open()

    def _open_more(self) -> None:
        """Offer what is needed more rarely, below its button."""
        menu = self._menu = QMenu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.addActions([self.print_sheet, self.pdf, self.clear])
        button = self.banner.buttons[1]
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def _keep(self) -> None:
        faults = self.faults
        if faults:
            self.report(
                self.tr("This is still a draft. {fault}").format(fault=localize(faults[0].text))
            )
            self.board.point_at(faults[0].cells)
        else:
            self.keep_requested.emit()

    # -- a photo -----------------------------------------------------------------------------------

    def _ask_photo(self) -> None:
        """Ask for a photo to lie under the grid, or take the present one away."""
        if self.board.has_photo:
            self.board.show_photo(None)
            self._show()
            return
        self.photo.setChecked(False)
        folder = self._context.settings.last_folder
        dialog = QFileDialog(self, self.tr("A photo of the table"), str(folder or ""))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        pictures = self.tr("Pictures (*.jpg *.jpeg *.png *.webp *.bmp)")
        dialog.setNameFilters([pictures, self.tr("All files (*)")])
        dialog.fileSelected.connect(lambda name: self.show_photo(Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def show_photo(self, path: Path) -> None:
        """Lay a photo under the grid; a file that is none is reported, and nothing changes."""
        try:
            self.board.show_photo(read_photo(path))
        except UnusablePhoto as refusal:
            self.report(localize(refusal.text))
            return
        self._show()
        self.report(
            self.tr("Drag the grid with the middle mouse button and zoom by wheel until it fits.")
        )

    # -- paper -------------------------------------------------------------------------------------

    def make_score_pad(self) -> ScorePad:
        """The sheet to print."""
        layout, state = self.table, self.state
        sets = join_line(*(name_set(tile_set) for tile_set in layout.sets))
        day = format_date(f"{layout.day}T12:00:00Z") if layout.day else ""
        line = join_line(share_texts.SCORE_PAD, texts.AT_A_TABLE, day, sets)
        players = [localize(name_player(self.names, heir)) for heir in Heir]
        title = layout.note or self.tr("{white} and {blue}").format(
            white=players[0], blue=players[1]
        )
        verdict = self.sheet.format_verdict(make_score_sheet(state), for_others=True)
        return ScorePad(self._take_snapshot(), state, title, line, verdict)

    def _ask_pdf(self) -> None:
        name = self.tr("Score sheet")
        title, formats = self.tr("Score sheet as PDF"), self.tr("PDF (*.pdf)")
        self._ask_file(title, f"{name}.pdf", formats, self.write_pdf)

    def write_pdf(self, path: Path) -> None:
        """Save the sheet as a PDF; report an error."""
        self._save_file(path, self.make_score_pad().make_pdf())

    def _paint_on_paper(self, painter: QPainter, sheet: QRectF) -> None:
        self.make_score_pad().paint(painter, sheet)

    # -- events ------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.tray.setFixedWidth(self.tray.calculate_width(self.width()))
        self._fit_width(self.sheet, _SHEET_PX, _MAX_SHEET_SHARE)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.board.setAccessibleName(self.tr("Landscape on your table"))
        self.outline.arrange()
        self.board.setFocus()
