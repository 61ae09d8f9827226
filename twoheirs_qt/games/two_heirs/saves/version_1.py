"""Saves of version 1: one JSON document, written whole at every action. They are only read now.

A damaged one is rescued up to the first mistake: of its actions, those are taken that the rules
allow and the digests confirm.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final

from twoheirs_qt.games.two_heirs.codec.actions import parse_action
from twoheirs_qt.games.two_heirs.codec.catalogue import (
    find_program_catalogue,
    load_installed_catalogue,
    parse_catalogue,
)
from twoheirs_qt.games.two_heirs.codec.digest import calculate_state_digest
from twoheirs_qt.games.two_heirs.codec.position import read_position
from twoheirs_qt.games.two_heirs.formats import SAVE, SAVE_1
from twoheirs_qt.games.two_heirs.rules import RULES_VERSION
from twoheirs_qt.games.two_heirs.rules.actions import Action, EndTurn
from twoheirs_qt.games.two_heirs.rules.components import Catalogue, Heir
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.rules.turn import apply_silently
from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.files.limits import MAX_ACTIONS
from twoheirs_qt.tabletop.game import AnyGame
from twoheirs_qt.tabletop.illegal_action import IllegalAction
from twoheirs_qt.tabletop.saves.save import Replay, SaveGame, apply_action, replay_actions
from twoheirs_qt.tabletop.text.text import Text


def parse_document(data: object, catalogue: Catalogue, game: AnyGame) -> SaveGame:
    """Parse a document and replay it with all checks.

    `catalogue` as in `load_save`. Raises FileError without the name of a file.
    """
    from twoheirs_qt.games.two_heirs.saves.shapes import DocumentShape
    from twoheirs_qt.tabletop.files.validation import validate

    if isinstance(data, dict) and data.get("version") != 1:
        SAVE.migrate(data)
        raise FileError(error_texts.DAMAGED_LINE)  # version 2, but no log
    shape = validate(DocumentShape, SAVE_1.migrate(data))
    origin, start, settings, unseen = game.saves.parse_beginning(shape, catalogue)
    actions = tuple(entry.make_action() for entry in shape.actions)
    if shape.done > len(actions):
        raise FileError(error_texts.NOT_IN_SHAPE, "done")
    try:
        _compare(shape.digests, 0, start, error_texts.START_DIFFERS)
        replay = _replay(game, start, actions, shape.digests, origin.first_turn)
    except FileError as fault:
        raise _explain_difference(fault, shape.rules) from None
    save = SaveGame(
        game=game,
        origin=origin,
        start=start,
        settings=settings,
        actions=actions,
        done_count=shape.done,
        created=shape.created,
        changed=shape.changed,
        title=shape.title,
        resigned_seat=shape.gave_up,
        unseen_piles=unseen,
    )
    save.set_replay(replay)
    return save


def _replay(
    game: AnyGame,
    start: State,
    actions: Sequence[Action],
    expected_digests: Sequence[str],
    turn: int,
) -> Replay:
    """Play `actions` from `start`, with all checks.

    Raises FileError at the first action that is not legal, or after which the state has another
    digest than the one that is `expected_digests`.
    """
    states, turns, all_events = [start], [turn], []
    compared_count, last_index = 0, len(actions) - 1
    for index, action in enumerate(actions):
        try:
            step = apply_action(game, states[-1], action)
        except FileError as fault:
            location = error_texts.ACTION_OF_TURN.fill(number=str(index + 1), turn=str(turns[-1]))
            raise FileError(fault.text, location) from None
        states.append(step.state)
        turns.append(turns[-1] + step.new_turns)
        all_events.append(step.events)
        ends_turn = type(action) is EndTurn
        if ends_turn or index == last_index:
            compared_count += 1
            fault_text = error_texts.TURN_DIFFERS if ends_turn else error_texts.END_DIFFERS
            _compare(
                expected_digests, compared_count, step.state, fault_text.fill(turn=str(turns[-2]))
            )
    if len(expected_digests) != compared_count + 1:
        raise FileError(error_texts.NOT_IN_SHAPE, "digests")
    return Replay(tuple(states), tuple(turns), tuple(all_events))


def _compare(expected_digests: Sequence[str], index: int, state: State, fault: Text) -> None:
    if index >= len(expected_digests):
        raise FileError(error_texts.NOT_IN_SHAPE, "digests")
    if expected_digests[index] != calculate_state_digest(state):
        raise FileError(fault, f"digests[{index}]")


def _list_digests(replay: Replay, actions: Sequence[Action]) -> list[str]:
    """Calculate digests of the start, of each end of a turn and of the last state."""
    action_count = len(actions)
    numbers = [
        n for n, action in enumerate(actions, 1) if type(action) is EndTurn or n == action_count
    ]
    return [calculate_state_digest(replay.states[number]) for number in (0, *numbers)]


def _explain_difference(fault: FileError, rules: int) -> FileError:
    """Return the error of a replay that differs, which corrected rules may explain."""
    if rules >= RULES_VERSION:
        return fault
    return FileError(
        error_texts.RULES_CORRECTED.fill(fault=fault.fault), fault.location, fault.file
    )


def rescue_document(raw: bytes, catalogue: Catalogue, now: str, game: AnyGame) -> SaveGame | None:
    """Rescue the playable part of a damaged document; None if there is none. Raises FileError."""
    data = parse_leniently(raw)
    if not isinstance(data, dict) or data.get("format") != SAVE_1.name:
        return None
    return _rescue(SAVE_1.migrate(data), catalogue, now, game)


def _rescue(
    data: dict[str, object], catalogue: Catalogue, now: str, game: AnyGame
) -> SaveGame | None:
    rules = data.get("rules")
    if isinstance(rules, int) and rules > RULES_VERSION:
        return None
    if not isinstance(data.get("catalogue"), dict):
        data = {**data, "catalogue": {"name": catalogue.name, "digest": catalogue.digest}}
    start = _parse_start(data, catalogue)
    if start is None:
        return None
    actions = _find_sound_actions(start, data)
    replay = replay_actions(game, start, actions)
    entries = data.get("actions")
    kept_entries = entries[: len(actions)] if isinstance(entries, list) else []
    is_complete = len(kept_entries) == len(entries) if isinstance(entries, list) else False
    done = data.get("done")
    document: dict[str, object] = {
        **data,
        "rules": RULES_VERSION,
        "actions": kept_entries,
        "digests": _list_digests(replay, actions),
        "done": done if type(done) is int and 0 <= done <= len(kept_entries) else len(kept_entries),
        "gave_up": data.get("gave_up") if is_complete else None,
    }
    return _repair(document, catalogue, start, now, game)


def _parse_start(data: Mapping[str, object], catalogue: Catalogue) -> State | None:
    catalogue_name = data["catalogue"]
    catalogue_name = catalogue_name if isinstance(catalogue_name, dict) else {}
    candidates = [catalogue, load_installed_catalogue()]
    digest = catalogue_name.get("digest")
    if digest != catalogue.digest and (program_catalogue := find_program_catalogue(str(digest))):
        candidates.insert(0, program_catalogue)
    if (content := catalogue_name.get("content")) is not None:
        with suppress(FileError):
            candidates.insert(0, parse_catalogue(content))
    for candidate in candidates:
        try:
            return read_position(data.get("start"), candidate).state
        except FileError:
            continue
    return None


def _find_sound_actions(start: State, data: Mapping[str, object]) -> tuple[Action, ...]:
    """Return the longest start of the actions that is legal and contradicts no digest.

    A digest that agrees confirms all actions before it, even if earlier ones differ.
    """
    entries, expected_digests = (
        value if isinstance(value := data.get(name), list) else []
        for name in ("actions", "digests")
    )
    states, legal_actions = [start], list[Action]()
    with suppress(FileError, IllegalAction):
        for entry in entries[:MAX_ACTIONS]:
            action = parse_action(entry)
            states.append(apply_silently(states[-1], action))
            legal_actions.append(action)
    checked_counts = [
        0,
        *(n for n, action in enumerate(legal_actions, 1) if type(action) is EndTurn),
    ]
    if len(legal_actions) == len(entries) and len(expected_digests) == len(checked_counts) + 1:
        checked_counts.append(len(legal_actions))  # the last digest is of a turn that has not ended
    agreements = [
        calculate_state_digest(states[n]) == digest
        for n, digest in zip(checked_counts, expected_digests, strict=False)
    ]
    last_agreement = max(
        (number for number, agrees in enumerate(agreements) if agrees), default=None
    )
    if agreements and not agreements[-1]:
        del legal_actions[0 if last_agreement is None else checked_counts[last_agreement] :]
    return tuple(legal_actions)


def _repair(
    document: dict[str, object], catalogue: Catalogue, start: State, now: str, game: AnyGame
) -> SaveGame | None:
    """Parse a document whose game is sound; other fields that are damaged get default values."""
    defaults = _make_default_fields(start, now)
    while True:
        try:
            return parse_document(document, catalogue, game)
        except FileError as fault:
            field = re.split(r"[.\[]", str(fault.location), maxsplit=1)[0]
            if field not in defaults:
                return None
            document = {**document, field: defaults.pop(field)}


def _make_default_fields(start: State, now: str) -> dict[str, object]:
    players = {
        heir.word: "henry" if start.solo is not None and heir is start.henry else "human"
        for heir in Heir
    }
    return {
        "title": "",
        "created": now,
        "changed": now,
        "catalogue": {
            "name": start.catalogue.name,
            "digest": start.catalogue.digest,
        },
        "origin": {"kind": "position", "game": "", "turn": None},
        "settings": {
            "heirs": {heir.word: {"name": "", "player": players[heir.word]} for heir in Heir},
            "take_back": "free",
        },
        "gave_up": None,
        "unseen": [],
    }


# -- broken text ----------------------------------------------------------------------------------

_MAX_READ_BYTES: Final = 1 << 20
"""Three times the size of a game of 5,000 actions."""

_TOKEN: Final = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?\Z)|[][{},]', re.DOTALL)
"""A string, whole or cut off, or a bracket or comma outside of strings."""


def parse_leniently(raw: bytes) -> object:
    """Parse JSON up to its first mistake; None if nothing can be parsed."""
    text = raw[:_MAX_READ_BYTES].decode("utf-8", errors="replace").removeprefix("\ufeff")
    try:
        return json.loads(text, strict=False)
    except json.JSONDecodeError as error:
        text = text[: error.pos]
    except (ValueError, RecursionError):
        return None
    end, open_brackets, missing_brackets = 0, "", ""
    for token in _TOKEN.finditer(text):
        match token[0]:
            case "{" | "[" as bracket:
                open_brackets = ("}" if bracket == "{" else "]") + open_brackets
                end, missing_brackets = token.end(), open_brackets
            case "}" | "]":
                open_brackets = open_brackets[1:]
                end, missing_brackets = token.end(), open_brackets
            case ",":
                end, missing_brackets = token.start(), open_brackets
    with suppress(ValueError, RecursionError):
        return json.loads(text[:end] + missing_brackets, strict=False)
    return None
