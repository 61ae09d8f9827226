"""The icons: complete for each system, sharp where they are small, the same at every drawing."""

from __future__ import annotations

import struct
from pathlib import Path

import icons
import pytest
from devtools.identity import APP_ID, BUNDLE_ID, DOCUMENT_ICON, PROG_ID, UTI
from PIL import Image
from PIL.IcoImagePlugin import IcoImageFile


@pytest.fixture(scope="module")
def folder(qapp: object, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("icons")
    icons.draw_icons(folder)
    return folder


def test_drawn_again_they_are_the_same(qapp: object, folder: Path, tmp_path: Path) -> None:
    for file in icons.draw_icons(tmp_path):
        assert file.read_bytes() == (folder / file.relative_to(tmp_path)).read_bytes(), file


@pytest.mark.parametrize(
    "icon", [icons.PROGRAM, icons.DOCUMENT], ids=lambda icon: icon.drawing_name
)
def test_every_system_gets_its_sizes(folder: Path, icon: icons.Icon) -> None:
    theme = folder / "hicolor"
    for size in icons.HICOLOR_SIZES:
        with Image.open(
            theme / f"{size}x{size}" / icon.theme_folder / f"{icon.theme_name}.png"
        ) as picture:
            assert picture.size == (size, size)
            assert picture.mode == "RGBA"
    assert (
        (theme / "scalable" / icon.theme_folder / f"{icon.theme_name}.svg")
        .read_text()
        .startswith("<svg")
    )
    with Image.open(folder / "windows" / f"{icon.drawing_name}.ico") as windows:
        assert windows.info["sizes"] == {(size, size) for size in icons.ICO_SIZES}
    with Image.open(folder / "macos" / f"{icon.drawing_name}.icns") as macos:
        assert max(side * scale for side, _, scale in macos.info["sizes"]) == 1024


@pytest.mark.parametrize(
    "icon", [icons.PROGRAM, icons.DOCUMENT], ids=lambda icon: icon.drawing_name
)
def test_a_size_of_a_windows_icon_is_drawn_for_itself(folder: Path, icon: icons.Icon) -> None:
    """Not shrunk from the largest: the smallest is the smallest drawing, point for point."""
    content = (folder / "windows" / f"{icon.drawing_name}.ico").read_bytes()
    (count,) = struct.unpack_from("<H", content, 4)
    assert count == len(icons.ICO_SIZES)
    with Image.open(folder / "windows" / f"{icon.drawing_name}.ico") as windows:
        assert isinstance(windows, IcoImageFile)
        small = windows.ico.getimage((16, 16)).convert("RGBA")
    theme = folder / "hicolor" / "16x16" / icon.theme_folder / f"{icon.theme_name}.png"
    with Image.open(theme) as expected:
        assert small.tobytes() == expected.convert("RGBA").tobytes()


def test_the_smallest_page_has_a_full_line_around(folder: Path) -> None:
    """At 16 pixels its ink falls on whole pixels: opaque and dark, not a grey of two."""
    name = f"hicolor/16x16/mimetypes/{DOCUMENT_ICON}.png"
    with Image.open(folder / name) as picture:
        left_line = [picture.getpixel((2, row)) for row in range(2, 14)]
    assert set(left_line) == {(0x2A, 0x21, 0x1A, 255)}


def test_names_keep_to_what_systems_allow() -> None:
    assert DOCUMENT_ICON.startswith(f"{APP_ID}.")  # Flatpak hands on no other
    assert len(APP_ID.split(".")) >= 4  # Flathub, for what lives at a code host
    assert "-" not in APP_ID
    for name in (BUNDLE_ID, UTI):  # macOS
        assert name.replace(".", "").replace("-", "").isalnum()
    assert len(PROG_ID) <= 39
    assert PROG_ID.replace(".", "").isalnum()  # Windows
