"""Saves: plain data to a checked record of a game and back."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from twoheirs_qt.files.actions import dump_action
from twoheirs_qt.files.catalogue import catalogue_of_the_program, dump_catalogue, parse_catalogue
from twoheirs_qt.files.extras import NO_EXTRAS, Extras, bounded, gathered
from twoheirs_qt.files.fault import FileFault, Source, in_file, quoted
from twoheirs_qt.files.migrations import POSITION, SAVE, format_of
from twoheirs_qt.files.position import dump_position, read_position
from twoheirs_qt.files.reading import read_json
from twoheirs_qt.files.replay import replayed
from twoheirs_qt.files.savegame import (
    GameSettings,
    Origin,
    Player,
    Rescued,
    SaveGame,
    Summary,
    TakeBack,
)
from twoheirs_qt.files.writing import laid_out, write_text
from twoheirs_qt.rules import RULES_VERSION
from twoheirs_qt.rules.actions import Action
from twoheirs_qt.rules.components import Catalogue, Heir
from twoheirs_qt.rules.scoring import score_sheet
from twoheirs_qt.rules.setup import SETS_IN_PLAY, NewGame
from twoheirs_qt.rules.state import State
from twoheirs_qt.words import faults

if TYPE_CHECKING:
    from twoheirs_qt.files.shapes.save import (
        CatalogueNameShape,
        HeadShape,
        HeirSettingsShape,
        NewOriginShape,
        PositionOriginShape,
        SaveShape,
    )

__all__ = [
    "GameSettings",
    "Origin",
    "SaveGame",
    "Summary",
    "TakeBack",
    "dump_save",
    "load_save",
    "parse_any",
    "parse_save",
    "summary_of",
    "write_save",
]


def load_save(source: Source, catalogue: Catalogue) -> SaveGame:
    """Read a save and replay it with every check.

    `catalogue` is used if the game was played with it, else the program's own, of whatever version,
    else the one in the file. Raises FileFault.
    """
    with in_file(source):
        return parse_save(read_json(source), catalogue)


def write_save(path: Path, save: SaveGame) -> None:
    """Write a save, whole or not at all; it is on the disk when this returns. Raises FileFault."""
    write_text(path, laid_out(dump_save(save)) + "\n")


def parse_any(data: object, catalogue: Catalogue) -> SaveGame | State:
    """The save, or the state of a position, that `data` hold. Raises FileFault without a name."""
    if format_of(data) == SAVE.name:
        return parse_save(data, catalogue)
    if format_of(data) != POSITION.name:
        wanted = {"found": format_of(data), "wanted": POSITION.name}
        raise FileFault(faults.WRONG_FORMAT.fill(**wanted), "format")
    return read_position(data, catalogue).state


def summary_of(data: object) -> Summary:
    """What a list of games shows of the data of a save, whose game is not checked for that.

    Raises FileFault without a file's name.
    """
    from twoheirs_qt.files.shapes.check import shaped
    from twoheirs_qt.files.shapes.save import HeadShape

    return _summary(shaped(HeadShape, SAVE.opened(data)))


# -- from data ------------------------------------------------------------------------------------


def parse_save(data: object, catalogue: Catalogue, *, keep_unknown: bool = True) -> SaveGame:
    """The save that `data` hold, replayed with every check.

    `keep_unknown` as in `read_position`. Raises FileFault without a file's name.
    """
    from twoheirs_qt.files.shapes.check import shaped
    from twoheirs_qt.files.shapes.save import SaveShape

    shape = shaped(SaveShape, SAVE.opened(data))
    if shape.rules > RULES_VERSION:
        versions = {"version": str(shape.rules)[:20], "newest": str(RULES_VERSION)}
        raise FileFault(faults.NEWER_RULES.fill(**versions), "rules")
    played = _catalogue(shape.catalogue, catalogue)
    try:
        start = read_position(shape.start, played, keep_unknown=keep_unknown)
    except FileFault as fault:
        raise fault.under("start") from None
    settings = _settings(shape, start.state)
    actions = tuple(entry.action() for entry in shape.actions)
    if shape.done > len(actions):
        raise FileFault(faults.TOO_GREAT.fill(bound=str(len(actions))), "done")
    origin, extras = _origin(shape.origin), _unknown(shape, actions, start.extras)
    if keep_unknown:
        bounded(Extras({}, {"save": extras, "origin": origin.extras}))
    else:
        origin, extras = replace(origin, extras=NO_EXTRAS), NO_EXTRAS
    try:
        replay = replayed(start.state, actions, shape.digests, turn=origin.first_turn)
    except FileFault as fault:
        raise _told_by_rules(fault, shape.rules) from None
    save = SaveGame(
        origin=origin,
        start=start.state,
        settings=settings,
        actions=actions,
        done=shape.done,
        created=shape.created,
        changed=shape.changed,
        title=shape.title,
        gave_up=shape.gave_up,
        extras=extras,
    )
    save.leads_to(replay)
    return save


def _unknown(shape: SaveShape, actions: Sequence[Action], start: Extras) -> Extras:
    """The unknown fields of a save, but for those of its origin."""
    parts: dict[Hashable, Extras] = {
        ("action", index, action): gathered(entry.model_extra, {})
        for index, (action, entry) in enumerate(zip(actions, shape.actions, strict=True))
        if entry.model_extra
    }
    parts["start"] = start
    parts["catalogue"] = gathered(shape.catalogue.model_extra, {})
    parts["summary"] = gathered(shape.summary.model_extra, {})
    parts["settings"] = gathered(shape.settings.model_extra, {})
    for heir in Heir:
        entry = getattr(shape.settings.heirs, heir.word)
        parts[("heir", heir)] = gathered(entry.model_extra, {})
    return gathered(shape.model_extra, parts)


def _told_by_rules(fault: FileFault, rules: int) -> FileFault:
    """The fault of a game that goes otherwise now; said so if the rules were put right since."""
    if rules >= RULES_VERSION:
        return fault
    return FileFault(faults.RULES_CORRECTED.fill(fault=fault.fault), fault.place, fault.file)


def _catalogue(shape: CatalogueNameShape, offered: Catalogue) -> Catalogue:
    """The catalogue that the game was played with."""
    if shape.digest == offered.digest:
        return offered
    if known := catalogue_of_the_program(shape.digest):
        return known
    if shape.content is None:
        raise FileFault(faults.NO_CATALOGUE.fill(name=quoted(shape.name)), "catalogue")
    try:
        found = parse_catalogue(shape.content)
    except FileFault as fault:
        raise fault.under("catalogue.content") from None
    if found.digest != shape.digest:
        raise FileFault(faults.OTHER_CATALOGUE, "catalogue.digest")
    return found


def _settings(shape: SaveShape, start: State) -> GameSettings:
    heirs = (shape.settings.heirs.white, shape.settings.heirs.blue)
    for heir in Heir:
        player, place = heirs[heir].player, f"settings.heirs.{heir.word}"
        henry, computer = heir is start.henry, player == "computer"
        if (player == "henry") is not henry or (computer and start.solo is not None):
            raise FileFault(faults.WRONG_PLAYER.fill(value=quoted(player)), f"{place}.player")
        if computer and heirs[heir].opponent is None:
            raise FileFault(faults.MISSING, f"{place}.opponent")
    return GameSettings(
        names=(heirs[0].name, heirs[1].name),
        players=(heirs[0].player, heirs[1].player),
        take_back=shape.settings.take_back,
        opponents=(_opponent(heirs[0]), _opponent(heirs[1])),
    )


def _opponent(shape: HeirSettingsShape) -> str:
    return shape.opponent or "" if shape.player == "computer" else ""


def _origin(shape: NewOriginShape | PositionOriginShape) -> Origin:
    left = shape.rescued
    rescued = None if left is None else Rescued(left.game, left.turn)
    parts: dict[Hashable, Extras] = {}
    if left is not None:
        parts["rescued"] = gathered(left.model_extra, {})
    extras = gathered(shape.model_extra, parts)
    if shape.kind == "position":
        return Origin(None, shape.game, shape.turn, extras, rescued)
    if len(set(shape.sets)) != SETS_IN_PLAY:
        raise FileFault(faults.DIFFERENT_SETS, "origin.sets")
    options = NewGame(
        seed=shape.seed,
        sets=tuple(shape.sets),
        south=shape.south,
        first=shape.first,
        score_roads=shape.score_roads,
        level=shape.level,
    )
    return Origin(options, extras=extras, rescued=rescued)


def _summary(shape: HeadShape) -> Summary:
    summary, opponents = shape.summary, shape.summary.opponents
    return Summary(
        title=shape.title,
        created=shape.created,
        changed=shape.changed,
        mode=summary.mode,
        level=summary.level,
        names=(summary.names.white, summary.names.blue),
        players=(summary.players.white, summary.players.blue),
        opponents=("", "") if opponents is None else (opponents.white, opponents.blue),
        sets=tuple(summary.sets),
        turn=summary.turn,
        active=summary.active,
        points=(summary.points.white, summary.points.blue),
        over=summary.over,
        winner=summary.winner,
    )


# -- to data --------------------------------------------------------------------------------------


def dump_save(save: SaveGame) -> dict[str, object]:
    """The plain data of a save, with summary and digests worked out from its actions."""
    extras = save.extras
    players = save.settings.players_of(save.start)
    heirs: dict[str, object] = {}
    for heir in Heir:
        entry: dict[str, object] = {"name": save.settings.names[heir], "player": players[heir]}
        if players[heir] == "computer":
            entry["opponent"] = save.settings.opponents[heir]
        heirs[heir.word] = extras.part(("heir", heir)).added_to(entry)
    document: dict[str, object] = {
        "format": SAVE.name,
        "version": SAVE.newest,
        "title": save.title,
        "created": save.created,
        "changed": save.changed,
        "summary": extras.part("summary").added_to(_dump_summary(save, players)),
        "rules": RULES_VERSION,
        "catalogue": extras.part("catalogue").added_to(_dump_catalogue(save.start.catalogue)),
        "origin": save.origin.extras.added_to(_dump_origin(save.origin)),
        "settings": extras.part("settings").added_to(
            {"heirs": heirs, "take_back": save.settings.take_back.value}
        ),
        "start": dump_position(save.start, extras.part("start")),
        "actions": [
            extras.part(("action", index, action)).added_to(dump_action(action))
            for index, action in enumerate(save.actions)
        ],
        "done": save.done,
        "gave_up": None if save.gave_up is None else save.gave_up.word,
        "digests": save.played.digests(save.actions),
    }
    return extras.added_to(document)


def _dump_summary(save: SaveGame, players: tuple[Player, Player]) -> dict[str, object]:
    state, options = save.state, save.origin.options
    sheet = score_sheet(state)
    over = state.is_over or save.gave_up is not None
    winner = sheet.winner if save.gave_up is None else save.gave_up.opponent
    opponents: dict[str, object] = {}
    if "computer" in players:
        opponents["opponents"] = {heir.word: save.settings.opponents[heir] for heir in Heir}
    return {
        "mode": "duel" if state.solo is None else "solo",
        "level": None if state.solo is None else state.solo.level,
        "names": {heir.word: save.settings.names[heir] for heir in Heir},
        "players": {heir.word: players[heir] for heir in Heir},
        **opponents,
        "sets": [each.value for each in (save.start.sets if options is None else options.sets)],
        "turn": save.played.turns[save.done],
        "active": state.active.word,
        "points": {heir.word: sheet.heirs[heir].total for heir in Heir},
        "over": over,
        "winner": winner.word if over and winner is not None else None,
    }


def _dump_catalogue(catalogue: Catalogue) -> dict[str, object]:
    data: dict[str, object] = {"name": catalogue.name, "digest": catalogue.digest}
    if catalogue_of_the_program(catalogue.digest) is None:
        data["content"] = dump_catalogue(catalogue)
    return data


def _dump_origin(origin: Origin) -> dict[str, object]:
    data = _dump_beginning(origin)
    if origin.rescued is not None:
        left: dict[str, object] = {"game": origin.rescued.game, "turn": origin.rescued.turn}
        data["rescued"] = origin.extras.part("rescued").added_to(left)
    return data


def _dump_beginning(origin: Origin) -> dict[str, object]:
    options = origin.options
    if options is None:
        return {"kind": "position", "game": origin.game, "turn": origin.turn}
    return {
        "kind": "new",
        "seed": options.seed,
        "sets": [tile_set.value for tile_set in options.sets],
        "south": options.south.word,
        "first": None if options.first is None else options.first.word,
        "score_roads": options.score_roads,
        "level": options.level,
    }
