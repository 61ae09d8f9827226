"""Where the program's own compiled data lie: one way in a checkout, a wheel and a bundle.

The build puts them into the package itself (`packaging/compile_data.py`), so the path of this
module is all that is needed: always a real file, which Qt can open by name as well as Python.
"""

import os
from pathlib import Path

CATALOGUE = "catalogue.json"
"""The catalogue of tiles, and the name of one that is a player's own."""

_FOLDER = Path(__file__).resolve().parent / "_data"
_held: dict[Path, Path] = {}


def path(name: str) -> Path:
    """The file `name` of the program's data, such as `catalogue.json` or `resources.rcc`.

    `name` is relative, with forward slashes. Raises FileNotFoundError, saying how to compile the
    data, where there is no such file.
    """
    found = held(place(name))
    if not found.exists():
        raise FileNotFoundError(
            f"{found} is missing: in a checkout, run `python3 packaging/dev.py compile`; "
            "an installed program wants installing again"
        )
    return found


def place(name: str) -> Path:
    """Where the file `name` lies, for people to look at; to be read, it is asked for by `path`."""
    return _FOLDER / name


def translations() -> dict[str, Path]:
    """The compiled translations by language (`pl`, `de`, …), as far as they were built."""
    folder = _FOLDER / "translations"
    files = [file for file in _held if file.parent == folder] or folder.glob("*.qm")
    return {file.stem.removeprefix("twoheirs_"): held(file) for file in sorted(files)}


def hold(*files: Path) -> None:
    """Read all data, and these files, as they are now: a newer version may take their place.

    Only for Linux, which keeps a file as long as it is open; for the rest of this process.
    """
    for file in (*files, *_FOLDER.rglob("*")):
        if file.is_file() and file not in _held:
            handle = os.open(file, os.O_RDONLY | os.O_CLOEXEC)
            _held[file] = Path(f"/proc/self/fd/{handle}")


def held(file: Path) -> Path:
    """What to open in place of `file`: the same, once `hold` has been told of it."""
    return _held.get(file, file)
