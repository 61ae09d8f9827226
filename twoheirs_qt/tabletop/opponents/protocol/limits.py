"""Limits of time and memory for an opponent's program."""

from __future__ import annotations

from typing import NamedTuple

MIB = 1024 * 1024


class Limits(NamedTuple):
    """Seconds and bytes.

    - `start`: until it has greeted, and `reply` until it has answered anything but `go`
    - `thinking`: the longest it may think where its budget is in states
    - `grace_period`: how much later than its budget, or than `stop`, an answer may come
    - `memory`: of the program and all that it started, as far as it is not swapped out
    - `check_interval`: the time between two checks of the program
    """

    start: float = 30.0
    reply: float = 15.0
    thinking: float = 300.0
    grace_period: float = 5.0
    memory: int = 1024 * MIB
    check_interval: float = 0.25

    def calculate_timeout(self, seconds: float | None) -> float:
        """Seconds until `stop` is sent to a program that has such a budget of time, or none."""
        return self.thinking if seconds is None else min(seconds + self.grace_period, self.thinking)
