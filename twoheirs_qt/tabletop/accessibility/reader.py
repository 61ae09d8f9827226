"""The interface of a table for screen readers: what lies on it, and what is announced."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QAccessible

from twoheirs_qt.tabletop.scene.table_view import GameTableView
from twoheirs_qt.tabletop.text.text import join_sentences
from twoheirs_qt.tabletop.thing import Thing

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance

Politeness = QAccessible.AnnouncementPoliteness
POLITE: Final = Politeness.Polite
ASSERTIVE: Final = Politeness.Assertive

Contents: TypeAlias = dict[Thing, tuple[Thing, ...]]
"""The groups on a table, in the order in which they are read, with their things."""


@dataclass(frozen=True, slots=True)
class Properties:
    """The accessible properties of a thing at a moment.

    - `name`: what it is, and what could be done there; `description`: more, or why it cannot
    - `enabled`: whether pressing it could do something
    - `selected`: it is picked up; `checked`: a switch that is on, None for what is no switch
    """

    name: str
    description: str = ""
    enabled: bool = True
    selected: bool = False
    checked: bool | None = None


@dataclass(frozen=True, slots=True)
class AccessibleAction:
    """An action that a screen reader offers for a thing.

    - `name`: Qt's own for standard actions, else the label of its entry in the menu
    - `words`: what it does, for people
    """

    name: str
    words: str
    do: Callable[[], object]


class Announcer(QObject):
    """Announces each thing once and in order at the table of `view`.

    What comes together is one announcement, for some readers drop all but the last one. Only
    refusals interrupt. `announcement_added`: there is something new to announce.
    """

    announcement_added = Signal()

    def __init__(self, view: GameTableView) -> None:
        super().__init__(view)
        self._table_view = view
        self._queue: list[tuple[str, Politeness]] = []

    @property
    def is_empty(self) -> bool:
        """Whether nothing waits to be announced."""
        return not self._queue

    def pop_due(self) -> Iterator[tuple[str, Politeness]]:
        """Yield the announcements that are due, in order, each of them once."""
        queue, self._queue = self._queue, []
        if self._table_view.isVisible():
            for politeness, same_politeness in groupby(queue, itemgetter(1)):
                yield join_sentences(words for words, _ in same_politeness), politeness

    def enqueue(self, text: str, politeness: Politeness = POLITE) -> None:
        """Add words to the queue; callers emit `announcement_added` when all are added."""
        if text:
            self._queue.append((join_sentences(text.split("\n")), politeness))


class TableReader:
    """Objects that screen readers find on the table of `view`; a game has a class of its own.

    - `announcer`: announces what happens there
    - `changes`: signals after which something may be different
    """

    def __init__(
        self, view: GameTableView, announcer: Announcer, changes: Sequence[SignalInstance]
    ) -> None:
        self.view: Final = view
        self.announcer: Final = announcer
        self.changes: Final = tuple(changes)

    @property
    def cursor(self) -> Thing | None:
        """The thing that the keyboard's cursor is on."""
        raise NotImplementedError(type(self))

    def list_contents(self) -> Contents:
        """All groups with their things; empty before a game."""
        raise NotImplementedError(type(self))

    def make_fingerprint(self) -> object:
        """A value that is equal as long as no property of the same things can have changed."""
        raise NotImplementedError(type(self))

    def describe_properties(self, thing: Thing) -> Properties:
        """The properties of a thing that is there now."""
        raise NotImplementedError(type(self))

    def list_actions(self, thing: Thing) -> Sequence[AccessibleAction]:
        """The actions of a thing, the first being what a press does; a group has none."""
        raise NotImplementedError(type(self))

    def find_rect(self, thing: Thing) -> QRectF:
        """The rectangle of a thing in the viewport; empty if it is not there any more."""
        raise NotImplementedError(type(self))

    def find_bounds(self, thing: Thing) -> QRectF:
        """The part of the viewport outside of which a thing is not in sight."""
        return QRectF(self.view.viewport().rect())

    def find_thing_at(self, point: QPointF) -> Thing | None:
        """The thing under a point of the viewport."""
        raise NotImplementedError(type(self))

    def find_key(self, thing: Thing) -> str:
        """The key that picks a thing up; empty if there is none."""
        return ""
