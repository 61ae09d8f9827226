"""Build an AppImage, one file for any Linux: `packaging/dev.py package appimage`.

The file is the bundle of all packages with libraries and a font for bare systems, packed by
mksquashfs behind a runtime of the AppImage project. Neither Debian nor Python's index has the
runtime, so it is given by `--runtime`; without it, only the image is made. Untried with a runtime.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import sys
from pathlib import Path

from appimage import bundled_libraries, smoke_test
from devtools import bundle, checksums, identity, system
from devtools.environment import ROOT
from devtools.errors import Stop
from linux import desktop
from linux.build import SUITES, copy_without_probe, make_bundle

MAGIC = b"AI\x02"
"""After the first eight bytes: an AppImage of type 2."""


def main() -> int:
    """Build below `--out`; exit status 1 and a sentence if it fails."""
    parser = argparse.ArgumentParser(prog="packaging/dev.py package appimage", description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "appimage", metavar="DIR")
    parser.add_argument("--bundle", type=Path, metavar="DIR", help="pack this, and build no bundle")
    parser.add_argument("--runtime", type=Path, metavar="FILE", help="the AppImage project's")
    parser.add_argument(
        "--try", dest="start", action="store_true", help="start it in bare Debians (as root)"
    )
    arguments = parser.parse_args()
    out: Path = arguments.out.absolute()
    try:
        system.provide(system.list_packages_for_appimage())
        made_bundle = arguments.bundle or make_bundle(out / "bundle")
        build(made_bundle.absolute(), out, arguments.runtime)
        if arguments.start:
            for suite in SUITES:
                print(smoke_test.start_in_bare_debian(out / "AppDir", suite, out / f"{suite}.png"))
    except Stop as stop:
        print(stop, file=sys.stderr)
        return 1
    return 0


def build(made_bundle: Path, out: Path, runtime: Path | None) -> Path:
    """Make folder and image of the bundle below `out`, and the AppImage with a `runtime`.

    Returns the last file. Stop if a tool fails.
    """
    appdir, image = out / "AppDir", out / "image.squashfs"
    lay_out(made_bundle, appdir)
    pack(appdir, image)
    if runtime is None:
        print(
            f"{image}: {image.stat().st_size / 1e6:.1f} MB. It becomes an AppImage with the "
            "runtime of the AppImage project (type2-runtime), given by --runtime."
        )
        return image
    target = out / name()
    join(runtime, image, target)
    checksums.write(out, [target, bundle.copy_parts_file(target, appdir / _HOME)])
    print(f"{target}: {target.stat().st_size / 1e6:.1f} MB")
    return target


_HOME = Path("usr", "lib", identity.COMMAND)


def name() -> str:
    """Return the name of the file, in the AppImage project's form."""
    return f"TheTwoHeirs-{identity.read_version()}-{platform.machine()}.AppImage"


def lay_out(made_bundle: Path, appdir: Path) -> None:
    """Make the folder in the AppImage again."""
    shutil.rmtree(appdir, ignore_errors=True)
    copy_without_probe(made_bundle, appdir / _HOME)
    share = appdir / "usr" / "share"
    desktop.stage(share)
    shutil.copy(Path(__file__).with_name("AppRun"), appdir)
    entry = share / desktop.ENTRY
    shutil.copy(entry, appdir)
    icon = share / "icons" / "hicolor" / "256x256" / "apps" / f"{identity.APP_ID}.png"
    shutil.copy(icon, appdir)
    (appdir / ".DirIcon").symlink_to(icon.name)
    # The name that the AppImage project's tools look for.
    metainfo = share / desktop.METAINFO
    shutil.copy(metainfo, metainfo.with_name(f"{identity.APP_ID}.appdata.xml"))
    bundled_libraries.copy_libraries(appdir / _HOME, appdir)
    time_stamp = int(bundle.find_source_date_epoch())
    for path in (appdir, *appdir.rglob("*")):
        os.utime(path, (time_stamp, time_stamp), follow_symlinks=False)


def pack(appdir: Path, image: Path) -> None:
    """Pack the folder; the same folder gives the same bytes."""
    image.unlink(missing_ok=True)
    options = ["-all-root", "-noappend", "-no-progress", "-quiet", "-comp", "zstd", "-b", "128K"]
    options += ["-no-xattrs", "-Xcompression-level", "19"]
    # The time of the image, not of its files.
    run = {"SOURCE_DATE_EPOCH": bundle.find_source_date_epoch()}
    bundle.run(["mksquashfs", appdir, image, *options], run)


def join(runtime: Path, image: Path, target: Path) -> None:
    """Append the image to the runtime; Stop unless that is one for this kind of processor."""
    head = runtime.read_bytes()
    own_program = Path(sys.executable).resolve().read_bytes()
    if head[:4] != b"\x7fELF" or head[8:11] != MAGIC:
        raise Stop(f"{runtime} is no runtime of an AppImage.")
    if head[18:20] != own_program[18:20]:
        raise Stop(f"{runtime} is for another kind of processor than this.")
    target.write_bytes(head + image.read_bytes())
    target.chmod(0o755)


if __name__ == "__main__":
    sys.exit(main())
