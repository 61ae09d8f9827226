"""The score sheet of The Two Heirs: as plain data, and as lines for people."""

from __future__ import annotations

from twoheirs_qt.games.two_heirs.rules.components import Heir
from twoheirs_qt.games.two_heirs.rules.scoring import Decision, HeirScore, ScoreSheet
from twoheirs_qt.games.two_heirs.rules.state import State
from twoheirs_qt.games.two_heirs.words.names import name_henry, name_player, name_tile
from twoheirs_qt.tabletop.text.sanitize import sanitize
from twoheirs_qt.tabletop.text.text import render_english


def dump_sheet(sheet: ScoreSheet) -> dict[str, object]:
    """The score sheet as plain data; points of buildings are those before doubling."""
    data: dict[str, object] = {heir.word: _dump_column(sheet.heirs[heir]) for heir in Heir}
    data["winner"] = None if sheet.winner is None else sheet.winner.word
    return data


def _dump_column(score: HeirScore) -> dict[str, object]:
    return {
        "buildings": [
            [list(line.at), line.tile.id, line.points, line.doubled] for line in score.buildings
        ],
        "roads": score.roads,
        "treasures": score.treasures,
        "total": score.total,
        "in_reserve": score.in_reserve,
    }


_DECISION_TEXTS = {
    Decision.POINTS: "more points",
    Decision.TROOPS: "more troops in the royal reserve",
    Decision.HENRY: "a draw goes to Henry",
}


def format_sheet(sheet: ScoreSheet, state: State, names: tuple[str, str]) -> str:
    """The score sheet as lines for people, each ending with a line feed."""
    blocks: list[list[tuple[str, ...]]] = [
        _list_rows(sheet.heirs[heir], state, _name_player(heir, state, names)) for heir in Heir
    ]
    rows = [row for block in blocks for row in block if len(row) > 1]
    widths = [max((len(row[column]) for row in rows), default=0) for column in range(5)]
    lines: list[str] = []
    for block in blocks:
        for row in block:
            if len(row) == 1:
                lines.append(row[0])
                continue
            cell, tile, name, points, doubled = row
            lines.append(
                f"  {cell:<{widths[0]}}  {name:<{widths[2]}}  {tile:<{widths[1]}}"
                f"  {points:>{widths[3]}}{doubled}".rstrip()
            )
        lines.append("")
    return "\n".join([*lines, _format_verdict(sheet, state, names)]) + "\n"


def _list_rows(score: HeirScore, state: State, name: str) -> list[tuple[str, ...]]:
    rows: list[tuple[str, ...]] = [(name,)]
    for line in score.buildings:
        doubled = f"  doubled: {line.points} × 2" if line.doubled else ""
        cell = f"[{line.at[0]}, {line.at[1]}]"
        points = str(line.final_points)
        rows.append((cell, line.tile.id, render_english(name_tile(line.tile)), points, doubled))
    if state.score_roads:
        rows.append(("", "", "Roads", str(score.roads), ""))
    if score.heir is state.henry:
        rows.append(("", "", "Treasures", str(score.treasures), ""))
    rows.append(("", "", "Total", str(score.total), ""))
    if score.heir is not state.henry:
        rows.append(("", "", "Troops in the royal reserve", str(score.in_reserve), ""))
    return rows


def _name_player(heir: Heir, state: State, names: tuple[str, str]) -> str:
    colour = render_english(name_player(("", ""), heir))
    if heir is state.henry:
        return f"{render_english(name_henry())} ({colour})"
    return f"{sanitize(names[heir])} ({colour})" if names[heir].strip() else colour


def _format_verdict(sheet: ScoreSheet, state: State, names: tuple[str, str]) -> str:
    prefix = "" if state.is_over else "As it stands, "
    if sheet.winner is None:
        return f"{prefix}{'the' if prefix else 'The'} game is drawn."
    reason = _DECISION_TEXTS[sheet.decided_by]
    return f"{prefix}{_name_player(sheet.winner, state, names)} wins: {reason}."
