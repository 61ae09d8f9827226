"""The steps in which Henry's turns and others are shown: how the table looks, what is said."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from twoheirs_qt.games.two_heirs.advice.scores import calculate_worth_to_opponent
from twoheirs_qt.games.two_heirs.opponents.gains import find_gains
from twoheirs_qt.games.two_heirs.play.chronicle import count_later_entries, has_entry
from twoheirs_qt.games.two_heirs.play.session import GameSession
from twoheirs_qt.games.two_heirs.play.snapshot import (
    Moment,
    TableSnapshot,
    TreasureSnapshot,
    take_snapshot,
)
from twoheirs_qt.games.two_heirs.rules import (
    Action,
    Build,
    EndTurn,
    Expand,
    State,
    Step,
    Take,
    apply_in_steps,
    list_clockwise,
)
from twoheirs_qt.games.two_heirs.rules.cells import NEIGHBOUR_CELLS, Cell
from twoheirs_qt.games.two_heirs.rules.events import (
    Event,
    HenryCannotTake,
    HenryFoundNoCell,
    HenryLooked,
    HenryPlaced,
    HenryRule,
    HenryTroopMoved,
    LastRoundTriggered,
    Taken,
    TreasurePlaced,
    TreasureRemoved,
    TurnBegan,
    TurnEnded,
)
from twoheirs_qt.games.two_heirs.rules.henry import HenryForecast, TileForecast
from twoheirs_qt.games.two_heirs.things.highlights import find_cell
from twoheirs_qt.games.two_heirs.words import actions as gain_texts
from twoheirs_qt.games.two_heirs.words import solo as texts
from twoheirs_qt.games.two_heirs.words import table as table_texts
from twoheirs_qt.games.two_heirs.words.actions import add_gains
from twoheirs_qt.games.two_heirs.words.events import describe_event
from twoheirs_qt.games.two_heirs.words.names import (
    Names,
    combine_equal_names,
    describe_amounts,
    name_cell,
    name_player,
    name_terrain,
    name_tile,
    name_tile_by_id,
)
from twoheirs_qt.tabletop.play.history import ActionCommand, Transition
from twoheirs_qt.tabletop.text.text import (
    Text,
    join_by_or,
    join_by_semicolons,
    make_untranslated_text,
)


def list_gains(before: State, action: Action, names: Names) -> list[Text]:
    """Phrases for the points of both heirs; without any, for what was prevented or prepared."""
    (gain,) = find_gains(before, [action])
    heir = before.active
    phrases = [
        (gain_texts.MORE_POINTS if points > 0 else gain_texts.FEWER_POINTS)
        .fill_n(abs(points))
        .fill(heir=name_player(names, gaining_heir))
        for gaining_heir, points in ((heir, gain.own), (heir.opponent, gain.theirs))
        if points
    ]
    if phrases:
        return phrases
    if isinstance(action, Take):
        worth = calculate_worth_to_opponent(before, action)
        if worth > 0:
            other = name_player(names, heir.opponent)
            return [gain_texts.PREVENTED.fill_n(worth).fill(heir=other)]
    own = name_player(names, heir)
    gained = [max(amount, 0) for amount in gain.access]
    lost = [max(-amount, 0) for amount in gain.access]
    if any(gained):
        phrase = gain_texts.OTHER_ACCESS if any(lost) else gain_texts.MORE_ACCESS
        phrase = phrase.fill(heir=own, resources=describe_amounts(gained))
        phrases.append(phrase.fill(lost=describe_amounts(lost)) if any(lost) else phrase)
    if gain.reach > 0:
        phrases.append(gain_texts.MORE_REACH.fill_n(gain.reach).fill(heir=own))
    return phrases


class TurnMarks(NamedTuple):
    """The marks while Henry's turn, or where he will build, is shown.

    - `ordered_cells`: those around `centre`, numbered in his order; he passed over `tried_cells`
    - `chosen`: the cell he took; `cells`: those that fulfil the condition of a treasure
    - `tiles`: on each cell, the tiles that would go there, by id
    - `passed_slots`: places of the reserve that he passed over; `is_supply_marked`: the supply
      decides
    - `slot`: the place he takes from, whose tile the scene rims
    """

    ordered_cells: tuple[Cell, ...] = ()
    tried_cells: frozenset[Cell] = frozenset()
    chosen: Cell | None = None
    centre: Cell | None = None
    cells: frozenset[Cell] = frozenset()
    tiles: tuple[tuple[Cell, tuple[str, ...]], ...] = ()
    passed_slots: frozenset[int] = frozenset()
    slot: int | None = None
    is_supply_marked: bool = False


NO_TURN_MARKS: Final = TurnMarks()
_EMPTY: Final = make_untranslated_text("")


class TurnStep(NamedTuple):
    """One thing that is done: how the table looks then, what is said of it, and what is marked.

    - `heading`: whose turn it is, and the number of the step in it
    - `hint`, `hint_by_step`: what can be done meanwhile, also where each step waits for a key
    - `is_again`: the turn is shown once more
    - `hidden_entry_count`: how many of the newest entries of the chronicle tell of later steps
    """

    event: Event
    snapshot: TableSnapshot
    text: Text
    marks: TurnMarks
    heading: Text = _EMPTY
    hint: Text = _EMPTY
    hint_by_step: Text = _EMPTY
    is_again: bool = False
    hidden_entry_count: int = 0


# -- the steps of a turn --------------------------------------------------------------------------


def list_new_turn_steps(session: GameSession, change: Transition) -> tuple[TurnStep, ...]:
    """The steps of the turn of Henry's or a computer's that `change` ends with; empty if none."""
    events = change.events
    if not (change.is_forward and any(isinstance(event, TurnEnded) for event in events)):
        return ()
    if not (includes_henrys_turn(events) or is_computers_turn(session, events)):
        return ()
    steps = _list_plain_steps(session)
    hidden = count_later_entries(events, [step.event for step in steps])
    return tuple(
        step._replace(hidden_entry_count=count)
        for step, count in zip(_add_headings(session, steps, is_again=False), hidden, strict=True)
    )


def list_last_turn_steps(session: GameSession) -> tuple[TurnStep, ...]:
    """The steps of the last turn once more, Henry's or in a duel the one before the running one.

    Empty if there is none.
    """
    return tuple(_add_headings(session, _list_plain_steps(session), is_again=True))


def _list_plain_steps(session: GameSession) -> tuple[TurnStep, ...]:
    """The bare steps of the last turn, in order."""
    if session.state.solo is None:
        return tuple(_list_duel_steps(session))
    turn = find_henrys_last_turn(session)
    return () if turn is None else list_henrys_steps(turn, session.names)


def _add_headings(
    session: GameSession, steps: tuple[TurnStep, ...], *, is_again: bool
) -> Iterator[TurnStep]:
    """These steps of the last turn with what stands over and below them."""
    if session.state.solo is not None:
        heading = texts.LAST_TURN_STEP if is_again else texts.TURN_STEP
        hint, by_step = texts.HINT_SHOWING_TURN, texts.HINT_STEP_BY_STEP
    else:
        heading_of_new_turn = (
            table_texts.REMOTE_TURN_STEP if session.is_remote else table_texts.COMPUTERS_TURN_STEP
        )
        heading = table_texts.LAST_TURN_STEP if is_again else heading_of_new_turn
        players = [
            name_player(session.names, command.before.state.active)
            for command in _list_last_turn_commands(session)
        ]
        hint, by_step = (
            hint.fill(heir=players[0]) if players else hint
            for hint in (table_texts.HINT_LAST_TURN, table_texts.HINT_LAST_TURN_STEP)
        )
    for number, step in enumerate(steps, 1):
        step_heading = heading.fill(number=number, count=len(steps))
        yield step._replace(
            heading=step_heading, hint=hint, hint_by_step=by_step, is_again=is_again
        )


# -- the last turn of a duel ----------------------------------------------------------------------


def _list_last_turn_commands(session: GameSession) -> list[ActionCommand]:
    """The actions of the last turn that has ended, from its first to its end."""
    commands: list[ActionCommand] = []
    for command in reversed(session.done_commands):
        if isinstance(command.action, EndTurn):
            if commands:
                break
            commands.append(command)
        elif commands:
            commands.append(command)
    return commands[::-1]


def is_computers_turn(session: GameSession, events: Sequence[Event]) -> bool:
    """Whether `events`, the last of the game, are a whole turn from elsewhere, to its end.

    A replay can go through such a turn action by action.
    """
    turn, last = _list_last_turn_commands(session), [*session.done_commands[-1:]]
    if turn[-1:] != last or not all(
        event in events for command in turn for event in command.events
    ):
        return False
    return any(session.is_played_elsewhere(command.before.state.active) for command in last)


def _list_duel_steps(session: GameSession) -> Iterator[TurnStep]:
    names = session.names
    for command in _list_last_turn_commands(session):
        # Of the end of the turn it is told how the table looked before the next turn began.
        ends_turn = isinstance(command.action, EndTurn)
        moment = command.before if ends_turn else command.after
        assert isinstance(moment, Moment)
        snapshot = take_snapshot(moment, names)
        before = command.before.state
        gains = list[Text]()
        if not ends_turn and session.is_played_elsewhere(before.active):
            gains = list_gains(before, command.action, names)
        for event in command.events:
            if isinstance(event, TurnBegan) or not has_entry(event):
                continue
            # The first thing that happens is what was done.
            text = add_gains(describe_event(event, before.catalogue, names), gains)
            gains = []
            yield TurnStep(event, snapshot, text, TurnMarks(chosen=find_cell(event)))


# -- Henry's turn ---------------------------------------------------------------------------------


class HenrysTurn(NamedTuple):
    """The state before the human ended the turn, and the steps that followed."""

    before: State
    steps: tuple[Step, ...]


def find_henrys_last_turn(session: GameSession) -> HenrysTurn | None:
    """The last turn of Henry among the actions that are done; None if he has not played yet."""
    if not session.is_open or session.state.solo is None:
        return None
    for command in reversed(session.done_commands):
        if isinstance(command.action, EndTurn) and includes_henrys_turn(command.events):
            before = command.before.state
            return HenrysTurn(before, apply_in_steps(before, command.action))
    return None


def includes_henrys_turn(events: tuple[object, ...]) -> bool:
    """Whether a turn of Henry's is among these events."""
    return any(isinstance(event, HenryLooked | HenryCannotTake) for event in events)


def list_henrys_steps(turn: HenrysTurn, names: Names) -> tuple[TurnStep, ...]:
    """All steps of a turn, in order; at least one."""
    return tuple(_HenrysSteps(turn, names).list_steps())


class _HenrysSteps:
    """Goes through a turn; `_snapshot` is the snapshot after the steps made so far."""

    def __init__(self, turn: HenrysTurn, names: Names) -> None:
        self._turn = turn
        self._names = names
        self._state = turn.before
        self._snapshot = self._take_snapshot(turn.before)

    def list_steps(self) -> Iterator[TurnStep]:
        for step in self._turn.steps:
            after = self._take_snapshot(step.state)
            # Treasures that go in this step lie there until their going is told.
            removed_treasures = [
                _make_removed_snapshot(event)
                for event in step.events
                if isinstance(event, TreasureRemoved)
            ]
            for event in step.events:
                yield from self._make_turn_steps(event, step, after, removed_treasures)
            self._snapshot, self._state = after, step.state

    def _make_turn_steps(
        self,
        event: Event,
        step: Step,
        after: TableSnapshot,
        removed_treasures: list[TreasureSnapshot],
    ) -> Iterator[TurnStep]:
        match event:
            case HenryLooked():
                yield self._make_turn_step(event, self._make_search_marks(event, step))
            case HenryCannotTake() | LastRoundTriggered():
                yield self._make_turn_step(event)
            case Taken(tile=tile):
                self._snapshot = _change_solo(after, removed_treasures, taken=tile)
                yield self._make_turn_step(event)
            case HenryPlaced(at=at, centre=centre, tried=tried):
                self._snapshot = _change_solo(after, removed_treasures)
                order = NEIGHBOUR_CELLS[centre][: len(tried) + 1]
                marks = TurnMarks(
                    ordered_cells=order, tried_cells=frozenset(tried), chosen=at, centre=centre
                )
                yield self._make_turn_step(event, marks)
            case HenryFoundNoCell(centre=centre):
                order = NEIGHBOUR_CELLS[centre]
                marks = TurnMarks(ordered_cells=order, tried_cells=frozenset(order), centre=centre)
                yield self._make_turn_step(event, marks)
            case TreasurePlaced(at=at):
                self._snapshot = _change_solo(after, removed_treasures)
                yield self._make_turn_step(event, TurnMarks(chosen=at))
            case TreasureRemoved(at=at, by=by):
                self._snapshot = _change_solo(after, removed_treasures, leaving=at)
                yield self._make_turn_step(event, TurnMarks(cells=frozenset(by)))
                removed_treasures[:] = [
                    treasure for treasure in removed_treasures if treasure.cell != at
                ]
            case HenryTroopMoved(to=to):
                self._snapshot = _change_solo(after, removed_treasures)
                yield self._make_turn_step(event, TurnMarks(chosen=to))

    def _make_search_marks(self, event: HenryLooked, step: Step) -> TurnMarks:
        """The places passed over, in the reserve as it is before he takes."""
        slots_of_passed_tiles = [
            slot for slot in list_clockwise(self._state) if self._find_tile(slot) in event.passed
        ]
        taken_slot = next(other.slot for other in step.events if isinstance(other, Taken))
        passed_slots = frozenset(slot for slot in slots_of_passed_tiles if slot != taken_slot)
        return TurnMarks(
            passed_slots=passed_slots, slot=taken_slot, is_supply_marked=event.terrain is not None
        )

    def _find_tile(self, slot: int) -> str | None:
        tile = self._state.slots[slot]
        return None if tile is None else tile.id

    def _make_turn_step(self, event: Event, marks: TurnMarks = NO_TURN_MARKS) -> TurnStep:
        text = describe_event(event, self._state.catalogue, self._names)
        return TurnStep(event, self._snapshot, text, marks)

    def _take_snapshot(self, state: State) -> TableSnapshot:
        """The table in a state that the game has passed through."""
        return take_snapshot(Moment(state), self._names)


def _make_removed_snapshot(event: TreasureRemoved) -> TreasureSnapshot:
    return TreasureSnapshot(event.treasure, event.at, event.by, 0)


def _change_solo(
    snapshot: TableSnapshot,
    removed_treasures: list[TreasureSnapshot],
    *,
    taken: str | None = None,
    leaving: Cell | None = None,
) -> TableSnapshot:
    solo = snapshot.solo
    assert solo is not None
    treasures = (*solo.treasures, *removed_treasures)
    return snapshot._replace(
        solo=solo._replace(treasures=treasures, taken=taken, leaving_treasure=leaving)
    )


def plan_words(forecast: HenryForecast | None, state: State, names: Names) -> tuple[Text, Text]:
    """A heading and the sentences about `forecast`; None: he has no turn any more."""
    if forecast is None:
        return texts.WHERE_HENRY_BUILDS, texts.NO_TURN
    if (
        forecast.search_event is None
        and not forecast.tile_forecasts
        and not forecast.may_take_refill
    ):
        return texts.IF_TURN_ENDED, texts.EMPTY_RESERVE
    if forecast.search_event is not None:
        (tile_forecast,) = forecast.tile_forecasts
        looked = describe_event(forecast.search_event, state.catalogue, names)
        plan = _plan_text(tile_forecast, forecast.centre)
        return texts.IF_TURN_ENDED, texts.SEARCH_THEN_PLAN.fill(looked=looked, plan=plan)
    parts = _list_possibility_texts(forecast.tile_forecasts)
    if forecast.may_take_refill:
        parts.append(texts.POSSIBLE_REFILL.fill(terrain=name_terrain(state.stack[0].terrain)))
    return texts.BEFORE_TAKE, join_by_semicolons(parts)


def plan_with(heading: Text, placed: Build | Expand | Take, state: State) -> Text:
    """The heading of a plan for the table with one more tile on it, or one taken."""
    if isinstance(placed, Take):
        return texts.AFTER_THIS_TAKE
    words = (
        texts.PLAN_WITH_BUILT_TILE if isinstance(placed, Build) else texts.PLAN_WITH_EXPANDED_TILE
    )
    tile = name_tile_by_id(placed.tile, state.catalogue)
    return words.fill(tile=tile, cell=name_cell(placed.at), heading=heading)


def _plan_text(tile_forecast: TileForecast, centre: Cell) -> Text:
    tile, around = name_tile(tile_forecast.tile), name_cell(centre)
    text = texts.PLANS[tile_forecast.rule].fill(tile=tile, centre=around)
    return text if tile_forecast.at is None else text.fill(cell=name_cell(tile_forecast.at))


def _list_possibility_texts(tile_forecasts: tuple[TileForecast, ...]) -> list[Text]:
    """The tiles that could go to each cell, those for one cell together."""
    names_by_place: dict[tuple[Cell | None, HenryRule], list[Text]] = {}
    for tile_forecast in tile_forecasts:
        names_by_place.setdefault((tile_forecast.at, tile_forecast.rule), []).append(
            name_tile(tile_forecast.tile)
        )
    return [
        texts.POSSIBLE_REMOVAL.fill(tiles=join_by_or(combine_equal_names(names)))
        if at is None
        else texts.POSSIBLE_CELL_BY_RULE[rule].fill(
            tiles=join_by_or(combine_equal_names(names)), cell=name_cell(at)
        )
        for (at, rule), names in names_by_place.items()
    ]


def plan_marks(plan: HenryForecast | None) -> TurnMarks:
    """The marks of the plan on the table."""
    if plan is None:
        return NO_TURN_MARKS
    tiles: dict[Cell, tuple[str, ...]] = {}
    for tile_forecast in plan.tile_forecasts:
        if tile_forecast.at is not None:
            tiles[tile_forecast.at] = (*tiles.get(tile_forecast.at, ()), tile_forecast.tile.id)
    certain = plan.tile_forecasts[0] if plan.search_event and plan.tile_forecasts else None
    return TurnMarks(
        ordered_cells=plan.around,
        tried_cells=frozenset(certain.tried) if certain else frozenset(),
        chosen=certain.at if certain else None,
        centre=plan.centre,
        tiles=tuple(tiles.items()),
        slot=certain.slot if certain else None,
    )
