"""Games of Bunny Kingdom that tests play to their end in a session."""

from __future__ import annotations

from tests.games.bunny_kingdom.reading import GAME
from twoheirs_qt.tabletop.dice import Dice
from twoheirs_qt.tabletop.opponent import Budget
from twoheirs_qt.tabletop.play.session import GameSession


def play_to_the_end(session: GameSession) -> None:
    """Play every seat as the weakest opponent that knows what it does."""
    while not session.is_over:
        seat = session.game.list_seats(session.state)[session.seat_in_turn]
        opponent, view = GAME.opponents["level-1"](), GAME.make_view(session.state, seat)
        answer = opponent.answer(view, Budget(states=5), Dice(1), lambda _: None, bool)
        if session.is_computer(session.seat_in_turn):
            session.play_turn(answer.actions)
        else:
            assert session.play(answer.actions[0])
    session.store.flush()
