"""The shelf is searched beside the window, and what is typed meanwhile cancels it."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from tests.timeouts import TIMEOUT_S
from tests.ui.conftest import Start
from tests.ui.heir_program import Program
from tests.ui.shelf.conftest import Put, find_library, find_page, list_titles
from twoheirs_qt.tabletop.saves.titles import ShelfTexts
from twoheirs_qt.tabletop.shelf.reader import ShelfSearch
from twoheirs_qt.tabletop.text.search import Entry, Index

Pause = Callable[[], None]


class Slow:
    """Takes the place of `Index.find_best`: the first search goes on until somebody cancels it."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.cancelled = threading.Event()
        self.threads: list[threading.Thread] = []
        self.asked: list[str] = []
        self._fitting = Index.find_best

    def __call__(self, index: Index, query: str, pause: Pause) -> frozenset[int]:
        self.threads.append(threading.current_thread())
        self.asked.append(query)
        if len(self.asked) == 1:
            self.begun.set()
            try:
                while not self.cancelled.wait(0.001):
                    pause()
            except Exception:
                self.cancelled.set()
                raise
        return self._fitting(index, query, pause)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    search = Slow()
    monkeypatch.setattr(Index, "find_best", lambda *given: search(*given))
    monkeypatch.setattr(ShelfSearch, "blocking_s", 0.0)
    return search


@pytest.fixture
def shelf(qtbot: QtBot, start: Start, put: Put) -> Program:
    """A program that shows a shelf of three games, and has read them."""
    for number, names in enumerate((("Anna", "Boris"), ("Celia", "Dora"), ("Emil", "Franz")), 1):
        put(number, names=names)
    program = start(at_home=True)
    model = find_library(program).model
    with qtbot.waitSignal(model._reader.finished):
        find_library(program).show()
    return program


def test_the_next_letter_cancels_a_search_that_is_still_going_on(
    qtbot: QtBot, shelf: Program, slow: Slow
) -> None:
    search = find_page(shelf).search
    search.setFocus()
    qtbot.keyClicks(search, "ce")
    assert find_library(shelf).model.is_searching
    assert len(list_titles(shelf)) == 3, "what was shown stays until something is found"
    assert slow.begun.wait(TIMEOUT_S)
    qtbot.keyClicks(search, "lia")
    assert slow.cancelled.wait(TIMEOUT_S)
    qtbot.waitUntil(lambda: list_titles(shelf) == ["Celia and Dora"])
    qtbot.waitUntil(lambda: not find_library(shelf).model.is_searching)
    assert threading.main_thread() not in slow.threads
    assert slow.asked[-1] == "celia"


def test_a_search_that_is_cleared_or_left_ends(qtbot: QtBot, shelf: Program, slow: Slow) -> None:
    search = find_page(shelf).search
    search.setText("celia")
    assert slow.begun.wait(TIMEOUT_S)
    shelf.window.pages.start_page_requested.emit()
    assert slow.cancelled.wait(TIMEOUT_S)
    assert not find_library(shelf).model.is_searching


def test_texts_and_index_are_made_beside_the_window(
    qtbot: QtBot, shelf: Program, slow: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At 10,000 games they took 6 s of the window's time."""
    threads: list[threading.Thread] = []
    search_text = ShelfTexts.format_search_text

    def note(words: ShelfTexts, *given: object) -> str:
        threads.append(threading.current_thread())
        return search_text(words, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(ShelfTexts, "format_search_text", note)
    slow.cancelled.set()
    find_page(shelf).search.setText("emil")
    qtbot.waitUntil(lambda: list_titles(shelf) == ["Emil and Franz"])
    find_page(shelf).search.setText("boris")
    qtbot.waitUntil(lambda: list_titles(shelf) == ["Anna and Boris"])
    assert len(threads) == 3, "once, not for each letter"
    assert threading.main_thread() not in threads


def test_a_reader_hears_nothing_of_a_search_until_something_is_found(
    qtbot: QtBot, shelf: Program, slow: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    announcements: list[str] = []
    monkeypatch.setattr(
        "twoheirs_qt.tabletop.shelf.page.announce", lambda _, words: announcements.append(words)
    )
    shelf_page = find_page(shelf)
    shelf_page.search.setText("nobody")
    assert slow.begun.wait(TIMEOUT_S)
    shelf_page._announce_timer.timeout.emit()
    assert announcements == []
    slow.cancelled.set()
    qtbot.waitUntil(lambda: len(announcements) == 1)
    assert announcements[0].startswith("No games match.")


def test_what_fits_best_lacks_fewest_of_the_words() -> None:
    names = ("Anna", "Boris", "Celia", "Dora")
    pairs = [{one, other} for one in names for other in names]
    index = Index([Entry(" and ".join(sorted(pair)), ("winter",)) for pair in pairs], "en")
    for query, wanted in (
        ("anna", {"Anna"}),
        ("anna boris", {"Anna", "Boris"}),
        ("celia winter", {"Celia"}),
        ("dor", {"Dora"}),
        ("celia nobody", {"Celia"}),
        ("winter", set[str]()),
    ):
        fitting = {number for number, pair in enumerate(pairs) if wanted <= pair}
        assert index.find_best(query) == fitting, query
        if "nobody" not in query:
            assert {hit.entry for hit in index.find(query)} >= fitting
    every_two = {number for number, pair in enumerate(pairs) if len(pair & set(names[:3])) == 2}
    assert index.find_best("anna boris celia") == every_two
    assert index.find_best("nobody") == index.find_best("") == frozenset()
