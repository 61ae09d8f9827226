"""The reasons for a turn: points now, what it prevents, what is gained, and what may follow.

All are facts by the rules, but for the forecast. They depend on what everybody sees alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from twoheirs_qt.games.two_heirs.advice.scores import (
    calculate_worth_if_left,
    calculate_worth_to_opponent,
    describe_point_changes,
    describe_score,
    format_signed,
)
from twoheirs_qt.games.two_heirs.advice.turn_words import name_tile_uniquely
from twoheirs_qt.games.two_heirs.advice.whole_turn import Turn
from twoheirs_qt.games.two_heirs.opponents.opponent import deal_unseen
from twoheirs_qt.games.two_heirs.play.previews import (
    Danger,
    ScoreChange,
    list_dangers,
    list_score_changes,
)
from twoheirs_qt.games.two_heirs.rules.access import calculate_reach, count_lasting_access
from twoheirs_qt.games.two_heirs.rules.actions import Take
from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.rules.components import Heir, Resources
from twoheirs_qt.games.two_heirs.rules.legality import list_legal_actions
from twoheirs_qt.games.two_heirs.rules.scoring import TREASURE_POINTS, make_score_sheet
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.rules.turn import apply_silently
from twoheirs_qt.games.two_heirs.words import actions as action_words
from twoheirs_qt.games.two_heirs.words import hints, outline
from twoheirs_qt.games.two_heirs.words import previews as preview_texts
from twoheirs_qt.games.two_heirs.words.names import (
    Names,
    describe_amounts,
    name_building_as_object_by_id,
    name_cell,
    name_player,
)
from twoheirs_qt.tabletop.dice import Dice
from twoheirs_qt.tabletop.text.text import Text, join_by_semicolons

_SEED: Final = 0


class Chance(NamedTuple):
    """A tile that the opponent could take and build in the next turn, for so many points."""

    tile: str
    points: int


class Threat(NamedTuple):
    """A building of the heir that the opponent could destroy in the next turn, by its tile's id."""

    tile: str
    cell: Cell


class Reasons(NamedTuple):
    """The difference that a turn makes: to the table before it, or to another turn instead of it.

    - `score`: the lines of the score that differ when the turn ends, in each heir the largest first
    - `points`: by how many points White's and Blue's differ then
    - `protected`: buildings of the heir that the opponent could destroy in the next turn otherwise,
      with one move of a troop at most, and not now; `endangered`: the other way round
    - `withheld_tiles` and `left_tiles`: tiles of the reserve that the opponent could take
      otherwise, and now
    - `access`: how much more the heir has without the reserve; below 0: less
    - `reach`: how much the heir had or has otherwise, and now
    - `later_gain`: by how many points more the lead is expected to grow after the turn, if known
    - `compared`: whether another turn is compared
    """

    score: tuple[ScoreChange, ...]
    points: tuple[int, int]
    protected: tuple[Threat, ...]
    endangered: tuple[Threat, ...]
    withheld_tiles: tuple[Chance, ...]
    left_tiles: tuple[Chance, ...]
    access: Resources
    reach: tuple[int, int]
    later_gain: float | None
    compared: bool


def find_reasons(
    start: State, turn: Turn, other_turn: Turn | None = None, gain: float | None = None
) -> Reasons:
    """The reasons for `turn` of the active heir of `start`, and those against it.

    They are those for it and not for `other_turn`, if there is one. `gain`: by how many
    points more the heir is expected to win in the end than after the other turn.
    """
    start = deal_unseen(start, Dice(_SEED))
    end = turn.end(start)
    other_end = start if other_turn is None else other_turn.end(start)
    score = _compare_scores(other_end, end)
    points = [0, 0]
    for change in score:
        points[change.heir] += change.points
    heir = start.active
    other_dangers = (
        _find_plain_turn_dangers(start) if other_turn is None else _find_dangers(start, other_end)
    )
    dangers = _find_dangers(start, end)
    protected = [
        _make_threat(danger, other_end)
        for cell, danger in other_dangers.items()
        if cell not in dangers and end.landscape.get(cell) == other_end.landscape.get(cell)
    ]
    endangered = [
        _make_threat(danger, end) for cell, danger in dangers.items() if cell not in other_dangers
    ]
    withheld, left = _find_opponent_chances(start, turn, other_turn, other_end, end)
    access, other_access = count_lasting_access(end, heir), count_lasting_access(other_end, heir)
    gained_points = points[heir] - points[heir.opponent]
    return Reasons(
        tuple(score),
        (points[0], points[1]),
        tuple(protected),
        tuple(endangered),
        withheld,
        left,
        (
            access[0] - other_access[0],
            access[1] - other_access[1],
            access[2] - other_access[2],
        ),
        (calculate_reach(other_end, heir), calculate_reach(end, heir)),
        None if gain is None else gain - gained_points,
        other_turn is not None,
    )


def _compare_scores(other_end: State, end: State) -> list[ScoreChange]:
    score = list_score_changes(other_end, end, make_score_sheet(other_end), make_score_sheet(end))
    if other_end.solo is not None and end.solo is not None and other_end.henry is not None:
        score += [
            ScoreChange(other_end.henry, TREASURE_POINTS, cell)
            for cell in end.solo.treasures
            if cell not in other_end.solo.treasures
        ]
    return score


def _make_threat(danger: Danger, state: State) -> Threat:
    return Threat(state.landscape[danger.cell].tile.id, danger.cell)


def _find_dangers(start: State, then: State) -> dict[Cell, Danger]:
    """The buildings in danger after a turn from `start`, but for tiles that it turns up."""
    unseen = frozenset(start.stack)
    slots = [slot for slot, tile in enumerate(then.slots) if tile in unseen]
    return {danger.cell: danger for danger in list_dangers(then, slots)}


def _find_plain_turn_dangers(start: State) -> dict[Cell, Danger]:
    """The buildings that are in danger after some turn in which nothing is done but a take."""
    takes = [action for action in list_legal_actions(start) if isinstance(action, Take)]
    if start.taken or not takes:
        return _find_dangers(start, start)
    by_cell: dict[Cell, Danger] = {}
    for take in takes:
        for cell, danger in _find_dangers(start, apply_silently(start, take)).items():
            by_cell.setdefault(cell, danger)
    return by_cell


def _find_opponent_chances(
    start: State, turn: Turn, other_turn: Turn | None, other_end: State, end: State
) -> tuple[tuple[Chance, ...], tuple[Chance, ...]]:
    """The tiles that the opponent could take after the other turn, and those after this one."""
    if other_turn is None:
        chances = [
            Chance(tile, calculate_worth_to_opponent(start, Take(slot)))
            for tile in turn.taken[:1]
            for slot in _find_slots(start, tile)
        ]
        return tuple(chance for chance in chances if chance.points > 0), ()
    return (
        tuple(
            _list_chances(other_end, [tile for tile in turn.taken if tile not in other_turn.taken])
        ),
        tuple(_list_chances(end, [tile for tile in other_turn.taken if tile not in turn.taken])),
    )


def _list_chances(end: State, tiles: list[str]) -> Iterator[Chance]:
    for tile in tiles:
        for slot in _find_slots(end, tile):
            points = calculate_worth_if_left(end, Take(slot))
            if points > 0:
                yield Chance(tile, points)


def _find_slots(state: State, tile: str) -> list[int]:
    return [
        slot
        for slot, slot_tile in enumerate(state.slots)
        if slot_tile is not None and slot_tile.id == tile
    ]


# -- words ----------------------------------------------------------------------------------------


def describe_points(reasons: Reasons, active: Heir, names: Names) -> list[Text]:
    """For each heir whose points differ a line: the difference, and what it comes from."""
    texts = []
    for heir in (active, active.opponent):
        lines = describe_score(reasons.score, heir, compared=reasons.compared)
        if lines:
            alone = [0, 0]
            alone[heir] = reasons.points[heir]
            change = describe_point_changes(active, names, (alone[0], alone[1]))
            name = name_player(names, heir)
            change_text = change[0] if change else preview_texts.CHANGE.fill(what=name, points="0")
            texts.append(
                hints.CHANGE_WITH_LINES.fill(change=change_text, lines=join_by_semicolons(lines))
            )
    return texts


def describe_prevention(reasons: Reasons, start: State, names: Names) -> list[Text]:
    """A line for everything that the turn keeps the opponent from."""
    texts = [_describe_threat(hints.HARDER, threat, start, names) for threat in reasons.protected]
    return texts + [
        _describe_chance(hints.TAKEN_AWAY, chance, start, names)
        for chance in reasons.withheld_tiles
    ]


def describe_risks(reasons: Reasons, start: State, names: Names) -> list[Text]:
    """A line for everything that the opponent can do because of the turn."""
    texts = [_describe_threat(hints.DANGER, threat, start, names) for threat in reasons.endangered]
    return [
        *texts,
        *(
            _describe_chance(hints.LEFT_FOR_OPPONENT, chance, start, names)
            for chance in reasons.left_tiles
        ),
    ]


def _describe_threat(text: Text, threat: Threat, start: State, names: Names) -> Text:
    heir = name_player(names, start.active.opponent)
    tile = name_building_as_object_by_id(threat.tile, start.catalogue)
    return text.fill(heir=heir, tile=tile, cell=name_cell(threat.cell))


def _describe_chance(text: Text, chance: Chance, start: State, names: Names) -> Text:
    tile = name_tile_uniquely(chance.tile, start)
    heir = name_player(names, start.active.opponent)
    return text.fill_n(chance.points).fill(heir=heir, tile=tile)


def describe_capability_gains(reasons: Reasons, active: Heir, names: Names) -> list[Text]:
    """A line for each change of access and reach of the heir whose turn it is."""
    texts = []
    gained = [max(amount, 0) for amount in reasons.access]
    lost = [max(-amount, 0) for amount in reasons.access]
    if reasons.compared:
        for text, amounts in ((hints.MORE_ACCESS, gained), (hints.LESS_ACCESS, lost)):
            if any(amounts):
                texts.append(text.fill(resources=describe_amounts(amounts)))
    elif any(gained):
        phrase = action_words.OTHER_ACCESS if any(lost) else action_words.MORE_ACCESS
        phrase = phrase.fill(heir=name_player(names, active), resources=describe_amounts(gained))
        texts.append(phrase.fill(lost=describe_amounts(lost)) if any(lost) else phrase)
    before, then = reasons.reach
    if before != then:
        texts.append(outline.REACH_CHANGE.fill(before=before, after=then))
    return texts


def describe_reasons(reasons: Reasons, start: State, names: Names) -> list[Text]:
    """All lines of the difference, the points first."""
    active = start.active
    texts = [
        *describe_points(reasons, active, names),
        *describe_prevention(reasons, start, names),
        *describe_capability_gains(reasons, active, names),
        *describe_risks(reasons, start, names),
    ]
    later = 0 if reasons.later_gain is None else round(reasons.later_gain)
    return [*texts, hints.LATER.fill(points=format_signed(later))] if later else texts
