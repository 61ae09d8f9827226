"""Keys that texts name: on macOS as its menus write them, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from tests.translations.catalogues import read_committed
from twoheirs_qt.games.two_heirs.window.shortcuts import ShortcutsDialog
from twoheirs_qt.tabletop.text.language import Languages
from twoheirs_qt.tabletop.text.languages import LANGUAGES
from twoheirs_qt.tabletop.text.qt_texts import replace_key_names
from twoheirs_qt.tabletop.window.whats_new import list_releases

HELD = re.compile(r"\b(?:Ctrl|Strg|Control|Steuerung|Shift|Umschalt\w*|Alt|Cmd|Command)\b")
SYMBOLS = re.compile("[⌘⇧⌥⌃]")
QTS = "QShortcut"
"""Names of keys that Qt asks for, and replaces by itself."""


@pytest.fixture
def on_macos(qapp: QApplication) -> Iterator[Languages]:
    made = Languages(qapp, system="darwin")
    yield made
    made.choose("en")


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("<b>Ctrl+Z</b> undoes", "<b>⌘Z</b> undoes"),
        ("<b>Strg+Eingabe</b> beendet", "<b>⌘↵</b> beendet"),
        ("Settings (<b>Ctrl+,</b>)", "Settings (<b>⌘,</b>)"),
        ("Ctrl+Shift+S, Umschalt+F10.", "⇧⌘S, ⇧F10."),
        ("(Alt+Pos1) führt", "(⌥↖) führt"),
        ("<b>Alt</b> opens the menus", "<b>⌃F2</b> opens the menus"),
        ("F6 to areas, F10 to the menus", "F6 to areas, ⌃F2 to the menus"),
        ("zoom with Ctrl++ and Ctrl+−", "zoom with ⌘+ and ⌘−"),
        ("hold Shift.", "hold ⇧."),
        ("Alte Partien, {Shift}, Enter, Esc", "Alte Partien, {Shift}, Enter, Esc"),
    ],
)
def test_combinations_are_written_with_symbols_on_macos_alone(text: str, written: str) -> None:
    assert replace_key_names(text, "darwin") == written
    assert replace_key_names(text, "linux") == replace_key_names(text, "win32") == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_that_names_such_a_key_has_its_symbol_on_macos(
    language: str, on_macos: Languages
) -> None:
    on_macos.choose(language)
    named = 0
    # The file of English has only what counts something.
    for (context, source, comment), message in read_committed("pl").items():
        text = QCoreApplication.translate(context, source, comment)
        assert context == QTS or not HELD.search(text), text
        if context != QTS and HELD.search(source) and not message.counted:
            named += 1
            assert SYMBOLS.search(text), text
    assert named >= 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_new_names_keys_so_that_they_can_be_replaced(language: str) -> None:
    join_by_and = [item for release in list_releases(language) for item in release.summary]
    join_by_and += [
        item
        for release in list_releases(language)
        for _, items in release.details
        for item in items
    ]
    naming = [item for item in join_by_and if HELD.search(item)]
    assert naming
    for item in naming:
        written = replace_key_names(item, "darwin")
        assert SYMBOLS.search(written), item
        assert not HELD.search(written), item


def test_the_list_of_keys_leaves_out_what_macos_does_not_have(qapp: QApplication) -> None:
    lists = {system: ShortcutsDialog((), None, system) for system in ("linux", "darwin")}
    rows = {system: dict(made.group_everywhere_keys().rows) for system, made in lists.items()}
    pressed = "Press the button with the underlined letter"
    assert set(rows["linux"]) - set(rows["darwin"]) == {pressed}
    assert rows["darwin"]["Open the menus"] == "⌃F2"
    for made in lists.values():
        made.deleteLater()
