"""Reading and writing files of any kind, with limits and checks. Without Qt.

Every function that reads a file raises `FileError`, one sentence that names file, place and error.
Pydantic, which checks the shapes, is imported only when a file is really read.
"""
