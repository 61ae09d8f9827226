"""Stores that write games in another way, or not at all."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from twoheirs_qt.saves.files import SaveGame
from twoheirs_qt.saves.store import GameStore


def write_with(
    monkeypatch: pytest.MonkeyPatch, store: GameStore, write: Callable[[Path, SaveGame], object]
) -> None:
    """From now on let `write` put the store's games into their files."""

    def put(path: Path, save: SaveGame, *, keep_time: bool = False) -> None:
        write(path, save)

    monkeypatch.setattr(store._writer, "write", put)
