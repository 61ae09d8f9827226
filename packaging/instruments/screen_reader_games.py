"""Play whole games to their end by Orca's speech alone: the next action is read from words.

    python -m instruments.screen_reader_games                     all of GAMES
    python -m instruments.screen_reader_games henry --verbose     one of them, with all speech

Run it in `packaging/` with the environment's Python. It builds what can be built, takes what can be
taken and ends its turns, until the result is spoken; at Bunny Kingdom it picks the first two cards.
The exit status counts the games that did not end or had too much speech.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field

from instruments.orca_session import KeySpeech, Orca, find_missing_packages, run_with_orca
from instruments.screen_reader_scenes import (
    MAX_MEAN_WORDS,
    NO_KEY,
    average_words,
    find_too_long,
    join_speech,
)

_MAX_TURNS = 60
_PICK = "Play one, drop one"
_CAMP = "or keep it|build it before"
_BUILD = "Build or finish"
_STEP = r" takes [A-J]\d| plays: | keeps [A-J]\d|^Fief of |parchments are turned|, \d+ in all"
_QUESTION = f"{_PICK}|{_CAMP}|trading post|do you copy|{_BUILD}|{_STEP}"
MAX_OWN_WORDS = 15
"""Of the program after a key of Bunny Kingdom, without the words that Orca adds."""
_ROLES = re.compile(r" (?:push button|panel|image)(?: grayed)?\b")
_MAX_DECISIONS = 300
"""Of a game of Bunny Kingdom; two lords make some 60 decisions each."""
_KEY_TIMEOUT_S = 6.0
"""Time for the first word after a key, on a busy machine."""
_PLAYER_TIMEOUT_S = 25.0
"""Time for another player's next step to be spoken."""
_RESULT = re.compile(r"\b(?:beats|wins|won|draw)\b")
_MAX_AREAS = 9
"""Tab goes through no more areas than these."""

# Keys that lead from the start page to a game.
GAMES = {
    "duel": ("space", "alt+s"),
    "henry": ("Tab", "space", "alt+s"),
    "greedy": ("ctrl+n", "Tab Tab Tab Tab Tab Tab Tab", "Down", "alt+s"),
    "bunny": ("space", "alt+s"),
}
_NEXT = r"(?: to play|'s last turn)"
_MY_TURN = {"duel": f"(?:White|Blue){_NEXT}", "henry": f"White{_NEXT}", "greedy": f"White{_NEXT}"}


@dataclass(slots=True)
class Game:
    """A running game: all its speech, and its result as soon as that is spoken."""

    orca: Orca
    verbose: bool
    speech: list[KeySpeech] = field(default_factory=list)
    result: str = ""

    def do(self, keys: str, *, ends_turn: bool = False) -> str:
        """Press keys; returns the speech. `ends_turn`: others play then."""
        speech = self.orca.press(*keys.split(), timeout_s=_KEY_TIMEOUT_S)
        self._add([KeySpeech(NO_KEY, key.spoken) for key in speech] if ends_turn else speech)
        return join_speech(speech)

    def wait(self, pattern: str) -> str:
        """Listen until the pattern is spoken or nothing is for _PLAYER_TIMEOUT_S."""
        text = ""
        while re.search(pattern, text) is None and not self.result:
            spoken = self.orca.listen(_PLAYER_TIMEOUT_S)
            if not spoken:
                break
            self._add([KeySpeech(NO_KEY, spoken)])
            text += " | ".join(spoken)
        return text

    def find_too_long(self) -> list[KeySpeech]:
        """Select the speech that must be short and is not."""
        return find_too_long(self.speech)

    def _add(self, speech: Sequence[KeySpeech]) -> None:
        self.speech += speech
        for key in speech:
            if self.verbose:
                print(key, flush=True)
            result = next((text for text in key.spoken if _RESULT.search(text)), "")
            self.result = self.result or result

    # -- a turn ----------------------------------------------------------------------------------

    def turn(self, my_turn: str) -> None:
        """Take, build and end the turn."""
        self._build()
        self._take()
        self._build()
        text = self.do("ctrl+Return")
        for _ in range(6):
            if self.result or re.search(my_turn, text):
                return
            if "dialog" in text:  # a question: end the turn with actions left, or discard tiles
                if "iscard" in text:
                    self.do("1 2 3")
                text = self.do("Return", ends_turn=True)
            else:
                further_speech = self.wait(f"{my_turn}|dialog")
                if not further_speech:
                    return
                text += further_speech

    def go_to(self, area: str) -> bool:
        """Press Tab up to an area of the table; False if it is not reached."""
        return any(re.search(area, self.do("Tab")) for _ in range(_MAX_AREAS))

    def _take(self) -> None:
        if not self.go_to(r"Royal reserve panel\W*(?!.*troop)"):
            return
        for number in range(1, 7):
            text = self.do(str(number))
            if "Enter takes it" in text and " took the " in self.do("Return"):
                return
            if "No tile has that number" in text:
                return

    def _build(self) -> None:
        if not self.go_to("to move"):
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


@dataclass(slots=True)
class BunnyGame(Game):
    """A running game of Bunny Kingdom against a computer."""

    def play(self) -> None:
        """Answer what is asked until the result is spoken."""
        text = self.wait(_QUESTION)
        for _ in range(_MAX_DECISIONS):
            if self.result:
                return
            text = self._decide(text) or self.wait(_QUESTION)

    def find_too_long(self) -> list[KeySpeech]:
        """Select the speech with more than MAX_OWN_WORDS words of the program's own."""
        return [key for key in self.speech if _count_own_words(key) > MAX_OWN_WORDS]

    def _decide(self, text: str) -> str:
        """Do what the speech asks for; returns the speech that follows."""
        if re.search(_CAMP, text):
            return self._press_button("Keep")
        if re.search(r"trading post|do you copy", text):
            return self.do("Return")
        if re.search(_BUILD, text):
            return self._build_first()
        if re.search(_PICK, text):
            return self._pick()
        if re.search(_STEP, text):  # the first steps one by one, then all others at once
            return self.do("space" if self._count_steps() % 5 < 3 else "Escape")
        return self.do("Escape") or self._ask_again()

    def _count_steps(self) -> int:
        """Count the steps of shows that were spoken."""
        return sum(bool(re.search(_STEP, text)) for key in self.speech for text in key.spoken)

    def _ask_again(self) -> str:
        """Go through the table to find out what can be done: a question may have been missed."""
        for _ in range(_MAX_AREAS):
            text = self.do("Tab")
            if "Finish building push" in text:
                return self.do("Return")
            if "Keep push" in text:
                return self.do("Return")
            if re.search("Your hand", text):
                return _PICK
        return ""

    def _pick(self) -> str:
        """Choose the card under the cursor and its neighbor."""
        chosen = self.do("Return")
        if ", to play" not in chosen:
            self.do("Escape Escape")  # what was chosen already was taken back
            if not self.go_to("Your hand") or ", to play" not in self.do("Return"):
                return ""
        text = self.do("Right") or self.do("Left")
        return self.do("ctrl+Return") if "Confirm, or" in self.do("Return") else text

    def _build_first(self) -> str:
        """Put the first building on the second place for it; then finish."""
        if self.go_to("Your buildings") and re.search(r"\d+ place", self.do("Return")):
            self.do("n")
            if "second tower" in self.do("Return"):
                self.do("n Return")
        return self.do("ctrl+Return")

    def _press_button(self, name: str) -> str:
        return self.do("Return") if self.go_to(f"{name} push button") else ""


def _count_own_words(speech: KeySpeech) -> int:
    """Count words without those that Orca adds for the kinds of things."""
    return sum(len(_ROLES.sub("", text).split()) for text in speech.spoken)


def play(name: str, *, verbose: bool = False) -> Game:
    """Play a game of this kind to its end."""
    with run_with_orca("--language", "en") as orca:
        game = BunnyGame(orca, verbose) if name == "bunny" else Game(orca, verbose)
        if name == "bunny":
            game.go_to("Bunny Kingdom push button")
        for keys in GAMES[name]:
            game.do(keys)
        if isinstance(game, BunnyGame):
            game.speech.clear()  # what is counted is what is spoken at the table
            game.play()
            return game
        game.wait(r"take a tile|to play")
        for _ in range(_MAX_TURNS):
            game.turn(_MY_TURN[name])
            if game.result:
                game.do("Tab Tab")
                break
    return game


def main(argv: Sequence[str]) -> int:
    """Play the games of these names, or all; returns the number of failed ones."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", choices=[*GAMES, []])
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args(argv)
    if packages := find_missing_packages():
        print(f"No game is played: {' '.join(packages)} are not installed.")
        return 0
    failures = 0
    for name in options.games or GAMES:
        game = play(name, verbose=options.verbose)
        mean, too_long = average_words(game.speech), game.find_too_long()
        print(f"{name:>8}: {len(game.speech):4} keys, {mean:5.1f} words a key; {game.result}")
        print(*(f"  too long: {key}" for key in too_long), sep="\n", flush=True)
        failures += not game.result or mean > MAX_MEAN_WORDS or bool(too_long)
    return failures


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
