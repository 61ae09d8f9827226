"""A disk that fails at random, for another process: by a shim in C, or by patching Python.

The program is started with `Disk.make_environment()`. Where there is no compiler, it must call
`patch_python()` itself before it writes anything.
"""

from __future__ import annotations

import errno
import io
import os
import shutil
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Callable, Sequence
from enum import IntFlag
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from tests.box import ROOT

SOURCE: Final = Path(__file__).with_name("failing_disk.c")
BUILT: Final = ROOT / "build" / "stress" / "failing_disk.so"


class Kind(IntFlag):
    """Kinds of calls that may fail; as in the source of the shim."""

    OPEN = 1
    WRITE = 2
    SHORT = 4
    SYNC = 8
    RENAME = 16
    CLOSE = 32
    LINK = 64


ALL: Final = sum(Kind)


@cache
def compile_shim() -> Path | None:
    """The compiled shim; None where there is no compiler for it."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if sys.platform != "linux" or compiler is None:
        return None
    if BUILT.exists() and BUILT.stat().st_mtime_ns > SOURCE.stat().st_mtime_ns:
        return BUILT
    BUILT.parent.mkdir(parents=True, exist_ok=True)
    new_library = BUILT.with_name(
        f"{BUILT.name}.{os.getpid()}"
    )  # other tests may be building it, too
    command = [compiler, "-shared", "-fPIC", "-O2", "-o", str(new_library), str(SOURCE), "-ldl"]
    if subprocess.run(command, capture_output=True, check=False).returncode:
        return None
    os.replace(new_library, BUILT)
    return BUILT


class Disk:
    """The disk of `folders`, working at first. Control file and log are in `beside`."""

    def __init__(self, folders: Sequence[Path], seed: int, beside: Path) -> None:
        self._folders = [Path(os.path.realpath(folder)) for folder in folders]
        self._seed = seed
        self._control = beside / "disk.control"
        self._log = beside / "disk.log"
        self._control.write_bytes(bytes(8))

    def make_environment(self) -> dict[str, str]:
        """Variables for a program that has this disk."""
        results = {
            "FAILING_DISK_FOLDERS": ":".join(map(str, self._folders)),
            "FAILING_DISK_CONTROL": str(self._control),
            "FAILING_DISK_LOG": str(self._log),
            "FAILING_DISK_SEED": str(self._seed),
        }
        library = compile_shim()
        return results if library is None else {**results, "LD_PRELOAD": str(library)}

    @property
    def control(self) -> Path:
        """The control file, for `switch`."""
        return self._control

    def count_failures(self) -> Counter[str]:
        """Count the failures, by call and error."""
        lines = self._log.read_text("utf-8", "replace").splitlines() if self._log.exists() else []
        return Counter(" ".join(line.split(" ", 2)[:2]) for line in lines)


def switch(control: Path, chance: int, kinds: int = ALL, fsync_takes: float = 0.0) -> None:
    """Set the percentage of failing calls of these kinds, and the seconds of an fsync."""
    with control.open("r+b", buffering=0) as stream:
        stream.write(bytes((chance, kinds, round(fsync_takes * 100))))


# -- without a compiler ---------------------------------------------------------------------------


def patch_python() -> None:
    """Patch Python by the environment variables, unless the shim is loaded.

    Then Qt's own writes do not fail, nor do writes after a file was opened.
    """
    if "FAILING_DISK_FOLDERS" not in os.environ or "LD_PRELOAD" in os.environ:
        return
    Failing(
        os.environ["FAILING_DISK_FOLDERS"].split(":"),
        Path(os.environ["FAILING_DISK_CONTROL"]),
        Path(os.environ["FAILING_DISK_LOG"]),
        int(os.environ["FAILING_DISK_SEED"]),
    ).patch()


class Failing:
    """Wraps the functions of `os` and `io` by which the program writes."""

    def __init__(self, folders: list[str], control: Path, log: Path, seed: int) -> None:
        self._folders = folders
        self._control = os.open(control, os.O_RDONLY)
        self._log = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        self._random = Random(seed)
        self._lock = threading.Lock()

    def patch(self) -> None:
        """Patch the functions, permanently."""
        real_open = io.open

        def fail_open(file: Any, mode: str = "r", *rest: Any, **more: Any) -> Any:
            if set(mode) & set("wxa+") and not isinstance(file, int):
                self._strike(Kind.OPEN, "open", file)
            return real_open(file, mode, *rest, **more)

        io.open = fail_open
        real_os_open = os.open

        def fail_os_open(path: Any, flags: int, *rest: Any, **more: Any) -> int:
            if flags & (os.O_WRONLY | os.O_RDWR):
                self._strike(Kind.OPEN, "open", path)
            return real_os_open(path, flags, *rest, **more)

        os.open = fail_os_open
        for name, kind in (("replace", Kind.RENAME), ("rename", Kind.RENAME), ("link", Kind.LINK)):
            setattr(os, name, self._wrap_move(getattr(os, name), name, kind))
        real_sync = os.fsync

        def fail_sync(handle: int) -> None:
            self._strike(Kind.SYNC, "fsync", self._find_path(handle))
            real_sync(handle)

        os.fsync = fail_sync  # type: ignore[assignment]

    def _wrap_move(self, real: Callable[..., None], name: str, kind: Kind) -> Callable[..., None]:
        def fail_move(source: Any, target: Any, **more: Any) -> None:
            self._strike(kind, name, target)
            real(source, target, **more)

        return fail_move

    def _find_path(self, handle: int) -> str:
        try:
            return os.readlink(f"/proc/self/fd/{handle}")
        except OSError:  # no such system: it may well be ours
            return f"{self._folders[0]}/unknown"

    def _strike(self, kind: Kind, call: str, path: Any) -> None:
        chance, kinds = os.pread(self._control, 2, 0)
        where = os.path.abspath(os.fsdecode(path))
        if not any(where.startswith(folder) for folder in self._folders) or not kinds & kind:
            return
        with self._lock:
            if self._random.randrange(100) >= chance:
                return
            number = self._random.choice([errno.ENOSPC, errno.EIO, errno.EROFS, errno.EACCES])
        os.write(self._log, f"{call} {errno.errorcode[number]} {where}\n".encode())
        raise OSError(number, os.strerror(number), where)
