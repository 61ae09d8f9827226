"""Setting up a game on two machines: what is agreed on before it, and a seed that nobody chooses.

The host commits to a random number by its hash, the guest then says its own, and the host reveals.
The guest's number cannot depend on the host's, and the host's was fixed before the guest spoke.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from twoheirs_qt.tabletop.far import texts
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.saves.save import HUMAN, GameSettings, Origin, SaveGame

if TYPE_CHECKING:
    from twoheirs_qt.tabletop.game import AnyGame

_NO_CHECKSUM: Final = "00000000"
_SEED_BYTES: Final = 8


class Beginning(NamedTuple):
    """A game that can begin: where it comes from, its first state, and its settings."""

    origin: Origin
    start: Any
    settings: GameSettings


def make_commitment(random: str) -> str:
    """The hash by which the host commits to a random number."""
    return sha256(b"twoheirs-far commitment\0" + bytes.fromhex(random)).hexdigest()


def calculate_seed(game: str, host: str, guest: str) -> int:
    """The seed that follows from the name of a game and the random numbers of both machines."""
    parts = b"".join(bytes.fromhex(part) for part in (game, host, guest))
    digest = sha256(b"twoheirs-far seed\0" + parts).digest()
    return int.from_bytes(digest[:_SEED_BYTES], "big")


def dump_beginning(
    game: AnyGame, catalogue: Any, options: Mapping[str, Any], settings: GameSettings, created: str
) -> dict[str, object]:
    """The first line of a save of such a game, with the seed 0 in place of the agreed one."""
    from twoheirs_qt.tabletop.saves.game_log import dump_first_line

    save = SaveGame(
        game=game,
        origin=game.saves.make_origin(options, 0),
        start=game.make_first_state(catalogue, options, 0),
        settings=settings,
        actions=(),
        done_count=0,
        created=created,
        changed=created,
    )
    return dump_first_line(save)


def parse_beginning(game: AnyGame, data: Mapping[str, object]) -> Beginning:
    """The game that a first line describes, checked as that of a save.

    Raises FileError, also if the other machine plays by other rules, or if not all are humans.
    """
    from twoheirs_qt.tabletop.files.validation import validate

    migrated_fields = game.saves.format.migrate({**data, "crc": _NO_CHECKSUM})
    shape = validate(game.saves.get_first_line_shape(), migrated_fields)
    if shape.rules != game.saves.rules:
        raise FileError(texts.OTHER_RULES)
    origin, start, settings, unseen = game.saves.parse_beginning(
        shape, game.catalogues.load_for_program()
    )
    if shape.digest != game.saves.calculate_digest(start):
        raise FileError(texts.DIFFERENT_START)
    are_humans = set(settings.players) == {HUMAN}
    if (
        origin.new_game_options is None
        or origin.new_game_options.seed != 0
        or unseen
        or not are_humans
    ):
        raise FileError(texts.NOT_A_MESSAGE)
    beginning = Beginning(origin, start, settings)
    if game.saves.calculate_digest(set_seed(game, beginning, 0).start) != shape.digest:
        raise FileError(texts.DIFFERENT_START)
    return beginning


def set_seed(game: AnyGame, beginning: Beginning, seed: int) -> Beginning:
    """The same game with another seed. Raises FileError if its options are impossible."""
    options = beginning.origin.new_game_options._asdict()
    options.pop("seed")
    try:
        start = game.make_first_state(game.catalogues.get_for_state(beginning.start), options, seed)
    except ValueError:
        raise FileError(texts.NOT_A_MESSAGE) from None
    return beginning._replace(origin=game.saves.make_origin(options, seed), start=start)


def set_names(beginning: Beginning, names: tuple[str, ...]) -> Beginning:
    """The same game with the names of its players."""
    return beginning._replace(settings=replace(beginning.settings, names=names))
