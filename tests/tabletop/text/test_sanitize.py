"""Texts from outside are shown as what they are, on one line, and not at any length."""

from __future__ import annotations

import pytest

from twoheirs_qt.games.two_heirs.rules import Heir
from twoheirs_qt.games.two_heirs.words.names import name_player
from twoheirs_qt.tabletop.files.errors import FileError, quote
from twoheirs_qt.tabletop.text.sanitize import (
    MAX_PATH_LENGTH,
    escape_control_characters,
    sanitize,
    sanitize_path,
)
from twoheirs_qt.tabletop.text.text import render_english, translate

ORDERS = [
    *("\n", "\r", "\t", "\x00", "\x1b", "\x7f", "\x85", "\u2028", "\u2029"),
    *(chr(number) for number in (*range(0x202A, 0x202F), *range(0x2066, 0x206A))),
    *("\u200b", "\u200c", "\u200d", "\u200e", "\u200f", "\u061c", "\u2060", "\ufeff", "\u00ad"),
    *("\u3164", "\uffa0", "\u034f", "\ue000", "\udc80", "\U000e0041", "\U0010ffff"),
]


@pytest.mark.parametrize("order", ORDERS, ids=ascii)
def test_what_steers_a_line_is_its_number(order: str) -> None:
    escaped = escape_control_characters(f"a{order}b")
    assert escaped.isprintable()
    assert escaped.startswith("a\\")
    assert escaped.endswith(f"{ord(order):x}b")
    assert escape_control_characters(escaped) == escaped


@pytest.mark.parametrize(
    "name",
    [
        *("Žofie", "Łukasz", "Nguyễn", "e\u0301", "Анна", "山田\u3000太郎", "O'Neil & Co <3"),
        *("Anne\u00a0Marie", "\u0915\u094d\u200d\u0937", "\u0645\u06cc\u200c\u062e", "שלום"),
        *("👩\u200d🚀", "👩🏽\u200d🚀", "👨\u200d👩\u200d👧", "🏳\ufe0f\u200d🌈"),
        *("👍🏽", "❤\ufe0f", "1\ufe0f\u20e3"),
    ],
)
def test_names_of_people_stay_as_they_are(name: str) -> None:
    assert sanitize(name) == escape_control_characters(name) == name


def test_a_letter_carries_few_marks() -> None:
    """They would be painted over all that stands around it."""
    assert escape_control_characters("e" + "\u0300" * 5000 + "f") == "e" + "\u0300" * 4 + "…f"


def test_what_stands_behind_many_marks_is_shown() -> None:
    text = "e" + "\u0300" * 60 + "f"
    assert sanitize(text, 20) == "e" + "\u0300" * 4 + "…f"
    assert sanitize(text + "g" * 30, 20) == "e" + "\u0300" * 4 + "…f" + "g" * 12 + "…"


@pytest.mark.parametrize("letter", ["x", "ž", "\n", "\u0300", "👩\u200d"])
def test_what_is_shown_is_never_longer_than_it_may_be(letter: str) -> None:
    for count in (*range(70), 200_000):
        assert len(sanitize(letter * count)) <= 60
    assert sanitize("x" * 61) == "x" * 59 + "…"
    assert sanitize("x" * 59 + "\n") == "x" * 59 + "…"  # no half of a number


def test_a_path_keeps_its_beginning_and_its_end() -> None:
    long = sanitize_path("/home/anna/" + "deep/" * 1000 + "game.twoheirs")
    assert len(long) == MAX_PATH_LENGTH
    assert long.startswith("/home/anna/deep/")
    assert long.endswith("/game.twoheirs")
    assert "…" in long
    assert sanitize_path("/home/\u202eanna/\udce9.twoheirs") == "/home/\\u202eanna/\\udce9.twoheirs"


def test_what_is_filled_into_a_sentence_stays_on_its_line() -> None:
    """`fill` is the one door through which names get into sentences."""
    sentence = translate("Test", "{heir} builds.")
    assert render_english(sentence.fill(heir="A\u202e\n")) == "A\\u202e\\u000a builds."
    names = ("<b>" + "x" * 97, "\u2067")
    assert render_english(name_player(names, Heir.WHITE)) == "<b>" + "x" * 56 + "…"
    assert render_english(name_player(names, Heir.BLUE)) == "\\u2067"


def test_faults_of_files_are_short() -> None:
    assert quote("\u0300" * 5000) == '"' + "\u0300" * 4 + '…"'
    fault = FileError(translate("Test", "is wrong"), "x" * 100_000, "/y" * 4000)
    assert len(str(fault)) < 400
