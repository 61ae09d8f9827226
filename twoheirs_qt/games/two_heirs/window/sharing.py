"""Sharing a game of The Two Heirs: as text, as pictures, and as its score pad."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QWidget

from twoheirs_qt.games.two_heirs.play.session import NAME, GameSession
from twoheirs_qt.games.two_heirs.rules.scoring import make_score_sheet
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.share import texts
from twoheirs_qt.games.two_heirs.table.context import TwoHeirsContext
from twoheirs_qt.games.two_heirs.window.game_pages import GamePages
from twoheirs_qt.games.two_heirs.words.names import name_set
from twoheirs_qt.tabletop.drawing.theme import find_current_theme
from twoheirs_qt.tabletop.game import AnyGame
from twoheirs_qt.tabletop.play.session import GameSession as AnySession
from twoheirs_qt.tabletop.running.games import Games
from twoheirs_qt.tabletop.saves.opened import OpenedGame
from twoheirs_qt.tabletop.saves.save import SaveGame
from twoheirs_qt.tabletop.saves.titles import format_date
from twoheirs_qt.tabletop.share import sharing
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import Text
from twoheirs_qt.tabletop.widgets.save_target import ask_target, make_file_name

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.pages.table_page import TablePage


class Sharing(sharing.Sharing):
    """Copies and pastes what the window shows, and makes pictures and score pads of it.

    That is the running game, a moment of a replay, the side board, or the selected game of the
    shelf.
    """

    _session: GameSession
    _pages: GamePages

    def __init__(
        self,
        context: TwoHeirsContext,
        find_page: Callable[[], TablePage],
        games: Games,
        pages: GamePages,
    ) -> None:
        super().__init__(context, games, pages)
        self._find_page, self._pictures = find_page, context.art
        self._menus = menus = context.menus
        menus.picture.triggered.connect(self._ask_picture)
        menus.score_pad.triggered.connect(self._ask_score_pad)
        pages.review_made.connect(lambda page: page.picture_requested.connect(self._ask_moments))

    @property
    def has_order(self) -> bool:
        return self._menus.with_order.isChecked()

    # -- what is shown ---------------------------------------------------------------------------

    def _make_game_finder(self) -> Callable[[], SaveGame] | None:
        save = self._pages.replay.save if self._pages.is_at_replay else None
        return super()._make_game_finder() if save is None else lambda: save

    def _make_state_finder(self) -> Callable[[], tuple[AnyGame, Any]] | None:
        pages = self._pages
        if pages.is_at_replay:
            state = pages.replay.find_shuffled_state(pages.replay.done_count)
            return partial(_pair_with_game, pages.replay.session, state)
        if pages.is_at_side_board:
            return partial(_pair_with_game, pages.side.session, pages.side.session.state)
        return super()._make_state_finder()

    def _describe_copy(self, text: str) -> str:
        if '"unseen"' in text:
            return self.tr("Copied, without the order of the hidden tiles.")
        return self.tr("Copied, with the order of the hidden tiles.")

    def _describe(self, opened: OpenedGame) -> str:
        content = opened.content
        if isinstance(content, SaveGame) or opened.game.name != NAME:
            return super()._describe(opened)
        sets = " · ".join(localize(name_set(tile_set)) for tile_set in content.sets)
        return self.tr("A position: {sets}").format(sets=sets)

    # -- files -----------------------------------------------------------------------------------

    def _ask_picture(self) -> None:
        formats = self._list_picture_formats()
        dialog = self._make_dialog(self.tr("Picture of the table"), formats, ".png")
        dialog.filterSelected.connect(
            lambda chosen_filter: dialog.setDefaultSuffix(
                "svg" if chosen_filter == formats[1] else "png"
            )
        )
        dialog.fileSelected.connect(lambda name: self.write_picture(Path(name)))
        dialog.open()

    def _list_picture_formats(self) -> tuple[str, str]:
        return self.tr("PNG picture (*.png)"), self.tr("SVG picture (*.svg)")

    def write_picture(self, path: Path) -> None:
        """Save a picture of the table; report an error."""
        from twoheirs_qt.games.two_heirs.results.end_card import summarize_game
        from twoheirs_qt.games.two_heirs.share.picture import TablePicture
        from twoheirs_qt.games.two_heirs.share.score_pad import join_line

        session, save = self._session, self._session.save
        result_text: str | Text = texts.TURN.fill(turn=session.turn)
        if session.is_over:
            view = self._find_page().score_sheet
            view.show_state(session.state, session.names, session.resigned_seat)
            result_text = view.format_verdict(make_score_sheet(session.state), for_others=True)
        line = join_line(texts.PROGRAM, result_text, format_date(save.changed))
        snapshot, title = session.model.snapshot, self._format_title(save)
        scores = summarize_game(session).turn_scores if session.is_over else ()
        picture = TablePicture(snapshot, title, line, self._pictures, find_current_theme(), scores)
        self._write(
            path, picture.make_svg() if path.suffix.lower() == ".svg" else picture.make_png()
        )

    def _ask_moments(self) -> None:
        save = self._pages.review.save
        assert save is not None
        dialog = ask_target(
            self.tr("Picture of the greatest mistakes"),
            make_file_name(self._format_title(save)) + ".png",
            *(self._window, self._settings.last_folder, self._list_picture_formats()),
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
        title = self._format_title(review.save)
        picture = MomentsPicture(
            review.list_moments(), title, line, self._pictures, find_current_theme()
        )
        self._write(
            path, picture.make_svg() if path.suffix.lower() == ".svg" else picture.make_png()
        )

    def _ask_score_pad(self) -> None:
        dialog = self._make_dialog(self.tr("Score pad as PDF"), (self.tr("PDF (*.pdf)"),), ".pdf")
        dialog.fileSelected.connect(lambda name: self.write_score_pad(Path(name)))
        dialog.open()

    def write_score_pad(self, path: Path) -> None:
        """Save the score pad of the running game; report an error."""
        from twoheirs_qt.games.two_heirs.share.score_pad import ScorePad, join_line

        session, view = self._session, self._find_page().score_sheet
        save, state = session.save, session.state
        view.show_state(state, session.names, session.resigned_seat)
        sets = join_line(*(name_set(tile_set) for tile_set in state.sets))
        stage_text = texts.FINAL if session.is_over else texts.SO_FAR
        line = join_line(texts.SCORE_PAD, stage_text, sets, format_date(save.changed))
        snapshot, title = session.model.snapshot, self._format_title(save)
        verdict = (
            view.format_verdict(make_score_sheet(state), for_others=True) if session.is_over else ""
        )
        self._write(path, ScorePad(snapshot, state, title, line, verdict).make_pdf())

    # -- messages --------------------------------------------------------------------------------

    @property
    def _message_bar(self) -> QWidget:
        pages = self._pages
        if pages.is_at_replay:
            return pages.replay.controls
        if pages.is_at_review:
            return pages.review.panel.bar
        if pages.is_at_side_board:
            return pages.side.bar
        return super()._message_bar


def _pair_with_game(session: AnySession, state: State) -> tuple[AnyGame, State]:
    return session.game, state
