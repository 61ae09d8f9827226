"""A shelf with some games on it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from pathlib import Path

import pytest

from tests.box import box
from tests.play import random_game
from twoheirs_qt.app import Folders
from twoheirs_qt.files.save import GameSettings, Origin, SaveGame, write_save
from twoheirs_qt.rules import NewGame, new_game

Put = Callable[..., Path]


def a_game(
    seed: int = 1,
    names: tuple[str, str] = ("Anna", "Boris"),
    actions: int = 30,
    level: int | None = None,
    day: int = 1,
    title: str = "",
) -> SaveGame:
    """A game as far as so many actions; `day` of January is when it was played last."""
    options = NewGame(seed=seed, level=level)
    played = tuple(a for _, a in islice(random_game(box(), seed, options=options), actions))
    return SaveGame(
        Origin.of(options),
        new_game(box(), options),
        GameSettings(names=names),
        played,
        len(played),
        f"2025-01-{day:02}T10:00:00Z",
        f"2025-01-{day:02}T18:30:00Z",
        title=title,
    )


@pytest.fixture
def put(folders: Folders) -> Put:
    """Puts a game into the folder of games; answers with its file."""

    def do(number: int = 1, **what: object) -> Path:
        folders.games.mkdir(parents=True, exist_ok=True)
        path = folders.games / f"202501{number:02}T100000Z-{number:06x}.twoheirs"
        save = a_game(seed=number, **{"day": number, **what})  # type: ignore[arg-type]
        write_save(path, save)
        return path

    return do
