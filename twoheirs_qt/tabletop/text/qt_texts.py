"""Texts that Qt lacks in some of our languages, and the names of keys.

Nothing here is run: Qt asks for them by these names, and lupdate finds them here.
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


MACOS: Final = "darwin"
"""What `sys.platform` calls it."""
MENU_BAR: Final = "⌃F2"
"""What leads to the menus on macOS, in whose windows there are none for Alt and F10 to open."""

_HELD: Final[Mapping[str, str]] = {
    "Alt": "⌥",
    "Shift": "⇧",
    "Umschalt": "⇧",
    "Ctrl": "⌘",
    "Strg": "⌘",
}
"""Keys that are held, as our languages call them, in the order of macOS; Qt reads Ctrl as ⌘."""
_STRUCK: Final[Mapping[str, str]] = {
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
"""Other keys of combinations, as Qt writes them there; alone they are called as on the keyboard."""
_ORDER: Final = tuple(dict.fromkeys(_HELD.values()))

_TO_MENUS: Final = "F10"
_names = "|".join(_HELD)
_COMBINATION: Final = re.compile(
    rf"(?<![\w{{])(?P<held>(?:(?:{_names})\+)+)(?P<struck>F\d+|[^\W_]+|[^\s<&]|&amp;)"
    rf"|(?<![\w{{+])(?P<alone>{_names}|{_TO_MENUS})(?![\w}}+])"
)


def replace_key_names(text: str, system: str) -> str:
    """`text` with the names of its keys as `system`, a word of `sys.platform`, writes them."""
    return _COMBINATION.sub(_symbols, text) if system == MACOS else text


def _symbols(match: re.Match[str]) -> str:
    if alone := match["alone"]:
        return MENU_BAR if alone in ("Alt", _TO_MENUS) else _HELD[alone]
    held = {_HELD[name] for name in match["held"].split("+") if name}
    struck = _STRUCK.get(match["struck"], match["struck"])
    return "".join(symbol for symbol in _ORDER if symbol in held) + struck
