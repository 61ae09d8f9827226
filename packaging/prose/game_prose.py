"""The part of a game in reading its prose: its blocks, names, measures and actions."""

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
    """All that a game alone knows of its prose. Methods that read raise ValueError for authors."""

    @property
    def folder(self) -> str:
        """The folder of its prose below `resources/`."""

    @property
    def context_prefix(self) -> str:
        """The beginning of the contexts of its texts, by which translators find them."""

    @property
    def placeholders(self) -> Collection[str]:
        """Placeholders that the program fills in any text of the rule book."""

    @property
    def example_options(self) -> Collection[str]:
        """The options of an example, but for `do`."""

    @property
    def name_functions(self) -> Mapping[str, Callable[[str], Text]]:
        """Functions that find names of the program, such as of `{building inn}` in a table."""

    @property
    def gesture_type(self) -> type[Enum]:
        """The actions that a task of the tutorial may ask for, by their words in files."""

    def choose_title(self, section_id: str, written_title: Text) -> Text:
        """Return the title of a section: the written one, or a name of the program."""

    def list_blocks_around(
        self, section_id: str
    ) -> tuple[tuple[model.Block, ...], tuple[model.Block, ...]]:
        """Return the blocks before and after those that are written in a section."""

    def read_block(self, block: Block, reader: Reader, section_id: str) -> model.Block:
        """Read a directive of the game's own."""

    def parse_query(self, text: str) -> Measure:
        """Parse a value that the rules calculate for an example, such as `reach white`."""

    def parse_actions(self, text: str) -> tuple[Any, ...]:
        """Parse actions, separated by semicolons."""

    def parse_task(self, text: str) -> tuple[type[Any], tuple[Any, ...]]:
        """Parse the wanted action of a task, of which the last parts may be missing."""

    def parse_spot(self, text: str) -> object:
        """Parse a place that a step of the tutorial lights."""

    def parse_shown_piece(self, text: str) -> str:
        """Parse the tile or card that a step shows large."""

    def parse_view(self, options: Mapping[str, str]) -> object:
        """Parse how the picture of an example looks."""

    def check(self, book: Book, course: Course, prose_folder: Path) -> None:
        """Check what can be checked only when all has been read. Raises ValueError."""
