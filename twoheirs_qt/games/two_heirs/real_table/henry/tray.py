"""The tray beside the landscape: answers to choose, the royal reserve, and the player's hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QRectF, Signal
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFrame, QWidget

from twoheirs_qt.games.two_heirs.drawing.art import Art, Look, make_look
from twoheirs_qt.games.two_heirs.prose.sections import describe_tile_points
from twoheirs_qt.games.two_heirs.real_table.henry.keeper import Keeper, Question
from twoheirs_qt.games.two_heirs.real_table.palette import Choice, Palette
from twoheirs_qt.games.two_heirs.real_table.tray import (
    TerrainPiece,
    TilePiece,
    TreasurePiece,
    TroopPiece,
)
from twoheirs_qt.games.two_heirs.rules.access import list_clockwise
from twoheirs_qt.games.two_heirs.rules.components import (
    Catalogue,
    Terrain,
    Tile,
    Treasure,
    Troop,
    TroopKind,
)
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.things.tiles import describe_tile
from twoheirs_qt.games.two_heirs.words import henry_keeper as texts
from twoheirs_qt.games.two_heirs.words.names import (
    name_resource,
    name_terrain,
    name_tile,
    name_treasure,
)
from twoheirs_qt.games.two_heirs.words.real_table import label_tile
from twoheirs_qt.tabletop.drawing.fonts import make_text_font, scale_length
from twoheirs_qt.tabletop.drawing.parchment import fill_rect
from twoheirs_qt.tabletop.drawing.theme import find_current_theme
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import join_sentences
from twoheirs_qt.tabletop.widgets.dialog import VerticalScrollArea
from twoheirs_qt.tabletop.widgets.flow_layout import FlowLayout
from twoheirs_qt.tabletop.widgets.label import Label, make_column
from twoheirs_qt.tabletop.window.bottom_bar import ActionButton

_TILE_PX: Final = 44
_WIDTH_PX: Final = 338
_MIN_ANSWERS_PX: Final = 90
_MAX_SHARE: Final = 0.3
_CHOICE_PX: Final = 90


class PlacePiece(NamedTuple):
    """A place of the reserve."""

    slot: int


class EndPiece(NamedTuple):
    """The end of the turn, with the terrain on top of the supply, if there is one."""

    terrain: Terrain | None


class KeeperTray(QFrame):
    """Lists the answers to what is asked, the reserve and the hand.

    - `answered` carries the piece that answers: a tile, a terrain, a treasure, a place, or the end
    - `chosen` carries the piece of the hand that is to be laid, or None
    - `dragged` and `dropped` carry the pointer's place on the screen
    """

    answered = Signal(object)
    chosen = Signal(object)
    dragged = Signal(QPoint)
    dropped = Signal(QPoint)
    accepted = Signal()

    def __init__(self, face_actions: Sequence[QAction], art: Art, parent: QWidget) -> None:
        super().__init__(parent)
        self._art = art
        content = QWidget(self)
        self.question = Label("", content, make_text_font(14, bold=True), wrap=True)
        self.answers = Palette(self.tr("Answers"), _TILE_PX, _CHOICE_PX, content, lines=3)
        self._reserve_name = Label(
            self.tr("Royal reserve, clockwise from the shield"),
            content,
            make_text_font(12.5),
            wrap=True,
            muted=True,
        )
        self.reserve = Palette(self._reserve_name.text(), _TILE_PX, _CHOICE_PX, content, rows=3)
        self._hand_name = Label(self.tr("Your hand"), content, make_text_font(12.5), muted=True)
        self.hand = Palette(self._hand_name.text(), _TILE_PX, _CHOICE_PX, content, rows=2)
        self._end_name = Label(
            self.tr("On top of the supply, at the end of your turn"),
            content,
            make_text_font(12.5),
            wrap=True,
            muted=True,
        )
        self._face_buttons = QWidget(content)
        flow = FlowLayout(
            [ActionButton(action, content) for action in face_actions], self._face_buttons
        )
        flow.setContentsMargins(0, 0, 0, 0)
        flow.setSpacing(6)
        make_column(
            *(self.question, self._reserve_name, self.reserve),
            *(self._hand_name, self.hand, self._face_buttons, self._end_name, (self.answers, 1)),
            owner=content,
            margins=(12, 8, 10, 8),
            spacing=5,
        )
        self.answers.setMinimumHeight(scale_length(_MIN_ANSWERS_PX))
        make_column(VerticalScrollArea(content, self), owner=self, margins=(0, 0, 2, 0))
        self.answers.picked.connect(self.answered)
        self.reserve.picked.connect(self.answered)
        self.hand.chosen.connect(self.chosen)
        self.hand.accepted.connect(self.accepted)
        self.hand.dragged.connect(self.dragged)
        self.hand.dropped.connect(self.dropped)

    def focus_question(self, keeper: Keeper) -> None:
        """Move the focus to what answers the question: what is taken, laid, or named."""
        state = keeper.state
        if keeper.question is not Question.TURN or state is None:
            palette = self.answers
        elif not state.taken and self.reserve.count():
            palette = self.reserve
        else:
            palette = self.hand if self.hand.count() else self.answers
        palette.setFocus()

    def calculate_width(self, width: int) -> int:
        """The width of the tray in a page of this width."""
        return min(scale_length(_WIDTH_PX), round(width * _MAX_SHARE))

    def show_keeper(
        self, keeper: Keeper, catalogue: Catalogue, question: str, piece: object
    ) -> None:
        """Show what is asked, with `piece` of the hand chosen."""
        self.question.setText(question)
        self.question.setAccessibleName(question)
        is_turn = keeper.question in (Question.TURN, Question.OVER)
        self._reserve_name.setVisible(keeper.question is Question.TURN)
        self.reserve.setVisible(keeper.question is Question.TURN)
        self._hand_name.setVisible(is_turn)
        self.hand.setVisible(is_turn)
        self._face_buttons.setVisible(is_turn)
        self.question.setVisible(not is_turn)
        self._end_name.setVisible(keeper.question is Question.TURN)
        self.answers.setVisible(keeper.question not in (Question.GAME, Question.OVER))
        self.answers.show_choices(self._list_answers(keeper, catalogue), None)
        if keeper.state is not None and is_turn:
            self.reserve.show_choices(self._list_places(keeper.state, catalogue), None)
            self.hand.show_choices(self._list_pieces(keeper, keeper.state, catalogue), piece)

    # -- choices -----------------------------------------------------------------------------------

    def _list_answers(self, keeper: Keeper, catalogue: Catalogue) -> list[Choice]:
        match keeper.question:
            case Question.RING | Question.REFILL:
                tiles = keeper.list_unseen_tiles(catalogue)
                return [
                    self._make_tile_choice(TilePiece(tile.id), tile, catalogue) for tile in tiles
                ]
            case Question.START:
                terrains = {tile.terrain for tile in keeper.list_unseen_tiles(catalogue)}
                return [
                    self._make_terrain_choice(
                        TerrainPiece(terrain), terrain, localize(name_terrain(terrain))
                    )
                    for terrain in Terrain
                    if terrain in terrains
                ]
            case Question.TREASURE:
                return [
                    self._make_treasure_choice(terrain)
                    for terrain in keeper.list_unseen_treasures()
                ]
            case Question.TURN if keeper.state is not None:
                return self._list_ends(keeper.state)
        return []

    def _list_ends(self, state: State) -> list[Choice]:
        """The ways to end the turn."""
        if not state.stack or state.turns_left == 1:
            is_last = state.turns_left == 1
            name = localize(texts.END_GAME if is_last else texts.END_EMPTY)
            picture = "icon/program" if is_last else "shield/blue"
            return [Choice(EndPiece(None), name, name, name, lambda: self._find_picture(picture))]
        terrains = {tile.terrain for tile in state.stack}
        return [
            self._make_terrain_choice(
                EndPiece(terrain),
                terrain,
                localize(texts.END_ON.fill(resource=name_resource(terrain))),
            )
            for terrain in Terrain
            if terrain in terrains
        ]

    def _list_places(self, state: State, catalogue: Catalogue) -> list[Choice]:
        return [
            self._make_tile_choice(PlacePiece(slot), tile, catalogue)
            for slot in list_clockwise(state)
            if (tile := state.slots[slot]) is not None
        ]

    def _list_pieces(self, keeper: Keeper, state: State, catalogue: Catalogue) -> list[Choice]:
        choices = [
            self._make_tile_choice(TilePiece(tile.id), tile, catalogue) for tile in keeper.hand
        ]
        waiting = sum(
            troop.at is None and troop.kind is TroopKind.TROOP
            for troop in state.troops[keeper.south]
        )
        if waiting:
            name = self.tr("%n troop(s) in the reserve", "", waiting)
            picture = self._art.name_troop_picture(keeper.south, Troop(TroopKind.TROOP))
            piece = TroopPiece(keeper.south, is_retinue=False)
            choices.append(Choice(piece, name, name, name, lambda: self._find_picture(picture)))
        return choices

    def _make_tile_choice(self, key: object, tile: Tile, catalogue: Catalogue) -> Choice:
        tip = join_sentences((localize(describe_tile(tile)), localize(describe_tile_points(tile))))
        ratio = self.devicePixelRatioF()
        return Choice(
            key,
            localize(name_tile(tile)),
            localize(label_tile(tile.id, catalogue)),
            tip,
            lambda: self._art.find_tile_pixmap(Look(tile), _TILE_PX, ratio),
            details=localize(name_terrain(tile.terrain)),
        )

    def _make_terrain_choice(self, key: object, terrain: Terrain, name: str) -> Choice:
        ratio = self.devicePixelRatioF()
        return Choice(
            key, name, name, name, lambda: self._art.find_terrain_pixmap(terrain, _TILE_PX, ratio)
        )

    def _make_treasure_choice(self, treasure: Treasure) -> Choice:
        name, picture = localize(name_treasure(treasure)), f"treasure/{treasure.id}"
        key = TreasurePiece(treasure.id)
        return Choice(key, name, name, name, lambda: self._find_picture(picture))

    def _find_picture(self, name: str) -> QPixmap:
        return self._art.find_pixmap(name, _TILE_PX, _TILE_PX, self.devicePixelRatioF())

    def find_picture(
        self, piece: object, keeper: Keeper, catalogue: Catalogue, *, is_built: bool, side: float
    ) -> QPixmap | None:
        """The picture of a piece of the hand as it would lie on a cell with this `side`."""
        ratio = self.devicePixelRatioF()
        match piece:
            case TilePiece(tile):
                owner = keeper.south if is_built else None
                look = make_look(catalogue.tiles[tile], owner, keeper.south)
                return self._art.find_tile_pixmap(look, side, ratio)
            case TroopPiece(heir, _):
                troop = self._art.name_troop_picture(heir, Troop(TroopKind.TROOP))
                return self._art.find_pixmap(troop, side, side, ratio)
        return None

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), find_current_theme()
        fill_rect(painter, self.rect(), theme.find_color("parchment"))
        painter.fillRect(QRectF(self.width() - 2, 0, 2, self.height()), theme.find_color("ink"))
        painter.end()
