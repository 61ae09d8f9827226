"""The rule book of The Two Heirs, with pictures of its tiles and examples on its table."""

from __future__ import annotations

import html
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication

from twoheirs_qt.games.two_heirs.book.examples import Examples, describe_example
from twoheirs_qt.games.two_heirs.book.sketch import (
    sketch_example,
    sketch_parts,
    sketch_picture,
    sketch_tile,
)
from twoheirs_qt.games.two_heirs.codec.catalogue import FILE_NAME, load_installed_catalogue
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
from twoheirs_qt.games.two_heirs.words.names import is_direction, name_set, name_tile
from twoheirs_qt.tabletop import data
from twoheirs_qt.tabletop.book.game_book import GameBook, Sheet
from twoheirs_qt.tabletop.book.markup import format_picture_anchor, format_rich_text
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


def load_book(art: Art, catalogue: Catalogue, own_catalogue: Path) -> TwoHeirsBook:
    """The rule book with the tiles of `catalogue`; `own_catalogue` is the path of a player's."""
    facts = {
        INSTALLED_CATALOGUE: str(data.make_path(FILE_NAME)),
        OWN_CATALOGUE: str(own_catalogue),
    }
    return TwoHeirsBook(art, catalogue, facts)


class TwoHeirsBook(GameBook):
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
        self._examples = Examples(load_installed_catalogue())

    def make_caption(self, example: Example) -> Text:
        return self._examples.make_caption(example)

    def describe(self, example: Example) -> Text:
        return describe_example(example, self._examples.play(example))

    def draw_example(self, example: Example) -> Sketch:
        return sketch_example(self._art, example, self._examples.play(example))

    def draw_picture(self, picture: Picture) -> Sketch:
        return sketch_picture(self._art, picture.name, picture.width, picture.height)

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
        tiles = self._list_tiles(block.building) if isinstance(block, Tiles) else ()
        return [name_tile(tile) for tile in tiles if not is_direction(tile.variant)]

    def _list_tiles(self, building: Building) -> tuple[Tile, ...]:
        """All tiles of a kind of building, in the order of the catalogue."""
        return tuple(tile for tile in self._catalogue.tiles.values() if tile.building is building)

    def _write_tiles(self, building: Building, anchor: str, sheet: Sheet) -> str:
        tiles = self._list_tiles(building)
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
        picture = sheet.add_image(f"tile/{tile.id}", sketch_tile(self._art, tile, _TILE_SIDE))
        name, set_text = format_rich_text(name_tile(tile)), localize(name_set(tile.tile_set))
        return (
            "<td align='center' valign='top'>"
            f"<p class='picture'>{format_picture_anchor(anchor)}{picture}</p>"
            f"<p class='name'>{name}</p><p class='small'>{html.escape(set_text, quote=False)}<br>"
            f"{html.escape(_describe_source(tile))}</p></td>"
        )

    def _write_parts(self, parts: Parts, anchor: str, sheet: Sheet) -> str:
        tile = self._examples.find_tile(parts.tile)
        picture = sheet.add_image(f"parts/{parts.tile}", sketch_parts(self._art, tile))
        items = "".join(f"<li>{format_rich_text(item)}</li>" for item in parts.items)
        return f"<p class='figure'>{format_picture_anchor(anchor)}{picture}</p><ol>{items}</ol>"


def _describe_source(tile: Tile) -> str:
    """The source of a tile's cost, in words."""
    match tile.sources.get("cost"):
        case FactSource.RULEBOOK:
            return QCoreApplication.translate("RuleBook", "cost as printed")
        case FactSource.OWNER:
            return QCoreApplication.translate("RuleBook", "cost from your catalogue")
        case _:
            return QCoreApplication.translate("RuleBook", "cost reconstructed")
