"""Builds one file that runs on any Linux, and checks it: `packaging/dev.py package appimage`.

The file is the bundle that all packages are made of, with what a bare system may lack, packed by
mksquashfs behind a runtime. That runtime comes from the AppImage project; neither Debian nor
Python's index has it, so it is given by `--runtime`. Without one, everything else is made and
tried, and what is missing is said.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import sys
from pathlib import Path

from appimage import lent, tried
from devtools import bundle, checksums, identity, system
from devtools.environment import ROOT
from devtools.errors import Stop
from linux import desktop
from linux.build import SUITES, make_bundle, without_probe

MAGIC = b"AI\x02"
"""Behind the first eight bytes: an AppImage of the second kind."""


def main() -> int:
    """Build below `--out`; exit status 1 and a sentence if anything is not as it should be."""
    parser = argparse.ArgumentParser(prog="packaging/dev.py package appimage", description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "appimage", metavar="DIR")
    parser.add_argument("--bundle", type=Path, metavar="DIR", help="pack this, and build no bundle")
    parser.add_argument("--runtime", type=Path, metavar="FILE", help="the AppImage project's")
    parser.add_argument(
        "--try", dest="tried", action="store_true", help="start it in bare Debians (as root)"
    )
    arguments = parser.parse_args()
    out: Path = arguments.out.absolute()
    try:
        system.provide(system.needed_for_an_appimage())
        made = arguments.bundle or make_bundle(out / "bundle")
        build(made.absolute(), out, arguments.runtime)
        if arguments.tried:
            for suite in SUITES:
                print(tried.in_bare_debian(out / "AppDir", suite, out / f"{suite}.png"))
    except Stop as stop:
        print(stop, file=sys.stderr)
        return 1
    return 0


def build(made: Path, out: Path, runtime: Path | None) -> Path:
    """Make folder and image of `made` below `out`, and the AppImage with a `runtime`.

    Returns what was made last. Raises Stop.
    """
    appdir, image = out / "AppDir", out / "image.squashfs"
    lay_out(made, appdir)
    pack(appdir, image)
    if runtime is None:
        print(
            f"{image}: {image.stat().st_size / 1e6:.1f} MB. It becomes an AppImage with the "
            "runtime of the AppImage project (type2-runtime), given by --runtime."
        )
        return image
    target = out / name()
    joined(runtime, image, target)
    checksums.write(out, [target, bundle.list_parts_beside(target, appdir / _HOME)])
    print(f"{target}: {target.stat().st_size / 1e6:.1f} MB")
    return target


_HOME = Path("usr", "lib", identity.COMMAND)


def name() -> str:
    """The name of the file, as the AppImage project wants it."""
    return f"TheTwoHeirs-{identity.version()}-{platform.machine()}.AppImage"


def lay_out(made: Path, appdir: Path) -> None:
    """Lay out the folder that an AppImage holds, made anew."""
    shutil.rmtree(appdir, ignore_errors=True)
    without_probe(made, appdir / _HOME)
    share = appdir / "usr" / "share"
    desktop.stage(share)
    shutil.copy(Path(__file__).with_name("AppRun"), appdir)
    entry = share / desktop.ENTRY
    shutil.copy(entry, appdir)
    icon = share / "icons" / "hicolor" / "256x256" / "apps" / f"{identity.APP_ID}.png"
    shutil.copy(icon, appdir)
    (appdir / ".DirIcon").symlink_to(icon.name)
    # Where the AppImage project's own tools look for it.
    metainfo = share / desktop.METAINFO
    shutil.copy(metainfo, metainfo.with_name(f"{identity.APP_ID}.appdata.xml"))
    lent.lend(appdir / _HOME, appdir)
    moment = int(bundle.source_date_epoch())
    for path in (appdir, *appdir.rglob("*")):
        os.utime(path, (moment, moment), follow_symlinks=False)


def pack(appdir: Path, image: Path) -> None:
    """Pack the folder: the same folder gives the same bytes."""
    image.unlink(missing_ok=True)
    options = ["-all-root", "-noappend", "-no-progress", "-quiet", "-comp", "zstd", "-b", "128K"]
    options += ["-no-xattrs", "-Xcompression-level", "19"]
    # The time of the image; those of its files are theirs.
    run = {"SOURCE_DATE_EPOCH": bundle.source_date_epoch()}
    bundle.run(["mksquashfs", appdir, image, *options], run)


def joined(runtime: Path, image: Path, target: Path) -> None:
    """Put the image behind the runtime; Stop unless that is one for this kind of processor."""
    head = runtime.read_bytes()
    own = Path(sys.executable).resolve().read_bytes()
    if head[:4] != b"\x7fELF" or head[8:11] != MAGIC:
        raise Stop(f"{runtime} is no runtime of an AppImage.")
    if head[18:20] != own[18:20]:
        raise Stop(f"{runtime} is for another kind of processor than this.")
    target.write_bytes(head + image.read_bytes())
    target.chmod(0o755)


if __name__ == "__main__":
    sys.exit(main())
