"""Results of Bunny Kingdom: whole games count, by place, beside those of The Two Heirs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.games.bunny_kingdom.computers import play_to_the_end
from tests.games.bunny_kingdom.reading import GAME
from tests.games.two_heirs.heir_results import make_heir_result
from twoheirs_qt.games.bunny_kingdom.opponents.strengths import SCALE
from twoheirs_qt.games.registry import BUNNY, make_games
from twoheirs_qt.tabletop.play.model import GameModel
from twoheirs_qt.tabletop.play.session import GameSession
from twoheirs_qt.tabletop.results.results import ResultBook
from twoheirs_qt.tabletop.results.store import Results, load_results, rank_places, write_results
from twoheirs_qt.tabletop.saves.save import GameSettings
from twoheirs_qt.tabletop.saves.store import GameStore
from twoheirs_qt.tabletop.text.text import render_english

GAMES = make_games()


@pytest.fixture
def session(tmp_path: Path, qapp: Any) -> Iterator[GameSession]:
    made = GameSession(GameModel(render_english), GameStore(tmp_path / "games"), GAMES)
    yield made
    made.store.flush()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "results.json"


@pytest.fixture
def book(session: GameSession, file: Path) -> ResultBook:
    made = ResultBook(session.store, file)
    made.follow(session)
    return made


def begin(session: GameSession, *opponents: str) -> None:
    """Begin a game in which an empty name stands for a human."""
    players = tuple(["computer" if name else "human" for name in opponents])
    settings = GameSettings(("",) * len(opponents), players, opponents=opponents)
    session.begin_new(GAME, {"players": len(opponents)}, 7, settings)


@pytest.mark.parametrize("human", [0, 2])
def test_a_whole_game_counts_with_the_place_of_the_human(
    session: GameSession, book: ResultBook, file: Path, human: int
) -> None:
    opponents = ["level-1", "level-2", "level-3"]
    opponents[human] = ""
    begin(session, *opponents)
    play_to_the_end(session)
    [kept] = load_results(file).results
    points = GAME.count_points(session.state)
    others = [(human + number) % 3 for number in (1, 2)]
    assert kept.game == BUNNY
    assert kept.points == (points[human], *[points[seat] for seat in others])
    assert kept.opponents == tuple([opponents[seat] for seat in others])
    assert kept.places == rank_places(kept.points)
    assert kept.margin == points[human] - max(points[seat] for seat in others)
    rating = book.calculate_rating(BUNNY, SCALE)
    assert rating == SCALE.rate([kept.scores])
    assert book.calculate_rating("twoheirs", SCALE) is None


def test_who_gives_up_is_last(session: GameSession, book: ResultBook) -> None:
    begin(session, "", "level-1", "level-1", "level-1")
    session.give_up(0)
    [kept] = book.read_results().results
    assert (kept.place, kept.gave_up) == (4, True)
    assert [score for _, score in kept.scores] == [0.0, 0.0, 0.0]


def test_games_among_people_or_computers_do_not_count(
    session: GameSession, book: ResultBook
) -> None:
    for opponents in (("", "", "level-1"), ("level-1", "level-2")):
        begin(session, *opponents)
        session.give_up(0)
    assert book.read_results().results == ()


def test_clearing_one_game_leaves_the_others(
    session: GameSession, book: ResultBook, file: Path
) -> None:
    write_results(file, Results((make_heir_result("a"), make_heir_result("b"))))
    begin(session, "", "level-1")
    session.give_up(0)
    session.store.flush()
    assert len(load_results(file).results) == 3
    book.clear("twoheirs")
    session.store.flush()
    assert [result.game for result in load_results(file).results] == [BUNNY]
    begin(session, "", "level-2")
    book.clear(BUNNY)
    session.give_up(0)
    session.store.flush()
    assert [result.opponents for result in load_results(file).results] == [("level-2",)]
