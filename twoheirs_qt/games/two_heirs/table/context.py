"""The objects that all classes of The Two Heirs around the window share."""

from __future__ import annotations

from dataclasses import dataclass

from twoheirs_qt.games.two_heirs.drawing.art import Art
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.table.menus import TwoHeirsMenus
from twoheirs_qt.tabletop.window.context import AppContext


@dataclass(frozen=True)
class TwoHeirsContext(AppContext):
    """An `AppContext` whose running game and pictures are those of The Two Heirs."""

    session: GameSession
    art: Art

    @property
    def menus(self) -> TwoHeirsMenus:
        """The menus of the window."""
        menus = self.window.menus
        assert isinstance(menus, TwoHeirsMenus)
        return menus
