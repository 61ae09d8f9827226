"""Words that stay on one line, by one rule for every language."""

from __future__ import annotations

import re

import pytest
from compile_data import ROOT
from hypothesis import given
from hypothesis import strategies as st

from tests.reading import simplify
from tests.ui.conftest import languages
from twoheirs_qt.tabletop.text.language import Languages, localize
from twoheirs_qt.tabletop.text.text import make_untranslated_text, translate, typeset

__all__ = ["languages"]


@pytest.mark.parametrize(
    "kept",
    [
        # A lone letter goes with the next word, and so do several.
        "Gospodę i~wykorzystuje z~nim",
        "a~w~lesie",
        "v~ruke, a~potom",
        "take a~tile",
        "W~turze i~„Młyn”",
        "z~{tile}",
        # A number goes with what it counts, or with what it is the number of.
        "w~3~turach",
        "3~Plättchen",
        "%n~kafelków",
        "turn~5, then on",
        "to~27.",
        "discard~%n.",
        "125~%",
        "{percent}~%",
        "{heir} %n",
        "o~%n~punktów więcej",
        "z~%n~pól",
        "a~%n~zliav",
        "do 5~pól",
        # What is no word of its own: accelerators, tags, what follows an apostrophe.
        "&z gry",
        "can’t do",
        "nie l’a tu",
        "<b class='x'>",
        "a~<b>tile</b>",
        "<b>w</b> lesie",
        "rock – M13 – hill",
        "take it",
        "",
    ],
)
def test_words_that_stay_together(kept: str) -> None:
    assert typeset(kept.replace("~", " ")) == kept.replace("~", "\u00a0")


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Henr&y's turn", "Henr&y’s turn"),
        ("both heirs' points", "both heirs’ points"),
        ("{heir}'s turn", "{heir}’s turn"),
        ("it isn't “{file}”", "it isn’t “{file}”"),
        ("<a href='turn/take'>your opponent's</a>", "<a href='turn/take'>your opponent’s</a>"),
    ],
)
def test_apostrophes(written: str, shown: str) -> None:
    assert simplify(typeset(written)) == written
    assert typeset(written) == shown


_PIECES = st.sampled_from([*"a5z,.(&'<>-", " ", "\u00a0", "%n", "tile", "{x}", "12", "„", "\n"])


@given(st.lists(_PIECES, max_size=14).map("".join))
def test_no_word_changes_and_once_is_enough(text: str) -> None:
    kept = typeset(text)
    assert simplify(kept) == simplify(text)
    assert typeset(kept) == kept


def test_what_the_player_called_something_keeps_its_spaces(languages: Languages) -> None:
    text = translate("Nowhere", "{game} of turn {turn}").fill(
        game=make_untranslated_text("Plan B 7 x"), turn=6
    )
    assert localize(text) == "Plan B 7 x of turn\u00a06"
    assert localize(text.fill(game="C:/a b/2 c", turn=6)) == "C:/a b/2 c of turn\u00a06"


def test_hard_spaces_are_not_set_by_hand() -> None:
    sources = [
        *(ROOT / "translations").glob("*.ts"),
        *(ROOT / "resources").rglob("*.md"),
        *(ROOT / "twoheirs_qt").rglob("*.py"),
    ]
    assert len(sources) > 20
    by_hand = re.compile("\u00a0|&#xa0;|&nbsp;")
    assert [source.name for source in sources if by_hand.search(source.read_text("utf-8"))] == []
