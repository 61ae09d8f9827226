"""How fast the rules are, beside python-chess and catanatron in the same run.

Absolute figures tell of the machine; a ratio to another engine in the same Python tells of the
code. Both do their share in every round, one right after the other, and the median of the rounds'
ratios counts, so that a busy machine slows both alike. One core. The figures are also written as
JSON (`--json FILE`, else build/bench.json), so that runs can be compared.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from time import perf_counter

import chess
from catanatron import Color, Game, RandomPlayer

from twoheirs_qt import rules
from twoheirs_qt.files.catalogue import installed_catalogue
from twoheirs_qt.files.keeping import Keeper
from twoheirs_qt.files.position import dump_position, parse_position
from twoheirs_qt.files.replay import replayed
from twoheirs_qt.files.save import dump_save, parse_save, write_save
from twoheirs_qt.files.savegame import GameSettings, Origin, SaveGame
from twoheirs_qt.players.opponent import Budget, Opponent
from twoheirs_qt.players.roster import OPPONENTS, STRONGEST
from twoheirs_qt.rules.search import Search
from twoheirs_qt.rules.shuffle import Dice

BUILD = Path(__file__).resolve().parent.parent / "build"
ROUNDS = 25
DECISIONS = 3_000
"""Decisions of random play a round."""
GAMES = 20
"""Whole random games a round."""
REPLAYED = 80
NOON = "2025-01-01T12:00:00Z"
POSITIONS = 400
"""Positions a round whose legal actions are listed."""

Task = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the result.

    `ours` and `theirs` are medians in `unit`. `value` is what is to be judged: the median ratio
    ours ÷ theirs, or `ours` itself where there is no `other`. It is to be at least `floor` and
    better `aim` where `floor` < `aim`, at most `floor` and better `aim` where not; None where it
    is told for interest only.
    """

    name: str
    unit: str
    ours: float
    value: float
    other: str = ""
    theirs: float | None = None
    floor: float | None = None
    aim: float | None = None

    def reaches(self, bound: float | None) -> bool | None:
        """Whether `value` is as good as `bound`; None if there is none."""
        if bound is None or self.floor is None:
            return None
        more_is_better = self.aim is not None and self.aim > self.floor
        return self.value >= bound if more_is_better else self.value <= bound


def beside(
    name: str, unit: str, ours: Task, other: str, theirs: Task, *bounds: float | None
) -> Figure:
    """Measure both in turns; `bounds`: floor and aim of the ratio."""
    pairs = [(ours(), theirs()) for _ in range(ROUNDS)]
    mine, others = (statistics.median(column) for column in zip(*pairs, strict=True))
    ratio = statistics.median(one / two for one, two in pairs)
    return Figure(name, unit, mine, ratio, other, others, *bounds)


def alone(name: str, unit: str, task: Task, floor: float, aim: float) -> Figure:
    """Measure what nothing is compared with."""
    median = statistics.median(task() for _ in range(ROUNDS))
    return Figure(name, unit, median, median, floor=floor, aim=aim)


def told(name: str, unit: str, task: Task) -> Figure:
    """Measure what is told for interest only."""
    median = statistics.median(task() for _ in range(ROUNDS))
    return Figure(name, unit, median, median)


class Heirs:
    """Duels by the rules of this program, any three sets."""

    def __init__(self) -> None:
        self.catalogue = installed_catalogue()
        self.dice = random.Random(1)
        self.ends = self._full_landscapes(60, 20)
        self.save = self._a_save()
        read = parse_save(self.save, self.catalogue)
        self.start, self.actions = read.start, read.actions
        self.digests = read.played.digests(self.actions)

    def new(self) -> rules.State:
        """A new duel."""
        sets = tuple(self.dice.sample(list(rules.TileSet), rules.SETS_IN_PLAY))
        return rules.new_game(
            self.catalogue, rules.NewGame(seed=self.dice.randrange(2**32), sets=sets)
        )

    def decisions_per_second(self) -> float:
        """Random play: all legal actions listed, one chosen and carried out.

        As in chess nothing is checked or told again: an opponent that looks ahead plays so.
        """
        search = Search(self.new())
        choice = self.dice.choice
        begun = perf_counter()
        for _ in range(DECISIONS):
            actions = search.actions()
            if actions:
                search.play(choice(actions))
            else:
                search = Search(self.new())
        return DECISIONS / (perf_counter() - begun)

    def checked_decisions_per_second(self) -> float:
        """The same as the table plays: each action is checked, and told what happened."""
        state = self.new()
        choice = self.dice.choice
        begun = perf_counter()
        for _ in range(DECISIONS):
            actions = list(rules.legal_actions(state))
            if not actions:
                state = self.new()
                continue
            state, _events = rules.apply(state, choice(actions))
        return DECISIONS / (perf_counter() - begun)

    def games_per_second(self) -> float:
        """Whole random games, from the shuffle to the winner."""
        begun = perf_counter()
        for _ in range(GAMES):
            search = Search(self.new())
            while actions := search.actions():
                search.play(self.dice.choice(actions))
            search.winner()
        return GAMES / (perf_counter() - begun)

    def microseconds_of_a_search_step(self) -> float:
        """Each action of each position of random play tried: played, recognised, judged.

        The judgement is a linear one of points, reach and access, as an opponent's would be.
        """
        spent, steps = 0.0, 0
        search = Search(self.new())
        known = set()
        while steps < DECISIONS:
            actions = search.actions()
            begun = perf_counter()
            for action in actions:
                search.play(action)
                known.add(search.key())
                _judged(search)
                search.take_back()
            spent += perf_counter() - begun
            steps += len(actions)
            if actions:
                search.play(self.dice.choice(actions))
            else:
                search = Search(self.new())
        return spent / steps * 1e6

    def microseconds_per_legal_action(self) -> float:
        """Listing the legal actions of each position of random play, when it is first reached.

        Nothing was asked of the position before; its landscape may be an older one's.
        """
        spent, found = 0.0, 0
        state = self.new()
        for _ in range(POSITIONS):
            begun = perf_counter()
            actions = list(rules.legal_actions(state))
            spent += perf_counter() - begun
            found += len(actions)
            state = rules.apply(state, self.dice.choice(actions))[0] if actions else self.new()
        return spent / found * 1e6

    def microseconds_per_legal_action_from_file(self) -> float:
        """The same for positions that come from a file each, so that nothing at all is known."""
        states = [parse_position(dump_position(state), self.catalogue) for state in self._walk()]
        begun = perf_counter()
        found = [list(rules.legal_actions(state)) for state in states]
        return (perf_counter() - begun) / sum(map(len, found)) * 1e6

    def microseconds_of_a_score_sheet(self) -> float:
        """Score sheets of finished games with full landscapes, fresh from a file."""
        states = [parse_position(position, self.catalogue) for position in self.ends]
        begun = perf_counter()
        for state in states:
            rules.score_sheet(state)
        return (perf_counter() - begun) / len(states) * 1e6

    def milliseconds_of_a_load(self) -> float:
        """A save of REPLAYED actions, as JSON gives it, read and replayed with every check."""
        begun = perf_counter()
        for _ in range(5):
            parse_save(self.save, self.catalogue)
        return (perf_counter() - begun) / 5 * 1e3

    def milliseconds_of_a_replay(self) -> float:
        """The actions of that save played again: each checked, each turn's digest compared."""
        begun = perf_counter()
        for _ in range(5):
            replayed(self.start, self.actions, self.digests)
        return (perf_counter() - begun) / 5 * 1e3

    def _walk(self) -> Iterator[rules.State]:
        """The first POSITIONS positions of random games."""
        state = self.new()
        for _ in range(POSITIONS):
            yield state
            actions = list(rules.legal_actions(state))
            state = rules.apply(state, self.dice.choice(actions))[0] if actions else self.new()

    def milliseconds_of_a_write(self) -> float:
        """The median of putting the save on the disk, as after each action: checked to be there.

        On the disk where this checkout lies, with digests, older copies and fsync.
        """
        save = parse_save(self.save, self.catalogue)
        keeper = Keeper(write_save)
        spent = []
        BUILD.mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory(dir=BUILD) as folder:
            path = Path(folder) / "game.twoheirs"
            for number in range(41):
                played = replace(save, done=len(save.actions) - number % 2)
                begun = perf_counter()
                keeper.write(path, played)
                spent.append(perf_counter() - begun)
        return statistics.median(spent) * 1e3

    def _full_landscapes(self, games: int, kept: int) -> list[dict[str, object]]:
        """The ends of those games by eager builders that have the most tiles laid."""
        ends = []
        for _ in range(games):
            state = self.new()
            while actions := list(rules.legal_actions(state)):
                builds = [action for action in actions if isinstance(action, rules.Build)]
                lays = [action for action in actions if isinstance(action, rules.Expand)]
                held = len(state.hands[state.active])
                eager = builds or (lays if held > 2 or state.turns_left is not None else [])
                state, _events = rules.apply(state, self.dice.choice(eager or actions))
            ends.append(state)
        ends.sort(key=lambda state: -len(state.landscape))
        return [dump_position(state) for state in ends[:kept]]

    def _a_save(self) -> object:
        """A save of a random game, just read from JSON."""
        while True:
            options = rules.NewGame(seed=self.dice.randrange(2**32))
            start = state = rules.new_game(self.catalogue, options)
            played: list[rules.Action] = []
            while len(played) < REPLAYED and (actions := list(rules.legal_actions(state))):
                played.append(self.dice.choice(actions))
                state, _events = rules.apply(state, played[-1])
            if len(played) == REPLAYED:
                break
        save = SaveGame(
            origin=Origin(options),
            start=start,
            settings=GameSettings(),
            actions=tuple(played),
            done=REPLAYED,
            created=NOON,
            changed=NOON,
        )
        read: object = json.loads(json.dumps(dump_save(save)))
        return read


def _judged(search: Search) -> int:
    """What a linear evaluation would make of a place in the search: what it counts, weighed."""
    heir = search.active
    wood, wheat, stone = search.access()
    return 4 * search.lead(heir) + 3 * search.reach() + wood + wheat + stone


class Chess:
    """Random games by python-chess."""

    def __init__(self) -> None:
        self.dice = random.Random(1)
        self.plies = [move.uci() for move in self._game()[:REPLAYED]]

    def decisions_per_second(self) -> float:
        """Random play: all legal moves listed, one chosen, pushed."""
        board = chess.Board()
        choice = self.dice.choice
        begun = perf_counter()
        for _ in range(DECISIONS):
            moves = list(board.legal_moves)
            if not moves or board.halfmove_clock >= 100:
                board = chess.Board()
                continue
            board.push(choice(moves))
        return DECISIONS / (perf_counter() - begun)

    def microseconds_of_a_ply(self) -> float:
        """The same, the other way round."""
        return 1e6 / self.decisions_per_second()

    def microseconds_per_legal_action(self) -> float:
        """Listing the legal moves of each position of random play, when it is reached."""
        spent, found = 0.0, 0
        board = chess.Board()
        for _ in range(POSITIONS):
            begun = perf_counter()
            moves = list(board.legal_moves)
            spent += perf_counter() - begun
            found += len(moves)
            if moves and board.halfmove_clock < 100:
                board.push(self.dice.choice(moves))
            else:
                board = chess.Board()
        return spent / found * 1e6

    def milliseconds_of_a_replay(self) -> float:
        """REPLAYED plies by `push_uci`, which reads, checks and pushes."""
        begun = perf_counter()
        for _ in range(5):
            board = chess.Board()
            for ply in self.plies:
                board.push_uci(ply)
        return (perf_counter() - begun) / 5 * 1e3

    def _game(self) -> list[chess.Move]:
        while True:
            board = chess.Board()
            while (moves := list(board.legal_moves)) and len(board.move_stack) < REPLAYED:
                board.push(self.dice.choice(moves))
            if len(board.move_stack) == REPLAYED:
                return list(board.move_stack)


def catan_decisions_per_second() -> float:
    """Random play of catanatron, two players: what its engine does for each decision."""
    ticks = 0
    spent = 0.0
    while ticks < DECISIONS:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        begun = perf_counter()
        while game.winning_color() is None and ticks < DECISIONS:
            game.play_tick()
            ticks += 1
        spent += perf_counter() - begun
    return ticks / spent


PLIES = 100_000
"""Plies of random chess beside which a turn of the computer opponents is measured."""


def turns_of_opponents(ours: Heirs, theirs: Chess) -> list[Figure]:
    """The longest turn in a game of each opponent against itself, as long as it likes to think.

    The strongest may take as long as the plies of chess, the others a third of that.
    """
    found = []
    for name, make in OPPONENTS.items():
        chess_seconds = PLIES / theirs.decisions_per_second()
        longest = _longest_turn(make(), ours.new())
        bound = 1 if name == STRONGEST else 0.33
        ratio = longest / chess_seconds
        other = f"{PLIES} plies"
        figure = (f"longest turn of {name}", "s", longest, ratio, other, chess_seconds)
        found.append(Figure(*figure, bound, bound / 2))
    return found


def _longest_turn(opponent: Opponent, state: rules.State) -> float:
    dice, longest = Dice(1), 0.0
    while not state.is_over:
        heir, spent = state.active, 0.0
        while state.active is heir and not state.is_over:
            begun = perf_counter()
            answer = opponent.turn(state, Budget(), dice)
            spent += perf_counter() - begun
            for action in answer.actions:
                state = rules.after(state, action)
        longest = max(longest, spent)
    return longest


def measure() -> list[Figure]:
    """All figures; takes about a minute."""
    ours, theirs = Heirs(), Chess()
    play, action = "random play, decisions", "a legal action"
    replay, load = f"{REPLAYED} actions replayed", f"a save of {REPLAYED} loaded"
    plies, moves = theirs.decisions_per_second, theirs.microseconds_per_legal_action
    from_file = ours.microseconds_per_legal_action_from_file
    again, ply = theirs.milliseconds_of_a_replay, theirs.microseconds_of_a_ply
    return [
        beside(play, "/s", ours.decisions_per_second, "chess", plies, 4, 5),
        beside(f"{play}, told", "/s", ours.checked_decisions_per_second, "chess", plies),
        beside(play, "/s", ours.decisions_per_second, "catan", catan_decisions_per_second),
        beside(action, "µs", ours.microseconds_per_legal_action, "chess", moves, 0.8, 0.5),
        beside("a step of search", "µs", ours.microseconds_of_a_search_step, "chess", ply, 3, 1),
        told("whole random games", "/s", ours.games_per_second),
        beside(f"{action} from file", "µs", from_file, "chess", moves),
        alone("a full score sheet", "µs", ours.microseconds_of_a_score_sheet, 150, 60),
        beside(replay, "ms", ours.milliseconds_of_a_replay, "chess", again, 1, 0.67),
        beside(load, "ms", ours.milliseconds_of_a_load, "chess", again),
        alone("a save written", "ms", ours.milliseconds_of_a_write, 5, 5),
        *turns_of_opponents(ours, theirs),
    ]


def shown(figures: Sequence[Figure]) -> str:
    """The figures as a table."""
    lines = [f"{'':30}{'here':>12}    {'other':>18}{'ratio':>8}{'floor':>8}{'aim':>7}"]
    for each in figures:
        there = "" if each.theirs is None else f"{each.other} {each.theirs:10,.2f}"
        ratio = "" if each.theirs is None else f"{each.value:.2f}"
        floor, aim = ("" if b is None else f"{b:g}" for b in (each.floor, each.aim))
        line = f"{each.name:30}{each.ours:12,.2f} {each.unit:3}{there:>18}{ratio:>8}"
        lines.append(f"{line}{floor:>8}{aim:>7}  {_verdict(each)}".rstrip())
    return "\n".join(lines)


def _verdict(figure: Figure) -> str:
    if figure.floor is None:
        return ""
    if not figure.reaches(figure.floor):
        return "below the floor"
    return "aim met" if figure.reaches(figure.aim) else "floor met"


def main(arguments: Sequence[str]) -> int:
    """Print the figures as a table and write them as JSON."""
    default = BUILD / "bench.json"
    parser = argparse.ArgumentParser(prog="packaging/dev.py bench", description=__doc__)
    parser.add_argument("--json", type=Path, default=default, metavar="FILE")
    report: Path = parser.parse_args(arguments).json
    figures = measure()
    print(shown(figures))
    rows = [{**asdict(each), "verdict": _verdict(each)} for each in figures]
    made = {
        "python": sys.version,
        "system": platform.platform(),
        "chess": chess.__version__,
        "rounds": ROUNDS,
        "figures": rows,
    }
    report.parent.mkdir(parents=True, exist_ok=True)
    report.write_text(json.dumps(made, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
