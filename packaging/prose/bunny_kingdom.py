"""The prose of Bunny Kingdom: its notation, its blocks, its names, and what is checked of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from prose.markdown import Block
from prose.notation import Readers, parse, parse_member
from prose.rulebook import Reader
from twoheirs_qt.games.bunny_kingdom.codec.catalogue import read_trusted_catalogue
from twoheirs_qt.games.bunny_kingdom.prose.blocks import (
    BoardPicture,
    CardPictures,
    Evidence,
    MapView,
    judge_evidence,
)
from twoheirs_qt.games.bunny_kingdom.prose.lessons import (
    BeforeYou,
    Gesture,
    InHand,
    OnTerritory,
    Part,
    Spot,
)
from twoheirs_qt.games.bunny_kingdom.prose.measures import MEASURES
from twoheirs_qt.games.bunny_kingdom.prose.sections import (
    find_section,
    find_section_for_phase,
    find_section_for_reason,
)
from twoheirs_qt.games.bunny_kingdom.rules.actions import Action, Build, Copy, Draft, Pass, Trade
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import (
    PRODUCTS,
    TERRITORY_INDEXES,
    Card,
    Catalogue,
    Resource,
    Seat,
    Terrain,
)
from twoheirs_qt.games.bunny_kingdom.rules.reasons import Reason, Why
from twoheirs_qt.games.bunny_kingdom.rules.state import Phase
from twoheirs_qt.games.bunny_kingdom.words.cards import explain_card, name_terrain
from twoheirs_qt.games.bunny_kingdom.words.names import name_card, name_resource
from twoheirs_qt.tabletop.prose import book_model as model
from twoheirs_qt.tabletop.prose.book_model import Book, Measure, Paragraph, RulingBox, Table
from twoheirs_qt.tabletop.prose.course_model import Course
from twoheirs_qt.tabletop.text.text import Text, make_untranslated_text

_CATALOGUE = (
    Path(__file__).resolve().parents[2] / "resources" / "games" / "bunny_kingdom" / "catalogue.json"
)

_SAMPLE_CARDS: Final = ("C5", "A3", "D7", "H9", "B6", "G5")
"""The cards of six territories, one of each terrain."""

_RULINGS: Final = [f"B{number}" for number in range(1, 32)]

_ACTIONS: Mapping[str, type[Action]] = {
    "draft": Draft,
    "build": Build,
    "pass": Pass,
    "trade": Trade,
    "copy": Copy,
}
_SPOTS: Mapping[str, type[Spot]] = {
    "territory": OnTerritory,
    "hand": InHand,
    "before-you": BeforeYou,
}
_PARTS = {part.name.lower(): part for part in Part}


def _make_text(source: str) -> Text:
    return Text("Bunny Rule book cards", source, comment="rules §1")


_HEADS: Final = (_make_text("Card"), _make_text("What it does"), _make_text("Known from"))
_LAND_HEADS: Final = (_make_text("Terrain"), _make_text("Produces"), _make_text("Territories"))
_NOTHING: Final = _make_text("nothing")
_ORIGINS: Final[Mapping[Evidence, Text]] = {
    Evidence.RULEBOOK: _make_text("the rulebook"),
    Evidence.PARTLY: _make_text("partly the rulebook, partly owners' lists"),
    Evidence.LISTS: _make_text("owners' lists"),
    Evidence.ONE_LIST: _make_text("one owner's list only"),
}
_NOTES: Final[Mapping[Evidence, Text]] = {
    Evidence.RULEBOOK: _make_text("<i>This card is known from the rulebook.</i>"),
    Evidence.PARTLY: _make_text(
        "<i>This card is known <a href='sources/cards'>partly from the rulebook</a>, partly from "
        "owners' lists.</i>"
    ),
    Evidence.LISTS: _make_text(
        "<i>This card is known from <a href='sources/cards'>owners' lists</a> only, not from the "
        "rulebook.</i>"
    ),
    Evidence.ONE_LIST: _make_text(
        "<i>This card is known from <a href='sources/cards'>one owner's list</a> only.</i>"
    ),
}


@cache
def _load_catalogue() -> Catalogue:
    return read_trusted_catalogue(_CATALOGUE)


def _load_cards() -> dict[str, Card]:
    return {card.id: card for card in _load_catalogue().cards}


def parse_card(word: str) -> str:
    """Parse the id of a card; ValueError if there is none."""
    if word not in _load_cards():
        raise ValueError(f"there is no card “{word}”")
    return word


def parse_territory(word: str) -> str:
    """Parse a territory, such as `E4`; ValueError if there is none."""
    if word not in TERRITORY_INDEXES:
        raise ValueError(f"there is no territory “{word}”")
    return word


def _parse_word(word: str) -> str:
    """Parse a card, a territory or a resource of an action."""
    return word if word in list(Resource) else parse_card(word)


_READERS: Readers = {
    "TerritoryName": ("a territory", parse_territory),
    "CardId": ("a card", parse_card),
    "Seat": ("a lord", lambda word: parse_member(Seat, word)),
    "Resource": ("a resource", lambda word: parse_member(Resource, word)),
    "str": ("a card, a territory or a resource", _parse_word),
    "str | None": ("a territory", parse_territory),
    "tuple[str, ...]": ("cards", lambda words: tuple(sorted(map(parse_card, words.split(","))))),
}
"""`draft E4,city-1` plays two cards, `draft E4 city-1` plays one and drops one."""


class BunnyKingdomProse:
    """The part of Bunny Kingdom in the reading of its prose."""

    folder = "games/bunny_kingdom"
    context_prefix = "Bunny "
    placeholders = ()
    example_options = ("first", "last", "focus", "show")
    gesture_type = Gesture
    name_functions: Mapping[str, Callable[[str], Text]] = {
        "terrain": lambda word: name_terrain(Terrain(word)),
        "resource": lambda word: name_resource(Resource(word)),
        "card": lambda word: name_card(parse_card(word)),
    }

    def choose_title(self, section_id: str, written_title: Text) -> Text:
        """The title of the section of a parchment is the name of the card."""
        titled = _load_cards().get(section_id.removeprefix("card/"))
        if titled is None or titled.parchment is None:
            return written_title
        title = name_card(titled.id)
        if title.source != written_title.source:
            raise ValueError(f"the name of the card is “{title.source}”")
        return title

    def list_blocks_around(
        self, section_id: str
    ) -> tuple[tuple[model.Block, ...], tuple[model.Block, ...]]:
        """The sections of cards have their pictures, what they do, and where that is known from."""
        if section_id == "box/board":
            return (), (BoardPicture(),)
        if section_id == "card/territory":
            return (CardPictures(_SAMPLE_CARDS),), (_list_land(),)
        cards = [item for item in _load_cards().values() if find_section(item) == section_id]
        if not cards:
            return (), ()
        pictures = CardPictures(tuple(item.id for item in cards))
        if cards[0].parchment is not None:
            line = Paragraph(explain_card(cards[0]), lead=True)
            return (pictures, line), (Paragraph(_NOTES[judge_evidence(cards[0].source)]),)
        rows = tuple(
            (name_card(item.id), explain_card(item), _ORIGINS[judge_evidence(item.source)])
            for item in cards
        )
        return (pictures,), (Table(_HEADS, rows),)

    def read_block(self, block: Block, reader: Reader, section_id: str) -> model.Block:
        raise ValueError(f"“{block.kind}” is unknown")

    def parse_query(self, text: str) -> Measure:
        function, arguments = parse(MEASURES, text, _READERS)
        return MEASURES.bind(function.__name__.replace("_", "-"), *arguments)

    def parse_actions(self, text: str) -> tuple[Action, ...]:
        calls = (parse(_ACTIONS, action, _READERS, is_whole=False) for action in text.split(";"))
        return tuple(kind(*arguments) for kind, arguments in calls)

    def parse_task(self, text: str) -> tuple[type[Any], tuple[Any, ...]]:
        return parse(_ACTIONS, text, _READERS, is_whole=False)

    def parse_spot(self, text: str) -> object:
        if text in _PARTS:
            return _PARTS[text]
        kind, arguments = parse(_SPOTS, text, _READERS, is_whole=True)
        return kind(*arguments)

    def parse_shown_piece(self, text: str) -> str:
        return parse_card(text)

    def parse_view(self, options: Mapping[str, str]) -> MapView:
        if not {"first", "last"} <= options.keys():
            raise ValueError("an example says the “first” and the “last” territory of its picture")
        shown_parts = set(options.get("show", "").split())
        if unknown := shown_parts - {"before"}:
            raise ValueError(f"“show” knows no “{min(unknown)}”")
        focus = tuple(parse_territory(word) for word in options.get("focus", "").split())
        first, last = parse_territory(options["first"]), parse_territory(options["last"])
        return MapView(first, last, focus, shows_state_before="before" in shown_parts)

    def check(self, book: Book, course: Course, prose_folder: Path) -> None:
        """Check that nothing is missing; where pydantic is installed, play examples and lessons.

        It reads positions. The build of a wheel does without it: its prose has been checked.
        """
        _check_sections(book)
        _check_rulings(book)
        if find_spec("pydantic") is not None:
            from prose.bunny_play import check_examples, check_lessons

            check_examples(book, prose_folder / "rulebook", _load_catalogue())
            check_lessons(course, prose_folder / "tutorial", _load_catalogue())


def _list_land() -> Table:
    """List the territories by terrain."""
    rows = []
    for terrain in Terrain:
        names = [item.at for item in _load_catalogue().territories if item.terrain is terrain]
        product = PRODUCTS.get(terrain)
        produces = _NOTHING if product is None else name_resource(product)
        rows.append((name_terrain(terrain), produces, make_untranslated_text(", ".join(names))))
    return Table(_LAND_HEADS, tuple(rows))


def _check_sections(book: Book) -> None:
    """Every card, reason and phase has a section."""
    sections = {section.id for section in book.list_sections()}
    needed_sections = {find_section(item) for item in _load_cards().values()}
    needed_sections |= {find_section_for_reason(Reason(why)) for why in Why}
    needed_sections |= {find_section_for_phase(phase) for phase in Phase}
    if missing := needed_sections - sections:
        raise ValueError(f"the section “{min(missing)}” is missing")


def _check_rulings(book: Book) -> None:
    """Every ruling has a section, in order, and stands where it matters."""
    numbers = [ruling.number for ruling in book.rulings]
    if numbers != _RULINGS:
        raise ValueError(f"the rulings are {', '.join(numbers)}")
    placed = {
        block.number
        for section in book.list_sections()
        for block in section.blocks
        if isinstance(block, RulingBox) and not section.id.startswith("ruling/")
    }
    if missing := set(_RULINGS) - placed:
        raise ValueError(f"the ruling {min(missing)} stands in no section of the rules")
