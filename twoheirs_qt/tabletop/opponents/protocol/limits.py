"""Limits of time and memory for an opponent's program."""

from __future__ import annotations

from typing import NamedTuple

MIB = 1024 * 1024


class Limits(NamedTuple):
    """The limits of a program.

    - `start_s`: until it has greeted, and `reply_s` until it has answered anything but `go`
    - `thinking_s`: the longest it may think where its budget is in states
    - `grace_period_s`: how much later than its budget, or than `stop`, an answer may come
    - `max_bytes`: the memory of the program and all that it started, without what is swapped out
    - `check_interval_s`: the time between two checks of the program
    """

    start_s: float = 30.0
    reply_s: float = 15.0
    thinking_s: float = 300.0
    grace_period_s: float = 5.0
    max_bytes: int = 1024 * MIB
    check_interval_s: float = 0.25

    def calculate_timeout(self, seconds: float | None) -> float:
        """Seconds until `stop` is sent to a program that has such a budget of time, or none."""
        return (
            self.thinking_s
            if seconds is None
            else min(seconds + self.grace_period_s, self.thinking_s)
        )
