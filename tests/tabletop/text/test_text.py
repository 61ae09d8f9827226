"""Texts hold a sentence and its arguments, and speak English without Qt."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from twoheirs_qt.tabletop.text.text import (
    join_by_and,
    join_by_or,
    join_by_semicolons,
    join_whole_sentences,
    make_untranslated_text,
    render_english,
    translate,
)

ROOT = Path(__file__).resolve().parents[3]


def test_placeholders_are_filled_once() -> None:
    text = translate("Test", "{heir} took {tile}")
    assert (
        render_english(text.fill(heir="{tile}", tile=make_untranslated_text("the {heir}")))
        == "{tile} took the {heir}"
    )
    assert render_english(text.fill(heir="Ann")) == "Ann took {tile}"
    assert render_english(text.fill(heir=7, tile="it").fill(heir=8)) == "8 took it"


def test_numbers_choose_the_english_form() -> None:
    text = translate("Test", "%n tiles of {heir}", "", 1).singular("%n tile of {heir}")
    texts = [render_english(text.fill(heir="%n").fill_n(n)) for n in (0, 1, 2, 21)]
    assert texts == ["0 tiles of %n", "1 tile of %n", "2 tiles of %n", "21 tiles of %n"]


def test_equal_texts_are_equal_however_they_are_filled() -> None:
    text = translate("Test", "{a} {b}")
    assert text.fill(a=1, b=2) == text.fill(b=2).fill(a=1)
    assert hash(text.fill(a=1, b=2)) == hash(text.fill(b=2, a=1))


def test_enumerations() -> None:
    a, b, c = map(make_untranslated_text, "abc")
    assert [render_english(join_by_and(x)) for x in ([a], [a, b], [a, b, c])] == [
        "a",
        "a and b",
        "a, b and c",
    ]
    assert [render_english(join_by_or(x)) for x in ([a], [a, b], [a, b, c])] == [
        "a",
        "a or b",
        "a, b or c",
    ]
    assert render_english(join_by_semicolons([a, b, c])) == "a; b; c"
    assert render_english(join_whole_sentences([a, b, c])) == "a b c"


def test_words_need_neither_qt_nor_pydantic() -> None:
    modules = sorted(
        file.stem for file in (ROOT / "twoheirs_qt/games/two_heirs/words").glob("[!_]*.py")
    )
    script = (
        "import importlib, sys\n"
        "words = 'twoheirs_qt.games.two_heirs.words.'\n"
        f"for name in {modules}: importlib.import_module(words + name)\n"
        "from twoheirs_qt.games.two_heirs.rules import Heir, Reason, Why\n"
        "from twoheirs_qt.tabletop.text.text import render_english\n"
        "from twoheirs_qt.games.two_heirs.words.reasons import describe_reason\n"
        "print(render_english(describe_reason(Reason(Why.OUT_OF_REACH, 2), None)))\n"
        "bad = {'PySide6', 'shiboken6', 'pydantic'} & set(sys.modules)\n"
        "sys.exit(f'imported: {bad}' if bad else 0)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "2 tiles beyond your reach\n"
