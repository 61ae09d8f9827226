"""The shape of a save of version 1, one document."""

from typing import Annotated, Any, Literal

from pydantic import Field

from twoheirs_qt.files.limits import LONGEST_TITLE, MOST_ACTIONS
from twoheirs_qt.files.shapes.actions import ActionShape
from twoheirs_qt.files.shapes.basics import Count, HeirWord, Shape, Time
from twoheirs_qt.files.shapes.position import Unseen
from twoheirs_qt.files.shapes.save import (
    CatalogueNameShape,
    NewOriginShape,
    PositionOriginShape,
    SettingsShape,
)


class SaveShape(Shape):
    """A whole save. `start` and the content of the catalogue are read as files of their own."""

    format: Literal["twoheirs-save"]
    version: Literal[1]
    title: Annotated[str, Field(max_length=LONGEST_TITLE)] = ""
    created: Time
    changed: Time
    rules: Annotated[int, Field(ge=1)]
    catalogue: CatalogueNameShape
    origin: Annotated[NewOriginShape | PositionOriginShape, Field(discriminator="kind")]
    settings: SettingsShape
    start: dict[str, Any]
    unseen: Unseen = Field(default=[])
    actions: Annotated[list[ActionShape], Field(max_length=MOST_ACTIONS)]
    done: Count
    gave_up: HeirWord | None = None
    digests: Annotated[list[str], Field(max_length=MOST_ACTIONS + 1)]
