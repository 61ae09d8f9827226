"""Damaged files by every entry point of the window: one sentence each, nothing else changes."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication

from tests.long_run import choose_count
from tests.stress.file_entry_points import (
    ENTRY_POINTS,
    Answer,
    FileTester,
    is_sound,
    list_questions,
)
from tests.stress.progress import Progress
from tests.stress.sentences import check_sentences
from tests.tabletop.files.hostile import WAYS, make_valid_files
from tests.ui.conftest import Start, close
from tests.ui.heir_program import Program
from twoheirs_qt.app import Folders
from twoheirs_qt.tabletop.files.json_text import dump_readable
from twoheirs_qt.tabletop.results.store import Results, dump_results

PARTS = 2
FILES = choose_count(32, 4640)
STARTS = choose_count(9, 360)
MAX_GROWTH = 300
"""Megabytes by which the program may grow, however many spoilt files it meets."""

SOUND = make_valid_files()


def measure_memory() -> float:
    """Megabytes that this process has now."""
    if sys.platform != "linux":
        return 0.0
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096 / 1e6


def damage(kind: str, seed: int) -> bytes:
    """A file of this kind, spoilt in one way or another."""
    random = Random(f"{kind} {seed}")
    return WAYS[seed % len(WAYS)](random.choice(SOUND[kind]).encode("utf-8"), random)


@pytest.mark.parametrize("part", range(PARTS))
def test_a_damaged_file_is_reported_in_one_sentence_and_nothing_else_changes(
    program: Program, tmp_path: Path, part: int
) -> None:
    """Opened, dropped alone or with others, put on the shelf, pasted, handed over, watched."""
    tester = FileTester(program)
    before = measure_memory()
    entry_points = list(ENTRY_POINTS)

    def run_seed(number: int) -> Counter[str]:
        seed = number * PARTS + part
        kind = "position" if Random(seed).random() < 0.35 else "save"
        entry_point = entry_points[number % len(entry_points)]
        path = tmp_path / f"{seed}.twoheirs"
        path.write_bytes(damage(kind, seed))
        is_valid = is_sound(program, path, entry_point)
        answer = Answer()
        try:
            if not (is_valid and entry_point == "watch" and kind == "position"):
                answer = tester.bring(path, entry_point, is_valid=is_valid)
        except AssertionError as fault:
            raise AssertionError(f"{kind} by {entry_point}: {fault}") from None
        path.unlink()
        return Counter([entry_point, kind, "sound" if is_valid else "refused"] * (answer.turns > 0))

    Progress(f"doors-{part}").run(FILES // PARTS, run_seed)
    assert measure_memory() - before < MAX_GROWTH


# -- what is read at a start ----------------------------------------------------------------------

SETTINGS = """\
[General]
language=en
text-size=100

[games]
choices="{\\"sets\\": [\\"travel\\", \\"war\\", \\"crafts\\"], \\"names\\": [\\"Ann\\", \\"\\"]}"
folder=/tmp
recent="[\\"/tmp/a.twoheirs\\"]"
told-reconstruction=true
"""


def _damage_catalogue(folders: Folders, seed: int) -> Path:
    folders.catalogue.write_bytes(damage("catalogue", seed))
    return folders.catalogue


def _damage_results(folders: Folders, seed: int) -> Path:
    folders.results.write_bytes(damage("results", seed))
    return folders.results


def _damage_bytes(path: Path, valid: bytes, seed: int) -> Path:
    random = Random(seed)
    damage_functions = [way for way in WAYS if way.__name__ not in _OF_DATA]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(random.choice(damage_functions)(valid or b"x", random))
    return path


_OF_DATA = frozenset(
    ("change_type", "remove_value", "exchange_values", "repeat_item", "duplicate_key")
)


def _damage_settings(folders: Folders, seed: int) -> Path:
    return _damage_bytes(folders.settings, SETTINGS.encode(), seed)


def _damage_shelf(folders: Folders, seed: int) -> Path:
    result = folders.shelf.read_bytes() if folders.shelf.exists() else b'{"format": 1}\n12345678\n'
    return _damage_bytes(folders.shelf, result, seed)


def _damage_pointer(folders: Folders, seed: int) -> Path:
    pointer = folders.last_game_note
    sound = b'{"file": "2f78", "home": null}\n'
    return _damage_bytes(pointer, pointer.read_bytes() if pointer.exists() else sound, seed)


def _damage_current_game(folders: Folders, seed: int) -> Path:
    [game] = folders.games.glob("*.twoheirs")
    game.write_bytes(damage("save", seed))
    return game


READ_AT_STARTS: dict[str, tuple[Callable[[Folders, int], Path], str]] = {
    # What is told of it, and whether it stays ("stays"), is put aside or is only a note for itself.
    "catalogue": (_damage_catalogue, "stays"),
    "results": (_damage_results, "aside"),
    "running game": (_damage_current_game, "stays"),
    "settings": (_damage_settings, "note"),
    "shelf index": (_damage_shelf, "note"),
    "pointer": (_damage_pointer, "note"),
}


def test_what_is_damaged_at_a_start_is_reported_and_no_game_is_lost(
    start: Start, folders: Folders
) -> None:
    """The own catalogue and results by one sentence; settings, index and pointer are done without.

    The game that ran stays whole whatever is spoilt.
    """
    program = start()
    FileTester(program).begin()
    close(program)
    [game] = folders.games.glob("*.twoheirs")
    content = game.read_bytes()
    kinds = list(READ_AT_STARTS)
    untouched = [folders.settings, folders.catalogue, folders.results, folders.shelf]
    untouched.append(folders.last_game_note)

    def run_seed(seed: int) -> Counter[str]:
        kind = kinds[seed % len(kinds)]
        for path in untouched:
            path.unlink(missing_ok=True)
        for aside in folders.results.parent.glob("results.json.broken*"):
            aside.unlink()
        folders.results.write_text(dump_readable(dump_results(Results(()))))
        spoil, fate = READ_AT_STARTS[kind]
        path = spoil(folders, seed)
        raw = path.read_bytes()
        program = start(language="en")
        program.window.menus.results.trigger()
        program.game_pages.library.show()
        for _ in range(5):
            QCoreApplication.processEvents()
        messages = [question.accessibleDescription() for question in list_questions()]
        for message in messages:
            check_sentences(message)
        assert len(messages) <= (0 if fate == "note" else 1), f"{kind}: {messages}"
        if path != game:
            assert game.read_bytes() == content, kind
        if fate == "stays" and messages:
            assert path.read_bytes() == raw, kind
        if fate == "aside" and messages:
            [aside] = path.parent.glob("results.json.broken*")
            assert aside.read_bytes() == raw
        _close_all()
        close(program)
        game.write_bytes(content)
        return Counter([kind, "told" if messages else "quiet"])

    Progress("starts").run(STARTS, run_seed)


def _close_all() -> None:
    from PySide6.QtWidgets import QApplication, QDialog

    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, QDialog) and widget.isVisible():
            widget.reject()
    QCoreApplication.processEvents()
