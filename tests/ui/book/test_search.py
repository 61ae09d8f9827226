"""The search in the rule book, asked as players ask, in each language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtGui import QColor, QImage, QPainter, QTextLayout
from PySide6.QtWidgets import QApplication

from tests.box import load_box
from twoheirs_qt.games.two_heirs.book.game_book import TwoHeirsBook
from twoheirs_qt.games.two_heirs.drawing.art import Art
from twoheirs_qt.games.two_heirs.prose.blocks import INSTALLED_CATALOGUE, OWN_CATALOGUE
from twoheirs_qt.games.two_heirs.prose.rule_book import BOOK
from twoheirs_qt.tabletop.book.contents import _paint_excerpt
from twoheirs_qt.tabletop.text.language import Languages
from twoheirs_qt.tabletop.text.languages import LANGUAGES
from twoheirs_qt.tabletop.text.search import Entry, Hit, Index, load_language

QUESTIONS = Path(__file__).with_name("questions.txt")
_SECTIONS = [section.id for section in BOOK.list_sections()]


def _read_questions() -> Iterator[tuple[str, str, list[str]]]:
    word = ""
    for line in QUESTIONS.read_text("utf-8").splitlines():
        if line.startswith("["):
            word = line.strip("[]")
        elif line:
            question, _, wanted = line.partition("|")
            yield word, question.strip(), wanted.split()


@pytest.fixture
def index_of(languages: Languages, art: Art) -> Callable[[str], Index]:
    """The rule book in a language."""

    def build_index(word: str) -> Index:
        languages.choose(word)
        QCoreApplication.processEvents()
        source = TwoHeirsBook(
            art, load_box(), {INSTALLED_CATALOGUE: "here", OWN_CATALOGUE: "there"}
        )
        return Index(source.list_entries(), word)

    return build_index


@pytest.mark.parametrize("word", LANGUAGES)
def test_questions_of_players_are_answered_among_the_first_three(
    word: str, index_of: Callable[[str], Index]
) -> None:
    index = index_of(word)
    asked = [
        (question, wanted) for language, question, wanted in _read_questions() if language == word
    ]
    assert len(asked) >= 15
    for question, wanted in asked:
        results = [_SECTIONS[hit.entry] for hit in index.find(question)[:3]]
        assert set(results) & set(wanted), (question, results)


@pytest.mark.parametrize(
    ("word", "query", "wanted"),
    [
        ("en", "how many cards can I hold", "turn/end"),
        ("pl", "ile kart mogę mieć na ręce", "turn/end"),
        ("sk", "koľko kariet môžem mať v ruke", "turn/end"),
        ("de", "wie viele Karten darf ich auf der Hand haben", "turn/end"),
        ("en", "orthogonal", "components/words"),
        ("pl", "prostopadle", "components/words"),
        ("sk", "ortogonálne", "components/words"),
        ("de", "orthogonal", "components/words"),
        ("en", "who starts", "setup/duel"),
        ("pl", "kto zaczyna", "setup/duel"),
        ("sk", "kto začína", "setup/duel"),
        ("de", "wer fängt an", "setup/duel"),
        ("en", "tie", "end/winner"),
        ("pl", "remis", "end/winner"),
        ("sk", "remíza", "end/winner"),
        ("de", "Gleichstand", "end/winner"),
    ],
)
def test_a_whole_phrase_and_a_term_that_is_explained_come_first(
    word: str, query: str, wanted: str, index_of: Callable[[str], Index]
) -> None:
    assert _SECTIONS[index_of(word).find(query)[0].entry] == wanted


@pytest.mark.parametrize("word", LANGUAGES)
def test_every_strong_term_is_found(word: str, index_of: Callable[[str], Index]) -> None:
    index = index_of(word)
    terms = {
        (term, number)
        for number, entry in enumerate(index.entries)
        for term in entry.strong.splitlines()
        if re.search(r"\w", term)
    }
    assert len(terms) > 60
    for term, number in sorted(terms):
        assert number in [hit.entry for hit in index.find(term)], term


@pytest.mark.parametrize("word", LANGUAGES)
def test_every_group_of_synonyms_leads_into_the_book(
    word: str, index_of: Callable[[str], Index]
) -> None:
    index = index_of(word)
    assert [
        known for known in sorted(load_language(word).words_with_synonyms) if not index.find(known)
    ] == []


def test_nothing_is_found_of_what_is_not_written(index_of: Callable[[str], Index]) -> None:
    index = index_of("en")
    assert index.find("helicopter") == []
    assert index.suggest("helicopter") == ""
    assert index.find("") == []
    assert index.find("?!") == []


def test_two_mistakes_are_too_many_but_asked_about() -> None:
    index = Index([Entry("Cathedral", ("It scores much.",))], "en")
    assert len(index.find("catedral")) == 1
    assert index.find("kathedrale") == []
    assert index.suggest("kathedrale") == "Cathedral"


@pytest.mark.parametrize("query", ["lukasz", "LUKASZ", "Łukasz", "lukazs", "łukas"])
def test_names_are_found_as_they_are_typed(query: str) -> None:
    index = Index([Entry("Łukasz and Anna", ()), Entry("Boris and Dora", ())], "pl")
    assert [hit.entry for hit in index.find(query)] == [0]


@pytest.mark.parametrize("query", ["strasse", "STRAßE", "straße", "Strasen", "straßen"])
def test_sharp_s_and_umlauts_are_typed_in_any_way(query: str) -> None:
    index = Index([Entry("Die Straße", ()), Entry("Türme", ())], "de")
    assert [hit.entry for hit in index.find(query)] == [0]
    assert [hit.entry for hit in index.find("tuerme")] == [1]


def test_only_words_of_the_question_are_marked() -> None:
    index = Index([Entry("Moving", ("A troop may move once, and withdraw at a draw.",))], "en")
    text = index.entries[0].texts[0]

    def find_marks(query: str) -> list[str]:
        return [text[start:end] for start, end in index.parse_query(query).find_matches(text)]

    assert find_marks("can a troop move twice") == ["troop", "move"]
    assert find_marks("draw") == ["draw"]
    assert find_marks("a") == ["A", "a"]
    assert find_marks("soldier") == ["troop"]


@pytest.mark.parametrize(
    ("language", "text", "query", "marks"),
    [
        ("pl", "To właśnie tu liczą się twoje własne i własnych.", "wlasny", "własne własnych"),
        ("pl", "To właśnie tu liczą się twoje własne i własnych.", "właśnie", "właśnie"),
        ("de", "Was am Wasser liegt, und des Wassers Lauf.", "Wasser", "Wasser Wassers"),
    ],
)
def test_a_word_that_only_looks_like_a_form_of_another_is_not_marked(
    language: str, text: str, query: str, marks: str
) -> None:
    index = Index([Entry("Bakery", (text,))], language)
    matches = index.parse_query(query).find_matches(text)
    assert " ".join(text[start:end] for start, end in matches) == marks


@pytest.mark.parametrize("width", range(180, 300, 7))
def test_an_excerpt_that_goes_on_ends_in_dots_within_its_two_lines(
    qapp: QApplication, width: int
) -> None:
    text = "The ring has seven places, and a\u00a0shield lies on one of them. " * 4
    hit = Hit(entry=0, paragraph=1, excerpt=text, marks=((4, 8),))
    drawn: list[QTextLayout] = []
    image = QImage(300, 80, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QTextLayout, "draw", lambda layout, *_: drawn.append(layout))
        _paint_excerpt(painter, QPointF(), width, hit, QColor("black"))
    painter.end()
    [layout] = drawn
    assert layout.text().endswith("…")
    assert layout.lineCount() == 2
    last = layout.lineAt(1)
    assert last.textStart() + last.textLength() == len(layout.text())
