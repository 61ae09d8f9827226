from __future__ import annotations

from pathlib import Path

import pytest

from twoheirs_qt.tabletop.running.opening import label_game

GAMES = Path("games")


@pytest.mark.usefixtures("qapp", "languages")
@pytest.mark.parametrize(
    ("path", "label"),
    [
        (GAMES / "20250131T183000Z-abc123.twoheirs", "Game started "),
        (GAMES / "20251939T996969Z-abc123.twoheirs", "20251939T996969Z-abc123.twoheirs"),
        (GAMES / "00000000T000000Z-abc123.twoheirs", "00000000T000000Z-abc123.twoheirs"),
        (GAMES / "mine.twoheirs", "mine.twoheirs"),
        (Path("mine") / "20250131T183000Z-abc123.twoheirs", "20250131T183000Z-abc123.twoheirs"),
    ],
)
def test_only_a_game_of_the_programs_own_is_called_by_its_time(path: Path, label: str) -> None:
    assert label_game(path, GAMES).startswith(label)
