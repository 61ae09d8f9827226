"""The accessible interface of one thing on the table, or of a group of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import shiboken6
from PySide6.QtCore import QObject, QRect, QRectF
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface, QWindow
from PySide6.QtWidgets import QWidget

from twoheirs_qt.tabletop.accessibility.reader import AccessibleAction, Properties, TableReader
from twoheirs_qt.tabletop.thing import ReaderRole, Thing

_Text = QAccessible.Text
_ROLES: Final = {
    ReaderRole.BUTTON: QAccessible.Role.Button,
    ReaderRole.SWITCH: QAccessible.Role.CheckBox,
    # Orca reads static text aloud with the group that it lies in.
    ReaderRole.PICTURE: QAccessible.Role.Graphic,
    ReaderRole.TEXT: QAccessible.Role.StaticText,
    ReaderRole.GROUP: QAccessible.Role.Grouping,
}

NO_INTERFACE: Final = shiboken6.VoidPtr(0)
"""The result of `interface_cast` for an interface that a part does not have.

With None, 0, or the result of the base class, PySide crashes.
"""


class ActionInterface(QAccessibleActionInterface):
    """The actions of a thing; their names are the present ones."""

    def __init__(self, part: Part) -> None:
        super().__init__()
        self._part = part

    def _map_actions_by_name(self) -> dict[str, AccessibleAction]:
        part = self._part
        if not part.isValid():
            return {}
        actions = part.reader.list_actions(part.key)
        return {action.name: action for action in reversed(actions)}

    def actionNames(self) -> list[str]:
        return list(reversed(self._map_actions_by_name()))

    def doAction(self, actionName: str) -> None:
        action = self._map_actions_by_name().get(actionName)
        if action is not None:
            action.do()

    def localizedActionName(self, name: str) -> str:
        action = self._map_actions_by_name().get(name)
        return "" if action is None else action.words

    def localizedActionDescription(self, name: str) -> str:
        return self.localizedActionName(name)

    def keyBindingsForAction(self, actionName: str) -> list[str]:
        pickup_key = self._part.pickup_key
        return [pickup_key] if pickup_key and actionName == self.pressAction() else []


class Part(QAccessibleInterface):
    """The interface of the thing `key` on the table of `reader`, as long as it lies there.

    `children` are set from outside; `group` is what it lies in, None for a group. `table_interface`
    returns the current interface of the table itself, and `read_properties` the present properties
    of a key: they are not asked for before somebody reads them.
    """

    def __init__(
        self,
        key: Thing,
        reader: TableReader,
        table_interface: Callable[[], QAccessibleInterface],
        read_properties: Callable[[Thing], Properties],
        group: Part | None = None,
    ) -> None:
        super().__init__()
        self.key = key
        self.reader = reader
        self.view = reader.view
        self._table_interface = table_interface
        self.group = group
        self._read_properties = read_properties
        self.known_properties: Properties | None = None
        """The properties that a reader has read, and knows until an event tells it of a change."""
        self.announcement: str | None = None
        """Words that are its description for the moment in which they are to be spoken."""
        self.children: list[Part] = []
        self._actions = None if key.is_group else ActionInterface(self)

    @property
    def properties(self) -> Properties:
        """Its properties as they were when they were first read or were last updated."""
        if self.known_properties is None:
            self.known_properties = (
                self._read_properties(self.key) if self.isValid() else Properties("")
            )
        return self.known_properties

    @property
    def pickup_key(self) -> str:
        """The key that picks it up; empty if there is none."""
        return self.reader.find_key(self.key)

    @property
    def is_focused(self) -> bool:
        """Whether the cursor is on it, and the table has the keyboard."""
        return has_keyboard(self.view) and self.reader.cursor == self.key

    # -- QAccessibleInterface --------------------------------------------------------------------

    def isValid(self) -> bool:
        return shiboken6.isValid(self.view)

    def object(self) -> QObject:
        return None  # type: ignore[return-value]  # no QObject of its own

    def window(self) -> QWindow:
        return self._table_interface().window()

    def parent(self) -> QAccessibleInterface:
        return self.group or self._table_interface()

    def child(self, index: int) -> QAccessibleInterface:
        return self.children[index] if 0 <= index < len(self.children) else make_null_interface()

    def childCount(self) -> int:
        return len(self.children)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return next((row for row, part in enumerate(self.children) if part is child), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        parts = (part for part in self.children if part.rect().contains(x, y))
        return next(parts, None) or make_null_interface()

    def focusChild(self) -> QAccessibleInterface:
        parts = (part for part in self.children if part.is_focused)
        return next(parts, None) or make_null_interface()

    def text(self, t: QAccessible.Text) -> str:
        if t == _Text.Name:
            return self.properties.name
        if t == _Text.Description:
            return self.properties.description if self.announcement is None else self.announcement
        return self.pickup_key if t == _Text.Accelerator and self.isValid() else ""

    def setText(self, t: QAccessible.Text, text: str) -> None:
        pass  # nothing on the table is written by others

    def rect(self) -> QRect:
        rect = self.reader.find_rect(self.key) if self.isValid() else QRectF()
        if rect.isEmpty():
            return QRect()
        corner = self.view.viewport().mapToGlobal(rect.topLeft())
        return QRectF(corner, rect.size()).toRect()

    def role(self) -> QAccessible.Role:
        return _ROLES[self.key.role]

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        if not self.isValid():
            state.invalid = 1
            return state
        properties = self.properties
        rect = self.reader.find_rect(self.key)
        visible = self.view.isVisible() and not rect.isEmpty()
        bounds = self.reader.find_bounds(self.key)
        state.invisible = int(not visible)
        state.offscreen = int(visible and not bounds.intersects(rect))
        state.disabled = int(not properties.enabled)
        if self.key.is_group:
            return state
        state.focusable = 1
        state.focused = int(self.is_focused)
        state.selectable = state.selected = int(properties.selected)
        state.checkable = int(properties.checked is not None)
        state.checked = int(bool(properties.checked))
        return state

    def interface_cast(self, t: QAccessible.InterfaceType) -> Any:
        if t == QAccessible.InterfaceType.ActionInterface and self._actions is not None:
            return self._actions
        return NO_INTERFACE


def has_keyboard(view: QWidget) -> bool:
    """Whether the keyboard is at the table; hidden, it lends its place to the outline."""
    return shiboken6.isValid(view) and view.isVisible() and view.hasFocus()


def make_null_interface() -> QAccessibleInterface:
    """No interface: Qt takes None, which PySide's types do not know."""
    return None  # type: ignore[return-value]


def discard(part: Part) -> None:
    """Let Qt forget a part that is no longer on the table."""
    if shiboken6.isValid(part):
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(part))
