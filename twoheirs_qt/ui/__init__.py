"""The window: scenes, items, dialogs, themes. It reads the model, and never changes it."""
