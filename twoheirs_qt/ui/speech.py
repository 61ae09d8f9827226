"""Texts for screen readers: announced, and read by a caret."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QTextEdit, QWidget


def announce(widget: QWidget, words: str, *, at_once: bool = False) -> None:
    """Let a screen reader say `words` about a visible widget; `at_once` interrupts what it says."""
    if not words or not widget.isVisible() or not QAccessible.isActive():
        return
    from twoheirs_qt.ui import older_readers

    if older_readers.take_announcements():
        event = QAccessibleAnnouncementEvent(widget, words)
        if at_once:
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)
    else:  # where a dialog closes, none is active for a moment
        older_readers.speak_through(QApplication.activeWindow() or widget.window(), words)


def walk_by_caret(words: QTextEdit | QPlainTextEdit) -> None:
    """Let arrow keys move a caret in read-only text, as screen readers follow it, not scroll."""
    if QAccessible.isActive():
        flags = words.textInteractionFlags()
        words.setTextInteractionFlags(flags | Qt.TextInteractionFlag.TextSelectableByKeyboard)
