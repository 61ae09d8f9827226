"""Games that come from elsewhere: checked, and put on the shelf under names of their own."""

from __future__ import annotations

import os
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import SystemRandom

from twoheirs_qt.files.fault import FileFault
from twoheirs_qt.files.kin import Kin, nearest
from twoheirs_qt.files.save import GameSettings, Origin, SaveGame, write_save
from twoheirs_qt.files.unseen import Opened, read_for_play
from twoheirs_qt.files.writing import write_text
from twoheirs_qt.rules.components import Catalogue
from twoheirs_qt.ui.faults import fault_words


@dataclass(frozen=True, slots=True)
class Imported:
    """A file that came: where it lies now, or what is wrong with it.

    `known`: it lay there before; `redealt`: what nobody had seen was dealt anew.
    """

    path: Path | None
    fault: str = ""
    known: bool = False
    redealt: bool = False


def import_file(source: Path, folder: Path, suffix: str, catalogue: Catalogue) -> Imported:
    """Put the game or position in a file into `folder`; the file itself stays as it is."""
    if source.absolute().parent == folder.absolute():
        return Imported(source, known=True)
    try:
        opened = read_for_play(source, catalogue, SystemRandom().randrange)
        content = source.read_bytes()
        twin = None if opened.redealt else _twin(content, folder, suffix)
        if twin is None:
            twin = _gone_on(opened, folder, suffix, catalogue)
        if twin is not None:
            return Imported(twin, known=True)
        folder.mkdir(parents=True, exist_ok=True)
        save = _as_save(opened)
        path = _fresh(folder, suffix, save.created)
        if opened.redealt or opened.found is not save:
            write_save(path, save)
        else:
            write_text(path, content.decode("utf-8"))
    except (FileFault, OSError) as fault:
        return Imported(None, fault_words(fault))
    return Imported(path, redealt=opened.redealt)


def _as_save(opened: Opened) -> SaveGame:
    """A game begun from a position, unless it is a game already."""
    if isinstance(opened.found, SaveGame):
        return opened.found
    now = datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
    origin = Origin.position()
    return SaveGame(origin, opened.found, GameSettings(), (), 0, created=now, changed=now)


def _twin(content: bytes, folder: Path, suffix: str) -> Path | None:
    """A file of the folder with the same content."""
    if not folder.is_dir():
        return None
    for path in folder.glob(f"*{suffix}"):
        try:
            if path.stat().st_size == len(content) and path.read_bytes() == content:
                return path
        except OSError:
            continue
    return None


def _gone_on(opened: Opened, folder: Path, suffix: str, catalogue: Catalogue) -> Path | None:
    """A game of the folder in which all is played that is played in this one."""
    if not isinstance(opened.found, SaveGame):
        return None
    kept = nearest(opened.found, sorted(folder.glob(f"*{suffix}")), catalogue)
    return kept.path if kept is not None and kept.kin in (Kin.SAME, Kin.FARTHER) else None


def _fresh(folder: Path, suffix: str, created: str) -> Path:
    """A name that no file has; it begins with the time at which the game was begun."""
    stamp = created.replace("-", "").replace(":", "")
    while True:
        path = folder / f"{stamp}-{os.urandom(3).hex()}{suffix}"
        if not path.exists():
            return path
