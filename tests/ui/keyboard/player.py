"""Whole games at the table, by keys and ear."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from random import Random

from tests.ui.keyboard.listener import SHIFT, Key, Listener

_ARROWS = (Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down)
_ENTRY = (
    r"^Chronicle$|^Turn \d|"
    r"^(White|Blue|Henry|A treasure|The supply|The game|Top of)\b"
    r"(?![:,]|'s (?:retinue|troop)).*[^.]$"
)
"""What an entry of the chronicle begins with; sentences of the table end with a full
stop or name their heir before a comma, and lines of the score sheet before a colon."""
_SHEET = "^Close the score sheet$"
_MAX_PRESSES = 40


class Player(ABC):
    """Plays a game by what it hears, and by chance."""

    def __init__(self, listener: Listener, seed: int) -> None:
        self._ear = listener
        self._random = Random(seed)

    def play(self) -> None:
        """Play to the end of the game."""
        for _ in range(60):
            self._turn()
            if self.is_over():
                return
        raise AssertionError("the game does not end")

    @abstractmethod
    def is_over(self) -> bool:
        """Whether it can be heard that the game is over."""

    @abstractmethod
    def _turn(self) -> None:
        """Play one turn."""


class TablePlayer(Player):
    """Takes what comes first, builds what can be built, expands and marches by chance."""

    def is_over(self) -> bool:
        """Whether the score sheet has opened, as it does at the end."""
        self._tab_to(f"{_ENTRY}|{_SHEET}")
        return re.search(_SHEET, self._ear.hear()) is not None

    def _turn(self) -> None:
        self._take()
        for number in (Key.Key_3, Key.Key_2, Key.Key_1):
            self._lay(number)
        for _ in range(self._random.randrange(3)):
            self._move()
        self._ear.end_turn()

    def _tab_to(self, pattern: str) -> None:
        """Tab until what is heard matches."""
        for _ in range(_MAX_PRESSES):
            if re.search(pattern, self._ear.hear()):
                return
            self._ear.press(Key.Key_Tab)
        raise AssertionError(f"Tab never comes to {pattern}")

    def _go_right_to(self, pattern: str) -> None:
        """Right until what is heard matches."""
        messages = []
        for _ in range(_MAX_PRESSES):
            messages.append(self._ear.hear())
            if re.search(pattern, messages[-1]):
                return
            self._ear.press(Key.Key_Right)
        raise AssertionError(f"there is no {pattern} among {messages}")

    def _take(self) -> None:
        ear = self._ear
        self._tab_to(r"; out of reach$|in reach$|^Royal shield|^This place of the royal")
        for _ in range(7):
            if ear.hear().endswith("; number 1 within reach"):
                ear.press(Key.Key_Return, Key.Key_Return)
                return
            ear.press(Key.Key_Right)

    def _lay(self, number: Key) -> None:
        """Build with a tile of the hand where the cursor goes, or some steps from there."""
        ear = self._ear
        before = ear.hear()
        ear.press(number)
        if ear.hear() == before:
            return  # so many are not held
        if "Build" in ear.hear():
            self._wander("Build")
            ear.press(Key.Key_Return)
            return
        if self._random.random() < 0.25:
            ear.press(Key.Key_F)
            if "Expand" in ear.hear():
                ear.press(Key.Key_Return)
                return
        ear.press(Key.Key_Escape)

    def _move(self) -> None:
        ear = self._ear
        # Back from the buttons and the chronicle, one comes to the places of the heirs first.
        self._tab_to(_ENTRY)
        ear.press(Key.Key_Backtab, modifiers=SHIFT)
        # The heir to move comes first, behind the supply and what is out of the game.
        for pattern in ("^Supply|supply is empty", r"no access to wood|, wood: "):
            self._go_right_to(pattern)
        ear.press(*[Key.Key_Right] * (3 + self._random.randrange(3)))
        assert re.match(r"\w+'s (troop|retinue)", ear.hear()), ear.hear()
        ear.press(Key.Key_Return)
        if re.search("March|Deploy", ear.hear()):
            self._wander("March|Deploy")
            ear.press(Key.Key_Return)
        else:
            ear.press(Key.Key_Escape)

    def _wander(self, pattern: str) -> None:
        """Some steps by chance, and back where the last one led to nothing."""
        ear = self._ear
        for _ in range(self._random.randrange(3)):
            arrow = self._random.randrange(4)
            ear.press(_ARROWS[arrow])
            if not re.search(pattern, ear.hear()):
                ear.press(_ARROWS[arrow ^ 1])
                if not re.search(pattern, ear.hear()):  # at the edge of the landscape
                    ear.press(_ARROWS[arrow])
