"""The rule book of Bunny Kingdom, with pictures of all cards and examples on its map."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.games.bunny_kingdom.book.sketch import (
    sketch_board,
    sketch_card,
    sketch_example,
    sketch_picture,
)
from twoheirs_qt.games.bunny_kingdom.codec.catalogue import load_program_catalogue
from twoheirs_qt.games.bunny_kingdom.prose import examples
from twoheirs_qt.games.bunny_kingdom.prose.blocks import BoardPicture, CardPictures, MapView
from twoheirs_qt.games.bunny_kingdom.prose.measures import PlayedActions
from twoheirs_qt.games.bunny_kingdom.prose.mini_map import describe_map, make_mini_map
from twoheirs_qt.games.bunny_kingdom.prose.rule_book import BOOK
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import Card, Kind
from twoheirs_qt.games.bunny_kingdom.words.names import name_card
from twoheirs_qt.tabletop.book.game_book import GameBook, Sheet
from twoheirs_qt.tabletop.book.markup import format_picture_anchor
from twoheirs_qt.tabletop.book.sketch import Sketch, pair_sketches
from twoheirs_qt.tabletop.prose.book_model import Example, GameBlock, Picture
from twoheirs_qt.tabletop.text.text import Text, join_whole_sentences, translate

#: The title of the rule book of Bunny Kingdom, on its window and on paper.
_TITLE: Final = translate("Bunny book", "Rules of Bunny Kingdom")
_BOARD_WIDTH: Final = 600.0
_CARD_WIDTH: Final = 118.0
_LARGE_CARD_WIDTH: Final = 168.0
"""The width of a card that stands alone."""


class BunnyBook(GameBook):
    """The rule book; everything in it is drawn and counted with the program's own catalogue."""

    cards = ("start/round", "box/resources")
    synonyms = "games/bunny_kingdom/search"

    def __init__(self) -> None:
        super().__init__(BOOK, _TITLE)
        self._catalogue = load_program_catalogue()
        self._cards = {card.id: card for card in self._catalogue.cards_by_number}
        self._played_examples: dict[str, PlayedActions] = {}

    def _play(self, example: Example) -> PlayedActions:
        """Play an example once."""
        if example.id not in self._played_examples:
            self._played_examples[example.id] = examples.play_example(example)
        return self._played_examples[example.id]

    def make_caption(self, example: Example) -> Text:
        return examples.make_caption(example, self._play(example))

    def describe(self, example: Example) -> Text:
        played = self._play(example)
        view: MapView = example.view
        after = make_mini_map(played.after, view)
        if not view.shows_state_before:
            return describe_map(after)
        before = make_mini_map(played.before, view)
        return join_whole_sentences([describe_map(before, number=1), describe_map(after, number=2)])

    def draw_example(self, example: Example) -> Sketch:
        played = self._play(example)
        view: MapView = example.view
        after = sketch_example(played.after.table, view)
        if not view.shows_state_before:
            return after
        return pair_sketches(sketch_example(played.before.table, view), after)

    def draw_picture(self, picture: Picture) -> Sketch:
        return sketch_picture(picture.name, picture.width, picture.height)

    def write_block(self, block: GameBlock, anchor: str, sheet: Sheet) -> str:
        match block:
            case BoardPicture():
                picture = sheet.add_image("board", sketch_board(self._catalogue, _BOARD_WIDTH))
                return f"<p class='figure'>{format_picture_anchor(anchor)}{picture}</p>"
            case CardPictures(cards):
                width = _LARGE_CARD_WIDTH if len(cards) == 1 else _CARD_WIDTH
                images = [self._write_card(self._cards[card], width, sheet) for card in cards]
                return f"<p class='figure'>{format_picture_anchor(anchor)}{' '.join(images)}</p>"
            case _:
                raise TypeError(f"the book has no picture of {block}")

    def list_names(self, block: GameBlock) -> list[Text]:
        if not isinstance(block, CardPictures):
            return []
        cards = [self._cards[card] for card in block.cards]
        return [name_card(card.id) for card in cards if card.kind is not Kind.TERRITORY]

    def _write_card(self, card: Card, width: float, sheet: Sheet) -> str:
        """The tag of the picture of a card."""
        sketch = sketch_card(self._catalogue, card, width)
        return sheet.add_image(f"card/{card.id}/{width:.0f}", sketch)
