"""A page of the rule book as rich text with pictures."""

from __future__ import annotations

import html
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QCoreApplication

from twoheirs_qt.tabletop.book.game_book import GameBook
from twoheirs_qt.tabletop.book.markup import (
    format_picture_anchor,
    format_plain_text,
    format_rich_text,
)
from twoheirs_qt.tabletop.book.sketch import Sketch, fit_scale, sketch_ornament
from twoheirs_qt.tabletop.drawing.theme import Theme
from twoheirs_qt.tabletop.prose.book_model import (
    Block,
    Bullets,
    Entry,
    Example,
    GameBlock,
    Page,
    Paragraph,
    Picture,
    RulingBox,
    Section,
    Table,
)
from twoheirs_qt.tabletop.text.language import localize


def format_anchor(section: Section, paragraph: int) -> str:
    """The anchor of a paragraph: 0 is the heading of the section, blocks count from 1."""
    return f"{section.id}#{paragraph}" if paragraph else section.id


def find_section(anchor: str) -> str:
    """The section of a paragraph with this anchor."""
    return anchor.split("#")[0]


_ORNAMENT_WIDTH: Final = 640.0
_PAGE_PADDING, _CARD_PADDING = 7.0, 3.0
"""The padding of table cells, on pages and on cards."""


@dataclass(slots=True)
class PageText:
    """A page to be shown: its `html`, and its pictures by their addresses there."""

    html: str
    sketches: dict[str, Sketch] = field(default_factory=dict)


class PageWriter:
    """Writes pages at `scale` times the normal size of text and pictures.

    `has_descriptions`: below each picture there is a description, for screen readers.
    """

    def __init__(
        self, source: GameBook, theme: Theme, scale: float, *, has_descriptions: bool
    ) -> None:
        self._source = source
        self._theme = theme
        self.scale = scale
        self._max_picture_width, self._cell_padding = 0.0, _PAGE_PADDING
        self._has_descriptions = has_descriptions
        self._sketches: dict[str, Sketch] = {}

    def write(self, page: Page, room: float) -> PageText:
        """Write a page as rich text; pictures wider than `room` pixels are drawn smaller."""
        self._max_picture_width, self._sketches, self._cell_padding = room, {}, _PAGE_PADDING
        parts = [self._format_heading(page)]
        parts += [self._format_section(page, section) for section in page.sections]
        return self._make_page_text(parts)

    def write_section(self, section: Section, room: float) -> PageText:
        """Write one section below its heading, for a card."""
        self._max_picture_width, self._sketches, self._cell_padding = room, {}, _CARD_PADDING
        blocks = [self._format_block(block, "", section) for block in section.blocks]
        return self._make_page_text(
            [f"<h2 class='top'>{format_rich_text(section.title)}</h2>", *blocks]
        )

    def _make_page_text(self, parts: list[str]) -> PageText:
        body = "\n".join(parts)
        text = f"<html><head><style>{self._format_style()}</style></head><body>{body}</body></html>"
        return PageText(text, self._sketches)

    # -- headings --------------------------------------------------------------------------------

    def _format_heading(self, page: Page) -> str:
        chapter = format_rich_text(page.chapter.title)
        ornament = self.add_image("ornament", sketch_ornament(_ORNAMENT_WIDTH))
        if page.chapter.paged:
            section = page.sections[0]
            anchor = format_anchor(section, 0)
            return (
                f"<p class='chapter'>{chapter}</p>"
                f"<h1><a name='{anchor}'></a>{format_rich_text(section.title)}</h1>"
                f"<p>{ornament}</p>"
            )
        return f"<h1>{chapter}</h1><p>{ornament}</p>"

    def _format_section(self, page: Page, section: Section) -> str:
        parts = []
        if not page.chapter.paged:
            section_anchor = format_anchor(section, 0)
            parts.append(
                f"<h2><a name='{section_anchor}'></a>{format_rich_text(section.title)}</h2>"
            )
        for number, block in enumerate(section.blocks, 1):
            anchor = f"<a name='{format_anchor(section, number)}'></a>"
            parts.append(self._format_block(block, anchor, section))
        return "\n".join(parts)

    # -- blocks ----------------------------------------------------------------------------------

    def _format_block(self, block: Block, anchor: str, section: Section) -> str:
        match block:
            case Paragraph(text, lead):
                style = " class='lead'" if lead else ""
                return f"<p{style}>{anchor}{format_rich_text(self._source.fill_facts(text))}</p>"
            case Bullets(items, numbered):
                return self._format_bullets(items, numbered, anchor)
            case Table():
                return self._format_table(block, anchor)
            case RulingBox(number):
                return self._format_ruling(number, anchor, section)
            case Example():
                return self._format_example(block, anchor)
            case GameBlock():
                return self._source.write_block(block, anchor, self)

    def _format_bullets(self, items: tuple[Entry, ...], numbered: bool, anchor: str) -> str:
        tag = "ol" if numbered else "ul"
        lines = "</li><li>".join(self._format_entry(item) for item in items)
        return f"<{tag}><li>{anchor}{lines}</li></{tag}>"

    def _format_entry(self, entry: Entry) -> str:
        if isinstance(entry, Picture):
            sketch = self._source.draw_picture(entry)
            picture = self.add_image(f"picture/{entry.name}/{entry.width}", sketch)
            return f"<p class='picture'>{picture}</p>"
        return format_rich_text(self._source.fill_facts(entry))

    def _format_table(self, table: Table, anchor: str) -> str:
        head = "<th align='left'>"
        heads = f"</th>{head}".join(format_rich_text(heading) for heading in table.heads)
        rows = [f"<tr>{head}{anchor}{heads}</th></tr>"]
        for row in table.rows:
            cells = "".join(
                f"<td valign='middle'>{self._format_entry(entry)}</td>" for entry in row
            )
            rows.append(f"<tr>{cells}</tr>")
        pad = round(self._cell_padding * self.scale)
        return (
            f"<table class='facts' width='99%' cellspacing='0' cellpadding='{pad}'>"
            f"{''.join(rows)}</table><p class='gap'></p>"
        )

    def _format_ruling(self, number: str, anchor: str, section: Section) -> str:
        ruling = self._source.book.find_ruling(number)
        kind = QCoreApplication.translate("RuleBook", "Ruling of this program")
        heading = ""
        if section.id != ruling.section:
            link = f"<a href='{ruling.section}'>{ruling.number}</a>"
            heading = f"<p class='title'>{link} · {format_rich_text(ruling.title)}</p>"
        theme, scale = self._theme, self.scale
        pad = f"padding: {round(9 * scale)}px {round(14 * scale)}px;"
        return (
            "<table width='99%' cellspacing='0' cellpadding='0'><tr>"
            f"<td width='{round(5 * scale)}' bgcolor='{theme.gold_deep}'></td>"
            f"<td bgcolor='{theme.parchment_dim}' style='{pad}'>"
            f"<p class='mark'>{anchor}{html.escape(kind, quote=False)}</p>{heading}"
            f"<p class='question'>{format_rich_text(ruling.question)}</p>"
            f"<p class='last'>{format_rich_text(ruling.answer)}</p></td></tr></table>"
            "<p class='gap'></p>"
        )

    def _format_example(self, example: Example, anchor: str) -> str:
        picture = self.add_image(f"example/{example.id}", self._source.draw_example(example))
        description = ""
        if self._has_descriptions:
            words = html.escape(format_plain_text(self._source.describe(example)))
            description = f"<p class='description'>{words}</p>"
        caption = format_rich_text(self._source.make_caption(example))
        return (
            f"<p class='figure'>{format_picture_anchor(anchor)}{picture}</p>{description}"
            f"<p class='caption'>{caption}</p>"
        )

    def add_image(self, address: str, sketch: Sketch) -> str:
        """Return the tag of a picture that is no wider than the page has room."""
        self._sketches[address] = sketch
        scale = fit_scale(sketch, self.scale, self._max_picture_width)
        width, height = round(sketch.width * scale), round(sketch.height * scale)
        return f"<img src='{address}' width='{width}' height='{height}' align='middle'>"

    # -- style -----------------------------------------------------------------------------------

    def _format_style(self) -> str:
        """The style sheet of a page, with scaled lengths in pixels."""
        theme, scale = self._theme, self.scale

        def px(length: float) -> str:
            return f"{max(1, round(length * scale))}px"

        return f"""
            body {{ color: {theme.ink}; font-size: {px(15)}; }}
            p, li, td, th {{ line-height: {138 if self._cell_padding == _PAGE_PADDING else 112}%; }}
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
                  border-bottom: 2px solid {theme.line}; }}
            table.facts {{ border-collapse: collapse; }}
            table.facts td {{ border-bottom: 1px solid {theme.line}; }}
            p.picture {{ line-height: 100%; margin: 0; }}
            p.name {{ font-weight: bold; margin: 0; }}
            p.small {{ font-size: {px(12)}; color: {theme.muted}; margin: 0; line-height: 120%; }}
        """


def format_title(page: Page) -> str:
    """The title of a page."""
    return localize(page.sections[0].title if page.chapter.paged else page.chapter.title)
