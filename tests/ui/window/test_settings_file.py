"""The players' files of settings: their keys stay those of earlier versions."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QByteArray

from tests.timeouts import TIMEOUT_S
from twoheirs_qt.games.bunny_kingdom.tutorial.window import read_own_progress
from twoheirs_qt.games.bunny_kingdom.window.choices import BunnyChoices
from twoheirs_qt.games.two_heirs.new_game.choices import NewGameChoices
from twoheirs_qt.games.two_heirs.rules import Heir, TileSet
from twoheirs_qt.tabletop.files.settings_file import read_settings
from twoheirs_qt.tabletop.window.settings import NotePlace, Settings, TurnPace, _Setting

OLD_FILE: Final = r"""[book]
text-size=120

[bunny]
choices="{\"players\": 3,\"names\":[\"Anna\",\"\",\"\",\"\"],\"opponents\":[\"\",\"\",\"\",\"\"]}"
tutorial="{\"done\": [\"fief\"], \"lesson\": \"\", \"number\": 0, \"actions\": []}"

[far]
clock=86400
folders="[\"shared\"]"
name=Anna
nearby=true
relays="a.example b.example"

[games]
choices="{\"sets\": [\"war\", \"patrol\", \"crafts\"], \"south\": 1, \"level\": 3}"
ended=3
folder=.
notify=NOTIFY
programs="{\"Old Fox\": \"fox --deep\"}"
recent="[\"a.twoheirs\"]"
shown=bunny
thinking=9

[General]
language=pl
text-size=130
theme=candlelight
version=1.2.0

[sound]
on=false
volume=0.5

[table]
cell-points=true
coordinates=false
facing=true
henry=readable
hints=false
motion=0.5
no-help=true
note=fixed
outline=true
points=false
still-to-come=false
upright=true

[tutorial]
progress="{\"done\": [\"access\"]}"

[window]
geometry="AAFA/w=="
"""
"""A file with every key, and no value that is the default; `NOTIFY` depends on the system."""

VALUES: Final[dict[str, object]] = {
    "book_text_size": 120,
    "far_clock_s": 86400,
    "far_name": "Anna",
    "far_discoverable": True,
    "far_relays": "a.example b.example",
    "games_ended": 3,
    "last_folder": Path("."),
    "notifications_enabled": sys.platform != "linux",
    "programs": {"Old Fox": "fox --deep"},
    "last_game_name": "bunny",
    "thinking_s": 9,
    "language": "pl",
    "text_size": 130,
    "theme": "candlelight",
    "last_version": "1.2.0",
    "sound_enabled": False,
    "volume": 0.5,
    "cell_points_shown": True,
    "coordinates_shown": False,
    "facing_player": True,
    "turn_pace": TurnPace.READABLE,
    "hints_offered": False,
    "motion_factor": 0.5,
    "no_help": True,
    "note_place": NotePlace.FIXED,
    "outline_shown": True,
    "points_wanted": False,
    "unseen_shown": False,
    "upright": True,
    "tutorial": '{"done": ["access"]}',
    "geometry": QByteArray(b"\0\1@\xff"),
}
"""Property of the settings -> its value in `OLD_FILE`."""


@pytest.fixture
def old_settings(qapp: object, tmp_path: Path) -> Settings:
    """The settings of a player who has used an earlier version."""
    path = tmp_path / "old" / "settings.ini"
    path.parent.mkdir()
    path.write_text(OLD_FILE.replace("NOTIFY", str(VALUES["notifications_enabled"]).lower()))
    return Settings(path)


def test_a_file_of_an_earlier_version_is_read(old_settings: Settings) -> None:
    kinds = {name: kind for name, kind in vars(Settings).items() if isinstance(kind, _Setting)}
    assert set(kinds) <= set(VALUES), "none is left out"
    for name, value in VALUES.items():
        assert getattr(old_settings, name) == value, name
        assert name not in kinds or kinds[name]._default != value, name
    assert old_settings.recent_files == (Path("a.twoheirs"),)
    assert old_settings.far_folders == (Path("shared"),)
    choices = NewGameChoices.load(old_settings)
    assert choices.sets == (TileSet.WAR, TileSet.PATROL, TileSet.CRAFTS)
    assert (choices.south, choices.level) == (Heir.BLUE, 3)
    bunny_choices = BunnyChoices.load(old_settings)
    assert (bunny_choices.players, bunny_choices.names[0]) == (3, "Anna")
    assert read_own_progress(old_settings).done == {"fief"}


def test_settings_are_written_under_the_keys_of_earlier_versions(
    old_settings: Settings, tmp_path: Path
) -> None:
    settings = Settings(tmp_path / "new" / "settings.ini")
    for name, value in VALUES.items():
        setattr(settings, name, value)
    settings.add_recent_file(Path("a.twoheirs"))
    settings.far_folder = Path("shared")
    NewGameChoices.load(old_settings).save(settings)
    BunnyChoices.load(old_settings).save(settings)
    assert settings.sync(TIMEOUT_S)

    old_values, values = read_settings(old_settings.path), read_settings(settings.path)
    assert set(values) == set(old_values) - {"bunny/tutorial"}, "only its tutorial writes that"
    choices = {"games/choices", "bunny/choices"}
    for key in choices:
        new, old = json.loads(values[key]), json.loads(old_values[key])
        assert new == {**new, **old}, key
    assert json.loads(values["games/recent"]) == [str(Path("a.twoheirs").absolute())]
    for key in values.keys() - choices - {"games/recent"}:
        assert values[key] == old_values[key], key
