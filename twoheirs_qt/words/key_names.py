"""How texts call keys: as the menus of the system do, which macOS writes with symbols."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

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


def as_keys_are_called(text: str, system: str) -> str:
    """`text` with the names of its keys as `system`, a word of `sys.platform`, writes them."""
    return _COMBINATION.sub(_symbols, text) if system == MACOS else text


def _symbols(found: re.Match[str]) -> str:
    if alone := found["alone"]:
        return MENU_BAR if alone in ("Alt", _TO_MENUS) else _HELD[alone]
    held = {_HELD[name] for name in found["held"].split("+") if name}
    struck = _STRUCK.get(found["struck"], found["struck"])
    return "".join(symbol for symbol in _ORDER if symbol in held) + struck
