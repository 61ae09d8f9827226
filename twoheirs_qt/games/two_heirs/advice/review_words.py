"""Reviewed turns in words, for the command and the window."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from twoheirs_qt.games.two_heirs.advice.reasons import Reasons, describe_reasons, find_reasons
from twoheirs_qt.games.two_heirs.advice.review import Grade, ReviewedTurn, list_mistakes
from twoheirs_qt.games.two_heirs.advice.turn_words import list_turn_texts, name_tile_uniquely
from twoheirs_qt.games.two_heirs.advice.whole_turn import Turn
from twoheirs_qt.games.two_heirs.rules.components import Heir
from twoheirs_qt.games.two_heirs.rules.core import LAST_TURNS
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.words import reviews
from twoheirs_qt.games.two_heirs.words.names import Names, name_player
from twoheirs_qt.tabletop.text.text import (
    Text,
    join_by_and,
    join_by_semicolons,
    join_whole_sentences,
)

_GRADES: Final[Mapping[Grade, Text]] = {
    Grade.BLUNDER: reviews.BLUNDER,
    Grade.MISTAKE: reviews.MISTAKE,
    Grade.SLIP: reviews.SLIP,
}


def describe_heading(turn: ReviewedTurn, names: Names) -> Text:
    """Name a turn by its number and its player."""
    return reviews.HEADING.fill(turn=str(turn.number), heir=name_player(names, turn.heir))


def describe_verdict(turn: ReviewedTurn) -> Text:
    """Say how good a turn was, in one or two sentences."""
    texts = [reviews.describe_loss(turn.loss, is_as_good=turn.is_as_good)]
    if turn.grade is not None:
        chance, lost = round(100 * turn.win_chance), round(100 * turn.win_chance_lost)
        texts.append(_GRADES[turn.grade].fill(chance=str(chance), best=str(chance + lost)))
    return join_whole_sentences(texts)


def describe_loss_by_deal(turn: ReviewedTurn) -> Text | None:
    """Say how the loss of a turn depends on the order of hidden tiles; None if none were left."""
    if turn.turns_to_come < (1 if turn.solo else LAST_TURNS - 1):
        return None
    return reviews.describe_loss_range(*turn.loss_range, len(turn.played_leads))


def forecast(turn: ReviewedTurn, names: Names) -> Text:
    """Say how the game was likely to end after a turn, or how it ended with it."""
    leader = name_player(names, Heir.WHITE if turn.white_forecast > 0 else Heir.BLUE)
    if turn.turns_to_come == 0:
        return reviews.describe_result(turn.forecast, leader)
    return reviews.make_forecast_text(turn.forecast, turn.spread, leader)


class Comparison(NamedTuple):
    """A turn that was better than the one played.

    - `actions`: what is done in it
    - `reason`: what speaks for it most, as a sentence; None if that cannot be known
    - `lines`: the whole difference
    """

    actions: tuple[Text, ...]
    reason: Text | None
    lines: tuple[Text, ...]

    @property
    def sentences(self) -> Text:
        """The better turn and its reason."""
        better = reviews.BETTER.fill(actions=join_by_semicolons(self.actions))
        return join_whole_sentences([better, *([] if self.reason is None else [self.reason])])


def compare(turn: ReviewedTurn, start: State, names: Names) -> Comparison | None:
    """Compare the better turn with the one played from `start`; None where that was as good.

    Where a turn depends on a tile that it turns up, the difference cannot be known.
    """
    if turn.is_as_good:
        return None
    better, played = Turn.from_actions(start, turn.better), Turn.from_actions(start, turn.played)
    actions = tuple(list_turn_texts(better, start))
    if better.is_unfinished or played.is_unfinished:
        return Comparison(actions, None, ())
    reasons = find_reasons(start, better, played, turn.loss)
    lines = describe_reasons(reasons, start, names)
    return Comparison(actions, _name_reason(reasons, start, names), tuple(lines))


def _name_reason(reasons: Reasons, start: State, names: Names) -> Text | None:
    """The greatest of the reasons: points at once, a tile kept from the opponent, or later ones."""
    heir = start.active
    own, theirs = reasons.points[heir], -reasons.points[heir.opponent]
    withheld_tile = max(reasons.withheld_tiles, key=lambda chance: chance.points, default=None)
    withheld_points = 0 if withheld_tile is None else withheld_tile.points
    later = 0 if reasons.later_gain is None else round(reasons.later_gain)
    opponent = name_player(names, heir.opponent)
    largest = max(own, theirs, withheld_points, later)
    if largest <= 0:
        return None
    if largest == own:
        return reviews.MORE_POINTS.fill_n(own)
    if largest == theirs:
        return reviews.FEWER_THEIRS.fill_n(theirs).fill(heir=opponent)
    if withheld_tile is not None and largest == withheld_points:
        tile = name_tile_uniquely(withheld_tile.tile, start)
        return reviews.KEPT_FROM.fill_n(withheld_points).fill(heir=opponent, tile=tile)
    return reviews.MORE_LATER.fill_n(later)


def describe_summary(turns: Sequence[ReviewedTurn], names: Names) -> Text:
    """Say which turns were mistakes, those first that cost most chance to win."""
    mistakes = list_mistakes(turns)
    if not mistakes:
        return reviews.NO_MISTAKES
    turns_ = [
        reviews.IN_LIST.fill(turn=str(turn.number), heir=name_player(names, turn.heir))
        for turn in mistakes
    ]
    return reviews.MISTAKES.fill(turns=join_by_and(turns_))
