"""Decides what a click or a key does: it changes the choice that is begun, or becomes an action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from twoheirs_qt.games.bunny_kingdom.play.table_session import TableSession
from twoheirs_qt.games.bunny_kingdom.rules.actions import Action, Announce, Keep, Pass
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import (
    TERRITORY_NAMES,
    Mask,
    find_first_territory_index,
)
from twoheirs_qt.games.bunny_kingdom.rules.legality import (
    find_copier_to_ask,
    find_copy_source,
    list_seats_to_act,
)
from twoheirs_qt.games.bunny_kingdom.rules.reasons import Reason
from twoheirs_qt.games.bunny_kingdom.rules.state import Phase
from twoheirs_qt.games.bunny_kingdom.things.areas import find_neighbour, list_things
from twoheirs_qt.games.bunny_kingdom.things.hints import find_passing_hint, list_hints
from twoheirs_qt.games.bunny_kingdom.things.land import Land
from twoheirs_qt.games.bunny_kingdom.things.snapshot import Snapshot
from twoheirs_qt.games.bunny_kingdom.things.thing import Area, Offer, Thing
from twoheirs_qt.games.bunny_kingdom.words import controls as control_words
from twoheirs_qt.games.bunny_kingdom.words import hints as hint_words
from twoheirs_qt.games.bunny_kingdom.words import spoken
from twoheirs_qt.games.bunny_kingdom.words import table as table_words
from twoheirs_qt.games.bunny_kingdom.words.names import name_card
from twoheirs_qt.games.bunny_kingdom.words.reasons import describe_reasons
from twoheirs_qt.tabletop.text.text import Text, join_whole_sentences

_PASS: Final = Pass()


class Command(NamedTuple):
    """A button below the table; the main one is golden."""

    text: Text
    run: Callable[[], object]
    is_main: bool = False
    is_enabled: bool = True


class TableController(QObject):
    """Keeps the choice begun on the table and the cursor of the keys, and plays what is decided.

    - `changed`: the snapshot has changed, or the cursor has moved
    - `announced`: words for screen readers, beside the name of what the cursor comes to
    - `hint_changed`: something else can be done now, as `spoken_hint` says
    - `refused`: a thing with which nothing can be done, and why; or what a hint says of it
    """

    changed = Signal()
    announced = Signal(object)
    hint_changed = Signal()
    refused = Signal(object, object)

    def __init__(self, session: TableSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._cursors: dict[Area, Thing] = {}
        self.area = Area.DECISION
        self.is_keyboard_active = False
        """Whether keys were used last, not the pointer: then their cursor is shown."""
        self.taken_land: Mask = 0
        """The territories that were taken last; marked until the next action here."""
        self.snapshot = self._make_snapshot(is_covered=True)
        self._described_state: tuple[Thing | None, Snapshot] = (None, self.snapshot)
        self._line_number = 0

    # -- the snapshot ----------------------------------------------------------------------------

    def follow_game(self) -> None:
        """Show the game after a change; a curtain hides the hand where people share a screen."""
        self.snapshot = self._make_snapshot(is_covered=True)
        self._pick_up_asked_camp()
        has_own = bool(list_things(self.snapshot, Area.DECISION))
        is_asked = self.snapshot.is_covered or bool(self.snapshot.legal_actions)
        if has_own and is_asked:
            self.area = Area.DECISION  # the next decision begins there
        elif not list_things(self.snapshot, self.area):
            self.area = Area.DECISION if has_own else Area.LORDS
        self.changed.emit()
        self.hint_changed.emit()

    def _make_snapshot(self, *, is_covered: bool) -> Snapshot:
        session = self._session
        view, people = session.view, frozenset(session.people)
        is_draft = view.table.phase is Phase.DRAFT
        is_private = is_draft and len(people) > 1
        return Snapshot(
            view,
            tuple(session.names),
            people,
            tuple(session.list_legal_actions()),
            is_covered=(is_covered and is_private) or (is_draft and not people),
        )

    def _pick_up_asked_camp(self) -> None:
        """Pick up the camp that is asked for, if it may be built at once."""
        snapshot = self.snapshot
        if snapshot.table.phase is Phase.CAMPS and snapshot.legal_actions:
            keep = next(action for action in snapshot.legal_actions if isinstance(action, Keep))
            snapshot_with_card = snapshot.replace_choices(held_card=keep.card)
            if snapshot_with_card.sites:
                self.snapshot = snapshot_with_card

    # -- doing something -------------------------------------------------------------------------

    def press(self, thing: Thing) -> None:
        """Do the first thing that can be done there, or say why nothing can."""
        offers = thing.list_offers(self.snapshot)
        if offers:
            self.accept(thing, offers[0])
            return
        refusal = thing.describe_refusal(self.snapshot)
        if refusal is not None:
            self.refused.emit(thing, refusal)
        elif (
            not self.snapshot.legal_actions
            and not self.snapshot.is_covered
            and not self.snapshot.is_over
        ):
            self.refused.emit(thing, self.hint)
        else:
            self.announced.emit(thing.name(self.snapshot))

    def accept(self, thing: Thing | None, offer: Offer) -> None:
        """Do what is offered."""
        if offer.action is not None:
            self._play(thing, offer.action)
        elif offer.snapshot is not None:
            self.snapshot = offer.snapshot
            self.changed.emit()
            self.hint_changed.emit()

    def _play(self, thing: Thing | None, action: Action) -> None:
        reasons = self._session.why_not(action)
        if reasons:
            if thing is not None:
                self.refuse(thing, reasons)
            return
        self.taken_land = 0
        self._session.play(action)

    def refuse(self, thing: Thing, reasons: Sequence[Reason]) -> None:
        """Say why nothing can be done with a thing."""
        self.refused.emit(thing, describe_reasons(reasons))

    def take_back(self) -> bool:
        """Take back the last thing that was begun; False if there is nothing."""
        snapshot = self.snapshot
        if snapshot.first_tower_end is not None:
            self.snapshot = snapshot.replace_choices(held_card=snapshot.held_card)
        elif snapshot.held_card is not None and snapshot.table.phase is not Phase.CAMPS:
            self.snapshot = snapshot.replace_choices()
        elif snapshot.drop_indexes:
            self.snapshot = snapshot.replace_choices(play_indexes=snapshot.play_indexes)
        elif snapshot.play_indexes:
            self.snapshot = snapshot.replace_choices(play_indexes=snapshot.play_indexes[:-1])
        else:
            return False
        self.changed.emit()
        self.hint_changed.emit()
        return True

    def put_back(self) -> None:
        """Put a building back that was dragged away."""
        if self.snapshot.held_card is not None and self.snapshot.table.phase is not Phase.CAMPS:
            self.snapshot = self.snapshot.replace_choices()
            self.changed.emit()

    def set_snapshot(self, snapshot: Snapshot) -> None:
        """Set what is begun on the table, such as a building that is being dragged."""
        self.snapshot = snapshot
        self.changed.emit()

    def choose_again(self) -> None:
        """Take back the whole choice of cards."""
        self.snapshot = self.snapshot.replace_choices()
        self.changed.emit()
        self.hint_changed.emit()

    def confirm(self) -> None:
        """Pick the chosen cards."""
        if self.snapshot.is_ready:
            self._play(None, self.snapshot.draft)

    def uncover(self) -> None:
        """Lift the curtain."""
        if self.snapshot.is_curtain_shown:
            self.snapshot = self.snapshot.uncover()
            self.area = Area.DECISION
            self.changed.emit()
            self.hint_changed.emit()

    @property
    def spoken_hint(self) -> Text:
        """The hint in few words for screen readers, which read what the cursor comes to as well."""
        snapshot = self.snapshot
        if snapshot.is_over:
            return _announce_winners(snapshot)
        if snapshot.is_curtain_shown or not snapshot.legal_actions:
            return self.hint
        match snapshot.table.phase:
            case Phase.DRAFT if not (snapshot.play_indexes or snapshot.drop_indexes):
                return spoken.PLAY_AND_DROP if snapshot.drop_count else spoken.CHOOSE_TWO
            case Phase.CAMPS:
                return self._make_camp_hint(is_spoken=True)
            case Phase.COPY:
                return self._make_copy_hint(is_spoken=True)
            case Phase.BUILD if snapshot.held_card is None:
                return spoken.BUILD_OR_FINISH
            case Phase.BUILD if snapshot.first_tower_end is not None:
                return spoken.SECOND_END
            case Phase.BUILD:
                return spoken.describe_sites(snapshot.sites.bit_count())
            case _:
                return self.hint

    # -- words and buttons -----------------------------------------------------------------------

    @property
    def hint(self) -> Text:
        """The sentence that says what can be done now."""
        snapshot, table = self.snapshot, self.snapshot.table
        if snapshot.is_over:
            return table_words.describe_phase(Phase.OVER)
        if snapshot.is_curtain_shown:
            return table_words.ask_to_look(snapshot.name_lord(snapshot.seat_index))
        if not snapshot.legal_actions:
            return self._make_wait_hint()
        match table.phase:
            case Phase.DRAFT:
                return self._make_draft_hint()
            case Phase.CAMPS:
                return self._make_camp_hint()
            case Phase.BUILD:
                return self._make_build_hint()
            case Phase.TRADE:
                return table_words.ask_for_resource(str(snapshot.asked_post))
            case _:
                return self._make_copy_hint()

    def _make_wait_hint(self) -> Text:
        snapshot = self.snapshot
        seat_indexes = list_seats_to_act(snapshot.view)
        waiting = control_words.name_awaited_players(
            [snapshot.name_lord(seat_index) for seat_index in seat_indexes]
        )
        if (
            snapshot.is_draft
            and snapshot.view.picked[snapshot.seat_index]
            and not snapshot.is_watched
        ):
            return join_whole_sentences([table_words.WAIT_FOR_OTHERS, waiting])
        return waiting

    def _make_draft_hint(self) -> Text:
        snapshot = self.snapshot
        if snapshot.is_ready:
            return table_words.PICKS_ARE_READY
        if snapshot.drop_count:
            if snapshot.play_indexes:
                return table_words.CHOOSE_DROP
            return (
                table_words.CHOOSE_PLAY
                if snapshot.drop_indexes
                else table_words.CHOOSE_PLAY_AND_DROP
            )
        return table_words.CHOOSE_ONE_MORE if snapshot.play_indexes else table_words.CHOOSE_TWO

    def _make_camp_hint(self, *, is_spoken: bool = False) -> Text:
        snapshot, camps = self.snapshot, self.snapshot.table.camps
        assert camps is not None
        number = camps.asked_number
        assert number is not None
        card = name_card(snapshot.catalogue.card_ids[snapshot.catalogue.camps[number]])
        if camps.before and camps.announced is not None:
            if is_spoken:
                return spoken.ask_for_waiting_camp(card, camps.announced)
            other = snapshot.catalogue.camps[camps.announced]
            seat_index = next(n for n, kept in enumerate(snapshot.table.kept) if other in kept)
            name = snapshot.name_lord(seat_index)
            return table_words.ask_for_waiting_camp(card, name, camps.announced)
        must_announce = any(isinstance(action, Announce) for action in snapshot.legal_actions)
        if is_spoken:
            return spoken.ask_for_camp(card, must_announce=must_announce)
        is_announced = camps.announced is not None
        return table_words.ask_for_camp(
            card, must_announce=must_announce, is_announced=is_announced
        )

    def _make_build_hint(self) -> Text:
        snapshot = self.snapshot
        if snapshot.held_card is None:
            return table_words.BUILD_OR_END
        if snapshot.first_tower_end is not None:
            return table_words.SECOND_END
        return control_words.ask_to_put_down(
            name_card(snapshot.held_card), snapshot.sites.bit_count()
        )

    def _make_copy_hint(self, *, is_spoken: bool = False) -> Text:
        snapshot = self.snapshot
        number = find_copier_to_ask(snapshot.view, snapshot.seat_index)
        assert number is not None
        seat_index = find_copy_source(snapshot.table, snapshot.seat_index, number)
        card = snapshot.find_card(number)
        if is_spoken:
            return spoken.ask_for_copy(name_card(card.id), snapshot.name_lord(seat_index))
        assert card.parchment is not None
        is_right = card.parchment.counts == "right"
        return table_words.ask_for_copy(
            name_card(card.id), snapshot.name_lord(seat_index), is_right=is_right
        )

    @property
    def commands(self) -> list[Command]:
        """The buttons of the moment."""
        snapshot = self.snapshot
        if snapshot.is_curtain_shown:
            return [Command(table_words.SHOW_CARDS, self.uncover, is_main=True)]
        if not snapshot.legal_actions:
            return []
        match snapshot.table.phase:
            case Phase.DRAFT:
                has_choice = bool(snapshot.play_indexes or snapshot.drop_indexes)
                return [
                    Command(control_words.CHOOSE_AGAIN, self.choose_again, is_enabled=has_choice),
                    Command(
                        table_words.CONFIRM,
                        self.confirm,
                        is_main=True,
                        is_enabled=snapshot.is_ready,
                    ),
                ]
            case Phase.CAMPS:
                names = {Keep: table_words.KEEP, Announce: table_words.ANNOUNCE}
                return [
                    Command(names[type(action)], partial(self._play, None, action))
                    for action in snapshot.legal_actions
                    if isinstance(action, (Keep, Announce))
                ]
            case Phase.BUILD:
                finish = table_words.FINISH_BUILDING
                return [Command(finish, partial(self._play, None, _PASS), is_main=True)]
            case _:
                return []

    def run_main_command(self) -> bool:
        """Do what the golden button does; False if there is none, or it is disabled."""
        for command in self.commands:
            if command.is_main and command.is_enabled:
                command.run()
                return True
        return False

    def announce_more(self) -> None:
        """Say the next line about what the cursor is on; after the last one, the first again."""
        cursor, snapshot = self.cursor, self.snapshot
        lines = () if cursor is None else cursor.list_lines(snapshot)
        if (cursor, snapshot) != self._described_state:
            self._described_state, self._line_number = (cursor, snapshot), 0
        if not lines:
            self.announced.emit(spoken.NO_MORE)
            return
        self.announced.emit(lines[self._line_number % len(lines)])
        self._line_number += 1

    def show_hint(self) -> None:
        """Say what the best choices would bring and what is passed on, beside the best of them."""
        snapshot = self.snapshot
        hints, passing = list_hints(snapshot), find_passing_hint(snapshot)
        texts = [hint.text for hint in hints] or [hint_words.NOTHING]
        if passing is not None:
            texts.append(passing)
        if not snapshot.legal_actions or snapshot.is_covered:
            texts = [self.hint]
        thing = hints[0].thing if hints else self.cursor or Land(0)
        self.refused.emit(thing, join_whole_sentences(texts))

    # -- the cursor ------------------------------------------------------------------------------

    @property
    def cursor(self) -> Thing | None:
        """The thing under the cursor of the keys; None in an area without things."""
        things = list_things(self.snapshot, self.area)
        cursor = self._cursors.get(self.area)
        if cursor in things:
            return cursor
        if cursor is None or not things:
            return things[self._find_first_index(things)] if things else None
        return things[-1]

    def _find_first_index(self, things: Sequence[Thing]) -> int:
        """The number of the thing on which the cursor begins: on the map a lit one."""
        if self.area is Area.MAP:
            lit = self.snapshot.sites
            return find_first_territory_index(lit) if lit else TERRITORY_NAMES.index("E5")
        return 0

    def set_cursor(self, thing: Thing) -> None:
        """Put the cursor on a thing."""
        self.area = thing.area
        self._cursors[thing.area] = thing

    def move(self, right: int, down: int) -> None:
        """Move the cursor within its area."""
        cursor = self.cursor
        if cursor is not None:
            self._cursors[self.area] = find_neighbour(self.snapshot, cursor, right, down)
        self.show_cursor()

    def move_to_end(self, *, at_start: bool) -> None:
        """Move the cursor to the first or the last thing of its area."""
        things = list_things(self.snapshot, self.area)
        if things:
            self._cursors[self.area] = things[0 if at_start else -1]
        self.show_cursor()

    def go_to_next_site(self, step: int) -> bool:
        """Move the cursor to the next lit territory; False if none is lit."""
        snapshot, lit = self.snapshot, self.snapshot.sites
        if self.area is not Area.MAP or not lit or snapshot.held_card is None:
            return False
        things = list_things(snapshot, Area.MAP)
        cursor = self.cursor
        start = things.index(cursor) if cursor in things else 0
        for number in range(1, len(things) + 1):
            index = (start + step * number) % len(things)
            if lit >> index & 1:
                self._cursors[Area.MAP] = things[index]
                break
        self.show_cursor()
        return True

    def go_to_next_area(self, step: int) -> bool:
        """Go to the next area with things in it; False after the last one."""
        areas = list(Area)
        number = areas.index(self.area) + step
        while 0 <= number < len(areas):
            if list_things(self.snapshot, areas[number]):
                self.area = areas[number]
                self.show_cursor()
                return True
            number += step
        return False

    def enter(self, *, at_end: bool) -> None:
        """Put the cursor into the first area with things in it, or into the last one."""
        areas = [area for area in Area if list_things(self.snapshot, area)]
        self.area = areas[-1 if at_end else 0]
        self.changed.emit()

    def go_to(self, area: Area) -> None:
        """Put the cursor into an area."""
        if list_things(self.snapshot, area):
            self.area = area
            self.show_cursor()

    def go_to_sites(self) -> None:
        """Put the cursor on a lit territory of the map."""
        self.go_to(Area.MAP)
        cursor = self.cursor
        if not (isinstance(cursor, Land) and self.snapshot.sites >> cursor.index & 1):
            self.go_to_next_site(1)

    def show_cursor(self) -> None:
        """Show the cursor of the keys, which are used from now on."""
        self.is_keyboard_active = True
        self.changed.emit()


def _announce_winners(snapshot: Snapshot) -> Text:
    sheet, seats = snapshot.score_sheet, snapshot.table.seats
    names = [snapshot.name_lord(seats.index(seat)) for seat in sheet.winners]
    return spoken.announce_winners(names, sheet.columns[sheet.winners[0]].total)
