"""Puts another version in the place of a running one, and uses all that the running one loads late.

The harshest version there could be: under every name lies something that is of no use. What dpkg
does to each file happens here, too: the new one takes the name, and who has the old one open keeps
it.
"""

from __future__ import annotations

import json
import os
import select
import shutil
import subprocess
import time
from pathlib import Path

from devtools.bundle_check import SAVE
from devtools.errors import Stop

_PATIENCE = 120
"""Seconds."""
_NOISE = "This plugin does not support "
"""Begins what Qt says of windows where there is no screen."""
_FILES = ("rules.pdf", "points.pdf", "game.png", "game.svg")

# Runs in the bundle. What is there says so by its own means: words on a page, a file that is whole.
_PLAY = """
import codecs, json, sys, traceback
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QImageReader
from PySide6.QtWidgets import QApplication, QPushButton
from twoheirs_qt import app

save, aside = sys.argv[1], Path(sys.argv[2])
seen = {}

def named(name):
    # A new game is asked for on a page of the window.
    return [w for w in QApplication.allWidgets() if type(w).__name__ == name and w.isVisible()]

def closed(name):
    QApplication.processEvents()
    (window,) = named(name)
    texts = [label for label in window.findChildren(QPushButton) if label.text()]
    window.close()
    QApplication.processEvents()
    return bool(texts)

def go():
    loads = named("MainWindow")[0].findChild(QTimer, "preload") if named("MainWindow") else None
    if loads is None or loads.isActive():
        return
    ready.stop()
    print("ready", flush=True)
    sys.stdin.readline()
    try:
        use(named("MainWindow")[0])
    except BaseException:
        traceback.print_exc()
    print(json.dumps(seen), flush=True)
    named("MainWindow")[0].close()

def use(window):
    menus = window.menus
    menus.rule_book.trigger()
    (book,) = named("RuleBookWindow")
    sys.modules["twoheirs_qt.ui.disk_work"].DiskWork.at_once = 60  # all is written when asked for
    book.printing.write_pdf(aside / "rules.pdf")  # with every example in it
    seen["rule book"] = (aside / "rules.pdf").is_file()
    QTimer.singleShot(1000, lambda: seen.update({"print dialog": closed("QPrintDialog")}))
    book._print_page()
    book.close()
    (sharing,) = [c for c in window.children() if type(c).__name__ == "Sharing"]
    for name in ("game.png", "game.svg"):
        sharing.write_picture(aside / name)
        seen[name] = (aside / name).is_file()
    sharing.write_score_pad(aside / "points.pdf")
    seen["score pad"] = (aside / "points.pdf").is_file()
    menus.tutorial.trigger()
    (tutorial,) = named("TutorialWindow")
    from twoheirs_qt.words.tutorial import course
    for lesson in course.LESSONS:
        tutorial.begin(lesson.id)
    seen["tutorial"] = tutorial.session.lesson is course.LESSONS[-1]
    tutorial.close()
    menus.about.trigger()
    (about,) = named("AboutDialog")
    about.licences.click()
    seen["licences"] = closed("LicencesDialog")
    about.close()
    for name, action in {
        "PreferencesDialog": menus.preferences,
        "ShortcutsDialog": menus.shortcuts,
        "NewGameDialog": menus.new_game,
        "ToComeDialog": menus.still_to_come,
    }.items():
        action.trigger()
        seen[name] = closed(name)
    menus.outline.trigger()
    QApplication.processEvents()
    menus.outline.trigger()
    said = set()
    from twoheirs_qt.words.languages import LANGUAGES
    for language in LANGUAGES:
        menus.language_chosen.emit(language)
        QApplication.processEvents()
        said.add((menus.game_menu.title(), QCoreApplication.translate("QFileDialog", "&Look in:")))
    seen["languages"] = [len({words[place] for words in said}) for place in (0, 1)]
    menus.undo.trigger()
    seen["codecs"] = codecs.lookup("cp1250").name
    seen["plugins"] = b"svg" in [bytes(each) for each in QImageReader.supportedImageFormats()]

class Application(app.Application):
    def __init__(self, words):
        global ready
        super().__init__(words)
        ready = QTimer(self)
        ready.timeout.connect(go)
        ready.start(100)

app.Application = Application
sys.exit(app.main(["--language", "en", save]))
"""


def check(made: Path, aside: Path) -> None:
    """Run a copy of the bundle `made`, which has a `probe`, and upgrade it meanwhile.

    `aside` is a folder on the same disk, gone if all is well. Stop if anything that the program
    offers could not be used, or if it complained.
    """
    shutil.rmtree(aside, ignore_errors=True)
    aside.mkdir(parents=True)
    bundle = aside / "bundle"
    # Links will do: whoever replaces a file touches none that goes by another name.
    shutil.copytree(made, bundle, symlinks=True, copy_function=os.link)
    game = Path(shutil.copy(SAVE, aside / SAVE.name))
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    homes = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")
    errors = aside / "errors.txt"
    with errors.open("w") as complaints:
        running = subprocess.Popen(
            [bundle / "probe", _PLAY, game, aside],
            env={
                **inherited,
                **dict.fromkeys(homes, str(aside / "home")),
                "QT_QPA_PLATFORM": "offscreen",
            },
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=complaints,
            text=True,
        )
    try:
        _line(running, errors)
        for file in bundle.rglob("*"):
            if file.is_file() and not file.is_symlink():
                _replace(file)
        assert running.stdin is not None
        running.stdin.write("\n")
        running.stdin.flush()
        seen = json.loads(_line(running, errors))
        status = running.wait(_PATIENCE)
    finally:
        running.kill()
        running.wait()
        for pipe in (running.stdin, running.stdout):
            if pipe is not None:
                pipe.close()
    said = _complaints(errors)
    missing = [name for name in _FILES if not (aside / name).is_file()]
    if status or said or missing or not all(seen.values()) or seen.get("languages") != [4, 4]:
        fault = f"Upgraded while it runs, the program fails ({status}), and writes no {missing}"
        raise Stop(f"{fault}:\n{seen}\n{said}")
    shutil.rmtree(aside)


def _replace(file: Path) -> None:
    new = file.with_name(f"{file.name}.dpkg-new")
    new.write_bytes(b"of another version")
    new.replace(file)


def _complaints(errors: Path) -> str:
    lines = errors.read_text("utf-8").splitlines()
    return "\n".join(line for line in lines if not line.startswith(_NOISE))


def _line(running: subprocess.Popen[str], errors: Path) -> str:
    assert running.stdout is not None
    until = time.monotonic() + _PATIENCE
    while time.monotonic() < until:
        if select.select([running.stdout], [], [], 1)[0]:
            if line := running.stdout.readline():
                return line
            break  # it has ended
    raise Stop(f"The program says nothing any more:\n{errors.read_text('utf-8')}")
