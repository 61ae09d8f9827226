"""Everything that can be asked of the window, as actions in menus; the window connects them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QAction, QActionGroup, QColor, QIcon, QKeySequence, QPainter
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from twoheirs_qt.ui.board.parchment import fill
from twoheirs_qt.ui.label import unmarked
from twoheirs_qt.ui.settings import HenryPace, Settings
from twoheirs_qt.ui.theme import ThemeName, current_theme
from twoheirs_qt.words.outside import LONGEST_TITLE, shown, shown_path

MOTIONS: Final = (1.0, 0.5, 0.0)
"""What durations can be multiplied by: as drawn, quick, off."""

_DRAWN: Final = QSize(96, 96)

_Keys = QKeySequence.StandardKey


def icon(name: str, ink: QColor, disabled: QColor) -> QIcon:
    """One of the program's own pictures for actions, such as `undo`, drawn in these inks."""
    made = QIcon()
    for mode, color in ((QIcon.Mode.Normal, ink), (QIcon.Mode.Disabled, disabled)):
        drawn = QIcon(f":/art/icon/ui/{name}.svg").pixmap(_DRAWN)
        painter = QPainter(drawn)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        fill(painter, drawn.rect(), color)
        painter.end()
        made.addPixmap(drawn, mode)
    return made


class Menus(QObject):
    """The menu bar's actions; their texts are set by `retranslate`.

    `recent_chosen` carries a Path, `language_chosen` a language's word (empty: the system's).
    `languages` are the languages by word, each with its own name for itself.
    """

    recent_chosen = Signal(object)
    recent_cleared = Signal()
    language_chosen = Signal(str)

    def __init__(
        self,
        window: QWidget,
        bar: QMenuBar,
        settings: Settings,
        languages: Mapping[str, str],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._settings = settings
        self._pictures: dict[QAction, str] = {}
        self._undrawn: set[QAction] = set()
        self._recent: tuple[Path, ...] = ()
        self._alone = False
        self._name_of: Callable[[Path], str] = lambda path: path.name

        self._make_game_menu(bar)
        self._make_edit_menu(bar)
        self._make_view_menu(bar, languages)
        self._make_help_menu(bar)

        settings.changed.connect(self._follow_settings)
        self._on_gold = (self.end_turn, self.new_game)  # their buttons are
        self._undrawn = set(self._pictures) - {self.new_game, self.open}
        self.dress()
        self.show_recent(settings.recent)
        self.retranslate()

    def _make_game_menu(self, bar: QMenuBar) -> None:
        self.game_menu = bar.addMenu("")
        self.new_game = self._action(self.game_menu, _Keys.New, "new-game")
        self.open = self._action(self.game_menu, _Keys.Open, "open")
        self.recent_menu = QMenu(self.game_menu)
        self.game_menu.addMenu(self.recent_menu)
        # With no standard key on some systems, so it is named.
        self.save_as = self._action(self.game_menu, QKeySequence("Ctrl+Shift+S"), "save")
        self.game_menu.addSeparator()
        self.points_so_far = self._action(self.game_menu, QKeySequence("Ctrl+T"))
        self.points_so_far.setCheckable(True)
        self.results = self._action(self.game_menu)
        self.rematch = self._action(self.game_menu)
        self.give_up = self._action(self.game_menu)
        self.game_menu.addSeparator()
        self.quit = self._action(self.game_menu, QKeySequence("Ctrl+Q"))
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)

    def _make_edit_menu(self, bar: QMenuBar) -> None:
        self.edit_menu = bar.addMenu("")
        self.undo = self._action(self.edit_menu, _Keys.Undo, "undo")
        self.redo = self._action(self.edit_menu, _Keys.Redo, "redo")
        self.restart_turn = self._action(self.edit_menu, QKeySequence("Ctrl+R"), "restart-turn")
        self.edit_menu.addSeparator()
        self.end_turn = self._action(self.edit_menu, QKeySequence("Ctrl+Return"), "end-turn")
        self.end_turn.setShortcuts([QKeySequence("Ctrl+Return"), QKeySequence("Ctrl+Enter")])
        self.edit_menu.addSeparator()
        self.preferences = self._action(self.edit_menu, QKeySequence("Ctrl+,"), "settings")
        self.preferences.setMenuRole(QAction.MenuRole.PreferencesRole)

    def _make_view_menu(self, bar: QMenuBar, languages: Mapping[str, str]) -> None:
        self.view_menu = bar.addMenu("")
        self.zoom_in = self._action(self.view_menu, _Keys.ZoomIn, "zoom-in")
        self.zoom_in.setShortcuts([QKeySequence("Ctrl++"), QKeySequence("Ctrl+=")])
        self.zoom_out = self._action(self.view_menu, _Keys.ZoomOut, "zoom-out")
        self.fit = self._action(self.view_menu, QKeySequence("Ctrl+0"), "fit")
        self.view_menu.addSeparator()
        self.facing = self._switch(self.view_menu, "facing")
        self.upright = self._switch(self.view_menu, "upright")
        self.show_points = self._switch(self.view_menu, "show_points")
        self.coordinates = self._switch(self.view_menu, "coordinates")
        self.view_menu.addSeparator()
        self.outline = self._switch(self.view_menu, "outline")
        self.outline.setShortcut(QKeySequence("F4"))
        self.view_menu.addSeparator()
        self.still_to_come = self._action(self.view_menu, QKeySequence("Ctrl+L"))
        self.repeat_turn = self._action(self.view_menu, QKeySequence("Shift+H"))
        self.view_menu.addSeparator()
        self.plan = self._action(self.view_menu, QKeySequence("H"))
        self.plan.setCheckable(True)
        self.pace_menu = QMenu(self.view_menu)
        self.view_menu.addMenu(self.pace_menu)
        self.paces = self._choices(self.pace_menu, "henry_pace", tuple(HenryPace))
        self.view_menu.addSeparator()
        self.motion_menu = QMenu(self.view_menu)
        self.view_menu.addMenu(self.motion_menu)
        self.motions = self._choices(self.motion_menu, "motion", MOTIONS)
        self.theme_menu = QMenu(self.view_menu)
        self.view_menu.addMenu(self.theme_menu)
        self.themes = self._choices(self.theme_menu, "theme", ("", *ThemeName))
        self.view_menu.addSeparator()
        self.full_screen = self._action(self.view_menu, QKeySequence("F11"), "fullscreen")
        self.full_screen.setCheckable(True)
        self.language_menu = QMenu(self.view_menu)
        self.view_menu.addMenu(self.language_menu)
        self.system_language, self.languages = self._languages(languages)

    def _make_help_menu(self, bar: QMenuBar) -> None:
        self.help_menu = bar.addMenu("")
        self.tutorial = self._action(self.help_menu, QKeySequence("Ctrl+F1"))
        self.rule_book = self._action(self.help_menu, QKeySequence("F1"))
        self.turn_card = self._action(self.help_menu, QKeySequence("F2"))
        self.symbol_card = self._action(self.help_menu, QKeySequence("F3"))
        self.by_keyboard = self._action(self.help_menu, QKeySequence("Shift+F1"))
        self.help_menu.addSeparator()
        self.what_would_it_take = self._action(self.help_menu, QKeySequence("E"), "hint")
        self.shortcuts = self._action(self.help_menu, QKeySequence("?"), "help")
        self.about = self._action(self.help_menu)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)

    # -- words -----------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self._name_game_menu()
        self._name_edit_menu()
        self._name_view_menu()
        self._name_choices()
        self._name_help_menu()
        self.show_recent(self._recent)

    def _name_game_menu(self) -> None:
        self.game_menu.setTitle(self.tr("&Game"))
        self.new_game.setText(self.tr("&New…"))
        self.open.setText(self.tr("&Open…"))
        self.recent_menu.setTitle(self.tr("Open &recent"))
        self.save_as.setText(self.tr("&Save as…"))
        self.points_so_far.setText(self.tr("&Points so far"))
        self.results.setText(self.tr("Results against &Henry…"))
        self.rematch.setText(self.tr("Re&match"))
        self.give_up.setText(self.tr("&Give up…"))
        self.quit.setText(self.tr("&Quit"))

    def _name_edit_menu(self) -> None:
        self.edit_menu.setTitle(self.tr("&Edit"))
        # In the menu they name what they would undo and do again: `name_steps`.
        self.undo.setIconText(self.tr("&Undo").replace("&", ""))
        self.redo.setIconText(self.tr("&Redo").replace("&", ""))
        self.restart_turn.setText(self.tr("Restart &turn"))
        self.end_turn.setText(self.tr("&End turn"))
        self.preferences.setText(self.tr("&Settings…"))

    def _name_view_menu(self) -> None:
        self.view_menu.setTitle(self.tr("&View"))
        self.zoom_in.setText(self.tr("Zoom &in"))
        self.zoom_out.setText(self.tr("Zoom &out"))
        self.fit.setText(self.tr("&Fit the landscape"))
        self.facing.setText(self.tr("&Turn to face the active heir"))
        self.upright.setText(self.tr("&Upright pictures"))
        self.show_points.setText(self.tr("Show &points"))
        self.coordinates.setText(self.tr("&Name columns and rows"))
        self.outline.setText(self.tr("Play in the outlin&e"))
        self.still_to_come.setText(self.tr("Tiles still to &come"))
        self.plan.setText(self.tr("&Where will Henry build?"))
        self.name_repeat(alone=self._alone)
        self.full_screen.setText(self.tr("Full &screen"))

    def _name_choices(self) -> None:
        """The menus in which one of several is chosen."""
        self.pace_menu.setTitle(self.tr("Henr&y's turn"))
        for action, words in zip(
            self.paces,
            (
                self.tr("Show only its &end"),
                self.tr("&Quick", "Henry's turn"),
                self.tr("To &read along"),
                self.tr("&Step by step"),
            ),
            strict=True,
        ):
            action.setText(words)
        self.motion_menu.setTitle(self.tr("&Motion"))
        as_drawn, quick, off = self.motions
        as_drawn.setText(self.tr("&Calm"))
        quick.setText(self.tr("&Quick", "motion of the pieces"))
        off.setText(self.tr("&Off"))
        self.theme_menu.setTitle(self.tr("T&heme"))
        system, daylight, candlelight, contrast = self.themes
        system.setText(self.tr("&As the system", "colours"))
        daylight.setText(self.tr("&Daylight"))
        candlelight.setText(self.tr("&Candlelight"))
        contrast.setText(self.tr("&High contrast"))
        self.language_menu.setTitle(self.tr("&Language"))
        self.system_language.setText(self.tr("&As the system", "language"))

    def _name_help_menu(self) -> None:
        self.help_menu.setTitle(self.tr("&Help"))
        self.tutorial.setText(self.tr("T&utorial"))
        self.rule_book.setText(self.tr("&Rule book"))
        self.turn_card.setText(self.tr("Card of the &turn"))
        self.symbol_card.setText(self.tr("Card of s&ymbols"))
        self.by_keyboard.setText(self.tr("By &keyboard and ear"))
        self.what_would_it_take.setText(self.tr("&What would it take?"))
        self.shortcuts.setText(self.tr("&Shortcuts"))
        self.about.setText(self.tr("&About The Two Heirs"))

    def show_recent(self, recent: Sequence[Path]) -> None:
        """List these files under Open recent."""
        self._recent = tuple(recent)
        self.recent_menu.clear()
        for number, path in enumerate(self._recent, 1):
            name = unmarked(shown(self._name_of(path), LONGEST_TITLE))
            action = self.recent_menu.addAction(f"&{number % 10}  {name}")
            action.setMenuRole(QAction.MenuRole.NoRole)  # whatever the file is called
            action.setToolTip(shown_path(path))
            action.setData(str(path))
            action.triggered.connect(lambda _=False, path=path: self.recent_chosen.emit(path))
        if self._recent:
            self.recent_menu.addSeparator()
            clear = self.recent_menu.addAction(self.tr("&Clear the list"))
            clear.setMenuRole(QAction.MenuRole.NoRole)
            clear.triggered.connect(self.recent_cleared)
        self.recent_menu.setToolTipsVisible(True)
        self.recent_menu.setEnabled(bool(self._recent))

    def name_recent(self, name_of: Callable[[Path], str]) -> None:
        """List the recent files by what `name_of` calls them."""
        self._name_of = name_of
        self.show_recent(self._recent)

    def name_steps(self, undo: str, redo: str) -> None:
        """What Undo and Redo are called in the menu."""
        for action, words in ((self.undo, undo), (self.redo, redo)):
            mark = "&" if words[:1].isalpha() else ""
            action.setText(mark + unmarked(words))

    def name_repeat(self, *, alone: bool) -> None:
        """Whose turn is shown again: Henry's, if he plays."""
        self._alone = alone
        henrys, last = self.tr("Show Henry's turn a&gain"), self.tr("Show the last turn a&gain")
        self.repeat_turn.setText(henrys if alone else last)

    def dress(self) -> None:
        """Draw the pictures in the ink of the theme."""
        theme = current_theme()
        for action, picture in self._pictures.items():
            if action not in self._undrawn:
                ink = theme.color("gold_ink" if action in self._on_gold else "ink")
                action.setIcon(icon(picture, ink, theme.color("muted")))

    def draw_all(self) -> None:
        """Draw the pictures that no button had before there was a table, too."""
        self._undrawn.clear()
        self.dress()

    def show_language(self, word: str) -> None:
        """Mark the language chosen; empty: the system's."""
        self.languages.get(word, self.system_language).setChecked(True)

    @property
    def top(self) -> tuple[QMenu, ...]:
        """The menus of the bar."""
        return self.game_menu, self.edit_menu, self.view_menu, self.help_menu

    def all_actions(self) -> list[QAction]:
        """The actions that a key can be named for, in the order of the menus."""
        found: list[QAction] = []
        for menu in self.top:
            found += [a for a in menu.actions() if not a.isSeparator() and a.menu() is None]
        return found

    def _action(
        self,
        menu: QMenu,
        keys: QKeySequence | QKeySequence.StandardKey | None = None,
        picture: str = "",
    ) -> QAction:
        action = QAction(self._window)
        if picture:
            self._pictures[action] = picture
            action.setIconVisibleInMenu(False)
        if isinstance(keys, QKeySequence.StandardKey):
            action.setShortcuts(keys)
        elif keys is not None:
            action.setShortcut(keys)
        # Qt guesses a role from the words of an action, in any language but on macOS only.
        action.setMenuRole(QAction.MenuRole.NoRole)
        menu.addAction(action)
        return action

    def _switch(self, menu: QMenu, name: str) -> QAction:
        """An action that shows and sets a yes-or-no property of the settings."""
        action = self._action(menu)
        action.setCheckable(True)
        action.setChecked(bool(getattr(self._settings, name)))
        action.setData(name)
        action.toggled.connect(lambda on, name=name: setattr(self._settings, name, on))
        return action

    def _choices(self, menu: QMenu, name: str, values: Sequence[object]) -> tuple[QAction, ...]:
        """An action for each value that a property of the settings can have."""
        group = QActionGroup(self)
        found = []
        for value in values:
            action = self._action(menu)
            action.setCheckable(True)
            action.setChecked(getattr(self._settings, name) == value)
            action.setData(value)
            action.triggered.connect(
                lambda _=False, value=value: setattr(self._settings, name, value)
            )
            group.addAction(action)
            found.append(action)
        return tuple(found)

    def _languages(self, languages: Mapping[str, str]) -> tuple[QAction, dict[str, QAction]]:
        group = QActionGroup(self)
        found: dict[str, QAction] = {}
        for word, name in {"": "", **languages}.items():
            action = self._action(self.language_menu)
            action.setText(name)
            action.setCheckable(True)
            action.setData(word)
            action.triggered.connect(lambda _=False, word=word: self.language_chosen.emit(word))
            group.addAction(action)
            found[word] = action
            if not word:
                self.language_menu.addSeparator()
        return found.pop(""), found

    def _follow_settings(self, name: str) -> None:
        if name == "recent":
            self.show_recent(self._settings.recent)
        for choices, chosen in (
            (self.motions, self._settings.motion),
            (self.themes, self._settings.theme),
            (self.paces, self._settings.henry_pace),
        ):
            for action in choices:
                action.setChecked(action.data() == chosen)
        table = (self.facing, self.upright, self.show_points, self.coordinates)
        for switch in (*table, self.outline):
            if switch.data() == name:
                switch.setChecked(bool(getattr(self._settings, name)))


def keys_of(action: QAction) -> str:
    """The first key of an action as people write it; empty if it has none."""
    return action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
