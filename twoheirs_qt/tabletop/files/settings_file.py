"""The file of settings: an INI file, as Qt writes and reads them, in which every value is text."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from twoheirs_qt.tabletop.files.reading import open_regular
from twoheirs_qt.tabletop.files.writing import convert_error, make_folder, write_bytes

_MAX_BYTES: Final = 1_000_000
"""The maximum size of the file, which usually has some thousand bytes."""
_GENERAL_SECTION: Final = "General"
"""The section of keys without a group."""
_PLAIN_VALUE: Final = re.compile(r"[A-Za-z0-9_./+-]*")
"""Values that need no quotes."""
_SPECIAL_CHARACTERS: Final = re.compile(r'["\\]|[\x00-\x1f\x7f][0-9a-fA-F]*')
_ESCAPE: Final = re.compile(r"\\(?:x([0-9a-fA-F]{1,4})|(.))", re.DOTALL)
_BLANKS: Final = " \t\r"
_ESCAPE_LETTERS: Final = {
    "a": "\a",
    "b": "\b",
    "f": "\f",
    "n": "\n",
    "r": "\r",
    "t": "\t",
    "v": "\v",
}


def read_settings(path: Path) -> dict[str, str]:
    """Read the values by their keys, such as `table/facing`; never raises.

    A damaged file is renamed, so that it can be repaired.
    """
    try:
        return _read(path)
    except OSError:  # the program starts with defaults
        return {}


def write_settings(path: Path, values: Mapping[str, str]) -> None:
    """Write these values into a file; it keeps those of other keys. Raises FileError."""
    make_folder(path.parent)
    try:
        old_values = _read(path)
    except OSError as error:
        raise convert_error(error, path) from None
    sections: dict[str, list[str]] = {}
    for key, value in sorted({**old_values, **values}.items()):
        group, _, name = key.rpartition("/")
        sections.setdefault(group or _GENERAL_SECTION, []).append(
            f"{name}={_format_value(value)}\n"
        )
    text = "\n".join(f"[{group}]\n{''.join(lines)}" for group, lines in sections.items())
    write_bytes(path, text.encode("utf-8", "replace"))


def _read(path: Path) -> dict[str, str]:
    try:
        with open(path, "rb", opener=open_regular) as file:
            raw = file.read(_MAX_BYTES + 1)
        if len(raw) > _MAX_BYTES or b"\0" in raw:
            raise ValueError
        return _parse(raw.decode("utf-8-sig"))
    except FileNotFoundError:
        return {}
    except ValueError:
        os.replace(path, path.with_name(path.name + ".broken"))
        return {}


def _parse(text: str) -> dict[str, str]:
    values, group = dict[str, str](), ""
    for line in (line.strip(_BLANKS) for line in text.split("\n")):
        if line.startswith("["):
            name = line.strip("[]")
            group = "" if name == _GENERAL_SECTION else f"{name}/"
            continue
        key, equals, value = (part.strip(_BLANKS) for part in line.partition("="))
        if not equals or line.startswith(";"):
            continue
        if len(value) > 1 and value[0] == value[-1] == '"':
            value = value[1:-1]
        value = _ESCAPE.sub(_unescape, value)
        if value.startswith("@@") or not value.startswith(
            "@"
        ):  # else Qt stores a value of another type
            values[group + key] = value.removeprefix("@")
    return values


def _format_value(value: str) -> str:
    if value.startswith("@"):
        value = f"@{value}"
    return (
        value if _PLAIN_VALUE.fullmatch(value) else f'"{_SPECIAL_CHARACTERS.sub(_escape, value)}"'
    )


def _escape(match: re.Match[str]) -> str:
    letters = match[0]
    if letters in ('"', "\\"):
        return f"\\{letters}"
    # Hexadecimal digits that follow are escaped, too.
    return "".join(f"\\x{ord(letter):x}" for letter in letters)


def _unescape(match: re.Match[str]) -> str:
    digits, letter = match.groups()
    return chr(int(digits, 16)) if digits else _ESCAPE_LETTERS.get(letter, letter)
