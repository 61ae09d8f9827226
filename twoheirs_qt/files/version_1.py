"""Saves of version 1: one JSON document, written whole at every action. Nothing writes them now.

A damaged one is rescued up to the first thing in it that is wrong: what was cut off or overwritten
is gone, and of the rest as many actions are taken as the rules allow and the digests confirm.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from contextlib import suppress
from itertools import islice
from typing import Final

from twoheirs_qt.files.actions import parse_action
from twoheirs_qt.files.catalogue import (
    catalogue_of_the_program,
    installed_catalogue,
    parse_catalogue,
)
from twoheirs_qt.files.digest import state_digest
from twoheirs_qt.files.fault import FileFault
from twoheirs_qt.files.limits import MOST_ACTIONS, MOST_DEPTH, MOST_FIELDS
from twoheirs_qt.files.migrations import SAVE, SAVE_1
from twoheirs_qt.files.position import read_position
from twoheirs_qt.files.reading import is_deeper
from twoheirs_qt.files.replay import replayed
from twoheirs_qt.files.save_log import origin_of, settings_of, start_of
from twoheirs_qt.files.savegame import SaveGame
from twoheirs_qt.rules import RULES_VERSION
from twoheirs_qt.rules.actions import Action, EndTurn
from twoheirs_qt.rules.components import Catalogue, Heir
from twoheirs_qt.rules.reasons import IllegalAction
from twoheirs_qt.rules.state import State
from twoheirs_qt.rules.turn import after
from twoheirs_qt.words import faults


def parse_document(data: object, catalogue: Catalogue) -> SaveGame:
    """The save that a document holds, replayed with every check.

    `catalogue` as in `load_save`. Raises FileFault without a file's name.
    """
    from twoheirs_qt.files.shapes.check import shaped
    from twoheirs_qt.files.shapes.save import DocumentShape

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

    A digest that agrees confirms all before it, whatever earlier ones say. Behind the last one
    that agrees, actions are taken up to the first digest that does not.
    """
    entries, expected = data.get("actions"), data.get("digests")
    digests = expected if isinstance(expected, list) else []
    legal: list[Action] = []
    confirmed, doubted = 0, None
    number = 0
    state = start
    if digests and digests[0] != state_digest(start):
        doubted = 0
    for entry in entries[:MOST_ACTIONS] if isinstance(entries, list) else []:
        try:
            action = parse_action(entry)
            state = after(state, action)
        except (FileFault, IllegalAction):
            break
        legal.append(action)
        if type(action) is not EndTurn:
            continue
        number += 1
        if number < len(digests):
            if digests[number] == state_digest(state):
                confirmed, doubted = len(legal), None
            elif doubted is None:
                doubted = confirmed
    else:
        last = len(digests) == number + 2 and legal and type(legal[-1]) is not EndTurn
        if last and digests[-1] == state_digest(state):
            doubted = None
        elif last and doubted is None:
            doubted = confirmed
    return tuple(legal if doubted is None else legal[:doubted])


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

_MOST_SIGNS: Final = 100_000
"""How many lists, objects and fields are looked at; a game of 5,000 actions has 40,000."""

_SIGN: Final = re.compile(r"[\[{:]")
_BLANK: Final = re.compile(r"[ \t\r\n]*")
_NOWHERE: Final = -1


def lenient(raw: bytes) -> object:
    """The fields of a JSON object as far as they are sound; None if there is no object.

    The first one that is not ends it; if it is a list, its entries before that are kept.
    """
    text = _bounded(raw.decode("utf-8", errors="replace").removeprefix("\ufeff"))
    here = _behind(text, 0, "{")
    if here == _NOWHERE:
        return None
    found: dict[str, object] = {}
    while len(found) < MOST_FIELDS:
        name, here = _value(text, here)
        here = _behind(text, here, ":")
        if not isinstance(name, str) or here == _NOWHERE:
            break
        value, behind = _value(text, here)
        if behind == _NOWHERE:
            entries = _entries(text, here)
            return found if entries is None else {**found, name: entries}
        if not is_deeper(value, MOST_DEPTH - 1):
            found[name] = value
        here = _behind(text, behind, ",")
        if here == _NOWHERE:
            break
    return found


def _bounded(text: str) -> str:
    """As much of a text as is looked at: what is made of it must fit into the memory."""
    signs = _SIGN.finditer(text)
    last = next(islice(signs, _MOST_SIGNS, None), None)
    return text if last is None else text[: last.start()]


def _behind(text: str, here: int, sign: str) -> int:
    """The place of what comes after a sign, blanks aside; `_NOWHERE` if it is not there."""
    if here == _NOWHERE:
        return _NOWHERE
    here = _past_blanks(text, here)
    return _past_blanks(text, here + 1) if text.startswith(sign, here) else _NOWHERE


def _past_blanks(text: str, here: int) -> int:
    found = _BLANK.match(text, here)
    assert found is not None
    return found.end()


def _value(text: str, here: int) -> tuple[object, int]:
    """The value that begins here, and the place behind it; `_NOWHERE` if it is not sound."""
    try:
        return _DECODER.raw_decode(text, here)
    except (ValueError, RecursionError):
        return None, _NOWHERE


def _entries(text: str, here: int) -> list[object] | None:
    """The sound entries with which a list begins, as many as can matter; None if it is none."""
    here = _behind(text, here, "[")
    if here == _NOWHERE:
        return None
    found: list[object] = []
    while here != _NOWHERE and len(found) <= MOST_ACTIONS:
        value, here = _value(text, here)
        if here != _NOWHERE:
            found.append(value)
            here = _behind(text, here, ",")
    return found


def _no_float(_: str) -> None:
    """No format has a number that is not whole."""


_DECODER: Final = json.JSONDecoder(parse_float=_no_float, parse_constant=_no_float)
