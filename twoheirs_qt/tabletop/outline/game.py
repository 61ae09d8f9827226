"""The interface of a game for its outline: the rows, what they say, and what can be done there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple, Protocol

from twoheirs_qt.tabletop.play.entries import Entries
from twoheirs_qt.tabletop.play.history import Transition
from twoheirs_qt.tabletop.play.model import GameModel
from twoheirs_qt.tabletop.text.text import Text
from twoheirs_qt.tabletop.thing import Offer, Thing

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance

    from twoheirs_qt.tabletop.saves.save import GameSettings


class OutlineSession(Protocol):
    """The game that an outline shows: a running one, a lesson, or one that is only looked at."""

    @property
    def model(self) -> GameModel:
        """The model that the outline reads."""

    @property
    def state(self) -> Any:
        """The state of the game."""

    @property
    def settings(self) -> GameSettings:
        """The settings of the game."""

    @property
    def is_open(self) -> bool:
        """Whether there is a game."""

    @property
    def opened(self) -> SignalInstance:
        """Emitted when another game is open."""

    @property
    def stepped(self) -> SignalInstance:
        """Carries each change of the game."""

    def play(self, action: Any) -> bool:
        """Do an action; False if it is refused."""


class Row(NamedTuple):
    """A row of the outline: a thing, and the words of its first column."""

    thing: Thing
    text: Text


class RowNote(NamedTuple):
    """A line of all else there is to know of a row; `is_read`: readers read it with the row."""

    text: str
    is_read: bool = True


class OutlineRows:
    """The rows of the game that `model` shows: branches, their rows, and the rows of these.

    Only rows that stay in place for the whole game have rows below them.

    - `parents`: the rows from the top down to each parent below the branches
    - `chronicle`: the branch whose rows are the entries of the chronicle
    - `first`: the branch where one begins
    - `closed_at_first`: the branches whose rows are not shown at first
    """

    parents: ClassVar[tuple[tuple[int, ...], ...]]
    chronicle: ClassVar[int]
    first: ClassVar[int] = 0
    closed_at_first: ClassVar[frozenset[int]] = frozenset()

    def __init__(self, model: GameModel) -> None:
        self.model = model
        self.localize: Final = model.localize
        """Puts a text into the player's language."""

    @property
    def opened(self) -> SignalInstance:
        """Emitted when another game is shown."""
        return self.model.opened

    @property
    def shown(self) -> SignalInstance:
        """Emitted when another snapshot of the same game is shown."""
        return self.model.shown

    @property
    def snapshot(self) -> object:
        """Contents of the model, as a value that never changes; None before a game is open."""
        raise NotImplementedError(type(self))

    @property
    def entries(self) -> Entries:
        """The entries of the chronicle that the model shows."""
        raise NotImplementedError(type(self))

    @staticmethod
    def list_rows_below(path: tuple[int, ...], snapshot: object) -> list[Row]:
        """The rows of a parent for a snapshot: of the branches themselves for an empty path."""
        raise NotImplementedError

    def find_entry(self, number: int) -> Thing:
        """The thing that the entry with this number is."""
        raise NotImplementedError(type(self))


class GameOutline(OutlineRows):
    """The outline of the game of `session`: what its rows say, and what is done with them.

    `closed_reason` says why nothing can be done, where a game is only looked at.
    """

    def __init__(self, session: OutlineSession, closed_reason: Text | None = None) -> None:
        super().__init__(session.model)
        self.session = session
        self.closed_reason: Final = closed_reason

    @property
    def begun(self) -> SignalInstance | None:
        """Emitted when something is begun that is no change of the game; None if never."""
        return None

    @property
    def why_no_help(self) -> Text | None:
        """Reason why the requirements of a thing are not listed; None where they are."""
        return self.closed_reason

    # -- what a row says ---------------------------------------------------------------------------

    def name(self, thing: Thing) -> Text | None:
        """The thing with everything on it in one sentence; None: its row and its details say it."""
        return None

    def list_details(self, things: Sequence[Thing]) -> list[list[Text]]:
        """The details beside the row of each thing, one text a part."""
        return [[] for _ in things]

    def list_notes(self, thing: Thing) -> Iterator[RowNote]:
        """All else there is to know of it; what its sentence says already may be among it."""
        yield from ()

    def forecast(self, thing: Thing) -> Text | None:
        """A sentence that readers read at the end, beside its notes."""
        return None

    def find_rules_section(self, thing: Thing) -> str:
        """The section of the rule book about it."""
        return "program/outline"

    # -- what can be done --------------------------------------------------------------------------

    def list_offers(self, thing: Thing) -> tuple[Offer, ...]:
        """Everything that can be done there; what is not possible comes last."""
        raise NotImplementedError(type(self))

    def summarize(self, offers: Sequence[Offer]) -> Text | None:
        """All offers of a row in few words; None if there are none of the game."""
        raise NotImplementedError(type(self))

    def describe(self, offer: Offer) -> str:
        """An offer with what it costs and brings, or why it cannot be done."""
        raise NotImplementedError(type(self))

    def why_not(self, offer: Offer) -> Text:
        """All reasons against an offer that is not possible."""
        raise NotImplementedError(type(self))

    def explain_requirements(self, offers: Sequence[Offer]) -> str:
        """All reasons against the first impossible offer, and what helps."""
        raise NotImplementedError(type(self))

    def find_command(self, offer: Offer) -> Callable[[], object] | None:
        """The function that does an offer without an action; None if nothing does it here."""
        return None

    def play(self, offer: Offer) -> None:
        """Do an offer with an action."""
        self.session.play(offer.action)

    def show_entries_with(self, show: Callable[[], object]) -> None:
        """Set the function that shows the moment of the current row, an entry of the chronicle."""

    # -- what is announced -------------------------------------------------------------------------

    def list_announcements(self, change: Transition) -> list[Text]:
        """The sentences of a change, in order; for an undo, one sentence."""
        raise NotImplementedError(type(self))
