"""The hand: what a gesture on a target means, whether it came by mouse or by keyboard.

One piece may be picked up; putting it somewhere is an action that goes to the session. Whatever
cannot be done is said in words beside the target, so no gesture does nothing in silence.
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, QPointF, Signal

from twoheirs_qt.files.save import TakeBack
from twoheirs_qt.game.henry_turn import played_henry
from twoheirs_qt.game.session import GameSession, Step
from twoheirs_qt.rules.actions import Action, BreakCamp, Destroy, Take, Withdraw
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.events import TreasureRemoved
from twoheirs_qt.rules.reasons import Reason
from twoheirs_qt.rules.roads import RoadLine
from twoheirs_qt.ui.table import texts
from twoheirs_qt.ui.table.asking import Asker
from twoheirs_qt.ui.table.changes import Changes
from twoheirs_qt.ui.table.describe import Describer
from twoheirs_qt.ui.table.finder import Finder, Refusal
from twoheirs_qt.ui.table.ghosting import Ghosting
from twoheirs_qt.ui.table.held import (
    Held,
    HeldReserve,
    HeldTile,
    HeldTroop,
    action_for,
    lies_on,
)
from twoheirs_qt.ui.table.henry_plan import HenryPlan
from twoheirs_qt.ui.table.henry_player import HenryPlayer
from twoheirs_qt.ui.table.highlights import Highlights
from twoheirs_qt.ui.table.hits import target_rect
from twoheirs_qt.ui.table.holding import hint, with_held
from twoheirs_qt.ui.table.magnet import attracted
from twoheirs_qt.ui.table.overlays import Choice
from twoheirs_qt.ui.table.previews import preview_lines
from twoheirs_qt.ui.table.reading import Reading
from twoheirs_qt.ui.table.roads import road_at, road_lines
from twoheirs_qt.ui.table.scene import TableScene
from twoheirs_qt.ui.table.targets import (
    AccessGlyph,
    ChoiceButton,
    LandCell,
    PlaceTroop,
    PlanButton,
    ReserveArea,
    ReservePlace,
    SupplyPile,
    Target,
)
from twoheirs_qt.ui.table.telling import Teller
from twoheirs_qt.words.events import event_text
from twoheirs_qt.words.names import tile_name, tile_object_of
from twoheirs_qt.words.text import Text

_HOVER_MS = 380.0


class Interaction(QObject):
    """The state machine of the hand.

    - `announce`: a sentence for screen readers
    - `hint_changed`: what the piece in hand can do, empty when nothing is picked up
    - `refused`: the reasons why something cannot be done, none where the table has only words
    - `unseen_asked`: which tiles are still to come
    """

    announce = Signal(str)
    hint_changed = Signal(str)
    unseen_asked = Signal()
    refused = Signal(object)

    def __init__(self, session: GameSession, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._scene = scene
        self._say = session.model.say
        self.describer = Describer(session, scene.art)
        self._finder = Finder(session)
        self._teller = Teller(session, scene, self.describer, self.announce.emit, self.refused.emit)
        self._ghosting = Ghosting(session, scene)
        self._changes = Changes()
        self.henry = HenryPlayer(session, scene, self)
        self.plan = HenryPlan(session, scene, self)
        self.henry.told.connect(self.announce)
        self.plan.told.connect(self.announce)
        self.closed: Text | None = None
        """Why nothing can be done here, where the game is only looked at."""
        self._held: Held | None = None
        self._asker = Asker(session, scene.art)
        self._hovered: Target | None = None
        self._road: RoadLine | None = None
        self._sources: Highlights | None = None
        self._shown: frozenset[Cell] = frozenset()

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """Why what was tried last cannot be done, while the table says so."""
        return self._teller.reasons

    # -- what is in the hand -----------------------------------------------------------------

    @property
    def held(self) -> Held | None:
        """What is picked up."""
        return self._held

    def _hold(self, held: Held | None) -> None:
        self._held = held
        self._sources = None
        scene = self._scene
        scene.note.clear()
        scene.presenter.forget("hover")
        if held is None:
            self._ghosting.clear()
        if isinstance(held, HeldReserve):
            self._offer_take(held)
        elif scene.choices.isVisible():
            scene.choices.clear()
        self._relight()
        self.hint_changed.emit(hint(self._session, self._held))

    def _name(self, tile: str) -> Text:
        return tile_name(self._session.state.catalogue.tiles[tile])

    def _offer_take(self, held: HeldReserve) -> None:
        scene = self._scene
        rect = target_rect(scene, ReservePlace(held.slot))
        label = self._say(texts.TAKE)
        choice = Choice(label, lambda: self._do(Take(held.slot), ReservePlace(held.slot)))
        scene.choices.offer((choice,), rect, scene.sceneRect(), scene.area.text)

    # -- gestures ----------------------------------------------------------------------------

    def quiet(self) -> None:
        """An input comes: motion ends, and what was said is taken away."""
        self.henry.skip()
        self._scene.presenter.finish()
        self._teller.quiet()

    def click(self, target: Target | None) -> None:
        """A click on a target, or Enter on it: picks up, puts down or does what it offers."""
        self.quiet()
        if isinstance(target, ChoiceButton):
            choice = self._scene.choices.choices[target.index]
            self._scene.choices.clear()
            choice.do()
            return
        if self._held is None:
            self._scene.choices.clear()
            if target is not None:
                self._begin(target)
            return
        held = self._held
        if target is not None and lies_on(held, target) and not isinstance(held, HeldReserve):
            self.put_back()
            return
        action = self._action(target)
        if action is not None and target is not None:
            if self._session.options.why_not(action) and self._another(target):
                self._begin(target)
            else:
                self._do(action, target)
        elif target is not None and self._finder.can_pick(target):
            self._hold(None)
            self._begin(target)
        else:
            self._wrong_place(target)

    def pick(self, target: Target) -> bool:
        """Pick up what lies on a target (a drag begins, or a key names it); False if refused."""
        self.quiet()
        if self._held is not None and lies_on(self._held, target):
            return True
        self._hold(None)
        self._scene.choices.clear()
        if self.closed is not None:
            self._teller.complain(self.closed, target)
            return False
        held = self._finder.find(target)
        if isinstance(held, Refusal):
            self._teller.refuse(held, target)
            return False
        if held is None:
            return False
        self._take_up(held)
        return True

    def drop(self, target: Target | None) -> None:
        """A drag ends on a target: the action is done, or refused and the piece goes back."""
        held = self._held
        if held is None:
            return
        if target is None or lies_on(held, target):
            self.put_back()
            return
        action = self._action(target)
        if action is None:
            self._wrong_place(target)
            self._hold(None)
        elif not self._do(action, target):
            self._hold(None)

    def hover(self, target: Target | None, point: QPointF, *, dragging: bool = False) -> None:
        """The pointer, or the cursor, is at `point` on `target`."""
        scene = self._scene
        if isinstance(target, ChoiceButton):
            scene.choices.select(target.index)
            return
        if self.henry.busy:  # what is seen is not what could be spoken of
            return
        road = None if self._held is not None else self._road_under(target, point)
        changed = target != self._hovered or road != self._road
        self._hovered, self._road = target, road
        if self._held is not None:
            self._sources = self._ghosting.show(
                self._held, target, point, self._action(target), dragging=dragging
            )
            self._relight()
        elif changed:
            scene.note.clear()
            self._sources = None
            scene.presenter.forget("hover")
            if isinstance(target, AccessGlyph | PlaceTroop):
                self._note(target)
            elif target is not None:
                scene.presenter.after("hover", _HOVER_MS, self._after_rest)
            self._relight()

    def leave(self) -> None:
        """The pointer has left the table."""
        self._hovered = self._road = None
        self._sources = None
        self._scene.presenter.forget("hover")
        self._scene.note.clear()
        if self._held is not None:
            self._ghosting.clear()
        self._relight()

    def turn_over(self) -> None:
        """Turn the tile in hand over: face down to expand, face up to build."""
        self.quiet()
        if not isinstance(self._held, HeldTile):
            self._teller.complain(texts.TURN_WHAT)
            return
        self._held = replace(self._held, down=not self._held.down)
        self._relight()
        self.hint_changed.emit(hint(self._session, self._held))
        down = texts.SAY_TURNED_DOWN if self._held.down else texts.SAY_TURNED_UP
        self.announce.emit(self._say(down))
        self._again()

    def cancel(self) -> bool:
        """Take back whatever is begun; False if there was nothing."""
        scene = self._scene
        begun = self._held is not None or scene.choices.isVisible()
        said = scene.bubble.isVisible() or scene.note.isVisible() or bool(self._shown)
        self.quiet()
        scene.choices.clear()
        scene.note.clear()
        self._shown = frozenset()
        if self._held is not None:
            self.put_back()
        self._relight()
        return begun or said

    def withdraw(self, target: Target | None) -> None:
        """Withdraw the troop in hand, or the one on a target."""
        self.quiet()
        origin = None
        if isinstance(self._held, HeldTroop):
            origin = self._held.origin
        elif target is not None:
            origin = self._finder.troop_cell(target)
        if origin is None:
            self._teller.complain(texts.NO_TROOP_OF_YOURS, target)
        else:
            self._do(Withdraw(origin), target or LandCell(origin))

    def break_camp(self, target: Target | None) -> None:
        """Break the Camp on a target."""
        self.quiet()
        if isinstance(target, LandCell):
            self._do(BreakCamp(target.cell), target)
        else:
            self._teller.complain(texts.ON_THE_LAND, target)

    def play(self, action: Action, target: Target) -> None:
        """Do an action that a menu offers."""
        self.quiet()
        self._do(action, target)

    def ask(self, target: Target | None) -> None:
        """What would it take to do what is begun, or what can be done at a target?"""
        self.quiet()
        asked = self._hovered if target is None else target
        lines = self._asker.answer(self._held, asked)
        if lines:
            self._teller.answer(lines, asked)
        else:
            self._teller.complain(texts.ASK_WHAT, asked)

    def magnet(self, target: Target | None, point: QPointF) -> Target | None:
        """What a piece dragged to `point`, over `target`, is drawn to."""
        if self._held is None:
            return target
        return attracted(self._scene, self.goals(), target, point)

    # -- beginning ---------------------------------------------------------------------------

    def _begin(self, target: Target) -> None:
        reading = self._scene.reading
        if reading is None:
            return
        if isinstance(target, PlanButton):
            self.plan.toggle()
            return
        if self.closed is not None:
            if self._finder.can_pick(target):
                self._teller.complain(self.closed, target)
            else:
                self._tell(target)
            return
        if isinstance(target, LandCell) and self._begin_on_land(target):
            return
        held = self._finder.find(target)
        if isinstance(held, Refusal):
            self._teller.refuse(held, target)
        elif held is not None:
            self._take_up(held)
        else:
            self._tell(target)

    def _begin_on_land(self, target: LandCell) -> bool:
        """What a click does on a tile beside picking up a troop; whether it did."""
        assert self._scene.reading is not None
        cell = target.cell
        land = self._scene.reading.land.get(cell)
        if land is None or self._session.is_over:
            return False
        if land.besieged:
            self._destroy(target, land.tile)
            return True
        if self._finder.own_camp(cell):
            if self._session.options.why_not(BreakCamp(cell)):
                self._do(BreakCamp(cell), target)  # which says why not
            else:
                self._offer(texts.BREAK_CAMP, BreakCamp(cell), target)
            return True
        return False

    def _destroy(self, target: LandCell, tile: str) -> None:
        if self._session.settings.take_back is TakeBack.FREE:
            self._do(Destroy(target.cell), target)
        else:
            name = tile_object_of(tile, self._session.state.catalogue)
            self._offer(texts.DESTROY.fill(tile=name), Destroy(target.cell), target)

    def _offer(self, label: Text, action: Action, target: Target) -> None:
        scene = self._scene
        choice = Choice(self._say(label), lambda: self._do(action, target))
        scene.choices.offer(
            (choice,), target_rect(scene, target), scene.sceneRect(), scene.area.text
        )
        self.announce.emit(choice.label)
        preview = self._session.options.preview(action)
        points = scene.points_shown
        self._teller.note_lines(
            preview_lines(self._session, scene.art, preview, points=points), target
        )

    def _take_up(self, held: Held) -> None:
        self._hold(held)
        if isinstance(held, HeldTroop):
            what: Text = self.describer.spoken(PlaceTroop(held.heir, held.index), self._reading())
        else:
            what = self._name(held.tile)
        self.announce.emit(self._say(texts.SAY_PICKED.fill(what=what)))

    def can_pick(self, target: Target) -> bool:
        """Whether something on a target can be picked up."""
        return self.closed is None and self._finder.can_pick(target)

    @property
    def can_turn_over(self) -> bool:
        """Whether a tile of the hand is picked up."""
        return isinstance(self._held, HeldTile)

    def can_drag(self, target: Target) -> bool:
        """Whether a drag may begin on a target."""
        return (self._held is not None and lies_on(self._held, target)) or self.can_pick(target)

    def offers(self, target: Target) -> bool:
        """Whether a click on a target does something now."""
        if isinstance(target, ChoiceButton | PlanButton):
            return True
        if self.closed is not None:
            return False
        if self._held is not None:
            return self.is_goal(target) or lies_on(self._held, target)
        if isinstance(target, LandCell):
            cell, options = target.cell, self._session.options
            if cell in options.siege() or options.can(BreakCamp(cell)):
                return True
        return self._finder.can_pick(target)

    def goals(self) -> frozenset[Cell]:
        """The cells where what is picked up can be put."""
        lit = self._scene.lit
        return lit.place | lit.go

    def is_goal(self, target: Target) -> bool:
        """Whether what is picked up can be put on a target."""
        action = self._action(target)
        return action is not None and self._session.options.can(action)

    def _another(self, target: Target) -> bool:
        """Whether a click means to pick up another troop instead of the one in hand."""
        if not isinstance(self._held, HeldTroop) or not self._finder.can_pick(target):
            return False
        self._hold(None)
        return True

    # -- doing and refusing ------------------------------------------------------------------

    def _action(self, target: Target | None) -> Action | None:
        if self._held is None or target is None:
            return None
        return action_for(self._held, target, self._session.state.active)

    def _do(self, action: Action, target: Target) -> bool:
        if self.closed is not None:
            self._teller.complain(self.closed, target)
            return False
        reasons = self._session.options.why_not(action)
        if reasons:
            self._teller.refuse(Refusal(reasons=reasons), target)
            return False
        self._ghosting.hand_over(self._held)
        self._hold(None)
        return self._session.play(action)

    def put_back(self) -> None:
        """Put down what is in the hand where it came from."""
        self._hold(None)
        self.announce.emit(self._say(texts.SAY_PUT_BACK))

    def _wrong_place(self, target: Target | None) -> None:
        match self._held:
            case HeldReserve():
                self._teller.complain(texts.TO_THE_HAND, target)
            case HeldTile():
                self._teller.complain(texts.TO_THE_LAND, target)
            case HeldTroop():
                self._teller.complain(texts.TROOP_TO_LAND, target)

    # -- telling -----------------------------------------------------------------------------

    def explain(self, words: Text, target: Target | None = None) -> None:
        """Say something beside a target, or in the middle of the field."""
        self._teller.complain(words, target)

    def _after_rest(self, share: float) -> None:
        if share >= 1 and self._hovered is not None and self._held is None:
            self._note(self._hovered)

    def _note(self, target: Target) -> bool:
        """Show what a target is and where it comes from, unless something else is being said."""
        if self._teller.speaks:
            return False
        if self._road is not None:
            state, names = self._session.state, self._session.names
            self._teller.note_lines(road_lines(state, self._road, names, self._say), target)
            self._sources = Highlights(cells=frozenset(self._road.cells))
            self._relight()
            return True
        if not self._teller.note(target):
            return False
        self._sources = self.describer.sources(target, self._reading())
        self._relight()
        return True

    def _tell(self, target: Target) -> None:
        """A click that does no more than to say what a target is."""
        if isinstance(target, SupplyPile) and self.describer.tells_unseen:
            self.unseen_asked.emit()
        if self._note(target):
            return
        match target:
            case LandCell():
                self._teller.complain(texts.PICK_FIRST, target)
            case ReserveArea():
                self._teller.complain(texts.RESERVE_HELP, target)
            case _:
                self._teller.complain(self.describer.spoken(target, self._reading()), target)

    def _road_under(self, target: Target | None, point: QPointF) -> RoadLine | None:
        if not isinstance(target, LandCell) or self._scene.reading is None:
            return None
        rect = target_rect(self._scene, target)
        return road_at(self._session.state, target.cell, rect, point, self._scene.camera.sign)

    def _reading(self) -> Reading:
        assert self._scene.reading is not None
        return self._scene.reading

    # -- lights ------------------------------------------------------------------------------

    def show_cells(self, cells: frozenset[Cell]) -> None:
        """Light cells that something outside the table speaks of."""
        self._shown = cells
        self._relight()

    def follow(self, step: Step) -> None:
        """The game has moved on, forward or back: drop what is no longer in the hand.

        Henry's turn is told while it plays; of other treasures that go, a bubble tells.
        """
        self._changes.follow(step)
        self._scene.choices.clear()
        if self._held is not None:
            self._hold(None)
        self._hovered = None
        self._scene.note.clear()
        self._sources = None
        self._relight()
        gone = [event for event in step.events if isinstance(event, TreasureRemoved)]
        if gone and step.forward and not played_henry(step.events):
            names, catalogue = self._session.names, self._session.state.catalogue
            told = [event_text(event, catalogue, names) for event in gone]
            self._teller.tell(told, LandCell(gone[0].at))

    def forget_game(self) -> None:
        """Another game is shown."""
        self.henry.forget()
        self.quiet()
        self._changes = Changes()
        self._shown = frozenset()
        self._scene.choices.clear()
        self._hold(None)

    def _again(self) -> None:
        """What is shown for the place of the pointer may be another now."""
        if self._hovered is not None:
            self.hover(self._hovered, target_rect(self._scene, self._hovered).center())

    def _relight(self) -> None:
        scene = self._scene
        if scene.reading is None:
            return
        options = self._session.options
        sources = self._sources or Highlights()
        lit = Highlights(
            cells=sources.cells | self._shown,
            slots=sources.slots,
            wanted=sources.wanted,
            changed=self._changes.cells,
        )
        lit = with_held(lit, self._held, options)
        scene.light(lit)
