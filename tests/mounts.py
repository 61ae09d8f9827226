"""Small disks of memory, mounted where this process alone sees them: they are really full."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

_CLONE_NEWNS = 0x20000


def mount(*arguments: str) -> None:
    subprocess.run(["mount", *arguments], check=True, capture_output=True)


def mount_disk(path: Path, size: str) -> None:
    """Mount a disk of memory of a size, such as `160k`, at a folder."""
    mount("-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(path))


def unmount(path: Path, *, even_if_busy: bool = False) -> None:
    options = ["--lazy"] if even_if_busy else []
    subprocess.run(["umount", *options, str(path)], check=True, capture_output=True)


@contextmanager
def mount_small_disks(folder: Path, sizes: Mapping[str, str]) -> Iterator[None]:
    """Mount disks of these sizes at new folders with these names within the block."""
    for name, size in sizes.items():
        (folder / name).mkdir()
        mount_disk(folder / name, size)
    yield
    for name in sizes:
        unmount(folder / name, even_if_busy=True)


def leave_common_mounts() -> None:
    """From here on this process has mounts of its own; skips the test where that is impossible."""
    if sys.platform != "linux":
        pytest.skip("mounts are made as on Linux")
    if os.geteuid() != 0:
        pytest.skip("only root may mount a disk")
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.unshare(_CLONE_NEWNS) != 0:
        pytest.skip(f"no mounts of one's own here: {os.strerror(ctypes.get_errno())}")
    mount("--make-rprivate", "/")


def fill(disk: Path) -> Path:
    """Fill a disk to the last byte; returns the file to be removed."""
    ballast = disk / "ballast"
    with ballast.open("ab", buffering=0) as stream:
        try:
            while True:
                stream.write(b"x" * 1024)
        except OSError:
            pass
    return ballast
