"""The windows beside the main one that stay open while the game goes on: settings, tiles to come.

What they are made of is imported when one is first asked for: the table is painted sooner.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from twoheirs_qt.game.session import GameSession
from twoheirs_qt.ui.art import Art
from twoheirs_qt.ui.language import LANGUAGES
from twoheirs_qt.ui.settings import Settings

if TYPE_CHECKING:
    from twoheirs_qt.ui.dialogs.preferences import PreferencesDialog
    from twoheirs_qt.ui.dialogs.to_come import ToComeDialog


class ModelessDialogs(QObject):
    """Opens each of them once over `window`; `choose_language` takes a language's word."""

    def __init__(
        self,
        window: QWidget,
        session: GameSession,
        art: Art,
        settings: Settings,
        choose_language: Callable[[str], None],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._art = art
        self._settings = settings
        self._choose_language = choose_language
        self._preferences: PreferencesDialog | None = None
        self._to_come: ToComeDialog | None = None
        settings.changed.connect(self._follow)

    def show_preferences(self) -> None:
        """Open the settings."""
        from twoheirs_qt.ui.dialogs.preferences import PreferencesDialog

        if self._preferences is None or not shiboken6.isValid(self._preferences):
            made = PreferencesDialog(self._settings, LANGUAGES, self._window)
            made.language_chosen.connect(self._choose_language)
            self._preferences = made
        _raise(self._preferences)

    def show_to_come(self) -> None:
        """Show which tiles are still to come, unless the settings hide it."""
        from twoheirs_qt.ui.dialogs.to_come import ToComeDialog

        if not self._settings.still_to_come or not self._session.is_open:
            return
        if self._to_come is None or not shiboken6.isValid(self._to_come):
            self._to_come = ToComeDialog(self._session, self._art, self._window)
        _raise(self._to_come)

    def _follow(self, name: str) -> None:
        hidden = name == "still_to_come" and not self._settings.still_to_come
        if hidden and self._to_come is not None and shiboken6.isValid(self._to_come):
            self._to_come.close()


def _raise(dialog: QWidget) -> None:
    dialog.show()
    dialog.raise_()
    dialog.activateWindow()
