"""Whatever happens to files, the player reads it, can do something, and the game goes on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from tests.games.two_heirs.reading import load_save
from tests.games.two_heirs.saves.version_1 import dump_document
from tests.reading import simplify
from tests.ui.conftest import process_events, start_game
from tests.ui.hands import find_question
from tests.ui.heir_program import Program
from tests.ui.shelf.conftest import make_game
from tests.writers import write_with
from twoheirs_qt.games.two_heirs.rules import Take
from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.saves.files import write_save
from twoheirs_qt.tabletop.saves.save import SaveGame
from twoheirs_qt.tabletop.widgets.question import Question


def answer(text: str) -> None:
    dialog = find_question()
    next(button for button in dialog.buttons if button.text() == text).click()
    process_events()


@pytest.fixture
def full(program: Program, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A running game whose folder has no space any more; another folder has."""
    start_game(program)
    program.store.flush()
    home = program.store.folder

    def write(path: Path, save: SaveGame) -> None:
        if path.is_relative_to(home):
            raise FileError(error_texts.DISK_FULL, file=str(path))
        write_save(path, save)

    write_with(monkeypatch, program.store, write)
    return home


def play(program: Program, slot: int = 1) -> None:
    assert program.session.play(Take(slot))
    program.store.flush()
    process_events()


def test_a_game_that_cannot_be_saved_goes_on_and_is_saved_elsewhere(
    program: Program, full: Path, tmp_path: Path
) -> None:
    play(program)
    words = simplify(find_question().accessibleDescription())
    assert "no space is left on the disk" in words
    assert "Free some space on this disk" in words
    assert program.window.bar.mark.text() == "not saved"
    answer("Save elsewhere…")
    chooser = program.window.findChild(QFileDialog)
    assert chooser is not None
    other = tmp_path / "other.twoheirs"
    chooser.fileSelected.emit(str(other))
    chooser.reject()
    program.store.flush()
    process_events()
    assert program.window.bar.mark.text() == "saved"
    program.session.undo()
    program.store.flush()
    save = load_save(other, program.session.catalogue)
    assert (len(save.actions), save.done_count) == (1, 0), "every action goes there now"
    assert program.games.may_close()


def test_playing_on_is_reported_once_and_trying_again_may_help(
    program: Program, full: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(program)
    answer("Try again")
    program.store.flush()
    assert "no space" in find_question().accessibleDescription()
    answer("Keep playing")
    program.session.undo()
    program.store.flush()
    process_events()
    assert program.window.findChildren(Question) == [], "told once is enough"
    monkeypatch.undo()
    program.session.redo()
    program.store.flush()
    process_events()
    assert program.window.bar.mark.text() == "saved"


def test_a_file_changed_by_another_program_is_kept_and_reported(program: Program) -> None:
    start_game(program)
    program.store.flush()
    path = program.store.path
    assert path is not None
    path.write_text("somebody else's", "utf-8")
    play(program)
    words = simplify(find_question().accessibleDescription())
    aside = path.with_name(f"{path.stem}-2{path.suffix}")
    assert aside.name in words
    assert aside.read_text("utf-8") == "somebody else's"
    answer("Got it")


def write_damaged_save(program: Program, tmp_path: Path) -> Path:
    """A save whose last action is not legal."""
    start_game(program, names=("Ann", "Ben"))
    play(program)
    path = tmp_path / "bad.twoheirs"
    write_save(path, program.session.save)
    text = path.read_text("utf-8").replace('"slot":1', '"slot":77')
    path.write_text(text, "utf-8")
    return path


def test_what_is_left_of_a_damaged_file_is_offered(program: Program, tmp_path: Path) -> None:
    path = write_damaged_save(program, tmp_path)
    content, before = path.read_bytes(), program.session.save
    program.games.open(path)
    words = simplify(find_question().accessibleDescription())
    assert words.startswith("“bad.twoheirs” is damaged, or was changed outside the game.")
    assert "intact up to turn 1. Open it there" in words
    answer("Leave it")
    assert program.session.save.actions == before.actions, "the running game is as it was"
    left = program.store.path
    program.games.open(path)
    answer("Open it there")
    assert left in program.settings.recent_files, "the running game is found again"
    program.store.flush()
    save = program.session.save
    assert save.actions == ()
    assert save.settings.names == ("Ann", "Ben")
    assert save.origin.damaged_game is not None
    assert (save.origin.damaged_game.game_name, save.origin.damaged_game.turn) == ("bad", 1)
    entry = program.shown.model.chronicle.index(0).data()
    assert simplify(entry) == "Recovered from “bad”, intact up to turn 1"
    assert path.read_bytes() == content
    assert program.store.path is not None
    assert program.store.path.parent == program.store.folder
    assert load_save(program.store.path, program.session.catalogue).origin == save.origin


def test_a_file_that_has_nothing_to_offer_is_only_reported(
    program: Program, tmp_path: Path
) -> None:
    path = tmp_path / "x.twoheirs"
    path.write_text("[]", "utf-8")
    program.games.open(path)
    assert [button.text() for button in find_question().buttons] == ["Got it"]
    answer("Got it")
    assert not program.session.is_open


def test_of_a_damaged_game_and_its_older_copies_the_one_that_goes_farthest_is_offered(
    program: Program,
) -> None:
    """The newest may be the one that is spoilt most."""
    save, cut = make_game(actions=30), (2, 29, 15)
    game = program.store.folder / "20250101T000000Z-00.twoheirs"
    copies = [game, *(game.parent / "older" / f"{game.stem}.{n}{game.suffix}" for n in (1, 2))]
    copies[1].parent.mkdir(parents=True)
    for number, path in enumerate(copies):
        text = json.loads(json.dumps(dump_document(save)))
        text["actions"][cut[number]] = {"do": "take", "slot": 77}
        path.write_text(json.dumps(text), "utf-8")
    rescued = program.session.rescue(game)
    assert rescued is not None
    assert rescued.save.actions == save.actions[: cut[1]]
    copies[1].write_text("{")
    rescued = program.session.rescue(game)
    assert rescued is not None
    assert rescued.save.actions == save.actions[: cut[2]]
