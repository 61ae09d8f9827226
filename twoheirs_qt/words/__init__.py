"""The sentences of the game, as source texts with their arguments; free of Qt.

They name things, reasons, events and actions, and say what can be done now. `text.text` has the
value and its English rendering; the window passes it through Qt's translation.
"""
