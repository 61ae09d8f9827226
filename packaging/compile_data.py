"""Compiles `resources/` and `translations/` into `twoheirs_qt/_data/`, where the program looks.

- `translations/twoheirs_LANGUAGE.ts` → `translations/twoheirs_LANGUAGE.qm` (lrelease)
- `resources/**/*.json` → the same path, plain: the headless commands read them without Qt; and so
  `resources/licences/`, for people look for them in a package without running it, and
  `resources/sounds/`, which are played without Qt
- `resources/rulebook/*.md` → `rulebook/book.json`, `resources/tutorial/*.md` →
  `tutorial/course.json`: what people write, read by `prose/`
- `CHANGELOG.md` and `translations/changes_LANGUAGE.md` → `changes/LANGUAGE.json`: the program tells
  what is new after an update
- every other file of `resources/` → one `resources.rcc` (rcc), found by its path there:
  `resources/art/mill.svg` is `:/art/mill.svg`; but for `resources/desktop/`, which systems read,
  and other Markdown, which people read

What has not changed is not compiled again, and what has lost its source goes. Runs alone
(`python packaging/compile_data.py`) where PySide6 is installed, and from the build of the wheel.
"""

from __future__ import annotations

import hashlib
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
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape, quoteattr

if TYPE_CHECKING:
    from twoheirs_qt.words.rulebook.model import Book
    from twoheirs_qt.words.tutorial.model import Course

ROOT = Path(__file__).resolve().parent.parent
STAMPS = "stamps.json"


class CompileError(Exception):
    """A source cannot be compiled; the message names it and gives the tool's own words."""


@dataclass(frozen=True, slots=True)
class Output:
    """One file to make: its path under `_data/`, the sources whose change remakes it, and how."""

    name: str
    sources: tuple[Path, ...]
    make: Callable[[Path], None]


def qt_tool(name: str) -> Path:
    """PySide6's own executable `name` (`lrelease`, `lupdate`, `rcc`).

    Wheels keep some beside the package and some in Qt's libexec folder, and Windows adds `.exe`.
    A PySide6 that was built for a system's own Qt uses that one's. Raises CompileError where there
    is none.
    """
    for folder in _tool_folders():
        for suffix in ("", ".exe"):
            candidate = folder / (name + suffix)
            if candidate.is_file():
                return candidate
    raise CompileError(f"Qt's {name} was not found: is PySide6-Essentials installed?")


def _tool_folders() -> Iterator[Path]:
    spec = importlib.util.find_spec("PySide6")
    if spec is None:
        return
    for package in spec.submodule_search_locations or []:
        for folder in ("", "Qt/libexec", "Qt/bin", "libexec", "bin"):
            yield Path(package, folder)
    from PySide6.QtCore import QLibraryInfo

    for place in ("LibraryExecutablesPath", "BinariesPath"):
        yield Path(QLibraryInfo.path(QLibraryInfo.LibraryPath[place]))


def run_tool(name: str, *arguments: str | Path, env: dict[str, str] | None = None) -> None:
    """Run Qt's tool `name`; CompileError with everything it said if it fails."""
    command = [str(qt_tool(name)), *map(str, arguments)]
    done = subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        env={**os.environ, **(env or {})},
        check=False,
    )
    if done.returncode:
        raise CompileError(f"{name} failed ({done.returncode}):\n{done.stdout.strip()}")


def compile_all(root: Path = ROOT) -> list[str]:
    """Bring `root/twoheirs_qt/_data/` up to date; returns the names of what was made anew.

    Raises CompileError at the first source that is broken; what was there before stays.
    """
    target = root / "twoheirs_qt" / "_data"
    target.mkdir(parents=True, exist_ok=True)
    outputs = [*_translations(root), *_plain(root), *_prose(root), *_changes(root)]
    outputs += _artwork(root)
    before = _read_stamps(target)
    stamps: dict[str, str] = {}
    made: list[str] = []
    for output in outputs:
        stamp = _stamp(root, output.sources)
        destination = target / output.name
        if before.get(output.name) != stamp or not destination.is_file():
            _make(output, destination)
            made.append(output.name)
        stamps[output.name] = stamp
    _remove_stale(target, {*stamps, STAMPS})
    if stamps != before:
        _replace(target / STAMPS, json.dumps(stamps, indent=1, sort_keys=True).encode())
    return made


def _translations(root: Path) -> Iterable[Output]:
    for source in sorted((root / "translations").glob("twoheirs_*.ts")):
        if not source.read_bytes().strip():
            continue  # a language begun with an empty file has nothing to say yet

        def make(destination: Path, source: Path = source) -> None:
            run_tool("lrelease", "-silent", source, "-qm", destination)

        yield Output(f"translations/{source.stem}.qm", (source,), make)


def _resource_files(root: Path) -> list[Path]:
    folder = root / "resources"
    return sorted(
        file
        for file in folder.rglob("*")
        if file.is_file()
        and not any(part.startswith(".") for part in file.relative_to(folder).parts)
        and file.relative_to(folder).parts[0] != "desktop"
        and file.suffix != ".md"
    )


def _stays_plain(root: Path, source: Path) -> bool:
    folder = source.relative_to(root / "resources").parts[0]
    return source.suffix == ".json" or folder in ("licences", "search", "sounds")


_PROSE = {"rulebook": "book.json", "tutorial": "course.json"}
"""Folders of `resources/` in which people write, and what becomes of each."""


def _prose(root: Path) -> Iterable[Output]:
    sources = sorted(file for folder in _PROSE for file in root.glob(f"resources/{folder}/*.md"))
    # What is read holds names that the program gives, in the program's own classes.
    code = [*root.glob("packaging/prose/*.py"), *root.glob("twoheirs_qt/words/**/*.py")]
    for number, (folder, name) in enumerate(_PROSE.items()):

        def make(destination: Path, number: int = number) -> None:
            written = read_prose(root)[number]
            from prose.packing import packed  # found by now

            destination.write_text(json.dumps(packed(written), ensure_ascii=False), "utf-8")

        if sources:
            yield Output(f"{folder}/{name}", (*sources, *sorted(code)), make)


def read_prose(root: Path) -> tuple[Book, Course]:
    """The rule book and the tutorial as they are written in `resources/`. Raises CompileError."""
    _find_tools()
    from prose import read
    from prose.markdown import ProseFault

    try:
        return read(root / "resources")
    except ProseFault as fault:
        raise CompileError(str(fault)) from fault


def _changes(root: Path) -> Iterable[Output]:
    sources = {"en": root / "CHANGELOG.md"}
    for file in sorted((root / "translations").glob("changes_*.md")):
        sources[file.stem.removeprefix("changes_")] = file
    for language, source in sources.items():

        def make(destination: Path, source: Path = source) -> None:
            _find_tools()
            from devtools.changelog import ChangelogFault, packed, releases

            try:
                found = packed(releases(source.read_text("utf-8")))
            except ChangelogFault as fault:
                raise CompileError(f"{source.name}: {fault}") from fault
            destination.write_text(json.dumps(found, ensure_ascii=False), "utf-8")

        if source.is_file():
            yield Output(f"changes/{language}.json", (source,), make)


def _find_tools() -> None:
    """Let this project's own modules be imported, wherever this runs."""
    for folder in (ROOT / "packaging", ROOT):
        if str(folder) not in sys.path:
            sys.path.insert(0, str(folder))


def _plain(root: Path) -> Iterable[Output]:
    for source in _resource_files(root):
        if _stays_plain(root, source):

            def make(destination: Path, source: Path = source) -> None:
                shutil.copyfile(source, destination)

            yield Output(source.relative_to(root / "resources").as_posix(), (source,), make)


def _artwork(root: Path) -> Iterable[Output]:
    folder = root / "resources"
    sources = tuple(file for file in _resource_files(root) if not _stays_plain(root, file))

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
        fixed_time = {"QT_RCC_SOURCE_DATE_OVERRIDE": os.environ.get("SOURCE_DATE_EPOCH", "1")}
        run_tool("rcc", "--binary", listing, "-o", destination, env=fixed_time)

    if sources:
        yield Output("resources.rcc", sources, make)


def _stamp(root: Path, sources: Iterable[Path]) -> str:
    """A digest of the sources and of the tools; not their times, which a checkout changes."""
    digest = hashlib.sha256(_tools_version().encode())
    digest.update(Path(__file__).read_bytes())
    for source in sources:
        digest.update(f"\0{source.relative_to(root).as_posix()}\0".encode())
        digest.update(hashlib.sha256(source.read_bytes()).digest())
    return digest.hexdigest()


@cache
def _tools_version() -> str:
    """The version of Qt whose tools are used: a system's own PySide6 has no metadata."""
    from PySide6.QtCore import qVersion

    return qVersion()


def _read_stamps(target: Path) -> dict[str, str]:
    try:
        stamps = json.loads((target / STAMPS).read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return stamps if isinstance(stamps, dict) else {}


def _make(output: Output, destination: Path) -> None:
    """Make it aside and put it in place whole: another process may be reading the old one."""
    destination.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as aside:
        fresh = Path(aside) / destination.name
        output.make(fresh)
        _replace(destination, fresh.read_bytes())


def _replace(destination: Path, content: bytes) -> None:
    handle, name = tempfile.mkstemp(prefix=".", dir=destination.parent)
    with os.fdopen(handle, "wb") as file:
        file.write(content)
    os.chmod(name, 0o644)
    os.replace(name, destination)


def _remove_stale(target: Path, wanted: set[str]) -> None:
    for file in target.rglob("*"):
        name = file.relative_to(target).as_posix()
        # Names with a dot in front are another process's, just being written.
        if file.is_file() and name not in wanted and not file.name.startswith("."):
            file.unlink(missing_ok=True)


def main() -> int:
    """Compile, name what was made; exit status 1 and the fault if a source is broken."""
    try:
        made = compile_all()
    except CompileError as error:
        print(error, file=sys.stderr)
        return 1
    for name in made:
        print(f"compiled {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
