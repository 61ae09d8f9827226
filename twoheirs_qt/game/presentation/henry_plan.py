"""Where Henry will build: which tile would go where, and why, in words and as marks."""

from __future__ import annotations

from twoheirs_qt.game.presentation.turn_animation import NO_TURN_MARKS, TurnMarks
from twoheirs_qt.rules.cells import Cell
from twoheirs_qt.rules.events import HenryRule
from twoheirs_qt.rules.henry_outlook import Outlook, Prospect
from twoheirs_qt.rules.state import State
from twoheirs_qt.words import solo as texts
from twoheirs_qt.words.events import event_text
from twoheirs_qt.words.names import Names, cell_name, terrain_name, tile_name
from twoheirs_qt.words.text import Text, either, join_by_semicolons


def plan_words(found: Outlook | None, state: State, names: Names) -> tuple[Text, Text]:
    """A heading and the sentences about `found`; None: he has no turn any more."""
    if found is None:
        return texts.WHERE, texts.NO_TURN
    if found.looked is None and not found.prospects and not found.unseen:
        return texts.IF_ENDED, texts.EMPTY_RESERVE
    if found.looked is not None:
        (prospect,) = found.prospects
        looked = event_text(found.looked, state.catalogue, names)
        plan = _plan(prospect, found.centre)
        return texts.IF_ENDED, texts.LOOKED_THEN.fill(looked=looked, plan=plan)
    parts = _coulds(found.prospects)
    if found.unseen:
        parts.append(texts.COULD_UNSEEN.fill(terrain=terrain_name(state.stack[0].terrain)))
    return texts.BEFORE_TAKE, join_by_semicolons(parts)


def _plan(prospect: Prospect, centre: Cell) -> Text:
    tile, around = tile_name(prospect.tile), cell_name(centre)
    text = texts.PLANS[prospect.rule].fill(tile=tile, centre=around)
    return text if prospect.at is None else text.fill(cell=cell_name(prospect.at))


def _coulds(prospects: tuple[Prospect, ...]) -> list[Text]:
    """Which tiles could go where, those for one cell together."""
    found: dict[tuple[Cell | None, HenryRule], list[Text]] = {}
    for prospect in prospects:
        found.setdefault((prospect.at, prospect.rule), []).append(tile_name(prospect.tile))
    return [
        texts.COULD_LEAVE.fill(tiles=either(names))
        if at is None
        else texts.COULD_GO.fill(tiles=either(names), cell=cell_name(at), rule=rule.value)
        for (at, rule), names in found.items()
    ]


def plan_marks(found: Outlook | None) -> TurnMarks:
    """The marks of the plan on the table."""
    if found is None:
        return NO_TURN_MARKS
    tiles: dict[Cell, tuple[str, ...]] = {}
    for prospect in found.prospects:
        if prospect.at is not None:
            tiles[prospect.at] = (*tiles.get(prospect.at, ()), prospect.tile.id)
    certain = found.prospects[0] if found.looked and found.prospects else None
    return TurnMarks(
        order=found.around,
        tried=frozenset(certain.tried) if certain else frozenset(),
        chosen=certain.at if certain else None,
        centre=found.centre,
        tiles=tuple(tiles.items()),
        slot=certain.slot if certain else None,
    )
