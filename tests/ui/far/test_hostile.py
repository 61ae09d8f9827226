"""A partner whose program says absurd things: one sentence says so, and the window stays usable."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QSize

from tests.qt_wait import settle
from tests.reading import simplify
from tests.ui.far.conftest import Machines
from twoheirs_qt.tabletop.far import strip as strip_module
from twoheirs_qt.tabletop.far.channel import Letter
from twoheirs_qt.tabletop.far.dialogs import WordsDialog
from twoheirs_qt.tabletop.far.folder import make_file_path

BIDI = "\u202e\u2066\u200f"
EVIL_TEXTS = (
    "<h1>Big</h1><img src='file:///etc/passwd'><a href='https://example.org'>here</a>",
    BIDI + "0.1 nwo uoy" + "\x1b[31m\x07\x00\x85",
    "W" * 300,
    "\n" * 300,
    "e" + "\u0301" * 299,
    "👑" * 300,
    " \u00a0\u3000\u2028\u2029 ",
    "{name} {words} %n %1 &File &amp;",
)


class Forger:
    """Ben's machine without a program of ours: it says what it likes."""

    def __init__(self, machines: Machines) -> None:
        game = machines.find_game("Ben")
        self._path = make_file_path(machines.folder, game.record.id, game.record.me)
        self._data = json.loads(game.make_statement(whole=True))
        machines.programs.pop("Ben").shown.far.finish()

    @property
    def turns(self) -> list[dict[str, object]]:
        """All turns so far."""
        return [*self._data["turns"]]

    def speak(self, **changes: object) -> None:
        """Say something new."""
        self._data.update(changes, number=self._data["number"] + 1)
        message = {name: value for name, value in self._data.items() if value is not None}
        self._path.write_bytes(json.dumps(message).encode("utf-8"))


@pytest.fixture
def forger(machines: Machines) -> Iterator[Forger]:
    """Ada's partner in a game of two turns, with a clock."""
    machines.begin(clock=1800)
    machines.play(Random(1), 2)
    ben = machines.ben
    yield Forger(machines)
    machines.programs["Ben"] = ben


def test_evil_words_and_names_are_shown_as_plain_text(machines: Machines, forger: Forger) -> None:
    strip, window = machines.ada.shown.far_pages.strip, machines.ada.window
    window.resize(1280, 720)
    for number, text in enumerate(EVIL_TEXTS, 1):
        forger.speak(words=[{"number": number, "text": text}], name=text[:100])
        machines.wait(lambda: len(machines.find_game("Ada").record.partner_words) == number)  # noqa: B023
        settle()
        assert window.size() == QSize(1280, 720)
        assert strip.height() < window.height() / 4
        for label in (strip.state_label, strip.last_words_label):
            assert label.isVisible()
            assert not set(label.text()) & {"\n", "\x00", "\x1b", "\x07", *BIDI}
            assert label.minimumSizeHint().width() <= label.width()
    window.menus.write_message.trigger()
    settle()
    dialog = window.findChild(WordsDialog)
    assert dialog is not None
    assert dialog.list.count() == len(EVIL_TEXTS) + 1
    assert all(
        dialog.list.visualItemRect(dialog.list.item(number)).width()
        <= dialog.list.viewport().width()
        for number in range(dialog.list.count())
    )
    dialog.reject()


def test_evil_texts_of_a_messenger_are_shown_as_plain_text_and_spoken_once(
    machines: Machines, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The way says what has come; those over mail do (`test_mail`)."""
    spoken_lines: list[str] = []
    monkeypatch.setattr(strip_module, "announce", lambda _, text: spoken_lines.append(text))
    machines.begin()
    window, far = machines.ada.window, machines.ada.shown.far
    strip = machines.ada.shown.far_pages.strip
    window.resize(1280, 720)
    far.folder_channel.written.emit("/elsewhere", [Letter("2999-01-31T12:00:00Z", "Hello")])
    assert not strip.letter_label.isVisible()
    letters = [Letter("2000-01-31T12:00:00Z", "Of an older game")]
    texts = [text for text in EVIL_TEXTS if text.strip()]
    for number, text in enumerate(texts):
        letters.append(Letter(f"2999-01-31T12:00:{number:02}Z", text))
        spoken_lines.clear()
        for _ in range(2):
            far.folder_channel.written.emit(machines.find_game("Ada").record.address, [*letters])
        settle()
        assert spoken_lines.count(strip.letter_label.text()) == 1
        assert simplify(strip.letter_label.text()).startswith("Ben, in a messenger: ")
        assert not set(strip.letter_label.text()) & {"\n", "\x00", "\x1b", "\x07", *BIDI}
        assert strip.letter_label.minimumSizeHint().width() <= strip.letter_label.width()
        assert window.size() == QSize(1280, 720)
        assert strip.height() < window.height() / 4
    window.menus.write_message.trigger()
    dialog = window.findChild(WordsDialog)
    assert dialog is not None
    lines = [simplify(dialog.list.item(row).text()) for row in range(dialog.list.count())]
    assert lines[0] == "Ben wrote in a messenger:"
    assert len(lines) == len(texts) + 1
    dialog.reject()


def test_absurd_claims_of_time_change_nothing(machines: Machines, forger: Forger) -> None:
    """One sentence says what was wrong, and the next sound statement is read."""
    strip = machines.ada.shown.far_pages.strip
    turns = machines.find_game("Ada").record.turns
    sound_turns = forger.turns
    for seconds in (-5, 10**18, 1e9, "an hour"):
        forger.speak(turns=[{**turn, "seconds": seconds} for turn in sound_turns])
        machines.wait(lambda: "is no message" in strip.state_label.text())
        forger.speak(turns=sound_turns)
        machines.wait(lambda: "is no message" not in strip.state_label.text())
    forger.speak(claim=1 if machines.find_game("Ada").is_my_turn else 2)
    machines.wait(lambda: "although your time is not up" in simplify(strip.state_label.text()))
    assert not machines.ada.session.is_over
    assert machines.find_game("Ada").record.turns == turns
    forger.speak(claim=None, words=[{"number": 1, "text": "Sorry"}])
    machines.wait(lambda: "Sorry" in strip.last_words_label.text())
    assert "time is not up" not in simplify(strip.state_label.text())
