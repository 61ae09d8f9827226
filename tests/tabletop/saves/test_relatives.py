"""Copies of one game are told from other games, and which of them has gone on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tests.games.two_heirs.reading import find_nearest_copy, parse_document, parse_for_play
from tests.tabletop.files.hostile import make_save
from twoheirs_qt.games.two_heirs.codec.catalogue import load_installed_catalogue
from twoheirs_qt.games.two_heirs.rules import EndTurn, Heir, apply, list_legal_actions
from twoheirs_qt.tabletop.files.reading import parse_json
from twoheirs_qt.tabletop.saves.copies import GameCopy, Relation, compare_copies
from twoheirs_qt.tabletop.saves.files import write_save
from twoheirs_qt.tabletop.saves.opened import format_save
from twoheirs_qt.tabletop.saves.save import SaveGame

CATALOGUE = load_installed_catalogue()
GAME = make_save(1, None, max_actions=40)
PATH = Path("kept.twoheirs")


def cut_game(count: int, save: SaveGame = GAME) -> SaveGame:
    """The same game when so many actions were done."""
    return replace(save, actions=save.actions[:count], done_count=count)


def change_last_action(save: SaveGame) -> SaveGame:
    """The same game with another last action."""
    before = cut_game(save.done_count - 1)
    alternatives = [
        action
        for action in list_legal_actions(before.state)
        if action != save.actions[save.done_count - 1]
    ]
    return replace(save, actions=(*before.actions, alternatives[0]), done_count=save.done_count)


def find_relation(opened: SaveGame, stored: SaveGame) -> Relation:
    relative = compare_copies(opened, stored, PATH)
    assert relative is not None
    return relative.relation


def test_how_two_copies_of_a_game_stand() -> None:
    twenty, thirty = cut_game(20), cut_game(30)
    assert find_relation(thirty, thirty) is Relation.SAME
    assert find_relation(twenty, thirty) is Relation.AHEAD
    assert find_relation(thirty, twenty) is Relation.BEHIND
    assert find_relation(change_last_action(thirty), thirty) is Relation.DIVERGED
    assert find_relation(cut_game(0), thirty) is Relation.AHEAD


def test_what_was_taken_back_is_not_played() -> None:
    tail = replace(GAME, done_count=20)
    assert find_relation(tail, cut_game(20)) is Relation.SAME
    assert find_relation(cut_game(30), tail) is Relation.BEHIND
    assert find_relation(change_last_action(cut_game(21)), tail) is Relation.BEHIND


def test_who_gave_up_has_gone_on() -> None:
    running_game = cut_game(20)
    given_up = replace(running_game, resigned_seat=Heir.BLUE)
    assert find_relation(given_up, given_up) is Relation.SAME
    assert find_relation(running_game, given_up) is Relation.AHEAD
    assert find_relation(given_up, running_game) is Relation.BEHIND
    assert (
        find_relation(given_up, replace(running_game, resigned_seat=Heir.WHITE))
        is Relation.DIVERGED
    )
    assert find_relation(given_up, cut_game(30)) is Relation.DIVERGED


def test_turns_are_described() -> None:
    ends = [number for number, action in enumerate(GAME.actions, 1) if isinstance(action, EndTurn)]
    result = compare_copies(cut_game(ends[1]), cut_game(ends[3]), PATH)
    assert result == GameCopy(PATH, cut_game(ends[3]), Relation.AHEAD, 5, 3, 3)


def test_other_games_are_no_kin() -> None:
    assert compare_copies(GAME, make_save(3, None, max_actions=40), PATH) is None
    assert compare_copies(GAME, replace(GAME, created="2025-01-31T12:00:01Z"), PATH) is None


@pytest.mark.parametrize("level", [None, 2])
def test_unseen_tiles_may_lie_otherwise(level: int | None) -> None:
    """A game that was handed on without the order of the supply is still the same."""
    game = replace(make_save(5, level, max_actions=30), done_count=20)
    handed_on = format_save(game)
    random = Random(1)
    first = parse_for_play(handed_on, CATALOGUE, random.randrange).content
    second = parse_for_play(handed_on, CATALOGUE, random.randrange).content
    assert isinstance(first, SaveGame)
    assert isinstance(second, SaveGame)
    assert first.start != second.start
    assert find_relation(first, second) is Relation.SAME
    assert find_relation(first, cut_game(20, game)) is Relation.SAME
    assert find_relation(first, cut_game(10, game)) is Relation.BEHIND
    state = first.state
    action = next(iter(list_legal_actions(state)))
    apply(state, action)
    gone_on = replace(first, actions=(*first.actions, action), done_count=first.done_count + 1)
    assert find_relation(second, gone_on) is Relation.AHEAD


def test_the_best_of_many_is_found(tmp_path: Path) -> None:
    files = [tmp_path / f"{number}.twoheirs" for number in range(6)]
    saves = [
        cut_game(10),
        cut_game(30),
        change_last_action(cut_game(20)),
        cut_game(25),
        make_save(3, None, max_actions=9),
    ]
    for number, (path, save) in enumerate(zip(files, saves, strict=False)):
        write_save(path, replace(save, changed=f"2025-02-0{number + 1}T12:00:00Z"))
    files[5].write_text('{"created": "2025-01-31T12:00:00Z", "format": "spoilt')

    def find_nearest(save: SaveGame) -> tuple[str, Relation] | None:
        relative = find_nearest_copy(save, [*files, tmp_path / "gone"], CATALOGUE)
        return None if relative is None else (relative.path.stem, relative.relation)

    assert find_nearest(cut_game(30)) == ("1", Relation.SAME)
    assert find_nearest(cut_game(20)) == ("3", Relation.AHEAD), (
        "of two the one that was played last"
    )
    assert find_nearest(cut_game(35)) == ("3", Relation.BEHIND)
    assert find_nearest(replace(GAME, created="2024-01-31T12:00:00Z")) is None
    assert find_nearest_copy(GAME, [], CATALOGUE) is None


def test_a_copy_written_by_another_program_is_known(tmp_path: Path) -> None:
    import json

    from tests.games.two_heirs.saves.version_1 import dump_document

    path = tmp_path / "a.twoheirs"
    path.write_text(json.dumps(dump_document(GAME), indent=4), "utf-8")
    read = parse_document(parse_json(path.read_bytes()), CATALOGUE)
    relative = find_nearest_copy(read, [path], CATALOGUE)
    assert relative is not None
    assert relative.relation is Relation.SAME
