"""Records the pictures of the program: digests of their squares, and sheets to look at.

    python -m tests.games.two_heirs.golden.keep [SCALE/THEME...]

Whoever changes what players see does this, looks at the sheets that git names as changed, and says
in the commit what changed and why.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from tests.box import ROOT
from tests.games.two_heirs.golden.pictures import digest_squares

HERE: Final = Path(__file__).parent
RECORD_FILE: Final = HERE / "pictures.json"
SHEETS: Final = HERE / "sheets"
SCALES: Final = ("1", "1.5")
THEMES: Final = ("daylight", "candlelight", "contrast")
ALL: Final = tuple(f"{scale}/{theme}" for scale in SCALES for theme in THEMES)
_WIDE, _HIGH, _QUALITY = 640, 400, 70


def run(module: str, *arguments: str, scale: str = "1") -> None:
    """Run a module of this folder as a process; AssertionError with its output if it fails."""
    process = subprocess.run(
        [sys.executable, "-m", f"tests.games.two_heirs.golden.{module}", *arguments],
        cwd=ROOT,
        env={
            **os.environ,
            "QT_SCALE_FACTOR": scale,
            "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "packaging")]),
        },
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=380,
        check=False,
    )
    assert process.returncode == 0, f"{process.returncode}: {process.stdout}{process.stderr}"


def take(scale_and_theme: str, folder: Path) -> str:
    """Take all pictures of a scale and theme ("1.5/daylight"); returns what letters look like."""
    scale, theme = scale_and_theme.split("/")
    run("pictures", str(folder), theme, scale=scale)
    return (folder / "letters.txt").read_text()


def load_pictures(folder: Path) -> dict[str, QImage]:
    """The pictures in a folder, by place."""
    return {file.stem.rsplit("-", 1)[0]: QImage(str(file)) for file in sorted(folder.glob("*.png"))}


def load_kept() -> dict[str, Any]:
    """Load the record: by scale and theme the `letters`, and the squares of each place."""
    data: dict[str, Any] = json.loads(RECORD_FILE.read_text("utf-8"))
    return data


def join_rows(squares: list[list[str]]) -> list[str]:
    """Join the squares of each row to one line of the record."""
    return ["".join(row) for row in squares]


def main(names: Sequence[str]) -> int:
    """Take and record the pictures; returns the exit status."""
    result: dict[str, Any] = (
        load_kept() if RECORD_FILE.exists() else {"letters": {}, "pictures": {}}
    )
    images: defaultdict[str, dict[str, QImage]] = defaultdict(dict)
    with TemporaryDirectory() as name:
        for scale_and_theme in names or ALL:
            folder = Path(name) / scale_and_theme
            result["letters"][scale_and_theme] = take(scale_and_theme, folder)
            pictures = load_pictures(folder)
            result["pictures"][scale_and_theme] = {
                picture: join_rows(digest_squares(pictures[picture])) for picture in pictures
            }
            for place_name, image in pictures.items():
                images[place_name][scale_and_theme] = image
    RECORD_FILE.write_text(json.dumps(result, indent=1) + "\n", "utf-8")
    if not names:
        SHEETS.mkdir(exist_ok=True)
        for place_name, six in images.items():
            _draw_sheet(six).save(str(SHEETS / f"{place_name}.jpg"), quality=_QUALITY)
    return 0


def _draw_sheet(images: dict[str, QImage]) -> QImage:
    """Draw one place in all themes on a sheet, with a row for each scale."""
    sheet = QImage(_WIDE * len(THEMES), _HIGH * len(SCALES), QImage.Format.Format_RGB32)
    sheet.fill(QColor("white"))
    painter = QPainter(sheet)
    for number, scale_and_theme in enumerate(ALL):
        area = QRect(_WIDE * (number % 3), _HIGH * (number // 3), _WIDE, _HIGH)
        smooth = Qt.TransformationMode.SmoothTransformation
        image = images[scale_and_theme].scaled(
            area.size(), Qt.AspectRatioMode.KeepAspectRatio, smooth
        )
        painter.drawImage(area.topLeft(), image)
    painter.end()
    return sheet


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
