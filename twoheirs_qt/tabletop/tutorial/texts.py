"""The sentences that every tutorial has."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.tabletop.text.text import translate

MOUSE: Final = translate("Tutorial", "Mouse")
KEYS: Final = translate("Tutorial", "Keys")
READ_ON: Final = translate(
    "Tutorial", "There's nothing to do here yet. Read this, then choose “Next”."
)
#: Before what the step asks for: "First take a tile."
LEGAL: Final = translate("Tutorial", "Allowed, but not in this step.")
OVER: Final = translate("Tutorial", "This lesson is finished. Go on to the next one.")

ALL: Final = (MOUSE, KEYS, READ_ON, LEGAL, OVER)
