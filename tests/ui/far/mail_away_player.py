"""A player's program as a process of its own that plays as many turns as a file says; see `player`.

The shared folder has the number of turns in `turns`; a file `end` there ends the program. What the
program shows is written into `NAME.json` there, once a second or oftener.
"""

from __future__ import annotations

import json
import logging
import sys
import time

from PySide6.QtCore import qInstallMessageHandler

from tests.ui.conftest import make_folders
from tests.ui.far.mail_player import MailPlayer
from twoheirs_qt.tabletop.far import words
from twoheirs_qt.tabletop.far.far_game import FarGame
from twoheirs_qt.tabletop.process.application import Application
from twoheirs_qt.tabletop.process.log_file import LogFile
from twoheirs_qt.tabletop.text.language import localize

IDLE_STEP_MS = 1000
"""The interval of looks into the shared folder when there is nothing to play."""


class AwayPlayer(MailPlayer):
    """Plays as many turns as it may, then does nothing but show the game."""

    make_application = Application
    application: Application

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self.application.collect_garbage()
        log = LogFile(make_folders(self.home).log)
        qInstallMessageHandler(log.handle_qt_message)
        logging.getLogger().addHandler(log)

    def play(self) -> None:
        game = self.program.shown.far.current_game
        assert game is not None
        may_play = game.is_my_turn and len(game.record.turns) < self.read_max_turns()
        self.timer.setInterval(40 if may_play else IDLE_STEP_MS)
        if may_play and self.program.shown.page.can_show_turn:
            self.play_action()
        if self.ticks % 25 == 0 or not may_play:
            self.report(game)
        if (self.shared / "end").exists():
            self.application.quit()

    def read_max_turns(self) -> int:
        """The number of turns that may be played."""
        return int((self.shared / "turns").read_text("ascii"))

    def report(self, game: FarGame) -> None:
        """Write what the program shows."""
        far, digest = self.program.shown.far, game.game.saves.calculate_digest
        text, fault = words.describe_state(game.game, game), far.find_fault(game)
        strip = self.program.shown.far_pages.strip
        shown = strip.state_label.text() if strip.isVisible() else ""
        report = {
            "time": time.time(),
            "turns": len(game.record.turns),
            "is_my_turn": game.is_my_turn,
            "is_read": game.record.is_acknowledged,
            "state": digest(game.state),
            "table": digest(self.program.session.state),
            "waits": text.source if localize(text) in shown else "",
            "fault": fault.source if fault is not None and localize(fault) in shown else "",
            "shown": shown,
            "core": self.account.core.process_id,
        }
        draft = self.shared / f"{self.name}.draft"
        draft.write_text(json.dumps(report), "utf-8")
        draft.replace(self.shared / f"{self.name}.json")


if __name__ == "__main__":
    player = AwayPlayer(sys.argv[1:])
    player.application.exec()
    player.program.shown.far.finish()
    qInstallMessageHandler(None)
