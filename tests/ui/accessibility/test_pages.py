"""Every page and dialog for assistive technology: nothing unnamed, nothing that is not there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QTreeView, QWidget

from tests.ui.conftest import Start, process_events
from tests.ui.layout.scenes import open_scenes
from twoheirs_qt.tabletop.accessibility.factory import make_readable

Role, NAME = QAccessible.Role, QAccessible.Text.Name

ACTED_ON = {
    Role.Button,
    Role.CheckBox,
    Role.ComboBox,
    Role.EditableText,
    Role.Graphic,
    Role.Link,
    Role.List,
    Role.ListItem,
    Role.MenuItem,
    Role.PageTab,
    Role.RadioButton,
    Role.Slider,
    Role.SpinBox,
    Role.Tree,
    Role.TreeItem,
}
"""What a reader stops at, and must be able to call by a name."""

ROWS = {Role.ListItem, Role.TreeItem, Role.Cell}
_NO_BOUND = 6000


def _is_there(thing: QAccessibleInterface | None) -> bool:
    """Whether Qt has answered with something; its types do not know that it may not."""
    return thing is not None and thing.isValid()


def list_below(thing: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """All that is there, with what holds it first."""
    yield thing
    for row in range(thing.childCount()):
        child = thing.child(row)
        if _is_there(child):
            yield from list_below(child)


def is_announced_before(thing: QAccessibleInterface) -> bool:
    """Whether it is a cell of an outline behind the first one, which tells all of its row."""
    holder = thing.parent()
    outline = holder.object()
    if not isinstance(outline, QTreeView):
        return False
    return holder.indexOfChild(thing) % outline.model().columnCount() > 0


def find_faults(window: QWidget) -> Iterator[str]:
    """List what is wrong with the tree of a window."""
    whole = QAccessible.queryAccessibleInterface(window)
    focused = []
    for count, thing in enumerate(list_below(whole)):
        assert count < _NO_BOUND, "the tree has no end"
        state, role, name = thing.state(), thing.role(), thing.text(NAME)
        widget = thing.object()
        hidden = isinstance(widget, QWidget) and not widget.isVisible()
        player_name = f"{role.name} {name[:40]!r} {type(widget).__name__}"
        if hidden and not state.invisible:
            yield f"{player_name} is hidden and does not say so"
        if state.invisible or hidden:
            continue
        if role is Role.NoRole:
            yield f"{player_name} has no role"
        if (
            (role in ACTED_ON or state.focusable)
            and not name.strip()
            and not is_announced_before(thing)
        ):
            yield f"{player_name} has no name"
        if state.focused:
            # What holds the focus has it, too; rows of Qt's own lists tell their current one so.
            if not _is_there(thing.focusChild()) and role not in ROWS:
                focused.append(player_name)
            if not state.focusable and role is not Role.Client:
                yield f"{player_name} has the focus and cannot take it"
        if state.checked and not state.checkable:
            yield f"{player_name} is checked and cannot be"
        if state.selected and not state.selectable:
            yield f"{player_name} is selected and cannot be"
        if state.expanded and state.collapsed:
            yield f"{player_name} is expanded and collapsed"
        if (state.expanded or state.collapsed) and not state.expandable:
            yield f"{player_name} is open or closed and cannot be"
    if len([item for item in focused if not item.startswith(("List ", "ComboBox "))]) > 1:
        yield f"{len(focused)} have the focus: {', '.join(focused)}"


@pytest.mark.slow
def test_every_page_and_dialog_has_a_tree_without_faults(start: Start) -> None:
    make_readable()
    program = start("en")
    program.window.resize(1280, 720)
    mistakes, seen = set[str](), set[str]()
    for name, window in open_scenes(program, menus=False):
        process_events()
        seen.add(name)
        mistakes |= {f"{name}: {fault}" for fault in find_faults(window)}
    print(*sorted(mistakes), sep="\n")
    assert not mistakes
    assert {"home", "duel-middle", "outline-henry", "replay", "shelf", "lesson 1"} <= seen
