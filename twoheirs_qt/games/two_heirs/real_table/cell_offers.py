"""Lists what can be done with the tile on a cell, for a menu and for the outline."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from twoheirs_qt.games.two_heirs.real_table.roads import (
    CROSSROADS,
    EDGE_NAMES,
    list_sections,
    toggle_laid_edge,
    toggle_meeting,
)
from twoheirs_qt.games.two_heirs.rules.cells import Edge
from twoheirs_qt.games.two_heirs.rules.components import Sections, Tile
from twoheirs_qt.tabletop.text.language import localize


class CellOffer(NamedTuple):
    """Something to do with a tile: its words with a mnemonic, and the function that does it.

    `kind` is the title of a menu for offers of a kind, or empty. `is_checked` says whether it is so
    already, where that can be said.
    """

    words: str
    do: Callable[[], object]
    is_checked: bool | None = None
    kind: str = ""

    @property
    def action(self) -> None:
        """No action of the rules."""
        return None

    @property
    def is_possible(self) -> bool:
        return True


def open_menu(offers: Iterable[CellOffer], place: QPoint, parent: QWidget) -> QMenu:
    """Open a menu of these offers, which deletes itself when it is closed."""
    menu = QMenu(parent)
    menu.aboutToHide.connect(menu.deleteLater)
    submenus: dict[str, QMenu] = {}
    for offer in offers:
        if offer.kind and offer.kind not in submenus:
            submenus[offer.kind] = menu.addMenu(offer.kind)
        action = QAction(offer.words, menu)
        action.triggered.connect(offer.do)
        if offer.is_checked is not None:
            action.setCheckable(True)
            action.setChecked(offer.is_checked)
        submenus.get(offer.kind, menu).addAction(action)
    menu.popup(place)
    return menu


def list_road_offers(
    tile: Tile, original: Tile, draw: Callable[[Sections], object], *, is_upright: bool
) -> Iterator[CellOffer]:
    """Yield what can be done with the roads of a tile; `original` is that of the catalogue."""

    def make_offer(text: str, sections: Sections, is_checked: bool | None) -> CellOffer:
        return CellOffer(text, lambda: draw(sections), is_checked, kind)

    kind = QCoreApplication.translate("ScorePage", "&Roads")
    ends = {end for section in tile.roads for end in section}
    for edge in Edge:
        own_edge = edge if is_upright else edge.opposite
        sections = toggle_laid_edge(tile, edge, is_upright=is_upright)
        yield make_offer(localize(EDGE_NAMES[edge]), sections, own_edge in ends)
    if 1 < len(ends) < len(CROSSROADS):
        words = QCoreApplication.translate("ScorePage", "The ends don't &meet")
        yield make_offer(words, toggle_meeting(tile), len(tile.roads) > 1)
    words = QCoreApplication.translate("ScorePage", "As in the &catalogue")
    yield make_offer(words, list_sections(original), None)
