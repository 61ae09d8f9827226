"""Games for tests of reviews, and reviews without a search."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tests.box import GAME, load_box
from twoheirs_qt.games.two_heirs.advice.review import PlayedTurn, ReviewedTurn
from twoheirs_qt.games.two_heirs.codec.digest import calculate_state_digest
from twoheirs_qt.games.two_heirs.opponents.levels import OPPONENTS
from twoheirs_qt.games.two_heirs.opponents.opponent import Budget
from twoheirs_qt.games.two_heirs.rules import (
    Action,
    Heir,
    NewGame,
    State,
    apply_silently,
    create_game,
)
from twoheirs_qt.tabletop.dice import Dice
from twoheirs_qt.tabletop.saves.save import GameSettings, Origin, SaveGame

NOW = "2026-01-01T00:00:00Z"


@cache
def play_game(seed: int = 3, level: str = "level-2", *, solo: int | None = None) -> SaveGame:
    """A game between two players of the same level, or of one against Henry at his `solo` level."""
    options = NewGame(seed=seed, level=solo)
    state = start = create_game(load_box(), options)
    player, dice, actions = OPPONENTS[level](), Dice(seed), list[Action]()
    while not state.is_over:
        for action in player.choose_turn(state, Budget(), dice).actions:
            state = apply_silently(state, action)
            actions.append(action)
    return save_of(start, actions, Origin.new_game(options))


def save_of(start: State, actions: Sequence[Action], origin: Origin | None = None) -> SaveGame:
    """A save of a game that was played so far."""
    return SaveGame(
        GAME,
        origin or Origin.from_position(),
        start,
        GameSettings(),
        tuple(actions),
        len(actions),
        NOW,
        NOW,
    )


def make_reviewed(
    turn: PlayedTurn | None = None,
    *,
    best: Sequence[float] = (0.0, 0.0),
    value: Sequence[float] = (0.0, 0.0),
    to_come: int = 10,
    number: int = 1,
    heir: Heir = Heir.WHITE,
    solo: bool = False,
) -> ReviewedTurn:
    """A review of a turn that came out so."""
    actions = () if turn is None else turn.actions
    return ReviewedTurn(
        number=number if turn is None else turn.number,
        done_count=0 if turn is None else turn.done_count,
        heir=heir if turn is None else turn.heir,
        digest="" if turn is None else calculate_state_digest(turn.start),
        played=actions,
        better=tuple(play_game().actions[:1]),
        best_leads=tuple(best),
        played_leads=tuple(value),
        turns_to_come=to_come,
        solo=solo,
    )
