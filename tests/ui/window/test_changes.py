"""The news are shown once after an update, in the player's language, and on demand."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QByteArray, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Start, find_dialog
from twoheirs_qt import HOME, __version__
from twoheirs_qt.app import show_update_news
from twoheirs_qt.tabletop.text.languages import LANGUAGES
from twoheirs_qt.tabletop.window.about import AboutDialog
from twoheirs_qt.tabletop.window.whats_new import ChangesDialog, list_releases

OLDER = "0.9.0"


def test_after_an_update_it_is_shown_once(start: Start, qtbot: QtBot) -> None:
    program = start("en")
    program.settings.last_version = OLDER
    assert show_update_news(program)
    shown = find_dialog()
    assert isinstance(shown, ChangesDialog)
    text = shown.text.toPlainText()
    assert f"Version {__version__}" in text
    assert f"Version {OLDER}" not in text, "that one was told before"
    qtbot.keyClick(shown, Qt.Key.Key_Escape)
    assert not show_update_news(program)
    assert program.settings.last_version == __version__


def test_at_the_first_start_nothing_is_new(start: Start) -> None:
    program = start("en")
    assert not show_update_news(program)
    assert program.settings.last_version == __version__


def test_it_is_shown_too_where_no_version_was_noted_yet(start: Start) -> None:
    program = start("en")
    program.settings.geometry = QByteArray(b"somewhere")
    assert show_update_news(program)
    shown = find_dialog()
    assert isinstance(shown, ChangesDialog)
    assert shown.text.toPlainText().count("Version ") == 1
    shown.reject()


def test_what_another_question_hides_is_shown_next_time(start: Start) -> None:
    program = start("en")
    program.settings.last_version = OLDER
    program.window.menus.about.trigger()
    assert not show_update_news(program)
    find_dialog().reject()
    assert show_update_news(program)
    find_dialog().reject()


def test_a_step_back_tells_nothing(start: Start) -> None:
    program = start("en")
    program.settings.last_version = "99.0.0"
    assert not show_update_news(program)
    assert program.settings.last_version == __version__


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_matters_most_is_shown_first_and_the_rest_as_details(
    start: Start, qtbot: QtBot, language: str
) -> None:
    program = start(language)
    program.settings.last_version = OLDER
    assert show_update_news(program)
    shown = find_dialog()
    assert isinstance(shown, ChangesDialog)
    short = shown.text.toPlainText()
    assert len(short.splitlines()) <= 40, "two versions fit on about a page"
    qtbot.mouseClick(shown.details, Qt.MouseButton.LeftButton)
    long = shown.text.toPlainText()
    assert len(long) > 2 * len(short)
    assert set(short.splitlines()) < set(long.splitlines())
    assert shown.text.textCursor().block().text() not in short, "what has come is in view"
    qtbot.mouseClick(shown.details, Qt.MouseButton.LeftButton)
    assert shown.text.toPlainText() == short
    shown.reject()


@pytest.mark.parametrize("language", LANGUAGES)
def test_about_says_where_newer_versions_are_and_what_is_new(
    start: Start, qtbot: QtBot, language: str
) -> None:
    program = start(language)
    program.window.menus.about.trigger()
    about = QApplication.activeModalWidget()
    assert isinstance(about, AboutDialog)
    assert HOME in " ".join(label.text() for label in about.paragraphs)
    qtbot.mouseClick(about.changes, Qt.MouseButton.LeftButton)
    shown = find_dialog()
    assert isinstance(shown, ChangesDialog)
    text = shown.text.toPlainText()
    assert all(release.version in text for release in list_releases(language))
    shown.reject()
    about.reject()


def test_what_a_language_has_of_a_version_is_shown_in_it() -> None:
    english = {release.version: release for release in list_releases("en")}
    for language in set(LANGUAGES) - {"en"}:
        for release in list_releases(language):
            source = english[release.version]
            assert release.words != source.words, language
            assert set(release.summary).isdisjoint(source.summary), language
            for (_, items), (_, originals) in zip(release.details, source.details, strict=True):
                assert set(items).isdisjoint(originals), language
            assert not re.search(r"[*`]", str(release))


def test_what_a_language_does_not_have_yet_stands_in_english() -> None:
    assert list_releases("xx") == list_releases("en")
