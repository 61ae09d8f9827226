"""The sentences of the program, as source texts with their arguments; free of Qt.

`text` has the value and its English rendering; the other modules make texts of names, reasons,
events, actions and of what can be done now. The window passes them through Qt's translation.
"""
