"""Copies of one game: whether two saves are of the same, and which of them has gone on.

A game is told by the time at which it was begun and by how it began. What nobody has seen does not
count: it is dealt anew where a game was handed on without it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from enum import IntEnum
from pathlib import Path
from typing import NamedTuple

from twoheirs_qt.files.errors import FileFault
from twoheirs_qt.files.reading import read_bytes
from twoheirs_qt.rules.components import Catalogue
from twoheirs_qt.rules.unseen import hide_unseen
from twoheirs_qt.saves.files import SaveGame, load_save
from twoheirs_qt.saves.writer import Stamp, stamp_of


class Relation(IntEnum):
    """How the kept one of two copies of a game stands to the one that was found, best first."""

    SAME = 0
    """Nothing is played in one that is not in the other."""
    FARTHER = 1
    """It has gone on from where the other stands."""
    BEHIND = 2
    """The other has gone on from where it stands."""
    APART = 3
    """Both have gone on, and not in the same way."""


class Relative(NamedTuple):
    """A save in the file `path` that is of the same game as one that was found.

    `relation` tells how it stands to that one. `turn` is its own turn, `found_turn` that of the
    found one, and `shared_turn` the last one up to which they are the same. `stamp` is that of the
    file just before it was read, if it was.
    """

    path: Path
    save: SaveGame
    relation: Relation
    turn: int
    found_turn: int
    shared_turn: int
    stamp: Stamp | None = None


def nearest(
    found: SaveGame,
    files: Sequence[Path],
    catalogue: Catalogue,
    newest: Callable[[Path], SaveGame | None] = lambda _: None,
) -> Relative | None:
    """The save in one of these files that is of the same game and stands best to `found`.

    Of several that stand alike the one that was played last. Files that cannot be used are passed
    over. `newest` knows what a file is to hold that does not hold it yet.
    """
    relatives: list[Relative] = []
    begun = found.created.encode("utf-8")
    for path in files:
        with suppress(FileFault):
            save, stamp = newest(path), None
            if save is None:
                stamp = stamp_of(path)
                if begun not in read_bytes(path):  # to read them all as games would take long
                    continue
                save = load_save(path, catalogue)
            if relative := related(found, save, path):
                relatives.append(relative._replace(stamp=stamp))
    relatives.sort(key=lambda each: each.save.changed, reverse=True)
    return min(relatives, key=lambda each: each.relation, default=None)


def related(found: SaveGame, kept: SaveGame, path: Path) -> Relative | None:
    """How `kept`, the save in `path`, stands to `found`; None if it is another game."""
    if found.created != kept.created or hide_unseen(found.start) != hide_unseen(kept.start):
        return None
    one, other = found.played, kept.played
    shared = 0
    for action, same in zip(found.actions[: found.done], kept.actions[: kept.done], strict=False):
        alike = hide_unseen(one.states[shared + 1]) == hide_unseen(other.states[shared + 1])
        if action != same or not alike:
            break
        shared += 1
    given_up = (found.gave_up is not None, kept.gave_up is not None)
    if found.gave_up == kept.gave_up and shared == found.done == kept.done:
        relation = Relation.SAME
    elif shared == found.done and not given_up[0]:
        relation = Relation.FARTHER
    elif shared == kept.done and not given_up[1]:
        relation = Relation.BEHIND
    else:
        relation = Relation.APART
    turn, found_turn = other.turns[kept.done], one.turns[found.done]
    return Relative(path, kept, relation, turn, found_turn, one.turns[shared])
