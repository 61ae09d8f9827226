"""A page of the rule book as rich text with pictures."""

from __future__ import annotations

import html
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from twoheirs_qt.games.two_heirs.book.examples import Examples, description
from twoheirs_qt.games.two_heirs.book.sketch import (
    Sketch,
    example_sketch,
    ornament_sketch,
    parts_sketch,
    picture_sketch,
    tile_sketch,
)
from twoheirs_qt.games.two_heirs.drawing.art import Art
from twoheirs_qt.games.two_heirs.prose.blocks import Parts, Tiles
from twoheirs_qt.games.two_heirs.rules import Building, Catalogue, Tile
from twoheirs_qt.games.two_heirs.rules.components import Source as FactSource
from twoheirs_qt.games.two_heirs.words.names import is_direction, set_name, tile_name
from twoheirs_qt.tabletop.drawing.theme import Theme
from twoheirs_qt.tabletop.prose.book_model import (
    Block,
    Book,
    Bullets,
    Entry,
    Example,
    Page,
    Paragraph,
    Picture,
    RulingBox,
    Section,
    Table,
    list_texts,
)
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.search import Entry as SearchEntry
from twoheirs_qt.tabletop.text.text import Arg, Text

_TAG: Final = re.compile(r"<[^<>]*>")
_BOLD: Final = re.compile(r"<b>(.*?)</b>")


def rich_text(text: Text) -> str:
    """Format `text` as rich text: its own tags stay, arguments are escaped."""
    return localize(text.fill(**{name: _escape(value) for name, value in text.args}))


def _escape(value: Arg) -> Arg:
    if isinstance(value, Text):
        return html.escape(localize(value), quote=False)
    return html.escape(value, quote=False) if isinstance(value, str) else value


def plain_text(text: Text) -> str:
    """`text` without tags and entities."""
    return html.unescape(_TAG.sub("", rich_text(text)))


def bold_texts(text: Text) -> list[str]:
    """Return the bold parts of `text`, without tags and entities."""
    return [html.unescape(_TAG.sub("", bold)) for bold in _BOLD.findall(rich_text(text))]


class Source(NamedTuple):
    """`catalogue` holds the tiles in play; `facts` fill placeholders that no example fills."""

    book: Book
    examples: Examples
    catalogue: Catalogue
    art: Art
    facts: Mapping[str, str]

    def fill_facts(self, text: Text) -> Text:
        """Fill the placeholders of `text` that are in `facts`."""
        used = {name: fact for name, fact in self.facts.items() if f"{{{name}}}" in text.source}
        return text.fill(**used) if used else text

    def tiles(self, building: Building) -> tuple[Tile, ...]:
        """All tiles of a kind of building, in the order of the catalogue."""
        return tuple(tile for tile in self.catalogue.tiles.values() if tile.building is building)

    def entries(self) -> list[SearchEntry]:
        """Make search entries of all sections, in the order of the book."""
        return [
            self._entry(section, plain_text(chapter.title))
            for chapter in self.book.chapters
            for section in chapter.sections
        ]

    def _entry(self, section: Section, chapter: str) -> SearchEntry:
        texts = [self._texts(block) for block in section.blocks]
        strong = [
            bold for block_texts in texts for text in block_texts for bold in bold_texts(text)
        ]
        for block, block_texts in zip(section.blocks, texts, strict=True):
            if isinstance(block, Table):  # it describes the things in its first column
                strong += [plain_text(row[0]) for row in block.rows if isinstance(row[0], Text)]
            elif isinstance(block, Tiles):  # the names under their pictures make no excerpt
                # A search for "row" or "orthogonal" is not one for a building.
                tiles = self.tiles(block.building)
                names = [tile_name(tile) for tile in tiles if not is_direction(tile.variant)]
                strong += map(plain_text, dict.fromkeys(names))
                block_texts.clear()
        plain = tuple(map(_join_texts, section.blocks, texts))
        return SearchEntry(plain_text(section.title), plain, "\n".join(strong), chapter)

    def _texts(self, block: Block) -> list[Text]:
        """All texts of a block."""
        match block:
            case Example():
                return [self.examples.caption(block)]
            case RulingBox(number):
                ruling = self.book.ruling(number)
                return [ruling.title, ruling.question, ruling.answer]
            case Tiles(building):
                return list(dict.fromkeys(tile_name(tile) for tile in self.tiles(building)))
            case _:
                return [self.fill_facts(text) for text in list_texts(block)]


def _join_texts(block: Block, texts: list[Text]) -> str:
    """Join all texts of a block; the title of a ruling has no full stop of its own."""
    words = [plain_text(text) for text in texts]
    if isinstance(block, RulingBox):
        words[0] += ":"
    return " ".join(words)


def place_name(section: Section, paragraph: int) -> str:
    """The anchor of a paragraph: 0 is the heading of the section, blocks count from 1."""
    return f"{section.id}#{paragraph}" if paragraph else section.id


def section_of(place: str) -> str:
    """The section of a paragraph with this anchor."""
    return place.split("#")[0]


_TILE_SIDE: Final = 92.0
_TILES_A_ROW: Final = 3
_ORNAMENT_WIDTH: Final = 640.0
_PAGE_PADDING, _CARD_PADDING = 7.0, 3.0
"""The padding of table cells, on pages and on cards."""


@dataclass(slots=True)
class PageText:
    """A page to show: `html`, and its pictures by their addresses in it."""

    html: str
    sketches: dict[str, Sketch] = field(default_factory=dict)


class PageWriter:
    """Writes pages at `scale` times the normal size of text and pictures.

    `described`: below each picture there is a description, for screen readers.
    """

    def __init__(self, source: Source, theme: Theme, scale: float, *, described: bool) -> None:
        self._source = source
        self._theme = theme
        self._scale = scale
        self._room, self._pad = 0.0, _PAGE_PADDING
        self._described = described
        self._sketches: dict[str, Sketch] = {}

    def write(self, page: Page, room: float) -> PageText:
        """Write a page as rich text; pictures wider than `room` pixels are drawn smaller."""
        self._room, self._sketches, self._pad = room, {}, _PAGE_PADDING
        parts = [self._head(page)]
        parts += [self._section(page, section) for section in page.sections]
        return self._page_text(parts)

    def write_section(self, section: Section, room: float) -> PageText:
        """Write one section below its heading, for a card."""
        self._room, self._sketches, self._pad = room, {}, _CARD_PADDING
        blocks = [self._block(block, "", section) for block in section.blocks]
        return self._page_text([f"<h2 class='top'>{rich_text(section.title)}</h2>", *blocks])

    def _page_text(self, parts: list[str]) -> PageText:
        body = "\n".join(parts)
        text = f"<html><head><style>{self._style()}</style></head><body>{body}</body></html>"
        return PageText(text, self._sketches)

    # -- headings --------------------------------------------------------------------------------

    def _head(self, page: Page) -> str:
        chapter = rich_text(page.chapter.title)
        ornament = self._image("ornament", ornament_sketch(_ORNAMENT_WIDTH))
        if page.chapter.paged:
            section = page.sections[0]
            name = place_name(section, 0)
            return (
                f"<p class='chapter'>{chapter}</p>"
                f"<h1><a name='{name}'></a>{rich_text(section.title)}</h1><p>{ornament}</p>"
            )
        return f"<h1>{chapter}</h1><p>{ornament}</p>"

    def _section(self, page: Page, section: Section) -> str:
        parts = []
        if not page.chapter.paged:
            name = place_name(section, 0)
            parts.append(f"<h2><a name='{name}'></a>{rich_text(section.title)}</h2>")
        for number, block in enumerate(section.blocks, 1):
            anchor = f"<a name='{place_name(section, number)}'></a>"
            parts.append(self._block(block, anchor, section))
        return "\n".join(parts)

    # -- blocks ----------------------------------------------------------------------------------

    def _block(self, block: Block, anchor: str, section: Section) -> str:
        match block:
            case Paragraph(text, lead):
                style = " class='lead'" if lead else ""
                return f"<p{style}>{anchor}{rich_text(self._source.fill_facts(text))}</p>"
            case Bullets(items, numbered):
                return self._bullets(items, numbered, anchor)
            case Table():
                return self._table(block, anchor)
            case Tiles(building):
                return self._tiles(building, anchor)
            case Parts():
                return self._parts(block, anchor)
            case RulingBox(number):
                return self._ruling(number, anchor, section)
            case Example():
                return self._example(block, anchor)
            case _:
                raise TypeError(f"the book has no picture of {block}")

    def _bullets(self, items: tuple[Entry, ...], numbered: bool, anchor: str) -> str:
        tag = "ol" if numbered else "ul"
        lines = "</li><li>".join(self._entry(item) for item in items)
        return f"<{tag}><li>{anchor}{lines}</li></{tag}>"

    def _entry(self, entry: Entry) -> str:
        if isinstance(entry, Picture):
            sketch = picture_sketch(entry.name, entry.width, entry.height)
            picture = self._image(f"picture/{entry.name}/{entry.width}", sketch)
            return f"<p class='picture'>{picture}</p>"
        return rich_text(self._source.fill_facts(entry))

    def _table(self, table: Table, anchor: str) -> str:
        head = "<th align='left'>"
        heads = f"</th>{head}".join(rich_text(heading) for heading in table.heads)
        rows = [f"<tr>{head}{anchor}{heads}</th></tr>"]
        for row in table.rows:
            cells = "".join(f"<td valign='middle'>{self._entry(entry)}</td>" for entry in row)
            rows.append(f"<tr>{cells}</tr>")
        pad = round(self._pad * self._scale)
        return (
            f"<table class='facts' width='99%' cellspacing='0' cellpadding='{pad}'>"
            f"{''.join(rows)}</table><p class='gap'></p>"
        )

    def _tiles(self, building: Building, anchor: str) -> str:
        tiles = self._source.tiles(building)
        rows = []
        for first in range(0, len(tiles), _TILES_A_ROW):
            cells = "".join(
                self._tile(tile, anchor if first + number == 0 else "")
                for number, tile in enumerate(tiles[first : first + _TILES_A_ROW])
            )
            rows.append(f"<tr>{cells}</tr>")
        pad = round(6 * self._scale)
        return f"<table cellspacing='0' cellpadding='{pad}'>{''.join(rows)}</table>"

    def _tile(self, tile: Tile, anchor: str) -> str:
        picture = self._image(f"tile/{tile.id}", tile_sketch(tile, _TILE_SIDE))
        name, in_set = rich_text(tile_name(tile)), localize(set_name(tile.tile_set))
        return (
            f"<td align='center' valign='top'><p class='picture'>{_anchor(anchor)}{picture}</p>"
            f"<p class='name'>{name}</p><p class='small'>{html.escape(in_set, quote=False)}<br>"
            f"{html.escape(_describe_source(tile))}</p></td>"
        )

    def _parts(self, parts: Parts, anchor: str) -> str:
        tile = self._source.examples.tile(parts.tile)
        picture = self._image(f"parts/{parts.tile}", parts_sketch(tile))
        items = "".join(f"<li>{rich_text(item)}</li>" for item in parts.items)
        return f"<p class='figure'>{_anchor(anchor)}{picture}</p><ol>{items}</ol>"

    def _ruling(self, number: str, anchor: str, section: Section) -> str:
        ruling = self._source.book.ruling(number)
        kind = QCoreApplication.translate("RuleBook", "Ruling of this program")
        heading = ""
        if section.id != ruling.section:
            link = f"<a href='{ruling.section}'>{ruling.number}</a>"
            heading = f"<p class='title'>{link} · {rich_text(ruling.title)}</p>"
        theme, scale = self._theme, self._scale
        pad = f"padding: {round(9 * scale)}px {round(14 * scale)}px;"
        return (
            "<table width='99%' cellspacing='0' cellpadding='0'><tr>"
            f"<td width='{round(5 * scale)}' bgcolor='{theme.gold_deep}'></td>"
            f"<td bgcolor='{theme.parchment_dim}' style='{pad}'>"
            f"<p class='mark'>{anchor}{html.escape(kind, quote=False)}</p>{heading}"
            f"<p class='question'>{rich_text(ruling.question)}</p>"
            f"<p class='last'>{rich_text(ruling.answer)}</p></td></tr></table><p class='gap'></p>"
        )

    def _example(self, example: Example, anchor: str) -> str:
        played = self._source.examples.play(example)
        picture = self._image(f"example/{example.id}", example_sketch(example, played))
        described = ""
        if self._described:
            text = html.escape(plain_text(description(example, played)))
            described = f"<p class='description'>{text}</p>"
        caption = rich_text(self._source.examples.caption(example))
        return (
            f"<p class='figure'>{_anchor(anchor)}{picture}</p>{described}"
            f"<p class='caption'>{caption}</p>"
        )

    def _image(self, address: str, sketch: Sketch) -> str:
        self._sketches[address] = sketch
        scale = fit_scale(sketch, self._scale, self._room)
        width, height = round(sketch.width * scale), round(sketch.height * scale)
        return f"<img src='{address}' width='{width}' height='{height}' align='middle'>"

    # -- style -----------------------------------------------------------------------------------

    def _style(self) -> str:
        """The style sheet of a page, with scaled lengths in pixels."""
        theme, scale = self._theme, self._scale

        def px(length: float) -> str:
            return f"{max(1, round(length * scale))}px"

        return f"""
            body {{ color: {theme.ink}; font-size: {px(15)}; }}
            p, li, td, th {{ line-height: {138 if self._pad == _PAGE_PADDING else 112}%; }}
            p {{ margin: 0 0 {px(10)} 0; }}
            p.lead {{ font-size: {px(17)}; font-weight: bold; margin-top: {px(8)}; }}
            p.chapter {{ color: {theme.muted}; font-size: {px(13)}; margin: 0; }}
            p.gap {{ margin: 0; font-size: {px(9)}; line-height: 100%; }}
            p.figure {{ margin: {px(10)} 0 {px(6)} 0; text-align: center; line-height: 100%; }}
            p.caption {{ margin: 0 {px(26)} {px(18)} {px(26)}; color: {theme.ink};
                         font-size: {px(14)}; font-style: italic; }}
            p.description {{ margin: 0 {px(26)} {px(6)} {px(26)}; color: {theme.muted};
                      font-size: {px(13)}; }}
            p.mark {{ color: {theme.muted}; font-size: {px(12)}; margin: 0; }}
            p.title {{ font-weight: bold; margin: 0 0 {px(5)} 0; }}
            p.question {{ font-style: italic; margin: 0 0 {px(5)} 0; }}
            p.last {{ margin: 0; }}
            h1 {{ font-size: {px(27)}; margin: 0 0 {px(2)} 0; }}
            h2 {{ font-size: {px(20)}; margin: {px(20)} 0 {px(8)} 0; }}
            h2.top {{ margin-top: 0; }}
            li {{ margin-bottom: {px(5)}; }}
            ul, ol {{ margin: 0 0 {px(10)} 0; }}
            a {{ color: {theme.blue if not theme.dark else theme.gold_deep}; }}
            th {{ color: {theme.muted}; font-size: {px(13)};
                  border-bottom: 2px solid {theme.rule}; }}
            table.facts {{ border-collapse: collapse; }}
            table.facts td {{ border-bottom: 1px solid {theme.rule}; }}
            p.picture {{ line-height: 100%; margin: 0; }}
            p.name {{ font-weight: bold; margin: 0; }}
            p.small {{ font-size: {px(12)}; color: {theme.muted}; margin: 0; line-height: 120%; }}
        """


def _anchor(anchor: str) -> str:
    """An anchor before a picture, which needs a character without width."""
    return anchor.replace("></a>", ">&#8203;</a>")


def fit_scale(sketch: Sketch, scale: float, room: float) -> float:
    """The largest scale, up to `scale`, at which the picture is not wider than `room`."""
    return min(scale, max(room, 40.0) / sketch.width)


def _describe_source(tile: Tile) -> str:
    """The source of a tile's cost, in words."""
    match tile.sources.get("cost"):
        case FactSource.RULEBOOK:
            return QCoreApplication.translate("RuleBook", "cost as printed")
        case FactSource.OWNER:
            return QCoreApplication.translate("RuleBook", "cost from your catalogue")
        case _:
            return QCoreApplication.translate("RuleBook", "cost reconstructed")


def title_of(page: Page) -> str:
    """The title of a page."""
    return localize(page.sections[0].title if page.chapter.paged else page.chapter.title)
