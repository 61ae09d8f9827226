"""The lines of a score that change, and points of the opponent's that are prevented, in words."""

from __future__ import annotations

from collections.abc import Sequence

from twoheirs_qt.games.two_heirs.play.previews import ScoreChange
from twoheirs_qt.games.two_heirs.rules.actions import Build, Take
from twoheirs_qt.games.two_heirs.rules.components import Heir
from twoheirs_qt.games.two_heirs.rules.legality import is_legal, list_legal_actions
from twoheirs_qt.games.two_heirs.rules.scoring import calculate_totals
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.rules.turn import apply_silently
from twoheirs_qt.games.two_heirs.words import hints, outline
from twoheirs_qt.games.two_heirs.words import previews as texts
from twoheirs_qt.games.two_heirs.words.names import Names, name_cell, name_player, name_tile
from twoheirs_qt.tabletop.text.text import Text


def describe_score(
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
    named_changes, other_changes = changes, list[ScoreChange]()
    if max_lines is not None and len(changes) > max_lines + 1:
        # A single one more takes no more room than its number.
        named_changes, other_changes = changes[:max_lines], changes[max_lines:]
    lines = [
        texts.CHANGE.fill(what=_name_line(change, compared), points=format_signed(change.points))
        for change in named_changes
    ]
    if other_changes:
        sum_text = format_signed(sum(change.points for change in other_changes))
        lines.append(texts.AND_MORE.fill_n(len(other_changes)).fill(points=sum_text))
    return lines


def _name_line(change: ScoreChange, compared: bool) -> Text:
    if change.cell is None:
        return texts.ROADS if change.road is None else texts.ROAD.fill_n(len(change.road.cells))
    if change.tile is None:
        text = texts.TREASURE_GONE if change.points < 0 else hints.TREASURE_STAYS
        return text.fill(cell=name_cell(change.cell))
    building = texts.BUILDING.fill(tile=name_tile(change.tile), cell=name_cell(change.cell))
    if change.doubled is None:
        return building
    if compared:
        text = hints.DOUBLED if change.doubled else hints.NOT_DOUBLED
    else:
        text = texts.DOUBLED if change.doubled else texts.NOT_DOUBLED
    return text.fill(building=building)


def format_signed(points: int) -> str:
    """A number of points with its sign, but for 0."""
    return f"+{points}" if points > 0 else f"−{-points}" if points else "0"


def describe_point_changes(active: Heir, names: Names, change: tuple[int, int]) -> list[Text]:
    """The changes of the points of each heir, "White +5" and "Blue −2", the active one first."""
    return [
        (outline.GAINS if change[heir] > 0 else outline.LOSES).fill(
            heir=name_player(names, heir), points=abs(change[heir])
        )
        for heir in (active, active.opponent)
        if change[heir]
    ]


def calculate_worth_to_opponent(before: State, action: Take) -> int:
    """The most points that the opponent could have gained by taking the tile and building it.

    That is, at once and after another take instead of this one, with everything else as it lies: 0
    where there was no other, none that would have left the tile within the opponent's reach, or
    where the opponent is Henry or has no turn any more.
    """
    others = (
        other for other in list_legal_actions(before) if isinstance(other, Take) and other != action
    )
    return max(
        (calculate_worth_if_left(apply_silently(before, other), action) for other in others),
        default=0,
    )


def calculate_worth_if_left(state: State, action: Take) -> int:
    """The most points that the opponent of the active heir gains by that take and a build.

    That is, at once in the next turn, with everything else as it lies in `state`.
    """
    tile, heir = state.slots[action.slot], state.active.opponent
    if tile is None or heir is state.henry or state.turns_left == 1:
        return 0
    opponent_turn = state.replace(active=heir, crown=heir, taken=False, discounts=0, siege=())
    if not is_legal(opponent_turn, action):
        return 0
    state_after_take = apply_silently(opponent_turn, action)
    points_before = calculate_totals(state_after_take.core)[heir]
    return max(
        (
            calculate_totals(apply_silently(state_after_take, build).core)[heir] - points_before
            for build in list_legal_actions(state_after_take)
            if isinstance(build, Build) and build.tile == tile.id
        ),
        default=0,
    )
