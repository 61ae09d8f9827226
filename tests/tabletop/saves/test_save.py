"""Saves: logs of lines that are only appended, and what is read of them when they are damaged."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tests.box import load_box
from tests.games.two_heirs.reading import load_save, read_log, read_save, rename_save, rescue
from tests.games.two_heirs.saves.version_1 import dump_document
from tests.long_run import choose_count
from tests.play import choose
from tests.tabletop.files.documents import edit, make_duel, read_conformance
from tests.tabletop.files.hostile import make_save, seal
from tests.tabletop.files.whole import read_save_or_position
from tests.tabletop.saves.games import CHANGED, CREATED, make_short_game, play_game
from twoheirs_qt.games.two_heirs.codec.catalogue import dump_catalogue
from twoheirs_qt.games.two_heirs.codec.position import dump_position, parse_position
from twoheirs_qt.games.two_heirs.rules import (
    EndTurn,
    Heir,
    TileSet,
    list_legal_actions,
    make_score_sheet,
)
from twoheirs_qt.tabletop.files import error_texts
from twoheirs_qt.tabletop.files.errors import FileError
from twoheirs_qt.tabletop.files.limits import MAX_ACTIONS
from twoheirs_qt.tabletop.files.writing import append_bytes
from twoheirs_qt.tabletop.saves import writer as save_writer
from twoheirs_qt.tabletop.saves.files import write_save
from twoheirs_qt.tabletop.saves.game_log import dump_lines_between, dump_log
from twoheirs_qt.tabletop.saves.save import SaveGame, summarize
from twoheirs_qt.tabletop.saves.writer import SaveWriter, read_stamp

LATER = "2026-01-01T00:00:00Z"


def dump_lines(save: SaveGame) -> list[bytes]:
    return dump_log(save).splitlines(keepends=True)


def expect_error(raw: bytes) -> str:
    with pytest.raises(FileError) as caught:
        read_save(raw, load_box())
    return str(caught.value)


# -- there and back -------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(0, 29, 4))
def test_load_after_save_is_identity(number: int, tmp_path: Path) -> None:
    save = play_game(number)
    if save.start.solo is not None:
        players = save.game.saves.list_players(save)
        save = replace(save, settings=replace(save.settings, players=players))
    file = tmp_path / "game.twoheirs"
    write_save(file, save)
    reread = load_save(file, load_box())
    assert reread == save
    write_save(tmp_path / "again", reread)
    assert (tmp_path / "again").read_bytes() == file.read_bytes()
    assert reread.state == parse_position(
        read_conformance("games.jsonl")[number]["end"], load_box()
    )


def test_the_redo_tail_and_the_options_are_kept() -> None:
    save = make_short_game()
    reread = read_save(dump_log(save), load_box()).save
    assert reread == save
    assert reread.done_count == len(reread.actions) - 2
    assert reread.state != replace(reread, done_count=len(reread.actions)).state


def test_every_line_is_json_and_says_one_thing() -> None:
    game = replace(make_short_game(), title="A title", resigned_seat=Heir.BLUE)
    first, *changes = map(json.loads, dump_lines(game))
    assert first["start"] == json.loads(json.dumps(dump_position(make_short_game().start)))
    kinds = [next(iter(change)) for change in changes]
    assert kinds == [*["action"] * 7, "done", "title", "gave_up"]
    assert all(list(line)[-1] == "crc" for line in [first, *changes])


def test_a_position_or_a_save_of_any_version_can_be_read(tmp_path: Path) -> None:
    file = tmp_path / "file"
    write_save(file, make_short_game())
    assert read_save_or_position(file, load_box()) == make_short_game()
    file.write_text(json.dumps(dump_document(make_short_game())), "utf-8")
    assert read_save_or_position(file, load_box()) == make_short_game()
    file.write_text(json.dumps(make_duel()), "utf-8")
    assert read_save_or_position(file, load_box()) == parse_position(make_duel(), load_box())
    file.write_text(json.dumps(dump_catalogue(load_box())), "utf-8")
    with pytest.raises(
        FileError, match="this is a twoheirs-catalogue file, but a twoheirs-position"
    ):
        read_save_or_position(file, load_box())


# -- appending ------------------------------------------------------------------------------------


class Play:
    """A game that is played, undone, redone, renamed and given up by chance."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.save = replace(
            make_save(seed, self.random.choice([None, None, 2]), max_actions=0), done_count=0
        )

    def take_step(self) -> None:
        save, kind = self.save, self.random.random()
        if save.resigned_seat is not None:
            self.save = replace(save, resigned_seat=None)
        elif kind < 0.1:
            self.save = replace(save, title=f"Žofie {self.random.random()}")
        elif kind < 0.13:
            self.save = replace(save, resigned_seat=self.random.choice([*Heir]))
        elif kind < 0.16 and save.start.solo is None:
            settings = save.settings.replace_player(
                self.random.choice([*Heir]), "computer", "greedy"
            )
            self.save = replace(save, settings=settings)
        elif kind < 0.3 and save.actions:
            self.save = replace(save, done_count=self.random.randrange(len(save.actions) + 1))
        elif not save.state.is_over:
            for _ in range(self.random.choice([1, 1, 1, 5])):
                if self.save.state.is_over:
                    break
                action = choose(self.save.state, self.random)
                actions = (*self.save.actions[: self.save.done_count], action)
                self.save = replace(self.save, actions=actions, done_count=len(actions))
        self.save = replace(self.save, changed=f"2025-02-01T07:{self.random.randrange(60):02}:00Z")


@pytest.mark.parametrize("seed", range(choose_count(6, 200)))
def test_what_is_appended_makes_the_file_that_of_the_game(seed: int, tmp_path: Path) -> None:
    play, file, writer = Play(seed), tmp_path / "game.twoheirs", SaveWriter()
    before = b""
    for _ in range(40):
        assert writer.write(file, play.save) is None
        raw = file.read_bytes()
        assert raw.startswith(before), "nothing is ever overwritten"
        before = raw
        save = read_save(raw, load_box())
        assert save.size == len(raw)
        reread = replace(
            save.save,
            changed=play.save.changed,
            settings=play.save.settings if play.save.start.solo else save.save.settings,
        )
        assert reread == play.save
        play.take_step()


def test_a_write_says_only_what_is_new(tmp_path: Path) -> None:
    """However long the game is: 362 ms a write at 5,000 actions before."""
    short, long = (make_long_game(count) for count in (10, MAX_ACTIONS - 1))
    for save in (short, long):
        longer_save = replace(
            save, actions=(*save.actions, EndTurn()), done_count=save.done_count + 1
        )
        lines = dump_lines_between(save, longer_save)
        assert lines is not None
        assert lines.count(b"\n") == 1
        assert len(lines) < 150


def make_long_game(count: int) -> SaveGame:
    """A game in which turns are ended, and nothing else is done."""
    data = json.loads(json.dumps(dump_position(make_save(1, None, max_actions=0).start)))
    data["reserve"].update(slots=[None] * 7, shield=0)
    data.update(stack=[], turns_left=10_000)
    start = parse_position(data, load_box())
    save = make_save(1, None, max_actions=0)
    return replace(save, start=start, actions=(EndTurn(),) * count, done_count=count)


def test_a_game_has_at_most_so_many_actions() -> None:
    raw = dump_log(make_long_game(MAX_ACTIONS))
    assert read_save(raw, load_box()).save.done_count == MAX_ACTIONS
    too_long = replace(make_long_game(MAX_ACTIONS), actions=(EndTurn(),) * (MAX_ACTIONS + 1))
    assert expect_error(dump_log(too_long)).startswith("line 5002 (turn 5001): action: is not")


def test_a_file_that_another_program_changed_is_put_aside(tmp_path: Path) -> None:
    file, writer = tmp_path / "game.twoheirs", SaveWriter()
    save = make_short_game()
    writer.write(file, save)
    file.write_bytes(b"theirs")
    aside = writer.write(file, replace(save, title="Ours"))
    assert aside == tmp_path / "game-2.twoheirs"
    assert aside.read_bytes() == b"theirs"
    assert load_save(file, load_box()).title == "Ours"


def test_the_file_written_last_is_the_newest(tmp_path: Path) -> None:
    """The clock of files ticks every few milliseconds: two games can be written within one tick."""
    writer, save = SaveWriter(), make_short_game()
    first, second = tmp_path / "b.twoheirs", tmp_path / "a.twoheirs"
    for number in range(30):
        for file, other_file in ((first, second), (second, first)):
            assert writer.write(file, replace(save, title=str(number))) is None
            if other_file.exists():
                assert file.stat().st_mtime_ns > other_file.stat().st_mtime_ns


def test_half_a_line_is_cut_off_before_the_next_is_appended(tmp_path: Path) -> None:
    file = tmp_path / "game.twoheirs"
    write_save(file, make_short_game())
    whole_log = file.read_bytes()
    for cut in range(len(whole_log) - 30, len(whole_log)):
        file.write_bytes(whole_log[:cut])
        log = read_log(whole_log[:cut], load_box())
        assert log.fault is None
        writer, stamp = SaveWriter(), read_stamp(file)
        assert stamp is not None
        writer.note_read(file, stamp, log.save, log.size)
        assert writer.write(file, replace(log.save, title="Again")) is None
        assert load_save(file, load_box()).title == "Again"


def vary_line_ends(raw: bytes) -> list[bytes]:
    """The same log, as mail, web forms and editors make it."""
    return [raw.replace(b"\n", b"\r\n"), raw + b"\n", raw.rstrip(), raw.rstrip() + b"\r\n \r\n"]


@pytest.mark.parametrize("actions", [0, 7])
def test_a_log_with_other_line_ends_is_the_same_game_and_can_go_on(
    actions: int, tmp_path: Path
) -> None:
    game = replace(make_short_game(), changed=CREATED)
    save = replace(game, actions=game.actions[:actions], done_count=actions)
    file = tmp_path / "game.twoheirs"
    for raw in vary_line_ends(dump_log(save)):
        file.write_bytes(raw)
        assert load_save(file, load_box()) == save
        rename_save(file, "A title", load_box())
        rename_save(file, "Another", load_box())
        assert load_save(file, load_box()) == replace(save, title="Another")


def test_a_log_is_known_however_its_fields_are_ordered() -> None:
    lines = dump_lines(make_short_game())
    fields = json.loads(lines[0])
    del fields["crc"]
    lines[0] = seal(dict(reversed(fields.items())))
    assert read_save(b"".join(lines), load_box()).save == make_short_game()


def test_a_newer_version_is_reported_with_any_line_ends() -> None:
    expected = "version: made by a newer program: version 3 is needed"
    for end in (b"}", b',"sum":7}', b',"crc":"00000000"}\n{}\n'):
        assert expect_error(b'{"format":"twoheirs-save","version":3,"x":1' + end).startswith(
            expected
        )


def test_a_document_of_version_1_on_one_line_is_no_log() -> None:
    data = dump_document(make_short_game())
    version = data.pop("version")
    for fields in ({"format": data.pop("format"), "version": version, **data}, data):
        raw = json.dumps(
            {"format": "twoheirs-save", "version": 1, **fields}, separators=(",", ":")
        ).encode()
        assert read_save(raw, load_box()).save == make_short_game()


# -- the file -------------------------------------------------------------------------------------


def test_what_others_wrote_is_put_aside_once_however_often_the_next_step_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hard link always fits on a full disk: there was one more at every attempt."""
    file, writer = tmp_path / "game.twoheirs", SaveWriter()
    writer.write(file, make_short_game())
    file.write_bytes(b"theirs")

    def fail_on_full_disk(path: Path, content: bytes) -> None:
        raise FileError(error_texts.DISK_FULL)

    with monkeypatch.context() as patch:
        patch.setattr(save_writer, "write_bytes", fail_on_full_disk)
        for _ in range(3):
            with pytest.raises(FileError):
                writer.write(file, make_short_game())
    assert writer.write(file, make_short_game()) == tmp_path / "game-2.twoheirs"
    assert writer.write(file, replace(make_short_game(), title="Next")) is None
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game-2.twoheirs", file.name]


@pytest.mark.parametrize("fails", [False, True])
def test_a_new_title_makes_no_game_the_newest(
    fails: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.twoheirs"
    write_save(file, make_short_game())
    os.utime(file, (1000, 1000))

    def append_half(path: Path, size: int, content: bytes) -> None:
        append_bytes(path, size, content[:5])
        raise FileError(error_texts.DISK_FULL)

    if fails:
        monkeypatch.setattr(save_writer, "append_bytes", append_half)
        with pytest.raises(FileError):
            rename_save(file, "A title", load_box())
    else:
        rename_save(file, "A title", load_box())
    assert file.stat().st_mtime == 1000
    assert load_save(file, load_box()) == (
        make_short_game() if fails else replace(make_short_game(), title="A title")
    )


def test_nothing_is_appended_behind_a_gap(tmp_path: Path) -> None:
    file = tmp_path / "game.twoheirs"
    file.write_bytes(b"short")
    with pytest.raises(FileError):
        append_bytes(file, 10, b"line\n")
    assert file.read_bytes() == b"short"


def test_what_another_program_appends_just_behind_ours_is_put_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, writer = tmp_path / "game.twoheirs", SaveWriter()
    writer.write(file, make_short_game())

    def append_both(path: Path, size: int, content: bytes) -> None:
        append_bytes(path, size, content + b"theirs\n")

    with monkeypatch.context() as patch:
        patch.setattr(save_writer, "append_bytes", append_both)
        writer.write(file, replace(make_short_game(), title="Ours"))
    aside = writer.write(file, replace(make_short_game(), title="Next"))
    assert aside is not None
    assert aside.read_bytes().endswith(b"theirs\n")
    assert load_save(file, load_box()).title == "Next"


# -- damage ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(choose_count(3, 30)))
def test_a_file_cut_anywhere_is_the_game_up_to_there(seed: int) -> None:
    save = make_save(seed, None if seed % 2 else 2, max_actions=40)
    raw = dump_log(save)
    first = raw.index(b"\n") + 1
    random = Random(seed)
    for _ in range(60):
        cut = random.randrange(len(raw))
        if cut < first - 1:
            with pytest.raises(FileError):
                read_log(raw[:cut], load_box())
            continue
        log = read_log(raw[:cut], load_box())
        assert log.fault is None
        assert log.save.actions == save.actions[: len(log.save.actions)]
        lines = raw[:cut].count(b"\n")
        if raw[cut : cut + 1] == b"\n":  # nothing is missing but that
            assert len(log.save.actions) == min(lines, len(save.actions))
            assert log.size == 0
        else:
            assert raw[: log.size].count(b"\n") == lines


@pytest.mark.parametrize("seed", range(choose_count(3, 30)))
def test_no_flipped_bit_leads_to_another_game(seed: int) -> None:
    save = make_save(seed, None if seed % 2 else 2, max_actions=40)
    raw = dump_log(save)
    random = Random(seed)
    for _ in range(60):
        spoilt_raw = bytearray(raw)
        at = random.randrange(len(raw) - 1)
        spoilt_raw[at] ^= 1 << random.randrange(8)
        with pytest.raises(FileError):
            read_save(bytes(spoilt_raw), load_box())
        rescued = rescue_of(bytes(spoilt_raw))
        line = raw[:at].count(b"\n")
        if line == 0:
            assert rescued is None
        else:
            assert rescued is not None
            assert rescued.actions == save.actions[: min(line - 1, len(save.actions))]


def rescue_of(raw: bytes, name: str = "x") -> SaveGame | None:
    import tempfile

    with tempfile.NamedTemporaryFile() as file:
        file.write(raw)
        file.flush()
        rescued = rescue(Path(file.name), load_box(), name, LATER)
    return None if rescued is None else rescued.save


def test_what_is_left_of_a_damaged_game_says_so_and_can_be_played_on(tmp_path: Path) -> None:
    lines = dump_lines(make_short_game())
    lines[4] = lines[4].replace(b"turn", b"torn")
    file = tmp_path / "game.twoheirs"
    file.write_bytes(b"".join(lines))
    with pytest.raises(FileError) as caught:
        load_save(file, load_box())
    assert str(caught.value) == (f"{file}: line 5 (turn 2): damaged, or changed by another program")
    rescued = rescue(file, load_box(), "game", LATER)
    assert rescued is not None
    assert (rescued.turn, len(rescued.save.actions)) == (2, 3)
    assert rescued.save.origin.damaged_game is not None
    assert (rescued.save.origin.damaged_game.game_name, rescued.save.origin.damaged_game.turn) == (
        "game",
        2,
    )
    next(iter(list_legal_actions(rescued.save.state)))
    assert file.read_bytes() == b"".join(lines)


def find_other_take(save: SaveGame, number: int) -> int:
    """Another place from which a tile could have been taken."""
    from twoheirs_qt.games.two_heirs.rules import Take

    state = replace(save, done_count=number).state
    taken = save.actions[number]
    takes = [action for action in list_legal_actions(state) if isinstance(action, Take)]
    return next(action.slot for action in takes if action != taken)


SAVE = make_short_game()
EDITED: list[tuple[int, list[tuple[str, object]], str]] = [
    (4, [("action.slot", 6)], "line 4 (turn 2): 2 tiles beyond your reach"),
    (2, [("action.slot", find_other_take(SAVE, 0))],
     "line 2 (turn 1): the action leads to another state than was saved"),
    (3, [("digest", "000000000000")],
     "line 3 (turn 1): the action leads to another state than was saved"),
    (9, [("done", 8)], "line 9 (turn 4): done: is not written in the right form"),
    (9, [("done", -1)], "line 9 (turn 4): done: is not written in the right form (done: "),
    (5, [("action.do", "jump")], "line 5 (turn 2): action: is not written in"),
    (5, [("time", "yesterday")], "line 5 (turn 2): time: is not written in the right form"),
    (10, [("title", "x" * 201)], "line 10 (turn 3): title: is not written in"),
    (1, [("digest", "000000000000")], "digest: the starting position is not the one"),
    (1, [("start.stack[0]", "castle")], 'start.stack[0]: the catalogue has no tile "castle"'),
    (1, [("version", 3)], "version: made by a newer program: version 3 is needed"),
    (1, [("rules", 3)], "rules: made by a newer program: it follows version 3 of the rules"),
    (1, [("settings.heirs.blue.player", "computer")], "settings.heirs.blue.opponent: is not"),
    (1, [("origin.sets[2]", "war"), ("origin.sets[1]", "war")],
     "origin.sets: must name three different sets"),
]  # fmt: skip


@pytest.mark.parametrize(("number", "changes", "sentence"), EDITED)
def test_an_edited_line_is_named(
    number: int, changes: list[tuple[str, object]], sentence: str
) -> None:
    lines = dump_lines(replace(SAVE, title="A title"))
    lines[number - 1] = seal(edit(json.loads(lines[number - 1]), *changes))
    assert expect_error(b"".join(lines)).startswith(sentence)


def test_a_line_of_an_unknown_kind_is_not_passed_over() -> None:
    lines = dump_lines(SAVE)
    lines.insert(3, seal({"gift": 7, "time": CHANGED}))
    assert (
        expect_error(b"".join(lines)) == "line 4 (turn 2): contains nothing that this program knows"
    )


def test_unknown_fields_are_dropped() -> None:
    lines = dump_lines(SAVE)
    for number in (0, 2):
        lines[number] = seal({**json.loads(lines[number]), "note": [1]})
    save = read_save(b"".join(lines), load_box()).save
    assert save == SAVE
    assert dump_log(save) == dump_log(SAVE)


def test_a_catalogue_of_ones_own_travels_inside() -> None:
    from tests.games.two_heirs.saves.test_version_1 import make_own_box

    own_catalogue = make_own_box()
    raw = dump_log(make_short_game(own_catalogue))
    for catalogue in (load_box(), own_catalogue):
        reread = read_save(raw, catalogue).save
        assert reread == make_short_game(own_catalogue)
        assert reread.start.catalogue.name == "my box"
    assert "content" not in json.loads(dump_lines(SAVE)[0])["catalogue"]


# -- summaries ------------------------------------------------------------------------------------


def test_the_summary_of_a_game_that_has_just_begun() -> None:
    save = replace(play_game(0), done_count=0)
    summary = summarize(save)
    assert (summary.title, summary.created, summary.changed) == (save.title, CREATED, CHANGED)
    assert (summary.details["mode"], summary.details["level"]) == ("duel", None)
    assert (summary.names, summary.players) == (("Žofie", ""), ("human", "human"))
    assert summary.details["sets"] == [
        tile_set.value for tile_set in (TileSet.TRAVEL, TileSet.TRADE_CHURCH, TileSet.WAR)
    ]
    assert summary.turn == save.origin.first_turn == 3, "it goes on from another game"
    assert (summary.active_seat, summary.points) == (Heir.WHITE, (0, 0))
    assert (summary.is_over, summary.winners) == (False, ())


def test_the_summary_of_a_game_that_is_over() -> None:
    save = play_game(0)
    summary, sheet = summarize(save), make_score_sheet(save.state)
    assert summary.is_over
    assert summary.winners == sheet.winners
    assert summary.points == (sheet.heirs[0].total, sheet.heirs[1].total)
    ended = sum(isinstance(action, EndTurn) for action in save.actions)
    assert summary.turn == save.origin.first_turn + ended - 1


def test_giving_up_ends_a_game_for_the_opponent() -> None:
    save = replace(make_short_game(), resigned_seat=Heir.WHITE)
    assert read_save(dump_log(save), load_box()).save == save
    assert (summarize(save).is_over, summarize(save).winners) == (True, (Heir.BLUE,))
