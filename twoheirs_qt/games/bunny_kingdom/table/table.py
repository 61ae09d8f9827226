"""The table of Bunny Kingdom with its buttons: what a window shows of a running game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from twoheirs_qt.games.bunny_kingdom.drawing.canvas import BunnyPictures
from twoheirs_qt.games.bunny_kingdom.play.steps import (
    FinaleStep,
    hide_secrets,
    make_finale_steps,
    make_steps,
)
from twoheirs_qt.games.bunny_kingdom.play.table_session import Change, TableSession
from twoheirs_qt.games.bunny_kingdom.scene.scene import BunnyScene
from twoheirs_qt.games.bunny_kingdom.table.chronicle import ChronicleSheet
from twoheirs_qt.games.bunny_kingdom.table.controller import Command, TableController
from twoheirs_qt.games.bunny_kingdom.table.step_player import BunnyStepPlayer, find_taken_land
from twoheirs_qt.games.bunny_kingdom.table.view import BunnyView
from twoheirs_qt.games.bunny_kingdom.words import controls as words
from twoheirs_qt.tabletop.drawing.fonts import make_text_font, scale_length
from twoheirs_qt.tabletop.drawing.theme import find_current_theme
from twoheirs_qt.tabletop.outline.switch import TableContainer
from twoheirs_qt.tabletop.play.chronicle import ChronicleModel
from twoheirs_qt.tabletop.scene.animator import Animator, Clock
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import Text
from twoheirs_qt.tabletop.window.bottom_bar import ActionButton, AdviceLine


class BunnyTable(QWidget):
    """The whole table of a game, as those at this screen may see it.

    `leave_requested` is emitted when Esc has nothing to take back. `duration_factor` multiplies
    how long shows take. `chronicle` is shown on demand, if there is one. `is_watched`: a game that
    is only looked at, of which shows go on by themselves where keys are used, too.
    """

    leave_requested = Signal()

    def __init__(
        self,
        session: TableSession,
        pictures: BunnyPictures | None = None,
        clock: Clock | None = None,
        parent: QWidget | None = None,
        *,
        duration_factor: float = 1.0,
        chronicle: ChronicleModel | None = None,
        is_watched: bool = False,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._is_watched = is_watched
        self.controller = controller = TableController(session, self)
        self.pictures = pictures or BunnyPictures(theme=find_current_theme())
        self._animator = Animator(clock or Clock(self), self)
        self.scene = BunnyScene(controller.snapshot, self.pictures, self._animator, self)
        self.step_player = BunnyStepPlayer(
            *(self.scene, self._animator, self),
            lambda: controller.is_keyboard_active and not is_watched,
        )
        self.step_player.set_duration_factor(duration_factor)
        self.view = BunnyView(self.scene, controller, self.step_player, self)
        self._hint = AdviceLine(self)
        self.bar = QFrame(self)
        """The bar below the table."""
        self.bar.setObjectName("bottomBar")
        self._own_buttons = QHBoxLayout()
        self._turn_buttons: tuple[ActionButton, ...] = ()
        self._buttons_at_end: tuple[ActionButton, ...] = ()
        self._rating = ""
        self._buttons = QHBoxLayout()
        row = QHBoxLayout(self.bar)
        row.setContentsMargins(16, 6, 12, 6)
        row.setSpacing(8)
        row.addWidget(self._hint, 1)
        for buttons in (self._own_buttons, self._buttons):
            buttons.setSpacing(8)
            row.addLayout(buttons)
        self.bar.setFixedHeight(scale_length(54))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        self.container = TableContainer(self.view, self)
        """Holds the view, or what takes its place for a while."""
        layout.addWidget(self.container, 1)
        layout.addWidget(self.bar)
        self._commands: list[tuple[Text, bool, bool]] = []
        self._shown_commands: list[Command] = []
        self._finale: FinaleStep | None = None
        controller.changed.connect(self._follow_snapshot)
        self.chronicle: ChronicleSheet | None = None
        if chronicle is not None:
            self._add_chronicle(chronicle)
        self.view.leave_requested.connect(self.leave_requested)
        self.step_player.hint_changed.connect(self._show_hint)
        self.step_player.ended.connect(self._end_show)
        session.stepped.connect(self._follow_game)
        self.setFocusProxy(self.view)
        if controller.snapshot.is_over:
            self._finale = make_finale_steps(controller.snapshot.view)[-1]
            self.scene.finale = self._finale
        controller.follow_game()

    def _add_chronicle(self, model: ChronicleModel) -> None:
        """Add the chronicle, and a button that shows and hides it."""
        self.chronicle = sheet = ChronicleSheet(self.view, model, self.pictures)
        button = QPushButton(localize(words.CHRONICLE), self.bar)
        button.setFont(make_text_font(15, bold=True))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)
        button.clicked.connect(sheet.toggle)
        self.view.chronicle_requested.connect(sheet.toggle)
        self._own_buttons.addWidget(button)
        # In place of the view there is the outline, which has a chronicle of its own.
        self.container.currentChanged.connect(
            lambda _: button.setVisible(self.container.currentWidget() is self.view)
        )

    def add_buttons(
        self, turn: Sequence[ActionButton], at_end: Sequence[ActionButton] = ()
    ) -> None:
        """Add buttons of a window to the bar, before those of the moment.

        Those of a `turn` show icons alone; once the game is over, only the first of them is left,
        and those `at_end` are shown.
        """
        self._turn_buttons, self._buttons_at_end = tuple(turn), tuple(at_end)
        for button in self._turn_buttons:
            button.set_compact(True)
        for button in self._buttons_at_end:
            button.setFont(make_text_font(15, bold=True))
        for button in (*self._turn_buttons, *self._buttons_at_end):
            button.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)
            self._own_buttons.addWidget(button)
        self._show_own_buttons()

    def _show_own_buttons(self) -> None:
        is_over = self.controller.snapshot.is_over and not self.step_player.is_playing
        for button in self._turn_buttons[1:]:
            button.setHidden(is_over)
        for button in self._buttons_at_end:
            button.setHidden(not is_over)
        # The banner says that it is over, and the buttons need the room.
        self._hint.label.setVisible(not is_over)
        if is_over:
            self._fit_buttons()

    def _fit_buttons(self) -> None:
        """Hide the last buttons at the end if large letters leave no room: menus have them, too."""
        layout = self.bar.layout()
        assert layout is not None
        for button in reversed(self._buttons_at_end):
            layout.activate()  # so that it knows what is hidden
            if layout.sizeHint().width() <= self.width():
                return
            button.hide()

    @property
    def main_command(self) -> Command | None:
        """The golden button of the moment."""
        if self.step_player.is_playing:
            return None
        return next((command for command in self.controller.commands if command.is_main), None)

    # -- following the game ----------------------------------------------------------------------

    def leave_game(self) -> None:
        """Stop following the game and showing it, since another table takes this place."""
        self._session.stepped.disconnect(self._follow_game)
        self.step_player.stop()

    def _follow_game(self, change: Change) -> None:
        """Show what has happened, as far as everybody at this screen may see it."""
        before = self.controller.snapshot
        table = before.table
        seats = [table.seats[seat_index] for seat_index in self._session.people] or table.seats
        events = hide_secrets(change.events, seats)
        view = self._session.view
        steps = () if self.view.is_replaced else make_steps(table, events, view)
        # A computer interrupts no show by a pick, nor one that somebody listens to step by step.
        if not change.events or (steps and not self.step_player.is_waiting):
            self.step_player.stop()
        self.scene.finale = self._finale = None
        if self._is_watched:  # no action of the person's own ends the marks
            self.controller.taken_land = 0
        if change.events or not self._is_watched:
            self.controller.taken_land |= find_taken_land(table, view.table)
        self.controller.follow_game()
        if self.controller.snapshot.is_over:
            self._finale = make_finale_steps(view)[-1]
        if self.step_player.is_playing:
            self.step_player.add(steps)
        elif not self.step_player.play(steps) and self._finale is not None:
            self.scene.show_finale(self._finale)
        self._follow_snapshot()

    def _end_show(self, step: object, is_whole: bool) -> None:
        self.scene.finale = self._finale
        self.scene.arrange()
        self.view.follow()
        self._follow_snapshot()

    # -- sentence and buttons --------------------------------------------------------------------

    @property
    def hint(self) -> str:
        """The sentence below the table."""
        return self._hint.label.text()

    def _show_hint(self, hint: str) -> None:
        if hint:
            self._hint.show_line(hint)
        else:
            self._follow_snapshot()

    def _follow_snapshot(self) -> None:
        if self.step_player.is_playing:
            commands = []
        else:
            rating = self._rating if self.controller.snapshot.is_over else ""
            self._hint.show_line(rating or localize(self.controller.hint))
            commands = self.controller.commands + self._list_end_commands()
        self._shown_commands = commands
        contents = [(command.text, command.is_main, command.is_enabled) for command in commands]
        if contents != self._commands:
            self._commands = contents
            self._fill_bar(commands)
        self._show_own_buttons()

    def show_rating(self, text: str) -> None:
        """Say at the end how the player is rated now."""
        self._rating = text
        self._follow_snapshot()

    def _list_end_commands(self) -> list[Command]:
        if self._finale is None:
            return []
        is_open = self.scene.finale is not None
        return [Command(words.SHOW_MAP if is_open else words.SHOW_POINTS, self._toggle_finale)]

    def _toggle_finale(self) -> None:
        self.scene.show_finale(None if self.scene.finale is not None else self._finale)
        self._follow_snapshot()

    def _fill_bar(self, commands: list[Command]) -> None:
        while self._buttons.count():
            item = self._buttons.takeAt(0)
            old_button = None if item is None else item.widget()
            if old_button is not None:
                old_button.hide()
                old_button.deleteLater()
        for number, command in enumerate(commands):
            button = QPushButton(localize(command.text), self.bar)
            button.setFont(make_text_font(15, bold=True))
            button.setAutoDefault(True)
            button.setDefault(False)
            button.setEnabled(command.is_enabled)
            # A click leaves the keyboard with the table.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)
            if command.is_main:
                button.setObjectName("endTurn")
            button.clicked.connect(lambda _=False, number=number: self._run(number))
            self._buttons.addWidget(button)

    def _run(self, number: int) -> None:
        """Do what a button says: buttons with equal words stay from one question to the next."""
        self.view.setFocus()
        self._shown_commands[number].run()

    def find_button(self, text: Text) -> QPushButton | None:
        """The button with these words, if it is shown."""
        label = localize(text)
        for number in range(self._buttons.count()):
            item = self._buttons.itemAt(number)
            widget = None if item is None else item.widget()
            if isinstance(widget, QPushButton) and widget.text() == label:
                return widget
        return None

    # -- the window ------------------------------------------------------------------------------

    def set_duration_factor(self, factor: float) -> None:
        """Set the factor of durations of shows: 1 as usual, 0 skips them."""
        self.step_player.set_duration_factor(factor)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        kind = event.type()
        if kind in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange, QEvent.Type.PaletteChange):
            self.scene.set_theme(find_current_theme())
            self._hint.choose_fonts()
            self.bar.setFixedHeight(scale_length(54))
            self._commands = []
            self._follow_snapshot()
            self.scene.arrange()
            QTimer.singleShot(0, self, self._show_own_buttons)  # once they have their new letters

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_own_buttons()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.step_player.skip()
        self._animator.stop()  # no clock runs on for a closed window
