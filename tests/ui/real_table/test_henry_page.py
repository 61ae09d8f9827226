"""Henry at a real table in the window: told by clicks, corrected, and kept."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.games.two_heirs.real_table.keeping import make_random_options, play_random_game
from tests.reading import simplify
from tests.ui.conftest import Start, close, find_dialog, process_events
from tests.ui.heir_program import Program
from twoheirs_qt.games.two_heirs.codec.catalogue import load_installed_catalogue
from twoheirs_qt.games.two_heirs.real_table.catalogue.page import CataloguePage
from twoheirs_qt.games.two_heirs.real_table.form import GameForm
from twoheirs_qt.games.two_heirs.real_table.henry.answers import (
    Answer,
    Begin,
    EndedTurn,
    FoundTreasure,
    LaidDown,
    StartTerrain,
    Stood,
    TookTile,
    TurnedOver,
    Uncovered,
)
from twoheirs_qt.games.two_heirs.real_table.henry.keeper import Question
from twoheirs_qt.games.two_heirs.real_table.henry.page import HenryPage
from twoheirs_qt.games.two_heirs.real_table.henry.tray import EndPiece, PlacePiece
from twoheirs_qt.games.two_heirs.real_table.palette import Palette
from twoheirs_qt.games.two_heirs.real_table.tray import TerrainPiece, TilePiece, TreasurePiece
from twoheirs_qt.games.two_heirs.rules import Heir, HenryPlaced, make_score_sheet
from twoheirs_qt.games.two_heirs.words.names import name_cell
from twoheirs_qt.tabletop.text.language import localize

SEED = 3
ROADS_SEED, ROADS_STEPS = 0, 23
"""So many answers lead to a turn of Henry's that depends on the roads of the tile beside him."""
MAX_MEDIAN_INPUTS = 8


def open_page(program: Program) -> HenryPage:
    program.game_pages.home.page.plain[program.window.menus.solo_table].click()
    process_events()
    form = find_dialog()
    assert isinstance(form, GameForm)
    form.lay_tiles.click()
    process_events()
    page = program.window.pages.currentWidget()
    assert isinstance(page, HenryPage)
    return page


class Teller:
    """Tells by clicks, and counts them; troops and camps are told in another way."""

    def __init__(self, page: HenryPage) -> None:
        self.page = page
        self.clicks = 0

    def click(self, widget: QWidget, place: QPoint) -> None:
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=place)
        self.clicks += 1

    def choose(self, palette: Palette, piece: object) -> None:
        item = palette.item(palette.keys.index(piece))
        palette.scrollToItem(item)
        self.click(palette.viewport(), palette.visualItemRect(item).center())

    def tell(self, step: Answer) -> None:
        tray, board = self.page.tray, self.page.board
        match step:
            case Begin() as begin:
                self.page.entry_stack.restart(self.page.entry_stack.catalogue, (begin,))
            case Uncovered(tile):
                self.choose(tray.answers, TilePiece(tile))
            case StartTerrain(terrain):
                self.choose(tray.answers, TerrainPiece(terrain))
            case TookTile(slot):
                self.choose(tray.reserve, PlacePiece(slot))
            case LaidDown(tile, at, is_built):
                (self.page.built if is_built else self.page.expanded).trigger()
                self.choose(tray.hand, TilePiece(tile))
                self.click(board, board.find_rect(at).center().toPoint())
            case EndedTurn(top):
                self.choose(tray.answers, EndPiece(top))
            case FoundTreasure(treasure):
                self.choose(tray.answers, TreasurePiece(treasure))
            case Stood() | TurnedOver():
                self.page.entry_stack.enter(step)


def test_a_game_against_henry_entered_by_clicks_ends_as_it_did(program: Program) -> None:
    page = open_page(program)
    teller, counts = Teller(page), list[int]()
    steps = list(play_random_game(load_installed_catalogue(), make_random_options(SEED)))
    end = steps[-1][0]
    for _, _, answers in steps:
        for one in answers:
            teller.tell(one)
        if isinstance(answers[0], Begin):
            teller.clicks = 0
        elif isinstance(answers[0], EndedTurn):
            counts.append(teller.clicks)
            teller.clicks = 0
    keeper = page.keeper
    assert keeper.question is Question.OVER
    assert keeper.state is not None
    assert make_score_sheet(keeper.state) == make_score_sheet(end)
    assert sorted(counts)[len(counts) // 2] <= MAX_MEDIAN_INPUTS
    process_events()
    page.keep.trigger()
    process_events()
    assert program.session.is_over
    assert simplify(program.session.save.title) == "Played at a table"
    [result] = program.shown.services.book.read_results().results
    assert result.points[0] == make_score_sheet(end).heirs[end.south].total


def test_a_step_that_is_corrected_lets_the_later_ones_follow(program: Program) -> None:
    page = open_page(program)
    answers = [
        one
        for _, _, answers in play_random_game(load_installed_catalogue(), make_random_options(SEED))
        for one in answers
    ][:20]
    page.entry_stack.restart(page.entry_stack.catalogue, answers)
    number, ended = next((n, one) for n, one in enumerate(answers) if isinstance(one, EndedTurn))
    count = page.entry_stack.undo_stack.count()
    page.go_back_to(number)
    assert page.entry_stack.undo_stack.index() == number
    page._answer(EndPiece(ended.top))
    assert page.entry_stack.undo_stack.index() == count == page.entry_stack.undo_stack.count()


def test_roads_drawn_after_henrys_turn_let_him_build_elsewhere_and_are_learned(
    program: Program,
) -> None:
    page = open_page(program)
    answers = [
        one
        for _, _, steps in play_random_game(
            load_installed_catalogue(), make_random_options(ROADS_SEED)
        )
        for one in steps
    ]
    page.entry_stack.restart(page.entry_stack.catalogue, answers[:ROADS_STEPS])
    [placed] = [event for event in page.keeper.events if isinstance(event, HenryPlaced)]
    state = page.keeper.state
    assert state is not None
    tile = state.landscape[placed.centre].tile
    page.roads.trigger()
    rect = page.board.find_rect(placed.centre)
    bottom = QPoint(round(rect.center().x()), round(rect.bottom() - 4))
    QTest.mouseClick(page.board, Qt.MouseButton.LeftButton, pos=bottom)
    [placed_again] = [event for event in page.keeper.events if isinstance(event, HenryPlaced)]
    assert placed_again.at != placed.at
    cell = localize(name_cell(placed_again.at))
    assert simplify(page.bubble.text) == (
        f"With these roads Henry builds at {cell}: move his tile there."
    )
    assert page.keeper.question is Question.TURN
    drawn = frozenset(map(frozenset, page.keeper.roads[tile.id]))
    program.window.menus.own_catalogue.trigger()
    process_events()
    catalogue = program.window.pages.currentWidget()
    assert isinstance(catalogue, CataloguePage)
    catalogue.from_table.trigger()
    process_events()
    assert frozenset(catalogue.entry_stack.catalogue.tiles[tile.id].roads) == drawn
    assert frozenset(program.session.catalogue.tiles[tile.id].roads) == drawn
    program.window.menus.solo_table.trigger()
    process_events()
    assert simplify(page.bubble.text).startswith(
        "This game keeps the tiles with which it was begun"
    )


def test_what_was_entered_is_there_after_a_kill(start: Start) -> None:
    first = start()
    page = open_page(first)
    page._answer(TilePiece("mill"))
    first.store.flush()
    close(first)
    second = start()
    second.window.menus.solo_table.trigger()
    process_events()
    shown = second.window.pages.currentWidget()
    assert isinstance(shown, HenryPage)
    assert shown.keeper.ring == ("mill",)


def test_one_name_is_asked_for_whichever_heir_is_played(program: Program) -> None:
    program.game_pages.home.page.plain[program.window.menus.solo_table].click()
    process_events()
    form = find_dialog()
    assert isinstance(form, GameForm)
    QTest.keyClicks(form.names[Heir.WHITE], "Anna")
    form.south.setCurrentIndex(Heir.BLUE)
    assert [name.isVisible() for name in form.names] == [False, True]
    form.lay_tiles.click()
    process_events()
    page = program.window.pages.currentWidget()
    assert isinstance(page, HenryPage)
    game = page.keeper.game
    assert game is not None
    assert (game.south, game.names) == (Heir.BLUE, ("", "Anna"))
