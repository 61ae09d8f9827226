"""The Game menu of Bunny Kingdom: new games and rematches."""

from __future__ import annotations

from random import SystemRandom

from twoheirs_qt.games.bunny_kingdom.game import BunnyKingdom
from twoheirs_qt.games.bunny_kingdom.window.choices import NEW_SEED_LIMIT, BunnyChoices
from twoheirs_qt.tabletop.running import games
from twoheirs_qt.tabletop.saves.save import COMPUTER, HUMAN, GameSettings, TakeBackRule


class Games(games.Games):
    """The actions of the Game menu."""

    def start_new(self, choices: BunnyChoices, seed: int) -> None:
        """Begin a game with these choices, which are kept for the next one."""
        choices.save(self._settings)
        count = choices.players
        opponents = choices.opponents[:count]
        self._begin(
            GameSettings(
                choices.names[:count],
                tuple(COMPUTER if opponent else HUMAN for opponent in opponents),
                TakeBackRule.UNTIL_REVEALED,
                opponents,
            ),
            seed,
        )

    def begin_rematch(self) -> None:
        self._begin(self._session.settings, SystemRandom().randrange(NEW_SEED_LIMIT))

    def _begin(self, settings: GameSettings, seed: int) -> None:
        unfinished = self._find_unfinished()
        game = self._session.games.find(BunnyKingdom.name)
        options = {"players": len(settings.names)}
        self._session.begin_new(game, options, seed, settings)
        self._add_to_recent(unfinished)
