"""Bunny Kingdom for tests: small positions, and whole games by chance."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from twoheirs_qt.games.bunny_kingdom.codec.catalogue import load_program_catalogue
from twoheirs_qt.games.bunny_kingdom.codec.position import parse_position
from twoheirs_qt.games.bunny_kingdom.rules.actions import Action
from twoheirs_qt.games.bunny_kingdom.rules.events import Event
from twoheirs_qt.games.bunny_kingdom.rules.legality import list_legal_actions
from twoheirs_qt.games.bunny_kingdom.rules.setup import create_game
from twoheirs_qt.games.bunny_kingdom.rules.state import State
from twoheirs_qt.games.bunny_kingdom.rules.turn import apply

COLORS = ("yellow", "pink", "black", "red")


def make_document(players: int = 2, **fields: object) -> dict[str, object]:
    """A position in the last round in which yellow is to build, with these fields changed.

    `rabbits`, `kept`, `used`, `hands`, `parchments`: per seat, names with blanks between them.
    `buildings`: names by territory, a trading post with its resource: "trading-post fish".
    """
    seats = COLORS[:players]
    data: dict[str, object] = {
        "format": "bunny-position",
        "version": 1,
        "seats": list(seats),
        "round": 4,
        "phase": "build",
        "active": "yellow",
        "rabbits": [],
        "buildings": [],
        "hands": {},
        "reserves": {},
        "picked": dict.fromkeys(seats),
        "kept": {},
        "parchments": {},
        "used": {},
        "dropped": {},
        "deck": [],
        "harvests": {seat: [0, 0, 0] for seat in seats},
        "camps": None,
        "copies": {},
    }
    data.update({name: _make_data(name, value) for name, value in fields.items()})
    for name in ("hands", "reserves", "kept", "parchments", "used", "dropped"):
        piles = data[name]
        assert isinstance(piles, dict)
        data[name] = {seat: piles.get(seat, []) for seat in seats}
    return data


def _make_data(name: str, value: object) -> object:
    if name == "rabbits" and isinstance(value, Mapping):
        return [{"at": at, "seat": seat} for seat, cells in value.items() for at in cells.split()]
    if name == "buildings" and isinstance(value, Mapping):
        return [_make_building(at, words.split()) for at, words in value.items()]
    if isinstance(value, Mapping):
        return {
            seat: words.split() if isinstance(words, str) and name != "copies" else words
            for seat, words in value.items()
        }
    return value


def _make_building(at: str, parts: list[str]) -> dict[str, object]:
    data: dict[str, object] = {"at": at, "card": parts[0]}
    if parts[0] == "trading-post":
        data["resource"] = parts[1] if len(parts) > 1 else None
    return data


def make_position(players: int = 2, **fields: object) -> State:
    """The state of `document`."""
    return parse_position(make_document(players, **fields), load_program_catalogue())


def deal(players: int, seed: int) -> State:
    """The first state of a game."""
    return create_game(load_program_catalogue(), players, seed)


def play_by_chance(state: State, rng: random.Random) -> Iterator[tuple[State, Action]]:
    """The decisions of a game to its end, each with the state in which it is taken.

    Passing is seldom chosen, so that much is built.
    """
    while actions := list_legal_actions(state):
        action = rng.choice(actions[:-1] if len(actions) > 1 and rng.random() < 0.8 else actions)
        yield state, action
        state, _ = apply(state, action)


def play_game_by_chance(players: int, seed: int) -> tuple[list[State], list[Action], list[Event]]:
    """All states of a game, the last one included, all actions and all events."""
    states, actions = [], []
    events: list[Event] = []
    state = create_game(load_program_catalogue(), players, seed, events)
    for before, action in play_by_chance(state, random.Random(seed)):
        states.append(before)
        actions.append(action)
        state, happened = apply(before, action)
        events.extend(happened)
    return [*states, state], actions, events
