"""Connects games on two machines to the window: its menus, its strip, dialogs and notifications."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import QStandardPaths, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from twoheirs_qt.tabletop.far import words
from twoheirs_qt.tabletop.far.channel import parse_scheme
from twoheirs_qt.tabletop.far.mail.pages import MailPages
from twoheirs_qt.tabletop.far.nearby.pages import NearbyPages
from twoheirs_qt.tabletop.far.players import FarPlayers, Invitation
from twoheirs_qt.tabletop.far.strip import FarStrip
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.process.notifications import notify, withdraw_notification
from twoheirs_qt.tabletop.running.opening import Opening
from twoheirs_qt.tabletop.saves.opened import OpenedGame
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.sanitize import sanitize
from twoheirs_qt.tabletop.widgets.question import Answer, AnswerKeys, Notice, Question
from twoheirs_qt.tabletop.window.context import AppContext, GameController

if TYPE_CHECKING:
    from twoheirs_qt.tabletop.far.dialogs import FarGamesDialog
    from twoheirs_qt.tabletop.far.far_game import FarGame
    from twoheirs_qt.tabletop.far.mail.account import MailAccount
    from twoheirs_qt.tabletop.far.record import Record


class StartNews(NamedTuple):
    """A line on the start page about a game that waits for the player, and what opens it."""

    line: str
    open: Callable[[], object]


_MAX_NEWS: Final = 2
"""The maximum number of games of which the start page tells; the list has the others."""
_MAX_NEWS_NAME: Final = 18
_MAX_SHOWN_INVITATIONS: Final = 1000
"""The number of invitations from which on new ones are in the list alone."""


class FarPages(GameController):
    """The actions of games on two machines.

    - `add_strip` adds the strip to the page of the running game
    - `make_invite` makes the dialog of an invitation, for its parent, the folder of the last one,
      whether machines nearby can be invited, and the address of who is to be invited, if chosen;
      its signal `invited` carries the address of the invitation, options and settings of the game,
      the own seat and the clock
    - `account` is that for games far away
    - `actions` are those of the menus for the running game
    - `news_changed` carries what the start page shows of games that wait for the player
    """

    news_changed = Signal(list)

    def __init__(
        self,
        context: AppContext,
        add_strip: Callable[[QWidget], object],
        opening: Opening,
        players: FarPlayers,
        make_invite: Callable[[QWidget, Path | None, bool, str], Any],
        account: MailAccount,
        actions: tuple[QAction, ...],
    ) -> None:
        super().__init__(context)
        self._opening = opening
        self._players = players
        self._make_invite = make_invite
        self._rules = players.rules
        self._shown_invitations: set[str] = set()
        self._news: list[StartNews] = []
        self.games_dialog: FarGamesDialog | None = None
        self.nearby = NearbyPages(context, players.lan_channel)
        self._waiting_notice: Notice | None = None
        self._invitation_question: Question | None = None
        self._is_notified = False
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.applicationStateChanged.connect(self._withdraw_notification)
        self.mail = MailPages(context, account)
        self.mail.game_requested.connect(self._invite_person)
        self.mail.name_chosen.connect(self._fill_name)
        self.nearby.name_chosen.connect(self._fill_name)
        menus = context.window.menus
        self.strip = FarStrip(self._rules, players, actions, menus.far_next, context.window)
        add_strip(self.strip)
        self.strip.answered.connect(self._answer)
        self.strip.withdrawn.connect(self._withdraw)
        self.strip.adopted.connect(self._ask_adopt)
        self.strip.claimed.connect(self._ask_claim)
        players.changed.connect(self._show_invitations)
        players.changed.connect(self.show_waiting)
        self._session.opened.connect(self.show_waiting)
        players.partner_acted.connect(self._show_news)
        players.partner_wrote.connect(self._notify_of_letter)
        self._session.opened.connect(self.strip.forget_news)
        self._session.stepped.connect(self.strip.forget_news)

    # -- the list --------------------------------------------------------------------------------

    def show_games(self) -> None:
        """Show the list of games and invitations."""
        if self._session.store.is_guest:
            self._show_notice(
                self.tr("The program is open in another window"),
                self.tr("Games on two machines are played in the window that was opened first."),
            )
            return
        from twoheirs_qt.tabletop.far.dialogs import FarGamesDialog

        for folder in self._settings.far_folders:
            self._players.folder_channel.look_into(folder)
        name = self._settings.far_name
        dialog = self.games_dialog = FarGamesDialog(self._rules, self._players, name, self._window)
        dialog.game_chosen.connect(self._open_from_list)
        dialog.game_closed.connect(self._ask_close)
        dialog.invitation_chosen.connect(self._join)
        dialog.invite_requested.connect(lambda: self.ask_invite())
        dialog.folder_requested.connect(self._ask_folder)
        dialog.nearby_asked.connect(self.nearby.show)
        dialog.mail_asked.connect(self.mail.show)
        dialog.finished.connect(self._forget_games_dialog)
        dialog.open()

    def _fill_name(self, name: str) -> None:
        """Use a name that was chosen elsewhere, unless another one was entered."""
        dialog = self.games_dialog
        if dialog is not None and not dialog.name_field.text():
            dialog.name_field.setText(name)

    def _forget_games_dialog(self) -> None:
        self.games_dialog = None

    def _close_games_dialog(self) -> None:
        if self.games_dialog is not None:
            self.games_dialog.accept()

    def _open_from_list(self, game: FarGame) -> None:
        if not game.states:
            self._explain_waiting(game)
            return
        self._close_games_dialog()
        self.open_game(game)

    def _ask_folder(self) -> None:
        """Ask for the folder in which somebody has left an invitation."""
        dialog = make_folder_dialog(
            self.tr("The shared folder"), self._settings.far_folder, self._window
        )
        dialog.fileSelected.connect(lambda name: self.look_into(Path(name)))
        dialog.open()

    def look_into(self, folder: Path) -> None:
        """Look into a folder now and from now on."""
        self._settings.far_folder = folder
        self._players.folder_channel.look_into(folder)
        if self.games_dialog is not None:
            self.games_dialog.show_search(folder)

    def _invite_person(self, address: str) -> None:
        self._close_games_dialog()
        self.ask_invite(address)

    def ask_invite(self, address: str = "") -> None:
        """Ask for the choices of a new game, and leave or send an invitation."""
        is_nearby, folder = self._players.lan_channel.is_on, self._settings.far_folder
        dialog = self._make_invite(self._window, folder, is_nearby, address)
        dialog.invited.connect(self._invite)
        dialog.open()

    def _invite(
        self, address: str, options: Any, settings: Any, seat: int, clock: int | None
    ) -> None:
        if not parse_scheme(address):
            self._settings.far_folder = Path(address)
        self._settings.far_clock_s = -1 if clock is None else clock
        self._keep_name(settings.names[seat])
        catalogue = self._session.games.load_catalogue(self._rules)
        game = self._players.invite(address, options, settings, catalogue, seat, clock=clock)
        self._explain_waiting(game)

    def _explain_waiting(self, game: FarGame) -> None:
        """Say what the other player has to do now."""
        channel = self._players.find_channel(game.record.address)
        if channel is None:
            return
        name = words.name_partner(self._rules, game)
        notice = (
            channel.make_invited_notice(game.record.address)
            if game.record.is_host
            else channel.make_joined_notice(game.record.address, name)
        )
        self._show_waiting(localize(notice.title), localize(notice.text))

    def _show_waiting(self, title: str, text: str) -> None:
        """Show a notice on what is waited for; it closes when a game begins."""
        notice = self._waiting_notice = Notice(title, text, self._window)
        notice.finished.connect(self._forget_waiting)
        self._open(notice)

    def _forget_waiting(self) -> None:
        self._waiting_notice = None

    def _keep_name(self, name: str) -> None:
        """Offer a name again; a field left empty forgets none."""
        if name:
            self._settings.far_name = name

    def _join(self, invitation: Invitation, name: str) -> None:
        self._keep_name(name)
        self._try_join(invitation, name)

    def _try_join(self, invitation: Invitation, name: str) -> None:
        try:
            game = self._players.join(invitation, name)
        except FileError as fault:
            self._show_notice(
                self.tr("This game can't be joined"), localize(fault.fault), fault.details
            )
        else:
            self._explain_waiting(game)

    def _ask_close(self, game: FarGame) -> None:
        if game.is_over:
            self._players.close(game)
            return
        self._ask_question(
            self.tr("Put this game away?"),
            self.tr(
                "Nothing more is sent or read, and the other player waits in vain. What was "
                "played so far stays among your games."
            ),
            Answer(self.tr("Put away"), partial(self._players.close, game)),
            Answer(self.tr("Keep playing"), None, AnswerKeys.BOTH),
        )

    # -- opening ---------------------------------------------------------------------------------

    def open_game(self, game: FarGame) -> None:
        """Show a game that has begun."""
        path = Path(game.record.save) if game.record.save else None
        if path is not None and (path == self._session.store.path or path.exists()):
            self._opening.open(path)
        else:
            self._opening.open_without_file(
                OpenedGame(self._rules, self._players.convert_to_save(game))
            )
        self._window.activateWindow()  # with two dialogs closed at once, no window is active

    def open_next(self) -> None:
        """Show the game that waits longest for this player, behind the running one."""
        waiting_games, current_game = self._players.waiting_games, self._players.current_game
        other_games = [game for game in waiting_games if game is not current_game]
        if other_games:
            self.open_game(other_games[0])
        elif waiting_games:
            self._window.pages.show_table()
        else:
            self._show_notice(
                self.tr("No game waits for you"),
                self.tr("In all games on two machines the other player is to move."),
            )

    # -- around the turns ------------------------------------------------------------------------

    def ask_back(self) -> None:
        """Ask the other player to take back this player's last turn."""
        game = self._players.current_game
        if game is None:
            return
        name = localize(words.name_partner(self._rules, game))
        length = self._find_own_last_turn(game)
        if length is None:
            self._show_notice(
                self.tr("Nothing to take back"), self.tr("You have not ended a turn yet.")
            )
            return
        self._ask_question(
            self.tr("Ask {name} to take back your last turn?").format(name=sanitize(name)),
            self.tr("All turns since then are taken back, too, if {name} agrees.").format(
                name=sanitize(name)
            ),
            Answer(self.tr("Cancel"), None, AnswerKeys.ESCAPE),
            Answer(self.tr("Ask"), partial(self._ask_for, game, length), AnswerKeys.ENTER),
        )

    def _find_own_last_turn(self, game: FarGame) -> int | None:
        """The number of turns before the last one of the player at this machine."""
        seat = game.record.seat
        for turn in range(len(game.record.turns) - 1, -1, -1):
            if self._rules.find_seat_in_turn(game.states[turn]) == seat:
                return turn
        return None

    def _ask_for(self, game: FarGame, length: int) -> None:
        with self._players.change(game) as now:
            game.ask_back(length, now)

    def _answer(self, granted: bool) -> None:
        game = self._players.current_game
        if game is not None:
            with self._players.change(game) as now:
                game.answer(granted, now)

    def _withdraw(self) -> None:
        game = self._players.current_game
        if game is not None:
            with self._players.change(game) as now:
                game.withdraw_ask(now)

    def _ask_adopt(self) -> None:
        game = self._players.current_game
        if game is None:
            return
        self._ask_question(
            self.tr("Go on with the other machine's game?"),
            self.tr("What this machine remembers differently is lost."),
            Answer(self.tr("Cancel"), None, AnswerKeys.ESCAPE),
            Answer(self.tr("Go on with it"), partial(self._adopt, game), AnswerKeys.ENTER),
        )

    def _adopt(self, game: FarGame) -> None:
        with self._players.change(game) as now:
            game.adopt(now)
        self._players.forget_fault(game)

    def _ask_claim(self) -> None:
        game = self._players.current_game
        if game is None:
            return
        name = localize(words.name_partner(self._rules, game))
        self._ask_question(
            self.tr("Claim the game?"),
            self.tr(
                "{name}'s time is up. The game ends, and counts as given up by {name}. If a turn "
                "that was ended in time is still on its way, the game goes on when it arrives."
            ).format(name=sanitize(name)),
            Answer(self.tr("Play on"), None, AnswerKeys.ESCAPE),
            Answer(self.tr("Claim"), partial(self._claim, game), AnswerKeys.ENTER),
        )

    def _claim(self, game: FarGame) -> None:
        with self._players.change(game) as now:
            game.claim(now)

    def show_words(self) -> None:
        """Show what was said in the running game, and a line for more."""
        game = self._players.current_game
        if game is None:
            return
        from twoheirs_qt.tabletop.far.dialogs import WordsDialog

        dialog = WordsDialog(self._rules, self._players, game, self._window)

        def say(text: str) -> None:
            with self._players.change(game) as now:
                game.say(text, now)

        dialog.entered.connect(say)
        dialog.open()

    # -- rematch ---------------------------------------------------------------------------------

    def invite_to_rematch(self) -> bool:
        """Invite to a rematch of the running game; False if it is not played on two machines."""
        game = self._players.current_game
        if game is None:
            return False
        name = localize(words.name_partner(self._rules, game))
        if not game.is_over:
            self._show_notice(
                self.tr("This game goes on"),
                self.tr("You can invite {name} to a rematch when it is over.").format(
                    name=sanitize(name)
                ),
            )
            return True
        rematch = self._players.find_rematch(game)
        if rematch is not None and rematch.states:
            self.open_game(rematch)
            return True
        invitation = self._players.find_rematch_invitation(game)
        if rematch is None and invitation is not None:
            self._try_join(invitation, game.record.name)
            return True
        if rematch is None:
            self._players.invite_to_rematch(game)
        self._show_waiting(
            self.tr("A rematch"),
            self.tr("{name} is invited to a rematch with the seats swapped.").format(
                name=sanitize(name)
            ),
        )
        return True

    def _show_invitations(self) -> None:
        """Ask about invitations to a rematch, and tell of those from a machine, each once."""
        for invitation in [*self._players.invitations]:
            former_game = self._players.games.get(invitation.after)
            if invitation.game in self._shown_invitations:
                continue
            if len(self._shown_invitations) >= _MAX_SHOWN_INVITATIONS:
                break  # a machine that invites without end
            if former_game is None:
                if parse_scheme(invitation.address):  # folders are looked into by the player
                    self._shown_invitations.add(invitation.game)
                    self._tell_of_invitation(invitation)
                continue
            own_rematch = self._players.find_rematch(former_game)
            if own_rematch is not None and own_rematch.record.id < invitation.game:
                continue  # the other machine joins mine, by the same rule
            self._shown_invitations.add(invitation.game)
            accept = partial(self._accept_rematch, invitation, former_game.record.name)
            if own_rematch is not None:
                self._players.close(own_rematch)
                accept()
                continue
            self._ask_question(
                self.tr("{name} invites you to a rematch").format(name=sanitize(invitation.name)),
                self.tr("The same sets and the same clock, with the seats swapped."),
                Answer(self.tr("Not now"), None, AnswerKeys.ESCAPE),
                Answer(self.tr("Play"), accept, AnswerKeys.ENTER),
            )

    def _tell_of_invitation(self, invitation: Invitation) -> None:
        """Show that an invitation has come, unless the list in front does, or another one waits."""
        if self._invitation_question is not None:
            return
        title = self.tr("{name} invites you to a game").format(name=sanitize(invitation.name))
        if QApplication.activeModalWidget() is not self.games_dialog or self.games_dialog is None:
            terms = " ".join(localize(text) for text in invitation.terms)
            place = self.tr("It waits under “Two machines”, where you can join or put it away.")
            question = self._invitation_question = self._ask_question(
                title,
                f"{terms}\n\n{place}",
                Answer(self.tr("Not now"), None, AnswerKeys.ESCAPE),
                Answer(
                    self.tr("Look"),
                    partial(self._look_at_invitation, invitation),
                    AnswerKeys.ENTER,
                ),
            )
            question.finished.connect(self._forget_invitation_question)
        self._notify(self.tr("Two machines"), title)

    def _forget_invitation_question(self) -> None:
        self._invitation_question = None

    def _look_at_invitation(self, invitation: Invitation) -> None:
        self.mail.close()
        self.nearby.close()
        if self.games_dialog is None:
            self.show_games()
        if self.games_dialog is not None:
            self.games_dialog.choose(invitation)

    def _accept_rematch(self, invitation: Invitation, name: str) -> None:
        if invitation in self._players.invitations:
            self._try_join(invitation, name)

    # -- news ------------------------------------------------------------------------------------

    def show_waiting(self) -> None:
        """Tell the start page of invitations, and of games where this player is to move."""
        players, news = self._players, []
        for invitation in players.invitations:
            if invitation.after not in players.games:
                line = self.tr("{name} invites you").format(
                    name=sanitize(invitation.name, _MAX_NEWS_NAME)
                )
                news.append(StartNews(line, partial(self._look_at_invitation, invitation)))
        current_game = players.current_game
        for game in players.waiting_games:
            if game is not current_game:
                partner = localize(words.name_partner(self._rules, game))
                line = self.tr("{name} waits for you").format(
                    name=sanitize(partner, _MAX_NEWS_NAME)
                )
                news.append(StartNews(line, partial(self.open_game, game)))
        news = news[:_MAX_NEWS]
        if [line for line, _ in news] != [line for line, _ in self._news]:
            self._news = news
            self.news_changed.emit(news)

    def _show_news(self, game: FarGame, old_record: Record) -> None:
        """Tell what the other player has done."""
        record = game.record
        name = words.name_partner(self._rules, game)
        is_current = game is self._players.current_game
        if game.states and not old_record.has_started:
            if self._waiting_notice is not None:
                self._waiting_notice.close()
            self._ask_question(
                self.tr("{name} plays with you").format(name=sanitize(localize(name))),
                self.tr("The game on two machines has begun."),
                Answer(self.tr("Later"), None, AnswerKeys.ESCAPE),
                Answer(self.tr("Show it"), partial(self._show_new_game, game), AnswerKeys.ENTER),
            )
            self._notify(self.tr("The game has begun"), localize(name))
        elif len(record.turns) > len(old_record.turns):
            title = self.tr("The game is over") if game.is_over else self.tr("It's your turn")
            self._notify(title, self.tr("{player} has played.").format(player=localize(name)))
        elif (record.gave_up, record.partner_gave_up) > (
            old_record.gave_up,
            old_record.partner_gave_up,
        ):
            clock_warning = words.describe_clock_warning(self._rules, game, self._players.now)
            text = words.GAVE_UP.fill(name=name) if clock_warning is None else clock_warning
            self._notify(self.tr("The game is over"), localize(text))
        elif game.open_ask is not None and record.partner_ask != old_record.partner_ask:
            self._notify(localize(name), localize(words.describe_state(self._rules, game)))
        if old_record.ask is not None and record.ask is None and is_current:
            is_agreed = record.epoch > old_record.epoch
            news = words.GRANTED if is_agreed else words.DECLINED
            self.strip.show_news(localize(news.fill(name=name)))
        if record.partner_words != old_record.partner_words:
            self._notify(localize(name), sanitize(record.partner_words[-1].text, 200))

    def _notify_of_letter(self, game: FarGame, text: str) -> None:
        self._notify(localize(words.name_partner(self._rules, game)), sanitize(text, 200))

    def _show_new_game(self, game: FarGame) -> None:
        self._close_games_dialog()
        self.open_game(game)

    def _notify(self, title: str, text: str) -> None:
        if self._settings.notifications_enabled and QApplication.activeWindow() is None:
            notify(self._window.windowHandle(), title, text)
            self._is_notified = True

    def _withdraw_notification(self, state: Qt.ApplicationState) -> None:
        if self._is_notified and state is Qt.ApplicationState.ApplicationActive:
            self._is_notified = False
            withdraw_notification()


def make_folder_dialog(title: str, folder: Path | None, parent: QWidget) -> QFileDialog:
    """Make a dialog that asks for a folder."""
    locations = QStandardPaths.StandardLocation
    documents = QStandardPaths.writableLocation(locations.DocumentsLocation)
    if not Path(documents).is_dir():
        documents = QStandardPaths.writableLocation(locations.HomeLocation)
    dialog = QFileDialog(parent, title, str(folder or documents))
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    dialog.finished.connect(dialog.deleteLater)
    return dialog
