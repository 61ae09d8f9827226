"""The games that the program knows, and the catalogue with which each is played."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from twoheirs_qt.tabletop.files.error_texts import UNKNOWN_FORMAT
from twoheirs_qt.tabletop.files.errors import FileError, quote
from twoheirs_qt.tabletop.files.log_lines import find_log_format

if TYPE_CHECKING:
    from twoheirs_qt.tabletop.game import AnyGame


class Games:
    """The games by their names, the default one first; each is loaded when it is needed.

    `load` returns a game by its name, `catalogues` are those that a player has chosen; other games
    are played with the program's own. Names of formats begin with the name of their game.
    """

    def __init__(
        self,
        names: Sequence[str],
        load: Callable[[str], AnyGame],
        catalogues: Mapping[str, Any] | None = None,
    ) -> None:
        self.names = tuple(names)
        self._load = load
        self._catalogues = dict(catalogues or {})

    @classmethod
    def of(cls, game: AnyGame, catalogue: Any) -> Games:
        """Create the value that knows this game alone, with its catalogue."""
        return cls((game.name,), lambda _: game, {game.name: catalogue})

    def find(self, name: str) -> AnyGame:
        """Return the game with this name, or the default one if there is none."""
        return self._load(name if name in self.names else self.names[0])

    def find_by_document(self, data: object) -> AnyGame:
        """Return the game of a document, or the default one if it names no format.

        Raises FileError if it names a format that belongs to no game.
        """
        format_ = data.get("format") if isinstance(data, dict) else None
        return self._find_by_format(format_) if isinstance(format_, str) else self.find("")

    def find_by_log(self, raw: bytes) -> AnyGame:
        """Return the game of a log, or the default one if its first line names no format.

        Raises FileError if it names a format that belongs to no game.
        """
        format_ = find_log_format(raw)
        return self._find_by_format(format_) if format_ else self.find("")

    def _find_by_format(self, format_: str) -> AnyGame:
        name = format_.partition("-")[0]
        if name not in self.names:
            raise FileError(UNKNOWN_FORMAT.fill(value=quote(format_)), "format")
        return self.find(name)

    def use_catalogue(self, name: str, catalogue: Any) -> None:
        """Play new games of this name with a catalogue that the player has chosen."""
        self._catalogues[name] = catalogue

    def load_catalogue(self, game: AnyGame) -> Any:
        """Return the catalogue with which new games are played."""
        chosen = self._catalogues.get(game.name)
        return game.catalogues.load_for_program() if chosen is None else chosen
