"""The speech bubble of the table: why something cannot be done, and answers to questions."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRectF, Signal

from twoheirs_qt.games.two_heirs.prose.sections import describe_tile_points
from twoheirs_qt.games.two_heirs.rules.cells import NEIGHBOUR_CELLS
from twoheirs_qt.games.two_heirs.rules.events import TreasureRemoved
from twoheirs_qt.games.two_heirs.rules.reasons import Reason
from twoheirs_qt.games.two_heirs.rules.state import RING_SIZE
from twoheirs_qt.games.two_heirs.scene.scene import TableScene
from twoheirs_qt.games.two_heirs.things.land import LandCell
from twoheirs_qt.games.two_heirs.things.requirements import list_requirements
from twoheirs_qt.games.two_heirs.things.selection import Refusal, Selection
from twoheirs_qt.games.two_heirs.things.thing import Thing
from twoheirs_qt.games.two_heirs.things.turn_steps import includes_henrys_turn
from twoheirs_qt.games.two_heirs.words import table as texts
from twoheirs_qt.games.two_heirs.words.events import describe_event
from twoheirs_qt.games.two_heirs.words.reasons import describe_reason
from twoheirs_qt.tabletop.play.history import Transition
from twoheirs_qt.tabletop.play.note_line import NoteLine, make_paragraphs
from twoheirs_qt.tabletop.text.text import Text

_DURATION_MS = 4500.0
_DURATION_PER_LETTER_MS = 45.0
_MIN_DURATION_MS = 1100.0
_MIN_DURATION_PER_LETTER_MS = 25.0
"""The shortest duration: another target under the pointer needs a note."""


class Bubble(QObject):
    """Shows refusals and answers beside a target, for a while or until the next input.

    - `announced`: an answer, for screen readers
    - `refusal_announced`: why something cannot be done, in words
    - `refused`: the reasons why something cannot be done, none where there are only words
    - `expired`: the bubble has gone since its time was up
    """

    announced = Signal(str)
    refusal_announced = Signal(str)
    refused = Signal(object)
    expired = Signal()

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._session = scene.session
        self._note = scene.bubble
        self._duration_ms = self._elapsed_ms = 0.0  # 0 ms: it stays until the next input
        self._target: Thing | None = None
        self.reasons: tuple[Reason, ...] = ()
        """The reasons of the last refusal, while its bubble is shown."""

    @property
    def is_shown(self) -> bool:
        """Whether a bubble or an offer is shown, which no note may cover."""
        return self._note.isVisible() or self._scene.offer.isVisible()

    def clear(self) -> None:
        self.reasons = ()
        self._scene.animator.forget("bubble")
        self._note.clear()
        self._note.setOpacity(1.0)

    def dismiss_unless_about(self, target: Thing | None) -> None:
        """Remove an answer about another thing than `target`, over which the selection is held."""
        if self._note.isVisible() and not self._duration_ms and target not in (None, self._target):
            self.clear()
        self.shorten_unless_about(target)

    def shorten_unless_about(self, target: Thing | None) -> None:
        """Let a bubble about another thing than `target` go as soon as it has been readable.

        An answer to a question stays.
        """
        if not self._note.isVisible() or not self._duration_ms or target == self._target:
            return
        reading_ms = _MIN_DURATION_MS + _MIN_DURATION_PER_LETTER_MS * len(self._note.words)
        if reading_ms < self._duration_ms:
            # At least 1 ms more, so that the bubble is not hidden while its caller still works.
            self._duration_ms = max(reading_ms, self._elapsed_ms + 1.0)
            self._start_fading()

    # -- speaking ---------------------------------------------------------------------------

    def explain(self, text: Text, target: Thing | None = None) -> None:
        """Show words beside a target, or in the middle of the field."""
        self._show((self._make_line(text),), target)
        self.refusal_announced.emit(self._note.words)

    def announce_refusal(self, text: Text) -> None:
        """Announce to screen readers alone why something cannot be done, without a bubble."""
        self.refusal_announced.emit(self._scene.localize(text))

    def refuse(self, refusal: Refusal, target: Thing) -> None:
        """Show all reasons beside a target."""
        if refusal.words is not None:
            self.explain(refusal.words, target)
        else:
            catalogue, names = self._session.state.catalogue, self._session.names
            reasons = [describe_reason(reason, catalogue, names) for reason in refusal.reasons]
            self._show(
                make_paragraphs([self._scene.localize(reason) for reason in reasons]), target
            )
            self.reasons = refusal.reasons
            self.refusal_announced.emit(self._note.words)
        self.refused.emit(refusal.reasons)

    def describe(self, target: Thing) -> None:
        """Show what a target is, or what can be done at it."""
        game = self._scene.game
        assert game is not None
        self.explain(target.describe_use(game), target)

    def answer(self, selected: Selection | None, target: Thing | None) -> None:
        """Show what it would take to put down the selection, or to do something at a target.

        For a target without actions it shows its note, and without a target how to ask.
        """
        if not self._session.is_help_shown:
            self.explain(texts.NO_HELP, target)
            return
        game = self._scene.game
        lines = list_requirements(
            self._session, selected, target, with_points=self._scene.points_shown
        )
        if target is not None and target.is_explained_by_note and game is not None:
            lines = lines or target.list_lines(game)
        if not lines:
            self.explain(texts.CHOOSE_AND_ASK_AGAIN, target)
            return
        self._show(lines, target)
        self._duration_ms = 0.0
        self._scene.animator.forget("bubble")
        face = None if target is None or game is None else target.find_face(game.snapshot)
        words = [line.spoken or line.text for line in lines]
        if face is not None and game is not None:
            words.insert(
                0, game.localize(describe_tile_points(game.snapshot.catalogue.tiles[face.tile]))
            )
        self.announced.emit("\n".join(words))

    def follow(self, change: Transition) -> None:
        """Tell that the record is full, and, unless Henry's turn is shown, which treasures went."""
        if not change.is_forward:
            return
        removals = [event for event in change.events if isinstance(event, TreasureRemoved)]
        if removals and not includes_henrys_turn(change.events):
            names, catalogue = self._session.names, self._session.state.catalogue
            lines = [self._make_line(describe_event(event, catalogue, names)) for event in removals]
            self._show(lines, LandCell(removals[0].at))
        if self._session.is_at_action_limit and not self._session.is_over:
            self.explain(self._session.advice)

    # -- showing -----------------------------------------------------------------------------

    def _make_line(self, text: Text) -> NoteLine:
        return NoteLine(self._session.model.localize(text))

    def _show(self, lines: Sequence[NoteLine], target: Thing | None) -> None:
        scene = self._scene
        scene.note.clear()
        self.reasons, self._target = (), target
        anchor = QRectF() if target is None else target.find_rect(scene)
        if anchor.isEmpty():
            middle = scene.layout.landscape_rect.center()
            anchor = QRectF(middle.x() - 4, middle.y() - 4, 8, 8)
        self._note.setOpacity(1.0)
        land = () if scene.snapshot is None else scene.snapshot.land
        avoided_rects = [*scene.camera.list_scene_rects(land), *scene.list_panels_in_field()]
        cell = None if target is None else target.land_cell
        neighbours = () if cell is None else NEIGHBOUR_CELLS[cell]
        protected_rects = scene.camera.list_scene_rects(
            scene.highlights.goals | {*neighbours} & {*land}
        )
        if target is not None and target.is_in_ring:
            avoided_rects += [
                slot_rect
                for slot_rect in map(scene.layout.ring.find_slot_rect, range(RING_SIZE))
                if slot_rect != anchor
            ]
        field = (
            scene.layout.landscape_rect
        )  # beside it lie parchments, the chronicle above the scene itself
        bounds = field if field.contains(anchor) else scene.sceneRect()
        text_px, text_rects = scene.layout.text_px, scene.list_text_rects()
        self._note.show_near(
            tuple(lines),
            anchor,
            bounds,
            text_px,
            avoided_rects=avoided_rects,
            protected_rects=protected_rects,
            text_rects=text_rects,
        )
        self._duration_ms = _DURATION_MS + _DURATION_PER_LETTER_MS * len(self._note.words)
        self._elapsed_ms = 0.0
        self._start_fading()

    def _start_fading(self) -> None:
        """Hide the bubble when the rest of its time is over."""
        elapsed_before, remaining = self._elapsed_ms, self._duration_ms - self._elapsed_ms

        def fade(progress: float) -> None:
            self._elapsed_ms = elapsed_before + progress * remaining
            self._note.setOpacity(min(1.0, (1.0 - progress) * 12))
            if progress >= 1:
                self.clear()
                self.expired.emit()

        self._scene.animator.run_for("bubble", remaining, fade)
