"""The program's compiled data files: found alike in a checkout, a wheel and a bundle.

The build puts them into the package itself (`packaging/compile_data.py`), so the path of this
module is enough to find them: always real files, which Qt as well as Python can open by name.
"""

from pathlib import Path

CATALOGUE = "catalogue.json"
"""The name of the file of a catalogue, such as a player's own one."""

_FOLDER = Path(__file__).resolve().parents[1] / "_data"


def find_path(name: str) -> Path:
    """The file `name` of the program's data, such as `catalogue.json` or `resources.rcc`.

    `name` is relative, with forward slashes. Raises FileNotFoundError, saying how to compile the
    data, where there is no such file.
    """
    file = make_path(name)
    if not file.exists():
        raise FileNotFoundError(
            f"{file} is missing: in a checkout, run `python3 packaging/dev.py compile`; "
            "an installed program wants installing again"
        )
    return file


def make_path(name: str) -> Path:
    """The path of the file `name`, whether or not it exists; `find_path` is for reading it."""
    return _FOLDER / name


def find_translations() -> dict[str, Path]:
    """The compiled translations by language (`pl`, `de`, …), as far as they were built."""
    folder = _FOLDER / "translations"
    return {file.stem.removeprefix("twoheirs_"): file for file in sorted(folder.glob("*.qm"))}
