"""Programs of others that play for the computer: each a name and a command."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QWidget

from twoheirs_qt.players.protocol.commands import command_of
from twoheirs_qt.players.roster import OPPONENTS
from twoheirs_qt.ui.dialogs.controls import Choice
from twoheirs_qt.ui.dialogs.dialog import Dialog
from twoheirs_qt.ui.dialogs.roomy import Paragraph
from twoheirs_qt.ui.fonts import scaled_font
from twoheirs_qt.ui.label import Label
from twoheirs_qt.ui.lines import row
from twoheirs_qt.ui.settings import LONGEST_COMMAND, Settings
from twoheirs_qt.ui.theme import current_theme
from twoheirs_qt.words.sanitize import LONGEST_PATH, shown

SECONDS: Final = (1, 2, 5, 10, 20, 30, 60)
"""What a program can be given for an answer, if no more than that is set already."""
_WIDE: Final = 460
_LONGEST_NAME: Final = 40


class ProgramsDialog(Dialog):
    """Shows and sets the programs in `settings`; each change takes effect at once."""

    def __init__(self, settings: Settings, parent: QWidget | None) -> None:
        super().__init__(parent, spacing=9)
        self._settings = settings
        self._about = Paragraph(_WIDE, self, "")
        self.list = QListWidget(self)
        self.list.setFont(scaled_font(14))
        self.name = QLineEdit(self)
        self.name.setMaxLength(_LONGEST_NAME)
        self.command = QLineEdit(self)
        self.command.setMaxLength(LONGEST_COMMAND)
        self._name_label = Label("", self, scaled_font(14))
        self._name_label.setBuddy(self.name)
        self._command_label = Label("", self, scaled_font(14))
        self._command_label.setBuddy(self.command)
        self.thinking = Choice(self)
        for seconds in sorted({*SECONDS, settings.thinking}):
            self.thinking.addItem("", seconds)
        self.thinking.setCurrentIndex(self.thinking.findData(settings.thinking))
        self.thinking.activated.connect(self._set_thinking)
        self._thinking_label = Label("", self, scaled_font(14))
        self._thinking_label.setBuddy(self.thinking)
        self._fault = Label("", self, scaled_font(13, bold=True), wrap=True)
        self.add = self.button(self._add, default=True)
        self.remove = self.button(self._remove)
        self.close_button = self.button(self.accept)
        self.show_all(self._about, self.list)
        self.column.addLayout(
            row(self._name_label, (self.name, 1), self._command_label, (self.command, 3))
        )
        self.column.addLayout(row(self._thinking_label, self.thinking, None))
        self.show_all(self._fault, (self.remove, None, self.add, self.close_button))
        self.list.itemSelectionChanged.connect(self._show_chosen)
        for edit in (self.name, self.command):
            edit.textChanged.connect(self._check)
        self.begin_with(720, 420)
        self._set_texts()
        self._fill()

    def _set_texts(self) -> None:
        self.setWindowTitle(self.tr("Programs as opponents"))
        self._about.setText(
            self.tr(
                "Any program can play for the computer; {file} explains how. It runs with all"
                " your rights, so add only programs that you trust."
            ).format(file="players/PROTOCOL.md")
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
        self._settings.thinking = self.thinking.currentData()

    def _fill(self) -> None:
        self.list.clear()
        for name, command in self._settings.programs.items():
            item = QListWidgetItem(f"{shown(name)}: {shown(command, LONGEST_PATH)}", self.list)
            item.setData(Qt.ItemDataRole.UserRole, name)
        self._show_chosen()

    def _chosen(self) -> str | None:
        items = self.list.selectedItems()
        return str(items[0].data(Qt.ItemDataRole.UserRole)) if items else None

    def _show_chosen(self) -> None:
        self.remove.setEnabled(self._chosen() is not None)

    def _check(self) -> None:
        """Say what is wrong with what is typed; nothing as long as a field is empty."""
        name, command = self.name.text().strip(), self.command.text().strip()
        fault = ""
        if name in OPPONENTS or name in self._settings.programs:
            fault = self.tr("There is already an opponent with this name.")
        elif command:
            try:
                command_of(command)
            except ValueError:
                fault = self.tr("The command has a quotation mark that is not closed.")
        self._fault.setStyleSheet(f"color: {current_theme().danger};")
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
        chosen = self._chosen()
        programs = self._settings.programs
        self._settings.programs = {name: programs[name] for name in programs if name != chosen}
        self._fill()
        self._check()
