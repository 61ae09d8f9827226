"""Two people at two machines in one network: they find, compare, connect, and play."""

from __future__ import annotations

import secrets
import threading
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from statistics import median

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.long_run import LONG_RUN
from tests.ui.conftest import close, process_events
from tests.ui.far.conftest import Machines, dismiss, find_question, press, press_answer
from tests.ui.heir_program import Program
from twoheirs_qt.games.two_heirs.new_game.invitation import InvitationDialog
from twoheirs_qt.tabletop.far.nearby import lan_channel, network, search
from twoheirs_qt.tabletop.far.nearby.dialog import NearbyDialog
from twoheirs_qt.tabletop.far.nearby.lan_channel import OPEN_ADDRESS
from twoheirs_qt.tabletop.far.nearby.network import Network


class NearbyMachines(Machines):
    """Ada's and Ben's programs in one network."""

    def find(self, name: str) -> NearbyDialog:
        """Open the dialog about Nearby as a player does."""
        program = self.programs[name]
        program.window.menus.far_games.trigger()
        process_events()
        games = program.shown.far_pages.games_dialog
        assert games is not None
        press(games.nearby_button)
        dialog = program.shown.far_pages.nearby.dialog
        assert dialog is not None
        return dialog

    def switch_on(self, name: str) -> NearbyDialog:
        dialog = self.find(name)
        dialog.on_box.click()
        assert dialog.on_box.isChecked(), dialog.fault_label.text()
        return dialog

    def close_dialogs(self, name: str) -> None:
        program = self.programs[name]
        for dialog in (program.shown.far_pages.nearby.dialog, program.shown.far_pages.games_dialog):
            if dialog is not None:
                dialog.reject()
        process_events()

    def connect(self) -> None:
        """Switch both on, let Ben connect with Ada, and both say that the words are the same."""
        self.switch_on("Ada")
        dialog = self.switch_on("Ben")
        self.wait(lambda: dialog.list.count() == 1)
        press(dialog.connect_button)
        self.wait(
            lambda: find_question(self.ada) is not None and find_question(self.ben) is not None
        )
        for program in self.programs.values():
            press_answer(program, "They are the same")
        self.wait(lambda: "connected" in dialog.list.item(0).text())
        for name in self.programs:
            self.close_dialogs(name)

    def choose_way(self, dialog: InvitationDialog) -> None:
        assert dialog.nearby.isChecked()

    def search(self) -> None:
        self.wait(lambda: find_question(self.ben) is not None)  # it comes by itself
        asked = find_question(self.ben)
        assert asked is not None
        assert "roads are" in asked.accessibleDescription()
        press_answer(self.ben, "Not now")

    def begin(self, clock: int | None = None) -> None:
        self.connect()
        super().begin(clock)

    def restart(self, name: str) -> None:
        """Start a program again, which switches Nearby on by itself."""
        program = self.programs[name]
        program.settings.far_discoverable = True
        program.shown.far.finish()
        self.start(name)
        self.wait(lambda: self.programs[name].shown.far.current_game is not None)


@pytest.fixture
def machines(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[NearbyMachines]:
    monkeypatch.setattr(network, "list_own_addresses", lambda: ("127.0.0.1",))
    # Other tests may run in this network at the same time.
    monkeypatch.setattr(search, "SERVICE", f"_{secrets.token_hex(6)}._tcp.local.")
    both = NearbyMachines(qapp, qtbot, tmp_path)
    yield both
    for program in both.programs.values():
        program.shown.far.finish()
        close(program)
    assert not [thread for thread in threading.enumerate() if "zeroconf" in thread.name]


def find_network(program: Program) -> Network:
    opened = program.shown.far.lan_channel._network
    assert opened is not None
    return opened


def is_in_reach(program: Program) -> bool:
    return "not connected" not in read_strip(program)


def read_strip(program: Program) -> str:
    return str(program.shown.far_pages.strip.state_label.text())


def test_a_game_nearby(machines: NearbyMachines) -> None:
    machines.begin()
    machines.play(Random(1), 4)
    assert machines.ada.session.state == machines.ben.session.state
    assert machines.find_game("Ada").record.address.startswith(OPEN_ADDRESS)
    assert machines.find_game("Ada").record.address != OPEN_ADDRESS
    machines.ben.shown.far_pages.show_games()
    games = machines.ben.shown.far_pages.games_dialog
    assert games is not None
    assert "Nearby: Ada" in games.list.item(0).text()
    games.reject()
    assert not machines.ada.settings.far_discoverable  # not remembered, since nobody said so


def test_a_rematch_and_going_back_nearby(machines: NearbyMachines) -> None:
    machines.begin()
    machines.play(Random(2), 2)
    machines.ben.window.menus.ask_to_take_back.trigger()
    press_answer(machines.ben, "Ask")
    strip = machines.ada.shown.far_pages.strip
    machines.wait(strip.allow_button.isVisible)
    press(strip.allow_button)
    machines.wait(lambda: machines.find_game("Ben").record.ask is None and machines.agree())
    machines.ada.window.menus.rematch.trigger()
    asked = find_question(machines.ada)
    assert asked is not None
    assert asked.windowTitle() == "This game goes on"
    dismiss(machines.ada)
    machines.give_up("Ben")
    machines.ada.window.menus.rematch.trigger()
    dismiss(machines.ada)
    machines.wait(lambda: find_question(machines.ben) is not None)
    press_answer(machines.ben, "Not now")
    machines.ben.window.menus.rematch.trigger()  # joins the one that Ada has begun
    machines.show_begun("Ada")
    machines.show_begun("Ben")
    machines.wait(machines.agree)


def test_closed_programs_and_cut_connections(machines: NearbyMachines) -> None:
    machines.begin()
    random = Random(3)
    machines.play(random, 2)
    for name, other in (("Ada", "Ben"), ("Ben", "Ada")):
        machines.restart(name)
        machines.wait(machines.agree)
        machines.play(random, 1)
        other_program = machines.programs[other]
        machines.wait(partial(is_in_reach, other_program))
    for connection in [*find_network(machines.ada).open.values()]:
        connection._socket.abort()
    machines.play(random, 2)


def test_a_switched_off_machine_says_so_and_goes_on(machines: NearbyMachines) -> None:
    machines.begin()
    machines.ada.shown.far.lan_channel.switch_off()
    mover = "Ada" if machines.find_game("Ada").is_my_turn else "Ben"
    machines.play_turn(mover, Random(1))
    machines.wait(lambda: "Nearby is switched off" in read_strip(machines.ada))
    machines.wait(lambda: "machine is not connected" in read_strip(machines.ben))
    machines.switch_on("Ada")
    machines.close_dialogs("Ada")
    machines.wait(machines.agree)
    machines.wait(lambda: "not connected" not in read_strip(machines.ben))


def test_machines_find_each_other_although_the_first_announcements_were_lost(
    machines: NearbyMachines, monkeypatch: pytest.MonkeyPatch
) -> None:
    starts: list[object] = []
    start = search._start

    def lose_first(*arguments: object) -> None:
        starts.append(arguments)
        if len(starts) > 2:
            start(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(search, "_start", lose_first)
    monkeypatch.setattr(network, "_SEARCH_RETRY_TICKS", 2 * network._ADDRESS_CHECK_TICKS)
    machines.connect()
    assert len(starts) > 2


def test_a_new_player_is_asked_for_a_name_once(machines: NearbyMachines) -> None:
    machines.ada.settings.far_name = ""
    dialog = machines.find("Ada")
    assert dialog.focusWidget() is dialog.name_field
    assert not dialog.on_box.isEnabled()
    assert "Enter your name" in dialog.empty_label.text()
    QTest.keyClicks(dialog.name_field, "Ada")
    dialog.on_box.click()
    assert dialog.on_box.isChecked()
    games = machines.ada.shown.far_pages.games_dialog
    assert games is not None
    assert games.name_field.text() == "Ada"
    machines.close_dialogs("Ada")


def test_who_has_compared_first_sees_who_compares_still(machines: NearbyMachines) -> None:
    machines.switch_on("Ada")
    dialog = machines.switch_on("Ben")
    machines.wait(lambda: dialog.list.count() == 1)
    press(dialog.connect_button)
    machines.wait(
        lambda: find_question(machines.ada) is not None and find_question(machines.ben) is not None
    )
    press_answer(machines.ben, "They are the same")
    assert "still comparing" in dialog.list.item(0).text()
    assert not dialog.connect_button.isEnabled()
    (connection,) = find_network(machines.ada)._connections
    assert connection.host == "127.0.0.1"
    press_answer(machines.ada, "They are the same")
    machines.wait(lambda: "connected" in dialog.list.item(0).text())
    for name in machines.programs:
        machines.close_dialogs(name)


def test_words_that_differ_are_refused(machines: NearbyMachines) -> None:
    machines.switch_on("Ada")
    dialog = machines.switch_on("Ben")
    machines.wait(lambda: dialog.list.count() == 1)
    press(dialog.connect_button)
    machines.wait(
        lambda: find_question(machines.ada) is not None and find_question(machines.ben) is not None
    )
    words = []
    for program in machines.programs.values():
        asked = find_question(program)
        assert asked is not None
        words.append(asked.windowTitle())
    assert words[0] == words[1]
    press_answer(machines.ada, "They differ")
    machines.wait(
        lambda: (asked := find_question(machines.ben)) is not None and len(asked.buttons) == 1
    )
    dismiss(machines.ben)
    assert "not compared yet" in dialog.list.item(0).text()
    for name in machines.programs:
        machines.close_dialogs(name)


def test_by_address_and_by_keys(machines: NearbyMachines, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without zeroconf, and without a mouse."""
    monkeypatch.setattr(network, "list_own_addresses", lambda: ())
    machines.switch_on("Ada")
    machines.close_dialogs("Ada")
    dialog = machines.find("Ben")
    assert dialog.focusWidget() is dialog.on_box
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Space)
    assert dialog.on_box.isChecked()
    QTest.keyClick(dialog, Qt.Key.Key_A, Qt.KeyboardModifier.AltModifier)
    assert dialog.focusWidget() is dialog.address_field
    port = find_network(machines.ada).port
    QTest.keyClicks(dialog.focusWidget(), f"127.0.0.1:{port}")
    QTest.keyClick(dialog, Qt.Key.Key_E, Qt.KeyboardModifier.AltModifier)
    machines.wait(
        lambda: find_question(machines.ada) is not None and find_question(machines.ben) is not None
    )
    for program in machines.programs.values():
        asked = find_question(program)
        assert asked is not None
        asked.activateWindow()
        machines.wait(asked.isActiveWindow)
        QTest.keyClick(asked, Qt.Key.Key_S, Qt.KeyboardModifier.AltModifier)
    machines.wait(lambda: dialog.list.count() == 1 and "connected" in dialog.list.item(0).text())
    dialog.address_field.setText("127.0.0.1:1")
    press(dialog.address_button)
    machines.wait(lambda: "127.0.0.1:1" in dialog.fault_label.text())
    machines.close_dialogs("Ben")


def test_a_network_that_cannot_be_searched_is_named(
    machines: NearbyMachines, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OSError("Network is unreachable")

    monkeypatch.setattr(search, "_start", fail)
    dialog = machines.switch_on("Ada")
    machines.wait(lambda: "by address" in dialog.empty_label.text())
    machines.close_dialogs("Ada")


def test_what_is_missing_is_named(
    machines: NearbyMachines, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without the extra, the dialog gives way to one sentence."""
    monkeypatch.setattr(lan_channel, "_PACKAGES", ("no_such_package",))
    machines.ada.window.menus.far_games.trigger()
    games = machines.ada.shown.far_pages.games_dialog
    assert games is not None
    press(games.nearby_button)
    asked = find_question(machines.ada)
    assert asked is not None
    assert "twoheirs-qt[lan]" in asked.accessibleDescription()
    dismiss(machines.ada)
    games.reject()


@pytest.mark.skipif(not LONG_RUN, reason="measures time: `dev.py night`")
def test_a_turn_is_shown_at_once(machines: NearbyMachines) -> None:
    """From the end of a turn to the other table: the median is below 0.3 s."""
    machines.begin()
    random = Random(4)
    durations: list[float] = []
    while not machines.ada.session.is_over and len(durations) < 20:
        mover = next(name for name in machines.programs if machines.find_game(name).is_my_turn)
        machines.play_turn(mover, random)
        started = time.perf_counter()
        states = [program.session for program in machines.programs.values()]
        while states[0].state != states[1].state:
            QApplication.processEvents()
        durations.append(time.perf_counter() - started)
        machines.wait(machines.agree)
    print([round(duration, 3) for duration in durations])
    assert median(durations) < 0.3, durations
