"""Checks that run inside an installed program or a bundle, as Python source.

Each prints one line of JSON.
"""

DATA = """
import json
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QDir, QResource, QTranslator
import twoheirs_qt.tabletop.data
from twoheirs_qt.tabletop.text.language import Languages
application = QCoreApplication([])
registered = QResource.registerResource(str(twoheirs_qt.tabletop.data.find_path("resources.rcc")))
languages = Languages(application)
qt_texts = {}
for language in twoheirs_qt.tabletop.data.find_translations():
    languages.choose(language)
    qt_texts[language] = [
        application.translate("QPlatformTheme", "Save"),
        application.translate("QFileDialog", "&Look in:"),
        application.translate("QFileSystemModel", "Date Modified"),
    ]
print(json.dumps({
    "module": twoheirs_qt.__file__,
    "catalogue": json.loads(
        twoheirs_qt.tabletop.data.find_path("games/two_heirs/catalogue.json").read_text("utf-8")
    )["format"],
    "qt_texts": qt_texts,
    "drawings": registered and QDir(":/art").entryList(),
    "languages": {
        language: QTranslator().load(str(file))
        for language, file in twoheirs_qt.tabletop.data.find_translations().items()
    },
}))
"""
"""The places of the program's data, and whether they can be used."""

WINDOW = """
import json
import twoheirs_qt.app as app
from PySide6.QtWidgets import QApplication
application = QApplication(["twoheirs-qt"])
program = app.build(application, app.Folders.of_system())
program.games.begin(None)
program.window.show()
application.processEvents()
picture = program.window.grab().toImage()
columns, rows = range(0, picture.width(), 8), range(0, picture.height(), 8)
print(json.dumps({
    "module": app.__file__,
    "title": program.window.windowTitle(),
    "colours": len({picture.pixel(column, row) for column in columns for row in rows}),
}))
program.window.close()
"""
"""The title of the window and the number of its colours: few if nothing is painted."""

MODULES = """
import importlib, json, sys
for name in sys.argv[1:]:
    importlib.import_module(name)
print(json.dumps(len(sys.modules)))
"""
"""Imports of the modules that the arguments name."""

PAPER = """
import json, sys
from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QGuiApplication, QImage, QImageReader, QPainter, QPdfWriter
from PySide6.QtPrintSupport import QPrinter, QPrinterInfo
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QApplication
application = QApplication([])
content = QByteArray()
buffer = QBuffer(content)
buffer.open(QIODevice.OpenModeFlag.WriteOnly)
writer = QPdfWriter(buffer)
painter = QPainter(writer)
painter.drawText(100, 100, "The Two Heirs")
painter.end()
formats = [bytes(each.data()).decode() for each in QImageReader.supportedImageFormats()]
print(json.dumps({
    "pdf": bytes(content.data())[:5].decode(),
    "formats": formats,
    "printer": QPrinter().outputFormat().name,
}))
"""
"""Writing of PDF, and formats of pictures."""
