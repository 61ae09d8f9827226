"""The game as an item model: what every view, scene and panel reads."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from difflib import SequenceMatcher
from typing import Any, Final

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from twoheirs_qt.play.chronicle import ChronicleModel
from twoheirs_qt.play.snapshot import (
    Moment,
    TableSnapshot,
    TileSnapshot,
    TreasureSnapshot,
    take_snapshot,
)
from twoheirs_qt.play.targets import (
    DiscardPile,
    HandTile,
    HeirArea,
    LandCell,
    PlaceTroop,
    ReservePlace,
    Section,
    Subject,
    SupplyPile,
    TreasurePile,
    TreasureToken,
)
from twoheirs_qt.play.tree import Entries, Node, Role
from twoheirs_qt.prefix import shared_length
from twoheirs_qt.rules import Heir, State, Troop
from twoheirs_qt.text.text import Text
from twoheirs_qt.words import outline as texts
from twoheirs_qt.words.names import (
    NO_NAMES,
    Names,
    cell_name,
    open_terrain,
    tile_name,
    treasure_name,
    troop_name,
)


def rows_below(path: tuple[int, ...], snapshot: TableSnapshot | None) -> list[Node]:
    """The rows of one parent that show a reading (None: no game yet), but for the chronicle's.

    `path` are the rows from the top down to the parent: none of them for the sections themselves.
    """
    if not path:
        return _sections(snapshot)
    if snapshot is None:
        return []
    tiles = snapshot.catalogue.tiles
    match path:
        case (Section.RESERVE,):
            return [
                Node(slot, _place(slot, snapshot), ReservePlace(slot))
                for slot in range(len(snapshot.places))
            ]
        case (Section.LANDSCAPE,):
            return [
                Node(cell, _land(land, snapshot), LandCell(cell))
                for cell, land in snapshot.land.items()
            ]
        case (Section.HANDS | Section.TROOPS as section,):
            return [Node(heir, snapshot.heirs[heir].name, Section(section)) for heir in Heir]
        case (Section.HANDS, row):
            return [
                Node(tile, tile_name(tiles[tile]), HandTile(Heir(row), tile))
                for tile in snapshot.hands[row]
            ]
        case (Section.TROOPS, row):
            return [
                Node(index, _troop(troop, row == snapshot.henry), PlaceTroop(Heir(row), index))
                for index, troop in enumerate(snapshot.troops[row])
            ]
        case (Section.DISCARDS,):
            return [Node(tile, tile_name(tiles[tile]), DiscardPile()) for tile in snapshot.discards]
        case (Section.TREASURES,) if snapshot.solo is not None:
            return [_treasure(each, snapshot) for each in snapshot.solo.treasures]
        case (Section.HEIRS,):
            return [Node(heir, snapshot.heirs[heir].name, HeirArea(heir)) for heir in Heir]
    return []


def _sections(snapshot: TableSnapshot | None) -> list[Node]:
    names = dict(zip(Section, texts.SECTION_NAMES, strict=True))
    subjects: dict[Section, Subject] = {section: section for section in Section}
    if snapshot is not None:
        names[Section.SUPPLY] = (
            texts.SUPPLY.count(snapshot.supply) if snapshot.supply else texts.SUPPLY_EMPTY
        )
        subjects[Section.SUPPLY] = SupplyPile()
        subjects[Section.DISCARDS] = DiscardPile()
        if snapshot.solo is not None:
            subjects[Section.TREASURES] = TreasurePile()
    return [Node(each, names[each], subjects[each]) for each in Section]


def _treasure(each: TreasureSnapshot, snapshot: TableSnapshot) -> Node:
    what = treasure_name(snapshot.catalogue.treasures[each.treasure])
    text = texts.ON_CELL.fill(cell=cell_name(each.cell), what=what)
    return Node(each.treasure, text, TreasureToken(each.cell))


def _place(slot: int, snapshot: TableSnapshot) -> Text:
    tile = snapshot.places[slot].tile
    if tile is not None:
        return tile_name(snapshot.catalogue.tiles[tile])
    return texts.SHIELD if slot == snapshot.shield else texts.EMPTY_PLACE


def _land(land: TileSnapshot, snapshot: TableSnapshot) -> Text:
    tile = snapshot.catalogue.tiles[land.tile]
    what = open_terrain() if land.owner is None else tile_name(tile)
    return texts.ON_CELL.fill(cell=cell_name(land.cell), what=what)


def _troop(troop: Troop, is_henrys: bool) -> Text:
    """A troop and where it stands."""
    name = troop_name(troop.kind)
    if troop.at is not None:
        return texts.TROOP_ON.fill(cell=cell_name(troop.at), troop=name)
    return (texts.TROOP_OUTSIDE if is_henrys else texts.TROOP_IN_RESERVE).fill(troop=name)


Index = QModelIndex | QPersistentModelIndex

# An index carries the number of its parent. Only rows that stay in place for the whole game have
# rows below them, so a number stands for the same parent for ever: 0 for the sections, then one
# for each section, then for each of the two heirs in a section.
_PARENTS: Final[tuple[tuple[int, ...], ...]] = (
    (),
    *((section,) for section in Section),
    *((section, heir) for section in (Section.HANDS, Section.TROOPS) for heir in Heir),
)
"""At its number, the rows from the top down to a parent."""
_NUMBERS: Final = {
    (_PARENTS.index(path[:-1]), path[-1]): number for number, path in enumerate(_PARENTS) if path
}
"""Number of a parent's own parent and its row there -> its number."""
_PLACES: Final = {number: place for place, number in _NUMBERS.items()}
_CHRONICLE: Final = _PARENTS.index((Section.CHRONICLE,))

COLUMNS: Final = 3
"""The first one is told here; the others are `OutlineModel`'s."""


class GameModel(QAbstractItemModel):
    """A tree: sections (`Section`), their rows, and the rows of these.

    Rows have words for people, put into their language by `say` when they are asked for, and the
    roles of `Role`; all else that is shown of the game is the `snapshot`. The model is read-only:
    the session alone moves it from one moment of the game to another, and it signals the rows
    that come, go and change their words. It is reset only when another game is opened.

    Rows are made when somebody asks for them, and those that nobody has asked for are not
    compared; nor are any while nobody `follow`s them. The `chronicle` is a list of its own, too.
    """

    def __init__(self, say: Callable[[Text], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.say: Final = say
        """What puts a text into the player's language."""
        self._names: Names = NO_NAMES
        self._moment: Moment | None = None
        self._snapshot: TableSnapshot | None = None
        self._rows: dict[int, list[Node]] = {}
        self._entries: Entries | None = None
        """The rows of the chronicle's section; None as long as nobody has asked for them."""
        self.is_followed = True
        """Whether all rows are up to date."""
        self.state: State | None = None
        """The state that is shown, None before a game is opened.

        While rows are being removed it is the state before, and from then on the one after.
        """
        self.chronicle: Final = ChronicleModel(say, self)
        """The same entries as a list."""

    # -- what it shows ---------------------------------------------------------------------------

    @property
    def snapshot(self) -> TableSnapshot:
        """All that is shown, as values; changes together with `state`. A game must be open."""
        assert self._snapshot is not None
        return self._snapshot

    def index_of(self, section: Section) -> QModelIndex:
        return self.index(section, 0)

    # -- changing what it shows ------------------------------------------------------------------

    def open(self, moment: Moment, names: Names = NO_NAMES) -> None:
        """Show another game: the one thing that resets the model."""
        self.beginResetModel()
        self._moment, self.state = moment, moment.state
        self._names = names
        self._snapshot = take_snapshot(moment, names)
        self._rows.clear()
        self._entries = None
        self.endResetModel()
        self.chronicle.open(moment.chronicle)

    def show(self, moment: Moment) -> None:
        """Go to another moment of the same game, forward or back, signalling what changed.

        First rows go, then the state is the new one and what stays is as it is from now on, then
        rows come, and then it is told which of those that stayed have changed.
        """
        snapshot = take_snapshot(moment, self._names)
        if self.is_followed and (self._rows or self._entries is not None):
            self._show_rows(moment, snapshot)
        else:
            self._moment, self.state, self._snapshot = moment, moment.state, snapshot
        self.chronicle.follow(moment.chronicle)

    def _show_rows(self, moment: Moment, snapshot: TableSnapshot) -> None:
        """Go to another moment with all rows that have been made."""
        changes = self._changes(snapshot)
        for change in changes:
            for tag, first, end, _, _ in reversed(change.codes):
                if tag in ("delete", "replace"):
                    self.beginRemoveRows(self._parent(change.number), first, end - 1)
                    del self._rows[change.number][first:end]
                    self.endRemoveRows()
        entries = self._truncate(moment.chronicle)
        self._moment, self.state, self._snapshot = moment, moment.state, snapshot
        for change in changes:
            self._rows[change.number] = change.kept
        for change in changes:
            for tag, _, _, first, end in change.codes:
                if tag in ("insert", "replace"):
                    self.beginInsertRows(self._parent(change.number), first, end - 1)
                    self._rows[change.number][first:first] = change.after[first:end]
                    self.endInsertRows()
        if entries is not None and len(entries) < len(moment.chronicle):
            first, last = len(entries), len(moment.chronicle) - 1
            self.beginInsertRows(self._parent(_CHRONICLE), first, last)
            self._entries = moment.chronicle
            self.endInsertRows()
        for change in changes:
            for row in change.changed:
                index = self.createIndex(row, 0, change.number)
                self.dataChanged.emit(index, index)

    def _truncate(self, entries: Entries) -> Entries | None:
        """Remove the rows of the chronicle that are not among `entries`; returns what stays."""
        before = self._entries
        if before is not None and (same := shared_length(before, entries)) < len(before):
            self.beginRemoveRows(self._parent(_CHRONICLE), same, len(before) - 1)
            self._entries = before.up_to(same)
            self.endRemoveRows()
        return self._entries

    def follow(self, followed: bool) -> None:
        """Keep the rows up to date from now on, or let them be."""
        if followed is not self.is_followed:
            self.is_followed = followed
            if followed and self._moment is not None:
                self.show(self._moment)

    def _changes(self, snapshot: TableSnapshot) -> list[_Change]:
        """What is to change in the rows that have been made."""
        return [
            _Change(number, rows, after)
            for number, rows in self._rows.items()
            if rows != (after := rows_below(_PARENTS[number], snapshot))
        ]

    def _rows_of(self, number: int) -> Sequence[Node]:
        if number == _CHRONICLE:
            if self._entries is None:
                self._entries = Entries() if self._moment is None else self._moment.chronicle
            return self._entries
        if number not in self._rows:
            self._rows[number] = rows_below(_PARENTS[number], self._snapshot)
        return self._rows[number]

    def _parent(self, number: int) -> QModelIndex:
        """The index of the parent with this number."""
        place = _PLACES.get(number)
        return QModelIndex() if place is None else self.createIndex(place[1], 0, place[0])

    def node(self, index: Index) -> Node:
        """The row of a valid index, whatever its column."""
        return self._rows_of(index.internalId())[index.row()]

    # -- QAbstractItemModel ----------------------------------------------------------------------

    def _below(self, parent: Index) -> tuple[int, int]:
        """The number of a parent, and how many rows are below it.

        The sections are there before any rows are made.
        """
        if not parent.isValid():
            return 0, len(Section)
        number = None if parent.column() else _NUMBERS.get((parent.internalId(), parent.row()))
        return (0, 0) if number is None else (number, len(self._rows_of(number)))

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008
        number, count = self._below(parent)
        found = 0 <= column < COLUMNS and 0 <= row < count
        return self.createIndex(row, column, number) if found else QModelIndex()

    def parent(self, index: Index = QModelIndex()) -> Any:  # noqa: B008
        place = _PLACES.get(index.internalId()) if index.isValid() else None
        return QModelIndex() if place is None else self.createIndex(place[1], 0, place[0])

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return self._below(parent)[1]

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return COLUMNS

    def hasChildren(self, parent: Index = QModelIndex()) -> bool:  # noqa: B008
        return self._below(parent)[1] > 0

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.column():
            return None
        node = self.node(index)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.say(node.text)
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleDescriptionRole:
                return None if node.reason is None else self.say(node.reason)
            case Role.SUBJECT:
                return node.subject
            case Role.HEIR:
                return node.heir
            case Role.HEADING:
                return node.heading
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


class _Change:
    """How the rows below one parent become others.

    - `codes`: what goes and comes, as `SequenceMatcher` has it
    - `kept`: the rows that stay, as they are afterwards
    - `changed`: where those are then whose words have changed
    """

    def __init__(self, number: int, before: list[Node], after: list[Node]) -> None:
        way = SequenceMatcher(None, _keys(before), _keys(after), False)
        kept = [
            (start + step, to + step)
            for start, to, size in way.get_matching_blocks()
            for step in range(size)
        ]
        self.number, self.after = number, after
        self.codes = way.get_opcodes()
        self.kept = [after[to] for _, to in kept]
        self.changed = [to for start, to in kept if after[to] != before[start]]


def _keys(rows: list[Node]) -> list[Hashable]:
    return [row.key for row in rows]
