"""The menu of a thing: what can be done with it, and its section of the rule book."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget

from twoheirs_qt.games.bunny_kingdom.table.controller import TableController
from twoheirs_qt.games.bunny_kingdom.things.subject import find_subject
from twoheirs_qt.games.bunny_kingdom.things.thing import Thing
from twoheirs_qt.games.bunny_kingdom.words import controls as words
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.widgets.label import escape_mnemonics


def make_menu(
    parent: QWidget, controller: TableController, thing: Thing, ask_rules: Callable[[str], object]
) -> QMenu:
    """Make the menu, which deletes itself when it is closed; `ask_rules` opens the rule book.

    Without anything to do, its first entry says why.
    """
    snapshot = controller.snapshot
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    controller.changed.connect(menu.close)  # what it offers belongs to this moment
    offers = thing.list_offers(snapshot)
    for offer in offers:
        text = offer.text if offer.why_not is None else offer.why_not
        entry = menu.addAction(escape_mnemonics(localize(text)))
        entry.setEnabled(offer.is_possible)
        entry.triggered.connect(partial(controller.accept, thing, offer))
    if not offers:
        why = thing.describe_refusal(snapshot) or words.NOTHING_HERE
        menu.addAction(escape_mnemonics(localize(why))).setEnabled(False)
    menu.addSeparator()
    section = find_subject(snapshot, thing)
    menu.addAction(localize(words.RULES)).triggered.connect(partial(ask_rules, section))
    return menu
