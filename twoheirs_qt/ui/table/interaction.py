"""The hand: what a gesture on a target means, whether it came by mouse or by keyboard.

One piece may be picked up; putting it somewhere is an action that goes to the session. Whatever
cannot be done is said in words beside the target, so no gesture does nothing in silence.
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, QPointF, Signal

from twoheirs_qt.game.henry_turn import played_henry
from twoheirs_qt.game.session import GameSession, Transition
from twoheirs_qt.game.telling.asking import answer
from twoheirs_qt.game.telling.describe import Describer
from twoheirs_qt.game.telling.finder import Finder, Refusal
from twoheirs_qt.game.telling.held import Held, HeldReserve, HeldTile, HeldTroop, lies_on
from twoheirs_qt.game.telling.holding import hint
from twoheirs_qt.game.telling.targets import ChoiceButton, LandCell, PlanButton, SupplyPile, Target
from twoheirs_qt.rules.actions import Action, BreakCamp, Withdraw
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.reasons import Reason
from twoheirs_qt.ui.table.ghosting import Ghosting
from twoheirs_qt.ui.table.hand import Hand
from twoheirs_qt.ui.table.henry_plan import HenryPlan
from twoheirs_qt.ui.table.henry_player import HenryPlayer
from twoheirs_qt.ui.table.hits import target_rect
from twoheirs_qt.ui.table.hovering import Hovering
from twoheirs_qt.ui.table.lights import Lights
from twoheirs_qt.ui.table.magnet import attracted
from twoheirs_qt.ui.table.offers import Offers
from twoheirs_qt.ui.table.scene import TableScene
from twoheirs_qt.ui.table.telling import Teller
from twoheirs_qt.words import table as texts
from twoheirs_qt.words.text import Text


class Interaction(QObject):
    """The state machine of the hand.

    - `announce`: a sentence for screen readers about what was done or asked
    - `complained`: why something cannot be done, in words
    - `hint_changed`: what the piece in hand can do, empty when nothing is picked up
    - `refused`: the reasons why something cannot be done, none where the table has only words
    - `unseen_asked`: which tiles are still to come
    """

    announce = Signal(str)
    complained = Signal(str)
    hint_changed = Signal(str)
    unseen_asked = Signal()
    refused = Signal(object)

    def __init__(self, session: GameSession, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._scene = scene
        self._say = session.model.say
        self.describer = Describer(session)
        self._finder = Finder(session)
        self._hand = Hand(session, self._finder)
        self._teller = Teller(
            session,
            scene,
            self.describer,
            self.announce.emit,
            self.complained.emit,
            self.refused.emit,
        )
        self._ghosting = Ghosting(session, scene)
        self._lights = Lights(session, scene)
        self._hovering = Hovering(
            session,
            scene,
            self.describer,
            self._hand,
            self._ghosting,
            self._teller,
            self._lights,
            self._relight,
        )
        self._offers = Offers(
            session, scene, self._finder, self._teller, self._do, self.announce.emit
        )
        self.henry = HenryPlayer(session, scene, self)
        self.plan = HenryPlan(session, scene, self)
        self.henry.told.connect(self.announce)
        self.plan.told.connect(self.announce)

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """Why what was tried last cannot be done, while the table says so."""
        return self._teller.reasons

    @property
    def closed(self) -> Text | None:
        """Why nothing can be done here, where the game is only looked at."""
        return self._hand.closed

    @closed.setter
    def closed(self, why: Text | None) -> None:
        self._hand.closed = why

    # -- what is in the hand -----------------------------------------------------------------

    @property
    def held(self) -> Held | None:
        """What is picked up."""
        return self._hand.held

    def _hold(self, held: Held | None) -> None:
        self._hand.held, self._hand.tried = held, None
        self._hovering.hush()
        if held is None:
            self._ghosting.clear()
        if isinstance(held, HeldReserve):
            self._offers.take(held)
        else:
            self._offers.clear()
        self._relight()
        self.hint_changed.emit(hint(self._session, self._hand.held))

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
            self._offers.press(target.index)
            return
        if self._hand.held is None:
            self._offers.clear()
            if target is not None:
                self._begin(target)
            return
        held = self._hand.held
        if target is not None and lies_on(held, target) and not isinstance(held, HeldReserve):
            self.put_back()
            return
        action = self._hand.action(target)
        if action is not None and target is not None:
            if self._session.options.why_not(action) and self._hand.means_another(target):
                self._hold(None)
                self._begin(target)
            else:
                self._do(action, target)
        elif target is not None and self._finder.can_pick(target):
            self._hold(None)
            self._begin(target)
        else:
            self._teller.wrong_place(held, target)

    def pick(self, target: Target) -> bool:
        """Pick up what lies on a target (a drag begins, or a key names it); False if refused."""
        self.quiet()
        if self._hand.lies_on(target):
            return True
        self._hold(None)
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
        held = self._hand.held
        if held is None:
            return
        if target is None or lies_on(held, target):
            self.put_back()
            return
        action = self._hand.action(target)
        if action is None:
            self._teller.wrong_place(held, target)
            self._hold(None)
        elif not self._do(action, target):
            self._hold(None)
            self._hand.tried = (held, target)

    def hover(self, target: Target | None, point: QPointF, *, dragging: bool = False) -> None:
        """The pointer, or the cursor, is at `point` on `target`."""
        if isinstance(target, ChoiceButton):
            self._scene.choices.select(target.index)
            return
        if self.henry.busy:  # what is seen is not what could be spoken of
            return
        self._hovering.point_at(target, point, dragging=dragging)

    def leave(self) -> None:
        """The pointer has left the table."""
        self._hovering.leave()
        self._relight()

    def turn_over(self) -> None:
        """Turn the tile in hand over: face down to expand, face up to build."""
        self.quiet()
        if not isinstance(self._hand.held, HeldTile):
            self._teller.complain(texts.TURN_WHAT)
            return
        self._hand.held = replace(self._hand.held, down=not self._hand.held.down)
        self._relight()
        self.hint_changed.emit(hint(self._session, self._hand.held))
        down = texts.SAY_TURNED_DOWN if self._hand.held.down else texts.SAY_TURNED_UP
        self.announce.emit(self._say(down))
        # What is shown for the place of the pointer is another now.
        target = self._hovering.target
        if target is not None:
            self.hover(target, target_rect(self._scene, target).center())

    def cancel(self) -> bool:
        """Take back whatever is begun; False if there was nothing."""
        scene = self._scene
        begun = self._hand.held is not None or scene.choices.isVisible()
        said = scene.bubble.isVisible() or scene.note.isVisible() or bool(self._lights.shown)
        self.quiet()
        self._offers.clear()
        scene.note.clear()
        self._lights.shown = frozenset()
        if self._hand.held is not None:
            self.put_back()
        self._relight()
        return begun or said

    def withdraw(self, target: Target | None) -> None:
        """Withdraw the troop in hand, or the one on a target."""
        self.quiet()
        origin = None
        if isinstance(self._hand.held, HeldTroop):
            origin = self._hand.held.origin
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
        held, asked = self._hand.held, self._hovering.target if target is None else target
        tried = self._hand.tried
        if held is None and tried is not None and (self._teller.reasons or asked == tried[1]):
            held, asked = tried
        self.quiet()
        self._teller.answer(answer(self._session, held, asked), asked)

    def magnet(self, target: Target | None, point: QPointF) -> Target | None:
        """What a piece dragged to `point`, over `target`, is drawn to."""
        if self._hand.held is None:
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
        if isinstance(target, LandCell) and self._offers.on_land(target):
            return
        held = self._finder.find(target)
        if isinstance(held, Refusal):
            self._teller.refuse(held, target)
        elif held is not None:
            self._take_up(held)
        else:
            self._tell(target)

    def _take_up(self, held: Held) -> None:
        self._hold(held)
        self.announce.emit(self._say(self._teller.picked_up(held)))

    @property
    def can_turn_over(self) -> bool:
        """Whether a tile of the hand is picked up."""
        return self._hand.can_turn_over

    def can_pick(self, target: Target) -> bool:
        """Whether something on a target can be picked up."""
        return self._hand.can_pick(target)

    def can_drag(self, target: Target) -> bool:
        """Whether a drag may begin on a target."""
        return self._hand.lies_on(target) or self._hand.can_pick(target)

    def offers(self, target: Target) -> bool:
        """Whether a click on a target does something now."""
        return self._hand.offers(target)

    def is_goal(self, target: Target) -> bool:
        """Whether what is picked up can be put on a target."""
        return self._hand.is_goal(target)

    def goals(self) -> frozenset[Cell]:
        """The cells where what is picked up can be put."""
        lit = self._scene.lit
        return lit.place | lit.go

    # -- doing and refusing ------------------------------------------------------------------

    def _do(self, action: Action, target: Target) -> bool:
        if self.closed is not None:
            self._teller.complain(self.closed, target)
            return False
        reasons = self._session.options.why_not(action)
        if reasons:
            self._teller.refuse(Refusal(reasons=reasons), target)
            return False
        self._ghosting.hand_over(self._hand.held)
        self._hold(None)
        return self._session.play(action)

    def put_back(self) -> None:
        """Put down what is in the hand where it came from."""
        self._hold(None)
        self.announce.emit(self._say(texts.SAY_PUT_BACK))

    # -- telling -----------------------------------------------------------------------------

    def explain(self, words: Text, target: Target | None = None) -> None:
        """Say something beside a target, or in the middle of the field."""
        self._teller.complain(words, target)

    def _tell(self, target: Target) -> None:
        """A click that does no more than to say what a target is."""
        if isinstance(target, SupplyPile) and self.describer.tells_unseen:
            self.unseen_asked.emit()
        if self._hovering.tell(target):
            return
        self._teller.tell_about(target)

    # -- lights ------------------------------------------------------------------------------

    def show_cells(self, cells: frozenset[Cell]) -> None:
        """Light cells that something outside the table speaks of."""
        self._lights.shown = cells
        self._relight()

    def follow(self, change: Transition) -> None:
        """The game has moved on, forward or back: drop what is no longer in the hand.

        Henry's turn is told while it plays; of other treasures that go, a bubble tells.
        """
        self._offers.clear()
        if self._hand.held is not None:
            self._hold(None)
        self._hovering.leave()
        self._lights.follow()
        self._relight()
        if change.forward and not played_henry(change.events):
            self._teller.tell_gone(change.events)
        if change.forward and self._session.is_full and not self._session.is_over:
            self._teller.complain(self._session.advice)

    def forget_game(self) -> None:
        """Another game is shown."""
        self.henry.forget()
        self.quiet()
        self._lights.forget_game()
        self._hold(None)

    def _relight(self) -> None:
        self._lights.refresh(self._hand.held)
