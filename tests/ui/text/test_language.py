"""Every text in the language that the first start or the player chooses, also while a game runs."""

from __future__ import annotations

import gc
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from xml.etree import ElementTree

import pytest
from compile_data import ROOT, run_tool
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLabel
from pytestqt.qtbot import QtBot

from tests.box import load_box
from tests.games.two_heirs.words.samples import COUNTS, list_texts
from tests.pseudo import find_untranslated_words
from tests.reading import simplify
from tests.ui.conftest import Start, find_dialog, process_events
from twoheirs_qt.app import ask_first_language
from twoheirs_qt.games.two_heirs.rules import Reason, Terrain, Why
from twoheirs_qt.games.two_heirs.words.advice import THINKS_ABOUT
from twoheirs_qt.games.two_heirs.words.names import describe_amount, name_tile_by_id
from twoheirs_qt.games.two_heirs.words.reasons import describe_reason
from twoheirs_qt.tabletop.text import language as language_module
from twoheirs_qt.tabletop.text.language import (
    PSEUDO,
    Languages,
    choose_language,
    localize,
    should_ask_for_language,
    translate_to_pseudo,
)
from twoheirs_qt.tabletop.text.languages import LANGUAGES, TRANSLATED
from twoheirs_qt.tabletop.text.qt_texts import STANDARD_BUTTONS
from twoheirs_qt.tabletop.text.text import (
    join_by_and,
    make_untranslated_text,
    render_english,
    translate,
)
from twoheirs_qt.tabletop.widgets.question import Question


@pytest.fixture(scope="module")
def translation_files(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Path]:
    """The translations as they are in the tree, compiled."""
    folder = tmp_path_factory.mktemp("compiled")
    for language in LANGUAGES:
        source = ROOT / "translations" / f"twoheirs_{language}.ts"
        run_tool("lrelease", "-silent", source, "-qm", folder / f"{language}.qm")
    return {language: folder / f"{language}.qm" for language in LANGUAGES}


@pytest.fixture
def languages(qapp: QApplication, translation_files: Mapping[str, Path]) -> Iterator[Languages]:
    before = QLocale()
    made = Languages(qapp, translation_files)
    yield made
    made.choose("en")
    QLocale.setDefault(before)
    QCoreApplication.processEvents()


def test_every_text_has_a_translation_in_every_language(languages: Languages) -> None:
    """Nothing is left to fill in, and no sentence is the English one."""
    names = {"Barón", "Patrol", "Garnizon", "Farma", "Henry"}
    for language in LANGUAGES:
        languages.choose(language)
        for text in list_texts():
            translation = localize(text)
            assert "%n" not in translation
            # {tile} is the name of a tile that is none.
            assert "{" not in translation or "{tile}" in translation
            if language == "en":
                assert simplify(translation) == render_english(text)
            else:
                assert simplify(translation) != render_english(text) or translation in names


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", {"tile": {1}, "tiles": {2, 3, 4, 5, 11, 21, 22}}),
        ("pl", {"kafelek": {1}, "kafelki": {2, 3, 4, 22}, "kafelków": {5, 11, 21}}),
        ("sk", {"dielik": {1}, "dieliky": {2, 3, 4}, "dielikov": {5, 11, 21, 22}}),
    ],
)
def test_numbers_and_words_agree(
    languages: Languages, language: str, forms: dict[str, set[int]]
) -> None:
    languages.choose(language)
    for n in COUNTS[1:]:
        translation = localize(describe_reason(Reason(Why.DISCARD_COUNT, amount=n), load_box()))
        for form, numbers in forms.items():
            assert bool(re.search(rf"\b{n}\s{form}\b", translation)) == (n in numbers), translation


def test_german_has_two_forms(languages: Languages) -> None:
    languages.choose("de")
    one, two = (
        localize(describe_reason(Reason(Why.DISCARD_COUNT, amount=n), load_box())) for n in (1, 2)
    )
    assert one == "Genau 1\u00a0Plättchen muss abgeworfen werden"
    assert two == "Genau 2\u00a0Plättchen müssen abgeworfen werden"


def test_texts_within_texts_are_translated(languages: Languages) -> None:
    languages.choose("pl")
    assert localize(name_tile_by_id("guild-pottery", load_box())) == "Gildia (Garncarnia)"
    missing = Reason(Why.MISSING_RESOURCES, tile="mill", missing=(0, 2, 5))
    translation = localize(describe_reason(missing, load_box()))
    assert translation == "Brakuje 2\u00a0pszenicy i\u00a05\u00a0kamieni"
    assert localize(describe_amount(Terrain.WOOD, 1)) == "1\u00a0drewno"


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_translator_answers_for_a_class_that_a_text_is_not_of(
    languages: Languages, language: str
) -> None:
    """Else `tr` would not ask for it in the class that is inherited from."""
    translators = languages._load_translators(language)
    translations, checked = ElementTree.parse(ROOT / "translations" / f"twoheirs_{language}.ts"), 0
    for context in translations.iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            source = message.findtext("source") or ""
            if message.get("numerus") or message.findtext("comment") or name.startswith("Q"):
                continue
            checked += 1
            assert not [
                answer
                for translator in translators
                if (answer := translator.translate("Heiress", source))
            ]
            assert any(translator.translate(name, source) for translator in translators)
    assert checked > 1000


def test_players_names_are_left_alone(languages: Languages) -> None:
    languages.choose(PSEUDO)
    assert localize(make_untranslated_text("Mill {n} %n")) == "Mill {n} %n"


def test_numbers_are_written_as_the_language_does(languages: Languages) -> None:
    text = translate("Nowhere", "{seed}").fill(seed=1234567)
    texts = {}
    for language in ("en", "de"):
        languages.choose(language)
        texts[language] = localize(text)
    assert texts == {"en": "1,234,567", "de": "1.234.567"}


def test_what_is_not_translated_is_english(
    qapp: QApplication, translation_files: Mapping[str, Path], tmp_path: Path
) -> None:
    """With English plurals, and no "(s)": of Slovak there is one text so far."""
    source = tmp_path / "sk.ts"
    source.write_text(
        '<TS version="2.1" language="sk"><context><name>Lists</name><message>'
        "<source>{first} and {last}</source><translation>{first} a {last}</translation>"
        "</message></context></TS>",
        "utf-8",
    )
    few = tmp_path / "sk.qm"
    run_tool("lrelease", "-silent", source, "-qm", few)
    languages = Languages(qapp, {**translation_files, "sk": few})
    languages.choose("sk")
    texts = [
        simplify(
            QCoreApplication.translate("AloneChoices", "easier: %n treasure(s) removed", "", n)
        )
        for n in (1, 2)
    ]
    both = localize(join_by_and([describe_amount(Terrain.WOOD, n) for n in (1, 2)]))
    languages.choose("en")
    assert texts == ["easier: 1 treasure removed", "easier: 2 treasures removed"]
    assert simplify(both) == "1 wood a 2 wood"


def test_an_unfinished_language_is_chosen_by_people_alone(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(language_module, "ALL_LANGUAGES", {**LANGUAGES, "cs": "Čeština"})
    languages = Languages(qapp)
    languages.choose("cs")
    assert languages.current == "cs"
    assert localize(translate("Lists", "{first} and {last}").fill(first="a", last="b")) == "a and b"
    assert choose_language(["cs-CZ", "sk-SK"]) == "sk"
    assert should_ask_for_language(["cs-CZ"])
    languages.choose("en")


class Listening(QLabel):
    """Counts how often it is told of another language."""

    def __init__(self) -> None:
        super().__init__()
        self.change_count = 0

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.change_count += 1
        super().changeEvent(event)


def test_an_open_window_is_notified_once_of_each_change(languages: Languages, qtbot: QtBot) -> None:
    label = Listening()
    qtbot.addWidget(label)
    label.show()
    received: list[str] = []
    languages.changed.connect(received.append)
    for number, language in enumerate(["pl", "sk", "de", "pl", PSEUDO, "en"], 1):
        languages.choose(language)
        assert languages.current == language
        QCoreApplication.processEvents()
        assert label.change_count == number
    assert received == ["pl", "sk", "de", "pl", PSEUDO, "en"]


@pytest.mark.parametrize("language", TRANSLATED)
def test_qts_buttons_speak_the_language(languages: Languages, qtbot: QtBot, language: str) -> None:
    """Qt's own Slovak lacks them."""
    box_of_buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Save)
    qtbot.addWidget(box_of_buttons)
    languages.choose(language)
    save = {"pl": "Zapisz", "sk": "Uložiť", "de": "Speichern"}[language]
    QCoreApplication.processEvents()
    fresh = QDialogButtonBox(QDialogButtonBox.StandardButton.Save)
    qtbot.addWidget(fresh)
    assert fresh.button(QDialogButtonBox.StandardButton.Save).text().replace("&", "") == save
    for word in (text.source for text in STANDARD_BUTTONS):
        assert QCoreApplication.translate("QPlatformTheme", word) != word or word == "OK"


def test_qts_other_texts_speak_the_language(languages: Languages) -> None:
    texts = []
    for language in ("pl", "sk", "de", "en"):
        languages.choose(language)
        texts.append(QCoreApplication.translate("QFileDialog", "All Files (*)"))
    assert texts == [
        "Wszystkie pliki (*)",
        "Všetky súbory (*)",
        "Alle Dateien (*)",
        "All Files (*)",
    ]


def test_the_first_start_follows_the_system() -> None:
    assert choose_language(["de-AT", "de", "en"]) == "de"
    assert choose_language(["pl_PL"]) == "pl"
    assert choose_language(["fr-FR", "fr", "sk-SK"]) == "sk"
    assert choose_language(["fr-FR"]) == choose_language([]) == choose_language(["C"]) == "en"


def test_czech_systems_choose_between_slovak_and_english() -> None:
    for wanted in (["cs-CZ", "cs", "en-US"], ["cs"], ["cs_CZ", "fr"]):
        assert should_ask_for_language(wanted)
    for wanted in (["cs-CZ", "sk-SK"], ["cs", "de", "en"], ["en", "cs"], ["sk"], ["C"], []):
        assert not should_ask_for_language(wanted)


def test_no_word_is_the_systems_language(languages: Languages) -> None:
    for word in ("", "xx"):
        languages.choose(word)
        assert languages.current == choose_language(QLocale.system().uiLanguages())


def test_a_language_ends_with_the_object_that_chose_it(qapp: QApplication) -> None:
    languages = Languages(qapp)
    languages.cycle = languages  # type: ignore[attr-defined]  # only garbage collection finds it
    languages.choose("pl")
    polish = QCoreApplication.translate("Program", "The Two Heirs is already running")
    del languages
    gc.collect()
    english = QCoreApplication.translate("Program", "The Two Heirs is already running")
    assert polish != english == "The Two Heirs is already running"


@pytest.mark.parametrize(
    "kept", ["{heir}", "%n", "%L1", "%1", "<b>", "</b>", "&amp;", "&F", "*.heirs"]
)
def test_pseudo_keeps_what_is_no_word(kept: str) -> None:
    text = translate_to_pseudo(f"Take {kept} a tile from {kept} the reserve")
    assert text.count(kept) == 2
    assert text.startswith("[")
    assert text.endswith("]")
    assert find_untranslated_words(text.replace(kept, "")) == []


def test_pseudo_is_two_fifths_longer() -> None:
    for source in ("Go", "Take a tile", "Take a tile from your reach, then build, expand or move"):
        assert 1.3 * len(source) <= len(translate_to_pseudo(source)) - 2 <= 1.4 * len(source) + 1


def test_pseudo_leaves_what_is_not_read() -> None:
    assert translate_to_pseudo("{column}{row}") == "{column}{row}"
    assert translate_to_pseudo("") == ""


def test_pseudo_shows_what_was_forgotten(languages: Languages) -> None:
    ids = ["no-such-tile {tile}", "no-such-tile", *load_box().tiles]
    languages.choose(PSEUDO)
    for text in list_texts():
        assert find_untranslated_words(localize(text), ids) == []
    assert find_untranslated_words("[Ťáķé ôñ] Take <b>M13</b> &Ƒîłé") == ["Take"]


def test_numbers_that_qt_cannot_count_to_are_written_as_they_are(qapp: object) -> None:
    text = localize(THINKS_ABOUT.fill_n(10**12).fill(heir=make_untranslated_text("Eve")))
    assert simplify(text).startswith("Eve is thinking… (1000000000000 positions)")


CZECH = ["cs-CZ", "cs", "en"]


@pytest.mark.parametrize(
    ("key", "word", "title"),
    [
        (Qt.Key.Key_Return, "sk", "Dvaja bratia"),
        (Qt.Key.Key_Escape, "en", "The Two Heirs"),
    ],
)
def test_a_czech_player_chooses_once(start: Start, key: Qt.Key, word: str, title: str) -> None:
    program = start("en")
    assert ask_first_language(program, CZECH)
    asked = find_dialog()
    assert isinstance(asked, Question)
    QTest.keyClick(asked, key)
    process_events()
    assert program.settings.language == word
    assert program.languages.current == word
    assert program.window.windowTitle() == title
    assert not ask_first_language(program, CZECH)


def test_the_question_comes_to_no_other_player(start: Start) -> None:
    program = start("en")
    assert not ask_first_language(program, ["de-AT", "cs"])
    assert not ask_first_language(program, [])
