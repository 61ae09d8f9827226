"""Where Henry will build: his eight cells in order, and which tile would go where."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from twoheirs_qt.game.session import GameSession
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.events import HenryRule
from twoheirs_qt.rules.henry_outlook import Outlook, Prospect, outlook
from twoheirs_qt.ui.art import Look
from twoheirs_qt.ui.table.henry_marks import NO_REASONS, Reasons
from twoheirs_qt.ui.table.scene import TableScene
from twoheirs_qt.words import solo as solo_texts
from twoheirs_qt.words.events import event_text
from twoheirs_qt.words.names import cell_name, terrain_name, tile_name
from twoheirs_qt.words.text import Text, either, one_by_one


class HenryPlan(QObject):
    """Shown or hidden by the player, and kept so from turn to turn.

    - `toggled`: it is shown, or hidden, from now on
    - `told`: what it says, when it is switched on
    """

    toggled = Signal(bool)
    told = Signal(str)

    def __init__(self, session: GameSession, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._scene = scene
        self._on = False

    @property
    def on(self) -> bool:
        """Whether it is shown in games against Henry."""
        return self._on

    def set_on(self, on: bool) -> None:
        """Show or hide it."""
        if on != self._on:
            self._on = self._scene.solo.plan_shown = on
            self._scene.sync(animate=True)  # it leaves room for the scroll
            self.refresh()
            self.toggled.emit(on)
            say = self._scene.say
            state = solo_texts.SAY_WHERE_ON if on else solo_texts.SAY_WHERE_OFF
            words = self._scene.solo.scroll.words or say(state.fill(question=solo_texts.WHERE))
            self.told.emit(words)

    def toggle(self) -> None:
        """Show it if it is hidden, and the other way round."""
        self.set_on(not self._on)

    def refresh(self) -> None:
        """Show what is so now, unless Henry's turn is being told."""
        scene = self._scene
        if scene.reading is None or scene.staged is not None:
            return
        if not self._on or self._session.is_over or scene.reading.solo is None:
            scene.mark(NO_REASONS)
            scene.solo.scroll.clear()
            return
        found = outlook(self._session.state)
        reasons = NO_REASONS if found is None else self._reasons(found)
        scene.mark(reasons)
        heading, words = self._words(found)
        scene.solo.scroll.tell(scene.say(heading), scene.say(words))

    def _reasons(self, found: Outlook) -> Reasons:
        henry = self._session.state.south.opponent
        tiles: dict[Cell, tuple[Look, ...]] = {}
        for prospect in found.prospects:
            if prospect.at is not None:
                look = self._scene.look(prospect.tile.id, henry)
                tiles[prospect.at] = (*tiles.get(prospect.at, ()), look)
        certain = found.prospects[0] if found.looked and found.prospects else None
        return Reasons(
            order=found.around,
            tried=frozenset(certain.tried) if certain else frozenset(),
            chosen=certain.at if certain else None,
            centre=found.centre,
            tiles=tuple(tiles.items()),
            slot=certain.slot if certain else None,
        )

    def _words(self, found: Outlook | None) -> tuple[Text, Text]:
        if found is None:
            return solo_texts.WHERE, solo_texts.NO_TURN
        if found.looked is None and not found.prospects and not found.unseen:
            return solo_texts.IF_ENDED, solo_texts.EMPTY_RESERVE
        if found.looked is not None:
            (prospect,) = found.prospects
            looked = event_text(found.looked, self._session.state.catalogue, self._session.names)
            plan = _plan(prospect, found.centre)
            return solo_texts.IF_ENDED, solo_texts.LOOKED_THEN.fill(looked=looked, plan=plan)
        parts = _coulds(found.prospects)
        if found.unseen:
            terrain = terrain_name(self._session.state.stack[0].terrain)
            parts.append(solo_texts.COULD_UNSEEN.fill(terrain=terrain))
        return solo_texts.BEFORE_TAKE, one_by_one(parts)


def _plan(prospect: Prospect, centre: Cell) -> Text:
    text = solo_texts.PLANS[prospect.rule].fill(
        tile=tile_name(prospect.tile), centre=cell_name(centre)
    )
    return text if prospect.at is None else text.fill(cell=cell_name(prospect.at))


def _coulds(prospects: tuple[Prospect, ...]) -> list[Text]:
    """What could go where, the tiles for one cell together."""
    found: dict[tuple[Cell | None, HenryRule], list[Text]] = {}
    for prospect in prospects:
        found.setdefault((prospect.at, prospect.rule), []).append(tile_name(prospect.tile))
    return [
        solo_texts.COULD_LEAVE.fill(tiles=either(names))
        if at is None
        else solo_texts.COULD_GO.fill(tiles=either(names), cell=cell_name(at), rule=rule.value)
        for (at, rule), names in found.items()
    ]
