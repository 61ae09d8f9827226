"""The subset of Markdown of the rule book and the tutorial.

Empty lines separate headings, paragraphs, lists, tables and directives, such as

    ::: example reach-gap
    :show: reserve
    {reach} = reach white
    Reach of White: {reach}. An *empty* place is [skipped](turn/reach). [rules §3 Reach]

A directive has a name and mostly an argument, then options, then a question to the rules for each
placeholder, then its text: a paragraph, a list or a table. Brackets at the end of a text name a
section of the rules, which translators see as a comment. That of a heading is the default for all
texts below it. `<!-- … -->` is a note for authors.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from twoheirs_qt.tabletop.text.text import Text


class ProseFault(Exception):
    """A text cannot be parsed; the message names it with its file and line."""


@dataclass(frozen=True, slots=True)
class Block:
    """The lines between two empty lines.

    - `kind`: `#` or `##` of a heading, `paragraph`, `bullets`, `numbers`, `table`, or the name of a
      directive
    - `argument`: of a directive, or the text in braces after a heading
    - `rows`: its texts; a row is a paragraph, an item, or the cells of a row of a table
    """

    place: str
    kind: str
    argument: str = ""
    rows: tuple[tuple[str, ...], ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    values: Mapping[str, str] = field(default_factory=dict)

    @property
    def words(self) -> str:
        """Its only text; ValueError if it has none, or several."""
        if len(self.rows) != 1 or len(self.rows[0]) != 1:
            raise ValueError("one paragraph is wanted here")
        return self.rows[0][0]

    def check_options(self, *options: str, allow_values: bool = False) -> None:
        """Raise ValueError for any other option, or for values that are not allowed."""
        if unknown := self.options.keys() - set(options):
            raise ValueError(f"“{self.kind}” takes no “{min(unknown)}”")
        if self.values and not allow_values:
            raise ValueError(f"“{self.kind}” takes no values")

    @contextmanager
    def locate_errors(self) -> Iterator[None]:
        """Raise a ValueError of the block as ProseFault with the place of this block."""
        try:
            yield
        except ValueError as error:
            raise ProseFault(f"{self.place}: {error}") from error


def read_contents(folder: Path, *others: str) -> list[str]:
    """Return the names of a folder's files, except `others`, in the order of its `contents.md`.

    ProseFault for a file that is missing, or not named.
    """
    block, *_ = read_blocks(folder / "contents.md")
    names = [name for (name,) in block.rows]
    with block.locate_errors():
        files = {file.stem for file in folder.glob("*.md")} - {"contents", *others}
        if wrong := files ^ set(names):
            raise ValueError(f"“{min(wrong)}” has no file, or is a file that is not named here")
    return names


_HEADING = re.compile(r"(##?) (.+?)(?: \{([^{}]*)\})?")
_OPTION = re.compile(r":([a-z]+): (.+)")
_VALUE = re.compile(r"\{(\w+)\} = (.+)")
_ITEM = re.compile(r"(- |\d+\. )(.*)")
_NO_WORDS = re.compile(r"#|- |\d+\. |\||:::|:\w+:|\{\w+\} =")
"""The beginnings of lines that are no part of a paragraph."""


def read_blocks(file: Path) -> list[Block]:
    """Parse the blocks of a file, at least one; ProseFault if one is wrong."""
    place = "resources/" + file.as_posix().rpartition("/resources/")[2]
    lines = file.read_text("utf-8").splitlines()
    result: list[Block] = []
    start = 0
    for end, line in enumerate([*lines, ""]):
        if not line.strip():
            if start < end and not lines[start].startswith("<!--"):
                result.append(_parse_block(lines[start:end], f"{place}:{start + 1}"))
            start = end + 1
    if not result:
        raise ProseFault(f"{place}:1: the file is empty")
    return result


def _parse_block(lines: list[str], place: str) -> Block:
    heading = _HEADING.fullmatch(lines[0])
    if heading is not None and len(lines) == 1:
        return Block(place, heading[1], heading[3] or "", ((heading[2],),))
    kind, argument = "", ""
    options: dict[str, str] = {}
    values: dict[str, str] = {}
    if lines[0].startswith(":::"):
        kind, _, argument = lines.pop(0)[3:].strip().partition(" ")
        for target, pattern in ((options, _OPTION), (values, _VALUE)):
            while lines and (match := pattern.fullmatch(lines[0])):
                target[match[1]] = match[2]
                lines.pop(0)
    with Block(place, kind).locate_errors():
        shape, rows = _parse_rows(lines)
    return Block(place, kind or shape, argument, rows, options, values)


def _parse_rows(lines: list[str]) -> tuple[str, tuple[tuple[str, ...], ...]]:
    """Parse the kind and the texts of the lines."""
    if lines and all(line.startswith("|") for line in lines):
        table = (tuple(map(str.strip, line.strip("| ").split("|"))) for line in lines)
        return "table", tuple(row for row in table if set("".join(row)) != {"-"})
    marks: list[str] = []
    texts: list[str] = []
    for line in lines:
        item = _ITEM.fullmatch(line)
        if item is not None and len(marks) == len(texts):
            marks.append(item[1])
            texts.append(item[2])
        elif _NO_WORDS.match(line) or bool(marks) != line.startswith(" "):
            raise ValueError(f"an empty line is missing, or an indent is wrong: “{line}”")
        elif texts:
            texts[-1] += " " + line.strip()
        else:
            texts.append(line)
    kind = "paragraph" if not marks else "bullets" if marks[0] == "- " else "numbers"
    return kind, tuple((text,) for text in texts)


PLACEHOLDER = re.compile(r"\{(\w+)\}")
_CITED = re.compile(r"(.*\S) \[([^\[\]]+)\]")
_MARKS = (
    (re.compile(r"\[([^\[\]]+)\]\(([^()\s]+)\)"), r"<a href='\2'>\1</a>"),
    (re.compile(r"\*\*(.+?)\*\*"), r"<b>\1</b>"),
    (re.compile(r"\*(.+?)\*"), r"<i>\1</i>"),
)
_LEFT_OVER = re.compile(r"[*`\[\]{}\\]|\b_|_\b")


def make_text(text: str, context: str, cited: str = "") -> Text:
    """Convert a text for translators: with tags for marks, and the section of the rules as comment.

    ValueError for unknown or incomplete marks.
    """
    match = _CITED.fullmatch(text)
    content, comment = (text, cited) if match is None else (match[1], match[2])
    source = content.replace("&", "&amp;").replace("<", "&lt;")
    for pattern, tag in _MARKS:
        source = pattern.sub(tag, source)
    if stray_mark := _LEFT_OVER.search(PLACEHOLDER.sub("", source)):
        raise ValueError(f"“{stray_mark[0]}” belongs to nothing in “{content}”")
    # A value alone is the same in every language.
    return Text("" if PLACEHOLDER.fullmatch(source) else context, source, comment=comment)
