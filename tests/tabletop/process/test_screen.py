"""Without a screen the program ends with a sentence, and not by Qt's abort."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.box import ROOT
from tests.timeouts import TIMEOUT_S

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems have a screen")

SENTENCES = {
    "en": "There is no screen to open a window on.",
    "pl": "Brak ekranu, na którym można otworzyć okno.",
    "sk": "Nie je tu obrazovka, na ktorej by sa dalo otvoriť okno.",
    "de": "Hier ist kein Bildschirm, auf dem sich ein Fenster öffnen lässt.",
}


def replace_hard_spaces(text: str) -> str:
    """Without the hard spaces that keep words together."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


def run_program(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    strangers = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in strangers}
    return subprocess.run(
        [sys.executable, "-m", "twoheirs_qt", *arguments],
        cwd=ROOT,
        env={**environment, **variables},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=TIMEOUT_S,
        check=False,
    )


@pytest.mark.parametrize("language", SENTENCES)
def test_it_says_so_in_the_players_language(language: str) -> None:
    process = run_program("--language", language)
    assert (process.returncode, process.stdout) == (1, "")
    assert replace_hard_spaces(process.stderr).startswith(SENTENCES[language])
    assert process.stderr.count("\n") == 1


def test_a_mistyped_word_over_a_network_is_no_crash_either() -> None:
    process = run_program("scroe", "game.twoheirs")
    assert process.returncode in (1, 2)
    assert "twoheirs-qt" in process.stderr
    assert "Traceback" not in process.stderr


def test_a_screen_that_does_not_answer_is_named() -> None:
    process = run_program("--language", "en", DISPLAY=":4711")
    assert process.returncode == 1
    first, *reasons = replace_hard_spaces(process.stderr).splitlines()
    assert first.startswith(SENTENCES["en"])
    assert any(":4711" in reason for reason in reasons)
