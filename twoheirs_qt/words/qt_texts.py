"""Qt's own texts that it lacks in some of our languages: our translations bring them.

Nothing here is run: Qt asks for them by these names, and lupdate finds them here.
"""

from __future__ import annotations

from typing import Final

from twoheirs_qt.words.text import translate

STANDARD_BUTTONS: Final = (
    translate("QPlatformTheme", "OK"),
    translate("QPlatformTheme", "Save"),
    translate("QPlatformTheme", "Save All"),
    translate("QPlatformTheme", "Open"),
    translate("QPlatformTheme", "&Yes"),
    translate("QPlatformTheme", "Yes to &All"),
    translate("QPlatformTheme", "&No"),
    translate("QPlatformTheme", "N&o to All"),
    translate("QPlatformTheme", "Abort"),
    translate("QPlatformTheme", "Retry"),
    translate("QPlatformTheme", "Ignore"),
    translate("QPlatformTheme", "Close"),
    translate("QPlatformTheme", "Cancel"),
    translate("QPlatformTheme", "Discard"),
    translate("QPlatformTheme", "Help"),
    translate("QPlatformTheme", "Apply"),
    translate("QPlatformTheme", "Reset"),
    translate("QPlatformTheme", "Restore Defaults"),
)
"""What Qt writes on the standard buttons of dialogs, in English."""

FILES: Final = (
    translate("QFileDialog", "&Look in:"),
    translate("QFileDialog", "Files of &type:"),
    translate("QAbstractFileIconProvider", "Drive"),
    translate("QAbstractFileIconProvider", "Folder"),
    translate("QAbstractFileIconProvider", "Shortcut"),
)
"""What the dialog says in which a file is chosen."""

KEYS: Final = (
    translate("QShortcut", "Return"),
    translate("QShortcut", "Tab"),
    translate("QShortcut", "Esc"),
    translate("QShortcut", "Del"),
)
"""Keys that menus call as our texts do; `OwnTexts` says the one that differs in English."""

PRINTING: Final = (
    translate("QPrintDialog", "All Pages"),
    translate("QPrintDialog", "Even Pages"),
    translate("QPrintDialog", "Odd Pages"),
    translate("QPrintSettingsOutput", "Page &Set:"),
    translate("QPrintSettingsOutput", "Pages"),
    translate("QPrintSettingsOutput", "Double Sided Printing"),
    translate("QPrintSettingsOutput", "Off"),
    translate("QPrintSettingsOutput", "Long side binding"),
    translate("QPrintSettingsOutput", "Short side binding"),
    translate(
        "QPrintSettingsOutput",
        "Specify pages or ranges separated by commas. Ranges are specified by two numbers "
        "separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.",
    ),
)
"""What the dialog says in which a printer is chosen."""
