"""The score sheet beside the board: points so far, or the final scoring and its result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from twoheirs_qt.games.two_heirs.drawing.art import Art, Look
from twoheirs_qt.games.two_heirs.results.counting import CountedLine
from twoheirs_qt.games.two_heirs.results.line import ScoreLine, ScoreLineText
from twoheirs_qt.games.two_heirs.rules.cells import Cell
from twoheirs_qt.games.two_heirs.rules.components import Heir
from twoheirs_qt.games.two_heirs.rules.roads import RoadLine
from twoheirs_qt.games.two_heirs.rules.scoring import (
    TREASURE_POINTS,
    BuildingLine,
    Decision,
    HeirScore,
    ScoreSheet,
    make_score_sheet,
)
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.words.names import (
    Names,
    name_building,
    name_cell,
    name_level,
    name_level_as_object,
    name_player,
    name_tile,
    name_treasure,
    name_variant,
)
from twoheirs_qt.tabletop.drawing.fonts import make_text_font, scale_length
from twoheirs_qt.tabletop.drawing.theme import find_current_theme
from twoheirs_qt.tabletop.opponents.rating import Rating
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import Text, translate
from twoheirs_qt.tabletop.widgets.label import Label, make_column, make_row

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.results.end_card import EndCard, GameSummary


_MIN_WIDTH_BESIDE_PX: Final = 330
"""The width (at 100 %) from which the lines of one heir stand beside those of the other."""
#: {level} is Henry with the name of his level, in the accusative.
_WON: Final = translate("Score solo", "You beat {level}, {more} points to {less}!")
#: {level} is Henry with the name of his level, in the nominative.
_LOST: Final = translate("Score solo", "{level} beats you, {more} points to {less}.")
#: %n is how many both have.
_EQUAL: Final = translate(
    "Score solo",
    "%n points each. A tie isn't enough against Henry: you lose.",
    "",
    1,
).singular("%n point each. A tie isn't enough against Henry: you lose.")
#: {level} is Henry with the name of his level, in the nominative.
_GIVEN_UP: Final = translate("Score solo", "You gave up, so {level} wins.")
#: Under Henry's buildings.
THREE_BEST: Final = translate("Score solo", "His three best count double.")
_TREASURE: Final = translate("Score solo", "Treasure")
#: Treasures that still lie face down.
_PILE: Final = translate("Score solo", "%n treasures", "", 1).singular("%n treasure")
_ON_PILE: Final = translate("Score solo", "on the pile")
#: {treasure} is like "Row: wheat field", {cell} like M13; read aloud.
_SAY_TREASURE: Final = translate("Score solo", "{treasure}, at {cell}: {points} points")
_SAY_PILE: Final = translate("Score solo", "{treasures} on the pile: {points} points")


def describe_solo_result(sheet: ScoreSheet, state: State, gave_up: Heir | None) -> Text:
    """Return a sentence with the result of a solo game."""
    assert state.solo is not None
    level = name_level(state.solo.level)
    human, henry = sheet.heirs[state.south].total, sheet.heirs[state.south.opponent].total
    if gave_up is not None:
        return _GIVEN_UP.fill(level=level)
    if sheet.decided_by is Decision.HENRY:
        return _EQUAL.fill_n(human)
    if human > henry:
        return _WON.fill(level=name_level_as_object(state.solo.level), more=human, less=henry)
    return _LOST.fill(level=level, more=henry, less=human)


def make_treasure_lines(state: State) -> list[ScoreLineText]:
    """Create a line for each treasure on a tile, and one for the pile."""
    if state.solo is None:
        return []
    lines = []
    points = str(TREASURE_POINTS)
    for cell, treasure in state.solo.treasures.items():
        name, place = name_treasure(treasure), name_cell(cell)
        lines.append(
            ScoreLineText(
                name=localize(_TREASURE),
                place=localize(place),
                scorer="",
                points=points,
                tip=localize(name),
                spoken=localize(_SAY_TREASURE.fill(treasure=name, cell=place, points=points)),
                cells=(cell,),
                picture=f"treasure/{treasure.id}",
            )
        )
    count = len(state.solo.pile)
    if count:
        treasures, total = _PILE.fill_n(count), str(TREASURE_POINTS * count)
        spoken = localize(_SAY_PILE.fill(treasures=treasures, points=total))
        lines.append(
            ScoreLineText(
                name=localize(treasures),
                place=localize(_ON_PILE),
                scorer="",
                points=total,
                tip=spoken,
                spoken=spoken,
                cells=(),
                picture="treasure/back",
            )
        )
    return lines


class ScoreSheetView(QScrollArea):
    """Two columns, White and Blue, with the roads below; at the end the result is above them.

    - `pointed` carries the cells of a line, empty when no line is pointed at any more
    - `summarize` returns a summary of a finished game, which offers `actions_at_end`
    - `moment_requested` carries the number of actions after which the game should be shown
    """

    pointed = Signal(object)
    moment_requested = Signal(int)

    def __init__(
        self,
        art: Art,
        parent: QWidget,
        summarize: Callable[[], GameSummary],
        actions_at_end: Sequence[QAction],
    ) -> None:
        super().__init__(parent)
        self._art = art
        self._summarize = summarize
        self._actions_at_end = actions_at_end
        self._state: State | None = None
        self._names: Names = ("", "")
        self._gave_up: Heir | None = None
        self.only_heir: Heir | None = None
        """The only heir whose lines are shown; None for both heirs."""
        self._built_only_heir: Heir | None = None
        self.lines: list[ScoreLine] = []
        self.roads: tuple[RoadLine, ...] = ()
        self.card: EndCard | None = None
        self.offer: QAction | None = None
        """A setting that the card at the end offers, such as points on lit cells; None: none."""
        self._rating: Rating | None = None
        self._is_counting = self._is_narrow = False
        self._widget_before: QWidget | None = None
        self.totals: tuple[int, int] = (0, 0)
        """The total points of White and Blue."""
        self.verdict = ""
        """The result as a sentence; empty while the game runs."""
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Its lines take the focus one by one.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        return QSize(470, 560)

    def minimumSizeHint(self) -> QSize:
        return QSize(400, 200)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_narrow = self.width() < scale_length(_MIN_WIDTH_BESIDE_PX)
        if is_narrow is not self._is_narrow:
            self._is_narrow = is_narrow
            self._rebuild()

    @property
    def spoken(self) -> str:
        """The result for screen readers; before the end the points of both heirs."""
        if self.verdict:
            return self.verdict
        white, blue = self.totals
        return self.tr("{white} {white_points}, {blue} {blue_points}").format(
            white=self._name_player(Heir.WHITE),
            blue=self._name_player(Heir.BLUE),
            white_points=white,
            blue_points=blue,
        )

    def show_state(self, state: State | None, names: Names, gave_up: Heir | None = None) -> None:
        """Show the points of `state`; `gave_up` is the heir who gave up, if one did."""
        arguments = (state, names, gave_up, self.only_heir)
        # Rebuilding takes longer than a frame.
        if (
            self._state,
            self._names,
            self._gave_up,
            self._built_only_heir,
        ) != arguments or not self.lines:
            self._state, self._names, self._gave_up, self._built_only_heir = arguments
            self._rebuild()

    def show_rating(self, rating: Rating | None) -> None:
        """Show the rating of the player at the end of a game, unless it is None."""
        if rating != self._rating:
            self._rating = rating
            if self.card is not None:
                self._rebuild()

    def set_tab_order(self, before: QWidget) -> None:
        """Let Tab move the focus from `before` to the first line, and then to the others."""
        self._widget_before = before
        chain: list[QWidget] = [before, *self.lines]
        for widget, next_widget in pairwise(chain):
            QWidget.setTabOrder(widget, next_widget)

    # -- counting --------------------------------------------------------------------------------

    def begin_count(self) -> None:
        """Start counting: show all lines as uncounted, without the result."""
        self._is_counting = True
        self._rebuild()

    def show_count(self, counts: Sequence[CountedLine], step_number: int) -> None:
        """Show the points up to the step `step_number`, from 0, and scroll to its line."""
        for number, count in enumerate(counts[: step_number + 1]):
            self.lines[count.line].show_counted(
                count.shown_points, highlighted=number == step_number
            )
        self.ensureWidgetVisible(self.lines[counts[step_number].line], 0, 40)

    def end_count(self) -> None:
        """End counting and show all."""
        self._is_counting = False
        self._rebuild()
        self.verticalScrollBar().setValue(0)

    def _rebuild(self) -> None:
        focused_number = next(
            (number for number, line in enumerate(self.lines) if line.hasFocus()), None
        )
        scroll_position = self.verticalScrollBar().value()
        self.lines, self.card = [], None
        page = QWidget()
        page.setObjectName("scorePage")
        # As wide as the panel, even if names are long.
        page.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        if self._state is not None:
            self._fill(page, self._state, make_score_sheet(self._state))
        if self._is_counting:
            for line in self.lines:
                line.show_counted(None)
        self.setWidget(page)  # this deletes the page shown before
        self.verticalScrollBar().setValue(scroll_position)
        if self._widget_before is not None:
            self.set_tab_order(self._widget_before)
        if focused_number is not None and focused_number < len(self.lines):
            self.lines[focused_number].setFocus()

    def _fill(self, page: QWidget, state: State, sheet: ScoreSheet) -> None:
        column = make_column(owner=page, margins=(14, 4, 14, 12), spacing=8)
        is_over = (state.is_over or self._gave_up is not None) and not self._is_counting
        self.roads = sheet.roads
        self.verdict = self.format_verdict(sheet) if is_over else ""
        self.totals = (sheet.heirs[0].total, sheet.heirs[1].total)
        if is_over:
            column.addWidget(self._create_card(page, state))
        columns: QGridLayout | None = None
        for heir in Heir if self._built_only_heir is None else (self._built_only_heir,):
            if columns is None or self._is_narrow:  # else one stands beside the other
                columns = QGridLayout()
                columns.setHorizontalSpacing(16)
                columns.setVerticalSpacing(1)
                column.addLayout(columns)
            columns.setColumnStretch(heir, 1)
            self._add_heir(page, columns, state, sheet.heirs[heir])
        self._add_roads(page, column, state, sheet)
        # The total of a single heir is already visible under the pointer.
        if not self._is_counting and self._built_only_heir is None:
            self._add_totals(page, column, sheet, is_over)
        column.addStretch(1)

    def _create_card(self, page: QWidget, state: State) -> QWidget:
        from twoheirs_qt.games.two_heirs.results.end_card import EndCard

        summary = self._summarize()
        card = self.card = EndCard(
            page,
            self._art,
            state,
            self._names,
            self._gave_up,
            self.verdict,
            summary,
            self._actions_at_end,
            self._rating,
            self.offer,
        )
        card.moment_requested.connect(self.moment_requested)
        for line in card.lines:
            line.pointed.connect(self._point)
        return card

    def _add_heir(self, page: QWidget, grid: QGridLayout, state: State, score: HeirScore) -> None:
        grid.addWidget(self._create_heading(page, score.heir), 0, score.heir)
        row = 1
        for building in score.buildings:
            grid.addWidget(
                self._add_line(page, self._make_building_line(state, score.heir, building)),
                row,
                score.heir,
            )
            row += 1
        if score.heir is state.henry:
            row = self._add_treasures(page, grid, row, state)
        if not score.buildings:
            no_buildings = _create_label(page, self.tr("No buildings"), 13, muted=True)
            grid.addWidget(no_buildings, row, score.heir)

    def _add_treasures(self, page: QWidget, grid: QGridLayout, row: int, state: State) -> int:
        """Add Henry's treasures; returns the number of the next row."""
        henry = state.south.opponent
        grid.addWidget(
            _create_label(page, localize(THREE_BEST), 12, wraps=True, muted=True), row, henry
        )
        lines = make_treasure_lines(state)
        for line_row, line in enumerate(lines, start=row + 1):
            grid.addWidget(self._add_line(page, line), line_row, henry)
        return row + 1 + len(lines)

    def _create_heading(self, page: QWidget, heir: Heir) -> QWidget:
        heading = QWidget(page)
        shield = Label(parent=heading)
        shield.setPixmap(
            self._art.find_pixmap(f"heir/{heir.word}", 26, 26, self.devicePixelRatioF())
        )
        shield.setAccessibleName(self._name_player(heir))
        name = _create_label(heading, self._name_player(heir), 16, bold=True, wraps=True)
        name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        make_row(shield, (name, 1), owner=heading, margins=(4, 2, 4, 4))
        return heading

    def _make_building_line(self, state: State, heir: Heir, line: BuildingLine) -> ScoreLineText:
        name = localize(name_tile(line.tile))
        place = localize(name_cell(line.at))
        details = [place]
        if line.tile.variant is not None:
            details.insert(0, localize(name_variant(line.tile.variant)))
        points, final_points = str(line.points), str(line.final_points)
        if line.doubled:
            details.append(f"{points}\u00a0×\u00a02")
            spoken = self.tr(
                "{heir}: {building} at {cell}: doubled, %n point(s)", "", line.final_points
            )
        else:
            spoken = self.tr("{heir}: {building} at {cell}: %n point(s)", "", line.final_points)
        return ScoreLineText(
            name=localize(name_building(line.tile.building)),
            place="\u00a0· ".join(details),
            scorer="",
            points=final_points,
            tip=name,
            spoken=spoken.format(heir=self._name_player(heir), building=name, cell=place),
            cells=line.cells or (line.at,),
            look=Look(line.tile, heir),
        )

    def _add_roads(
        self, page: QWidget, column: QVBoxLayout, state: State, sheet: ScoreSheet
    ) -> None:
        column.addWidget(_create_label(page, self.tr("Roads"), 15, bold=True))
        if not state.score_roads:
            explanation = self.tr("Roads are not scored in this game.")
            column.addWidget(_create_label(page, explanation, 13, wraps=True, muted=True))
        elif not sheet.roads:
            explanation = self.tr("No road joins two buildings.")
            column.addWidget(_create_label(page, explanation, 13, wraps=True, muted=True))
        for road in sheet.roads:
            column.addWidget(self._add_line(page, self._make_road_line(road)))

    def _make_road_line(self, road: RoadLine) -> ScoreLineText:
        white, blue = self._name_player(Heir.WHITE), self._name_player(Heir.BLUE)
        name = self.tr("Road over %n tile(s)", "", len(road.cells))
        place = self.tr("{white} {white_count}, {blue} {blue_count}").format(
            white=white,
            blue=blue,
            white_count=road.buildings[Heir.WHITE],
            blue_count=road.buildings[Heir.BLUE],
        )
        if road.heir is None:
            scorer, points = "", "0"
            spoken = self.tr("{road}: {counts}. Nobody scores.")
        else:
            scorer, points = self._name_player(road.heir), str(road.points)
            spoken = self.tr("{road}: {counts}. {heir}: %n point(s)", "", road.points)
        return ScoreLineText(
            name=name,
            place=place,
            scorer=scorer,
            points=points,
            tip=name,
            spoken=spoken.format(road=name, counts=place, heir=scorer),
            cells=road.cells,
        )

    def _add_totals(
        self, page: QWidget, column: QVBoxLayout, sheet: ScoreSheet, is_over: bool
    ) -> None:
        rows = [
            (
                self.tr("Buildings"),
                [
                    sum(line.final_points for line in heir_score.buildings)
                    for heir_score in sheet.heirs
                ],
            ),
        ]
        if self._state is not None and self._state.score_roads:
            rows.append((self.tr("Roads"), [heir_score.roads for heir_score in sheet.heirs]))
        if any(heir_score.treasures for heir_score in sheet.heirs):
            rows.append(
                (self.tr("Treasures"), [heir_score.treasures for heir_score in sheet.heirs])
            )
        total_row = len(rows)
        rows.append((self.tr("Total"), list(self.totals)))
        if is_over and sheet.decided_by in (Decision.TROOPS, Decision.DRAWN):
            rows.append(
                (
                    self.tr("Troops in the reserve"),
                    [heir_score.in_reserve for heir_score in sheet.heirs],
                )
            )
        divider = QFrame(page)
        divider.setFixedHeight(2)
        divider.setStyleSheet(f"background: {find_current_theme().ink};")
        column.addWidget(divider)
        grid = QGridLayout()
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(0, 1)
        for heir in Heir:
            name = _create_label(page, self._name_player(heir), 13, bold=True, wraps=True)
            name.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
            grid.addWidget(name, 0, heir + 1)
        for number, (caption, values) in enumerate(rows):
            is_total = number == total_row
            for column_number, text in enumerate([caption, *map(str, values)]):
                label = _create_label(page, text, 18 if is_total else 14, bold=is_total)
                if column_number:
                    label.setMinimumWidth(70)
                    label.setAlignment(Qt.AlignmentFlag.AlignRight)
                grid.addWidget(label, number + 1, column_number)
        column.addLayout(grid)

    def format_verdict(self, sheet: ScoreSheet, *, for_others: bool = False) -> str:
        """Return the result as a sentence; one `for_others` does not address the player."""
        state = self._state
        is_solo = state is not None and state.solo is not None
        if state and is_solo and (not for_others or sheet.decided_by is Decision.HENRY):
            return localize(describe_solo_result(sheet, state, self._gave_up))
        if self._gave_up is not None:
            return self.tr("{loser} gave up: {winner} wins.").format(
                loser=self._name_player(self._gave_up),
                winner=self._name_player(self._gave_up.opponent),
            )
        if sheet.winner is None:
            return self.tr("It's a draw: equal points and equal troops in the reserve.")
        winner = self._name_player(sheet.winner)
        ahead, behind = sheet.heirs[sheet.winner], sheet.heirs[sheet.winner.opponent]
        if sheet.decided_by is Decision.POINTS:
            return self.tr("{winner} wins by {more} to {less} points.").format(
                winner=winner, more=ahead.total, less=behind.total
            )
        return self.tr(
            "Equal points. {winner} has more troops in the reserve ({more} to {less}) and wins."
        ).format(winner=winner, more=ahead.in_reserve, less=behind.in_reserve)

    def _name_player(self, heir: Heir) -> str:
        return localize(name_player(self._names, heir))

    def _add_line(self, page: QWidget, line: ScoreLineText) -> ScoreLine:
        score_line = ScoreLine(line, self._art, page)
        score_line.pointed.connect(self._point)
        self.lines.append(score_line)
        return score_line

    def _point(self, cells: tuple[Cell, ...]) -> None:
        sender = self.sender()
        if cells and isinstance(sender, ScoreLine) and sender.hasFocus():
            self.ensureWidgetVisible(sender, 0, 20)
        self.pointed.emit(cells)


def _create_label(
    parent: QWidget,
    text: str,
    pixels: int,
    *,
    bold: bool = False,
    wraps: bool = False,
    muted: bool = False,
) -> QLabel:
    label = Label(text, parent, make_text_font(pixels, bold=bold), wrap=wraps, muted=muted)
    label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
    return label
