"""The score sheet as plain data."""

from __future__ import annotations

from twoheirs_qt.bunny_kingdom.rules.scoring import Column, FiefLine, ParchmentLine, ScoreSheet


def dump_score(sheet: ScoreSheet) -> dict[str, object]:
    """The plain data of a score sheet, in which each point can be traced."""
    return {
        "seats": {seat.value: _dump_column(column) for seat, column in sheet.columns.items()},
        "winners": [seat.value for seat in sheet.winners],
    }


def _dump_column(column: Column) -> dict[str, object]:
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
    return {**data, "points": line.points, "counted": list(line.counted)}
