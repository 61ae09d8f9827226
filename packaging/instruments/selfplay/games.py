"""Games of players against themselves, and the features at the end of each turn."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from instruments.selfplay.deals import deal, load_box
from instruments.selfplay.match import write
from twoheirs_qt.games.two_heirs.codec.actions import dump_action, parse_action
from twoheirs_qt.games.two_heirs.opponents.beam import Beam, SearchBudget
from twoheirs_qt.games.two_heirs.opponents.evaluation import (
    FEATURES,
    Evaluation,
    Weights,
    count_turns_to_come,
)
from twoheirs_qt.games.two_heirs.opponents.opponent import Budget, cut_at_reveal, deal_unseen
from twoheirs_qt.games.two_heirs.opponents.thinker import Skill, Thinker
from twoheirs_qt.games.two_heirs.rules import (
    Action,
    Catalogue,
    Heir,
    State,
    apply,
    apply_silently,
    make_score_sheet,
)
from twoheirs_qt.games.two_heirs.rules.search import Search
from twoheirs_qt.tabletop.dice import Dice

MISSES: Final = (0.0, 0.0, 0.0, 0.0, 0.7, 0.97)
"""How much players overlook, one for each game; the last two see some 0.7 and 0.4 of all actions.
It is as much for both, since a lead would else tell who is the better player instead of what the
lead is worth."""

WIDTHS: Final = (4, 5, 6)
ODD_TURNS: Final = 0.09
"""The share of turns that are any of those found, so that positions occur that players avoid."""


@dataclass(frozen=True, slots=True)
class Rows:
    """The ends of turns, one in each row.

    - `features`: as `FEATURES`, for the heir whose turn ended; shape (turns, features)
    - `turns`: number of turns to come
    - `leads`: points by which that heir won in the end
    - `games`: seeds of the games
    - `odd`: whether the turn was an odd one
    """

    features: NDArray[np.float32]
    turns: NDArray[np.int64]
    leads: NDArray[np.float64]
    games: NDArray[np.int64]
    odd: NDArray[np.bool_]


def play(seeds: range, weights: Weights, target: Path) -> None:
    """Play a game for each seed; write the actions of all into `target` when they are done."""
    catalogue = load_box()
    games_played = [{"seed": seed, "actions": _play(catalogue, seed, weights)} for seed in seeds]
    write(target, games_played)


def _begin(catalogue: Catalogue, seed: int) -> tuple[State, Skill, Iterator[bool]]:
    """Deal a game; choose how well it is played, and which of its turns are odd."""
    random = Random(seed)
    state = deal(catalogue, random)
    skill = Skill(misses=random.choice(MISSES), beam_width=random.choice(WIDTHS))
    return state, skill, (random.random() < ODD_TURNS for _ in count())


def _play(catalogue: Catalogue, seed: int, weights: Weights) -> list[object]:
    dice = Dice(seed)
    state, skill, odd_turns = _begin(catalogue, seed)
    player = Thinker("", skill, weights)
    played_actions: list[object] = []
    while not state.is_over:
        heir, is_odd = state.active, next(odd_turns)
        while state.active is heir and not state.is_over:
            if is_odd:
                actions = _choose_odd_actions(state, skill.beam_width, weights, dice)
            else:
                actions = player.choose_turn(state, Budget(), dice).actions
            for action in actions:
                played_actions.append(dump_action(action))
                state, _ = apply(state, action)
    return played_actions


def _choose_odd_actions(
    state: State, width: int, weights: Weights, dice: Dice
) -> tuple[Action, ...]:
    """Return the actions of any turn that a beam finds, up to the first that turns up a tile."""
    start, evaluation = deal_unseen(state, dice), Evaluation(weights)
    judge = partial(evaluation.estimate_lead, heir=state.active)
    beam = Beam(Search(start), judge, SearchBudget(Budget(), None))
    beam.expand_to(width)
    return cut_at_reveal(state, beam.best_turns[dice.randrange(len(beam.best_turns))].actions)


def read_rows(files: Sequence[Path]) -> Rows:
    """Read the rows of all games in files that `play` wrote."""
    catalogue = load_box()
    no_weights = Weights.of((1,), {})
    features: list[list[float]] = []
    turns: list[int] = []
    leads: list[int] = []
    games: list[int] = []
    odd: list[bool] = []
    for file in files:
        for game in json.loads(file.read_text("utf-8")):
            state, _, odd_turns = _begin(catalogue, game["seed"])
            evaluation = Evaluation(no_weights)
            heirs: list[Heir] = []
            for action in game["actions"]:
                heir = state.active
                state = apply_silently(state, parse_action(action))
                if state.active is not heir and not state.is_over:
                    core = state.core
                    heirs.append(heir)
                    features.append(evaluation.calculate_features(core, heir))
                    turns.append(count_turns_to_come(core, heir))
                    odd.append(next(odd_turns))
            white, blue = (column.total for column in make_score_sheet(state).heirs)
            leads += [white - blue if heir is Heir.WHITE else blue - white for heir in heirs]
            games += [game["seed"]] * len(heirs)
    return Rows(
        features=np.array(features, np.float32).reshape(len(turns), len(FEATURES)),
        turns=np.array(turns, np.int64),
        leads=np.array(leads, np.float64),
        games=np.array(games, np.int64),
        odd=np.array(odd, np.bool_),
    )
