"""The moments of The Two Heirs, each with the chronicle up to it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from twoheirs_qt.games.two_heirs.play import chronicle
from twoheirs_qt.games.two_heirs.play.snapshot import Moment
from twoheirs_qt.games.two_heirs.rules.components import Heir
from twoheirs_qt.games.two_heirs.words.names import Names
from twoheirs_qt.games.two_heirs.words.opponents import name_players
from twoheirs_qt.tabletop.play import moments
from twoheirs_qt.tabletop.saves.save import SaveGame


class TwoHeirsChronicler(moments.Chronicler):
    """Makes moments with a chronicle."""

    def find_names(self, save: SaveGame) -> Names:
        return name_players(save.settings.names, save.start.henry, save.settings.opponents)

    def make_first_moment(self, save: SaveGame, names: Names) -> Moment:
        turn = save.origin.first_turn
        entries = chronicle.begin_chronicle(save.start, turn, names, save.origin)
        return Moment(save.start, entries, turn)

    def make_next_moment(
        self,
        before: moments.Moment,
        state: Any,
        events: tuple[Any, ...],
        turns: int,
        names: Names,
    ) -> Moment:
        assert isinstance(before, Moment)
        entries, turn = chronicle.extend(before.chronicle, before.turn, events, state, names)
        return Moment(state, entries, turn)

    def make_given_up_moment(self, moment: moments.Moment, seat: int, names: Names) -> Moment:
        assert isinstance(moment, Moment)
        entries = chronicle.add_giving_up(moment.chronicle, Heir(seat), names)
        return replace(moment, chronicle=entries, is_given_up=True)
