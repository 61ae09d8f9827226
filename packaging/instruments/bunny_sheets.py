"""Draw the artwork of Bunny Kingdom on contact sheets; part of `contact_sheets.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from twoheirs_qt.games.bunny_kingdom.codec.catalogue import load_program_catalogue
from twoheirs_qt.games.bunny_kingdom.drawing.canvas import BunnyPictures, Canvas
from twoheirs_qt.games.bunny_kingdom.drawing.cards import (
    CARD_HEIGHT_PER_WIDTH,
    CardText,
    paint_card,
    paint_card_back,
)
from twoheirs_qt.games.bunny_kingdom.drawing.grid import MapGrid
from twoheirs_qt.games.bunny_kingdom.drawing.land import paint_map
from twoheirs_qt.games.bunny_kingdom.opponents.levels import OPPONENTS
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import TERRITORY_INDEXES, Card, Kind, Terrain
from twoheirs_qt.games.bunny_kingdom.rules.legality import list_seats_to_act
from twoheirs_qt.games.bunny_kingdom.rules.setup import create_game
from twoheirs_qt.games.bunny_kingdom.rules.state import Phase, State
from twoheirs_qt.games.bunny_kingdom.rules.turn import apply
from twoheirs_qt.games.bunny_kingdom.rules.unseen import make_view
from twoheirs_qt.games.bunny_kingdom.words.names import name_card
from twoheirs_qt.tabletop.dice import Dice
from twoheirs_qt.tabletop.drawing.theme import Theme

ROOT = Path(__file__).resolve().parents[2]
PICTURE_FOLDER = ROOT / "resources/games/bunny_kingdom/art"
CARD_WIDTHS_PX = (90, 120, 300)
PICTURE_HEIGHTS_PX = (64, 32, 22)
PICTURE_SHEET_SIZE = QSizeF(1400, 1110)
GAP_PX = 8
MAP_SIDES_PX = (508, 668, 1000)
"""The sides of maps while drafting and at other times in a small window, and in a large one."""
SCALES = (1, 2)
"""Device pixels in a logical one."""


@cache
def play_game(player_count: int = 4, seed: int = 7) -> State:
    """Play a game of greedy computers to the last harvest."""
    player = OPPONENTS["greedy"]
    state = create_game(load_program_catalogue(), player_count, seed)
    dice = Dice(seed)
    while state.table.phase not in (Phase.COPY, Phase.OVER):
        seat = list_seats_to_act(state)[0]
        choice = player.choose(make_view(state, seat), dice)
        state, _ = apply(state, choice.action)
    return state


def draw_bunny_sheets(
    folder: Path, theme: Theme, pictures: BunnyPictures, theme_name: str
) -> Iterator[Path]:
    """Draw the map of a late position, all cards, and all pieces; returns the files."""
    for scale in SCALES:
        for side in MAP_SIDES_PX:
            grid = MapGrid(QRectF(4, 4, side - 8, side - 8))

            def paint_position(canvas: Canvas, grid: MapGrid = grid) -> None:
                paint_map(canvas, grid, play_game().table)

            size = QSizeF(side, side)
            image = _paint(size, theme, pictures, scale, paint_position)
            yield _save(folder / f"bunny-map-{theme_name}-{side}-{scale}x.png", image)
        for width in CARD_WIDTHS_PX:
            image = _paint(
                _measure_card_sheet(width),
                theme,
                pictures,
                scale,
                partial(_paint_cards, width=width),
            )
            yield _save(folder / f"bunny-cards-{theme_name}-{width}-{scale}x.png", image)
        image = _paint(PICTURE_SHEET_SIZE, theme, pictures, scale, _paint_pictures)
        yield _save(folder / f"bunny-pictures-{theme_name}-{scale}x.png", image)


def _paint(
    size: QSizeF,
    theme: Theme,
    pictures: BunnyPictures,
    scale: int,
    paint: Callable[[Canvas], None],
) -> QImage:
    pixels = (size * scale).toSize()
    image = QImage(pixels, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(scale)
    image.fill(QColor(theme.oak))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(Canvas(painter, pictures, theme, float(scale)))
    painter.end()
    return image


def _save(file: Path, image: QImage) -> Path:
    if not image.save(str(file)):
        raise OSError(f"{file} cannot be written")
    return file


def _list_cards() -> list[Card]:
    """A territory of each terrain, and all other cards."""
    catalogue = load_program_catalogue()
    territories: dict[Terrain, Card] = {}
    other_cards = []
    for card in catalogue.cards:
        if card.kind is Kind.TERRITORY:
            territories.setdefault(catalogue.territories[TERRITORY_INDEXES[card.id]].terrain, card)
        else:
            other_cards.append(card)
    return [*territories.values(), *other_cards]


def _count_card_columns(width: int) -> int:
    return 13 if width < 200 else 10


def _measure_card_sheet(width: int) -> QSizeF:
    columns, card_count = _count_card_columns(width), len(_list_cards()) + 1
    rows = -(-card_count // columns)
    column_width, row_height = width + GAP_PX, round(width * CARD_HEIGHT_PER_WIDTH) + GAP_PX
    return QSizeF(columns * column_width + GAP_PX, rows * row_height + GAP_PX)


def _paint_cards(canvas: Canvas, width: int) -> None:
    catalogue, columns, height = (
        load_program_catalogue(),
        _count_card_columns(width),
        round(width * CARD_HEIGHT_PER_WIDTH),
    )
    for number, card in enumerate([*_list_cards(), None]):
        row, column = divmod(number, columns)
        x, y = GAP_PX + column * (width + GAP_PX), GAP_PX + row * (height + GAP_PX)
        rect = QRectF(x, y, width, height)
        if card is None:
            paint_card_back(canvas, rect)
        else:
            paint_card(canvas, catalogue, card, rect, _make_card_text(card))


def _make_card_text(card: Card) -> CardText:
    """English words like those that the program shows."""
    if card.kind is Kind.TERRITORY:
        terrain = load_program_catalogue().territories[TERRITORY_INDEXES[card.id]].terrain
        return CardText(terrain.value, rule="Put a rabbit of yours on this territory.")
    note = ", ".join(sorted(terrain.value for terrain in card.terrains or ()))
    if card.parchment is not None:
        note = "treasure" if card.parchment.is_treasure else "mission"
    elif card.kind is Kind.PROVISIONS:
        note = "two more cards"
    elif card.kind is Kind.CAMP:
        note = "unoccupied"
    rule = "This is as long as the rule of a card may be, in each of the four languages."
    return CardText(name_card(card.id).source, note, rule)


def _paint_pictures(canvas: Canvas) -> None:
    """Paint all drawings at three sizes."""
    y = float(GAP_PX)
    canvas.painter.fillRect(
        QRectF(QPointF(), PICTURE_SHEET_SIZE), canvas.theme.find_color("parchment")
    )
    for folder in ("terrain", "rabbit", "shield", "building", "resource", "symbol", "treasure"):
        for height in PICTURE_HEIGHTS_PX:
            x = float(GAP_PX)
            for file in sorted((PICTURE_FOLDER / folder).glob("*.svg")):
                box = QSvgRenderer(str(file)).viewBoxF()
                width = height * box.width() / box.height()
                if x + width > PICTURE_SHEET_SIZE.width():
                    x, y = float(GAP_PX), y + height + GAP_PX
                canvas.draw_picture(f"{folder}/{file.stem}", QRectF(x, y, width, height))
                x += width + GAP_PX
            y += height + GAP_PX
