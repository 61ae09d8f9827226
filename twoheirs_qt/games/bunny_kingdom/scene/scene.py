"""The scene of the table: layers that show the snapshot, and where each thing lies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRect, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from twoheirs_qt.games.bunny_kingdom.drawing.canvas import BunnyPictures, Canvas
from twoheirs_qt.games.bunny_kingdom.drawing.cards import (
    make_card_outline,
    paint_card,
    paint_card_back,
    paint_choice,
)
from twoheirs_qt.games.bunny_kingdom.drawing.fiefs import Fief, list_fiefs
from twoheirs_qt.games.bunny_kingdom.drawing.grid import MapGrid
from twoheirs_qt.games.bunny_kingdom.drawing.pieces import paint_building
from twoheirs_qt.games.bunny_kingdom.drawing.plates import Plate, paint_plate
from twoheirs_qt.games.bunny_kingdom.drawing.track import find_step_rect
from twoheirs_qt.games.bunny_kingdom.play.steps import (
    CardStep,
    FiefStep,
    FinaleStep,
    TableStep,
)
from twoheirs_qt.games.bunny_kingdom.rules.actions import Copy
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import (
    TERRITORY_INDEXES,
    Kind,
    Mask,
    list_indices,
)
from twoheirs_qt.games.bunny_kingdom.rules.state import Phase, Table
from twoheirs_qt.games.bunny_kingdom.scene.camera import MapCamera
from twoheirs_qt.games.bunny_kingdom.scene.layers import SHADOW_PX, Layer
from twoheirs_qt.games.bunny_kingdom.scene.layout import (
    LIFT,
    find_track_rect,
    lay_out,
    list_hand_rects,
    list_kept_rects,
    list_parchment_rects,
    order_plates,
)
from twoheirs_qt.games.bunny_kingdom.scene.map_marks import (
    MarkList,
    find_post_chips,
    list_marks,
    paint_marks,
)
from twoheirs_qt.games.bunny_kingdom.scene.map_picture import MapPicture
from twoheirs_qt.games.bunny_kingdom.scene.notes import measure_note, paint_note, place_note
from twoheirs_qt.games.bunny_kingdom.scene.panels import (
    find_curtain_button,
    paint_card_panel,
    paint_curtain,
    paint_overview,
    paint_passing,
    paint_pick,
)
from twoheirs_qt.games.bunny_kingdom.scene.step_panels import (
    paint_finale,
    paint_harvest,
    paint_reveal,
)
from twoheirs_qt.games.bunny_kingdom.scene.texts import make_card_text, make_plate
from twoheirs_qt.games.bunny_kingdom.things.cards import (
    Answer,
    Curtain,
    HandCard,
    KeptBuilding,
    OwnParchment,
    list_answers,
)
from twoheirs_qt.games.bunny_kingdom.things.land import Land, find_hand_land
from twoheirs_qt.games.bunny_kingdom.things.lords import LordPlate, find_giver, find_receiver
from twoheirs_qt.games.bunny_kingdom.things.rounds import (
    STEP_COUNT,
    PassingNote,
    PassingPart,
    TrackPhase,
)
from twoheirs_qt.games.bunny_kingdom.things.snapshot import Snapshot
from twoheirs_qt.games.bunny_kingdom.things.thing import Thing
from twoheirs_qt.games.bunny_kingdom.words import table as table_words
from twoheirs_qt.games.bunny_kingdom.words.previews import describe_change
from twoheirs_qt.tabletop.drawing.ground import paint_ground, paint_table_edge
from twoheirs_qt.tabletop.drawing.parchment import draw_focus_frame, find_pixel_ratio
from twoheirs_qt.tabletop.drawing.pictures import Pictures
from twoheirs_qt.tabletop.drawing.theme import Theme, find_current_theme
from twoheirs_qt.tabletop.scene.animator import Animator
from twoheirs_qt.tabletop.scene.camera_motion import sharpen_after
from twoheirs_qt.tabletop.text.language import localize

_GHOST_OPACITY: Final = 0.72
_MAX_NOTE_LETTERS: Final = 1.6
"""The largest scale of letters in a note, which would hide too much of the map else."""
_HELD_SHARE: Final = 0.9
"""The size of what is dragged, over the side of a territory."""
_FOCUS_MARGIN_PX: Final = 3.0


class BunnyScene(QGraphicsScene):
    """Shows a snapshot, and over it what is begun, looked at, or shown step by step.

    - `looked_at`: what the pointer rests on or the cursor is on; `cursor`: the latter, while keys
      are in use
    - `step`: what is shown in place of the present moment; `progress`: how much of it has passed
    - `dragged_at`: where what is held is dragged
    - `taken_land`: territories framed in gold
    """

    def __init__(
        self, snapshot: Snapshot, pictures: BunnyPictures, animator: Animator, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.snapshot = snapshot
        self.pictures = pictures
        self._animator = animator
        self._ground = Pictures()
        self._ground.set_theme(find_current_theme())
        self.camera = MapCamera()
        self.looked_at: Thing | None = None
        self.cursor: Thing | None = None
        self.step: TableStep | None = None
        self.progress = 0.0
        self.finale: FinaleStep | None = None
        self.dragged_at: QPointF | None = None
        self.taken_land: Mask = 0
        self._note: tuple[str, ...] = ()
        self.layout = lay_out(1280, 640, len(snapshot.names), has_fan=False)
        self._size = (1280.0, 640.0, 1.0)
        self._fiefs: tuple[Table, list[Fief]] | None = None
        self._layers: list[Layer] = []

        def add_layer(
            paint: Callable[[Canvas], None],
            z: float,
            *,
            is_cached: bool = True,
            margin: float = SHADOW_PX,
        ) -> Layer:
            result = Layer(pictures, paint, z, is_cached=is_cached, margin=margin)
            self.addItem(result)
            self._layers.append(result)
            return result

        self._map = MapPicture(pictures)
        self.addItem(self._map)
        self._marks = add_layer(self._paint_marks, 1, is_cached=False, margin=0.0)
        self._shown_marks = QRectF(), MarkList()
        self._left = add_layer(self._paint_left, 2)
        self._plates = [
            add_layer(partial(self._paint_plate, number), 2)
            for number in range(len(snapshot.names))
        ]
        self._shown_plates: list[Plate] = []
        self._plates_source: object = None
        """The content that they have been made of."""
        self._pick = add_layer(self._paint_pick, 2)
        self._passing = add_layer(self._paint_passing, 2)
        self._fan = add_layer(self._paint_fan, 3, is_cached=False)
        self._finale = add_layer(self._paint_finale, 5, is_cached=False)
        self._focus = add_layer(self._paint_focus, 6, is_cached=False)
        self._drag = add_layer(self._paint_drag, 7, is_cached=False)
        self._bubble = add_layer(self._paint_note, 8)

    def set_theme(self, theme: Theme) -> None:
        """Show everything in the colours of a theme, and in the language of the moment."""
        for pictures in (self._ground, self.pictures):
            pictures.set_theme(theme)
        self._repaint()

    def _repaint(self) -> None:
        self._plates_source = None
        self._map.update()
        for layer in self._layers:
            layer.repaint()

    # -- arranging -------------------------------------------------------------------------------

    def resize(self, width: float, height: float, text_scale: float, ratio: float) -> None:
        """Lay everything out for a size of the view with `ratio` device pixels in a logical one."""
        self.setSceneRect(0, 0, width, height)
        self.camera.ratio = ratio
        if text_scale != self.layout.text_scale:
            self._repaint()
        self._size = (width, height, text_scale)
        self.arrange()

    def arrange(self) -> None:
        """Show the snapshot as it is now."""
        width, height, text_scale = self._size
        has_fan = self.snapshot.table.phase in (Phase.DRAFT, Phase.COPY)
        layout = lay_out(width, height, len(self.snapshot.names), text_scale, has_fan=has_fan)
        self.layout = layout
        self._show_plates()
        self._show_foot()
        self._finale.show_at(layout.rect if self.finale is not None else QRectF(), self.finale)
        self.refresh()

    def refresh(self) -> None:
        """Show what is looked at, begun, or marked."""
        layout, snapshot, looked_at = self.layout, self.snapshot, self.looked_at
        self._show_map()
        in_fan = looked_at if isinstance(looked_at, (HandCard, Answer)) else None
        has_backs = snapshot.is_draft and snapshot.is_covered
        fan = (snapshot.hand_size,) if has_backs else (snapshot, in_fan)
        self._fan.show_at(self._hide_in_finale(layout.fan_rect.adjusted(0, -LIFT, 0, 0)), fan)
        panel = self._choose_panel_card()
        self._left.show_at(self._hide_in_finale(layout.left_rect), snapshot, panel, self.step)
        self._focus.show_at(self._find_focus_rect())
        self._drag.show_at(self._find_dragged_rect(), snapshot)

    def _hide_in_finale(self, rect: QRectF) -> QRectF:
        """A rectangle of the table, empty while the columns of parchments are shown."""
        return rect if self.finale is None else QRectF()

    def _show_map(self) -> None:
        """Show map and marks at the place of the camera."""
        area, grid = self.layout.map_rect, self.grid
        self._map.setVisible(self.finale is None)
        self._map.show_map(area, grid, self.table, self.fiefs, is_whole=self.camera.is_fitted)
        new = list_marks(self.snapshot, self.step, self.looked_at, self.cursor, self.taken_land)
        (old_land, old), self._shown_marks = self._shown_marks, (grid.land_rect, new)
        rect = self._hide_in_finale(area)
        if old.detail is new.detail is None and (rect, grid.land_rect) == (
            self._marks.rect,
            old_land,
        ):
            changed_land = old.taken_land ^ new.taken_land | old.lit_land ^ new.lit_land
            rects = [grid.find_rect(index) for index in list_indices(changed_land)]
            self._marks.update_parts(rects, grid.land_rect, new)
        else:
            self._marks.show_at(rect, grid.land_rect, new)

    def _show_plates(self) -> None:
        snapshot, table, step = self.snapshot, self.table, self.step
        source = snapshot, step, self.finale, self.layout
        if source == self._plates_source:
            return
        self._plates_source = source
        if self.finale is not None:
            for layer in self._plates:
                layer.show_at(QRectF())
            return
        order = order_plates(len(snapshot.names), snapshot.seat_index)
        self._shown_plates = []
        for layer, rect, seat_index in zip(
            self._plates, self.layout.plate_rects, order, strict=True
        ):
            points = step.points[seat_index] if isinstance(step, FiefStep) else None
            if isinstance(step, CardStep):
                points = sum(table.harvests[seat_index])
            plate = make_plate(snapshot, seat_index, table, self.fiefs, points)
            self._shown_plates.append(plate)
            layer.show_at(rect, plate)

    def _show_foot(self) -> None:
        snapshot, layout, table = self.snapshot, self.layout, self.snapshot.table
        pick = table.round, table.phase, snapshot.pick_number
        self._pick.show_at(self._hide_in_finale(layout.pick_rect), *pick)
        passing = self._hide_in_finale(layout.passing_rect) if snapshot.is_draft else QRectF()
        ends = (find_receiver(snapshot), find_giver(snapshot)) if snapshot.is_draft else ()
        self._passing.show_at(passing, table.round, ends, snapshot.names)

    def show_step(self, step: TableStep | None) -> None:
        """Show a step of the step player; None: the present moment."""
        self.step = step
        if step is not None:
            self.looked_at = self.cursor = None
        if isinstance(step, FinaleStep):
            self.finale = step
        self.arrange()

    def move_step(self, progress: float) -> None:
        """Show how much of a step has passed."""
        self.progress = progress
        if isinstance(self.step, FiefStep):
            self._marks.update()

    def show_finale(self, step: FinaleStep | None) -> None:
        """Show the columns of parchments, or the table below them."""
        self.finale = step
        self.arrange()

    # -- the camera ------------------------------------------------------------------------------

    def pan(self, offset: QPointF) -> None:
        """Move the map."""
        self.camera.pan(offset, self.layout.map_rect)
        self._show_map()

    def zoom(self, factor: float, point: QPointF | None = None) -> None:
        """Enlarge the map around a point, or its middle; it is scaled until it rests."""
        area = self.layout.map_rect
        self.camera.zoom_by(factor, area.center() if point is None else point, area)
        self._follow_zoom()

    def fit(self) -> None:
        """Show all of the map."""
        self.camera.fit()
        self._follow_zoom()

    def reveal(self, index: int) -> None:
        """Bring a territory into sight."""
        if self.camera.reveal(index, self.layout.map_rect):
            self._show_map()

    def _follow_zoom(self) -> None:
        self._map.set_coarse(True)
        self._show_map()
        sharpen_after(self._animator, [self._map])

    # -- notes -----------------------------------------------------------------------------------

    @property
    def note(self) -> tuple[str, ...]:
        """The lines of the note that is shown; empty without one."""
        return self._note

    def show_note(self, lines: Sequence[str], anchor: QRectF) -> None:
        """Show a note beside a rectangle; it covers no lit territory if possible."""
        self._note = tuple(lines)
        if not self._note:
            self._bubble.show_at(QRectF())
            return
        grid = self.grid
        lit = [
            grid.find_rect(index)
            for index in list_indices(self.snapshot.sites | find_hand_land(self.snapshot))
        ]
        size = measure_note(self._note, self._note_letters)
        layout = self.layout
        panels = [layout.left_rect, *layout.plate_rects]
        place = place_note(size, anchor, layout.rect, lit, panels)
        self._bubble.show_at(place, self._note)

    @property
    def _note_letters(self) -> float:
        return min(self.layout.text_scale, _MAX_NOTE_LETTERS)

    def hide_note(self) -> None:
        """Show no note."""
        if self._note:
            self.show_note((), QRectF())

    # -- places ----------------------------------------------------------------------------------

    @property
    def grid(self) -> MapGrid:
        """The squares of the territories as they are shown."""
        return self.camera.make_grid(self.layout.map_rect)

    def find_rect(self, thing: Thing) -> QRectF:
        """The place of a thing in the scene; empty if it is not there."""
        layout, snapshot = self.layout, self.snapshot
        match thing:
            case Land(index):
                return self.grid.find_rect(index).intersected(layout.map_rect)
            case HandCard(index):
                return self._find_item_rect(list_hand_rects(layout, snapshot.hand_size), index)
            case KeptBuilding(index) if not self._is_panel_shown:
                return self._find_item_rect(list_kept_rects(layout, len(snapshot.kept)), index)
            case OwnParchment(index) if not self._is_panel_shown:
                rects = list_parchment_rects(layout, len(snapshot.kept), len(snapshot.parchments))
                return self._find_item_rect(rects, index)
            case Answer(index):
                return self._find_item_rect(self._list_answer_rects(), index)
            case LordPlate(place):
                order = order_plates(len(snapshot.names), snapshot.seat_index)
                return layout.plate_rects[order.index(place)]
            case TrackPhase(number) if not self._is_panel_shown:
                return find_step_rect(number, find_track_rect(layout, len(snapshot.kept)))
            case Curtain():
                return find_curtain_button(layout)
            case PassingNote(part):
                return self._find_passing_rect(part)
            case _:
                return QRectF()

    def _find_passing_rect(self, part: PassingPart) -> QRectF:
        if part is PassingPart.PICKS:
            return self.layout.pick_rect
        rect = self.layout.passing_rect
        half = rect.height() / 2
        is_upper = part is PassingPart.RECEIVER
        return rect.adjusted(0, 0, 0, -half) if is_upper else rect.adjusted(0, half, 0, 0)

    def find_anchor(self, thing: Thing) -> QRectF:
        """The rectangles that a note must not cover: its thing, and what that is about."""
        post = self.snapshot.asked_post
        if post is None or not isinstance(thing, Answer):
            return self.find_rect(thing)
        chips = self._list_answer_rects()
        return chips[0].united(chips[-1]).united(self.grid.find_rect(TERRITORY_INDEXES[post]))

    @staticmethod
    def _find_item_rect(rects: Sequence[QRectF], index: int) -> QRectF:
        return rects[index] if index < len(rects) else QRectF()

    def _list_answer_rects(self) -> Sequence[QRectF]:
        snapshot, post = self.snapshot, self.snapshot.asked_post
        if post is not None:
            return find_post_chips(self.grid, self.layout.map_rect, post)
        return list_hand_rects(self.layout, len(list_answers(snapshot)))

    def find_thing_at(self, point: QPointF) -> Thing | None:
        """The thing at a point of the scene."""
        snapshot, layout = self.snapshot, self.layout
        if self.finale is not None:
            return None
        answers = list_answers(snapshot)
        for index in reversed(range(len(answers))):
            if self.find_rect(Answer(index)).contains(point):
                return Answer(index)
        if snapshot.is_draft:
            card = self._find_card_at(point)
            if card is not None:
                return card
        if layout.map_rect.contains(point):
            cell = self.grid.find_index(point)
            return None if cell is None else Land(cell)
        candidates: list[Thing] = [
            LordPlate(seat_index) for seat_index in range(len(snapshot.names))
        ]
        if snapshot.is_curtain_shown:
            candidates.append(Curtain())
        elif self.step is None:
            candidates += [KeptBuilding(index) for index in range(len(snapshot.kept))]
            candidates += [TrackPhase(number) for number in range(STEP_COUNT)]
            candidates += [OwnParchment(index) for index in range(len(snapshot.parchments))]
        return next((thing for thing in candidates if self.find_rect(thing).contains(point)), None)

    def _find_card_at(self, point: QPointF) -> HandCard | None:
        """The uppermost card of the fan at a point; what is lifted lies above the others."""
        snapshot = self.snapshot
        order = list(reversed(range(snapshot.hand_size)))
        if isinstance(self.looked_at, HandCard) and self.looked_at.index in order:
            order.remove(self.looked_at.index)
            order.insert(0, self.looked_at.index)
        for index in order:
            rect = self.find_rect(HandCard(index))
            if HandCard(index) == self.looked_at:
                rect = rect.adjusted(0, -LIFT, 0, 0)
            kind = (
                Kind.TERRITORY
                if snapshot.is_covered
                else snapshot.find_card(snapshot.hand[index]).kind
            )
            if make_card_outline(kind, rect).contains(point):
                return HandCard(index)
        return None

    def _find_dragged_rect(self) -> QRectF:
        if self.dragged_at is None or self.snapshot.held_card is None:
            return QRectF()
        side = self.grid.side * _HELD_SHARE
        at = self.dragged_at
        return QRectF(at.x() - side / 2, at.y() - side * 0.6, side, side)

    # -- painting --------------------------------------------------------------------------------

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        theme, ratio = find_current_theme(), find_pixel_ratio(painter)
        covered = self._map.find_covered_rect() if self.finale is None else QRectF()
        for part in _list_parts_beside(QRectF(rect), covered):
            paint_ground(painter, part, theme, self._ground, ratio)
        paint_table_edge(painter, rect, self.sceneRect(), theme, ratio)

    @property
    def table(self) -> Table:
        """The table that is shown: that of the step, or the present one."""
        return self.snapshot.table if self.step is None else self.step.table

    @property
    def fiefs(self) -> list[Fief]:
        """The fiefs on the table that is shown."""
        table = self.table
        if self._fiefs is None or self._fiefs[0] is not table:
            self._fiefs = (table, list_fiefs(table))
        return self._fiefs[1]

    def _paint_marks(self, canvas: Canvas) -> None:
        painter = canvas.painter
        painter.save()
        painter.setClipRect(self.layout.map_rect)
        paint_marks(
            canvas,
            self.grid,
            self.layout.map_rect,
            self.snapshot,
            step=self.step,
            progress=self.progress,
            looked_at=self.looked_at,
            cursor=self.cursor,
            taken_land=self.taken_land,
            labels=self._map.labels,
        )
        painter.restore()

    @property
    def _is_panel_shown(self) -> bool:
        """Whether the left column shows something else than what is yours."""
        return (
            self.snapshot.is_curtain_shown
            or self.step is not None
            or self._choose_panel_card() is not None
        )

    def shows_card_of(self, index: int) -> bool:
        """Whether the left column shows the card of a territory large."""
        number = self._choose_panel_card()
        return number is not None and self.snapshot.catalogue.territory_by_card.get(number) == index

    def _choose_panel_card(self) -> int | None:
        """The number of the card that the left column shows large."""
        snapshot, thing = self.snapshot, self.looked_at
        if self.step is not None or snapshot.is_covered or not snapshot.is_draft:
            return None
        if isinstance(thing, HandCard) and thing.index < len(snapshot.hand):
            return snapshot.hand[thing.index]
        if isinstance(thing, Land):
            cells = snapshot.catalogue.territory_by_card
            return next((n for n in snapshot.hand if cells.get(n) == thing.index), None)
        return None

    def _paint_left(self, canvas: Canvas) -> None:
        layout, snapshot, step = self.layout, self.snapshot, self.step
        number = self._choose_panel_card()
        if isinstance(step, CardStep):
            paint_reveal(canvas, layout, snapshot, step)
        elif isinstance(step, FiefStep):
            paint_harvest(canvas, layout, snapshot, step)
        elif snapshot.is_curtain_shown:
            paint_curtain(canvas, layout, snapshot)
        elif number is not None:
            paint_card_panel(canvas, layout, snapshot, number)
        else:
            paint_overview(canvas, layout, snapshot, is_harvest=False)

    def _paint_plate(self, number: int, canvas: Canvas) -> None:
        rect = self._plates[number].rect
        paint_plate(canvas, self._shown_plates[number], rect, self.layout.text_scale)

    def _paint_pick(self, canvas: Canvas) -> None:
        paint_pick(canvas, self.layout, self.snapshot)

    def _paint_passing(self, canvas: Canvas) -> None:
        paint_passing(canvas, self.layout, self.snapshot)

    def _paint_fan(self, canvas: Canvas) -> None:
        snapshot, layout = self.snapshot, self.layout
        if not snapshot.is_draft:
            self._paint_answers(canvas)
            return
        rects = list_hand_rects(layout, snapshot.hand_size)
        if snapshot.is_covered:
            for rect in rects:
                paint_card_back(canvas, rect)
            return
        lifted = self.looked_at.index if isinstance(self.looked_at, HandCard) else None
        order = [index for index in range(len(rects)) if index != lifted]
        if lifted is not None and lifted < len(rects):
            order.append(lifted)
        for index in order:
            rect = rects[index].translated(0, -LIFT if index == lifted else 0)
            card = snapshot.find_card(snapshot.hand[index])
            paint_card(
                canvas, snapshot.catalogue, card, rect, make_card_text(snapshot.catalogue, card)
            )
            if index in (*snapshot.play_indexes, *snapshot.drop_indexes):
                is_dropped = index in snapshot.drop_indexes
                mark = table_words.DROP_MARK if is_dropped else table_words.PLAY_MARK
                word = localize(mark) if snapshot.drop_count else ""
                paint_choice(canvas, card.kind, rect, word, is_dropped=is_dropped)

    def _paint_answers(self, canvas: Canvas) -> None:
        """Paint the parchments that may be copied, each with the points it would bring."""
        snapshot = self.snapshot
        if snapshot.asked_post is not None:
            return
        answers = list_answers(snapshot)
        rects = list_hand_rects(self.layout, len(answers))
        order = sorted(range(len(answers)), key=lambda number: Answer(number) == self.looked_at)
        for number in order:
            action, rect = answers[number], rects[number]
            if not isinstance(action, Copy):
                continue
            is_lifted = Answer(number) == self.looked_at
            card_rect = rect.translated(0, -LIFT if is_lifted else 0)
            card = snapshot.find_card(snapshot.catalogue.card_numbers[action.parchment])
            paint_card(
                canvas,
                snapshot.catalogue,
                card,
                card_rect,
                make_card_text(snapshot.catalogue, card),
            )
            forecast = snapshot.forecast(action)
            if forecast is not None and is_lifted:
                word = localize(describe_change(forecast.parchment_points))
                paint_choice(canvas, card.kind, card_rect, word)

    def _paint_finale(self, canvas: Canvas) -> None:
        if self.finale is not None:
            paint_finale(canvas, self.layout, self.snapshot, self.finale)

    def _find_focus_rect(self) -> QRectF:
        """The ring of the keyboard's cursor, but on the map, which has its own mark."""
        cursor = self.cursor
        if cursor is None or isinstance(cursor, Land) or self.finale is not None:
            return QRectF()
        rect = self.find_rect(cursor)
        if cursor == self.looked_at and isinstance(cursor, HandCard):
            rect = rect.translated(0, -LIFT)
        margin = 0.0 if rect.isEmpty() else _FOCUS_MARGIN_PX
        return rect.adjusted(-margin, -margin, margin, margin)

    def _paint_focus(self, canvas: Canvas) -> None:
        draw_focus_frame(canvas.painter, canvas.theme, self._focus.rect)

    def _paint_drag(self, canvas: Canvas) -> None:
        rect = self._find_dragged_rect()
        if rect.isEmpty() or self.snapshot.held_card is None:
            return
        canvas.painter.setOpacity(_GHOST_OPACITY)
        card = self.snapshot.find_card(
            self.snapshot.catalogue.card_numbers[self.snapshot.held_card]
        )
        paint_building(canvas, card, rect)
        canvas.painter.setOpacity(1.0)

    def _paint_note(self, canvas: Canvas) -> None:
        if self._note:
            paint_note(canvas, self._note, self._bubble.rect, self._note_letters)


def _list_parts_beside(whole: QRectF, covered: QRectF) -> list[QRectF]:
    """The parts of a rectangle around another one: above it, below, and on both sides."""
    inner = whole & covered
    if inner.isEmpty():
        return [whole]
    parts = (
        QRectF(whole.left(), whole.top(), whole.width(), inner.top() - whole.top()),
        QRectF(whole.left(), inner.bottom(), whole.width(), whole.bottom() - inner.bottom()),
        QRectF(whole.left(), inner.top(), inner.left() - whole.left(), inner.height()),
        QRectF(inner.right(), inner.top(), whole.right() - inner.right(), inner.height()),
    )
    return [part for part in parts if not part.isEmpty()]
