"""Copies of one game: whether two saves are of the same game, and which of them is ahead.

A game is recognized by the time of its start and by its starting position without the hidden part,
which is shuffled again when a game is shared without it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from enum import IntEnum
from pathlib import Path
from typing import NamedTuple

from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.files.reading import read_bytes
from twoheirs_qt.tabletop.games import Games
from twoheirs_qt.tabletop.saves.files import load_save
from twoheirs_qt.tabletop.saves.save import SaveGame
from twoheirs_qt.tabletop.saves.writer import FileStamp, read_stamp


class Relation(IntEnum):
    """The relation of a stored copy of a game to the one opened, best first."""

    SAME = 0
    """Both have the same actions."""
    AHEAD = 1
    """The stored copy continues the opened one."""
    BEHIND = 2
    """The opened copy continues the stored one."""
    DIVERGED = 3
    """Both continue in different ways."""


class GameCopy(NamedTuple):
    """A stored copy, in the file `path`, of the game that was opened.

    `turn` is its running turn, `opened_turn` that of the opened game, and `shared_turn` the last
    turn up to which they are the same. `stamp` is that of the file just before it was read, if it
    was.
    """

    path: Path
    save: SaveGame
    relation: Relation
    turn: int
    opened_turn: int
    shared_turn: int
    stamp: FileStamp | None = None


def find_nearest_copy(
    opened: SaveGame,
    files: Sequence[Path],
    games: Games,
    find_pending_save: Callable[[Path], SaveGame | None] = lambda _: None,
) -> GameCopy | None:
    """Find the copy of the game `opened` in these files that has the best relation to it.

    Of several the one that was played last. Files that cannot be used are skipped.
    `find_pending_save` returns the save that is still to be written to a file.
    """
    copies: list[GameCopy] = []
    created = opened.created.encode("utf-8")
    for path in files:
        with suppress(FileError):
            save, stamp = find_pending_save(path), None
            if save is None:
                stamp = read_stamp(path)
                if created not in read_bytes(path):  # replaying them all would take long
                    continue
                save = load_save(path, games)
            if copy := compare_copies(opened, save, path):
                copies.append(copy._replace(stamp=stamp))
    copies.sort(key=lambda copy: copy.save.changed, reverse=True)
    return min(copies, key=lambda copy: copy.relation, default=None)


def compare_copies(opened: SaveGame, stored: SaveGame, path: Path) -> GameCopy | None:
    """Compare `stored`, the save in `path`, with `opened`; None if it is another game."""
    if opened.created != stored.created or opened.game.name != stored.game.name:
        return None
    known_part = opened.game.saves.extract_known_part
    if known_part(opened.start) != known_part(stored.start):
        return None
    opened_replay, stored_replay = opened.replay, stored.replay
    shared = 0
    for action, stored_action in zip(
        opened.actions[: opened.done_count], stored.actions[: stored.done_count], strict=False
    ):
        is_same_state = known_part(opened_replay.states[shared + 1]) == known_part(
            stored_replay.states[shared + 1]
        )
        if action != stored_action or not is_same_state:
            break
        shared += 1
    if (
        opened.resigned_seat == stored.resigned_seat
        and shared == opened.done_count == stored.done_count
    ):
        relation = Relation.SAME
    elif shared == opened.done_count and opened.resigned_seat is None:
        relation = Relation.AHEAD
    elif shared == stored.done_count and stored.resigned_seat is None:
        relation = Relation.BEHIND
    else:
        relation = Relation.DIVERGED
    turn, opened_turn = (
        stored_replay.turn_numbers[stored.done_count],
        opened_replay.turn_numbers[opened.done_count],
    )
    return GameCopy(path, stored, relation, turn, opened_turn, opened_replay.turn_numbers[shared])
