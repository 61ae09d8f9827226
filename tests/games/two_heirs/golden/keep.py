"""Keeps the pictures as they are now: what each looks like, square by square, and to be looked at.

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
from tests.games.two_heirs.golden.pictures import squares

HERE: Final = Path(__file__).parent
KEPT: Final = HERE / "pictures.json"
SHEETS: Final = HERE / "sheets"
SCALES: Final = ("1", "1.5")
THEMES: Final = ("daylight", "candlelight", "contrast")
ALL: Final = tuple(f"{scale}/{theme}" for scale in SCALES for theme in THEMES)
_WIDE, _HIGH, _QUALITY = 640, 400, 70


def run(module: str, *words: str, scale: str = "1") -> None:
    """Run a program of this folder, a process of its own; AssertionError with what it said."""
    process = subprocess.run(
        [sys.executable, "-m", f"tests.games.two_heirs.golden.{module}", *words],
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
    """Take all pictures of a scale and theme, such as "1.5/daylight"; what letters look like."""
    scale, theme = scale_and_theme.split("/")
    run("pictures", str(folder), theme, scale=scale)
    return (folder / "letters.txt").read_text()


def load_pictures(folder: Path) -> dict[str, QImage]:
    """The pictures in a folder, by place."""
    return {file.stem.rsplit("-", 1)[0]: QImage(str(file)) for file in sorted(folder.glob("*.png"))}


def load_kept() -> dict[str, Any]:
    """Load what is kept: by scale and theme the `letters`, and the squares of each place."""
    data: dict[str, Any] = json.loads(KEPT.read_text("utf-8"))
    return data


def join_rows(squares: list[list[str]]) -> list[str]:
    """Squares as they are kept: a line a row."""
    return ["".join(row) for row in squares]


def main(names: Sequence[str]) -> int:
    """Take the pictures and keep them; the exit status."""
    result: dict[str, Any] = load_kept() if KEPT.exists() else {"letters": {}, "pictures": {}}
    images: defaultdict[str, dict[str, QImage]] = defaultdict(dict)
    with TemporaryDirectory() as name:
        for scale_and_theme in names or ALL:
            folder = Path(name) / scale_and_theme
            result["letters"][scale_and_theme] = take(scale_and_theme, folder)
            pictures = load_pictures(folder)
            result["pictures"][scale_and_theme] = {
                picture: join_rows(squares(pictures[picture])) for picture in pictures
            }
            for place_name, image in pictures.items():
                images[place_name][scale_and_theme] = image
    KEPT.write_text(json.dumps(result, indent=1) + "\n", "utf-8")
    if not names:
        SHEETS.mkdir(exist_ok=True)
        for place_name, six in images.items():
            _sheet(six).save(str(SHEETS / f"{place_name}.jpg"), quality=_QUALITY)
    return 0


def _sheet(images: dict[str, QImage]) -> QImage:
    """One place in all themes, a row a scale."""
    sheet = QImage(_WIDE * len(THEMES), _HIGH * len(SCALES), QImage.Format.Format_RGB32)
    sheet.fill(QColor("white"))
    painter = QPainter(sheet)
    for number, which in enumerate(ALL):
        room = QRect(_WIDE * (number % 3), _HIGH * (number // 3), _WIDE, _HIGH)
        smooth = Qt.TransformationMode.SmoothTransformation
        image = images[which].scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio, smooth)
        painter.drawImage(room.topLeft(), image)
    painter.end()
    return sheet


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
