"""How a game has ended: who is crowned, the points over the turns, and what was remarkable."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from twoheirs_qt.drawing.art import Art, Look
from twoheirs_qt.drawing.fonts import scaled, scaled_font
from twoheirs_qt.opponents.rating import Rating
from twoheirs_qt.play.replay import TurnScore, turn_scores_of
from twoheirs_qt.play.session import GameSession
from twoheirs_qt.results.counting import BestMoments, best_moments
from twoheirs_qt.results.graph import ScoreGraph
from twoheirs_qt.results.ladder import Ladder, rating_words
from twoheirs_qt.results.line import ScoreLine, ScoreLineText
from twoheirs_qt.rules.components import Heir
from twoheirs_qt.rules.scoring import score_sheet
from twoheirs_qt.rules.state import State
from twoheirs_qt.text.language import say
from twoheirs_qt.text.text import Text
from twoheirs_qt.widgets.controls import Tick
from twoheirs_qt.widgets.flow_layout import FlowLayout
from twoheirs_qt.widgets.label import NO_MARGINS, Label, column, row, unmarked
from twoheirs_qt.words import finale as texts
from twoheirs_qt.words.names import (
    Names,
    building_name,
    called,
    cell_name,
    tile_name,
)

_CROWN: Final = 76


class Closing(NamedTuple):
    """What the record of a game tells at its end."""

    turn_scores: tuple[TurnScore, ...]
    last: int
    best: BestMoments


def closing_of(session: GameSession) -> Closing:
    """That of the running game, as far as it is played."""
    commands = session.done_commands
    moments = [commands[0].before, *(each.after for each in commands)] if commands else []
    scores = turn_scores_of(moments, commands) if commands else ()
    return Closing(scores, len(commands), best_moments(commands))


class CloseCard(QWidget):
    """Stands above the score sheet of a finished game.

    - `moment_wanted` carries after how many actions the game is to be looked at
    - `lines` are the remarkable moments, to be pointed at like those of the score sheet
    """

    moment_wanted = Signal(int)

    def __init__(
        self,
        parent: QWidget,
        art: Art,
        state: State,
        names: Names,
        gave_up: Heir | None,
        verdict: str,
        closing: Closing,
        actions: Sequence[QAction],
        rating: Rating | None = None,
        offer: QAction | None = None,
    ) -> None:
        super().__init__(parent)
        self._art, self._state, self._names, self._gave_up = art, state, names, gave_up
        self.lines: list[ScoreLine] = []
        self.verdict = self._label(verdict, 16, bold=True)
        self.verdict.setObjectName("verdict")
        self.ending = self._label(say(texts.ending_words(state, names, gave_up)), 14)
        words = column(None, self.verdict, self.ending, None, spacing=3)
        head = row(*self._crowns(), (words, 1), spacing=12)
        self.graph = ScoreGraph(self)
        self.graph.show_scores(closing.turn_scores, names)
        self.graph.show_done(closing.last)
        self.graph.picked.connect(self.moment_wanted)
        self.buttons = [self._button(action) for action in actions if action.isVisible()]
        for first in self.buttons[:1]:
            first.setObjectName("endTurn")  # golden, as what is meant first
        buttons = QWidget(self)
        buttons.setLayout(FlowLayout(self.buttons))
        whole = column(head, buttons, of=self, margins=NO_MARGINS, spacing=8)
        self.offer: Tick | None = None
        if offer is not None:
            self.offer = Tick(self)
            self.offer.setText(self.tr("From now on, show points on lit cells (P)"))
            self.offer.setChecked(offer.isChecked())
            self.offer.toggled.connect(offer.setChecked)
            offered = self.tr("Lit cells can show how many points you would get there.")
            whole.addWidget(self._label(offered, 14))
            whole.addWidget(self.offer)
        self.ladder: Ladder | None = None
        if rating is not None:
            self.ladder = Ladder(rating, self)
            whole.addWidget(self._label(rating_words(rating), 14))
            whole.addWidget(self.ladder)
        if len(closing.turn_scores) > 1:
            whole.addWidget(self.graph)
        else:
            self.graph.hide()
        for text, done in self._moments(closing.best):
            line = ScoreLine(text, art, self)
            if done is not None:
                line.clicked.connect(lambda _=False, done=done: self.moment_wanted.emit(done))
            self.lines.append(line)
            whole.addWidget(line)

    def _label(self, words: str, pixels: float, *, bold: bool = False) -> Label:
        label = Label(words, self, scaled_font(pixels, bold=bold), wrap=True)
        label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        return label

    def _button(self, action: QAction) -> QPushButton:
        button = QPushButton(unmarked(action.iconText()), self)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.setAutoDefault(True)  # Enter presses it, too
        button.setEnabled(action.isEnabled())
        action.enabledChanged.connect(button.setEnabled)  # a game opened at the start is early
        button.clicked.connect(action.trigger)
        return button

    @property
    def crowned(self) -> tuple[Heir, ...]:
        """Who has the crown: both after a draw, nobody after a game was given up."""
        return () if self._gave_up is not None else score_sheet(self._state).winners

    def _crowns(self) -> list[Label]:
        """The shields of those who are crowned, or the flag of who has won without a crown."""
        kind, shown = "shield", self.crowned
        if self._gave_up is not None:
            kind, shown = "heir", (self._gave_up.opponent,)
        side = scaled(_CROWN) / len(shown) ** 0.5
        found = []
        for heir in shown:
            label = Label(parent=self)
            picture = f"{kind}/{heir.word}"
            label.setPixmap(self._art.picture(picture, side, side, self.devicePixelRatioF()))
            label.setAccessibleName(say(called(self._names, heir)))
            found.append(label)
        return found

    def _moments(self, best: BestMoments) -> list[tuple[ScoreLineText, int | None]]:
        """A line for each remarkable moment, and after how many actions it can be looked at."""
        found: list[tuple[ScoreLineText, int | None]] = []
        if best.turn is not None:
            who = texts.OF_TURN.fill(
                heir=called(self._names, best.turn.heir), turn=str(best.turn.turn)
            )
            found.append((_line(texts.LARGEST_TURN, who, f"+{best.turn.points}"), best.turn.done))
        if best.road is not None:
            road, count = best.road, len(best.road.cells)
            who = (
                texts.OF_NOBODYS_ROAD.count(count)
                if road.heir is None
                else texts.OF_ROAD.count(count).fill(heir=called(self._names, road.heir))
            )
            points = "" if road.heir is None else f"+{road.points}"
            found.append((_line(texts.LONGEST_ROAD, who, points, road.cells), None))
        if best.destruction is not None:
            lost = best.destruction
            what = texts.OF_DESTRUCTION.fill(
                tile=building_name(lost.tile.building),
                cell=cell_name(lost.at),
                heir=called(self._names, lost.heir),
            )
            look = Look(lost.tile, lost.heir)
            points = f"−{lost.points}"
            text = _line(texts.COSTLIEST, what, points, (lost.at,), look, tile_name(lost.tile))
            found.append((text, lost.done))
        return found


def _line(
    name: Text,
    who: Text,
    points: str,
    cells: tuple[tuple[int, int], ...] = (),
    look: Look | None = None,
    tip: Text | None = None,
) -> ScoreLineText:
    title, words = say(name), say(who)
    return ScoreLineText(
        name=title,
        place=words,
        sum="",
        points=points,
        tip=say(tip) if tip is not None else title,
        spoken=f"{title}: {words}, {points}" if points else f"{title}: {words}",
        cells=cells,
        look=look,
    )
