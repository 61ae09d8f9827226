"""The menu of a thing: what can be done there, as entries for the mouse and for screen readers."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget

from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.table.clicks import pick_words
from twoheirs_qt.games.two_heirs.table.controller import TableController
from twoheirs_qt.games.two_heirs.things.offers import (
    IN_PLACE_KINDS,
    OfferKind,
    list_offers,
    name_command,
)
from twoheirs_qt.games.two_heirs.things.selection import SelectedHandTile
from twoheirs_qt.games.two_heirs.things.thing import Thing
from twoheirs_qt.games.two_heirs.words import table as texts
from twoheirs_qt.games.two_heirs.words.actions import name_action_here


class MenuEntry(NamedTuple):
    """An entry of the menu, and the function that does it.

    `picks_up`: it picks the thing up; `command`: that of an entry which is no action of the rules.
    """

    label: str
    do: Callable[[], object]
    picks_up: bool = False
    command: OfferKind | None = None


def make_context_menu(
    parent: QWidget,
    session: GameSession,
    controller: TableController,
    target: Thing,
    ask_rules: Callable[[], object],
) -> QMenu:
    """The menu, which deletes itself when it is closed; `ask_rules` is its last entry."""
    localize = session.model.localize
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    session.opened.connect(menu.close)  # what it offers belongs to this game
    entries = list_menu_entries(session, controller, target)
    for entry in entries:
        menu.addAction(entry.label).triggered.connect(lambda _=False, run=entry.do: run())
    if not entries:
        menu.addAction(localize(texts.NOTHING_HERE)).setEnabled(False)
    menu.addSeparator()
    menu.addAction(localize(texts.RULES)).triggered.connect(lambda: ask_rules())
    return menu


def list_menu_entries(
    session: GameSession, controller: TableController, target: Thing
) -> list[MenuEntry]:
    """The entries for a thing now; empty if there is nothing to do."""
    localize = session.model.localize
    entries: list[MenuEntry] = []
    if controller.closed_reason is not None:
        return entries
    if controller.selected is None and controller.can_pick(target):
        label = localize(pick_words(target.pick(session), session))
        entries.append(MenuEntry(label, partial(controller.pick, target), picks_up=True))
    if controller.selected is not None:
        if isinstance(controller.selected, SelectedHandTile):
            entries.append(MenuEntry(localize(texts.TURN_OVER), controller.turn_over))
        entries.append(MenuEntry(localize(texts.PUT_BACK), controller.put_back))
    for offer in list_offers(session, target):
        if offer.action is None:
            run_command = controller.commands.find(offer.kind)
            if run_command is not None and offer.is_possible:
                label = localize(name_command(offer.kind))
                entries.append(MenuEntry(label, run_command, command=offer.kind))
        elif offer.is_possible and offer.kind in IN_PLACE_KINDS:
            label = localize(name_action_here(offer.action, session.state))
            entries.append(MenuEntry(label, partial(controller.play, offer.action, target)))
    return entries
