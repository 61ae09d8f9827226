"""Replacing the function by which a store writes games."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from twoheirs_qt.tabletop.saves.save import SaveGame
from twoheirs_qt.tabletop.saves.store import GameStore


def write_with(
    monkeypatch: pytest.MonkeyPatch, store: GameStore, write: Callable[[Path, SaveGame], object]
) -> None:
    """Let `write` write the store's games from now on."""

    def put(path: Path, save: SaveGame, *, keep_time: bool = False) -> None:
        write(path, save)

    monkeypatch.setattr(store._writer, "write", put)
