"""Results of games against Henry: each game once, kept, told when they cannot be, cleared."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.games.two_heirs.heir_results import make_heir_result
from tests.games.two_heirs.play.playing import open_file, resume
from tests.play import choose
from twoheirs_qt.games.two_heirs.opponents.strengths import SCALE
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.results.records import (
    count_points,
    find_level,
    find_sets,
    group_by_set,
    group_by_source,
    is_won,
)
from twoheirs_qt.games.two_heirs.results.report import TwoHeirsReport
from twoheirs_qt.games.two_heirs.rules import (
    RECOMMENDED_SETS,
    Action,
    Heir,
    NewGame,
    State,
    TileSet,
    apply_silently,
    make_score_sheet,
)
from twoheirs_qt.tabletop.opponents.rating import Rating
from twoheirs_qt.tabletop.results.records import Record, group_results
from twoheirs_qt.tabletop.results.results import ResultBook
from twoheirs_qt.tabletop.results.store import Results, load_results, write_results
from twoheirs_qt.tabletop.saves.files import write_save
from twoheirs_qt.tabletop.saves.save import GameSettings, Origin

OTHERS = (TileSet.WAR, TileSet.PATROL, TileSet.CRAFTS)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The file of the results; the folder is not there yet."""
    return tmp_path / "data" / "results.json"


@pytest.fixture
def book(session: GameSession, file: Path) -> ResultBook:
    return follow(session, file)


def follow(session: GameSession, file: Path) -> ResultBook:
    """A book of the results of a session."""
    book = ResultBook(session.store, file)
    book.follow(session)
    return book


def find_rating(book: ResultBook) -> Rating | None:
    return book.calculate_rating("twoheirs", SCALE)


def group_by_opponent(book: ResultBook) -> tuple[Record, ...]:
    """The records by Henry's level or the computer's, and by sets."""
    report = TwoHeirsReport()
    return group_results(
        book.read_results().results,
        lambda result: (report.find_opponents(result), report.find_kind(result)),
        report.is_won,
    )


def play(session: GameSession, seed: int = 1, level: int | None = 1) -> None:
    """Play a whole random game."""
    session.new(NewGame(seed=seed, level=level), GameSettings())
    random = Random(seed)
    while not session.is_over:
        assert session.play(choose(session.state, random))
    session.store.flush()


def test_a_game_that_ends_is_written_down_as_the_score_sheet_has_it(
    session: GameSession, book: ResultBook, file: Path
) -> None:
    play(session, seed=3, level=2)
    (kept,) = load_results(file).results
    sheet = make_score_sheet(session.state)
    assert kept.points == (sheet.heirs[Heir.WHITE].total, sheet.heirs[Heir.BLUE].total)
    assert is_won(kept) is (kept.points[0] > kept.points[1])
    assert (find_level(kept), find_sets(kept), kept.gave_up) == (2, RECOMMENDED_SETS, False)
    assert book.read_results().results == (kept,)


def test_an_end_taken_back_and_reached_again_counts_once(
    session: GameSession, book: ResultBook
) -> None:
    play(session)
    first = book.read_results().results
    assert session.undo()
    assert session.redo()
    assert session.undo()
    assert session.undo()
    random = Random(99)
    while not session.is_over:
        session.play(choose(session.state, random))
    (kept,) = book.read_results().results
    assert kept.id == first[0].id
    assert kept.points[0] == make_score_sheet(session.state).heirs[Heir.WHITE].total


def test_a_copy_of_the_game_is_the_same_game(
    session: GameSession, book: ResultBook, tmp_path: Path
) -> None:
    play(session)
    assert session.undo()
    copy = tmp_path / "copy.twoheirs"
    write_save(copy, session.save)
    for _ in range(2):
        open_file(session, copy)
        assert session.redo()
    assert len(book.read_results().results) == 1


def test_giving_up_is_losing_and_can_be_taken_back(session: GameSession, book: ResultBook) -> None:
    session.new(NewGame(seed=1, level=3), GameSettings())
    session.give_up(Heir.WHITE)
    (lost,) = book.read_results().results
    assert (lost.places, lost.gave_up, find_level(lost)) == ((2, 1), True, 3)
    session.undo()
    random = Random(1)
    while not session.is_over:
        session.play(choose(session.state, random))
    (kept,) = book.read_results().results
    assert not kept.gave_up


def test_duels_and_games_from_a_position_do_not_count(
    session: GameSession, book: ResultBook, file: Path
) -> None:
    play(session, level=None)
    assert not file.exists()
    session.new(NewGame(seed=5, level=1), GameSettings())
    session.open_position(session.state, GameSettings(), Origin.from_position())
    session.give_up(Heir.WHITE)
    assert book.read_results().results == ()


def test_an_opened_game_that_is_over_is_not_counted_again(
    begin: Callable[..., GameSession], file: Path
) -> None:
    first = begin()
    books = [follow(first, file)]
    play(first)
    first.store.flush()
    stamp = file.read_bytes()
    second = begin()
    books.append(follow(second, file))
    assert resume(second)
    assert second.is_over
    assert file.read_bytes() == stamp


def test_records_are_by_level_and_sets(book: ResultBook, file: Path) -> None:
    results = (
        make_heir_result("a", (40, 50)),
        make_heir_result("b", (60, 50)),
        make_heir_result("c", (3, 50), gave_up=True),
        make_heir_result("d", (20, 50), level=3),
        make_heir_result("e", (70, 50), sets=OTHERS),
        make_heir_result("f", (1, 50), sets=OTHERS, level=2, gave_up=True),
    )
    write_results(file, Results(results))
    assert [
        (find_level(record.first), find_sets(record.first), *record[1:3], *record[4:])
        for record in group_by_opponent(book)
    ] == [
        (1, RECOMMENDED_SETS, 3, 1, 60, 50.0),
        (1, OTHERS, 1, 1, 70, 70.0),
        (2, OTHERS, 1, 0, None, None),
        (3, RECOMMENDED_SETS, 1, 0, 20, 20.0),
    ]


def make_settings(opponents: tuple[str, str]) -> GameSettings:
    players = tuple(["computer" if opponent else "human" for opponent in opponents])
    return GameSettings(players=players, opponents=opponents)


def choose_turn(state: State, random: Random) -> list[Action]:
    """Actions by chance, to the end of the turn."""
    heir, actions = state.active, list[Action]()
    while state.active is heir and not state.is_over:
        actions.append(choose(state, random))
        state = apply_silently(state, actions[-1])
    return actions


@pytest.mark.parametrize("colour", Heir)
def test_a_duel_with_the_computer_counts_for_the_human(
    session: GameSession, book: ResultBook, file: Path, colour: Heir
) -> None:
    opponents = ("", "level-3") if colour is Heir.WHITE else ("level-3", "")
    session.new(NewGame(seed=6), make_settings(opponents))
    random = Random(6)
    while not session.is_over:
        if session.seat_elsewhere is None:
            assert session.play(choose(session.state, random))
        else:
            session.play_turn(choose_turn(session.state, random))
    session.store.flush()
    (kept,) = load_results(file).results
    sheet = make_score_sheet(session.state)
    assert (kept.opponents, find_level(kept)) == (("level-3",), None)
    assert kept.points == (sheet.heirs[colour].total, sheet.heirs[colour.opponent].total)
    assert is_won(kept) is (sheet.winner is colour)
    assert kept.is_shared is (sheet.winner is None)
    score = 0.5 if kept.is_shared else float(is_won(kept))
    assert find_rating(book) == SCALE.rate([[("level-3", score)]])


def test_a_duel_given_up_is_lost_and_lowers_the_rating(
    session: GameSession, book: ResultBook
) -> None:
    assert find_rating(book) is None
    session.new(NewGame(seed=6), make_settings(("", "level-1")))
    session.give_up(Heir.WHITE)
    player_rating = find_rating(book)
    assert player_rating is not None
    assert player_rating.strength < SCALE.beginner.strength


def test_what_two_computers_play_is_nobodys_result(session: GameSession, book: ResultBook) -> None:
    session.new(NewGame(seed=6), make_settings(("level-1", "level-2")))
    session.give_up(Heir.WHITE)
    assert book.read_results().results == ()


def test_who_leaves_the_seat_to_a_computer_leaves_the_result_to_it(
    session: GameSession, book: ResultBook
) -> None:
    session.new(NewGame(seed=6), make_settings(("", "level-1")))
    session.give_seat(Heir.WHITE, "computer", "level-7")
    random = Random(6)
    while not session.is_over:
        session.play_turn(choose_turn(session.state, random))
    assert book.read_results().results == ()
    assert find_rating(book) is None


def test_opponents_are_in_the_order_of_their_strength(book: ResultBook, file: Path) -> None:
    against = ("Zoe's", "level-7", "greedy", "level-1")
    duels = [make_heir_result(item, level=None, opponent=item) for item in against]
    write_results(file, Results((*duels, make_heir_result("henry", level=3))))
    results = [
        (find_level(record.first), *record.first.opponents) for record in group_by_opponent(book)
    ]
    assert results == [
        (3, ""),
        (None, "greedy"),
        (None, "level-1"),
        (None, "level-7"),
        (None, "Zoe's"),
    ]
    # Neither Henry nor the programs of others have a known strength.
    assert find_rating(book) == SCALE.rate(
        [[(name, 0.0)] for name in ("level-7", "greedy", "level-1")]
    )


def test_results_can_be_cleared(session: GameSession, book: ResultBook, file: Path) -> None:
    play(session)
    changes: list[int] = []
    book.changed.connect(lambda: changes.append(1))
    book.clear("twoheirs")
    assert changes == [1]
    assert book.read_results().results == ()
    session.store.flush()
    assert book.read_results().results == ()
    assert load_results(file).results == ()


@pytest.mark.parametrize(
    "content",
    [
        "",
        "no JSON",
        "[]",
        '{"format": "twoheirs-save", "version": 1}',
        '{"format": "twoheirs-results", "version": 1, "results": [{"game": 3}]}',
        "\x00\x01",
    ],
)
def test_a_hostile_file_is_set_aside_and_reported(
    session: GameSession, book: ResultBook, file: Path, content: str
) -> None:
    file.parent.mkdir(parents=True)
    file.write_text(content)
    reported: list[tuple[Exception, Path]] = []
    book.renamed.connect(lambda fault, path: reported.append((fault, path)))
    assert book.read_results().results == ()
    assert reported == [], "any thread may ask: it is for another one to tell"
    book.report_errors()
    ((fault, aside),) = reported
    assert str(file) in str(fault)
    assert aside.read_text() == content
    assert aside.name == "results.json.broken"
    play(session)
    assert len(book.read_results().results) == 1
    file.write_text(content)
    assert book.read_results().results == ()
    book.report_errors()
    assert reported[1][1].name == "results.json.broken-2"
    assert aside.read_text() == content


def test_a_file_of_a_newer_program_is_left_to_it(
    session: GameSession, book: ResultBook, file: Path
) -> None:
    content = '{"format": "twoheirs-results", "version": 99, "results": "another way"}'
    file.parent.mkdir(parents=True)
    file.write_text(content)
    faults: list[Exception] = []
    book.failed.connect(faults.append)
    play(session)
    assert "made by a newer program" in str(faults[0])
    assert len(book.read_results().results) == 1, "kept only until you close the program"
    book.clear("twoheirs")
    session.store.flush()
    assert file.read_text() == content
    assert [path.name for path in file.parent.iterdir()] == [file.name]


def test_a_result_that_cannot_be_written_is_reported_and_kept_until_it_can(
    session: GameSession, book: ResultBook, file: Path
) -> None:
    file.parent.write_text("a file where the folder should be")
    faults: list[Exception] = []
    book.failed.connect(faults.append)
    play(session, seed=1)
    assert len(faults) == 1
    assert len(book.read_results().results) == 1
    file.parent.unlink()
    play(session, seed=2)
    assert len(faults) == 1
    assert len(load_results(file).results) == 2


def test_another_program_may_write_the_same_file(
    begin: Callable[..., GameSession], file: Path
) -> None:
    one, other = begin(), begin()
    books = [follow(one, file), follow(other, file)]
    play(one, seed=1)
    play(other, seed=2)
    play(one, seed=3)
    assert [len(book.read_results().results) for book in books] == [3, 3]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"places": [2, 2]}, "results[0].places: is not written in the right form"),
        ({"points": [1, 2, 3]}, "results[0].points: is not written in the right form"),
        ({"gave_up": 1}, "results: is not written in the right form (results[0].gave_up: "),
    ],
)
def test_faults_name_the_field(
    book: ResultBook, file: Path, change: dict[str, object], fault: str
) -> None:
    write_results(file, Results((make_heir_result("a"),)))
    data = json.loads(file.read_text())
    data["results"][0].update(change)
    file.write_text(json.dumps(data))
    reported: list[str] = []
    book.renamed.connect(lambda new_name, _: reported.append(str(new_name)))
    book.read_results()
    book.report_errors()
    assert len(reported) == 1
    assert reported[0].startswith(f"{file}: {fault}")


def test_one_game_twice_in_a_file_is_a_fault(book: ResultBook, file: Path) -> None:
    write_results(file, Results((make_heir_result("a"),)))
    data = json.loads(file.read_text())
    data["results"] *= 2
    file.write_text(json.dumps(data))
    reported: list[str] = []
    book.renamed.connect(lambda new_name, _: reported.append(str(new_name)))
    book.read_results()
    book.report_errors()
    assert reported == [f'{file}: results[1].id: the name "a" is used twice']


def test_a_game_counts_for_each_of_its_sets(book: ResultBook, file: Path) -> None:
    given_up = make_heir_result("c", (90, 50), sets=OTHERS, gave_up=True)
    results = make_heir_result("a", (40, 50)), make_heir_result("b", (61, 50)), given_up
    write_results(file, Results(results))
    records = {record.tile_set: record for record in group_by_set(book.read_results().results)}
    for tile_set in (*RECOMMENDED_SETS, *OTHERS):
        games = 2 * (tile_set in RECOMMENDED_SETS) + (tile_set in OTHERS)
        assert records[tile_set].games == games
        assert records[tile_set].average == (50.5 if tile_set in RECOMMENDED_SETS else None)


def test_points_by_source_add_up_to_the_score_sheet(session: GameSession) -> None:
    play(session)
    state, human = session.state, Heir.WHITE
    points = count_points(state, human)
    sheet = make_score_sheet(state)
    for heir, yields in ((human, points.own), (human.opponent, points.theirs)):
        assert sum(part.points for part in yields.values()) == sheet.heirs[heir].total
        assert sum(part.building_count for part in yields.values()) == len(
            sheet.heirs[heir].buildings
        )
    records = group_by_source([points, points])
    assert {record.source for record in records} == points.possible
    assert sum(record.own for record in records) == sheet.heirs[human].total
    assert [record.own for record in records] == sorted(
        (record.own for record in records), reverse=True
    )
