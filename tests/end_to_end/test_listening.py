"""The real program on a virtual screen, played and read through the bus of screen readers."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from devtools import system

from tests.box import ROOT, load_box
from tests.end_to_end.screen import Screen, virtual_screen
from tests.games.two_heirs.reading import load_save
from tests.long_run import LONG_RUN, choose_count
from tests.timeouts import TIMEOUT_S
from twoheirs_qt.games.two_heirs.rules import (
    Action,
    Build,
    EndTurn,
    Event,
    Expand,
    Move,
    Refilled,
    Take,
    TurnEnded,
    apply,
)
from twoheirs_qt.games.two_heirs.words.events import describe_event
from twoheirs_qt.tabletop.saves.save import SaveGame
from twoheirs_qt.tabletop.text.languages import LANGUAGES
from twoheirs_qt.tabletop.text.text import render_english

LISTENER = ROOT / "tests" / "end_to_end" / "listener.py"
SYSTEM_PYTHON = "/usr/bin/python3"
TURNS = choose_count(3, 10)
KINDS: dict[type[Action], str] = {
    Take: "take",
    Build: "build",
    Expand: "expand",
    Move: "march",
    EndTurn: "end-turn",
}
NOISE = ("AtSpiAdaptor::", "Could not find accessible on path")
"""What Qt says of clients that ask for what it does not have, or has no longer."""


class AppContext:
    """A screen and the buses of a session, on which the program and its listener meet."""

    def __init__(self, screen: Screen, bus: str) -> None:
        self._screen = screen
        self._bus = bus

    def listen(self, task: str, report: Path, *arguments: str) -> Any:
        """Start the program with these arguments and return the report of the listener."""
        environment = {
            **self._screen.make_environment(),
            "DBUS_SESSION_BUS_ADDRESS": self._bus,
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        }
        environment.pop("AT_SPI_BUS_ADDRESS", None)
        program = subprocess.Popen(
            [sys.executable, "-m", "twoheirs_qt", *arguments],
            cwd=ROOT,
            env=environment,
            stderr=subprocess.PIPE,
            text=True,
        )
        try:
            listening = subprocess.run(
                [SYSTEM_PYTHON, LISTENER, task, report, str(TURNS)],
                env={**environment, "PYTHONPATH": ""},
                capture_output=True,
                text=True,
                timeout=300,
                check=False,
            )
            if listening.returncode:
                program.kill()
            _, errors = program.communicate(timeout=TIMEOUT_S)
        finally:
            program.kill()
            program.wait()
        messages = [line for line in errors.splitlines() if not line.startswith(NOISE)]
        assert listening.returncode == 0, listening.stderr + errors
        assert messages == []
        assert program.returncode == 0, "it is left in peace"
        return json.loads(report.read_text())


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AppContext]:
    """A screen of its own, and a bus of its own."""
    missing_packages = system.list_packages_for_listening_tests()
    if missing_packages and not os.environ.get("CI"):
        pytest.skip(f"listening as a screen reader does needs {' '.join(missing_packages)}")
    with ExitStack() as stack:
        screen = stack.enter_context(virtual_screen(1280, 720, 1.0))
        bus = subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--print-address=1"],
            env=screen.make_environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        stack.callback(bus.wait, 10)
        stack.callback(bus.terminate)
        assert bus.stdout is not None
        stack.callback(bus.stdout.close)
        yield AppContext(screen, bus.stdout.readline().strip())


@pytest.mark.window
@pytest.mark.slow
def test_turns_are_played_by_names_and_actions_alone(desk: AppContext, tmp_path: Path) -> None:
    report = desk.listen("play", tmp_path / "report.json", "--language", "en")
    save = make_save()
    assert [KINDS[type(action)] for action in save.actions] == report["done"]
    assert report["done"].count("end-turn") == TURNS
    assert {"take", "build", "march"} <= set(report["done"])

    announced = [words for kind, words in report["heard"] if kind == "said"]
    sentences = [render_event(event) for event in list_events(save)]
    text = "\n".join(announced)
    undone = text.index("Undone: ")
    position = 0
    for sentence in sentences:
        position = text.index(sentence, position, undone) + len(sentence)
    for sentence in set(sentences):
        assert text[:undone].count(sentence) == sentences.count(sentence), "each is said once"

    refused = [words for kind, words in report["heard"] if kind == "refused"]
    assert refused == ["You have already taken your tile this turn"] * TURNS
    game = [tuple(item) for item in report["heard"]]
    game = game[game.index(("focus", "The table")) :]
    assert any(kind == "focus" and words.startswith("M1") for kind, words in game)
    assert [event for event, next_event in pairwise(game) if event == next_event] == [], (
        "nothing twice in a row"
    )


def render_event(event: Event) -> str:
    """Return the sentence of an event; how many tiles are left, the supply tells who asks it."""
    sentence = render_english(describe_event(event, load_box()))
    return sentence.split("; ")[0] if isinstance(event, Refilled) else sentence


def make_save() -> SaveGame:
    """The one game that the program has saved."""
    [path] = Path(os.environ["XDG_DATA_HOME"]).glob("*/games/*.twoheirs")
    return load_save(path, load_box())


def list_events(save: SaveGame) -> Iterator[Event]:
    """Everything that happened and that is told."""
    state = save.start
    for action in save.actions:
        state, happened = apply(state, action)
        for event in happened:
            if not isinstance(event, TurnEnded) or event.discounts_lapsed:
                yield event


@pytest.mark.window
@pytest.mark.slow
def test_all_names_are_there_in_every_language(desk: AppContext, tmp_path: Path) -> None:
    """English and Polish, and the others by night."""
    position = ROOT / "tests/tabletop/files/versions" / "position-1-solo.json"
    tables = {
        language: desk.listen(
            "names", tmp_path / f"{language}.json", "--language", language, str(position)
        )
        for language in (LANGUAGES if LONG_RUN else ("en", "pl"))
    }
    english_table = tables.pop("en")
    assert len(english_table) > 50
    assert "button" in [role for role, _, _, _ in english_table]
    for language, table in tables.items():
        assert [role for role, _, _, _ in table] == [role for role, _, _, _ in english_table], (
            language
        )
        for entry, english_entry in zip(table, english_table, strict=True):
            role, name, description, actions = entry
            if role == "panel" and not english_entry[1]:  # what holds the chronicle
                continue
            assert name, (language, english_entry)
            assert name != english_entry[1], (language, english_entry)
            assert bool(description) == bool(english_entry[2]), (language, english_entry)
            assert not description or description != english_entry[2], (language, english_entry)
            assert len(actions) == len(english_entry[3]), (language, english_entry)
            if role == "button":
                assert "Press" in actions
