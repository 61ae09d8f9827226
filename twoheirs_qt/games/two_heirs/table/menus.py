"""The menus of The Two Heirs: its actions beside those of any game."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.tabletop.text.text import translate
from twoheirs_qt.tabletop.window.commands import AnyNeed, Command, Need
from twoheirs_qt.tabletop.window.menus import NEEDS_TABLE, Menus, StartCards, add_entries
from twoheirs_qt.tabletop.window.settings import TurnPace

LAST_TURN_AGAIN: Final = translate("Menus", "Show the last turn a&gain")


class TwoHeirsNeed(AnyNeed):
    """A condition in The Two Heirs alone; the value is the sentence shown if it is not met."""

    SOLO = translate("TablePage", "Henry does not play here.")
    NOT_HIDDEN = translate("TablePage", "Hidden in the settings.")


class TwoHeirsMenus(Menus):
    """The menu bar's actions while the window shows The Two Heirs."""

    paces = (*Menus.paces, (TurnPace.STEP, translate("Menus", "&Step by step")))

    # Game
    next_level = Command(translate("Menus", "Ne&xt level"), needs=(Need.GAME,))
    picture = Command(translate("Sharing", "P&icture of the table…"), needs=NEEDS_TABLE)
    score_pad = Command(translate("Sharing", "Score pad as P&DF…"), needs=NEEDS_TABLE)
    try_out = Command(
        translate("GamePages", "&Try something out"),
        "Ctrl+B",
        needs=(*NEEDS_TABLE, Need.UNFINISHED),
    )
    write_message = Command(
        translate("Menus", "&Say something…"),
        "Ctrl+Shift+W",
        icon_text=translate("Menus", "Say…"),
        needs=(*NEEDS_TABLE, Need.TWO_MACHINES),
    )
    ask_to_take_back = Command(
        translate("Menus", "Ask to &take back a turn…"),
        icon_text=translate("Menus", "Take back…"),
        needs=(*NEEDS_TABLE, Need.TWO_MACHINES),
    )
    score_table = Command(translate("Menus", "&Score a real game"), "Ctrl+Shift+G")
    solo_table = Command(translate("Menus", "&Henry at your table"), "Ctrl+Shift+H")
    own_catalogue = Command(translate("Menus", "&Tiles of your box"), "Ctrl+Shift+K")

    # Edit
    with_order = Command(translate("Sharing", "Include the order of &hidden tiles"), checkable=True)

    # View
    points_so_far = Command(
        translate("Menus", "&Points so far"),
        "Ctrl+T",
        needs=(*NEEDS_TABLE, Need.HELP_ON),
        checkable=True,
    )
    cell_points = Command(
        translate("Menus", "Show poi&nts on lit cells"),
        "P",
        picture="points",
        setting="cell_points_shown",
    )
    still_to_come = Command(
        translate("Menus", "Tiles still to &come"),
        "Ctrl+L",
        needs=(Need.GAME, TwoHeirsNeed.NOT_HIDDEN, Need.TABLE),
    )
    plan = Command(
        translate("Menus", "&Where will Henry build?"),
        "H",
        needs=(Need.GAME, TwoHeirsNeed.SOLO, Need.UNFINISHED, Need.TABLE),
        checkable=True,
    )
    repeat_turn = Command(LAST_TURN_AGAIN, "Shift+H", needs=NEEDS_TABLE)
    facing = Command(translate("Menus", "&Turn to face the active heir"), setting="facing_player")
    upright = Command(translate("Menus", "&Upright buildings"), setting="upright")
    show_points = Command(translate("Menus", "Show &points"), setting="points_wanted")
    coordinates = Command(
        translate("Menus", "La&bel columns and rows"), setting="coordinates_shown"
    )

    # Help
    practice = Command(translate("Menus", "&Practice"), "Ctrl+Shift+L")
    turn_of_day = Command(translate("Menus", "Turn of the &day"), "Ctrl+Shift+D")
    what_would_it_take = Command(
        translate("Menus", "&What is needed?"), "E", picture="hint", needs=NEEDS_TABLE
    )
    since_last_turn = Command(
        translate("Menus", "What &has changed since your last turn?"), "L", needs=NEEDS_TABLE
    )
    reach_and_access = Command(translate("Menus", "Your rea&ch and access"), "A", needs=NEEDS_TABLE)
    last_message = Command(translate("Menus", "&Last message again"), "M", needs=NEEDS_TABLE)

    def _make_menus(self) -> None:
        super()._make_menus()
        share = self._make_menu(translate("Menus", "S&hare"), self.picture, self.score_pad)
        real_table = self._make_menu(
            translate("Menus", "At a real ta&ble"),
            *(self.score_table, self.solo_table, self.own_catalogue),
        )
        table = self._make_menu(
            translate("Menus", "&Table"),
            *(self.facing, self.upright, self.show_points, self.coordinates),
        )
        add_entries(self.game_menu, self.next_level, after=self.rematch)
        add_entries(self.game_menu, share, after=self.save_as)
        add_entries(self.game_menu, self.try_out, after=self.review)
        add_entries(self.game_menu, real_table, after=self.two_machines_menu.menuAction())
        add_entries(self.two_machines_menu, None, self.write_message, self.ask_to_take_back)
        add_entries(self.edit_menu, self.with_order, after=self.copy_game)
        add_entries(
            self.view_menu,
            *(self.points_so_far, self.cell_points, self.still_to_come, None),
            *(self.plan, self.repeat_turn),
            before=self.pace_menu.menuAction(),
        )
        add_entries(self.view_menu, table, before=self.zoom_menu.menuAction())
        add_entries(self.help_menu, self.practice, self.turn_of_day, after=self.tutorial)
        add_entries(
            self.help_menu,
            *(
                self.what_would_it_take,
                self.since_last_turn,
                self.reach_and_access,
                self.last_message,
            ),
            after=self.hint,
        )

    @property
    def start_cards(self) -> StartCards:
        general_row, tutorial_row = super().start_cards
        return (
            general_row,
            (
                *tutorial_row,
                (self.practice, translate("HomePage", "Practice")),
                (self.turn_of_day, translate("HomePage", "Turn of the day")),
            ),
            (
                (self.score_table, translate("HomePage", "Score a real game")),
                (self.solo_table, translate("HomePage", "Henry at your table")),
                (self.own_catalogue, translate("HomePage", "Tiles of your box")),
            ),
        )
