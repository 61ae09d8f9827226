"""A player's program as a process of its own, in a network of its own; see `player`.

It plays until the game has as many turns as the last line of its standard input says, and does
nothing of its own after that. Each change of the game is printed as a line of JSON: the number of
`turns`, the `digest` of what the table shows, and whether the game is `over` and the other machine
`connected`.
`faults` are the limit of the clock in seconds; empty: none.
"""

from __future__ import annotations

import json
import logging
import sys

from PySide6.QtCore import QSocketNotifier, QTimer, qInstallMessageHandler

from tests.ui.conftest import make_folders
from tests.ui.far.player import Player
from twoheirs_qt.games.two_heirs.new_game.invitation import InvitationDialog
from twoheirs_qt.tabletop.far.words import CLOCKS
from twoheirs_qt.tabletop.process.application import Application
from twoheirs_qt.tabletop.process.log_file import LogFile


class AwayPlayer(Player):
    """Plays so many turns as it is let."""

    networks = None
    make_application = Application
    application: Application

    def __init__(self, arguments: list[str]) -> None:
        *others, clock = arguments
        self.clock = int(clock) if clock else None
        self.last_report = ""
        super().__init__([*others, ""])
        self.application.collect_garbage()
        log = LogFile(make_folders(self.home).log)
        qInstallMessageHandler(log.handle_qt_message)
        logging.getLogger().addHandler(log)
        self.input = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
        self.input.activated.connect(self.read_turns)
        # After all of the window has followed the change.
        self.report_timer = QTimer(singleShot=True, interval=0)
        self.report_timer.timeout.connect(self.report)
        self.program.shown.far.changed.connect(self.report_timer.start)
        self.program.session.stepped.connect(lambda _: self.report_timer.start())

    def read_turns(self) -> None:
        line = sys.stdin.readline()
        if not line:
            self.application.quit()
        else:
            self.turns = int(line)
            self.timer.start()

    def begin(self, dialog: object) -> None:
        if isinstance(dialog, InvitationDialog):
            dialog.clock.setCurrentIndex(CLOCKS.index(self.clock))
        super().begin(dialog)

    def play(self) -> None:
        """Play an action, or rest until the next change: a tick costs more than an idle program."""
        game = self.program.shown.far.current_game
        assert game is not None
        has_enough_turns = len(game.record.turns) >= self.turns
        if self.program.session.is_over or has_enough_turns or not game.is_my_turn:
            self.timer.stop()
        elif self.program.shown.page.can_show_turn:
            self.play_action()

    def report(self) -> None:
        """Print what is new, and look whether a turn can be played."""
        self.timer.start()
        game = self.program.shown.far.current_game
        if game is None or not game.states:
            return
        session = self.program.session
        values = {
            "turns": len(game.record.turns),
            "digest": game.game.saves.calculate_digest(session.state),
            "over": session.is_over,
            "connected": self.is_connected,
        }
        line = json.dumps(values)
        if line != self.last_report:
            self.last_report = line
            print(line, flush=True)


if __name__ == "__main__":
    player = AwayPlayer(sys.argv[1:])
    player.application.exec()
    player.program.shown.far.finish()
    qInstallMessageHandler(None)
