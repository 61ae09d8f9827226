"""Two people play far away, each at their own window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.mail_server import MailServer
from tests.tabletop.far.mail import run_server
from tests.ui.conftest import close
from tests.ui.far.mail_machines import MailMachines, account


@pytest.fixture(scope="module")
def server() -> Iterator[MailServer]:
    with run_server() as running_server:
        yield running_server


@pytest.fixture
def machines(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, server: MailServer
) -> Iterator[MailMachines]:
    both = MailMachines(qapp, qtbot, tmp_path, server)
    yield both
    for program in both.programs.values():
        program.shown.far.finish()
        close(program)


def test_turns_are_shown_at_the_other_table_also_after_a_new_start(machines: MailMachines) -> None:
    machines.begin()
    machines.play(Random(1), 4)
    assert machines.ada.session.state == machines.ben.session.state
    assert len(machines.game("Ada").record.turns) == 4
    machines.start("Ada")
    machines.wait(lambda: account(machines.ada).is_ready)
    machines.play(Random(1), 1)
    assert len(machines.game("Ben").record.turns) == 5
