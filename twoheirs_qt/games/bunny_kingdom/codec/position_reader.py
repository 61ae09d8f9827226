"""The checks that make a position or a view of the shape of a file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from twoheirs_qt.games.bunny_kingdom.codec import fault_texts
from twoheirs_qt.games.bunny_kingdom.codec.shapes import CampsShape, PickShape, ScoredPositionShape
from twoheirs_qt.games.bunny_kingdom.rules.catalogue import (
    BUILDINGS,
    TERRITORY_INDEXES,
    TERRITORY_NAMES,
    Catalogue,
    Kind,
    Mask,
    ParchmentRule,
    Pile,
    Resource,
    Seat,
    Terrain,
)
from twoheirs_qt.games.bunny_kingdom.rules.legality import (
    DROP_COUNTS,
    PLAY_COUNTS,
    can_build,
    can_pick,
    find_copier_to_ask,
    find_copy_source,
    find_free_land,
    find_keeper,
    list_copy_choices,
    list_lower_waiting_camps,
)
from twoheirs_qt.games.bunny_kingdom.rules.state import (
    EMPTY,
    HAND_SIZE,
    NO_BUILDINGS,
    ROUND_COUNT,
    Camps,
    Phase,
    Pick,
    State,
    StateOrView,
    Table,
    View,
    open_pile,
)
from twoheirs_qt.games.bunny_kingdom.rules.state_builder import make_sorted_pile
from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import FileError, quote

T = TypeVar("T")

_DEALS_WITH_TWO: Final = 2
"""With two lords each round deals hands and reserves, so twice as many cards."""


class PositionReader:
    """Reads one position. `for_score`: what scoring does not need is not checked."""

    def __init__(
        self, shape: ScoredPositionShape, catalogue: Catalogue, *, for_score: bool
    ) -> None:
        self._shape = shape
        self._catalogue = catalogue
        self._for_score = for_score
        self._seats = tuple(shape.seats)
        self._card_counts: Counter[int] = Counter()
        """Card number -> how many of it have been read so far."""

    def make_position(self) -> StateOrView:
        """The position. Raises FileError."""
        shape = self._shape
        for index, seat in enumerate(self._seats):
            if seat in self._seats[:index]:
                raise FileError(
                    fault_texts.SEAT_TWICE.fill(seat=quote(seat.value)), f"seats[{index}]"
                )
        if shape.seen_by is not None:
            self._find_seat_index(shape.seen_by, "seen_by")
        position = self._assemble(self._read_table())
        self._check_counts(position.table)
        _check_towers(position.table)
        self._check_used(position.table)
        _check_copies(position)
        if not self._for_score:
            _check_picks(position)
            _check_camps(position.table)
            _check_active(position)
            _check_deck(position)
        return position

    # -- the open part ----------------------------------------------------------------------------

    def _read_table(self) -> Table:
        shape = self._shape
        land = self._read_land()
        buildings, trading_posts = self._read_buildings(land)
        kept = self._read_piles("kept", shape.kept, self._check_building)
        used = self._read_piles("used", shape.used, self._check_open)
        return Table(
            catalogue=self._catalogue,
            seats=self._seats,
            round=shape.round,
            phase=shape.phase,
            active=None if shape.active is None else self._find_seat_index(shape.active, "active"),
            land=land,
            buildings=buildings,
            built_land=_find_built_land(buildings, self._catalogue),
            trading_posts=trading_posts,
            kept=tuple([open_pile(pile) for pile in kept]),
            used=tuple([open_pile(pile) for pile in used]),
            harvests=self._read_harvests(),
            camps=None if shape.camps is None else _read_camps(shape.camps),
            copies=self._read_copies(),
        )

    def _find_seat_index(self, seat: Seat, field: str) -> int:
        if seat not in self._seats:
            raise FileError(error_texts.UNKNOWN_SEAT.fill(seat=quote(seat.value)), field)
        return self._seats.index(seat)

    def _read_land(self) -> tuple[Mask, ...]:
        land = [0] * len(self._seats)
        for number, rabbit in enumerate(self._shape.rabbits):
            seat_index = self._find_seat_index(rabbit.seat, f"rabbits[{number}].seat")
            bit = 1 << TERRITORY_INDEXES[rabbit.at]
            if any(seat_land & bit for seat_land in land):
                fault = fault_texts.TWO_RABBITS.fill(at=rabbit.at)
                raise FileError(fault, f"rabbits[{number}].at")
            land[seat_index] |= bit
        return tuple(land)

    def _read_buildings(
        self, land: tuple[Mask, ...]
    ) -> tuple[bytes, tuple[tuple[int, Resource | None], ...]]:
        buildings = bytearray(NO_BUILDINGS)
        trading_posts: list[tuple[int, Resource | None]] = []
        for position, building in enumerate(self._shape.buildings):
            field, index = f"buildings[{position}]", TERRITORY_INDEXES[building.at]
            number = self._find_building(building.card, f"{field}.card")
            self._check_site(number, index, land, buildings, field)
            has_resource = "resource" in building.model_fields_set
            if self._catalogue.cards_by_number[number].is_trading_post:
                if not has_resource:
                    raise FileError(fault_texts.NEEDS_RESOURCE, f"{field}.resource")
                word = building.resource
                trading_posts.append((index, None if word is None else Resource(word)))
            elif has_resource:
                raise FileError(fault_texts.NO_RESOURCE, f"{field}.resource")
            buildings[index] = number
        return bytes(buildings), tuple(sorted(trading_posts, key=lambda post: post[0]))

    def _find_building(self, name: str, field: str) -> int:
        number = self._find_card(name, field)
        if self._catalogue.cards_by_number[number].kind not in BUILDINGS:
            raise FileError(fault_texts.NOT_BUILDING.fill(card=quote(name)), field)
        return number

    def _check_site(
        self, number: int, index: int, land: tuple[Mask, ...], buildings: bytearray, field: str
    ) -> None:
        at = TERRITORY_NAMES[index]
        if buildings[index] != EMPTY or self._catalogue.land[Terrain.CITY] >> index & 1:
            raise FileError(fault_texts.TWO_BUILDINGS.fill(at=at), f"{field}.at")
        if not any(seat_land >> index & 1 for seat_land in land):
            raise FileError(fault_texts.NO_RABBIT.fill(at=at), f"{field}.at")
        if not self._catalogue.allowed_land[number] >> index & 1:
            card = quote(self._catalogue.card_ids[number])
            raise FileError(fault_texts.WRONG_TERRAIN.fill(card=card, at=at), f"{field}.at")

    def _read_harvests(self) -> tuple[tuple[int, ...], ...]:
        harvests = self._order_by_seat("harvests", self._shape.harvests, [])
        for seat, points in zip(self._seats, harvests, strict=True):
            if len(points) > ROUND_COUNT or any(number < 0 for number in points):
                raise FileError(fault_texts.BAD_HARVESTS, f"harvests.{seat.value}")
        return tuple([tuple(points) for points in harvests])

    def _read_copies(self) -> tuple[tuple[int, int | None], ...]:
        copies: list[tuple[int, int | None]] = []
        for name, copied in self._shape.copies.items():
            field = f"copies.{name}"
            copies.append(
                (
                    self._find_card(name, field),
                    None if copied is None else self._find_card(copied, field),
                )
            )
        return tuple(sorted(copies, key=lambda pair: pair[0]))

    # -- piles ------------------------------------------------------------------------------------

    def _find_card(self, name: str, field: str) -> int:
        number = self._catalogue.card_numbers.get(name)
        if number is None:
            raise FileError(fault_texts.UNKNOWN_CARD.fill(card=quote(name)), field)
        return number

    def _order_by_seat(self, field: str, entries: Mapping[str, T], default: T) -> list[T]:
        """The entries of an object with a field for each seat, in the order of the seats."""
        words = [seat.value for seat in self._seats]
        for name in entries:
            if name not in words:
                raise FileError(error_texts.UNKNOWN_SEAT.fill(seat=quote(name)), field)
        if not self._for_score and len(entries) < len(words):
            raise FileError(fault_texts.SEATS_INCOMPLETE, field)
        return [entries.get(word, default) for word in words]

    def _read_open_pile(
        self, names: list[str], field: str, check: Callable[[int, str], None] | None = None
    ) -> Pile:
        numbers = []
        for entry, name in enumerate(names):
            path = f"{field}[{entry}]"
            number = self._find_card(name, path)
            self._card_counts[number] += 1
            if self._card_counts[number] > self._catalogue.cards_by_number[number].copies:
                raise FileError(fault_texts.TOO_MANY_COPIES.fill(card=quote(name)), path)
            if check is not None:
                check(number, path)
            numbers.append(number)
        return bytes(numbers)

    def _read_piles(
        self,
        field: str,
        piles_by_seat: Mapping[str, list[str] | int] | Mapping[str, list[str]],
        check: Callable[[int, str], None] | None = None,
        *,
        is_hidden: bool = False,
    ) -> list[Pile | int]:
        """The piles of the seats, sorted; `is_hidden`: a view covers those of the other seats."""
        piles: list[Pile | int] = []
        entries: list[list[str] | int] = self._order_by_seat(field, dict(piles_by_seat), [])
        for seat, names in zip(self._seats, entries, strict=True):
            path = f"{field}.{seat.value}"
            is_covered = is_hidden and self._shape.seen_by not in (None, seat)
            pile = self._read_pile(names, path, check, is_covered=is_covered)
            piles.append(pile if isinstance(pile, int) else make_sorted_pile(pile))
        return piles

    def _read_pile(
        self,
        names: list[str] | int,
        path: str,
        check: Callable[[int, str], None] | None = None,
        *,
        is_covered: bool,
    ) -> Pile | int:
        """A pile in the order of the file, or its number of cards if it is covered."""
        if isinstance(names, int):
            if not is_covered:
                raise FileError(fault_texts.CANNOT_BE_COVERED, path)
            return names
        if is_covered and not (self._for_score and not names):
            raise FileError(fault_texts.MUST_BE_COVERED, path)
        return self._read_open_pile(names, path, check)

    def _check_building(self, number: int, path: str) -> None:
        card = self._catalogue.cards_by_number[number]
        if card.kind not in BUILDINGS:
            raise FileError(fault_texts.NOT_BUILDING.fill(card=quote(card.id)), path)

    def _check_parchment(self, number: int, path: str) -> None:
        card = self._catalogue.cards_by_number[number]
        if card.kind is not Kind.PARCHMENT:
            raise FileError(fault_texts.NOT_PARCHMENT.fill(card=quote(card.id)), path)

    def _check_open(self, number: int, path: str) -> None:
        card = self._catalogue.cards_by_number[number]
        if card.kind is Kind.PARCHMENT:
            raise FileError(fault_texts.USED_PARCHMENT.fill(card=quote(card.id)), path)

    # -- the hidden part --------------------------------------------------------------------------

    def _assemble(self, table: Table) -> StateOrView:
        shape = self._shape
        is_revealed = table.phase in (Phase.COPY, Phase.OVER)
        hands = self._read_piles("hands", shape.hands, is_hidden=True)
        parchments = self._read_piles(
            "parchments", shape.parchments, self._check_parchment, is_hidden=not is_revealed
        )
        dropped = self._read_piles("dropped", shape.dropped, is_hidden=True)
        reserves = self._read_reserves()
        is_view = shape.seen_by is not None
        deck = self._read_pile(shape.deck, "deck", is_covered=is_view)
        picked = self._read_picks()
        if len(self._seats) > 2:
            for field, piles in (("reserves", reserves), ("dropped", dropped)):
                if any(piles):
                    raise FileError(fault_texts.ONLY_TWO_SEATS, field)
        if shape.seen_by is not None:
            reserve_sizes = tuple([pile if isinstance(pile, int) else 0 for pile in reserves])
            deck_size = deck if isinstance(deck, int) else 0
            seat_index = self._seats.index(shape.seen_by)
            return View(
                seat_index,
                table,
                tuple(hands),
                picked,
                tuple(parchments),
                tuple(dropped),
                reserve_sizes,
                deck_size,
            )
        return State(
            table,
            tuple([open_pile(pile) for pile in hands]),
            tuple([pick if isinstance(pick, Pick) else None for pick in picked]),
            tuple([open_pile(pile) for pile in parchments]),
            tuple([open_pile(pile) for pile in dropped]),
            tuple([open_pile(pile) for pile in reserves]),
            open_pile(deck),
        )

    def _read_reserves(self) -> list[Pile | int]:
        is_view = self._shape.seen_by is not None
        entries: list[list[str] | int] = self._order_by_seat("reserves", self._shape.reserves, [])
        return [
            self._read_pile(names, f"reserves.{seat.value}", is_covered=is_view)
            for seat, names in zip(self._seats, entries, strict=True)
        ]

    def _read_picks(self) -> tuple[Pick | bool | None, ...]:
        picks: list[Pick | bool | None] = []
        entries = self._order_by_seat("picked", self._shape.picked, None)
        for seat, pick in zip(self._seats, entries, strict=True):
            path = f"picked.{seat.value}"
            is_covered = self._shape.seen_by not in (None, seat)
            if pick is True and not is_covered:
                raise FileError(fault_texts.CANNOT_BE_COVERED, path)
            if isinstance(pick, PickShape):
                if is_covered:
                    raise FileError(fault_texts.MUST_BE_COVERED, path)
                picks.append(
                    Pick(
                        make_sorted_pile(self._read_open_pile(pick.play, f"{path}.play")),
                        self._read_open_pile(pick.discard, f"{path}.discard"),
                    )
                )
            else:
                picks.append(pick)
        return tuple(picks)

    # -- what must agree ------------------------------------------------------------------------

    def _check_counts(self, table: Table) -> None:
        """Buildings on the board lie in no other place, and are no more than there are."""
        on_board = Counter(number for number in table.buildings if number != EMPTY)
        used = Counter(number for pile in table.used for number in pile)
        for number, count in on_board.items():
            card = self._catalogue.cards_by_number[number]
            if card.kind is Kind.SKY_TOWER:
                count = 1
            if count > card.copies:
                fault = fault_texts.TOO_MANY_COPIES.fill(card=quote(card.id))
                raise FileError(fault, "buildings")
            if count + self._card_counts[number] - used[number] > card.copies:
                raise FileError(fault_texts.KEPT_AND_BUILT.fill(card=quote(card.id)), "buildings")

    def _check_used(self, table: Table) -> None:
        """A territory of a used card has no rabbit of another seat."""
        for seat_index, pile in enumerate(table.used):
            for number in pile:
                index = self._catalogue.territory_by_card.get(number)
                if index is None:
                    continue
                others = [land for n, land in enumerate(table.land) if n != seat_index]
                if any(land >> index & 1 for land in others):
                    fault = fault_texts.FOREIGN_RABBIT.fill(at=TERRITORY_NAMES[index])
                    raise FileError(fault, f"used.{table.seats[seat_index].value}")


def _find_built_land(buildings: bytes, catalogue: Catalogue) -> Mask:
    """The territories with a building, printed cities included."""
    built_land = catalogue.land[Terrain.CITY]
    for index, number in enumerate(buildings):
        if number != EMPTY:
            built_land |= 1 << index
    return built_land


def _read_camps(shape: CampsShape) -> Camps:
    return Camps(tuple(shape.ask), tuple(shape.waiting), shape.announced, tuple(shape.before))


def _check_towers(table: Table) -> None:
    for tower in table.catalogue.sky_towers:
        count = table.buildings.count(tower)
        if not count:
            continue
        ends = 1 << table.buildings.find(tower) | 1 << table.buildings.rfind(tower)
        if count != 2 or not any(land & ends == ends for land in table.land):
            card = quote(table.catalogue.card_ids[tower])
            raise FileError(fault_texts.TOWER_ENDS.fill(card=card), "buildings")


def _check_copies(position: StateOrView) -> None:
    table = position.table
    ids = table.catalogue.card_ids
    for number, copied in table.copies:
        field = f"copies.{ids[number]}"
        seat_index = next(
            (n for n, p in enumerate(position.parchments) if number in open_pile(p)), None
        )
        parchment = table.catalogue.cards_by_number[number].parchment
        if seat_index is None or parchment is None or parchment.rule is not ParchmentRule.COPY:
            raise FileError(fault_texts.NOT_COPIER.fill(card=quote(ids[number])), field)
        if isinstance(position.parchments[find_copy_source(table, seat_index, number)], int):
            continue
        choices = list_copy_choices(position, seat_index, number)
        if copied is None and choices:
            raise FileError(fault_texts.COPIES_SOMETHING, field)
        if copied is not None and copied not in choices:
            raise FileError(fault_texts.CANNOT_COPY.fill(card=quote(ids[copied])), field)


def _check_picks(position: StateOrView) -> None:
    table = position.table
    players = len(table.seats)
    for seat_index, pick in enumerate(position.picked):
        if not pick:
            continue
        field = f"picked.{table.seats[seat_index].value}"
        if table.phase is not Phase.DRAFT:
            raise FileError(fault_texts.PICK_OUT_OF_PHASE, field)
        if table.active is not None and seat_index >= table.active:
            raise FileError(fault_texts.PICK_TOO_EARLY, field)
        if isinstance(pick, Pick):
            sizes = (len(pick.play), len(pick.discard))
            if sizes != (PLAY_COUNTS[players], DROP_COUNTS[players]):
                raise FileError(fault_texts.BAD_PICK, field)


def _check_camps(table: Table) -> None:
    camps = table.camps
    if table.phase is not Phase.CAMPS:
        if camps is not None:
            raise FileError(fault_texts.CAMPS_OUT_OF_PHASE, "camps")
        return
    if camps is None:
        raise FileError(fault_texts.CAMPS_MISSING, "camps")
    first_asked = camps._replace(before=()).queue
    numbers = (*first_asked, *camps.waiting)
    for number in (*numbers, *camps.before):
        if find_keeper(table, number) is None:
            raise FileError(fault_texts.NO_SUCH_CAMP.fill(number=str(number)), "camps")
    for number in numbers:
        if numbers.count(number) > 1:
            raise FileError(fault_texts.CAMP_TWICE.fill(number=str(number)), "camps")
    for field in ("ask", "waiting", "before"):
        camp_numbers: tuple[int, ...] = getattr(camps, field)
        if list(camp_numbers) != sorted(set(camp_numbers)):
            raise FileError(fault_texts.CAMPS_UNSORTED, f"camps.{field}")
    allowed = () if camps.announced is None else list_lower_waiting_camps(table, camps.announced)
    if not set(camps.before) <= set(allowed):
        raise FileError(fault_texts.NOT_WAITING, "camps.before")


def _check_active(position: StateOrView) -> None:
    table = position.table
    if table.phase is Phase.OVER:
        if table.active is not None:
            raise FileError(fault_texts.GAME_IS_OVER, "active")
        return
    deciders = _find_deciders(position)
    if not deciders:
        raise FileError(fault_texts.NOTHING_TO_DECIDE, "phase")
    if table.active not in deciders:
        seat = quote(table.seats[deciders[0]].value)
        raise FileError(fault_texts.WRONG_ACTIVE.fill(seat=seat), "active")


def _find_deciders(position: StateOrView) -> list[int]:
    """The seats of which one must be active: in building, earlier ones may have passed."""
    table = position.table
    places = range(len(table.seats))
    match table.phase:
        case Phase.DRAFT:
            return [seat_index for seat_index in places if can_pick(position, seat_index)][:1]
        case Phase.CAMPS:
            assert table.camps is not None
            asked = table.camps.asked_number
            keeper = None if asked is None else find_keeper(table, asked)
            return [] if keeper is None or not find_free_land(table) else [keeper]
        case Phase.BUILD:
            return [seat_index for seat_index in places if can_build(table, seat_index)]
        case Phase.TRADE:
            unset = [index for index, resource in table.trading_posts if resource is None]
            return [
                n for n, land in enumerate(table.land) if any(land >> index & 1 for index in unset)
            ][:1]
        case _:
            return [
                seat_index
                for seat_index in places
                if find_copier_to_ask(position, seat_index) is not None
            ][:1]


def _check_deck(position: StateOrView) -> None:
    """Enough cards for the deals to come, and two for each Provisions still to be played."""
    table = position.table
    players = len(table.seats)
    deal = players * HAND_SIZE[players] * (_DEALS_WITH_TWO if players == 2 else 1)
    provisions = table.catalogue.provisions
    piles: list[Pile | int] = [*position.hands, *position.reserves, position.deck]
    piles += [pick.play + pick.discard for pick in position.picked if isinstance(pick, Pick)]
    provisions_left = sum([open_pile(pile).count(provisions) for pile in piles])
    min_size = deal * (ROUND_COUNT - table.round) + 2 * provisions_left
    size = position.deck if isinstance(position.deck, int) else len(position.deck)
    if size < min_size:
        raise FileError(fault_texts.SHORT_DECK.fill(wanted=str(min_size)), "deck")
