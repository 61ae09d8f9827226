"""The rules of The Two Heirs: a pure, deterministic engine on immutable states.

    state = create_game(catalogue, NewGame(seed=7))
    for action in list_legal_actions(state): ...
    state, events = apply(state, action)
    make_score_sheet(state).winner

Values: `components` (what lies in the box, §1), `cells`, `landscape`, `state`, `actions`, `events`
and `reasons`. One module a chapter: `setup` (§2), `access`, `legality` and `turn` (§3, §4, §6),
`buildings`, `roads` and `scoring` (§5, §7), `henry` (§7). They work on `core`, which a state wraps.
`search` looks ahead, `unseen` hides and shuffles what no player has seen. Standard library only; no
clock, no I/O, no hidden randomness.
"""

from twoheirs_qt.games.two_heirs.rules.access import (
    AccessSource,
    Capabilities,
    Payment,
    SourceKind,
    calculate_reach,
    find_active_capabilities,
    find_coverage,
    find_missing,
    find_shortfall,
    list_access_sources,
    list_clockwise,
    make_capabilities,
)
from twoheirs_qt.games.two_heirs.rules.actions import (
    Action,
    BreakCamp,
    Build,
    Deploy,
    Destroy,
    EndTurn,
    Expand,
    Move,
    Take,
    Withdraw,
)
from twoheirs_qt.games.two_heirs.rules.cells import (
    COMPASS_OFFSETS,
    DIAGONAL_CELLS,
    NEIGHBOUR_CELLS,
    ORTHOGONAL_CELLS,
    Cell,
    Edge,
)
from twoheirs_qt.games.two_heirs.rules.components import (
    PRODUCERS,
    RECOMMENDED_SETS,
    VARIANTS,
    Building,
    Catalogue,
    Face,
    Heir,
    Resources,
    Source,
    Terrain,
    Tile,
    TileSet,
    Treasure,
    TreasureKind,
    Troop,
    TroopKind,
)
from twoheirs_qt.games.two_heirs.rules.events import (
    Built,
    CampBroken,
    Deployed,
    Destroyed,
    Discarded,
    Event,
    Expanded,
    GameEnded,
    HenryCannotTake,
    HenryFoundNoCell,
    HenryLooked,
    HenryPlaced,
    HenryRule,
    HenryTroopMoved,
    LastRoundTriggered,
    Marched,
    Refilled,
    Taken,
    TreasurePlaced,
    TreasureRemoved,
    TurnBegan,
    TurnEnded,
    Withdrawn,
)
from twoheirs_qt.games.two_heirs.rules.henry import (
    HenryForecast,
    TileForecast,
    forecast_henry_turn,
    forecast_tile,
)
from twoheirs_qt.games.two_heirs.rules.legality import (
    LegalActions,
    is_legal,
    list_legal_actions,
    why_not,
)
from twoheirs_qt.games.two_heirs.rules.reasons import Reason, Why
from twoheirs_qt.games.two_heirs.rules.roads import RoadLine
from twoheirs_qt.games.two_heirs.rules.scoring import (
    BuildingLine,
    Decision,
    HeirScore,
    ScoreSheet,
    count_missing_tiles,
    is_fulfilled,
    list_counted_cells,
    make_score_sheet,
)
from twoheirs_qt.games.two_heirs.rules.setup import (
    SETS_IN_PLAY,
    START,
    TREASURES_REMOVED,
    NewGame,
    create_game,
)
from twoheirs_qt.games.two_heirs.rules.state import HAND_LIMIT, LAST_TURNS, RING_SIZE, Solo, State
from twoheirs_qt.games.two_heirs.rules.turn import Step, apply, apply_in_steps, apply_silently
from twoheirs_qt.tabletop.dice import SEED_LIMIT, Dice
from twoheirs_qt.tabletop.illegal_action import IllegalAction

RULES_VERSION = 2
"""Raised whenever a correction of the rules can change what an old game's actions lead to."""
