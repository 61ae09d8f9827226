"""The page on which the owner of a box corrects the catalogue of tiles."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QButtonGroup,
    QFileDialog,
    QFrame,
    QPushButton,
    QWidget,
)

from twoheirs_qt.games.two_heirs.codec.catalogue import load_catalogue
from twoheirs_qt.games.two_heirs.drawing.art import Look
from twoheirs_qt.games.two_heirs.real_table.catalogue.entry_stack import (
    CatalogueEntryStack,
    format_catalogue,
)
from twoheirs_qt.games.two_heirs.real_table.catalogue.facts import (
    SHOWN_FACTS,
    Confirm,
    Reset,
    SetBuilding,
    SetCost,
    SetRoads,
    SetTerrain,
    TakeOver,
    find_oddities,
    list_buildings,
    list_differences,
)
from twoheirs_qt.games.two_heirs.real_table.catalogue.paper import paint_catalogue
from twoheirs_qt.games.two_heirs.real_table.catalogue.tile_view import TileView
from twoheirs_qt.games.two_heirs.real_table.entry_page import EntryPage
from twoheirs_qt.games.two_heirs.real_table.palette import Choice, Palette
from twoheirs_qt.games.two_heirs.real_table.roads import describe_roads, list_sections, toggle_edge
from twoheirs_qt.games.two_heirs.rules.cells import Edge
from twoheirs_qt.games.two_heirs.rules.components import (
    Building,
    Catalogue,
    Sections,
    Terrain,
    Tile,
    TileSet,
)
from twoheirs_qt.games.two_heirs.table.context import TwoHeirsContext
from twoheirs_qt.games.two_heirs.things.tiles import describe_cost_and_terrain, describe_tile
from twoheirs_qt.games.two_heirs.words import real_table as texts
from twoheirs_qt.games.two_heirs.words.names import (
    describe_cost,
    name_building,
    name_resource,
    name_set,
    name_terrain,
    name_tile,
    name_variant,
)
from twoheirs_qt.games.two_heirs.words.real_table import label_tile
from twoheirs_qt.games.two_heirs.words.table import NO_COST
from twoheirs_qt.tabletop.drawing.fonts import make_text_font
from twoheirs_qt.tabletop.drawing.parchment import fill_rect
from twoheirs_qt.tabletop.drawing.theme import find_current_theme
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.replay.banner import Banner
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import Text, join_by_semicolons, translate
from twoheirs_qt.tabletop.widgets.controls import ComboBox
from twoheirs_qt.tabletop.widgets.dialog import VerticalScrollArea
from twoheirs_qt.tabletop.widgets.flow_layout import FlowLayout
from twoheirs_qt.tabletop.widgets.label import NO_MARGINS, Label, make_column
from twoheirs_qt.tabletop.widgets.legacy_screen_readers import announce
from twoheirs_qt.tabletop.widgets.stepper import Stepper
from twoheirs_qt.tabletop.window.bottom_bar import ActionButton, BottomBar
from twoheirs_qt.tabletop.window.commands import Command, add_actions, draw_actions, name_actions
from twoheirs_qt.tabletop.window.errors import explain_fault

_Keys = QKeySequence.StandardKey
_TILE_PX: Final = 62
_CHOICE_PX: Final = 100
_TRAY_PX: Final = 338
_SIDE_PX: Final = 400
_MAX_SHARE: Final = 0.36
_DIFFERENCE_MARK: Final = "✎ "
"""Before the name of a tile that differs from the program's."""
_UNITS_PER_INCH: Final = 96.0
_ADD_KEYS: Final = {Qt.Key.Key_1: 0, Qt.Key.Key_2: 1, Qt.Key.Key_3: 2}
_TAKE_KEYS: Final = {Qt.Key.Key_4: 0, Qt.Key.Key_5: 1, Qt.Key.Key_6: 2}


class CataloguePage(EntryPage):
    """Shows all tiles, and one of them large with its facts, which can be corrected.

    `back_requested` is emitted when the player closes the page, `roads_requested` when the
    roads that were drawn on the other pages are to be taken over.
    """

    back_requested = Signal()
    roads_requested = Signal()

    undo = Command(translate("SideBoard", "&Undo"), _Keys.Undo, picture="undo")
    redo = Command(translate("SideBoard", "&Redo"), _Keys.Redo, "Ctrl+Y", picture="redo")
    confirm = Command(translate("CataloguePage", "Printed li&ke this"), "Ctrl+Return")
    reset = Command(translate("CataloguePage", "&Tile as in the program"), "Ctrl+R")
    reset_all = Command(translate("CataloguePage", "&All as in the program"), "Ctrl+Shift+R")
    take_in = Command(translate("CataloguePage", "&Import…"), _Keys.Open)
    export = Command(translate("CataloguePage", "&Export…"), "Ctrl+Shift+S")
    print_sheet = Command(translate("ScorePage", "&Print…"), _Keys.Print)
    from_table = Command(translate("CataloguePage", "Roads from your ta&ble"), "Ctrl+D")
    back = Command(translate("ScorePage", "&Back"), "Ctrl+B")

    def __init__(self, context: TwoHeirsContext, entry_stack: CatalogueEntryStack) -> None:
        super().__init__(context)
        self.setObjectName("ownCatalogue")
        add_actions(self)
        self.entry_stack = entry_stack
        self._art = context.art
        self._chosen = next(iter(entry_stack.catalogue.tiles))
        self.tiles = Palette(self.tr("All tiles"), _TILE_PX, _CHOICE_PX, self)
        self.view = TileView(context.art, self)
        self.view.setAccessibleName(self.tr("Large tile: arrows draw roads"))
        self._side = _Side(self)
        facts = VerticalScrollArea(self._make_facts(), self._side)
        make_column(facts, owner=self._side, margins=(2, 0, 0, 0))
        banner_actions = self.take_in, self.export, self.print_sheet, self.back
        banner = Banner(banner_actions, self, golden_action=self.back)
        bar = BottomBar((self.undo, self.redo, self.confirm), self)
        self._arrange(banner, (self.tiles, self.view, self._side), bar)
        draw_actions(self)
        name_actions(self)
        self._connect()
        self._show()

    def _make_facts(self) -> QWidget:
        side = QWidget(self)
        self.name = Label("", side, make_text_font(17, bold=True), wrap=True)
        self.set_line = Label("", side, make_text_font(13), wrap=True, muted=True)
        self.buildings = ComboBox(side)
        self.buildings.set_name(self.tr("Building on this tile"))
        self.terrains: list[QPushButton] = []
        self.costs = [self._make_stepper(side, terrain) for terrain in Terrain]
        group = QButtonGroup(side)
        for terrain in Terrain:
            button = QPushButton(localize(name_terrain(terrain)), side)
            button.setCheckable(True)
            button.clicked.connect(partial(self._set_terrain, terrain))
            group.addButton(button)
            self.terrains.append(button)
        headings = [
            Label(localize(texts.FACTS[fact]), side, make_text_font(14, bold=True))
            for fact in SHOWN_FACTS
        ]
        self.facts = {
            fact: Label("", side, make_text_font(12.5), wrap=True) for fact in SHOWN_FACTS
        }
        building, terrain_head, cost, roads = headings
        terrains = QWidget(side)
        flow = FlowLayout(self.terrains, terrains)
        flow.setContentsMargins(*NO_MARGINS)
        flow.setSpacing(4)
        lower_actions = self.from_table, self.reset, self.reset_all
        make_column(
            *(self.name, self.set_line),
            *(building, self.buildings, self.facts["building"]),
            *(terrain_head, terrains, self.facts["terrain"]),
            *(cost, *self.costs, self.facts["cost"]),
            *(roads, self.facts["roads"], None),
            *(ActionButton(action, side) for action in lower_actions),
            owner=side,
            margins=(14, 10, 14, 10),
            spacing=5,
        )
        return side

    def _make_stepper(self, side: QWidget, terrain: Terrain) -> Stepper:
        """Make the row of a resource of the cost."""
        ratio = self.devicePixelRatioF()
        stepper = Stepper(side, self._art.find_pixmap(f"resource/{terrain.word}", 26, 26, ratio))
        name = localize(name_resource(terrain))
        stepper.set_names(
            self.tr("{resource}: one less").format(resource=name),
            self.tr("{resource}: one more").format(resource=name),
        )
        stepper.stepped.connect(partial(self._change_cost, terrain))
        return stepper

    def _connect(self) -> None:
        entry_stack = self.entry_stack
        entry_stack.changed.connect(self._show)
        entry_stack.refused.connect(self.report)
        self.undo.triggered.connect(partial(self._undo, entry_stack))
        self.redo.triggered.connect(partial(self._redo, entry_stack))
        self.confirm.triggered.connect(self._confirm)
        self.reset.triggered.connect(self._reset)
        self.reset_all.triggered.connect(lambda: entry_stack.enter(TakeOver(entry_stack.program)))
        self.take_in.triggered.connect(self._ask_import)
        self.export.triggered.connect(self._ask_export)
        self.print_sheet.triggered.connect(self._ask_printer)
        self.from_table.triggered.connect(self.roads_requested)
        self.back.triggered.connect(self.back_requested)
        self.tiles.chosen.connect(self._choose)
        self.tiles.accepted.connect(self.view.setFocus)
        self.view.edge_picked.connect(self._toggle_edge)
        self.buildings.activated.connect(self._set_building)

    # -- what is shown -----------------------------------------------------------------------------

    @property
    def tile(self) -> Tile:
        """The tile that is shown large."""
        tiles = self.entry_stack.catalogue.tiles
        return tiles.get(self._chosen) or next(iter(tiles.values()))

    def _list_differences(self, tile: Tile) -> list[str]:
        program = self.entry_stack.program.tiles.get(tile.id)
        return list(SHOWN_FACTS) if program is None else list_differences(tile, program)

    def _show(self) -> None:
        entry_stack, catalogue = self.entry_stack, self.entry_stack.catalogue
        differing_tiles = [
            tile for tile in catalogue.tiles.values() if self._list_differences(tile)
        ]
        self.tiles.show_choices(
            [
                self._make_choice(tile, catalogue, is_marked=tile in differing_tiles)
                for tile_set in TileSet
                for tile in catalogue.list_tiles_of_set(tile_set)
            ],
            self.tile.id,
        )
        self._show_tile()
        self._show_undo(entry_stack, self.undo, self.redo)
        oddities = find_oddities(catalogue)
        if oddities:
            line = localize(oddities[0])
        else:
            line = self.tr(
                "Click an edge to draw a road, a resource to raise the cost. New games use this "
                "catalogue; games that have begun keep theirs."
            )
        self.bar.show_line(line)
        self.banner.set_texts(
            self.tr("The tiles of your box"),
            self.tr("%n tile(s) differ from the program's", "", len(differing_tiles)),
        )

    def _make_choice(self, tile: Tile, catalogue: Catalogue, *, is_marked: bool) -> Choice:
        name = localize(name_tile(tile))
        spoken = localize(label_tile(tile.id, catalogue))
        if is_marked:
            spoken = self.tr("{tile}, differs from the program's").format(tile=spoken)
        facts = f"{tile.cost}{tile.roads}{tile.terrain}{tile.building}"
        ratio = self.devicePixelRatioF()
        return Choice(
            tile.id,
            f"{_DIFFERENCE_MARK}{name}" if is_marked else name,
            spoken,
            localize(describe_tile(tile)),
            lambda: self._art.find_tile_pixmap(Look(tile), _TILE_PX, ratio),
            version=facts,
            details=localize(describe_cost_and_terrain(tile)),
        )

    def _show_tile(self) -> None:
        tile = self.tile
        program = self.entry_stack.program.tiles.get(tile.id)
        differing = self._list_differences(tile)
        self.name.setText(localize(label_tile(tile.id, self.entry_stack.catalogue)))
        self.set_line.setText(localize(name_set(tile.tile_set)))
        kinds = list_buildings(tile.tile_set, self.entry_stack.program)
        values = [(building.value, variant) for building, variant in kinds]
        if values != [self.buildings.itemData(row) for row in range(self.buildings.count())]:
            self.buildings.clear()
            for kind, value in zip(kinds, values, strict=True):
                self.buildings.addItem(localize(_name_kind(*kind)), value)
        if (tile.building, tile.variant) in kinds:
            self.buildings.setCurrentIndex(kinds.index((tile.building, tile.variant)))
        for terrain in Terrain:
            self.terrains[terrain].setChecked(terrain is tile.terrain)
            self.costs[terrain].show_value(tile.cost[terrain])
        for fact in SHOWN_FACTS:
            words = localize(texts.SOURCES[tile.sources[fact]])
            if fact == "roads":
                words = f"{localize(describe_roads(tile))} · {words}"
            if fact in differing and program is not None:
                words = self.tr("{source}; in the program: {value}").format(
                    source=words, value=localize(_describe_fact(program, fact))
                )
            self.facts[fact].setText(f"{_DIFFERENCE_MARK}{words}" if fact in differing else words)
        described = join_by_semicolons([name_tile(tile), describe_roads(tile)])
        self.view.show_tile(tile, localize(described))

    # -- corrections -------------------------------------------------------------------------------

    def _choose(self, name: object) -> None:
        if isinstance(name, str):
            self._chosen = name
            self._show_tile()

    def _change_cost(self, resource: Terrain, step: int) -> None:
        tile = self.tile
        if self.entry_stack.enter(SetCost(tile.id, resource, tile.cost[resource] + step)):
            announce(self, localize(describe_cost(self.tile) or NO_COST), at_once=True)

    def _set_terrain(self, terrain: Terrain, *_: object) -> None:
        self.entry_stack.enter(SetTerrain(self.tile.id, terrain))

    def _set_building(self, index: int) -> None:
        building, variant = self.buildings.itemData(index)
        self.entry_stack.enter(SetBuilding(self.tile.id, Building(building), variant))

    def _toggle_edge(self, edge: Edge) -> None:
        tile = self.tile
        if self.entry_stack.enter(SetRoads(tile.id, toggle_edge(list_sections(tile), edge))):
            announce(self, localize(describe_roads(self.tile)), at_once=True)

    def _confirm(self) -> None:
        """Note that the tile is printed as it is shown, and go on to the next one."""
        self.entry_stack.enter(Confirm(self.tile.id))
        self._go_on(1)
        name = localize(label_tile(self.tile.id, self.entry_stack.catalogue))
        announce(self, self.tr("Noted. Next: {tile}").format(tile=name))

    def _reset(self) -> None:
        program = self.entry_stack.program.tiles.get(self.tile.id)
        if program is None:
            self.report(self.tr("The program has no such tile."))
        else:
            self.entry_stack.enter(Reset(program))
            announce(self, self.tr("As in the program"), at_once=True)

    def take_roads(self, roads: Mapping[str, Sections]) -> None:
        """Take over the roads of tiles, as they were drawn on the other pages."""
        tiles = self.entry_stack.catalogue.tiles
        corrections = [
            SetRoads(name, sections)
            for name, sections in roads.items()
            if name in tiles and frozenset(map(frozenset, sections)) != frozenset(tiles[name].roads)
        ]
        if not corrections:
            self.report(self.tr("Nothing new: draw roads while you score a game or play Henry."))
            return
        self.entry_stack.enter(*corrections)
        self.report(self.tr("The roads of %n tile(s) were taken over.", "", len(corrections)))

    def _go_on(self, step: int) -> None:
        """Show the next tile, or the one before."""
        number = min(max(self.tiles.keys.index(self.tile.id) + step, 0), len(self.tiles.keys) - 1)
        self.tiles.setCurrentRow(number)

    # -- files and paper ---------------------------------------------------------------------------

    def _ask_import(self) -> None:
        folder = self._context.settings.last_folder
        dialog = QFileDialog(self, self.tr("Import a catalogue"), str(folder or ""))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([self.tr("Catalogues (*.json)"), self.tr("All files (*)")])
        dialog.fileSelected.connect(lambda name: self.import_file(Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def import_file(self, path: Path) -> None:
        """Take a catalogue over from a file; a damaged one is reported, and nothing changes."""

        def take(catalogue: Catalogue) -> None:
            self.entry_stack.enter(TakeOver(catalogue))

        def fail(fault: FileError) -> None:
            self.report(explain_fault(fault))

        self._context.disk.run(
            self.tr("Reading the catalogue…"), partial(load_catalogue, path), take, fail
        )

    def _ask_export(self) -> None:
        name = self.tr("tiles of my box")
        title, formats = self.tr("Export the catalogue"), self.tr("Catalogues (*.json)")
        self._ask_file(title, f"{name}.json", formats, self.export_file)

    def export_file(self, path: Path) -> None:
        """Write the catalogue into a file; report an error."""
        self._save_file(path, format_catalogue(self.entry_stack.catalogue).encode("utf-8"))

    def _paint_on_paper(self, painter: QPainter, sheet: QRectF) -> None:
        paint_catalogue(
            painter, sheet, self.entry_stack.catalogue, self.tr("The tiles of your box")
        )

    # -- events ------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Follow a key for the shown tile, or say why an action is disabled."""
        key = Qt.Key(event.key())
        if key in _ADD_KEYS:
            self._change_cost(Terrain(_ADD_KEYS[key]), 1)
        elif key in _TAKE_KEYS:
            self._change_cost(Terrain(_TAKE_KEYS[key]), -1)
        elif key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            self._go_on(1 if key == Qt.Key.Key_PageDown else -1)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_width(self.tiles, _TRAY_PX, _MAX_SHARE)
        self._fit_width(self._side, _SIDE_PX, _MAX_SHARE)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.tiles.setFocus()


class _Side(QFrame):
    """The panel with the facts of a tile."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), find_current_theme()
        fill_rect(painter, self.rect(), theme.find_color("parchment"))
        painter.fillRect(QRectF(0, 0, 2, self.height()), theme.find_color("ink"))
        painter.end()


def _name_kind(building: Building, variant: str | None) -> Text:
    name = name_building(building)
    if variant is None:
        return name
    return texts.WITH_VARIANT.fill(building=name, variant=name_variant(variant))


def _describe_fact(tile: Tile, fact: str) -> Text:
    """The value of a fact of a tile in words."""
    match fact:
        case "building":
            return name_tile(tile)
        case "terrain":
            return name_terrain(tile.terrain)
        case "cost":
            return describe_cost(tile) or NO_COST
    return describe_roads(tile)
