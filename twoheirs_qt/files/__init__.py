"""Reads and writes files of any kind, with limits and checks. Free of Qt.

Every way to read a file raises `FileFault`, one sentence that names file, place and fault;
pydantic's core, which checks the shapes, is imported only when a file is really read.
"""
