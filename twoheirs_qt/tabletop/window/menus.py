"""The menu bar of the window, and its actions, which other classes connect."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.sanitize import MAX_TITLE_LENGTH, sanitize, sanitize_path
from twoheirs_qt.tabletop.text.text import Text, translate
from twoheirs_qt.tabletop.widgets.label import escape_mnemonics
from twoheirs_qt.tabletop.window.commands import (
    AnyNeed,
    Command,
    Need,
    draw_actions,
    list_actions,
    make_actions,
    name_actions,
)
from twoheirs_qt.tabletop.window.settings import Settings, TurnPace

_Keys = QKeySequence.StandardKey
_Role = QAction.MenuRole
NEEDS_TABLE: Final = (Need.GAME, Need.TABLE)
"""There is a game, and its table is shown."""
NEEDS_TURN: Final = (Need.GAME, Need.UNFINISHED, Need.TABLE)
"""The game is not over, and its table is shown."""

Entry: TypeAlias = QAction | QMenu | None
"""An entry of a menu; None is a separator."""
StartCards: TypeAlias = tuple[tuple[tuple[QAction, Text], ...], ...]
"""Rows of cards on the start page: their actions and texts."""


class Menus(QObject):
    """The menu bar with the actions of any game; in the language chosen when it is made.

    A game that has more declares them in a subclass, whose `_make_menus` also adds them to the
    menus. `recent_file_chosen` carries a Path.
    """

    recent_file_chosen = Signal(object)
    recent_files_cleared = Signal()

    paces: Sequence[tuple[TurnPace, Text]] = (
        (TurnPace.READABLE, translate("Menus", "S&low", "playback of turns")),
        (TurnPace.NORMAL, translate("Menus", "&Normal", "playback of turns")),
        (TurnPace.QUICK, translate("Menus", "&Quick", "playback of turns")),
        (TurnPace.OFF, translate("Menus", "&At once", "playback of turns")),
    )
    """The paces of shown turns that can be chosen."""

    # Game
    new_game = Command(
        translate("Menus", "&New…"),
        _Keys.New,
        icon_text=translate("NewGameDialog", "New game"),
        picture="new-game",
        ink="gold_ink",
    )
    rematch = Command(translate("Menus", "Re&match"), needs=(Need.GAME,))
    open = Command(translate("Menus", "&Open…"), _Keys.Open, picture="open")
    shelf = Command(translate("GamePages", "&Your games"), "Ctrl+G")
    # With no standard key on some systems, so it is named.
    save_as = Command(
        translate("Menus", "&Save as…"), "Ctrl+Shift+S", picture="save", needs=(Need.GAME,)
    )
    watch = Command(
        translate("GamePages", "W&atch this game again"), "Ctrl+Shift+R", needs=NEEDS_TABLE
    )
    review = Command(
        translate("GamePages", "Re&view this game"),
        "Ctrl+Shift+E",
        icon_text=translate("GamePages", "Review"),
        needs=(*NEEDS_TABLE, Need.HELP_ON),
    )
    give_up = Command(translate("Menus", "&Give up…"), needs=(*NEEDS_TURN, Need.HUMAN))
    far_games = Command(translate("Menus", "&Games and invitations…"), "F7")
    far_next = Command(
        translate("Menus", "&Next game that waits for you"),
        "F8",
        icon_text=translate("Menus", "Go there"),
    )
    quit = Command(translate("Menus", "&Quit"), "Ctrl+Q", role=_Role.QuitRole)

    # Edit; in the menu Undo and Redo name what they would do: `set_step_texts`
    undo = Command(None, _Keys.Undo, picture="undo")
    redo = Command(None, _Keys.Redo, "Ctrl+Y", picture="redo")
    restart_turn = Command(translate("Menus", "Restart &turn"), "Ctrl+R", picture="restart-turn")
    end_turn = Command(
        translate("Menus", "&End turn"),
        "Ctrl+Return",
        "Ctrl+Enter",
        picture="end-turn",
        ink="gold_ink",
        needs=NEEDS_TURN,
    )
    hurry = Command(
        translate("Menus", "Have the computer pla&y now"),
        "Ctrl+J",
        needs=(Need.GAME, Need.COMPUTER, Need.THINKS, Need.TABLE),
    )
    pause = Command(
        translate("Menus", "Pause the c&omputer"),
        "Ctrl+Shift+P",
        needs=(Need.GAME, Need.COMPUTER, Need.UNFINISHED, Need.TABLE),
        checkable=True,
    )
    copy_position = Command(translate("Sharing", "&Copy the position"), _Keys.Copy)
    copy_game = Command(translate("Sharing", "Copy the &game"), "Ctrl+Shift+C")
    paste = Command(translate("Sharing", "&Paste a game or position"), _Keys.Paste)
    find = Command(translate("Menus", "&Find…"), _Keys.Find)
    preferences = Command(
        translate("Menus", "&Settings…"),
        "Ctrl+,",
        picture="settings",
        role=_Role.PreferencesRole,
    )

    # View
    zoom_in = Command(translate("Menus", "Zoom &in"), "Ctrl++", "Ctrl+=", picture="zoom-in")
    zoom_out = Command(translate("Menus", "Zoom &out"), _Keys.ZoomOut, picture="zoom-out")
    fit = Command(translate("Menus", "&Fit the landscape"), "Ctrl+0", picture="fit")
    outline = Command(translate("Menus", "Play in the outlin&e"), "F4", setting="outline_shown")
    sound = Command(translate("Menus", "Soun&ds"), setting="sound_enabled")
    full_screen = Command(
        translate("Menus", "Full &screen"), "F11", picture="fullscreen", checkable=True
    )
    home = Command(translate("GamePages", "St&art page"), "Alt+Home")
    results = Command(translate("Menus", "Res&ults…"))

    # Help
    tutorial = Command(translate("Menus", "T&utorial"), "Ctrl+F1")
    rule_book = Command(translate("Menus", "&Rule book"), "F1")
    turn_card = Command(translate("Menus", "&Turn at a glance"), "F2")
    symbol_card = Command(translate("Menus", "S&ymbols at a glance"), "F3")
    keyboard_help = Command(translate("Menus", "&Keyboard and screen reader"), "Shift+F1")
    hint = Command(
        translate("Menus", "H&int"),
        "T",
        picture="lamp",
        needs=(*NEEDS_TURN, Need.HELP_ON, Need.HINTS_ON, Need.OWN_TURN),
    )
    shortcuts = Command(translate("Menus", "&Shortcuts"), "?", picture="help")
    about = Command(translate("Menus", "&About The Two Heirs"), role=_Role.AboutRole)

    def __init__(self, window: QWidget, bar: QMenuBar, settings: Settings) -> None:
        super().__init__(window)
        self._bar = bar
        self._settings = settings
        self._recent_files: tuple[Path, ...] = ()
        self._met_needs: frozenset[AnyNeed] | None = None
        self._format_name: Callable[[Path], str] = lambda path: path.name
        self.choices: dict[str, dict[object, QAction]] = {}
        """Name of a setting -> value -> its action."""
        make_actions(self, window)
        for command, action in list_actions(self):
            if command.setting:
                action.setChecked(bool(getattr(settings, command.setting)))
                action.toggled.connect(partial(setattr, settings, command.setting))
        self._make_menus()
        settings.changed.connect(self._follow_settings)
        draw_actions(self)
        name_actions(self)
        self.undo.setIconText(self.tr("&Undo").replace("&", ""))
        self.redo.setIconText(self.tr("&Redo").replace("&", ""))
        self.show_recent_files(settings.recent_files)

    def _make_menus(self) -> None:
        self.recent_menu = self._make_menu(translate("Menus", "Open &recent"))
        self.pace_menu = self._make_choice_menu(
            translate("Menus", "Turn pla&yback"), "turn_pace", self.paces
        )
        self.zoom_menu = self._make_menu(
            translate("Menus", "&Zoom"), self.zoom_in, self.zoom_out, self.fit
        )
        self.two_machines_menu = self._make_menu(
            translate("Menus", "T&wo machines"), self.far_games, self.far_next
        )
        self.game_menu = self._make_menu(
            translate("Menus", "&Game"),
            *(self.new_game, self.rematch, None),
            *(self.open, self.recent_menu, self.shelf, None),
            *(self.save_as, None),
            *(self.watch, self.review, self.give_up, None),
            *(self.two_machines_menu, None, self.quit),
        )
        self.edit_menu = self._make_menu(
            translate("Menus", "&Edit"),
            *(self.undo, self.redo, self.restart_turn, None),
            *(self.end_turn, self.hurry, self.pause, None),
            *(self.copy_position, self.copy_game, self.paste, None),
            *(self.find, None, self.preferences),
        )
        self.view_menu = self._make_menu(
            translate("Menus", "&View"),
            *(self.pace_menu, None, self.zoom_menu, None),
            *(self.outline, self.sound, self.full_screen, None),
            *(self.home, self.results),
        )
        self.help_menu = self._make_menu(
            translate("Menus", "&Help"),
            *(self.tutorial, None),
            *(self.rule_book, self.turn_card, self.symbol_card, self.keyboard_help, None),
            *(self.hint, None, self.shortcuts, self.about),
        )
        for menu in self.top_menus:
            self._bar.addMenu(menu)

    def _make_menu(self, title: Text, *entries: Entry) -> QMenu:
        menu = QMenu(self._bar)
        menu.setTitle(localize(title))
        add_entries(menu, *entries)
        return menu

    def _make_choice_menu(
        self,
        title: Text,
        name: str,
        values: Sequence[tuple[object, Text]],
    ) -> QMenu:
        """Make a menu of the possible values of a setting, the default first."""
        group = QActionGroup(self)
        actions = self.choices[name] = {}
        for value, text in values:
            action = actions[value] = Command(checkable=True).make(self._bar.window())
            action.setData(value)
            action.triggered.connect(partial(setattr, self._settings, name, value))
            group.addAction(action)
            action.setText(localize(text))
        self._check_chosen(name)
        return self._make_menu(title, *actions.values())

    # -- words and pictures ----------------------------------------------------------------------

    def show_recent_files(self, files: Sequence[Path]) -> None:
        """List these files under Open recent."""
        self._recent_files = tuple(files)
        self.recent_menu.clear()
        for number, path in enumerate(self._recent_files, 1):
            name = escape_mnemonics(sanitize(self._format_name(path), MAX_TITLE_LENGTH))
            action = self.recent_menu.addAction(f"&{number % 10}  {name}")
            action.setMenuRole(QAction.MenuRole.NoRole)  # whatever the file is called
            action.setToolTip(sanitize_path(path))
            action.setData(str(path))
            action.triggered.connect(lambda _=False, path=path: self.recent_file_chosen.emit(path))
        if self._recent_files:
            self.recent_menu.addSeparator()
            clear_action = self.recent_menu.addAction(self.tr("&Clear the list"))
            clear_action.setMenuRole(QAction.MenuRole.NoRole)
            clear_action.triggered.connect(self.recent_files_cleared)
        self.recent_menu.setToolTipsVisible(True)
        self.recent_menu.setEnabled(bool(self._recent_files))

    def set_recent_file_names(self, format_name: Callable[[Path], str]) -> None:
        """Show each recent file by the name that `format_name` makes of its path."""
        self._format_name = format_name
        self.show_recent_files(self._recent_files)

    def set_step_texts(self, undo: str, redo: str) -> None:
        """Set the texts of Undo and Redo."""
        for action, text in ((self.undo, undo), (self.redo, redo)):
            mnemonic = "&" if text[:1].isalpha() else ""
            action.setText(mnemonic + escape_mnemonics(text))

    # -- needs ------------------------------------------------------------------------------------

    def enable_by_needs(self, met_needs: frozenset[AnyNeed]) -> None:
        """Enable the actions whose needs are met, and set the reasons of all others."""
        if met_needs == self._met_needs:
            return
        self._met_needs = met_needs
        for command, action in list_actions(self):
            if command.needs:
                unmet_need = next((need for need in command.needs if need not in met_needs), None)
                action.setEnabled(unmet_need is None)
                action.setStatusTip("" if unmet_need is None else localize(unmet_need.value))

    @property
    def top_menus(self) -> tuple[QMenu, ...]:
        return self.game_menu, self.edit_menu, self.view_menu, self.help_menu

    @property
    def start_cards(self) -> StartCards:
        """The rows of cards for actions on the start page."""
        return (
            (
                (self.shelf, translate("HomePage", "Your games")),
                (self.results, translate("HomePage", "Your results")),
                (self.open, translate("HomePage", "Open a file…")),
                (self.far_games, translate("HomePage", "Two machines")),
            ),
            ((self.tutorial, translate("HomePage", "Learn in ten minutes")),),
        )

    def list_menu_actions(self) -> list[QAction]:
        """The actions that can have a shortcut, in the order of the menus."""
        own_actions = {action for _, action in list_actions(self)}
        entries = (entry for menu in self.top_menus for entry in _list_entries(menu))
        return [entry for entry in entries if entry in own_actions]

    def _follow_settings(self, name: str) -> None:
        if name == "recent_files":
            self.show_recent_files(self._settings.recent_files)
        elif name in self.choices:
            self._check_chosen(name)
        for command, action in list_actions(self):
            if command.setting == name:
                action.setChecked(bool(getattr(self._settings, name)))

    def _check_chosen(self, name: str) -> None:
        actions, chosen = self.choices[name], getattr(self._settings, name)
        actions[chosen if chosen in actions else next(iter(actions))].setChecked(True)


def add_entries(
    menu: QMenu, *entries: Entry, before: QAction | None = None, after: QAction | None = None
) -> None:
    """Add entries to a menu before or after one that it has, or at its end."""
    actions = [_make_entry(menu, entry) for entry in entries]
    if after is not None:
        own_actions = menu.actions()
        before = next(iter(own_actions[own_actions.index(after) + 1 :]), None)
    if before is None:
        menu.addActions(actions)
    else:
        menu.insertActions(before, actions)


def _make_entry(menu: QMenu, entry: Entry) -> QAction:
    if isinstance(entry, QMenu):
        return entry.menuAction()
    if entry is not None:
        return entry
    separator = QAction(menu)
    separator.setSeparator(True)
    return separator


def _list_entries(menu: QMenu) -> Iterator[QAction]:
    """List the entries of a menu and of the menus in it."""
    for action in menu.actions():
        submenu = action.menu()
        if isinstance(submenu, QMenu):
            yield from _list_entries(submenu)
        else:
            yield action
