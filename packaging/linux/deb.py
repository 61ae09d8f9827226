"""The package for Debian and its relatives, from a bundle and what desktops are told."""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
import textwrap
from collections.abc import Iterator
from datetime import UTC, datetime, time
from email.utils import format_datetime
from pathlib import Path

from devtools import changelog
from devtools.bundle import PARTS, run, source_date_epoch
from devtools.environment import ROOT
from devtools.errors import Stop
from devtools.identity import COMMAND, CONTACT, HOME, PUBLISHER, version
from linux import desktop, elf

_SOURCES = Path(__file__).resolve().parent
HOME_OF_BUNDLE = f"usr/lib/{COMMAND}"
MAINTAINER = f"{PUBLISHER} <{CONTACT}>"
# Of use only where a system has them anyway: what only these plugins want is not depended upon.
WEAKER = {
    "libcupsprintersupport.so": "Recommends",
    "libqgtk3.so": "Suggests",
}
# Found by name when the program runs, by no library: menu, file types, icons and folders.
RECOMMENDED = (
    "desktop-file-utils",
    "hicolor-icon-theme",
    "libpulse0 | libasound2t64 | libasound2",  # one of them plays the sounds
    "shared-mime-info",
    "xdg-utils",
)


def build(bundle: Path, folder: Path, *, level: int = 9) -> Path:
    """Pack `bundle` below `folder`, which is made anew; returns the package.

    `level` is how hard xz tries.
    """
    shutil.rmtree(folder, ignore_errors=True)
    tree = folder / "tree"
    full_version = f"{version()}-1"
    stage(bundle, tree, full_version)
    made = folder / f"{COMMAND}_{full_version}_{_architecture()}.deb"
    # One thread: more would cut the data in pieces by how many there are.
    options = ["--root-owner-group", "-Zxz", f"-z{level}", "--threads-max=1"]
    env = {"SOURCE_DATE_EPOCH": source_date_epoch()}
    run(["dpkg-deb", *options, "--build", tree, made], env)
    return made


def renumbered(package: Path, folder: Path, full_version: str) -> Path:
    """The same package as of another version, below `folder`, which is made anew; not compressed.

    The tree that `package` was made of lies beside it, and `folder` is on the same disk.
    """
    shutil.rmtree(folder, ignore_errors=True)
    tree, made = folder / "tree", folder / f"{COMMAND}_{full_version}_{_architecture()}.deb"
    shutil.copytree(package.parent / "tree", tree, symlinks=True, copy_function=os.link)
    control = tree / "DEBIAN" / "control"
    text = control.read_text("utf-8")
    control.unlink()  # its link to the other package's
    control.write_text(re.sub(r"(?m)^Version: .*$", f"Version: {full_version}", text), "utf-8")
    run(["dpkg-deb", "--root-owner-group", "-Znone", "--build", tree, made])
    return made


def stage(bundle: Path, tree: Path, full_version: str) -> None:
    """Lay out below `tree` everything that the package installs, and its `DEBIAN` folder."""
    shutil.copytree(bundle, tree / HOME_OF_BUNDLE, symlinks=True)
    link = tree / "usr" / "bin" / COMMAND
    link.parent.mkdir()
    link.symlink_to(f"../lib/{COMMAND}/{COMMAND}")
    share = tree / "usr" / "share"
    desktop.stage(share)
    today = datetime.fromtimestamp(int(source_date_epoch()), UTC).date()
    for source in _SOURCES.glob(f"{COMMAND}*.6"):
        manual = source.read_text("utf-8")
        manual = manual.replace("@VERSION@", version()).replace("@DATE@", str(today))
        language = source.stem.removeprefix(COMMAND).removeprefix(".")
        _write(share / "man" / language / "man6" / f"{COMMAND}.6.gz", _zipped(manual))
    documents = share / "doc" / COMMAND
    copyright_ = (_SOURCES / "debian" / "copyright").read_text("utf-8").replace("@HOME@", HOME)
    _write(documents / "copyright", copyright_.encode())
    _write(documents / "changelog.Debian.gz", _zipped(debian_changelog(full_version)))
    _write(documents / "changelog.gz", _zipped((ROOT / "CHANGELOG.md").read_text("utf-8")))
    shutil.copyfile(ROOT / "packaging" / "THIRD_PARTY.md", documents / "THIRD_PARTY.md")
    licences = f"lib/{COMMAND}/_internal/twoheirs_qt/_data/licences"
    (documents / "licences").symlink_to(f"../../../{licences}")
    (documents / PARTS).symlink_to(f"../../../lib/{COMMAND}/_internal/{PARTS}")
    overrides = (_SOURCES / "debian" / "lintian-overrides").read_bytes()
    _write(share / "lintian" / "overrides" / COMMAND, overrides)
    (tree / "DEBIAN").mkdir()
    _write(tree / "DEBIAN" / "control", control(tree, full_version).encode())
    _write(tree / "DEBIAN" / "md5sums", _sums(tree).encode())
    _settle(tree)


def check(package: Path) -> None:
    """Have lintian judge the package; Stop with all it says that nothing here gives a reason for.

    Its findings about overrides themselves do not count: which of them a Python needs depends on
    how it was built.
    """
    options = ["--allow-root", "--info", "--display-info", "--pedantic", "--tag-display-limit", "0"]
    said = run(["lintian", *options, "--fail-on", "none", package])
    found = re.findall(r"(?m)^[EWIP]: \S+ ([\w-]+)", said)
    if set(found) - {"unused-override", "mismatched-override"}:
        raise Stop(f"lintian does not accept {package.name}:\n{said}")


def control(tree: Path, full_version: str) -> str:
    """What Debian wants to know of the package that lies in `tree`."""
    needed = _dependencies(tree)
    needed["Recommends"] = sorted([*needed["Recommends"], *RECOMMENDED])
    size = sum(-(-file.lstat().st_size // 1024) for file in _files(tree))
    fields = {
        "Package": COMMAND,
        "Version": full_version,
        "Architecture": _architecture(),
        "Maintainer": MAINTAINER,
        "Installed-Size": str(size),
        **{name: ", ".join(packages) for name, packages in needed.items() if packages},
        "Section": "games",
        "Priority": "optional",
        "Homepage": HOME,
        "Description": _description(),
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items())


def debian_changelog(full_version: str) -> str:
    """The changelog in Debian's form; `full_version` takes the place of the newest one."""
    entries = []
    for number, release in enumerate(changelog.releases()):
        said = full_version if number == 0 else f"{release.version}-1"
        changes = release.summary
        lines = [_filled(re.sub(r"[*`]", "", change)) for change in changes]
        moment = format_datetime(datetime.combine(release.day, time(), UTC))
        head = f"{COMMAND} ({said}) unstable; urgency=medium"
        entries.append("\n".join([head, "", *lines, "", f" -- {MAINTAINER}  {moment}", ""]))
    return "\n".join(entries)


def _filled(change: str) -> str:
    return textwrap.fill(change, 78, initial_indent="  * ", subsequent_indent="    ")


def _description() -> str:
    text = (
        "Two heirs share one landscape, take tiles from one ring, and let the buildings "
        "decide who ruled the kingdom better. Any three of six sets of tiles make a game: for two "
        "at one screen, or for one against Henry or against the computer, at seven levels.\n"
        "It comes with a tutorial and a rule book, in English, Polish, Slovak and German. Each "
        "action is saved at once. The program opens no connections.\n"
        "Made by fans for people who own the board game; not made, endorsed or sold by its authors "
        "or publisher."
    )
    parts = [textwrap.wrap(part, 78) for part in text.split("\n")]
    body = "\n .\n".join("\n".join(f" {line}" for line in lines) for lines in parts)
    return f"tile game for two at one screen, or for one\n{body}"


def _dependencies(tree: Path) -> dict[str, list[str]]:
    """Debian packages by field, as the libraries that the bundle loads from the system say."""
    home = tree / HOME_OF_BUNDLE
    binaries = list(elf.binaries(home))
    private = sorted({f"-l{file.parent}" for file in binaries if ".so" in file.name})
    fields: dict[str, list[str]] = {"Depends": [], "Recommends": [], "Suggests": []}
    words: list[str] = []
    for field in fields:
        group = [file for file in binaries if WEAKER.get(file.name, "Depends") == field]
        words += [f"-d{field}", *(f"-e{file}" for file in group)] if group else []
    aside = tree.parent / "shlibdeps"
    (aside / "debian").mkdir(parents=True)
    source = f"Source: {COMMAND}\n\nPackage: {COMMAND}\nArchitecture: {_architecture()}\n"
    (aside / "debian" / "control").write_text(source)
    # The bundle's own libraries belong to no package, and say so in hundreds of warnings.
    script = 'cd "$0" && { dpkg-shlibdeps "$@" 2> said || { grep error said; exit 1; }; }'
    options = ["-O", "--ignore-missing-info", *private]
    said = run(["sh", "-c", script, aside, *options, *words])
    for field, packages in re.findall(r"^shlibs:(\w+)=(.*)$", said, re.MULTILINE):
        fields[field] = packages.split(", ")
    if not fields["Depends"]:
        raise Stop(f"dpkg-shlibdeps found nothing to depend upon:\n{said}")
    return fields


def _files(folder: Path) -> Iterator[Path]:
    """Everything below `folder` but folders and `DEBIAN`, in order."""
    for file in sorted(folder.rglob("*")):
        if (file.is_symlink() or not file.is_dir()) and "DEBIAN" not in file.parts:
            yield file


def _sums(tree: Path) -> str:
    return "".join(
        f"{hashlib.md5(file.read_bytes()).hexdigest()}  {file.relative_to(tree)}\n"
        for file in _files(tree)
        if not file.is_symlink()
    )


def _settle(tree: Path) -> None:
    """Give everything the rights Debian asks for, and one time."""
    moment = int(source_date_epoch())
    programs = {tree / HOME_OF_BUNDLE / COMMAND}
    for path in (tree, *tree.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path in programs else 0o644)
        os.utime(path, (moment, moment), follow_symlinks=False)


def _architecture() -> str:
    return run(["dpkg", "--print-architecture"]).strip()


def _zipped(text: str) -> bytes:
    return gzip.compress(text.encode(), 9, mtime=0)


def _write(target: Path, content: bytes) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(content)
