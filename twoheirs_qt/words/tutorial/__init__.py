"""The tutorial: what it says and asks for, lesson by lesson, free of Qt.

`tutorial.course.LESSONS` is the whole of it; nothing of it is imported before it is opened.
"""
