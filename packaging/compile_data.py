"""Compile `resources/` and `translations/` into `twoheirs_qt/_data/`, for the program.

- `translations/twoheirs_LANGUAGE.ts` → `translations/twoheirs_LANGUAGE.qm` (lrelease)
- `resources/**/*.json`, `**/*.words`, `licences/` and `sounds/` → copied to the same path: they
  are used without Qt
- of each game, `rulebook/*.md` → `rulebook/book.json` and `tutorial/*.md` →
  `tutorial/course.json`, read by `prose/`
- `CHANGELOG.md` and `translations/changes_LANGUAGE.md` → `changes/LANGUAGE.json`, shown after an
  update
- every other file of `resources/` → one `resources.rcc` (rcc), by its path:
  `resources/art/icon/ui/redo.svg` is `:/art/icon/ui/redo.svg`; but not `resources/desktop/` and
  other Markdown

Unchanged files are not written again, and files without a source are removed. It runs alone
(`python packaging/compile_data.py`) where PySide6 is installed, and in the build of the wheel.
"""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any
from xml.sax.saxutils import escape, quoteattr

if TYPE_CHECKING:
    from twoheirs_qt.tabletop.prose.book_model import Book
    from twoheirs_qt.tabletop.prose.course_model import Course

ROOT = Path(__file__).resolve().parent.parent


class CompileError(Exception):
    """A source cannot be compiled; the message names it and has the tool's output."""


@dataclass(frozen=True, slots=True)
class Output:
    """A file to make: its path under `_data/`, and the function that writes it."""

    name: str
    make: Callable[[Path], None]


def find_qt_tool(name: str) -> Path:
    """Find PySide6's tool `name` (`lrelease`, `lupdate`, `rcc`); CompileError if it is missing.

    Wheels keep some beside the package and some in Qt's libexec folder, and Windows adds `.exe`.
    A PySide6 built for a system's Qt uses that one's.
    """
    for folder in _list_tool_folders():
        for suffix in ("", ".exe"):
            candidate = folder / (name + suffix)
            if candidate.is_file():
                return candidate
    raise CompileError(f"Qt's {name} was not found: is PySide6-Essentials installed?")


def _list_tool_folders() -> Iterator[Path]:
    spec = importlib.util.find_spec("PySide6")
    if spec is None:
        return
    for package in spec.submodule_search_locations or []:
        for folder in ("", "Qt/libexec", "Qt/bin", "libexec", "bin"):
            yield Path(package, folder)
    from PySide6.QtCore import QLibraryInfo

    for path_name in ("LibraryExecutablesPath", "BinariesPath"):
        yield Path(QLibraryInfo.path(QLibraryInfo.LibraryPath[path_name]))


def run_tool(name: str, *arguments: str | Path, env: dict[str, str] | None = None) -> None:
    """Run Qt's tool `name`; CompileError with its output if it fails."""
    command = [str(find_qt_tool(name)), *map(str, arguments)]
    process = subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        env={**os.environ, **(env or {})},
        check=False,
    )
    if process.returncode:
        raise CompileError(f"{name} failed ({process.returncode}):\n{process.stdout.strip()}")


def compile_all(root: Path = ROOT) -> list[str]:
    """Bring `root/twoheirs_qt/_data/` up to date; returns the names of the changed files.

    CompileError at the first broken source; then no file is changed.
    """
    target = root / "twoheirs_qt" / "_data"
    target.mkdir(parents=True, exist_ok=True)
    outputs = [
        *_list_translations(root),
        *_list_copied_files(root),
        *_list_prose(root),
        *_list_changes(root),
    ]
    outputs += _list_artwork(root)
    with tempfile.TemporaryDirectory() as folder:
        temporary_folder = Path(folder)
        for output in outputs:
            (temporary_folder / output.name).parent.mkdir(parents=True, exist_ok=True)
            output.make(temporary_folder / output.name)
        changed = [
            output.name
            for output in outputs
            if _replace_if_changed(temporary_folder, target, output.name)
        ]
    _remove_stale(target, {output.name for output in outputs})
    os.utime(target)  # the time of the folder is when its data were up to date
    return changed


def _list_translations(root: Path) -> Iterable[Output]:
    for source in sorted((root / "translations").glob("twoheirs_*.ts")):
        if not source.read_bytes().strip():
            continue  # a new language, still without texts

        def make(destination: Path, source: Path = source) -> None:
            run_tool("lrelease", "-silent", source, "-qm", destination)

        yield Output(f"translations/{source.stem}.qm", make)


def _list_resource_files(root: Path) -> list[Path]:
    folder = root / "resources"
    return sorted(
        file
        for file in folder.rglob("*")
        if file.is_file()
        and not any(part.startswith(".") for part in file.relative_to(folder).parts)
        and file.relative_to(folder).parts[0] != "desktop"
        and file.suffix != ".md"
    )


def _is_copied(root: Path, source: Path) -> bool:
    folder = source.relative_to(root / "resources").parts[0]
    return source.suffix in (".json", ".words") or folder in ("licences", "sounds")


_PROSE = {"rulebook": "book.json", "tutorial": "course.json"}
"""The compiled files of the folders of prose of a game."""

GAMES = ("games/two_heirs", "games/bunny_kingdom")
"""The folders in `resources/` with the prose of a game."""


def _list_prose(root: Path) -> Iterable[Output]:
    for game in GAMES:
        resources = root / "resources" / game
        if not any(list(resources.glob(f"{folder}/*.md")) for folder in _PROSE):
            continue
        read = cache(lambda game=game: read_prose(root, game))
        for number, (folder, name) in enumerate(_PROSE.items()):

            def make(
                destination: Path, number: int = number, read: Callable[[], Any] = read
            ) -> None:
                prose = read()[number]
                from prose.packing import pack  # `read` has made it importable

                destination.write_text(json.dumps(pack(prose), ensure_ascii=False), "utf-8")

            yield Output(Path(game, folder, name).as_posix(), make)


def read_prose(root: Path, game: str = GAMES[0]) -> tuple[Book, Course]:
    """Read the rule book and the tutorial of the game in a folder of `resources/`.

    CompileError if they are wrong.
    """
    _make_tools_importable()
    from prose import read
    from prose.markdown import ProseFault

    try:
        return read(root / "resources", game)
    except ProseFault as fault:
        raise CompileError(str(fault)) from fault


def _list_changes(root: Path) -> Iterable[Output]:
    sources = {"en": root / "CHANGELOG.md"}
    for file in sorted((root / "translations").glob("changes_*.md")):
        sources[file.stem.removeprefix("changes_")] = file
    for language, source in sources.items():

        def make(destination: Path, source: Path = source) -> None:
            _make_tools_importable()
            from devtools.changelog import ChangelogFault, dump_releases, read_releases

            try:
                changes = dump_releases(read_releases(source.read_text("utf-8")))
            except ChangelogFault as fault:
                raise CompileError(f"{source.name}: {fault}") from fault
            destination.write_text(json.dumps(changes, ensure_ascii=False), "utf-8")

        if source.is_file():
            yield Output(f"changes/{language}.json", make)


def _make_tools_importable() -> None:
    """Add this project's modules to the path, for the build of the wheel."""
    for folder in (ROOT / "packaging", ROOT):
        if str(folder) not in sys.path:
            sys.path.insert(0, str(folder))


def _list_copied_files(root: Path) -> Iterable[Output]:
    for source in _list_resource_files(root):
        if _is_copied(root, source):

            def make(destination: Path, source: Path = source) -> None:
                shutil.copyfile(source, destination)

            yield Output(source.relative_to(root / "resources").as_posix(), make)


def _list_artwork(root: Path) -> Iterable[Output]:
    folder = root / "resources"
    sources = tuple(file for file in _list_resource_files(root) if not _is_copied(root, file))

    def make(destination: Path) -> None:
        aliases = [quoteattr(file.relative_to(folder).as_posix()) for file in sources]
        files = "\n".join(
            f"<file alias={alias}>{escape(str(file))}</file>"
            for alias, file in zip(aliases, sources, strict=True)
        )
        listing = destination.with_suffix(".qrc")
        listing.write_text(
            f'<RCC version="1.0"><qresource prefix="/">\n{files}\n</qresource></RCC>\n', "utf-8"
        )
        # rcc stores the files' times: with one for all, equal sources give equal bytes (0: unset).
        fixed_time = dict.fromkeys(("QT_RCC_SOURCE_DATE_OVERRIDE", "SOURCE_DATE_EPOCH"), "1")
        run_tool("rcc", "--binary", listing, "-o", destination, env=fixed_time)
        listing.unlink()

    if sources:
        yield Output("resources.rcc", make)


def _replace_if_changed(temporary_folder: Path, target: Path, name: str) -> bool:
    """Move a file into place in one step, since another process may be reading the old one.

    Returns False if it is unchanged.
    """
    destination, content = target / name, (temporary_folder / name).read_bytes()
    if destination.is_file() and destination.read_bytes() == content:
        return False
    destination.parent.mkdir(parents=True, exist_ok=True)
    _replace(destination, content)
    return True


def _replace(destination: Path, content: bytes) -> None:
    handle, name = tempfile.mkstemp(prefix=".", dir=destination.parent)
    with os.fdopen(handle, "wb") as file:
        file.write(content)
    os.chmod(name, 0o644)
    os.replace(name, destination)


def _remove_stale(target: Path, current_names: set[str]) -> None:
    for file in target.rglob("*"):
        name = file.relative_to(target).as_posix()
        # Names with a leading dot are files that another process is writing.
        if file.is_file() and name not in current_names and not file.name.startswith("."):
            file.unlink(missing_ok=True)


def main() -> int:
    """Compile and print the changed files; exit status 1 and the error if a source is broken."""
    try:
        changed = compile_all()
    except (CompileError, PermissionError) as error:
        print(error, file=sys.stderr)
        return 1
    if changed:
        ellipsis = f" and {len(changed) - 5} more" if len(changed) > 5 else ""
        print(f"compiled {', '.join(changed[:5])}{ellipsis}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
