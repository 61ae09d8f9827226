"""The dialog of programs that play for the computer."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QWidget

from twoheirs_qt.tabletop.drawing.fonts import make_text_font
from twoheirs_qt.tabletop.drawing.theme import find_current_theme
from twoheirs_qt.tabletop.opponents.protocol.commands import make_command
from twoheirs_qt.tabletop.text.sanitize import MAX_PATH_LENGTH, sanitize
from twoheirs_qt.tabletop.widgets.controls import ComboBox
from twoheirs_qt.tabletop.widgets.dialog import Dialog, Paragraph
from twoheirs_qt.tabletop.widgets.label import Label, make_row
from twoheirs_qt.tabletop.window.settings import MAX_COMMAND_LENGTH, Settings

_SECONDS: Final = (1, 2, 5, 10, 20, 30, 60)
"""The choices of seconds for a program's answer, besides one that is set already."""
_TEXT_WIDTH: Final = 460
_MAX_NAME_LENGTH: Final = 40


class ProgramsDialog(Dialog):
    """Shows and sets the programs in `settings`; each change takes effect at once."""

    def __init__(
        self, settings: Settings, builtin_opponents: Collection[str], parent: QWidget | None
    ) -> None:
        super().__init__(parent, spacing=9)
        self._builtin_opponents = builtin_opponents
        self._settings = settings
        self._about = Paragraph(_TEXT_WIDTH, self, "")
        self.list = QListWidget(self)
        self.list.setFont(make_text_font(14))
        self.name = QLineEdit(self)
        self.name.setMaxLength(_MAX_NAME_LENGTH)
        self.command = QLineEdit(self)
        self.command.setMaxLength(MAX_COMMAND_LENGTH)
        self._name_label = Label("", self, make_text_font(14))
        self._name_label.setBuddy(self.name)
        self._command_label = Label("", self, make_text_font(14))
        self._command_label.setBuddy(self.command)
        self.thinking = ComboBox(self)
        for seconds in sorted({*_SECONDS, settings.thinking_s}):
            self.thinking.addItem("", seconds)
        self.thinking.setCurrentIndex(self.thinking.findData(settings.thinking_s))
        self.thinking.activated.connect(self._set_thinking)
        self._thinking_label = Label("", self, make_text_font(14))
        self._thinking_label.setBuddy(self.thinking)
        self._fault = Label("", self, make_text_font(13, bold=True), wrap=True)
        self.add = self.add_button(self._add, default=True)
        self.remove = self.add_button(self._remove)
        self.close_button = self.add_button(self.accept)
        self.add_rows(self._about, self.list)
        self.column.addLayout(
            make_row(self._name_label, (self.name, 1), self._command_label, (self.command, 3))
        )
        self.column.addLayout(make_row(self._thinking_label, self.thinking, None))
        self.add_rows(self._fault, (self.remove, None, self.add, self.close_button))
        self.list.itemSelectionChanged.connect(self._show_chosen)
        for edit in (self.name, self.command):
            edit.textChanged.connect(self._check)
        self.set_first_size(720, 420)
        self._set_texts()
        self._fill()

    def _set_texts(self) -> None:
        self.setWindowTitle(self.tr("Programs as opponents"))
        self._about.setText(
            self.tr(
                "Any program can play for the computer; {file} explains how. It runs with all"
                " your rights, so add only programs that you trust."
            ).format(file="opponents/PROTOCOL.md")
        )
        self._name_label.setText(self.tr("&Name"))
        self._command_label.setText(self.tr("Co&mmand"))
        self._thinking_label.setText(self.tr("&Time for each answer"))
        for number in range(self.thinking.count()):
            words = self.tr("%n seconds", "", self.thinking.itemData(number))
            self.thinking.setItemText(number, words)
        self.add.setText(self.tr("&Add"))
        self.remove.setText(self.tr("&Remove"))
        self.close_button.setText(self.tr("Close"))
        self.list.setAccessibleName(self.windowTitle())
        self._check()

    def _set_thinking(self) -> None:
        self._settings.thinking_s = self.thinking.currentData()

    def _fill(self) -> None:
        self.list.clear()
        for name, command in self._settings.programs.items():
            item = QListWidgetItem(
                f"{sanitize(name)}: {sanitize(command, MAX_PATH_LENGTH)}", self.list
            )
            item.setData(Qt.ItemDataRole.UserRole, name)
        self._show_chosen()

    def _find_selected(self) -> str | None:
        items = self.list.selectedItems()
        return str(items[0].data(Qt.ItemDataRole.UserRole)) if items else None

    def _show_chosen(self) -> None:
        self.remove.setEnabled(self._find_selected() is not None)

    def _check(self) -> None:
        """Check the input and show what is wrong; nothing as long as a field is empty."""
        name, command = self.name.text().strip(), self.command.text().strip()
        fault = ""
        if name in self._builtin_opponents or name in self._settings.programs:
            fault = self.tr("There is already an opponent with this name.")
        elif command:
            try:
                make_command(command, self._builtin_opponents)
            except ValueError:
                fault = self.tr("The command has a quotation mark that is not closed.")
        self._fault.setStyleSheet(f"color: {find_current_theme().danger};")
        self._fault.setText(fault)
        self.add.setEnabled(bool(name and command and not fault))

    def _add(self) -> None:
        name, command = self.name.text().strip(), self.command.text().strip()
        self._settings.programs = {**self._settings.programs, name: command}
        self.name.clear()
        self.command.clear()
        self.name.setFocus()
        self._fill()

    def _remove(self) -> None:
        chosen = self._find_selected()
        programs = self._settings.programs
        self._settings.programs = {name: programs[name] for name in programs if name != chosen}
        self._fill()
        self._check()
