"""The beginning of a game and the crowning at its end, as steps of the royal shield.

The shield is tossed or lies there, what it decides is called out, and it goes to its place.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import Final, NamedTuple

from twoheirs_qt.games.two_heirs.rules.access import list_clockwise
from twoheirs_qt.games.two_heirs.rules.components import Heir
from twoheirs_qt.games.two_heirs.rules.scoring import make_score_sheet
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.words import table as texts
from twoheirs_qt.games.two_heirs.words.finale import COUNTS, describe_ending
from twoheirs_qt.games.two_heirs.words.names import Names, name_player
from twoheirs_qt.tabletop.sound.names import Sound
from twoheirs_qt.tabletop.text.text import Text

_TOSS_MS: Final = 800.0
_DEAL_MS: Final = 840.0
_GO_MS: Final = 360.0
_CROWN_TOSS_MS: Final = 780.0
_CROWN_LIE_MS: Final = 1352.0
_CROWN_GO_MS: Final = 468.0


class Phase(Enum):
    """The phases of what the shield does."""

    TOSSED = auto()
    LIES = auto()
    DEALS = auto()
    """It lies there while the ring is dealt."""
    GOES = auto()


class ShieldStep(NamedTuple):
    """A step of the shield for `duration` milliseconds at normal pace.

    - `heirs`: whose side it shows; both have one after a draw
    - `text`: what is called out below it
    - `tiles`: those of the ring that have not been dealt, in the order in which they are
    - `hint`: what is going on, and what can be done meanwhile
    - `hidden_entry_count`: how many of the newest entries of the chronicle tell what it decides
    """

    phase: Phase
    heirs: tuple[Heir, ...]
    duration: float
    text: Text | None = None
    tiles: tuple[str, ...] = ()
    hint: Text | None = None
    hidden_entry_count: int = 0
    sound: Sound | None = None


def list_opening_steps(state: State, names: Names, *, tossed: bool) -> tuple[ShieldStep, ...]:
    """The steps with which a game begins; `tossed`: the shield decides who goes first."""
    heirs = (state.active,)
    text = texts.GOES_FIRST.fill(heir=name_player(names, state.active))
    places = (state.slots[slot] for slot in list_clockwise(state))
    tiles = tuple(tile.id for tile in places if tile is not None)
    first = ShieldStep(Phase.LIES, heirs, _TOSS_MS, text, tiles)
    if tossed:
        first = ShieldStep(
            Phase.TOSSED, heirs, _TOSS_MS, tiles=tiles, hint=texts.TOSSED, hidden_entry_count=1
        )
    lands = Sound.SHIELD if tossed else None
    return (
        first,
        ShieldStep(Phase.DEALS, heirs, _DEAL_MS, text, tiles, sound=lands),
        ShieldStep(Phase.GOES, heirs, _GO_MS, text),
    )


def list_coronation_steps(state: State, names: Names) -> tuple[ShieldStep, ...]:
    """The steps that crown the winner of a finished game, or both heirs after a draw."""
    heirs, text = make_score_sheet(state).winners, describe_ending(state, names, None)
    return (
        ShieldStep(Phase.TOSSED, heirs, _CROWN_TOSS_MS, hint=COUNTS, sound=Sound.FANFARE),
        ShieldStep(Phase.LIES, heirs, _CROWN_LIE_MS, text, hint=COUNTS),
        ShieldStep(Phase.GOES, heirs, _CROWN_GO_MS, hint=COUNTS),
    )
