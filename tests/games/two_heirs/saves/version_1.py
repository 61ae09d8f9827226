"""Writes saves of version 1, as programs up to 0.9.1 did: they open for ever."""

from __future__ import annotations

from typing import Any

from twoheirs_qt.games.two_heirs.codec.actions import dump_action
from twoheirs_qt.games.two_heirs.codec.digest import calculate_state_digest
from twoheirs_qt.games.two_heirs.codec.position import dump_position
from twoheirs_qt.games.two_heirs.rules import RULES_VERSION, EndTurn, Heir
from twoheirs_qt.games.two_heirs.saves.log import _dump_catalogue, _dump_origin
from twoheirs_qt.tabletop.saves.game_log import dump_players
from twoheirs_qt.tabletop.saves.save import SaveGame, summarize


def dump_document(save: SaveGame) -> dict[str, Any]:
    """The plain data of a save of version 1."""
    summary = summarize(save)
    last, states = len(save.actions), save.replay.states
    ends = [
        n for n, action in enumerate(save.actions, 1) if isinstance(action, EndTurn) or n == last
    ]
    opponents = {heir.word: summary.opponents[heir] for heir in Heir}
    unseen = {"unseen": list(save.unseen_piles)} if save.unseen_piles else {}
    return {
        "format": "twoheirs-save",
        "version": 1,
        "title": save.title,
        "created": save.created,
        "changed": save.changed,
        "summary": {
            "mode": summary.details["mode"],
            "level": summary.details["level"],
            "names": {heir.word: summary.names[heir] for heir in Heir},
            "players": {heir.word: summary.players[heir] for heir in Heir},
            **({"opponents": opponents} if "computer" in summary.players else {}),
            "sets": summary.details["sets"],
            "turn": summary.turn,
            "active": Heir(summary.active_seat).word,
            "points": {heir.word: summary.points[heir] for heir in Heir},
            "over": summary.is_over,
            "winner": Heir(summary.winners[0]).word if len(summary.winners) == 1 else None,
        },
        "rules": RULES_VERSION,
        "catalogue": _dump_catalogue(save.start.catalogue),
        "origin": _dump_origin(save.origin),
        "settings": {"heirs": dump_players(save), "take_back": save.settings.take_back_rule.value},
        "start": dump_position(save.start),
        "actions": [dump_action(action) for action in save.actions],
        "done": save.done_count,
        "gave_up": None if save.resigned_seat is None else Heir(save.resigned_seat).word,
        "digests": [calculate_state_digest(states[number]) for number in (0, *ends)],
        **unseen,
    }
