"""The base class of everything that lies on the table, or is a row of the outline.

Mouse, keyboard, screen readers and the outline name things and ask them: for their words, their
place, and for what can be done with them. Nothing outside `things/` tells their kinds apart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.play.snapshot import TableSnapshot
from twoheirs_qt.games.two_heirs.rules.actions import Action
from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.rules.components import Heir
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.tabletop import thing
from twoheirs_qt.tabletop.play.note_line import NoteLine
from twoheirs_qt.tabletop.text.text import Text

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.scene.scene import TableScene
    from twoheirs_qt.games.two_heirs.things.highlights import Highlights
    from twoheirs_qt.games.two_heirs.things.offers import Offer, OfferKind
    from twoheirs_qt.games.two_heirs.things.selection import Refusal, Selection


class Section(IntEnum):
    """The branches of the outline, always all present, in this order.

    - RESERVE: 7 rows, one a place, clockwise
    - LANDSCAPE: one row a tile, in the order of placing
    - HANDS: 2 rows, one an heir, each with a row for every tile held
    - TROOPS: 2 rows, one an heir, each with 3 rows, the retinue first
    - SUPPLY: no rows
    - DISCARDS: one row a tile out of the game
    - TREASURES: one row a treasure on the landscape (solo)
    - HEIRS: 2 rows
    - CHRONICLE: one row an entry
    """

    RESERVE = 0
    LANDSCAPE = 1
    HANDS = 2
    TROOPS = 3
    SUPPLY = 4
    DISCARDS = 5
    TREASURES = 6
    HEIRS = 7
    CHRONICLE = 8


class GameView(NamedTuple):
    """The game as it is shown.

    - `snapshot`: everything that is seen; of an earlier moment while a turn is shown
    - `shows_points`: the points so far may be told
    - `shows_unseen`: it may be told which tiles and treasures are still to come
    """

    session: GameSession
    snapshot: TableSnapshot
    shows_points: bool = True
    shows_unseen: bool = True

    @property
    def localize(self) -> Callable[[Text], str]:
        """The function that puts a text into the player's language."""
        return self.session.model.localize


class TileFace(NamedTuple):
    """A tile that lies face up, by its id; `owner`: whose building it is in the landscape."""

    tile: str
    owner: Heir | None = None


@dataclass(frozen=True, slots=True)
class Thing(thing.Thing):
    """A thing on the table or a row of the outline.

    - `is_piece`: a tile or a troop that somebody could pick up
    - `is_in_ring`: it lies in the ring of the reserve; notes about it leave the rest of the ring
      free, so that it can be compared
    - `keeps_cursor_when_picked`: the cursor stays on it when it is picked up
    - `shows_note_immediately`: its note does not wait until the pointer rests
    - `is_explained_by_note`: its note answers *What is needed?*, for want of an action to explain
    - `name_tells_reach`: its short name tells whether it is in reach, so readers get no reason
    - `row_tells_details`: in the outline it is read with its details, not by its whole name
    - `outline_shows_note`: the outline has its note in its row, too
    """

    is_piece: ClassVar[bool] = False
    is_in_ring: ClassVar[bool] = False
    keeps_cursor_when_picked: ClassVar[bool] = False
    shows_note_immediately: ClassVar[bool] = False
    is_explained_by_note: ClassVar[bool] = False
    name_tells_reach: ClassVar[bool] = False
    row_tells_details: ClassVar[bool] = False
    outline_shows_note: ClassVar[bool] = True

    # -- words -----------------------------------------------------------------------------------

    def name(self, game: GameView) -> Text:
        """The thing with everything on it, in one sentence."""
        raise NotImplementedError(type(self))

    def name_in_short(self, game: GameView) -> Text:
        """The name without what its group tells, and without `find_accessible_description`."""
        return self.name(game)

    def find_accessible_description(self, game: GameView) -> Text | None:
        """Find the part of the name that the short name leaves out, such as a cost.

        Screen readers read it after the name.
        """
        return None

    def find_painted_text(self, scene: TableScene) -> str | None:
        """Find the text that the scene paints on it; None: it is called by its name."""
        return None

    def describe_use(self, game: GameView) -> Text:
        """The words that answer a click at which nothing can be done."""
        return self.name(game)

    def list_lines(self, game: GameView) -> tuple[NoteLine, ...]:
        """The lines of the note while the pointer rests on it; empty without a note."""
        return ()

    def forecast(self, game: GameView) -> Text | None:
        """Henry's cell for a tile of the reserve."""
        return None

    def list_reader_notes(self, game: GameView) -> Iterator[Text]:
        """The sentences that a reader adds about a piece, whether it can be picked up or not."""
        yield from ()

    def find_face(self, snapshot: TableSnapshot) -> TileFace | None:
        """The tile that lies there face up, which can be shown large."""
        return None

    def find_note_highlights(self, game: GameView) -> Highlights | None:
        """The highlights while its note is shown: where the value that it tells comes from."""
        return None

    def find_rules_section(self, state: State) -> str:
        """The id of the section of the rule book about it, such as `building/inn`."""
        return "turn/overview"

    # -- a row of the outline --------------------------------------------------------------------

    def name_row(self, snapshot: TableSnapshot) -> Text:
        """The words of its row, without those of the branch above it."""
        raise NotImplementedError(type(self))

    def list_rows(self, snapshot: TableSnapshot) -> Sequence[Thing]:
        """The things in the rows below its own, from the top."""
        return ()

    def list_details(self, game: GameView) -> Iterator[Text]:
        """The details beside its row, one text a part."""
        yield from ()

    # -- doing something -------------------------------------------------------------------------

    def list_offers(self, session: GameSession) -> Iterator[Offer]:
        """Everything to do there in the running game, possible or not."""
        yield from ()

    def list_offers_when_closed(self) -> tuple[Offer, ...]:
        """Everything to do there in a game that cannot be played on, such as a replay."""
        return ()

    def pick(self, session: GameSession) -> Selection | Refusal | None:
        """The selection it gives, the refusal to give it, or None for nothing to pick up."""
        return None

    def is_origin_of(self, selected: Selection) -> bool:
        """Whether `selected` was picked up there."""
        return False

    def find_action_with(self, selected: Selection, active: Heir) -> Action | None:
        """The action of putting `selected` there; None if it cannot be meant to go there."""
        return None

    def find_action_to_explain(self, session: GameSession) -> Action | None:
        """The action that *What is needed?* is about there; for a tile of a hand, a likely cell."""
        return None

    def find_reader_press_action(self, session: GameSession) -> Action | None:
        """The action that a screen reader's press does at once, though a key would ask first."""
        return None

    def find_click_action(self, session: GameSession) -> tuple[Action, bool] | None:
        """The action of a click beside picking up, and whether it has to be confirmed.

        An impossible one needs no confirmation: trying it tells the reasons.
        """
        return None

    def find_click_command(self, game: GameView) -> OfferKind | None:
        """The command of a click that is no action of the rules."""
        return None

    def press(self, scene: TableScene) -> bool:
        """Press a button of the scene; False: a press is a click."""
        return False

    def takes_digit(self, session: GameSession) -> bool:
        """Whether a digit key picks it up now."""
        return False

    def find_digit(self, state: State) -> int | None:
        """The digit key that picks it up, as readers have it."""
        return None

    def announces_offers(self, session: GameSession) -> bool:
        """Whether a reader hears what can be done there before asking for it."""
        return not self.name_tells_reach

    # -- its place -------------------------------------------------------------------------------

    def find_rect(self, scene: TableScene) -> QRectF:
        """The rectangle of it in the scene; empty if it is not there any more."""
        return QRectF()

    def find_digit_point(self, scene: TableScene) -> QPointF:
        """The middle of the key that picks it up, in the scene."""
        return self.find_rect(scene).center()

    def list_connection_points(self, scene: TableScene) -> list[QPointF]:
        """The points of the scene that its value comes from, to be connected with it."""
        return []

    @property
    def land_cell(self) -> Cell | None:
        """The cell of the landscape that it is; None of anything else."""
        return None

    @property
    def revealed_cell(self) -> Cell | None:
        """The cell that the cursor brings into sight when it comes to the thing."""
        return self.land_cell

    @property
    def points_heir(self) -> Heir | None:
        """The heir whose points are written on it."""
        return None

    def find_troop_cell(self, state: State) -> Cell | None:
        """The cell that a key for troops of the active heir means there."""
        return None


class OutlineRow(Thing):
    """A row of the outline that is no thing of the table."""

    __slots__ = ()

    row_tells_details: ClassVar[bool] = True
    outline_shows_note: ClassVar[bool] = False

    def find_rules_section(self, state: State) -> str:
        return "program/outline"
