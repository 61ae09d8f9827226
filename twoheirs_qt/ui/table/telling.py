"""What the table says near the pointer: bubbles for refusals, notes about pieces."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF

from twoheirs_qt.game.session import GameSession
from twoheirs_qt.game.telling.describe import Describer
from twoheirs_qt.game.telling.finder import Refusal
from twoheirs_qt.game.telling.held import Held, HeldTroop
from twoheirs_qt.game.telling.holding import picked_up, wrong_place
from twoheirs_qt.game.telling.line import Line
from twoheirs_qt.game.telling.previews import reason_lines
from twoheirs_qt.game.telling.targets import (
    HandTile,
    LandCell,
    PlaceTroop,
    ReserveArea,
    ReservePlace,
    Target,
)
from twoheirs_qt.rules.events import Event, TreasureRemoved
from twoheirs_qt.rules.reasons import Reason
from twoheirs_qt.rules.state import PLACES
from twoheirs_qt.ui.table.hits import target_rect
from twoheirs_qt.ui.table.scene import TableScene
from twoheirs_qt.words import table as texts
from twoheirs_qt.words.events import event_text
from twoheirs_qt.words.names import tile_name
from twoheirs_qt.words.text import Text

_STAYS_MS = 4500.0
_PER_LETTER_MS = 45.0
_READ_MS = 1100.0
_READ_PER_LETTER_MS = 25.0
"""How long it stays at least, where the pointer rests on something else that is to be told."""


class Teller:
    """Shows words beside targets, and hands them on to be heard: what was asked for to `announce`,
    why something cannot be done to `complain`.

    `refused` is told the reasons of the rules when something is refused, none where there are
    only words; `reasons` are those that the bubble on the table gives now. `ceased` is called
    when a bubble has gone because its time was up.
    """

    def __init__(
        self,
        session: GameSession,
        scene: TableScene,
        describer: Describer,
        announce: Callable[[str], None],
        complain: Callable[[str], None],
        refused: Callable[[object], None],
    ) -> None:
        self._session = session
        self._scene = scene
        self._describer = describer
        self._announce = announce
        self._complain = complain
        self._refused = refused
        self.ceased: Callable[[], None] = lambda: None
        self._stays = self._stood = 0.0  # of its time, how much is left if it fades, and is over
        self._about: Target | None = None
        self.reasons: tuple[Reason, ...] = ()

    @property
    def speaks(self) -> bool:
        """Whether a bubble or an offer is shown, which nothing else may cover."""
        return self._scene.bubble.isVisible() or self._scene.choices.isVisible()

    def quiet(self) -> None:
        """Take the bubble away."""
        self.reasons = ()
        self._scene.presenter.forget("bubble")
        self._scene.bubble.clear()
        self._scene.bubble.setOpacity(1.0)

    def hurry(self, target: Target | None) -> None:
        """`target` is to be told of: let a bubble about another stay no longer than it takes to
        read it.

        An answer that was asked for stays.
        """
        if not self._scene.bubble.isVisible() or not self._stays or target == self._about:
            return
        read = _READ_MS + _READ_PER_LETTER_MS * len(self._scene.bubble.words)
        if read < self._stays:
            # Never at once, not even if it has been read: what asks is in the midst of its work.
            self._stays = max(read, self._stood + 1.0)
            self._run()

    def complain(self, words: Text, target: Target | None = None) -> None:
        """Say something beside a target, or in the middle of the field."""
        self._bubble((Line(self._session.model.say(words)),), target)
        self._complain(self._scene.bubble.words)

    def wrong_place(self, held: Held | None, target: Target | None) -> None:
        """Say where else than to a target the piece in hand is to be put."""
        words = wrong_place(held)
        if words is not None:
            self.complain(words, target)

    def tell_about(self, target: Target) -> None:
        """Say what a target is, or what can be done at it."""
        match target:
            case LandCell():
                self.complain(texts.PICK_FIRST, target)
            case ReserveArea():
                self.complain(texts.RESERVE_HELP, target)
            case _:
                reading = self._scene.reading
                assert reading is not None
                self.complain(self._describer.spoken(target, reading), target)

    def picked_up(self, held: Held) -> Text:
        """What is picked up, and where it can go, as it is announced."""
        reading = self._scene.reading
        if isinstance(held, HeldTroop) and reading is not None:
            what = self._describer.spoken(PlaceTroop(held.heir, held.index), reading)
        else:
            assert not isinstance(held, HeldTroop)
            what = tile_name(self._session.state.catalogue.tiles[held.tile])
        return picked_up(self._session, held, what)

    def tell_gone(self, events: Sequence[Event]) -> None:
        """Say which treasures have gone, if any have."""
        gone = [event for event in events if isinstance(event, TreasureRemoved)]
        if gone:
            names, catalogue = self._session.names, self._session.state.catalogue
            told = [event_text(event, catalogue, names) for event in gone]
            self.tell(told, LandCell(gone[0].at))

    def tell(self, told: Sequence[Text], target: Target) -> None:
        """Say several things that have happened beside a target, a line each."""
        self._bubble(tuple(Line(self._session.model.say(text)) for text in told), target)

    def refuse(self, refusal: Refusal, target: Target | None) -> None:
        """Say all reasons beside a target."""
        if refusal.words is not None:
            self.complain(refusal.words, target)
        else:
            self._bubble(reason_lines(self._session, refusal.reasons), target)
            self.reasons = refusal.reasons
            self._complain(self._scene.bubble.words)
        self._refused(refusal.reasons)

    def note(self, target: Target) -> bool:
        """Show the note about a target; False if there is nothing to tell."""
        scene = self._scene
        if scene.reading is None:
            return False
        lines = self._describer.note(target, scene.reading, points=scene.points_shown)
        if lines:
            text = scene.area.text
            anchor, avoid = self._beside(target)
            scene.note.show_near(lines, anchor, scene.sceneRect(), text, avoid=avoid)
        return bool(lines)

    def _beside(self, target: Target) -> tuple[QRectF, list[QRectF]]:
        """Where a note about a target goes to, and what it leaves to be seen: a tile of the ring
        or of a hand is compared with all that lies on its parchment."""
        scene, rect = self._scene, target_rect(self._scene, target)
        match target:
            case ReservePlace():
                panel = scene.area.reserve
            case HandTile(heir):
                panel = scene.place_of(heir).panel
            case _:
                return rect, []
        return QRectF(panel.left(), rect.top(), panel.width(), rect.height()), [panel]

    def note_lines(self, lines: tuple[Line, ...], target: Target) -> None:
        """Show these lines in the note beside a target."""
        scene = self._scene
        avoid = [scene.choices.rect] if scene.choices.isVisible() else []
        anchor = target_rect(scene, target)
        scene.note.show_near(lines, anchor, scene.sceneRect(), scene.area.text, avoid=avoid)

    def answer(self, lines: tuple[Line, ...], target: Target | None) -> None:
        """Show an answer that was asked for, which stays until the next input; without lines,
        how to ask."""
        if not lines:
            self.complain(texts.ASK_WHAT, target)
            return
        self._bubble(lines, target)
        self._stays = 0.0
        self._scene.presenter.forget("bubble")
        self._announce("\n".join(line.heard or line.text for line in lines))

    def _bubble(self, lines: tuple[Line, ...], target: Target | None) -> None:
        scene = self._scene
        scene.note.clear()
        self.reasons, self._about = (), target
        anchor = QRectF() if target is None else target_rect(scene, target)
        if anchor.isEmpty():
            middle = scene.area.field.center()
            anchor = QRectF(middle.x() - 4, middle.y() - 4, 8, 8)
        text = scene.area.text
        scene.bubble.setOpacity(1.0)
        land = scene.reading.land if scene.reading is not None else ()
        avoid = [scene.camera.scene_rect(cell) for cell in land]
        if isinstance(target, ReservePlace):
            avoid += [
                place for place in map(scene.area.ring.place, range(PLACES)) if place != anchor
            ]
        field = scene.area.field  # beside it lie parchments, the chronicle above the scene itself
        bounds = field if field.contains(anchor) else scene.sceneRect()
        scene.bubble.show_near(lines, anchor, bounds, text, avoid=avoid)
        self._stays, self._stood = _STAYS_MS + _PER_LETTER_MS * len(scene.bubble.words), 0.0
        self._run()

    def _run(self) -> None:
        """Let the rest of the bubble's time pass."""
        stood, rest = self._stood, self._stays - self._stood

        def fade(share: float) -> None:
            self._stood = stood + share * rest
            self._scene.bubble.setOpacity(min(1.0, (1.0 - share) * 12))
            if share >= 1:
                self.quiet()
                self.ceased()

        self._scene.presenter.after("bubble", rest, fade)
