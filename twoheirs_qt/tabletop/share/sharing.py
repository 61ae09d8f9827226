"""Copying and pasting games as text, and saving pictures and the score pad."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import SystemRandom

from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtWidgets import QFileDialog, QWidget

from twoheirs_qt.games.two_heirs.rules.scoring import score_sheet
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.words.names import set_name
from twoheirs_qt.tabletop.drawing.theme import current_theme
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.files.writing import write_bytes
from twoheirs_qt.tabletop.game import AnyGame
from twoheirs_qt.tabletop.pages.game_pages import GamePages
from twoheirs_qt.tabletop.play.session import GameSession as AnySession
from twoheirs_qt.tabletop.running.games import Games
from twoheirs_qt.tabletop.saves.opened import OpenedGame, parse_for_play, position_text, save_text
from twoheirs_qt.tabletop.saves.save import SaveGame
from twoheirs_qt.tabletop.saves.titles import format_date
from twoheirs_qt.tabletop.share import texts
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.sanitize import MAX_TITLE_LENGTH, sanitize, sanitize_path
from twoheirs_qt.tabletop.text.text import Text
from twoheirs_qt.tabletop.widgets.question import Answer, Kind
from twoheirs_qt.tabletop.widgets.save_target import ask_target, file_name
from twoheirs_qt.tabletop.window.context import AppContext, GameController
from twoheirs_qt.tabletop.window.errors import fault_details, fault_words
from twoheirs_qt.tabletop.window.save_errors import name_of_game

_Keys = QKeySequence.StandardKey


class Sharing(GameController):
    """Copies, pastes and exports what the window shows.

    That is the running game, a moment of a replay, the side board, or the selected game of the
    shelf.
    """

    def __init__(self, context: AppContext, games: Games, pages: GamePages) -> None:
        super().__init__(context)
        self._games = games
        self._pages = pages
        menus = context.window.menus
        menus.copy_position.triggered.connect(
            lambda: self._copy(self._state_finder(), _position_text)
        )
        menus.copy_game.triggered.connect(lambda: self._copy(self._game_finder(), save_text))
        menus.paste.triggered.connect(self._paste)
        menus.picture.triggered.connect(self._ask_picture)
        menus.score_pad.triggered.connect(self._ask_score_pad)
        pages.review_made.connect(lambda page: page.picture_asked.connect(self._ask_moments))

    # -- what is shown ---------------------------------------------------------------------------

    def _game_finder(self) -> Callable[[], SaveGame] | None:
        """Return a function that finds the shown game, callable in any thread."""
        pages = self._pages
        game = self._session.save if self._session.is_open else None
        if pages.at_shelf:
            entry = pages.library.page.current
            running = self._session.store.path if self._session.is_open else None
            if entry is not None and entry.path != running:
                return partial(pages.library.load, entry.path)
        elif pages.at_replay:
            game = pages.replay.save
        return None if game is None else lambda: game

    def _state_finder(self) -> Callable[[], tuple[AnyGame, State]] | None:
        """Return a function that finds the shown position, callable in any thread."""
        pages = self._pages
        if pages.at_replay:
            state = pages.replay.shuffled_state_at(pages.replay.done_count)
            return partial(_with_game, pages.replay.session, state)
        if pages.at_side:
            return partial(_with_game, pages.side.session, pages.side.session.state)
        game = self._game_finder()
        if game is None:
            return None

        def find() -> tuple[AnyGame, State]:
            save = game()
            return save.game, save.state

        return find

    # -- text ------------------------------------------------------------------------------------

    def _copy(self, find: Callable[[], object] | None, format_text: Callable[..., str]) -> None:
        if find is None:
            self._show_message(self.tr("There is no game to copy."))
            return
        with_order = self._window.menus.with_order.isChecked()

        def put_on_clipboard(text: str) -> None:
            QGuiApplication.clipboard().setText(text)
            if '"unseen"' in text:
                self._show_message(self.tr("Copied, without the order of the hidden tiles."))
            else:
                self._show_message(self.tr("Copied, with the order of the hidden tiles."))

        self._disk.run(
            self.tr("Copying the game…"),
            lambda: format_text(find(), with_order=with_order),
            put_on_clipboard,
            self.tr("This game cannot be copied"),
        )

    def _paste(self) -> None:
        text = QGuiApplication.clipboard().text()
        if not text.strip():
            self._show_message(self.tr("The clipboard holds no text."))
            return
        games = self._session.games

        def fail(fault: FileError) -> None:
            message = self.tr("Copy a whole game or position, then paste it here.")
            if fault.is_of_newer_program:
                message = fault_words(fault)
            self._tell(self.tr("This text is not a game"), message, fault_details(fault))

        self._disk.run(
            self.tr("Reading the game…"),
            lambda: parse_for_play(text, games, SystemRandom().randrange),
            self._open_pasted,
            fail,
        )

    def _open_pasted(self, opened: OpenedGame) -> None:
        if not self._session.is_open or self._session.is_over:
            self._games.open_found(opened)
            return
        self._ask(
            self.tr("Open what you pasted?"),
            self.tr("{game}. The current game stays among your games.").format(
                game=self._describe(opened)
            ),
            Answer(self.tr("Leave it"), None, Kind.ESCAPE),
            Answer(self.tr("Open it"), lambda: self._games.open_found(opened), Kind.ENTER),
        )

    def _describe(self, opened: OpenedGame) -> str:
        content = opened.content
        if isinstance(content, SaveGame):
            return sanitize(name_of_game(content), MAX_TITLE_LENGTH)
        sets = " · ".join(localize(set_name(tile_set)) for tile_set in content.sets)
        return self.tr("A position: {sets}").format(sets=sets)

    # -- files -----------------------------------------------------------------------------------

    def _ask_picture(self) -> None:
        formats = self._picture_formats()
        dialog = self._dialog(self.tr("Picture of the table"), formats, ".png")
        dialog.filterSelected.connect(
            lambda chosen: dialog.setDefaultSuffix("svg" if chosen == formats[1] else "png")
        )
        dialog.fileSelected.connect(lambda name: self.write_picture(Path(name)))
        dialog.open()

    def _picture_formats(self) -> tuple[str, str]:
        return self.tr("PNG picture (*.png)"), self.tr("SVG picture (*.svg)")

    def write_picture(self, path: Path) -> None:
        """Save a picture of the table; report an error."""
        from twoheirs_qt.games.two_heirs.results.end_card import summarize_game
        from twoheirs_qt.games.two_heirs.share.picture import TablePicture
        from twoheirs_qt.games.two_heirs.share.score_pad import join_line

        session, save = self._session, self._session.save
        stage: str | Text = texts.TURN.fill(turn=session.turn)
        if session.is_over:
            view = self._window.page.score_sheet
            view.show_state(session.state, session.names, session.gave_up)
            stage = view.verdict(score_sheet(session.state), for_others=True)
        line = join_line(texts.PROGRAM, stage, format_date(save.changed))
        snapshot, title = session.model.snapshot, self._title(save)
        scores = summarize_game(session).turn_scores if session.is_over else ()
        picture = TablePicture(snapshot, title, line, self._art, current_theme(), scores)
        self._write(path, picture.svg() if path.suffix.lower() == ".svg" else picture.png())

    def _ask_moments(self) -> None:
        save = self._pages.review.save
        assert save is not None
        dialog = ask_target(
            self.tr("Picture of the greatest mistakes"),
            file_name(self._title(save)) + ".png",
            *(self._window, self._settings.folder, self._picture_formats()),
        )
        dialog.fileSelected.connect(lambda name: self.write_moments(Path(name)))
        dialog.open()

    def write_moments(self, path: Path) -> None:
        """Save a picture of the greatest mistakes of the review; report an error."""
        from twoheirs_qt.games.two_heirs.share.moments import MomentsPicture
        from twoheirs_qt.games.two_heirs.share.score_pad import join_line

        review = self._pages.review
        assert review.save is not None
        line = join_line(texts.PROGRAM, texts.REVIEW, format_date(review.save.changed))
        title = self._title(review.save)
        picture = MomentsPicture(review.moments(), title, line, self._art, current_theme())
        self._write(path, picture.svg() if path.suffix.lower() == ".svg" else picture.png())

    def _ask_score_pad(self) -> None:
        dialog = self._dialog(self.tr("Score pad as PDF"), (self.tr("PDF (*.pdf)"),), ".pdf")
        dialog.fileSelected.connect(lambda name: self.write_score_pad(Path(name)))
        dialog.open()

    def write_score_pad(self, path: Path) -> None:
        """Save the score pad of the running game; report an error."""
        from twoheirs_qt.games.two_heirs.share.score_pad import ScorePad, join_line

        session, view = self._session, self._window.page.score_sheet
        save, state = session.save, session.state
        view.show_state(state, session.names, session.gave_up)
        sets = join_line(*(set_name(tile_set) for tile_set in state.sets))
        stage = texts.FINAL if session.is_over else texts.SO_FAR
        line = join_line(texts.SCORE_PAD, stage, sets, format_date(save.changed))
        snapshot, title = session.model.snapshot, self._title(save)
        verdict = view.verdict(score_sheet(state), for_others=True) if session.is_over else ""
        self._write(path, ScorePad(snapshot, state, title, line, verdict).pdf())

    def _title(self, save: SaveGame) -> str:
        return sanitize(name_of_game(save), MAX_TITLE_LENGTH)

    def _dialog(self, title: str, formats: tuple[str, ...], suffix: str) -> QFileDialog:
        name = file_name(self._title(self._session.save)) + suffix
        return ask_target(title, name, self._window, self._settings.folder, formats)

    def _write(self, path: Path, content: bytes) -> None:
        def finish(_: None) -> None:
            self._settings.folder = path.absolute().parent
            self._show_message(self.tr("Saved to {file}").format(file=sanitize_path(path)))

        work = partial(write_bytes, path, content)
        error_title = self.tr("The file could not be saved")
        self._disk.run(self.tr("Saving the file…"), work, finish, error_title)

    # -- messages --------------------------------------------------------------------------------

    def _show_message(self, message: str) -> None:
        pages = self._pages
        if pages.at_shelf:
            pages.library.page.show_message(message)
            return
        bar: QWidget = self._window.page.bottom_bar
        if pages.at_replay:
            bar = pages.replay.transport
        elif pages.at_review:
            bar = pages.review.panel.bar
        elif pages.at_side:
            bar = pages.side.bar
        elif pages.at_home:
            bar = pages.home.page.open
        self._window.page.bubble.show_text(message, bar)


def _with_game(session: AnySession, state: State) -> tuple[AnyGame, State]:
    return session.game, state


def _position_text(position: tuple[AnyGame, State], *, with_order: bool) -> str:
    return position_text(*position, with_order=with_order)
