"""lupdate finds every text of the program's words, and the .ts files have them all."""

from __future__ import annotations

import ast
from collections.abc import Mapping

import pytest
from update_translations import find_english_plurals, update

from tests.games.two_heirs.words.samples import list_texts
from tests.translations.catalogues import (
    LANGUAGES,
    ROOT,
    Key,
    Message,
    list_module_texts,
    list_parts,
    make_key,
    read,
    read_committed,
)

SOURCES = sorted((ROOT / "twoheirs_qt").rglob("*.py"))


@pytest.fixture(scope="module")
def messages_found(tmp_path_factory: pytest.TempPathFactory) -> Mapping[Key, Message]:
    """The messages that lupdate finds in the whole program now."""
    folder = tmp_path_factory.mktemp("translations")
    update(["pl"], ROOT, folder)
    return read(folder / "twoheirs_pl.ts")


def test_lupdate_finds_every_text_with_its_plurals(messages_found: Mapping[Key, Message]) -> None:
    texts = [*list_module_texts(), *(part for text in list_texts() for part in list_parts(text))]
    assert len({make_key(text) for text in texts}) > 1000
    for text in texts:
        if not text.context:
            continue
        assert make_key(text) in messages_found, f"lupdate does not see {text}"
        assert messages_found[make_key(text)].counted == (text.n is not None), text
        assert ("%n" in text.source) == (text.n is not None), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_lupdate_finds_nothing_new(messages_found: Mapping[Key, Message], language: str) -> None:
    """Nothing new and nothing that has gone, in any context; `dev.py translate` mends it."""
    results = {key: message.counted for key, message in messages_found.items()}
    kept = {key: message.counted for key, message in read_committed(language).items()}
    assert results.keys() - kept.keys() == set(), "new"
    assert kept.keys() - results.keys() == set(), "obsolete"
    assert results == kept


def test_english_has_the_plurals_that_the_code_says(messages_found: Mapping[Key, Message]) -> None:
    plurals = find_english_plurals(SOURCES)
    of_words = {make_key(text): text for text in list_module_texts() if text.n is not None}
    assert of_words.keys() <= plurals.keys() <= messages_found.keys()
    for key, text in of_words.items():
        assert plurals[key] == (text.one or text.source, text.source)
        message = read_committed("en")[key]
        assert (message.finished, message.forms) == (True, plurals[key])


def find_text(call: ast.Call) -> list[ast.expr] | None:
    """Find the text that a call translates: source and comment; None if it translates nothing.

    `translate` is also what painters do with their origin and strings with a table.
    """
    match call.func:
        case ast.Attribute(attr="tr"):
            return call.args[:2]
        case ast.Name(id="translate" | "QT_TRANSLATE_NOOP"):
            return call.args[:3]
        case ast.Attribute(
            attr="translate", value=ast.Name(id="QCoreApplication" | "QApplication")
        ):
            return call.args[:3]
        case _:
            return None


def find_faults(source: str) -> tuple[list[int], int]:
    """The lines in which something else than a literal is to be translated; and all the calls."""
    faults, calls = [], 0
    for node in ast.walk(ast.parse(source)):
        words = find_text(node) if isinstance(node, ast.Call) else None
        if words is None or not isinstance(node, ast.Call):
            continue
        calls += 1
        literal = all(isinstance(w, ast.Constant) and isinstance(w.value, str) for w in words)
        if not (words and literal) or node.keywords:
            faults.append(node.lineno)
    return faults, calls


def test_texts_to_translate_are_literals() -> None:
    """lupdate takes an f-string as it stands and loses variables without a word."""
    calls = 0
    for file in SOURCES:
        if file.name == "language.py":  # what passes the texts on to Qt
            continue
        faults, number = find_faults(file.read_text("utf-8"))
        assert faults == [], file
        calls += number
    assert calls > 1000


@pytest.mark.parametrize(
    ("line", "faulty"),
    [
        ('self.tr("Undo")', False),
        ('self.tr("one " "and two", "both", 3)', False),
        ('translate("Faults", "no tile", "")', False),
        ("painter.translate(0, -top)", False),
        ("word.translate(table)", False),
        ('self.tr(f"Undo {step}")', True),
        ('self.tr("Undo " + step)', True),
        ('translate("Faults", text)', True),
        ('QCoreApplication.translate("Program", "%s" % name)', True),
        ('self.tr("Undo", n=1)', True),
    ],
)
def test_a_text_that_is_no_literal_is_found(line: str, faulty: bool) -> None:
    assert bool(find_faults(line)[0]) == faulty


def find_glued(source: str) -> list[int]:
    """The lines in which a translated text is one half of a sum, or stands in an f-string."""
    results = []
    for node in ast.walk(ast.parse(source)):
        halves: list[ast.expr] = []
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            halves = [node.left, node.right]
        elif isinstance(node, ast.JoinedStr):
            halves = [v.value for v in node.values if isinstance(v, ast.FormattedValue)]
        if any(isinstance(half, ast.Call) and find_text(half) for half in halves):
            results.append(getattr(node, "lineno", 0))
    return results


def test_no_sentence_is_glued_from_parts() -> None:
    assert {str(f): lines for f in SOURCES if (lines := find_glued(f.read_text("utf-8")))} == {}
    assert (
        find_glued('self.tr("Undo") + name') == find_glued("f'{self.tr(\"Undo\")}: {name}'") == [1]
    )
