"""What is chosen for a new game."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    StrictBool,
    StrictStr,
    ValidationInfo,
    ValidatorFunctionWrapHandler,
    field_validator,
)

from twoheirs_qt.rules.components import RECOMMENDED_SETS, Heir, TileSet
from twoheirs_qt.ui.settings import a_word

LONGEST_NAME: Final = 24
"""Characters that the name of an heir may have."""


def _three(sets: tuple[TileSet, ...]) -> tuple[TileSet, ...]:
    if not len(set(sets)) == len(sets) == 3:
        raise ValueError(sets)
    return sets


_Name = Annotated[StrictStr, AfterValidator(lambda name: name[:LONGEST_NAME])]


class Choices(BaseModel, frozen=True):
    """What was chosen for the last new game; the seed is drawn anew each time.

    `names`: of White and of Blue, empty for the name of the colour. `first` None: the shield is
    tossed. `take_back` is the word of the rule in saves. `alone` is a game against Henry, at
    `level`, with the human in the South as `colour`. One that makes no sense is as if it had not
    been made.
    """

    sets: Annotated[tuple[TileSet, ...], AfterValidator(_three)] = RECOMMENDED_SETS
    names: tuple[_Name, _Name] = ("", "")
    south: Heir = Heir.WHITE
    first: Heir | None = None
    score_roads: StrictBool = False
    take_back: Annotated[str, AfterValidator(a_word)] = "free"
    alone: StrictBool = False
    colour: Heir = Heir.WHITE
    level: Literal[1, 2, 3] = 1

    @field_validator("*", mode="wrap")
    @classmethod
    def _or_none(
        cls, value: Any, read: ValidatorFunctionWrapHandler, info: ValidationInfo
    ) -> object:
        try:
            return read(value)
        except ValueError:
            return cls.model_fields[info.field_name or ""].default
