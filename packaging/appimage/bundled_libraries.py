"""Libraries and a font in an AppImage for systems without them, from Debian's packages."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable
from pathlib import Path

from devtools.bundle import run
from devtools.errors import Stop
from linux import elf

# Always the system's own: the C library and its parts, the C++ runtime, and the graphics driver.
_SYSTEM_LIBRARIES = re.compile(
    r"(ld-linux.*|lib(c|m|dl|rt|pthread|resolv|util|anl)|lib(stdc\+\+|gcc_s)"
    r"|lib(drm|gbm|nvidia.*|GLX_.*|EGL_.*))\.so(\..*)?"
)
FONTS = Path("/usr/share/fonts/truetype/dejavu")
FONT_PACKAGE = "fonts-dejavu-core"
# Plugins that are only useful on a desktop with their libraries.
_OPTIONAL = frozenset({"libqgtk3.so", "libcupsprintersupport.so"})


def copy_libraries(bundle: Path, appdir: Path) -> list[str]:
    """Copy libraries and fonts that `bundle` needs into `appdir`; returns their Debian packages.

    Each library has a folder of its own, so that each can be used alone. Stop if one is missing.
    """
    packages = set()
    for name, file in sorted(find_libraries(bundle).items()):
        target = appdir / "usr" / "lib" / "fallback" / name / name
        target.parent.mkdir(parents=True)
        shutil.copyfile(file.resolve(), target)
        target.chmod(0o755)
        packages.add(find_package(file))
    fonts = appdir / "usr" / "share" / "fallback" / "fonts"
    fonts.mkdir(parents=True)
    shutil.copy(Path(__file__).with_name("fonts.conf"), fonts.parent)
    for kind in ("DejaVuSans", "DejaVuSans-Bold", "DejaVuSerif", "DejaVuSerif-Bold"):
        if not (FONTS / f"{kind}.ttf").is_file():
            raise Stop(f"The font is missing: apt-get install {FONT_PACKAGE}")
        shutil.copy(FONTS / f"{kind}.ttf", fonts)
    names = sorted(packages | {FONT_PACKAGE})
    _copy_copyright(names, appdir / "usr" / "share" / "doc")
    return names


def find_libraries(bundle: Path) -> dict[str, Path]:
    """Find the system's libraries that those of `bundle` load, directly or not, by name."""
    own_libraries = {file.name for file in bundle.rglob("*.so*")}
    files = [file for file in elf.find_binaries(bundle) if file.name not in _OPTIONAL]
    output = run(["ldd", *files])
    if missing := re.findall(r"(\S+) => not found", output):
        raise Stop(f"This system lacks what the program loads: {', '.join(sorted(set(missing)))}")
    matches = re.findall(r"^\s+(\S+) => (/\S+) ", output, re.MULTILINE)
    return {
        name: Path(file)
        for name, file in matches
        if name not in own_libraries
        and not _SYSTEM_LIBRARIES.fullmatch(name)
        and not _is_below(file, bundle)
    }


def find_package(file: Path) -> str:
    """Return the Debian package of a library; Stop if there is none."""
    for path in (file, file.resolve(), Path("/usr") / str(file).lstrip("/")):
        try:
            return run(["dpkg", "-S", path]).split(":")[0]
        except Stop:
            continue
    raise Stop(f"No package of Debian brings {file}.")


def _is_below(file: str, folder: Path) -> bool:
    return Path(file).resolve().is_relative_to(folder.resolve())


def _copy_copyright(packages: Iterable[str], documents: Path) -> None:
    """Copy the file of copyrights and licences of each package."""
    versions = []
    for package in packages:
        source = Path("/usr/share/doc", package, "copyright")
        target = documents / package / "copyright"
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source.resolve(), target)
        version = run(["dpkg-query", "--show", "--showformat=${Version}", package])
        versions.append(f"{package} {version}\n")
    (documents / "bundled-libraries.txt").write_text("".join(versions), "utf-8")
