"""The note beside the ghost: what an action would change, or why it cannot be done."""

from __future__ import annotations

from twoheirs_qt.game.options import Preview
from twoheirs_qt.game.session import GameSession
from twoheirs_qt.rules.actions import Action, Build, Deploy, Expand, Move, Take, Withdraw
from twoheirs_qt.rules.reasons import Reason
from twoheirs_qt.ui.art import Art
from twoheirs_qt.ui.table import texts
from twoheirs_qt.ui.table.notes import Line
from twoheirs_qt.words.names import called, cell_name, terrain_name, tile_name_of
from twoheirs_qt.words.reasons import reason_text
from twoheirs_qt.words.text import Text


def reason_lines(session: GameSession, reasons: tuple[Reason, ...]) -> tuple[Line, ...]:
    """All reasons, one a paragraph."""
    say, catalogue = session.model.say, session.state.catalogue
    bullet = "•" if len(reasons) > 1 else ""
    return tuple(
        Line(say(reason_text(reason, catalogue, session.names)), bullet=bullet)
        for reason in reasons
    )


def preview_lines(
    session: GameSession, art: Art, preview: Preview, *, points: bool
) -> tuple[Line, ...]:
    """`points`: whether the points so far are shown."""
    say = session.model.say
    title = _title(session, preview.action)
    lines = [Line(say(title), bold=True, scale=1.08)]
    if preview.reasons:
        lines += [
            Line(line.text, bullet=line.bullet, color="danger")
            for line in reason_lines(session, preview.reasons)
        ]
        return tuple(lines)
    lines += _cost(session, art, preview)
    if points and not isinstance(preview.action, Take):
        lines += _scores(session, preview)
    if preview.reach_before != preview.reach_after:
        change = texts.REACH_CHANGE.fill(before=preview.reach_before, after=preview.reach_after)
        lines.append(Line(say(change)))
    return tuple(lines)


def _title(session: GameSession, action: Action) -> Text:
    catalogue = session.state.catalogue
    match action:
        case Build(tile):
            return texts.BUILD_TITLE.fill(tile=tile_name_of(tile, catalogue))
        case Expand(tile):
            terrain = catalogue.tiles[tile].terrain
            return texts.EXPAND_TITLE.fill(terrain=terrain_name(terrain))
        case Move(to=to):
            return texts.MARCH_TITLE.fill(place=cell_name(to))
        case Deploy(to):
            return texts.DEPLOY_TITLE.fill(place=cell_name(to))
        case Withdraw():
            return texts.WITHDRAW_TITLE
        case Take(slot):
            tile_on = session.state.slots[slot]
            assert tile_on is not None
            return texts.TAKE_TITLE.fill(tile=tile_name_of(tile_on.id, catalogue))
        case _:
            raise TypeError(action)


def _cost(session: GameSession, art: Art, preview: Preview) -> list[Line]:
    say, paid = session.model.say, preview.coverage
    if isinstance(preview.action, Expand):
        return [Line(say(texts.GAINS_DISCOUNT))]
    if paid is None:
        return []
    glyphs = tuple(art.resource(source.resource) for source in paid.sources)
    after = say(texts.WITH_DISCOUNTS.count(paid.discounts)) if paid.discounts else ""
    if glyphs:
        return [Line(say(texts.COVERED_BY), glyphs, after)]
    if after:
        return [Line(f"{say(texts.COVERED_BY)} {say(texts.DISCOUNTS.count(paid.discounts))}")]
    return [Line(say(texts.NO_COST))]


def _scores(session: GameSession, preview: Preview) -> list[Line]:
    say, active = session.model.say, session.state.active
    lines = []
    for heir in (active, active.opponent):
        before, after = preview.before[heir], preview.after[heir]
        name = called(session.names, heir)
        if before != after:
            text = texts.SCORE_CHANGE.fill(heir=name, before=before, after=after)
            lines.append(Line(say(text), bold=True))
        else:
            text = texts.SCORE_SAME.fill(heir=name, points=before)
            lines.append(Line(say(text), color="muted", scale=0.92))
    return lines
