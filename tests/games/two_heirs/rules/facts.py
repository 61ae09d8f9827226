"""Facts of a state, in the form in which scenarios state them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, fields
from enum import Enum
from typing import Any, Final

from tests.box import load_box
from twoheirs_qt.games.two_heirs.codec.actions import dump_action, parse_action
from twoheirs_qt.games.two_heirs.codec.position import dump_position
from twoheirs_qt.games.two_heirs.rules import (
    Event,
    Heir,
    HeirScore,
    Reason,
    State,
    Terrain,
    find_coverage,
    list_legal_actions,
    make_capabilities,
    make_score_sheet,
    why_not,
)


def find_fact(check: str, value: Any, state: State, events: tuple[Event, ...]) -> Any:
    """Return the fact, in the form of `value`, which a scenario states for `check`."""
    return _FACTS[check](value, state, events)


def _keep_legal(expected: list[Any], state: State, events: object) -> list[Any]:
    legal = list_legal_actions(state)
    return [action for action in expected if parse_action(action) in legal]


def _check_refusals(expected: list[Any], state: State, events: object) -> list[Any]:
    results = []
    for entry in expected:
        reasons = [
            describe_reason(reason) for reason in why_not(state, parse_action(entry["action"]))
        ]
        results.append({"action": entry["action"], "why": _sort_like(entry["why"], reasons)})
    return results


def _list_all(
    expected: Mapping[str, list[Any]], state: State, events: object
) -> dict[str, list[Any]]:
    results: dict[str, list[Any]] = {kind: [] for kind in expected}
    for action in list_legal_actions(state):
        kind = _format_kebab(type(action).__name__)
        if kind in expected:
            described = {name: value for name, value in dump_action(action).items() if name != "do"}
            results[kind].append(
                next(iter(described.values())) if len(described) == 1 else described
            )
    return {kind: _sort_like(expected[kind], actions) for kind, actions in results.items()}


def _list_events(expected: list[Any], state: State, events: tuple[Event, ...]) -> list[Any]:
    return [describe_event(event) for event in events]


def _check_happened(expected: list[Any], state: State, events: tuple[Event, ...]) -> list[Any]:
    described = [describe_event(event) for event in events]
    return [event for event in expected if event in described] or described


def _describe_means(expected: Mapping[str, Any], state: State, events: object) -> dict[str, Any]:
    results = {}
    for heir, parts in expected.items():
        means = make_capabilities(state, Heir[heir.upper()])
        access = {
            terrain.word: means.access[terrain] for terrain in Terrain if means.access[terrain]
        }
        described = {"reach": means.reach, "slots": list(means.slots), "access": access}
        described["cells"] = _sort_like(
            parts.get("cells", []), [list(cell) for cell in means.cells]
        )
        results[heir] = {name: described[name] for name in parts}
    return results


def _describe_coverage(expected: Mapping[str, Any], state: State, events: object) -> dict[str, Any]:
    results = {}
    for tile, parts in expected.items():
        covered = find_coverage(state, load_box().tiles[tile])
        sources = [describe_value(source) for source in covered.sources]
        short = {
            terrain.word: covered.missing_resources[terrain]
            for terrain in Terrain
            if covered.missing_resources[terrain]
        }
        described = {"sources": sources, "discounts": covered.discounts, "short": short}
        results[tile] = {name: described[name] for name in parts}
    return results


def _describe_score(expected: Mapping[str, Any], state: State, events: object) -> dict[str, Any]:
    sheet = make_score_sheet(state)
    results: dict[str, Any] = {}
    for name, parts in expected.items():
        if name == "winner":
            results[name] = None if sheet.winner is None else sheet.winner.word
        elif name == "decided_by":
            results[name] = sheet.decided_by.value
        else:
            column = sheet.heirs[Heir[name.upper()]]
            values = {
                "total": column.total,
                "roads": column.roads,
                "treasures": column.treasures,
                "in_reserve": column.in_reserve,
                "doubled": sorted(line.points for line in column.buildings if line.doubled),
                "lines": [
                    _describe_line(stated_line, column) for stated_line in parts.get("lines", ())
                ],
            }
            results[name] = {key: values[key] for key in parts}
    return results


def _describe_line(expected: Mapping[str, Any], column: HeirScore) -> dict[str, Any]:
    """The line of a building; that it is doubled is told even if the scenario does not ask."""
    for line in column.buildings:
        if list(line.at) == expected["at"]:
            described = {"at": expected["at"], "tile": line.tile.id, "points": line.points}
            doubled = {"doubled": line.doubled} if line.doubled or "doubled" in expected else {}
            return {**{key: described[key] for key in described if key in expected}, **doubled}
    return {}


def _list_cells(expected: list[Any], state: State, events: object) -> list[Any]:
    lines = {line.at: line for column in make_score_sheet(state).heirs for line in column.buildings}
    results = []
    for entry in expected:
        cells = [list(cell) for cell in lines[tuple(entry["at"])].cells]
        results.append({"at": entry["at"], "from": _sort_like(entry["from"], cells)})
    return results


def _list_roads(expected: list[Any], state: State, events: object) -> list[Any]:
    described = []
    for road in make_score_sheet(state).roads:
        cells = sorted(list(cell) for cell in road.cells)
        heir = None if road.heir is None else road.heir.word
        white, blue = road.buildings
        described.append(
            {"cells": cells, "white": white, "blue": blue, "heir": heir, "points": road.points}
        )
    return _sort_like([{**road, "cells": sorted(road["cells"])} for road in expected], described)


def _describe_after(expected: Mapping[str, Any], state: State, events: object) -> dict[str, Any]:
    position: Any = dump_position(state)
    results = {}
    for name, parts in expected.items():
        value = position[name]
        if name == "landscape":
            value = _match_items([{"owner": None, **tile} for tile in parts], value, parts)
        elif name == "troops":
            value = {heir: _match_items(parts[heir], value[heir], parts[heir]) for heir in parts}
        elif name in {"reserve", "solo"}:
            value = {key: value[key] for key in parts}
        elif name == "hands":
            value = {heir: sorted(value[heir]) for heir in parts}
        results[name] = value
    return results


def _match_items(
    expected: Sequence[Any], facts: Sequence[Any], described: Sequence[Any]
) -> list[Any]:
    """List those of `described` whose facts hold all that an item of `expected` says."""
    unmatched = list(facts)
    matched = []
    for item, description in zip(expected, described, strict=True):
        for real in unmatched:
            if item.items() <= real.items():
                unmatched.remove(real)
                matched.append(description)
                break
    return matched


def _keep_empty(expected: list[Any], state: State, events: object) -> list[Any]:
    return [cell for cell in expected if tuple(cell) not in state.landscape]


_FACTS: Final[dict[str, Callable[[Any, State, tuple[Event, ...]], Any]]] = {
    "legal": _keep_legal,
    "refused": _check_refusals,
    "all": _list_all,
    "events": _list_events,
    "happened": _check_happened,
    "means": _describe_means,
    "coverage": _describe_coverage,
    "score": _describe_score,
    "cells": _list_cells,
    "roads": _list_roads,
    "after": _describe_after,
    "empty": _keep_empty,
}
CHECKS: Final = tuple(_FACTS)
"""Everything that a scenario can state."""


def expect(check: str, value: Any) -> Any:
    """Return what a scenario states for `check`, its unordered lists in the order of `fact`."""
    if check == "roads":
        return [{**road, "cells": sorted(road["cells"])} for road in value]
    if check == "after" and "hands" in value:
        return {**value, "hands": {heir: sorted(hand) for heir, hand in value["hands"].items()}}
    return value


def _sort_like(expected: Sequence[Any], facts: Sequence[Any]) -> list[Any]:
    """Sort `facts`: expected ones first, in their order, so that lists compare as sets do."""
    remaining = list(facts)
    ordered = []
    for item in expected:
        if item in remaining:
            remaining.remove(item)
            ordered.append(item)
    return ordered + remaining


# -- values in words ------------------------------------------------------------------------------


def describe_event(event: Event) -> dict[str, Any]:
    """Describe an event as scenarios do: its kind, and fields that are not as usual."""
    return {"event": _format_kebab(type(event).__name__), **describe_value(event)}


def describe_reason(reason: Reason) -> dict[str, Any]:
    """Describe a reason as scenarios do."""
    described = {"why": _format_kebab(reason.why.name.title().replace("_", ""))}
    return {**described, **{k: v for k, v in describe_value(reason).items() if k != "why"}}


def describe_value(value: Any) -> Any:
    """Describe a dataclass as an object, an enum by its name.

    Without the fields at their defaults, and those that follow from the others.
    """
    if isinstance(value, Heir | Terrain):
        return value.word
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple):
        return [describe_value(item) for item in value]
    if hasattr(value, "__dataclass_fields__"):
        return {
            field.name: describe_value(getattr(value, field.name))
            for field in fields(value)
            if field.init
            and (field.default is MISSING or getattr(value, field.name) != field.default)
        }
    return value


def _format_kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()
