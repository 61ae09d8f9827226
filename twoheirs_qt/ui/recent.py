"""The names of recent games in a menu."""

from __future__ import annotations

import re
from datetime import datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

_BEGUN: Final = re.compile(r"(\d{8}T\d{6}Z)-")


def game_label(path: Path, folder: Path) -> str:
    """The file's name; for a game in `folder`, the program's own, when it was begun."""
    begun = _BEGUN.match(path.name)
    if path.parent != folder or begun is None:
        return path.name
    try:
        time = datetime.fromisoformat(begun[1])
    except ValueError:  # digits like those of a time, but of a 39th day
        return path.name
    local = QDateTime.fromSecsSinceEpoch(int(time.timestamp()))
    words = QCoreApplication.translate("Recent", "Game started {time}")
    return words.format(time=QLocale().toString(local, QLocale.FormatType.ShortFormat))
