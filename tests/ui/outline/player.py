"""Whole games in the outline, by keys and ear."""

from __future__ import annotations

import re

from tests.ui.keyboard.listener import Key
from tests.ui.keyboard.player import Player

_SECTIONS = {"reserve": Key.Key_1, "hands": Key.Key_3, "troops": Key.Key_4, "log": Key.Key_9}
_MAX_PRESSES = 80


class OutlinePlayer(Player):
    """Takes, builds the best it hears of, expands and marches by chance."""

    def is_over(self) -> bool:
        """Whether the result has come, or the last line of the chronicle says so."""
        if self._ear.hear().startswith("Final scoring. "):
            return True
        self._ear.press(_SECTIONS["log"], Key.Key_Right, Key.Key_End)
        return "game is over" in self._ear.hear()

    def _turn(self) -> None:
        if self._go_where("reserve", "you can take"):
            self._ear.press(Key.Key_Return)
        for _ in range(3):
            if not self._go_where("hands", r"you can .*build on"):
                break
            self._ear.press(Key.Key_Return)
            self._choose_best()
        if self._random.random() < 0.4 and self._go_where("hands", "expand on"):
            self._do_by_chance("Expand")
        for _ in range(self._random.randrange(3)):
            if self._go_where("troops", "(march|deploy) to"):
                self._do_by_chance("March|Deploy")
        self._ear.end_turn()

    def _go_where(self, section: str, pattern: str) -> bool:
        """Walk down a branch until a row says `pattern`."""
        ear = self._ear
        ear.press(_SECTIONS[section])
        message = ""
        for _ in range(_MAX_PRESSES):
            ear.press(Key.Key_Down)
            before, message = message, ear.hear()
            if re.search(pattern, message):
                return True
            if message == before or message.startswith(("Landscape", "Troops", "Supply")):
                return False
        raise AssertionError(f"{section} does not end")

    def _read_entries(self) -> list[str]:
        """Every entry of the list that has the focus, which stays on the last one."""
        ear, entries = self._ear, [self._ear.hear()]
        for _ in range(_MAX_PRESSES):
            ear.press(Key.Key_Down)
            if ear.hear() == entries[-1]:
                return entries
            entries.append(ear.hear())
        raise AssertionError("the list does not end")

    def _choose_best(self) -> None:
        """Of the list that has the focus, what brings most."""
        result = self._read_entries() if self._ear.hear().startswith("Build") else []
        if not result:
            return  # there was one choice, and it is done
        values = [_read_value(item) if item.startswith("Build at") else -99 for item in result]
        self._pick(result, values.index(max(values)))

    def _do_by_chance(self, verbs: str) -> None:
        self._ear.press(Key.Key_Right)
        result = self._read_entries()
        possible = [n for n, entry in enumerate(result) if re.match(rf"({verbs}) ", entry)]
        assert possible, result
        possible = [n for n in possible if "not possible" not in result[n]]
        self._pick(result, self._random.choice(possible))

    def _pick(self, entries: list[str], number: int) -> None:
        self._ear.press(*[Key.Key_Up] * (len(entries) - 1 - number))
        assert self._ear.hear() == entries[number]
        self._ear.press(Key.Key_Return)


def _read_value(message: str) -> int:
    """Read the points in a message: "White +5; Blue −2" is 7 for the heir named first."""
    signs = {"+": 1, "−": -1}
    changes = [signs[sign] * int(amount) for sign, amount in re.findall(r"([+−])(\d+)", message)]
    return changes[0] - sum(changes[1:]) if changes else 0
