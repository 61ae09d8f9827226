"""The list of games on two machines, and what the players have said to each other."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QWidget

from twoheirs_qt.tabletop.drawing.fonts import make_text_font
from twoheirs_qt.tabletop.far import words
from twoheirs_qt.tabletop.far.limits import MAX_NAME_LENGTH, MAX_WORDS_LENGTH
from twoheirs_qt.tabletop.far.players import FarPlayers, Invitation
from twoheirs_qt.tabletop.game import AnyGame
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.sanitize import sanitize, sanitize_path
from twoheirs_qt.tabletop.widgets.dialog import Dialog, Paragraph
from twoheirs_qt.tabletop.widgets.label import Label, make_row
from twoheirs_qt.tabletop.widgets.legacy_screen_readers import announce

if TYPE_CHECKING:
    from twoheirs_qt.tabletop.far.far_game import FarGame

_WIDTH = 560


class FarGamesDialog(Dialog):
    """Lists games on two machines and invitations.

    - `game_chosen` carries a `FarGame` to be opened, `game_closed` one to be put away
    - `invitation_chosen` carries an `Invitation` to be accepted, and the player's name
    - `invite_requested`: somebody is to be invited; `folder_requested`: a folder is to be looked
      into
    - `nearby_asked`: machines nearby are to be shown
    - `mail_asked`: the people far away are to be shown
    """

    game_chosen = Signal(object)
    game_closed = Signal(object)
    invitation_chosen = Signal(object, str)
    invite_requested = Signal()
    folder_requested = Signal()
    nearby_asked = Signal()
    mail_asked = Signal()

    def __init__(
        self, rules: AnyGame, players: FarPlayers, name: str, parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self._rules = rules
        self._players = players
        self._searched_folder: Path | None = None
        self.setWindowTitle(self.tr("Two machines"))
        heading = Label(self.tr("Two machines"), self, make_text_font(18, bold=True))
        about = Paragraph(
            _WIDTH,
            self,
            self.tr(
                "Two people play one game, each at their own machine and in their own language, "
                "at once or over weeks. The turns go through a folder that both can see, such as "
                "a synchronized one, over an encrypted connection to a machine nearby, or far away "
                "as encrypted mail. Both machines know the order of the hidden tiles, and whoever "
                "can open the folder can read the game: play with people you trust."
            ),
        )
        self.list = QListWidget(self)
        self.list.setFont(make_text_font(14))
        self.list.setWordWrap(True)
        self.list.setSpacing(2)
        self.list.setAccessibleName(self.tr("Games and invitations"))
        self.list.itemActivated.connect(self._choose)
        self.list.currentItemChanged.connect(self._show_possible)
        self.empty_label = Label("", self, make_text_font(14), wrap=True, muted=True)
        self.empty_label.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.name_field = QLineEdit(name, self)
        self.name_field.setFont(make_text_font(14))
        self.name_field.setMaxLength(MAX_NAME_LENGTH)
        label = Label(self.tr("Your &name"), self, make_text_font(14))
        label.setBuddy(self.name_field)
        self.name_row = QWidget(self)
        make_row(label, (self.name_field, 1), owner=self.name_row, margins=(0, 0, 0, 0))
        self.invite_button = self.add_button(self.invite_requested, self.tr("&Invite somebody…"))
        self.folder_button = self.add_button(self.folder_requested, self.tr("&Look into a folder…"))
        self.nearby_button = self.add_button(self.nearby_asked, self.tr("Near&by…"))
        self.mail_button = self.add_button(self.mail_asked, self.tr("&Far away…"))
        self.close_button = self.add_button(self._close_game, self.tr("&Put away"))
        self.open_button = self.add_button(self._choose, self.tr("&Open"), default=True)
        self.leave_button = self.add_button(self.reject, self.tr("Close"))
        self.add_rows(heading, about, self.empty_label, self.list, self.name_row)
        self.column.setStretchFactor(self.list, 1)
        self.add_rows(
            (self.invite_button, self.folder_button, self.nearby_button, self.mail_button, None),
            (None, self.close_button, self.open_button, self.leave_button),
        )
        self.set_first_size(720, 520)
        players.changed.connect(self.show_games)
        self.show_games()
        (self.list if self.list.count() else self.invite_button).setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(0, self, self._announce_chosen)

    def _announce_chosen(self) -> None:
        """Announce the chosen entry, since Qt tells of the list alone when that gets the focus."""
        item = self.list.currentItem()
        if item is not None:
            announce(self.list, item.data(Qt.ItemDataRole.AccessibleTextRole))

    def show_games(self) -> None:
        """List the present games and invitations; the chosen one stays chosen."""
        chosen = self._find_key(self.list.currentItem())
        self.list.blockSignals(True)
        self.list.clear()
        for invitation in self._players.invitations:
            self._add(self._describe_invitation(invitation), invitation)
        for game in self._players.listed_games:
            self._add(self._describe_game(game), game)
        for index in range(self.list.count()):
            if self._find_key(self.list.item(index)) == chosen:
                self.list.setCurrentRow(index)
        if self.list.currentRow() < 0 and self.list.count():
            self.list.setCurrentRow(0)
        self.list.blockSignals(False)
        has_any = self.list.count() > 0
        self.list.setVisible(has_any)
        search = self._describe_last_search() if has_any else self._describe_search()
        self.empty_label.setText(search)
        self.empty_label.setVisible(bool(search))
        self.column.setStretchFactor(self.empty_label, 0 if has_any else 1)
        self._show_possible()

    def show_search(self, folder: Path) -> None:
        """Show that a folder is looked into, until an invitation is there."""
        self._searched_folder = folder
        self.show_games()

    def _add(self, lines: list[str], entry: object) -> None:
        item = QListWidgetItem("\n".join(lines), self.list)
        item.setData(Qt.ItemDataRole.UserRole, entry)
        # A screen reader reads the lines after the second as a description.
        title, *more = lines
        name = " ".join((title if title.endswith(".") else f"{title}.", *more[:1]))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, name)
        item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, " ".join(more[1:]))

    def _describe_search(self) -> str:
        """Say what to do while there is neither a game nor an invitation."""
        folders = self._players.folder_channel.searched_folders
        lines = [self._describe_folder(folder) for folder in folders]
        start = self.tr(
            "No game yet. Invite somebody, look for an invitation in a folder, for a machine "
            "nearby, or for people far away."
        )
        return "\n".join((start, *lines))

    def _describe_last_search(self) -> str:
        """Say that the folder chosen last has no invitation; empty if it has one, or a game."""
        folder = self._searched_folder
        addresses = {invitation.address for invitation in self._players.invitations}
        addresses |= {game.record.address for game in self._players.listed_games}
        return "" if folder is None or str(folder) in addresses else self._describe_folder(folder)

    def _describe_folder(self, folder: Path) -> str:
        fault = self._players.folder_channel.find_fault(str(folder))
        if fault is not None:
            return localize(fault)
        text = self.tr("No invitation in this folder yet; it will appear here: {folder}")
        return text.format(folder=sanitize_path(folder))

    def _find_key(self, item: QListWidgetItem | None) -> str:
        entry = None if item is None else item.data(Qt.ItemDataRole.UserRole)
        if isinstance(entry, Invitation):
            return entry.game
        return "" if entry is None else str(entry.record.id)

    def _describe_invitation(self, invitation: Invitation) -> list[str]:
        name = invitation.name or localize(words.OTHER_PLAYER)
        title = self.tr("{name} invites you to a game.").format(name=sanitize(name))
        first, *more = [localize(text) for text in invitation.terms]
        address_line = localize(self._players.describe_address(invitation.address))
        return [title, first, *([" ".join(more)] if more else []), address_line]

    def _describe_game(self, game: FarGame) -> list[str]:
        players, record = self._players, game.record
        names = [
            localize(name)
            for name in self._rules.words.name_seats(game.seat_names, ("human", "human"), ("", ""))
        ]
        title = self.tr("{white} and {blue}").format(white=names[0], blue=names[1])
        if not record.partner:
            title = self.tr("Your invitation")
        lines = [title, localize(words.describe_state(self._rules, game))]
        if record.clock is not None and game.states:
            lines.append(localize(words.describe_times(self._rules, game, players.now)))
        elif record.clock is not None:
            clock = words.describe_clock(record.clock)
            lines.append(localize(words.CLOCK.fill(clock=clock)))
        clock_warning = words.describe_clock_warning(self._rules, game, players.now)
        if clock_warning is not None:
            lines.append(localize(clock_warning))
        fault = players.find_fault(game)
        if fault is not None:
            lines.append(localize(fault))
        lines.append(localize(players.describe_address(record.address)))
        return lines

    def choose(self, invitation: Invitation) -> None:
        """Choose an invitation in the list, if it is still there."""
        for index in range(self.list.count()):
            if self._find_key(self.list.item(index)) == invitation.game:
                self.list.setCurrentRow(index)

    @property
    def chosen(self) -> FarGame | Invitation | None:
        """The chosen entry."""
        item = self.list.currentItem()
        entry: FarGame | Invitation | None = None
        if item is not None:
            entry = item.data(Qt.ItemDataRole.UserRole)
        return entry

    def _show_possible(self) -> None:
        """Enable what can be done with the chosen entry."""
        entry = self.chosen
        is_invitation = isinstance(entry, Invitation)
        self.open_button.setText(self.tr("&Join") if is_invitation else self.tr("&Open"))
        self.open_button.setEnabled(entry is not None)
        self.close_button.setEnabled(entry is not None)
        for button in (self.open_button, self.close_button):
            button.setVisible(self.list.count() > 0)
        self.name_row.setVisible(is_invitation)

    def _choose(self) -> None:
        entry = self.chosen
        if isinstance(entry, Invitation):
            self.invitation_chosen.emit(entry, self.name_field.text().strip())
        elif entry is not None:
            self.game_chosen.emit(entry)

    def _close_game(self) -> None:
        entry = self.chosen
        if isinstance(entry, Invitation):
            self._players.decline(entry)
        elif entry is not None:
            self.game_closed.emit(entry)


class WordsDialog(Dialog):
    """Words that both players have written in a game, and a line for more; `entered` carries it."""

    entered = Signal(str)

    def __init__(
        self, rules: AnyGame, players: FarPlayers, game: FarGame, parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self._rules, self._players, self._game = rules, players, game
        self.setWindowTitle(self.tr("Plain words"))
        heading = Label(self.tr("Plain words"), self, make_text_font(18, bold=True))
        self.list = QListWidget(self)
        self.list.setFont(make_text_font(14))
        self.list.setWordWrap(True)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(self.tr("What has been said"))
        self.line_field = QLineEdit(self)
        self.line_field.setFont(make_text_font(14))
        self.line_field.setMaxLength(MAX_WORDS_LENGTH)
        self.line_field.setPlaceholderText(self.tr("Say something…"))
        self.line_field.setAccessibleName(self.tr("Say something"))
        self.say_button = self.add_button(self._say, self.tr("&Say"), default=True)
        leave = self.add_button(self.reject, self.tr("Close"))
        self.add_rows(heading, self.list)
        self.add_rows((self.line_field, self.say_button, leave))
        self.set_first_size(520, 420)
        players.changed.connect(self._show_words)
        self._show_words()
        self.line_field.setFocus()

    def _show_words(self) -> None:
        record = self._game.record
        names = self._rules.words.name_seats(self._game.seat_names, ("human", "human"), ("", ""))
        own, partner = names[record.seat], names[1 - record.seat]
        self.list.clear()
        if record.partner_words:
            self.list.addItem(self.tr("{name} said:").format(name=sanitize(localize(partner))))
            for line in record.partner_words:
                self.list.addItem("    " + words.break_runs(sanitize(line.text, MAX_WORDS_LENGTH)))
        letters = words.list_letters(self._game, self._players.letters.get(record.address, []))
        if letters:
            text = self.tr("{name} wrote in a messenger:")
            self.list.addItem(text.format(name=sanitize(localize(partner))))
            for letter in letters:
                self.list.addItem(
                    "    " + words.break_runs(sanitize(letter.text, MAX_WORDS_LENGTH))
                )
        if record.words:
            self.list.addItem(self.tr("{name} said:").format(name=sanitize(localize(own))))
            for line in record.words:
                self.list.addItem("    " + words.break_runs(sanitize(line.text, MAX_WORDS_LENGTH)))
        self.list.scrollToBottom()

    def _say(self) -> None:
        text = self.line_field.text().strip()
        if text:
            self.line_field.clear()
            self.entered.emit(text)
