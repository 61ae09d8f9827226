"""Saves of version 1: one JSON document, written whole at every action. Nothing writes them now.

A damaged one is rescued up to the first thing in it that is wrong: what was cut off or overwritten
is gone, and of the rest as many actions are taken as the rules allow and the digests confirm.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from contextlib import suppress
from typing import Final

from twoheirs_qt.codec.actions import parse_action
from twoheirs_qt.codec.catalogue import (
    catalogue_of_the_program,
    installed_catalogue,
    parse_catalogue,
)
from twoheirs_qt.codec.digest import state_digest
from twoheirs_qt.codec.position import read_position
from twoheirs_qt.files import error_texts as faults
from twoheirs_qt.files.errors import FileFault
from twoheirs_qt.files.limits import MOST_ACTIONS
from twoheirs_qt.files.migrations import SAVE, SAVE_1
from twoheirs_qt.rules import RULES_VERSION
from twoheirs_qt.rules.actions import Action, EndTurn
from twoheirs_qt.rules.components import Catalogue, Heir
from twoheirs_qt.rules.reasons import IllegalAction
from twoheirs_qt.rules.state import State
from twoheirs_qt.rules.turn import after
from twoheirs_qt.saves.log import origin_of, settings_of, start_of
from twoheirs_qt.saves.save import SaveGame, replayed


def parse_document(data: object, catalogue: Catalogue) -> SaveGame:
    """The save that a document holds, replayed with every check.

    `catalogue` as in `load_save`. Raises FileFault without a file's name.
    """
    from twoheirs_qt.files.validation import shaped
    from twoheirs_qt.saves.shapes import DocumentShape

    if isinstance(data, dict) and data.get("version") != 1:
        SAVE.opened(data)
        raise FileFault(faults.DAMAGED_LINE)  # version 2, but no log
    shape = shaped(DocumentShape, SAVE_1.opened(data))
    start = start_of(shape, catalogue)
    settings = settings_of(shape.settings, start)
    actions = tuple(entry.action() for entry in shape.actions)
    if shape.done > len(actions):
        raise FileFault(faults.NOT_IN_SHAPE, "done")
    origin = origin_of(shape.origin)
    try:
        replay = replayed(start, actions, shape.digests, turn=origin.first_turn)
    except FileFault as fault:
        raise _with_rules(fault, shape.rules) from None
    save = SaveGame(
        origin=origin,
        start=start,
        settings=settings,
        actions=actions,
        done=shape.done,
        created=shape.created,
        changed=shape.changed,
        title=shape.title,
        gave_up=shape.gave_up,
        unseen=tuple(shape.unseen),
    )
    save.leads_to(replay)
    return save


def _with_rules(fault: FileFault, rules: int) -> FileFault:
    """The fault of a game that goes otherwise now; says so if the rules were corrected since."""
    if rules >= RULES_VERSION:
        return fault
    return FileFault(faults.RULES_CORRECTED.fill(fault=fault.fault), fault.place, fault.file)


def rescued_document(raw: bytes, catalogue: Catalogue, now: str) -> SaveGame | None:
    """What can be played of a damaged document; None if that is nothing. Raises FileFault."""
    data = lenient(raw)
    if not isinstance(data, dict) or data.get("format") != SAVE_1.name:
        return None
    return _rescued(SAVE_1.opened(data), catalogue, now)


def _rescued(data: dict[str, object], catalogue: Catalogue, now: str) -> SaveGame | None:
    rules = data.get("rules")
    if isinstance(rules, int) and rules > RULES_VERSION:
        return None
    if not isinstance(data.get("catalogue"), dict):
        data = {**data, "catalogue": {"name": catalogue.name, "digest": catalogue.digest}}
    start = _start(data, catalogue)
    if start is None:
        return None
    actions = _sound_actions(start, data)
    played = replayed(start, actions)
    entries = data.get("actions")
    kept = entries[: len(actions)] if isinstance(entries, list) else []
    whole = len(kept) == len(entries) if isinstance(entries, list) else False
    done = data.get("done")
    document: dict[str, object] = {
        **data,
        "rules": RULES_VERSION,
        "actions": kept,
        "digests": played.digests(actions),
        "done": done if type(done) is int and 0 <= done <= len(kept) else len(kept),
        "gave_up": data.get("gave_up") if whole else None,
    }
    return _mended(document, catalogue, start, now)


def _start(data: Mapping[str, object], catalogue: Catalogue) -> State | None:
    named = data["catalogue"]
    named = named if isinstance(named, dict) else {}
    offered = [catalogue, installed_catalogue()]
    digest = named.get("digest")
    if digest != catalogue.digest and (known := catalogue_of_the_program(str(digest))):
        offered.insert(0, known)
    if (content := named.get("content")) is not None:
        with suppress(FileFault):
            offered.insert(0, parse_catalogue(content))
    for each in offered:
        try:
            return read_position(data.get("start"), each).state
        except FileFault:
            continue
    return None


def _sound_actions(start: State, data: Mapping[str, object]) -> tuple[Action, ...]:
    """The longest beginning of the actions that is legal and that no digest speaks against.

    A digest that agrees confirms all before it, whatever earlier ones say.
    """
    entries, expected = (
        value if isinstance(value := data.get(name), list) else []
        for name in ("actions", "digests")
    )
    states, legal = [start], list[Action]()
    with suppress(FileFault, IllegalAction):
        for entry in entries[:MOST_ACTIONS]:
            action = parse_action(entry)
            states.append(after(states[-1], action))
            legal.append(action)
    marks = [0, *(n for n, action in enumerate(legal, 1) if type(action) is EndTurn)]
    if len(legal) == len(entries) and len(expected) == len(marks) + 1:
        marks.append(len(legal))  # the last digest is of a turn that has not ended
    agree = [state_digest(states[n]) == digest for n, digest in zip(marks, expected, strict=False)]
    confirmed = max((number for number, agrees in enumerate(agree) if agrees), default=None)
    if agree and not agree[-1]:
        del legal[0 if confirmed is None else marks[confirmed] :]
    return tuple(legal)


def _mended(
    document: dict[str, object], catalogue: Catalogue, start: State, now: str
) -> SaveGame | None:
    """The save of a document whose game is sound, each field beside it that is not replaced."""
    defaults = _defaults(start, now)
    while True:
        try:
            return parse_document(document, catalogue)
        except FileFault as fault:
            field = re.split(r"[.\[]", str(fault.place), maxsplit=1)[0]
            if field not in defaults:
                return None
            document = {**document, field: defaults.pop(field)}


def _defaults(start: State, now: str) -> dict[str, object]:
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

_MAX_READ: Final = 1 << 20
"""Bytes that are looked at; a game of 5,000 actions has a third of them."""

_TOKEN: Final = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?\Z)|[][{},]', re.DOTALL)
"""A string, whole or cut off, or a sign of JSON outside of strings."""


def lenient(raw: bytes) -> object:
    """The data of JSON text up to the first thing that is not sound; None if that is nothing."""
    text = raw[:_MAX_READ].decode("utf-8", errors="replace").removeprefix("\ufeff")
    try:
        return json.loads(text, strict=False)
    except json.JSONDecodeError as error:
        text = text[: error.pos]
    except (ValueError, RecursionError):
        return None
    end, closing, tail = 0, "", ""
    for token in _TOKEN.finditer(text):
        match token[0]:
            case "{" | "[" as sign:
                closing = ("}" if sign == "{" else "]") + closing
                end, tail = token.end(), closing
            case "}" | "]":
                closing = closing[1:]
                end, tail = token.end(), closing
            case ",":
                end, tail = token.start(), closing
    with suppress(ValueError, RecursionError):
        return json.loads(text[:end] + tail, strict=False)
    return None
