"""The dialog about playing nearby: its switch, the machines, and connections by address."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QWidget

from twoheirs_qt.tabletop.drawing.fonts import make_text_font, scale_length
from twoheirs_qt.tabletop.far.nearby.lan_channel import LanChannel, MachineEntry
from twoheirs_qt.tabletop.files.limits import MAX_NAME_LENGTH
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.sanitize import sanitize
from twoheirs_qt.tabletop.text.text import Text
from twoheirs_qt.tabletop.widgets.controls import CheckBox
from twoheirs_qt.tabletop.widgets.dialog import Dialog, FittedScrollArea, Paragraph
from twoheirs_qt.tabletop.widgets.label import NO_MARGINS, Label, make_column, make_row
from twoheirs_qt.tabletop.widgets.legacy_screen_readers import announce

_WIDTH: Final = 540
_LIST_ROWS: Final = 4
_ADDRESS: Final = re.compile(r"(?:\[([0-9A-Fa-f:.%\w]+)\]|([^\s:\[\]]{1,253})):(\d{1,5})")


def parse_address(text: str) -> tuple[str, int] | None:
    """The host and the port of an address such as `192.168.1.5:52114`; None if it is none."""
    match = _ADDRESS.fullmatch(text.strip())
    if match is None or not 0 < int(match[3]) < 1 << 16:
        return None
    return match[1] or match[2], int(match[3])


class _MachineList(QListWidget):
    """A list that asks for a few rows and shrinks to two."""

    def sizeHint(self) -> QSize:
        rows = _LIST_ROWS * (self.fontMetrics().lineSpacing() + 8)
        return QSize(scale_length(_WIDTH), rows + 2 * self.frameWidth())

    def minimumSizeHint(self) -> QSize:
        return QSize(scale_length(200), self.sizeHint().height() // 2)


class NearbyDialog(Dialog):
    """Switches Nearby on and off, and connects to machines.

    - `switched` carries whether it is to be on, and the player's name
    - `remembered`: it is to be on from the start of the program, or not
    - `forgotten` carries the fingerprint of a machine
    """

    switched = Signal(bool, str)
    remembered = Signal(bool)
    forgotten = Signal(str)

    def __init__(
        self, channel: LanChannel, name: str, is_remembered: bool, parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self._channel = channel
        self.setWindowTitle(self.tr("Nearby"))
        page = QWidget(self)
        heading = Label(self.tr("Nearby"), page, make_text_font(18, bold=True))
        about = Paragraph(
            _WIDTH,
            page,
            self.tr(
                "While this is on, every machine in your network can see your name and connect "
                "to this one. Only machines whose four words you have compared play with it; what "
                "they send each other is encrypted. Nothing goes anywhere else."
            ),
        )
        self.name_field = QLineEdit(name, page)
        self.name_field.setFont(make_text_font(14))
        self.name_field.setMaxLength(MAX_NAME_LENGTH)
        name_label = Label(self.tr("Your &name"), page, make_text_font(14))
        name_label.setBuddy(self.name_field)
        self.on_box = CheckBox(page)
        self.on_box.setText(self.tr("&Machines nearby can find this one"))
        self.start_box = CheckBox(page)
        self.start_box.setText(self.tr("Also when the program &starts"))
        self.start_box.setChecked(is_remembered)
        self.list = _MachineList(page)
        self.list.setFont(make_text_font(14))
        self.list.setWordWrap(True)
        self.list.setAccessibleName(self.tr("Machines nearby"))
        self.list.itemActivated.connect(self._connect)
        self.list.currentItemChanged.connect(self._show_possible)
        self.empty_label = Label("", page, make_text_font(14), wrap=True, muted=True)
        self.address_field = QLineEdit(page)
        self.address_field.setFont(make_text_font(14))
        self.address_field.setMaxLength(300)
        self.address_field.setPlaceholderText("192.168.1.5:52114")
        self.address_field.textChanged.connect(self._show_possible)
        address_label = Label(self.tr("By &address"), page, make_text_font(14))
        address_label.setBuddy(self.address_field)
        self.address_button = self.add_button(
            self._connect_to_address, self.tr("Conn&ect to address")
        )
        self.own_label = Label("", page, make_text_font(14), wrap=True, muted=True)
        self.own_label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.fault_label = Label("", page, make_text_font(14, bold=True), wrap=True)
        make_column(
            heading,
            about,
            make_row(name_label, (self.name_field, 1)),
            self.on_box,
            self.start_box,
            self.empty_label,
            self.list,
            make_row(address_label, (self.address_field, 1), self.address_button),
            self.own_label,
            self.fault_label,
            owner=page,
            margins=NO_MARGINS,
            spacing=10,
        )
        self.forget_button = self.add_button(self._forget, self.tr("&Forget"))
        self.connect_button = self.add_button(
            self._connect, self.tr("&Connect to machine"), default=True
        )
        leave = self.add_button(self.reject, self.tr("Close"))
        self.add_rows(FittedScrollArea(page, self, has_own_keys=True))
        self.add_rows((self.forget_button, None, self.connect_button, leave))
        self.name_field.textChanged.connect(self._show_state)
        self.on_box.toggled.connect(self._switch)
        self.start_box.toggled.connect(self.remembered)
        channel.machines_changed.connect(self.show_machines)
        self.show_machines()
        (self.on_box if name else self.name_field).setFocus()

    def show_fault(self, fault: Text) -> None:
        """Show what could not be done."""
        self.fault_label.setText(localize(fault))
        announce(self, localize(fault))

    def _switch(self, is_on: bool) -> None:
        self.fault_label.setText("")
        self.switched.emit(is_on, self.name_field.text().strip())
        self._show_switch()

    def _show_switch(self) -> None:
        self.on_box.blockSignals(True)
        self.on_box.setChecked(self._channel.is_on)
        self.on_box.blockSignals(False)

    # -- machines --------------------------------------------------------------------------------

    def show_machines(self) -> None:
        """List the present machines; the chosen one stays chosen."""
        channel, entry = self._channel, self._chosen
        chosen = "" if entry is None else entry.fingerprint
        self.list.blockSignals(True)
        self.list.clear()
        for machine in channel.machines:
            item = QListWidgetItem(self._describe(machine), self.list)
            item.setData(Qt.ItemDataRole.UserRole, machine)
            if machine.fingerprint == chosen:
                self.list.setCurrentItem(item)
        if self.list.currentRow() < 0 and self.list.count():
            self.list.setCurrentRow(0)
        self.list.blockSignals(False)
        has_any = self.list.count() > 0
        self.list.setVisible(has_any)
        self.empty_label.setVisible(not has_any)
        addresses = ", ".join(channel.own_addresses)
        self.own_label.setText(self.tr("This machine: {addresses}").format(addresses=addresses))
        self.own_label.setVisible(bool(addresses))
        self._show_switch()
        self._show_state()
        self._show_possible()

    def _show_state(self) -> None:
        """Show what the search waits for, as long as it has found nothing."""
        channel, has_name = self._channel, bool(self.name_field.text().strip())
        if not channel.is_on and not has_name:
            state = self.tr("Enter your name to switch Nearby on.")
        elif not channel.is_on:
            state = self.tr("Nearby is switched off.")
        elif channel.has_search_failed:
            state = self.tr("This network can't be searched now. Connect by address.")
        else:
            state = self.tr("No machine found yet: the other player switches Nearby on, too.")
        self.empty_label.setText(state)
        self.name_field.setEnabled(not channel.is_on)
        self.name_field.setToolTip(
            self.tr("To change your name, switch Nearby off.") if channel.is_on else ""
        )
        self.on_box.setEnabled(channel.is_on or has_name)

    def _describe(self, machine: MachineEntry) -> str:
        name = machine.name or self.tr("a player without a name")
        if machine.is_connected:
            line = self.tr("{name}: connected")
        elif machine.is_awaited:
            line = self.tr("{name}: still comparing the words…")
        elif machine.is_known and machine.is_near:
            line = self.tr("{name}: connecting…")
        elif machine.is_known:
            line = self.tr("{name}: not here now")
        else:
            line = self.tr("{name}: not compared yet")
        return line.format(name=sanitize(name))

    @property
    def _chosen(self) -> MachineEntry | None:
        item = self.list.currentItem()
        entry: MachineEntry | None = None
        if item is not None:
            entry = item.data(Qt.ItemDataRole.UserRole)
        return entry

    def _show_possible(self) -> None:
        """Enable what can be done."""
        entry, is_on = self._chosen, self._channel.is_on
        is_free = entry is not None and not (entry.is_connected or entry.is_awaited)
        may_connect = entry is not None and entry.is_near and is_free
        self.connect_button.setEnabled(is_on and may_connect)
        self.forget_button.setEnabled(entry is not None and entry.is_known)
        self.address_field.setEnabled(is_on)
        self.address_button.setEnabled(
            is_on and parse_address(self.address_field.text()) is not None
        )

    def _connect(self) -> None:
        entry = self._chosen
        if entry is not None and self.connect_button.isEnabled():
            self.fault_label.setText("")
            self._channel.connect_to(entry.fingerprint)

    def _connect_to_address(self) -> None:
        address = parse_address(self.address_field.text())
        if address is not None:
            self.fault_label.setText("")
            self._channel.connect_to_address(*address)

    def _forget(self) -> None:
        entry = self._chosen
        if entry is not None:
            self.forgotten.emit(entry.fingerprint)
