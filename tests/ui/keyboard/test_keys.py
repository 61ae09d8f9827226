"""No key means two things at once, and each is listed under the question mark."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QLabel,
    QMenu,
    QMenuBar,
    QWidget,
)

from tests.ui.conftest import Start, find_dialog, process_events
from tests.ui.heir_program import Program, ask_new
from tests.ui.layout.scenes import open_scenes
from twoheirs_qt.tabletop.text.languages import LANGUAGES

_OF_THE_TABLE = (
    *("F", "W", "C", "N", "B", "+", "-"),
    *"0123456789",
    *("Space", "Return", "Enter", "Esc", "Menu"),
)
"""What the table or the outline does with a key, wherever Qt has no shortcut for it."""
_PORTABLE = QKeySequence.SequenceFormat.PortableText


def list_shortcuts(window: QWidget, *, idle: bool = False) -> Iterator[tuple[str, str]]:
    """The keys that do something in a window as it is now, each with what does it; `idle`: those,
    too, that would do something at another moment."""
    for action in window.findChildren(QAction):
        if (idle or action.isEnabled()) and _is_live(action, window):
            for sequence in action.shortcuts():
                yield sequence.toString(_PORTABLE), action.text()
    for shortcut in window.findChildren(QShortcut):
        parent = shortcut.parent()
        assert isinstance(parent, QWidget)
        if shortcut.isEnabled() and parent.isVisible() and parent.window() is window:
            yield shortcut.key().toString(_PORTABLE), repr(shortcut)


def _is_live(action: QAction, window: QWidget) -> bool:
    """Whether something that is seen has the action."""
    for thing in action.associatedObjects():
        if isinstance(thing, QMenu):
            above = thing.menuAction().associatedObjects()
            if any(isinstance(item, QMenuBar) and item.window() is window for item in above):
                return True
        elif isinstance(thing, QWidget) and thing.window() is window and thing.isVisible():
            return True
    return False


def list_letters(window: QWidget) -> Iterator[tuple[str, str]]:
    """Alt and a letter, as Qt makes them of the marks in words that are seen."""
    for button in window.findChildren(QAbstractButton):
        if button.isVisible() and button.window() is window:
            yield from _find_mark(button.text())
    for bar in window.findChildren(QMenuBar):
        for action in bar.actions():
            yield from _find_mark(action.text())


def _find_mark(text: str) -> Iterator[tuple[str, str]]:
    match = re.search(r"(?<!&)&(\w)", text.replace("&&", ""))
    if match:
        yield f"Alt+{match[1].upper()}", text


def find_clashes(window: QWidget) -> dict[str, list[str]]:
    """Keys that do more than one thing."""
    result: dict[str, list[str]] = defaultdict(list)
    for keys, what in {*list_shortcuts(window), *list_letters(window)}:
        result[keys].append(what)
    return {keys: what for keys, what in result.items() if len(what) > 1}


@pytest.mark.slow
def test_no_key_means_two_things_and_all_are_listed(start: Start) -> None:
    program = start("en")
    used: set[str] = set()
    faults = []
    for name, window in open_scenes(program, menus=False):
        process_events()
        now = dict(list_shortcuts(window))
        used |= dict(list_shortcuts(window, idle=True)).keys()
        if find_clashes(window):
            faults.append(f"{name}: {find_clashes(window)}")
        if window is program.window and program.window.pages.is_at_table:
            taken = [keys for keys in _OF_THE_TABLE if keys in now]
            faults += [f"{name}: the table's {keys} is {now[keys]}" for keys in taken]
    assert faults == []
    assert {"Ctrl+D", "Alt+Left", "Ctrl+Shift+B", "F4", "Ctrl+Space", "Ctrl+E"} <= used
    assert used - set(read_key_list(program)) == set()


def read_key_list(program: Program) -> Iterator[str]:
    """All keys that the list names; of an action with several it names the first."""
    program.window.menus.shortcuts.trigger()
    shown = find_dialog()
    for label in shown.findChildren(QLabel):
        for keys in label.text().split("  "):
            # As a person reads them, "Enter" is the large key.
            yield QKeySequence(keys).toString(_PORTABLE).replace("Enter", "Return") or keys
    shown.reject()
    for action in program.window.findChildren(QAction):
        yield from (keys.toString(_PORTABLE) for keys in action.shortcuts()[1:])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letter_with_alt_is_a_shortcut(start: Start, language: str) -> None:
    program = start(language)
    assert find_clashes(program.window) == {}
    ask_new(program)
    asked = find_dialog()
    assert isinstance(asked, QDialog)
    assert find_clashes(asked) == {}
    asked.reject()


def test_a_clash_is_found(start: Start) -> None:
    program = start("en")
    program.window.menus.about.setShortcut(QKeySequence("Ctrl+N"))
    assert find_clashes(program.window).keys() == {"Ctrl+N"}
    program.window.menus.about.setShortcut(QKeySequence("Alt+G"))
    assert find_clashes(program.window).keys() == {"Alt+G"}
