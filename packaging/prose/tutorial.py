"""Read a tutorial: a file of its folder is a lesson, `contents.md` their order.

`ways.md` has the instructions for each task.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

from prose.game_prose import GameProse
from prose.markdown import PLACEHOLDER, Block, make_text, read_blocks, read_contents
from twoheirs_qt.tabletop.prose.course_model import Course, Lesson, Step, Task
from twoheirs_qt.tabletop.text.text import Text


def read_course(folder: Path, sections: Collection[str], game: GameProse) -> Course:
    """Read the tutorial of a game in a folder; ProseFault if it is wrong.

    `sections` are the ids of those of the rule book.
    """
    return _CourseReader(folder, sections, game).read()


class _CourseReader:
    def __init__(self, folder: Path, sections: Collection[str], game: GameProse) -> None:
        self._folder = folder
        self._sections = sections
        self._game = game
        self._context = f"{game.context_prefix}Tutorial"

    def read(self) -> Course:
        names = read_contents(self._folder, "ways")
        lessons = tuple(self._read_lesson(self._folder / f"{name}.md") for name in names)
        return Course(lessons, **self._read_ways(self._folder / "ways.md"))

    def _read_ways(self, file: Path) -> Mapping[str, Mapping[Any, Text]]:
        ways: dict[str, dict[Any, Text]] = {"mouse": {}, "keys": {}, "outline": {}}
        for block in read_blocks(file):
            with block.locate_errors():
                if block.kind != "way" or block.options.keys() != ways.keys():
                    raise ValueError("a way has words for the mouse, the keys and the outline")
                gesture = self._game.gesture_type(block.argument)
                for key, text in block.options.items():
                    ways[key][gesture] = make_text(text, self._context)
        with block.locate_errors():
            if missing := set(self._game.gesture_type) - ways["keys"].keys():
                raise ValueError(f"after this, “{missing.pop().value}” is missing")
        return ways

    def _read_lesson(self, file: Path) -> Lesson:
        head, *parts_left = read_blocks(file)
        with head.locate_errors():
            ends = (parts_left[0].kind, parts_left[-1].kind) if parts_left else ()
            if head.kind != "#" or ends != ("step", "learned"):
                raise ValueError("a lesson is its title, steps, and what is learned")
            title = make_text(head.words, self._context)
            if not file.with_suffix(".json").is_file():
                raise ValueError(f"its position, {file.stem}.json, is missing")
        *parts_left, last = parts_left
        with last.locate_errors():
            learned = tuple(make_text(item, self._context, title.comment) for (item,) in last.rows)
            if last.argument not in self._sections:
                raise ValueError(f"there is no section “{last.argument}” in the rule book")
        starts = [number for number, block in enumerate(parts_left) if block.kind == "step"]
        parts = (parts_left[start:end] for start, end in pairwise([*starts, len(parts_left)]))
        steps = tuple(self._read_step(part, title.comment) for part in parts)
        return Lesson(file.stem, title, steps, learned, last.argument)

    def _read_step(self, part: list[Block], rules_section: str) -> Step:
        head, *other_blocks = part
        texts: list[Text] = []
        aside: dict[str, Text] = {}
        task: Task | None = None
        for block in other_blocks:
            with block.locate_errors():
                if block.kind == "task" and task is None:
                    task = self._read_task(block, rules_section)
                elif block.kind == "aside" and not aside:
                    if block.options.keys() != {"mouse", "keys"}:
                        raise ValueError("an aside has words for the mouse, and for the keys")
                    aside = {
                        name: make_text(words, self._context, rules_section)
                        for name, words in block.options.items()
                    }
                elif block.kind == "paragraph":
                    texts.append(make_text(block.words, self._context, rules_section))
                else:
                    raise ValueError(f"“{block.kind}” has no place in a step")
        game = self._game
        with head.locate_errors():
            head.check_options("light", "tile", allow_values=True)
            used_names = {name for text in texts for name in PLACEHOLDER.findall(text.source)}
            if mismatched_names := used_names ^ head.values.keys():
                raise ValueError(
                    f"“{min(mismatched_names)}” is used without a value, or never used"
                )
            values = tuple((name, game.parse_query(words)) for name, words in head.values.items())
            light = head.options.get("light", "")
            spots = tuple(game.parse_spot(words.strip()) for words in light.split(";") if words)
            shown_piece = (
                game.parse_shown_piece(head.options["tile"]) if "tile" in head.options else ""
            )
        by_mouse, by_keys = aside.get("mouse"), aside.get("keys")
        return Step(tuple(texts), values, spots, task, shown_piece, by_mouse, by_keys)

    def _read_task(self, block: Block, rules_section: str) -> Task:
        block.check_options("replies")
        action_class, arguments = self._game.parse_task(block.argument)
        gesture = self._game.gesture_type(block.argument.split()[0])
        replies = (
            self._game.parse_actions(block.options["replies"]) if "replies" in block.options else ()
        )
        return Task(
            gesture,
            action_class,
            arguments,
            make_text(block.words, self._context, rules_section),
            replies,
        )
