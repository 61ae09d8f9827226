"""The licences of all that is bundled, read in the program and without a network."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPlainTextEdit
from pytestqt.qtbot import QtBot

from tests.box import ROOT
from tests.ui.heir_program import Program
from twoheirs_qt.tabletop.window.about import AboutDialog, LicencesDialog, list_parts

Key = Qt.Key


def test_every_part_has_its_name_its_licence_and_its_whole_text() -> None:
    listed = list_parts()
    assert listed[0].name == "The Two Heirs"
    names = {part.name for part in listed}
    assert {"Qt", "PySide6-Essentials", "Python", "pydantic", "platformdirs"} <= names
    for part in listed:
        assert part.licence in part.full_licence
        assert part.source_address in part.full_licence
        assert len(part.full_licence) > 900, part.name
    qt = next(part for part in listed if part.name == "Qt")
    for wanted in ("GNU LESSER GENERAL PUBLIC LICENSE", "GNU GENERAL PUBLIC LICENSE", "HarfBuzz"):
        assert wanted in qt.full_licence
    assert (ROOT / "LICENSE").read_text("utf-8") in listed[0].full_licence


def test_about_leads_to_them_and_arrows_go_through_the_list(qtbot: QtBot, program: Program) -> None:
    program.window.menus.about.trigger()
    about = QApplication.activeModalWidget()
    assert isinstance(about, AboutDialog)
    qtbot.mouseClick(about.licences, Qt.MouseButton.LeftButton)
    shown = QApplication.activeModalWidget()
    assert isinstance(shown, LicencesDialog)
    qtbot.waitUntil(shown.list.hasFocus)
    text = shown.findChild(QPlainTextEdit)
    assert text is not None
    listed = list_parts()
    assert shown.list.count() == len(listed)
    for part in listed:
        assert shown.list.currentItem().text() == part.label
        assert (
            text.toPlainText() == part.full_licence.rstrip("\n")
            or text.toPlainText() == part.full_licence
        )
        assert text.accessibleName() == part.label
        qtbot.keyClick(shown.list, Key.Key_Down)
    qtbot.keyClick(shown, Key.Key_Escape)
    assert QApplication.activeModalWidget() is about
    about.reject()
