"""Eight places look as they did: see `keep` for what to do where they shall look otherwise."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from tests.box import ROOT
from tests.games.two_heirs.golden.keep import ALL, join_rows, load_kept, load_pictures, take
from tests.games.two_heirs.golden.pictures import CELL, digest_squares
from tests.long_run import LONG_RUN

MARKED = ROOT / "build" / "golden"
BY_DAY = ("1/candlelight", "1.5/daylight")


def find_changed(before: list[str], image: QImage) -> list[tuple[int, int]]:
    """The squares of a picture that are not as they were, by column and row."""
    now = join_rows(digest_squares(image))
    if [len(row) for row in now] != [len(row) for row in before]:
        return [(0, 0)]
    return [
        (column, row)
        for row, line in enumerate(now)
        for column in range(len(line) // 4)
        if line[4 * column : 4 * column + 4] != before[row][4 * column : 4 * column + 4]
    ]


def mark(image: QImage, squares: list[tuple[int, int]], file: Path) -> Path:
    """The picture with a frame around each changed square, in a file."""
    painter = QPainter(image)
    painter.setPen(QColor("magenta"))
    for column, row in squares:
        painter.drawRect(column * CELL, row * CELL, CELL - 1, CELL - 1)
    painter.end()
    file.parent.mkdir(parents=True, exist_ok=True)
    image.save(str(file))
    return file


@pytest.mark.slow
@pytest.mark.parametrize("which", ALL if LONG_RUN else BY_DAY)
def test_every_place_looks_as_it_did(which: str, tmp_path: Path) -> None:
    before = load_kept()
    if take(which, tmp_path) != before["letters"][which]:
        pytest.skip("letters look otherwise here than where the pictures were taken")
    pictures, places = load_pictures(tmp_path), before["pictures"][which]
    assert pictures.keys() == places.keys()
    assert len(places) == 8
    differences = {place: find_changed(places[place], image) for place, image in pictures.items()}
    files = [
        str(mark(pictures[place], squares, MARKED / which / f"{place}.png"))
        for place, squares in differences.items()
        if squares
    ]
    assert not files, f"these look otherwise: {files}"


def test_one_changed_point_is_found() -> None:
    image = QImage(200, 130, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    before = join_rows(digest_squares(image))
    assert find_changed(before, image) == []
    image.setPixelColor(190, 129, QColor("#fffffe"))
    assert find_changed(before, image) == [(2, 2)]
