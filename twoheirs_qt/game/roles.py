"""What can be asked of the model: its sections, and the roles of its rows."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from PySide6.QtCore import Qt


class Section(IntEnum):
    """The rows at the top of the model, in this order, always all present.

    - RESERVE: 7 rows, one a place, clockwise
    - LANDSCAPE: one row a tile, in the order of placing
    - HANDS: 2 rows, one an heir, each with a row for every tile held
    - TROOPS: 2 rows, one an heir, each with 3 rows, the retinue first
    - SUPPLY: no rows; `COUNT` and `TOP_TERRAIN` are roles of the section itself
    - DISCARDS: one row a tile out of the game
    - TREASURES: one row a treasure on the landscape (solo)
    - HEIRS: 2 rows
    - LOG: one row an entry of the chronicle
    """

    RESERVE = 0
    LANDSCAPE = 1
    HANDS = 2
    TROOPS = 3
    SUPPLY = 4
    DISCARDS = 5
    TREASURES = 6
    HEIRS = 7
    CHRONICLE = 8


WITH_HEIRS: Final = (Section.HANDS, Section.TROOPS)
"""The sections whose rows, one an heir, have rows of their own."""


class Role(IntEnum):
    """The values of a row beside its text; None for a role that the row does not have."""

    TILE = Qt.ItemDataRole.UserRole + 1
    """Id of the tile; None on an empty place of the reserve."""
    OWNER = Qt.ItemDataRole.UserRole + 2
    """Landscape: the heir as an int, -1 for open terrain."""
    CELL = Qt.ItemDataRole.UserRole + 3
    """`(column, row)`; None for a troop in the reserve (Henry's: outside).

    Of the section of treasures: the cell around which Henry places his tiles.
    """
    TERRAIN = Qt.ItemDataRole.UserRole + 4
    """Terrain as an int, -1 for none; for a troop, the colour of its cross."""
    SLOT = Qt.ItemDataRole.UserRole + 5
    """Reserve: the place; of the section: the shield's place."""
    IS_SHIELD = Qt.ItemDataRole.UserRole + 6
    """Reserve: whether the shield lies here."""
    CROWN = Qt.ItemDataRole.UserRole + 7
    """Reserve: whose crown the shield shows, on the section and its row; -1 on other rows."""
    IN_REACH = Qt.ItemDataRole.UserRole + 8
    """Reserve: the how manieth tile in reach of the active heir this is, from 1; 0 if beyond."""
    KIND = Qt.ItemDataRole.UserRole + 9
    """Troops: "retinue" or "troop"."""
    MOVED = Qt.ItemDataRole.UserRole + 10
    """Troops: whether it has moved this turn."""
    HEIR = Qt.ItemDataRole.UserRole + 11
    """Hands, troops, heirs, log: the heir as an int, -1 for none.

    Of the section of treasures: Henry's heir; None in a duel.
    """
    NAME = Qt.ItemDataRole.UserRole + 12
    """Hands, troops, heirs: what the heir is called, as a string for people."""
    ACTIVE = Qt.ItemDataRole.UserRole + 13
    """Heirs: whether it is this heir's turn; no one's when the game is over."""
    REACH = Qt.ItemDataRole.UserRole + 14
    """Heirs: how many tiles are in reach; of the reserve: of the active heir."""
    ACCESS = Qt.ItemDataRole.UserRole + 15
    """Heirs: how much of wood, wheat and stone, a tuple of 3."""
    POINTS = Qt.ItemDataRole.UserRole + 16
    """Heirs: points as if the game ended now."""
    COUNT = Qt.ItemDataRole.UserRole + 17
    """How many: tiles in reserve, supply, a hand, discards; treasures still on the pile."""
    TOP_TERRAIN = Qt.ItemDataRole.UserRole + 18
    """Supply: terrain of the topmost tile, -1 if it is empty."""
    TURN = Qt.ItemDataRole.UserRole + 19
    """Log: number of the turn, from 1; of the section of heirs: of the running turn."""
    EVENT = Qt.ItemDataRole.UserRole + 20
    """Log: the event of the rules; None for a giving up."""
    DISCOUNTS = Qt.ItemDataRole.UserRole + 21
    """Heirs: open discounts, 0 for the heir whose turn it is not."""
    TURNS_LEFT = Qt.ItemDataRole.UserRole + 22
    """Of the section of heirs: turns left, the running one included, once the end is triggered."""
    BESIEGED = Qt.ItemDataRole.UserRole + 23
    """Landscape: whether this building may be destroyed right now."""
    TREASURE = Qt.ItemDataRole.UserRole + 24
    """Treasures: id; landscape: id of the treasure on the tile, None without."""
    TURNED = Qt.ItemDataRole.UserRole + 25
    """Landscape: whether the tile lies face down."""
    HEADING = Qt.ItemDataRole.UserRole + 26
    """Log: whether the entry begins a turn."""
    LEVEL = Qt.ItemDataRole.UserRole + 27
    """Of the section of treasures: the level of the solo game; None in a duel."""
    COUNTED = Qt.ItemDataRole.UserRole + 28
    """Treasures: the cells whose tiles count for its condition, a tuple."""
    LACKS = Qt.ItemDataRole.UserRole + 29
    """Treasures: how many tiles it still lacks to be removed."""
    SCAFFOLD = Qt.ItemDataRole.UserRole + 30
    """Landscape: whether the scaffold stands here, on the human's last built building (solo)."""
    SUBJECT = Qt.ItemDataRole.UserRole + 31
    """The target (`game.targets`) that the row is about; None for none."""


DISPLAY: Final = int(Qt.ItemDataRole.DisplayRole)
SPOKEN: Final = int(Qt.ItemDataRole.AccessibleTextRole)
TEXT_ROLES: Final = (DISPLAY, SPOKEN, int(Role.NAME))
"""Roles whose values are words for people, which change with the language."""
