"""Read the tutorial: a file of `resources/tutorial/` is a lesson, `contents.md` their order.

`ways.md` has the instructions for each task.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import pairwise
from pathlib import Path

from prose.markdown import PLACEHOLDER, Block, blocks, contents, text_of
from prose.notation import ACTIONS, actions, measure, parse, tile
from twoheirs_qt.text.text import Text
from twoheirs_qt.tutorial.model import (
    Course,
    InHand,
    Lesson,
    OnCell,
    OnPlace,
    Part,
    Spot,
    Step,
    Task,
    Way,
)

_CONTEXT = "Tutorial"
_SPOTS: Mapping[str, type[Spot]] = {"cell": OnCell, "place": OnPlace, "tile": InHand}
_PARTS = {part.name.lower().replace("_", "-"): part for part in Part}


def read_course(folder: Path, sections: Collection[str]) -> Course:
    """Read the tutorial in a folder; ProseFault if it is wrong.

    `sections` are the ids of those of the rule book.
    """
    names = contents(folder, "ways")
    lessons = tuple(_lesson(folder / f"{name}.md", sections) for name in names)
    return Course(lessons, **_ways(folder / "ways.md"))


def _ways(file: Path) -> Mapping[str, Mapping[Way, Text]]:
    ways: dict[str, dict[Way, Text]] = {"mouse": {}, "keys": {}, "outline": {}}
    for block in blocks(file):
        with block.locate_errors():
            if block.kind != "way" or block.options.keys() != ways.keys():
                raise ValueError("a way has words for the mouse, the keys and the outline")
            for key, words in block.options.items():
                ways[key][Way(block.argument)] = text_of(words, _CONTEXT)
    with block.locate_errors():
        if missing := set(Way) - ways["keys"].keys():
            raise ValueError(f"after this, “{missing.pop().value}” is missing")
    return ways


def _lesson(file: Path, sections: Collection[str]) -> Lesson:
    head, *rest = blocks(file)
    with head.locate_errors():
        if head.kind != "#" or not rest or (rest[0].kind, rest[-1].kind) != ("step", "learned"):
            raise ValueError("a lesson is its title, steps, and what is learned")
        title = text_of(head.words, _CONTEXT)
        if not file.with_suffix(".json").is_file():
            raise ValueError(f"its position, {file.stem}.json, is missing")
    *rest, last = rest
    with last.locate_errors():
        learned = tuple(text_of(item, _CONTEXT, title.comment) for (item,) in last.rows)
        if last.argument not in sections:
            raise ValueError(f"there is no section “{last.argument}” in the rule book")
    starts = [number for number, block in enumerate(rest) if block.kind == "step"]
    parts = (rest[start:end] for start, end in pairwise([*starts, len(rest)]))
    steps = tuple(_step(part, title.comment) for part in parts)
    return Lesson(file.stem, title, steps, learned, last.argument)


def _step(part: list[Block], cited: str) -> Step:
    head, *rest = part
    texts: list[Text] = []
    aside: dict[str, Text] = {}
    task: Task | None = None
    for block in rest:
        with block.locate_errors():
            if block.kind == "task" and task is None:
                task = _task(block, cited)
            elif block.kind == "aside" and not aside:
                if block.options.keys() != {"mouse", "keys"}:
                    raise ValueError("an aside has words for the mouse, and for the keys")
                aside = {
                    name: text_of(words, _CONTEXT, cited) for name, words in block.options.items()
                }
            elif block.kind == "paragraph":
                texts.append(text_of(block.words, _CONTEXT, cited))
            else:
                raise ValueError(f"“{block.kind}” has no place in a step")
    with head.locate_errors():
        head.check_options("light", "tile", values=True)
        asked = {name for text in texts for name in PLACEHOLDER.findall(text.source)}
        if wrong := asked ^ head.values.keys():
            raise ValueError(f"“{min(wrong)}” is used without a value, or never used")
        values = tuple((name, measure(words)) for name, words in head.values.items())
        lit = head.options.get("light", "")
        spots = tuple(_spot(words.strip()) for words in lit.split(";") if words)
        shown = tile(head.options["tile"]) if "tile" in head.options else ""
    by_mouse, by_keys = aside.get("mouse"), aside.get("keys")
    return Step(tuple(texts), values, spots, task, shown, by_mouse, by_keys)


def _spot(words: str) -> Spot:
    if words in _PARTS:
        return _PARTS[words]
    kind, arguments = parse(_SPOTS, words)
    return kind(*arguments)


def _task(block: Block, cited: str) -> Task:
    block.check_options("replies")
    kind, given = parse(ACTIONS, block.argument, whole=False)
    way = Way(block.argument.split()[0])
    replies = actions(block.options["replies"]) if "replies" in block.options else ()
    return Task(way, kind, given, text_of(block.words, _CONTEXT, cited), replies)
