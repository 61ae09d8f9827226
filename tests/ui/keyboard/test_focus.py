"""Tab goes through every window and page and comes back, and one always sees where it is."""

from __future__ import annotations

import pytest

from tests.long_run import LONG_RUN
from tests.ui.conftest import Start, process_events
from tests.ui.keyboard.focus import list_tab_widgets, walk
from tests.ui.layout.scenes import open_scenes
from twoheirs_qt.tabletop.drawing.theme import ThemeName

by_night = pytest.mark.skipif(not LONG_RUN, reason="the usual look: `dev.py night`")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("theme", "text", "back"),
    [
        pytest.param(ThemeName.DAYLIGHT, 100, False, id="daylight", marks=by_night),
        pytest.param(ThemeName.CONTRAST, 200, True, id="contrast, large, backwards"),
    ],
)
def test_the_focus_is_always_seen_and_never_trapped(
    start: Start, theme: ThemeName, text: int, back: bool
) -> None:
    program = start("en")
    program.settings.theme, program.settings.text_size = theme, text
    program.window.resize(1280, 720)
    faults: list[str] = []
    seen = set()
    for name, window in open_scenes(program, menus=False):
        process_events()
        stops = walk(window, back=back)
        faults += [
            f"{name}: {stop.widget!r} shows no focus" for stop in stops if not stop.is_marked
        ]
        reached = {id(stop.widget) for stop in stops}
        faults += [
            f"{name}: {widget!r} is not reached"
            for widget in list_tab_widgets(window)
            if id(widget) not in reached
        ]
        seen.add(name)
    program.settings.theme = ""
    print(*faults, sep="\n")
    assert faults == []
    assert {"duel-middle", "outline-henry", "replay", "shelf", "side board"} <= seen
