"""The rule book of The Two Heirs, with pictures of its tiles and examples on its table."""

from __future__ import annotations

import html
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication

from twoheirs_qt.games.two_heirs.book.examples import Examples, description
from twoheirs_qt.games.two_heirs.book.sketch import (
    example_sketch,
    parts_sketch,
    picture_sketch,
    tile_sketch,
)
from twoheirs_qt.games.two_heirs.codec.catalogue import FILE_NAME, installed_catalogue
from twoheirs_qt.games.two_heirs.drawing.art import Art
from twoheirs_qt.games.two_heirs.prose.blocks import (
    INSTALLED_CATALOGUE,
    OWN_CATALOGUE,
    Parts,
    Tiles,
)
from twoheirs_qt.games.two_heirs.prose.rule_book import BOOK
from twoheirs_qt.games.two_heirs.rules import Building, Catalogue, Tile
from twoheirs_qt.games.two_heirs.rules.components import Source as FactSource
from twoheirs_qt.games.two_heirs.words.names import is_direction, set_name, tile_name
from twoheirs_qt.tabletop import data
from twoheirs_qt.tabletop.book.game_book import GameBook, Sheet
from twoheirs_qt.tabletop.book.markup import picture_anchor, rich_text
from twoheirs_qt.tabletop.book.sketch import Sketch
from twoheirs_qt.tabletop.prose.book_model import Example, GameBlock, Picture
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import Text, translate

TURN_CARD: Final = "card/turn"
SYMBOL_CARD: Final = "card/symbols"

#: The title of the rule book, on its window and on paper.
_TITLE: Final = translate("RuleBook", "Rule book")
_TILE_SIDE: Final = 92.0
_TILES_A_ROW: Final = 3


def load_book(art: Art, catalogue: Catalogue, own_catalogue: Path) -> HeirBook:
    """The rule book with the tiles of `catalogue`; `own_catalogue` is the path of a player's."""
    facts = {
        INSTALLED_CATALOGUE: str(data.make_path(FILE_NAME)),
        OWN_CATALOGUE: str(own_catalogue),
    }
    return HeirBook(art, catalogue, facts)


class HeirBook(GameBook):
    """The rule book; `catalogue` holds the tiles in play, which it shows.

    Its examples use the tiles of the installed catalogue.
    """

    cards = (TURN_CARD, SYMBOL_CARD)

    def __init__(
        self,
        art: Art,
        catalogue: Catalogue,
        facts: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        super().__init__(BOOK, _TITLE, facts)
        self._art = art
        self._catalogue = catalogue
        self._examples = Examples(installed_catalogue())

    def caption(self, example: Example) -> Text:
        return self._examples.caption(example)

    def describe(self, example: Example) -> Text:
        return description(example, self._examples.play(example))

    def draw_example(self, example: Example) -> Sketch:
        return example_sketch(self._art, example, self._examples.play(example))

    def draw_picture(self, picture: Picture) -> Sketch:
        return picture_sketch(self._art, picture.name, picture.width, picture.height)

    def write_block(self, block: GameBlock, anchor: str, sheet: Sheet) -> str:
        match block:
            case Tiles(building):
                return self._write_tiles(building, anchor, sheet)
            case Parts():
                return self._write_parts(block, anchor, sheet)
            case _:
                raise TypeError(f"the book has no picture of {block}")

    def list_names(self, block: GameBlock) -> list[Text]:
        # A search for "row" or "orthogonal" is not one for a building.
        tiles = self._tiles(block.building) if isinstance(block, Tiles) else ()
        return [tile_name(tile) for tile in tiles if not is_direction(tile.variant)]

    def _tiles(self, building: Building) -> tuple[Tile, ...]:
        """All tiles of a kind of building, in the order of the catalogue."""
        return tuple(tile for tile in self._catalogue.tiles.values() if tile.building is building)

    def _write_tiles(self, building: Building, anchor: str, sheet: Sheet) -> str:
        tiles = self._tiles(building)
        rows = []
        for first in range(0, len(tiles), _TILES_A_ROW):
            cells = "".join(
                self._write_tile(tile, anchor if first + number == 0 else "", sheet)
                for number, tile in enumerate(tiles[first : first + _TILES_A_ROW])
            )
            rows.append(f"<tr>{cells}</tr>")
        pad = round(6 * sheet.scale)
        return f"<table cellspacing='0' cellpadding='{pad}'>{''.join(rows)}</table>"

    def _write_tile(self, tile: Tile, anchor: str, sheet: Sheet) -> str:
        picture = sheet.image(f"tile/{tile.id}", tile_sketch(self._art, tile, _TILE_SIDE))
        name, set_text = rich_text(tile_name(tile)), localize(set_name(tile.tile_set))
        return (
            "<td align='center' valign='top'>"
            f"<p class='picture'>{picture_anchor(anchor)}{picture}</p>"
            f"<p class='name'>{name}</p><p class='small'>{html.escape(set_text, quote=False)}<br>"
            f"{html.escape(_describe_source(tile))}</p></td>"
        )

    def _write_parts(self, parts: Parts, anchor: str, sheet: Sheet) -> str:
        tile = self._examples.tile(parts.tile)
        picture = sheet.image(f"parts/{parts.tile}", parts_sketch(self._art, tile))
        items = "".join(f"<li>{rich_text(item)}</li>" for item in parts.items)
        return f"<p class='figure'>{picture_anchor(anchor)}{picture}</p><ol>{items}</ol>"


def _describe_source(tile: Tile) -> str:
    """The source of a tile's cost, in words."""
    match tile.sources.get("cost"):
        case FactSource.RULEBOOK:
            return QCoreApplication.translate("RuleBook", "cost as printed")
        case FactSource.OWNER:
            return QCoreApplication.translate("RuleBook", "cost from your catalogue")
        case _:
            return QCoreApplication.translate("RuleBook", "cost reconstructed")
