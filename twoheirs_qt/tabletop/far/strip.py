"""A strip above the bottom bar: what the other machine waits for, and answers to its wishes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QShowEvent
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QWidget

from twoheirs_qt.tabletop.drawing.fonts import make_text_font, scale_length
from twoheirs_qt.tabletop.far import words
from twoheirs_qt.tabletop.far.clock import may_claim
from twoheirs_qt.tabletop.far.players import FarPlayers
from twoheirs_qt.tabletop.game import AnyGame
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.widgets.flow_layout import FlowLayout
from twoheirs_qt.tabletop.widgets.label import NO_MARGINS, Label, make_column
from twoheirs_qt.tabletop.widgets.legacy_screen_readers import announce

if TYPE_CHECKING:
    from twoheirs_qt.tabletop.far.far_game import FarGame
    from twoheirs_qt.tabletop.text.text import Text

_MARGINS = 14, 6, 14, 6
_TICK_MS = 1000


class FarStrip(QFrame):
    """Shows the running game on two machines; hidden without one, unless another one waits.

    - `answered`: the other player's wish to take a turn back is granted, or declined
    - `withdrawn`: this player's wish is taken back
    - `adopted`: the other machine's history is to hold
    - `claimed`: the game is claimed, since the other player's time is up
    """

    answered = Signal(bool)
    withdrawn = Signal()
    adopted = Signal()
    claimed = Signal()

    def __init__(
        self,
        rules: AnyGame,
        players: FarPlayers,
        actions: tuple[QAction, ...],
        next_game: QAction,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("hintStrip")  # looks like it
        self._rules = rules
        self._players = players
        self._news = ""
        self._announced: tuple[str, ...] = ()
        self.state_label = Label("", self, wrap=True)
        self.clock_label = Label("", self, wrap=True)
        self.last_words_label = Label("", self, wrap=True)
        self.letter_label = Label("", self, wrap=True)
        self._set_fonts()
        labels = self.state_label, self.clock_label, self.last_words_label, self.letter_label
        for label in labels:
            label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
            label.setMinimumWidth(scale_length(220))
            label.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        self.allow_button = self._make_button(self.tr("A&gree"))
        self.decline_button = self._make_button(self.tr("De&cline"))
        self.withdraw_button = self._make_button(self.tr("&Don't ask any more"))
        self.adopt_button = self._make_button(self.tr("&Go on with the other machine's game"))
        self.claim_button = self._make_button(self.tr("C&laim the game"))
        self.allow_button.clicked.connect(lambda: self.answered.emit(True))
        self.decline_button.clicked.connect(lambda: self.answered.emit(False))
        self.withdraw_button.clicked.connect(self.withdrawn)
        self.adopt_button.clicked.connect(self.adopted)
        self.claim_button.clicked.connect(self.claimed)
        self.next_button = self._make_button("", next_game)
        self.action_buttons = [self._make_button("", action) for action in actions]
        buttons = (
            self.allow_button,
            self.decline_button,
            self.withdraw_button,
            self.adopt_button,
            self.claim_button,
            *self.action_buttons,
            self.next_button,
        )
        texts = QWidget(self)
        texts.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        make_column(*labels, owner=texts, margins=NO_MARGINS, spacing=2)
        flow = FlowLayout((texts, *buttons), self)
        flow.setContentsMargins(*_MARGINS)
        flow.setSpacing(8)
        self._clock_timer = QTimer(self, interval=_TICK_MS)
        self._clock_timer.timeout.connect(self._tick)
        players.changed.connect(self.show_state)
        self.show_state()

    def _make_button(self, text: str, action: QAction | None = None) -> QPushButton:
        button = QPushButton(text, self)
        button.setAutoDefault(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if action is not None:
            button.setText(action.iconText())
            button.clicked.connect(action.trigger)
        return button

    def _set_fonts(self) -> None:
        self.state_label.setFont(make_text_font(14, bold=True))
        self.clock_label.setFont(make_text_font(13))
        self.last_words_label.setFont(make_text_font(13))
        self.letter_label.setFont(make_text_font(13))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.show_state()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self._set_fonts()
        super().changeEvent(event)

    def show_news(self, news: str) -> None:
        """Show news until the next change of the game."""
        self._news = news
        self.show_state()

    def forget_news(self) -> None:
        """Show the present state alone, if there are news or games on two machines."""
        if self._news or self._players.games:
            self._news = ""
            self.show_state()

    def show_state(self) -> None:
        """Show what the running game waits for, and what can be answered."""
        game = self._players.current_game
        waiting_games = [
            waiting_game for waiting_game in self._players.waiting_games if waiting_game is not game
        ]
        lines = [] if game is None else self._describe(game)
        if waiting_games:
            lines.append(localize(words.OTHERS_WAIT.fill_n(len(waiting_games))))
        state = " ".join(lines)
        self.state_label.setText(state)
        last_words = self._show_last_words(game)
        is_asked = game is not None and game.open_ask is not None
        is_contradicted = game is not None and game.rival_history is not None
        self.allow_button.setVisible(is_asked)
        self.decline_button.setVisible(is_asked)
        self.withdraw_button.setVisible(game is not None and game.record.ask is not None)
        self.adopt_button.setVisible(is_contradicted)
        for button in self.action_buttons:
            button.setVisible(game is not None)
        self.next_button.setVisible(bool(waiting_games))
        self.setVisible(bool(state))
        clock_warning = self._show_clock(game)
        if game is not None and game.record.clock is not None and not game.is_over:
            self._clock_timer.start()
        else:
            self._clock_timer.stop()
        kind = (
            "" if clock_warning is None else clock_warning.source
        )  # not announced again for each minute left
        is_new = self._announced != (state, kind, *last_words)
        if is_new and state:
            self.setAccessibleName(state)
            self.setAccessibleDescription(" ".join((self.clock_label.text(), *last_words)).strip())
            self._announce(state, clock_warning, last_words)
        if self.isVisible():  # else it is announced when the page of the game is shown
            self._announced = state, kind, *last_words

    def _show_last_words(self, game: FarGame | None) -> list[str]:
        """Show what the other player said and wrote last; returns the lines."""
        last_words = letter = ""
        if game is not None:
            letters = self._players.letters.get(game.record.address, [])
            last_words = words.describe_words(self._rules, game)
            letter = words.describe_letter(self._rules, game, letters)
        self.last_words_label.setText(last_words)
        self.last_words_label.setVisible(bool(last_words))
        self.letter_label.setText(letter)
        self.letter_label.setVisible(bool(letter))
        return [line for line in (last_words, letter) if line]

    def _announce(self, state: str, clock_warning: Text | None, last_words: list[str]) -> None:
        """Announce what is new: a clock warning in place of the state, and words only once."""
        old_state, old_kind, *old_words = self._announced or ("", "")
        parts = []
        if clock_warning is not None and clock_warning.source != old_kind:
            parts.append(localize(clock_warning))
        elif state != old_state:
            parts.append(state)
        parts += [line for line in last_words if line not in old_words]
        announce(self, " ".join(parts))

    def _tick(self) -> None:
        """Show the time that has passed."""
        game = self._players.current_game
        if game is None:
            return
        if game.record.partner_claim is not None and not game.is_over:
            self._players.check_claim(game)
        clock_warning = words.describe_clock_warning(self._rules, game, self._players.now)
        kind = "" if clock_warning is None else clock_warning.source
        if kind not in self._announced[1:2]:
            self.show_state()
        else:
            self._show_clock(game)

    def _show_clock(self, game: FarGame | None) -> Text | None:
        """Show the times of both players; returns what is wrong with them."""
        now = self._players.now
        has_clock = game is not None and game.record.clock is not None
        clock_warning = None
        if game is not None and has_clock:
            clock_warning = words.describe_clock_warning(self._rules, game, now)
            lines = [] if clock_warning is None else [localize(clock_warning)]
            if clock_warning is None or not game.is_over:  # a turn that was not ended has no time
                lines.insert(0, localize(words.describe_times(self._rules, game, now)))
            line = " ".join(lines)
            if line != self.clock_label.text():
                self.clock_label.setText(line)
        self.clock_label.setVisible(has_clock)
        self.claim_button.setVisible(game is not None and has_clock and may_claim(game, now))
        return clock_warning

    def _describe(self, game: FarGame) -> list[str]:
        fault = self._players.find_fault(game)
        lines = [self._news] if self._news else []
        if fault is not None:
            lines.append(localize(fault))
        lines.append(localize(words.describe_state(self._rules, game)))
        return lines
