"""The sentences of the game, as source texts with their arguments; without Qt.

They are names of things, and texts about reasons, events and actions. `text/text.py` has the class
and its English rendering; `text/language.py` translates them with Qt.
"""
