"""The outline of the running game, connected with the window's menus."""

from __future__ import annotations

from PySide6.QtCore import QTimer

from twoheirs_qt.games.two_heirs.pages.table_page import TablePage
from twoheirs_qt.games.two_heirs.table.context import TwoHeirsContext
from twoheirs_qt.tabletop.outline.game import GameOutline
from twoheirs_qt.tabletop.outline.switch import OutlineSwitch
from twoheirs_qt.tabletop.widgets.legacy_screen_readers import announce


class RunningOutline(OutlineSwitch):
    """Shows the outline of the running game in place of the table."""

    def __init__(self, context: TwoHeirsContext, page: TablePage) -> None:
        self._menus = menus = context.menus
        self._page = page
        super().__init__(
            *(page.stage, page.table, page.session, context.settings, self._build, page)
        )
        context.window.pages.start_page_requested.connect(self.arrange)
        menus.what_would_it_take.triggered.connect(self.ask)
        menus.repeat_turn.triggered.connect(self._show_last_turn)
        # After the announcement of the row that the outline opens with.
        page.session.opened.connect(self._schedule_advice)
        self.described.connect(self.message)
        self.message.connect(lambda words: page.bubble.show_text(words, page.bottom_bar))
        self.arrange()
        if page.session.is_open:
            self._schedule_advice()

    def _build(self) -> GameOutline:
        """Make the outline with the commands that the window also has elsewhere."""
        session, table = self._page.session, self._page.table
        commands = table.controller.commands._replace(
            end_turn=self._page.end_turn,
            undo=session.undo,
            redo=session.redo,
            restart_turn=session.restart_turn,
            still_to_come=self._menus.still_to_come.trigger,
            plan=self._menus.plan.trigger,
        )
        return table.make_outline(commands)

    def _schedule_advice(self) -> None:
        QTimer.singleShot(0, self, self._advise)

    def _advise(self) -> None:
        """Announce the advice for a game just opened, as the table does itself."""
        session = self._page.session
        if self.is_shown and self.page is not None and session.is_open:
            announce(self.page.tree, session.model.localize(session.advice))

    def _show_last_turn(self) -> None:
        if self.is_shown and self.page is not None:
            self.page.show_last_turn()
