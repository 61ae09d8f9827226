"""The accessible actions of things on the table, done in the same way as by clicks and keys."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessibleActionInterface

from twoheirs_qt.games.two_heirs.rules.actions import Action
from twoheirs_qt.games.two_heirs.table.clicks import ClickEffect
from twoheirs_qt.games.two_heirs.table.controller import TableController
from twoheirs_qt.games.two_heirs.table.menu import MenuEntry, list_menu_entries
from twoheirs_qt.games.two_heirs.things.offers import name_spoken_action
from twoheirs_qt.games.two_heirs.things.selection import SelectedReserveTile
from twoheirs_qt.games.two_heirs.things.thing import Thing
from twoheirs_qt.games.two_heirs.words import screen_reader as spoken
from twoheirs_qt.games.two_heirs.words import table as texts
from twoheirs_qt.tabletop.accessibility.reader import AccessibleAction
from twoheirs_qt.tabletop.thing import ReaderRole

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.play.session import GameSession
    from twoheirs_qt.games.two_heirs.table.view import TableView


def list_thing_actions(view: TableView, thing: Thing) -> tuple[AccessibleAction, ...]:
    """The actions of a thing, the first being what a press does. A group has none."""
    if thing.is_group:
        return ()
    action = QAccessibleActionInterface
    words = press_words(view, thing)
    press = AccessibleAction(action.pressAction(), words, partial(_press, view, thing))
    if not thing.takes_cursor:
        return (press,)
    localize, is_switch = view.session.model.localize, thing.role is ReaderRole.SWITCH
    entries = (
        AccessibleAction(entry.label, entry.label, partial(_choose, view, entry))
        for entry in list_other_entries(view.session, view.controller, thing)
    )
    return (
        press,
        # Windows and macOS throw a switch by this name alone.
        *([replace(press, name=action.toggleAction())] if is_switch else ()),
        AccessibleAction(
            action.setFocusAction(), localize(spoken.GO_THERE), partial(_go_to, view, thing)
        ),
        AccessibleAction(
            action.showMenuAction(), localize(spoken.OPEN_MENU), partial(_open_menu, view, thing)
        ),
        *entries,
    )


def list_other_entries(
    session: GameSession, controller: TableController, thing: Thing
) -> list[MenuEntry]:
    """The entries of a thing's menu, each label once, but for what a press does.

    What can be done with the selection wherever it is put is offered at the selection alone.
    """
    click, selected, localize = (
        controller.click_on(thing),
        controller.selected,
        session.model.localize,
    )
    entries: dict[str, MenuEntry] = {}
    for entry in list_menu_entries(session, controller, thing):
        is_press = (entry.picks_up and click.effect is ClickEffect.PICK_UP) or (
            entry.command is not None and entry.command is click.command
        )
        if not is_press:
            entries.setdefault(entry.label, entry)
    if selected is not None and not thing.is_origin_of(selected):
        for text in (texts.TURN_OVER, texts.PUT_BACK):
            entries.pop(localize(text), None)
    return list(entries.values())


def press_words(view: TableView, thing: Thing) -> str:
    """The words for what a press does now."""
    painted_text = thing.find_painted_text(view.table_scene)
    if painted_text is not None:
        return painted_text
    session, localize = view.session, view.session.model.localize
    action = _press_action(view, thing)
    if action is not None:
        return localize(name_spoken_action(action, session.state))
    return localize(view.controller.click_on(thing).describe(session))


def _press_action(view: TableView, thing: Thing) -> Action | None:
    """The action that a press does at once, though a key would ask first."""
    selected = view.controller.selected
    is_free = selected is None or isinstance(selected, SelectedReserveTile)
    if view.controller.closed_reason is not None or not is_free:
        return None
    return thing.find_reader_press_action(view.session)


def _press(view: TableView, thing: Thing) -> None:
    if thing.press(view.table_scene):
        return
    view.setFocus(Qt.FocusReason.OtherFocusReason)
    if not view.turns.is_shown:  # the show of how a game begins or ends need not be waited for
        view.table_scene.step_player.skip()
    action = _press_action(view, thing)
    if action is not None:
        # Pressed by name, not by a slip of the hand: what keys ask for twice is done at once.
        view.keyboard.go_to(thing)
        view.controller.play(action, thing)
    elif not view.table_scene.step_player.skip():
        view.keyboard.press_on(thing)


def _go_to(view: TableView, thing: Thing) -> None:
    view.setFocus(Qt.FocusReason.OtherFocusReason)
    view.keyboard.go_to(thing)


def _open_menu(view: TableView, thing: Thing) -> None:
    _go_to(view, thing)
    view.open_menu(thing)


def _choose(view: TableView, entry: MenuEntry) -> None:
    view.setFocus(Qt.FocusReason.OtherFocusReason)
    entry.do()
    view.keyboard.go_to_nearest_goal()
