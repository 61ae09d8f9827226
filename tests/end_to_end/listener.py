"""Plays the program from outside, as a screen reader sees it: by names and actions alone.

    /usr/bin/python3 tests/end_to_end/listener.py play|names REPORT.json TURNS

Runs on the system's Python, whose pyatspi talks to the accessibility bus of the session. It knows
nothing of the program but what that tells it, and imports nothing of it. The report is JSON: for
`play` what was done and what was announced in so many turns of a duel in English, for `names` all
that is on the table of the game that is open. Both leave the program in the end.
"""

from __future__ import annotations

import importlib
import json
import re
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

pyatspi: Any = importlib.import_module("pyatspi")
GLib: Any = importlib.import_module("gi.repository.GLib")

PROGRAM = "twoheirs-qt"
SEED = "11"
TIMEOUT_S = 120.0
PRESS = "Press"
QUIT = "Ctrl+Q"
_MAX_CHILDREN = 200
_PARTS = 4
"""The reserve, the landscape and the places of two heirs."""


class Ear:
    """Hears what is announced and where the focus goes, in order."""

    def __init__(self) -> None:
        self.entries: list[tuple[str, str]] = []
        for kind in ("object:announcement", "object:state-changed:focused"):
            pyatspi.Registry.registerEventListener(self._record, kind)

    def _record(self, event: Any) -> None:
        if str(event.type).startswith("object:announcement"):
            is_assertive = event.detail1 == 2  # ATSPI_LIVE_ASSERTIVE
            # One does not hear which space or apostrophe it is.
            sentence = event.any_data.replace("\u00a0", " ").replace("’", "'")
            self.entries.append(("refused" if is_assertive else "said", sentence))
        elif event.detail1:
            self.entries.append(("focus", event.source.name))

    @property
    def announcements(self) -> list[str]:
        """All announcements so far."""
        return [words for kind, words in self.entries if kind != "focus"]


def process_incoming() -> None:
    """Handle all events that have arrived."""
    context = GLib.MainContext.default()
    for _ in range(_MAX_CHILDREN):
        if not context.iteration(False):
            break


def wait(condition: Callable[[], Any], description: str) -> Any:
    """Wait until `condition` returns something, and return it."""
    end = time.monotonic() + TIMEOUT_S
    while True:
        process_incoming()
        result = condition()
        if result:
            return result
        assert time.monotonic() < end, f"waited in vain: {description}"
        time.sleep(0.02)


def list_children(thing: Any) -> list[Any]:
    """Return the children of an object, without those that have just gone."""
    return [child for child in thing if child is not None]


def read_role(thing: Any) -> str:
    """The name of a role as at-spi2 2.56 gives it; before that, a "button" was a "push button"."""
    return str(thing.getRoleName()).removeprefix("push ")


def walk(thing: Any) -> Iterator[Any]:
    """Yield a thing and all below it, except menus and what goes away meanwhile."""
    try:
        role, below = read_role(thing), list_children(thing)
    except GLib.GError:
        return
    yield thing
    if role not in ("menu bar", "menu"):
        for child in below:
            yield from walk(child)


def list_entries(thing: Any) -> Iterator[Any]:
    """All entries of menus below a thing."""
    for child in list_children(thing):
        if read_role(child) == "menu item":
            yield child
        if read_role(child) not in ("panel", "label"):
            yield from list_entries(child)


def find_key(entry: Any) -> str:
    """The key that does what an entry of a menu does; empty if there is none."""
    names = list_actions(entry)
    return str(entry.queryAction().getKeyBinding(names.index(PRESS))) if PRESS in names else ""


def list_actions(thing: Any) -> list[str]:
    """Return the actions of an object."""
    try:
        result = thing.queryAction()
    except NotImplementedError:
        return []
    return [result.getName(number) for number in range(result.nActions)]


def do(thing: Any, action: str = PRESS) -> None:
    """Do what is called `action` with a thing."""
    names = list_actions(thing)
    assert action in names, (thing.name, action, names)
    assert thing.queryAction().doAction(names.index(action)), (thing.name, action)


def is_usable(thing: Any) -> bool:
    """Whether a thing can be used."""
    return bool(thing.getState().contains(pyatspi.STATE_SENSITIVE))


class Reader:
    """Looks at the windows of the program."""

    def __init__(self) -> None:
        self.ear = Ear()
        self.app = wait(self._find_app, "the program")
        self.app.set_cache_mask(0)  # each look is a new one
        self._table: Any = None
        self._buttons: dict[str, Any] = {}

    def _find_app(self) -> Any:
        desk = pyatspi.Registry.getDesktop(0)
        results = [app for app in list_children(desk) if PROGRAM in app.name]
        return results[0] if results and list_children(results[0]) else None

    def find(self, role: str, fits: Callable[[str], bool]) -> list[Any]:
        """Find what has a role and a name that fits, in any window."""
        results = []
        for node in walk(self.app):
            with suppress(GLib.GError):  # it has just gone
                if read_role(node) == role and fits(node.name):
                    results.append(node)
        return results

    def list_dialogs(self) -> list[Any]:
        """The dialogs that are open."""
        return [child for child in list_children(self.app) if read_role(child) == "dialog"]

    def find_button(self, name: str) -> Any:
        """The button of that name below the table; it stays where it is."""
        if name not in self._buttons:
            self._buttons[name] = self.wait_for_button(name)
        return self._buttons[name]

    def wait_for_button(self, name: str) -> Any:
        """The button of that name, once it can be used."""

        def find_usable() -> Any:
            hits = self.find("button", lambda words: words == name)
            return next((hit for hit in hits if is_usable(hit)), None)

        return wait(find_usable, f"the button {name}")

    def group(self, fits: Callable[[str], bool]) -> Any:
        """The part of the table whose name fits."""
        results = [child for child in list_children(self.find_table()) if fits(child.name)]
        return results[0] if results else None

    def leave(self) -> None:
        """Close the program by the entry of its menu, whatever that is called in its language."""
        do(next(entry for entry in list_entries(self.app) if find_key(entry) == QUIT))

    def find_table(self) -> Any:
        """The table; it stays the same from game to game."""
        if self._table is None:
            panels = wait(lambda: self.find("panel", lambda words: words == "The table"), "table")
            self._table = panels[0]
        return self._table


class Player:
    """Plays what can be played; `done` tells what, in the order in which it was done."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self._ear = reader.ear
        self.done: list[str] = []

    def begin(self) -> None:
        """A new game, from the first thing that the program shows."""
        do(self._reader.wait_for_button("Two at this screen"))
        more_box = wait(
            lambda: self._reader.find("check box", lambda words: words == "More"), "More"
        )
        do(more_box[0], "Toggle")
        seed = wait(lambda: self._reader.find("text", lambda words: words == "Seed"), "the seed")[0]
        assert seed.queryEditableText().setTextContents(SEED)
        do(self._reader.wait_for_button("Start"))
        self._wait_to_hear("take a tile", 0)

    def turn(self, number: int) -> None:
        """Take a tile, put down what can be put down, march, and hand the turn on."""
        self._take(by_name=number % 2 == 0)
        self._try_second_take()
        for name in self._list_hand():
            self._build(name)
        if len(self._list_hand()) > 2:
            self._expand(self._list_hand()[0])
        if number % 2:
            self._march()
        self._end()

    def take_back(self) -> None:
        """Undo the end of the turn, which is announced, and do it again."""
        before = len(self._ear.announcements)
        do(self._reader.find_button("Undo"))
        self._wait_to_hear("Undone: ", before)
        do(self._reader.find_button("Redo"))
        self._wait_to_hear("to play", before)

    def _wait_to_hear(self, text: str, since: int) -> None:
        wait(
            lambda: any(text in announcement for announcement in self._ear.announcements[since:]),
            f"to hear {text!r}",
        )

    def _do_and_hear(self, text: str, perform: Callable[[], None], kind: str) -> None:
        before = len(self._ear.announcements)
        perform()
        self._wait_to_hear(text, before)
        self.done.append(kind)

    def _list_reserve_places(self) -> list[Any]:
        return list_children(self._reader.group(lambda words: words.startswith("Royal reserve")))

    def _list_land_cells(self) -> list[Any]:
        return list_children(self._reader.group(lambda words: words.startswith("Landscape")))

    def _find_own_place(self) -> Any:
        return self._reader.group(lambda words: words.endswith("; to move"))

    def _list_hand(self) -> list[str]:
        """The names of the tiles in the hand of whoever is to move."""
        return [
            child.name
            for child in list_children(self._find_own_place())
            if read_role(child) == "button"
            and (child.name.count("; ") == 2 or ", picked up" in child.name)
        ]

    def _find_in_hand(self, name: str) -> Any:
        return wait(
            lambda: [
                child for child in list_children(self._find_own_place()) if child.name == name
            ],
            f"tile {name}",
        )[0]

    def _take(self, *, by_name: bool) -> None:
        reserve_place = next(
            item
            for item in self._list_reserve_places()
            if any(action.startswith("Take the ") for action in list_actions(item))
        )
        assert is_usable(reserve_place), reserve_place.name
        take_action = next(
            action for action in list_actions(reserve_place) if action.startswith("Take the ")
        )
        self._do_and_hear(
            " took ", lambda: do(reserve_place, take_action if by_name else PRESS), "take"
        )

    def _try_second_take(self) -> None:
        """A second tile is refused, aloud."""
        reserve_place = next(
            item for item in self._list_reserve_places() if "in reach" in item.name
        )
        assert not is_usable(reserve_place), reserve_place.name
        before = len(self._ear.entries)
        do(reserve_place)
        wait(lambda: ("refused", "You have already taken your tile this turn")
             in self._ear.entries[before:], "a refusal")  # fmt: skip

    def _build(self, name: str) -> None:
        do(self._find_in_hand(name))
        wait(lambda: [item for item in self._list_hand() if item.endswith(", picked up")], "a tile")
        goals = [item for item in self._list_land_cells() if ": empty – " in item.name]
        assert all(is_usable(goal) for goal in goals)
        if not goals:
            do(self._find_in_hand(_name_picked_up(name)), "Put it back")
            wait(lambda: name in self._list_hand(), "the tile in the hand again")
            return
        self._do_and_hear(" built ", lambda: do(max(goals, key=_read_gain)), "build")

    def _expand(self, name: str) -> None:
        do(self._find_in_hand(name))
        picked = self._find_in_hand(_name_picked_up(name))
        do(picked, "Turn it over")
        goals = wait(
            lambda: [item for item in self._list_land_cells() if ": empty – " in item.name],
            "a cell",
        )
        self._do_and_hear(" expanded ", lambda: do(goals[0]), "expand")

    def _march(self) -> None:
        for cell in self._list_land_cells():
            march_action = next(
                (action for action in list_actions(cell) if action.startswith("March here")), None
            )
            if march_action is not None:
                self._do_and_hear(" marched ", lambda: do(cell, march_action), "march")  # noqa: B023
                return

    def _end(self) -> None:
        before = len(self._ear.announcements)
        do(self._reader.find_button("End turn"))

        def is_ended() -> bool:
            for dialog in self._reader.list_dialogs():
                # It may be closing already, and have nothing left to be pressed.
                with suppress(GLib.GError, AssertionError, NotImplementedError):
                    _answer(list(walk(dialog)))
            return any(
                "to play" in announcement for announcement in self._ear.announcements[before:]
            )

        wait(is_ended, "the next turn")
        self.done.append("end-turn")


def _answer(dialog: list[Any]) -> None:
    """Confirm the end of the turn; if tiles must be discarded first, mark the next one."""
    for item in dialog:
        if item.name == "End turn" and is_usable(item):
            do(item)
            return
    for item in dialog:
        if "Toggle" in list_actions(item) and not item.getState().contains(pyatspi.STATE_CHECKED):
            do(item, "Toggle")
            return


def _name_picked_up(name: str) -> str:
    """Return the name of a tile of the hand once it is picked up."""
    return f"{name.split(';')[0]}, picked up"


def _read_gain(cell: Any) -> int:
    """Return the additional points that a cell promises."""
    match = re.search(r": (\d+) points? more", cell.name)
    return int(match[1]) if match else 0


def play(report: Path, turns: int) -> None:
    """Play so many turns."""
    reader = Reader()
    player = Player(reader)
    player.begin()
    for number in range(turns):
        player.turn(number)
    player.take_back()
    report.write_text(json.dumps({"done": player.done, "heard": reader.ear.entries}))
    reader.leave()


def list_names(report: Path, _: int) -> None:
    """List role, name, description and actions of each thing on the table."""
    reader = Reader()

    def find_table() -> Any:
        for panel in reader.find("panel", lambda words: words != ""):
            parts = [child for child in list_children(panel) if read_role(child) == "panel"]
            if len([part for part in parts if part.name]) >= _PARTS:
                return panel
        return None

    results = [
        (read_role(node), node.name, node.description, list_actions(node))
        for node in walk(wait(find_table, "a table with a game"))
    ]
    report.write_text(json.dumps(results))
    reader.leave()


def main(task: str, report: Path, turns: int) -> int:
    """Do the task in the loop of the registry, which delivers events; returns the exit status."""
    failed: list[str] = []

    def begin() -> bool:
        try:
            {"play": play, "names": list_names}[task](report, turns)
        except BaseException:
            failed.append(traceback.format_exc())
        pyatspi.Registry.stop()
        return False

    GLib.idle_add(begin)
    pyatspi.Registry.start(gil=False)
    print(*failed, file=sys.stderr)
    return len(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3])))
