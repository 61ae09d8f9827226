"""The menu bar of the window, and its actions, which other classes connect."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.sanitize import MAX_TITLE_LENGTH, sanitize, sanitize_path
from twoheirs_qt.tabletop.text.text import Text, translate
from twoheirs_qt.tabletop.widgets.label import escape_mnemonics
from twoheirs_qt.tabletop.window.commands import (
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
_NEEDS_TABLE: Final = (Need.GAME, Need.TABLE)
_NEEDS_TURN: Final = (Need.GAME, Need.UNFINISHED, Need.TABLE)

LAST_TURN_AGAIN: Final = translate("Menus", "Show the last turn a&gain")

_PACES: Final = (
    (TurnPace.READABLE, translate("Menus", "S&low", "playback of turns")),
    (TurnPace.NORMAL, translate("Menus", "&Normal", "playback of turns")),
    (TurnPace.QUICK, translate("Menus", "&Quick", "playback of turns")),
    (TurnPace.OFF, translate("Menus", "&At once", "playback of turns")),
    (TurnPace.STEP, translate("Menus", "&Step by step")),
)


class Menus(QObject):
    """The menu bar's actions; in the language of when it is made.

    `recent_chosen` carries a Path.
    """

    recent_chosen = Signal(object)
    recent_cleared = Signal()

    # Game
    new_game = Command(
        translate("Menus", "&New…"),
        _Keys.New,
        name=translate("NewGameDialog", "New game"),
        picture="new-game",
        ink="gold_ink",
    )
    rematch = Command(translate("Menus", "Re&match"), needs=(Need.GAME,))
    next_level = Command(translate("Menus", "Ne&xt level"), needs=(Need.GAME,))
    open = Command(translate("Menus", "&Open…"), _Keys.Open, picture="open")
    shelf = Command(translate("GamePages", "&Your games"), "Ctrl+G")
    # With no standard key on some systems, so it is named.
    save_as = Command(
        translate("Menus", "&Save as…"), "Ctrl+Shift+S", picture="save", needs=(Need.GAME,)
    )
    picture = Command(translate("Sharing", "P&icture of the table…"), needs=_NEEDS_TABLE)
    score_pad = Command(translate("Sharing", "Score pad as P&DF…"), needs=_NEEDS_TABLE)
    watch = Command(
        translate("GamePages", "W&atch this game again"), "Ctrl+Shift+R", needs=_NEEDS_TABLE
    )
    review = Command(
        translate("GamePages", "Re&view this game"),
        "Ctrl+Shift+E",
        name=translate("GamePages", "Review"),
        needs=(*_NEEDS_TABLE, Need.HELP),
    )
    try_out = Command(
        translate("GamePages", "&Try something out"),
        "Ctrl+B",
        needs=(*_NEEDS_TABLE, Need.UNFINISHED),
    )
    give_up = Command(translate("Menus", "&Give up…"), needs=(*_NEEDS_TURN, Need.HUMAN))
    far_games = Command(translate("Menus", "&Games and invitations…"), "F7")
    far_next = Command(
        translate("Menus", "&Next game that waits for you"),
        "F8",
        name=translate("Menus", "Go there"),
    )
    far_words = Command(
        translate("Menus", "&Say something…"),
        "Ctrl+Shift+W",
        name=translate("Menus", "Say…"),
        needs=(*_NEEDS_TABLE, Need.FAR),
    )
    far_back = Command(
        translate("Menus", "Ask to &take back a turn…"),
        name=translate("Menus", "Take back…"),
        needs=(*_NEEDS_TABLE, Need.FAR),
    )
    score_table = Command(translate("Menus", "&Score a real game"), "Ctrl+Shift+G")
    solo_table = Command(translate("Menus", "&Henry at your table"), "Ctrl+Shift+H")
    own_catalogue = Command(translate("Menus", "&Tiles of your box"), "Ctrl+Shift+K")
    quit = Command(translate("Menus", "&Quit"), "Ctrl+Q", role=_Role.QuitRole)

    # Edit; in the menu Undo and Redo name what they would do: `name_steps`
    undo = Command(None, _Keys.Undo, picture="undo")
    redo = Command(None, _Keys.Redo, "Ctrl+Y", picture="redo")
    restart_turn = Command(translate("Menus", "Restart &turn"), "Ctrl+R", picture="restart-turn")
    end_turn = Command(
        translate("Menus", "&End turn"),
        "Ctrl+Return",
        "Ctrl+Enter",
        picture="end-turn",
        ink="gold_ink",
        needs=_NEEDS_TURN,
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
    with_order = Command(translate("Sharing", "Include the order of &hidden tiles"), checkable=True)
    paste = Command(translate("Sharing", "&Paste a game or position"), _Keys.Paste)
    find = Command(translate("Menus", "&Find…"), _Keys.Find)
    preferences = Command(
        translate("Menus", "&Settings…"),
        "Ctrl+,",
        picture="settings",
        role=_Role.PreferencesRole,
    )

    # View
    points_so_far = Command(
        translate("Menus", "&Points so far"),
        "Ctrl+T",
        needs=(*_NEEDS_TABLE, Need.HELP),
        checkable=True,
    )
    cell_points = Command(
        translate("Menus", "Show poi&nts on lit cells"),
        "P",
        picture="points",
        setting="cell_points",
    )
    still_to_come = Command(
        translate("Menus", "Tiles still to &come"),
        "Ctrl+L",
        needs=(Need.GAME, Need.NOT_HIDDEN, Need.TABLE),
    )
    plan = Command(
        translate("Menus", "&Where will Henry build?"),
        "H",
        needs=(Need.GAME, Need.SOLO, Need.UNFINISHED, Need.TABLE),
        checkable=True,
    )
    repeat_turn = Command(LAST_TURN_AGAIN, "Shift+H", needs=_NEEDS_TABLE)
    facing = Command(translate("Menus", "&Turn to face the active heir"), setting="facing")
    upright = Command(translate("Menus", "&Upright buildings"), setting="upright")
    show_points = Command(translate("Menus", "Show &points"), setting="show_points")
    coordinates = Command(translate("Menus", "La&bel columns and rows"), setting="coordinates")
    zoom_in = Command(translate("Menus", "Zoom &in"), "Ctrl++", "Ctrl+=", picture="zoom-in")
    zoom_out = Command(translate("Menus", "Zoom &out"), _Keys.ZoomOut, picture="zoom-out")
    fit = Command(translate("Menus", "&Fit the landscape"), "Ctrl+0", picture="fit")
    outline = Command(translate("Menus", "Play in the outlin&e"), "F4", setting="outline")
    sound = Command(translate("Menus", "Soun&ds"), setting="sound")
    full_screen = Command(
        translate("Menus", "Full &screen"), "F11", picture="fullscreen", checkable=True
    )
    home = Command(translate("GamePages", "St&art page"), "Alt+Home")
    results = Command(translate("Menus", "Res&ults…"))

    # Help
    tutorial = Command(translate("Menus", "T&utorial"), "Ctrl+F1")
    practice = Command(translate("Menus", "&Practice"), "Ctrl+Shift+L")
    turn_of_day = Command(translate("Menus", "Turn of the &day"), "Ctrl+Shift+D")
    rule_book = Command(translate("Menus", "&Rule book"), "F1")
    turn_card = Command(translate("Menus", "&Turn at a glance"), "F2")
    symbol_card = Command(translate("Menus", "S&ymbols at a glance"), "F3")
    by_keyboard = Command(translate("Menus", "&Keyboard and screen reader"), "Shift+F1")
    hint = Command(
        translate("Menus", "H&int"),
        "T",
        picture="lamp",
        needs=(*_NEEDS_TURN, Need.HELP, Need.HINTS, Need.OWN_TURN),
    )
    what_would_it_take = Command(
        translate("Menus", "&What is needed?"), "E", picture="hint", needs=_NEEDS_TABLE
    )
    since_last_turn = Command(
        translate("Menus", "What &has changed since your last turn?"), "L", needs=_NEEDS_TABLE
    )
    own_means = Command(translate("Menus", "Your rea&ch and access"), "A", needs=_NEEDS_TABLE)
    last_message = Command(translate("Menus", "&Last message again"), "M", needs=_NEEDS_TABLE)
    shortcuts = Command(translate("Menus", "&Shortcuts"), "?", picture="help")
    about = Command(translate("Menus", "&About The Two Heirs"), role=_Role.AboutRole)

    def __init__(self, window: QWidget, bar: QMenuBar, settings: Settings) -> None:
        super().__init__(window)
        self._bar = bar
        self._settings = settings
        self._recent: tuple[Path, ...] = ()
        self._met_needs: frozenset[Need] | None = None
        self._name_of: Callable[[Path], str] = lambda path: path.name
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
        self.show_recent(settings.recent)

    def _make_menus(self) -> None:
        self.recent_menu = self._make_menu(translate("Menus", "Open &recent"))
        self.pace_menu = self._make_choice_menu(
            translate("Menus", "Turn pla&yback"), "turn_pace", _PACES
        )
        share = self._make_menu(translate("Menus", "S&hare"), self.picture, self.score_pad)
        real_table = self._make_menu(
            translate("Menus", "At a real ta&ble"),
            *(self.score_table, self.solo_table, self.own_catalogue),
        )
        table = self._make_menu(
            translate("Menus", "&Table"),
            *(self.facing, self.upright, self.show_points, self.coordinates),
        )
        zoom = self._make_menu(translate("Menus", "&Zoom"), self.zoom_in, self.zoom_out, self.fit)
        far = self._make_menu(
            translate("Menus", "T&wo machines"),
            *(self.far_games, self.far_next, None, self.far_words, self.far_back),
        )
        self.game_menu = self._make_menu(
            translate("Menus", "&Game"),
            *(self.new_game, self.rematch, self.next_level, None),
            *(self.open, self.recent_menu, self.shelf, None),
            *(self.save_as, share, None),
            *(self.watch, self.review, self.try_out, self.give_up, None),
            *(far, real_table, None, self.quit),
        )
        self.edit_menu = self._make_menu(
            translate("Menus", "&Edit"),
            *(self.undo, self.redo, self.restart_turn, None),
            *(self.end_turn, self.hurry, self.pause, None),
            *(self.copy_position, self.copy_game, self.with_order, self.paste, None),
            *(self.find, None, self.preferences),
        )
        self.view_menu = self._make_menu(
            translate("Menus", "&View"),
            *(self.points_so_far, self.cell_points, self.still_to_come, None),
            *(self.plan, self.repeat_turn, self.pace_menu, None, table, zoom, None),
            *(self.outline, self.sound, self.full_screen, None),
            *(self.home, self.results),
        )
        self.help_menu = self._make_menu(
            translate("Menus", "&Help"),
            *(self.tutorial, self.practice, self.turn_of_day, None),
            *(self.rule_book, self.turn_card, self.symbol_card, self.by_keyboard, None),
            *(self.hint, self.what_would_it_take, self.since_last_turn, self.own_means),
            *(self.last_message, None, self.shortcuts, self.about),
        )
        self._submenus = (share, real_table, table, zoom, far)
        for menu in self.top_menus:
            self._bar.addMenu(menu)

    def _make_menu(self, title: Text, *entries: QAction | QMenu | None) -> QMenu:
        """Make a menu of these entries; None is a separator."""
        menu = QMenu(self._bar)
        menu.setTitle(localize(title))
        for entry in entries:
            if entry is None:
                menu.addSeparator()
            elif isinstance(entry, QMenu):
                menu.addMenu(entry)
            else:
                menu.addAction(entry)
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
        for value, words in values:
            action = actions[value] = Command(checkable=True).make(self._bar.window())
            action.setData(value)
            action.triggered.connect(partial(setattr, self._settings, name, value))
            group.addAction(action)
            action.setText(localize(words))
        self._check_chosen(name)
        return self._make_menu(title, *actions.values())

    # -- words and pictures ----------------------------------------------------------------------

    def show_recent(self, recent: Sequence[Path]) -> None:
        """List these files under Open recent."""
        self._recent = tuple(recent)
        self.recent_menu.clear()
        for number, path in enumerate(self._recent, 1):
            name = escape_mnemonics(sanitize(self._name_of(path), MAX_TITLE_LENGTH))
            action = self.recent_menu.addAction(f"&{number % 10}  {name}")
            action.setMenuRole(QAction.MenuRole.NoRole)  # whatever the file is called
            action.setToolTip(sanitize_path(path))
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
        """Set the texts of the recent files by `name_of`."""
        self._name_of = name_of
        self.show_recent(self._recent)

    def name_steps(self, undo: str, redo: str) -> None:
        """Set the texts of Undo and Redo."""
        for action, words in ((self.undo, undo), (self.redo, redo)):
            mark = "&" if words[:1].isalpha() else ""
            action.setText(mark + escape_mnemonics(words))

    def hide_actions(self, names: Iterable[str]) -> None:
        """Hide what a game does not have, and the menus in which nothing is left."""
        for name in names:
            action: QAction = getattr(self, name)
            action.setVisible(False)
            action.setEnabled(False)
        for menu in self._submenus:
            if not any(action.isVisible() for action in menu.actions() if action.text()):
                menu.menuAction().setVisible(False)

    # -- needs ------------------------------------------------------------------------------------

    def allow(self, met_needs: frozenset[Need]) -> None:
        """Enable the actions whose needs are met, and set the reasons of all others."""
        if met_needs == self._met_needs:
            return
        self._met_needs = met_needs
        for command, action in list_actions(self):
            if command.needs:
                unmet = next((need for need in command.needs if need not in met_needs), None)
                action.setEnabled(unmet is None)
                action.setStatusTip("" if unmet is None else localize(unmet.value))

    @property
    def top_menus(self) -> tuple[QMenu, ...]:
        return self.game_menu, self.edit_menu, self.view_menu, self.help_menu

    def list_all_actions(self) -> list[QAction]:
        """The actions that can have a shortcut, in the order of the menus."""
        return [action for _, action in list_actions(self)]

    def _follow_settings(self, name: str) -> None:
        if name == "recent":
            self.show_recent(self._settings.recent)
        elif name in self.choices:
            self._check_chosen(name)
        for command, action in list_actions(self):
            if command.setting == name:
                action.setChecked(bool(getattr(self._settings, name)))

    def _check_chosen(self, name: str) -> None:
        actions, chosen = self.choices[name], getattr(self._settings, name)
        actions[chosen if chosen in actions else next(iter(actions))].setChecked(True)
