"""The file of settings: as Qt writes and reads it, whatever bytes it holds."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QSettings

from tests.long_run import choose_count
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.files.settings_file import read_settings, write_settings

KEYS = st.from_regex(r"[a-z]{1,8}(-[a-z]{1,4})?(/[a-z]{1,8}(-[a-z]{1,4})?)?", fullmatch=True)
TEXTS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=40)


def open_qt_settings(path: Path) -> QSettings:
    return QSettings(str(path), QSettings.Format.IniFormat)


@settings(max_examples=choose_count(40, 2000), deadline=None)
@given(values=st.dictionaries(KEYS, TEXTS, max_size=5))
def test_qt_reads_what_is_written_and_the_reverse(
    tmp_path_factory: pytest.TempPathFactory, values: dict[str, str]
) -> None:
    """Settings of versions that wrote them with Qt are found, and an older version finds ours."""
    values.pop("general", None)
    folder = tmp_path_factory.mktemp("both")
    ours, theirs = folder / "ours.ini", folder / "theirs.ini"
    write_settings(ours, values)
    assert read_settings(ours) == values
    assert {key: open_qt_settings(ours).value(key) for key in values} == values
    qt = open_qt_settings(theirs)
    for key, value in values.items():
        qt.setValue(key, value)
    qt.sync()
    assert read_settings(theirs) == values


@settings(max_examples=choose_count(60, 5000), deadline=None)
@given(content=st.binary(max_size=200))
def test_any_bytes_are_read_and_written_over(
    tmp_path_factory: pytest.TempPathFactory, content: bytes
) -> None:
    path = tmp_path_factory.mktemp("any") / "settings.ini"
    path.write_bytes(content)
    read_settings(path)
    write_settings(path, {"theme": "daylight"})
    assert read_settings(path)["theme"] == "daylight"


def test_keys_that_are_not_written_stay(tmp_path: Path) -> None:
    path = tmp_path / "settings.ini"
    write_settings(path, {"theme": "daylight", "of/another": "ą"})
    write_settings(path, {"theme": "candlelight"})
    assert read_settings(path) == {"theme": "candlelight", "of/another": "ą"}


def test_a_name_that_is_no_text_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "settings.ini"
    write_settings(path, {"games/folder": "/home/\udcff", "theme": "daylight"})
    assert read_settings(path)["theme"] == "daylight"


@pytest.mark.skipif(sys.platform == "win32", reason="made as only Unix can")
def test_what_cannot_be_read_is_not_written_over(tmp_path: Path) -> None:
    """Its settings may be there again when the disk, or a link, is mended."""
    path = tmp_path / "settings.ini"
    path.symlink_to(path)
    assert read_settings(path) == {}
    with pytest.raises(FileError):
        write_settings(path, {"theme": "daylight"})
    assert os.path.islink(path)
