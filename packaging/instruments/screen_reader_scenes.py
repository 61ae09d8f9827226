"""Play scenes by keys with Orca and check the speech: that expected words come, in order.

    python -m instruments.screen_reader_scenes          play all; the exit status counts errors
    python -m instruments.screen_reader_scenes duel     play one of them and print all speech

Run it in `packaging/` with the environment's Python. Readers add words of their own, so only the
order of the expected words is checked. At the table the number of words is limited, too.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from instruments.orca_session import KeySpeech, Orca, find_missing_packages, run_with_orca

VERSIONS = Path(__file__).resolve().parents[2] / "tests/tabletop/files/versions"
WORD_TIMEOUT_S = 12.0
"""Time that a busy machine may need until the next word."""

MAX_MEAN_WORDS, MAX_WORDS = 12.0, 40
"""Words a key at the table: on average, and after any key that asks no question."""
_QUESTION_KEYS = frozenset(("e", "a", "l", "h", "question"))
"""Keys that ask for long explanations."""
_END_TURN, _START = "ctrl+Return", "alt+s"
"""After these follow the actions of other players."""
NO_KEY = "…"
"""Stands for a key while another player acts."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A scene of `steps`: keys, or a text to type after a quotation mark, and the expected speech.

    That is patterns without regard to case; other speech may come between. `counted`: the scene is
    played at the table, and its words are counted.
    """

    name: str
    steps: tuple[tuple[str, tuple[str, ...]], ...]
    file: Path | None = None
    counted: bool = False


@dataclass(slots=True)
class SceneResult:
    """The errors and the speech of a scene."""

    scene: Scene
    errors: list[str] = field(default_factory=list)
    speech: list[KeySpeech] = field(default_factory=list)


_NEXT = "alt+Right"
_TUTORIAL = ("ctrl+F1", (r"Tutorial", r"1\. Take a tile"))

SCENES = (
    Scene(
        "duel",
        (
            (
                "Right",
                (r"Royal reserve", r"Mine; number 1 within reach", r"2 wood and 1 stone; rocky"),
            ),
            ("Return", (r"Mine, picked up", r"Enter takes it")),
            ("Escape", (r"Put back",)),
            ("Return", (r"Enter takes it",)),
            ("Return", (r"White took the Mine\. New in the royal reserve",)),
            ("Tab", (r"White, 4 points", r"Pilgrimage Site", r"Missing 1 wheat and 1 stone")),
            ("Right Right", (r"Lodge", r"Mine")),
            ("e", (r"Missing 1 stone",)),
            ("Tab", (r"Landscape", r"M13: open terrain")),
            ("Up Right Down Left", (r"N13",)),
            ("Return", (r"White's retinue, on M13, picked up", r"Can march to 3 tiles")),
            ("n n", (r"– March",)),
            ("Return", (r"White marched",)),
            ("b b", (r"White's Guild",)),
            ("a", (r"White's reach: ", r"wood", r"Landscape: 12 tiles")),
            ("2 Escape", (r"Picked up: Lodge", r"Put back")),
            ("ctrl+z", (r"Undone",)),
            ("ctrl+y", (r"White marched",)),
            ("Tab Tab Tab", (r"White, \d+ points?", r"White, wood", r"Chronicle")),
            (_END_TURN, (r"Blue to play",)),
            ("l", (r"White took the Mine",)),
            ("shift+Tab shift+Tab shift+Tab shift+Tab", (r"Landscape", r"Royal reserve")),
            ("1", (r"picked up", r"Enter takes it")),
            ("Return", (r"Blue took the ",)),
            ("Tab 1", (r"Picked up: ",)),
            ("n", (r": empty",)),
            ("Return", (r"Blue built the ",)),
            (_END_TURN, (r"White to play",)),
        ),
        VERSIONS / "position-1-duel.json",
        counted=True,
    ),
    Scene(
        "henry",
        (
            ("Right", (r"Siege Tower; number 1 within reach", r"For Henry: L11")),
            ("Tab", (r"Landscape", r"M13: open terrain, woods and pastures")),
            ("e", (r"Withdraw to the royal reserve", r"stands in the way", r"already moved")),
            ("Right Down Left Up", (r"N13",)),
            ("Tab Tab Tab", (r"White, 2 points", r"Chronicle", r"End turn")),
            (
                _END_TURN,
                (
                    r"Henry to play",
                    r"takes the first match",
                    r"Henry placed the Pilgrimage Site at L9",
                    r"White to play",
                ),
            ),
            ("l", (r"Henry took the Pilgrimage Site",)),
            ("shift+Tab shift+Tab shift+Tab shift+Tab shift+Tab", (r"Royal reserve",)),
        ),
        VERSIONS / "position-1-solo.json",
        counted=True,
    ),
    Scene(
        "computer",
        (
            ("ctrl+n", (r"New game dialog", r"Start")),
            ("Tab Tab Tab Tab Tab Tab", (r"Plays for White",)),
            ("Tab", (r"Plays for Blue",)),
            ("Down", (r"Greedy",)),
            (_START, (r"White: take a tile within your reach|White to play",)),
            ("Right 1", (r"picked up", r"Enter takes it")),
            ("Return", (r"White took the ",)),
            ("Tab Right Tab Right", (r"White, \d+ points?", r"Landscape")),
            (_END_TURN, (r"Greedy took the ", r"White to play")),
            ("l", (r"Greedy took the ",)),
        ),
        counted=True,
    ),
    Scene(
        "lesson 1",
        (
            _TUTORIAL,
            ("Return", (r"Lesson 1 of 8", r"Take a tile", r"Step 1 of 3")),
            (_NEXT, (r"Step 2 of 3", r"royal reserve", r"Tab leads there", r"the tile's number")),
            (_NEXT, (r"First take a tile",)),
            ("Right", (r"Cowshed; number 1 within reach",)),
            ("Return", (r"Enter takes it",)),
            ("Return", (r"White took the Cowshed", r"Step 3 of 3", r"Ctrl\+Enter")),
            (_END_TURN, (r"In short",)),
            ("ctrl+w", (r"The Two Heirs",)),
            ("ctrl+F1", (r"Tutorial",)),
        ),
    ),
    Scene(
        "lesson 2",
        (
            _TUTORIAL,
            ("Down", (r"2\. Build",)),
            ("Return", (r"Lesson 2 of 8", r"Step 1 of 4", r"the E key")),
            (_NEXT, (r"Step 2 of 4",)),
            (_NEXT, (r"Step 3 of 4", r"Build the Inn")),
            ("1", (r"White: 3 points more", r"Picked up: Inn")),
            ("Return", (r"White built the Inn at M14", r"Step 4 of 4")),
            ("1", (r"White: \d points more", r"Picked up: Cathedral")),
            ("Return", (r"White built the Cathedral at ", r"In short")),
        ),
    ),
    Scene(
        "rule book",
        (
            ("F1", (r"Rule book", r"Page of the rule book")),
            ("Down Down", (r"Two heirs, White and Blue, build one landscape together",)),
        ),
    ),
    Scene(
        "shelf",
        (
            ("ctrl+g", (r"Your games", r"White and Blue", r"in progress", r"White 4, Blue 15")),
            ("ctrl+f", (r"Search",)),
            ('"zzzz', (r"no ",)),
            ("Escape", (r"",)),
            ('"blue', (r"",)),
            ("Down", (r"White and Blue",)),
            ("Return", (r"Royal reserve",)),
        ),
        VERSIONS / "position-1-duel.json",
    ),
)


def is_limited(speech: KeySpeech) -> bool:
    """Whether the speech after this key must be short: no question, and no turn of others."""
    return speech.key not in {*_QUESTION_KEYS, _END_TURN, _START, NO_KEY}


def average_words(speech: Iterable[KeySpeech]) -> float:
    """Calculate the mean number of words after the keys whose speech must be short."""
    word_counts = [key.words for key in speech if is_limited(key)]
    return sum(word_counts) / len(word_counts) if word_counts else 0.0


def find_too_long(speech: Iterable[KeySpeech]) -> list[KeySpeech]:
    """Select the speech that must be short and has more than MAX_WORDS words."""
    return [key for key in speech if key.words > MAX_WORDS and is_limited(key)]


def do_step(orca: Orca, step: str) -> list[KeySpeech]:
    """Press the keys or type the text of a step; returns the speech."""
    return [orca.type(step[1:])] if step.startswith('"') else orca.press(*step.split())


def join_speech(speech: Iterable[KeySpeech]) -> str:
    """Join all utterances in one line."""
    return " | ".join(utterance for key in speech for utterance in key.spoken)


def check_step(orca: Orca, step: str, patterns: Sequence[str], result: SceneResult) -> str | None:
    """Do a step; returns the first pattern that is not spoken in its order, None if all are."""
    speech = do_step(orca, step)
    while True:
        missing_pattern = _find_missing(patterns, join_speech(speech))
        further_speech = orca.listen(WORD_TIMEOUT_S) if missing_pattern else ()
        if not further_speech:
            break
        speech[-1] = KeySpeech(speech[-1].key, (*speech[-1].spoken, *further_speech))
    result.speech += speech
    return missing_pattern


def _find_missing(patterns: Sequence[str], text: str) -> str | None:
    position, missing_pattern = 0, None
    for pattern in patterns:
        match = re.compile(pattern, re.IGNORECASE).search(text, position)
        if match is not None:
            position = match.end()
        elif missing_pattern is None:
            missing_pattern = pattern
    return missing_pattern


def play(scene: Scene, *, verbose: bool = False) -> SceneResult:
    """Play a scene; `verbose`: print all speech, not only that of failed steps."""
    result = SceneResult(scene)
    files = [] if scene.file is None else [str(scene.file)]
    with run_with_orca(*files, "--language", "en") as orca:
        for step, patterns in scene.steps:
            missing_pattern = check_step(orca, step, patterns, result)
            if missing_pattern is not None:
                result.errors.append(f"{scene.name}: after {step}, not spoken: {missing_pattern}")
            if verbose or missing_pattern is not None:
                print(*result.speech[-len(step.split()) :], sep="\n", flush=True)
    return result


def main(names: Sequence[str]) -> int:
    """Play the scenes of these names, or all; returns the number of errors."""
    if packages := find_missing_packages():
        print(f"Scenes are not played: {' '.join(packages)} are not installed.")
        return 0
    errors, counted = list[str](), list[KeySpeech]()
    for scene in SCENES:
        if names and scene.name not in names:
            continue
        result = play(scene, verbose=bool(names))
        state = "failed" if result.errors else "ok"
        mean = average_words(result.speech)
        print(f"{scene.name:>10}: {len(result.speech):3} keys, {mean:5.1f} words a key, {state}")
        errors += result.errors
        if scene.counted:
            counted += result.speech
    if counted:
        print(
            f"  at table: {len(counted):3} keys, {average_words(counted):5.1f} words a key",
            flush=True,
        )
        for key in find_too_long(counted):
            print(f"  too long: {key}")
    print(*errors, sep="\n")
    return len(errors)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
