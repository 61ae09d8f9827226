"""A folder that was sent to somebody runs no code: whatever lies in it and is started there."""

from __future__ import annotations

import shlex
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.box import GAME, ROOT, SEATS, load_box
from tests.timeouts import TIMEOUT_S
from twoheirs_qt.cli import main
from twoheirs_qt.games.two_heirs.opponents.opponent import Budget
from twoheirs_qt.games.two_heirs.rules import NewGame, create_game
from twoheirs_qt.tabletop.opponents.protocol.commands import make_command
from twoheirs_qt.tabletop.opponents.protocol.limits import Limits
from twoheirs_qt.tabletop.opponents.protocol.program import Program
from twoheirs_qt.tabletop.own_command import make_own_command, make_own_command_line
from twoheirs_qt.tabletop.sound.names import Sound
from twoheirs_qt.tabletop.sound.player import Player

_MODULES = (
    "twoheirs_qt/__init__", "_miniaudio", "array", "ctypes", "json", "miniaudio", "psutil",
    "pydantic", "queue", "re", "select", "sitecustomize", "subprocess", "threading", "typing",
    "usercustomize", "wave",
)  # fmt: skip


@pytest.fixture
def marker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Written by whatever is run of the current folder, to which Python's variables point, too."""
    folder, marker = tmp_path / "sent", tmp_path / "marker"
    for name in _MODULES:
        file = folder / f"{name}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"open({str(marker)!r}, 'a').write({name!r} + ' ')\n", "utf-8")
    monkeypatch.chdir(folder)
    monkeypatch.setenv("PYTHONPATH", str(folder))
    monkeypatch.setenv("PYTHONSTARTUP", str(folder / "json.py"))
    return marker


def test_the_folder_is_hostile(marker: Path) -> None:
    subprocess.run([sys.executable, "-c", "import queue"], timeout=TIMEOUT_S, check=False)
    assert "queue" in marker.read_text("utf-8")


@pytest.mark.skipif(find_spec("miniaudio") is None, reason="no wheel of miniaudio")
def test_a_sound_runs_none_of_it(marker: Path) -> None:
    player = Player("nowhere")
    player.play(Sound.TILE, 0.5)
    process = player.process
    assert process is not None
    assert process.stdin is not None
    process.stdin.close()
    assert process.wait(TIMEOUT_S) == 0, "it has played, to its end"
    player.close()
    assert not marker.exists()


def test_nor_does_an_opponent_of_the_programs_own(marker: Path) -> None:
    with Program(make_command("greedy", GAME.opponents), Limits(), GAME) as program:
        program.greet()
        program.begin_game(load_box(), 1, SEATS, "white")
        assert program.ask_for_actions(create_game(load_box(), NewGame(seed=7)), Budget(states=10))
    assert not marker.exists()


def test_nor_the_guard_of_another(marker: Path) -> None:
    example = ROOT / "tests/tabletop/opponents/hostile_program.py"
    words = shlex.join([sys.executable, "-I", str(example), "1", "0"])
    with Program(make_command(words, ()), Limits(), GAME) as program:
        program.greet()
    assert not marker.exists()


def test_nor_a_tournament(marker: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games = str(tmp_path / "games")
    words = ("greedy", "level-1", "--deals", "1", "--states", "5", "--seed", "1", "-o", games)
    assert main(["tournament", *words]) == 0
    assert "2 games" in capsys.readouterr().out
    assert not marker.exists()


def test_a_program_of_another_is_started_where_the_player_is(tmp_path: Path) -> None:
    """Its command may name a file there, and what it needs may be found by Python's variables."""
    command = make_command("python3 my_opponent.py", ())
    assert (command.folder, command.environment) == (None, None)
    own = make_own_command("bot")
    assert own.folder == Path(sys.executable).anchor
    assert not [name for name in own.environment or () if name.startswith("PYTHON")]


def test_a_copy_that_is_not_installed_finds_itself(tmp_path: Path) -> None:
    """As in a checkout beside which another version is installed."""
    (tmp_path / "twoheirs_qt").symlink_to(ROOT / "twoheirs_qt", target_is_directory=True)
    words = [
        argument.replace(str(ROOT), str(tmp_path))
        for argument in make_own_command_line("--version")
    ]
    words[0] = sys.executable
    done = subprocess.run(words, timeout=TIMEOUT_S, check=True, capture_output=True, text=True)
    assert done.stdout.startswith("twoheirs-qt ")
