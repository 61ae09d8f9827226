"""Base of the pages for replay and side board: a banner, a table or its outline, and a bar."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QWidget

from twoheirs_qt.games.two_heirs.play.model import GameModel
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.table.context import TwoHeirsContext
from twoheirs_qt.games.two_heirs.table.menus import TwoHeirsMenus
from twoheirs_qt.games.two_heirs.table.sounds import TableSounds
from twoheirs_qt.games.two_heirs.table.view import TableView
from twoheirs_qt.games.two_heirs.things.offers import Commands
from twoheirs_qt.tabletop.outline.game import GameOutline
from twoheirs_qt.tabletop.outline.switch import OutlineSwitch, TableContainer
from twoheirs_qt.tabletop.play.detached import NoStore
from twoheirs_qt.tabletop.replay.banner import Banner
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import Text, join_sentences
from twoheirs_qt.tabletop.widgets.callout import Callout
from twoheirs_qt.tabletop.widgets.label import NO_MARGINS, Part, make_column, make_row
from twoheirs_qt.tabletop.widgets.legacy_screen_readers import announce
from twoheirs_qt.tabletop.window.commands import add_actions, draw_actions, name_actions


class BoardPage(QWidget):
    """A page with a table of its own, or the outline if the player prefers it.

    Its session has the class `session_class` and writes nothing to the disk. `closed_reason` is the
    message if the player may not act on it. `leave_requested` is emitted when the player
    closes the page.
    """

    leave_requested = Signal()

    def __init__(
        self,
        session_class: type[GameSession],
        context: TwoHeirsContext,
        closed_reason: Text | None = None,
    ) -> None:
        super().__init__(context.window)
        add_actions(self)
        self._model = GameModel(localize, self)
        self.session = session_class(self._model, NoStore(self), context.session.games, parent=self)
        self.table = TableView(
            self.session, context.art, context.settings, parent=self, closed_reason=closed_reason
        )
        TableSounds(self.session, self.table, context.sounds)
        self.table.setMinimumSize(0, 0)
        self._container = TableContainer(self.table, self)
        self.outline = OutlineSwitch(
            self._container, self.table, self.session, context.settings, self._make_outline, self
        )
        self.bubble = Callout(self)
        for key in TwoHeirsMenus.plan.keys:  # the action of the menu is for the running game
            QShortcut(key, self).activated.connect(self._toggle_plan)

    def _toggle_plan(self) -> None:
        """Show or hide Henry's plan, if he plays."""
        if self.session.is_open and self.session.state.solo is not None:
            self.table.plan.toggle()

    def _lay_out(self, banner: Banner, bar: QWidget, *middle: Part) -> None:
        """Lay out the page: in the `middle` the table with what lies beside it, or the table alone;
        `bar` below, and messages above that."""
        self.banner, self._message_bar = banner, bar
        table = make_row(*(middle or ((self._container, 1),)), spacing=0)
        make_column(banner, (table, 1), bar, owner=self, margins=NO_MARGINS, spacing=0)
        for message in (self.outline.message, self.outline.described):
            message.connect(lambda words: self.bubble.show_text(words, bar))
        draw_actions(self)
        name_actions(self)
        self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Say why an action is disabled whose key is pressed: Qt passes such a key on."""
        keys = QKeySequence(event.keyCombination())
        for action in self.actions():
            if not action.isEnabled() and action.statusTip() and keys in action.shortcuts():
                self.bubble.show_text(action.statusTip(), self._message_bar)
                return
        super().keyPressEvent(event)

    def _make_outline(self) -> GameOutline:
        return self.table.make_outline(self._make_commands())

    # -- hooks of pages -------------------------------------------------------------------------

    def _make_commands(self) -> Commands:
        """Return the commands of the outline that are no single action of the rules."""
        return Commands()

    def _show(self) -> None:
        """Update the texts of the page to the moment that its session shows."""
        raise NotImplementedError

    def _welcome(self) -> str:
        """Return the announcement of the page when it is shown."""
        return join_sentences((self.banner.title.text(), self.banner.line.text()))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # After the focus was set: a screen reader stops speaking when the focus moves.
        QTimer.singleShot(0, self, lambda: announce(self, self._welcome()))
