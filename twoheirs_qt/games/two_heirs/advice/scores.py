"""The lines of a score that change, and points of the opponent's that are prevented, in words."""

from __future__ import annotations

from collections.abc import Sequence

from twoheirs_qt.games.two_heirs.play.previews import ScoreChange
from twoheirs_qt.games.two_heirs.rules.actions import Build, Take
from twoheirs_qt.games.two_heirs.rules.components import Heir
from twoheirs_qt.games.two_heirs.rules.legality import is_legal, legal_actions
from twoheirs_qt.games.two_heirs.rules.scoring import totals
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.rules.turn import after
from twoheirs_qt.games.two_heirs.words import hints, outline
from twoheirs_qt.games.two_heirs.words import previews as texts
from twoheirs_qt.games.two_heirs.words.names import Names, cell_name, player_name, tile_name
from twoheirs_qt.tabletop.text.text import Text


def score_texts(
    score: Sequence[ScoreChange],
    heir: Heir,
    max_lines: int | None = None,
    *,
    compared: bool = False,
) -> list[Text]:
    """The lines of an heir's score that change, the largest first, and the sum of all others.

    `compared`: they differ between two turns, neither of which comes before the other.
    """
    changes = [change for change in score if change.heir is heir]
    named, others = changes, list[ScoreChange]()
    if max_lines is not None and len(changes) > max_lines + 1:
        # A single one more takes no more room than its number.
        named, others = changes[:max_lines], changes[max_lines:]
    lines = [
        texts.CHANGE.fill(what=_line_name(change, compared), points=with_sign(change.points))
        for change in named
    ]
    if others:
        together = with_sign(sum(change.points for change in others))
        lines.append(texts.MORE.count(len(others)).fill(points=together))
    return lines


def _line_name(change: ScoreChange, compared: bool) -> Text:
    if change.cell is None:
        return texts.ROADS if change.road is None else texts.ROAD.count(len(change.road.cells))
    if change.tile is None:
        gone = texts.TREASURE_GONE if change.points < 0 else hints.TREASURE_STAYS
        return gone.fill(cell=cell_name(change.cell))
    building = texts.BUILDING.fill(tile=tile_name(change.tile), cell=cell_name(change.cell))
    if change.doubled is None:
        return building
    if compared:
        doubled = hints.DOUBLED if change.doubled else hints.NOT_DOUBLED
    else:
        doubled = texts.DOUBLED if change.doubled else texts.NOT_DOUBLED
    return doubled.fill(building=building)


def with_sign(points: int) -> str:
    """A number of points with its sign, but for 0."""
    return f"+{points}" if points > 0 else f"−{-points}" if points else "0"


def changes_by_heir(active: Heir, names: Names, change: tuple[int, int]) -> list[Text]:
    """The changes of the points of each heir, "White +5" and "Blue −2", the active one first."""
    return [
        (outline.GAINS if change[heir] > 0 else outline.LOSES).fill(
            heir=player_name(names, heir), points=abs(change[heir])
        )
        for heir in (active, active.opponent)
        if change[heir]
    ]


def worth_to_opponent(before: State, action: Take) -> int:
    """The most points that the opponent could have gained by taking the tile and building it.

    That is, at once and after another take instead of this one, with everything else as it lies: 0
    where there was no other, none that would have left the tile within the opponent's reach, or
    where the opponent is Henry or has no turn any more.
    """
    others = (
        other for other in legal_actions(before) if isinstance(other, Take) and other != action
    )
    return max((worth_if_left(after(before, other), action) for other in others), default=0)


def worth_if_left(left: State, action: Take) -> int:
    """The most points that the opponent of the active heir gains by that take and a build.

    That is, at once in the next turn, with everything else as it lies in `left`.
    """
    tile, heir = left.slots[action.slot], left.active.opponent
    if tile is None or heir is left.henry or left.turns_left == 1:
        return 0
    theirs = left.replace(active=heir, crown=heir, taken=False, discounts=0, siege=())
    if not is_legal(theirs, action):
        return 0
    taken = after(theirs, action)
    now = totals(taken.core)[heir]
    return max(
        (
            totals(after(taken, build).core)[heir] - now
            for build in legal_actions(taken)
            if isinstance(build, Build) and build.tile == tile.id
        ),
        default=0,
    )
