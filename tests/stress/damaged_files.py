"""Open damaged files by all entry points of a window of this process: a part of a stress run.

    python -m tests.stress.damaged_files SEED FOLDER

Prints the number of files by entry point and result, as JSON. A broken promise raises
AssertionError.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path
from random import Random

from tests.stress.file_entry_points import ENTRY_POINTS, FileTester, is_sound
from tests.tabletop.files.hostile import WAYS, make_valid_files
from tests.ui.conftest import close
from tests.ui.heir_program import build
from twoheirs_qt.app import Folders
from twoheirs_qt.tabletop.process.application import Application

FILES = 60


def main(seed: int, folder: Path) -> int:
    """Open some damaged files; returns the exit status."""
    random, sound_files = Random(seed), make_valid_files()
    home = folder / "home"
    program = build(
        Application(["visit", "-style", "Fusion"]),
        Folders(home / "s.ini", home / "games", home / "catalogue.json", home / "log"),
        "en",
    )
    program.settings.motion_factor = 0.0
    program.window.show()
    program.games.begin()
    tester = FileTester(program)
    counts: Counter[str] = Counter()
    for number in range(FILES):
        kind = random.choice(["save", "save", "position"])
        entry_point = random.choice(sorted(ENTRY_POINTS))
        damage_file = random.choice(WAYS)
        path = folder / f"{number}.twoheirs"
        path.write_bytes(damage_file(random.choice(sound_files[kind]).encode("utf-8"), random))
        is_sound_file = is_sound(program, path, entry_point)
        if is_sound_file and entry_point == "watch" and kind == "position":
            continue
        try:
            tester.bring(path, entry_point, is_valid=is_sound_file)
        except AssertionError as fault:
            raise AssertionError(f"{path} by {entry_point}: {fault}") from None
        counts[f"{entry_point}, {'sound' if is_sound_file else 'refused'}"] += 1
    close(program)
    print(json.dumps(counts))
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), Path(sys.argv[2])))
