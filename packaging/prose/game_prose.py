"""The part of a game in the reading of its prose: its blocks, names, measures, actions."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from prose.markdown import Block
from twoheirs_qt.tabletop.prose import book_model as model
from twoheirs_qt.tabletop.prose.book_model import Book, Measure
from twoheirs_qt.tabletop.prose.course_model import Course
from twoheirs_qt.tabletop.text.text import Text

if TYPE_CHECKING:
    from prose.rulebook import Reader


class GameProse(Protocol):
    """Everything that is a game's own. Functions that read raise ValueError for authors."""

    @property
    def folder(self) -> str:
        """The folder of its prose below `resources/`."""

    @property
    def context(self) -> str:
        """Before the contexts of its texts for translators."""

    @property
    def facts(self) -> Collection[str]:
        """Placeholders that the program fills in any text of the rule book."""

    @property
    def example_options(self) -> Collection[str]:
        """The options of an example, but for `do`."""

    @property
    def names(self) -> Mapping[str, Callable[[str], Text]]:
        """Names of the program, such as `{building inn}` in a cell of a table."""

    @property
    def ways(self) -> type[Enum]:
        """The ways of doing a task of the tutorial."""

    def choose_title(self, section_id: str, written: Text) -> Text:
        """Return the title of a section: the written one, or a name of the program."""

    def list_blocks_around(
        self, section_id: str
    ) -> tuple[tuple[model.Block, ...], tuple[model.Block, ...]]:
        """Return the blocks before and after those that are written in a section."""

    def read_block(self, block: Block, reader: Reader, section_id: str) -> model.Block:
        """Read a directive of the game's own."""

    def parse_measure(self, text: str) -> Measure:
        """Parse a question to the rules, such as `reach white`."""

    def parse_actions(self, text: str) -> tuple[Any, ...]:
        """Parse actions, separated by semicolons."""

    def parse_task(self, text: str) -> tuple[type[Any], tuple[Any, ...]]:
        """Parse the wanted action of a task, of which the last parts may be missing."""

    def parse_spot(self, text: str) -> object:
        """Parse a place that a step of the tutorial lights."""

    def parse_thing(self, text: str) -> str:
        """Parse the tile or card that a step shows large."""

    def parse_view(self, options: Mapping[str, str]) -> object:
        """Parse how the picture of an example looks."""

    def check(self, book: Book, course: Course, folder: Path) -> None:
        """Check what can be checked only when all has been read. Raises ValueError."""
