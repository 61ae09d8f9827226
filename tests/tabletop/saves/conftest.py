"""Sessions, as tests of play have them, and disks that are full."""

from tests.games.two_heirs.play.conftest import begin, catalogue, disks, games, session, start

__all__ = ["begin", "catalogue", "disks", "games", "session", "start"]
