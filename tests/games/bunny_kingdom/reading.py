"""Reading saves of Bunny Kingdom, to be played with a catalogue."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.games.bunny_kingdom.game import BunnyKingdom
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import Catalogue
from twoheirs_qt.tabletop.saves import game_log
from twoheirs_qt.tabletop.saves.game_log import ParsedLog
from twoheirs_qt.tabletop.saves.save import SaveGame

GAME: Final = BunnyKingdom()


def read_log(raw: bytes, catalogue: Catalogue) -> ParsedLog:
    return game_log.read_log(raw, GAME, catalogue)


def read_save(raw: bytes, catalogue: Catalogue) -> SaveGame:
    return game_log.read_whole_log(raw, GAME, catalogue).save
