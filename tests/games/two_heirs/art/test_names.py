"""The program has every picture it asks for, and asks for every picture it has."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

from twoheirs_qt.games.two_heirs.codec.catalogue import load_installed_catalogue
from twoheirs_qt.games.two_heirs.drawing.art import GROUNDS, Art, name_resource_glyph
from twoheirs_qt.games.two_heirs.replay.side_board import SideBoard
from twoheirs_qt.games.two_heirs.rules.components import (
    VARIANTS,
    Building,
    Heir,
    Terrain,
    TileSet,
    Troop,
    TroopKind,
)
from twoheirs_qt.games.two_heirs.table.menus import TwoHeirsMenus
from twoheirs_qt.games.two_heirs.tutorial.window import TutorialWindow
from twoheirs_qt.tabletop.replay.replay_controls import ReplayControls
from twoheirs_qt.tabletop.window.commands import list_commands

SOURCES = Path(__file__).resolve().parents[4] / "twoheirs_qt"
BY_SYSTEMS = {"icon/document", "icon/document-small"}
"""What systems show for the program's files; the program itself does not."""


def name_troops(art: Art) -> set[str]:
    results = set()
    for heir in Heir:
        for kind in TroopKind:
            for terrain in (None, *Terrain):
                for moved in (False, True):
                    troop = Troop(kind, moved=moved, terrain=terrain)
                    results.add(art.name_troop_picture(heir, troop))
    return results


def list_requested(art: Art) -> set[str]:
    """List the names that `Art` and its callers can use."""
    names = {
        "scaffold",
        "table/oak",
        "treasure/back",
        "icon/program",
        "icon/program-small",
        "icon/gears",
    }
    names |= {f"ground/{t.word}-{n}" for t in Terrain for n in range(1, GROUNDS + 1)}
    names |= {name_resource_glyph(terrain) for terrain in (None, *Terrain)}
    names |= {f"building/{building.value}" for building in Building}
    for building in Building:
        variants = VARIANTS.get(building)
        names |= {f"strip/{building.value}-{v}" for v in variants or ()}
        if variants is None:
            names.add(f"strip/{building.value}")
    names |= {f"set/{tile_set.value}" for tile_set in TileSet}
    names |= {f"{kind}/{heir.word}" for kind in ("heir", "shield") for heir in Heir}
    names |= {f"treasure/{treasure}" for treasure in load_installed_catalogue().treasures}
    # A catalogue of one's own may join any edges.
    for count in (2, 3, 4):
        names |= {"road/" + "".join(edges) for edges in combinations("NESW", count)}
    return names | {"road/mouth", "road/end"} | name_troops(art)


def list_window_icons() -> set[str]:
    """The pictures of actions, by the words that menus, toggles and bars use."""
    words = set()
    tabletop = (
        "window/menus.py",
        "pages/start_page.py",
        "book/bar.py",
        "replay/replay_controls.py",
    )
    for name in (*(f"tabletop/{name}" for name in tabletop), "games/two_heirs/table/menus.py"):
        words |= set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', (SOURCES / name).read_text()))
    return {f"icon/ui/{word}" for word in words}


def test_every_picture_there_is_is_asked_for(art: Art, pictures: Path, icons: Path) -> None:
    there = {
        file.relative_to(folder).as_posix()[:-4]
        for folder in (pictures, icons.parent)
        for file in folder.rglob("*.svg")
    }
    plain = {name for name in there if not name.startswith("icon/ui/")}
    assert plain == list_requested(art) | BY_SYSTEMS
    assert there - plain <= list_window_icons()


def test_nothing_else_lies_among_them(pictures: Path) -> None:
    others = {f.name for f in pictures.rglob("*") if f.is_file() and f.suffix != ".svg"}
    assert others == {"GUIDE.md"}


def test_every_action_with_a_picture_shows_it(icons: Path) -> None:
    """Those that actions declare, and those of the rule book's bar."""
    kinds = (TwoHeirsMenus, SideBoard, ReplayControls, TutorialWindow)
    asked = {command.picture for kind in kinds for _, command in list_commands(kind)} - {""}
    bar = (SOURCES / "tabletop/book/bar.py").read_text()
    asked |= set(re.findall(r'\(self\.\w+, "([a-z-]+)"\)', bar))
    asked |= set(re.findall(r'load_ink_icon\("([a-z-]+)"', bar))
    assert len(asked) > 20
    for name in asked:
        assert (icons / "ui" / f"{name}.svg").is_file(), name
