"""The list of keys of The Two Heirs: at its table, in its outline, and on its pages."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from twoheirs_qt.games.two_heirs.practice.page import PracticePage
from twoheirs_qt.games.two_heirs.real_table.catalogue.page import CataloguePage
from twoheirs_qt.games.two_heirs.real_table.henry.page import HenryPage
from twoheirs_qt.games.two_heirs.real_table.page import ScorePage
from twoheirs_qt.games.two_heirs.replay.page import ReplayPage
from twoheirs_qt.games.two_heirs.replay.side_board import SideBoard
from twoheirs_qt.games.two_heirs.reviews.page import ReviewPage
from twoheirs_qt.games.two_heirs.table.menus import TwoHeirsMenus
from twoheirs_qt.games.two_heirs.tutorial.window import TutorialWindow
from twoheirs_qt.tabletop.pages import shortcuts
from twoheirs_qt.tabletop.pages.shortcuts import ARROWS, TABLE, Group, Rows, format_keys

OUTLINE, TUTORIAL = "outline", "tutorial"
"""Places of this game."""

_Key = Qt.Key
_PLACES = {
    ReplayPage: "replay",
    ReviewPage: "review",
    PracticePage: "practice",
    SideBoard: "side",
    ScorePage: "score-table",
    HenryPage: "henry-table",
    CataloguePage: "own-catalogue",
}


def find_own_place(page: QWidget | None) -> str:
    """The place of a page of this game; empty if it is none."""
    return _PLACES.get(type(page), "")


class ShortcutsDialog(shortcuts.ShortcutsDialog):
    """The keys of The Two Heirs."""

    @property
    def groups(self) -> Sequence[Group]:
        escape = format_keys(_Key.Key_Escape)
        everywhere = (
            (self.tr("Mark tiles to discard"), "1 – 9"),
            (self.tr("Move through the score sheet"), "↑ ↓"),
            (self.tr("Close the score sheet"), escape),
            (self.tr("Sort the results"), "1 – 6"),
        )
        return (
            Group(TABLE, self.tr("At the table"), self._list_table_rows()),
            self.group_menu_keys(),
            Group(OUTLINE, self.tr("In the outline"), self._list_outline_rows()),
            self.group_everywhere_keys(everywhere),
            self.group_shelf_keys(),
            Group("replay", self.tr("Replay"), self._replay_rows()),
            Group("review", self.tr("Review"), self._list_review_rows()),
            Group("practice", self.tr("Practice"), self._list_practice_rows()),
            Group("side", self.tr("Trying something out"), self._list_side_rows()),
            Group("score-table", self.tr("Scoring a real game"), self._list_score_rows()),
            Group("henry-table", self.tr("Henry at your table"), self._list_henry_rows()),
            Group("own-catalogue", self.tr("The tiles of your box"), self._list_catalogue_rows()),
            self.group_book_keys(),
            Group(TUTORIAL, self.tr("Tutorial"), self._list_tutorial_rows()),
        )

    def _list_table_rows(self) -> Rows:
        return (
            (
                self.tr("Go between reserve, hand, landscape, troops and heirs"),
                format_keys(_Key.Key_Tab, "Shift+Tab"),
            ),
            (self.tr("Move within an area"), ARROWS),
            (self.tr("Pick up, put down, activate"), format_keys(_Key.Key_Return, _Key.Key_Space)),
            (self.tr("Pick up a tile from your hand"), "1 – 9"),
            (
                self.tr(
                    "In the reserve (or if your hand has no such tile): the tile at that "
                    "distance from the shield"
                ),
                "1 – 6",
            ),
            (self.tr("Turn the tile over to expand"), format_keys(_Key.Key_F)),
            (self.tr("Withdraw the troop"), format_keys(_Key.Key_W)),
            (self.tr("Strike the Camp"), format_keys(_Key.Key_C)),
            (self.tr("All that can be done here"), format_keys(_Key.Key_Menu, "Shift+F10")),
            (self.tr("Put back what you have picked up"), format_keys(_Key.Key_Escape)),
            (self.tr("Next or previous cell where it can go"), format_keys("N", "Shift+N")),
            (self.tr("Your next or previous building"), format_keys("B", "Shift+B")),
            (
                self.tr("Zoom in, zoom out, fit"),
                format_keys(_Key.Key_Plus, _Key.Key_Minus, _Key.Key_0),
            ),
        )

    def _list_outline_rows(self) -> Rows:
        return (
            (self.tr("From any table to its outline, and back"), format_keys(_Key.Key_F4)),
            (self.tr("Move through the rows, open and close a branch"), ARROWS),
            (self.tr("Go to a branch, from the reserve to the chronicle"), "1 – 9"),
            (
                self.tr("Carry out the only choice, or go to the list of choices"),
                format_keys(_Key.Key_Return, _Key.Key_Space),
            ),
            (
                self.tr("To the list of what can be done, and back"),
                format_keys(_Key.Key_Tab, _Key.Key_Escape),
            ),
            (self.tr("The same list as a menu"), format_keys(_Key.Key_Menu, "Shift+F10")),
            (self.tr("Find a row by its name"), self.tr("letters")),
        )

    def _replay_rows(self) -> Rows:
        return (
            *self.list_replay_rows(),
            (self.tr("Play on from here"), format_keys(ReplayPage.take_over)),
            (self.tr("Try something out from here"), format_keys(ReplayPage.side)),
            (self.tr("Review the game"), format_keys(ReplayPage.review)),
            (self.tr("Close it"), format_keys(ReplayPage.close_action)),
        )

    def _list_review_rows(self) -> Rows:
        page = ReviewPage
        return (
            (self.tr("Previous mistake, next mistake"), format_keys(page.previous, page.next)),
            (self.tr("Try it again from here"), format_keys(page.again)),
            (self.tr("Show the better turn"), format_keys(page.better)),
            (self.tr("Show the turn played"), format_keys(page.played)),
            (self.tr("Picture of the greatest mistakes"), format_keys(page.picture)),
            (self.tr("Close it"), format_keys(page.close_action)),
        )

    def _list_practice_rows(self) -> Rows:
        page = PracticePage
        return (
            (self.tr("End the turn, which is then compared"), format_keys(page.end_turn)),
            (self.tr("Show our turn"), format_keys(page.ours)),
            (self.tr("Try the position again"), format_keys(page.again)),
            (self.tr("Next position"), format_keys(page.next)),
            (self.tr("Leave it"), format_keys(page.back)),
        )

    def _list_side_rows(self) -> Rows:
        return (
            (self.tr("Start over"), format_keys(SideBoard.again)),
            (self.tr("Back to the game"), format_keys(SideBoard.back)),
        )

    def _list_score_rows(self) -> Rows:
        page = ScorePage
        return (
            (self.tr("Find a tile by its name"), self.tr("letters")),
            (self.tr("Next or previous tile that fits"), format_keys("PgDown", "PgUp")),
            (self.tr("Move through the cells"), ARROWS),
            (self.tr("Lay what is chosen, or tell what lies here"), format_keys(_Key.Key_Return)),
            (self.tr("Tiles of White, of Blue, face down"), "1 – 3"),
            (self.tr("Retinue and troop of White, of Blue"), "4 – 7"),
            (self.tr("Turn the tile to its next owner"), format_keys(_Key.Key_Space)),
            (self.tr("Take the tile off"), format_keys(_Key.Key_Delete)),
            (self.tr("Move the tile"), format_keys("Ctrl+Left", "Ctrl+Right")),
            (
                self.tr("Draw a road to an edge, draw roads by clicking"),
                format_keys("Alt+Left", "Alt+Right", page.roads),
            ),
            (self.tr("One treasure more or less face down"), format_keys("+", "-")),
            (self.tr("All that can be done here"), format_keys(_Key.Key_Menu, "Shift+F10")),
            (self.tr("Sets, players and day"), format_keys(page.game)),
            (self.tr("Print, save as PDF"), format_keys(page.print_sheet, page.pdf)),
            (self.tr("Keep the game, leave it"), format_keys(page.keep, page.back)),
        )

    def _list_henry_rows(self) -> Rows:
        page = HenryPage
        return (
            (self.tr("Answer with the chosen tile or terrain"), format_keys(_Key.Key_Return)),
            (self.tr("Move through the cells"), ARROWS),
            (self.tr("Next or previous tile of your hand"), format_keys("PgDown", "PgUp")),
            (self.tr("Lay it, or tell what lies here"), format_keys(_Key.Key_Return)),
            (self.tr("Lay tiles built, expanded"), format_keys("1", "2")),
            (self.tr("Turn a building face down"), format_keys(_Key.Key_Delete)),
            (
                self.tr("Draw a road to an edge, draw roads by clicking"),
                format_keys("Alt+Left", "Alt+Right", page.roads),
            ),
            (self.tr("All that can be done here"), format_keys(_Key.Key_Menu, "Shift+F10")),
            (self.tr("Points"), format_keys(page.points)),
            (self.tr("Begin a game"), format_keys(page.game)),
            (self.tr("Keep the game, leave it"), format_keys(page.keep, page.back)),
        )

    def _list_catalogue_rows(self) -> Rows:
        page = CataloguePage
        return (
            (self.tr("Next or previous tile"), format_keys("PgDown", "PgUp")),
            (self.tr("One more wood, wheat, stone in the cost"), "1 – 3"),
            (self.tr("One less wood, wheat, stone in the cost"), "4 – 6"),
            (self.tr("On the large tile: draw a road to an edge"), ARROWS),
            (self.tr("Printed like this, and on to the next tile"), format_keys(page.confirm)),
            (
                self.tr("Tile as in the program, all as in the program"),
                format_keys(page.reset, page.reset_all),
            ),
            (self.tr("Take over the roads from your table"), format_keys(page.from_table)),
            (self.tr("Import, export"), format_keys(page.take_in, page.export)),
            (self.tr("Print all tiles"), format_keys(page.print_sheet)),
            (self.tr("Leave it"), format_keys(page.back)),
        )

    def _list_tutorial_rows(self) -> Rows:
        return (
            (
                self.tr("Next, back"),
                format_keys(TutorialWindow.next_action, TutorialWindow.back_action),
            ),
            (self.tr("Search the rules"), format_keys(TutorialWindow.search_rules)),
            (
                self.tr("Ask about the table (as in a game)"),
                format_keys(
                    *(
                        TwoHeirsMenus.what_would_it_take,
                        TwoHeirsMenus.reach_and_access,
                        TwoHeirsMenus.since_last_turn,
                        TwoHeirsMenus.plan,
                    )
                ),
            ),
            (self.tr("Back to the lessons, then leave the tutorial"), format_keys(_Key.Key_Escape)),
            (self.tr("Leave it"), format_keys(TutorialWindow.leave)),
        )
