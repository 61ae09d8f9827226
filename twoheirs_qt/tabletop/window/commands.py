"""Actions, each declared once in the class that owns it: its text, keys, icon and needs.

Menus, buttons, tool tips and the list of shortcuts use these declarations.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from typing import Final, TypeAlias, overload

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QAction, QIcon, QKeySequence, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from twoheirs_qt.tabletop.drawing.parchment import fill_rect
from twoheirs_qt.tabletop.drawing.theme import find_current_theme
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import Text, translate

Key: TypeAlias = str | QKeySequence.StandardKey
_ICON_SIZE: Final = QSize(96, 96)


class AnyNeed(Enum):
    """A condition for an action to be enabled; the value is the sentence shown if it is not met."""


class Need(AnyNeed):
    """A condition in any game; the value is the sentence shown if it is not met."""

    GAME = translate("TablePage", "There is no game.")
    UNFINISHED = translate("TablePage", "The game is over.")
    COMPUTER = translate("TablePage", "The computer does not play here.")
    HUMAN = translate("TablePage", "Only computers play here: pause them, or start another game.")
    THINKS = translate("TablePage", "The computer is not thinking.")
    OWN_TURN = translate("TablePage", "It's not your turn.")
    TWO_MACHINES = translate("TablePage", "This game is not played on two machines.")
    HINTS_ON = translate("TablePage", "Hints are switched off in the settings.")
    HELP_ON = translate("Table", "Help is off. You can switch it on in the settings.")
    TABLE = translate("TablePage", "Go back to the game first.")


class Command:
    """Declares an action as an attribute of a class; `make_actions` makes it for an object.

    - `words`: its text; None if its owner sets it, as it changes
    - `icon_text`: its text outside of its menu, if `words` are not clear there
    - `keys`: its shortcuts; the first is the one that is shown
    - `picture`: its icon, drawn in the colour of the theme called `ink`
    - `needs`: its conditions, in the order in which they are given as reasons
    - `setting`: the boolean property of the settings that it switches
    """

    def __init__(
        self,
        words: Text | None = None,
        *keys: Key,
        icon_text: Text | None = None,
        picture: str = "",
        ink: str = "ink",
        needs: tuple[AnyNeed, ...] = (),
        setting: str = "",
        checkable: bool = False,
        role: QAction.MenuRole = QAction.MenuRole.NoRole,
    ) -> None:
        self.words = words
        self.icon_text = icon_text
        self.picture = picture
        self.ink = ink
        self.needs = needs
        self.setting = setting
        self._keys = keys
        self._checkable = checkable or bool(setting)
        # On macOS, Qt would guess a role from the text of an action.
        self._role = role

    @overload
    def __get__(self, owner: None, kind: type) -> Command: ...
    @overload
    def __get__(self, owner: QObject, kind: type) -> QAction: ...
    def __get__(self, owner: QObject | None, kind: type) -> Command | QAction:
        if owner is None:
            return self
        raise AttributeError(
            "its actions are not made yet"
        )  # once made, instance attributes hide this

    @property
    def keys(self) -> list[QKeySequence]:
        """Its shortcuts on this system."""
        sequences: list[QKeySequence] = []
        for key in self._keys:
            if isinstance(key, str):
                # Not as the language names keys, in which Return may be Enter.
                sequences.append(QKeySequence(key, QKeySequence.SequenceFormat.PortableText))
            else:
                sequences += QKeySequence.keyBindings(key)
        return list(dict.fromkeys(sequences))

    def make(self, parent: QObject) -> QAction:
        """Make the action, without text and icon yet."""
        action = QAction(parent)
        action.setShortcuts(self.keys)
        action.setMenuRole(self._role)
        action.setCheckable(self._checkable)
        action.setIconVisibleInMenu(not self.picture)
        return action


def list_commands(kind: type) -> Iterable[tuple[str, Command]]:
    """The commands that a class and its bases declare, by name and in their order."""
    commands = {
        name: attribute
        for base in reversed(kind.__mro__)
        for name, attribute in vars(base).items()
        if isinstance(attribute, Command)
    }
    return commands.items()


def list_actions(owner: QObject) -> Iterator[tuple[Command, QAction]]:
    """The actions of an object, with the commands that declare them."""
    return ((command, vars(owner)[name]) for name, command in list_commands(type(owner)))


def make_actions(owner: QObject, parent: QObject) -> None:
    """Make the actions that the class of `owner` declares, children of `parent`."""
    for name, command in list_commands(type(owner)):
        vars(owner)[name] = command.make(parent)


def add_actions(
    widget: QWidget, context: Qt.ShortcutContext = Qt.ShortcutContext.WindowShortcut
) -> None:
    """Make the actions of `widget`; `context` is where their shortcuts work."""
    make_actions(widget, widget)
    for _, action in list_actions(widget):
        action.setShortcutContext(context)
        widget.addAction(action)


def name_actions(owner: QObject) -> None:
    """Set the texts of the actions of `owner` in the present language."""
    for command, action in list_actions(owner):
        if command.words is not None:
            action.setText(localize(command.words))
        if command.icon_text is not None:
            action.setIconText(localize(command.icon_text))


def draw_actions(owner: QObject) -> None:
    """Draw the pictures of the actions of `owner`."""
    for command, action in list_actions(owner):
        if command.picture:
            action.setIcon(make_icon(command.picture, command.ink))


def make_icon(name: str, ink: str = "ink") -> QIcon:
    """An icon of the program such as `undo`, in a colour of the theme."""
    result = QIcon()
    pixmap = QIcon(f":/art/icon/ui/{name}.svg").pixmap(_ICON_SIZE)
    for mode, color in ((QIcon.Mode.Normal, ink), (QIcon.Mode.Disabled, "off")):
        result.addPixmap(tint(pixmap, color), mode)
    return result


def tint(pixmap: QPixmap, color: str) -> QPixmap:
    """Colour a picture in one colour of the theme."""
    result = QPixmap(pixmap)
    painter = QPainter(result)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    fill_rect(painter, result.rect(), find_current_theme().find_color(color))
    painter.end()
    return result


def format_key(key: QKeySequence) -> str:
    """Format a key sequence in the system's notation."""
    return key.toString(QKeySequence.SequenceFormat.NativeText)


def format_shortcut(action: QAction) -> str:
    """The first shortcut of an action in the system's notation; empty if it has none."""
    return format_key(action.shortcut())
