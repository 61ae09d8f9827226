"""Reads and writes the program's files: positions, actions, saves and catalogues. Free of Qt.

`FORMAT.md` and `CATALOGUE.md` beside this file describe the formats for people. Every way to read
a file raises `FileFault`, one sentence that names file, place and fault; pydantic's core, which
checks the shapes, is imported only when a file is really read.
"""
