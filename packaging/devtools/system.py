"""Requirements of the operating system: Qt's libraries, a font, the means to make environments.

Only on Linux can any be missing. On Debian and its relatives each has a package: for root it is
installed, for other users the command that installs it is printed. Nothing asks a question.
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

# Loaded by Qt's modules and tools, so nothing runs without them.
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
# Loaded by Qt's plugins in a package: its dependencies are looked up in the installed libraries.
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
# Its reader of SVG icons, in the folder of the distribution.
FLATPAK_LOADERS = {
    "/usr/lib/*/gdk-pixbuf-2.0/*/loaders/libpixbufloader[-_]svg.so": "librsvg2-common",
}
# For tests that drive a real window on a virtual screen.
WINDOW_PROGRAMS = {"Xvfb": "xvfb", "openbox": "openbox", "xdotool": "xdotool"}

# For tests that read the program as a screen reader does, on the system's own Python.
LISTENING_FILES = {
    "/usr/bin/dbus-daemon": "dbus-daemon",
    "/usr/libexec/at-spi-bus-launcher": "at-spi2-core",
    "/usr/lib/python3/dist-packages/pyatspi/__init__.py": "python3-pyatspi",
}

# For tests that play far away, over a mail server on this machine.
MAIL_FILES = {
    "/usr/sbin/dovecot": "dovecot-imapd",
    "/usr/lib/dovecot/lmtp": "dovecot-lmtpd",
    "/usr/sbin/postfix": "postfix",
    "/usr/bin/openssl": "openssl",
}

FONT_PACKAGE = "fonts-dejavu-core"
BUNDLED_FONT = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"


def list_packages_to_run() -> list[str]:
    """List the Debian packages missing to run Qt with readable text."""
    if sys.platform != "linux":
        return []
    return [*_find_missing(LIBRARIES), *([] if _has_font() else [FONT_PACKAGE])]


def list_packages_for_window() -> list[str]:
    """List the Debian packages missing to open a window under X."""
    if sys.platform != "linux":
        return []
    return _find_missing(WINDOW_LIBRARIES)


def list_packages_for_window_tests() -> list[str]:
    """List the Debian packages missing to test a window on a virtual screen."""
    if sys.platform != "linux":
        return []
    programs = [package for name, package in WINDOW_PROGRAMS.items() if not shutil.which(name)]
    return [*list_packages_for_window(), *programs]


def list_packages_for_packaging() -> list[str]:
    """List the Debian packages missing to build and check a package."""
    if sys.platform != "linux":
        return []
    programs = [package for name, package in PACKAGE_PROGRAMS.items() if not shutil.which(name)]
    library = sysconfig.get_config_var("INSTSONAME")  # Debian packs it apart from its Python
    if sys.base_prefix == "/usr" and library and not _has_library(library):
        programs.append(f"libpython{sys.version_info.major}.{sys.version_info.minor}")
    return [*programs, *list_packages_for_window(), *_find_missing(PACKAGE_LIBRARIES)]


def list_packages_for_appimage() -> list[str]:
    """List the Debian packages missing to build an AppImage."""
    if sys.platform != "linux":
        return []
    programs = {"mksquashfs": "squashfs-tools"}
    missing_packages = [package for name, package in programs.items() if not shutil.which(name)]
    return [*missing_packages, *([] if Path(BUNDLED_FONT).is_file() else [FONT_PACKAGE])]


def list_packages_for_flatpak() -> list[str]:
    """List the Debian packages missing to build a Flatpak."""
    if sys.platform != "linux":
        return []
    programs = [package for name, package in FLATPAK_PROGRAMS.items() if not Path(name).is_file()]
    return [
        *programs,
        *(package for name, package in FLATPAK_LOADERS.items() if not glob.glob(name)),
    ]


def list_packages_for_listening_tests() -> list[str]:
    """List the Debian packages missing to test the program with a screen reader's interface."""
    if sys.platform != "linux":
        return []
    files = LISTENING_FILES.items()
    missing_packages = [package for name, package in files if not Path(name).is_file()]
    return [*list_packages_for_window_tests(), *missing_packages]


def list_packages_for_mail_tests() -> list[str]:
    """List the Debian packages missing to test games far away."""
    if sys.platform != "linux":
        return []
    return [package for name, package in MAIL_FILES.items() if not Path(name).is_file()]


def list_packages_for_environments() -> list[str]:
    """List the Debian packages missing to make an environment with pip."""
    if importlib.util.find_spec("ensurepip") and importlib.util.find_spec("venv"):
        return []
    running = f"python{sys.version_info.major}.{sys.version_info.minor}"
    default = Path("/usr/bin/python3").resolve().name
    return ["python3-venv" if default == running else f"{running}-venv"]


def provide(packages: Iterable[str], optional: Iterable[str] = ()) -> None:
    """Install Debian packages as root; otherwise print the command that does.

    Stop if `packages` cannot be installed, except where there is no apt: there they are only
    probably missing. The `optional` ones are only mentioned.
    """
    required, mentioned_only = list(packages), list(optional)
    if not required and not mentioned_only:
        return
    if shutil.which("apt-get") is None:
        print(
            "Qt may miss some of this system's libraries; Debian's packages of them are called "
            + " ".join([*required, *mentioned_only]),
            file=sys.stderr,
        )
        return
    if os.geteuid() == 0:
        _install([*required, *mentioned_only])
        return
    install = "apt-get install -y --no-install-recommends " + " ".join([*required, *mentioned_only])
    become_root = "sudo sh -c" if shutil.which("sudo") else "su -c"
    command = f"{become_root} 'apt-get update && {install}'"
    if required:
        raise Stop(
            f"This system lacks what Qt and Python need. Run this once, then try again:\n{command}"
        )
    skipped = "Tests of windows, screen readers, mail or packages will be skipped; this changes it:"
    print(f"{skipped}\n{command}", file=sys.stderr)


def has_display() -> bool:
    """Whether there is a display, or the caller chose Qt's platform."""
    if sys.platform != "linux":
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def _install(packages: list[str]) -> None:
    print("Installing " + " ".join(packages), file=sys.stderr)
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
    # The lists of packages are fetched only if they are missing or too old.
    for command in (install, ["apt-get", "update", "-qq"], install):
        process = subprocess.run(
            [*command, "-o", "Dpkg::Use-Pty=0", "-o", "DPkg::Lock::Timeout=600"],
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
        if command is install and process.returncode == 0:
            _list_libraries.cache_clear()
            return
    raise Stop(f"apt-get could not install {' '.join(packages)}:\n{process.stdout.strip()}")


def _find_missing(libraries: dict[str, str]) -> list[str]:
    return [package for name, package in libraries.items() if not _has_library(name)]


def _has_library(name: str) -> bool:
    if name in _list_libraries():
        return True
    try:  # systems without ld.so.cache, and libraries that LD_LIBRARY_PATH names
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


@cache
def _list_libraries() -> frozenset[str]:
    """List the sonames in the loader's cache, for this machine's word size."""
    ldconfig = shutil.which("ldconfig") or "/sbin/ldconfig"  # not on the path of plain users
    try:
        process = subprocess.run([ldconfig, "-p"], capture_output=True, text=True, check=False)
    except OSError:
        return frozenset()
    lines = [line.split() for line in process.stdout.splitlines() if "=>" in line]
    is_64_bit = sys.maxsize > 2**32
    return frozenset(
        words[0] for words in lines if len(words) > 1 and ("64" in words[1].lower()) == is_64_bit
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
