"""Sessions, as tests of play have them."""

from tests.games.two_heirs.play.conftest import begin, catalogue, games, session

__all__ = ["begin", "catalogue", "games", "session"]
