"""An invitation shows its game before anybody joins: sets, roads, seat, take-back and clock."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QListWidgetItem
from pytestqt.qtbot import QtBot

from tests.tabletop.far.machines import make_invitation
from tests.ui.conftest import close, make_folders, process_events
from tests.ui.far.conftest import Machines, dismiss, find_question, press, press_answer
from tests.ui.heir_program import build
from twoheirs_qt.games.two_heirs.new_game.invitation import InvitationDialog
from twoheirs_qt.games.two_heirs.rules.components import Heir, TileSet
from twoheirs_qt.tabletop.far.dialogs import FarGamesDialog
from twoheirs_qt.tabletop.widgets.question import Question


def invite(machines: Machines, choices: dict[str, Any]) -> None:
    """Let Ada invite to a game with these choices, as the dialog offers them."""
    machines.ada.shown.far_pages.ask_invite()
    dialog = machines.ada.window.findChild(InvitationDialog)
    assert dialog is not None
    dialog.set_folder(machines.folder)
    for tile_set, box in dialog.sets.items():
        box.setChecked(tile_set in choices["sets"])
    dialog.roads.setChecked(choices["roads"])
    dialog.colours[choices["colour"]].setChecked(True)
    for chooser, value in (
        (dialog.first, choices["first"]),
        (dialog.take_back, choices["take_back"]),
        (dialog.clock, choices["clock"]),
    ):
        chooser.setCurrentIndex(chooser.findData(value))
    press(dialog.invite)
    dismiss(machines.ada)


def open_list(machines: Machines) -> FarGamesDialog:
    """Open Ben's list, which has one entry."""
    machines.search()
    machines.wait(lambda: machines.ben.shown.far.invitations)
    machines.ben.shown.far_pages.show_games()
    dialog = machines.ben.shown.far_pages.games_dialog
    assert dialog is not None
    assert dialog.list.count() == 1
    return dialog


def read_aloud(item: QListWidgetItem) -> str:
    """The words of a screen reader for an entry."""
    roles = Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.AccessibleDescriptionRole
    return " ".join(item.data(role) for role in roles)


FIRST = {
    "sets": (TileSet.TRAVEL, TileSet.WAR, TileSet.CRAFTS),
    "roads": True,
    "colour": Heir.WHITE,
    "first": None,
    "take_back": "until-revealed",
    "clock": None,
}
SECOND = {
    "sets": (TileSet.LAND_INDUSTRY, TileSet.TRADE_CHURCH, TileSet.PATROL),
    "roads": False,
    "colour": Heir.BLUE,
    "first": int(Heir.BLUE),
    "take_back": "off",
    "clock": 1800,
}


@pytest.mark.parametrize(
    ("choices", "lines"),
    [
        (
            FIRST,
            [
                "Travel, War, Crafts; the roads are scored.",
                "You play Blue. The shield decides who goes first. "
                "Undo: until something is revealed.",
            ],
        ),
        (
            SECOND,
            [
                "Land & Industry, Trade & Church, Patrol; the roads are not scored.",
                "You play White. Blue goes first. Undo: not at all. "
                "Clock: 30 minutes for each player in all.",
            ],
        ),
    ],
)
def test_the_guest_sees_what_the_host_has_chosen(
    machines: Machines, choices: dict[str, Any], lines: list[str]
) -> None:
    invite(machines, choices)
    dialog = open_list(machines)
    item = dialog.list.item(0)
    shown = item.text().replace("\xa0", " ").split("\n")
    assert shown[0] == "Ada invites you to a game."
    assert shown[1:-1] == lines
    assert " ".join(lines) in read_aloud(item).replace("\xa0", " ")
    press(dialog.open_button)
    dismiss(machines.ben)
    machines.show_begun("Ben")
    state, settings = machines.ben.session.state, machines.ben.session.save.settings
    assert set(state.sets) == set(choices["sets"])
    assert state.score_roads is choices["roads"]
    assert settings.take_back_rule == choices["take_back"]
    assert machines.find_game("Ben").record.seat == 1 - choices["colour"]
    machines.show_begun("Ada")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("pl", "drogi są punktowane. Grasz jako: Niebieski. Kto zaczyna, wskaże rzut tarczą."),
        ("sk", "cesty sa bodujú. Vaša farba: Modrý. Kto začína, určí hod štítom."),
        ("de", "die Straßen werden gewertet. Du bist Blau. Der Schild entscheidet, wer beginnt."),
    ],
)
def test_the_guest_reads_it_in_another_language(
    machines: Machines, qapp: QApplication, tmp_path: Path, language: str, words: str
) -> None:
    invite(machines, FIRST)
    close(machines.programs.pop("Ben"))
    machines.programs["Ben"] = build(qapp, make_folders(tmp_path / "Ben"), language)
    machines.ben.games.begin(None)
    machines.ben.window.show()
    dialog = open_list(machines)
    assert words in " ".join(dialog.list.item(0).text().replace("\xa0", " ").split("\n"))
    dialog.reject()


def alter_invitation(machines: Machines, qtbot: QtBot, **begin: object) -> None:
    """Change the first line of the game to which Ada invites."""
    invite(machines, FIRST)
    qtbot.waitUntil(lambda: bool(list(machines.folder.glob("*.twofar"))))
    machines.ada.shown.far.finish()
    [path] = machines.folder.glob("*.twofar")
    data = json.loads(path.read_bytes())
    data["begin"].update(begin)
    path.write_text(json.dumps(data), "utf-8")


def test_an_invitation_of_other_rules_says_so_in_the_list(machines: Machines, qtbot: QtBot) -> None:
    alter_invitation(machines, qtbot, rules=99)
    dialog = open_list(machines)
    assert "another version of the rules" in dialog.list.item(0).text()
    assert "another version of the rules" in read_aloud(dialog.list.item(0))
    press(dialog.open_button)
    asked = find_question(machines.ben)
    assert asked is not None
    assert asked.windowTitle() == "This game can’t be joined"
    dismiss(machines.ben)
    dialog.reject()


def test_many_invitations_ask_one_question(machines: Machines) -> None:
    """A machine that invites without end cannot bury the table under questions."""
    raws = [make_invitation(Random(seed)).make_statement() for seed in range(20)]
    machines.ben.shown.far_pages.show_games()
    games = machines.ben.shown.far_pages.games_dialog
    assert games is not None
    games.reject()
    machines.ben.shown.far._list_invitations("lan:" + "ab" * 32, raws)
    process_events()
    assert len(machines.ben.window.findChildren(Question)) == 1
    press_answer(machines.ben, "Look")
    games = machines.ben.shown.far_pages.games_dialog
    assert games is not None
    assert games.list.count() == 20
    machines.ben.shown.far_pages._look_at_invitation(machines.ben.shown.far.invitations[7])
    assert games.list.currentRow() == 7
    games.reject()
