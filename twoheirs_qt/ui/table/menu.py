"""The context menu of a target: everything that can be done there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget

from twoheirs_qt.game.presentation.offers import HERE, offers
from twoheirs_qt.game.presentation.selection import (
    SelectedHandTile,
    SelectedReserveTile,
    SelectionFinder,
)
from twoheirs_qt.game.session import GameSession
from twoheirs_qt.game.targets import Target
from twoheirs_qt.ui.table.controller import TableController
from twoheirs_qt.words import table as texts
from twoheirs_qt.words.actions import here_text
from twoheirs_qt.words.names import tile_object_of
from twoheirs_qt.words.text import Text


class Choice(NamedTuple):
    """An entry of the menu, and the function that does it."""

    label: str
    do: Callable[[], object]


def context_menu(
    parent: QWidget,
    session: GameSession,
    controller: TableController,
    target: Target,
    ask_rules: Callable[[], object],
) -> QMenu:
    """The menu, which deletes itself when it is closed; `ask_rules` is its last entry."""
    say = session.model.say
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    session.opened.connect(menu.close)  # what it offers belongs to this game
    choices = choices_at(session, controller, target)
    for choice in choices:
        menu.addAction(choice.label).triggered.connect(lambda _=False, do=choice.do: do())
    if not choices:
        menu.addAction(say(texts.NOTHING_HERE)).setEnabled(False)
    menu.addSeparator()
    menu.addAction(say(texts.RULES)).triggered.connect(lambda: ask_rules())
    return menu


def choices_at(session: GameSession, controller: TableController, target: Target) -> list[Choice]:
    """What can be done at a target now, the most important first; empty if nothing."""
    say = session.model.say
    found: list[Choice] = []
    if controller.closed is not None:
        return found
    if controller.selected is None and controller.can_pick(target):
        label = _pick_label(session, target)
        found.append(Choice(say(label), lambda: controller.click(target)))
    if controller.selected is not None:
        if isinstance(controller.selected, SelectedHandTile):
            found.append(Choice(say(texts.TURN_OVER), controller.turn_over))
        found.append(Choice(say(texts.PUT_BACK), controller.put_back))
    for offer in offers(session, target):
        if offer.action is not None and offer.possible and offer.kind in HERE:
            label = here_text(offer.action, session.state)
            found.append(Choice(say(label), partial(controller.play, offer.action, target)))
    return found


def _pick_label(session: GameSession, target: Target) -> Text:
    selected = SelectionFinder(session).find(target)
    if isinstance(selected, SelectedReserveTile | SelectedHandTile):
        return texts.PICK_UP_TILE.fill(tile=tile_object_of(selected.tile, session.state.catalogue))
    return texts.PICK_UP_TROOP
