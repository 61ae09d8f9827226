"""The rules of Bunny Kingdom: a pure, deterministic engine on immutable states.

    state = create_game(catalogue, players=3, seed=7)
    for action in list_legal_actions(state): ...
    state, events = apply(state, action)
    view = make_view(state, place)
    make_score_sheet(state).winners

Values: `catalogue` (rules §1), `state`, `actions`, `events` and `reasons`. One module a chapter:
`setup` (§2), `draft` (§3), `construction` (§4), `fiefs` (§5), `parchments` and `scoring` (§6, §7),
`unseen` (§8); `legality` and `turn` join them. Standard library only; no clock, no I/O, no hidden
chance. B1 to B31 are the rulings of the rules.
"""

from typing import Final

RULES_VERSION: Final = 1
"""Becomes greater when a correction of the rules lets old games go on differently."""
