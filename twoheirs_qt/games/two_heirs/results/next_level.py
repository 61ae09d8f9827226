"""The level above that of a game."""

from __future__ import annotations

from twoheirs_qt.games.two_heirs.opponents.strengths import SCALE
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.rules.setup import TREASURES_REMOVED


def find_next_level(session: GameSession) -> int | str | None:
    """Return the level above that of a game, Henry's or the computer's; None if there is none."""
    solo, human = session.state.solo, session.only_human
    if solo is not None:
        return solo.level + 1 if solo.level + 1 in TREASURES_REMOVED else None
    if human is None or session.is_remote:
        return None
    return SCALE.find_next_stronger(session.settings.opponents[human.opponent]) or None
