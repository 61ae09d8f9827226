"""A game of The Two Heirs beside the running game, which never touches the disk."""

from __future__ import annotations

from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.tabletop.play import detached


class ReplaySession(detached.ReplaySession, GameSession):
    """A game that is only looked at."""
