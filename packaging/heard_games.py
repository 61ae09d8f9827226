"""Whole games played to their end by what Orca speaks alone: what is done next is read from words.

    python packaging/heard_games.py                       a duel, one against Henry, one with Greedy
    python packaging/heard_games.py henry --aloud         one of them, with every word

It builds what can be built, takes what can be taken and ends its turns, until the result is heard.
The exit status is how many games did not come to their end, or said too much on the way.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field

from by_ear import Heard, Orca, listening, missing
from heard import MEAN, WAITS, average, text_of, too_long

_TURNS = 60
"""A game that goes on longer has got stuck."""
_PATIENT = 25.0
"""Seconds in which another player has begun to speak; a turn is shown step by step."""
_RESULT = re.compile(r"\b(?:beats|wins|won|draw)\b")
_AREAS = 9
"""Tab goes through no more areas than these."""

# What leads from the start page to a game.
GAMES = {
    "duel": ("space", "alt+s"),
    "henry": ("Tab", "space", "alt+s"),
    "greedy": ("ctrl+n", "Tab Tab Tab Tab Tab Tab Tab", "Down", "alt+s"),
}
_NEXT = r"(?: to play|'s last turn)"
_MINE = {"duel": f"(?:White|Blue){_NEXT}", "henry": f"White{_NEXT}", "greedy": f"White{_NEXT}"}


@dataclass(slots=True)
class Game:
    """A game in the making: all that was heard, and whether its end was."""

    orca: Orca
    aloud: bool
    heard: list[Heard] = field(default_factory=list)
    result: str = ""

    def do(self, keys: str, *, ends: bool = False) -> str:
        """Press keys; what is spoken after them. One that `ends` the turn has others play on."""
        found = self.orca.press(*keys.split(), patience=2.5)
        self._keep([Heard(WAITS, each.spoken) for each in found] if ends else found)
        return text_of(found)

    def wait(self, for_what: str) -> str:
        """Listen until this is heard, or for so long nothing at all."""
        text = ""
        while re.search(for_what, text) is None and not self.result:
            words = self.orca.listen(_PATIENT)
            if not words:
                break
            self._keep([Heard(WAITS, words)])
            text += " | ".join(words)
        return text

    def _keep(self, found: Sequence[Heard]) -> None:
        self.heard += found
        for each in found:
            if self.aloud:
                print(each, flush=True)
            said = next((words for words in each.spoken if _RESULT.search(words)), "")
            self.result = self.result or said

    # -- a turn ----------------------------------------------------------------------------------

    def turn(self, mine: str) -> None:
        """Take, build and end the turn."""
        self._build()
        self._take()
        self._build()
        text = self.do("ctrl+Return")
        for _ in range(6):
            if self.result or re.search(mine, text):
                return
            if "dialog" in text:  # a question: is there more to be done, or what is discarded?
                if "iscard" in text:
                    self.do("1 2 3")
                text = self.do("Return", ends=True)
            else:
                more = self.wait(f"{mine}|dialog")
                if not more:
                    return
                text += more

    def _go_to(self, area: str) -> bool:
        """Tab to an area of the table; False if it is not reached."""
        return any(re.search(area, self.do("Tab")) for _ in range(_AREAS))

    def _take(self) -> None:
        if not self._go_to(r"Royal reserve panel\W*(?!.*troop)"):
            return
        for number in range(1, 7):
            text = self.do(str(number))
            if "Enter takes it" in text and " took the " in self.do("Return"):
                return
            if "No tile has that number" in text:
                return

    def _build(self) -> None:
        if not self._go_to("to move"):
            return
        number = 1
        while number <= 3 and not self.result:
            text = self.do(str(number))
            if "Picked up" in text and re.search(r"\b[Ff]its on\b", text):
                if re.search(r" built the | expanded ", self.do("n Return")):
                    continue
                self.do("Escape")
            elif "icked up" in text:  # it fits nowhere, or it is one of the royal reserve
                self.do("Escape")
            if "Picked up" not in text:
                return
            number += 1


def play(name: str, *, aloud: bool = False) -> Game:
    """Play a game of this kind to its end."""
    with listening("--language", "en") as orca:
        game = Game(orca, aloud)
        for keys in GAMES[name]:
            game.do(keys)
        game.wait(r"take a tile|to play")
        for _ in range(_TURNS):
            game.turn(_MINE[name])
            if game.result:
                game.do("Tab Tab")
                break
    return game


def main(argv: Sequence[str]) -> int:
    """Play the games of these names, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", choices=[*GAMES, []])
    parser.add_argument("--aloud", action="store_true")
    options = parser.parse_args(argv)
    needed = missing()
    if needed:
        print(f"No game is listened to: {' '.join(needed)} are not installed.")
        return 0
    faults = 0
    for name in options.games or GAMES:
        game = play(name, aloud=options.aloud)
        mean, long = average(game.heard), too_long(game.heard)
        print(f"{name:>8}: {len(game.heard):4} keys, {mean:5.1f} words a key; {game.result}")
        print(*(f"  too long: {each}" for each in long), sep="\n", flush=True)
        faults += not game.result or mean > MEAN or bool(long)
    return faults


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
