"""The table of Bunny Kingdom for screen readers: its groups, what they hold, what is announced."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QAccessibleActionInterface

from twoheirs_qt.games.bunny_kingdom.play.steps import FiefStep
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import name_first_territory
from twoheirs_qt.games.bunny_kingdom.table.step_player import describe_step
from twoheirs_qt.games.bunny_kingdom.things.areas import AreaGroup, list_things
from twoheirs_qt.games.bunny_kingdom.things.cards import HandCard, KeptBuilding
from twoheirs_qt.games.bunny_kingdom.things.land import Land
from twoheirs_qt.games.bunny_kingdom.things.snapshot import Snapshot
from twoheirs_qt.games.bunny_kingdom.things.thing import Area, Thing
from twoheirs_qt.games.bunny_kingdom.words import controls as words
from twoheirs_qt.games.bunny_kingdom.words import spoken
from twoheirs_qt.tabletop.accessibility.reader import (
    ASSERTIVE,
    AccessibleAction,
    Announcer,
    Contents,
    Politeness,
    Properties,
    TableReader,
)
from twoheirs_qt.tabletop.text.language import localize
from twoheirs_qt.tabletop.text.text import Text
from twoheirs_qt.tabletop.thing import ReaderRole
from twoheirs_qt.tabletop.thing import Thing as AnyThing

if TYPE_CHECKING:
    from twoheirs_qt.games.bunny_kingdom.play.steps import TableStep
    from twoheirs_qt.games.bunny_kingdom.table.view import BunnyView

_WAIT_MS: Final = 3000
"""The time that others may take before the player is reminded of them, in milliseconds."""


class BunnyAnnouncer(Announcer):
    """Announces each step that the step player shows, and what can be done when it has ended."""

    def __init__(self, view: BunnyView) -> None:
        super().__init__(view)
        self._view = view
        self._is_hint_due = True
        self._wait_timer = QTimer(self, singleShot=True, interval=_WAIT_MS)
        self._wait_timer.timeout.connect(self._announce_waiting)
        view.controller.announced.connect(self._announce)
        view.controller.hint_changed.connect(self._follow_hint)
        view.controller.refused.connect(lambda _, why: self._announce_refusal(why))
        view.step_player.step_shown.connect(self._announce_step)
        view.step_player.ended.connect(self._follow_hint)

    def pop_due(self) -> Iterator[tuple[str, Politeness]]:
        controller = self._view.controller
        if self._is_hint_due and self._view.isVisible() and not self._view.step_player.is_playing:
            self._is_hint_due = False
            snapshot = controller.snapshot
            self._wait_timer.stop()
            if not snapshot.legal_actions and not snapshot.is_over:
                self._wait_timer.start()
            elif not snapshot.is_covered:  # the curtain says it
                self.enqueue(localize(controller.spoken_hint))
        yield from super().pop_due()

    def _follow_hint(self) -> None:
        self._is_hint_due = True
        self.announcement_added.emit()

    def _announce_waiting(self) -> None:
        """Say for whom the game waits, if that takes long: most computers act at once."""
        controller = self._view.controller
        if not (controller.snapshot.is_covered or self._view.step_player.is_playing):
            self._announce(controller.spoken_hint)

    def _announce(self, text: Text) -> None:
        self.enqueue(localize(text))
        self.announcement_added.emit()

    def _announce_refusal(self, text: Text) -> None:
        self.enqueue(localize(text), ASSERTIVE)
        self.announcement_added.emit()

    def _announce_step(self, step: TableStep) -> None:
        if isinstance(step, FiefStep):
            first_territory = name_first_territory(step.land)
            self._announce(spoken.describe_harvest(first_territory, step.output))
        else:
            self._announce(describe_step(self._view.controller.snapshot, step))


class BunnyReader(TableReader):
    """The table of Bunny Kingdom as screen readers find it."""

    def __init__(self, view: BunnyView) -> None:
        controller = view.controller
        change_signals = (
            controller.changed,
            controller.refused,
            view.step_player.ended,
            view.step_player.step_shown,
        )
        super().__init__(view, BunnyAnnouncer(view), change_signals)
        self._view = view
        self._controller = controller

    @property
    def cursor(self) -> Thing | None:
        # The steps are read out; the cursor is back when the step player has ended.
        return None if self._view.step_player.is_playing else self._controller.cursor

    def list_contents(self) -> Contents:
        snapshot = self._controller.snapshot
        groups = {area: tuple(list_things(snapshot, area)) for area in Area}
        return {AreaGroup(area): members for area, members in groups.items() if members}

    def make_fingerprint(self) -> object:
        return self._controller.snapshot, self._view.step_player.is_playing, localize(words.TABLE)

    def describe_properties(self, thing: AnyThing) -> Properties:
        snapshot, bunny_thing = self._controller.snapshot, _check_thing(thing)
        name = localize(bunny_thing.name(snapshot))
        if bunny_thing.is_group or bunny_thing.role is ReaderRole.PICTURE:
            return Properties(name)
        return Properties(
            name,
            enabled=bool(bunny_thing.list_offers(snapshot)),
            selected=_is_selected(bunny_thing, snapshot),
        )

    def list_actions(self, thing: AnyThing) -> Sequence[AccessibleAction]:
        bunny_thing, interface = _check_thing(thing), QAccessibleActionInterface
        if bunny_thing.is_group:
            return ()
        snapshot = self._controller.snapshot
        offers = bunny_thing.list_offers(snapshot)
        text = offers[0].text if offers else bunny_thing.name(snapshot)
        return (
            AccessibleAction(
                interface.pressAction(), localize(text), partial(self._press, bunny_thing)
            ),
            AccessibleAction(
                interface.setFocusAction(),
                localize(spoken.GO_THERE),
                partial(self._go_to, bunny_thing),
            ),
            AccessibleAction(
                interface.showMenuAction(),
                localize(spoken.OPEN_MENU),
                partial(self._open_menu, bunny_thing),
            ),
        )

    def _press(self, thing: Thing) -> None:
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)
        self._view.step_player.skip()
        self._view.press(thing)

    def _go_to(self, thing: Thing) -> None:
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)
        self._controller.set_cursor(thing)
        self._controller.show_cursor()

    def _open_menu(self, thing: Thing) -> None:
        self._go_to(thing)
        self._view.open_menu(thing)

    def find_rect(self, thing: AnyThing) -> QRectF:
        view, bunny_thing = self._view, _check_thing(thing)
        if isinstance(bunny_thing, AreaGroup):
            rect = QRectF()
            for member in list_things(self._controller.snapshot, bunny_thing.group):
                rect = rect.united(view.table.find_rect(member))
        else:
            rect = view.table.find_rect(bunny_thing)
        return QRectF(view.mapFromScene(rect).boundingRect()) if not rect.isEmpty() else rect

    def find_thing_at(self, point: QPointF) -> Thing | None:
        thing = self._view.table.find_thing_at(self._view.mapToScene(point.toPoint()))
        return thing if thing is not None and thing.takes_cursor else None


def _check_thing(thing: AnyThing) -> Thing:
    """Return `thing`, which is of this game: the reader is given no other."""
    assert isinstance(thing, Thing)
    return thing


def _is_selected(thing: Thing, snapshot: Snapshot) -> bool:
    """Whether a thing is chosen or picked up."""
    match thing:
        case HandCard(index):
            return index in (*snapshot.play_indexes, *snapshot.drop_indexes)
        case KeptBuilding(index):
            return index < len(snapshot.kept) and snapshot.held_card == thing.find_card(snapshot)
        case Land():
            return snapshot.first_tower_end == thing.at
        case _:
            return False
