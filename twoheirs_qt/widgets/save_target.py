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
    """A dialog, to be opened, that proposes `name` in `folder` (None: the player's own).

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


def file_name(title: str) -> str:
    """What a file for a game of that title may be called anywhere, without an ending."""
    kept = "".join(c if c.isalnum() or c in "-_" else "-" for c in title)
    return "-".join(part for part in kept.split("-") if part)[:80] or "game"
