"""The settings dialogs; each choice takes effect at once, without confirmation."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, Qt, Signal, Slot
from PySide6.QtWidgets import QFormLayout, QLabel, QLineEdit, QListWidget, QListWidgetItem, QWidget

from twoheirs_qt.tabletop.drawing.fonts import make_text_font, scale_length
from twoheirs_qt.tabletop.drawing.theme import ThemeName, find_current_theme
from twoheirs_qt.tabletop.opponents.protocol.commands import make_command
from twoheirs_qt.tabletop.text.languages import ALL_LANGUAGES, LANGUAGES, UNFINISHED_LANGUAGES
from twoheirs_qt.tabletop.text.sanitize import MAX_PATH_LENGTH, sanitize
from twoheirs_qt.tabletop.widgets.controls import CheckBox, ComboBox
from twoheirs_qt.tabletop.widgets.dialog import Dialog, Paragraph, VerticalScrollArea
from twoheirs_qt.tabletop.widgets.label import Label, make_row
from twoheirs_qt.tabletop.widgets.legacy_screen_readers import announce
from twoheirs_qt.tabletop.window.errors import explain_fault
from twoheirs_qt.tabletop.window.settings import (
    FOLLOW_SYSTEM,
    MAX_COMMAND_LENGTH,
    NotePlace,
    Settings,
    TurnPace,
)

SECONDS: Final = (1, 2, 5, 10, 20, 30, 60)
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
        for seconds in sorted({*SECONDS, settings.thinking_s}):
            self.thinking.addItem("", seconds)
        self.thinking.setCurrentIndex(self.thinking.findData(settings.thinking_s))
        self.thinking.activated.connect(self._set_thinking)
        self._thinking_label = Label("", self, make_text_font(14))
        self._thinking_label.setBuddy(self.thinking)
        self._fault = Label("", self, make_text_font(13, bold=True), wrap=True)
        self.add = self.add_button(self._add, default=True)
        self.remove = self.add_button(self._remove)
        self.close_button = self.add_button(self.accept)
        self.fill_column(self._about, self.list)
        self.column.addLayout(
            make_row(self._name_label, (self.name, 1), self._command_label, (self.command, 3))
        )
        self.column.addLayout(make_row(self._thinking_label, self.thinking, None))
        self.fill_column(self._fault, (self.remove, None, self.add, self.close_button))
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


MOTIONS: Final = (FOLLOW_SYSTEM, 1.0, 0.5, 0.0)
"""The factors of durations: as the system prefers, normal, quick, off."""
VOLUMES: Final = (0.12, 0.25, 0.5, 1.0)
"""The choices of volume."""
SIZES: Final = (100, 110, 125, 150, 175, 200)
"""Sizes of text to choose from, in percent."""


class PreferencesState(NamedTuple):
    """The position of the settings, and the name of the setting with the focus, or empty."""

    position: QPoint
    focus: str


class PreferencesDialog(Dialog):
    """Shows and sets `settings`, but those that are `hidden`.

    `opponents` are the names of the program's own. `language_chosen` carries a word as
    `settings.language` has it.
    """

    language_chosen = Signal(str)

    def __init__(
        self,
        settings: Settings,
        opponents: Collection[str],
        parent: QWidget | None,
        *,
        hidden: Collection[str] = (),
    ) -> None:
        super().__init__(parent, spacing=6)
        self._opponents = opponents
        self._settings = settings
        self._page = QWidget(self)
        self._form = QFormLayout(self._page)
        self._form.setContentsMargins(22, 18, 22, 10)
        self._form.setHorizontalSpacing(18)
        self._form.setVerticalSpacing(9)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._choices: dict[str, ComboBox] = {}
        self.theme = self._add_setting_choice("theme", ("", *ThemeName))
        self.language = self._add_choice("language")
        for word in ("", *ALL_LANGUAGES):
            self.language.addItem("", word)
        self.language.setCurrentIndex(max(0, self.language.findData(settings.language)))
        self.language.activated.connect(
            lambda: self.language_chosen.emit(str(self.language.currentData()))
        )
        self.text_size = self._add_setting_choice("text_size", SIZES)
        self.motion = self._add_setting_choice("motion_factor", MOTIONS)
        self.volume = self._add_setting_choice("volume", VOLUMES)
        self.pace = self._add_setting_choice("turn_pace", tuple(TurnPace))
        self.note_place = self._add_setting_choice("note_place", tuple(NotePlace))
        self.ticks = {
            name: self._add_tick(name)
            for name in (
                "sound_enabled",
                "no_help",
                "points_wanted",
                "unseen_shown",
                "hints_offered",
                "coordinates_shown",
                "upright",
                "facing_player",
                "notifications_enabled",
            )
        }
        self.ticks["points_wanted"].setEnabled(not settings.no_help)
        self.programs = self.add_button(self._open_programs)
        self._form.addRow(self.programs)
        for name, control in {**self._controls, "programs": self.programs}.items():
            self._form.setRowVisible(control, name not in hidden)
        self.close_button = self.add_button(self.accept, default=True)
        self.column.setContentsMargins(0, 0, 0, 14)
        self.fill_column(VerticalScrollArea(self._page, self))
        self.unsaved = Label("", self, make_text_font(14), wrap=True)
        self.unsaved.setContentsMargins(22, 8, 22, 8)
        self.column.addWidget(self.unsaved)
        self.column.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignHCenter)
        settings.changed.connect(self._follow)
        settings.save_state_changed.connect(self._show_unsaved)
        self._set_texts()
        self._fit()

    def capture_state(self) -> PreferencesState:
        """The present position and focus."""
        focused = self.focusWidget()
        focus = next((name for name, control in self._controls.items() if control is focused), "")
        return PreferencesState(self.pos(), focus)

    def restore(self, state: PreferencesState) -> None:
        """Restore position and focus of a dialog in another language or theme."""
        self.move(state.position)
        self._controls.get(state.focus, self.close_button).setFocus()

    @property
    def _controls(self) -> dict[str, QWidget]:
        """Name of a setting -> its control."""
        return {**self._choices, **self.ticks}

    # -- building it -----------------------------------------------------------------------------

    def _add_choice(self, name: str) -> ComboBox:
        choice = self._choices[name] = ComboBox(self._page)
        label = Label("", self._page, make_text_font(14))
        label.setBuddy(choice)
        self._form.addRow(label, choice)
        return choice

    def _add_setting_choice(self, name: str, values: Sequence[object]) -> ComboBox:
        choice = self._add_choice(name)
        for value in values:
            choice.addItem("", value)
        current = getattr(self._settings, name)
        if current not in values:  # a size set by hand
            choice.addItem("", current)
        choice.setCurrentIndex([*values, current].index(current))
        choice.activated.connect(
            lambda number: setattr(self._settings, name, choice.itemData(number))
        )
        return choice

    def _add_tick(self, name: str) -> CheckBox:
        tick = CheckBox(self._page)
        tick.setChecked(bool(getattr(self._settings, name)))
        tick.toggled.connect(lambda on: setattr(self._settings, name, on))
        self._form.addRow(tick)
        return tick

    def _follow(self, name: str) -> None:
        """Show a setting that has changed here or elsewhere, such as in the menus."""
        if name in self.ticks:
            self.ticks[name].setChecked(bool(getattr(self._settings, name)))
            self.ticks["points_wanted"].setEnabled(not self._settings.no_help)
        if name == "text_size":
            self._fit()
        elif name in self._choices:
            choice = self._choices[name]
            choice.setCurrentIndex(max(0, choice.findData(getattr(self._settings, name))))

    @Slot()
    def _show_unsaved(self) -> None:
        """Show that the settings cannot be saved, as long as this is the case."""
        fault, old_text = self._settings.fault, self.unsaved.text()
        words = self.tr("Your settings cannot be saved; they apply until you quit. {fault}")
        self.unsaved.setText("" if fault is None else words.format(fault=explain_fault(fault)))
        self.unsaved.setVisible(fault is not None)
        if self.unsaved.text() != old_text:
            announce(self.unsaved, self.unsaved.text())

    def _fit(self) -> None:
        """Resize to the contents, but never larger than the screen."""
        self._page.adjustSize()
        contents = self._page.sizeHint()
        room = self.screen().availableSize()
        width = min(max(contents.width() + 24, scale_length(430)), round(room.width() * 0.92))
        height = self.close_button.sizeHint().height() + 34
        self.resize(width, min(contents.height() + height, round(room.height() * 0.88)))

    def _open_programs(self) -> None:
        ProgramsDialog(self._settings, self._opponents, self).open()

    # -- words -----------------------------------------------------------------------------------

    def _set_texts(self) -> None:
        self.setWindowTitle(self.tr("Settings"))
        themes = [
            self.tr("same as the system"),
            self.tr("daylight"),
            self.tr("candlelight"),
            self.tr("high contrast"),
        ]
        self._set_choice_texts(self.theme, self.tr("&Theme"), themes)
        names = [self.tr("same as the system"), *LANGUAGES.values()]
        #: A language that can be chosen although it lacks sentences.
        incomplete = self.tr("{language} (incomplete)")
        names += [incomplete.format(language=name) for name in UNFINISHED_LANGUAGES.values()]
        self._set_choice_texts(self.language, self.tr("&Language"), names)
        percent = self.tr("{percent}%")
        sizes = [
            percent.format(percent=self.text_size.itemData(number))
            for number in range(self.text_size.count())
        ]
        self._set_choice_texts(self.text_size, self.tr("Te&xt size"), sizes)
        motions = [self.tr("same as the system"), self.tr("calm"), self.tr("quick"), self.tr("off")]
        self._set_choice_texts(self.motion, self.tr("&Motion"), motions)
        volumes = [self.tr("very soft"), self.tr("soft"), self.tr("medium"), self.tr("loud")]
        self._set_choice_texts(self.volume, self.tr("&Volume of sounds"), volumes)
        paces = [
            self.tr("at once"),
            self.tr("quick"),
            self.tr("normal"),
            self.tr("slow"),
            self.tr("step by step"),
        ]
        self._set_choice_texts(self.pace, self.tr("Turn playbac&k"), paces)
        places = [self.tr("near the pointer"), self.tr("in a fixed place, below the reserve")]
        self._set_choice_texts(self.note_place, self.tr("&Notes on the table"), places)
        for name, words in {
            "sound_enabled": self.tr("Play soun&ds"),
            "no_help": self.tr("Play without &help: no previews, points, marks or hints"),
            "points_wanted": self.tr("Show the &points so far"),
            "unseen_shown": self.tr("Show which tiles are still to &come"),
            "hints_offered": self.tr("Offer h&ints about the best turn"),
            "coordinates_shown": self.tr("Label columns and &rows"),
            "upright": self.tr("Always show buildings &upright"),
            "facing_player": self.tr("Turn the table to &face the active heir"),
            "notifications_enabled": self.tr(
                "Notif&y me when the computer has played in the background"
            ),
        }.items():
            self.ticks[name].setText(words)
            self.ticks[name].updateGeometry()
        self._show_unsaved()
        self.programs.setText(self.tr("Pro&grams as opponents…"))
        self.close_button.setText(self.tr("Close"))

    def _set_choice_texts(self, choice: ComboBox, text: str, items: Sequence[str]) -> None:
        label = self._form.labelForField(choice)
        assert isinstance(label, QLabel)
        label.setText(text)
        choice.setAccessibleName(text.replace("&", ""))
        for number, item in zip(range(choice.count()), items, strict=False):
            choice.setItemText(number, item)
        choice.updateGeometry()
