"""The rule book in a window: pages, search, living examples, printing."""
