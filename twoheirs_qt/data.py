"""Where the program's own compiled data lie: one way in a checkout, a wheel and a bundle.

The build puts them into the package itself (`packaging/compile_data.py`), so the path of this
module is all that is needed: always a real file, which Qt can open by name as well as Python.
"""

from pathlib import Path

CATALOGUE = "catalogue.json"
"""The catalogue of tiles, and the name of one that is a player's own."""

_FOLDER = Path(__file__).resolve().parent / "_data"


def path(name: str) -> Path:
    """The file `name` of the program's data, such as `catalogue.json` or `resources.rcc`.

    `name` is relative, with forward slashes. Raises FileNotFoundError, saying how to compile the
    data, where there is no such file.
    """
    found = place(name)
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
    return {file.stem.removeprefix("twoheirs_"): file for file in sorted(folder.glob("*.qm"))}
