"""Scenarios: positions, what is done in them, and what must come of it, as readable JSON.

A file in `tests/games/two_heirs/scenarios` belongs to one paragraph or ruling of the rules:
`{"rule": "§3 A take", "about": "…", "scenarios": [...]}`. A scenario has a `title` and

- `position`: as in a position file. What is left out is filled in: both retinues on the first tile
  of the landscape, the ordinary troops in the royal reserve, a ring of six tiles and a supply of
  four (tiles that the scenario does not name), nothing taken, White to move and in the South;
  in a solo game level 1, no treasures, and Henry's troops outside.
- or `new`: the options of a new game.
- `box`: facts of tiles in a corrected catalogue, as in a catalogue file, that differ from ours.
- `actions`: done in this order; each must be legal.

What must hold afterwards; lists name everything there is unless told otherwise:

- `legal`, `refused`: actions that can be done; actions that cannot, each with all its reasons
- `all`: kind of action -> every legal action of that kind
- `events`: what the last action brought about, in order; `happened`: some of it
- `means`: heir -> reach, slots, access, cells; `coverage`: tile -> what pays for it
- `score`: heir -> total, roads, treasures, in_reserve, `lines` (some of the buildings: points
  before doubling, and whether doubled), `doubled` (the points of all that are); `winner`,
  `decided_by`
- `cells`: the cells behind the points of the building on a cell
- `roads`: every road of two tiles or more
- `after`: parts of the position; of the landscape and the troops only those that are named
- `empty`: cells without a tile
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from tests.box import ROOT, load_box
from tests.games.two_heirs.rules.facts import CHECKS
from twoheirs_qt.games.two_heirs.codec.actions import parse_action
from twoheirs_qt.games.two_heirs.codec.position import parse_position
from twoheirs_qt.games.two_heirs.rules import (
    Building,
    Catalogue,
    Edge,
    Event,
    Heir,
    NewGame,
    State,
    TileSet,
    apply,
    create_game,
)

FOLDER: Final = ROOT / "tests/games/two_heirs/scenarios"
_SUPPLY: Final = 4
_CROSSES: Final = {"wood": "retinue", "wheat": "troop", "stone": "troop"}
_DEFAULTS: Final[dict[str, Any]] = {
    "format": "twoheirs-position",
    "version": 1,
    "south": "white",
    "score_roads": True,
    "active": "white",
    "taken": False,
    "discounts": 0,
    "siege": [],
    "turns_left": None,
}
_GIVEN: Final = ("title", "box", "position", "new", "actions")


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario: the rule it belongs to, and its parts as they stand in the file."""

    rule: str
    file: str
    parts: Mapping[str, Any]

    @property
    def title(self) -> str:
        return f"{self.file}: {self.parts['title']}"


def read_scenarios(folder: Path = FOLDER) -> Iterator[Scenario]:
    """All scenarios of all files; a file or a field that is not as told above is an error."""
    for path in sorted(folder.glob("*.json")):
        data = json.loads(path.read_text("utf-8"))
        assert set(data) == {"rule", "about", "scenarios"}, path.name
        assert data["scenarios"], path.name
        for parts in data["scenarios"]:
            unknown = set(parts) - set(CHECKS) - set(_GIVEN)
            assert not unknown, f"{path.name}: {unknown}"
            assert any(check in parts for check in CHECKS), f"{path.name}: nothing is checked"
            yield Scenario(data["rule"], path.name, parts)


def start(scenario: Scenario) -> State:
    """The state that a scenario begins with."""
    catalogue = _make_box(scenario.parts.get("box", {}))
    if "new" in scenario.parts:
        return create_game(catalogue, _parse_options(scenario.parts["new"]))
    return parse_position(fill_position(scenario.parts["position"]), catalogue)


def _make_box(corrected: Mapping[str, Mapping[str, Any]]) -> Catalogue:
    """Our box, with the facts of some tiles replaced."""
    if not corrected:
        return load_box()
    tiles = dict(load_box().tiles)
    for name, facts in corrected.items():
        changes: dict[str, Any] = dict(facts)
        if "building" in changes:
            changes["building"] = Building(changes["building"])
        if "roads" in changes:
            changes["roads"] = tuple(frozenset(Edge[e] for e in road) for road in facts["roads"])
        tiles[name] = replace(tiles[name], **changes)
    return replace(load_box(), digest="corrected", tiles=tiles)


def _parse_options(parts: Mapping[str, Any]) -> NewGame:
    choices = dict(parts)
    for name in ("south", "first"):
        if choices.get(name) is not None:
            choices[name] = Heir[choices[name].upper()]
    if "sets" in choices:
        choices["sets"] = tuple(TileSet(name) for name in choices["sets"])
    return NewGame(**choices)


def fill_position(parts: Mapping[str, Any]) -> dict[str, Any]:
    """A whole position file of the parts that a scenario names."""
    position = {**_DEFAULTS, **parts}
    is_solo = "solo" in parts
    position["mode"] = "solo" if is_solo else "duel"
    position["landscape"] = [{"owner": None, **tile} for tile in parts["landscape"]]
    first = parts["landscape"][0]["at"]
    active, south = position["active"], position["south"]
    if is_solo:
        position["solo"] = {
            "level": 1,
            "pile": [],
            "treasures": [],
            "last_built": None,
            "start": first,
            **parts["solo"],
        }
    troops = {}
    for heir in ("white", "blue"):
        given_troops = parts.get("troops", {}).get(heir, [])
        troops[heir] = (
            _fill_henrys_troops(given_troops)
            if is_solo and heir != south
            else _fill_troops(given_troops, first)
        )
    position["troops"] = troops
    hands = {"white": [], "blue": [], **parts.get("hands", {})}
    position["hands"] = hands
    reserve = parts.get("reserve", {})
    used_tiles = {tile["tile"] for tile in position["landscape"]}
    used_tiles.update(hands["white"], hands["blue"], parts.get("stack", ()))
    used_tiles.update(tile for tile in reserve.get("slots", ()) if tile is not None)
    unused_tiles = (tile for tile in load_box().tiles if tile not in used_tiles)
    slots = reserve.get("slots")
    if slots is None:
        slots = [None, *(next(unused_tiles) for _ in range(6))]
    opponent = "blue" if active == "white" else "white"
    crown = opponent if position["taken"] else active
    position["reserve"] = {"shield": 0, "crown": crown, **reserve, "slots": slots}
    if "stack" not in parts:
        position["stack"] = [next(unused_tiles) for _ in range(_SUPPLY)]
    return position


def _fill_troops(
    given_troops: Sequence[Mapping[str, Any]], first: Sequence[int]
) -> list[dict[str, Any]]:
    retinues = [troop for troop in given_troops if troop["kind"] == "retinue"] or [
        {"kind": "retinue", "at": first}
    ]
    ordinary = [troop for troop in given_troops if troop["kind"] == "troop"]
    ordinary += [{"kind": "troop"} for _ in range(2 - len(ordinary))]
    return [{"at": None, "moved": False, **troop} for troop in [*retinues, *ordinary]]


def _fill_henrys_troops(given_troops: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Henry's troops are named by the terrain of their cross."""
    by_cross = {troop["terrain"]: troop for troop in given_troops}
    return [
        {"at": None, "moved": False, **by_cross.get(terrain, {}), "kind": kind, "terrain": terrain}
        for terrain, kind in _CROSSES.items()
    ]


def run(scenario: Scenario) -> tuple[State, tuple[Event, ...]]:
    """The state after the actions of a scenario, and the events of the last one."""
    state, events = start(scenario), tuple[Event, ...]()
    for action in scenario.parts.get("actions", ()):
        state, events = apply(state, parse_action(action))
    return state, events


def list_checks(scenario: Scenario) -> list[str]:
    """The names of what a scenario says must hold."""
    return [check for check in CHECKS if check in scenario.parts]
