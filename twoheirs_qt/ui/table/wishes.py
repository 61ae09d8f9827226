"""What of the player's settings the table obeys."""

from __future__ import annotations

from typing import Final

from twoheirs_qt.ui.settings import Settings
from twoheirs_qt.ui.table.interaction import Interaction
from twoheirs_qt.ui.table.scene import TableScene

OBEYED: Final = frozenset(
    (
        "facing",
        "upright",
        "show_points",
        "motion",
        "henry_pace",
        "coordinates",
        "still_to_come",
    )
)
"""The names of these settings."""


def obey(settings: Settings, scene: TableScene, interaction: Interaction) -> None:
    """Take them over; they show when the scene is brought to the model next."""
    scene.facing = settings.facing
    scene.upright = settings.upright
    scene.points_shown = settings.show_points
    scene.coordinates_shown = settings.coordinates
    scene.presenter.pace = settings.motion
    interaction.describer.tells_unseen = settings.still_to_come
    interaction.describer.tells_points = settings.show_points
    interaction.henry.pace = settings.henry_pace
