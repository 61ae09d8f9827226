"""The card of a finished game: its winner, the points turn by turn, and remarkable moments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from twoheirs_qt.games.two_heirs.drawing.art import Art, Look
from twoheirs_qt.games.two_heirs.opponents.strengths import SCALE
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.results.counting import BestMoments, find_best_moments
from twoheirs_qt.games.two_heirs.results.graph import ScoreGraph
from twoheirs_qt.games.two_heirs.results.line import ScoreLine, ScoreLineText
from twoheirs_qt.games.two_heirs.rules.components import Heir
from twoheirs_qt.games.two_heirs.rules.scoring import make_score_sheet
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.words import finale
from twoheirs_qt.games.two_heirs.words.names import (
    Names,
    name_building,
    name_cell,
    name_player,
    name_tile,
)
from twoheirs_qt.games.two_heirs.words.opponents import name_opponent
from twoheirs_qt.tabletop.drawing.fonts import make_text_font, scale_length
from twoheirs_qt.tabletop.opponents.rating import Rating
from twoheirs_qt.tabletop.play.replay import TurnScore, list_turn_scores
from twoheirs_qt.tabletop.results.ladder import Ladder, format_rating
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import Text, join_by_commas
from twoheirs_qt.tabletop.widgets.controls import CheckBox
from twoheirs_qt.tabletop.widgets.flow_layout import FlowLayout
from twoheirs_qt.tabletop.widgets.label import (
    NO_MARGINS,
    Label,
    escape_mnemonics,
    make_column,
    make_row,
)

_CROWN_PX: Final = 76


class GameSummary(NamedTuple):
    """The points by turn, the number of actions and the best moments of a finished game.

    `hint_counts`: the hints that White and Blue were told. `is_remote`: it was played on two
    machines.
    """

    turn_scores: tuple[TurnScore, ...]
    action_count: int
    best_moments: BestMoments
    hint_counts: tuple[int, ...] = (0, 0)
    is_remote: bool = False


def summarize_game(session: GameSession) -> GameSummary:
    """Summarize the running game up to now."""
    commands = session.done_commands
    moments = [commands[0].before, *(command.after for command in commands)] if commands else []
    scores = list_turn_scores(session.game, moments, commands) if commands else ()
    best = find_best_moments(commands)
    return GameSummary(scores, len(commands), best, session.hints, session.is_remote)


class EndCard(QWidget):
    """Stands above the score sheet of a finished game.

    - `moment_requested` carries the number of actions after which the game should be shown
    - `lines` are the remarkable moments, as lines like those of the score sheet
    """

    moment_requested = Signal(int)

    def __init__(
        self,
        parent: QWidget,
        art: Art,
        state: State,
        names: Names,
        gave_up: Heir | None,
        verdict: str,
        summary: GameSummary,
        actions: Sequence[QAction],
        rating: Rating | None = None,
        offer: QAction | None = None,
    ) -> None:
        super().__init__(parent)
        self._art, self._state, self._names, self._gave_up = art, state, names, gave_up
        self.lines: list[ScoreLine] = []
        self.verdict = self._create_label(verdict, 16, bold=True)
        self.verdict.setObjectName("verdict")
        ending = finale.describe_ending(state, names, gave_up, summary.is_remote)
        self.ending = self._create_label(localize(ending), 14)
        text_column = make_column(None, self.verdict, self.ending, None, spacing=3)
        head = make_row(*self._create_crowns(), (text_column, 1), spacing=12)
        self.graph = ScoreGraph(self)
        self.graph.show_scores(summary.turn_scores, names)
        self.graph.show_done(summary.action_count)
        self.graph.picked.connect(self.moment_requested)
        self.buttons = [self._create_button(action) for action in actions if action.isVisible()]
        for main_button in self.buttons[:1]:
            main_button.setObjectName("endTurn")  # golden, as the main button
        buttons = QWidget(self)
        buttons.setLayout(FlowLayout(self.buttons))
        layout = make_column(head, buttons, owner=self, margins=NO_MARGINS, spacing=8)
        self.offer: CheckBox | None = None
        if offer is not None:
            self.offer = CheckBox(self)
            self.offer.setText(self.tr("From now on, show points on lit cells (P)"))
            self.offer.setChecked(offer.isChecked())
            self.offer.toggled.connect(offer.setChecked)
            offer_text = self.tr("Lit cells can show how many points you would get there.")
            layout.addWidget(self._create_label(offer_text, 14))
            layout.addWidget(self.offer)
        self.ladder: Ladder | None = None
        if rating is not None:
            self.ladder = Ladder(rating, SCALE, name_opponent, self)
            layout.addWidget(self._create_label(format_rating(rating, SCALE, name_opponent), 14))
            layout.addWidget(self.ladder)
        self.hints: Label | None = None
        if any(summary.hint_counts):
            self.hints = self._create_label(self._describe_hints(summary.hint_counts), 14)
            layout.addWidget(self.hints)
        if len(summary.turn_scores) > 1:
            layout.addWidget(self.graph)
        else:
            self.graph.hide()
        for text, done_count in self._list_moments(summary.best_moments):
            line = ScoreLine(text, art, self)
            if done_count is not None:
                line.clicked.connect(
                    lambda _=False, done_count=done_count: self.moment_requested.emit(done_count)
                )
            self.lines.append(line)
            layout.addWidget(line)

    def _describe_hints(self, hints: tuple[int, ...]) -> str:
        counts = [
            finale.HINTS_OF.fill(heir=name_player(self._names, heir), count=hints[heir])
            for heir in Heir
            if hints[heir]
        ]
        return localize(finale.HINTS.fill(hints=join_by_commas(counts)))

    def _create_label(self, text: str, pixels: float, *, bold: bool = False) -> Label:
        label = Label(text, self, make_text_font(pixels, bold=bold), wrap=True)
        label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        return label

    def _create_button(self, action: QAction) -> QPushButton:
        button = QPushButton(escape_mnemonics(action.iconText()), self)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.setAutoDefault(True)  # Enter presses it, too
        button.setEnabled(action.isEnabled())
        action.enabledChanged.connect(
            button.setEnabled
        )  # buttons may exist before a game is opened
        button.clicked.connect(action.trigger)
        return button

    @property
    def crowned(self) -> tuple[Heir, ...]:
        """The winner; both after a draw, none after a game was given up."""
        return () if self._gave_up is not None else make_score_sheet(self._state).winners

    def _create_crowns(self) -> list[Label]:
        """Create the shields of the winners, or the flag of the heir whose opponent gave up."""
        kind, winners = "shield", self.crowned
        if self._gave_up is not None:
            kind, winners = "heir", (self._gave_up.opponent,)
        side = scale_length(_CROWN_PX) / len(winners) ** 0.5
        labels = []
        for heir in winners:
            label = Label(parent=self)
            picture = f"{kind}/{heir.word}"
            label.setPixmap(self._art.find_pixmap(picture, side, side, self.devicePixelRatioF()))
            label.setAccessibleName(localize(name_player(self._names, heir)))
            labels.append(label)
        return labels

    def _list_moments(self, best: BestMoments) -> list[tuple[ScoreLineText, int | None]]:
        """List a line for each remarkable moment, and the number of actions before it."""
        lines: list[tuple[ScoreLineText, int | None]] = []
        if best.turn is not None:
            text = finale.OF_TURN.fill(
                heir=name_player(self._names, best.turn.heir), turn=str(best.turn.turn)
            )
            lines.append(
                (
                    _create_line(finale.LARGEST_TURN, text, f"+{best.turn.points}"),
                    best.turn.done_count,
                )
            )
        if best.road is not None:
            road, count = best.road, len(best.road.cells)
            text = (
                finale.OF_NOBODYS_ROAD.fill_n(count)
                if road.heir is None
                else finale.OF_ROAD.fill_n(count).fill(heir=name_player(self._names, road.heir))
            )
            points = "" if road.heir is None else f"+{road.points}"
            lines.append((_create_line(finale.LONGEST_ROAD, text, points, road.cells), None))
        if best.destruction is not None:
            destruction = best.destruction
            text = finale.OF_DESTRUCTION.fill(
                tile=name_building(destruction.tile.building),
                cell=name_cell(destruction.at),
                heir=name_player(self._names, destruction.heir),
            )
            look = Look(destruction.tile, destruction.heir)
            points = f"−{destruction.points}"
            line = _create_line(
                finale.COSTLIEST, text, points, (destruction.at,), look, name_tile(destruction.tile)
            )
            lines.append((line, destruction.done_count))
        return lines


def _create_line(
    name: Text,
    place: Text,
    points: str,
    cells: tuple[tuple[int, int], ...] = (),
    look: Look | None = None,
    tip: Text | None = None,
) -> ScoreLineText:
    title, place_text = localize(name), localize(place)
    return ScoreLineText(
        name=title,
        place=place_text,
        scorer="",
        points=points,
        tip=localize(tip) if tip is not None else title,
        spoken=f"{title}: {place_text}, {points}" if points else f"{title}: {place_text}",
        cells=cells,
        look=look,
    )
