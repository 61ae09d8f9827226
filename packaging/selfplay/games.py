"""Games of players against themselves, and what was seen of each turn's end."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from selfplay.deals import box, deal
from twoheirs_qt.files.actions import dump_action, parse_action
from twoheirs_qt.players.evaluation import FEATURES, Evaluation, Weights, turns_to_come
from twoheirs_qt.players.opponent import Budget
from twoheirs_qt.players.thinker import Skill, Thinker
from twoheirs_qt.rules import (
    Catalogue,
    Heir,
    after,
    apply,
    score_sheet,
)
from twoheirs_qt.rules.shuffle import Dice

NOTICES: Final = (0.25, 0.4, 0.6, 0.8, 1.0)
"""Shares of the possibilities that players think of, so that much is seen which good ones avoid."""


@dataclass(frozen=True, slots=True)
class Rows:
    """What was seen at the ends of turns, one row each.

    - `features`: as `FEATURES`, for the heir whose turn ended; shape (turns, features)
    - `turns`: how many turns were to come
    - `leads`: by how many points that heir won in the end
    - `games`: seeds of the games
    """

    features: NDArray[np.float32]
    turns: NDArray[np.int64]
    leads: NDArray[np.float64]
    games: NDArray[np.int64]


def play(seeds: range, weights: Weights, target: Path) -> None:
    """Play a game for each seed, and write `target` when all are done: the actions of each."""
    catalogue = box()
    played = [{"seed": seed, "actions": _played(catalogue, seed, weights)} for seed in seeds]
    target.parent.mkdir(parents=True, exist_ok=True)
    aside = target.with_suffix(".part")
    aside.write_text(json.dumps(played), "utf-8")
    aside.replace(target)


def _played(catalogue: Catalogue, seed: int, weights: Weights) -> list[object]:
    random, dice = Random(seed), Dice(seed)
    state = deal(catalogue, random)
    players = [Thinker("", Skill(notice=random.choice(NOTICES)), weights) for _ in range(2)]
    done: list[object] = []
    while not state.is_over:
        for action in players[state.active].turn(state, Budget(), dice).actions:
            done.append(dump_action(action))
            state, _ = apply(state, action)
    return done


def rows_of(files: Sequence[Path]) -> Rows:
    """What is seen at the ends of the turns of all games in files that `play` wrote."""
    catalogue = box()
    nothing = Weights.of((1,), {})
    features: list[list[float]] = []
    turns: list[int] = []
    leads: list[int] = []
    games: list[int] = []
    for file in files:
        for game in json.loads(file.read_text("utf-8")):
            state, evaluation = deal(catalogue, Random(game["seed"])), Evaluation(nothing)
            seen: list[Heir] = []
            for given in game["actions"]:
                heir = state.active
                state = after(state, parse_action(given))
                if state.active is not heir and not state.is_over:
                    core = state.core
                    seen.append(heir)
                    features.append(evaluation.features(core, heir))
                    turns.append(turns_to_come(core, heir))
            white, blue = (column.total for column in score_sheet(state).heirs)
            leads += [white - blue if heir is Heir.WHITE else blue - white for heir in seen]
            games += [game["seed"]] * len(seen)
    return Rows(
        features=np.array(features, np.float32).reshape(len(turns), len(FEATURES)),
        turns=np.array(turns, np.int64),
        leads=np.array(leads, np.float64),
        games=np.array(games, np.int64),
    )
