"""A player's program as a process of its own: invites or joins, and plays random turns to the end.

Arguments: the home, the shared folder, the name, the language, `invite` or `join`, the number of
turns after which it stops (0: the whole game), optionally `folder` or `nearby`, and a seed for
faults of the network nearby (empty: none).
Prints the digest of the last state and the number of turns.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from random import Random

from PySide6.QtCore import QTimer
from PySide6.QtNetwork import QHostAddress, QTcpServer
from PySide6.QtWidgets import QApplication, QDialog

from tests.play import choose
from tests.ui.conftest import make_folders
from tests.ui.heir_program import build
from twoheirs_qt.games.two_heirs.new_game.invitation import InvitationDialog
from twoheirs_qt.tabletop.far.nearby import search
from twoheirs_qt.tabletop.widgets.question import AnswerKeys, Question

STEP_MS = 40
LOOPBACK = ("127.0.0.1",)
FIRST_FAULT_TICK = 200


class Player:
    """Acts at each tick, as far as the program lets it.

    `networks` are the addresses at which Nearby searches; None: all of this machine.
    """

    networks: Sequence[str] | None = LOOPBACK
    make_application = QApplication

    def __init__(self, arguments: list[str]) -> None:
        home, shared, self.name, language, self.role, turns, way, faults = arguments
        self.home, self.shared, self.turns = Path(home), Path(shared), int(turns)
        self.is_nearby = way == "nearby"
        self.faults = Random(faults) if faults else None
        self.blocked_ports: list[QTcpServer] = []
        self.application = self.make_application([])
        self.program = build(self.application, make_folders(self.home), language)
        self.program.settings.motion_factor = 0.0
        self.program.settings.far_name = self.name
        self.random = Random(self.name)
        self.has_begun = bool(self.program.shown.far.games)
        self.ticks = 0
        self.program.games.begin(None)
        self.program.window.show()
        if self.program.session.is_open:  # the start page lies above
            self.program.game_pages.home.leave()
        self.lan = self.program.shown.far.lan_channel
        if self.is_nearby:
            # Other tests may run in this network at the same time.
            own_name = sha256(str(self.shared).encode()).hexdigest()[:12]
            search.SERVICE = f"_{own_name}._tcp.local."
            assert self.lan.switch_on(self.name, self.networks) is None
        self.timer = QTimer(interval=STEP_MS)
        self.timer.timeout.connect(self.act)
        self.timer.start()

    def act(self) -> None:
        """Do the next thing that can be done."""
        self.ticks += 1
        program = self.program
        dialog = self.application.activeModalWidget()
        self.has_begun = self.has_begun or bool(program.shown.far.games)
        if self.faults is not None and self.ticks > FIRST_FAULT_TICK:
            self.disturb(self.faults)
        if isinstance(dialog, Question):
            enters = [
                button
                for button, answer in zip(dialog.buttons, dialog._answers, strict=True)
                if answer.keys in (AnswerKeys.ENTER, AnswerKeys.BOTH)
            ]
            # Only the question about the four words has none: they are the same.
            (enters or dialog.buttons)[-1].click()
        elif not self.has_begun:
            self.begin(dialog)
        elif dialog is not None:
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
                if not self.is_nearby or self.is_connected:
                    pages.ask_invite()
                return
            if not self.is_nearby:
                dialog.set_folder(self.shared)
            self.has_begun = True
            dialog.invite.click()
        elif self.is_nearby and not self.is_connected:
            if self.lan.machines and self.ticks % 25 == 0:
                self.lan.connect_to(self.lan.machines[0].fingerprint)
        elif pages.games_dialog is None:
            if not self.is_nearby:
                pages.look_into(self.shared)
            pages.show_games()
        elif self.program.shown.far.invitations:
            self.has_begun = True
            pages.games_dialog.open_button.click()

    def play(self) -> None:
        """Play an action, or stop."""
        program, session = self.program, self.program.session
        game = program.shown.far.current_game
        assert game is not None
        is_read = game.record.is_acknowledged and not program.shown.far._unsaved_games
        has_enough_turns = self.turns and len(game.record.turns) >= self.turns
        digest = game.game.saves.calculate_digest
        is_shown = digest(session.state) == digest(game.state)
        is_at_end = is_shown and (game.is_over or has_enough_turns)
        if is_read and is_at_end and self.ticks % 25 == 0:
            print(digest(session.state), len(game.record.turns), flush=True)
            self.application.quit()
        elif game.is_my_turn and program.shown.page.can_show_turn and not has_enough_turns:
            self.play_action()

    def play_action(self) -> None:
        """Play a random action, if the table waits for this player."""
        session = self.program.session
        if session.seat_elsewhere is None and not session.is_over:
            session.play(choose(session.state, self.random))

    @property
    def is_connected(self) -> bool:
        """Whether the other machine is connected nearby."""
        return any(machine.is_connected for machine in self.lan.machines)

    def disturb(self, faults: Random) -> None:
        """Disturb the network now and then: cut or doubled connections, another port, silence."""
        network = self.lan._network
        if network is None:
            if faults.random() < 0.05:
                self.lan.switch_on(self.name, self.networks)
            return
        if faults.random() > 0.01:
            return
        match faults.randrange(5):
            case 0:
                for connection in [*network.open.values()]:
                    connection._socket.abort()
            case 1:
                for game in self.program.shown.far.games.values():
                    for connection in network.open.values():
                        statement = game.make_statement(whole=True)
                        for _ in range(3):
                            connection.send_statement(game.record.id, statement)
            case 2:
                for fingerprint in [*network.near]:
                    network.connect_to(fingerprint)
            case 3:
                port = network.port
                self.lan.switch_off()
                server = QTcpServer()
                server.listen(QHostAddress(QHostAddress.SpecialAddress.Any), port)
                self.blocked_ports.append(server)
            case 4:
                self.lan.switch_off()


if __name__ == "__main__":
    player = Player(sys.argv[1:])
    player.application.exec()
    player.program.shown.far.finish()
