"""The tray beside the landscape, with the pieces that can still be put on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QPoint, QRectF, Signal
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFrame, QWidget

from twoheirs_qt.games.two_heirs.drawing.art import Art, Look, make_look
from twoheirs_qt.games.two_heirs.prose.sections import describe_tile_points
from twoheirs_qt.games.two_heirs.real_table.layout import TROOP_KINDS, Layout
from twoheirs_qt.games.two_heirs.real_table.palette import Choice, Palette
from twoheirs_qt.games.two_heirs.rules.components import (
    Catalogue,
    Heir,
    Terrain,
    Tile,
    Treasure,
    Troop,
    TroopKind,
)
from twoheirs_qt.games.two_heirs.things.tiles import describe_cost_and_terrain, describe_tile
from twoheirs_qt.games.two_heirs.words import real_table as texts
from twoheirs_qt.games.two_heirs.words.names import (
    Names,
    fill_in_henry,
    name_player,
    name_terrain,
    name_tile,
    name_treasure,
    name_troop,
)
from twoheirs_qt.games.two_heirs.words.real_table import label_tile
from twoheirs_qt.tabletop.drawing.fonts import make_text_font, scale_length
from twoheirs_qt.tabletop.drawing.parchment import fill_rect
from twoheirs_qt.tabletop.drawing.theme import find_current_theme
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import join_sentences
from twoheirs_qt.tabletop.widgets.dialog import VerticalScrollArea
from twoheirs_qt.tabletop.widgets.flow_layout import FlowLayout
from twoheirs_qt.tabletop.widgets.label import NO_MARGINS, Label, make_column, make_row
from twoheirs_qt.tabletop.widgets.stepper import Stepper
from twoheirs_qt.tabletop.window.bottom_bar import ActionButton

TILE_PX: Final = 66
PIECE_PX: Final = 40
_WIDTH_PX: Final = 338
_MIN_TILES_PX: Final = 150
_MAX_SHARE: Final = 0.3


class TilePiece(NamedTuple):
    """A tile that is left, by its id."""

    tile: str


class TerrainPiece(NamedTuple):
    """A tile of a terrain, face down."""

    terrain: Terrain


class TroopPiece(NamedTuple):
    """A troop of an heir: the retinue, or one of the two that are alike."""

    heir: Heir
    is_retinue: bool


class TreasurePiece(NamedTuple):
    """A treasure, by its id."""

    treasure: str


Piece: TypeAlias = TilePiece | TerrainPiece | TroopPiece | TreasurePiece


def name_piece(piece: Piece, layout: Layout, catalogue: Catalogue) -> str:
    """Return the name of a piece as it can be typed and is read out."""
    match piece:
        case TilePiece(tile):
            return localize(label_tile(tile, catalogue))
        case TerrainPiece(terrain):
            return localize(name_terrain(terrain))
        case TroopPiece(heir, is_retinue):
            text = texts.RETINUE_OF if is_retinue else texts.TROOP_OF
            names = fill_in_henry(layout.names, layout.henry)
            return localize(text.fill(heir=name_player(names, heir)))
        case TreasurePiece(treasure):
            return localize(name_treasure(catalogue.treasures[treasure]))


class Tray(QFrame):
    """Lists the tiles that are left, troops and treasures.

    - `chosen` carries a `Piece`, or None
    - `dragged` and `dropped` carry the pointer's place on the screen
    - `accepted`: Enter was pressed on a piece
    - `pile_counted` carries how many treasures lie face down
    """

    chosen = Signal(object)
    dragged = Signal(QPoint)
    dropped = Signal(QPoint)
    accepted = Signal()
    pile_counted = Signal(int)

    def __init__(self, owners: Sequence[QAction], art: Art, parent: QWidget) -> None:
        super().__init__(parent)
        self._art = art
        self._catalogue: Catalogue | None = None
        self._tile_choices: dict[str, Choice] = {}
        content = QWidget(self)
        buttons = QWidget(content)
        self.owners = [ActionButton(action, content) for action in owners]
        flow = FlowLayout(self.owners, buttons)
        flow.setContentsMargins(0, 0, 0, 0)
        flow.setSpacing(6)
        self.troops = Palette(self.tr("Troops"), PIECE_PX, 69, content, rows=2)
        self.treasures = Palette(self.tr("Treasures"), PIECE_PX, 90, content, rows=1, lines=3)
        self.tiles = Palette(self.tr("Tiles that are left"), TILE_PX, 90, content)
        self._pile_row = QWidget(content)
        words = Label(self.tr("Treasures face down"), self._pile_row, make_text_font(13), wrap=True)
        self.pile = Stepper(self._pile_row)
        self.pile.set_names(self.tr("One less face down"), self.tr("One more face down"))
        make_row((words, 1), self.pile, owner=self._pile_row, margins=NO_MARGINS)
        self.pile.stepped.connect(lambda step: self.pile_counted.emit(self.pile.value + step))
        self.tiles_left_label = Label("", content, make_text_font(13), wrap=True, muted=True)
        make_column(
            *(buttons, self.troops, self.treasures, self._pile_row),
            *(self.tiles_left_label, (self.tiles, 1)),
            owner=content,
            margins=(12, 10, 10, 10),
            spacing=7,
        )
        self.tiles.setMinimumHeight(scale_length(_MIN_TILES_PX))
        make_column(VerticalScrollArea(content, self), owner=self, margins=(0, 0, 2, 0))
        for palette in self.palettes:
            palette.chosen.connect(self._choose)
            palette.dragged.connect(self.dragged)
            palette.dropped.connect(self.dropped)
            palette.accepted.connect(self.accepted)

    @property
    def palettes(self) -> tuple[Palette, Palette, Palette]:
        return self.troops, self.treasures, self.tiles

    @property
    def tile_pieces(self) -> list[Piece]:
        """The tiles or terrains that are listed."""
        return [key for key in self.tiles.keys if isinstance(key, TilePiece | TerrainPiece)]

    def show_none(self) -> None:
        """Show that nothing is chosen."""
        for palette in self.palettes:
            palette.show_none()

    def calculate_width(self, width: int) -> int:
        """The width of the tray in a page of this width."""
        return min(scale_length(_WIDTH_PX), round(width * _MAX_SHARE))

    def show_layout(
        self, layout: Layout, catalogue: Catalogue, piece: Piece | None, *, face_down: bool
    ) -> None:
        """Show what is left, with `piece` chosen; of tiles `face_down` only the terrains."""
        if catalogue is not self._catalogue:
            self._catalogue = catalogue
            self._tile_choices.clear()
        names = fill_in_henry(layout.names, layout.henry)
        ratio = self.devicePixelRatioF()
        heirs = [heir for heir in Heir if heir is not layout.henry]
        self.troops.show_choices(
            [
                self._make_troop_choice(layout, names, TroopPiece(heir, is_retinue), ratio)
                for heir in heirs
                for is_retinue in (True, False)
            ],
            piece,
        )
        for widget in (self.treasures, self._pile_row):
            widget.setVisible(layout.level is not None)
        if layout.level is not None:
            self.treasures.show_choices(
                [
                    self._make_treasure_choice(treasure, ratio)
                    for treasure in layout.list_treasures_left(catalogue)
                ],
                piece,
            )
            self.pile.show_value(layout.pile)
        tiles = layout.list_tiles_left(catalogue)
        self.tiles_left_label.setText(self.tr("%n tile(s) left", "", len(tiles)))
        if face_down:
            terrains = [
                terrain for terrain in Terrain if any(tile.terrain is terrain for tile in tiles)
            ]
            choices = [self._make_terrain_choice(terrain, ratio) for terrain in terrains]
        else:
            choices = [self._make_tile_choice(tile, catalogue, ratio) for tile in tiles]
        self.tiles.show_choices(choices, piece)

    def _choose(self, key: object) -> None:
        for palette in self.palettes:
            if palette is not self.sender():
                palette.show_none()
        self.chosen.emit(key)

    # -- choices -----------------------------------------------------------------------------------

    def _make_troop_choice(
        self, layout: Layout, names: Names, piece: TroopPiece, ratio: float
    ) -> Choice:
        heir, is_retinue = piece
        cells = layout.troops[heir]
        kind = TroopKind.RETINUE if is_retinue else TroopKind.TROOP
        troop = Troop(kind)
        waiting = sum(at is None for at in (cells[:1] if is_retinue else cells[1:]))
        player = localize(name_player(names, heir))
        name = localize(name_troop(kind))
        if is_retinue:
            tip = self.tr("The retinue stands in the landscape.")
        else:
            tip = self.tr("%n troop(s) in the royal reserve", "", waiting)
            name = f"{name} ({waiting})"
        spoken = self.tr("{heir}: {troop}").format(heir=player, troop=name)
        return Choice(
            piece,
            name,
            spoken,
            join_sentences((spoken, tip)),
            lambda: self._art.find_pixmap(
                self._art.name_troop_picture(heir, troop), PIECE_PX * 0.8, PIECE_PX, ratio
            ),
            details=tip,
        )

    def _make_treasure_choice(self, treasure: Treasure, ratio: float) -> Choice:
        name = localize(name_treasure(treasure))
        return Choice(
            TreasurePiece(treasure.id),
            name,
            name,
            name,
            lambda: self._art.find_pixmap(f"treasure/{treasure.id}", PIECE_PX, PIECE_PX, ratio),
        )

    def _make_terrain_choice(self, terrain: Terrain, ratio: float) -> Choice:
        name = localize(name_terrain(terrain))
        return Choice(
            TerrainPiece(terrain),
            name,
            name,
            name,
            lambda: self._art.find_terrain_pixmap(terrain, TILE_PX, ratio),
        )

    def _make_tile_choice(self, tile: Tile, catalogue: Catalogue, ratio: float) -> Choice:
        choice = self._tile_choices.get(tile.id)
        if choice is None:
            tip = join_sentences(
                (localize(describe_tile(tile)), localize(describe_tile_points(tile)))
            )
            choice = self._tile_choices[tile.id] = Choice(
                TilePiece(tile.id),
                localize(name_tile(tile)),
                localize(label_tile(tile.id, catalogue)),
                tip,
                lambda: self._art.find_tile_pixmap(Look(tile), TILE_PX, ratio),
                details=localize(describe_cost_and_terrain(tile)),
            )
        return choice

    def find_picture(
        self, piece: Piece, layout: Layout, catalogue: Catalogue, owner: Heir | None, side: float
    ) -> QPixmap:
        """The picture of a piece as it would lie on a cell with this `side`."""
        ratio = self.devicePixelRatioF()
        match piece:
            case TilePiece(tile):
                look = make_look(catalogue.tiles[tile], owner, layout.south)
                return self._art.find_tile_pixmap(look, side, ratio)
            case TerrainPiece(terrain):
                return self._art.find_terrain_pixmap(terrain, side, ratio)
            case TroopPiece(heir, is_retinue):
                troop = Troop(TROOP_KINDS[0 if is_retinue else 1])
                return self._art.find_pixmap(
                    self._art.name_troop_picture(heir, troop), side, side, ratio
                )
            case TreasurePiece(treasure):
                return self._art.find_pixmap(f"treasure/{treasure}", side, side, ratio)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), find_current_theme()
        fill_rect(painter, self.rect(), theme.find_color("parchment"))
        painter.fillRect(QRectF(self.width() - 2, 0, 2, self.height()), theme.find_color("ink"))
        painter.end()
