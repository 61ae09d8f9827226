"""What the bundled program runs: the same command as an installed one."""

from __future__ import annotations

import os
import sys


def hold_on_to_modules() -> None:
    """Go on reading the program's modules from the file that it was started from.

    Linux lets a new version take the place of a running one. What is imported only when it is
    wanted would then be read from the new file by the old one's table of contents.
    """
    importers = sys.modules.get("pyimod02_importers")  # PyInstaller's
    archive = getattr(importers, "pyz_archive", None)
    if sys.platform == "linux" and archive is not None:
        held = os.open(archive._filename, os.O_RDONLY | os.O_CLOEXEC)
        archive._filename = f"/proc/self/fd/{held}"


if __name__ == "__main__":
    hold_on_to_modules()
    from twoheirs_qt.cli import main

    sys.exit(main())
