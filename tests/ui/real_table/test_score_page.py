"""Scoring a real game in the window: by mouse and by keys, kept after a kill, on the shelf."""

from __future__ import annotations

import json
import struct
import zlib
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest

from tests.games.two_heirs.conformance.test_conformance import find_henry, make_comparable
from tests.games.two_heirs.real_table.test_conformance_layouts import list_positions
from tests.long_run import choose_count
from tests.reading import simplify
from tests.ui.conftest import Start, close, find_dialog, process_events
from tests.ui.heir_program import Program
from tests.ui.real_table.score_page import Player, open_page
from twoheirs_qt.games.two_heirs.codec.catalogue import load_installed_catalogue
from twoheirs_qt.games.two_heirs.codec.position import read_position
from twoheirs_qt.games.two_heirs.real_table import record
from twoheirs_qt.games.two_heirs.real_table.catalogue.page import CataloguePage
from twoheirs_qt.games.two_heirs.real_table.entries import Lay, Stand
from twoheirs_qt.games.two_heirs.real_table.form import GameForm
from twoheirs_qt.games.two_heirs.real_table.page import ScorePage
from twoheirs_qt.games.two_heirs.real_table.table_file import TABLE_ENTRIES
from twoheirs_qt.games.two_heirs.real_table.tray import TilePiece
from twoheirs_qt.games.two_heirs.rules import Edge, Heir, State, make_score_sheet
from twoheirs_qt.games.two_heirs.score_sheet import dump_sheet
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import FileError

TILES = 24
BY_EVENTS = choose_count(30, 89)
"""The number of positions that are laid out by real events each time."""


def make_sheet(state: State) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(dump_sheet(make_score_sheet(state))))
    return data


def make_large_position() -> dict[str, Any]:
    """The end of a duel with 24 tiles: four of those that were left lie face down beside it."""
    duels = [position for position, _ in list_positions() if position["mode"] == "duel"]
    position = max(duels, key=lambda position: len(position["landscape"]))
    landscape = list(position["landscape"])
    tiles = load_installed_catalogue().tiles
    laid = [placed["tile"] for placed in landscape]
    sets = {tiles[tile].tile_set for tile in laid}
    free = [tile for tile in tiles.values() if tile.tile_set in sets and tile.id not in laid]
    right, row = max(placed["at"] for placed in landscape)
    for step, tile in enumerate(free[: TILES - len(landscape)], 1):
        landscape.append({"at": [right + step, row], "tile": tile.id, "owner": None})
    scored = ("format", "version", "mode", "south", "score_roads", "troops")
    return {**{name: position[name] for name in scored}, "landscape": landscape}


@pytest.mark.parametrize(("way", "bound"), [("lay_by_mouse", 130), ("lay_by_keys", 200)])
def test_a_landscape_of_24_tiles_takes_few_clicks_or_keys(
    program: Program, way: str, bound: int
) -> None:
    position = make_large_position()
    assert len(position["landscape"]) == TILES
    player = Player(open_page(program))
    getattr(player, way)(position)
    state = read_position(position, load_installed_catalogue(), for_score=True).state
    assert make_comparable(make_sheet(player.page.state), None) == make_comparable(
        make_sheet(state), None
    )
    assert player.inputs <= bound


def test_positions_laid_out_by_clicks_give_their_score_sheets(program: Program) -> None:
    page = open_page(program)
    cases = sorted(list_positions(), key=lambda case: len(case[0]["landscape"]))[:BY_EVENTS]
    for position, score in cases:
        page.entry_stack.restart(page.entry_stack.catalogue)
        Player(page).lay_by_mouse(position)
        henry = find_henry(position)
        assert make_comparable(make_sheet(page.state), henry) == make_comparable(score, henry)


def test_what_was_entered_is_there_after_a_kill(start: Start) -> None:
    first = start()
    page = open_page(first)
    page.entry_stack.enter(Lay("mill", (0, 0), Heir.WHITE), Lay("mine", (1, 0), None))
    page.undo.trigger()
    first.store.flush()
    close(first)
    second = start()
    second.window.menus.score_table.trigger()
    process_events()
    shown = second.window.pages.currentWidget()
    assert isinstance(shown, ScorePage)
    assert [laid.tile for laid in shown.table.tiles.values()] == ["mill"]
    shown.redo.trigger()
    assert [laid.tile for laid in shown.table.tiles.values()] == ["mill", "mine"]


def test_another_language_keeps_what_was_entered(program: Program) -> None:
    page = open_page(program)
    page.entry_stack.enter(Lay("mill", (0, 0), Heir.WHITE))
    program.window.choose_language("de")
    process_events()
    shown = program.window.pages.currentWidget()
    assert isinstance(shown, ScorePage)
    assert shown is not page
    assert shown.table.tiles
    assert shown.banner.title.text() == "Echte Partie werten"


def test_a_draft_says_what_is_missing_and_a_whole_game_goes_on_the_shelf(program: Program) -> None:
    page = open_page(program)
    page.entry_stack.enter(Lay("mill", (0, 0), Heir.WHITE), Lay("mine", (1, 0), None))
    page.keep.trigger()
    assert (
        simplify(page.bubble.text)
        == "This is still a draft. White's retinue is missing: it never leaves the landscape."
    )
    page.entry_stack.enter(Stand(Heir.WHITE, 0, (0, 0)), Stand(Heir.BLUE, 0, (1, 0)))
    page.keep.trigger()
    process_events()
    session = program.session
    assert session.is_over
    assert simplify(session.save.title).startswith("Played at a table on ")
    assert make_score_sheet(session.state).heirs[Heir.WHITE].total == 2
    assert not page.table.tiles
    [result] = program.shown.services.book.read_results().results
    assert (result.points, result.opponents, result.places) == ((2, 0), ("Blue",), (1, 2))


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        (Lay("mill", (5, 5), Heir.BLUE), "Mill lies at M13 already; the box has it once."),
        (Lay("bakery", (0, 0), Heir.BLUE), "At M13 lies a tile already: Mill."),
        (
            Lay("siege-tower-wood-1", (1, 1), None),
            "Siege Tower belongs to the set War, which isn't among those you chose.",
        ),
        (Lay("no-tile", (1, 1), None), "The box has no tile called no-tile."),
        (Stand(Heir.WHITE, 0, (4, 4)), "A troop needs a tile to stand on; at Q17 there is none."),
    ],
)
def test_what_cannot_be_is_one_sentence_and_nothing_is_lost(
    program: Program, entry: Lay | Stand, sentence: str
) -> None:
    page = open_page(program)
    page.entry_stack.enter(Lay("mill", (0, 0), Heir.WHITE))
    before = page.table
    assert not page.entry_stack.enter(entry)
    assert simplify(page.bubble.text) == sentence
    assert page.table == before


def test_a_full_disk_is_one_sentence_and_what_was_entered_is_written_later(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(path: Path, text: str) -> None:
        raise FileError(error_texts.DISK_FULL, file=str(path))

    page = open_page(program)
    monkeypatch.setattr(record, "write_text", fail)
    page.entry_stack.enter(Lay("mill", (0, 0), Heir.WHITE))
    program.store.flush()
    process_events()
    assert simplify(page.bubble.text).endswith(
        "What you enter is kept while the program runs; saving is tried again."
    )
    assert not program.games.may_close()
    question = find_dialog()
    assert "what is new in table.json will be lost" in question.accessibleDescription()
    question.reject()
    monkeypatch.undo()
    page.entry_stack.enter(Lay("mine", (1, 0), None))
    program.store.flush()
    process_events()
    assert page.bubble.text == "Everything is saved again."
    kept = TABLE_ENTRIES.load(program.shown.services.folders.real_table)
    assert kept.entries[-2:] == (Lay("mill", (0, 0), Heir.WHITE), Lay("mine", (1, 0), None))


def test_a_tile_is_found_without_the_marks_of_its_letters(program: Program) -> None:
    page = open_page(program)
    program.window.choose_language("de")
    process_events()
    shown = program.window.pages.currentWidget()
    assert isinstance(shown, ScorePage)
    assert shown is not page
    assert shown.find_tiles("hutte") == shown.find_tiles("Hütte") == [TilePiece("lodge")]


def make_png(width: int, height: int) -> bytes:
    """A PNG that says to have this size."""

    def make_chunk(kind: bytes, content: bytes) -> bytes:
        crc = zlib.crc32(kind + content)
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", crc)

    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = zlib.compress(b"\0" * (width + 1) * min(height, 50))
    return (
        b"\x89PNG\r\n\x1a\n"
        + make_chunk(b"IHDR", head)
        + make_chunk(b"IDAT", rows)
        + make_chunk(b"IEND", b"")
    )


def test_a_photo_lies_under_the_grid_and_no_other_file_does(
    program: Program, tmp_path: Path
) -> None:
    page = open_page(program)
    text, huge, small = (tmp_path / name for name in ("note.txt", "huge.png", "photo.png"))
    text.write_text("no picture")
    huge.write_bytes(make_png(20_000, 20_000))
    small.write_bytes(make_png(40, 30))
    page.show_photo(text)
    assert simplify(page.bubble.text) == "note.txt is no picture that can be shown."
    (tmp_path / "folder.png").mkdir()
    page.show_photo(tmp_path / "folder.png")
    assert simplify(page.bubble.text) == "folder.png is no picture that can be shown."
    page.show_photo(huge)
    assert simplify(page.bubble.text).startswith("huge.png is too large a picture")
    assert not page.board.has_photo
    page.show_photo(small)
    assert page.board.has_photo


def test_a_tile_is_dragged_to_its_cell_and_a_troop_off_the_landscape(program: Program) -> None:
    page = open_page(program)
    board, tiles = page.board, page.tray.tiles
    item = tiles.item(tiles.keys.index(TilePiece("mill")))
    tiles.scrollToItem(item)
    source, target = tiles.viewport(), board.find_rect((0, 0)).center().toPoint()
    start = tiles.visualItemRect(item).center()
    end = source.mapFromGlobal(board.mapToGlobal(target))
    QTest.mousePress(source, Qt.MouseButton.LeftButton, pos=start)
    for place in (start + QPoint(30, 0), end):
        QTest.mouseMove(source, place)
    QTest.mouseRelease(source, Qt.MouseButton.LeftButton, pos=end)
    assert page.table.tiles[0, 0].tile == "mill"
    page.entry_stack.enter(Stand(Heir.WHITE, 1, (0, 0)))
    rect = board.find_rect((0, 0))
    troop = QPoint(
        round(rect.right() - rect.width() * 0.2), round(rect.bottom() - rect.width() * 0.3)
    )
    outside = board.find_rect((2, 2)).center().toPoint()
    QTest.mousePress(board, Qt.MouseButton.LeftButton, pos=troop)
    QTest.mouseMove(board, outside)
    QTest.mouseRelease(board, Qt.MouseButton.LeftButton, pos=outside)
    assert page.table.troops[Heir.WHITE] == (None, None, None)


def test_roads_are_drawn_on_edges_and_stay_for_the_next_game_and_the_catalogue(
    program: Program,
) -> None:
    page = open_page(program)
    page.entry_stack.enter(Lay("mill", (0, 0), Heir.BLUE))  # it lies upside down
    page.roads.trigger()
    rect = page.board.find_rect((0, 0))
    top = QPoint(round(rect.center().x()), round(rect.top() + 4))
    before = {edge for section in page.state.landscape[0, 0].tile.roads for edge in section}
    QTest.mouseClick(page.board, Qt.MouseButton.LeftButton, pos=top)
    after = {edge for section in page.state.landscape[0, 0].tile.roads for edge in section}
    assert before ^ after == {Edge.S}
    roads = page.table.roads
    program.shown.real_table._clear(page)
    assert page.table.roads == roads
    program.window.menus.own_catalogue.trigger()
    process_events()
    catalogue = program.window.pages.currentWidget()
    assert isinstance(catalogue, CataloguePage)
    catalogue.from_table.trigger()
    process_events()
    taken = catalogue.entry_stack.catalogue.tiles["mill"].roads
    assert {edge for section in taken for edge in section} == after


def test_the_sheet_is_printed_and_saved(program: Program, tmp_path: Path) -> None:
    page = open_page(program)
    page.entry_stack.enter(Lay("mill", (0, 0), Heir.WHITE), Lay("mine", (1, 0), None))
    page.write_pdf(tmp_path / "sheet.pdf")
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    page.print_on(printer)
    for name in ("sheet.pdf", "printed.pdf"):
        assert (tmp_path / name).read_bytes().startswith(b"%PDF")


def test_henry_is_asked_about_only_in_a_game_against_him(program: Program) -> None:
    program.game_pages.home.page.plain[program.window.menus.score_table].click()
    process_events()
    form = find_dialog()
    assert isinstance(form, GameForm)
    asked = form.level, form.roads, *form.names
    assert [field.isVisible() for field in asked] == [False, True, True, True]
    form.solo.click()
    assert [field.isVisible() for field in asked] == [True, False, True, False]


def test_the_outline_lists_the_landscape_and_offers_what_the_cells_do(program: Program) -> None:
    page = open_page(program)
    page.entry_stack.enter(Lay("mill", (0, 0), Heir.WHITE), Lay("mine", (1, 0), None))
    program.window.menus.outline.trigger()
    outline = page.outline.page
    assert outline is not None
    assert outline.isVisible()
    assert not page.board.isVisible()
    outline.go_to_one_of((LandCell((1, 0)),))
    row = outline.tree.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole)
    assert simplify(row).startswith("N13: open terrain, rocky plain")
    offers = [outline.offer_list.item(number).text() for number in range(4)]
    assert [simplify(offer) for offer in offers[:3]] == [
        "A tile of White",
        "A tile of Blue",
        "Face down (so now)",
    ]
    outline.offer_list.enter()
    outline.offer_list.setCurrentRow(1)
    QTest.keyClick(outline.offer_list, Qt.Key.Key_Return)
    assert page.table.tiles[1, 0].owner is Heir.BLUE
    assert outline.current_thing == LandCell((1, 0))
    page.tray.tiles.setCurrentRow(page.tray.tiles.keys.index(TilePiece("bakery")))
    QTest.keyClick(page.tray.tiles, Qt.Key.Key_Return)
    assert page.board.isVisible()
    QTest.keyClick(page.board, Qt.Key.Key_Down)
    QTest.keyClick(page.board, Qt.Key.Key_Return)
    assert page.table.tiles[1, 1].tile == "bakery"
    assert outline.isVisible()
    program.window.menus.outline.trigger()
    assert page.board.isVisible()
