"""A file dialog for writing a file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QDir
from PySide6.QtWidgets import QFileDialog, QWidget


def ask_target(
    title: str,
    name: str,
    parent: QWidget,
    folder: Path | None = None,
    formats: Sequence[str] = (),
) -> QFileDialog:
    """Make a dialog that proposes `name` in `folder` (None: the home folder).

    A file without an ending gets that of `name`; `formats` are filters to choose from.
    """
    dialog = QFileDialog(parent, title, str(folder or QDir.homePath()))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    if formats:
        dialog.setNameFilters(list(formats))
    dialog.setDefaultSuffix(Path(name).suffix.removeprefix("."))
    dialog.selectFile(name)
    dialog.finished.connect(dialog.deleteLater)
    return dialog


def make_file_name(title: str) -> str:
    """Make a file name, valid on all systems, from the title of a game, without an ending."""
    name = "".join(letter if letter.isalnum() or letter in "-_" else "-" for letter in title)
    return "-".join(part for part in name.split("-") if part)[:80] or "game"
