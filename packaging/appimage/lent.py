"""Libraries and a font that an AppImage lends to a system without them, as Debian packs them."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable
from pathlib import Path

from devtools.bundle import run
from devtools.errors import Stop
from linux import elf

# Of the system that the program runs on, whatever that is: the C library and what is part of it,
# the libraries that every program in C++ stands on, and what belongs to its graphics driver.
_NEVER = re.compile(
    r"(ld-linux.*|lib(c|m|dl|rt|pthread|resolv|util|anl)|lib(stdc\+\+|gcc_s)"
    r"|lib(drm|gbm|nvidia.*|GLX_.*|EGL_.*))\.so(\..*)?"
)
FONTS = Path("/usr/share/fonts/truetype/dejavu")
FONT_PACKAGE = "fonts-dejavu-core"
# Only of use where a desktop has them.
_ASIDE = frozenset({"libqgtk3.so", "libcupsprintersupport.so"})


def lend(bundle: Path, appdir: Path) -> list[str]:
    """Copy into `appdir` what `bundle` asks of the system; the Debian packages it came from.

    Each library gets a folder of its name, so that one alone can be lent. Raises Stop.
    """
    packages = set()
    for name, file in sorted(libraries(bundle).items()):
        target = appdir / "usr" / "lib" / "lent" / name / name
        target.parent.mkdir(parents=True)
        shutil.copyfile(file.resolve(), target)
        target.chmod(0o755)
        packages.add(package_of(file))
    fonts = appdir / "usr" / "share" / "lent" / "fonts"
    fonts.mkdir(parents=True)
    shutil.copy(Path(__file__).with_name("fonts.conf"), fonts.parent)
    for kind in ("DejaVuSans", "DejaVuSans-Bold", "DejaVuSerif", "DejaVuSerif-Bold"):
        if not (FONTS / f"{kind}.ttf").is_file():
            raise Stop(f"The font to lend is missing: apt-get install {FONT_PACKAGE}")
        shutil.copy(FONTS / f"{kind}.ttf", fonts)
    found = sorted(packages | {FONT_PACKAGE})
    _account(found, appdir / "usr" / "share" / "doc")
    return found


def libraries(bundle: Path) -> dict[str, Path]:
    """By name, the system's libraries that those of `bundle` load, and what these load."""
    own = {file.name for file in bundle.rglob("*.so*")}
    files = [file for file in elf.binaries(bundle) if file.name not in _ASIDE]
    said = run(["ldd", *files])
    if missing := re.findall(r"(\S+) => not found", said):
        raise Stop(f"This system lacks what the program loads: {', '.join(sorted(set(missing)))}")
    found = re.findall(r"^\s+(\S+) => (/\S+) ", said, re.MULTILINE)
    return {
        name: Path(file)
        for name, file in found
        if name not in own and not _NEVER.fullmatch(name) and not _is_below(file, bundle)
    }


def package_of(file: Path) -> str:
    """The Debian package that a library belongs to."""
    for each in (file, file.resolve(), Path("/usr") / str(file).lstrip("/")):
        try:
            return run(["dpkg", "-S", each]).split(":")[0]
        except Stop:
            continue
    raise Stop(f"No package of Debian brings {file}.")


def _is_below(file: str, folder: Path) -> bool:
    return Path(file).resolve().is_relative_to(folder.resolve())


def _account(packages: Iterable[str], documents: Path) -> None:
    """Lay Debian's account of authors and licences of each package beside the program's own."""
    versions = []
    for package in packages:
        account = Path("/usr/share/doc", package, "copyright")
        target = documents / package / "copyright"
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(account.resolve(), target)
        version = run(["dpkg-query", "--show", "--showformat=${Version}", package])
        versions.append(f"{package} {version}\n")
    (documents / "lent.txt").write_text("".join(versions), "utf-8")
