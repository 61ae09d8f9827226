"""What would it take? The whole answer about what is in the hand, or pointed at."""

from __future__ import annotations

from twoheirs_qt.game.mouth.held import Held, HeldReserve, HeldTile, HeldTroop, action_for
from twoheirs_qt.game.mouth.line import Line, head
from twoheirs_qt.game.mouth.previews import cost_lines, reason_lines
from twoheirs_qt.game.mouth.targets import HandTile, LandCell, ReservePlace, Target
from twoheirs_qt.game.remedies import Remedy, remedies
from twoheirs_qt.game.session import GameSession
from twoheirs_qt.rules.access import means
from twoheirs_qt.rules.actions import Action, BreakCamp, Build, Destroy, Expand, Take, Withdraw
from twoheirs_qt.rules.cells import NEIGHBOURS, Cell
from twoheirs_qt.rules.reasons import Reason
from twoheirs_qt.words import table as texts
from twoheirs_qt.words.actions import title_text
from twoheirs_qt.words.remedies import remedy_text, step_text

_MOST = 5
"""Steps that are named; of more, their number is told."""


class Asker:
    """Answers for the running game."""

    def __init__(self, session: GameSession) -> None:
        self._session = session

    def answer(self, held: Held | None, target: Target | None) -> tuple[Line, ...]:
        """All reasons and all that helps, for putting `held` on `target`, or for what can be
        done at `target`; empty if that is nothing to ask about."""
        action, anywhere = self._action(held, target)
        if action is None:
            return ()
        session, say = self._session, self._session.model.say
        options = session.options
        lines = [head(say(title_text(action, session.state)))]
        preview = options.preview(action)
        if preview.coverage is not None:
            lines += cost_lines(session, preview.coverage)
        if not preview.reasons:
            lines.append(Line(say(texts.CAN_BE_DONE)))
            if anywhere and isinstance(action, Build):
                count = len(options.builds(action.tile))
                lines.append(Line(say(texts.FITS.count(count))))
            return tuple(lines)
        lines.append(Line(say(texts.IN_THE_WAY), bold=True))
        lines += [
            Line(line.text, bullet="•", color="danger")
            for line in reason_lines(session, preview.reasons)
        ]
        lines += self._rules(preview.reasons)
        if not session.is_over:
            lines += self._steps(remedies(options, action))
        return tuple(lines)

    def _rules(self, reasons: tuple[Reason, ...]) -> list[Line]:
        say = self._session.model.say
        state = self._session.state
        known = (remedy_text(reason, state) for reason in reasons)
        found = [text for text in known if text is not None]
        if not found:
            return []
        told = dict.fromkeys(say(text) for text in found)
        return [Line(say(texts.HELPS), bold=True), *(Line(text, bullet="•") for text in told)]

    def _steps(self, found: tuple[Remedy, ...]) -> list[Line]:
        say, catalogue = self._session.model.say, self._session.state.catalogue
        if not found:
            return [Line(say(texts.NO_STEP), color="muted")]
        lines = [Line(say(texts.DO_NOW), bold=True)]
        for each in found[:_MOST]:
            words = say(step_text(each.action, catalogue, solves=each.solves))
            lines.append(Line(words, bullet="•", color="good" if each.solves else "ink"))
        if len(found) > _MOST:
            lines.append(Line(say(texts.MORE.count(len(found) - _MOST)), color="muted"))
        return lines

    # -- what is asked about -----------------------------------------------------------------

    def _action(self, held: Held | None, target: Target | None) -> tuple[Action | None, bool]:
        """The action, and whether its cell was chosen here, as none was pointed at."""
        state = self._session.state
        if held is not None and target is not None:
            action = action_for(held, target, state.active)
            if action is not None:
                return action, False
        match held:
            case HeldTile(tile, down):
                cell = self._likely(tile)
                return (Expand(tile, cell) if down else Build(tile, cell)), True
            case HeldReserve(slot):
                return Take(slot), False
            case HeldTroop(origin=origin) if origin is not None:
                return Withdraw(origin), False
        match target:
            case HandTile(heir, tile) if heir is state.active:
                return Build(tile, self._likely(tile)), True
            case ReservePlace(slot):
                return Take(slot) if state.slots[slot] is not None else None, False
            case LandCell(cell) if cell in state.landscape:
                return self._on_land(cell), False
        return None, False

    def _on_land(self, cell: Cell) -> Action | None:
        state = self._session.state
        face = state.landscape[cell]
        if any(troop.at == cell for troop in state.troops[state.active]):
            return Withdraw(cell)
        if face.owner is state.active and face.tile.building.value == "camp":
            return BreakCamp(cell)
        if face.owner is state.active.opponent:
            return Destroy(cell)
        return None

    def _likely(self, tile: str) -> Cell:
        """A cell where a tile of the hand could go, or could if it were not for its cost."""
        state, options = self._session.state, self._session.options
        for cells in (options.builds(tile), frozenset(means(state).cells)):
            if cells:
                return min(cells, key=lambda cell: (cell[1], cell[0]))
        first = next(iter(state.landscape))
        return next(cell for cell in NEIGHBOURS[first] if cell not in state.landscape)
