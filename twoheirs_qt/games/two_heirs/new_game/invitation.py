"""The dialog of an invitation to a game on two machines: name, folder, sets and rules."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QLayout, QLineEdit, QWidget

from twoheirs_qt.games.two_heirs.new_game.choices import MAX_NAME_LENGTH, NewGameChoices
from twoheirs_qt.games.two_heirs.new_game.more import TAKE_BACKS
from twoheirs_qt.games.two_heirs.rules.components import Heir, TileSet
from twoheirs_qt.games.two_heirs.rules.setup import SETS_IN_PLAY
from twoheirs_qt.games.two_heirs.words.names import name_heir, name_set
from twoheirs_qt.tabletop.drawing.fonts import make_text_font, scale_length
from twoheirs_qt.tabletop.far.nearby.lan_channel import OPEN_ADDRESS
from twoheirs_qt.tabletop.far.pages import make_folder_dialog
from twoheirs_qt.tabletop.far.words import CLOCKS, describe_clock
from twoheirs_qt.tabletop.saves.save import GameSettings, TakeBackRule
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.sanitize import sanitize_path
from twoheirs_qt.tabletop.widgets.controls import CheckBox, ComboBox, RadioButton
from twoheirs_qt.tabletop.widgets.dialog import Dialog
from twoheirs_qt.tabletop.widgets.label import NO_MARGINS, Label, escape_mnemonics, make_row

if TYPE_CHECKING:
    from twoheirs_qt.tabletop.far.channel import Partner

_SETS_PER_ROW: Final = 2


class InvitationDialog(Dialog):
    """Asks for an invitation, starting with the last choices and the folder of the last one.

    `is_nearby`: machines nearby can be invited; of the `partners` far away, the one with `address`
    is chosen, if there is one. `invited` carries the address of the invitation, the options and the
    settings of the game, the own seat, and the clock: the limit of each player's time in seconds; 0
    if the time used is only shown, or None.
    """

    invited = Signal(str, object, object, int, object)

    def __init__(
        self,
        choices: NewGameChoices,
        name: str,
        folder: Path | None,
        clock: int | None,
        is_nearby: bool,
        partners: Sequence[Partner],
        address: str,
        parent: QWidget | None,
    ) -> None:
        super().__init__(parent, spacing=10)
        self.setWindowTitle(self.tr("Invite somebody"))
        self.folder = folder if folder is not None and folder.is_dir() else None
        heading = Label(self.tr("Invite somebody"), self, make_text_font(18, bold=True))
        grid = self._grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        self.name = QLineEdit(name, self)
        self.name.setFont(make_text_font(14))
        self.name.setMaxLength(MAX_NAME_LENGTH)
        self._add_row(self.tr("Your &name"), self.name)
        self.colours = (RadioButton(self), RadioButton(self))
        group = QButtonGroup(self)
        for heir, button in zip(Heir, self.colours, strict=True):
            button.setText(localize(name_heir(heir)))
            button.setChecked(heir is choices.colour)
            group.addButton(button, heir)
        self._add_row(self.tr("You are"), make_row(*self.colours, None))
        self.through_folder, self.nearby = RadioButton(self), RadioButton(self)
        self.far_away = RadioButton(self)
        self.through_folder.setText(self.tr("a shared folder"))
        self.nearby.setText(self.tr("machines nearby"))
        self.far_away.setText(self.tr("mail"))
        self.nearby.setEnabled(is_nearby)
        if not is_nearby:
            self.nearby.setToolTip(self.tr("Switch Nearby on under “Two machines” first."))
        self.far_away.setEnabled(bool(partners))
        if not partners:
            self.far_away.setToolTip(self.tr("Find people under “Far away” first."))
        usual_way = self.nearby if is_nearby else self.through_folder
        (self.far_away if address else usual_way).setChecked(True)
        buttons = QButtonGroup(self)
        for button in (self.through_folder, self.nearby, self.far_away):
            buttons.addButton(button)
            button.toggled.connect(self._check)
        self._add_row(
            self.tr("By way of"), make_row(self.through_folder, self.nearby, self.far_away, None)
        )
        self.person = ComboBox(self)
        for partner in partners:
            self.person.addItem(localize(partner.text), partner.address)
        self.person.setCurrentIndex(max(0, self.person.findData(address)))
        self.person_label = self._add_row(self.tr("&Person"), self.person)
        self.folder_label = Label("", self, make_text_font(14), wrap=True)
        self.folder_label.setMinimumWidth(scale_length(320))
        self.choose = self.add_button(self._ask_folder, self.tr("C&hoose…"))
        self.folder_row = QWidget(self)
        make_row((self.folder_label, 1), self.choose, owner=self.folder_row, margins=NO_MARGINS)
        self.folder_title = self._add_row(self.tr("Shared folder"), self.folder_row)
        sets = QGridLayout()
        self.sets: dict[TileSet, CheckBox] = {}
        for number, tile_set in enumerate(TileSet):
            box = self.sets[tile_set] = CheckBox(self)
            box.setText(escape_mnemonics(localize(name_set(tile_set))))
            box.setChecked(tile_set in choices.sets)
            box.toggled.connect(self._check)
            sets.addWidget(box, *divmod(number, _SETS_PER_ROW))
        self._add_row(self.tr("Three sets"), sets)
        self.roads = CheckBox(self)
        self.roads.setText(self.tr("Score the &roads"))
        self.roads.setChecked(choices.score_roads)
        self._add_row("", self.roads)
        self.first = ComboBox(self)
        for words, first in (
            (self.tr("decided by tossing the shield"), None),
            *((localize(name_heir(heir)), heir) for heir in Heir),
        ):
            self.first.addItem(words, None if first is None else int(first))
        self.first.setCurrentIndex(0 if choices.first is None else choices.first + 1)
        self._add_row(self.tr("&Goes first"), self.first)
        self.take_back = ComboBox(self)
        for words, word in zip(
            (
                self.tr("freely in a turn"),
                self.tr("until something is revealed"),
                self.tr("not at all"),
            ),
            TAKE_BACKS,
            strict=True,
        ):
            self.take_back.addItem(words, word)
        self.take_back.setCurrentIndex(max(0, self.take_back.findData(choices.take_back)))
        self._add_row(self.tr("Und&o"), self.take_back)
        self.clock = ComboBox(self)
        for limit in CLOCKS:
            self.clock.addItem(localize(describe_clock(limit)), limit)
        self.clock.setCurrentIndex(CLOCKS.index(clock) if clock in CLOCKS else 0)
        self._add_row(self.tr("Cloc&k"), self.clock)
        self.fault = Label("", self, make_text_font(14, bold=True), wrap=True)
        self.invite = self.add_button(self._invite, self.tr("&Invite"), default=True)
        self.cancel = self.add_button(self.reject, self.tr("Cancel"))
        self.add_rows(heading)
        self.column.addLayout(grid)
        self.add_rows((self.fault, self.cancel, self.invite))
        self._check()
        self.name.setFocus()

    def _add_row(self, text: str, field: QWidget | QLayout) -> Label:
        number = self._grid.rowCount()
        label = Label(text, self, make_text_font(14))
        is_line = isinstance(field, QWidget | QHBoxLayout)
        alignment = Qt.AlignmentFlag.AlignVCenter if is_line else Qt.AlignmentFlag.AlignTop
        self._grid.addWidget(label, number, 0, alignment)
        if isinstance(field, QWidget):
            label.setBuddy(field)
            self._grid.addWidget(field, number, 1)
        else:
            self._grid.addLayout(field, number, 1)
        return label

    def _ask_folder(self) -> None:
        dialog = make_folder_dialog(self.tr("The shared folder"), self.folder, self)
        dialog.fileSelected.connect(lambda name: self.set_folder(Path(name)))
        dialog.open()

    def set_folder(self, folder: Path) -> None:
        """Choose the folder that both machines see."""
        self.folder = folder
        self.through_folder.setChecked(True)
        self._check()

    @property
    def colour(self) -> Heir:
        """The heir of the player at this machine."""
        return Heir.BLUE if self.colours[Heir.BLUE].isChecked() else Heir.WHITE

    @property
    def chosen_sets(self) -> tuple[TileSet, ...]:
        """The sets chosen so far."""
        return tuple(tile_set for tile_set, box in self.sets.items() if box.isChecked())

    def _check(self) -> None:
        """Show what is missing; the invitation can only be left if nothing is."""
        missing = SETS_IN_PLAY - len(self.chosen_sets)
        fault = ""
        if missing > 0:
            fault = self.tr("Choose three sets: %n more.", "", missing)
        elif missing < 0:
            fault = self.tr("Choose three sets: %n too many.", "", -missing)
        elif self.folder is None and self.through_folder.isChecked():
            fault = self.tr("Choose a folder that both machines can see.")
        is_far_away, is_by_folder = self.far_away.isChecked(), self.through_folder.isChecked()
        self.person_label.setVisible(is_far_away)
        self.person.setVisible(is_far_away)
        self.folder_title.setVisible(is_by_folder)
        self.folder_row.setVisible(is_by_folder)
        no_folder = self.tr("none chosen yet")
        self.folder_label.setText(no_folder if self.folder is None else sanitize_path(self.folder))
        self.fault.setText(fault)
        self.invite.setEnabled(not fault)
        self.invite.setToolTip(fault)

    def _invite(self) -> None:
        first = self.first.currentData()
        names = ["", ""]
        names[self.colour] = self.name.text().strip()
        options = {
            "sets": self.chosen_sets,
            "south": self.colour,
            "first": None if first is None else Heir(first),
            "score_roads": self.roads.isChecked(),
        }
        settings = GameSettings(
            names=(names[0], names[1]), take_back_rule=TakeBackRule(self.take_back.currentData())
        )
        self.accept()
        if self.far_away.isChecked():
            address = str(self.person.currentData())
        else:
            address = OPEN_ADDRESS if self.nearby.isChecked() else str(self.folder)
        self.invited.emit(address, options, settings, int(self.colour), self.clock.currentData())
