"""All files that ever broke something, and the expected messages about them.

Small ones are in `corpus/`; those above 10 kB, and special files, are made here. Each is either
valid, or gives one sentence that matches its regular expression `says`.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from tests.games.two_heirs.saves.version_1 import dump_document
from tests.long_run import LONG_RUN
from tests.tabletop.files.documents import make_duel
from tests.tabletop.saves.games import copy_document, play_game

HERE: Final = Path(__file__).with_name("corpus")
SOUND: Final = ""
"""The expected message of a file that opens."""


@dataclass(frozen=True)
class BrokenFile:
    """A file that broke something: its name, the expected message, and a function to make it.

    `make` returns the content, or creates a special file at its path and returns None; without it
    the file is in `corpus/`.
    """

    name: str
    expected_message: str
    make: Callable[[Path], bytes | None] | None = None

    def put(self, folder: Path) -> Path:
        """Make a copy of it in this folder."""
        path = folder / self.name
        content = (HERE / self.name).read_bytes() if self.make is None else self.make(path)
        if content is not None:
            path.write_bytes(content)
        return path

    @property
    def is_plain(self) -> bool:
        """Whether it is a regular file."""
        return self.make not in (_make_pipe, _link_to_zeros, _link_to_itself, _make_folder)


def _encode_json(data: object) -> bytes:
    return json.dumps(data, ensure_ascii=False).encode("utf-8")


def _make_unknown_field(count: int) -> Callable[[Path], bytes]:
    """Make a save with `count` zeros in a field that no program knows."""
    return lambda _: _encode_json({**copy_document(), "x": [0] * count})


def _make_unknown_fields(_: Path) -> bytes:
    """A save with many small unknown fields, too large in sum."""
    result = copy_document()
    for action in result["actions"]:
        action["x"] = "x" * 30_000
    return _encode_json(result)


def _make_idle_game(count: int) -> Callable[[Path], bytes]:
    """Make a save in which `count` turns are ended and nothing else is done."""

    def make(_: Path) -> bytes:
        result = copy_document()
        result["start"]["reserve"] |= {"slots": [None] * 7, "shield": 0}
        result["start"]["stack"] = []
        end = {"do": "end-turn", "discard": []}
        return _encode_json({**result, "actions": [end] * count, "done": count, "digests": []})

    return make


def _make_undone_game(_: Path) -> bytes:
    """A whole game of which every action was taken back again."""
    return _encode_json(dump_document(replace(play_game(0), done_count=0)))


def _make_endless_actions(_: Path) -> bytes:
    """A save of 5 MiB of actions without an end."""
    count = 290_000 if LONG_RUN else 30_000
    result = json.dumps({**copy_document(), "actions": [], "digests": []})
    head = result.split('"actions": [')[0]
    return (head + '"actions": [' + '{"do":"end-turn"},' * count).encode()[: 5 * 1024 * 1024]


def _make_valid_save(_: Path) -> bytes:
    return _encode_json(copy_document())


def _make_pipe(path: Path) -> None:
    os.mkfifo(path)


def _link_to_zeros(path: Path) -> None:
    path.symlink_to("/dev/zero")


def _link_to_itself(path: Path) -> None:
    path.symlink_to(path)


def _make_folder(path: Path) -> None:
    path.mkdir()


_HANDS: Final = "hands: is not written in the right form"
_LARGE: Final = "larger than 5 MiB"
_DEEP: Final = "nested too deeply"
_CELL: Final = "200"
_ACTIONS: Final = r"at most 5.?000"
_MEGA: Final = 1024 * 1024

CORPUS: Final[tuple[BrokenFile, ...]] = (
    # Names are text, whatever is in them.
    BrokenFile("names-html.twoheirs", SOUND),
    BrokenFile("names-bidi.twoheirs", SOUND),
    BrokenFile("names-lines.twoheirs", SOUND),
    BrokenFile("names-long.twoheirs", SOUND),
    BrokenFile("times-odd.twoheirs", SOUND),
    BrokenFile("format-html.twoheirs", "format of this program"),
    BrokenFile("catalogue-html.twoheirs", "in the file"),
    BrokenFile("field-html.json", _HANDS),
    # However long a field or a value is, the sentence is short.
    BrokenFile("field-long.json", _HANDS),
    BrokenFile(
        "field-longer.json",
        _HANDS,
        lambda _: _make_long_field(300_000),
    ),
    BrokenFile(
        "field-longest.json",
        _HANDS,
        lambda _: _make_long_field((4 if LONG_RUN else 1) * _MEGA),
    ),
    BrokenFile("tile-long.json", "no tile"),
    BrokenFile("twice-long.json", "twice in one object"),
    # What is written must be read again: fields that nobody knows, and the number of actions.
    BrokenFile("unknown-50-kB.twoheirs", SOUND, _make_unknown_field(16_000)),
    BrokenFile("unknown-100-kB.twoheirs", SOUND, _make_unknown_field(35_000)),
    BrokenFile(
        "unknown-5-MB.twoheirs", SOUND, _make_unknown_field(1_700_000 if LONG_RUN else 200_000)
    ),
    BrokenFile("unknown-in-all.twoheirs", SOUND, _make_unknown_fields),
    BrokenFile("actions-5001.twoheirs", _ACTIONS, _make_idle_game(5001)),
    BrokenFile(
        "actions-5000.twoheirs",
        "not the one that was saved|digests|over|turn",
        _make_idle_game(5000),
    ),
    BrokenFile("actions-taken-back.twoheirs", SOUND, _make_undone_game),
    BrokenFile("actions-endless.twoheirs", "not JSON", _make_endless_actions),
    # Cells that no game needs.
    BrokenFile("cells-million.json", _CELL),
    BrokenFile("cells-huge.json", _CELL),
    BrokenFile("cells-201.json", _CELL),
    BrokenFile("cells-minus-201.json", _CELL),
    BrokenFile("cells-200.json", SOUND),
    BrokenFile("discounts-million.json", "54"),
    BrokenFile("discounts-55.json", "54"),
    BrokenFile("discounts-54.json", SOUND),
    # Text that is no text, JSON that is no JSON.
    BrokenFile("half-character.twoheirs", "half a character"),
    BrokenFile("nesting-99.json", SOUND),
    BrokenFile("nesting-101.json", _DEEP),
    BrokenFile("nesting-9000.json", f"{_DEEP}|not JSON"),
    BrokenFile("nesting-5-MB.json", f"{_DEEP}|not JSON", lambda _: b"[" * (5 * _MEGA)),
    BrokenFile("digits.json", "too many digits"),
    BrokenFile("digits-5-MB.json", "too many digits", lambda _: b"9" * (5 * _MEGA)),
    BrokenFile("infinite.json", "not a number"),
    BrokenFile("nan.json", "not a number"),
    BrokenFile("mark.json", "byte order mark|begins with"),
    BrokenFile("utf-16.json", "not UTF-8"),
    BrokenFile("latin-1.json", "not UTF-8"),
    BrokenFile("empty.json", "it is empty"),
    BrokenFile("zeros.json", "not JSON"),
    BrokenFile("blanks-6-MB.json", _LARGE, lambda _: b" " * (6 * _MEGA)),
    BrokenFile(
        "paste-50-MB.json", _LARGE, lambda _: b'"' + b"x" * ((50 if LONG_RUN else 8) * _MEGA)
    ),
    BrokenFile("twice.json", "twice in one object"),
    # Games that are damaged.
    BrokenFile("cut.twoheirs", "not JSON"),
    BrokenFile("cut-early.twoheirs", "not JSON"),
    BrokenFile("action-wrong.twoheirs", "no place 99"),
    BrokenFile("digests-wrong.twoheirs", "not the one that was saved"),
    BrokenFile("done-far.twoheirs", "done: is not written in the right form"),
    BrokenFile("version-99.twoheirs", "version"),
    # Files of odd names, and what is no file.
    BrokenFile("\udcff\udce4.twoheirs", SOUND, _make_valid_save),
    BrokenFile(" blank.twoheirs", SOUND, _make_valid_save),
    BrokenFile("two\nlines.twoheirs", SOUND, _make_valid_save),
    BrokenFile("<b>bold<b>&amp;.twoheirs", SOUND, _make_valid_save),
    BrokenFile("\u202esriehowt.twoheirs", SOUND, _make_valid_save),
    BrokenFile("two\nlines.json", "it is empty", lambda _: b""),
    BrokenFile("\udcff.json", "it is empty", lambda _: b""),
    BrokenFile("n" * 240 + ".json", "it is empty", lambda _: b""),
    BrokenFile("pipe.twoheirs", "pipe", _make_pipe),
    BrokenFile("endless.twoheirs", _LARGE, _link_to_zeros),
    BrokenFile("loop.twoheirs", "cannot be read|no such file", _link_to_itself),
    BrokenFile("folder.twoheirs", "folder", _make_folder),
)


def _make_long_field(length: int) -> bytes:
    position = make_duel()
    position["hands"]["x" * length] = []
    return _encode_json(position)
