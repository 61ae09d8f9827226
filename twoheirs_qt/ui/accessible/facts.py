"""What is to be known of a thing on the table at a moment, as a value."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Facts:
    """- `name`: what it is, and what could be done there; `description`: more, or why it cannot
    - `enabled`: whether pressing it could do something
    - `selected`: it is picked up; `checked`: a switch that is on, None for what is no switch
    """

    name: str
    description: str = ""
    enabled: bool = True
    selected: bool = False
    checked: bool | None = None
