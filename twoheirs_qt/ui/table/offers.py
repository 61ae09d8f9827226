"""Buttons beside a piece: what a click on it offers to do, to be confirmed by another."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF

from twoheirs_qt.files.save import TakeBack
from twoheirs_qt.game.session import GameSession
from twoheirs_qt.game.telling.finder import Finder
from twoheirs_qt.game.telling.held import HeldReserve
from twoheirs_qt.game.telling.previews import preview_lines
from twoheirs_qt.game.telling.targets import LandCell, ReservePlace, Target
from twoheirs_qt.rules.actions import Action, BreakCamp, Destroy, Take
from twoheirs_qt.rules.state import PLACES
from twoheirs_qt.ui.table.hits import target_rect
from twoheirs_qt.ui.table.overlays import Choice
from twoheirs_qt.ui.table.scene import TableScene
from twoheirs_qt.ui.table.telling import Teller
from twoheirs_qt.words import table as texts
from twoheirs_qt.words.actions import here_text
from twoheirs_qt.words.text import Text

Do = Callable[[Action, Target], object]
"""Does an action at a target, or says why not."""


class Offers:
    """Offers what a piece on the table can do; `do` does it, `announce` says it aloud."""

    def __init__(
        self,
        session: GameSession,
        scene: TableScene,
        finder: Finder,
        teller: Teller,
        do: Do,
        announce: Callable[[str], None],
    ) -> None:
        self._session = session
        self._scene = scene
        self._finder = finder
        self._teller = teller
        self._do = do
        self._announce = announce

    def clear(self) -> None:
        """Take the buttons away."""
        self._scene.choices.clear()

    def press(self, index: int) -> None:
        """Do what a button offers."""
        choice = self._scene.choices.choices[index]
        self.clear()
        choice.do()

    def take(self, held: HeldReserve) -> None:
        """Offer to take the tile of the reserve that is picked up."""
        place = ReservePlace(held.slot)
        self._show(texts.TAKE, Take(held.slot), place)

    def on_land(self, target: LandCell) -> bool:
        """What a click does on a tile beside picking up a troop; whether it did."""
        assert self._scene.reading is not None
        cell = target.cell
        land = self._scene.reading.land.get(cell)
        if land is None or self._session.is_over:
            return False
        if land.besieged:
            self._destroy(target)
            return True
        if self._finder.own_camp(cell):
            if self._session.options.why_not(BreakCamp(cell)):
                self._do(BreakCamp(cell), target)  # which says why not
            else:
                self._offer(BreakCamp(cell), target)
            return True
        return False

    def _destroy(self, target: LandCell) -> None:
        if self._session.settings.take_back is TakeBack.FREE:
            self._do(Destroy(target.cell), target)
        else:
            self._offer(Destroy(target.cell), target)

    def _offer(self, action: Action, target: Target) -> None:
        label = here_text(action, self._session.state)
        self._announce(self._show(label, action, target))
        preview = self._session.options.preview(action)
        scene = self._scene
        lines = preview_lines(self._session, preview, points=scene.points_shown)
        self._teller.note_lines(lines, target)

    def _show(self, label: Text, action: Action, target: Target) -> str:
        scene = self._scene
        choice = Choice(self._session.model.say(label), lambda: self._do(action, target))
        rect, avoid = target_rect(scene, target), list[QRectF]()
        if isinstance(target, ReservePlace):  # the others are still to be chosen from
            area = scene.area
            others = (area.ring.place(slot) for slot in range(PLACES) if slot != target.slot)
            avoid = [*others, area.reach_text]
        scene.choices.offer((choice,), rect, scene.sceneRect(), scene.area.text, avoid=avoid)
        return choice.label
