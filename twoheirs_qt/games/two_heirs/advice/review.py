"""Reviews of games: what each turn was worth, and the better one that there was.

A turn is compared with the best that a search finds. All are played on with the unseen tiles dealt
anew, alike for all of them: some deals choose the best, others, which had no part in the choice,
say by how much it is better. So the difference is not larger than it is on average, and can be
below zero.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache, partial
from hashlib import sha256
from statistics import fmean, stdev
from typing import Final

from twoheirs_qt.games.two_heirs.advice.chance import (
    SOLO_FILE,
    WinChanceModel,
    count_turns_after,
    load_win_chance_model,
)
from twoheirs_qt.games.two_heirs.codec.digest import calculate_state_digest
from twoheirs_qt.games.two_heirs.opponents import evaluation
from twoheirs_qt.games.two_heirs.opponents.beam import Beam, Judge, SearchBudget
from twoheirs_qt.games.two_heirs.opponents.evaluation import Evaluation, load_weights
from twoheirs_qt.games.two_heirs.opponents.opponent import Budget, deal_unseen
from twoheirs_qt.games.two_heirs.opponents.playoff import PlayTrial, Trial
from twoheirs_qt.games.two_heirs.opponents.thinker import drop_useless_actions
from twoheirs_qt.games.two_heirs.rules.actions import Action, EndTurn
from twoheirs_qt.games.two_heirs.rules.components import Heir
from twoheirs_qt.games.two_heirs.rules.search import Search
from twoheirs_qt.games.two_heirs.rules.setup import SETS_IN_PLAY
from twoheirs_qt.games.two_heirs.rules.state import HAND_LIMIT, State
from twoheirs_qt.games.two_heirs.rules.unseen import hide_unseen
from twoheirs_qt.tabletop import data
from twoheirs_qt.tabletop.dice import SEED_LIMIT, Dice
from twoheirs_qt.tabletop.saves.save import SaveGame
from twoheirs_qt.tabletop.text.text import Text, translate

WIDTH: Final = 12
"""The width of the beam that finds turns."""
RIVALS: Final = 6
"""The number of turns found that are compared with the turn played."""
REDEALS: Final = 4
"""The number of deals in which turns are compared to choose the best, and again to value it."""
DEPTH: Final = 2
"""The number of turns, Henry's included, by which a turn is played on in a deal."""
REPLIES: Final = 3
"""The width of the beam that finds these turns."""

DEFAULT_SEED: Final = 1


class Grade(Enum):
    """Kinds of mistakes, by the chance to win that they gave away."""

    SLIP = "slip"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


_MIN_CHANCE_LOST: Final = ((0.2, Grade.BLUNDER), (0.1, Grade.MISTAKE), (0.05, Grade.SLIP))


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """A turn of a game that was played to its end.

    `number` counts turns, Henry's too; `done_count` is the number of actions before it.
    """

    number: int
    done_count: int
    start: State
    actions: tuple[Action, ...]

    @property
    def heir(self) -> Heir:
        return self.start.active


@dataclass(frozen=True, slots=True)
class ReviewedTurn:
    """A turn that was played, and the best one that was found.

    - `number`, `done_count`, `heir`, `played`: as in `PlayedTurn`; `digest`: of the state before
    - `better`: the actions of the best turn; empty where it is the one played
    - `best_leads` and `played_leads`: the points by which the heir wins with the best turn and with
      the one played, once for each deal: a random order of the unseen tiles
    - `turns_to_come`: the number of turns after it, and after Henry's answer
    - `solo`: whether the opponent is Henry
    """

    number: int
    done_count: int
    heir: Heir
    digest: str
    played: tuple[Action, ...]
    better: tuple[Action, ...]
    best_leads: tuple[float, ...]
    played_leads: tuple[float, ...]
    turns_to_come: int
    solo: bool = False

    @property
    def forecast(self) -> float:
        """The points by which the heir is likely to win after the turn; below 0: to lose."""
        return fmean(self.played_leads)

    @property
    def white_forecast(self) -> float:
        """The points by which White is likely to win after the turn."""
        return self.forecast if self.heir is Heir.WHITE else -self.forecast

    @property
    def spread(self) -> float:
        """The standard deviation of the final lead from the forecast."""
        return self._chances.find_spread(self.turns_to_come)

    @property
    def loss(self) -> float:
        """The points that the turn gave away; below 0: it was even better than the best found."""
        return fmean(self._gaps)

    @property
    def error(self) -> float | None:
        """The standard error of `loss`, as far as it depends on the deals.

        None where it was the same in all of them: that does not tell how sure it is.
        """
        gaps = self._gaps
        is_same = max(gaps) - min(gaps) < _SAME_LOSS
        return None if is_same else stdev(gaps) / len(gaps) ** 0.5

    @property
    def loss_range(self) -> tuple[float, float]:
        """The least and the most points that the turn gave away in a deal."""
        return min(self._gaps), max(self._gaps)

    @property
    def is_as_good(self) -> bool:
        """Whether the turn was no worse than the best, as far as can be known."""
        return not self.better or self.loss <= max(self.error or 0.0, _MIN_LOSS)

    @property
    def win_chance(self) -> float:
        """The heir's chance to win after the turn."""
        return self._chances.calculate_win_chance(self.forecast, self.turns_to_come)

    @property
    def win_chance_lost(self) -> float:
        """The chance to win that the turn gave away; 0 for a turn that was as good."""
        if self.is_as_good:
            return 0.0
        return max(
            self._chances.calculate_win_chance(fmean(self.best_leads), self.turns_to_come)
            - self.win_chance,
            0.0,
        )

    @property
    def grade(self) -> Grade | None:
        """The kind of mistake that the turn was; None: it was none."""
        chance_lost = round(self.win_chance_lost, 2)  # as it is shown
        return next(
            (grade for threshold, grade in _MIN_CHANCE_LOST if chance_lost >= threshold), None
        )

    @property
    def _chances(self) -> WinChanceModel:
        return load_win_chance_model(solo=self.solo)

    @property
    def _gaps(self) -> list[float]:
        return [
            best - value for best, value in zip(self.best_leads, self.played_leads, strict=True)
        ]

    def is_about(self, turn: PlayedTurn) -> bool:
        """Whether this is a review of `turn`, in the same state and with the same actions."""
        return (self.number, self.done_count, self.played) == (
            turn.number,
            turn.done_count,
            turn.actions,
        ) and (self.digest == calculate_state_digest(turn.start))


_MIN_LOSS: Final = 0.25
"""A smaller difference in points is none."""
_SAME_LOSS: Final = 0.05
"""Losses that differ by less count as the same."""


def list_mistakes(turns: Sequence[ReviewedTurn], heir: Heir | None = None) -> list[ReviewedTurn]:
    """List the mistakes of an heir, or of both, those first that gave away most chance to win."""
    mistakes = [
        turn for turn in turns if turn.grade is not None and (heir is None or turn.heir is heir)
    ]
    return sorted(mistakes, key=lambda turn: -turn.win_chance_lost)


@cache
def calculate_judge_digest(*, solo: bool = False) -> str:
    """A digest of all that a review depends on besides the game: a duel, or one against Henry."""
    figures = (WIDTH, RIVALS, REDEALS, DEPTH, REPLIES)
    weights = data.find_path(SOLO_FILE if solo else evaluation.FILE)
    return sha256(weights.read_bytes() + repr(figures).encode()).hexdigest()[:12]


# -- what can be reviewed -------------------------------------------------------------------------

NO_TURN: Final = translate(
    "Review", "No turn of this game has been played to its end yet, so there is nothing to review."
)
ODD_START: Final = translate(
    "Review",
    "This game began from a position that no new game leads to, so turns in it cannot be judged.",
)


def explain_no_review(save: SaveGame) -> Text | None:
    """Say in one sentence why a game cannot be reviewed; None if it can."""
    if save.origin.new_game_options is None and _is_impossible_start(save.start):
        return ODD_START
    return None if list_played_turns(save) else NO_TURN


def _is_impossible_start(start: State) -> bool:
    """Whether no game with three sets leads to a state, as far as can be seen."""
    tiles_missing = start.turns_left is None and (not start.stack or start.slots.count(None) > 1)
    hands_full = any(len(hand) > HAND_LIMIT + 1 for hand in start.hands)
    return len(start.sets) > SETS_IN_PLAY or tiles_missing or hands_full


def list_played_turns(save: SaveGame) -> list[PlayedTurn]:
    """List the turns of a game that were played to their end, as far as it has been played."""
    replay, turns, first_index = save.replay, [], 0
    for index, action in enumerate(save.actions[: save.done_count]):
        if type(action) is EndTurn:
            actions = tuple(save.actions[first_index : index + 1])
            turns.append(
                PlayedTurn(
                    replay.turn_numbers[first_index],
                    first_index,
                    replay.states[first_index],
                    actions,
                )
            )
            first_index = index + 1
    return turns


# -- reviewing ------------------------------------------------------------------------------------


def review_turn(
    turn: PlayedTurn, seed: int = DEFAULT_SEED, states: int | None = None, effort: int = 1
) -> ReviewedTurn:
    """Compare a turn with the best one there was.

    `states` bounds how many are looked at to find and choose the best turn; `effort` is how many
    times as many plans and deals are tried as is usual. It depends on what everybody could see
    before the turn, and on the turn.
    """
    visible = hide_unseen(turn.start)
    dice = Dice((int(calculate_state_digest(visible), 16) ^ seed) % SEED_LIMIT)
    start = deal_unseen(visible, dice)
    search_budget = SearchBudget(Budget(states))
    judge, play_trial = _make_judge_and_trial(start, search_budget)
    plans = _find_plans(start, turn.actions, judge, search_budget, WIDTH * effort)
    best = _choose_plan(plans, play_trial, dice, REDEALS * effort)
    return _evaluate_turn(turn, best, start, dice, REDEALS * effort)


def _make_judge_and_trial(start: State, search_budget: SearchBudget) -> tuple[Judge, PlayTrial]:
    """Make two functions for turns from `start`.

    The first estimates by how many points the heir will win, from a state within the turn. The
    second plays a turn on in the deal of a seed and returns that lead; None if the budget ends.
    """
    if start.solo is None:
        duel = Evaluation(load_weights())
        play_trial = Trial(start, duel, DEPTH, REPLIES, search_budget)
        return partial(duel.estimate_lead, heir=start.active), play_trial
    # Imported only for games against Henry.
    from twoheirs_qt.games.two_heirs.advice.solo import SoloTrial
    from twoheirs_qt.games.two_heirs.advice.solo_forecast import SoloEvaluation

    judge = partial(SoloEvaluation().estimate_lead, heir=start.active)
    return judge, SoloTrial(start, judge, DEPTH // 2, REPLIES, search_budget)


def compare_turn(turn: PlayedTurn, rival: tuple[Action, ...], seed: int) -> ReviewedTurn:
    """Compare a turn with another one in the same state, in deals that follow from `seed`."""
    visible = hide_unseen(turn.start)
    dice = Dice((int(calculate_state_digest(visible), 16) ^ seed) % SEED_LIMIT)
    return _evaluate_turn(turn, rival, deal_unseen(visible, dice), dice, REDEALS)


def _evaluate_turn(
    turn: PlayedTurn, best: tuple[Action, ...], start: State, dice: Dice, redeals: int
) -> ReviewedTurn:
    """Evaluate a turn and the best one in deals that had no part in the choice."""
    _, play_trial = _make_judge_and_trial(start, SearchBudget(Budget()))
    seeds = [dice.randrange(SEED_LIMIT) for _ in range(redeals)]
    value = [_round(play_trial(turn.actions, seed)) for seed in seeds]
    is_best = best == turn.actions
    return ReviewedTurn(
        number=turn.number,
        done_count=turn.done_count,
        heir=turn.heir,
        digest=calculate_state_digest(turn.start),
        played=turn.actions,
        better=() if is_best else best,
        best_leads=tuple(value if is_best else [_round(play_trial(best, seed)) for seed in seeds]),
        played_leads=tuple(value),
        turns_to_come=count_turns_after(start),
        solo=start.solo is not None,
    )


def _round(value: float | None) -> float:
    assert value is not None, "nothing bounds it"
    return round(value, 3)


def _find_plans(
    start: State, played: tuple[Action, ...], judge: Judge, search_budget: SearchBudget, width: int
) -> list[tuple[Action, ...]]:
    """The turn played, and the best ones found that lead elsewhere."""
    beam = Beam(Search(start), judge, search_budget)
    beam.expand_to(width)
    plans, end_keys = [played], {_find_end_key(start, played)}
    for line in beam.best_turns:
        if len(plans) > RIVALS:
            break
        line = drop_useless_actions(start, line, judge)
        if line.state_key not in end_keys:
            end_keys.add(line.state_key)
            plans.append(line.actions)
    return plans


def _find_end_key(start: State, plan: Sequence[Action]) -> object:
    """A key for the state to which a plan leads; None if another tile than it needs turns up."""
    search = Search(start)
    for action in plan:
        if action not in search.list_actions():
            return None
        search.play(action)
    return search.make_key()


def _choose_plan(
    plans: Sequence[tuple[Action, ...]], play_trial: PlayTrial, dice: Dice, redeals: int
) -> tuple[Action, ...]:
    """The plan that does best in deals common to all; the first one if others do as well.

    Where the budget ends, only deals count that all plans had.
    """
    sums = [0.0] * len(plans)
    seeds = [dice.randrange(SEED_LIMIT) for _ in range(redeals)]
    for number, seed in enumerate(seeds):
        values = [play_trial(plan, seed) for plan in plans]
        if None in values:
            return plans[_find_best(sums)] if number else plans[min(1, len(plans) - 1)]
        sums = [total + (value or 0.0) for total, value in zip(sums, values, strict=True)]
    return plans[_find_best(sums)]


def _find_best(sums: Sequence[float]) -> int:
    best = max(sums)
    return next(number for number, total in enumerate(sums) if total > best - 1e-6)
