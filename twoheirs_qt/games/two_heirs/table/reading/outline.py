"""The outline of a game of The Two Heirs: what its rows say, and what is done with them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, cast

from twoheirs_qt.games.two_heirs.things import offers as offer_texts
from twoheirs_qt.games.two_heirs.things.announcements import list_announcements
from twoheirs_qt.games.two_heirs.things.branches import TwoHeirsRows
from twoheirs_qt.games.two_heirs.things.offers import Commands, Offer, list_offers
from twoheirs_qt.games.two_heirs.things.requirements import explain_requirements
from twoheirs_qt.games.two_heirs.things.thing import GameView, Thing
from twoheirs_qt.games.two_heirs.words.table import NO_HELP
from twoheirs_qt.tabletop import thing as things
from twoheirs_qt.tabletop.outline.game import GameOutline, RowNote
from twoheirs_qt.tabletop.play.history import Transition
from twoheirs_qt.tabletop.text.text import Text

if TYPE_CHECKING:
    from twoheirs_qt.games.two_heirs.play.session import GameSession


class TwoHeirsOutline(TwoHeirsRows, GameOutline):
    """The outline of the game of `session`.

    `points` tells whether points are shown; `commands` do the offers that are no single action.
    """

    session: GameSession

    def __init__(
        self,
        session: GameSession,
        points: Callable[[], bool],
        commands: Commands = Commands(),  # noqa: B008 - a value, never changed
        closed_reason: Text | None = None,
    ) -> None:
        GameOutline.__init__(self, session, closed_reason)
        self._points = points
        self._commands = commands

    @property
    def why_no_help(self) -> Text | None:
        return self.closed_reason or (None if self.session.is_help_shown else NO_HELP)

    @property
    def _game(self) -> GameView:
        return GameView(self.session, self.model.snapshot, self._points())

    # -- what a row says ---------------------------------------------------------------------------

    def name(self, thing: things.Thing) -> Text | None:
        assert isinstance(thing, Thing)
        return None if thing.row_tells_details else thing.name(self._game)

    def list_details(self, things: Sequence[things.Thing]) -> list[list[Text]]:
        game = self._game
        return [list(thing.list_details(game)) for thing in cast("Sequence[Thing]", things)]

    def list_notes(self, thing: things.Thing) -> Iterator[RowNote]:
        assert isinstance(thing, Thing)
        if thing.outline_shows_note:
            for line in thing.list_lines(self._game):
                if not line.glyphs:
                    yield RowNote(line.text, not line.is_name and line.color != "muted")

    def forecast(self, thing: things.Thing) -> Text | None:
        assert isinstance(thing, Thing)
        return thing.forecast(self._game)

    def find_rules_section(self, thing: things.Thing) -> str:
        assert isinstance(thing, Thing)
        return thing.find_rules_section(self.session.state)

    # -- what can be done --------------------------------------------------------------------------

    def list_offers(self, thing: things.Thing) -> tuple[Offer, ...]:
        assert isinstance(thing, Thing)
        return (
            list_offers(self.session, thing)
            if self.closed_reason is None
            else thing.list_offers_when_closed()
        )

    def summarize(self, offers: Sequence[things.Offer]) -> Text | None:
        return offer_texts.summarize_offers(cast("Sequence[Offer]", offers))

    def describe(self, offer: things.Offer) -> str:
        assert isinstance(offer, Offer)
        return offer_texts.describe_offer(self.session, offer, with_points=self._points())

    def why_not(self, offer: things.Offer) -> Text:
        assert isinstance(offer, Offer)
        return offer_texts.explain_obstacles(self.session, offer)

    def explain_requirements(self, offers: Sequence[things.Offer]) -> str:
        return explain_requirements(self.session, cast("Sequence[Offer]", offers))

    def find_command(self, offer: things.Offer) -> Callable[[], object] | None:
        assert isinstance(offer, Offer)
        return self._commands.find(offer.kind)

    def show_entries_with(self, show: Callable[[], object]) -> None:
        self._commands = self._commands._replace(show_moment=show)

    # -- what is announced -------------------------------------------------------------------------

    def list_announcements(self, change: Transition) -> list[Text]:
        return list_announcements(self.session, change)
