"""Texts that Qt lacks in some of our languages, and the names of keys.

The lists of texts are only for lupdate: Qt looks the translations up by context and text.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from twoheirs_qt.tabletop.text.text import translate

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
"""The standard buttons of dialogs."""

FILES: Final = (
    translate("QFileDialog", "&Look in:"),
    translate("QFileDialog", "Files of &type:"),
    translate("QAbstractFileIconProvider", "Drive"),
    translate("QAbstractFileIconProvider", "Folder"),
    translate("QAbstractFileIconProvider", "Shortcut"),
)
"""Texts of the dialog for choosing a file."""

KEYS: Final = (
    translate("QShortcut", "Return"),
    translate("QShortcut", "Tab"),
    translate("QShortcut", "Esc"),
    translate("QShortcut", "Del"),
)
"""Keys in menus, with the names used in our texts; `OwnTexts` handles English."""

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
"""Texts of the dialog for choosing a printer."""


MACOS: Final = "darwin"
"""The value of `sys.platform`."""
MENU_BAR: Final = "⌃F2"
"""The key for the menus on macOS, where Alt and F10 open none."""

_MODIFIERS: Final[Mapping[str, str]] = {
    "Alt": "⌥",
    "Shift": "⇧",
    "Umschalt": "⇧",
    "Ctrl": "⌘",
    "Strg": "⌘",
}
"""Modifier -> its symbol, for all names in our languages, in the order of macOS; Ctrl is ⌘."""
_KEY_SYMBOLS: Final[Mapping[str, str]] = {
    "Enter": "↵",
    "Return": "↵",
    "Eingabe": "↵",
    "Esc": "⎋",
    "Tab": "⇥",
    "Home": "↖",
    "Pos1": "↖",
    "End": "↘",
    "Ende": "↘",
}
"""Key -> its symbol in a combination; alone, a key keeps its name."""
_SYMBOL_ORDER: Final = tuple(dict.fromkeys(_MODIFIERS.values()))

_TO_MENUS: Final = "F10"
_MODIFIER_NAMES = "|".join(_MODIFIERS)
_COMBINATION: Final = re.compile(
    rf"(?<![\w{{])(?P<modifiers>(?:(?:{_MODIFIER_NAMES})\+)+)(?P<key>F\d+|[^\W_]+|[^\s<&]|&amp;)"
    rf"|(?<![\w{{+])(?P<alone>{_MODIFIER_NAMES}|{_TO_MENUS})(?![\w}}+])"
)


def replace_key_names(text: str, system: str) -> str:
    """Write the names of keys in a text as `system` (`sys.platform`) does: as symbols on macOS."""
    return _COMBINATION.sub(_replace_by_symbols, text) if system == MACOS else text


def _replace_by_symbols(match: re.Match[str]) -> str:
    if alone := match["alone"]:
        return MENU_BAR if alone in ("Alt", _TO_MENUS) else _MODIFIERS[alone]
    modifiers = {_MODIFIERS[name] for name in match["modifiers"].split("+") if name}
    key = _KEY_SYMBOLS.get(match["key"], match["key"])
    return "".join(symbol for symbol in _SYMBOL_ORDER if symbol in modifiers) + key
