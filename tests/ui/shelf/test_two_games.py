"""The shelf with games of Bunny Kingdom beside those of The Two Heirs."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from tests.games.bunny_kingdom.positions import play_game_by_chance
from tests.games.bunny_kingdom.reading import GAME
from tests.ui.conftest import Start
from tests.ui.heir_program import Program
from tests.ui.shelf.conftest import Put, find_library, find_page, list_titles, wait_for_reading
from twoheirs_qt.app import Folders
from twoheirs_qt.games.bunny_kingdom.saves.log import NewGame
from twoheirs_qt.games.registry import make_games
from twoheirs_qt.tabletop.saves.files import load_save, rescue, write_save
from twoheirs_qt.tabletop.saves.save import GameSettings, Origin, SaveGame
from twoheirs_qt.tabletop.saves.writer import rename_save
from twoheirs_qt.tabletop.shelf.model import ShelfRole, Sort

TIME = "2026-01-31T18:30:00Z"
GAMES = make_games()


@pytest.fixture
def bunny(folders: Folders) -> Path:
    """A game of three lords, in the folder of games."""
    states, actions, _ = play_game_by_chance(3, 5)
    settings = GameSettings(
        names=("Zita", "", ""),
        players=("human", "human", "computer"),
        opponents=("", "", "level-2"),
    )
    origin = Origin.new_game(NewGame(5, 3))
    save = SaveGame(GAME, origin, states[0], settings, tuple(actions), 9, TIME, TIME)
    folders.games.mkdir(parents=True, exist_ok=True)
    path = folders.games / "20260131T183000Z-000001.twoheirs"
    write_save(path, save)
    return path


@pytest.fixture
def shelf(bunny: Path, put: Put, start: Start, qtbot: QtBot) -> Program:
    put(1)
    program = start()
    find_library(program).show()
    wait_for_reading(qtbot, program)
    return program


def test_both_games_are_listed_with_their_own_words(shelf: Program, qtbot: QtBot) -> None:
    model = find_library(shelf).model
    row = model.find_row(Path("20260131T183000Z-000001.twoheirs"))
    entry = model.find_entry(row)
    assert entry is not None
    summary = entry.summary
    assert summary is not None
    assert (summary.game_name, summary.turn, len(summary.points)) == ("bunny", 1, 3)
    assert list_titles(shelf)[row].startswith("Zita, Pink and ")
    assert model.texts.format_progress(summary).startswith("Round 1 · ")
    assert model.texts.format_points(summary).startswith("Zita ")
    assert model.index(row).data(ShelfRole.UNFINISHED)
    assert len(list_titles(shelf)) == 2
    for sort in Sort:
        model.sort_by(sort)
        assert len(list_titles(shelf)) == 2
    find_page(shelf).grab()
    find_page(shelf).search.setText("zita")
    qtbot.waitUntil(lambda: len(list_titles(shelf)) == 1)


@pytest.mark.parametrize("is_over", [True, False])
def test_points_of_four_lords_stay_on_their_card(
    is_over: bool, folders: Folders, start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The marks of all seats are painted inside the card, none over another."""
    states, actions, _ = play_game_by_chance(4, 7)
    done = actions if is_over else actions[: len(actions) // 2]
    settings = GameSettings(names=("Zita", "", "", ""), players=("human",) * 4, opponents=("",) * 4)
    save = SaveGame(
        GAME,
        Origin.new_game(NewGame(7, 4)),
        states[0],
        settings,
        tuple(done),
        len(done),
        TIME,
        TIME,
    )
    folders.games.mkdir(parents=True, exist_ok=True)
    write_save(folders.games / "20260131T183000Z-000001.twoheirs", save)
    program = start()
    marks: list[QRectF] = []
    monkeypatch.setattr(
        "twoheirs_qt.games.bunny_kingdom.window.shelf_card.BunnyCardArt.paint_seat",
        lambda _art, _painter, target, _seat: marks.append(QRectF(target)),
    )
    find_library(program).show()
    wait_for_reading(qtbot, program)
    find_page(program).grab()
    last = marks[-4:]
    assert len(last) == 4
    card = find_page(program).list.visualRect(find_library(program).model.index(0))
    digits = 2 * last[0].width()
    assert last[-1].right() + digits < card.right()
    assert all(mark.right() < after.left() for mark, after in pairwise(last))


def test_another_title_and_a_rescue(bunny: Path) -> None:
    rename_save(bunny, "Rabbits", GAMES)
    assert load_save(bunny, GAMES).title == "Rabbits"
    whole = bunny.read_bytes()
    bunny.write_bytes(whole[: len(whole) // 2])
    rescued = rescue(bunny, GAMES, "game", TIME)
    assert rescued is not None
    assert rescued.save.origin.damaged_game is not None
    again = bunny.with_name("again.twoheirs")
    write_save(again, rescued.save)
    found = load_save(again, GAMES)
    assert found.origin == rescued.save.origin
    assert found.state == rescued.save.state
    assert replace(found, title="") == replace(rescued.save, title="")


def test_what_is_listed_tells_nothing_hidden(bunny: Path) -> None:
    """The picture and the summary are the same for whatever others hold and have picked."""
    save = load_save(bunny, GAMES)
    state = save.state
    chance = random.Random(1)
    hands = [*state.hands]
    cards = [*b"".join(hands)]
    chance.shuffle(cards)
    dealt = []
    for hand in hands:
        dealt.append(bytes(sorted(cards[: len(hand)])))
        cards = cards[len(hand) :]
    other = state._replace(hands=tuple(dealt), deck=bytes(reversed(state.deck)))
    shown = replace(save, start=other, actions=(), done_count=0)
    same = replace(save, start=state, actions=(), done_count=0)
    assert GAME.saves.describe_picture(shown) == GAME.saves.describe_picture(same)
    parchments = (b"".join(state.parchments), b"", b"")
    assert GAME.count_points(state._replace(parchments=parchments)) == GAME.count_points(state)
    assert GAME.saves.collect_details(shown) == GAME.saves.collect_details(same)
