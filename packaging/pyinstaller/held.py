"""Keeps a bundle's own Python in place while it runs."""

from __future__ import annotations

import os
import sys
import zipimport


def hold_on_to_modules() -> None:
    """Go on reading Python's and the program's modules from the files that were there at the start.

    Linux lets a new version take the place of a running one. What is imported only when it is
    wanted would then be read from the new file by the old one's table of contents. What else is
    read late, the program itself holds on to (`twoheirs_qt/process/preload.py`).
    """
    if sys.platform != "linux":
        return
    importers = sys.modules.get("pyimod02_importers")  # PyInstaller's
    archive = getattr(importers, "pyz_archive", None)
    if archive is not None:
        archive._filename = _held(archive._filename)
    for importer in sys.path_importer_cache.values():
        if isinstance(importer, zipimport.zipimporter):
            importer.archive = _held(importer.archive)


def _held(file: str) -> str:
    return f"/proc/self/fd/{os.open(file, os.O_RDONLY | os.O_CLOEXEC)}"
