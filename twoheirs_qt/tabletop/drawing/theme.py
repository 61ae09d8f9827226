"""The colours and fonts of the program, and the style sheet of Qt's own widgets.

Every colour that is not part of a picture is a named field here, so a theme is one value.
"""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from typing import Final, NamedTuple

from PySide6.QtGui import QColor, QFont, QPalette

SERIF: Final = ("Palatino Linotype", "Palatino", "Gentium Plus", "DejaVu Serif", "Georgia", "serif")
"""The font families of the program; the first one installed is used."""

SECONDARY_OPACITY: Final = 0.9
"""The opacity of secondary text directly on the table."""


class ThemeName(StrEnum):
    DAYLIGHT = "daylight"
    CANDLELIGHT = "candlelight"
    CONTRAST = "contrast"


class Theme(NamedTuple):
    """A set of colours, as `#RRGGBB`; letters have a contrast of at least 4.5 : 1.

    `dark` is for dim rooms; `wooden` shows the grain of the table.

    Grounds: `parchment` (panels), `parchment_dim` (fields and bars in them), `bubble` (notes near
    the pointer), `oak` (the table). Letters and lines on parchment: `ink`, `muted`
    (secondary), `line` (thin lines), `danger`, `good`. `gold` marks possible actions and the player
    in turn, `gold_deep` is its edge, `gold_ink` letters on it. `white` and `blue` are two players.
    `veil` dims what is out of reach. `on_oak` are letters directly on the table. `off` are letters
    of disabled controls, `off_edge` their edge.
    """

    name: ThemeName
    dark: bool
    wooden: bool
    ink: str
    muted: str
    line: str
    parchment: str
    parchment_dim: str
    parchment_edge: str
    bubble: str
    oak: str
    on_oak: str
    gold: str
    gold_deep: str
    gold_ink: str
    button: str
    button_hover: str
    danger: str
    good: str
    off: str
    off_edge: str
    white: str
    blue: str
    veil: str
    shadow: str

    def find_color(self, name: str, alpha: float = 1.0) -> QColor:
        """The colour in the field `name`, as opaque as `alpha` (0 to 1)."""
        color = QColor(getattr(self, name))
        color.setAlphaF(alpha)
        return color


DRAWN_INK: Final = "#2A211A"
"""The ink of all drawings in files, before a theme recolours them."""

# By daylight, by candlelight, and with high contrast.
_COLORS: Final = {
    "ink": (DRAWN_INK, "#F1E3C6", "#000000"),
    "muted": ("#675643", "#C4AF8B", "#1F1F1F"),
    "line": ("#BFA77C", "#6C5A43", "#000000"),
    "parchment": ("#F3E8CF", "#352A20", "#FFFFFF"),
    "parchment_dim": ("#E8DABA", "#453729", "#EDEDED"),
    "parchment_edge": ("#FBF5E6", "#4B3C2D", "#FFFFFF"),
    "bubble": ("#FBF4E2", "#41342A", "#FFFFFF"),
    "oak": ("#6B4A31", "#2C1F16", "#3A3A3A"),
    "on_oak": ("#F6EBD2", "#EBDDBF", "#FFFFFF"),
    "gold": ("#DFAA27", "#E2B03C", "#FFB800"),
    "gold_deep": ("#9C7010", "#F0C866", "#7A4B00"),
    "gold_ink": (DRAWN_INK, "#241A10", "#000000"),
    "button": ("#FBF4E2", "#4A3B2D", "#FFFFFF"),
    "button_hover": ("#FFFBEF", "#5A4937", "#FFF3CC"),
    "danger": ("#A32A20", "#FF9A86", "#B00000"),
    "good": ("#3C6B2F", "#A7D48C", "#005A00"),
    "off": ("#675643", "#C4AF8B", "#666666"),
    "off_edge": ("#BFA77C", "#6C5A43", "#B4B4B4"),
    "white": ("#F8F3E6", "#F8F3E6", "#FFFFFF"),
    "blue": ("#2F5FA6", "#4F83D1", "#0040A8"),
    "veil": ("#F3E8CF", "#352A20", "#FFFFFF"),
    "shadow": ("#1A120B", "#000000", "#000000"),
}


def _make_theme(name: ThemeName, *, dark: bool = False, wooden: bool = True) -> Theme:
    number = list(ThemeName).index(name)
    return Theme(name, dark, wooden, **{field: colors[number] for field, colors in _COLORS.items()})


DAYLIGHT: Final = _make_theme(ThemeName.DAYLIGHT)
CANDLELIGHT: Final = _make_theme(ThemeName.CANDLELIGHT, dark=True)
CONTRAST: Final = _make_theme(ThemeName.CONTRAST, wooden=False)
THEMES: Final = {theme.name: theme for theme in (DAYLIGHT, CANDLELIGHT, CONTRAST)}

_current = DAYLIGHT


def find_current_theme() -> Theme:
    """The present theme of the screen."""
    return _current


def set_current_theme(theme: Theme) -> None:
    """Set the theme."""
    global _current
    _current = theme


def make_serif_font(pixels: float, *, bold: bool = False, italic: bool = False) -> QFont:
    """The program's serif at a height in logical pixels."""
    return QFont(
        _make_serif_font(max(7, round(pixels)), bold, italic)
    )  # a copy, which the caller may change


@lru_cache(maxsize=256)
def _make_serif_font(pixels: int, bold: bool, italic: bool) -> QFont:
    font = QFont()
    font.setFamilies(list(SERIF))
    font.setStyleHint(QFont.StyleHint.Serif)
    font.setPixelSize(pixels)
    font.setBold(bold)
    font.setItalic(italic)
    return font


def make_palette(theme: Theme) -> QPalette:
    """The palette for `QApplication.setPalette`, so that native parts agree with the rest."""
    result = QPalette()
    role = QPalette.ColorRole
    for color_role, color in (
        (role.Window, theme.parchment),
        (role.WindowText, theme.ink),
        (role.Base, theme.bubble),
        (role.AlternateBase, theme.parchment_dim),
        (role.Text, theme.ink),
        (role.Button, theme.button),
        (role.ButtonText, theme.ink),
        (role.BrightText, theme.danger),
        (role.ToolTipBase, theme.bubble),
        (role.ToolTipText, theme.ink),
        (role.PlaceholderText, theme.muted),
        (role.Highlight, theme.gold),
        (role.HighlightedText, theme.gold_ink),
        (role.Link, theme.blue if not theme.dark else theme.gold_deep),
        (role.Light, theme.parchment_edge),
        (role.Mid, theme.line),
        (role.Dark, theme.line),
        (role.Shadow, theme.shadow),
    ):
        result.setColor(color_role, QColor(color))
    for color_role in (role.WindowText, role.Text, role.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, color_role, theme.find_color("ink", 0.45))
    return result


def format_stylesheet(theme: Theme) -> str:
    """The style sheet of the whole application; `objectName`s in it: `bottomBar`, `endTurn`."""
    values = {name: getattr(theme, name) for name in Theme._fields}
    values["families"] = ", ".join(f'"{family}"' for family in SERIF)
    sheet = _SHEET
    for name, value in values.items():
        sheet = sheet.replace(f"${name}$", str(value))
    return sheet


_SHEET: Final = """
QMainWindow, QDialog { background: $parchment$; color: $ink$; }
QWidget { font-family: $families$; color: $ink$; }
QMenuBar { background: $parchment_dim$; border-bottom: 2px solid $ink$; padding: 2px 6px; }
QMenuBar::item { padding: 4px 10px; border-radius: 5px; background: transparent; }
QMenuBar::item:selected { background: $gold$; color: $gold_ink$; }
QMenu { background: $bubble$; border: 2px solid $ink$; padding: 4px; }
QMenu::item { padding: 5px 26px 5px 18px; border-radius: 4px; }
QMenu::item:selected { background: $gold$; color: $gold_ink$; }
QMenu::item:disabled { color: $off$; }
QMenu::separator { height: 1px; background: $line$; margin: 4px 8px; }
QPushButton {
    background: $button$; border: 2px solid $ink$; border-radius: 7px;
    padding: 6px 16px; font-weight: bold; color: $ink$;
}
QPushButton:hover { background: $button_hover$; border-color: $gold_deep$; }
QPushButton:pressed { background: $parchment_dim$; }
QPushButton:focus { border: 3px solid $gold_deep$; padding: 5px 15px; }
QPushButton:disabled { color: $off$; border-color: $off_edge$; background: $parchment_dim$; }
QPushButton:default:enabled, QPushButton#endTurn:enabled { background: $gold$; color: $gold_ink$; }
QPushButton:checked:enabled { background: $gold$; color: $gold_ink$; }
QPushButton#endTurn[ready="false"]:enabled { background: $button$; color: $ink$; }
/* Tips and the messages of file dialogs are Qt's own labels, which read names as HTML. */
QMessageBox QLabel { qproperty-textFormat: PlainText; }
QFrame#bottomBar, QFrame#hintStrip { background: $parchment_dim$; border-top: 2px solid $ink$; }
QFrame#hintStrip QScrollArea, QFrame#hintStrip QScrollArea > QWidget > QWidget {
    background: transparent;
}
QToolTip {
    font-family: $families$; padding: 5px; qproperty-textFormat: PlainText;
    background: $bubble$; color: $ink$; border: 2px solid $ink$;
}
QLineEdit, QAbstractSpinBox, QComboBox, QListView, QTreeView, QTextEdit, QTextBrowser,
QPlainTextEdit {
    background: $bubble$; border: 1px solid $line$; border-radius: 4px; padding: 3px;
    selection-background-color: $gold$; selection-color: $gold_ink$;
}
QLineEdit:disabled { background: transparent; color: $muted$; }
QDateEdit::up-button, QDateEdit::down-button { width: 0; border: none; }
QComboBox { combobox-popup: 0; }
QComboBox QAbstractItemView { padding: 0; border: 1px solid $line$; border-radius: 0; }
QLineEdit:focus, QAbstractSpinBox:focus, QComboBox:focus, QListView:focus, QTreeView:focus,
QTextBrowser:focus, QTextEdit:focus { border: 2px solid $gold_deep$; padding: 2px; }
QGroupBox {
    border: 1px solid $line$; border-radius: 6px; margin-top: 1.1em; padding: 8px 8px 6px 8px;
}
QGroupBox::title { subcontrol-origin: margin; left: 10px; padding: 0 5px; font-weight: bold; }
QScrollBar:vertical { background: transparent; width: 12px; }
QScrollBar::handle:vertical { background: $line$; border-radius: 5px; margin: 1px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:vertical:disabled { background: transparent; }
QScrollBar:horizontal { background: transparent; height: 12px; }
QScrollBar::handle:horizontal { background: $line$; border-radius: 5px; margin: 1px; }
QScrollBar::add-line, QScrollBar::sub-line { height: 0; width: 0; }
"""
