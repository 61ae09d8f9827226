"""What the operating system must lend: Qt's libraries, a font, a way to make environments.

Only Linux lacks any of it. On Debian and its relatives each thing has a package; root gets it
installed, anyone else gets the one command that does. Nothing here ever asks a question.
"""

from __future__ import annotations

import ctypes
import glob
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from devtools.errors import Stop

# Loaded by Qt's modules and tools themselves, so nothing runs without them.
LIBRARIES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libbrotlidec.so.1": "libbrotli1",
    "libzstd.so.1": "libzstd1",
}
# Loaded by Qt's plugin for X. Without any one of them Qt blames libxcb-cursor0.
WINDOW_LIBRARIES = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
# For building and checking what is installed.
PACKAGE_PROGRAMS = {
    "appstreamcli": "appstream",
    "chrpath": "chrpath",
    "desktop-file-validate": "desktop-file-utils",
    "dpkg-shlibdeps": "dpkg-dev",
    "gio": "libglib2.0-bin",
    "lintian": "lintian",
    "man": "man-db",
    "objdump": "binutils",
    "update-mime-database": "shared-mime-info",
    "xz": "xz-utils",
}
# Loaded by plugins of Qt that a package brings and that nothing runs with here: what a package
# depends upon is asked of the libraries themselves.
PACKAGE_LIBRARIES = {
    "libcups.so.2": "libcups2",
    "libgtk-3.so.0": "libgtk-3-0",
}
# For building a Flatpak; its builder calls the others.
FLATPAK_PROGRAMS = {
    "/usr/bin/eu-strip": "elfutils",
    "/usr/bin/flatpak": "flatpak",
    "/usr/bin/flatpak-builder": "flatpak-builder",
    "/usr/bin/fusermount3": "fuse3",
    "/usr/bin/patch": "patch",
    "/usr/bin/unzip": "unzip",
    "/usr/libexec/appstreamcli-compose": "appstream-compose",
}
# What it reads drawings of icons with, where a distribution puts it.
FLATPAK_LOADERS = {
    "/usr/lib/*/gdk-pixbuf-2.0/*/loaders/libpixbufloader[-_]svg.so": "librsvg2-common",
}
# For tests that drive a real window on a virtual screen.
WINDOW_PROGRAMS = {"Xvfb": "xvfb", "openbox": "openbox", "xdotool": "xdotool"}

# For tests that listen to the program as a screen reader does, on the system's own Python.
LISTENING_FILES = {
    "/usr/bin/dbus-daemon": "dbus-daemon",
    "/usr/libexec/at-spi-bus-launcher": "at-spi2-core",
    "/usr/lib/python3/dist-packages/pyatspi/__init__.py": "python3-pyatspi",
}

FONT_PACKAGE = "fonts-dejavu-core"
LENT_FONT = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"


def needed_to_run() -> list[str]:
    """Debian packages missing before anything of Qt can run and be read."""
    if sys.platform != "linux":
        return []
    return [*_missing_libraries(LIBRARIES), *([] if _has_font() else [FONT_PACKAGE])]


def needed_for_a_window() -> list[str]:
    """Debian packages missing before a window can open under X."""
    if sys.platform != "linux":
        return []
    return _missing_libraries(WINDOW_LIBRARIES)


def needed_for_window_tests() -> list[str]:
    """Debian packages missing before tests can drive a window on a virtual screen."""
    if sys.platform != "linux":
        return []
    programs = [package for name, package in WINDOW_PROGRAMS.items() if not shutil.which(name)]
    return [*needed_for_a_window(), *programs]


def needed_for_packages() -> list[str]:
    """Debian packages missing before a bundle and a package can be built and checked."""
    if sys.platform != "linux":
        return []
    programs = [package for name, package in PACKAGE_PROGRAMS.items() if not shutil.which(name)]
    library = sysconfig.get_config_var("INSTSONAME")  # Debian packs it apart from its Python
    if sys.base_prefix == "/usr" and library and not _has_library(library):
        programs.append(f"libpython{sys.version_info.major}.{sys.version_info.minor}")
    return [*programs, *needed_for_a_window(), *_missing_libraries(PACKAGE_LIBRARIES)]


def needed_for_an_appimage() -> list[str]:
    """Debian packages missing before an AppImage can be built."""
    if sys.platform != "linux":
        return []
    programs = {"mksquashfs": "squashfs-tools"}
    missing = [package for name, package in programs.items() if not shutil.which(name)]
    return [*missing, *([] if Path(LENT_FONT).is_file() else [FONT_PACKAGE])]


def needed_for_a_flatpak() -> list[str]:
    """Debian packages missing before a Flatpak can be built."""
    if sys.platform != "linux":
        return []
    programs = [p for name, p in FLATPAK_PROGRAMS.items() if not Path(name).is_file()]
    return [*programs, *(p for name, p in FLATPAK_LOADERS.items() if not glob.glob(name))]


def needed_for_listening_tests() -> list[str]:
    """Debian packages missing before tests can hear what a screen reader hears."""
    if sys.platform != "linux":
        return []
    files = LISTENING_FILES.items()
    missing = [package for name, package in files if not Path(name).is_file()]
    return [*needed_for_window_tests(), *missing]


def needed_for_environments() -> list[str]:
    """Debian's packages that give its Python the means to make an environment with pip."""
    if importlib.util.find_spec("ensurepip") and importlib.util.find_spec("venv"):
        return []
    running = f"python{sys.version_info.major}.{sys.version_info.minor}"
    default = Path("/usr/bin/python3").resolve().name
    return ["python3-venv" if default == running else f"{running}-venv"]


def provide(packages: Iterable[str], optional: Iterable[str] = ()) -> None:
    """Install Debian packages as root; else name the one command that does.

    Without the first ones nothing goes on: Stop, unless this is no Debian, where what is named is
    only likely to be missing. The `optional` ones are installed likewise, but only mentioned
    where they cannot be.
    """
    wanted, extra = list(packages), list(optional)
    if not wanted and not extra:
        return
    if shutil.which("apt-get") is None:
        print(
            "Qt may miss some of this system's libraries; Debian's packages of them are called "
            + " ".join([*wanted, *extra]),
            file=sys.stderr,
        )
        return
    if os.geteuid() == 0:
        _apt_install([*wanted, *extra])
        return
    install = "apt-get install -y --no-install-recommends " + " ".join([*wanted, *extra])
    become_root = "sudo sh -c" if shutil.which("sudo") else "su -c"
    command = f"{become_root} 'apt-get update && {install}'"
    if wanted:
        raise Stop(
            f"This system lacks what Qt and Python need. Run this once, then try again:\n{command}"
        )
    skipped = "Tests of windows, screen readers or packages will be skipped; this changes it:"
    print(f"{skipped}\n{command}", file=sys.stderr)


def has_display() -> bool:
    """Whether there is a screen to open a window on, or the caller chose Qt's platform."""
    if sys.platform != "linux":
        return True
    return any(os.environ.get(n) for n in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def _apt_install(packages: list[str]) -> None:
    print("Installing " + " ".join(packages), file=sys.stderr)
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
    # The lists of packages may be absent or old: fetched only when it turns out so.
    for command in (install, ["apt-get", "update", "-qq"], install):
        done = subprocess.run(
            [*command, "-o", "Dpkg::Use-Pty=0", "-o", "DPkg::Lock::Timeout=600"],
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
        if command is install and done.returncode == 0:
            _known_libraries.cache_clear()
            return
    raise Stop(f"apt-get could not install {' '.join(packages)}:\n{done.stdout.strip()}")


def _missing_libraries(libraries: dict[str, str]) -> list[str]:
    return [package for name, package in libraries.items() if not _has_library(name)]


def _has_library(name: str) -> bool:
    if name in _known_libraries():
        return True
    try:  # systems without ld.so.cache, and libraries that LD_LIBRARY_PATH names
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


@cache
def _known_libraries() -> frozenset[str]:
    """Sonames in the loader's cache, for this machine's word size."""
    ldconfig = shutil.which("ldconfig") or "/sbin/ldconfig"  # not on the path of plain users
    try:
        done = subprocess.run([ldconfig, "-p"], capture_output=True, text=True, check=False)
    except OSError:
        return frozenset()
    lines = [line.split() for line in done.stdout.splitlines() if "=>" in line]
    wide = sys.maxsize > 2**32
    return frozenset(
        words[0] for words in lines if len(words) > 1 and ("64" in words[1].lower()) == wide
    )


def _has_font() -> bool:
    home = Path.home()
    folders = [home / ".fonts", home / ".local/share/fonts"]
    folders += [Path("/usr/share/fonts"), Path("/usr/local/share/fonts")]
    return any(
        name.lower().endswith((".ttf", ".otf", ".ttc"))
        for folder in folders
        for _, _, names in os.walk(folder)
        for name in names
    )
