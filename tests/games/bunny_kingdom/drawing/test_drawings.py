"""Every drawing of Bunny Kingdom is of the family of The Two Heirs, and is used."""

from __future__ import annotations

import re
from pathlib import Path

from instruments.bunny_sheets import PICTURE_FOLDER
from PySide6.QtWidgets import QApplication

from tests.games.two_heirs.art.test_drawings import keeps_to_its_box, list_foreign
from twoheirs_qt.games.bunny_kingdom.codec.catalogue import load_program_catalogue
from twoheirs_qt.games.bunny_kingdom.drawing import canvas
from twoheirs_qt.games.bunny_kingdom.drawing.diagrams import choose_emblem, make_diagram
from twoheirs_qt.games.bunny_kingdom.drawing.land import choose_terrain_picture
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import (
    TERRITORY_COUNT,
    Kind,
    Resource,
    Seat,
    Terrain,
)

DRAWINGS = sorted(PICTURE_FOLDER.rglob("*.svg"))


def test_nothing_but_flat_shapes_in_their_boxes(qapp: QApplication) -> None:
    assert len(DRAWINGS) > 70
    assert not [f"{file.stem}: {fault}" for file in DRAWINGS for fault in list_foreign(file)]
    assert not [file.stem for file in DRAWINGS if not keeps_to_its_box(file)]


def test_each_drawing_is_used_and_each_used_one_exists() -> None:
    catalogue = load_program_catalogue()
    names = {
        choose_terrain_picture(terrain, index)
        for terrain in Terrain
        for index in range(TERRITORY_COUNT)
    }
    names |= {f"resource/{resource.value}" for resource in Resource}
    names |= {f"{folder}/{seat.value}" for folder in ("rabbit", "shield") for seat in Seat}
    for card in catalogue.cards:
        if card.kind is Kind.SKY_TOWER:
            names.add(f"building/{card.id}")
        elif card.kind is Kind.CITY:
            names.add(f"building/city-{card.strength}")
        elif card.parchment is not None:
            names |= {choose_emblem(card), *(sign.picture for sign in make_diagram(card))}
    source = "".join(file.read_text("utf-8") for file in Path(canvas.__file__).parent.glob("*.py"))
    names |= set(re.findall(r"\"((?:building|card|resource|symbol)/[a-z-]+)\"", source))
    names |= {f"symbol/{name}" for name in ("territory", "tower", "parchment", "basket")}
    names |= {"building/farm-basic", "building/farm-luxury", "rabbit/black-rim", "resource/any"}
    files = {str(file.relative_to(PICTURE_FOLDER).with_suffix("")) for file in DRAWINGS}
    assert names - {""} == files
