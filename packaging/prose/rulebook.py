"""Read a rule book: a file of its folder is a chapter, `contents.md` their order."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path

from prose.game_prose import GameProse
from prose.markdown import PLACEHOLDER, Block, ProseFault, make_text, read_blocks, read_contents
from twoheirs_qt.tabletop.prose import book_model as model
from twoheirs_qt.tabletop.prose.book_model import (
    Book,
    Bullets,
    Chapter,
    Entry,
    Example,
    Paragraph,
    Picture,
    Ruling,
    RulingBox,
    Section,
    Table,
)
from twoheirs_qt.tabletop.text.text import Text, make_untranslated_text

_RESOURCES = Path(__file__).resolve().parents[2] / "resources"

_SECTION_ID = re.compile(r"#([a-z]+/[\w-]+)")
_LINK = re.compile(r"<a href='([^'{]*)'>")
_PICTURE = re.compile(r"!\[\]\(([\w/-]+) =(\d+)x(\d+)\)")
_LITERAL = re.compile(r"`([^`]+)`")
_NAME = re.compile(r"\{(\w+) ([^{}]+)\}")


def read_book(folder: Path, game: GameProse) -> Book:
    """Read the rule book of a game in a folder; ProseFault if it is wrong."""
    reader = Reader(folder, game)
    chapters = tuple(reader.read_chapter(name) for name in read_contents(folder))
    reader.check_links()
    return Book(chapters, tuple(reader.rulings), reader.points)


class Reader:
    """Reads the chapters in order, and keeps the parts that later ones refer to."""

    def __init__(self, folder: Path, game: GameProse) -> None:
        self._folder = folder
        self._game = game
        self._context = self._cited = ""
        self._sections: set[str] = set()
        self._links: list[tuple[str, Block]] = []
        self._examples: dict[str, Example] = {}
        self._notes: dict[str, Text] = {}
        self.rulings: list[Ruling] = []
        self.points: dict[tuple[str, str], Text] = {}
        """The points of a thing, by the id of its section and its variant, or an empty one."""

    def check_links(self) -> None:
        """Raise ProseFault for a link to a section, or a ruling, that does not exist."""
        for link, block in self._links:
            if link not in self._sections:
                raise ProseFault(f"{block.place}: there is no section “{link}”")

    def read_chapter(self, name: str) -> Chapter:
        head, *other_blocks = read_blocks(self._folder / f"{name}.md")
        self._context = f"{self._game.context_prefix}Rule book {name}"
        with head.locate_errors():
            if head.kind != "#" or (other_blocks and other_blocks[0].kind != "##"):
                raise ValueError("a chapter begins with its title and the title of a section")
            title = make_text(head.words, self._context)
        starts = [number for number, block in enumerate(other_blocks) if block.kind == "##"]
        parts = [other_blocks[start:end] for start, end in pairwise([*starts, len(other_blocks)])]
        for part in parts:
            self._read_points(part, title.comment)
        sections = tuple(self._parse_section(part, title.comment) for part in parts)
        return Chapter(name, title, sections, head.argument == ".paged")

    def _read_points(self, part: list[Block], cited: str) -> None:
        """Read the points of things first, since an overview before them needs them."""
        with part[0].locate_errors():
            self._cited = make_text(part[0].words, self._context, cited).comment
        for block in part:
            if block.kind == "points":
                with block.locate_errors():
                    key = (part[0].argument.removeprefix("#"), block.argument)
                    self.points[key] = self._read_text(block)

    def _parse_section(self, part: list[Block], cited: str) -> Section:
        head, *other_blocks = part
        with head.locate_errors():
            title = make_text(head.words, self._context, cited)
            self._cited = title.comment
            match = _SECTION_ID.fullmatch(head.argument)
            if match is None or match[1] in self._sections:
                raise ValueError(f"“{head.argument}” is no id of a section, or another one has it")
            section_id = match[1]
            self._sections.add(section_id)
            if section_id.startswith("ruling/"):
                number = section_id.removeprefix("ruling/")
                if number[1:].isdigit():
                    return self._parse_ruling(number, title, other_blocks)
            title = self._game.choose_title(section_id, title)
            before, after = self._game.list_blocks_around(section_id)
        content: list[model.Block] = []
        for block in other_blocks:
            with block.locate_errors():
                converted = self._read_block(block, section_id)
                if block.kind != "example":
                    block.check_options()
                if converted is not None:
                    content.append(converted)
        return Section(section_id, title, (*before, *content, *after))

    def _parse_ruling(self, number: str, title: Text, other_blocks: list[Block]) -> Section:
        if [block.kind for block in other_blocks] != ["paragraph", "paragraph"]:
            raise ValueError("a ruling is a paragraph that asks, and one that answers")
        question, answer = (self._read_text(block) for block in other_blocks)
        ruling = Ruling(number, title, question, answer)
        self.rulings.append(ruling)
        return Section(ruling.section, ruling.heading, (RulingBox(number),))

    def _read_block(self, block: Block, section_id: str) -> model.Block | None:
        match block.kind:
            case "paragraph" | "lead":
                return Paragraph(self._read_text(block), lead=block.kind == "lead")
            case "points" if block.argument:
                return None  # points of a variant are only shown with the thing itself
            case "points":
                return Paragraph(self.points[section_id, ""], lead=True)
            case "note":
                return Paragraph(self._find_note(block))
            case "bullets" | "numbers":
                return Bullets(self.read_items(block), numbered=block.kind == "numbers")
            case "table":
                return self.read_table(block)
            case "ruling":
                self._links.append((f"ruling/{block.argument}", block))
                return RulingBox(block.argument)
            case "example":
                return self._parse_example(block)
            case _:
                return self._game.read_block(block, self, section_id)

    # -- texts -----------------------------------------------------------------------------------

    def _read_text(self, block: Block) -> Text:
        return self._convert(block.words, block)

    def read_items(self, block: Block) -> tuple[Text, ...]:
        """Read the items of a list."""
        return tuple(self._convert(item, block) for (item,) in block.rows)

    def _convert(self, words: str, block: Block, known_values: Iterable[str] | None = None) -> Text:
        text = make_text(words, self._context, self._cited)
        self._links += ((link, block) for link in _LINK.findall(text.source))
        placeholders = set(PLACEHOLDER.findall(text.source))
        unknown = placeholders.difference(
            self._game.placeholders if known_values is None else known_values
        )
        if unknown:
            raise ValueError(f"“{min(unknown)}” has no value")
        return text

    def read_table(self, block: Block) -> Table:
        """Read a table."""
        heads, *rows = (
            tuple(self._parse_entry(words, block) for words in row) for row in block.rows
        )
        if any(len(row) != len(heads) for row in rows):
            raise ValueError("the rows of this table differ in length")
        return Table(tuple(head for head in heads if isinstance(head, Text)), tuple(rows))

    def _parse_entry(self, text: str, block: Block) -> Entry:
        if picture := _PICTURE.fullmatch(text):
            if not (_RESOURCES / self._game.folder / f"art/{picture[1]}.svg").is_file():
                raise ValueError(f"there is no picture “{picture[1]}”")
            return Picture(picture[1], int(picture[2]), int(picture[3]))
        if literal := _LITERAL.fullmatch(text):
            return make_untranslated_text(literal[1])
        if (name := _NAME.fullmatch(text)) and name[1] in self._game.name_functions:
            return self._game.name_functions[name[1]](name[2])
        return self._convert(text, block)

    # -- parts that occur in several places ------------------------------------------------------

    def _find_note(self, block: Block) -> Text:
        """Return a note by its name; its text is in the first place where it occurs."""
        if block.rows and block.argument not in self._notes:
            self._notes[block.argument] = self._read_text(block)
        elif block.rows or block.argument not in self._notes:
            raise ValueError(f"the note “{block.argument}” is written twice, or not yet")
        return self._notes[block.argument]

    def _parse_example(self, block: Block) -> Example:
        game = self._game
        block.check_options(*game.example_options, "do", allow_values=True)
        name = block.argument
        if block.rows and name not in self._examples:
            caption = self._convert(block.words, block, block.values)
            unused = block.values.keys() - set(PLACEHOLDER.findall(caption.source))
            if unused:
                raise ValueError(f"its words do not use “{min(unused)}”")
            if not (self._folder / f"{name}.json").is_file():
                raise ValueError(f"its position, {name}.json, is missing")
            values = tuple(
                (key, game.parse_query(question)) for key, question in block.values.items()
            )
            actions = game.parse_actions(block.options["do"]) if "do" in block.options else ()
            view = game.parse_view(block.options)
            self._examples[name] = Example(name, caption, values, view, actions)
        elif block.rows or name not in self._examples:
            raise ValueError(f"the example “{name}” is written twice, or not yet")
        return self._examples[name]
