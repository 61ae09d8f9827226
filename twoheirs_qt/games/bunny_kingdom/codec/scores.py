"""The score sheet as plain data, and as lines for people."""

from __future__ import annotations

from twoheirs_qt.games.bunny_kingdom.rules.scoring import (
    FiefLine,
    ParchmentLine,
    ScoreSheet,
    SeatScore,
)
from twoheirs_qt.games.bunny_kingdom.rules.state import Phase
from twoheirs_qt.games.bunny_kingdom.words.names import name_card, name_seat
from twoheirs_qt.tabletop.text.text import render_english


def dump_score(sheet: ScoreSheet) -> dict[str, object]:
    """The plain data of a score sheet, in which each point can be traced."""
    return {
        "seats": {seat.value: _dump_column(column) for seat, column in sheet.columns.items()},
        "winners": [seat.value for seat in sheet.winners],
    }


def _dump_column(column: SeatScore) -> dict[str, object]:
    return {
        "harvests": list(column.harvests),
        "fiefs": [_dump_fief(line) for line in column.fiefs],
        "parchments": [_dump_parchment(line) for line in column.parchments],
        "total": column.total,
    }


def _dump_fief(line: FiefLine) -> dict[str, object]:
    return {
        "cells": list(line.cells),
        "towers": [list(tower) for tower in line.towers],
        "strength": line.strength,
        "sources": {resource: list(at) for resource, at in line.sources.items()},
        "wealth": line.wealth,
        "points": line.points,
    }


def _dump_parchment(line: ParchmentLine) -> dict[str, object]:
    data: dict[str, object] = {"card": line.card}
    if line.is_copier:
        data["as"] = line.copied
    return {**data, "points": line.points, "counted": list(line.sources)}


def describe_score(sheet: ScoreSheet, phase: Phase) -> str:
    """The score sheet in English, each line ending with a line feed."""
    lines: list[str] = []
    for seat, column in sheet.columns.items():
        rows = [(f"Harvest {n}", points) for n, points in enumerate(column.harvests, 1)]
        rows += [(_format_parchment(line), line.points) for line in column.parchments]
        rows.append(("Total", column.total))
        width = max(len(words) for words, _ in rows)
        lines.append(render_english(name_seat(seat)))
        lines += [f"  {words:<{width}}  {points:>3}" for words, points in rows]
        fiefs = [line for line in column.fiefs if line.points]
        lines += [
            f"  Fief of {line.cells[0]}: strength {line.strength} × wealth {line.wealth}"
            f" = {line.points} a harvest"
            for line in fiefs
        ]
        lines.append("")
    return "\n".join([*lines, _format_verdict(sheet, phase)]) + "\n"


def _format_parchment(line: ParchmentLine) -> str:
    words = render_english(name_card(line.card))
    if not line.is_copier:
        return words
    copied = "nothing" if line.copied is None else render_english(name_card(line.copied))
    return f"{words} ({copied})"


def _format_verdict(sheet: ScoreSheet, phase: Phase) -> str:
    *others, last = [render_english(name_seat(seat)) for seat in sheet.winners]
    is_over = phase is Phase.OVER
    if others:
        verb = "share the victory" if is_over else "share the lead"
        return f"{', '.join(others)} and {last} {verb}."
    return f"{last} wins." if is_over else f"{last} leads."
