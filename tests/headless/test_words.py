"""The headless commands, each run in this process with its output looked at."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from tests.box import ROOT, box
from tests.files.documents import GONE, changed, conformance, duel, solo
from tests.files.test_save import played_game, short_game
from twoheirs_qt import __version__, headless
from twoheirs_qt.files import reading
from twoheirs_qt.files.catalogue import dump_catalogue
from twoheirs_qt.files.position import dump_position, parse_position
from twoheirs_qt.files.save import write_save
from twoheirs_qt.rules import Heir, NewGame, TileSet, new_game


class Command:
    """Runs `twoheirs-qt` with these words; keeps status, output and what was complained about."""

    def __init__(
        self, folder: Path, capsys: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch
    ) -> None:
        self._folder = folder
        self._capsys = capsys
        self._patch = patch
        self.status = -1
        self.out = ""
        self.err = ""

    def __call__(self, *words: str, stdin: str = "") -> Command:
        raw = stdin.encode("utf-8")
        self._patch.setattr(reading, "standard_input", lambda: io.BytesIO(raw))
        self.status = headless.main(words)
        self.out, self.err = self._capsys.readouterr()
        return self

    def file(self, content: object, name: str = "case.json") -> str:
        """A file with this content, as JSON unless it is text."""
        path = self._folder / name
        text = content if isinstance(content, str) else json.dumps(content)
        path.write_text(text, "utf-8")
        return str(path)

    def refused(self, *words: str, stdin: str = "") -> str:
        """The one sentence with which these words are refused."""
        self(*words, stdin=stdin)
        assert self.status == 2
        assert self.out == ""
        assert self.err.endswith("\n")
        assert self.err.count("\n") == 1
        return self.err[:-1]

    def data(self) -> Any:
        """The answer, one line of JSON."""
        assert self.status == 0, self.err
        assert self.out.count("\n") == 1
        return json.loads(self.out)

    def lines(self) -> list[Any]:
        """The answers, each a line of JSON."""
        return [json.loads(line) for line in self.out.splitlines()]


@pytest.fixture
def run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Command:
    return Command(tmp_path, capsys, monkeypatch)


def jsonl(*entries: object) -> str:
    return "".join(f"{json.dumps(entry)}\n" for entry in entries)


# -- score ----------------------------------------------------------------------------------------


def test_score_of_a_position(run: Command) -> None:
    case = conformance("scores.jsonl")[1]
    score = run("score", run.file(case["position"]), "--json").data()
    assert score["white"]["total"] == case["score"]["white"]["total"]
    assert list(score) == ["white", "blue", "winner"]
    assert list(score["white"]) == ["buildings", "roads", "treasures", "total", "in_reserve"]
    assert run("score", "-", "--json", stdin=json.dumps(case["position"])).data() == score


def test_score_for_people(run: Command) -> None:
    case = conformance("scores.jsonl")[0]  # against Henry
    run("score", run.file(case["position"]))
    assert run.status == 0
    assert run.err == ""
    lines = run.out.splitlines()
    assert lines[0] == "White"
    assert "Henry (Blue)" in lines
    assert lines[-1] == "As it stands, Henry (Blue) wins: more points."
    (cathedral,) = [line for line in lines if "cathedral-wood" in line]
    assert cathedral.split("  ", 2)[1].strip() == "[0, 0]"
    assert cathedral.endswith("10  doubled: 5 × 2")
    (treasures,) = [line for line in lines if "Treasures" in line]
    assert treasures.split()[-1] == "30"
    ends = {len(line) for line in lines if "Total" in line or "Roads" in line}
    assert len(ends) == 1  # numbers stand under one another
    assert sum("in the royal reserve" in line for line in lines) == 1


def test_score_of_a_save_is_of_the_position_in_which_it_stands(
    run: Command, tmp_path: Path
) -> None:
    for number in (0, 1):
        save = played_game(number)
        file = tmp_path / "game.twoheirs"
        write_save(file, save)
        wanted = conformance("games.jsonl")[number]["score"]
        assert run("score", str(file), "--json").data()["winner"] == wanted["winner"]
        run("score", str(file))
        assert "Žofie (White)" in run.out
        assert "As it stands" not in run.out


@pytest.mark.parametrize(
    ("position", "verdict"),
    [
        (duel(), "As it stands, White wins: more points."),
        (
            changed(duel(), ("landscape[1].owner", None)),
            "As it stands, Blue wins: more troops in the royal reserve.",
        ),
        (
            changed(duel(), ("landscape[1].owner", None), ("troops.white[2].at", None)),
            "As it stands, the game is drawn.",
        ),
        (
            changed(
                solo(),
                ("turns_left", 0),
                ("landscape[1].owner", None),
                ("solo.pile", []),
                ("solo.treasures", []),
            ),
            "Henry (Blue) wins: a draw goes to Henry.",
        ),
    ],
)
def test_the_verdict(position: dict[str, Any], verdict: str, run: Command) -> None:
    run("score", run.file(position))
    assert run.out.splitlines()[-1] == verdict


# -- legal ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("json_option", [[], ["--json"]])
def test_legal_actions_one_a_line(json_option: list[str], run: Command) -> None:
    case = conformance("legal.jsonl")[3]
    run("legal", run.file(case["position"]), *json_option)
    assert run.status == 0
    assert sorted(run.out.splitlines()) == sorted(json.dumps(action) for action in case["legal"])


def test_legal_needs_a_whole_position(run: Command) -> None:
    file = run.file(changed(duel(), ("stack", GONE)))
    assert run.refused("legal", file) == f"{file}: stack: missing"


def test_legal_of_a_save(run: Command, tmp_path: Path) -> None:
    write_save(tmp_path / "game", short_game())
    run("legal", str(tmp_path / "game"))
    assert {"do": "end-turn", "discard": []} in run.lines()


# -- play -----------------------------------------------------------------------------------------

TAKE, END = {"do": "take", "slot": 1}, {"do": "end-turn"}


def test_play_applies_actions_and_keeps_unknown_fields(run: Command) -> None:
    document = changed(duel(), ("note", "mine"), ("landscape[0].note", "start"))
    position = run.file(document)
    after = run("play", position, run.file(f"\n{jsonl(TAKE)}\n{jsonl(END)}", "actions")).data()
    assert after["active"] == "blue"
    assert after["hands"]["white"] == ["mill"]
    assert (after["note"], after["landscape"][0]["note"]) == ("mine", "start")
    assert run("play", position, stdin=jsonl(TAKE, END)).data() == after
    assert run("play", position, "-", stdin=jsonl(TAKE, END)).data() == after
    assert run("play", position, stdin="").data() == document


def test_play_writes_a_file(run: Command, tmp_path: Path) -> None:
    position, out = run.file(duel()), tmp_path / "out.json"
    run("play", position, "-o", str(out), stdin=jsonl(TAKE))
    assert (run.status, run.out, run.err) == (0, "", "")
    assert json.loads(out.read_text("utf-8"))["taken"] is True
    assert run("play", position, "-o", "-", stdin=jsonl(TAKE)).data()["taken"] is True
    run("play", position, "-o", position, stdin=jsonl(TAKE))  # its own file
    assert json.loads(Path(position).read_text("utf-8"))["taken"] is True


def test_play_goes_on_from_a_save(run: Command, tmp_path: Path) -> None:
    write_save(tmp_path / "game", short_game())
    after = run("play", str(tmp_path / "game"), stdin=jsonl(END)).data()
    assert after["active"] != dump_position(short_game().start)["active"]


def test_play_stops_at_the_first_illegal_action(run: Command, tmp_path: Path) -> None:
    position = run.file(duel())
    out = tmp_path / "out.json"
    sentence = run.refused("play", position, "-o", str(out), stdin=jsonl(TAKE, TAKE, {}))
    taken = "You have already taken your tile this turn"
    empty = "No tile lies on this place of the royal reserve"
    assert sentence == f"standard input: action 2: {taken}; {empty}"
    assert not out.exists()
    actions = run.file(jsonl(TAKE, {"do": "take", "slot": "x"}), "actions.jsonl")
    assert run.refused("play", position, actions) == (
        f"{actions}: action 2: slot: must be a whole number"
    )
    broken = run.file(f'{jsonl(TAKE)}{{"do": "take", "slot": 1', "broken.jsonl")
    assert run.refused("play", position, broken).startswith(f"{broken}: action 2: not JSON (at")


def test_play_says_which_of_the_files_is_wrong(run: Command, tmp_path: Path) -> None:
    position = run.file(changed(duel(), ("taken", 1)))
    assert run.refused("play", position) == f"{position}: taken: must be true or false"
    missing = str(tmp_path / "none")
    sound = run.file(duel())
    assert run.refused("play", sound, missing) == f"{missing}: there is no such file"
    assert run.refused("play", sound, "-o", str(tmp_path)).startswith(
        f"{tmp_path}: this is a folder"
    )


def test_play_cannot_read_two_things_from_standard_input(run: Command) -> None:
    assert "cannot both be standard input" in run.refused("play", "-")
    sound = run.file(duel())
    assert "cannot both be standard input" in run.refused("play", sound, "--catalogue", "-")
    assert "cannot be both" in run.refused("score", "-", "--catalogue", "-")


# -- new ------------------------------------------------------------------------------------------


def test_new_is_the_same_for_ever(run: Command) -> None:
    """A seed that was written down must give the same game in every version and on every system."""
    document = run("new", "--seed", "1").data()
    assert run.err == ""
    assert document == dump_position(new_game(box(), NewGame(seed=1)))
    assert document["landscape"] == [{"at": [0, 0], "tile": "trading-post-sawmill", "owner": None}]
    assert document["active"] == "blue"
    assert document["stack"][:3] == ["mine", "pilgrimage-site-stone", "cathedral-stone"]
    assert parse_position(document, box()) == new_game(box(), NewGame(seed=1))


def test_new_with_options(run: Command) -> None:
    words = ["--sets", "crafts, war,patrol", "--seed", "0", "--south", "blue", "--no-roads"]
    sets = (TileSet.WAR, TileSet.PATROL, TileSet.CRAFTS)
    document = run("new", *words, "--first", "white").data()
    options = NewGame(seed=0, sets=sets, south=Heir.BLUE, first=Heir.WHITE, score_roads=False)
    assert document == dump_position(new_game(box(), options))
    alone = run("new", "--mode", "solo", "--level", "3", "--seed", str(2**64 - 1)).data()
    assert alone == dump_position(new_game(box(), NewGame(seed=2**64 - 1, level=3)))
    assert run("new", "--mode", "solo", "--seed", "5").data()["solo"]["level"] == 1


def test_a_fresh_seed_is_said(run: Command) -> None:
    document = run("new").data()
    word, seed = run.err.split()
    assert word == "seed"
    assert run("new", "--seed", seed).data() == document


def test_a_level_has_no_meaning_in_a_duel(run: Command) -> None:
    document = run("new", "--seed", "1", "--level", "2").data()
    assert "changes nothing" in run.err
    assert "solo" not in document


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--mode solo --first white", "so --first has no place there"),
        ("--mode solo --no-roads", "so --no-roads has no place there"),
        ("--sets travel,war", "three different sets"),
        ("--sets travel,war,war", "three different sets"),
        ("--sets travel,war,crafts,patrol", "three different sets"),
        ("--sets travel,war,farming", "there is no set 'farming': choose from travel,"),
        ("--sets ,", "there is no set ''"),
    ],
)
def test_new_refuses(words: str, said: str, run: Command) -> None:
    assert said in run.refused("new", *words.split())


BAD_WORDS = [
    "",
    "jump",
    "new --mode trio",
    "new --level 4",
    "new --level two",
    "new --seed -1",
    "new --seed 1.5",
    "new --seed 18446744073709551616",
    f"new --seed {'9' * 5000}",
    "new --seed ²",
    "new --south red",
    "new --first green",
    "new --see 1",
    "new extra",
    "score",
    "score --json",
    "legal a b",
    "play",
    "play a b c",
    "catalogue",
    "catalogue check",
    "catalogue burn",
]


@pytest.mark.parametrize("words", BAD_WORDS)
def test_bad_words_are_refused_in_english(words: str, run: Command) -> None:
    run(*words.split())
    assert run.status == 2
    assert run.out == ""
    assert "error: " in run.err.splitlines()[-1]
    assert "Traceback" not in run.err


def test_help_and_version(run: Command) -> None:
    for words in (["--help"], ["-h"], ["new", "-h"], ["catalogue", "show", "--help"]):
        run(*words)
        assert run.status == 0
        assert run.out.startswith("usage: twoheirs-qt")
        assert run.err == ""
    assert run("--version").out == f"twoheirs-qt {__version__}\n"


# -- many cases -----------------------------------------------------------------------------------


def test_lines_answer_each_case_and_go_on_behind_faulty_ones(run: Command) -> None:
    good, bad = duel(), changed(duel(), ("stack[1]", "castle"))
    text = jsonl(good, bad) + '{"half": \n\n[]\n' + json.dumps(good)
    file = run.file(text, "cases.jsonl")
    run("score", "--lines", file)
    assert run.status == 1
    assert run.err == ""
    first, second, third, fourth, fifth = run.lines()
    assert first == fifth
    assert first["winner"] == "white"
    assert second == {"error": f'{file}, line 2: stack[1]: the catalogue has no tile "castle"'}
    assert third["error"].startswith(f"{file}, line 3: not JSON (at line ")
    assert fourth == {"error": f"{file}, line 5: must be an object {{ … }}"}


def test_lines_of_legal_and_play(run: Command) -> None:
    run("legal", "--lines", "-", stdin=jsonl(duel(), {}))
    assert run.status == 1
    assert {"do": "take", "slot": 1} in run.lines()[0]
    assert run.lines()[1] == {"error": "standard input, line 2: format: missing"}
    cases: list[object] = [
        {"position": changed(duel(), ("note", 1)), "actions": [TAKE, END]},
        {"position": duel(), "actions": [TAKE, TAKE, {}]},
        {"position": duel(), "actions": [TAKE, {"do": "take"}, TAKE]},
        {"position": duel(), "actions": [5]},
        {"position": changed(duel(), ("taken", 1)), "actions": []},
        {"position": duel()},
        {"actions": []},
        {"position": duel(), "actions": {}},
        [],
        {"position": duel(), "actions": []},
    ]
    run("play", "--lines", "-", stdin=jsonl(*cases))
    assert run.status == 1
    said = run.lines()
    assert said[0]["note"] == 1
    assert said[0]["active"] == "blue"
    line = "standard input, line"
    taken = "You have already taken your tile this turn"
    taken += "; No tile lies on this place of the royal reserve"
    assert said[1:9] == [
        {"error": f"{line} 2: actions[1]: {taken}", "action": 1},
        {"error": f"{line} 3: actions[1].slot: missing", "action": 1},
        {"error": f"{line} 4: actions[0]: must be an object {{ … }}", "action": 0},
        {"error": f"{line} 5: position.taken: must be true or false"},
        {"error": f"{line} 6: actions: missing"},
        {"error": f"{line} 7: position: missing"},
        {"error": f"{line} 8: actions: must be a list [ … ]"},
        {"error": f"{line} 9: must be an object {{ … }}"},
    ]
    assert said[9] == duel()


def test_lines_without_a_fault_and_without_a_case(run: Command) -> None:
    assert run("score", "--lines", "-", stdin="").status == 0
    assert run.out == ""
    assert run("score", "--json", "--lines", "-", stdin=jsonl(duel())).status == 0
    assert len(run.lines()) == 1


def test_a_line_above_the_limit_is_a_case_that_cannot_be_used(
    run: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "MOST_BYTES", 3000)
    long = changed(duel(), ("note", "x" * 3000))
    run("score", "--lines", "-", stdin=jsonl(duel(), long, duel()))
    assert run.status == 1
    assert run.lines()[1]["error"].startswith("standard input, line 2: larger than 5 MiB")
    assert run.lines()[0] == run.lines()[2]


def test_lines_need_a_file_that_can_be_read(run: Command, tmp_path: Path) -> None:
    assert run.refused("legal", "--lines", str(tmp_path)).endswith("a folder, not a file")
    file = run.file("")
    assert "with --lines" in run.refused("play", "--lines", file, file)
    assert "with --lines" in run.refused("play", "--lines", file, "-o", str(tmp_path / "x"))


# -- catalogues -----------------------------------------------------------------------------------


def my_catalogue() -> dict[str, Any]:
    data: Any = dump_catalogue(box())
    found: dict[str, Any] = json.loads(json.dumps(data))
    found["name"] = "my box"
    for entry in found["tiles"]:
        entry["cost"] = {"wood": 0, "wheat": 0, "stone": 0}
        entry["source"]["cost"] = "owner"
    return found


def test_another_catalogue_can_be_chosen(run: Command) -> None:
    mine = run.file(my_catalogue(), "mine.json")
    position = run.file(changed(duel(), ("hands.white", ["cathedral-wood"])))
    build = '{"do": "build", "tile": "cathedral-wood", "at": [-1, 0]}'
    assert build in run("legal", position, "--catalogue", mine).out
    assert build not in run("legal", position).out
    assert run("new", "--seed", "1", "--catalogue", mine).data() == run("new", "--seed", "1").data()
    broken = run.file(changed(my_catalogue(), ("name", 1)), "broken.json")
    sentence = f"{broken}: name: must be a text in quotation marks"
    for words in (["score", position], ["new"], ["play", position], ["legal", "--lines", position]):
        assert run.refused(*words, "--catalogue", broken) == sentence


def test_check_names_every_fault_on_a_line(run: Command) -> None:
    faulty = changed(
        my_catalogue(), ("tiles[9].cost.wood", 10), ("tiles[0].variant", None), ("name", "")
    )
    file = run.file(faulty)
    run("catalogue", "check", file)
    assert run.status == 2
    assert run.out == ""
    assert run.err.splitlines() == [
        f"{file}: name: must not be empty",
        f"{file}: tile mill, cost.wood: must be 9 or less",
        f"{file}: tile inn-wheat, variant: the building inn needs the variant row or column",
    ]


def test_check_says_that_a_catalogue_is_sound_and_what_is_odd(run: Command) -> None:
    run("catalogue", "check", run.file(my_catalogue()))
    assert run.status == 0
    assert run.out.startswith("my box: sound, 54 tiles and 10 treasures, digest ")
    assert run.out.count("\n") == 1
    odd = changed(my_catalogue(), ("tiles[9].terrain", "stone"))
    run("catalogue", "check", "-", stdin=json.dumps(odd))
    assert run.status == 0
    assert run.out.splitlines()[1] == (
        "Note: the set land-industry has 3 wood, 2 wheat, 4 stone; "
        "the rulebooks give each set three tiles of each terrain."
    )


def test_show_has_every_tile_with_the_source_of_each_fact(run: Command) -> None:
    run("catalogue", "show")
    assert run.status == 0
    lines = run.out.splitlines()
    for tile in box().tiles:
        assert sum(line.split()[:1] == [tile] for line in lines) == 1
    (inn,) = [line.split() for line in lines if line.startswith("  inn-wood ")]
    assert " ".join(inn) == "inn-wood Inn (column) bb wood r 0 1 2 b NS r r"
    (site,) = [line for line in lines if line.startswith("  pilgrimage-site-stone ")]
    assert "N E S W b" in site
    assert sum("formation" in line for line in lines) == 4
    run("catalogue", "show", run.file(my_catalogue()))
    (inn,) = [line.split() for line in run.out.splitlines() if line.startswith("  inn-wood ")]
    assert inn[6:10] == ["0", "0", "0", "o"]


def test_show_as_a_file_can_be_checked_and_edited(run: Command) -> None:
    text = run("catalogue", "show", "--json").out
    assert "digest" not in json.loads(text)
    file = run.file(text, "mine.json")
    run("catalogue", "check", file)
    installed = json.loads((ROOT / "resources" / "catalogue.json").read_text("utf-8"))
    assert f"digest {installed['digest']}." in run.out


def test_show_refuses_what_is_not_sound(run: Command) -> None:
    file = run.file(changed(my_catalogue(), ("tiles[3]", GONE)))
    assert run.refused("catalogue", "show", file) == (
        f'{file}: tiles: the set "travel" must have 9 tiles, not 8'
    )


# -- faults of files ------------------------------------------------------------------------------


@pytest.mark.parametrize("word", ["score", "legal", "play"])
def test_every_fault_of_a_file_is_one_sentence(word: str, run: Command, tmp_path: Path) -> None:
    spoilt = {
        "empty": "",
        "half": '{"format": ',
        "deep": "[" * 100_000,
        "digits": '{"format": ' + "9" * 5000 + "}",
        "nan": '{"format": NaN}',
        "twice": '{"format": 1, "format": 2}',
        "newer": json.dumps(changed(duel(), ("version", 7))),
        "catalogue": json.dumps(my_catalogue()),
        "bom": "\ufeff{}",
    }
    for name, text in spoilt.items():
        file = run.file(text, name)
        assert run.refused(word, file).startswith(f"{file}: ")
    missing = str(tmp_path / "missing")
    assert run.refused(word, missing) == f"{missing}: there is no such file"
