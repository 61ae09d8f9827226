"""The game in Qt, without pixels: the model, undo, saving, and the session that ties them."""
