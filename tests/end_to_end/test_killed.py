"""The real program, killed at any moment: everything it said was saved is there again."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.end_to_end.screen import Screen, find_missing, virtual_screen
from tests.games.two_heirs.reading import load_save
from tests.long_run import choose_count
from tests.stress.talking_process import TalkingProcess
from tests.timeouts import TIMEOUT_S
from twoheirs_qt.games.two_heirs.codec.catalogue import load_installed_catalogue
from twoheirs_qt.tabletop.window.settings import FOLLOW_SYSTEM

PARTS = choose_count(1, 2)
KILLS = choose_count(8, 1000) // PARTS


class ProgramRun(TalkingProcess):
    """The program from its start to its end, and everything it printed."""

    def __init__(self, screen: Screen, seed: int) -> None:
        super().__init__(["tests.end_to_end.random_player", str(seed)], screen.make_environment())

    def wait(self, word: str) -> None:
        """Wait until the program has printed `word`."""
        was_printed = self.has_printed(word, TIMEOUT_S)
        assert was_printed, f"never said {word}: {self.kill()} {self.lines[-3:]}"

    def kill(self) -> str:
        """Kill the program; returns its errors, or that it had ended before."""
        status, errors = self.end()
        return errors if status is None else f"it ended by itself with {status}: {errors}"


class Expected:
    """Games that may be there at the next start: the one promised last, or any tried since."""

    def __init__(self) -> None:
        self.games: list[Any] = [None]
        self.settings: list[Any] = [[False, FOLLOW_SYSTEM, ""]]
        self.promises = 0

    def check(self, lines: list[list[Any]]) -> None:
        """Compare what is back with what was promised, and learn of new promises."""
        for line in lines:
            match line:
                case ["back", game, settings]:
                    assert game in self.games, f"{game} is back, not one of {self.games}"
                    assert settings in self.settings, f"{settings}, not one of {self.settings}"
                    self.games, self.settings = [game], [settings]
                case ["try", game, settings]:
                    self.games.append(game)
                    self.settings.append(settings)
                case ["saved"]:
                    del self.games[:-1]
                    self.promises += 1
                case ["kept"]:
                    del self.settings[:-1]
                    self.promises += 1


@pytest.mark.window
@pytest.mark.slow
@pytest.mark.skipif(bool(find_missing()), reason=f"not installed: {', '.join(find_missing())}")
@pytest.mark.parametrize("part", range(PARTS))
def test_what_was_saved_is_there_after_any_death(tmp_path: Path, part: int) -> None:
    random = Random(8 + part)
    expected = Expected()
    early_kills = 0
    with virtual_screen(1280, 720, 1.0) as screen:
        for number in range(KILLS + 1):
            run = ProgramRun(screen, seed=number + part * KILLS)
            if number == KILLS:
                run.wait("back")
            elif random.random() < 0.15:
                time.sleep(random.uniform(0, 1.0))
                early_kills += 1
            else:
                run.wait("saved")
                time.sleep(random.uniform(0, 0.4))
            assert run.kill() == ""
            expected.check(run.lines)
    # At least one for each life that was waited for; how many more depends on the machine.
    assert expected.promises >= KILLS - early_kills
    games = tmp_path / "home" / "data" / "twoheirs-qt" / "games"
    results = sorted(games.glob("*.twoheirs"))
    assert results
    for game in results:
        load_save(game, load_installed_catalogue())
    temporary_files = [path for path in games.iterdir() if path.name.endswith(".tmp")]
    assert len(temporary_files) <= 1, "what killed writers left is removed at the next start"
    print(f"{KILLS} kills, {early_kills} early, {expected.promises} promises, {len(results)} games")
