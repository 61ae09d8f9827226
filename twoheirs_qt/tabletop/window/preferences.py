"""The dialog of settings; each choice takes effect at once, without confirmation.

It shows the settings of every game, and then those that the game in the window declares.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from PySide6.QtCore import QPoint, Qt, Signal, Slot
from PySide6.QtWidgets import QFormLayout, QWidget

from twoheirs_qt.tabletop.drawing.fonts import make_text_font, scale_length
from twoheirs_qt.tabletop.drawing.theme import ThemeName
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.languages import LANGUAGES, UNFINISHED_LANGUAGES
from twoheirs_qt.tabletop.text.text import Text
from twoheirs_qt.tabletop.widgets.controls import CheckBox, ComboBox
from twoheirs_qt.tabletop.widgets.dialog import Dialog, VerticalScrollArea
from twoheirs_qt.tabletop.widgets.label import Label
from twoheirs_qt.tabletop.widgets.legacy_screen_readers import announce
from twoheirs_qt.tabletop.window.errors import explain_fault
from twoheirs_qt.tabletop.window.settings import FOLLOW_SYSTEM, Settings, TurnPace

SIZES: Final = (100, 110, 125, 150, 175, 200)
"""Sizes of text to choose from, in percent."""


class Choice(NamedTuple):
    """A setting with a few values: its name in `Settings`, its label, and a text for each value."""

    name: str
    label: Text
    values: Mapping[object, Text]


class Tick(NamedTuple):
    """A setting that is on or off: its name in `Settings` and its text.

    It cannot be changed while the setting `disabled_by` is on.
    """

    name: str
    label: Text
    disabled_by: str = ""


class SettingsButton(NamedTuple):
    """A button that opens a dialog of more settings over the widget that it is called with."""

    label: Text
    open: Callable[[QWidget], object]


OwnSetting: TypeAlias = Choice | Tick | SettingsButton
"""A row of the dialog that a game declares."""


class PreferencesState(NamedTuple):
    """The position of the settings, and the name of the setting with the focus, or empty."""

    position: QPoint
    focus: str


class PreferencesDialog(Dialog):
    """Shows and sets `settings`: those of all games, and the `own_settings` of one.

    `language_chosen` carries a word as `settings.language` has it.
    """

    language_chosen = Signal(str)

    def __init__(
        self, settings: Settings, own_settings: Sequence[OwnSetting], parent: QWidget | None
    ) -> None:
        super().__init__(parent, spacing=6)
        self._settings = settings
        self._page = QWidget(self)
        self._form = QFormLayout(self._page)
        self._form.setContentsMargins(22, 18, 22, 10)
        self._form.setHorizontalSpacing(18)
        self._form.setVerticalSpacing(9)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._choices: dict[str, ComboBox] = {}
        self.ticks: dict[str, CheckBox] = {}
        self._disabled_by: dict[str, str] = {}
        """Name of a setting -> that of the one which disables it while it is on."""
        self.setWindowTitle(self.tr("Settings"))
        self._fill(own_settings)
        self.close_button = self.add_button(self.accept, self.tr("Close"), default=True)
        self.column.setContentsMargins(0, 0, 0, 14)
        self.add_rows(VerticalScrollArea(self._page, self))
        self.unsaved = Label("", self, make_text_font(14), wrap=True)
        self.unsaved.setContentsMargins(22, 8, 22, 8)
        self.column.addWidget(self.unsaved)
        self.column.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignHCenter)
        settings.changed.connect(self._follow)
        settings.save_state_changed.connect(self._show_unsaved)
        self._show_unsaved()
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

    def _fill(self, own_settings: Sequence[OwnSetting]) -> None:
        """Add all settings: first those with a few values, then ticks, then buttons."""
        self._add_common_choices()
        for row in own_settings:
            if isinstance(row, Choice):
                items = {value: localize(text) for value, text in row.values.items()}
                self._add_choice(row.name, localize(row.label), items)
        self._add_tick("sound_enabled", self.tr("Play soun&ds"))
        self._add_tick("hints_offered", self.tr("Offer h&ints about the best turn"))
        self._add_tick(
            "notifications_enabled",
            self.tr("Notif&y me when the computer has played in the background"),
        )
        for row in own_settings:
            if isinstance(row, Tick):
                self._add_tick(row.name, localize(row.label), row.disabled_by)
        self._enable_ticks()
        for row in own_settings:
            if isinstance(row, SettingsButton):
                self._add_opener(row)

    def _add_common_choices(self) -> None:
        """Add the settings of all games that have a few values."""
        self.theme = self._add_choice(
            "theme",
            self.tr("&Theme"),
            {
                "": self.tr("same as the system"),
                ThemeName.DAYLIGHT: self.tr("daylight"),
                ThemeName.CANDLELIGHT: self.tr("candlelight"),
                ThemeName.CONTRAST: self.tr("high contrast"),
            },
        )
        #: A language that can be chosen although it lacks sentences.
        incomplete = self.tr("{language} (incomplete)")
        unfinished = {
            word: incomplete.format(language=name) for word, name in UNFINISHED_LANGUAGES.items()
        }
        languages = {"": self.tr("same as the system"), **LANGUAGES, **unfinished}
        self.language = self._add_combo_box("language", self.tr("&Language"), languages)
        self.language.setCurrentIndex(max(0, self.language.findData(self._settings.language)))
        self.language.activated.connect(
            lambda: self.language_chosen.emit(str(self.language.currentData()))
        )
        percent = self.tr("{percent}%")
        sizes = dict.fromkeys((*SIZES, self._settings.text_size))  # which may be set by hand
        self.text_size = self._add_choice(
            "text_size",
            self.tr("Te&xt size"),
            {size: percent.format(percent=size) for size in sizes},
        )
        self._add_choice(
            "motion_factor",
            self.tr("&Motion"),
            {
                FOLLOW_SYSTEM: self.tr("same as the system"),
                1.0: self.tr("calm"),
                0.5: self.tr("quick"),
                0.0: self.tr("off"),
            },
        )
        self._add_choice(
            "volume",
            self.tr("&Volume of sounds"),
            {
                0.12: self.tr("very soft"),
                0.25: self.tr("soft"),
                0.5: self.tr("medium"),
                1.0: self.tr("loud"),
            },
        )
        self._add_choice(
            "turn_pace",
            self.tr("Turn playbac&k"),
            {
                TurnPace.OFF: self.tr("at once"),
                TurnPace.QUICK: self.tr("quick"),
                TurnPace.NORMAL: self.tr("normal"),
                TurnPace.READABLE: self.tr("slow"),
                TurnPace.STEP: self.tr("step by step"),
            },
        )

    def _add_combo_box(self, name: str, label: str, items: Mapping[Any, str]) -> ComboBox:
        """Add a row with the choice between values, each with its text."""
        choice = self._choices[name] = ComboBox(self._page)
        choice.setAccessibleName(label.replace("&", ""))
        for value, text in items.items():
            choice.addItem(text, value)
        label_widget = Label(label, self._page, make_text_font(14))
        label_widget.setBuddy(choice)
        self._form.addRow(label_widget, choice)
        return choice

    def _add_choice(self, name: str, label: str, items: Mapping[Any, str]) -> ComboBox:
        """Add a row that sets a setting to one of these values."""
        current = getattr(self._settings, name)
        values = [*items, current] if current not in items else [*items]  # set by hand
        choice = self._add_combo_box(name, label, {value: items.get(value, "") for value in values})
        choice.setCurrentIndex(values.index(current))
        choice.activated.connect(
            lambda number: setattr(self._settings, name, choice.itemData(number))
        )
        return choice

    def _add_tick(self, name: str, label: str, disabled_by: str = "") -> None:
        tick = self.ticks[name] = CheckBox(self._page)
        tick.setText(label)
        tick.setChecked(bool(getattr(self._settings, name)))
        tick.toggled.connect(lambda on: setattr(self._settings, name, on))
        self._form.addRow(tick)
        if disabled_by:
            self._disabled_by[name] = disabled_by

    def _add_opener(self, row: SettingsButton) -> None:
        self._form.addRow(self.add_button(lambda: row.open(self), localize(row.label)))

    def _enable_ticks(self) -> None:
        for name, other in self._disabled_by.items():
            self.ticks[name].setEnabled(not getattr(self._settings, other))

    def _fit(self) -> None:
        """Resize to the contents, but never larger than the screen."""
        self._page.adjustSize()
        contents = self._page.sizeHint()
        room = self.screen().availableSize()
        width = min(max(contents.width() + 24, scale_length(430)), round(room.width() * 0.92))
        height = self.close_button.sizeHint().height() + 34
        self.resize(width, min(contents.height() + height, round(room.height() * 0.88)))

    # -- changes ---------------------------------------------------------------------------------

    def _follow(self, name: str) -> None:
        """Show a setting that has changed here or elsewhere, such as in the menus."""
        if name in self.ticks:
            self.ticks[name].setChecked(bool(getattr(self._settings, name)))
        self._enable_ticks()
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
