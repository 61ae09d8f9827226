"""Texts from files and from the system are shown as they are, in every place.

Qt guesses whether a tip or a label is HTML: a name such as "<img src=/dev/zero>" filled the memory
when the mouse rested on its game, and marks of writing direction turned sentences around it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QPoint, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from tests.box import load_box
from tests.games.two_heirs.saves.version_1 import dump_document
from tests.ui.conftest import Start, find_dialog, process_events
from tests.ui.hands import find_question
from tests.ui.heir_program import Program
from tests.ui.seen import ForbiddenPicture, gather_texts, is_painted, list_seen_texts, read_tip
from tests.ui.shelf.conftest import find_library, find_page, make_game, wait_for_reading
from tests.writers import write_with
from twoheirs_qt.app import Folders
from twoheirs_qt.games.two_heirs.codec.catalogue import dump_catalogue
from twoheirs_qt.games.two_heirs.window.sharing import Sharing
from twoheirs_qt.tabletop.book.browser import PageView
from twoheirs_qt.tabletop.book.page import PageText
from twoheirs_qt.tabletop.book.printing import PaperDocument
from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.saves.files import write_save
from twoheirs_qt.tabletop.saves.save import DamagedGame, Origin, SaveGame
from twoheirs_qt.tabletop.saves.store import SaveKind, SaveState
from twoheirs_qt.tabletop.text.sanitize import escape_control_characters
from twoheirs_qt.tabletop.widgets.label import TaggedLabel

HTML = "<img src=bait.png><b>x</b>&amp; &x[*]"
STEERING = "\u202e\u2066B\n" + "e" + "\u0300" * 80
WHITE, BLUE = HTML, STEERING
BLUE_SHOWN = "\\u202e\\u2066B\\u000ae" + "\u0300" * 4 + "…"
TITLE = "<img src=bait.png>\r\u2067[*]&t" + "W" * 170
TITLE_SHOWN = "<img src=bait.png>\\u000d\\u2067[*]&t".ljust(99, "W") + "…"
ELSEWHERE = "<img src=bait.png>\u202eo" + "O" * 170
FILE = "<img src=bait.png>&f\n\u202e" + "f" * 90 + ".twoheirs"
FILE_SHOWN = "<img src=bait.png>&f\\u000a\\u202e".ljust(99, "f") + "…"
CATALOGUE = "<img src=bait.png>\u202e&c"


@pytest.fixture
def bait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ForbiddenPicture]:
    """The picture that the names speak of, in the folder of the moment."""
    monkeypatch.chdir(tmp_path)
    bait = ForbiddenPicture(tmp_path / "bait.png")
    yield bait
    taken = bait.taken
    bait.close()
    assert not taken, "a picture that a name speaks of was opened"


@pytest.fixture
def away(tmp_path: Path) -> Path:
    """A folder outside the program's own, with a name that is none."""
    folder = tmp_path / "<img src=bait.png>\u202e&"
    folder.mkdir()
    return folder


def make_duel() -> SaveGame:
    """A game all of whose texts are ill-meant."""
    origin = replace(Origin.from_position(ELSEWHERE, 2), damaged_game=DamagedGame(ELSEWHERE, 3))
    return replace(make_game(names=(WHITE, BLUE), actions=12, title=TITLE), origin=origin)


def make_solo() -> SaveGame:
    """A game against Henry, called by its player."""
    return make_game(seed=2, names=(WHITE, ""), actions=12, level=2)


def check(monkeypatch: pytest.MonkeyPatch, *wanted: str) -> None:
    """Nothing that is seen steers its line or is endless, and all that is wanted is seen."""
    seen = list_seen_texts(monkeypatch)
    for text in seen:
        for line in text.split("\n"):
            assert escape_control_characters(line) == line
        assert len(text) < 1500, text
    for words in wanted:
        assert any(words in text for text in seen), (words, sorted(set(seen)))


def show(program: Program, away: Path, save: SaveGame) -> None:
    """Open a game from a file of such a name, as from the desktop."""
    path = away / FILE
    write_save(path, save)
    program.games.open(path)
    process_events()


@pytest.mark.usefixtures("bait")
def test_on_the_shelf(
    start: Start,
    folders: Folders,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    folders.games.mkdir(parents=True)
    write_save(folders.games / "1.twoheirs", make_duel())
    write_save(folders.games / "2.twoheirs", replace(make_solo(), changed="2024-01-01T10:00:00Z"))
    (folders.games / FILE).write_text("[")
    program = start()
    program.game_pages.library.show()
    wait_for_reading(qtbot, program)
    players = f"{HTML} and {BLUE_SHOWN}"
    check(monkeypatch, TITLE_SHOWN, f"from turn 2 of “{ELSEWHERE[:18]}\\u202eo", FILE_SHOWN)
    check(monkeypatch, f"{HTML} against Henry the Brave", players)
    shelf = find_page(program).list
    model = find_library(program).model
    tips = []
    for row in range(3):
        spot = shelf.visualRect(shelf.model().index(row, 0)).center()
        tips.append(read_tip(shelf.viewport(), spot))
    assert any(tip.startswith(f"{players}\n") for tip in tips)
    assert any(tip.startswith(str(folders.games)[:20]) for tip in tips), "where no game lies"
    titled = next(n for n in range(3) if model.index(n).data() == TITLE_SHOWN)
    shelf.setCurrentIndex(model.index(titled))
    find_page(program).rename.trigger()
    asked = find_dialog().findChild(QLineEdit)
    assert asked is not None
    assert asked.text() == " ".join(TITLE.split("\r")) or asked.text() == TITLE
    check(monkeypatch, players)
    find_dialog().reject()
    find_page(program).delete.trigger()
    check(monkeypatch, f"“{TITLE_SHOWN}” is in the trash.")
    find_page(program).undo.trigger()
    check(monkeypatch, f"“{TITLE_SHOWN}” has been restored.")


@pytest.mark.usefixtures("bait")
def test_at_the_table(
    start: Start, folders: Folders, away: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folders.catalogue.parent.mkdir(parents=True)
    own = replace(load_box(), name=CATALOGUE)
    folders.catalogue.write_text(json.dumps(dump_catalogue(own)))
    program = start()
    show(program, away, make_duel())
    window = program.window
    handle = window.windowHandle()
    assert handle is not None
    assert handle.title().startswith(f"{HTML} and {BLUE_SHOWN} · ")
    window.menus.points_so_far.trigger()
    check(monkeypatch, HTML, BLUE_SHOWN, "<img src=bait.png>\\u202eoO")
    # A name is no mark of a key in a button.
    program.games.ask_give_up()
    assert {button.text() for button in find_question().buttons} >= {
        f"{HTML.replace('&', '&&')} gives up",
        f"{BLUE_SHOWN} gives up",
    }
    check(monkeypatch)
    find_question().reject()
    window.menus.about.trigger()
    check(monkeypatch, "in play: <img src=bait.png>\\u202e&c, number")
    find_dialog().reject()


@pytest.mark.usefixtures("bait")
@pytest.mark.qt_log_ignore("^This plugin does not support grabbing the keyboard$")
def test_among_the_recent_games(
    program: Program, away: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    show(program, away, make_solo())
    menu = program.window.menus.recent_menu
    action = menu.actions()[0]
    assert action.text() == f"&1  {FILE_SHOWN.replace('&', '&&')}"
    menu.popup(QPoint(5, 5))
    check(monkeypatch)
    tip = read_tip(menu, menu.actionGeometry(action).center())
    assert len(tip) <= 160
    assert tip.startswith("/")
    assert tip.endswith("f.twoheirs")
    menu.close()


@pytest.mark.usefixtures("bait")
def test_in_the_outline(program: Program, away: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    show(program, away, make_duel())
    program.window.menus.outline.trigger()
    process_events()
    outline = program.shown.outline.page
    assert outline is not None
    check(monkeypatch, HTML, BLUE_SHOWN)


@pytest.mark.usefixtures("bait")
def test_where_a_game_is_watched_again_and_tried_out(
    program: Program, away: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    show(program, away, make_duel())
    program.game_pages.watch_running()
    banner = program.game_pages.replay.banner
    assert banner.title.text() == f"Replay: {TITLE_SHOWN}"
    check(monkeypatch, "<img src=bait.png>\\u202eoO")
    assert read_tip(banner.line, QPoint(2, 2)).startswith(f"{HTML} ")
    program.game_pages.try_out_running()
    check(monkeypatch, f"you started here: {HTML} ±0, {BLUE_SHOWN} ±0")


@pytest.mark.usefixtures("bait")
def test_on_pictures_and_paper(
    program: Program, away: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    show(program, away, make_duel())
    sharing = program.window.findChild(Sharing)
    assert isinstance(sharing, Sharing)
    for write, name in ((sharing.write_picture, "table.svg"), (sharing.write_score_pad, "pad.pdf")):
        with gather_texts(monkeypatch) as drawn:
            write(away / name)
        assert [text for text in drawn if escape_control_characters(text) != text] == []
        for begin in (HTML[:20], BLUE_SHOWN[:12], TITLE_SHOWN[:25]):  # it is cut, or made smaller
            assert any(text.startswith(begin) for text in drawn), (name, begin)
    svg = ElementTree.fromstring((away / "table.svg").read_text("utf-8"))
    assert svg[0].text == TITLE_SHOWN
    check(monkeypatch, "Saved to /", "pad.pdf")


@pytest.mark.usefixtures("bait")
def test_in_questions_and_notices(
    program: Program, away: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    show(program, away, make_solo())
    # Pasted, and pasted what is no game.
    QGuiApplication.clipboard().setText(json.dumps(dump_document(make_duel())))
    actions = program.window.menus.edit_menu.actions()
    paste = next(action for action in actions if "aste" in action.text())
    paste.trigger()
    check(monkeypatch, f"{TITLE_SHOWN}. The current game stays")
    find_question().reject()
    data = json.loads(json.dumps(dump_document(make_duel())))
    QGuiApplication.clipboard().setText(json.dumps({**data, HTML + STEERING: 1, "done": -1}))
    paste.trigger()
    check(monkeypatch, "This text is not a game")
    find_question().reject()
    # A file that can be rescued, and some that cannot be brought in.
    spoilt = away / f"2{FILE}"
    spoilt.write_text(json.dumps({**data, "done": 99}))
    program.games.open(spoilt)
    find_question().details.switch.click()  # type: ignore[union-attr]
    process_events()
    check(monkeypatch, "ffff.twoheirs: done: ")
    find_question().reject()
    program.game_pages.take_files([spoilt, away / "none"])
    check(monkeypatch, "Some files are not games")
    find_question().reject()


@pytest.mark.usefixtures("bait")
def test_when_a_game_cannot_be_saved(
    program: Program, away: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    show(program, away, make_solo())
    program.store.conflict_renamed.emit(away / FILE, away / f"{FILE}.1")
    check(monkeypatch, "was changed while you were playing", "f.twoheirs.1; the game continues")
    find_question().reject()
    name = str(away / FILE)
    for fault in (
        FileError(error_texts.UNWRITABLE.fill(error=HTML + STEERING), file=name),
        OSError(5, HTML + STEERING, name),
    ):

        def write(path: Path, save: SaveGame, fault: Exception = fault) -> None:
            raise fault

        write_with(monkeypatch, program.store, write)
        assert program.session.play(next(iter(program.session.options.legal_actions)))
        program.store.flush()
        process_events()
        check(monkeypatch, "The game is not being saved", "<b>x</b>&amp; &x")
        find_question().reject()
        mark = program.window.bar.mark
        assert "<b>x</b>&amp; &x" in read_tip(mark, mark.rect().center())
        program.session.save_state_changed.emit(SaveState(SaveKind.SAVED))


@pytest.mark.usefixtures("bait")
def test_in_the_messages_of_file_dialogs(
    program: Program, away: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Qt's own dialog asks before it writes over a file, and names it."""
    show(program, away, make_solo())
    name = "<img src=bait.png>.twoheirs"
    (away / name).touch()
    program.games.ask_save_as()
    chooser = find_dialog()
    assert isinstance(chooser, QFileDialog)
    chooser.setDirectory(str(away))
    line = chooser.findChild(QLineEdit, "fileNameEdit")
    assert line is not None
    line.setText(name)
    asked: list[str] = []
    painting: list[bool] = []

    def answer() -> None:
        message = QApplication.activeModalWidget()
        if isinstance(message, QMessageBox):
            timer.stop()
            asked.append(message.text())
            painting.append(is_painted(message))
            message.reject()

    timer = QTimer(program.window, interval=0)
    timer.timeout.connect(answer)
    timer.start()
    chooser.accept()
    chooser.reject()
    timer.stop()
    [words] = asked
    assert name in words
    assert painting == [False]


def test_rich_text_of_the_program_gets_no_picture_from_outside(
    bait: ForbiddenPicture, qtbot: QtBot
) -> None:
    """The sheet of the tutorial, the rule book on the screen, and the one on paper."""
    html = "<p>See <b>this</b> <a href='solo'>here</a>: <img src='bait.png'></p>"
    window = QWidget()
    qtbot.addWidget(window)
    label = TaggedLabel(window)
    label.setText(html)
    assert label.text() == html.replace("<img", "&lt;img")
    view = PageView()
    qtbot.addWidget(view)
    view.show_page(1.0, lambda _room: PageText(html))
    for widget in (label, view):
        widget.resize(950, 950)
        assert not is_painted(widget)
    paper = PaperDocument()
    paper.setHtml(html)
    assert paper.size().height() < 900
    assert not bait.taken
