"""The settings of The Two Heirs alone, as the dialog of settings shows them."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.tabletop.text.text import translate
from twoheirs_qt.tabletop.window.preferences import Choice, OwnSetting, Tick
from twoheirs_qt.tabletop.window.settings import NotePlace

TWO_HEIRS_SETTINGS: Final[tuple[OwnSetting, ...]] = (
    Choice(
        "note_place",
        translate("PreferencesDialog", "&Notes on the table"),
        {
            NotePlace.NEAR: translate("PreferencesDialog", "near the pointer"),
            NotePlace.FIXED: translate("PreferencesDialog", "in a fixed place, below the reserve"),
        },
    ),
    Tick(
        "no_help",
        translate("PreferencesDialog", "Play without &help: no previews, points, marks or hints"),
    ),
    Tick(
        "points_wanted",
        translate("PreferencesDialog", "Show the &points so far"),
        disabled_by="no_help",
    ),
    Tick("unseen_shown", translate("PreferencesDialog", "Show which tiles are still to &come")),
    Tick("coordinates_shown", translate("PreferencesDialog", "Label columns and &rows")),
    Tick("upright", translate("PreferencesDialog", "Always show buildings &upright")),
    Tick(
        "facing_player",
        translate("PreferencesDialog", "Turn the table to &face the active heir"),
    ),
)

PROGRAMS: Final = translate("PreferencesDialog", "Pro&grams as opponents…")
