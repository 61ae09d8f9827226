"""The page on which Henry's part in a game at a real table is kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QListWidget, QStackedWidget, QWidget

from twoheirs_qt.games.two_heirs.play.snapshot import Moment, take_snapshot
from twoheirs_qt.games.two_heirs.real_table.cell_offers import (
    CellOffer,
    list_road_offers,
)
from twoheirs_qt.games.two_heirs.real_table.entries import Arrange, ChooseSets, Describe, Entry
from twoheirs_qt.games.two_heirs.real_table.entry_stack import SavedEntryStack
from twoheirs_qt.games.two_heirs.real_table.form import GameForm
from twoheirs_qt.games.two_heirs.real_table.henry.answers import (
    Answer,
    Begin,
    DrewRoads,
    EndedTurn,
    FoundTreasure,
    LaidDown,
    StartTerrain,
    Stood,
    TookTile,
    TurnedOver,
    Uncovered,
)
from twoheirs_qt.games.two_heirs.real_table.henry.keeper import Keeper, Question
from twoheirs_qt.games.two_heirs.real_table.henry.sentences import (
    describe_answer,
    describe_question,
)
from twoheirs_qt.games.two_heirs.real_table.henry.tray import EndPiece, KeeperTray, PlacePiece
from twoheirs_qt.games.two_heirs.real_table.landscape_page import LandscapePage
from twoheirs_qt.games.two_heirs.real_table.layout import Layout
from twoheirs_qt.games.two_heirs.real_table.roads import describe_roads, toggle_cell_edge
from twoheirs_qt.games.two_heirs.real_table.tray import (
    TerrainPiece,
    TilePiece,
    TreasurePiece,
    TroopPiece,
)
from twoheirs_qt.games.two_heirs.results.sheet import describe_solo_result
from twoheirs_qt.games.two_heirs.rules import (
    Heir,
    HenryFoundNoCell,
    HenryPlaced,
    Refilled,
    TurnBegan,
    TurnEnded,
    make_score_sheet,
)
from twoheirs_qt.games.two_heirs.rules.cells import Cell, Edge
from twoheirs_qt.games.two_heirs.rules.components import Sections, Tile
from twoheirs_qt.games.two_heirs.table.context import TwoHeirsContext
from twoheirs_qt.games.two_heirs.words import henry_keeper as texts
from twoheirs_qt.games.two_heirs.words import real_table as table_texts
from twoheirs_qt.games.two_heirs.words.events import describe_event
from twoheirs_qt.games.two_heirs.words.names import (
    Names,
    fill_in_henry,
    name_cell,
    name_level,
    name_player,
    name_terrain,
    name_tile,
    name_treasure,
)
from twoheirs_qt.tabletop.drawing.fonts import make_text_font
from twoheirs_qt.tabletop.replay.banner import Banner
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import capitalize, end_sentence, join_sentences, translate
from twoheirs_qt.tabletop.widgets.dialog import VerticalScrollArea
from twoheirs_qt.tabletop.widgets.label import NO_MARGINS, Label, make_column
from twoheirs_qt.tabletop.widgets.legacy_screen_readers import announce
from twoheirs_qt.tabletop.window.bottom_bar import BottomBar
from twoheirs_qt.tabletop.window.commands import Command, add_actions, draw_actions, name_actions

_Keys = QKeySequence.StandardKey
_SIDE_PX = 440
_MAX_SIDE_SHARE = 0.36


class HenryPage(LandscapePage):
    """Asks what Henry's rules need, plays his turns, and says by which rule.

    `back_requested` is emitted when the player closes the page, `keep_requested` when the game is
    to go on the shelf, and `begin_requested` with the `Begin` of another game.
    """

    back_requested = Signal()
    keep_requested = Signal()
    begin_requested = Signal(object)

    undo = Command(translate("SideBoard", "&Undo"), _Keys.Undo, picture="undo")
    redo = Command(translate("SideBoard", "&Redo"), _Keys.Redo, "Ctrl+Y", picture="redo")
    built = Command(texts.AS_BUILDING, "Ctrl+1", checkable=True)
    expanded = Command(texts.AS_TERRAIN, "Ctrl+2", checkable=True)
    points = Command(translate("HenryPage", "&Points"), "Ctrl+T", picture="points", checkable=True)
    roads = Command(translate("ScorePage", "Draw r&oads"), "Ctrl+D", checkable=True)
    game = Command(translate("HenryPage", "&New game…"), "Ctrl+N")
    keep = Command(translate("ScorePage", "&Keep the game"), "Ctrl+S")
    back = Command(translate("ScorePage", "&Back"), "Ctrl+B")

    def __init__(
        self, context: TwoHeirsContext, entry_stack: SavedEntryStack[Answer, Keeper]
    ) -> None:
        super().__init__(context)
        self.setObjectName("henryTable")
        add_actions(self)
        self.entry_stack = entry_stack
        self._piece: object = None
        self._is_built = True
        self._is_correcting = False
        self._asked: tuple[object, ...] = ()
        self.tray = KeeperTray((self.built, self.expanded), context.art, self)
        self.henry = Label("", self, make_text_font(14), wrap=True)
        self.steps = QListWidget(self)
        self.steps.setAccessibleName(self.tr("What you told"))
        self.steps.setFont(make_text_font(13))
        self.steps.setWordWrap(True)
        self._side = self._make_side()
        banner = Banner((self.game, self.back, self.keep), self, golden_action=self.keep)
        bar = BottomBar((self.undo, self.redo, self.points, self.roads), self)
        bar.end_turn.setObjectName("")  # drawing roads is nothing golden
        self._arrange(banner, (self.tray, self.outline.container, self._side), bar)
        draw_actions(self)
        name_actions(self)
        self._connect()
        self._show()

    def _make_side(self) -> QStackedWidget:
        """Make the side panel: Henry's turn and the answers given, or the score sheet."""
        step = QWidget(self)
        heading = Label(self.tr("Henry's turn"), step, make_text_font(16, bold=True))
        steps_name = Label(
            self.tr("What you told: choose a step to correct it"),
            *(step, make_text_font(12.5)),
            wrap=True,
            muted=True,
        )
        words = QWidget(step)
        make_column(self.henry, None, owner=words, margins=NO_MARGINS)
        make_column(
            *(heading, (VerticalScrollArea(words, step), 3), steps_name, (self.steps, 2)),
            owner=step,
            margins=(14, 8, 14, 12),
            spacing=6,
        )
        side = QStackedWidget(self)
        side.addWidget(step)
        side.addWidget(self.sheet)
        return side

    def _connect(self) -> None:
        entry_stack, board, tray = self.entry_stack, self.board, self.tray
        entry_stack.changed.connect(self._show)
        entry_stack.refused.connect(self.report)
        self.undo.triggered.connect(partial(self._undo, entry_stack))
        self.redo.triggered.connect(partial(self._redo, entry_stack))
        self.built.triggered.connect(partial(self._choose_face, is_built=True))
        self.expanded.triggered.connect(partial(self._choose_face, is_built=False))
        self.points.toggled.connect(self._show_side)
        self.roads.toggled.connect(self._draw_roads)
        self.game.triggered.connect(self.ask_game)
        self.keep.triggered.connect(self._keep)
        self.back.triggered.connect(self.back_requested)
        tray.answered.connect(self._answer)
        tray.chosen.connect(self._choose)
        tray.accepted.connect(self._go_to_board)
        self.outline.message.connect(self.report)
        tray.dragged.connect(self._drag_over)
        tray.dropped.connect(self._drop)
        board.picked.connect(self._put_piece)
        board.edge_picked.connect(self._toggle_edge)
        board.menu_requested.connect(self._open_menu)
        board.tile_moved.connect(lambda *_: self.report(self.tr("Undo to lay a tile elsewhere.")))
        board.troop_moved.connect(self._move_troop)
        board.cursor_moved.connect(self._describe)
        board.typed.connect(self._handle_key)
        self.steps.itemActivated.connect(lambda item: self.go_back_to(self.steps.row(item)))
        self.sheet.pointed.connect(board.point_at)

    # -- what is shown -----------------------------------------------------------------------------

    @property
    def keeper(self) -> Keeper:
        """The facts that are known of the game."""
        return self.entry_stack.value

    @property
    def names(self) -> Names:
        """The names of the player and of Henry."""
        keeper = self.keeper
        if keeper.game is None:
            return ("", "")
        return fill_in_henry(keeper.game.names, keeper.south.opponent)

    def _show(self) -> None:
        entry_stack, keeper = self.entry_stack, self.keeper
        hand: set[object] = {TilePiece(tile.id) for tile in keeper.hand}
        if self._piece not in hand and not isinstance(self._piece, TroopPiece):
            self._piece = None
        if keeper.state is not None:
            self.board.show_layout(take_snapshot(Moment(keeper.state), self.names), ())
        self.outline.show_state(
            keeper.state, ("", "") if keeper.game is None else keeper.game.names
        )
        question = localize(describe_question(keeper))
        self.tray.show_keeper(keeper, entry_stack.catalogue, question, self._piece)
        self.built.setChecked(self._is_built)
        self.expanded.setChecked(not self._is_built)
        self._show_undo(entry_stack, self.undo, self.redo)
        self.keep.setEnabled(keeper.question is Question.OVER)
        not_over = "" if self.keep.isEnabled() else self.tr("The game is not over yet.")
        self.keep.setStatusTip(not_over)
        self._show_henry()
        self._show_steps()
        self._show_ghost()
        self.bar.show_line(localize(table_texts.ROADS_HINT) if self.roads.isChecked() else question)
        self._sheet_timer.start()
        self._follow_question(question)

    def _show_henry(self) -> None:
        """Say what Henry did, by which rule, and where."""
        keeper = self.keeper
        sentences = [
            end_sentence(
                capitalize(localize(describe_event(event, self.entry_stack.catalogue, self.names)))
            )
            for event in keeper.events
            # The tile that came is not known yet, and whose turn it is the question says.
            if not isinstance(event, Refilled | TurnBegan | TurnEnded)
        ]
        words = "\n".join(sentences)
        if not words:
            words = self.tr("Henry has not played yet.") if not keeper.turns else ""
        if words and words != self.henry.text():
            self.henry.setText(words)
            announce(self, join_sentences(sentences), at_once=True)
        for event in keeper.events:
            if isinstance(event, HenryPlaced):
                self.board.point_at((event.at, event.centre))
            elif isinstance(event, HenryFoundNoCell):
                self.board.point_at((event.centre,))

    def _show_steps(self) -> None:
        """List what was told; what was undone is listed in brackets."""
        entry_stack = self.entry_stack
        done = entry_stack.undo_stack.index()
        self.steps.clear()
        for number, step in enumerate(entry_stack.entries):
            text = localize(
                describe_answer(step, entry_stack.find_value_before(number), entry_stack.catalogue)
            )
            self.steps.addItem(text if number < done else f"({text})")
        if done:
            self.steps.setCurrentRow(done - 1)
            self.steps.scrollToItem(self.steps.item(done - 1))

    def _show_ghost(self) -> None:
        keeper, side = self.keeper, self.board.side
        self.board.draws_roads = self.roads.isChecked()
        self.board.ghost = self.tray.find_picture(
            self._piece, keeper, self.entry_stack.catalogue, is_built=self._is_built, side=side
        )
        self.board.update()

    def _show_sheet(self) -> None:
        """Show the points, and at the end who wins."""
        keeper = self.keeper
        state, game = keeper.state, keeper.game
        title = self.tr("Henry at your table")
        if state is None or game is None:
            self.banner.set_texts(title, "")
            return
        self.sheet.show_state(state.replace(turns_left=1), self.names)
        is_over = keeper.question is Question.OVER
        if is_over:
            line = localize(describe_solo_result(make_score_sheet(state), state, None))
        else:
            line = self.tr("{level} · %n tile(s) in the supply", "", len(state.stack)).format(
                level=localize(name_level(game.level))
            )
        self.banner.set_texts(title, line)
        if is_over:
            self.points.setChecked(True)

    def _show_side(self, is_on: bool) -> None:
        self._side.setCurrentIndex(1 if is_on else 0)
        if is_on:
            announce(self, self.sheet.spoken)

    def _follow_question(self, question: str) -> None:
        """Say what is asked now, and move the focus to what answers it."""
        keeper = self.keeper
        asked = keeper.question, keeper.ring, keeper.turns, keeper.state and keeper.state.taken
        if asked == self._asked:
            return
        self._asked = asked
        if self.isVisible():
            if not self.board.hasFocus() and keeper.question is not Question.OVER:
                self.tray.focus_question(keeper)
            announce(self, question)

    def _describe_cell(self, cell: Cell) -> str:
        state = self.keeper.state
        place = localize(name_cell(cell))
        face = None if state is None else state.landscape.get(cell)
        if state is None or face is None:
            return self.tr("{cell}: empty").format(cell=place)
        if face.owner is None:
            parts = [f"{place}: {localize(name_terrain(face.terrain))}"]
        else:
            owner = localize(name_player(self.names, face.owner))
            parts = [f"{place}: {localize(name_tile(face.tile))}", owner]
        for heir in Heir:
            for index, troop in enumerate(state.troops[heir]):
                if troop.at == cell:
                    text = table_texts.TROOP_OF if index else table_texts.RETINUE_OF
                    parts.append(localize(text.fill(heir=name_player(self.names, heir))))
        treasures = {} if state.solo is None else state.solo.treasures
        if cell in treasures:
            parts.append(localize(name_treasure(treasures[cell])))
        return join_sentences(parts)

    # -- telling -----------------------------------------------------------------------------------

    def _enter_answer(self, step: Answer) -> bool:
        """Enter an answer; in place of a step that is corrected, with what followed."""
        if not self._is_correcting:
            return self.entry_stack.enter(step)
        later = len(self.entry_stack.entries) - self.entry_stack.undo_stack.index() - 1
        followed = self.entry_stack.correct(step)
        if followed is None:
            return False
        self._is_correcting = False
        if followed < later:
            self.report(
                self.tr("%n later step(s) no longer fit: tell them again.", "", later - followed)
            )
        elif later:
            self.report(self.tr("Corrected; the later steps follow."))
        return True

    def _answer(self, piece: object) -> None:
        """Answer what is asked."""
        match piece:
            case TilePiece(tile):
                self._enter_answer(Uncovered(tile))
            case TerrainPiece(terrain):
                self._enter_answer(StartTerrain(terrain))
            case TreasurePiece(treasure):
                self._enter_answer(FoundTreasure(treasure))
            case PlacePiece(slot):
                self._enter_answer(TookTile(slot))
            case EndPiece(terrain):
                self._enter_answer(EndedTurn(terrain))

    def go_back_to(self, step: int) -> None:
        """Go back to a step, which is told again in another way; those after it follow."""
        self.entry_stack.undo_stack.setIndex(step)
        self._is_correcting = True
        self.report(self.tr("Tell this step again; the later ones follow as far as they fit."))

    def ask_game(self) -> None:
        """Ask for sets, level and player of another game."""
        game = self.keeper.game
        layout = Layout(level=1)
        if game is not None:
            layout = Layout(game.sets, game.level, game.south, names=game.names)
        form = GameForm(layout, self, is_solo=True)
        form.answered.connect(self._begin)
        form.open()

    def _begin(self, entries: tuple[Entry, ...]) -> None:
        begin = Begin((), 1, Heir.WHITE)
        for entry in entries:
            match entry:
                case ChooseSets(sets):
                    begin = Begin(sets, begin.level, begin.south)
                case Arrange(level, south, _):
                    begin = Begin(begin.sets, level or 1, south)
                case Describe(names, day, note):
                    begin = Begin(begin.sets, begin.level, begin.south, names, day, note)
        self._is_correcting = False
        self.points.setChecked(False)
        self.henry.setText("")
        self.begin_requested.emit(begin)

    def _keep(self) -> None:
        self.keep_requested.emit()

    # -- roads -------------------------------------------------------------------------------------

    def _draw_roads(self, is_on: bool) -> None:
        if is_on:
            self._piece = None
        self._show()

    def _toggle_edge(self, cell: Cell, edge: Edge) -> None:
        """Draw a road to an edge as it lies, or erase it."""
        face = None if self.keeper.state is None else self.keeper.state.landscape.get(cell)
        if face is None or face.owner is None:
            self.report(localize(table_texts.ONLY_BUILDINGS))
            return
        is_upright = face.owner is self.keeper.south
        self._enter_roads(face.tile, toggle_cell_edge(face.tile, edge, is_upright=is_upright))
        drawn = self.keeper.correct_catalogue(self.entry_stack.catalogue).tiles[face.tile.id]
        announce(self.board, localize(describe_roads(drawn)))

    def _enter_roads(self, tile: Tile, sections: Sections) -> None:
        """Enter the roads of a tile; if Henry's last turn depended on them, he plays it again."""
        entry, keeper = DrewRoads(tile.id, sections), self.keeper
        placed = _find_placed(keeper)
        if placed is None or keeper.state is None:
            self.entry_stack.enter(entry)
            return
        if tile.id not in (placed.tile, keeper.state.landscape[placed.centre].tile.id):
            self.entry_stack.enter(entry)
            return
        done = self.entry_stack.entries[: self.entry_stack.undo_stack.index()]
        turn = max(number for number, one in enumerate(done) if isinstance(one, EndedTurn))
        self.entry_stack.insert(turn, entry)
        placed_now = _find_placed(self.keeper)
        if placed_now is not None and placed_now.at != placed.at:
            cell = localize(name_cell(placed_now.at))
            words = self.tr("With these roads Henry builds at {cell}: move his tile there.")
            self.report(words.format(cell=cell))

    # -- the landscape -----------------------------------------------------------------------------

    def _choose(self, piece: object) -> None:
        self._piece = piece
        if piece is not None:
            self.roads.setChecked(False)
        self._show_ghost()
        if piece is not None:
            self.bar.show_line(self.tr("Click the cell where it lies now, or press Enter there."))

    def _choose_face(self, *_: object, is_built: bool) -> None:
        self._is_built = is_built
        self._show()

    def _put_piece(self, cell: Cell) -> None:
        """Lay the chosen tile, or put the troop, on a cell."""
        match self._piece:
            case TilePiece(tile):
                is_done = self._enter_answer(LaidDown(tile, cell, self._is_built))
            case TroopPiece():
                is_done = self._enter_answer(Stood(None, cell))
            case _:
                self.report(self._describe_cell(cell))
                return
        if is_done:
            self._piece = None
            self.tray.hand.show_none()
            self._show_ghost()
            self._describe(cell)
            self.outline.arrange()

    def _move_troop(self, heir: Heir, index: int, cell: Cell) -> None:
        state = self.keeper.state
        if state is None or heir is not self.keeper.south:
            self.report(self.tr("Henry's troops move by themselves."))
            return
        origin = state.troops[heir][index].at
        self._enter_answer(Stood(origin, cell if cell in state.landscape else None))

    def list_offers(self, cell: Cell) -> list[CellOffer]:
        """List what can be done with the tile on a cell."""
        state, south = self.keeper.state, self.keeper.south
        face = None if state is None else state.landscape.get(cell)
        if state is None or face is None:
            return []
        retinue, *troops = state.troops[south]
        offers = []
        for troop in troops:
            if troop.at == cell:
                entry = Stood(cell, None)
                offers.append(CellOffer(self.tr("&Withdraw the troop"), self._enter_later(entry)))
            elif troop.at is not None:
                words = self.tr("Move the troop from {cell} here").format(
                    cell=localize(name_cell(troop.at))
                )
                offers.append(CellOffer(words, self._enter_later(Stood(troop.at, cell))))
        if retinue.at not in (None, cell):
            entry = Stood(retinue.at, cell)
            offers.append(CellOffer(self.tr("Move the &retinue here"), self._enter_later(entry)))
        if any(troop.at is None for troop in troops):
            entry = Stood(None, cell)
            offers.append(CellOffer(self.tr("&Deploy a troop here"), self._enter_later(entry)))
        if face.owner is not None:
            turn_over = self._enter_later(TurnedOver(cell))
            offers.append(CellOffer(self.tr("Turn it &face down"), turn_over))
            original = self.entry_stack.catalogue.tiles[face.tile.id]
            draw = partial(self._enter_roads, face.tile)
            offers += list_road_offers(face.tile, original, draw, is_upright=face.owner is south)
        return offers

    def _enter_later(self, step: Answer) -> Callable[[], object]:
        """Return the function that enters an answer."""
        return partial(self._enter_answer, step)

    def _open_menu(self, cell: Cell, place: QPoint) -> None:
        self._show_menu(cell, place, self.tr("There is no tile here."))

    def _handle_key(self, event: QKeyEvent) -> None:
        """Follow a key on the landscape: how a tile is laid, and which."""
        key = Qt.Key(event.key())
        hand = self.keeper.hand
        if key in (Qt.Key.Key_1, Qt.Key.Key_2):
            self._choose_face(is_built=key == Qt.Key.Key_1)
        elif key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp) and hand:
            pieces: list[object] = [TilePiece(tile.id) for tile in hand]
            step = 1 if key == Qt.Key.Key_PageDown else -1
            index = pieces.index(self._piece) + step if self._piece in pieces else 0
            self._choose(pieces[index % len(pieces)])
            self._show()
        elif key == Qt.Key.Key_Delete:
            self._enter_answer(TurnedOver(self.board.current))
        elif key == Qt.Key.Key_Escape and (self._piece is not None or self.roads.isChecked()):
            self.roads.setChecked(False)
            self._choose(None)
            self._show()
        else:
            event.ignore()
            return
        event.accept()

    # -- events ------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.tray.setFixedWidth(self.tray.calculate_width(self.width()))
        self._fit_width(self._side, _SIDE_PX, _MAX_SIDE_SHARE)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.board.setAccessibleName(self.tr("Landscape on your table"))
        self.outline.arrange()
        self.tray.focus_question(self.keeper)


def _find_placed(keeper: Keeper) -> HenryPlaced | None:
    """The event with which Henry laid his tile, if nothing has been told since his turn."""
    return next((event for event in keeper.events if isinstance(event, HenryPlaced)), None)
