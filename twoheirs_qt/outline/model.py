"""The game's model with columns to read, and a whole sentence a row for screen readers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QIdentityProxyModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from twoheirs_qt.play.model import GameModel
from twoheirs_qt.play.note_line import NoteLine
from twoheirs_qt.play.session import GameSession
from twoheirs_qt.play.targets import (
    DiscardPile,
    HeirArea,
    LandCell,
    ReservePlace,
    Section,
    Subject,
    SupplyPile,
)
from twoheirs_qt.play.tree import Role
from twoheirs_qt.text.text import Text, join_sentences
from twoheirs_qt.things import offers as offer_texts
from twoheirs_qt.things import solo as describe_solo
from twoheirs_qt.things.describe import Describer, details, tile_details
from twoheirs_qt.things.offers import Kind, Offer, offers
from twoheirs_qt.words import outline as texts

Index: TypeAlias = QModelIndex | QPersistentModelIndex

WHAT, POSSIBLE, DETAILS = range(3)
"""The columns."""
_HEADS: Final = (texts.WHAT, texts.POSSIBLE, texts.DETAILS)
_SPOKEN: Final = Qt.ItemDataRole.AccessibleTextRole
_DESCRIBED: Final = Qt.ItemDataRole.AccessibleDescriptionRole
_SAID_ALREADY: Final = "\u00a0"
"""What is spoken of the other columns: the first one's sentence tells all of the row.

No word, yet not empty, in place of which Qt would take what is shown.
"""

_TOLD: Final = frozenset(
    (int(Qt.ItemDataRole.DisplayRole), int(_SPOKEN), int(_DESCRIBED), *map(int, Role))
)
"""A view asks each cell it paints for more than what there is."""


def subject_of(index: Index) -> Subject:
    """What a valid row is about: a target of the table, or else its section."""
    subject: Subject = index.data(Role.SUBJECT)
    return subject


class OutlineModel(QIdentityProxyModel):
    """Shows the rows of the model of `session`: what each is, its details, what can be done there.

    Screen readers get all three as the text of the first column. Only what was read last is kept;
    while the game is changing, a row is shown as the game's model has it. `points` tells whether
    points are shown. `closed`: the game can only be looked at, and choices lead to entries of the
    chronicle.
    """

    def __init__(
        self,
        session: GameSession,
        points: Callable[[], bool],
        parent: QObject | None = None,
        *,
        closed: bool = False,
    ) -> None:
        super().__init__(parent)
        self._closed = closed
        self._session = session
        self._game: GameModel = session.model
        self._points = points
        self._describer = Describer(session)
        self._kept: dict[tuple[int, int, int, int], Any] = {}
        """What cells say, by parent, row, column and role: a view asks for each several times."""
        for changed in (
            self._game.modelReset,
            self._game.rowsInserted,
            self._game.rowsRemoved,
            self._game.dataChanged,
        ):
            changed.connect(self._kept.clear)  # before what shows this model asks again
        self.setSourceModel(self._game)

    def is_settled(self) -> bool:
        """Whether the rows are those of the running game's state."""
        game, state = self._game, self._game.state
        return state is not None and game.is_followed and state is self._session.state

    def follow(self, followed: bool) -> None:
        """Keep the rows up to date, as long as they are seen."""
        self._kept.clear()
        self._game.follow(followed)

    def row_of(self, subject: Subject) -> QModelIndex:
        """The row that is about `subject`; invalid if there is none."""
        return self._row_below(QModelIndex(), subject)

    def _row_below(self, parent: QModelIndex, subject: Subject) -> QModelIndex:
        for row in range(self.rowCount(parent)):
            index = self.index(row, WHAT, parent)
            found = index if subject_of(index) == subject else self._row_below(index, subject)
            if found.isValid():
                return found
        return QModelIndex()

    def choices(self, index: Index) -> tuple[Offer, ...]:
        """What can be done at a row."""
        if not index.isValid() or not self.is_settled():
            return ()
        subject = self._game.node(index).subject
        if self._closed:
            entry = subject is Section.CHRONICLE and index.parent().isValid()
            return (Offer(Kind.SHOW_THEN),) if entry else ()
        return offers(self._session, subject)

    def sentence(self, index: Index) -> str:
        """What a row is, in one sentence."""
        first = self._first(index)
        name = str(first.data() or "")
        subject = self._game.node(first).subject
        if not self.is_settled() or (subject is Section.CHRONICLE and first.parent().isValid()):
            return name
        if isinstance(subject, LandCell | Section | HeirArea):
            return ", ".join([name, *self._details(first)])
        return self._game.say(self._describer.spoken(subject, self._game.snapshot))

    def note(self, index: Index) -> tuple[str, ...]:
        """What else there is to know of a row, one string a line."""
        if not index.isValid() or not self.is_settled():
            return ()
        return tuple(line.text for line in self._note(index))

    def _note(self, index: Index) -> Iterator[NoteLine]:
        subject = self._game.node(index).subject
        if isinstance(subject, Section | HeirArea | SupplyPile):
            return
        said = self.sentence(index)
        for line in self._describer.note(subject, self._game.snapshot, points=self._points()):
            if not line.glyphs and line.text not in said:
                yield line

    def _described(self, index: Index) -> str:
        """The same to be heard with the row, without what is in small letters or said by then."""
        lines = [line for line in self._note(index) if not line.named]
        found = [line.text for line in lines if line.color != "muted"]
        subject = self._game.node(index).subject
        if isinstance(subject, ReservePlace):
            henry = describe_solo.would_go_spoken(self._session.state, subject.slot)
            found += [] if henry is None else [self._game.say(henry)]
        return join_sentences(found)

    # -- QAbstractItemModel ----------------------------------------------------------------------

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._game.say(_HEADS[section])
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role not in _TOLD:
            return None
        key = (index.internalId(), index.row(), index.column(), int(role))
        if key in self._kept:
            return self._kept[key]
        said = self._say(index, role)
        if self.is_settled():
            self._kept[key] = said
        return said

    def _say(self, index: Index, role: int) -> Any:
        """What a cell says by a role."""
        column = index.column()
        if role == Qt.ItemDataRole.DisplayRole and column != WHAT:
            if not self.is_settled():
                return ""
            if column == POSSIBLE:
                return self._in_short(index)
            return " · ".join(self._details(self._first(index)))
        if role == _SPOKEN:
            return self._spoken(index) if column == WHAT else _SAID_ALREADY
        if role == _DESCRIBED and column == WHAT:
            return self._described(index) if index.isValid() and self.is_settled() else ""
        return super().data(self._first(index), role)

    def _details(self, first: QModelIndex) -> list[str]:
        return [self._game.say(text) for text in self._details_of(first)]

    def _details_of(self, first: QModelIndex) -> Iterable[Text]:
        subject, inside = self._game.node(first).subject, first.parent().isValid()
        snapshot = self._game.snapshot
        if subject == DiscardPile() and inside:
            return tile_details(snapshot.catalogue.tiles[snapshot.discards[first.row()]])
        if subject is Section.CHRONICLE and inside:
            return ()
        if isinstance(subject, Section | DiscardPile):
            rows = self.rowCount(first)
            return (texts.HOLDS.count(rows),) if rows or not inside else ()
        return details(subject, snapshot, self._session.state, points=self._points())

    def _in_short(self, index: Index) -> str:
        short = offer_texts.in_short(self.choices(index))
        return "" if short is None else self._game.say(short)

    def _spoken(self, index: Index) -> str:
        sentence = self.sentence(index)
        short = self._in_short(index)
        if not short:
            return sentence
        said = texts.SAY_POSSIBLE.fill(row=sentence, choices=short)
        return self._game.say(said)

    # -- inside ----------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Emit that details and choices of all rows may have changed: they depend on other rows."""
        self._kept.clear()
        self._refresh_below(QModelIndex())

    def _refresh_below(self, parent: QModelIndex) -> None:
        last = self.rowCount(parent) - 1
        if last < 0 or (parent.isValid() and parent.row() == Section.CHRONICLE):
            return
        first = self.index(0, POSSIBLE, parent)
        self.dataChanged.emit(first, self.index(last, DETAILS, parent))
        for row in range(last + 1):
            self._refresh_below(self.index(row, WHAT, parent))

    def _first(self, index: Index) -> QModelIndex:
        """The first column of a row."""
        return self.createIndex(index.row(), WHAT, index.internalId())
