"""The package for Debian and its relatives, from a bundle and the files for desktops."""

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
from devtools.bundle import PARTS, find_source_date_epoch, run
from devtools.environment import ROOT
from devtools.errors import Stop
from devtools.identity import COMMAND, CONTACT, HOME, PUBLISHER, read_version
from linux import desktop, elf

_SOURCES = Path(__file__).resolve().parent
HOME_OF_BUNDLE = f"usr/lib/{COMMAND}"
MAINTAINER = f"{PUBLISHER} <{CONTACT}>"
# Plugins that are only useful where a system has their libraries, with the field for these.
WEAK_DEPENDENCIES = {
    "libcupsprintersupport.so": "Recommends",
    "libqgtk3.so": "Suggests",
}
# Not found by their libraries: for menu, file types, icons, folders and sounds.
RECOMMENDED = (
    "desktop-file-utils",
    "hicolor-icon-theme",
    "libpulse0 | libasound2t64 | libasound2",  # one of them plays the sounds
    "shared-mime-info",
    "xdg-utils",
)


def build(bundle: Path, folder: Path, *, level: int = 9) -> Path:
    """Pack `bundle` in the emptied `folder`; returns the package. `level` is xz's."""
    shutil.rmtree(folder, ignore_errors=True)
    tree = folder / "tree"
    full_version = f"{read_version()}-1"
    stage(bundle, tree, full_version)
    package = folder / f"{COMMAND}_{full_version}_{_find_architecture()}.deb"
    # With one thread, the result does not depend on the number of cores.
    options = ["--root-owner-group", "-Zxz", f"-z{level}", "--threads-max=1"]
    env = {"SOURCE_DATE_EPOCH": find_source_date_epoch()}
    run(["dpkg-deb", *options, "--build", tree, package], env)
    return package


def change_version(package: Path, folder: Path, full_version: str) -> Path:
    """Make the package of another version in the emptied `folder`, without compression.

    It uses the tree beside `package`, and `folder` is on the same disk.
    """
    shutil.rmtree(folder, ignore_errors=True)
    tree, new_package = (
        folder / "tree",
        folder / f"{COMMAND}_{full_version}_{_find_architecture()}.deb",
    )
    shutil.copytree(package.parent / "tree", tree, symlinks=True, copy_function=os.link)
    control = tree / "DEBIAN" / "control"
    text = control.read_text("utf-8")
    control.unlink()  # the link to the other package's file
    control.write_text(re.sub(r"(?m)^Version: .*$", f"Version: {full_version}", text), "utf-8")
    run(["dpkg-deb", "--root-owner-group", "-Znone", "--build", tree, new_package])
    return new_package


def stage(bundle: Path, tree: Path, full_version: str) -> None:
    """Copy everything that the package installs into `tree`, and write its `DEBIAN` folder."""
    shutil.copytree(bundle, tree / HOME_OF_BUNDLE, symlinks=True)
    link = tree / "usr" / "bin" / COMMAND
    link.parent.mkdir()
    link.symlink_to(f"../lib/{COMMAND}/{COMMAND}")
    share = tree / "usr" / "share"
    desktop.stage(share)
    today = datetime.fromtimestamp(int(find_source_date_epoch()), UTC).date()
    for source in _SOURCES.glob(f"{COMMAND}*.6"):
        manual = source.read_text("utf-8")
        manual = manual.replace("@VERSION@", read_version()).replace("@DATE@", str(today))
        language = source.stem.removeprefix(COMMAND).removeprefix(".")
        _write(share / "man" / language / "man6" / f"{COMMAND}.6.gz", _compress(manual))
    documents = share / "doc" / COMMAND
    copyright_ = (_SOURCES / "debian" / "copyright").read_text("utf-8").replace("@HOME@", HOME)
    _write(documents / "copyright", copyright_.encode())
    _write(documents / "changelog.Debian.gz", _compress(format_changelog(full_version)))
    _write(documents / "changelog.gz", _compress((ROOT / "CHANGELOG.md").read_text("utf-8")))
    shutil.copyfile(ROOT / "packaging" / "THIRD_PARTY.md", documents / "THIRD_PARTY.md")
    licences = f"lib/{COMMAND}/_internal/twoheirs_qt/_data/licences"
    (documents / "licences").symlink_to(f"../../../{licences}")
    (documents / PARTS).symlink_to(f"../../../lib/{COMMAND}/_internal/{PARTS}")
    overrides = (_SOURCES / "debian" / "lintian-overrides").read_bytes()
    _write(share / "lintian" / "overrides" / COMMAND, overrides)
    (tree / "DEBIAN").mkdir()
    _write(tree / "DEBIAN" / "control", format_control(tree, full_version).encode())
    _write(tree / "DEBIAN" / "md5sums", _format_sums(tree).encode())
    _set_permissions(tree)


def check(package: Path) -> None:
    """Check the package with lintian; Stop with its output if anything is not overridden.

    Unused overrides are ignored: which are needed depends on the build of Python.
    """
    options = ["--allow-root", "--info", "--display-info", "--pedantic", "--tag-display-limit", "0"]
    output = run(["lintian", *options, "--fail-on", "none", package])
    tags = re.findall(r"(?m)^[EWIP]: \S+ ([\w-]+)", output)
    if set(tags) - {"unused-override", "mismatched-override"}:
        raise Stop(f"lintian does not accept {package.name}:\n{output}")


def format_control(tree: Path, full_version: str) -> str:
    """Format the control file of the package in `tree`."""
    dependencies = _find_dependencies(tree)
    dependencies["Recommends"] = sorted([*dependencies["Recommends"], *RECOMMENDED])
    size = sum(-(-file.lstat().st_size // 1024) for file in _list_files(tree))
    fields = {
        "Package": COMMAND,
        "Version": full_version,
        "Architecture": _find_architecture(),
        "Maintainer": MAINTAINER,
        "Installed-Size": str(size),
        **{name: ", ".join(packages) for name, packages in dependencies.items() if packages},
        "Section": "games",
        "Priority": "optional",
        "Homepage": HOME,
        "Description": _format_description(),
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items())


def format_changelog(full_version: str) -> str:
    """Format the changelog for Debian; `full_version` replaces the newest version."""
    entries = []
    for number, release in enumerate(changelog.read_releases()):
        entry_version = full_version if number == 0 else f"{release.version}-1"
        lines = [_wrap_change(re.sub(r"[*`]", "", change)) for change in release.summary]
        date = format_datetime(datetime.combine(release.day, time(), UTC))
        head = f"{COMMAND} ({entry_version}) unstable; urgency=medium"
        entries.append("\n".join([head, "", *lines, "", f" -- {MAINTAINER}  {date}", ""]))
    return "\n".join(entries)


def _wrap_change(change: str) -> str:
    return textwrap.fill(change, 78, initial_indent="  * ", subsequent_indent="    ")


def _format_description() -> str:
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


def _find_dependencies(tree: Path) -> dict[str, list[str]]:
    """Find the Debian packages of the libraries that the bundle loads, by field."""
    home = tree / HOME_OF_BUNDLE
    binaries = list(elf.find_binaries(home))
    private = sorted({f"-l{file.parent}" for file in binaries if ".so" in file.name})
    fields: dict[str, list[str]] = {"Depends": [], "Recommends": [], "Suggests": []}
    arguments: list[str] = []
    for field in fields:
        group = [file for file in binaries if WEAK_DEPENDENCIES.get(file.name, "Depends") == field]
        arguments += [f"-d{field}", *(f"-e{file}" for file in group)] if group else []
    folder = tree.parent / "shlibdeps"
    (folder / "debian").mkdir(parents=True)
    source = f"Source: {COMMAND}\n\nPackage: {COMMAND}\nArchitecture: {_find_architecture()}\n"
    (folder / "debian" / "control").write_text(source)
    # The bundle's own libraries belong to no package, which causes hundreds of warnings.
    script = 'cd "$0" && { dpkg-shlibdeps "$@" 2> log || { grep error log; exit 1; }; }'
    options = ["-O", "--ignore-missing-info", *private]
    output = run(["sh", "-c", script, folder, *options, *arguments])
    for field, packages in re.findall(r"^shlibs:(\w+)=(.*)$", output, re.MULTILINE):
        fields[field] = packages.split(", ")
    if not fields["Depends"]:
        raise Stop(f"dpkg-shlibdeps found nothing to depend upon:\n{output}")
    return fields


def _list_files(folder: Path) -> Iterator[Path]:
    """List everything below `folder` except folders and `DEBIAN`, sorted."""
    for file in sorted(folder.rglob("*")):
        if (file.is_symlink() or not file.is_dir()) and "DEBIAN" not in file.parts:
            yield file


def _format_sums(tree: Path) -> str:
    return "".join(
        f"{hashlib.md5(file.read_bytes()).hexdigest()}  {file.relative_to(tree)}\n"
        for file in _list_files(tree)
        if not file.is_symlink()
    )


def _set_permissions(tree: Path) -> None:
    """Set the permissions that Debian requires, and the same time, for everything."""
    time_stamp = int(find_source_date_epoch())
    programs = {tree / HOME_OF_BUNDLE / COMMAND}
    for path in (tree, *tree.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path in programs else 0o644)
        os.utime(path, (time_stamp, time_stamp), follow_symlinks=False)


def _find_architecture() -> str:
    return run(["dpkg", "--print-architecture"]).strip()


def _compress(text: str) -> bytes:
    return gzip.compress(text.encode(), 9, mtime=0)


def _write(target: Path, content: bytes) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(content)
