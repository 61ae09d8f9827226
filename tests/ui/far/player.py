"""A player's program as a process of its own: invites or joins, and plays random turns to the end.

Arguments: the home, the shared folder, the name, the language, `invite` or `join`, the number of
turns after which it stops (0: the whole game), and optionally a folder for pictures of the window.
Prints the digest of the last state and the number of turns.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog

from tests.play import choose
from tests.ui.conftest import folders_in
from tests.ui.heir_program import build
from twoheirs_qt.games.two_heirs.new_game.invitation import InvitationDialog
from twoheirs_qt.tabletop.widgets.question import AnswerKeys, Question

STEP_MS = 40


class Player:
    """Acts at each tick, as far as the program lets it."""

    def __init__(self, arguments: list[str]) -> None:
        home, shared, self.name, language, self.role, turns, *pictures = arguments
        self.shared, self.turns = Path(shared), int(turns)
        self.pictures = Path(pictures[0]) if pictures else None
        self.application = QApplication([])
        self.program = build(self.application, folders_in(Path(home)), language)
        self.program.settings.motion = 0.0
        self.program.settings.far_name = self.name
        self.random = Random(self.name)
        self.has_begun = bool(self.program.shown.far.games)
        self.ticks = 0
        self.program.games.begin(None)
        self.program.window.show()
        self.timer = QTimer(interval=STEP_MS)
        self.timer.timeout.connect(self.act)
        self.timer.start()

    def act(self) -> None:
        """Do the next thing that can be done."""
        self.ticks += 1
        program = self.program
        dialog = self.application.activeModalWidget()
        if isinstance(dialog, Question):
            self.take_picture("question")
            enters = [
                button
                for button, answer in zip(dialog.buttons, dialog._answers, strict=True)
                if answer.keys in (AnswerKeys.ENTER, AnswerKeys.BOTH)
            ]
            enters[0].click()
        elif not self.has_begun:
            self.begin(dialog)
        elif dialog is not None:
            self.take_picture("dialog")
            assert isinstance(dialog, QDialog)
            dialog.reject()
        elif program.shown.far.current_game is None:
            games = [game for game in program.shown.far.listed_games if game.states]
            if games and self.ticks % 10 == 0:
                program.shown.far_pages.open_game(games[0])
        else:
            self.play()

    def begin(self, dialog: object) -> None:
        """Invite, or join what was found in the folder."""
        pages = self.program.shown.far_pages
        if self.role == "invite":
            if not isinstance(dialog, InvitationDialog):
                pages.ask_invite()
                return
            dialog.set_folder(self.shared)
            self.take_picture("invite")
            self.has_begun = True
            dialog.invite.click()
        elif pages.games_dialog is None:
            pages.look_into(self.shared)
            pages.show_games()
        elif self.program.shown.far.invitations:
            self.take_picture("join")
            self.has_begun = True
            pages.games_dialog.open_button.click()

    def play(self) -> None:
        """Play an action, or stop."""
        program, session = self.program, self.program.session
        game = program.shown.far.current_game
        assert game is not None
        is_read = game.record.is_acknowledged and not program.shown.far._unsaved_games
        has_enough_turns = self.turns and len(game.record.turns) >= self.turns
        digest = game.game.saves.digest
        is_shown = digest(session.state) == digest(game.state)
        is_at_end = is_shown and (game.is_over or has_enough_turns)
        if is_read and is_at_end and self.ticks % 25 == 0:
            self.take_picture("end")
            print(digest(session.state), len(game.record.turns), flush=True)
            self.application.quit()
        elif game.is_my_turn and program.shown.page.can_show_turn and not has_enough_turns:
            if session.seat_elsewhere is None and not session.is_over:
                session.play(choose(session.state, self.random))
        elif self.ticks % 40 == 0:
            self.take_picture("wait")

    def take_picture(self, moment: str) -> None:
        """Save a picture of the window, if pictures are wanted."""
        if self.pictures is not None:
            dialog = self.application.activeModalWidget()
            self.program.window.grab().save(str(self.pictures / f"{self.name}-{moment}.png"))
            if dialog is not None:
                dialog.grab().save(str(self.pictures / f"{self.name}-{moment}-dialog.png"))


if __name__ == "__main__":
    player = Player(sys.argv[1:])
    player.application.exec()
