"""Every drawing is of the one family: flat paths, no raster, no text, nothing from elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from tests.games.two_heirs.art.conftest import FOLDERS
from twoheirs_qt.games.two_heirs.drawing.art import GROUNDS, INK, Art
from twoheirs_qt.tabletop.drawing.pictures import ICON_SIZES

DRAWINGS = sorted(file for folder in FOLDERS for file in folder.rglob("*.svg"))
SHAPES = {"g", "path", "rect", "circle", "ellipse", "polygon", "polyline", "line"}
SVG = "{http://www.w3.org/2000/svg}"
ATTRIBUTES = re.compile(
    r"d|points|x|y|[xy][12]|c[xy]|r[xy]?|width|height|transform"
    r"|fill(-opacity|-rule)?|stroke(-width|-linecap|-linejoin|-dasharray|-dashoffset)?"
)
EDGE = 8
"""Pixels left around a drawing to see whether it keeps to its box."""


def test_nothing_but_flat_shapes() -> None:
    faults = [f"{file.stem}: {fault}" for file in DRAWINGS for fault in list_foreign(file)]
    assert not faults


def list_foreign(drawing: Path) -> Iterator[str]:
    """List what of a drawing is not of the family."""
    root = ElementTree.fromstring(drawing.read_text("utf-8"))
    if root.tag != f"{SVG}svg":
        yield root.tag
    yield from set(root.attrib) - {"version", "baseProfile", "viewBox"}
    for element in root.iter():
        yield from filter(None, ((text or "").strip() for text in (element.text, element.tail)))
        if element is root:
            continue
        if element.tag.removeprefix(SVG) not in SHAPES:
            yield element.tag
        for name, value in element.attrib.items():
            if not ATTRIBUTES.fullmatch(name):
                yield name
            elif name in ("fill", "stroke") and not re.fullmatch(r"none|#[0-9A-F]{6}", value):
                yield value


def test_each_shows_something_and_keeps_to_its_box(qapp: QApplication) -> None:
    assert len(DRAWINGS) > 100
    faults = [file.stem for file in DRAWINGS if not keeps_to_its_box(file)]
    assert not faults


def keeps_to_its_box(drawing: Path) -> bool:
    """Whether a drawing paints, and nothing beyond its box."""
    renderer = QSvgRenderer(str(drawing))
    assert renderer.isValid(), drawing
    box = renderer.viewBoxF()
    wide, high = round(box.width()), round(box.height())
    image = QImage(wide + 2 * EDGE, high + 2 * EDGE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    empty = image.copy()
    painter = QPainter(image)
    renderer.render(painter, QRectF(EDGE, EDGE, wide, high))
    painter.end()
    paints = image != empty
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    # A line that ends at the edge may bleed into half a pixel beyond it.
    painter.fillRect(EDGE - 1, EDGE - 1, wide + 2, high + 2, QColor(0, 0, 0))
    painter.end()
    return paints and image == empty


def test_icons_of_the_window_have_one_ink(icons: Path) -> None:
    files = list((icons / "ui").glob("*.svg"))
    assert files
    for icon in files:
        assert set(re.findall(r"#\w{6}", icon.read_text("utf-8"))) == {INK}, icon.name


@pytest.mark.parametrize("terrain", ["wood", "wheat", "stone"])
def test_grounds_flow_into_one_another(art: Art, terrain: str) -> None:
    """Every edge of every variant is the same, and the same from both ends: tiles lie either way
    up. What lies on the ground may cross an edge now and then, the ground itself goes on."""
    edges = []
    for variant in range(1, GROUNDS + 1):
        image = art.find_pixmap(f"ground/{terrain}-{variant}", 160, 160, 1.0).toImage()
        last = image.width() - 1
        for edge in (
            [image.pixelColor(i, 0) for i in range(160)],
            [image.pixelColor(i, last) for i in range(160)],
            [image.pixelColor(0, i) for i in range(160)],
            [image.pixelColor(last, i) for i in range(160)],
        ):
            edges += [edge, edge[::-1]]
    for edge in edges[1:]:
        same = sum(_are_alike(a, b) for a, b in zip(edge, edges[0], strict=True))
        assert same >= 0.85 * len(edge), same


def _are_alike(one: QColor, other: QColor) -> bool:
    parts = (
        one.red() - other.red(),
        one.green() - other.green(),
        one.blue() - other.blue(),
    )
    return max(map(abs, parts)) <= 24


@pytest.mark.parametrize("size", [*ICON_SIZES, 256])
@pytest.mark.parametrize("name", ["program", "document"])
def test_icons_show_both_heirs_at_every_size(art: Art, name: str, size: int) -> None:
    small = "-small" if size < 32 else ""
    image = art.find_pixmap(f"icon/{name}{small}", size, size, 1.0).toImage()
    colors = [image.pixelColor(x, y) for x in range(size) for y in range(size)]
    solid = [color for color in colors if color.alpha() > 200]
    blue = sum(color.blue() > color.red() + 50 for color in solid)
    light = sum(color.lightness() > 215 for color in solid)
    gold = sum(color.red() > color.blue() + 90 and color.lightness() > 90 for color in solid)
    assert min(blue, light, gold) >= 0.012 * size**2, (blue, light, gold)


@pytest.mark.parametrize("kind", ["troop", "retinue"])
def test_a_moved_troop_keeps_the_charge_of_its_heir(pictures: Path, kind: str) -> None:
    """Colour is never the only cue of whose it is: lily and eagle stay, the cross joins them."""

    def read_shapes(name: str) -> set[str]:
        root = ElementTree.fromstring((pictures / "troop" / f"{name}.svg").read_text("utf-8"))
        return {path.get("d", "") for path in root.iter(f"{SVG}path")}

    white, blue = read_shapes(f"white-{kind}"), read_shapes(f"blue-{kind}")
    for heir, charge in (("white", white - blue), ("blue", blue - white)):
        assert charge
        moved = read_shapes(f"{heir}-{kind}-moved")
        assert charge < moved
        assert moved - white - blue, "and there is a cross"
