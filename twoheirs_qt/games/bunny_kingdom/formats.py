"""The formats of the files of Bunny Kingdom, with their versions."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.tabletop.files.migrations import Format

POSITION: Final = Format("bunny-position")
CATALOGUE: Final = Format("bunny-catalogue")
SAVE: Final = Format("bunny-save")
