"""The best turns in a state as the strongest player sees them, from public information only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from twoheirs_qt.games.two_heirs.advice.whole_turn import Turn
from twoheirs_qt.games.two_heirs.opponents.opponent import Budget, Candidate, OnProgress, Stop
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.rules.unseen import hide_unseen
from twoheirs_qt.tabletop.dice import Dice

_MAX_CHOICES: Final = 3
"""The number of turns in a judgement, the best one included."""

_MAX_COMPARED: Final = 6
"""So many turns are compared by playing on, fewer than the strongest level does: with half of the
time the answer is mostly the same then."""


class Choice(NamedTuple):
    """A turn that was compared with the best one.

    - `lead`: the points by which the active heir is likely to win with it; below 0: to lose
    - `error`: the standard error of that; None where it was not played on, or once
    - `trials`: how many times it was played on
    - `deficit`: by how many points it is worse than the best, in the trials that both had
    - `deficit_error`: the standard error of that; None where it is not known
    """

    turn: Turn
    lead: float
    error: float | None
    trials: int
    deficit: float
    deficit_error: float | None

    @property
    def is_as_good(self) -> bool:
        """Whether it is no worse than the best, as far as can be known."""
        return self.deficit <= (self.deficit_error or 0.0)


class Judgement(NamedTuple):
    """The best turns from a state on.

    - `choices`: different turns, best first, one to three
    - `states`: how many states were looked at to find them
    """

    choices: tuple[Choice, ...]
    states: int

    @property
    def best(self) -> Choice:
        return self.choices[0]

    @property
    def equals(self) -> tuple[Choice, ...]:
        """The other turns that are as good as the best."""
        return tuple(choice for choice in self.choices[1:] if choice.is_as_good)


def judge(
    state: State,
    *,
    seed: int,
    states: int | None = None,
    seconds: float | None = None,
    on_progress: OnProgress | None = None,
    stop: Stop | None = None,
) -> Judgement:
    """Find the best turns of the active heir of `state`.

    They depend on what everybody sees of `state` alone, and are the same for equal `seed` and
    `states` where no time is set and nobody stops it. Raises ValueError when the game is over.
    """
    # Imported only when needed: the window shows judgements without looking for them.
    from twoheirs_qt.games.two_heirs.advice.solo import SoloPlayer
    from twoheirs_qt.games.two_heirs.opponents.levels import SKILLS
    from twoheirs_qt.games.two_heirs.opponents.thinker import Thinker

    visible = hide_unseen(state)
    skill = replace(SKILLS[-1], compared_turn_count=_MAX_COMPARED)
    player = Thinker("judge", skill) if visible.solo is None else SoloPlayer()
    answer = player.choose_turn(visible, Budget(states, seconds), Dice(seed), on_progress, stop)
    return Judgement(_make_choices(visible, answer.candidates), answer.states)


def _make_choices(known_state: State, candidates: Sequence[Candidate]) -> tuple[Choice, ...]:
    choices: list[Choice] = []
    best = candidates[0]
    for candidate in candidates:
        turn = Turn.from_actions(known_state, candidate.actions)
        if any(choice.turn == turn for choice in choices):
            continue  # they differ in what is done with a tile that is not seen yet
        deficit, deficit_error = best.compare_with(candidate)
        if candidate is best:
            deficit, deficit_error = 0.0, 0.0
        trials = len(candidate.trials)
        choice = Choice(turn, candidate.lead, candidate.error, trials, deficit, deficit_error)
        choices.append(choice)
    return tuple(choices[:_MAX_CHOICES])
