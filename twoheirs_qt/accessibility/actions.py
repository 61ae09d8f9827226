"""The accessible actions of things on the table, done in the same way as by clicks and keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessibleActionInterface

from twoheirs_qt.play.session import GameSession
from twoheirs_qt.play.targets import OfferButton, PlanButton, ReservePlace, SupplyPile, Target
from twoheirs_qt.rules.actions import Take
from twoheirs_qt.table.controller import Choice, TableController, choices_at
from twoheirs_qt.table.view import TableView
from twoheirs_qt.things.groups import AccessibleKey, Group, PanelButton
from twoheirs_qt.things.offers import placement_name
from twoheirs_qt.things.selection import SelectedReserveTile, lies_on
from twoheirs_qt.words import screen_reader as own
from twoheirs_qt.words import table as texts


@dataclass(frozen=True, slots=True)
class AccessibleAction:
    """- `name`: Qt's own for standard actions, else the label of its entry in the menu
    - `words`: what it does, for people"""

    name: str
    words: str
    do: Callable[[], object]


def actions_at(view: TableView, key: AccessibleKey) -> tuple[AccessibleAction, ...]:
    """The actions of a thing, the first being what a press does. A group has none."""
    if isinstance(key, Group):
        return ()
    action = QAccessibleActionInterface
    press = AccessibleAction(
        action.pressAction(), press_words(view, key), partial(_press, view, key)
    )
    if isinstance(key, PanelButton | OfferButton):
        return (press,)
    say = view.session.model.say
    found = [
        press,
        # Windows and macOS throw a switch by this name alone.
        *([replace(press, name=action.toggleAction())] if isinstance(key, PlanButton) else ()),
        AccessibleAction(action.setFocusAction(), say(own.GO_THERE), partial(_go_to, view, key)),
        AccessibleAction(
            action.showMenuAction(), say(own.OPEN_MENU), partial(_open_menu, view, key)
        ),
    ]
    for choice in menu_choices(view.session, view.controller, key):
        found.append(AccessibleAction(choice.label, choice.label, partial(_choose, view, choice)))
    return tuple(found)


def menu_choices(session: GameSession, controller: TableController, key: Target) -> list[Choice]:
    """The choices in a thing's menu, each label once, but for picking it up, which a press does.

    What can be done with the selection wherever it is put is offered at the selection alone.
    """
    found = {each.label: each for each in reversed(choices_at(session, controller, key))}
    selected, say = controller.selected, session.model.say
    if selected is None and controller.can_pick(key):
        found.popitem()
    if selected is not None and not lies_on(selected, key):
        for everywhere in (texts.TURN_OVER, texts.PUT_BACK):
            found.pop(say(everywhere), None)
    return list(reversed(found.values()))


def press_words(view: TableView, key: Target | PanelButton) -> str:
    """What a press does now, in words."""
    if isinstance(key, PanelButton):
        return view.table.solo.turn_panel.buttons[key.index].words
    if isinstance(key, OfferButton):
        return view.table.offer.label
    session, controller, say = view.session, view.controller, view.session.model.say
    selected = controller.selected
    take = _take_of(view, key)
    if take is not None:
        return say(placement_name(take, session.state))
    if selected is not None and lies_on(selected, key):
        return say(texts.PUT_BACK)
    if controller.is_goal(key) and selected is not None:
        action = controller.action(key)
        assert action is not None
        return say(placement_name(action, session.state))
    if isinstance(key, SupplyPile) and view.describer.tells_unseen:
        return say(own.SHOW_UNSEEN)
    choices = choices_at(session, controller, key)
    if choices and selected is None and not isinstance(key, PlanButton):
        return choices[0].label
    return say(own.TELL_MORE)


def _take_of(view: TableView, key: Target) -> Take | None:
    """The take that a press on a place of the reserve does at once."""
    selected = view.controller.selected
    if not isinstance(key, ReservePlace) or not (
        selected is None or isinstance(selected, SelectedReserveTile)
    ):
        return None
    take = Take(key.slot)
    if view.controller.closed is not None or not view.session.options.can(take):
        return None
    return take


def _press(view: TableView, key: Target | PanelButton) -> None:
    if isinstance(key, PanelButton):
        view.table.solo.turn_panel.buttons[key.index].do()
        return
    view.setFocus(Qt.FocusReason.OtherFocusReason)
    if not view.turns.is_shown:  # who presses by name need not have seen how a game begins or ends
        view.table.show.skip()
    take = _take_of(view, key)
    if take is not None:
        # Pressed by name, not by a slip of the hand: what keys ask for twice is done at once.
        view.keys.go_to(key)
        view.controller.play(take, key)
    elif not view.table.show.skip():
        view.keys.press_on(key)


def _go_to(view: TableView, key: Target) -> None:
    view.setFocus(Qt.FocusReason.OtherFocusReason)
    view.keys.go_to(key)


def _open_menu(view: TableView, key: Target) -> None:
    _go_to(view, key)
    view.open_menu(key)


def _choose(view: TableView, choice: Choice) -> None:
    view.setFocus(Qt.FocusReason.OtherFocusReason)
    choice.do()
    view.keys.after_picking()
