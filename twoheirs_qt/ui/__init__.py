"""The window: scenes, items, dialogs, themes. It reads the model and changes nothing but itself."""
